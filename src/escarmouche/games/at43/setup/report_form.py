"""The report of a battle as a form: points, retreats, whom each unit has lost (A4-WAR-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.reportform import Blank, Form
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.engine.table import DRAW
from escarmouche.games.at43.armies.armylist import LISTS, ArmyList
from escarmouche.games.at43.armies.muster import LETTERS, members
from escarmouche.games.at43.chapters.units import parts_of
from escarmouche.games.at43.setup import scenario
from escarmouche.games.at43.table import (
    ABOARD,
    FRAME,
    GONE,
    GUN,
    ON_TABLE,
    PROPULSION,
    RESERVE,
    SECTION,
    SIDES,
    Profile,
)

GAME = "at43"
PLACES = (ON_TABLE, ABOARD, RESERVE, SECTION)
"""Where a unit may be at the end that somebody is left of."""


def form(setup: Setup, told: Any) -> Form:
    """The blanks of a report: of each side its points, of each unit where it ended and whom it has lost."""
    sides = SIDES[: len(setup.lists)]
    armies = [LISTS.load_army(force, setup.books) for force in setup.lists]
    names = tuple(army.written.name.both() for army in armies)
    most = scenario.load(setup.scenario).max_pv
    blanks: list[Blank] = []
    for side, name in zip(sides, names, strict=True):
        pv, pr = (told[purse][side] if told else 0 for purse in ("pv", "pr"))
        own: dict[str, Any] = {"kind": "number", "group": name, "side": side}
        blanks.append(Blank(id=f"pv:{side}", name=words("scene-score-pv", GAME), value=pv, most=most, **own))
        blanks.append(Blank(id=f"pr:{side}", name=words("scene-form-pr", GAME), value=pr, **own))
    gone = tuple(told["retreated"]) if told else ()
    retreat = words("scene-form-retreated", GAME)
    blanks.append(Blank(id="retreated", kind="ticks", name=retreat, value=gone, values=sides, said=names))
    units = told["units"] if told else {}
    for side, army in zip(sides, armies, strict=True):
        blanks += _units(side, army, units)
    return tuple(blanks)


def _units(side: str, army: ArmyList, told: dict[str, Any]) -> Iterator[Blank]:
    for n, choice in enumerate(army.choices, 1):
        id = f"{side}{n}"
        unit = army.book.unit(choice.unit)
        assert unit is not None, choice.unit
        ranks = dict(zip(LETTERS, members(army.book, unit, choice), strict=False))
        there = {letter: own for letter, own in ranks.items() if letter not in choice.missing}
        has = told.get(id, {})
        own: dict[str, Any] = {"group": _called(unit.name.both(), n), "side": side}
        place = has.get("place", ON_TABLE)
        yield Blank(
            id=f"place:{id}", kind="choice", name=words("scene-form-place", GAME), values=PLACES,
            said=tuple(words(f"scene-form-{where}", GAME) for where in PLACES),
            value=place if place in PLACES else ON_TABLE, **own,
        )  # fmt: skip
        for key in ("lost", "drowned"):
            yield Blank(
                id=f"{key}:{id}", kind="ticks", name=words(f"scene-form-{key}", GAME), values=tuple(there),
                said=tuple(_member(letter, rank) for letter, rank in there.items()),
                value=tuple(has.get(key, ())), **own,
            )  # fmt: skip
        if unit.armour:
            yield from _hurt(id, there, has.get("hurt", {}), own)


def _called(name: Words, number: int) -> Words:
    """A unit by its name, numbered as in its list: several may be called alike."""
    return {lang: f"{number}. {said}" for lang, said in name.items()}


def _member(letter: str, rank: Profile) -> Words:
    return {lang: f"{letter} ({said})" for lang, said in rank.name.items()}


def _hurt(id: str, there: dict[str, Profile], hurt: dict[str, Any], own: dict[str, Any]) -> Iterator[Blank]:
    """What the parts of vehicles have lost."""
    for letter, rank in there.items():
        for n, (part, most) in enumerate(parts_of(rank)):
            said = words("scene-form-hurt", GAME)
            name = {lang: f"{said[lang]} {letter}, {_part(part)[lang]}" for lang in said}
            value = hurt[letter][n] if letter in hurt else 0
            yield Blank(id=f"hurt:{id}:{letter}:{n}", kind="number", name=name, value=value, most=most, **own)


def _part(part: str) -> Words:
    if part in (PROPULSION, FRAME):
        return words(f"scene-part-{part}", GAME)
    number = int(part.removeprefix(GUN)) + 1
    return {lang: f"{said} {number}" for lang, said in words("scene-form-weapon", GAME).items()}


# -- read ----------------------------------------------------------------------------------------------------


def filled(setup: Setup, given: dict[str, Any]) -> dict[str, Any]:
    """The report of a form: who has most PV and did not retreat has won; a unit without members is gone."""
    sides = SIDES[: len(setup.lists)]
    retreated: tuple[str, ...] = given["retreated"]
    pv, pr = ({side: given[f"{purse}:{side}"] for side in sides} for purse in ("pv", "pr"))
    staying = [side for side in sides if side not in retreated] or list(sides)
    best = max(pv[side] for side in staying)
    first = [side for side in staying if pv[side] == best]
    there = {blank.id: blank.values for blank in form(setup, None)}
    units: dict[str, Any] = {}
    for id, value in given.items():
        kind, _, of = id.partition(":")
        if kind == "place":
            whole = set(given[f"lost:{of}"]) == set(there[f"lost:{of}"])
            units[of] = _unit(of, GONE if whole else value, given)
    winner = first[0] if len(first) == 1 else DRAW
    return {"winner": winner, "pv": pv, "pr": pr, "retreated": retreated, "units": units}


def _unit(id: str, place: str, given: dict[str, Any]) -> dict[str, Any]:
    lost, drowned = given[f"lost:{id}"], given[f"drowned:{id}"]
    hurt: dict[str, list[int]] = {}
    for blank, value in given.items():
        if blank.startswith(f"hurt:{id}:"):
            hurt.setdefault(blank.split(":")[2], []).append(value)
    told: dict[str, Any] = {"place": place}
    if lost:
        told["lost"] = lost
    if drowned:
        told["drowned"] = drowned
    if harmed := {
        letter: tuple(points) for letter, points in hurt.items() if any(points) and letter not in lost
    }:
        told["hurt"] = harmed
    return told
