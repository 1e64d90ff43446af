"""The debriefing: control, points, the end of the match, the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.kinds import SCORED
from escarmouche.engine.table import replace
from escarmouche.games.trauma.chapters.debriefing import cannot_score, debrief
from escarmouche.games.trauma.table import GONE, RESERVE, SECTION, TAKE_COVER, Point, Referee, Table, Zone
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Squad, referee_of, table_of

BOXES = tuple(
    Piece(id, "crates", rectangle(x, 5000, x + 300, 5300).points, 300)
    for id, x in (("g", 1000), ("o1", 3000), ("o2", 5000), ("a", 7000), ("wall", 8500))
)
POINTS = (
    Point("gamma1", "gamma", piece="g"),
    Point("omega1", "omega", piece="o1"),
    Point("omega2", "omega", piece="o2"),
    Point("alpha1", "alpha", piece="a"),
)


def at(box: str) -> tuple[int, int]:
    """A place at contact of a box."""
    piece = next(p for p in BOXES if p.id == box)
    return piece.footprint[0][0], 4800


def holder(id: str, side: str, box: str, **values: Any) -> Squad:
    return Squad(id, side, at(box), count=1, **values)


FAR = (Squad("one9", "one", (300, 300), count=1), Squad("two9", "two", (300, 11000), count=1))


def board(
    *squads: Squad,
    scenario: str = "generator",
    points: tuple[Point, ...] = POINTS,
    turn: dict[str, Any] | None = None,
    **sides: Any,
) -> Table:
    values: dict[str, Any] = {"phase": "debriefing", "step": "debrief", "round": 2}
    table = table_of(*FAR, *squads, pieces=BOXES, points=points, turn={**values, **(turn or {})}, **sides)
    table.setting = replace(table.setting, scenario=scenario)
    return table


def debriefed(table: Table) -> Referee:
    referee = referee_of(table)
    debrief(referee)
    return referee


def pv(table: Table) -> tuple[int, int]:
    return table.sides["one"].pv, table.sides["two"].pv


def test_debr_01_control_comes_from_the_positions_after_the_last_activation() -> None:
    table = board(holder("one1", "one", "g"), points=(replace(POINTS[0], side="two"),))
    debriefed(table)
    assert table.things["gamma1"].side == "one"
    assert pv(table) == (4, 0)


def test_debr_01_a_pending_succession_comes_first() -> None:
    dead = Squad("one1", "one", (600, 600), ["captain"], place=GONE)
    dead.unit = replace(dead.unit, figures=())
    heir = Squad("one2", "one", (900, 900), ["sergeant"])
    table = board(dead, heir, one={"general": "one1a"})
    debriefed(table)
    assert table.sides["one"].general == "one2a"


def test_debr_03_a_contested_point_leaves_a_line_with_the_numbers() -> None:
    table = board(holder("one1", "one", "g"), Squad("two1", "two", (1150, 5550), count=1))
    referee = debriefed(table)
    found = [e for e in referee.events if e.rule == "TR-DEBR-03"]
    assert found[0].about["counts"] == {"one": 1, "two": 1}
    assert pv(table) == (0, 0)


def test_debr_05_control_lasts_until_the_next_debriefing() -> None:
    drop = Point("drop1", "drop", piece="a")
    table = board(holder("one1", "one", "a"), points=(drop,))
    debriefed(table)
    assert table.things["drop1"].side == "one"
    table.change("one1a", {"x": 300, "y": 9000})
    assert table.things["drop1"].side == "one"
    debriefed(table)
    assert table.things["drop1"].side == ""


def test_debr_06_reinforcement_points_add_up() -> None:
    table = board(holder("one1", "one", "a"), one={"pr": 3})
    debriefed(table)
    assert (table.sides["one"].pr, table.sides["one"].pv) == (5, 0)


def test_debr_06_eliminations_count_once_in_their_turn_for_the_enemy_of_the_owner() -> None:
    gone = Squad("two1", "two", (0, 0), place=GONE)
    table = board(gone, two={"lost": ("two1",)})
    debriefed(table)
    assert pv(table) == (1, 0)
    assert table.sides["two"].lost == ()
    debriefed(table)
    assert pv(table) == (1, 0)


def test_debr_06_a_unit_that_came_back_and_fell_again_counts_twice() -> None:
    table = board(Squad("two1", "two", (0, 0), place=GONE), two={"lost": ("two1", "two1")})
    debriefed(table)
    assert pv(table) == (2, 0)


def test_debr_07_the_match_ends_at_the_debriefing_that_reaches_the_target() -> None:
    table = board(Squad("two1", "two", (0, 0), place=GONE), one={"pv": 19}, two={"lost": ("two1",)})
    assert table.turn.over == ""
    debriefed(table)
    assert (table.turn.over, table.turn.over_rule) == ("one", "TR-SCEN-14")


def test_debr_08_only_command_points_expire() -> None:
    squad = Squad("one1", "one", (600, 600), markers=(TAKE_COVER,))
    table = board(squad, one={"pc": 3})
    debriefed(table)
    assert table.sides["one"].pc == 0
    assert TAKE_COVER in table.units["one1"].markers


def test_debr_09_ordinary_scenery_gives_nothing() -> None:
    table = board(holder("one1", "one", "wall"))
    debriefed(table)
    assert pv(table) == (0, 0)
    assert all(not point.side for point in table.things.values())


def test_debr_09_an_access_zone_is_controlled_and_scores_nothing() -> None:
    zone = Zone("grey", "neutral", (0, 4000), (0, 8000))
    table = board(
        Squad("one1", "one", (200, 6000), count=1),
        points=(Point("grey", "access", zone="grey"),),
        turn={"zones": (zone,)},
    )
    debriefed(table)
    assert table.things["grey"].side == "one"
    assert (table.sides["one"].pv, table.sides["one"].pr) == (0, 0)


def test_debr_09_one_test_serves_an_objective_that_is_a_drop_point() -> None:
    points = (POINTS[0], Point("drop1", "drop", piece="g"))
    table = board(holder("one1", "one", "g"), Squad("two1", "two", (1150, 5550), count=1), points=points)
    referee = debriefed(table)
    assert sum(e.rule == "TR-DEBR-03" for e in referee.events) == 1
    table = board(holder("one1", "one", "g"), points=points)
    debriefed(table)
    assert [point.side for point in table.things.values()] == ["one", "one"]
    assert pv(table) == (4, 0)


def test_turn_01_after_the_sixth_turn_the_higher_total_wins() -> None:
    table = board(one={"pv": 12}, two={"pv": 9}, turn={"round": 6})
    debriefed(table)
    assert (table.turn.over, table.turn.over_rule) == ("one", "TR-TURN-01")
    table = board(one={"pv": 9}, two={"pv": 9}, turn={"round": 6})
    debriefed(table)
    assert table.turn.over == "draw"
    table = board(one={"pv": 12}, two={"pv": 9}, turn={"round": 5})
    debriefed(table)
    assert (table.turn.over, table.turn.round) == ("", 6)


def test_turn_01_the_limit_can_be_switched_off() -> None:
    table = board(one={"pv": 12}, turn={"round": 6})
    table.setting = replace(table.setting, turns=0)
    debriefed(table)
    assert (table.turn.over, table.turn.round) == ("", 7)


def test_turn_02_after_the_debriefing_comes_the_command_phase_of_the_next_turn() -> None:
    table = board()
    debriefed(table)
    assert (table.turn.round, table.turn.phase, table.turn.step) == (3, "command", "recruit")


def test_scen_11_both_omegas_of_one_player_score_four() -> None:
    table = board(holder("one1", "one", "o1"), holder("one2", "one", "o2"))
    debriefed(table)
    assert pv(table) == (4, 0)


def test_scen_12_gamma_and_both_omegas_score_eight() -> None:
    table = board(holder("one1", "one", "o1"), holder("one2", "one", "o2"), holder("one3", "one", "g"))
    debriefed(table)
    assert pv(table) == (8, 0)


def test_scen_13_points_and_eliminations_add_up() -> None:
    squad, tank = (
        Squad("two1", "two", (0, 0), place=GONE),
        Squad("two2", "two", (0, 0), ["tank"], entry="wheeled", place=GONE),
    )
    table = board(
        holder("one1", "one", "g"), holder("one2", "one", "o1"), squad, tank, two={"lost": ("two1", "two2")}
    )
    referee = debriefed(table)
    assert pv(table) == (9, 0)
    scored = [(e.about["points"], e.about["total"]) for e in referee.events if e.kind == SCORED]
    assert scored == [(4, 4), (2, 6), (1, 7), (2, 9)]


def test_scen_13_walkers_score_two() -> None:
    table = board(
        Squad("two1", "two", (0, 0), ["walker"], entry="walkers", place=GONE), two={"lost": ("two1",)}
    )
    debriefed(table)
    assert pv(table) == (2, 0)


def test_scen_14_at_least_twenty_wins() -> None:
    table = board(one={"pv": 21}, two={"pv": 19})
    debriefed(table)
    assert (table.turn.over, table.turn.over_rule) == ("one", "TR-SCEN-14")
    table = board(one={"pv": 19}, two={"pv": 19})
    debriefed(table)
    assert table.turn.over == ""


def test_scen_15_both_at_twenty_is_a_draw_whatever_the_totals() -> None:
    table = board(one={"pv": 24}, two={"pv": 20})
    debriefed(table)
    assert (table.turn.over, table.turn.over_rule) == ("draw", "TR-SCEN-15")


@pytest.mark.parametrize(("pr", "over"), [(2, "one"), (3, "")])
def test_scen_16_a_player_who_can_buy_nothing_ends_the_match(pr: int, over: str) -> None:
    section = Squad("two1", "two", (0, 0), place=SECTION, cost=3)
    table = board(section, one={"pv": 5}, two={"pr": pr, "pv": 4})
    table.change("two9", {"place": GONE})
    debriefed(table)
    assert table.turn.over == over
    assert table.turn.over_rule == ("TR-SCEN-16" if over else "")


def test_scen_16_the_points_of_the_turn_are_counted_first_and_equal_totals_draw() -> None:
    table = board(one={"pv": 5}, two={"pv": 6, "lost": ("two9",)})
    table.change("two9", {"place": GONE})
    debriefed(table)
    assert pv(table) == (6, 6)
    assert table.turn.over == "draw"


def test_scen_16_reserves_and_returning_units_can_still_score() -> None:
    table = board(Squad("two1", "two", (0, 0), place=RESERVE))
    table.change("two9", {"place": GONE})
    assert not cannot_score(table, "two")
    table = board(Squad("two1", "two", (0, 0), entry="reserves", place=GONE, extended=True))
    table.change("two9", {"place": GONE})
    assert not cannot_score(table, "two")
    table.change("two1", {"extended": False})
    assert cannot_score(table, "two")


ROLES: dict[str, Any] = {"one": {"role": "attacker"}, "two": {"role": "defender"}}


def test_scen_22_the_attacker_scores_eight_for_gamma_and_one_for_a_kill() -> None:
    gone = Squad("two1", "two", (0, 0), ["tank"], entry="wheeled", place=GONE)
    table = board(
        holder("one1", "one", "g"),
        holder("one2", "one", "o1"),
        gone,
        scenario="attack",
        one=ROLES["one"],
        two={**ROLES["two"], "lost": ("two1",)},
    )
    debriefed(table)
    assert pv(table) == (11, 0)


def test_scen_22_the_defender_scores_four_for_gamma_and_two_for_a_kill() -> None:
    gone = Squad("one1", "one", (0, 0), place=GONE)
    table = board(
        holder("two1", "two", "g"),
        gone,
        scenario="attack",
        one={**ROLES["one"], "lost": ("one1",)},
        two=ROLES["two"],
    )
    debriefed(table)
    assert pv(table) == (0, 6)


@pytest.mark.parametrize(("side", "needed"), [("one", 3), ("two", 5)])
def test_scen_23_gamma_alone_wins_after_so_many_debriefings(side: str, needed: int) -> None:
    table = board(holder(f"{side}1", side, "g"), scenario="attack", turn={"round": 1}, **ROLES)
    for _ in range(needed - 1):
        debriefed(table)
        assert table.turn.over == ""
    debriefed(table)
    assert (table.turn.over, table.turn.over_rule) == (side, "TR-SCEN-23")


def test_scen_23_both_at_twenty_and_nobody_left_end_as_in_the_first_scenario() -> None:
    table = board(scenario="attack", one={**ROLES["one"], "pv": 22}, two={**ROLES["two"], "pv": 20})
    debriefed(table)
    assert table.turn.over == "draw"
    table = board(scenario="attack", one={**ROLES["one"], "pv": 1}, two={**ROLES["two"], "pv": 3})
    table.change("two9", {"place": GONE})
    debriefed(table)
    assert (table.turn.over, table.turn.over_rule) == ("two", "TR-SCEN-23")
