"""Sight and cover: who is seen, and what hides a third of him (SM-SHOOT-02, SM-SHOOT-12, SM-SHOOT-13)."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    at,
    flies,
    is_hull,
    machine,
    profile,
    rectangle,
)
from escarmouche.games.star_mogul.chapters.terrain import cover_of
from escarmouche.games.star_mogul.table import Table
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, segments_cross
from escarmouche.space.sight import Body, Eye, look, visible
from escarmouche.space.terrain import OPAQUE, Ground

THIRD = 3
"""Samples of nine that must be hidden: one third (SM-SHOOT-12)."""


def eye(table: Table, figure: str) -> Eye:
    """Where somebody looks from: over the middle of his base, at his height; a hull at its top."""
    own = table.figures[figure]
    tall = machine(table, figure).height if is_hull(table, figure) else profile(table, figure).height
    return own.x, own.y, own.z, own.z + tall


def body(table: Table, figure: str) -> Body:
    """What is to be seen of somebody; of a hull, an upright cylinder as wide as it is."""
    own = table.figures[figure]
    if is_hull(table, figure):
        printed = machine(table, figure)
        return own.x, own.y, min(printed.length, printed.width) // 2, own.z, own.z + printed.height
    printed_ = profile(table, figure)
    return own.x, own.y, printed_.radius, own.z, own.z + printed_.height


def _bodies(table: Table, figure: str) -> tuple[Body, ...]:
    """The body, and of a hull its four corners as well."""
    whole = body(table, figure)
    if not is_hull(table, figure):
        return (whole,)
    corners = rectangle(table, figure).outline.points
    return (whole, *((x, y, 1, whole[3], whole[4]) for x, y in corners))


@kept
def sees(table: Table, watcher: str, target: str) -> bool:
    """Whether a figure sees another: over terrain, past the hulls of vehicles that stand between."""
    looking = eye(table, watcher)
    for seen in _bodies(table, target):
        if visible(table.ground, looking, seen) and not _behind_hull(table, watcher, target, looking, seen):
            return True
    return False


def _behind_hull(table: Table, watcher: str, target: str, looking: Eye, seen: Body) -> bool:
    """Whether the line to the upper part of a body goes through the hull of another vehicle."""
    start, end = (looking[0], looking[1]), (seen[0], seen[1])
    top = seen[3] + 5 * (seen[4] - seen[3]) // 6
    for other in all_standing(table):
        if other in (watcher, target) or not is_hull(table, other) or flies(table, other):
            continue
        tall = table.figures[other].z + machine(table, other).height
        if min(looking[3], top) >= tall:
            continue
        points = rectangle(table, other).outline.points
        edges = zip(points, points[1:] + points[:1], strict=True)
        if any(segments_cross(start, end, a, b) for a, b in edges):
            return True
    return False


@kept_with
def _alone(ground: Ground) -> dict[str, Ground]:
    """Each piece that gives cover on a ground of its own, as if nothing could be seen through it."""
    return {
        p.id: Ground(ground.width, ground.depth, (replace(p, traits=p.traits | {OPAQUE}),))
        for p in ground.pieces
        if cover_of(p) and p.height
    }


@kept_with
def _covered(ground: Ground, looking: Eye, seen: Body) -> tuple[int, str]:
    """The best cover that hides a third of a body from an eye, and the piece."""
    best, name = 0, ""
    x0, x1 = sorted((looking[0], seen[0]))
    y0, y1 = sorted((looking[1], seen[1]))
    wide = seen[2]
    for piece, lone in _alone(ground).items():
        value = cover_of(ground.piece(piece))
        if value <= best:
            continue
        px0, py0, px1, py1 = lone.polygons[0].box
        if px0 > x1 + wide or px1 < x0 - wide or py0 > y1 + wide or py1 < y0 - wide:
            continue
        if look(lone, looking, seen).hidden >= THIRD:
            best, name = value, piece
    return best, name


def between(table: Table, shooter: str, target: str) -> tuple[int, str]:
    """What cover adds to the DEF of a target seen from a shooter, and the piece that gives it."""
    if is_hull(table, target):
        return 0, ""
    return _covered(table.ground, eye(table, shooter), body(table, target))


def from_point(table: Table, origin: Point, target: str, height: int = 0) -> int:
    """The same seen from a point of the ground: an explosion, a blast (SM-VEH-15, SM-WEAP-02)."""
    if at(table.figures[target]) == origin:
        return 0
    return _covered(table.ground, (*origin, 0, height), body(table, target))[0]
