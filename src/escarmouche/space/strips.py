"""Which of many boxes lie near: whole numbers used as sets of bits, one per strip of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


class Intervals:
    """Answers "which intervals overlap this one", to the width of a strip, with two look-ups and one `&`."""

    __slots__ = ("base", "begun", "last", "lasting", "width")

    def __init__(self, spans: Sequence[tuple[int, int]], width: int) -> None:
        self.width = width
        self.base = min((low for low, _ in spans), default=0) - width
        top = max((high for _, high in spans), default=0) + width
        self.last = (top - self.base) // width
        self.begun = [0] * (self.last + 1)
        """Per strip: the intervals that begin in it or before."""
        self.lasting = [0] * (self.last + 1)
        """Per strip: the intervals that end in it or after."""
        for n, (low, high) in enumerate(spans):
            self.begun[(low - self.base) // width] |= 1 << n
            self.lasting[(high - self.base) // width] |= 1 << n
        for i in range(1, self.last + 1):
            self.begun[i] |= self.begun[i - 1]
        for i in range(self.last - 1, -1, -1):
            self.lasting[i] |= self.lasting[i + 1]

    def overlapping(self, low: int, high: int) -> int:
        """The bits of the intervals that may overlap low..high (all that do, perhaps a few more)."""
        i = (low - self.base) // self.width
        j = (high - self.base) // self.width
        if i < 0:
            i = 0
        elif i > self.last:
            return 0
        if j > self.last:
            j = self.last
        elif j < 0:
            return 0
        return self.lasting[i] & self.begun[j]


class Boxes:
    """Answers "which boxes overlap this one", to the width of a strip."""

    __slots__ = ("across", "along")

    def __init__(self, boxes: Sequence[tuple[int, int, int, int]], width: int = 100) -> None:
        self.across = Intervals([(x0, x1) for x0, _, x1, _ in boxes], width)
        self.along = Intervals([(y0, y1) for _, y0, _, y1 in boxes], width)

    def overlapping(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The bits of the boxes that may overlap this one (all that do, perhaps a few more)."""
        near = self.across.overlapping(x0, x1)
        return near and near & self.along.overlapping(y0, y1)


def bits(mask: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
