"""A company on the way: units with strength, special weapons, officers and heroes, section by section."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.armies import given
from escarmouche.engine.listbuilder import Addition, Edit, Row, Step, Workbench
from escarmouche.engine.reportform import Blank
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.games.at43.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.at43.armies.armylist import (
    GROUPS,
    LISTS,
    SCENERY_PRICES,
    ArmyList,
    Choice,
    cost_of,
    strength_of,
)

GAME = "at43"
BOUGHT = ("crystal", "nanogenerator")
"""Scenery that any company may buy (A4-SCN-14)."""


def new_list(book: str, points: int = 1000) -> dict[str, Any]:
    """A company of a book with nobody in it yet."""
    name = LISTS.books.book(book).name.both()
    return {"book": book, "name": name, "points": points, "sections": []}


def workbench(data: dict[str, Any], books: str = "") -> Workbench:
    """A company: its units, and what each section may still take."""
    army = LISTS.read_army(given(data), books)
    return Workbench(
        total=army.total,
        most=army.written.points,
        measure=words("scene-list-army-points", GAME),
        rows=(*scenery(army, ()), *rows(army, ())),
        adds=tuple(additions(army, ())),
    )


def rows(army: ArmyList, at: tuple[Step, ...]) -> Iterator[Row]:
    """The units of a company that lies somewhere in a list."""
    for s, section in enumerate(army.sections):
        yield Row(path=(*at, "sections", s), name=_section(s), group=_section(s))
        for n, choice in enumerate(section):
            unit = army.book.unit(choice.unit)
            name = unit.name.both() if unit else dict.fromkeys(("en", "fr"), choice.unit)
            yield Row(
                path=(*at, "sections", s, n),
                name=name,
                cost=cost_of(army.book, choice),
                group=_section(s),
                blanks=tuple(_blanks(army.book, unit, choice)) if unit else (),
            )


def additions(army: ArmyList, at: tuple[Step, ...]) -> Iterator[Addition]:
    """Every unit of the book for each section that there is, and for a new one."""
    costs = [(unit, cost_of(army.book, Choice(unit.id))) for unit in army.book.units if not unit.created]
    for s in range(len(army.sections)):
        for unit, cost in costs:
            edit = Edit("add", (*at, "sections", s), value={"unit": unit.id})
            yield Addition(name=unit.name.both(), cost=cost, group=_section(s), edit=edit)
    fresh = words("scene-list-new-section", GAME)
    for unit, cost in costs:
        edit = Edit("add", (*at, "sections"), value=[{"unit": unit.id}])
        yield Addition(name=unit.name.both(), cost=cost, group=fresh, edit=edit)


def _section(number: int) -> Words:
    return {lang: f"{said} {number + 1}" for lang, said in words("scene-list-section", GAME).items()}


def _blanks(book: ArmyBook, unit: UnitEntry, choice: Choice) -> Iterator[Blank]:
    strength = strength_of(unit, choice)
    sizes = tuple(str(n) for n in range(unit.strength_standard, unit.strength_max + 1))
    if len(sizes) > 1:
        yield _whole("strength", sizes, str(strength))
    for id, line in unit.special_weapons.items():
        most = unit.special_limit(strength)
        value = choice.special.get(id, 0)
        yield Blank(id=f"special.{id}", kind="number", name=line.name.both(), value=value, most=most)
    if unit.officers and not unit.hero:
        none = words("scene-list-none", GAME)
        grades = {g: officer.name.both() for g in unit.officers if (officer := book.officer(g))}
        yield Blank(
            id="officer", kind="choice", name=words("scene-list-officer", GAME), whole=True,
            value=str(choice.officer), values=("0", *map(str, grades)), said=(none, *grades.values()),
        )  # fmt: skip
    heroes = {
        u.id: u.name.both() for u in book.units if u.hero and unit.id in (*u.hero.joins, *u.hero.drives)
    }
    if heroes:
        yield Blank(
            id="hero", kind="choice", name=words("scene-list-hero", GAME), value=choice.hero,
            values=("", *heroes), said=(words("scene-list-none", GAME), *heroes.values()),
        )  # fmt: skip
    yield Blank(
        id="group", kind="choice", name=words("scene-list-group", GAME), value=choice.group, values=GROUPS,
        said=tuple(words(f"scene-list-{group}", GAME) for group in GROUPS),
    )  # fmt: skip


def _whole(key: str, values: tuple[str, ...], value: str) -> Blank:
    said = tuple(dict.fromkeys(("en", "fr"), one) for one in values)
    name = words(f"scene-list-{key}", GAME)
    return Blank(id=key, kind="choice", name=name, value=value, values=values, said=said, whole=True)


def scenery(army: ArmyList, at: tuple[Step, ...]) -> Iterator[Row]:
    """Scenery that the company buys: one row for all of it."""
    yield Row(
        path=at,
        name=words("scene-list-scenery", GAME),
        cost=sum(SCENERY_PRICES.get(piece, 0) for piece in army.scenery),
        blanks=tuple(
            Blank(
                id=f"scenery.{piece}", kind="number", name=words(f"scene-scenery-{piece}", GAME),
                value=army.scenery.count(piece), most=4,
            )
            for piece in BOUGHT
        ),
        fixed=True,
    )  # fmt: skip
