"""How well a side stands: clear-cut tables in which one is better off than the other."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.table import Objective, Table
from escarmouche.games.dust_tactics import sight
from escarmouche.games.dust_tactics.appraisal import WON, appraise, hold, strength, wanted
from tests.dust.tables import Put, card, table_of

assert sight  # the grid answers for these tables
SQUAD = card("squad", points=20)
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4, points=20)
PLANE = card("plane", type="aircraft", kind="plane", locomotion="plane", damage=4, points=20)


def worth(put: Put) -> float:
    table = table_of(put)
    return strength(table, table.units[put.id])


# -- a unit -------------------------------------------------------------------------------------------------


def test_a_whole_unit_on_the_board_is_worth_its_points() -> None:
    assert worth(Put("one1", SQUAD)) == 20
    assert worth(Put("one1", WALKER)) == 20


def test_a_unit_is_worth_less_the_more_it_has_lost_and_never_nothing_while_it_lives() -> None:
    squads = [worth(Put("one1", SQUAD, left=n)) for n in (5, 4, 3, 2, 1)]
    walkers = [worth(Put("one1", WALKER, boxes=n)) for n in (0, 1, 2, 3, 4)]
    for values in (squads, walkers):
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == 5
        assert values[-1] > 0
    assert squads[1] == pytest.approx(20 * (0.25 + 0.75 * 4 / 5))
    assert walkers[2] == pytest.approx(20 * (0.25 + 0.75 / 2))
    assert worth(Put("one1", WALKER, boxes=6)) == walkers[-1]


def test_a_unit_is_worth_most_on_the_board_and_nothing_once_gone() -> None:
    places = ("board", "aboard", "off", "hidden", "reserve", "gone")
    values = [worth(Put("one1", SQUAD, place=place)) for place in places]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 6
    assert values[-1] == 0


def test_state_01_a_stunned_unit_is_worth_less() -> None:
    assert worth(Put("one1", SQUAD, markers=["stunned"])) < worth(Put("one1", SQUAD))


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
    assert appraise(lost, "one") == 20


def test_end_02_points_and_victory_points_count() -> None:
    units = (Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (11, 15)))
    points = table_of(*units, one={"points": 10}, two={"points": 4})
    assert appraise(points, "one") == -appraise(points, "two") == 3
    score = table_of(*units, one={"score": 2}, two={"score": 1})
    assert appraise(score, "one") == -appraise(score, "two") > appraise(points, "one")


# -- objectives ---------------------------------------------------------------------------------------------

SOUTH, NORTH, CENTRE = Objective("s", 5, 2, "south"), Objective("n", 5, 13, "north"), Objective("c", 5, 7)


def played(scenario: str, *units: Put, marks: Any = (SOUTH, NORTH), round: int = 1) -> Table:
    return table_of(*units, turn={"objectives": tuple(marks), "scenario": scenario, "round": round})


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
    assert wanted(table, "one")[0][2] > 2


def test_scen_01_an_encounter_wants_nothing() -> None:
    assert wanted(played("encounter", Put("one1", SQUAD)), "one") == []


def test_the_nearer_the_nearest_unit_the_better() -> None:
    def near(*squares: tuple[int, int], of: Any = SQUAD, side: str = "one") -> float:
        units = [Put(f"{side}{n + 1}", of, at) for n, at in enumerate(squares)]
        return hold(played("grab_the_dust", *units, marks=(CENTRE,)), side)

    gains = [near((5, y)) for y in (0, 2, 4, 6)]
    assert gains == sorted(gains)
    assert len(set(gains)) == 4
    assert near((5, 0), (5, 6)) == near((5, 6))
    assert near((5, 6), of=PLANE) == 0  # aircraft hold nothing
    assert near((5, 6), side="two") == near((5, 6))
    off = played("grab_the_dust", Put("one1", SQUAD, (5, 6), place="reserve"), marks=(CENTRE,))
    assert hold(off, "one") == 0
    both = played("grab_the_dust", Put("one1", SQUAD, (5, 0)), Put("two1", SQUAD, (5, 6)), marks=(CENTRE,))
    assert appraise(both, "one") < 0 < appraise(both, "two")


def test_far_away_is_worth_nothing_and_never_less() -> None:
    far = table_of(
        Put("one1", SQUAD, (0, 0)), size=(30, 30),
        turn={"objectives": (Objective("c", 29, 29),), "scenario": "grab_the_dust", "round": 1},
    )  # fmt: skip
    assert hold(far, "one") == 0


def test_obj_01_standing_on_it_counts_from_the_second_turn_on() -> None:
    on = Put("one1", SQUAD, (5, 7))
    early, late = (played("grab_the_dust", on, marks=(CENTRE,), round=n) for n in (1, 2))
    assert hold(late, "one") > hold(early, "one")
    assert hold(late, "two") == 0
    beside = played("grab_the_dust", Put("one1", SQUAD, (5, 6)), marks=(CENTRE,), round=2)
    assert hold(late, "one") - hold(beside, "one") > 4
