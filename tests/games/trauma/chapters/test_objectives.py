"""Control of strategic points, and who may pick which element."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.requests import Ask
from escarmouche.engine.table import replace
from escarmouche.games.trauma.chapters.morale import morale_test
from escarmouche.games.trauma.chapters.objectives import (
    controller,
    pick_point,
    picker,
    presence,
    units_at,
    why_not_point,
)
from escarmouche.games.trauma.setup import quarters, scenario
from escarmouche.games.trauma.setup.scenario import Pick
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, PRONE, RESERVE, Point, Table, Zone
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall

BOX = Piece("box", "crates", rectangle(4000, 4000, 4400, 4400).points, 300)
ALPHA = Point("alpha1", "alpha", piece="box")
GREY = Point("grey", "access", zone="grey")
ZONES = (Zone("grey", "neutral", (0, 4000), (0, 8000)),)
EDGE = 4400 + 125
"""Centre of a figure that touches the box from the east."""


def board(*squads: Squad, **turn: Any) -> Table:
    return table_of(*squads, pieces=(BOX,), points=(ALPHA, GREY), turn={"zones": ZONES, **turn})


def near(id: str, side: str, count: int = 1, gap: int = 250, **values: Any) -> Squad:
    """A squad in a column east of the box, its leader at `gap` from it, the others behind him."""
    places = [(EDGE + gap + 300 * n, 4200) for n in range(count)]
    return Squad(id, side, places[0], count=count, places=places, **values)


def west(id: str, side: str, count: int, **values: Any) -> Squad:
    places = [(4000 - 375 - 300 * n, 4200) for n in range(count)]
    return Squad(id, side, places[0], count=count, places=places, **values)


def test_debr_02_one_soldier_at_contact_controls() -> None:
    assert controller(board(near("one1", "one")), ALPHA) == "one"
    assert controller(board(near("one1", "one", gap=251)), ALPHA) == ""


def test_debr_02_standing_on_the_element_counts() -> None:
    assert controller(board(Squad("one1", "one", (4200, 4200), count=1, z=300)), ALPHA) == "one"


def test_debr_02_any_member_at_contact_will_do() -> None:
    squad = Squad("one1", "one", (0, 0), count=2, places=[(EDGE + 600, 4200), (EDGE + 250, 4200)])
    assert controller(board(squad), ALPHA) == "one"


def test_debr_02_vehicles_neither_control_nor_contest() -> None:
    walker = Squad("two1", "two", (4700, 4200), ["walker"], entry="walkers")
    assert controller(board(walker), ALPHA) == ""
    assert controller(board(walker, west("one1", "one", 1)), ALPHA) == "one"


def test_debr_02_prone_and_engaged_units_control_reserves_do_not() -> None:
    assert controller(board(near("one1", "one", markers=(PRONE, ENGAGED))), ALPHA) == "one"
    assert controller(board(near("one1", "one", place=RESERVE)), ALPHA) == ""


def test_debr_02_one_unit_may_control_several_points() -> None:
    other = Point("omega1", "omega", piece="box")
    table = board(near("one1", "one"))
    assert controller(table, ALPHA) == controller(table, other) == "one"


def test_debr_03_a_straggler_does_not_count() -> None:
    five = near("one1", "one", 5)
    places = [(f.x, f.y) for f in five.figures[:4]] + [(EDGE + 3000, 4200)]
    five = Squad("one1", "one", places[0], count=5, places=places)
    four = west("two1", "two", 4)
    table = board(five, four)
    assert presence(table, ALPHA) == {"one": 4, "two": 4}
    assert controller(table, ALPHA) == ""


def test_debr_03_more_figures_in_formation_win() -> None:
    assert controller(board(near("one1", "one", 5), west("two1", "two", 4)), ALPHA) == "one"
    assert controller(board(near("one1", "one", 3), west("two1", "two", 4)), ALPHA) == "two"


def test_debr_03_a_lone_survivor_counts() -> None:
    assert presence(board(near("one1", "one"), west("two1", "two", 1)), ALPHA) == {"one": 1, "two": 1}


def test_skill_18_a_sniper_apart_does_not_count_and_his_leader_does() -> None:
    def pair(sniper_at: int) -> dict[str, int]:
        places = [(EDGE + 250, 4200), (EDGE + sniper_at, 4200)]
        two = Squad("one1", "one", (0, 0), ["marine", "sniper"], entry="skirmishers", places=places)
        return presence(board(two, west("two1", "two", 2)), ALPHA)

    assert pair(550) == {"one": 2, "two": 2}
    assert pair(3000) == {"one": 1, "two": 2}


def test_debr_03_all_units_at_contact_add_up() -> None:
    above = Squad("one2", "one", (4200, 4775), count=3)
    table = board(near("one1", "one", 2), above, west("two1", "two", 4))
    assert presence(table, ALPHA) == {"one": 5, "two": 4}


def test_debr_04_disorganised_units_neither_control_nor_contest() -> None:
    eight = near("one1", "one", 3, markers=(DISORGANISED,))
    assert controller(board(eight), ALPHA) == ""
    assert controller(board(eight, west("two1", "two", 1)), ALPHA) == "two"


def test_debr_09_a_neutral_access_zone_is_held_by_contact_with_its_segment() -> None:
    assert controller(board(Squad("one1", "one", (375, 5000), count=1)), GREY) == "one"
    assert controller(board(Squad("one1", "one", (376, 5000), count=1)), GREY) == ""
    assert controller(board(Squad("one1", "one", (375, 3500), count=1)), GREY) == ""


def vehicle(profile: str, kind: str, **values: object) -> Squad:
    squad = Squad("v", "one", (4000, 4000), profile, 1, entry=kind)
    squad.figures = [msgspec.structs.replace(f, **values) for f in squad.figures]
    return squad


def test_veh_04_a_walker_controls_nothing_and_tests_for_incidents() -> None:
    piece = wall("gamma", 4000, 4400, 4500, 4500)
    table = table_of(vehicle("walker", "walkers"), pieces=(piece,))
    assert list(units_at(table, Point("gamma1", "gamma", piece="gamma"))) == []
    referee = referee_of(table, (2, 2))
    morale_test(referee, "TR-MOR-06", "v")
    assert "disorganised" in table.units["v"].markers


GENERATOR, ATTACK = scenario.load("generator"), scenario.load("attack")


def outpost(key: str = "generator") -> Table:
    """The ready-made table Outpost; side one is blue and attacks."""
    roles: dict[str, Any] = {"one": {"colour": "blue"}, "two": {"colour": "red"}}
    if key == "attack":
        roles["one"]["role"], roles["two"]["role"] = "attacker", "defender"
    table = table_of(turn={"activation": "points", "step": "setup"}, **roles)
    table.setting = replace(table.setting, scenario=key)
    referee = referee_of(table)
    quarters.lay_ready(referee, "outpost")
    return table


def in_quarter(table: Table, quarter: str) -> str:
    return next(quarters.elements(table.ground, quarter)).id


def reason(table: Table, pick: Pick, quarter: str) -> str:
    refusal = why_not_point(table, pick, in_quarter(table, quarter))
    return refusal.reason if refusal else ""


def picked(table: Table, *picks: Pick, **answers: Any) -> Table:
    """Fix these points, both sides answering `pick-point` as told (else the first that is allowed)."""
    players = {side: Script(pick_point=answers.get(side, [])) for side in ("one", "two")}
    referee = referee_of(table, **players)
    for pick in picks:
        pick_point(referee, pick)
    return referee.table


def test_scen_10_an_element_of_the_middle_row_cannot_be_picked() -> None:
    table = outpost()
    for pick in GENERATOR.picks[1:]:
        for column in (1, 2, 3):
            assert reason(table, pick, f"r2c{column}") == "wrong-side"


def test_scen_10_own_side_is_the_row_of_the_colour() -> None:
    table = outpost()
    blue_own, red_own, blue_enemy, red_enemy = GENERATOR.picks[1:5]
    assert [picker(table, pick) for pick in GENERATOR.picks[1:5]] == ["one", "two", "one", "two"]
    for pick, row, other in ((blue_own, 1, 3), (red_own, 3, 1), (blue_enemy, 3, 1), (red_enemy, 1, 3)):
        assert reason(table, pick, f"r{row}c2") == ""
        assert reason(table, pick, f"r{other}c2") == "wrong-side"


def test_scen_10_an_element_bears_one_point_at_most() -> None:
    table = outpost()
    chosen = in_quarter(table, "r1c1")
    table = picked(table, GENERATOR.picks[1], one=[chosen])
    refusal = why_not_point(table, GENERATOR.picks[4], chosen)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-SCEN-10", "bears-a-point")


def test_scen_08_a_drop_point_may_also_be_an_objective() -> None:
    table = outpost()
    piece = in_quarter(table, "r1c1")
    table.put(Point("drop1", "drop", piece=piece))
    assert why_not_point(table, GENERATOR.picks[1], piece) is None


def test_scen_10_stretches_of_a_building_are_no_elements() -> None:
    table = outpost()
    players = Script()
    referee = referee_of(table, one=players)
    pick_point(referee, GENERATOR.picks[1])
    ask: Ask = players.asked[0]
    offered = {*ask.options, *ask.greyed}
    assert offered == {piece.id for piece in quarters.elements(table.ground)}
    assert not any("building" in id or "ruin" in id for id in offered)
    assert {refusal.reason for refusal in ask.greyed.values()} == {"wrong-side"}


def test_scen_11_omega_points_lie_on_the_enemy_side() -> None:
    table = picked(outpost(), *GENERATOR.picks)
    omegas = [p for p in table.things.values() if p.kind == "omega"]
    rows = [quarters.quarter_of(table.ground, table.ground.piece(p.piece))[:2] for p in omegas]
    assert rows == ["r3", "r1"]
    assert len({p.piece for p in table.things.values()}) == 7


def test_scen_12_gamma_is_the_element_nearest_the_centre() -> None:
    table = picked(outpost(), GENERATOR.picks[0])
    (gamma,) = table.things.values()
    best = table.ground.piece(gamma.piece).polygon.centroid
    far = [
        (p.polygon.centroid[0] - 4500) ** 2 + (p.polygon.centroid[1] - 6000) ** 2
        for p in quarters.elements(table.ground)
    ]
    assert (best[0] - 4500) ** 2 + (best[1] - 6000) ** 2 == min(far)


def test_scen_19_gamma_lies_in_the_central_quarter() -> None:
    table, gamma = outpost("attack"), ATTACK.picks[0]
    assert (gamma.kind, picker(table, gamma)) == ("gamma", "one")
    assert reason(table, gamma, "r2c2") == ""
    for quarter in ("r1c2", "r2c1", "r3c3"):
        assert reason(table, gamma, quarter) == "not-central"


@pytest.mark.parametrize(("first", "same", "other"), [("r1c1", "r1c3", "r3c1"), ("r3c2", "r3c3", "r1c2")])
def test_scen_20_one_omega_on_each_side(first: str, same: str, other: str) -> None:
    table = outpost("attack")
    assert reason(table, ATTACK.picks[1], "r2c1") == "wrong-side"
    table = picked(table, ATTACK.picks[1], two=[in_quarter(table, first)])
    assert reason(table, ATTACK.picks[2], same) == "same-side"
    assert reason(table, ATTACK.picks[2], other) == ""


def test_scen_21_two_alphas_in_two_different_quarters() -> None:
    table = outpost("attack")
    first, second = [p.id for p in quarters.elements(table.ground, "r2c3")][:2]
    table = picked(table, ATTACK.picks[3], one=[first])
    refusal = why_not_point(table, ATTACK.picks[4], second)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-SCEN-21", "same-quarter")
    assert reason(table, ATTACK.picks[4], "r2c1") == ""
    assert reason(table, ATTACK.picks[4], "r3c1") == ""
