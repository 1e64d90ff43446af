"""What is laid over the table before an answer is given, as the rules judge it: ground, arcs, lines of sight.

Where a figure can be brought is asked of the rules point by point and told as rings; where weapons bear is
shaded; who sees whom is drawn as lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, radians, sin
from typing import NamedTuple

import msgspec

from escarmouche.space.contour import Ring, rings
from escarmouche.space.shapes import Box, Point

# -- ground --------------------------------------------------------------------------------------------------


class Course(NamedTuple):
    """The way that an answer of a board of squares leads a unit, in the rules' own measure."""

    points: tuple[Point, ...]
    """From where it starts to where it ends, in hundredths of a centimetre."""
    used: int
    """Squares it costs."""
    most: int
    """Squares it has."""


class Spots(NamedTuple):
    """Where one figure may end, as the rules judge it."""

    figure: str
    allowed: Callable[[Point], bool]
    """Whether there is an allowed answer that ends here."""
    box: Box
    """Nothing outside it is allowed."""
    most: int = 0
    """How far the figure may go, in hundredths of a centimetre; 0 where length does not count."""
    step: int = 0
    """The longest leg of a path; 0 where a leg may be of any length."""
    turns: tuple[Point, ...] = ()
    """Where shortest ways bend: gaps there are looked at closely."""

    def outlines(self) -> tuple[Ring, ...]:
        """The area, holes as outlines of their own (even-odd)."""
        return rings(self.allowed, self.box, self.turns)


# -- arcs ----------------------------------------------------------------------------------------------------

Outline = tuple[Point, ...]


class Arc(msgspec.Struct, frozen=True):
    """One arc of a figure."""

    figure: str
    name: str
    """Key of the sentence `arc-<name>`: front, rear, left, right."""
    rule: str
    outlines: tuple[Outline, ...]
    """The part of the table that lies in it."""
    weapons: tuple[str, ...] = ()
    """The weapons that bear there; none where it holds for whatever the figure carries."""


def half_table(width: int, depth: int, at: Point, along: int) -> Outline:
    """The part of a table ahead of the line through a point, square to a way in degrees from east."""
    return ahead_of(((0, 0), (width, 0), (width, depth), (0, depth)), at, along)


def ahead_of(ring: Outline, at: Point, along: int) -> Outline:
    """The part of a convex outline ahead of the line through a point, square to a way in degrees."""
    dx, dy = cos(radians(along)), sin(radians(along))
    ahead = [(x - at[0]) * dx + (y - at[1]) * dy for x, y in ring]
    kept: list[Point] = []
    for n, (x, y) in enumerate(ring):
        m = (n + 1) % len(ring)
        if ahead[n] >= 0:
            kept.append((x, y))
        if (ahead[n] >= 0) != (ahead[m] >= 0):
            part = ahead[n] / (ahead[n] - ahead[m])
            kept.append((round(x + (ring[m][0] - x) * part), round(y + (ring[m][1] - y) * part)))
    return tuple(kept)


# -- rings ---------------------------------------------------------------------------------------------------


class Reach(msgspec.Struct, frozen=True):
    """How far something of a figure goes, whatever is in between: a weapon, a charge, a command."""

    figure: str
    name: str
    """Key of the sentence `ring-<name>`: range, even, charge, command."""
    rule: str
    far: int
    """Hundredths of a centimetre from the edge of its base or hull."""
    weapons: tuple[str, ...] = ()
    outlines: tuple[Outline, ...] = ()
    """On a board of squares, the ground it holds: then `far` is nothing."""


# -- turning -------------------------------------------------------------------------------------------------

COARSE = 15
"""Degrees between the facings that are tried first."""


def sectors(allowed: Callable[[int], bool]) -> tuple[tuple[int, int], ...]:
    """The facings that are allowed, from one to another counter-clockwise, to the degree.

    What is allowed by less than a coarse step between two that are not is not found.
    """
    tried = {angle: allowed(angle) for angle in range(0, 360, COARSE)}
    if all(tried.values()):
        return ((0, 360),)
    found = []
    for start in tried:
        if not tried[start] or tried[(start - COARSE) % 360]:
            continue
        end = start
        while tried[(end + COARSE) % 360]:
            end += COARSE
        found.append((_last(allowed, start, -1) % 360, _last(allowed, end, 1) % 360))
    return tuple(found)


def _last(allowed: Callable[[int], bool], good: int, way: int) -> int:
    """The last facing that is allowed, going from one that is; one coarse step on none is."""
    bad = good + way * COARSE
    while abs(bad - good) > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if allowed(middle % 360) else (good, middle)
    return good


# -- sight ---------------------------------------------------------------------------------------------------

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
    lines = []
    for unit, figures in units:
        for watcher in watchers:
            judged = [(judge(watcher, f), far(watcher, f), f) for f in figures]
            if not judged:
                continue
            best = min(judged, key=lambda one: (RANKS.index(one[0][0]), one[0][2], one[1], one[2]))
            (state, rule, hidden), _, figure = best
            between = blocks(watcher, figure) if hidden else ()
            lines.append(SightLine(watcher, figure, unit, state, rule, hidden, between))
    return tuple(lines)
