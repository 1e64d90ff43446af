"""Who sees whom: eyes, bodies, what blocks, arcs, looking out of a bunker (ledger area A4-GEN-12 to 15)."""

from __future__ import annotations

from escarmouche.engine.table import kept
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.ground import without
from escarmouche.games.at43.chapters.units import is_armour, profile, sees_all_round
from escarmouche.games.at43.table import ON_TABLE, SCREEN, Table
from escarmouche.games.company.chapters.measuring import distance
from escarmouche.space.shapes import gap_to_polygon, in_half_plane, square_to_segment
from escarmouche.space.sight import Body, Eye, look
from escarmouche.space.terrain import Ground

ARC = 180  # A4-GEN-13
SPOT = 50
"""How wide a piece of scenery counts when somebody looks at it: a narrow post in its middle."""


def eye(table: Table, figure: str) -> Eye:
    """Where a figure looks from: the top of its model."""
    f = table.figures[figure]
    return f.x, f.y, f.z, f.z + table.setting.profiles[f.profile].height


def body(table: Table, figure: str) -> Body:
    """What there is to see of a figure."""
    f = table.figures[figure]
    own = table.setting.profiles[f.profile]
    return f.x, f.y, own.radius, f.z, f.z + own.height


@kept
def hulls(table: Table, screening: bool) -> tuple[tuple[str, Body], ...]:
    """Vehicles that hide what is behind them, with their units; foot soldiers never do (A4-GEN-14).

    Those in screen formation do not block sight but give cover (A4-ORD-10): `screening` tells these.
    """
    bodies = []
    for unit in table.units.values():
        if unit.place != ON_TABLE or not unit.figures or not is_armour(table, unit.id):
            continue
        if (SCREEN in unit.markers) is screening:
            bodies += [(unit.id, body(table, f)) for f in unit.figures]
    return tuple(bodies)


def between(
    table: Table, watcher: Eye, target: Body, units: tuple[str, ...], *, screening: bool = False
) -> tuple[Body, ...]:
    """The vehicles near the lines from an eye to a body; never those of the two units (A4-GEN-15)."""
    near = []
    for unit, hull in hulls(table, screening):
        if unit in units:
            continue
        above, below = square_to_segment(hull[0], hull[1], watcher[0], watcher[1], target[0], target[1])
        if above < (hull[2] + target[2]) ** 2 * below:
            near.append(hull)
    return tuple(near)


def open_ground(table: Table, *figures: str) -> Ground:
    """The ground without the bunkers and containers these figures are in: they look out of them."""
    inside = tuple(sorted({table.figures[f].inside for f in figures} - {""}))
    return without(table.ground, *inside)


@kept
def sees(table: Table, figure: str, other: str) -> bool:
    """Whether a figure sees another: a core sample of it, round scenery and armour (A4-SHOOT-01)."""
    if table.setting.campaign and campaign.too_dim(table, figure, distance(table, figure, other)):
        return False
    line, target = eye(table, figure), body(table, other)
    units = (table.figures[figure].unit, table.figures[other].unit)
    ground = open_ground(table, figure, other)
    return look(ground, line, target, between(table, line, target, units)).visible


@kept
def sees_piece(table: Table, figure: str, thing: str) -> bool:
    """Whether a figure sees a piece of scenery: the middle of it, as if it stood alone there (A4-SCN-02)."""
    piece = table.things[thing].piece
    x, y = table.ground.polygon(piece).centroid
    line, target = eye(table, figure), (x, y, SPOT, 0, table.ground.piece(piece).height)
    if table.setting.campaign:
        f, radius = table.figures[figure], profile(table, figure).radius
        if campaign.too_dim(table, figure, gap_to_polygon((f.x, f.y), radius, table.ground.polygon(piece))):
            return False
    ground = without(open_ground(table, figure), piece)
    units = (table.figures[figure].unit, "")
    return look(ground, line, target, between(table, line, target, units)).visible


def in_arc(table: Table, figure: str, number: int, at: tuple[int, int]) -> bool:
    """Whether a weapon of a figure bears on a point (A4-GEN-12, A4-GEN-13): from the centre of the base."""
    record = table.figures[figure]
    if sees_all_round(table, record.unit):
        return True
    own = profile(table, figure)
    if table.setting.weapons[own.weapons[number].weapon].arc > ARC:
        return True
    return in_half_plane((record.x, record.y), record.facing, at)
