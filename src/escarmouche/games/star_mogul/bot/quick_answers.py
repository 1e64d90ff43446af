"""What a sensible player does without thinking, and answers worth drawing from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.candidates import first_answer, plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.star_mogul.chapters.actions import END, SHIP
from escarmouche.games.star_mogul.chapters.phases import GO_ON
from escarmouche.games.star_mogul.chapters.shooting import attacks
from escarmouche.games.star_mogul.table import Table

SIFTED = frozenset({"go-on", "opening", "activate", "aim-plan"})
"""Questions whose options are mostly foolish: ending the battle, running away, stopping early."""


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
