"""What is near a figure: enemies, pieces to hide behind, pieces one can do something with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from escarmouche.games.combat_zone.chapters.figures import enemies
from escarmouche.games.combat_zone.chapters.terrain import DOOR, USEFUL
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Box, Point, gap_to_polygon
from escarmouche.space.terrain import OPAQUE, Ground

ENEMIES, COVERS, THINGS = 3, 3, 3
COVER_WITHIN = 3000
HIDES = 100
"""How high a piece is at least that one hides behind."""


def nearest_enemies(table: Table, figure: str) -> list[str]:
    """The nearest enemies, the nearest first."""
    figures = table.figures
    x, y = figures[figure].x, figures[figure].y
    far = sorted([((figures[e].x - x) ** 2 + (figures[e].y - y) ** 2, e) for e in enemies(table, figure)])
    return [enemy for _, enemy in far[:ENEMIES]]


class Boxed(NamedTuple):
    """A piece by its number, and the box round it."""

    box: Box
    number: int


@kept_with
def _hiding(ground: Ground) -> tuple[Boxed, ...]:
    """The pieces of a ground that one could hide behind."""
    return tuple(
        Boxed(ground.polygons[n].box, n)
        for n, piece in enumerate(ground.pieces)
        if OPAQUE in piece.traits and piece.height >= HIDES
    )


@kept_with
def _useful(ground: Ground) -> tuple[Boxed, ...]:
    """The pieces of a ground that one can do something with."""
    pieces = enumerate(ground.pieces)
    return tuple(Boxed(ground.polygons[n].box, n) for n, piece in pieces if piece.traits & USEFUL)


def hiding_near(ground: Ground, at: Point) -> Iterator[tuple[int, int]]:
    """The pieces one could hide behind, in order: the square of the distance of each, and its number."""
    x, y = at
    for (x0, y0, x1, y1), n in _hiding(ground):
        dx, dy = max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)
        far = dx * dx + dy * dy
        if far <= COVER_WITHIN * COVER_WITHIN:
            yield far, n


def cover_near(ground: Ground, at: Point) -> list[int]:
    """The numbers of the nearest pieces one can hide behind."""
    return [n for _, n in sorted(hiding_near(ground, at))[:COVERS]]


def useful_near(table: Table, figure: str) -> Iterator[int]:
    """The numbers of the pieces in reach one can do something with, in order."""
    record = table.figures[figure]
    if record.z:
        return
    x, y, far = record.x, record.y, record.ap * 500
    for (x0, y0, x1, y1), n in _useful(table.ground):
        if x0 - far <= x <= x1 + far and y0 - far <= y <= y1 + far:
            yield n


def things_near(table: Table, figure: str) -> list[int]:
    """The numbers of the nearest pieces one can do something with: closed doors first."""
    record, ground = table.figures[figure], table.ground
    ranked = []
    for n in useful_near(table, figure):
        far = gap_to_polygon((record.x, record.y), 0, ground.polygons[n])
        ranked.append((DOOR not in ground.pieces[n].traits, far, n))
    return [n for _, _, n in sorted(ranked)[:THINGS]]
