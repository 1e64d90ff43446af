"""Sensible answers: what a player does without thinking, and what is worth weighing at each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import standing
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.combat_zone import areas, charges
from escarmouche.games.combat_zone.field import enemies
from escarmouche.games.combat_zone.table import Table
from escarmouche.games.combat_zone.terrain import OPEN

SIFTED = frozenset({"action", "figure", "opportunity-fire"})
"""Questions for which the random player draws among `candidates` and not among all options."""
ACCEPT = frozenset({"figure", "opportunity", "opportunity-fire"})
"""Questions where declining is an option and a sensible player does not decline."""
IDLE = ("done", "pivot", "drop")
"""Actions that do little by themselves: done is for when nothing else is left."""
DEEDS = frozenset({
    "fight", "door", "take", "tech", "aid", "cross", "cut", "smash", "climb", "pass", "extinguish", "lead",
    "board",
})  # fmt: skip
"""What one does with whatever one touches: the chance may not come again."""
SHOTS = frozenset({"shoot", "burst", "flame", "grenade", "molotov", "incendiary", "move"})
QUICK = (
    "fight",
    "burst",
    "flame",
    "shoot",
    "grenade",
    "incendiary",
    "molotov",
    "missile",
    "tech",
    "aid",
    "extinguish",
    "lead",
    "cover",
)
"""What a player in a hurry does first, if he may."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option."""
    if ask.proposal is not None:
        return ask.proposal
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
            if str(option).partition(":")[0] == name and not _thrown_at_nobody(table, figure, name):
                return option
    return "done" if "done" in options else options[0]


def _thrown_at_nobody(table: Table, figure: str, name: str) -> bool:
    """Whether this is a charge that nobody could be aimed at: it would only endanger who throws it."""
    if name not in charges.CHARGES:
        return False
    return all(areas.why_not_aim(table, figure, name, enemy) for enemy in enemies(table, figure))


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Every option, but ending an activation or turning about only where there is little else to do."""
    if ask.question == "action":
        return _actions(_no_closing(ask.options, table), table.figures[ask.about["figure"]].spent)
    if ask.question == "opportunity-fire":
        return tuple(o for o in ask.options if o not in standing.ANSWERS)
    if ask.question == "figure" and len(ask.options) > 1:
        return tuple(o for o in ask.options if o != NO_ONE)
    return plain_candidates(ask)


def _no_closing(options: tuple[Any, ...], table: Table) -> tuple[Any, ...]:
    """Without the doors that stand open: to and fro leads nowhere."""
    ajar = [
        o for o in options if o.startswith("door:") and OPEN in table.ground.piece(o.partition(":")[2]).traits
    ]
    return tuple(o for o in options if o not in ajar) if ajar else options


def _actions(options: tuple[Any, ...], spent: int) -> tuple[Any, ...]:
    """What is worth a thought: deeds at hand, no lying low at first, anything before nothing."""
    named = [(option, str(option).partition(":")[0]) for option in options]
    if any(name in DEEDS for _, name in named):
        return tuple(o for o, name in named if name in DEEDS or name in SHOTS)
    busy = tuple(o for o, name in named if name not in IDLE)
    if not spent and (first := tuple(o for o in busy if o != "cover")):
        return first
    return busy if len(busy) > 1 else options
