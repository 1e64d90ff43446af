"""Strategy points: how many, in two purses, at most two a unit and phase (area SM-SP)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters.models import counted_units, units_of
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import ACTION_1, Referee, Table

MORE = 2
"""Points beyond the number of units (SM-SP-01)."""
MOST: int = LEDGER.data("SM-SP-05")["max_per_unit_per_phase"]
STRAGGLERS = "stragglers_count"


def points(table: Table, side: str) -> int:
    """Strategy points of a turn: units in play plus 2 (SM-SP-01, SM-SP-02)."""
    counted = units_of if table.setting.options.get(STRAGGLERS) else counted_units
    return len(counted(table, side)) + MORE


def purse(ps: int, phase: str) -> int:
    """What may be spent in an action phase: half rounded up, then half rounded down (SM-SP-03, SM-SP-04)."""
    return (ps + 1) // 2 if phase == ACTION_1 else ps // 2


def why_not_more(table: Table, unit: str, price: int = 1) -> Refusal | None:
    """No unit receives a third point in a phase, and no purse is overdrawn (SM-SP-05)."""
    record = table.units[unit]
    side = table.sides[record.side]
    if side.free:
        if unit in table.turn.fogged:
            return Refusal("SM-FOG-02", "another-unit", {"unit": unit})
        return None
    if record.spent + price > MOST:
        return Refusal("SM-SP-05", "two-points-already", {"unit": unit, "most": MOST})
    if side.left < price:
        rule = "SM-SP-03" if table.turn.phase == ACTION_1 else "SM-SP-04"
        return Refusal(rule, "purse-empty", {"unit": unit}, price - side.left, "PS")
    return None


def pay(referee: Referee, unit: str, price: int = 1) -> None:
    """A point for a unit: from the fog's, else from the phase's purse."""
    table = referee.table
    record = table.units[unit]
    if not price:
        return
    if table.sides[record.side].free:
        referee.spend("SM-FOG-03", record.side, "free", price, unit=unit)
        referee.book(fogged=(*table.turn.fogged, unit))
        return
    rule = "SM-SP-03" if table.turn.phase == ACTION_1 else "SM-SP-04"
    referee.spend(rule, record.side, "left", price, unit=unit)
    table.change(unit, {"spent": record.spent + price})
