"""What forbids a company at a deployment limit (SM-COMP-01, SM-COMP-02, SM-COMP-04, SM-SETUP-06)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.armies.armylist import ArmyList, UnitPart, crew_of, models_of
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import BIOS, BOSS, SHAREHOLDER, Profile

_SIZE = LEDGER.data("SM-COMP-02")
LEAST, MOST = _SIZE["min"], _SIZE["max"]
LEADERS = {BOSS: 1, SHAREHOLDER: 2}
"""How many of each a company has at most (SM-COMP-01)."""


def check(army: ArmyList, points: int = 0, *, vacuum: bool = False) -> tuple[Refusal, ...]:
    """Everything that keeps a company from being deployed at a limit, or at the one it is made for."""
    return tuple(_refusals(army, points or army.points, vacuum=vacuum))


def _refusals(army: ArmyList, points: int, *, vacuum: bool) -> Iterator[Refusal]:
    if not army.units:
        yield Refusal("SM-COMP-02", "no-unit", {})
    people: list[Profile] = []
    for n, unit in enumerate(army.units, 1):
        people += crew_of(army.book, unit) if unit.vehicle else models_of(army.book, unit)
        yield from _unit(army, n, unit)
        if vacuum:
            yield from _airless(army, n, unit)
    for role, most in LEADERS.items():
        found = sum(person.role == role for person in people)
        if found > most:
            yield Refusal("SM-COMP-01", "too-many-leaders", {"role": role, "found": found, "most": most})
    if army.total > points:
        about = {"total": army.total, "points": points}
        yield Refusal("SM-COMP-04", "too-expensive", about, army.total - points, "points")


def _unit(army: ArmyList, n: int, unit: UnitPart) -> Iterator[Refusal]:
    if unit.type == "vehicle":
        posts = len(army.book.vehicles[unit.vehicle].crew)
        if unit.models:
            yield Refusal("SM-COMP-02", "models-in-a-vehicle", {"group": n})
        if unit.seats and len(unit.seats) != posts:
            yield Refusal("SM-VEH-01", "no-such-post", {"group": n, "post": len(unit.seats), "posts": posts})
        for post in unit.crew:
            if not 0 <= post < posts:
                yield Refusal("SM-VEH-01", "no-such-post", {"group": n, "post": post, "posts": posts})
        return
    size = len(models_of(army.book, unit))
    if not LEAST <= size <= MOST:
        about = {"group": n, "models": size, "least": LEAST, "most": MOST}
        yield Refusal("SM-COMP-02", "unit-size", about)
    for person in models_of(army.book, unit):
        heavy = [w for w in person.weapons if army.book.weapons[w].kind == "vehicle"]
        if heavy:
            yield Refusal("SM-SHOOT-16", "vehicle-weapon-on-foot", {"group": n, "weapon": heavy[0]})
            break


def _airless(army: ArmyList, n: int, unit: UnitPart) -> Iterator[Refusal]:
    """No BIOS without a sealed suit on foot; MEKK and closed vehicles may come (SM-SETUP-06)."""
    if unit.type == "vehicle":
        return
    open_ = sum(p.kind == BIOS and not p.sealed for p in models_of(army.book, unit))
    if open_:
        yield Refusal("SM-SETUP-06", "no-air", {"group": n, "models": open_})
