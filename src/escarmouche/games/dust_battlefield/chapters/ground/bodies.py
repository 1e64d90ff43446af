"""What a miniature is on the table: a base or a hull, how high it stands and reaches (DB-MEAS-03)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.cards.cards import CREWED
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, INFANTRY, Card
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.rectangles import (
    Rectangle,
    gap_of_polygons,
    gap_of_polygons_at_most,
    polygons_overlap,
)
from escarmouche.space.shapes import (
    Point,
    Polygon,
    disc_overlaps_polygon,
    discs_overlap,
    gap,
    gap_at_most,
    gap_to_polygon,
    gap_to_polygon_at_most,
)

_SIZES = LEDGER.data("DB-MEAS-03")
CM = 100
POINT: int = LEDGER.data("DB-MEAS-04")["cm"]["1"] * CM
"""A point of range or movement."""
INFANTRY_RADIUS = int(_SIZES["infantry_base_cm"] * CM / 2)
INFANTRY_HEIGHT = int(_SIZES["infantry_height_cm"] * CM)
SUPPORT_RADIUS = int(_SIZES["support_base_cm"] * CM / 2)
WALKER_RADIUS = int(_SIZES["walker_base_cm"] * CM / 2)
HULLS: dict[str, tuple[int, int, int]] = {
    kind: (int(size[0] * CM), int(size[1] * CM), int(size[2] * CM))
    for kind, size in _SIZES["hull_cm"].items()
}
"""Length, width and height of hulls by the kind of the card."""
STAND = 1200
"""How high an aircraft flies on its stand (DB-LOS-08)."""
STAND_RADIUS = 300
"""The base of a flying stand: a ruling."""
ROUND_STANDS = ("light_walker", "walker")
"""Hulls that stand on a round base of 80 mm (DB-MEAS-03)."""


class Form(NamedTuple):
    """The shape of a miniature of a card, wherever it stands."""

    radius: int
    """Of its round base; 0 where it stands on its hull."""
    hull: tuple[int, int] | None
    """Half length and half width, or None for one measured from its base."""
    height: int
    flies: bool


@lru_cache(maxsize=512)
def form_of(card: Card) -> Form:
    """The shape of the miniatures of a card."""
    if card.type == INFANTRY:
        radius = SUPPORT_RADIUS if card.kind in CREWED else INFANTRY_RADIUS
        return Form(radius, None, INFANTRY_HEIGHT, False)
    length, width, height = HULLS[card.kind]
    flies = card.type == AIRCRAFT
    radius = STAND_RADIUS if flies else WALKER_RADIUS if card.kind in ROUND_STANDS else 0
    return Form(radius, (length // 2, width // 2), height, flies)


class Body(NamedTuple):
    """A miniature where it stands."""

    figure: str
    unit: str
    at: Point
    radius: int
    """Of the disc it is measured from; 0 for a hull."""
    hull: Rectangle | None
    bottom: int
    top: int
    stand: int
    """Radius of the base it stands on; 0 where that is its hull."""
    flies: bool = False

    @property
    def outline(self) -> Polygon:
        """The outline of a hull."""
        assert self.hull is not None
        return self.hull.outline

    @property
    def room(self) -> int:
        """A radius within which what it stands on lies."""
        return self.stand or self.reach

    @property
    def reach(self) -> int:
        """A radius within which all of it lies."""
        return self.radius if self.hull is None else self.hull.reach


@lru_cache(maxsize=8192)
def body_at(form: Form, at: Point, facing: int, z: int = 0, figure: str = "", unit: str = "") -> Body:
    """A miniature of this shape put somewhere."""
    bottom = z + (STAND if form.flies else 0)
    if form.hull is None:
        return Body(figure, unit, at, form.radius, None, bottom, bottom + form.height, form.radius)
    hull = Rectangle(at, *form.hull, facing % 360)
    return Body(figure, unit, at, 0, hull, bottom, bottom + form.height, form.radius, form.flies)


def centimetres(points: int) -> int:
    """A figure of a card on the table: 10 cm a point, as a square is (DB-MEAS-02, DB-MEAS-04, DB-BASE-02)."""
    return points * POINT


def body_of(table: Table, figure: str) -> Body:
    """A miniature as it stands on the table."""
    record = table.figures[figure]
    card = table.setting.cards[table.units[record.unit].card]
    return body_at(form_of(card), (record.x, record.y), record.facing, record.z, figure, record.unit)


@kept
def bodies(table: Table) -> dict[str, tuple[Body, ...]]:
    """The miniatures of every unit on the table; one that is carried stands where its carrier does."""
    standing: dict[str, tuple[Body, ...]] = {}
    for unit in table.units.values():
        if unit.place == BOARD:
            standing[unit.id] = tuple([body_of(table, figure) for figure in members(table, unit.id)])
    for unit in table.units.values():
        if unit.place == ABOARD and unit.carrier in standing:
            standing[unit.id] = standing[unit.carrier]
    return standing


def members(table: Table, unit: str) -> tuple[str, ...]:
    """The miniatures of a unit that stand on the table: one base for a whole crew (DB-BLAST-07)."""
    record = table.units[unit]
    if table.setting.cards[record.card].kind in CREWED:
        return record.figures[:1]
    return record.figures


def of(table: Table, unit: str) -> tuple[Body, ...]:
    """The miniatures of a unit where they, or what carries them, stand; none for one not on the table."""
    return bodies(table).get(unit, ())


# -- measuring ----------------------------------------------------------------------------------------------


def apart(a: Body, b: Body) -> int:
    """The distance of two miniatures from edge to edge in the plane (DB-MEAS-03)."""
    if a.hull is None and b.hull is None:
        return gap(a.at, a.radius, b.at, b.radius)
    if a.hull is not None and b.hull is not None:
        return gap_of_polygons(a.outline, b.outline)
    disc, hull = (a, b) if a.hull is None else (b, a)
    return gap_to_polygon(disc.at, disc.radius, hull.outline)


def no_farther(a: Body, b: Body, limit: int) -> bool:
    """Whether two miniatures are within a distance."""
    if a.hull is None and b.hull is None:
        return gap_at_most(a.at, a.radius, b.at, b.radius, limit)
    if a.hull is not None and b.hull is not None:
        return gap_of_polygons_at_most(a.outline, b.outline, limit)
    disc, hull = (a, b) if a.hull is None else (b, a)
    return gap_to_polygon_at_most(disc.at, disc.radius, hull.outline, limit)


def distance(table: Table, a: str, b: str) -> int | None:
    """The distance of the nearest miniatures of two units; None where one is not on the table."""
    ours, theirs = of(table, a), of(table, b)
    if not ours or not theirs:
        return None
    return min(apart(x, y) for x in ours for y in theirs)


def stands_over(a: Body, b: Body) -> bool:
    """Whether the stands of two miniatures overlap (DB-MOVE-05)."""
    if abs(a.bottom - b.bottom) >= INFANTRY_HEIGHT and not (a.flies or b.flies):
        return False  # on different floors
    if a.stand and b.stand:
        return discs_overlap(a.at, a.stand, b.at, b.stand)
    if a.stand or b.stand:
        disc, hull = (a, b) if a.stand else (b, a)
        return disc_overlaps_polygon(disc.at, disc.stand, hull.outline)
    return polygons_overlap(a.outline, b.outline)


def touches_disc(body: Body, centre: Point, radius: int) -> bool:
    """Whether a disc lies at least partly over a miniature (DB-BLAST-02); touching is not enough."""
    if body.hull is None:
        return discs_overlap(body.at, body.radius, centre, radius)
    return disc_overlaps_polygon(centre, radius, body.outline)


def overlaps(body: Body, polygon: Polygon) -> bool:
    """Whether a miniature stands at least partly in a convex footprint."""
    if body.hull is None:
        return disc_overlaps_polygon(body.at, body.radius, polygon)
    return polygons_overlap(body.outline, polygon)
