"""Scenarios: objectives, zones, who wins (areas DB-SETUP, DB-SCEN, DB-END)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Ask, Pause
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust.table import OBJECTIVE, Thing
from escarmouche.games.dust_battlefield.chapters import victory
from escarmouche.games.dust_battlefield.setup import scenario, setup
from escarmouche.games.dust_battlefield.table import Referee, Table
from tests.games.dust_battlefield.tables import Put, table_of

F = Fraction


def table(
    key: str, *units: Put, one: str = "south", two: str = "north", attacker: str = "one", turn: int = 1
) -> Table:
    made = table_of(*units, scenario=key, turn={"round": turn, "attacker": attacker})
    made.change("one", {"half": one})
    made.change("two", {"half": two})
    return made


def why(made: Table, side: str, number: int, x: float, y: float) -> str:
    refusal = setup.why_not_objective(made, side, number, (round(x * 100), round(y * 100)))
    return refusal.reason if refusal else ""


def test_setup_01_doubles_one_in_nine_and_pairs_two_in_nine() -> None:
    empty = table("free_for_all")
    chances = odds(scenario.roll_scenario, empty).chances
    assert chances == {
        "free_for_all": F(1, 9),
        "encounter": F(1, 9),
        "no_retreat": F(1, 9),
        "pincer": F(2, 9),
        "clean_sweep": F(2, 9),
        "breakthrough": F(2, 9),
    }


def test_setup_03_over_the_limit_is_refused() -> None:
    with pytest.raises(Exception, match="DB-SETUP-03"):
        setup.new_table(Setup("free_for_all", ("allies-50-patrol", "axis-50-patrol"), options={"points": 40}))


def test_setup_04_bunkers_defend() -> None:
    made = table("free_for_all")
    made.turn = type(made.turn)(queue=("two:bunker",))
    assert setup.defender_by_forts(made) == "two"
    made.turn = type(made.turn)(queue=("two:bunker", "one:bunker"))
    assert setup.defender_by_forts(made) == ""


def test_setup_05_without_a_zone_a_bunker_goes_in_the_own_half() -> None:
    made = table("free_for_all")
    assert setup.why_not_fort(made, "one", "bunker", (9000, 3000)) is None
    refusal = setup.why_not_fort(made, "one", "bunker", (9000, 9000))
    assert refusal is not None
    assert refusal.rule == "DB-SETUP-05"


def test_scen_01_within_20_cm_of_the_enemy_edge_and_20_from_the_sides() -> None:
    made = table("free_for_all")
    assert why(made, "one", 1, 90, 120 - 20 - 4) == ""
    assert why(made, "one", 1, 90, 120 - 21 - 4) == "too-far-from-enemy-edge"
    assert why(made, "one", 1, 19 + 4, 110) == "too-near-the-sides"
    assert why(made, "one", 1, 20 + 4, 110) == ""


def test_scen_03_in_the_defenders_half_20_cm_from_centre_and_edges() -> None:
    made = table("no_retreat", one="east", two="west")
    assert why(made, "two", 1, 50, 60) == ""
    assert why(made, "two", 1, 75, 60) == "too-near-centre-or-edge"
    assert why(made, "one", 1, 130, 60) == "not-in-defenders-half"
    assert scenario.may_deploy(made, "one", (16000, 6000))
    assert not scenario.may_deploy(made, "one", (14000, 6000))  # 60 cm from the centre line
    assert scenario.may_deploy(made, "two", (8000, 6000))


def test_scen_05_units_stand_in_their_quarter_30_cm_from_the_centre() -> None:
    made = table("clean_sweep", one="south_west", two="north_east")
    assert scenario.may_deploy(made, "one", (9000 - 1800, 6000 - 2400))
    assert not scenario.may_deploy(made, "one", (9000 - 1799, 6000 - 2400))
    assert scenario.may_deploy(made, "two", (9000 + 1800, 6000 + 2400))
    assert not scenario.may_deploy(made, "two", (9000 - 1800, 6000 - 2400)), "not his quarter"


def test_scen_06_the_attacker_stands_in_his_quarter_20_cm_from_the_centre_lines() -> None:
    made = table("breakthrough", one="south_east", two="south_west")
    assert scenario.attacker(made) == "one"
    assert scenario.may_deploy(made, "one", (11000, 4000))
    assert not scenario.may_deploy(made, "one", (10999, 4000))
    assert not scenario.may_deploy(made, "one", (11000, 4001))
    assert scenario.may_deploy(made, "two", (8999, 5999))
    assert not scenario.may_deploy(made, "two", (11000, 4000))


def test_scen_05_each_objective_keeps_its_own_limit() -> None:
    made = table("clean_sweep", one="south_west", two="north_east")
    assert why(made, "one", 1, 30, 30) == ""
    assert why(made, "one", 1, 10, 30) == "too-near-the-edges"
    assert why(made, "one", 2, 100, 70) == "too-near-the-centre"
    assert why(made, "one", 2, 170, 110) == ""
    assert scenario.load("clean_sweep").engagement
    assert scenario.load("clean_sweep").deployed


def test_scen_06_the_defender_wins_with_no_attacker_less_than_40_cm_from_an_objective() -> None:
    for far, clear in ((40.0, True), (39.9, False)):
        made = table(
            "breakthrough",
            Put("one1", "manfred", (60 + 4 + far + 1.25, 60)),
            one="south_east",
            two="south_west",
            turn=5,
        )
        made.put(Thing("objective1", OBJECTIVE, 6000, 6000, half="south_west"))
        assert victory.cleared(made) is clear


def test_scen_03_from_turn_4_the_defender_wins_when_nobody_is_across() -> None:
    for turn, x, clear in ((4, 120, True), (3, 120, False), (4, 60, False)):
        made = table("no_retreat", Put("one1", "manfred", (x, 60)), one="east", two="west", turn=turn)
        assert victory.cleared(made) is clear


def test_end_01_reserves_due_save_an_empty_table() -> None:
    made = table("encounter", Put("one1", "manfred", (0, 0), 0, {"place": "reserve"}), turn=3)
    made.change("one", {"lost": ("one2",)})
    assert not victory.wiped_out(made, "one")
    made.change("one1", {"place": "gone"})
    assert victory.wiped_out(made, "one")


def test_spec_07_at_least_half_is_held_back() -> None:
    made = setup.new_table(Setup("encounter", ("allies-100-heavy", "axis-100-heavy")))
    units = setup.countable(made, "one")
    assert (len(units) + 1) // 2 == 5
    assert len(units) == 9


def test_spec_07_a_reserve_half_too_small_is_refused_with_its_numbers() -> None:
    made = setup.new_table(Setup("encounter", ("allies-100-heavy", "axis-100-heavy")))
    made.change("turn", {"step": "reserves", "placed": 0, "attacker": "one"})
    with pytest.raises(Pause) as paused:
        setup.choose_reserves(Referee(made))
    ask = paused.value.request
    assert isinstance(ask, Ask)
    units = setup.countable(made, ask.side)
    refusal = ask.refuses(tuple(units[:4]))
    assert refusal is not None
    assert (refusal.rule, refusal.about["given"], refusal.about["least"]) == ("DB-SPEC-07", 4, 5)
    assert ask.refuses(tuple(units[:5])) is None
