"""Lines of sight between many bases at once, in numpy; the same answers as `straight_lines`, pair by pair.

Between two bases all lines run over the same ground, from middle to middle, at several heights. What decides
is compared in floating numbers; where a comparison is closer than rounding could explain the pair is in doubt
and whoever asks looks at it exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.straight_lines import Area, Block

SEEN, WHOLE, DOUBT = 1, 2, 4
"""Of a pair: some line is open; from a height of the first all of the second is free; look exactly."""
_CLOSE, _CLOSE_LENGTH = 1e-9, 1e-4
_BITS, _ALL, _FROM_TOP, _FROM_HALF = 1 << np.arange(12), (1 << 12) - 1, 0b111, 0b111000
"""The twelve lines of a pair: from two heights of the first to three of the second, and back."""

Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]


class Base(NamedTuple):
    """A round base: where it stands, how wide and how high it is."""

    x: int
    y: int
    radius: int
    bottom: int
    top: int


class Screens:
    """What may stand in the way, as arrays: walls, then hulls, then areas."""

    __slots__ = ("areas", "bottoms", "deep", "hulls", "lines", "near", "shifts", "tops", "walls")

    def __init__(self, walls: Sequence[Block], hulls: Sequence[Block], areas: Sequence[Area]) -> None:
        blocks = (*walls, *hulls)
        polygons = [*(block.polygon for block in blocks), *(area.polygon for area in areas)]
        most = max((len(p.edges) for p in polygons), default=0)
        edges = np.array([[p.edges[n % len(p.edges)] for p in polygons] for n in range(most)], np.float64)
        px, py, qx, qy = edges.reshape(most, len(polygons), 4).transpose(2, 0, 1)
        self.walls, self.hulls, self.areas = len(walls), len(blocks), len(polygons)
        self.lines: Numbers = np.stack((py - qy, qx - px))
        self.shifts: Numbers = (qy - py) * px - (qx - px) * py
        self.bottoms = _numbers([block.bottom for block in blocks] + [0] * len(areas))
        self.tops = _numbers([block.top for block in blocks] + [area.top for area in areas])
        self.near = _numbers([0] * len(blocks) + [area.near for area in areas])
        self.deep = _numbers([0] * len(blocks) + [area.deep for area in areas])

    def sides(self, bases: Numbers) -> Numbers:
        """How far each base lies to the left of each edge: edges first, then bases, then pieces."""
        x, y = bases[None, :, 0, None], bases[None, :, 1, None]
        sides: Numbers = self.lines[0][:, None] * x + self.lines[1][:, None] * y + self.shifts[:, None]
        return sides


def _numbers(values: Sequence[int]) -> Numbers:
    return np.array(values, np.float64)


def _heights(bases: Numbers) -> tuple[Numbers, Numbers]:
    """The two heights each base looks from, and the three it is looked at, rounded as they are one by one."""
    bottom, top = bases[:, 3], bases[:, 4]
    tall = top - bottom
    eyes = np.stack((top, (bottom + top) // 2), 1)
    return eyes, np.stack((bottom + 5 * tall // 6, bottom + tall // 2, bottom + tall // 6), 1)


def looks(
    screens: Screens, ours: Sequence[Base], theirs: Sequence[Base], *, past_hulls: bool = False
) -> list[int]:
    """What each of ours has of each of theirs, in their order: SEEN, WHOLE and DOUBT added up."""
    one, two = np.array(ours, float), np.array(theirs, float)
    count = len(one) * len(two)
    if not screens.areas:
        return [SEEN | WHOLE] * count
    left, right = screens.sides(one)[:, :, None, :], screens.sides(two)[:, None, :, :]
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = left / (left - right)
    begin = np.maximum.reduce(np.where(right > left, ratio, 0.0), axis=0, initial=0.0)
    end = np.minimum.reduce(np.where(right < left, ratio, 1.0), axis=0, initial=1.0)
    beside = np.minimum.reduce(np.maximum(left, right), axis=0) < 0
    met = (begin <= end + _CLOSE) & ~beside
    inside = _inside(screens, left, one[:, None, None, 3]) | _inside(screens, right, two[None, :, None, 3])
    met[:, :, : screens.walls] &= ~inside
    if past_hulls:
        met[:, :, screens.walls : screens.hulls] = False
    i, j, piece = met.nonzero()
    if not len(i):
        return [SEEN | WHOLE] * count
    pair = i * len(two) + j
    parts = _Parts(pair, piece, begin[met], end[met])
    return _judged(screens, parts, one[i], two[j], count)


def _inside(screens: Screens, sides: Numbers, bottom: Numbers) -> Truths:
    """Whether a base stands in a wall: what one stands in does not hide one."""
    within = np.minimum.reduce(sides[..., : screens.walls], axis=0) >= 0
    hidden: Truths = within & np.less(bottom, screens.tops[: screens.walls])
    return hidden


class _Parts(NamedTuple):
    """The stretches of lines in pieces: which pair, which piece, from where to where."""

    pair: NDArray[np.intp]
    piece: NDArray[np.intp]
    begin: Numbers
    end: Numbers


def _judged(screens: Screens, parts: _Parts, one: Numbers, two: Numbers, count: int) -> list[int]:
    """The verdicts of all pairs, of those without a stretch too."""
    pair, piece, begin, end = parts
    gone = two[:, :2] - one[:, :2]
    length = np.sqrt((gone * gone).sum(1))
    doubt = (np.abs(begin - end) < _CLOSE) | (length == 0)
    (eyes, looked), (eyes_back, looked_back) = _heights(one), _heights(two)
    from_z = np.concatenate((np.repeat(eyes, 3, 1), np.tile(looked, (1, 2))), 1)
    to_z = np.concatenate((np.tile(looked_back, (1, 2)), np.repeat(eyes_back, 3, 1)), 1)
    rise = to_z - from_z
    first, last = from_z + rise * begin[:, None], from_z + rise * end[:, None]
    under, over = np.minimum(first, last) - screens.tops[piece, None], np.maximum(first, last)
    over -= screens.bottoms[piece, None]
    met = (under <= 0) & (over >= 0)
    close = ((np.abs(under) < _CLOSE_LENGTH) | (np.abs(over) < _CLOSE_LENGTH)) & (rise != 0)
    doubt |= close.any(1)
    bits = met @ _BITS
    area = piece >= screens.hulls
    lost, unsure = _lost(screens, parts, length, one[:, 2], two[:, 2])
    doubt |= area & unsure
    starts = np.flatnonzero(np.diff(pair, prepend=-1))
    shut = np.bitwise_or.reduceat(np.where(area & ~lost, 0, bits), starts)
    screened = np.bitwise_or.reduceat(np.where((piece >= screens.walls) & ~area, 0, bits), starts)
    codes = np.full(count, SEEN | WHOLE)
    whole = (screened & _FROM_TOP == 0) | (screened & _FROM_HALF == 0)
    codes[pair[starts]] = SEEN * (shut != _ALL) + WHOLE * whole
    codes[pair[doubt]] = DOUBT
    verdicts: list[int] = codes.tolist()
    return verdicts


def _lost(
    screens: Screens, parts: _Parts, length: Numbers, radius: Numbers, other: Numbers
) -> tuple[Truths, Truths]:
    """Whether a line is lost in an area, and whether that is too close to call."""
    root = np.maximum(np.round(length), 1)
    one, two = np.minimum(radius, root) / root, 1 - np.minimum(other, root) / root
    near, deep = screens.near[parts.piece] + 0.5, screens.deep[parts.piece] + 0.5
    begin, end = parts.begin, parts.end
    entered = np.minimum(begin - one, two - begin) * length - near
    left = np.minimum(end - one, two - end) * length - near
    within = (np.minimum(end, two) - np.maximum(begin, one)) * length - deep
    limited = deep > 0.5
    lost = ((begin > 0) & (entered >= 0)) | ((end < 1) & (left >= 0)) | (limited & (within >= 0))
    gap = np.minimum(np.minimum(np.abs(entered), np.abs(left)), np.abs(within))
    return lost, gap < _CLOSE_LENGTH
