"""Sensible answers: what a player does without thinking, and what is worth weighing at each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.combat_zone.bot.opinions import AT_HAND, BESIDES, IDLE, OPINIONS
from escarmouche.games.combat_zone.chapters.actions import COVER, DONE
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import enemies
from escarmouche.games.combat_zone.chapters.movement import ready_moves
from escarmouche.games.combat_zone.chapters.movement.doors import DOORS
from escarmouche.games.combat_zone.table import Table

SIFTED = frozenset({"action", "figure", "opportunity-fire"})
"""Questions for which the random player draws among `candidates` and not among all options."""
ACCEPT = frozenset({"figure", "opportunity", "opportunity-fire"})
"""Questions where declining is an option and a sensible player does not decline."""
ONWARD = (
    ready_moves.HOME,
    ready_moves.OBJECT,
    ready_moves.POSITION,
    ready_moves.ADVANCE,
    ready_moves.RUSH,
)
"""What a player in a hurry moves for, the first of these that there is."""
QUICK = tuple(sorted((n for n, o in OPINIONS.items() if o.hurry), key=lambda n: OPINIONS[n].hurry))
"""What a player in a hurry does first, if he may."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option."""
    if ask.proposal is not None:
        return ask.proposal
    if ask.question == "move":
        return _quick_move(ask, table)
    if ask.kind == "place":
        return ask.drafts()[0] if ask.drafts else ()
    if ask.kind == "order":
        return ask.options
    if ask.kind == "several":
        return _several(ask)
    if ask.question == "action":
        return _quick_action(ask.options, table, str(ask.about.get("figure", "")))
    if ask.question in ACCEPT:
        return next((o for o in ask.options if o != NO_ONE), NO_ONE)
    return NO_ONE if NO_ONE in ask.options else ask.options[0]


def _several(ask: Ask) -> tuple[Any, ...]:
    first = ask.options[: max(ask.least, 1) if ask.most else 0]
    if ask.judge is None or ask.judge(first) is None:
        return first
    return next(iter(plain_candidates(ask)), first)


def _quick_action(options: tuple[Any, ...], table: Table, figure: str) -> Any:
    for name in QUICK:
        for option in options:
            if Deed.read(option).what == name and not _thrown_at_nobody(table, figure, name):
                return option
    return DONE.name if DONE.name in options else options[0]


def _quick_move(ask: Ask, table: Table) -> Any:
    """Home with what is carried, up to what is to be taken, to where an enemy is seen, else on."""
    drafts = ask.drafts() if ask.drafts else ()
    if not drafts:
        return ()
    plans = ready_moves.plans(table, ask.actor) if ask.actor in table.figures else ()
    for what in ONWARD:
        for n, plan in enumerate(plans):
            if plan.what == what and ask.refuses(draft := drafts[n]) is None:
                return draft
    return drafts[0]


def _thrown_at_nobody(table: Table, figure: str, name: str) -> bool:
    """Whether this is a charge that nobody could be aimed at: it would only endanger who throws it."""
    if name not in charges.CHARGES:
        return False
    return all(aiming.why_not_aim(table, figure, name, enemy) for enemy in enemies(table, figure))


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Every option, but ending an activation or turning about only where there is little else to do."""
    if ask.question == "action":
        return _actions(_no_closing(ask.options, table), table.figures[ask.about["figure"]].spent)
    if ask.question == "opportunity-fire":
        return tuple(o for o in ask.options if o not in reaction_windows.ANSWERS)
    if ask.question == "figure" and len(ask.options) > 1:
        return tuple(o for o in ask.options if o != NO_ONE)
    return plain_candidates(ask)


def _no_closing(options: tuple[Any, ...], table: Table) -> tuple[Any, ...]:
    """Without the doors that stand open: to and fro leads nowhere."""
    named = [(option, Deed.read(option)) for option in options]
    ajar = [o for o, deed in named if deed.what == DOORS.name and table.things[deed.target].open]
    return tuple(o for o in options if o not in ajar) if ajar else options


def _actions(options: tuple[Any, ...], spent: int) -> tuple[Any, ...]:
    """What is worth a thought: deeds at hand, no lying low at first, anything before nothing."""
    seen = [(option, OPINIONS[Deed.read(option).what].glance) for option in options]
    if any(glance == AT_HAND for _, glance in seen):
        return tuple(o for o, glance in seen if glance in (AT_HAND, BESIDES))
    busy = tuple(o for o, glance in seen if glance != IDLE)
    if not spent and (first := tuple(o for o in busy if o != COVER.name)):
        return first
    return busy if len(busy) > 1 else options
