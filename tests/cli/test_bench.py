"""The benches run and their answers agree; nothing here looks at a clock."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from escarmouche.bench import GROUPS, dice, match, playouts, process, space
from escarmouche.bench.comparing import Fact, Result, at_most, faster

pytest.importorskip("chess")
pytest.importorskip("icepool")
pytest.importorskip("shapely")


def agree(found: Iterator[Result | Fact]) -> list[str]:
    """The names of what was measured; every comparison had the same answers on both sides."""
    names = []
    for line in found:
        names.append(line.name)
        if isinstance(line, Result):
            assert line.same, line.name
            assert line.ratio > 0
    return names


def test_every_group_has_its_module() -> None:
    for group in GROUPS:
        assert callable(import_module(f"escarmouche.bench.{group}").measure)


def test_goals_read_the_right_way_round() -> None:
    assert faster("a", 1.0, 40.0, 40).met
    assert not faster("a", 1.0, 39.0, 40).met
    assert at_most("a", 1.5, 1.0, 1.5).met
    assert not at_most("a", 1.6, 1.0, 1.5).met
    assert not at_most("a", 1.0, 1.0, 1.5, same=False).met


def test_dice_agree_with_icepool_and_dyce() -> None:
    assert len(agree(dice.measure(1))) == 7


def test_sight_and_ways_agree_with_shapely_and_a_grid() -> None:
    assert len(agree(space.measure(1))) == 4


def test_copies_and_questions() -> None:
    assert len(agree(match.copies(1))) == 2
    assert len(agree(match.next_questions(1))) == 4


def test_a_salvo_agrees_with_icepool() -> None:
    assert agree(match.salvo(1)) == ["match: odds of a salvo of 10 in cover"]


def test_random_playouts_are_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "GAMES", 1)
    assert len(agree(playouts.playouts(match.SERIES, "match", 0.4, 1, 1))) == 3


def test_a_cold_start_asks_a_question() -> None:
    assert len(agree(process.cold_start(1))) == 1


def test_loaded_matches_are_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LIVE", 3)
    assert len(agree(process.memory())) == 1


def test_two_processes_give_the_same_series() -> None:
    assert len(agree(process.two_processes(1))) == 1
