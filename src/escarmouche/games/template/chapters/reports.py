"""What a campaign is told of a battle (TP-ARMY-02)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.reportform import Blank, Form
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import words
from escarmouche.engine.table import DRAW
from escarmouche.games.template.armies.forces import ARMOURY, units_in
from escarmouche.games.template.table import SIDES, Table, units_of


def report(table: Table, over: str) -> dict[str, Any]:
    """Who has won, and how many units each side has left."""
    return {"winner": over, "left": {side: len(units_of(table, side)) for side in table.sides}}


def why_not_report(setup: Setup, report: Any) -> Refusal | None:
    """Nobody has more than it brought, and who has none left has not won."""
    armies = ARMOURY.load_forces(setup, len(setup.lists))
    brought = {side: units_in(army) for side, army in zip(SIDES, armies, strict=False)}
    left = report.get("left") if isinstance(report, dict) else None
    if not isinstance(left, dict) or set(left) != set(brought):
        return Refusal("TP-ARMY-02", "no-report", {"sides": ", ".join(brought)})
    for side, most in brought.items():
        if type(left[side]) is not int or not 0 <= left[side] <= most:
            return Refusal(
                "TP-ARMY-02", "not-so-many", {"side": side, "given": repr(left[side]), "most": most}
            )
    winner = report.get("winner")
    if winner != DRAW and (winner not in brought or not left[winner]):
        return Refusal("TP-ARMY-02", "has-not-won", {"winner": repr(winner)})
    return None


def form(setup: Setup, told: Any) -> Form:
    """The blanks of a report: who has won, how many units each side has left."""
    armies = ARMOURY.load_forces(setup, len(setup.lists))
    left = told["left"] if told else {}
    sides = SIDES[: len(armies)]
    said = (*(words(f"side-{side}", "template") for side in sides), words("scene-form-nobody", "template"))
    blanks = [
        Blank(
            id="winner", kind="choice", name=words("scene-form-winner", "template"), values=(*sides, DRAW),
            said=said, value=told["winner"] if told else DRAW,
        )
    ]  # fmt: skip
    for side, army in zip(sides, armies, strict=True):
        most, name = units_in(army), words("scene-form-left", "template")
        value = left.get(side, most)
        blanks.append(Blank(id=side, kind="number", name=name, side=side, value=value, most=most))
    return tuple(blanks)


def filled(setup: Setup, given: dict[str, Any]) -> dict[str, Any]:
    """The report of a form that was filled in."""
    return {"winner": given["winner"], "left": {side: given[side] for side in SIDES[: len(setup.lists)]}}
