"""Odds before a shot, and what bots make of them: the same code that plays."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.games.trauma.chapters.shooting.shooting import salvo
from escarmouche.games.trauma.client import forecast, previews
from tests.games.trauma.tables import Squad, table_of, wall

FREE = table_of(Squad("one1", "one", (4000, 3000), cost=4), Squad("two1", "two", (4000, 6400), cost=4))


def test_six_rifles_at_range_three() -> None:
    (found,) = previews.forecasts(FREE, "one1")
    assert found.about == {"unit": "one1", "salvo": "rifle#1", "target": "two1"}
    assert found.odds["losses"].mean == Fraction(8, 3)
    assert set(found.odds) == {"losses", "disorganised", "destroyed"}


def test_a_vehicle_loses_boxes() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 3000), "rocketeer", 1),
        Squad("two1", "two", (4000, 6000), "walker", 1, entry="walkers"),
    )
    (found,) = previews.forecasts(table, "one1")
    assert found.odds["boxes"].mean > 0


def test_the_same_shot_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = forecast.salvo_gain(FREE, "one1", "rifle#1", "two1")
    monkeypatch.setattr(forecast, "expected_gain", lambda *a, **k: pytest.fail("worked out again"))
    moved = FREE.copy()
    for figure in (*FREE.units["one1"].figures, *FREE.units["two1"].figures):
        moved.change(figure, {"x": FREE.figures[figure].x + 700})
    assert forecast.salvo_gain(moved, "one1", "rifle#1", "two1") == first > 0


def test_cover_state_and_strength_make_another_shot() -> None:
    open_ground = forecast.salvo_gain(FREE, "one1", "rifle#1", "two1")
    covered = table_of(
        Squad("one1", "one", (4000, 3000), cost=4), Squad("two1", "two", (4000, 6400), cost=4),
        pieces=(wall("w", 1000, 6100, 8000, 6160, 200),),
    )  # fmt: skip
    assert forecast.salvo_gain(covered, "one1", "rifle#1", "two1") < open_ground
    assert forecast.salvo_gain(FREE, "one1", "rifle#1", "two1", sustained=True) > open_ground


def test_an_engaged_unit_gains_nothing_by_fire() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 3000), markers=("engaged",)), Squad("two1", "two", (4000, 6400))
    )
    assert forecast.fire_gain(table, "one1") == 0.0
    assert forecast.fire_gain(FREE, "one1") > 0


def test_the_chances_to_disorganise_and_to_destroy() -> None:
    """Two lost of six make a morale test; a unit that is disorganised already cannot become so."""
    odds = forecast.salvo_odds(FREE, "one1", "rifle#1", "two1")
    broken, gone, lost = (odds[k].chances for k in ("disorganised", "destroyed", "losses"))
    assert 0 < broken[1] < sum(chance for n, chance in lost.items() if n >= 2)
    assert broken[0] + broken[1] == 1
    assert gone[1] == lost[6] > 0
    shaken = FREE.copy()
    shaken.change("two1", {"markers": frozenset({"disorganised"})})
    assert forecast.salvo_odds(shaken, "one1", "rifle#1", "two1")["disorganised"].chances == {0: 1}


def test_losses_count_against_the_side_that_takes_them() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 3000), cost=4),
        Squad("two1", "two", (4000, 6400), cost=4),
        Squad("one2", "one", (4000, 4700), cost=4),
    )  # fellows stand between, in the corridor of fire
    gain = forecast.expected_gain(salvo, table, "one", "one1", "rifle#1", "two1")
    loss = forecast.expected_gain(salvo, table, "two", "one1", "rifle#1", "two1")
    assert gain == pytest.approx(-loss)
    free = forecast.expected_gain(salvo, FREE, "one", "one1", "rifle#1", "two1")
    assert free > 0
    watched = forecast.expected_gain(salvo, FREE, "one", "one1", "rifle#1", "two1", units=["one1"])
    assert watched == 0
