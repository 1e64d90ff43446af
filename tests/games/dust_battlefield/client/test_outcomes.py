"""Odds of an attack that strikes several units: each worked out apart, exactly, by the code that plays."""

from __future__ import annotations

import time
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.client import forecast
from escarmouche.games.dust_battlefield.chapters.fire import templates
from escarmouche.games.dust_battlefield.table import Table
from tests.games.dust_battlefield.tables import Put, table_of

GUN = Put("two1", "ludwig", (105, 116), 270)
BOSS = Put("one1", "the-boss", [(110, 43), (112.8, 43), (110, 45.8), (107.2, 43), (110, 40.2)])
AROUND = (
    Put("one2", "death-dealers", [(106, 47), (103, 50), (109, 49), (108, 47), (112, 48)]),
    Put("one3", "bot-hunters", [(113, 40), (114, 44), (115, 42), (111, 37), (112, 50)]),
    Put("one4", "crack-shots", [(104, 41), (101, 38)]),
)
SHOT = (Shot(0, 1, "one1"),)


def _toll(table: Table, targets: tuple[str, ...] = ("one1",), choice: Any = SHOT) -> dict[str, Any]:
    return forecast.toll(table, "two1", choice, "attack", targets)


def _together(table: Table, target: str, choice: tuple[Shot, ...]) -> Odds:
    """The losses of a target with everybody struck in one working out, as in play."""
    before = attack.toll_on(table, target)
    return odds(
        attack.resolve, table, "two1", choice, False,
        of=lambda _, after: attack.toll_on(after, target) - before, policy=attack.quick,
    )  # fmt: skip


def test_a_template_over_four_units_is_forecast_exactly_and_soon() -> None:
    table = table_of(BOSS, *AROUND, GUN, turn={"round": 2, "unit": "two1"})
    at = (11000, 4300)
    assert {unit: len(men) for unit, men in templates.under(table, at).items()} == {
        "one1": 5, "one2": 4, "one3": 5, "one4": 1,
    }  # fmt: skip
    started = time.process_time()
    told = forecast.forecasts(table, "two1")
    assert time.process_time() - started < 2
    assert told
    assert all(dealt.exact for forecast in told for dealt in forecast.odds.values())
    alone = table_of(BOSS, GUN, turn={"round": 2, "unit": "two1"})
    assert _toll(table)["one1"]["losses"].chances == _toll(alone)["one1"]["losses"].chances


def test_units_apart_have_the_odds_they_have_together() -> None:
    table = table_of(
        Put("one1", "crack-shots", [(110, 43), (112, 43)]),
        Put("one2", "crack-shots", [(108, 45), (110, 47)]),
        GUN,
        turn={"round": 2, "unit": "two1"},
    )
    joint = _together(table, "one1", SHOT)
    assert joint.exact
    assert len(joint.chances) == 3
    assert _toll(table)["one1"]["losses"].chances == joint.chances


def test_own_men_under_the_template_are_counted_and_bystanders_passed_over() -> None:
    table = table_of(
        Put("one1", "crack-shots", [(110, 43), (112, 43)]),
        Put("one2", "crack-shots", [(108, 45), (110, 47)]),
        Put("two2", "tank-killers", [(110, 43), (112, 43)]),
        GUN,
        turn={"round": 2, "unit": "two1"},
    )
    (told,) = _toll(table).values()
    before = attack.toll_on(table, "two2")
    joint = odds(
        attack.resolve, table, "two1", SHOT, False,
        of=lambda _, after: attack.toll_on(after, "two2") - before, policy=attack.quick,
    )  # fmt: skip
    assert told["own_losses"].chances == joint.chances
    assert max(told["own_losses"].chances) >= 1


def test_what_is_carried_suffers_with_its_machine() -> None:
    """A rider goes down with the vehicle: the machine is not passed over where he is asked for."""
    rider = Put(
        "one2", "gunners", [(110, 43)] * 5, 0, {"place": "aboard", "carrier": "one1", "seat": "outside"}
    )
    table = table_of(Put("one1", "mickey", (110, 43), 90), rider, GUN, turn={"round": 2, "unit": "two1"})
    choice = (Shot(0, 1, "one1"),)
    joint = _together(table, "one2", choice)
    assert len(joint.chances) > 1
    assert _toll(table, ("one2",), choice)["one2"]["losses"].chances == joint.chances
