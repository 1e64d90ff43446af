"""The random table: quarters, their types and terrain, access zones and drop points (TR-SCEN-01 to 08)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.dice import Dice, d6, die
from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.chapters.movement.collisions import closed_pieces
from escarmouche.games.trauma.chapters.terrain import class_of, is_element
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.setup.layouts import (
    BUILDING,
    DEPTH,
    OPEN,
    WIDTH,
    Laid,
    by_name,
    layouts,
    pieces_of,
    ready_table,
)
from escarmouche.games.trauma.setup.scenario import BLUE, COLOURS, RED
from escarmouche.games.trauma.table import Referee, Table, Zone
from escarmouche.space.lanes import Gate, Obstacle, least_in_the_way
from escarmouche.space.shapes import Point as Place
from escarmouche.space.terrain import Ground, Piece

SIZES: dict[str, tuple[int, int]] = {
    f"{width}x{depth}": (100 * width, 100 * depth) for width, depth in LEDGER.data("TR-TABLE-01")["sizes"]
}
SMALL, LARGE = SIZES
LARGE_FROM = 38  # TR-SCEN-05: army points from which the large table is the default
ROWS: int = LEDGER.data("TR-SCEN-01")["90x120"]["rows"]
MAX_OPEN: dict[int, int] = {int(n): most for n, most in LEDGER.data("TR-SCEN-02")["max_open"].items()}
MIN_BUILDINGS: int = LEDGER.data("TR-SCEN-04")["min_buildings"]
DROP_FACES: tuple[int, ...] = tuple(LEDGER.data("TR-SCEN-08")["success"])
LEAST_ELEMENTS = 3  # TR-SCEN-10: so many of a quarter are worth keeping
CHEAP, SCARCE, DEAR = 2, 5, 9
"""How unwillingly a piece is left out for a lane: an element, one of the last of its quarter, a building."""
RANDOM = "random"
CENTRE, FORWARD = "centre", "forward"
FORWARD_DEPTH: int = 100 * LEDGER.data("TR-SCEN-18")["forward_cm"]


def _type_of_faces() -> tuple[str, ...]:
    """The table of TR-SCEN-07, face by face."""
    faces: list[str] = []
    for span, type in LEDGER.data("TR-SCEN-07")["table"].items():
        low, high = span.split("-")
        faces += [type] * (int(high) - int(low) + 1)
    return tuple(faces)


TYPE_OF_FACE = _type_of_faces()  # read by its number, in pairs: TR-DICE-02


def size_for(points: int) -> str:
    """The size of the table by army points (TR-SCEN-05)."""
    return LARGE if points >= LARGE_FROM else SMALL


def names(ground: Ground) -> tuple[str, ...]:
    """The quarters row by row from the blue edge, each row from the west (TR-SCEN-01)."""
    columns = ground.width // WIDTH
    return tuple(f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, columns + 1))


def origin(quarter: str) -> Place:
    """The south-west corner of a quarter."""
    row, column = quarter[1:].split("c")
    return (int(column) - 1) * WIDTH, (int(row) - 1) * DEPTH


def quarter_at(ground: Ground, place: Place) -> str:
    """The quarter a place lies in; on a line, the one to the north or east."""
    column = min(place[0] // WIDTH, ground.width // WIDTH - 1) + 1
    row = min(place[1] // DEPTH, ROWS - 1) + 1
    return f"r{row}c{column}"


def quarter_of(ground: Ground, piece: Piece) -> str:
    """The quarter a piece belongs to, by its centre."""
    return quarter_at(ground, piece.polygon.centroid)


def central(ground: Ground) -> tuple[str, ...]:
    """The central quarter, two of them on the large table (TR-SCEN-01)."""
    columns = ground.width // WIDTH
    middle = (2, 3) if columns == 4 else (2,)
    return tuple(f"r2c{column}" for column in middle)


def row_of_colour(colour: str) -> str:
    """The row that is a player's side: row 1 is blue's, row 3 red's (TR-SCEN-01)."""
    return "r1" if colour == BLUE else f"r{ROWS}"


def elements(ground: Ground, quarter: str = "") -> Iterator[Piece]:
    """The scenery elements of the table, or of one quarter."""
    for piece in ground.pieces:
        if is_element(piece) and (not quarter or quarter_of(ground, piece) == quarter):
            yield piece


def type_dice(count: int) -> Dice:
    """One die for each quarter, read in order (TR-SCEN-07)."""
    return d6(count).meaning(*TYPE_OF_FACE).row()


