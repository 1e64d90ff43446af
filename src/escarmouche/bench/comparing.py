"""How ours and a peer are timed in turn, and what is told of it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """One comparison."""

    name: str
    ours: float
    peer: float
    unit: str
    ratio: float
    target: float
    at_least: bool
    """True: the ratio must reach the target; False: it must not pass it."""
    note: str = ""
    same: bool = True

    @property
    def met(self) -> bool:
        """Whether the goal is met and both gave the same answers."""
        return self.same and (self.ratio >= self.target if self.at_least else self.ratio <= self.target)


class Fact(msgspec.Struct, frozen=True):
    """A figure printed beside the comparisons."""

    name: str
    value: float
    unit: str


def alternate(
    ours: Callable[[], Any],
    peer: Callable[[], Any],
    repeats: int,
    loops: tuple[int, int] = (1, 1),
    before: Callable[[], Any] | None = None,
) -> tuple[float, float]:
    """Median CPU seconds of one call of each, in turn; `before` runs ahead of each call of ours, untimed."""
    clock = time.perf_counter if before else time.process_time
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        for which, (call, count) in enumerate(zip((ours, peer), loops, strict=True)):
            spent = 0.0
            if which == 0 and before:
                each = []
                for _ in range(count):
                    before()
                    started = clock()
                    call()
                    each.append(clock() - started)
                spent = statistics.median(each) * count
            else:
                started = clock()
                for _ in range(count):
                    call()
                spent = clock() - started
            times[which].append(spent / count)
    return statistics.median(times[0]), statistics.median(times[1])


def faster(
    name: str, ours: float, peer: float, target: float, *, same: bool = True, note: str = ""
) -> Result:
    """A goal of being so many times faster than the peer; times in microseconds."""
    return Result(name, ours * 1e6, peer * 1e6, "us", peer / ours, target, True, note, same)


def at_most(
    name: str, ours: float, peer: float, target: float, *, same: bool = True, note: str = ""
) -> Result:
    """A goal of taking at most so many times the peer's time; times in microseconds."""
    return Result(name, ours * 1e6, peer * 1e6, "us", ours / peer, target, False, note, same)
