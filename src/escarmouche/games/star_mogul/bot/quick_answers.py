"""What a sensible player does without thinking, and answers worth drawing from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.candidates import first_answer, plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.star_mogul.chapters import actions
from escarmouche.games.star_mogul.chapters.actions import END, SHIP
from escarmouche.games.star_mogul.chapters.movement import driving, ready_moves
from escarmouche.games.star_mogul.chapters.phases import GO_ON
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets
from escarmouche.games.star_mogul.table import STRAGGLER, Table

SIFTED = frozenset({"go-on", "opening", "activate", "aim-plan"})
"""Questions whose options are mostly foolish: ending the battle, running away, stopping early."""

PLAIN = frozenset({
    "go-on", "opening", "who-places", "counter", "drop-zone", "deploy-unit", "deploy", "aim-plan", "aims",
    "return-fire", "rally", "which-melee", "side-hit", "take-seat", "eject", "leave", "new-leader",
    "asset-raid",
})  # fmt: skip
"""Questions with nothing to weigh."""


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Sensible answers, each allowed; the rash ones are there, but rare."""
    if ask.question == "go-on":
        return (GO_ON,) * 300 + (SHIP,)
    if ask.question == "opening":
        return (*((NO_ONE,) * 8 * len(ask.options)), *ask.options)
    if ask.question == "activate":
        units = [o for o in ask.options if o not in (END, SHIP)]
        return (*(units * 100), *([END] * 4), *([SHIP] if SHIP in ask.options else []))
    if ask.question == "aim-plan":
        return (*([o for o in ask.options if o != attacks.EACH] * 8), attacks.EACH)
    if ask.question == "aims":
        unit, target = str(ask.about["unit"]), str(ask.about["target"])
        plans = [attacks.plan(table, unit, target, how) for how in attacks.PLANS]
        known = set(ask.options)
        made = [p for p in dict.fromkeys(plans) if p and set(p) <= known]
        return made or ((ask.options[0],),)
    return plain_candidates(ask, table)


def quick_answer(ask: Ask, table: Table) -> Any:
    """The first sensible answer."""
    if ask.question == "activate":
        return next((o for o in ask.options if o not in (END, SHIP)), END)
    if ask.question == "opening":
        return NO_ONE
    if ask.question in SIFTED or ask.question == "aims":
        return candidates(ask, table)[0]
    if ask.question == "return-fire":
        return ask.options[0]
    return first_answer(ask, table)


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """Answers worth weighing: nobody calls his ship while somebody is out, nor runs without a reason."""
    if ask.question in ("go-on", "activate"):
        return tuple(o for o in ask.options if o != SHIP)
    if ask.question == "aims":
        return tuple(dict.fromkeys(candidates(ask, table)))
    if ask.question == "aim-plan":
        return tuple(o for o in ask.options if o != attacks.EACH) or ask.options
    if ask.kind == "place" and ask.drafts is not None:
        return tuple(dict.fromkeys(ask.drafts()))
    return tuple(dict.fromkeys(plain_candidates(ask, table)))


def deeds(ask: Ask, table: Table) -> Sequence[tuple[Any, ...]]:
    """Of the choice of a unit: each with what it does and where it goes, and ending the phase."""
    if ask.question != "activate":
        return ()
    found: list[tuple[Any, ...]] = []
    for unit in ask.options:
        if unit in (END, SHIP):
            continue
        allowed = [d for d in actions.deeds(table, unit) if actions.why_not(table, unit, d) is None]
        for deed in allowed:
            chosen = (unit, deed.code()) if len(allowed) > 1 else (unit,)
            found += [(*chosen, *rest) for rest in _details(table, unit, deed)]
    return (*found, (END,))


def _details(table: Table, unit: str, deed: actions.Deed) -> list[tuple[Any, ...]]:
    """What else is answered in a deed: where to, or how the fire is shared out."""
    if deed.what == "move":
        return [(value,) for value in dict.fromkeys(ready_moves.move_drafts(table, unit).legal()) if value]
    if deed.what in ("drive", "reverse"):
        drafts = driving.drafts(table, unit, reverse=deed.what == "reverse").legal()
        return [(value,) for value in list(dict.fromkeys(v for v in drafts if v))[:8]]
    if deed.what == "shoot":
        plan = attacks.plan(table, unit, deed.target, attacks.NEAREST)
        return (
            [(attacks.NEAREST,)]
            if plan and not targets.in_melee_with(table, deed.target, table.units[unit].side)
            else []
        )
    if deed.what == "merge":
        return [()] if STRAGGLER in table.units[deed.target].markers else []
    return [] if deed.what in ("drop", "climb") else [()]
