"""How well a company stands, term by term."""

from __future__ import annotations

from escarmouche.engine.appraisals import END, FORCES, GROUND, PLACES, TEMPO
from escarmouche.games.star_mogul.bot.aims import (
    FETCH,
    HOLD,
    HOLDER,
    HOME,
    HUNT,
    Aim,
    Aims,
    aim_worth,
    aims,
    prize_worth,
)
from escarmouche.games.star_mogul.bot.gains import HULL, value
from escarmouche.games.star_mogul.chapters import missions, salvage
from escarmouche.games.star_mogul.chapters.models import is_hull, on_table, side_of
from escarmouche.games.star_mogul.chapters.shooting import attacks
from escarmouche.games.star_mogul.table import (
    ABOARD,
    ACTION_1,
    ACTION_2,
    DOOR,
    FOG,
    MELEE,
    PRIZES,
    UP,
    WAITING,
    Table,
)

WON = 400.0
FLED = 20.0


def goals(table: Table, side: str) -> Aims:
    """What each unit goes for from here."""
    return aims(table, side)


def terms(table: Table, side: str, goals: Aims | None = None) -> dict[str, float]:
    """Ours less the strongest enemy's, and how near our units are to what they go for."""
    if table.turn.over or table.turn.result:
        won = (table.turn.over or table.turn.result) == side
        drawn = (table.turn.over or table.turn.result) == "draw"
        return {END: WON if won else 0.0 if drawn else -WON}
    others = [other for other in table.sides if other != side]
    forces = strength(table, side) - max((strength(table, o) for o in others), default=0.0)
    ground = prizes(table, side) - max((prizes(table, o) for o in others), default=0.0)
    places = sum(_place(table, side, unit, aim) for unit, aim in (goals or {}).items())
    return {FORCES: forces, GROUND: ground, PLACES: places, TEMPO: pending(table, side)}


def _place(table: Table, side: str, unit: str, aim: Aim) -> float:
    """What a unit's aim still promises; prizes in somebody's hands are counted as such."""
    if unit not in table.units or not on_table(table, unit):
        return 0.0
    if aim.kind in (HOLD, HUNT, FETCH):
        return aim_worth(table, side, unit, aim)
    if aim.kind == HOME:
        return 0.0
    thing = table.things.get(aim.thing)
    if thing is None or thing.holder or salvage.secured_by(table, thing):
        return 0.0
    return prize_worth(table, side, thing, unit)


def strength(table: Table, side: str) -> float:
    """Who is left; those who run count for less."""
    total = sum(
        value(table, f.id)
        for f in table.figures.values()
        if f.fate in (UP, ABOARD, WAITING) and side_of(table, f.id) == side
    )
    return total - FLED * sum(bool(u.retreat) for u in table.units.values() if u.side == side and u.figures)


def prizes(table: Table, side: str) -> float:
    """What is secured or on its way home; near the asset, who is there."""
    if table.setting.mission in (missions.ASSET, missions.ASSET_RAID):
        return HOLDER * missions.holders(table)[side]
    total = 0.0
    for thing in table.things.values():
        if thing.kind in PRIZES and not thing.inside:
            mine = thing.holder and table.units[thing.holder].side == side
            if mine or salvage.secured_by(table, thing) == side:
                total += prize_worth(table, side, thing)
        elif thing.kind == DOOR and thing.open and table.sides[side].role == missions.INVESTIGATOR:
            total += 20.0
    return total


def pending(table: Table, side: str) -> float:
    """Attacks declared and not made yet, by what they are likely to do."""
    total = 0.0
    for shooter, weapon, _, target in table.turn.attacks:
        if table.figures[shooter].fate == UP and table.figures[target].fate == UP:
            sign = 1 if side_of(table, shooter) == side else -1
            share = 2 * HULL if is_hull(table, target) else 0.85
            chance = float(attacks.chance(table, shooter, weapon, target))
            total += sign * share * chance * value(table, target)
    return total


HALVES = {ACTION_1: 0, FOG: 0, ACTION_2: 1, MELEE: 1}


def mark(table: Table) -> tuple[str, int]:
    """Half a turn: whose it is, and whether the fog has been."""
    return table.turn.active, HALVES.get(table.turn.phase, 0)
