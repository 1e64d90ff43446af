"""Losses: figures taken off the table, a unit eliminated with its last, a new leader named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.kinds import LOST
from escarmouche.engine.options import WHO
from escarmouche.games.company.chapters.measuring import distance
from escarmouche.games.company.table import GONE, Referee


def remove_figures(referee: Referee, rule: str, unit: str, figures: Sequence[str], **gone: Any) -> bool:
    """Take figures from a unit; where they stood is kept. True where it was the last of them.

    `gone` is what becomes of the record of a unit that is eliminated, besides what is the same for all.
    """
    record = referee.table.units[unit]
    rest = tuple(f for f in record.figures if f not in figures)
    facts = {"unit": unit, "lost": tuple(figures), "left": len(rest), "boxes": 0}
    if rest:
        referee.change(rule, unit, tells=LOST, facts=facts, figures=rest)
        return False
    end: dict[str, Any] = {"figures": (), "place": GONE, "markers": frozenset(), "leader": ""}
    referee.change(rule, unit, tells=LOST, facts=facts, **end, **gone)
    return True


def name_leader(referee: Referee, rule: str, unit: str, heirs: Sequence[str]) -> None:
    """The owner names a new leader, the heir nearest to the one lost proposed."""
    table = referee.table
    record = table.units[unit]
    if record.leader:
        heirs = sorted(heirs, key=lambda f: distance(table, record.leader, f))
    chosen = referee.ask(
        rule, record.side, "leader", heirs, proposal=heirs[0], actor=unit, part=WHO, unit=unit
    )
    referee.change(rule, unit, leader=chosen)
