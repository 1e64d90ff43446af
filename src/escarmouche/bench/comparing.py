"""How ours and a peer are timed in turn, and what is told of it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

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
    ours_p10: float | None = None
    """The tenth of the repetitions that was lowest; None where there is one value only."""
    peer_p10: float | None = None

    @property
    def met(self) -> bool:
        """Whether the goal is met and both gave the same answers."""
        return self.same and (self.ratio >= self.target if self.at_least else self.ratio <= self.target)


class Fact(msgspec.Struct, frozen=True):
    """A figure printed beside the comparisons."""

    name: str
    value: float
    unit: str


class Timing(NamedTuple):
    """CPU seconds of one call: the median of the repetitions, and the tenth of them that was quickest."""

    median: float
    p10: float


def timing(spans: Sequence[float]) -> Timing:
    """What is told of some spans."""
    return Timing(statistics.median(spans), low(spans))


def low(values: Sequence[float]) -> float:
    """The value that a tenth of them do not reach."""
    return sorted(values)[len(values) // 10]


def alternate(
    ours: Callable[[], Any],
    peer: Callable[[], Any],
    repeats: int,
    loops: tuple[int, int] = (1, 1),
    before: Callable[[], Any] | None = None,
    *,
    before_peer: Callable[[], Any] | None = None,
) -> tuple[Timing, Timing]:
    """CPU seconds of one call of each, in turn; `before` runs ahead of each call, untimed.

    The same clock and the same statistic for both: the mean of a repetition where nothing runs ahead, else
    the median of its calls timed one by one, then median and p10 over the repetitions.
    """
    spans: tuple[list[float], list[float]] = ([], [])
    alone = before is None and before_peer is None
    for _ in range(repeats):
        for call, count, ahead, into in zip((ours, peer), loops, (before, before_peer), spans, strict=True):
            into.append(_mean(call, count) if alone else _one_by_one(call, count, ahead))
    return timing(spans[0]), timing(spans[1])


def _mean(call: Callable[[], Any], count: int) -> float:
    started = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - started) / count


def _one_by_one(call: Callable[[], Any], count: int, before: Callable[[], Any] | None) -> float:
    each = []
    for _ in range(count):
        if before is not None:
            before()
        started = time.process_time()
        call()
        each.append(time.process_time() - started)
    return statistics.median(each)


def faster(
    name: str,
    ours: Timing,
    peer: Timing,
    target: float,
    *,
    same: bool = True,
    note: str = "",
    calls: int = 1,
) -> Result:
    """A goal of being so many times faster than the peer; times in microseconds, of one of `calls`."""
    ratio, scale = peer.median / ours.median, 1e6 / calls
    return Result(
        name, ours.median * scale, peer.median * scale, "us", ratio, target, True, note, same,
        ours.p10 * scale, peer.p10 * scale,
    )  # fmt: skip


def at_most(
    name: str,
    ours: Timing,
    peer: Timing,
    target: float,
    *,
    same: bool = True,
    note: str = "",
    calls: int = 1,
) -> Result:
    """A goal of taking at most so many times the peer's time; times in microseconds, of one of `calls`."""
    ratio, scale = ours.median / peer.median, 1e6 / calls
    return Result(
        name, ours.median * scale, peer.median * scale, "us", ratio, target, False, note, same,
        ours.p10 * scale, peer.p10 * scale,
    )  # fmt: skip
