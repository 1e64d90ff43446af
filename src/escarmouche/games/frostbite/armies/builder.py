"""An army on the way: three companies of AT-43 and the one of phase 2, each built as AT-43 builds them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from escarmouche.engine import yamlfile
from escarmouche.engine.armies import given
from escarmouche.engine.errors import DataError
from escarmouche.engine.listbuilder import Addition, Row, Step, Workbench
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.games.at43.armies import builder
from escarmouche.games.at43.armies.armylist import LISTS, ArmyList
from escarmouche.games.frostbite.armies.forces import COUNT, FORCES, SIZES

GAME = "frostbite"


def new_list(book: str, points: int = 0) -> dict[str, Any]:
    """An army of a book whose companies are empty yet."""
    name = LISTS.books.book(book).name.both()
    companies = [_company(book, n, SIZES[0]) for n in range(1, COUNT + 1)]
    return {
        "book": book, "name": name, "companies": companies,
        "reserve": {"name": words("scene-list-reserve", GAME), "list": builder.new_list(book, SIZES[1])},
    }  # fmt: skip


def _company(book: str, number: int, size: int) -> dict[str, Any]:
    return {"name": _called(number), "list": builder.new_list(book, size)}


def _called(number: int) -> Words:
    return {lang: f"{said} {number}" for lang, said in words("scene-list-company", GAME).items()}


def list_data(name: str) -> dict[str, Any]:
    """A ready-made army written out, its companies too."""
    data: dict[str, Any] = msgspec.to_builtins(yamlfile.load(FORCES.find(name)).data)
    for part in (*data["companies"], data["reserve"]):
        if isinstance(part["list"], str):
            part["list"] = msgspec.to_builtins(yamlfile.load(LISTS.find(part["list"])).data)
    return data


def workbench(data: dict[str, Any], books: str = "") -> Workbench:
    """An army: company by company."""
    parts: list[tuple[tuple[Step, ...], Words, ArmyList]] = []
    try:
        for n, part in enumerate(data["companies"]):
            parts.append(
                (("companies", n, "list"), part["name"], LISTS.read_army(given(part["list"]), books))
            )
        last = data["reserve"]
        parts.append((("reserve", "list"), last["name"], LISTS.read_army(given(last["list"]), books)))
    except (KeyError, TypeError) as error:
        raise DataError("no-such-part", part=str(error)) from error
    return Workbench(
        total=sum(army.total for _, _, army in parts),
        most=COUNT * SIZES[0] + SIZES[1],
        measure=words("scene-list-army-points", GAME),
        rows=tuple(row for part in parts for row in _rows(*part)),
        adds=tuple(addition for part in parts for addition in _additions(*part)),
    )


def _rows(at: tuple[Step, ...], name: Words, army: ArmyList) -> Iterator[Row]:
    for row in (*builder.scenery(army, at), *builder.rows(army, at)):
        yield msgspec.structs.replace(row, group=_within(name, army, row.group or row.name))


def _additions(at: tuple[Step, ...], name: Words, army: ArmyList) -> Iterator[Addition]:
    for addition in builder.additions(army, at):
        yield msgspec.structs.replace(addition, group=_within(name, army, addition.group))


def _within(name: Words, army: ArmyList, group: Words) -> Words:
    """A section by its company, with what the company costs."""
    measure, cost = words("scene-list-army-points", GAME), f"{army.total}/{army.written.points}"
    return {lang: f"{name[lang]} ({cost} {measure[lang]}), {said}" for lang, said in group.items()}
