"""How well a side stands: what one gains the other loses, and a scenario says which objectives count."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.bot.appraisal import WON, appraise, hold, wanted
from escarmouche.games.dust_tactics.chapters.board import sight, things
from tests.games.dust.tables import Put, card, table_of

assert sight  # the grid answers for these tables
SQUAD = card("squad", points=20)


# -- a side -------------------------------------------------------------------------------------------------


def test_end_01_a_match_that_is_won_lost_or_drawn() -> None:
    table = table_of(Put("one1", SQUAD), turn={"over": "one"})
    assert (appraise(table, "one"), appraise(table, "two")) == (WON, -WON)
    drawn = table_of(Put("one1", SQUAD), turn={"over": "draw"})
    assert appraise(drawn, "one") == appraise(drawn, "two") == 0


def test_an_even_table_is_even_and_what_one_gains_the_other_loses() -> None:
    even = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (11, 15)))
    assert appraise(even, "one") == appraise(even, "two") == 0
    ahead = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (11, 15), left=2))
    assert appraise(ahead, "one") == -appraise(ahead, "two") > 0
    lost = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (11, 15), place="gone"))
    assert appraise(lost, "one") > appraise(ahead, "one")


def test_end_02_points_and_victory_points_count() -> None:
    units = (Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (11, 15)))
    points = table_of(*units, one={"points": 10}, two={"points": 4})
    assert appraise(points, "one") == -appraise(points, "two") > 0
    score = table_of(*units, one={"score": 2}, two={"score": 1})
    assert appraise(score, "one") == -appraise(score, "two") > appraise(points, "one")


# -- objectives ---------------------------------------------------------------------------------------------

SOUTH, NORTH, CENTRE = (
    things.objective("s", 5, 2, "south"),
    things.objective("n", 5, 13, "north"),
    things.objective("c", 5, 7),
)


def played(scenario: str, *units: Put, marks: Any = (SOUTH, NORTH), round: int = 1) -> Table:
    return table_of(*units, turn={"scenario": scenario, "round": round}, things=marks)


def test_scen_04_the_objective_of_the_enemy_half_counts_double() -> None:
    table = played("supply_drop", Put("one1", SQUAD))
    assert wanted(table, "one") == [(5, 2, 1.0), (5, 13, 2.0)]
    assert wanted(table, "two") == [(5, 2, 2.0), (5, 13, 1.0)]


def test_scen_05_the_objective_of_ones_own_half_is_not_wanted() -> None:
    table = played("all_out_attack", Put("one1", SQUAD))
    assert wanted(table, "one") == [(5, 13, 2.0)]
    assert wanted(table, "two") == [(5, 2, 2.0)]


def test_scen_03_only_the_objective_of_the_enemy_half_wins() -> None:
    table = played("bait_and_flank", Put("one1", SQUAD))
    assert [mark[:2] for mark in wanted(table, "one")] == [(5, 13)]
    assert [mark[:2] for mark in wanted(table, "two")] == [(5, 2)]


def test_scen_02_either_side_wants_the_centre() -> None:
    table = played("grab_the_dust", Put("one1", SQUAD), marks=(CENTRE,))
    assert [mark[:2] for mark in wanted(table, "one")] == [(5, 7)]
    assert wanted(table, "two") == wanted(table, "one")


def test_scen_01_an_encounter_wants_nothing() -> None:
    assert wanted(played("encounter", Put("one1", SQUAD)), "one") == []


def test_obj_01_standing_on_it_counts_from_the_second_turn_on() -> None:
    on = Put("one1", SQUAD, (5, 7))
    early, late = (played("grab_the_dust", on, marks=(CENTRE,), round=n) for n in (1, 2))
    assert hold(late, "one") > hold(early, "one")
    assert hold(late, "two") == 0
    beside = played("grab_the_dust", Put("one1", SQUAD, (5, 6)), marks=(CENTRE,), round=2)
    assert hold(late, "one") > hold(beside, "one")
