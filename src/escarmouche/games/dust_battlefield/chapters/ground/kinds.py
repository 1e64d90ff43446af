"""Kinds of terrain on the open table, and what each does (areas DB-TERR, DB-LOS, DB-SAVE)."""

from __future__ import annotations

from escarmouche.engine.pieces import Kind, Kinds
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import WRECK
from escarmouche.space.terrain import OPAQUE, Piece

AREA, SLOW, CLOSED, TANKS_STOP, ROOM, FLAT_TOP = "area", "slow", "closed", "no_vehicles", "room", "flat_top"
"""Traits: looked into and gives cover (DB-LOS-04), limits movement (DB-TERR-01), impassable (DB-TERR-06),
stops vehicles (DB-TERR-07), inside of a building, stood upon."""
WINDOW = "window"

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
        "bunker": Kind(500, (1000, 1000), frozenset({OPAQUE, SLOW, FLAT_TOP})),
        "strongpoint": Kind(300, (1000, 1000), frozenset({SLOW})),
        WRECK: Kind(600, (700, 700), frozenset({OPAQUE, SLOW})),
    }
)
"""Lengths in hundredths of a centimetre. Heights and usual sizes are rulings of ours."""
SLOW_MOVE: int = LEDGER.data("DB-TERR-01")["max_move_cm"] * 100
SLOW_MARCH: int = LEDGER.data("DB-TERR-01")["max_march_cm"] * 100
EDGE_SIGHT, DEEP_SIGHT = 1000, 3000
"""How near to the edge crossed one must be (DB-LOS-04, -06, -07); how far one sees inside (DB-LOS-05)."""


def floors_of(piece: Piece) -> int:
    """The floors of a building, the roof not counted."""
    return next((int(t.partition(":")[2]) for t in piece.traits if t.startswith("floors:")), 1)
