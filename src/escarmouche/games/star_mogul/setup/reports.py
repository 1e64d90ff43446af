"""What a season is told of a battle, and what no battle can end in (area SM-POST, SM-CAMP-01)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.star_mogul.chapters import aftermath, salvage
from escarmouche.games.star_mogul.chapters.casualties import people
from escarmouche.games.star_mogul.chapters.models import hull, is_hull, machine
from escarmouche.games.star_mogul.setup.setup import new_table
from escarmouche.games.star_mogul.table import BURNT, LOADS, OUT, SIDES, UP, WRECK, Table

FIT, WOUNDED, DOWN, LOST, LEFT = "fit", "wounded", "down", "lost", "left"
"""What became of somebody: DOWN rolls for recovery, LOST is beyond it, LEFT was abandoned."""
FATES = (FIT, WOUNDED, DOWN, LOST, LEFT)
HOME, WRECKED = "home", "wreck"
CHANGES = ("SM-POST-05", "SM-POST-06", "SM-POST-07", "SM-POST-08", "SM-POST-09")


def report(table: Table, over: str) -> dict[str, Any]:
    """Who has won; what became of everybody and of the vehicles; what was brought home; Loyalty."""
    sides = tuple(table.sides)
    everybody = [f for side in sides for f in people(table, side)]
    return {
        "winner": over,
        "people": {f: fate(table, f) for f in everybody},
        "vehicles": {u.id: vehicle(table, u.id, over) for u in table.units.values() if u.kind == "vehicle"},
        "secured": {side: sum(_sold(table, t) for t in salvage.secured(table, side)) for side in sides},
        "loyalty": {side: [m.rule for m in aftermath.loyalty_changes(table, side, over)] for side in sides},
        "kills": {f.id: f.kills for f in table.figures.values() if f.kills and not is_hull(table, f.id)},
        "used": {f: list(table.figures[f].used) for f in everybody if table.figures[f].used},
    }


def _sold(table: Table, thing: str) -> bool:
    return table.things[thing].kind in LOADS


def fate(table: Table, figure: str) -> str:
    """What became of somebody (SM-POST-02, SM-POST-03)."""
    own = table.figures[figure]
    side = table.sides[table.units[own.unit].side]
    if own.fate in (OUT, BURNT):
        return DOWN if own.fate == OUT else LOST
    if side.called and aftermath.left_out(table, figure):
        return LEFT
    return WOUNDED if own.wounded else FIT


def vehicle(table: Table, unit: str, over: str) -> dict[str, Any]:
    """How a vehicle comes home, if it does (SM-POST-12)."""
    body, side = hull(table, unit), table.units[unit].side
    wrecked = any(t.kind == WRECK and t.holder == unit for t in table.things.values())
    if wrecked or body.fate in (OUT, BURNT):
        home = unit in aftermath.wrecks_home(table, side, over)
        return {"fate": WRECKED if home else LOST, "armour": list(body.armour)}
    if table.sides[side].called and body.fate == UP and aftermath.left_out(table, body.id):
        return {"fate": LOST, "armour": list(body.armour)}
    return {
        "fate": HOME,
        "armour": list(body.armour),
        "superstructure": body.superstructure,
        "out": list(body.out),
        "immobile": body.immobile,
        "power": body.power,
    }


# -- what cannot be ------------------------------------------------------------------------------------------


def why_not_report(setup: Setup, report: Any) -> Refusal | None:
    """Nobody comes home who did not go out, no vehicle better than it went, no more than there was."""
    table = new_table(setup)
    sides = tuple(table.sides)
    if refusal := why_not_shape(report, sides):
        return refusal
    out = {f for side in sides for f in people(table, side)}
    for figure in (*report["people"], *report["kills"], *report["used"]):
        if figure not in out:
            return Refusal("SM-POST-02", "was-not-there", {"id": str(figure), "count": len(out)})
    if missing := sorted(out - set(report["people"])):
        return Refusal("SM-POST-02", "nothing-said-of", {"id": missing[0], "count": len(missing)})
    for unit, told in report["vehicles"].items():
        if unit not in table.units or table.units[unit].kind != "vehicle":
            return Refusal("SM-POST-12", "was-not-there", {"id": str(unit), "count": len(table.units)})
        if refusal := _why_not_vehicle(table, unit, told):
            return refusal
    total = sum(report["secured"].values())
    if total > MOST_PRIZES:
        return Refusal("SM-SALV-05", "too-much-salvage", {"count": total, "most": MOST_PRIZES})
    return None


MOST_PRIZES = 7
"""Counters or stashes that a mission has at most (SM-SALV-05, SM-MISS-08)."""


def _why_not_vehicle(table: Table, unit: str, told: Any) -> Refusal | None:
    """A vehicle is home, a wreck or lost, and nothing of it has grown."""
    body = hull(table, unit)
    shape = isinstance(told, dict) and told.get("fate") in (HOME, WRECKED, LOST)
    if not shape or len(told.get("armour", ())) != 4:
        return Refusal("SM-POST-12", "no-report", {"sides": unit})
    better = any(
        type(a) is not int or not 0 <= a <= b for a, b in zip(told["armour"], body.armour, strict=True)
    )
    if told["fate"] == HOME:
        left = told.get("superstructure")
        better = better or type(left) is not int or not 1 <= left <= body.superstructure
        numbers = range(len(machine(table, unit).mounts))
        better = better or any(n not in numbers for n in told.get("out", ()))
    return Refusal("SM-POST-11", "better-than-before", {"unit": unit}) if better else None


def why_not_shape(report: Any, sides: tuple[str, ...]) -> Refusal | None:
    """Whether something is a report at all."""
    about = {"sides": ", ".join(sides)}
    if not isinstance(report, dict) or report.get("winner") not in (*SIDES[: len(sides)], DRAW):
        return Refusal("SM-CAMP-01", "no-report", about)
    for key in ("people", "vehicles", "secured", "loyalty", "kills", "used"):
        if not isinstance(report.get(key), dict):
            return Refusal("SM-CAMP-01", "no-report", about)
    if set(report["secured"]) != set(sides) or set(report["loyalty"]) != set(sides):
        return Refusal("SM-CAMP-01", "no-report", about)
    if any(type(n) is not int or n < 0 for n in (*report["secured"].values(), *report["kills"].values())):
        return Refusal("SM-CAMP-01", "no-report", about)
    if any(fate not in FATES for fate in report["people"].values()):
        return Refusal("SM-POST-02", "no-report", about)
    known = all(rule in CHANGES for rules in report["loyalty"].values() for rule in rules)
    return None if known else Refusal("SM-LOY-07", "no-report", about)
