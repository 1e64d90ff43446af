"""What lies on the straight lines between two bodies, one stretch of ground after the other (area DB-LOS)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.space.shapes import Point
from escarmouche.space.straight_lines import (
    POINT,
    Area,
    Block,
    End,
    Hurdle,
    Spot,
    box_of,
    is_lost,
    passes,
    stretch,
)


class Screens(NamedTuple):
    """What may stand in the way of a line."""

    blocks: tuple[Block, ...]
    """Terrain that stops sight."""
    areas: tuple[Area, ...]
    """Woods, rooms, smoke: looked into and through."""
    hulls: tuple[Block, ...] = ()
    """Vehicles and aircraft: they hide, and give no cover (DB-LOS-03, DB-SAVE-01)."""


# -- points of bodies ---------------------------------------------------------------------------------------


def columns(body: Body, toward: Point) -> tuple[Point, ...]:
    """The middle of a body, and of a hull its two sides as seen from a point, at three quarters."""
    x, y = body.at
    if body.hull is None:
        return ((x, y),)
    dx, dy = toward[0] - x, toward[1] - y
    if not dx and not dy:
        return ((x, y),)
    size = max(abs(dx), abs(dy))
    aside = max(((px - x) * -dy + (py - y) * dx) for px, py in body.outline.points)
    square = dx * dx + dy * dy
    wide = 3 * aside // 4
    ox, oy = round(-dy * wide / square), round(dx * wide / square)
    return ((x, y), (x + ox, y + oy), (x - ox, y - oy)) if size else ((x, y),)


def eyes(body: Body, toward: Point) -> tuple[Spot, ...]:
    """The points one looks from: the middle at half height and at the top, of a hull its sides too."""
    heights = levels(body.bottom, body.top)[0]
    return tuple([(x, y, z) for x, y in columns(body, toward) for z in heights])


def samples(body: Body, toward: Point) -> tuple[Spot, ...]:
    """The points that are looked at: three of an infantryman, nine of a hull."""
    heights = levels(body.bottom, body.top)[1]
    return tuple([(x, y, z) for x, y in columns(body, toward) for z in heights])


@lru_cache(maxsize=1024)
def levels(bottom: int, top: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The two heights a body looks from, and the three it is looked at, the highest first."""
    tall = top - bottom
    return (top, (bottom + top) // 2), (bottom + 5 * tall // 6, bottom + tall // 2, bottom + tall // 6)


def _end(body: Body, a: Point, b: Point, square: int) -> End:
    """How much of a line from a to b, whose length has this square, lies in the body at a."""
    if body.hull is None:
        root = round(square**0.5)
        return End(min(body.radius, root), root) if root else POINT
    part = stretch(body.outline, a, b)
    return POINT if part is None else End(part[2], part[3])


# -- what is between them ---------------------------------------------------------------------------------


class Between(NamedTuple):
    """What lies near the lines between two bodies."""

    blocks: tuple[Block, ...]
    areas: tuple[Area, ...]
    hulls: tuple[Block, ...]


def between(around: Screens, a: Body, b: Body) -> Between:
    """The screens near two bodies; what one of them stands in or is does not hide it."""
    x0, y0, x1, y1 = box_of(a.at, b.at, max(a.reach, b.reach))
    own = [body.outline for body in (a, b) if body.hull is not None]

    def near(screen: Block | Area) -> bool:
        left, low, right, high = screen.polygon.box
        return left <= x1 and right >= x0 and low <= y1 and high >= y0

    blocks = [block for block in around.blocks if near(block) and not stands_in(block, a, b)]
    areas = [area for area in around.areas if near(area)]
    hulls = [hull for hull in around.hulls if near(hull) and hull.polygon not in own]
    return Between(tuple(blocks), tuple(areas), tuple(hulls))


def stands_in(block: Block, a: Body, b: Body) -> bool:
    polygon, top = block.polygon, block.top
    return (a.bottom < top and polygon.contains(a.at)) or (b.bottom < top and polygon.contains(b.at))


class Line(NamedTuple):
    """What lines over one stretch of ground meet."""

    hides: tuple[Hurdle, ...]
    """Walls and hulls, and the areas in which they are lost."""
    covers: tuple[Hurdle, ...]
    """Walls and all areas."""


def line_between(near: Between, a: Body, b: Body, eye: Point, spot: Point) -> Line:
    """What stands on the lines over the ground from a point of one body to a point of another."""
    walls, woods = tuple(_walls(near.blocks, eye, spot)), _woods(near.areas, eye, spot)
    lost = lost_in(woods, a, b, eye, spot)
    covers = (*walls, *[hurdle for _, hurdle in woods])
    return Line((*walls, *_walls(near.hulls, eye, spot), *lost), covers)


def _hides(near: Between, a: Body, b: Body, eye: Point, spot: Point) -> Iterator[Hurdle]:
    """What hides one point from the other, one after the other."""
    yield from _walls(near.blocks, eye, spot)
    yield from _walls(near.hulls, eye, spot)
    if near.areas:
        yield from lost_in(_woods(near.areas, eye, spot), a, b, eye, spot)


def _walls(blocks: Iterable[Block], eye: Point, spot: Point) -> Iterator[Hurdle]:
    for block in blocks:
        part = stretch(block.polygon, eye, spot)
        if part is not None:
            yield (*part, block.bottom, block.top)


def _woods(areas: Iterable[Area], eye: Point, spot: Point) -> list[tuple[Area, Hurdle]]:
    """The areas that a line runs through; one that only touches a corner does not."""
    met = []
    for area in areas:
        part = stretch(area.polygon, eye, spot)
        if part is not None and part[0] * part[3] != part[2] * part[1]:
            met.append((area, (*part, 0, area.top)))
    return met


def lost_in(woods: Sequence[tuple[Area, Hurdle]], a: Body, b: Body, eye: Point, spot: Point) -> list[Hurdle]:
    """Those of some areas in which a line is lost."""
    if not woods:
        return []
    square = (spot[0] - eye[0]) ** 2 + (spot[1] - eye[1]) ** 2
    first, last = _end(a, eye, spot, square), _end(b, spot, eye, square)
    return [hurdle for area, hurdle in woods if is_lost(area, hurdle[:4], square, first, last)]


def some_open(hurdles: Iterable[Hurdle], a: Body, b: Body) -> bool:
    """Whether a line over a stretch of ground is open: from an eye of one to a sample of the other."""
    (eyes, looked), (eyes_back, looked_back) = levels(a.bottom, a.top), levels(b.bottom, b.top)
    low, high = min(looked[-1], looked_back[-1]), max(a.top, b.top)
    left = []
    for hurdle in hurdles:
        bottom, top = hurdle[4:]
        if top < low or bottom > high:
            continue
        if bottom <= low and top >= high:
            return False
        left.append(hurdle)
    if not left:
        return True
    for az in eyes:
        for bz in looked_back:
            if passes(left, az, bz):
                return True
    for az in looked:
        for bz in eyes_back:
            if passes(left, az, bz):
                return True
    return False


def is_open(near: Between, a: Body, b: Body) -> bool:
    """Whether some line between two bodies is open: past terrain and hulls, and not lost in an area."""
    spots = columns(b, a.at)
    for eye in columns(a, b.at):
        for spot in spots:
            if some_open(_hides(near, a, b, eye, spot), a, b):
                return True
    return False
