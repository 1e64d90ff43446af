"""Odds of command actions, first aid, repairs and engineering are those of the procedures that play them."""

from __future__ import annotations

import contextlib
import io
from fractions import Fraction
from pathlib import Path
from time import thread_time

import pytest

import escarmouche.games.dust_tactics
from escarmouche import games
from escarmouche.cli.main import main
from escarmouche.engine import situation
from escarmouche.engine.match import Match
from escarmouche.engine.patience import patient
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.client import special_odds
from escarmouche.games.dust_tactics.ruleset import RULESET

FOLDER = Path(escarmouche.games.dust_tactics.__file__).parent / "situations"
THIRD, ALL = Fraction(1, 3), ("command-squad", "engineers", "command-vehicle", "radio", "undead")


def laid(name: str) -> Table:
    table: Table = situation.read(FOLDER / f"{name}.yaml", games.ruleset).table
    return table


def told(table: Table, unit: str) -> dict[tuple[str, str], Forecast]:
    """By action and by whom, or what, it is done to."""
    every = [f for f in RULESET.client.forecasts(table, unit) if f.question == "special"]
    return {(f.about["what"].removeprefix("special:"), f.about["target"]): f for f in every}


def chances(forecast: Forecast, what: str = "succeeds") -> dict[int, Fraction]:
    return dict(forecast.odds[what].chances)


def test_cmd_05_to_08_an_officers_word() -> None:
    """Ammunition on army or shield, the others on army alone."""
    found = told(laid("command-squad"), "one3")
    assert chances(found["ammo-drop", "one5"]) == {0: THIRD, 1: 2 * THIRD}
    for action, friend in (("get-moving", "one6"), ("reinforcements", "one7"), ("replacement", "one8")):
        assert chances(found[action, friend]) == {0: 2 * THIRD, 1: THIRD}


def test_cmd_09_and_12_what_a_medic_and_a_mechanic_give_back() -> None:
    found = told(laid("command-squad"), "one2")
    assert chances(found["heal", "one5"], "restored") == {0: THIRD, 1: 2 * THIRD}
    repaired = chances(found["repair", "one6"], "restored")
    assert repaired[0] == (2 * THIRD) ** 5
    assert sum(repaired.values()) == 1
    assert max(repaired) == 4, "no more than it has lost"


def test_veh_06_a_failure_in_a_command_vehicle_is_thrown_again() -> None:
    assert chances(told(laid("command-vehicle"), "one2")["ammo-drop", "one3"])[0] == THIRD**2


def test_skill_34_each_zombie_that_may_rise() -> None:
    found = told(laid("undead"), "one1")
    assert chances(found["resurrection", "one2"], "restored")[0] == THIRD**2


def test_mine_02_who_fails_to_clear_mines_may_suffer_for_it() -> None:
    found = told(laid("engineers"), "one2")["clear-mines", "minefield-4-2"]
    assert chances(found) == {0: 2 * THIRD, 1: THIRD}
    assert found.own == ("own_losses",)
    assert found.odds["own_losses"].chances[0] > THIRD


def test_eng_03_a_machine_fills_a_trench_unhurt() -> None:
    found = told(laid("engineers"), "one4")
    assert chances(found["fill-trench", "trench-7-4"]) == {0: 2 * THIRD, 1: THIRD}
    assert "own_losses" not in found["clear-mines", "minefield-6-4"].odds


def test_nothing_is_told_of_what_throws_no_die_or_reaches_nobody() -> None:
    for name in ALL:
        table = laid(name)
        for unit in table.units:
            for forecast in special_odds.forecasts(table, unit):
                assert len(forecast.odds["succeeds"].chances) == 2
                assert forecast.odds["succeeds"].exact


def test_the_actions_about_to_be_announced_show_their_odds() -> None:
    """Asked for actions, and then for the wire; nothing of the one who declines."""
    match = Match(RULESET, laid("engineers"))
    assert match.answer("one1", "one") is None
    (ask,) = match.pending
    assert isinstance(ask, Ask)
    answer = next(option for option in ask.options if "special:clear-wire" in option)
    (found,) = [f for f in RULESET.client.outcomes(ask, match.table, answer) if f.question == "special"]
    assert chances(found) == {0: 2 * THIRD, 1: THIRD}
    wire = Ask("DS-WIRE-02", "one", "clear-wire", ("wire-1-3", NO_ONE), about={"unit": "one1"})
    (found,) = RULESET.client.outcomes(wire, match.table, "wire-1-3")
    assert found.about["target"] == "wire-1-3"
    assert RULESET.client.outcomes(wire, match.table, NO_ONE) == ()


@pytest.mark.parametrize("name", ALL)
def test_it_takes_less_than_a_second(name: str) -> None:
    table = laid(name)
    for unit in table.units:
        started = thread_time()
        with patient(thread_time):
            RULESET.client.forecasts(table, unit)
        assert thread_time() - started < 1.2


@pytest.mark.parametrize(("lang", "words"), [("en", "done"), ("fr", "réussi")])
def test_odds_prints_them(lang: str, words: str) -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(["odds", str(FOLDER / "engineers.yaml"), "--unit", "one1", "--lang", lang]) == 0
    assert words in out.getvalue()
    assert "special:" not in out.getvalue()
