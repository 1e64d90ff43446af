"""What a quarter hides and whom it lets through: the checks of its type (TR-SCEN-02, 03, 04, TR-TABLE-02).

Held against every layout by the tests; slow, so never while a match is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.chapters.terrain import AREA
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.setup.layouts import BUILDING, COVERED, DEPTH, OPEN, WIDTH
from escarmouche.space.paths import PolygonIndex, obstacles, spot_free
from escarmouche.space.shapes import Box, Point, distance, gap_at_most
from escarmouche.space.sight import SAMPLES, look_all
from escarmouche.space.sweep import first_hit
from escarmouche.space.terrain import Ground, Piece, ground_of

MEDIUM = (125, 280)  # TR-SIZE-02: radius and height
GREAT = (300, 600)  # TR-SIZE-04
RECON = 250
"""Radius of a light vehicle for which the way is searched."""
HIDE_CAPACITY: int = LEDGER.data("TR-SCEN-02")["hide_capacity_max"]
HIDDEN_UNITS: int = LEDGER.data("TR-SCEN-03")["hidden_units_min"]
UNIT_SIZE: int = LEDGER.data("TR-SCEN-03")["unit_size"]
LARGE_UNIT = 8  # TR-TABLE-02
LARGEST_UNIT = 10
ROAMED = (20, 80)  # TR-SCEN-04: per cent of the quarter
QUARTER: Box = (0, 0, WIDTH, DEPTH)
STEP = 100
SIDES_OF_QUARTER = ("south", "north", "west", "east")


def edge_points(box: Box, sides: Iterable[str] = SIDES_OF_QUARTER, step: int = STEP) -> tuple[Point, ...]:
    """Points along the sides of a quarter, `step` apart."""
    x0, y0, x1, y1 = box
    across = range(x0, x1 + 1, step)
    along = range(y0, y1 + 1, step)
    lines = {
        "south": [(x, y0) for x in across],
        "north": [(x, y1) for x in across],
        "west": [(x0, y) for y in along],
        "east": [(x1, y) for y in along],
    }
    return tuple(dict.fromkeys(point for side in sides for point in lines[side]))


def standing_room(ground: Ground, box: Box, radius: int, step: int) -> list[Point]:
    """Places of a lattice where a base stands wholly in the quarter, on no piece it cannot stand in."""
    index = obstacles([p.polygon for p in ground.pieces if AREA not in p.traits], box)
    x0, y0, x1, y1 = box
    spots = [(x, y) for x in range(x0, x1 + 1, step) for y in range(y0, y1 + 1, step)]
    return [spot for spot in spots if spot_free(index, (), spot, radius)]


def hidden_spots(
    ground: Ground,
    spots: Sequence[Point],
    eyes: Sequence[Point],
    size: tuple[int, int] = MEDIUM,
    samples: int = SAMPLES,
) -> list[Point]:
    """The spots where a figure has at least so many samples hidden from every one of the eyes.

    With 0 samples: where none of the eyes has a line of sight to it.
    """
    radius, height = size
    left = list(spots)
    for n in range(7):  # a few eyes from all round first: they clear most spots away
        for x, y in eyes[n::7]:
            if not left:
                return []
            bodies = [(u, v, radius, 0, height) for u, v in left]
            row = look_all(ground, [(x, y, 0, MEDIUM[1])], bodies)[0]
            left = [
                spot
                for spot, seen in zip(left, row, strict=True)
                if (seen.hidden >= samples if samples else not seen.visible)
            ]
    return left


def formations(
    spots: Sequence[Point], count: int, radius: int = MEDIUM[0], most: int = 1
) -> list[list[Point]]:
    """Up to `most` units of `count` figures in formation on these spots, none overlapping another."""
    found: list[list[Point]] = []
    left = list(spots)
    while len(found) < most:
        best = next(
            (unit for leader in left if len(unit := _unit(left, leader, count, radius)) == count), None
        )
        if best is None:
            break
        found.append(best)
        left = [s for s in left if all(distance(s, t) >= 2 * radius for t in best)]
    return found


def _unit(spots: Sequence[Point], leader: Point, count: int, radius: int) -> list[Point]:
    """Figures round a leader, always the free spot nearest to him that is chained to those placed."""
    near = [s for s in spots if s != leader and gap_at_most(s, radius, leader, radius, FORMATION)]
    near = [s for s in near if distance(s, leader) >= 2 * radius]
    near.sort(key=lambda s: (distance(s, leader), s))
    placed = [leader]
    while len(placed) < count:
        spot = next(
            (s for s in near if any(gap_at_most(s, radius, p, radius, CONTACT) for p in placed)), None
        )
        if spot is None:
            break
        placed.append(spot)
        near = [s for s in near if distance(s, spot) >= 2 * radius]
    return placed


def hides_units(ground: Ground, box: Box, count: int, units: int = 1, samples: int = SAMPLES) -> bool:
    """Whether units of so many medium figures find places hidden from all edge points of the quarter."""
    spots = standing_room(ground, box, MEDIUM[0], 50)
    hidden = hidden_spots(ground, spots, edge_points(box), MEDIUM, samples)
    return len(formations(hidden, count, most=units)) == units


def hides_from_one_side(ground: Ground, box: Box, size: tuple[int, int], samples: int) -> bool:
    """Whether a figure can stand where it has so many samples hidden from the middle of one side."""
    spots = standing_room(ground, box, size[0], STEP)
    for side in SIDES_OF_QUARTER:
        points = edge_points(box, (side,))
        middle = points[len(points) // 4 : len(points) - len(points) // 4]
        if hidden_spots(ground, spots, middle, size, samples):
            return True
    return False


def hides_from_the_enemy(ground: Ground, row: int, count: int) -> bool:
    """Whether a unit finds a place in row 1 or 3 hidden from the whole opposite edge (TR-TABLE-02)."""
    box = (0, (row - 1) * DEPTH, ground.width, row * DEPTH)
    opposite = ("north",) if row == 1 else ("south",)
    eyes = edge_points((0, 0, ground.width, ground.depth), opposite, 3 * STEP)
    spots = standing_room(ground, box, MEDIUM[0], 2 * STEP)
    return bool(formations(hidden_spots(ground, spots, eyes), count))


def reached(ground: Ground, box: Box, radius: int, starts: Sequence[Point], step: int = STEP) -> set[Point]:
    """Lattice places a vehicle's centre gets to from these, staying over the quarter; the outside is free."""
    x0, y0, x1, y1 = box
    index: PolygonIndex = obstacles([p.polygon for p in ground.pieces])
    found = {s for s in starts if spot_free(index, (), s, radius)}
    waiting = sorted(found)
    while waiting:
        x, y = waiting.pop()
        for dx, dy in ((step, 0), (-step, 0), (0, step), (0, -step)):
            spot = x + dx, y + dy
            if spot in found or not (x0 <= spot[0] <= x1 and y0 <= spot[1] <= y1):
                continue
            if first_hit(index, (), (), ((x, y), spot), radius) is None:
                found.add(spot)
                waiting.append(spot)
    return found


