"""A force on the way: groups with their quality, and who is in them (CZ-FORCE-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from escarmouche.engine.armies import given
from escarmouche.engine.listbuilder import Addition, Edit, Row, Workbench
from escarmouche.engine.reportform import Blank
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.games.combat_zone.armies import armybook
from escarmouche.games.combat_zone.armies.armybook import Alien, Machine, Quality, Troop
from escarmouche.games.combat_zone.armies.armylist import LISTS, ArmyList, Entry, Group, Pick, fighters

GAME = "combat_zone"
TYPES = ("squad", "gang", "hero", "officer", "machine", "alien")
QUALITIES: tuple[str, ...] = get_args(Quality)
MOST = 10


def new_list(book: str, points: int = 200) -> dict[str, Any]:
    """A force of a book with nobody in it yet."""
    name = dict(LISTS.books.book(book).name)
    return {"book": book, "name": name, "points": points, "groups": []}


def workbench(data: dict[str, Any], books: str = "") -> Workbench:
    """A force: its groups and fighters, and who may join them."""
    army = LISTS.read_army(given(data), books)
    return Workbench(
        total=army.total,
        most=army.written.points,
        measure=words("scene-list-points", GAME),
        rows=tuple(_rows(army)),
        adds=tuple(_additions(army)),
    )


def _rows(army: ArmyList) -> Iterator[Row]:
    for g, group in enumerate(army.groups):
        yield Row(
            path=("groups", g),
            name=_group(g, group),
            group=_group(g, group),
            blanks=(_choice("type", TYPES, group.type), _choice("quality", QUALITIES, group.quality)),
        )
        for n, pick in enumerate(group.figures):
            entry = army.book.entry(pick.troop)
            alone = Group(group.type, (pick,), group.quality)
            cost = sum(fighter.cost for fighter in fighters(army.book, alone))
            name = dict(entry.name) if entry else dict.fromkeys(("en", "fr"), pick.troop)
            yield Row(
                path=("groups", g, "figures", n), name=name, cost=cost, group=_group(g, group),
                blanks=tuple(_picked(entry, pick)),
            )  # fmt: skip


def _picked(entry: Entry | None, pick: Pick) -> Iterator[Blank]:
    yield Blank(id="count", kind="number", name=words("scene-list-count", GAME), value=pick.count, most=MOST)
    if isinstance(entry, Troop):
        none = words("scene-list-as-the-group", GAME)
        sold = tuple(quality for quality in QUALITIES if quality in entry.cost)
        yield Blank(
            id="quality", kind="choice", name=words("scene-list-quality", GAME), value=pick.quality or "",
            values=("", *sold), said=(none, *(words(f"scene-list-{one}", GAME) for one in sold)),
        )  # fmt: skip


def _choice(key: str, values: tuple[str, ...], value: str) -> Blank:
    said = tuple(words(f"scene-list-{one}", GAME) for one in values)
    name = words(f"scene-list-{key}", GAME)
    return Blank(id=key, kind="choice", name=name, value=value, values=values, said=said)


def _group(number: int, group: Group) -> Words:
    named = dict(group.name) or words(f"scene-list-{group.type}", GAME)
    return {lang: f"{number + 1}. {said}" for lang, said in named.items()}


def _additions(army: ArmyList) -> Iterator[Addition]:
    entries: tuple[Entry, ...] = (*army.book.troops, *army.book.machines, *army.book.aliens)
    for g, group in enumerate(army.groups):
        for entry in entries:
            edit = Edit("add", ("groups", g, "figures"), value={"troop": entry.id})
            cost = _price(entry, group.quality)
            yield Addition(name=dict(entry.name), cost=cost, group=_group(g, group), edit=edit)
    fresh = words("scene-list-new-group", GAME)
    for entry in entries:
        kind = _alone(entry)
        value = {"type": kind, "figures": [{"troop": entry.id}]}
        edit = Edit("add", ("groups",), value=value)
        yield Addition(name=dict(entry.name), cost=_price(entry, "average"), group=fresh, edit=edit)


def _alone(entry: Entry) -> str:
    """The group that somebody begins: machines, aliens, heroes and officers go alone."""
    if isinstance(entry, Machine):
        return "machine"
    if isinstance(entry, Alien):
        return "alien"
    return entry.role if entry.role in ("hero", "officer") else "squad"


def _price(entry: Entry, quality: str) -> int:
    if not isinstance(entry, Troop):
        return entry.cost
    sold = quality if quality in entry.cost else next(iter(entry.cost))
    return armybook.price(entry, sold)
