"""Who sees whom, as the rules judge it: the lines a client draws before a shot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

OPEN, COVER, HIDDEN, TURNED = "open", "cover", "hidden", "turned"
"""Seen plainly; seen, but in cover; not seen; seen by eyes that look the other way."""
RANKS = (OPEN, COVER, TURNED, HIDDEN)


class SightLine(msgspec.Struct, frozen=True):
    """What one figure sees of the figure of a unit that it sees best."""

    watcher: str
    target: str
    unit: str
    """The unit of the target."""
    state: str
    rule: str
    """The rule that says so."""
    hidden: int = 0
    """Samples of the target, of nine, that cannot be seen."""
    blocks: tuple[str, ...] = ()
    """The pieces that hide some of it."""


def best_lines(
    watchers: Sequence[str],
    units: Iterable[tuple[str, Sequence[str]]],
    judge: Callable[[str, str], tuple[str, str, int]],
    far: Callable[[str, str], int],
    blocks: Callable[[str, str], tuple[str, ...]],
) -> tuple[SightLine, ...]:
    """One line from each watcher to each unit: to the figure it sees best, the nearest of equals."""
    found = []
    for unit, figures in units:
        for watcher in watchers:
            judged = [(judge(watcher, f), far(watcher, f), f) for f in figures]
            if not judged:
                continue
            best = min(judged, key=lambda one: (RANKS.index(one[0][0]), one[0][2], one[1], one[2]))
            (state, rule, hidden), _, figure = best
            between = blocks(watcher, figure) if hidden else ()
            found.append(SightLine(watcher, figure, unit, state, rule, hidden, between))
    return tuple(found)
