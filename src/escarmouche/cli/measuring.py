"""Measuring and looking from the prompt: edge to edge, and what hides what."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from escarmouche.engine.scene import Point, Scene, SceneFigure, hull
from escarmouche.space import sight
from escarmouche.space.shapes import gap, gap_to_polygon, gap_to_segment, polygon_of


class Shape(NamedTuple):
    """A base (one point and its radius), a segment of the edge (two points) or an outline."""

    points: tuple[Point, ...]
    radius: int = 0


NUMBER = r"-?\d+(?:\.\d+)?"
PAIR = re.compile(rf"({NUMBER}),({NUMBER})")
CENTIMETRE = 100
"""Hundredths of a centimetre in what lengths are typed in where no scene names another measure."""
TALL = 280
"""How high a figure is taken to be where the ruleset does not look itself."""


class Look(msgspec.Struct, frozen=True):
    """Who sees whom: how many eyes see anything, how much is hidden from the best placed, and by what."""

    eyes: int
    seeing: int
    hidden: int
    """Of nine."""
    blocks: tuple[str, ...]


def point_of(text: str, unit: int = CENTIMETRE) -> Point | None:
    """`x,y` in what the scene measures in (points for decimals) as a point; None if it is none."""
    pair = PAIR.fullmatch(text)
    return (_hundredths(pair[1], unit), _hundredths(pair[2], unit)) if pair else None


def length_of(text: str, unit: int = CENTIMETRE) -> int | None:
    """One length in what the scene measures in; a decimal comma is as good as a point."""
    number = re.fullmatch(NUMBER, text.replace(",", "."))
    return _hundredths(number[0], unit) if number else None


def _hundredths(text: str, unit: int) -> int:
    return round(float(text) * unit)


def shapes_of(scene: Scene, what: str) -> list[Shape]:
    """What a word names: a unit, a figure, a zone, a piece, or a point `x,y`; none when it names nothing."""
    if point := point_of(what, scene.measure.hundredths):
        return [Shape((point,))]
    shapes = [base_of(f) for f in scene.figures if what in (f.unit, f.id)]
    shapes = shapes or [Shape(zone.outline) for zone in scene.zones if zone.id == what]
    return shapes or [Shape(piece.outline) for piece in scene.pieces if piece.id == what]


def base_of(figure: SceneFigure) -> Shape:
    """The base of a figure, or its hull."""
    corners = hull(figure)
    return Shape(corners) if corners else Shape(((figure.x, figure.y),), figure.radius)


def between(first: Sequence[Shape], second: Sequence[Shape]) -> int:
    """The shortest distance, edge to edge, of any two of these shapes."""
    return min(_gap(a, b) for a in first for b in second)


def _gap(a: Shape, b: Shape) -> int:
    if len(b.points) == 1:
        a, b = b, a
    if len(b.points) == 1:
        return gap(a.points[0], a.radius, b.points[0], b.radius)
    corners = [_to_outline(point, a.radius, b.points) for point in a.points]
    if len(a.points) > 1:
        corners += [_to_outline(point, 0, a.points) for point in b.points]
    return min(corners)


def _to_outline(centre: Point, radius: int, outline: tuple[Point, ...]) -> int:
    if len(outline) == 2:
        return gap_to_segment(centre, radius, outline[0], outline[1])
    return gap_to_polygon(centre, radius, polygon_of(outline))


def look(ruleset: Any, table: Any, scene: Scene, a: str, b: str) -> Look | None:
    """What the figures of `a` see of those of `b`: by the ruleset where it can, else over the ground alone.

    None when one of the two is no unit or figure on the table.
    """
    eyes = [f for f in scene.figures if a in (f.unit, f.id)]
    targets = [f for f in scene.figures if b in (f.unit, f.id)]
    if not eyes or not targets:
        return None
    seeing, hidden = 0, 9
    blocks: dict[str, None] = {}
    for eye in eyes:
        seen = [_glance(ruleset, table, eye, target) for target in targets]
        seeing += any(s["visible"] for s in seen)
        hidden = min(hidden, *(s["hidden"] for s in seen))
        blocks |= dict.fromkeys(id for s in seen for id in s["blocks"])
    return Look(len(eyes), seeing, hidden, tuple(blocks))


def _glance(ruleset: Any, table: Any, eye: SceneFigure, target: SceneFigure) -> dict[str, Any]:
    judged: dict[str, Any] | None = ruleset.client.sight(table, eye.id, target.id)
    if judged is not None:
        return judged
    watch = (eye.x, eye.y, eye.z, eye.z + TALL)
    body = (target.x, target.y, target.radius, target.z, target.z + TALL)
    seen = sight.look(table.ground, watch, body)
    blocks = sight.what_blocks(table.ground, watch, body)
    return {"visible": seen.visible, "hidden": seen.hidden, "blocks": blocks}
