"""Kinds of terrain on the open table, and what each does (areas DB-TERR, DB-LOS, DB-SAVE)."""

from __future__ import annotations

from escarmouche.engine.pieces import Kind, Kinds
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import WRECK
from escarmouche.space.shapes import COSINES, SINES, Point
from escarmouche.space.terrain import OPAQUE, Piece

AREA, SLOW, CLOSED, TANKS_STOP, ROOM, FLAT_TOP = "area", "slow", "closed", "no_vehicles", "room", "flat_top"
"""Traits: looked into and gives cover (DB-LOS-04), limits movement (DB-TERR-01), impassable (DB-TERR-06),
stops vehicles (DB-TERR-07), inside of a building, stood upon."""
WINDOW = "window"
BUNKER_WALL = "bunker_wall"

KINDS: Kinds[Kind] = Kinds(
    {
        "wood": Kind(1200, (3000, 2000), frozenset({AREA, SLOW})),
        "hedge": Kind(200, (1500, 100), frozenset({OPAQUE, SLOW})),
        "gully": Kind(0, (3000, 600), frozenset({SLOW, AREA})),
        "river": Kind(0, (6000, 800), frozenset({SLOW})),
        "marsh": Kind(0, (2000, 1500), frozenset({SLOW})),
        "crates": Kind(250, (600, 400), frozenset({OPAQUE, SLOW})),
        "rubble": Kind(150, (1200, 800), frozenset({AREA, SLOW})),
        "building": Kind(800, (3000, 2000), frozenset({AREA, SLOW, ROOM, FLAT_TOP})),
        "wall": Kind(800, (1000, 60), frozenset({OPAQUE, CLOSED})),
        WINDOW: Kind(800, (400, 60), frozenset({TANKS_STOP})),
        "cliff": Kind(1000, (3000, 500), frozenset({OPAQUE, CLOSED, FLAT_TOP})),
        "rock": Kind(400, (500, 400), frozenset({OPAQUE, CLOSED})),
        "deep_water": Kind(0, (4000, 2000), frozenset({CLOSED})),
        "tank_obstacle": Kind(150, (1000, 300), frozenset({SLOW, TANKS_STOP})),
        "trench": Kind(0, (1500, 300), frozenset({SLOW})),
        "wire": Kind(100, (1500, 300), frozenset({SLOW})),
        "minefield": Kind(0, (1500, 1000), frozenset()),
        "bunker": Kind(500, (1000, 1000), frozenset({OPAQUE, SLOW, FLAT_TOP, TANKS_STOP})),
        BUNKER_WALL: Kind(500, (1000, 60), frozenset({CLOSED})),
        "strongpoint": Kind(300, (1000, 1000), frozenset({SLOW, TANKS_STOP})),
        WRECK: Kind(600, (700, 700), frozenset({OPAQUE, SLOW})),
    }
)
"""Lengths in hundredths of a centimetre. Heights and usual sizes are rulings of ours."""
SLOW_MOVE: int = LEDGER.data("DB-TERR-01")["max_move_cm"] * 100
SLOW_MARCH: int = LEDGER.data("DB-TERR-01")["max_march_cm"] * 100
EDGE_SIGHT, DEEP_SIGHT = 1000, 3000
"""How near to the edge crossed one must be (DB-LOS-04, -06, -07); how far one sees inside (DB-LOS-05)."""


WALL, DOOR = 60, 400
"""How thick walls are, and how wide the armoured doors at the rear of a bunker (DS-FORT-05)."""


def walls_of(bunker: Piece, at: Point, facing: int) -> tuple[Piece, ...]:
    """The walls of a bunker: front and sides, and the rear on either side of its doors (DS-FORT-05)."""
    half = KINDS["bunker"].size[0] // 2
    corners = {
        (a, b): _turned(facing, at, (a * half, b))
        for a in (1, -1)
        for b in (-half, -DOOR // 2, DOOR // 2, half)
    }
    runs = (
        ((1, -half), (1, half)), ((1, half), (-1, half)), ((1, -half), (-1, -half)),
        ((-1, half), (-1, DOOR // 2)), ((-1, -half), (-1, -DOOR // 2)),
    )  # fmt: skip
    return tuple(
        KINDS.piece(
            f"{bunker.id}-wall{n}", BUNKER_WALL, KINDS.line(BUNKER_WALL, corners[a], corners[b], WALL), None
        )
        for n, (a, b) in enumerate(runs, 1)
    )


def _turned(degrees: int, at: Point, offset: Point) -> Point:
    c, s = COSINES[degrees % 360], SINES[degrees % 360]
    x, y = offset
    return at[0] + round((x * c - y * s) / 10**14), at[1] + round((x * s + y * c) / 10**14)


def floors_of(piece: Piece) -> int:
    """The floors of a building, the roof not counted."""
    return next((int(t.partition(":")[2]) for t in piece.traits if t.startswith("floors:")), 1)
