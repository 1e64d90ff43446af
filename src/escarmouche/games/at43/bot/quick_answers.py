"""Sensible answers: what a player does without thinking, and what the random player draws from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import Some, plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.at43.chapters.movement.drafts import (
    CHARGE,
    COVER,
    OVER,
    STAY,
    TOWARD,
    TURN,
    ready_moves,
)
from escarmouche.games.at43.table import Table

ACCEPT = frozenset(
    {"pay", "salvo", "alert-fire", "melee", "enter", "action", "rally", "leave", "everybody-up"}
)
"""Questions where declining is an option and a sensible player does not decline."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option."""
    if ask.proposal is not None:
        return ask.proposal
    if ask.kind == "place":
        return _first_draft(ask)
    if ask.kind == "order":
        return ask.options
    if ask.kind == "several":
        first = ask.options[: ask.least]
        if ask.judge is None or ask.judge(first) is None:
            return first
        return next(iter(plain_candidates(ask)), first)
    if ask.question == "target":
        return next((t for t in ask.options if t not in table.things), ask.options[0])
    if ask.question in ACCEPT:
        return next((o for o in ask.options if o != NO_ONE), NO_ONE)
    return NO_ONE if NO_ONE in ask.options else ask.options[0]


def _first_draft(ask: Ask) -> Any:
    drafts = ask.drafts() if ask.drafts else ()
    return drafts[0] if drafts else ()


# -- at random -----------------------------------------------------------------------------------------------


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Sensible answers, the more sensible ones several times: a random player hits them more often."""
    maker = WEIGHTED.get(ask.question)
    return maker(ask, table) if maker else plain_candidates(ask)


def _mostly(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Doing something, and now and then nothing; the standing answers are for people."""
    return _often(tuple(o for o in ask.options if o not in reaction_windows.ANSWERS))


@lru_cache(maxsize=1024)
def _often(options: tuple[Any, ...]) -> tuple[Any, ...]:
    deeds = tuple(o for o in options if o != NO_ONE)
    return (*deeds * (7 // len(deeds) + 1), NO_ONE) if deeds and NO_ONE in options else options


def _turn_option(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Revealing the next card, mostly; the options that cost now and then."""
    return (ask.options[0],) * 6 + ask.options[1:]


def _bid(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Small bids; rarely everything."""
    return ask.options[:2] * 4 + ask.options[-1:]


def _target(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Enemies rather than scenery."""
    foes = tuple(t for t in ask.options if t not in table.things)
    return (*foes * 6, *ask.options) if foes else ask.options


def _order(ask: Ask, table: Table) -> tuple[Any, ...]:
    return (NO_ONE, *ask.options)


def _recruit(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Whatever can be paid; rarely nothing."""
    purchases = [answer for answer in plain_candidates(ask) if answer]
    return (*purchases * 3, ()) if purchases else ((),)


def _group(ask: Ask, table: Table) -> tuple[Any, ...]:
    """The group that is proposed, mostly: the largest that is allowed."""
    others = [answer for answer in plain_candidates(ask) if answer]
    return (*((ask.proposal,) * 6 if ask.proposal else ()), *others[:3]) or tuple(plain_candidates(ask))


def _move(ask: Ask, table: Table) -> Sequence[Any]:
    """Towards places and enemies more often than anywhere."""
    if ask.drafts is None:
        return ()
    drafts = ask.drafts()
    moves = ready_moves(table, ask.about["unit"], ask.about["action"])
    if len(moves) != len(drafts):
        return drafts
    chosen: list[int] = []
    for number, ready in enumerate(moves):
        chosen += [number] * MOVES.get(ready.course.what, 1)
    return Some(drafts, chosen)


MOVES = {TOWARD: 3, CHARGE: 6, COVER: 2, TURN: 2, OVER: 4, STAY: 1}
"""How often each kind of movement is named; the others once."""

WEIGHTED: dict[str, Callable[[Ask, Table], Sequence[Any]]] = {
    "option": _turn_option,
    "bid": _bid,
    "order": _order,
    "recruit": _recruit,
    "assault-group": _group,
    "move": _move,
    "target": _target,
    **dict.fromkeys(("pay", "enter", "salvo", "melee", "action", "alert-fire", "rally", "routine"), _mostly),
}
SIFTED = frozenset(WEIGHTED)
"""Questions for which the random player draws among `candidates` and not among all options."""
