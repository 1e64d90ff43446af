"""Which of many boxes lie near: whole numbers used as sets of bits, one per strip of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import or_


class Intervals:
    """Answers "which intervals overlap this one", to the width of a strip, with two look-ups and one `&`."""

    __slots__ = ("base", "begun", "last", "lasting", "width")

    def __init__(self, lows: Sequence[int], highs: Sequence[int], width: int) -> None:
        self.width = width
        self.base = base = min(lows, default=0) - width
        self.last = (max(highs, default=0) + width - base) // width
        begun, lasting = [0] * (self.last + 1), [0] * (self.last + 1)
        bit = 1
        for low, high in zip(lows, highs, strict=True):
            begun[(low - base) // width] |= bit
            lasting[(high - base) // width] |= bit
            bit += bit
        self.begun = list(accumulate(begun, or_))
        """Per strip: the intervals that begin in it or before."""
        lasting.reverse()
        self.lasting = list(accumulate(lasting, or_))
        """Per strip: the intervals that end in it or after."""
        self.lasting.reverse()


Strips = tuple[int, int, list[int], list[int]]
"""Where they begin, the number of the last one, what lasts and what has begun in each."""


class Boxes:
    """Answers "which boxes overlap this one", to the width of a strip."""

    __slots__ = ("_across", "_along", "_width")

    def __init__(self, boxes: Sequence[tuple[int, int, int, int]], width: int = 100) -> None:
        self._width = width
        across = Intervals([box[0] for box in boxes], [box[2] for box in boxes], width)
        along = Intervals([box[1] for box in boxes], [box[3] for box in boxes], width)
        self._across: Strips = across.base, across.last, across.lasting, across.begun
        self._along: Strips = along.base, along.last, along.lasting, along.begun

    def overlapping(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The bits of the boxes that may overlap this one (all that do, perhaps a few more)."""
        width = self._width
        base, last, lasting, begun = self._across
        i, j = (x0 - base) // width, (x1 - base) // width
        if i > last or j < 0:
            return 0
        near = lasting[i if i > 0 else 0] & begun[j if j < last else last]
        if not near:
            return 0
        base, last, lasting, begun = self._along
        i, j = (y0 - base) // width, (y1 - base) // width
        if i > last or j < 0:
            return 0
        return near & lasting[i if i > 0 else 0] & begun[j if j < last else last]


def bits(mask: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
