"""An army on the way: units with strength, officers and options, in their sections (area TR-ARMY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.armies import given
from escarmouche.engine.listbuilder import Addition, Edit, Row, Workbench
from escarmouche.engine.reportform import Blank
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.games.trauma.armies.armybook import UnitEntry
from escarmouche.games.trauma.armies.armylist import FORMATS, LISTS, ArmyList, Choice, cost_of

GAME = "trauma"
USUAL = min(FORMATS)
"""The smallest format."""
PARTS = ("assault", "reinforcement")


def new_list(book: str, points: int = USUAL) -> dict[str, Any]:
    """An army of a book with nobody in it yet, and one section of its first kind."""
    found = LISTS.books.book(book)
    name = _both(found.name)
    kind = found.sections[0].id
    sections = {f"{kind}_1": kind}
    return {
        "book": book,
        "name": name,
        "points": points,
        "sections": sections,
        "assault": [],
        "reinforcement": [],
    }


def _both(name: Any) -> Words:
    return {lang: getattr(name, lang) for lang in ("en", "fr")} if not isinstance(name, dict) else dict(name)


def workbench(data: dict[str, Any], books: str = "") -> Workbench:
    """An army: its units, and what its sections may still take."""
    army = LISTS.read_army(given(data), books)
    found = tuple(_rows(army))
    return Workbench(
        total=sum(row.cost for row in found),
        most=army.written.points,
        measure=words("scene-list-army-points", GAME),
        rows=found,
        adds=tuple(_additions(army)),
    )


def _rows(army: ArmyList) -> Iterator[Row]:
    for id in army.written.sections:
        yield Row(path=("sections", id), name=_section(army, id), group=words("scene-list-section", GAME))
    for part in PARTS:
        for n, choice in enumerate(getattr(army, part)):
            unit = army.book.unit(choice.unit)
            name = _both(unit.name) if unit else dict.fromkeys(("en", "fr"), choice.unit)
            yield Row(
                path=(part, n),
                name=name,
                cost=cost_of(unit, choice) if unit else 0,
                group=words(f"scene-list-{part}", GAME),
                blanks=tuple(_blanks(army, unit, choice)) if unit else (),
            )


def _blanks(army: ArmyList, unit: UnitEntry, choice: Choice) -> Iterator[Blank]:
    none = words("scene-list-none", GAME)
    yield Blank(
        id="section", kind="choice", name=words("scene-list-section", GAME), value=choice.section,
        values=tuple(army.written.sections), said=tuple(_section(army, id) for id in army.written.sections),
    )  # fmt: skip
    if unit.strength.extended:
        values = ("normal", "extended")
        yield Blank(
            id="strength", kind="choice", name=words("scene-list-strength", GAME), value=choice.strength,
            values=values, said=tuple(words(f"scene-list-{value}", GAME) for value in values),
        )  # fmt: skip
    if unit.officers:
        yield Blank(
            id="officer", kind="choice", name=words("scene-list-officer", GAME),
            value=choice.officers[0] if choice.officers else "", values=("", *(o.id for o in unit.officers)),
            said=(none, *(_both(o.name) for o in unit.officers)),
        )  # fmt: skip
    for option in unit.options:
        yield Blank(
            id=f"options.{option.id}", kind="number", name=_both(option.name),
            value=choice.options.get(option.id, 0), most=option.max,
        )  # fmt: skip


def _section(army: ArmyList, id: str) -> Words:
    template = army.book.section(army.written.sections[id])
    named = _both(template.name) if template else dict.fromkeys(("en", "fr"), id)
    number = list(army.written.sections).index(id) + 1
    return {lang: f"{number}. {said}" for lang, said in named.items()}


def _additions(army: ArmyList) -> Iterator[Addition]:
    for part in PARTS:
        said = words(f"scene-list-{part}", GAME)
        for id, kind in army.written.sections.items():
            template = army.book.section(kind)
            named = _section(army, id)
            for key in template.units if template else ():
                unit = army.book.unit(key)
                if unit is None:
                    continue
                value = {"unit": key, "section": id}
                group = {lang: f"{said[lang]}, {named[lang]}" for lang in said}
                yield Addition(
                    name=_both(unit.name), cost=cost_of(unit, Choice(key, id)), group=group,
                    edit=Edit("add", (part,), value=value),
                )  # fmt: skip
    fresh = words("scene-list-new-section", GAME)
    number = len(army.written.sections) + 1
    for template in army.book.sections:
        edit = Edit("set", ("sections",), f"{template.id}_{number}", template.id)
        yield Addition(name=_both(template.name), group=fresh, edit=edit)
