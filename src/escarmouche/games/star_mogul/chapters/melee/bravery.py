"""Bravery after a melee: who gives way (area SM-BRAV, SM-LOY-08)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.requests import Modifier
from escarmouche.games.star_mogul.chapters import retreat
from escarmouche.games.star_mogul.chapters.models import is_vehicle, profile, standing
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import BRAVERY, Referee, Table

DIFFERENCE: int = LEDGER.data("SM-BRAV-01")["retreat_difference"]
OUTNUMBERED: int = LEDGER.data("SM-BRAV-02")["modifier"]
DOUBLED: int = LEDGER.data("SM-BRAV-03")["modifier"]
ARMOURED: int = LEDGER.data("SM-BRAV-04")["modifier"]
INFLICTED: int = LEDGER.data("SM-BRAV-05")["per_loss"]
SUFFERED: int = LEDGER.data("SM-BRAV-06")["per_loss"]
BATTLE_ARMOR = "battle_armor"


def outnumbered(own: int, enemies: int) -> Modifier | None:
    """-2, or -4 where the enemy has at least twice as many (SM-BRAV-02, SM-BRAV-03)."""
    if enemies >= 2 * own:
        return Modifier("SM-BRAV-03", DOUBLED)
    return Modifier("SM-BRAV-02", OUTNUMBERED) if enemies > own else None


def armoured(table: Table, unit: str) -> Modifier | None:
    """+2 where every model wears battle armor (SM-BRAV-04)."""
    here = standing(table, unit)
    whole = bool(here) and all(profile(table, f).suit == BATTLE_ARMOR for f in here)
    return Modifier("SM-BRAV-04", ARMOURED) if whole else None


def of_losses(inflicted: int, suffered: int) -> tuple[Modifier, ...]:
    """+1 for each loss inflicted, -1 for each suffered (SM-BRAV-05, SM-BRAV-06)."""
    found = []
    if inflicted:
        found.append(Modifier("SM-BRAV-05", INFLICTED * inflicted))
    if suffered:
        found.append(Modifier("SM-BRAV-06", SUFFERED * suffered))
    return tuple(found)


def modifiers(
    table: Table, unit: str, units: tuple[str, ...], losses: dict[str, int]
) -> tuple[Modifier, ...]:
    """All modifiers of one unit's test, by the numbers of the whole melee (SM-BRAV-02 to 06)."""
    side = table.units[unit].side
    own = sum(len(standing(table, u)) for u in units if table.units[u].side == side)
    enemies = sum(len(standing(table, u)) for u in units if table.units[u].side != side)
    suffered = losses.get(side, 0)
    inflicted = sum(count for other, count in losses.items() if other != side)
    found = (outnumbered(own, enemies), armoured(table, unit))
    return (*(m for m in found if m), *of_losses(inflicted, suffered))


def total(referee: Referee, unit: str, found: tuple[Modifier, ...], rule: str = "SM-BRAV-01") -> int:
    """1D6 plus Loyalty plus modifiers."""
    side = referee.table.units[unit].side
    loyalty = referee.table.sides[side].loyalty
    thrown: int = referee.roll(rule, side, d6(), found, unit=unit, loyalty=loyalty)
    return thrown + loyalty + sum(m.value for m in found)


def bravery(referee: Referee, units: tuple[str, ...], losses: dict[str, int]) -> None:
    """One roll a unit; who is 3 or more below the best of the other side retreats (SM-BRAV-01)."""
    table = referee.table
    here = [u for u in units if standing(table, u) and not is_vehicle(table, u)]
    testing = [u for u in here if not table.units[u].retreat]  # SM-RETR-06
    if len({table.units[u].side for u in testing}) < 2:
        return
    found = {u: modifiers(table, u, tuple(here), losses) for u in testing}
    totals = {u: total(referee, u, found[u]) for u in testing}
    routed = []
    for unit in testing:
        side = table.units[unit].side
        best = max(totals[u] for u in testing if table.units[u].side != side)
        if best - totals[unit] >= DIFFERENCE:
            routed.append((unit, best))
    for unit, best in routed:
        give_way(referee, unit, found[unit], best)


def give_way(referee: Referee, unit: str, found: tuple[Modifier, ...], best: int) -> None:
    """The unit retreats, unless machines that override their fear hold (SM-BRAV-01, SM-LOY-08)."""
    again = retreat.overriding(referee.table, unit)
    if again and best - total(referee, unit, found, "SM-LOY-08") < DIFFERENCE:
        if len(again) == len(standing(referee.table, unit)):
            return
        retreat.split_off(referee, unit, again)
    retreat.begin(referee, "SM-BRAV-01", unit, BRAVERY)
