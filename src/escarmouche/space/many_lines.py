"""Lines of sight between many bases at once, in numpy; the same answers as `straight_lines`, pair by pair.

Between two bases all lines run over the same ground, from middle to middle, at several heights. What decides
is compared in floating numbers; where a comparison is closer than rounding could explain the pair is in doubt
and whoever asks looks at it exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.straight_lines import Area, Block

SEEN, WHOLE, DOUBT = 1, 2, 4
"""Of a pair: some line is open; from a height of the first all of the second is free; look exactly."""
_CLOSE, _CLOSE_LENGTH = 1e-9, 1e-4
_BITS, _ALL, _FROM_TOP, _FROM_HALF = 1 << np.arange(12), (1 << 12) - 1, 0b111, 0b111000
"""The twelve lines of a pair: from two heights of the first to three of the second, and back."""
_FROM = np.array([0, 0, 0, 1, 1, 1, 2, 3, 4, 2, 3, 4])
_TO = np.array([2, 3, 4, 2, 3, 4, 0, 0, 0, 1, 1, 1])
"""The heights of the first and of the second between which they run: see `_heights`."""
_WORD = 62
"""So many edges of a piece are looked at in one number, a bit for each."""

Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]
Indexes = NDArray[np.intp]


class Base(NamedTuple):
    """A round base: where it stands, how wide and how high it is."""

    x: int
    y: int
    radius: int
    bottom: int
    top: int


class Screens:
    """What may stand in the way, as arrays: walls, then hulls, then areas."""

    __slots__ = ("areas", "bottoms", "deep", "edges", "hulls", "lines", "near", "tops", "walls")

    def __init__(self, walls: Sequence[Block], hulls: Sequence[Block], areas: Sequence[Area]) -> None:
        blocks = (*walls, *hulls)
        polygons = [*(block.polygon for block in blocks), *(area.polygon for area in areas)]
        self.edges = most = max((len(p.edges) for p in polygons), default=0)
        edges = np.array([[p.edges[n % len(p.edges)] for p in polygons] for n in range(most)], np.float64)
        px, py, qx, qy = edges.reshape(len(polygons) * most, 4).T
        self.walls, self.hulls, self.areas = len(walls), len(blocks), len(polygons)
        self.lines: Numbers = np.stack((py - qy, qx - px, (qy - py) * px - (qx - px) * py), 1)
        """Of each edge of each piece: how far a point lies to its left is x, y and 1 times these."""
        self.bottoms = _numbers([block.bottom for block in blocks] + [0] * len(areas))
        self.tops = _numbers([block.top for block in blocks] + [area.top for area in areas])
        self.near = _numbers([0] * len(blocks) + [area.near + 0.5 for area in areas])
        self.deep = _numbers([0] * len(blocks) + [area.deep + 0.5 for area in areas])

    def sides(self, bases: Numbers) -> Numbers:
        """How far each base lies to the left of each edge: edges first, then pieces, then bases; exact."""
        places = np.ones((3, len(bases)))
        places[:2] = bases[:, :2].T
        return (self.lines @ places).reshape(self.edges, self.areas, len(bases))


def _numbers(values: Sequence[float]) -> Numbers:
    return np.array(values, np.float64)


def _heights(bases: Numbers) -> Numbers:
    """The two heights each base looks from and the three it is looked at, rounded as they are one by one."""
    bottom, top = bases[:, 3], bases[:, 4]
    tall = top - bottom
    heights = np.empty((len(bases), 5))
    heights[:, 0] = top
    heights[:, 1] = (bottom + top) // 2
    heights[:, 2] = bottom + 5 * tall // 6
    heights[:, 3] = bottom + tall // 2
    heights[:, 4] = bottom + tall // 6
    return heights


def looks(
    screens: Screens, ours: Sequence[Base], theirs: Sequence[Base], *, past_hulls: bool = False
) -> list[int]:
    """What each of ours has of each of theirs, in their order: SEEN, WHOLE and DOUBT added up."""
    count = len(ours) * len(theirs)
    if not screens.areas:
        return [SEEN | WHOLE] * count
    bases = np.array([*ours, *theirs], float)
    sides = screens.sides(bases)
    met, inside = _not_beside(sides, len(ours))
    walls = screens.walls
    inside = inside[:, :walls] & (bases[:, 3, None] < screens.tops[:walls])
    if inside.any():  # what one stands in does not hide one
        met[:, :, :walls] &= ~(inside[: len(ours), None] | inside[None, len(ours) :])
    if past_hulls:
        met[:, :, walls : screens.hulls] = False
    i, j, piece = met.nonzero()
    other = j + len(ours)
    flat, row = sides.reshape(len(sides), -1), piece * len(bases)
    left, right = flat.take(row + i, 1), flat.take(row + other, 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = left / (left - right)
    begin = np.maximum.reduce(np.where(left < 0, ratio, 0.0), axis=0, initial=0.0)
    end = np.minimum.reduce(np.where(right < 0, ratio, 1.0), axis=0, initial=1.0)
    through = np.flatnonzero(begin <= end + _CLOSE)
    if not len(through):
        return [SEEN | WHOLE] * count
    i, other, piece = i[through], other[through], piece[through]
    pair = i * len(theirs) + (other - len(ours))
    parts = _Parts(pair, piece, np.stack((begin[through], end[through])))
    return _judged(screens, parts, bases, i, other, count)


def _not_beside(sides: Numbers, count: int) -> tuple[Truths, Truths]:
    """Which pieces do not lie wholly beside the line of a pair, beyond one of their edges; who is in which.

    The pairs are those of the first `count` bases with the others.
    """
    met: Any = True
    inside: Any = True
    for n in range(0, len(sides), _WORD):
        part = sides[n : n + _WORD] < 0
        flags = ((1 << np.arange(len(part))) @ part.reshape(len(part), -1)).reshape(part.shape[1:]).T
        met = ((flags[:count, None] & flags[None, count:]) == 0) & met
        inside = (flags == 0) & inside
    return met, inside


class _Parts(NamedTuple):
    """The stretches of lines in pieces: which pair, which piece, from where to where."""

    pair: Indexes
    piece: Indexes
    ends: Numbers
    """Begins and ends, as parts of the line."""


def _judged(
    screens: Screens, parts: _Parts, bases: Numbers, one: Indexes, two: Indexes, count: int
) -> list[int]:
    """The verdicts of all pairs, of those without a stretch too."""
    pair, piece, ends = parts
    gone = bases[two, :2] - bases[one, :2]
    length = np.sqrt((gone * gone).sum(1))
    doubt = (np.abs(ends[1] - ends[0]) < _CLOSE) | (length == 0)
    bits, surely = _met(screens, parts, _heights(bases), one, two)
    doubt |= bits != surely
    shutting = bits
    area = np.flatnonzero(piece >= screens.hulls)
    if len(area):
        some = _Parts(pair[area], piece[area], ends[:, area])
        lost, unsure = _lost(screens, some, length[area], bases[one[area], 2], bases[two[area], 2])
        doubt[area] |= unsure
        shutting = bits.copy()
        shutting[area[~lost]] = 0
    first = np.ones(len(pair), bool)
    np.not_equal(pair[1:], pair[:-1], out=first[1:])
    starts = np.flatnonzero(first)
    shut = np.bitwise_or.reduceat(shutting, starts)
    if screens.walls < screens.hulls:
        bits = np.where((piece >= screens.walls) & (piece < screens.hulls), 0, bits)
    screened = np.bitwise_or.reduceat(bits, starts)
    codes = np.full(count, SEEN | WHOLE)
    whole = (screened & _FROM_TOP == 0) | (screened & _FROM_HALF == 0)
    codes[pair[starts]] = SEEN * (shut != _ALL) + WHOLE * whole
    codes[pair[doubt]] = DOUBT
    verdicts: list[int] = codes.tolist()
    return verdicts


def _met(
    screens: Screens, parts: _Parts, heights: Numbers, one: Indexes, two: Indexes
) -> tuple[Indexes, Indexes]:
    """Which of its twelve lines each stretch may stop, and which it surely does, as bits."""
    start = heights[:, _FROM].take(one, 0)
    rise = heights[:, _TO].take(two, 0) - start
    levels = rise * parts.ends[:, :, None] + start
    low, top = np.minimum(levels[0], levels[1]), screens.tops[parts.piece, None]
    close = (rise != 0) * _CLOSE_LENGTH  # flat lines have the heights of the bodies: nothing is rounded
    perhaps, surely = low <= top + close, low <= top - close
    if screens.bottoms.any() or heights.min() < 1:
        high, bottom = np.maximum(levels[0], levels[1]), screens.bottoms[parts.piece, None]
        perhaps &= high >= bottom - close
        surely &= high >= bottom + close
    return perhaps @ _BITS, surely @ _BITS


def _lost(
    screens: Screens, parts: _Parts, length: Numbers, radius: Numbers, other: Numbers
) -> tuple[Truths, Truths]:
    """Whether a line is lost in an area, and whether that is too close to call."""
    root = np.maximum(np.round(length), 1)
    scale = length / root
    one, two = np.minimum(radius, root) * scale, length - np.minimum(other, root) * scale
    ends = parts.ends * length
    deep = screens.deep[parts.piece]
    far = np.minimum(ends - one, two - ends) - screens.near[parts.piece]
    within = np.minimum(ends[1], two) - np.maximum(ends[0], one) - deep
    crossed = np.stack((parts.ends[0] > 0, parts.ends[1] < 1))
    lost = (crossed & (far >= 0)).any(0) | ((deep > 0.5) & (within >= 0))
    unsure: Truths = (np.abs(far) < _CLOSE_LENGTH).any(0) | (np.abs(within) < _CLOSE_LENGTH)
    return lost, unsure