def accepted(types: tuple[str, ...]) -> bool:
    """Whether a set of types keeps the limits: few open quarters, a building (TR-SCEN-02, 04, 07)."""
    return types.count(OPEN) <= MAX_OPEN[len(types)] and types.count(BUILDING) >= MIN_BUILDINGS


def roll_types(referee: Referee, side: str) -> tuple[tuple[str, str], ...]:
    """The type of each quarter; the whole set is rolled again until it is accepted (TR-SCEN-07)."""
    quarters = names(referee.table.ground)
    while True:
        types = referee.roll("TR-SCEN-07", side, type_dice(len(quarters)), quarters=quarters)
        if accepted(types):
            return tuple(zip(quarters, types, strict=True))
        limit = "TR-SCEN-02" if types.count(OPEN) > MAX_OPEN[len(types)] else "TR-SCEN-04"
        referee.note("TR-SCEN-07", "set-refused", limit=limit, types=types)


def lay_random(referee: Referee, side: str) -> None:
    """Roll the types, draw a layout for each quarter and lay it out, mirrored or turned as dice say.

    The layouts of a type hide what it must hide and no more (TR-SCEN-02, TR-SCEN-03, TR-SCEN-04).
    """
    quarters = roll_types(referee, side)
    count = len(quarters)
    drawn = referee.roll("TR-TABLE-02", side, d6(count).row(), what="layout")
    mirrored = referee.roll("TR-TABLE-02", side, d6(count).at_least(4).row(), what="mirrored", needs=4)
    turned = referee.roll("TR-TABLE-02", side, d6(count).at_least(4).row(), what="turned", needs=4)
    pieces: list[Piece] = []
    for n, (quarter, type) in enumerate(quarters):
        known = layouts(type)
        layout = known[(drawn[n] - 1) % len(known)]
        place = origin(quarter)
        pieces += pieces_of(layout, quarter, place, mirrored=bool(mirrored[n]), turned=bool(turned[n]))
    referee.change("TR-SCEN-07", "turn", quarters=quarters)
    referee.change("TR-SCEN-07", "ground", pieces=tuple(pieces))
    clear_lanes(referee)


def clear_lanes(referee: Referee) -> None:
    """Leave out what bars a base of either list the way from an access zone to the middle (TR-TABLE-02)."""
    for klass, radius in bases(referee.table):
        ground = referee.table.ground
        gone = in_the_way(ground, klass, radius)
        if gone:
            kept = tuple(piece for piece in ground.pieces if piece.id not in gone)
            referee.change("TR-TABLE-02", "ground", pieces=kept)
            referee.note("TR-TABLE-02", "lane-cleared", pieces=gone)


def bases(table: Table) -> tuple[tuple[str, int], ...]:
    """The widest base of each class in the two lists, by its radius; what passes it lets all others pass."""
    widest: dict[str, int] = {}
    for unit in table.units.values():
        klass = class_of(table.setting.entries[unit.entry])
        radii = [table.setting.profiles[table.figures[id].profile].radius for id in unit.roster]
        widest[klass] = max(widest.get(klass, 0), *radii)
    return tuple(sorted(widest.items()))


def in_the_way(ground: Ground, klass: str, radius: int) -> tuple[str, ...]:
    """Pieces to leave out so that a base of a class has a lane from every access zone to the middle."""
    spare: dict[str, int] = {}
    for piece in elements(ground):
        quarter = quarter_of(ground, piece)
        spare[quarter] = spare.get(quarter, -LEAST_ELEMENTS) + 1

    def weight(piece: Piece) -> int:
        if not is_element(piece):
            return DEAR
        return CHEAP if spare[quarter_of(ground, piece)] > 0 else SCARCE

    shut = closed_pieces(ground, klass)
    pieces = [Obstacle(p.id, p.polygon, weight(p)) for p in ground.pieces if p.id in shut]
    zones = access_zones(ground, {BLUE: "", RED: ""})
    first, last = origin(central(ground)[0]), origin(central(ground)[-1])
    middle = (*first, last[0] + WIDTH, last[1] + DEPTH)
    gates = [Gate(zone.a, zone.b) for zone in zones]
    return least_in_the_way((ground.width, ground.depth), pieces, gates, middle, radius)


