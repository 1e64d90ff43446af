"""What is near a figure: enemies, pieces to hide behind, pieces one can do something with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from escarmouche.games.combat_zone.field import enemies
from escarmouche.games.combat_zone.table import Table
from escarmouche.games.combat_zone.terrain import DOOR, USEFUL
from escarmouche.space.shapes import Box, Point, gap_to_polygon
from escarmouche.space.terrain import OPAQUE, Ground, Piece

ENEMIES, COVERS, THINGS = 3, 3, 3
COVER_WITHIN = 3000


def nearest_enemies(table: Table, figure: str) -> list[str]:
    """The nearest enemies, the nearest first."""
    figures = table.figures
    x, y = figures[figure].x, figures[figure].y
    far = sorted([((figures[e].x - x) ** 2 + (figures[e].y - y) ** 2, e) for e in enemies(table, figure)])
    return [enemy for _, enemy in far[:ENEMIES]]


def _boxes(ground: Ground, key: str, wanted: Callable[[Piece], bool]) -> tuple[tuple[Box, int], ...]:
    """The boxes and numbers of the pieces that are wanted, kept with the ground under a key."""
    found: tuple[tuple[Box, int], ...] | None = ground.remembered.get(key)
    if found is None:
        pairs = enumerate(zip(ground.pieces, ground.polygons, strict=True))
        found = tuple((polygon.box, n) for n, (piece, polygon) in pairs if wanted(piece))
        ground.remembered[key] = found
    return found


def hiding_near(ground: Ground, at: Point) -> Iterator[tuple[int, int]]:
    """The pieces one could hide behind, in order: the square of the distance of each, and its number."""
    x, y = at
    for (x0, y0, x1, y1), n in _boxes(ground, "combat_zone hiding", _hides):
        dx, dy = max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)
        far = dx * dx + dy * dy
        if far <= COVER_WITHIN * COVER_WITHIN:
            yield far, n


def _hides(piece: Piece) -> bool:
    return OPAQUE in piece.traits and piece.height >= 100


def cover_near(ground: Ground, at: Point) -> list[int]:
    """The numbers of the nearest pieces one can hide behind."""
    return [n for _, n in sorted(hiding_near(ground, at))[:COVERS]]


def useful_near(table: Table, figure: str) -> Iterator[int]:
    """The numbers of the pieces in reach one can do something with, in order."""
    record = table.figures[figure]
    if record.z:
        return
    x, y, far = record.x, record.y, record.ap * 500
    for (x0, y0, x1, y1), n in _boxes(table.ground, "combat_zone useful", lambda p: bool(p.traits & USEFUL)):
        if x0 - far <= x <= x1 + far and y0 - far <= y <= y1 + far:
            yield n


def things_near(table: Table, figure: str) -> list[int]:
    """The numbers of the nearest pieces one can do something with: closed doors first."""
    record, ground = table.figures[figure], table.ground
    found = []
    for n in useful_near(table, figure):
        far = gap_to_polygon((record.x, record.y), 0, ground.polygons[n])
        found.append((DOOR not in ground.pieces[n].traits, far, n))
    return [n for _, _, n in sorted(found)[:THINGS]]
