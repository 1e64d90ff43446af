"""What a miniature is on the table: a base or a hull, how high it stands and reaches (DB-MEAS-03)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.cards.cards import CREWED
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, INFANTRY, Card, Figure
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
    gap_of_square,
    gap_to_polygon,
    gap_to_polygon_at_most,
)
from escarmouche.space.shapes import distance as centres_apart

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
    reach: int
    """A radius within which all of it lies."""
    room: int
    """A radius within which what it stands on lies."""
    flies: bool = False

    @property
    def outline(self) -> Polygon:
        """The outline of a hull."""
        assert self.hull is not None
        return self.hull.outline


def body_at(form: Form, at: Point, facing: int, z: int = 0, figure: str = "", unit: str = "") -> Body:
    """A miniature of this shape put somewhere."""
    radius, height = form.radius, form.height
    if form.hull is None:
        return Body(figure, unit, at, radius, None, z, z + height, radius, radius, radius)
    bottom = z + (STAND if form.flies else 0)
    hull = Rectangle(at, *form.hull, facing % 360)
    reach = hull.reach
    return Body(
        figure, unit, at, 0, hull, bottom, bottom + height, radius, reach, radius or reach, form.flies
    )


def centimetres(points: int) -> int:
    """A figure of a card on the table: 10 cm a point, as a square is (DB-MEAS-02, DB-MEAS-04, DB-BASE-02)."""
    return points * POINT


@lru_cache(maxsize=4096)
def _standing(form: Form, records: tuple[Figure, ...]) -> tuple[Body, ...]:
    """The miniatures of a unit as they stand; most units stay where they are while others move."""
    return tuple([body_at(form, (r.x, r.y), r.facing, r.z, r.id, r.unit) for r in records])


@kept
def bodies(table: Table) -> dict[str, tuple[Body, ...]]:
    """The miniatures of every unit on the table; one that is carried stands where its carrier does."""
    standing: dict[str, tuple[Body, ...]] = {}
    cards, figures, aboard = table.setting.cards, table.figures, []
    for unit in table.units.values():
        if unit.place == BOARD:
            card = cards[unit.card]
            members = unit.figures[:1] if card.kind in CREWED else unit.figures  # DB-BLAST-07
            standing[unit.id] = _standing(form_of(card), tuple([figures[id] for id in members]))
        elif unit.place == ABOARD:
            aboard.append(unit)
    for unit in aboard:
        if unit.carrier in standing:
            standing[unit.id] = standing[unit.carrier]
    return standing


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


@kept
def distance(table: Table, a: str, b: str) -> int | None:
    """The distance of the nearest miniatures of two units; None where one is not on the table."""
    ours, theirs = of(table, a), of(table, b)
    if not ours or not theirs:
        return None
    return least_apart(ours, theirs)


def least_apart(ours: tuple[Body, ...], theirs: tuple[Body, ...]) -> int:
    """The distance of the nearest of some miniatures from the nearest of others; in a unit all are alike."""
    one, two = ours[0], theirs[0]
    if one.hull is not None or two.hull is not None:
        wide, best = one.reach + two.reach, -1
        for x in ours:
            for y in theirs:
                if best < 0 or centres_apart(x.at, y.at) - wide < best:
                    gap_here = apart(x, y)
                    if best < 0 or gap_here < best:
                        best = gap_here
        return best
    squares = [
        (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        for ax, ay in [body.at for body in ours]
        for bx, by in [body.at for body in theirs]
    ]
    return gap_of_square(min(squares), one.radius + two.radius)


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
