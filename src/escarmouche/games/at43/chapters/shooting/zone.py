"""The fire zone: who stands between and beside, who is spared (ledger rules A4-SHOOT-10 to 14)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.table import kept
from escarmouche.games.at43.chapters.measuring import LEVELS
from escarmouche.games.at43.chapters.shooting.salvos import Gun
from escarmouche.games.at43.chapters.shooting.sight import sees
from escarmouche.games.at43.chapters.shooting.targets import figures_of, mark_of, unit_of
from escarmouche.games.at43.chapters.units import is_armour, profile
from escarmouche.games.at43.table import KNEEL, LOCKED, ON_TABLE, SCREEN, Table, Weapon
from escarmouche.games.company.chapters.measuring import ranked
from escarmouche.space.hull import Hull


@kept
def nearest_seen(table: Table, unit: str, guns: tuple[Gun, ...], target: str) -> tuple[str, ...]:
    """The figures of a target that are seen, nearest to the firing leader first (A4-SHOOT-16)."""
    seen = seen_of(table, guns, target)
    return tuple(one.id for one in ranked(table, table.units[unit].leader, seen))


def fire_zone(table: Table, figures: Sequence[str]) -> Hull:
    """The convex hull of the bases of the firing figures and of the target figures they see (A4-SHOOT-10)."""
    records, profiles = table.figures, table.setting.profiles
    return Hull([((records[f].x, records[f].y), profiles[records[f].profile].radius) for f in figures])


@kept
def seen_of(table: Table, guns: tuple[Gun, ...], target: str) -> tuple[str, ...]:
    """The figures of a target that at least one of the firing figures sees."""
    watchers = tuple(dict.fromkeys(gun.figure for gun in guns))
    return tuple(f for f in figures_of(table, target) if any(sees(table, w, f) for w in watchers))


def bystanders(
    table: Table, unit: str, guns: tuple[Gun, ...], target: str, weapon: Weapon
) -> tuple[str, ...]:
    """Who takes an impact before the target, nearest to the firing leader first (A4-SHOOT-11)."""
    if LOCKED in weapon.abilities or target in table.things:  # A4-ABIL-01, A4-SCN-02
        return ()
    return _in_the_way(table, unit, guns, target)


@kept
def _in_the_way(table: Table, unit: str, guns: tuple[Gun, ...], target: str) -> tuple[str, ...]:
    seen = seen_of(table, guns, target)
    shooters = tuple(dict.fromkeys(gun.figure for gun in guns))
    zone = fire_zone(table, (*shooters, *seen))
    bar = max(max(profile(table, f).size for f in shooters), max(profile(table, f).size for f in seen))
    inside = [
        f
        for f in in_zone(table, zone, unit, target)
        if profile(table, f).size >= bar and not spared(table, f) and in_band(table, unit, target, f)
    ]
    return tuple(one.id for one in ranked(table, table.units[unit].leader, inside))


def in_zone(table: Table, zone: Hull, unit: str, target: str) -> tuple[str, ...]:
    """Figures with any part of their base in the zone, but those of the firing unit and of the target.

    Other vehicles of a targeted vehicle's unit are bystanders (A4-SHOOT-12).
    """
    aimed = set(figures_of(table, target))
    x0, y0, x1, y1 = zone.box
    records, profiles = table.figures, table.setting.profiles
    inside = []
    for other in table.units.values():
        if other.place != ON_TABLE or other.id == unit:
            continue
        for id in other.figures:
            f = records[id]
            radius = profiles[f.profile].radius
            near = x0 - radius < f.x < x1 + radius and y0 - radius < f.y < y1 + radius
            if near and id not in aimed and not f.inside and zone.meets((f.x, f.y), radius):
                inside.append(id)
    return tuple(inside)


def spared(table: Table, figure: str) -> str:
    """The rule that spares a bystander whatever is fired, or nothing (A4-SHOOT-14)."""
    record = table.figures[figure]
    markers = table.units[record.unit].markers
    if record.down:
        return "A4-STATE-08"
    if KNEEL in markers:
        return "A4-ORD-11"
    if SCREEN in markers and is_armour(table, record.unit):
        return "A4-ORD-10"
    return ""


def in_band(table: Table, unit: str, target: str, figure: str) -> bool:
    """Within 3 cm, up or down, of the line from leader to leader where the figure stands (A4-SHOOT-10)."""
    a, b = table.figures[table.units[unit].leader], table.figures[mark_of(table, target)]
    f = table.figures[figure]
    if a.z == b.z:
        return abs(f.z - a.z) <= LEVELS
    ux, uy = b.x - a.x, b.y - a.y
    square = ux * ux + uy * uy
    along = max(0, min(square, (f.x - a.x) * ux + (f.y - a.y) * uy))
    return abs((f.z - a.z) * square - (b.z - a.z) * along) <= LEVELS * square


def own_in_zone(table: Table, unit: str, figures: Sequence[str]) -> tuple[str, ...]:
    """Those of the figures that belong to the firing side: it must confirm (A4-SHOOT-13)."""
    side = table.units[unit].side
    return tuple(f for f in figures if table.units[unit_of(table, f)].side == side)
