"""Where a figure can be brought by the pending answer: asked of the rules point by point, told as rings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from escarmouche.space.contour import Ring, rings
from escarmouche.space.shapes import Box, Point


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