def check_ready(name: str, ground: Ground) -> None:
    """DataError unless this ready-made table exists, fits the size and names what is there."""
    ready = ready_table(name)
    needed = names(ground)
    if set(ready.quarters) != set(needed):
        raise DataError(
            "number-of-quarters", game="trauma", name=name, given=len(ready.quarters), needed=len(needed)
        )
    for quarter, laid in ready.quarters.items():
        if laid.layout not in by_name():
            raise DataError("no-layout", game="trauma", name=name, quarter=quarter, layout=laid.layout)
        there = [p.id for p in _laid(quarter, laid) if is_element(p)]
        if laid.drop and f"{quarter}-{laid.drop}" not in there:
            raise DataError("no-drop-element", game="trauma", name=name, quarter=quarter, element=laid.drop)


def _laid(quarter: str, laid: Laid) -> tuple[Piece, ...]:
    layout = by_name()[laid.layout][1]
    return pieces_of(layout, quarter, origin(quarter), mirrored=laid.mirrored, turned=laid.turned)


def lay_ready(referee: Referee, name: str) -> tuple[str, ...]:
    """Lay out a ready-made table; returns the elements that are its drop points."""
    ready = ready_table(name).quarters
    order = names(referee.table.ground)
    types = tuple((quarter, by_name()[ready[quarter].layout][0]) for quarter in order)
    pieces = tuple(piece for quarter in order for piece in _laid(quarter, ready[quarter]))
    referee.change("TR-SCEN-01", "turn", quarters=types)
    referee.change("TR-SCEN-01", "ground", pieces=pieces)
    return tuple(f"{quarter}-{ready[quarter].drop}" for quarter in order if ready[quarter].drop)


def roll_drop_points(referee: Referee, side: str) -> tuple[str, ...]:
    """For each covered or building quarter a die: on 5-6 one of its elements, drawn by lot (TR-SCEN-08)."""
    quarters = [quarter for quarter, type in referee.table.turn.quarters if type != OPEN]
    dice = d6(len(quarters)).on(*DROP_FACES).row()
    successes = referee.roll("TR-SCEN-08", side, dice, quarters=tuple(quarters), needs=DROP_FACES)
    drop_points: list[str] = []
    for quarter, success in zip(quarters, successes, strict=True):
        if success:
            there = [piece.id for piece in elements(referee.table.ground, quarter)]
            drop_points.append(draw(referee, "TR-SCEN-08", side, there, quarter=quarter))
    return tuple(drop_points)


def draw(referee: Referee, rule: str, side: str, ids: list[str], **about: Any) -> str:
    """One of several elements, each as likely; a die with as many sides decides."""
    if len(ids) == 1:
        return ids[0]
    face: int = referee.roll(rule, side, die(len(ids)), pieces=tuple(ids), **about)
    return ids[face - 1]


def access_zones(ground: Ground, owners: dict[str, str]) -> tuple[Zone, ...]:
    """The blue and the red zone of their owners and the two neutral ones (TR-SCEN-06, TR-TABLE-05)."""
    width, depth = ground.width, ground.depth
    low, high = WIDTH, width - WIDTH
    edges = {BLUE: 0, RED: depth}
    fixed = (Zone(c, "access", (low, edges[c]), (high, edges[c]), owners[c]) for c in COLOURS)
    grey = (("grey-west", 0), ("grey-east", width))
    return (*fixed, *(Zone(id, "neutral", (x, DEPTH), (x, 2 * DEPTH)) for id, x in grey))


def deployment_zone(ground: Ground, side: str) -> Zone:
    """The central quarter as a deployment zone (TR-SCEN-18, TR-TABLE-06)."""
    first, last = origin(central(ground)[0]), origin(central(ground)[-1])
    return Zone(CENTRE, "deployment", first, (last[0] + WIDTH, last[1] + DEPTH), side)


def forward_zone(own: Zone) -> Zone:
    """What lies before the fixed access zone of a side as its deployment zone (TR-SCEN-18)."""
    (west, edge), (east, _) = own.a, own.b
    inner = abs(edge - FORWARD_DEPTH)
    return Zone(FORWARD, "deployment", (west, min(edge, inner)), (east, max(edge, inner)), own.side)


def nearest_to_centre(table: Table) -> list[str]:
    """The elements nearest the centre of the table, the largest of equals; several only if equal in both."""
    ground = table.ground
    x, y = ground.width // 2, ground.depth // 2

    def key(piece: Piece) -> tuple[int, int]:
        cx, cy = piece.polygon.centroid
        return (cx - x) ** 2 + (cy - y) ** 2, -piece.polygon.area2

    there = list(elements(ground))
    best = min(key(piece) for piece in there)
    return [piece.id for piece in there if key(piece) == best]
