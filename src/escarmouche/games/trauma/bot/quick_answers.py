"""Sensible answers: what a player does without thinking, and what the random player draws from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import Some, plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.bot.appraisal import goals, holds_ground, pull
from escarmouche.games.trauma.bot.drafts import WAY, draft
from escarmouche.games.trauma.chapters.actions import MOVEMENT, SHOOT, Plan
from escarmouche.games.trauma.chapters.movement.ready_moves import (
    CHARGE,
    COVER,
    TOWARD,
    TURN,
    Course,
    ready_moves,
)
from escarmouche.games.trauma.chapters.shooting.salvos import dearness, ranged_salvos
from escarmouche.games.trauma.chapters.shooting.targets import salvo_of, why_not_fire
from escarmouche.games.trauma.table import ENGAGED, Table

ACCEPT = frozenset(
    {"pay", "salvo", "alert-fire", "melee", "melee-salvo", "extra-action", "enter", "repair", "rally"}
)
"""Questions where declining is an option and a sensible player does not decline."""
GIFTS = frozenset({"heal", "stay-up", "alert-salvos"})
"""Questions for several where a sensible player takes as many as he may; elsewhere as few as he must."""
VICTIMS = frozenset({"melee-losses", "melee-hits"})
"""Questions for several enemy figures: the most precious ones; of his own a player gives up the least."""

# -- without thinking ----------------------------------------------------------------------------------------


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option.

    A unit shoots if it can, else it marches. Inside odds each owner saves his leader and heals whom he can.
    """
    if ask.proposal is not None:
        return ask.proposal
    if ask.question == "announce":
        return _plan(ask, table)
    if ask.kind == "place":
        march = _march(ask, table) if ask.question == "move" else None
        return march or (ask.drafts()[0] if ask.drafts else ())
    if ask.kind == "order":
        return ask.options
    if ask.kind == "several":
        return _several(ask, table)
    if ask.question in ACCEPT:
        return next((o for o in ask.options if o != NO_ONE), NO_ONE)
    return NO_ONE if NO_ONE in ask.options else ask.options[0]


def _plan(ask: Ask, table: Table) -> tuple[str, ...]:
    """Shoot if anybody can be hit; else stay at a point that scores, or go on to the next."""
    unit = ask.about["unit"]
    if any(why_not_fire(table, salvo_of(table, unit, key)) is None for key in ranged_salvos(table, unit)):
        wanted = SHOOT
    elif ENGAGED in table.units[unit].markers or holds_ground(table, unit):
        return ()
    else:
        wanted = MOVEMENT
    plans = ((wanted, wanted), (wanted,))
    return next((plan for plan in plans if plan in ask.options), ask.options[0])


def _march(ask: Ask, table: Table) -> Any:
    """Along the way to the place that is worth most to the unit; nothing where there is none."""
    unit = ask.about["unit"]
    best = max(goals(table, ask.side), key=lambda goal: pull(table, unit, goal), default=None)
    return draft(table, unit, Course(WAY, best.point.id)) if best else None


def _several(ask: Ask, table: Table) -> tuple[Any, ...]:
    """As many as are wanted at most for a gift (healing, standing up), as few as must be for a loss."""
    count = ask.most if ask.question in GIFTS else ask.least
    options = ask.options
    if 0 < count < len(options) and options[0] in table.figures:
        options = _by_price(table, options, dear_first=ask.question in VICTIMS | GIFTS)
    first = options[:count]
    if ask.judge is None or ask.judge(first) is None:
        return first
    return next(iter(plain_candidates(ask)), first)


def _by_price(table: Table, figures: tuple[str, ...], *, dear_first: bool) -> tuple[str, ...]:
    """Figures from the cheapest to the dearest, or the other way: officers, leaders, snipers, specialists."""
    return tuple(sorted(figures, key=lambda figure: dearness(table, figure), reverse=dear_first))


# -- at random -----------------------------------------------------------------------------------------------


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Sensible answers, the more sensible ones several times: a random player hits them more often."""
    maker = WEIGHTED.get(ask.question)
    return maker(ask, table) if maker else plain_candidates(ask)


def _alert(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Firing, mostly; the standing answers are for people."""
    return _often(tuple(o for o in ask.options if o not in reaction_windows.ANSWERS))


def _mostly(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Doing something, and now and then nothing."""
    return _often(ask.options)


@lru_cache(maxsize=1024)
def _often(options: tuple[Any, ...]) -> tuple[Any, ...]:
    deeds = tuple(o for o in options if o != NO_ONE)
    return (*deeds * (7 // len(deeds) + 1), NO_ONE) if deeds and NO_ONE in options else options


def _announcement(ask: Ask, table: Table) -> tuple[Any, ...]:
    return _plans(ask.options)


@lru_cache(maxsize=1024)
def _plans(options: tuple[tuple[str, ...], ...]) -> tuple[Any, ...]:
    """As many actions as are allowed; staggered and shorter plans now and then."""
    plans = {code: Plan.read(code) for code in options}
    longest = max(len(plan.actions) for plan in plans.values())
    full = tuple(c for c, plan in plans.items() if len(plan.actions) == longest and not plan.staggered)
    return full * 4 + tuple(code for code in options if code not in full)


def _turn_option(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Flipping the next card, mostly; the options that cost now and then."""
    return (ask.options[0],) * 6 + ask.options[1:]


def _bid(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Small bids; rarely everything."""
    return ask.options[:3] * 4 + ask.options[-1:]


def _order(ask: Ask, table: Table) -> tuple[Any, ...]:
    return (NO_ONE, *ask.options)


def _recruit(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Whatever can be paid; rarely nothing."""
    purchases = [answer for answer in plain_candidates(ask) if answer]
    return (*purchases * 3, ()) if purchases else ((),)


def _move(ask: Ask, table: Table) -> Sequence[Any]:
    """Towards points and enemies more often than anywhere."""
    if ask.drafts is None:
        return ()
    drafts = ask.drafts()
    moves = ready_moves(table, ask.about["unit"])
    if len(moves) != len(drafts):
        return drafts
    chosen: list[int] = []
    for number, ready in enumerate(moves):
        chosen += [number] * MOVES.get(ready.course.what, 1)
    return Some(drafts, chosen)


MOVES = {TOWARD: 3, CHARGE: 6, COVER: 3, TURN: 2}
"""How often each kind of movement is named; the others once."""

WEIGHTED: dict[str, Callable[[Ask, Table], Sequence[Any]]] = {
    "announce": _announcement,
    "option": _turn_option,
    "bid": _bid,
    "order": _order,
    "recruit": _recruit,
    "move": _move,
    "alert-fire": _alert,
    **dict.fromkeys(("pay", "enter", "salvo", "melee", "melee-salvo", "extra-action"), _mostly),
    **dict.fromkeys(("repair", "cross", "operate"), _mostly),
}
SIFTED = frozenset(WEIGHTED)
"""Questions for which the random player draws among `candidates` and not among all options."""
