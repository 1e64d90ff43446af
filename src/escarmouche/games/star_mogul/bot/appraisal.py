"""How well a company stands, in something like the credits that are at stake."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters import missions, salvage
from escarmouche.games.star_mogul.chapters.models import is_hull, machine, profile, side_of
from escarmouche.games.star_mogul.table import ABOARD, PAS, PRIZES, UP, WAITING, Table
from escarmouche.space.shapes import distance

WIN = 400.0
SECURED, HELD, NEAR = 120.0, 60.0, 40.0


def appraise(table: Table, side: str) -> float:
    """Own strength and prizes less those of the strongest enemy; a won battle decides."""
    if table.turn.over:
        return WIN if table.turn.over == side else 0.0 if table.turn.over == "draw" else -WIN
    mine = worth(table, side)
    others = [worth(table, other) for other in table.sides if other != side]
    return mine - max(others, default=0.0)


def worth(table: Table, side: str) -> float:
    """Who is left, what is secured, how near the rest is."""
    total = 0.0
    for figure in table.figures.values():
        if figure.fate not in (UP, ABOARD, WAITING) or side_of(table, figure.id) != side:
            continue
        if is_hull(table, figure.id):
            printed = machine(table, figure.id)
            total += printed.cost * (0.5 + 0.5 * figure.superstructure / printed.superstructure)
        else:
            total += (profile(table, figure.id).cost or 70) * (0.7 if figure.wounded else 1.0)
    total *= 0.3
    mission = table.setting.mission
    if mission in (missions.ASSET, missions.ASSET_RAID):
        return total + 25.0 * missions.holders(table)[side]
    zone = table.sides[side].zone
    for thing in table.things.values():
        if thing.kind not in PRIZES or thing.inside:
            continue
        if salvage.secured_by(table, thing) == side:
            total += SECURED
        elif thing.holder and table.units[thing.holder].side == side:
            total += HELD + NEAR * max(0.0, 1 - distance((thing.x, thing.y), zone) / (40 * PAS))
    return total
