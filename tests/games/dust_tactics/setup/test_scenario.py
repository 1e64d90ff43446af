"""The five scenarios: entry, objectives, reserves, what wins (areas DT-SCEN, DT-OBJ, DT-END)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import DRAW
from escarmouche.games.dust.table import Table, Thing
from escarmouche.games.dust_tactics import turn
from escarmouche.games.dust_tactics.chapters import objectives, reserves, victory
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.setup import scenario
from tests.games.dust.tables import Put, Script, card, referee_of, table_of, weapon

SOUTHERN = things.objective("objective1", 5, 4, "south")
NORTHERN = things.objective("objective2", 5, 12, "north")


def squad(
    id: str, at: tuple[int, int] = (0, 0), points: int = 8, skills: tuple[str, ...] = (), **values: Any
) -> Put:
    made = card(f"squad{points}{''.join(skills)}", weapon(count=5), points=points, skills=skills)
    return Put(id, made, at, **values)


def plane(id: str, at: tuple[int, int]) -> Put:
    return Put(id, card("plane", weapon(), type="aircraft", kind="plane", damage=6, locomotion="plane"), at)


def played(key: str, *units: Put, round: int = 3, marks: tuple[Thing, ...] = (), **sides: Any) -> Table:
    return table_of(*units, turn={"scenario": key, "round": round}, things=marks, **sides)


# -- which scenario -----------------------------------------------------------------------------------------


def test_setup_01_the_pair_rolled_names_the_scenario() -> None:
    found = odds(scenario.roll_scenario, played("random"))
    ninth = Fraction(1, 9)
    assert found.chances == {
        "encounter": 2 * ninth,
        "grab_the_dust": ninth,
        "bait_and_flank": 2 * ninth,
        "supply_drop": 2 * ninth,
        "all_out_attack": 2 * ninth,
    }


def test_setup_01_encounter_comes_first_and_chance_last() -> None:
    assert scenario.names()[0] == "encounter"
    assert scenario.names()[-1] == "random"


@pytest.mark.parametrize("key", [k for k in scenario.names() if k != "random"])
def test_scen_every_scenario_lasts_eight_turns(key: str) -> None:
    assert scenario.load(key).turns == 8
    assert scenario.turns(played(key)) == 8


# -- where one enters ---------------------------------------------------------------------------------------


def test_scen_01_each_army_enters_by_its_long_edge() -> None:
    table = played("encounter", squad("one1", place="off"), squad("two1", place="off"))
    assert scenario.entry_squares(table, "one1") == tuple((x, 0) for x in range(12))
    assert scenario.entry_squares(table, "two1") == tuple((x, 15) for x in range(12))


def test_scen_03_entry_by_both_short_edges_of_the_own_mat_and_reserves_behind_the_enemy() -> None:
    units = (squad("one1", place="off"), squad("one2", place="reserve"), squad("two1", place="off"))
    table = played("bait_and_flank", *units)
    own = {(x, y) for x in (0, 11) for y in range(8)}
    enemy = {(x, y) for x in (0, 11) for y in range(8, 16)}
    assert set(scenario.entry_squares(table, "one1")) == own
    assert set(scenario.entry_squares(table, "one2")) == enemy
    assert set(scenario.entry_squares(table, "two1")) == enemy


def test_setup_10_reserves_enter_where_their_army_did() -> None:
    table = played("supply_drop", squad("one1", place="reserve"))
    assert scenario.entry_squares(table, "one1") == tuple((x, 0) for x in range(12))


def test_scen_02_the_centre_squares_are_four_on_the_usual_board() -> None:
    assert set(scenario.centre_squares(played("grab_the_dust"))) == {(5, 7), (6, 7), (5, 8), (6, 8)}
    odd = table_of(size=(11, 13))
    assert scenario.centre_squares(odd) == ((5, 6),)


# -- objectives ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "held"), [((5, 7), "one"), ((5, 6), ""), ((6, 5), ""), ((7, 6), "one")])
def test_obj_01_no_enemy_within_two_squares(enemy: tuple[int, int], held: str) -> None:
    table = played("supply_drop", squad("one1", (5, 4)), squad("two1", enemy))
    assert objectives.holder(table, SOUTHERN) == held


def test_obj_01_from_turn_3_on() -> None:
    for number, gain in ((2, 0), (3, 1)):
        table = played(
            "supply_drop", squad("one1", (5, 4)), squad("two1", (0, 15)), round=number, marks=(SOUTHERN,)
        )
        objectives.take(referee_of(table))
        assert table.sides["one"].score == gain


def test_obj_01_aircraft_take_nothing_but_stand_in_the_way() -> None:
    table = played("supply_drop", plane("one1", (5, 4)), squad("two1", (0, 15)))
    assert objectives.holder(table, SOUTHERN) == ""
    table = played("supply_drop", squad("one1", (5, 4)), plane("two1", (5, 6)))
    assert objectives.holder(table, SOUTHERN) == ""


def test_skill_30_mindless_zombies_take_nothing_but_stand_in_the_way() -> None:
    zombies = ("mindless_zombie", "zombie")
    table = played("supply_drop", squad("one1", (5, 4), skills=zombies), squad("two1", (0, 15)))
    assert objectives.holder(table, SOUTHERN) == ""
    table = played("supply_drop", squad("one1", (5, 4)), squad("two1", (5, 5), skills=zombies))
    assert objectives.holder(table, SOUTHERN) == ""


def end(table: Table) -> tuple[str, str]:
    referee = referee_of(table)
    victory.check(referee, objectives.take(referee))
    return referee.table.turn.over, referee.table.turn.over_rule


def test_scen_02_taking_any_objective_wins_at_once() -> None:
    mark = things.objective("objective1", 5, 7)
    table = played("grab_the_dust", squad("one1", (5, 7)), squad("two1", (0, 15)), marks=(mark,))
    assert end(table) == ("one", "DT-SCEN-02")
    table = played("grab_the_dust", squad("one1", (5, 7)), squad("two1", (0, 15)), marks=(mark,), round=2)
    assert end(table) == ("", "")


def test_scen_03_only_the_objective_in_the_enemy_half_wins() -> None:
    marks = (SOUTHERN, NORTHERN)
    table = played("bait_and_flank", squad("one1", (5, 4)), squad("two1", (0, 15)), marks=marks)
    assert end(table) == ("", "")
    table = played("bait_and_flank", squad("one1", (5, 12)), squad("two1", (0, 0)), marks=marks)
    assert end(table) == ("one", "DT-SCEN-03")


def test_scen_04_own_objective_one_point_the_enemys_two_five_win() -> None:
    marks = (SOUTHERN, NORTHERN)
    table = played("supply_drop", squad("one1", (5, 4)), squad("two1", (0, 15)), marks=marks)
    for number in range(3, 8):
        table.change("turn", {"round": number})
        assert table.turn.over == ""
        over = end(table)
    assert over == ("one", "DT-SCEN-04")
    assert table.sides["one"].score == 5

    units = (squad("one1", (5, 4)), squad("one2", (5, 12)), squad("two1", (0, 0)))
    table = played("supply_drop", *units, marks=marks)
    end(table)
    assert table.sides["one"].score == 3
    table.change("turn", {"round": 4})
    assert end(table) == ("one", "DT-SCEN-04")
    assert table.sides["one"].score == 6


def test_scen_04_both_at_five_the_higher_total_then_points() -> None:
    table = played(
        "supply_drop", squad("one1"), squad("two1"), one={"score": 6}, two={"score": 5, "points": 9}
    )
    assert end(table)[0] == "one"
    table = played(
        "supply_drop", squad("one1"), squad("two1"), one={"score": 5}, two={"score": 5, "points": 9}
    )
    assert end(table)[0] == "two"


def test_scen_05_one_point_for_each_unit_and_seven_win() -> None:
    hero = card("hero", weapon(), kind="hero", damage=4)
    table = played(
        "all_out_attack", *(squad(f"two{n}") for n in range(1, 6)), Put("two6", hero), squad("one1")
    )
    referee = referee_of(table)
    for n in range(1, 7):
        reserves.after_elimination(referee, f"two{n}")
    assert table.sides["one"].score == 6
    table = played("all_out_attack", squad("one1"), squad("two1"), one={"score": 7})
    assert end(table) == ("one", "DT-SCEN-05")


def test_scen_05_the_own_half_scores_nothing_and_most_points_win_at_the_end() -> None:
    table = played("all_out_attack", squad("one1", (5, 4)), squad("two1", (0, 15)), marks=(SOUTHERN,))
    objectives.take(referee_of(table))
    assert table.sides["one"].score == 0
    table = played(
        "all_out_attack", squad("one1"), squad("two1"), round=8, one={"score": 2}, two={"points": 50}
    )
    assert end(table) == ("one", "DT-SCEN-05")


# -- the end ------------------------------------------------------------------------------------------------


def test_end_01_a_board_wiped_out_ends_the_game_reserves_or_not() -> None:
    units = (squad("one1", (3, 3)), squad("two1", place="gone"), squad("two2", place="reserve"))
    table = played("encounter", *units, round=5, two={"lost": ("two1",)})
    assert end(table) == ("one", "DT-END-01")


def test_end_01_not_before_a_unit_was_lost() -> None:
    table = played("encounter", squad("one1", (3, 3)), squad("two1", place="off"), round=1)
    assert end(table) == ("", "")


def test_end_01_passengers_are_on_the_board_with_their_carrier() -> None:
    machine = card("machine", weapon(), type="vehicle", kind="walker", damage=6)
    rider = squad("two1", place="aboard", carrier="two2", seat="inside")
    units = (squad("one1"), rider, Put("two2", machine, (4, 4)), squad("two3", place="gone"))
    table = played("encounter", *units, two={"lost": ("two3",)})
    assert end(table) == ("", "")


def test_end_02_after_the_last_turn_the_points_eliminated_decide() -> None:
    table = played("encounter", squad("one1"), squad("two1"), round=8, one={"points": 9}, two={"points": 10})
    assert end(table) == ("two", "DT-END-02")
    table = played("encounter", squad("one1"), squad("two1"), round=8, one={"points": 9}, two={"points": 9})
    assert end(table) == (DRAW, "DT-END-02")
    table = played("encounter", squad("one1"), squad("two1"), round=7, one={"points": 9})
    assert end(table) == ("", "")


def test_end_02_both_wiped_out_compares_totals() -> None:
    units = (squad("one1", place="gone"), squad("two1", place="gone"))
    table = played(
        "encounter", *units, one={"lost": ("one1",), "points": 8}, two={"lost": ("two1",), "points": 7}
    )
    assert end(table) == ("one", "DT-END-02")


def test_scen_01_counts_no_victory_points() -> None:
    assert not scenario.load("encounter").scores
    assert scenario.load("encounter").reserves == 0


# -- reserves -----------------------------------------------------------------------------------------------


def gone(table: Table, unit: str, *answers: str) -> Script:
    table.change(unit, {"place": "gone", "figures": (), "boxes": 3, "used": ("lucky",)})
    script = Script(reserve=list(answers))
    reserves.after_elimination(referee_of(table, one=script, two=script), unit)
    return script


def test_setup_07_a_lost_unit_may_go_into_reserve_as_often_as_allowed() -> None:
    table = played("supply_drop", *(squad(f"two{n}") for n in (1, 2, 3)), squad("one1"))
    assert gone(table, "two1", "two1").asked[0].options == ("two1", "-")
    assert table.units["two1"].place == "reserve"
    gone(table, "two2", "-")
    assert table.units["two2"].place == "gone"
    gone(table, "two1", "two1")
    assert table.sides["two"].reserves == 2
    assert gone(table, "two3").asked == []
    assert table.units["two3"].place == "gone"
    refusal = reserves.why_not_reserve(table, "two3")
    assert refusal is not None
    assert refusal.rule == "DT-SETUP-07"


def test_setup_08_reserves_come_back_whole() -> None:
    table = played("supply_drop", squad("two1", left=2), squad("one1"))
    gone(table, "two1", "two1")
    unit = table.units["two1"]
    assert len(unit.figures) == 5
    assert unit.boxes == 0
    assert unit.used == ()


def test_setup_09_heroes_only_in_scenario_5() -> None:
    hero = card("hero", weapon(), kind="hero", damage=4)
    table = played("supply_drop", Put("two1", hero), squad("one1"))
    assert gone(table, "two1").asked == []
    refusal = reserves.why_not_reserve(table, "two1")
    assert refusal is not None
    assert refusal.rule == "DT-SETUP-09"
    table = played("all_out_attack", Put("two1", hero), squad("one1"))
    gone(table, "two1")
    assert table.units["two1"].place == "reserve"


def test_setup_10_in_any_turn_after_the_one_it_was_lost_in() -> None:
    table = played("supply_drop", squad("two1"), squad("one1"), round=3)
    gone(table, "two1", "two1")
    assert table.units["two1"].ready == 4


def test_setup_10_not_in_the_turn_it_was_lost_in() -> None:
    for round, able in ((3, []), (4, ["two1"])):
        table = played("supply_drop", squad("two1"), squad("one1"), round=3)
        gone(table, "two1", "two1")
        table.change("turn", {"round": round})
        assert turn.waiting(table)[0]["two"] == able


def test_fort_04_strongpoint_units_are_never_in_reserve() -> None:
    table = played("all_out_attack", squad("two1", skills=("strongpoint",)), squad("one1"))
    refusal = reserves.why_not_reserve(table, "two1")
    assert refusal is not None
    assert refusal.rule == "DS-FORT-04"


def test_scen_01_no_reserves() -> None:
    table = played("encounter", squad("two1"), squad("one1"))
    assert gone(table, "two1").asked == []