def way_across(ground: Ground, box: Box, radius: int) -> bool:
    """Whether a vehicle gets from one side of the quarter to the opposite one inside it."""
    for start, goal in (("south", "north"), ("west", "east")):
        if reached(ground, box, radius, edge_points(box, (start,))) & set(edge_points(box, (goal,))):
            return True
    return False


def roamed(ground: Ground, box: Box, radius: int) -> int:
    """Per cent of the quarter's places that a vehicle coming from anywhere outside can get to."""
    x0, y0, x1, y1 = box
    places = ((x1 - x0) // STEP + 1) * ((y1 - y0) // STEP + 1)
    return 100 * len(reached(ground, box, radius, edge_points(box))) // places


def faults(type: str, pieces: tuple[Piece, ...]) -> tuple[str, ...]:
    """What keeps these pieces from making a quarter of the type; empty when they do."""
    ground = ground_of(WIDTH, DEPTH, pieces)
    if type == OPEN:
        checks = {
            "TR-SCEN-02 hides four figures": hides_units(ground, QUARTER, HIDE_CAPACITY + 1, samples=0),
            "TR-SCEN-02 hides four figures from a whole side": _hides_from_a_side(ground, HIDE_CAPACITY + 1),
        }
    elif type == COVERED:
        checks = {
            "TR-TABLE-02 hides no eight soldiers": not hides_units(ground, QUARTER, LARGE_UNIT),
            "TR-SCEN-03 hides no two units": not hides_units(ground, QUARTER, UNIT_SIZE, HIDDEN_UNITS),
            "TR-SCEN-03 gives no cover to a walker": not hides_from_one_side(
                ground, QUARTER, GREAT, SAMPLES // 2 + 1
            ),
        }
    else:
        assert type == BUILDING
        checks = {
            "TR-SCEN-04 lets a heavy vehicle across": way_across(ground, QUARTER, GREAT[0]),
            "TR-SCEN-04 is roamed too little or too much": not ROAMED[0]
            <= roamed(ground, QUARTER, RECON)
            <= ROAMED[1],
            "TR-SCEN-04 hides no vehicle": not hides_from_one_side(ground, QUARTER, GREAT, SAMPLES),
            "TR-SCEN-04 hides no large unit": not hides_units(ground, QUARTER, LARGEST_UNIT),
        }
    return tuple(what for what, wrong in checks.items() if wrong)


def _hides_from_a_side(ground: Ground, count: int) -> bool:
    """Whether a unit hides from every point of one side: stricter than the book, so that open looks open."""
    spots = standing_room(ground, QUARTER, MEDIUM[0], 50)
    return any(
        formations(hidden_spots(ground, spots, edge_points(QUARTER, (side,)), samples=0), count)
        for side in SIDES_OF_QUARTER
    )
