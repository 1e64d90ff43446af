"""Morale: who tests, the test, the ladder (ledger rules A4-ACT-09 to 16)."""

from __future__ import annotations

from escarmouche.games.at43.chapters import bonuses
from escarmouche.games.at43.chapters.dice import universal_test
from escarmouche.games.at43.chapters.losses import alive, eliminate
from escarmouche.games.at43.chapters.states import lose_attitudes
from escarmouche.games.at43.chapters.units import (
    entry,
    immobilised,
    is_armour,
    is_support,
    profile,
    unit_has,
)
from escarmouche.games.at43.table import ABOARD, DISORGANISED, Referee, Table

DIFFICULTY = 8  # A4-ACT-11
FEW, LAST = 3, 1  # A4-ACT-09
RALLY_COST = 2  # A4-ACT-15


def morale_of(table: Table, unit: str) -> int | None:
    """The highest Morale among the members; None where nobody has any (A4-ACT-11, A4-ABIL-14)."""
    known = [m for f in table.units[unit].figures if (m := profile(table, f).morale) is not None]
    return max(known, default=None)


def immune(table: Table, unit: str) -> str:
    """The rule that spares a unit every morale test, or nothing."""
    if morale_of(table, unit) is None:
        return "A4-ABIL-14"
    return "A4-ABIL-09" if unit_has(table, unit, "nerves_of_steel") else ""


def trigger(table: Table, unit: str) -> str:
    """The rule that calls for a morale test at the activation of a unit as it is, or nothing."""
    figures = table.units[unit].figures
    if is_armour(table, unit):
        still = bool(figures) and all(immobilised(table, f) for f in figures)
        return "A4-ACT-10" if still else ""
    heavy = entry(table, unit).rank == 3 or is_support(table, unit)
    return "A4-ACT-09" if len(figures) <= (LAST if heavy else FEW) else ""


def morale_test(referee: Referee, cause: str, unit: str) -> bool:
    """Test a unit: failing takes it one step down the ladder (A4-ACT-11, A4-ACT-12). Whether it held."""
    table = referee.table
    if not alive(table, unit) and table.units[unit].place != ABOARD:
        return True
    if spared := immune(table, unit):
        referee.note(spared, "no-morale-test", unit=unit, cause=cause)
        return True
    morale = morale_of(table, unit) or 0
    held = universal_test(
        referee, "A4-ACT-11", table.units[unit].side, 1, morale - DIFFICULTY, unit=unit, cause=cause,
        morale=morale, against=DIFFICULTY,
    )  # fmt: skip
    held = held or bonuses.steady(referee, unit, morale - DIFFICULTY)
    if held:
        return True
    if DISORGANISED in table.units[unit].markers:
        referee.note("A4-ACT-12", "routed", unit=unit)
        eliminate(referee, "A4-ACT-14", unit, referee.table.units[unit].figures)
    else:
        referee.mark("A4-ACT-12", unit, DISORGANISED)
        lose_attitudes(referee, "A4-ACT-13", unit)
    return False


def armour_morale(referee: Referee, unit: str, lost: int, *, abandoned: bool = False) -> None:
    """Armour tests once for each vehicle lost outside its own activation, or abandoned (A4-ACT-16)."""
    if not abandoned and referee.table.turn.unit == unit:
        return
    for _ in range(lost):
        if alive(referee.table, unit):
            morale_test(referee, "A4-ACT-16", unit)
