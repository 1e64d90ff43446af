"""What is worth a thought while a company is played: where to go, a drop, whom to pin, fresh squads."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.frostbite.bot.quick_answers import quick_answer, value_of
from escarmouche.games.frostbite.chapters.planning import DONE, GO
from escarmouche.games.frostbite.chapters.spending import REINFORCE, victims
from escarmouche.games.frostbite.table import DROP, SABOTEUR, Table, front, worth

DROPS, PINNED = 3, 2
"""So many sectors for a drop and companies for a saboteur are thought of."""


def deeds(ask: Ask, table: Table) -> list[tuple[Any, ...]]:
    """Whole deeds of a company that has not moved; one that has is equipped without thinking."""
    if ask.question != "order":
        return []
    company = table.units[ask.actor]
    quick = quick_answer(ask, table)
    if company.moved or not company.figures:
        return [(quick,)]
    allowed = set(ask.options)
    found: list[tuple[Any, ...]] = [(quick,), (DONE,)]
    found += [(code,) for code in ask.options if code.startswith(f"{GO}:")]
    if DROP in allowed:
        sectors = [sector for sector in front(table).sectors if sector != company.node]
        sectors.sort(key=lambda sector: -value_of(table, company.id, sector))
        found += [(DROP, sector) for sector in sectors[:DROPS]]
    if SABOTEUR in allowed:
        enemies = sorted(victims(table, company.side), key=lambda enemy: -worth(table, enemy))
        found += [(SABOTEUR, enemy) for enemy in enemies[:PINNED]]
    if REINFORCE in allowed:
        found.append((REINFORCE,))
    return list(dict.fromkeys(found))


def mark(table: Table) -> tuple[int, str]:
    """The planning of a week is one thing: who is to be met is known when it has ended."""
    return table.turn.round, table.turn.phase
