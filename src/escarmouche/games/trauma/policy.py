"""Sensible answers: what a player does without thinking, and what is worth weighing at each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.table import Table

SIFTED = frozenset({"announce"})
"""Questions for which the random player draws among `candidates` and not among all options."""

ACCEPT = frozenset(
    {"pay", "salvo", "alert-fire", "melee", "melee-salvo", "extra-action", "enter", "stagger-alert"}
)
"""Questions where declining is an option and a sensible player does not decline."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option. Inside odds each owner saves his
    leader and heals whom he can."""
    if ask.proposal is not None:
        return ask.proposal
    if ask.kind == "place":
        return ask.drafts()[0] if ask.drafts else ()
    if ask.kind == "order":
        return ask.options
    if ask.kind == "several":
        return _several(ask)
    if ask.question in ACCEPT:
        return next((o for o in ask.options if o != NO_ONE), NO_ONE)
    return NO_ONE if NO_ONE in ask.options else ask.options[0]


def _several(ask: Ask) -> tuple[Any, ...]:
    """As many as are wanted at most for a gift (healing, standing up), as few as must be for a loss."""
    count = ask.most if ask.question in ("heal", "stay-up", "alert-salvos") else ask.least
    first = ask.options[:count]
    if ask.judge is None or ask.judge(first) is None:
        return first
    return next(iter(plain_candidates(ask)), first)


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Every option, but announcements without staggering and doing something rather than nothing."""
    if ask.question == "announce":
        return _plans(ask.options)
    return plain_candidates(ask)


def _plans(options: tuple[Any, ...]) -> tuple[Any, ...]:
    """Announcements worth a thought: two actions where two are allowed; one in three of the staggered ones."""
    longest = max(len([a for a in plan if a != "staggered"]) for plan in options)
    kept = tuple(p for p in options if len([a for a in p if a != "staggered"]) == longest)
    return kept or options


Answer = Callable[[Ask, Table], Any]
