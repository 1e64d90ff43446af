"""Extra actions and objects (TR-ACTN-09, TR-ACTN-12; TR-SKILL-02, 03, 09, 13; TR-ARMY-21)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma.chapters import actions, skills
from escarmouche.games.trauma.table import Point, Table
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Script, Squad, agreed, referee_of, table_of, wall


def damaged(vehicle: Squad, **values: Any) -> Squad:
    vehicle.figures = [msgspec.structs.replace(f, **values) for f in vehicle.figures]
    return vehicle


def tank(id: str = "v", entry: str = "wheeled", **values: Any) -> Squad:
    return damaged(Squad(id, "one", (4000, 4000), "tank", 1, entry=entry), **values)


def acting(
    *squads: Squad, pieces: tuple[Piece, ...] = (), points: tuple[Point, ...] = (), **turn: Any
) -> Table:
    return table_of(*squads, pieces=pieces, points=points, turn={"unit": squads[0].id, **turn})


def with_options(table: Table, **options: Any) -> Table:
    table.setting = msgspec.structs.replace(table.setting, options=options)
    return table


# -- TR-ARMY-21


# -- who may


def test_actn_12_repair_between_two_actions() -> None:
    men = Squad("a", "one", (0, 0), ["mechanic", "marine"], places=[(4000, 4500), (4000, 4900)])
    table = acting(men, tank(ticked=2), todo=("shoot",))
    assert skills.available(table, "a") == ("repair",)
    referee = referee_of(table, one=Script(extra_action=["repair"], repair=[("va", "box")]))
    actions.act(referee)
    assert referee.table.figures["va"].ticked == 1
    assert referee.table.turn.todo == ("shoot",)
    assert referee.table.turn.step == "act"
    assert skills.available(referee.table, "a") == ()  # once in an activation


@pytest.mark.parametrize(
    ("flags", "markers"),
    [("fought", ()), ("began_disorganised", ()), ("dropped", ()), ("", ("disorganised",)), ("", ("prone",))],
)
def test_actn_12_never_after_a_melee_or_in_disorder(flags: str, markers: tuple[str, ...]) -> None:
    men = Squad("a", "one", (4000, 4500), "mechanic", 1, markers=markers)
    table = acting(men, tank(ticked=2), flags=frozenset({flags} - {""}))
    assert skills.available(table, "a") == ()
    assert skills.why_not_extra(table, "a") is not None


def test_actn_12_melee_is_not_among_what_is_offered_without_a_displacement() -> None:
    table = acting(Squad("a", "one", (4000, 4500)), Squad("b", "two", (4000, 4900)))
    assert skills.available(table, "a") == ()


# -- repairs


def test_skill_02_one_remedy_of_two_and_then_it_may_move() -> None:
    table = acting(tank(entry="mending", ticked=3, immobile=True))
    assert skills.available(table, "v") == ("self_repair",)
    script = Script(repair=[("va", "propulsion")])
    referee = referee_of(table, one=script)
    skills.do_extra(referee, "v", "self_repair")
    assert script.asked[0].options == (("va", "propulsion"), ("va", "box"))
    assert not referee.table.figures["va"].immobile
    assert referee.table.figures["va"].ticked == 3
    assert skills.available(referee.table, "v") == ()
    assert [e for e in referee.events if e.what == "roll"] == []


def test_skill_02_erasing_a_box_does_not_undo_its_incident() -> None:
    table = acting(tank(entry="mending", ticked=2, broken=(1,)))
    referee = referee_of(table, one=Script(repair=[("va", "box")]))
    skills.do_extra(referee, "v", "self_repair")
    assert referee.table.figures["va"].ticked == 1
    assert referee.table.figures["va"].broken == (1,)
    referee = referee_of(
        acting(tank(entry="mending", broken=(0, 1))), one=Script(repair=[("va", "weapon:0")])
    )
    skills.do_extra(referee, "v", "self_repair")
    assert referee.table.figures["va"].broken == (1,)


def test_skill_02_once_for_each_vehicle() -> None:
    pair = Squad("v", "one", (4000, 4000), "tank", 2, entry="mending")
    table = acting(damaged(pair, ticked=1))
    referee = referee_of(table, one=Script(repair=[("vb", "box")]))
    skills.do_extra(referee, "v", "self_repair")
    assert skills.available(referee.table, "v") == ("self_repair",)
    skills.do_extra(referee, "v", "self_repair")
    assert [referee.table.figures[f].ticked for f in ("va", "vb")] == [0, 0]
    assert skills.available(referee.table, "v") == ()


def test_skill_02_a_whole_vehicle_or_one_without_the_skill_is_not_offered_it() -> None:
    assert skills.available(acting(tank(entry="mending")), "v") == ()
    assert skills.available(acting(tank(ticked=2)), "v") == ()


def test_skill_13_each_mechanic_mends_one_thing() -> None:
    men = Squad("a", "one", (0, 0), ["mechanic", "mechanic"], places=[(4000, 4500), (4000, 3500)])
    script = Script(repair=[("va", "propulsion"), ("va", "box")])
    referee = referee_of(acting(men, tank(ticked=2, immobile=True)), one=script)
    skills.do_extra(referee, "a", "repair")
    vehicle = referee.table.figures["va"]
    assert (vehicle.immobile, vehicle.ticked) == (False, 1)


def test_skill_13_he_must_be_at_contact_himself() -> None:
    men = Squad("a", "one", (0, 0), ["mechanic", "marine"], places=[(4000, 4676), (4000, 4500)])
    refusal = skills.why_not_repair(acting(men, tank(ticked=2)), "a")
    assert refusal is not None
    assert refusal.rule == "TR-SKILL-13"
    near = Squad("a", "one", (4000, 4675), "mechanic", 1)
    assert skills.why_not_repair(acting(near, tank(ticked=2)), "a") is None


def test_skill_13_as_an_option_anybody_of_his_unit_may_be_at_contact() -> None:
    men = Squad("a", "one", (0, 0), ["mechanic", "marine"], places=[(4000, 4676), (4000, 4500)])
    table = agreed(acting(men, tank(ticked=2)), repair_by_unit=True)
    assert skills.why_not_repair(table, "a") is None
    referee = referee_of(table, one=Script(repair=[("va", "box")]))
    skills.do_extra(referee, "a", "repair")
    assert referee.table.figures["va"].ticked == 1


def test_skill_13_only_friends_that_still_stand() -> None:
    near = Squad("a", "two", (4000, 4600), "mechanic", 1)
    assert skills.why_not_repair(acting(near, tank(ticked=2)), "a") is not None
    wreck = tank(ticked=6)
    wreck.unit = msgspec.structs.replace(wreck.unit, figures=(), place="gone")
    assert (
        skills.why_not_repair(acting(Squad("a", "one", (4000, 4600), "mechanic", 1), wreck), "a") is not None
    )


# -- demolition


LOW = wall("w1", 3000, 4300, 5000, 4400, 150, "demolishable")


def test_skill_03_a_piece_at_contact_of_the_expert_is_removed() -> None:
    men = Squad("a", "one", (0, 0), ["sapper", "marine"], places=[(4000, 4000), (4000, 3700)])
    table = acting(men, pieces=(LOW,))
    assert skills.available(table, "a") == ("demolition",)
    referee = referee_of(table)
    skills.do_extra(referee, "a", "demolition")
    assert referee.table.ground.pieces == ()


def test_skill_03_one_piece_for_each_unit_and_activation() -> None:
    men = Squad("a", "one", (0, 0), ["sapper", "sapper"], places=[(4000, 4000), (4000, 3700)])
    other = wall("w2", 3000, 3300, 5000, 3400, 150, "demolishable")
    table = acting(men, pieces=(LOW, other))
    referee = referee_of(table, one=Script(demolish=["w2"]))
    skills.do_extra(referee, "a", "demolition")
    assert [p.id for p in referee.table.ground.pieces] == ["w1"]
    refusal = skills.why_not_demolition(referee.table, "a")
    assert refusal is not None
    assert refusal.reason == "once-per-activation"


def test_skill_03_the_specialist_himself_and_only_what_may_be_blown_up() -> None:
    behind = Squad("a", "one", (0, 0), ["marine", "sapper"], places=[(4000, 4000), (4000, 3700)])
    assert skills.available(acting(behind, pieces=(LOW,)), "a") == ()
    expert = Squad("a", "one", (4000, 4000), "sapper", 1)
    solid = wall("w1", 3000, 4300, 5000, 4400, 150)
    assert skills.available(acting(expert, pieces=(solid,)), "a") == ()
    point = Point("p", "alpha", piece="w1")
    assert skills.available(acting(expert, pieces=(LOW,), points=(point,)), "a") == ()


def test_skill_03_who_stood_on_it_is_at_ground_level_unharmed() -> None:
    block = wall("w1", 3800, 4300, 4300, 4800, 300, "demolishable", "flat_top")
    expert = Squad("a", "one", (4000, 4000), "sapper", 1)
    above = Squad("b", "two", (4000, 4500), count=1, z=300)
    referee = referee_of(acting(expert, above, pieces=(block,)))
    skills.do_extra(referee, "a", "demolition")
    assert referee.table.figures["ba"].z == 0
    assert (referee.table.figures["ba"].x, referee.table.figures["ba"].y) == (4000, 4500)
    assert referee.table.units["b"].figures == ("ba",)
    assert "engaged" in referee.table.units["b"].markers  # now on one level, 2.5 cm apart


# -- dorsal jumps


def jumpers(**turn: Any) -> Table:
    men = Squad("a", "one", (4000, 4000), "jumper", 3, entry="jumpers")
    hurdle = wall("w1", 2000, 4300, 6000, 4400, 150, kind="low_wall")
    return acting(men, pieces=(hurdle,), **turn)


def test_skill_09_one_jump_for_each_movement() -> None:
    both = frozenset({"movement1", "movement2"})
    assert skills.available(jumpers(todo=("movement", "movement"), flags=both), "a") == ("jump",)
    assert skills.available(jumpers(flags=both | {"jump1"}), "a") == ("jump",)  # after the second Movement
    assert skills.available(jumpers(flags=both | {"jump1", "jump2"}), "a") == ()
    refusal = skills.why_not_jump(jumpers(flags=frozenset({"movement1", "jump1"})), "a")
    assert refusal is not None
    assert refusal.reason == "one-jump-per-movement"
    assert skills.available(jumpers(todo=("shoot",)), "a") == ()


def test_skill_09_a_jump_is_a_crossing_and_a_displacement() -> None:
    referee = referee_of(jumpers(todo=("movement",)))
    skills.do_extra(referee, "a", "jump")
    turn = referee.table.turn
    assert "jump1" in turn.flags
    assert turn.step == "moved"
    assert turn.todo == ("movement",)
    assert referee.table.figures["aa"].y > 4400


def test_skill_09_only_units_with_the_skill() -> None:
    men = Squad("a", "one", (4000, 4000), "jumper", 3)
    hurdle = wall("w1", 2000, 4300, 6000, 4400, 150, kind="low_wall")
    assert skills.available(acting(men, pieces=(hurdle,), todo=("movement",)), "a") == ()


# -- objects


LEVER = wall("lever", 3950, 4500, 4050, 4600, 100)


def test_actn_09_a_combatant_must_be_at_contact() -> None:
    near = acting(Squad("a", "one", (4000, 4125), count=1), pieces=(LEVER,))
    refusal = skills.why_not_operate(near, "a")
    assert refusal is not None
    assert refusal.reason == "no-object"
    assert skills.why_not_operate(with_options(near, objects=["lever"]), "a") is None
    far = with_options(acting(Squad("a", "one", (4000, 4124), count=1), pieces=(LEVER,)), objects=["lever"])
    refusal = skills.why_not_operate(far, "a")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-ACTN-09", "no-object-at-contact")
    assert skills.why_not_objects(far) is None


def test_actn_09_allowed_while_engaged_and_vehicles_only_if_the_scenario_says_so() -> None:
    held = Squad("a", "one", (4000, 4125), count=1, markers=("engaged",))
    table = with_options(acting(held, pieces=(LEVER,)), objects={"lever": {"effect": "note"}})
    assert skills.why_not_operate(table, "a") is None
    engine = Squad("a", "one", (4000, 4000), "car", 1, entry="wheeled")
    table = acting(engine, pieces=(LEVER,))
    assert skills.why_not_operate(with_options(table, objects={"lever": {}}), "a") is not None
    assert skills.why_not_operate(with_options(table, objects={"lever": {"vehicles": True}}), "a") is None


def test_actn_09_its_effect_is_data() -> None:
    man = Squad("a", "one", (4000, 4125), count=1)
    table = with_options(acting(man, pieces=(LEVER,)), objects={"lever": {"effect": "remove"}})
    referee = referee_of(table)
    skills.operate(referee, "a")
    assert referee.table.ground.pieces == ()
    table = with_options(acting(man, pieces=(LEVER,)), objects={"lever": {"effect": "score", "pv": 2}})
    referee = referee_of(table)
    skills.operate(referee, "a")
    assert referee.table.sides["one"].pv == 2
    assert "operated" in referee.table.ground.piece("lever").traits
    assert skills.why_not_objects(referee.table) is not None  # once


def test_actn_09_it_may_be_waived() -> None:
    table = with_options(acting(Squad("a", "one", (4000, 4125), count=1), pieces=(LEVER,)), objects=["lever"])
    referee = referee_of(table, one=Script(operate=[NO_ONE]))
    skills.operate(referee, "a")
    assert "operated" not in referee.table.ground.piece("lever").traits


def test_skill_09_coming_in_by_an_access_zone_counts_as_a_movement() -> None:
    entered = frozenset({"entered"})
    assert skills.movements(jumpers(flags=entered)) == 1
    assert skills.movements(jumpers(flags=entered | {"movement1"})) == 2
    assert skills.movements(jumpers(todo=("movement", "shoot"))) == 1
    assert skills.movements(jumpers(todo=("shoot",))) == 0
    assert skills.why_not_jump(jumpers(flags=entered), "a") is None
    assert skills.why_not_jump(jumpers(flags=entered | {"jump1"}), "a") is not None


def vehicle(profile: str, kind: str, **values: object) -> Squad:
    squad = Squad("v", "one", (4000, 4000), profile, 1, entry=kind)
    squad.figures = [msgspec.structs.replace(f, **values) for f in squad.figures]
    return squad


def test_meas_01_between_friends_height_does_not_count() -> None:
    box = wall("box", 3000, 4200, 5000, 5000, 450, "flat_top", kind="container")
    roof = Squad("m", "one", (4000, 4400), "mechanic", 1, z=450)
    tank = vehicle("tank", "wheeled", ticked=1)
    table = table_of(roof, tank, pieces=(box,), turn={"unit": "m"})
    assert skills.why_not_repair(table, "m") is None
