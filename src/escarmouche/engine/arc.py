"""Where weapons bear, as the rules judge it: the part of the table a client shades before a shot."""

from __future__ import annotations

from math import cos, radians, sin

import msgspec

from escarmouche.space.shapes import Point

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
    dx, dy = cos(radians(along)), sin(radians(along))
    corners = ((0, 0), (width, 0), (width, depth), (0, depth))
    ahead = [(x - at[0]) * dx + (y - at[1]) * dy for x, y in corners]
    found: list[Point] = []
    for n, (x, y) in enumerate(corners):
        m = (n + 1) % 4
        if ahead[n] >= 0:
            found.append((x, y))
        if (ahead[n] >= 0) != (ahead[m] >= 0):
            part = ahead[n] / (ahead[n] - ahead[m])
            found.append((round(x + (corners[m][0] - x) * part), round(y + (corners[m][1] - y) * part)))
    return tuple(found)
