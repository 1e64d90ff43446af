"""The benches run and their answers agree; nothing here looks at a clock."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from escarmouche.bench import GROUPS, botbowl, cold, dice, growth, match, playouts, process, space
from escarmouche.bench.comparing import Fact, Result, Timing, alternate, at_most, faster, timing
from escarmouche.engine import chances
from escarmouche.space.memory import LEDGER

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
    one, more = Timing(1.0, 1.0), [Timing(n, n) for n in (40.0, 39.0, 1.5, 1.6)]
    assert faster("a", one, more[0], 40).met
    assert not faster("a", one, more[1], 40).met
    assert at_most("a", more[2], one, 1.5).met
    assert not at_most("a", more[3], one, 1.5).met
    assert not at_most("a", one, one, 1.5, same=False).met


def test_both_sides_of_a_ratio_are_timed_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("time.process_time", lambda: float(next(clock)))
    ahead: list[str] = []
    for before in (None, lambda: ahead.append("ours")):
        mine, theirs = alternate(lambda: None, lambda: None, 3, (4, 4), before=before)
        assert mine == theirs
    assert len(ahead) == 3 * 4


def test_p10_is_the_tenth_that_was_quickest() -> None:
    assert timing([float(n) for n in range(11)]) == (5.0, 1.0)
    assert timing([3.0, 1.0, 2.0]) == (2.0, 1.0)


def test_nothing_of_ours_is_known_before_a_first_call() -> None:
    table = match.firing_line()
    ours = match.salvo(1)
    next(ours)
    assert chances.binomial(3, 2, 6)
    kept = cold.caches()
    assert chances.binomial in kept
    table.known()["answer"] = 1
    table.ground.remembered["sight"] = LEDGER.enter(table.ground)
    cold.empty(table)
    assert not any(each.cache_info().currsize for each in kept)
    assert not table.known()
    assert not table.ground.remembered


def test_dice_agree_with_icepool_and_dyce() -> None:
    assert len(agree(dice.measure(1))) == 8


def test_sight_and_ways_agree_with_shapely_and_a_grid() -> None:
    assert len(agree(space.measure(1))) == 7


def test_copies_and_questions() -> None:
    assert len(agree(match.copies(1))) == 2
    assert len(agree(playouts.look_ahead(match.SERIES, "match", 1))) == 11


def test_a_salvo_agrees_with_icepool() -> None:
    assert agree(match.salvo(1)) == ["match: odds of a salvo of 10 in cover"]


def test_random_playouts_are_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "GAMES", 1)
    assert len(agree(playouts.playouts(match.SERIES, "match", 0.4, 1, 1))) == 3


def test_a_cold_start_asks_a_question() -> None:
    assert len(agree(process.cold_start(1))) == 1


def test_loaded_matches_are_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LIVE", 3)
    at_work, waiting, same = process.weights("trauma")
    assert same
    assert waiting < at_work


def test_two_processes_give_the_same_series() -> None:
    assert len(agree(process.two_processes(1))) == 1


def test_a_series_tells_what_it_held_at_most() -> None:
    names = agree(process.long_series(1))
    assert names == [
        f"process: simulate 4 games of {game}" for game in ("trauma", "combat_zone", "dust_tactics")
    ]


def test_tables_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "FIGURES", (60,))
    monkeypatch.setattr(growth, "PIECES", (40, 80))
    assert len(agree(growth.measure(1))) == 8


def test_without_botbowl_its_lines_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(botbowl.PYTHON, sys.executable)
    monkeypatch.setattr(botbowl, "GAMES", ())
    assert agree(botbowl.measure(1)) == ["botbowl: absent, docs/bench.md says how to have it"]
