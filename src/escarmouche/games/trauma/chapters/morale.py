"""Morale: the test and its failure (ledger area TR-MOR). Whoever meets a cause names its rule."""

from __future__ import annotations

from escarmouche.games.trauma.chapters.dice import UP, up
from escarmouche.games.trauma.table import DISORGANISED, ON_TABLE, Referee, Table


def morale_test(referee: Referee, cause_rule: str, unit: str) -> None:
    """Test a unit at once (TR-MOR-01), at most once for one action (TR-MOR-08); failing disorganises it."""
    table = referee.table
    record = table.units[unit]
    if record.place != ON_TABLE or not record.figures or DISORGANISED in record.markers:
        return
    if unit in table.turn.tested:
        referee.note("TR-MOR-08", "already-tested", unit=unit, cause=cause_rule)
        return
    referee.book(tested=(*table.turn.tested, unit))
    dice = morale_of(table, unit)
    if not dice:
        referee.note("TR-DICE-03", "no-dice", unit=unit, test="TR-MOR-09", cause=cause_rule)
    successes = referee.roll(
        "TR-MOR-09", record.side, up(dice), unit=unit, cause=cause_rule, morale=dice, needs=UP
    )
    if not successes:
        referee.mark("TR-MOR-02", unit, DISORGANISED)


def morale_of(table: Table, unit: str) -> int:
    """The best morale among the figures still there (TR-MOR-09)."""
    figures, profiles = table.figures, table.setting.profiles
    return max((profiles[figures[f].profile].morale for f in table.units[unit].figures), default=0)
