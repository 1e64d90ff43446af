"""Companies of a campaign: what is asked of a list that has fought before (A4-WAR-01)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.at43.armies import muster
from escarmouche.games.at43.armies.armylist import SCENERY_PRICES, ArmyList, Choice, strength_of
from escarmouche.games.at43.chapters.units import parts_of


def check(army: ArmyList, folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a company of a campaign: strangers, more members than there may be, nobody left."""
    wrong: list[Refusal] = []
    for number, choice in enumerate(army.choices, 1):
        wrong += _unit(army, choice, number)
    if not army.choices:
        wrong.append(Refusal("A4-FORCE-03", "no-units", {"hint": "add-unit"}))
    return tuple(wrong)


def _unit(army: ArmyList, choice: Choice, number: int) -> Iterator[Refusal]:
    unit = army.book.unit(choice.unit)
    about = {"unit": choice.unit, "number": number}
    if unit is None:
        known = ", ".join(line.id for line in army.book.units)
        more = {**about, "book": army.book.key, "known": known, "hint": "choose-from-book"}
        yield Refusal("A4-FORCE-03", "no-such-unit", more)
        return
    strength = strength_of(unit, choice)
    if strength > unit.strength_max:
        most = {"given": strength, "most": unit.strength_max, "least": 1, "hint": "strength-at-most"}
        yield Refusal("A4-GEN-09", "strength-too-large", {**about, **most}, strength - unit.strength_max)
        return
    ranks = dict(zip(muster.LETTERS, muster.members(army.book, unit, choice), strict=False))
    if not set(choice.missing) < set(ranks):
        yield Refusal("A4-WAR-01", "missing-members", {**about, "given": ", ".join(choice.missing)})
    for letter, points in choice.hurt.items():
        limits = [most for _, most in parts_of(ranks[letter])] if letter in ranks else []
        if len(points) != len(limits) or any(p > most for p, most in zip(points, limits, strict=True)):
            yield Refusal("A4-WAR-01", "hurt-members", {**about, "figure": letter})


def why_not_in_campaigns_only(army: ArmyList) -> Iterator[Refusal]:
    """Experience, damage, supplies and free scenery belong to companies of a campaign."""
    bought = [piece for piece in army.scenery if piece not in SCENERY_PRICES]
    marked = any(choice.experience or choice.missing or choice.hurt for choice in army.choices)
    if bought or marked or army.written.supplies:
        yield Refusal("A4-WAR-01", "campaigns-only", {"hint": "leave-out"})
