"""Measuring between figures: base edge to base edge, in whole hundredths of a centimetre."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from escarmouche.engine.table import kept
from escarmouche.games.company.table import Table
from escarmouche.space.shapes import Box, Point, gap, gap_at_most


class Ranked(msgspec.Struct, frozen=True, gc=False):
    """A figure or target and how far it is."""

    distance: int
    id: str


def where(figure: Any) -> Point:
    """Centre of a figure's base."""
    return figure.x, figure.y


def distance(table: Table, a: str, b: str) -> int:
    """Base edge to base edge between two figures."""
    f, g = table.figures[a], table.figures[b]
    profiles = table.setting.profiles
    return gap((f.x, f.y), profiles[f.profile].radius, (g.x, g.y), profiles[g.profile].radius)


def ranked(table: Table, origin: str, figures: Iterable[str]) -> tuple[Ranked, ...]:
    """Figures by their distance from one; equal ones stay in the order of their numbers."""
    return tuple(
        sorted((Ranked(distance(table, origin, f), f) for f in figures), key=lambda one: one.distance)
    )


def within(table: Table, a: str, b: str, limit: int) -> bool:
    """Whether two figures are at most `limit` apart, base edge to base edge."""
    f, g = table.figures[a], table.figures[b]
    profiles = table.setting.profiles
    return gap_at_most((f.x, f.y), profiles[f.profile].radius, (g.x, g.y), profiles[g.profile].radius, limit)


@kept
def extent(table: Table, unit: str) -> Box:
    """The upright rectangle round the bases of a unit, all counted as wide as its widest."""
    records, profiles = table.figures, table.setting.profiles
    figures = table.units[unit].figures
    first = records[figures[0]]
    x0 = x1 = first.x
    y0 = y1 = first.y
    widest = 0
    for id in figures:
        figure = records[id]
        x, y, radius = figure.x, figure.y, profiles[figure.profile].radius
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
        if radius > widest:
            widest = radius
    return x0 - widest, y0 - widest, x1 + widest, y1 + widest


def apart(table: Table, unit: str, other: str, reach: int) -> bool:
    """Whether two units are surely farther apart than this; so is a unit without figures."""
    if not table.units[unit].figures or not table.units[other].figures:
        return True
    x0, y0, x1, y1 = extent(table, unit)
    u0, v0, u1, v1 = extent(table, other)
    return x0 - u1 > reach or u0 - x1 > reach or y0 - v1 > reach or v0 - y1 > reach


def touches(
    table: Table, unit: str, other: str, reach: int, contact: Callable[[Any, str, str], bool]
) -> bool:
    """Whether any figure of a unit is at contact of any figure of another; contact reaches no farther."""
    if apart(table, unit, other, reach):
        return False
    figures, profiles = table.figures, table.setting.profiles
    x0, y0, x1, y1 = extent(table, other)
    theirs = table.units[other].figures
    for a in table.units[unit].figures:
        f = figures[a]
        far = reach + profiles[f.profile].radius
        if x0 - far <= f.x <= x1 + far and y0 - far <= f.y <= y1 + far:
            for b in theirs:
                if contact(table, a, b):
                    return True
    return False
