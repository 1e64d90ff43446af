"""Two actions, announced first, one after the other; extra ones in between (ledger area TR-ACTN)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma import turn
from escarmouche.games.trauma.chapters import actions
from escarmouche.games.trauma.chapters.actions import Plan
from escarmouche.games.trauma.chapters.melee import crush
from escarmouche.games.trauma.chapters.movement.engagement import update_engaged
from escarmouche.games.trauma.chapters.objectives import units_at
from escarmouche.games.trauma.chapters.shooting.casualties import throw_down
from escarmouche.games.trauma.table import Point, Referee, Table
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall


def announcing(*squads: Squad, pieces: tuple[Piece, ...] = (), **values: Any) -> Table:
    return table_of(*squads, pieces=pieces, turn={"unit": squads[0].id, "step": "announce", **values})


def play(table: Table, one: Script, *throws: tuple[int, ...], two: Script | None = None) -> Referee:
    """Run the activation from the announcement to its end."""
    referee = referee_of(table, *throws, one=one, two=two)
    for _ in range(40):
        if referee.table.turn.step in ("orders", "end", "option"):
            return referee
        turn.step(referee)
    raise AssertionError(referee.table.turn.step)


def along(squad: Squad, dy: int) -> tuple[Any, ...]:
    return tuple((f.id, ((f.x, f.y + dy),), -1) for f in squad.figures)


# -- TR-ACTN-01 to 03


def test_actn_01_two_actions_at_most_in_any_combination() -> None:
    table = announcing(Squad("a", "one", (4000, 2000)), Squad("b", "two", (4000, 6000)))
    assert {len(plan.actions) for plan in actions.PLANS} == {0, 1, 2}
    for plan in (("movement", "movement"), ("shoot", "shoot"), ("movement", "shoot"), ("shoot",), ()):
        assert Plan(plan) in actions.PLANS
        assert actions.why_not_plan(table, "a", Plan.read(plan)) is None


def test_actn_01_two_movements_cover_twice_the_movement_in_two_legs() -> None:
    men = Squad("a", "one", (4000, 2000), count=2)
    first = along(men, 1200)
    second = tuple((id, ((path[0][0], path[0][1] + 1200),), -1) for id, path, _ in first)
    script = Script(announce=[("movement", "movement")], move=[first, second])
    referee = play(announcing(men), script)
    assert [referee.table.figures[f].y for f in ("aa", "ab")] == [4400, 4400]
    assert [ask.question for ask in script.asked] == ["announce", "move", "move"]


def test_actn_01_formation_is_checked_after_each_leg() -> None:
    men = Squad("a", "one", (4000, 2000), count=2)
    apart = (("aa", ((4000, 3200),), -1),)
    script = Script(announce=[("movement", "movement")], move=[apart])
    referee = play(announcing(men), script)
    assert "disorganised" in referee.table.units["a"].markers
    assert [ask.question for ask in script.asked] == ["announce", "move", "break-formation"]


def test_actn_02_a_movement_may_be_waived_and_then_nothing_follows() -> None:
    men, foe = Squad("a", "one", (4000, 2000), count=2), Squad("b", "two", (4000, 2300), count=2)
    waived = Script(announce=[("movement",)], move=[NO_ONE])
    referee = play(announcing(men, foe), waived)
    assert ("TR-ACTN-02", "action-waived") in [(e.rule, e.about.get("key")) for e in referee.events]
    assert "melee" not in [ask.question for ask in waived.asked]
    stays = Script(announce=[("movement",)], move=[()], melee=[NO_ONE])  # 0 cm is a displacement
    play(announcing(men, foe), stays)
    assert "melee" in [ask.question for ask in stays.asked]


def test_actn_02_an_action_that_has_become_impossible_is_lost() -> None:
    men, foe = Squad("a", "one", (4000, 2000), count=1), Squad("b", "two", (4000, 3600), count=1)
    charge = (("aa", ((4000, 3150),), -1),)
    script = Script(announce=[("movement", "shoot")], move=[charge], melee=[NO_ONE])
    referee = play(announcing(men, foe), script)
    lost = [e.about for e in referee.events if e.about.get("key") == "action-lost"]
    assert [(a["action"], a["because"]) for a in lost] == [("shoot", "TR-ACTN-05")]
    assert [ask.question for ask in script.asked] == ["announce", "move", "melee"]


def test_actn_03_what_is_left_of_a_movement_is_lost_when_the_next_action_starts() -> None:
    men, foe = Squad("a", "one", (4000, 2000), count=2), Squad("b", "two", (4000, 6000), count=2)
    script = Script(announce=[("movement", "shoot")], move=[along(men, 500)])
    referee = play(announcing(men, foe), script, (1, 1), (1, 1), (1, 1), (1, 1))
    questions = [ask.question for ask in script.asked]
    assert questions.count("move") == 1
    assert questions.index("move") < questions.index("salvo")
    assert [referee.table.figures[f].y for f in ("aa", "ab")] == [2500, 2500]
    rules = [e.rule for e in referee.events]
    assert rules.index("TR-ACTN-10") < rules.index("TR-SHOOT-25")
    assert "TR-ACTN-10" not in rules[rules.index("TR-SHOOT-25") :]


# -- TR-MOVE-08: the warning


def test_move_08_the_owner_is_warned_and_may_place_his_figures_again() -> None:
    men = Squad("a", "one", (4000, 2000), count=2)
    apart, together = (("aa", ((4000, 3200),), -1),), along(men, 300)
    script = Script(announce=[("movement",)], move=[apart, together], break_formation=[NO_ONE])
    referee = play(announcing(men), script)
    assert "disorganised" not in referee.table.units["a"].markers
    assert [referee.table.figures[f].y for f in ("aa", "ab")] == [2300, 2300]


def test_move_08_warned_once_he_may_do_it_all_the_same() -> None:
    men = Squad("a", "one", (4000, 2000), count=2)
    apart = (("aa", ((4000, 3200),), -1),)
    script = Script(announce=[("movement",)], move=[apart, apart], break_formation=[NO_ONE])
    referee = play(announcing(men), script)
    assert "disorganised" in referee.table.units["a"].markers
    assert [ask.question for ask in script.asked].count("break-formation") == 1


# -- extra actions around the announced ones


def test_skill_02_a_vehicle_that_mends_its_propulsion_moves_in_the_same_activation() -> None:
    tank = Squad("v", "one", (4000, 4000), "tank", 1, entry="mending")
    tank.figures = [msgspec.structs.replace(f, immobile=True, ticked=3) for f in tank.figures]
    script = Script(
        announce=[("movement",)],
        extra_action=["self_repair"],
        repair=[("va", "propulsion")],
        move=[(("va", ((4000, 5000),), -1),)],
    )
    referee = play(announcing(tank), script)
    assert referee.table.figures["va"].y == 5000


def test_skill_09_no_jump_comes_with_a_movement_that_is_waived() -> None:
    men = Squad("a", "one", (4000, 4000), "jumper", 3, entry="jumpers")
    hurdle = wall("w1", 2000, 4300, 6000, 4400, 150, kind="low_wall")
    script = Script(announce=[("movement", "movement")], extra_action=[NO_ONE, NO_ONE], move=[NO_ONE, NO_ONE])
    referee = play(announcing(men, pieces=(hurdle,)), script)
    asked = [ask.question for ask in script.asked]
    assert asked == ["announce", "extra-action", "move", "extra-action", "move"]
    assert not {"movement1", "movement2"} & referee.table.turn.flags


def test_skill_02_a_vehicle_that_mends_its_gun_fires_it_in_the_same_activation() -> None:
    def car(entry: str, profile: str, *broken: int) -> Squad:
        squad = Squad("v", "one", (4000, 4000), profile, 1, entry=entry, facing=90)
        squad.figures = [msgspec.structs.replace(f, broken=broken) for f in squad.figures]
        return squad

    foe = Squad("b", "two", (4000, 6000))
    script = Script(
        announce=[("shoot",)], extra_action=["self_repair"], repair=[("va", "weapon:0")],
        salvo=["machine_gun@1#1"],
    )  # fmt: skip
    referee = play(announcing(car("mending", "car", 0), foe), script, (2, 2, 2), (1, 1))
    assert len(referee.table.units["b"].figures) == 3
    lost = play(announcing(car("mending", "car", 0), foe), Script(announce=[("shoot",)]))
    assert [e.about["because"] for e in lost.events if e.about.get("key") == "action-lost"] == ["TR-SHOOT-01"]
    refusal = actions.why_not_plan(announcing(car("wheeled", "car", 0), foe), "v", Plan.read(("shoot",)))
    assert refusal is not None
    assert refusal.rule == "TR-SHOOT-01"
    staggered = ("shoot", "movement", "staggered")
    assert actions.why_not_plan(announcing(car("mending", "tank", 1), foe), "v", Plan.read(staggered)) is None
    refusal = actions.why_not_plan(announcing(car("wheeled", "tank", 1), foe), "v", Plan.read(staggered))
    assert refusal is not None
    assert refusal.reason == "one-salvo-only"


def test_skill_02_without_the_repair_the_announced_movement_is_lost() -> None:
    tank = Squad("v", "one", (4000, 4000), "tank", 1, entry="mending")
    tank.figures = [msgspec.structs.replace(f, immobile=True) for f in tank.figures]
    script = Script(announce=[("movement",)], extra_action=[NO_ONE])
    referee = play(announcing(tank), script)
    assert [e.about["because"] for e in referee.events if e.about.get("key") == "action-lost"] == [
        "TR-SHOOT-50"
    ]
    plain = Squad("v", "one", (4000, 4000), "tank", 1, entry="wheeled")
    plain.figures = [msgspec.structs.replace(f, immobile=True) for f in plain.figures]
    refusal = actions.why_not_plan(announcing(plain), "v", Plan.read(("movement",)))
    assert refusal is not None
    assert refusal.rule == "TR-SHOOT-50"


def hurdles(*plan: str, jumps: list[str]) -> list[str]:
    """The displacements of a unit with Propulseur dorsal between two low walls, as the record has them."""
    men = Squad("a", "one", (4000, 4000), "jumper", 2, entry="jumpers")
    walls = (
        wall("w1", 2000, 4300, 6000, 4400, 150, kind="low_wall"),
        wall("w2", 2000, 6000, 6000, 6100, 150, kind="low_wall"),
    )
    script = Script(announce=[plan], extra_action=jumps, move=[(), ()])
    referee = play(announcing(men, pieces=walls), script)
    names = {"extra-crossing": "jump", "moves-no-distance": "movement"}
    return [names[e.about["key"]] for e in referee.events if e.about.get("key") in names]


def test_skill_09_crossing_movement_movement_crossing() -> None:
    found = hurdles("movement", "movement", jumps=["jump", NO_ONE, NO_ONE, "jump", "jump"])
    assert found == ["jump", "movement", "movement", "jump"]


def test_skill_09_one_movement_one_extra_crossing_before_or_after_it() -> None:
    assert hurdles("movement", jumps=["jump", "jump"]) == ["jump", "movement"]
    assert hurdles("movement", jumps=[NO_ONE, "jump", "jump"]) == ["movement", "jump"]
    assert hurdles(jumps=["jump"]) == []


# -- what an announcement may hold


@pytest.mark.parametrize("plan", [("shoot", "shoot", "staggered"), ("movement", "staggered")])
def test_actn_06_staggering_goes_with_one_shoot_and_another_action(plan: tuple[str, ...]) -> None:
    offered = [plan.code() for plan in actions.PLANS]
    assert plan not in offered
    assert ("shoot", "movement", "staggered") in offered


def test_actn_06_staggering_is_paid_once_when_announced() -> None:
    men, foe = Squad("a", "one", (4000, 2000), ["marine", "gunner"]), Squad("b", "two", (4000, 6000))
    table = announcing(men, foe)
    referee = referee_of(table, one=Script(announce=[("shoot", "movement", "staggered")]))
    actions.announce(referee)
    assert referee.table.sides["one"].pc == 4
    poor = table_of(men, foe, turn={"unit": "a", "step": "announce"}, one={"pc": 0})
    refusal = actions.why_not_plan(poor, "a", Plan.read(("shoot", "movement", "staggered")))
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("TR-ACTN-06", 1, "PC")


def test_actn_07_two_shoots_announced_are_one_set_of_salvos_with_both_bonuses() -> None:
    men = Squad("a", "one", (4000, 2000), ["marine", "marine", "gunner"])
    foe = Squad("b", "two", (4000, 5500), "veteran", 4)
    script = Script(announce=[("shoot", "shoot")])
    referee = referee_of(announcing(men, foe), one=script)
    actions.announce(referee)
    assert referee.table.turn.todo == ("shoot",)
    assert "sustained" in referee.table.turn.flags
    again = Script(announce=[("shoot", "shoot")])
    played = play(announcing(men, foe), again, (2, 2), (2, 2), (2, 2, 2), (1, 1, 1))
    rolls = [e for e in played.events if e.what == "roll"]
    assert [e.rule for e in rolls] == ["TR-SUST-02", "TR-SHOOT-43", "TR-SUST-02", "TR-SHOOT-43"]
    assert [e.about.get("bonus") for e in rolls[1::2]] == ["TR-SUST-03", "TR-SUST-03"]
    assert [ask.question for ask in again.asked].count("salvo") == 2


def test_army_02_a_rider_is_infantry_in_every_rule() -> None:
    """Whatever its size: it can be engaged, thrown to the ground, crushed, and it controls objectives."""
    rider = Squad("a", "one", (4000, 2000), count=1)
    table = table_of(rider, Squad("b", "two", (4000, 2400), "tank", 1, entry="wheeled"))
    big = msgspec.structs.replace(table.setting.profiles["marine"], size="large", radius=200, height=380)
    table.setting = msgspec.structs.replace(table.setting, profiles={**table.setting.profiles, "marine": big})
    referee = referee_of(table)
    update_engaged(referee, "TR-STATE-02")
    assert "engaged" in table.units["a"].markers
    assert throw_down(referee, "a", ("aa",), resisting=False) == 1
    assert crush.why_not_crush(table, "b", "a") is None
    gamma = wall("gamma", 4000, 1500, 4400, 1700)
    table.change("ground", {"pieces": (gamma,)})
    assert list(units_at(table, Point("gamma1", "gamma", piece="gamma"))) == ["a"]
