"""Who of a squad sees whom and what hides it, man by man; where guns bear (areas DB-LOS, DB-SAVE, DB-ARC)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, TURNED, Arc, SightLine, best_lines
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.table import BOARD, FRONT, INFANTRY, LEFT, REAR, RIGHT, Table
from escarmouche.games.dust_battlefield.chapters.ground import arcs as bearings
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.chapters.ground.kinds import AREA
from escarmouche.space.shapes import COSINES, SINES, Point, length_inside
from escarmouche.space.terrain import OPAQUE

LIMITED = (FRONT, REAR, LEFT, RIGHT)
"""Arcs that are not all round."""
SOME, ALL = 4, 9
"""Samples of nine that are hidden: of one in cover, of one that is not seen."""
FAR = 24000
"""Farther than any two points of a table are apart."""


def standing(table: Table, figure: str) -> Body | None:
    """A miniature on the table."""
    unit = table.figures[figure].unit
    return next((body for body in bodies.of(table, unit) if body.figure == figure), None)


def judged(table: Table, watcher: Body, target: Body) -> tuple[str, str, int]:
    """How one miniature sees another, the rule that says so, and how much of it is hidden."""
    if not sight.sees(table, watcher, target):
        return HIDDEN, sight.hidden_by(table, watcher.unit, target.unit), ALL
    record = table.units[watcher.unit]
    card = table.setting.cards[record.card]
    facing = table.figures[watcher.figure].facing
    guns = [weapon.arc for weapon in card.weapons]
    bears = any(bearings.in_arc(watcher, facing, arc, target.at) for arc in guns)
    if card.type != INFANTRY and guns and not bears:
        return TURNED, "DB-ARC-01", 0
    covered = sight.covered_body(table, target, watcher)
    return (COVER, "DB-SAVE-01", SOME) if covered else (OPEN, "DB-LOS-01", 0)


def between(table: Table, watcher: Body, target: Body) -> tuple[str, ...]:
    """The terrain on the line between two miniatures that can hide one of them, or that the other is in."""
    found = []
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        hides = OPAQUE in piece.traits or AREA in piece.traits
        if hides and (length_inside(watcher.at, target.at, polygon) or bodies.overlaps(target, polygon)):
            found.append(piece.id)
    return tuple(found)


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """The lines of each miniature of a unit to every enemy unit on the table, to the one it sees best."""
    if table.units[unit].place != BOARD:
        return ()
    known = {body.figure: body for members in bodies.bodies(table).values() for body in members}
    units = [
        (other, [body.figure for body in bodies.of(table, other)])
        for other in aiming.enemies(table, unit)
        if table.units[other].place == BOARD
    ]
    return best_lines(
        [body.figure for body in bodies.of(table, unit)],
        units,
        lambda a, b: judged(table, known[a], known[b]),
        lambda a, b: bodies.apart(known[a], known[b]),
        lambda a, b: between(table, known[a], known[b]),
    )


def verdict(table: Table, watcher: str, target: str) -> dict[str, Any] | None:
    """What a miniature, or the first of a unit, sees of another; None where one is not on the table."""
    found = []
    for id in (watcher, target):
        body = standing(table, id) if id in table.figures else next(iter(bodies.of(table, id)), None)
        if body is None:
            return None
        found.append(body)
    one, two = found
    state, rule, hidden = judged(table, one, two)
    blocks = between(table, one, two) if hidden else ()
    return {
        "visible": state != HIDDEN,
        "hidden": hidden,
        "blocks": blocks,
        "cover": state == COVER,
        "rule": rule if state == HIDDEN else "",
    }


# -- arcs ---------------------------------------------------------------------------------------------------


def arcs(table: Table, unit: str) -> tuple[Arc, ...]:
    """The part of the table each arc of a machine's weapons holds (DB-ARC-01)."""
    record = table.units[unit]
    if record.place != BOARD:
        return ()
    weapons = table.setting.cards[record.card].weapons
    drawn = []
    for body in bodies.of(table, unit)[:1]:
        facing = table.figures[body.figure].facing
        for arc in LIMITED:
            names = tuple(dict.fromkeys(weapon.name for weapon in weapons if weapon.arc == arc))
            if names:
                drawn.append(Arc(body.figure, arc, "DB-ARC-01", (outline(table, body, facing, arc),), names))
    return tuple(drawn)


def outline(table: Table, body: Body, facing: int, arc: str) -> tuple[Point, ...]:
    """The part of the table in an arc: a wedge of 90 degrees, or all on one side beyond the hull."""
    width, depth = table.ground.width, table.ground.depth
    ring: list[Point] = [(0, 0), (width, 0), (width, depth), (0, depth)]
    if arc in (LEFT, RIGHT):
        turn = 90 if arc == LEFT else -90
        half = body.hull.half_width if body.hull is not None else body.radius
        return tuple(_ahead(ring, _along(body.at, facing + turn, half), facing + turn))
    middle = facing if arc == FRONT else facing + 180
    for turn in (45, -45):
        ring = _ahead(ring, body.at, middle + turn)
    return tuple(ring)


def _along(at: Point, degrees: int, length: int) -> Point:
    c, s = COSINES[degrees % 360], SINES[degrees % 360]
    return at[0] + round(length * c / 10**14), at[1] + round(length * s / 10**14)


def _ahead(ring: list[Point], at: Point, degrees: int) -> list[Point]:
    """The part of a convex ring ahead of the line through a point, square to a way."""
    dx, dy = COSINES[degrees % 360] / 10**14, SINES[degrees % 360] / 10**14
    ahead = [(x - at[0]) * dx + (y - at[1]) * dy for x, y in ring]
    kept: list[Point] = []
    for n, (x, y) in enumerate(ring):
        m = (n + 1) % len(ring)
        if ahead[n] >= 0:
            kept.append((x, y))
        if (ahead[n] >= 0) != (ahead[m] >= 0):
            part = ahead[n] / (ahead[n] - ahead[m])
            kept.append((round(x + (ring[m][0] - x) * part), round(y + (ring[m][1] - y) * part)))
    return kept
