"""An army on the way: cards with their options, who rides what, fortifications."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.engine.armies import given
from escarmouche.engine.listbuilder import Addition, Edit, Row, Workbench, renumbered
from escarmouche.engine.reportform import Blank
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.games.dust.armies import armybook
from escarmouche.games.dust.armies.armybook import Entry
from escarmouche.games.dust.armies.armylist import BUNKER, PRICES, STRONGPOINT, ArmyList, Pick

FORTS = (BUNKER, STRONGPOINT)


def new_list(book: str, points: int = 50) -> dict[str, Any]:
    """An army of a bloc with nothing in it yet."""
    return {"book": book, "name": dict(armybook.BOOKS.book(book).name), "points": points, "units": []}


def bench_of(read: Callable[..., ArmyList], game: str) -> Callable[..., Workbench]:
    """The workbench of a sister game, which reads its lists in its own way."""

    def workbench(data: dict[str, Any], books: str = "") -> Workbench:
        whole = {**data, "units": [{"unit": p} if isinstance(p, str) else p for p in data.get("units", ())]}
        army = read(given(whole), books)
        return Workbench(
            total=army.total,
            most=army.written.points,
            measure=words("scene-list-points", game),
            rows=tuple(_rows(army, game)),
            adds=tuple(_additions(army, game)),
        )

    return workbench


def data_of(written: Callable[[str], dict[str, Any]]) -> Callable[[str], dict[str, Any]]:
    """Ready-made lists with every unit written out."""

    def data(name: str) -> dict[str, Any]:
        found = written(name)
        found["units"] = [{"unit": p} if isinstance(p, str) else p for p in found["units"]]
        return found

    return data


def follow(data: dict[str, Any], edit: Edit) -> None:
    """Who rides what and who goes with whom are numbers of units: they follow when one is taken out."""
    if (number := taken_out(edit)) == 0:
        return
    for unit in data["units"]:
        for key in ("aboard", "attached") if isinstance(unit, dict) else ():
            if other := renumbered(unit.get(key, 0), number):
                unit[key] = other
            else:
                unit.pop(key, None)


def taken_out(edit: Edit) -> int:
    """The number, from 1 on, of the unit that a change takes out; 0: none."""
    match edit:
        case Edit(what="remove", path=("units", int(place))):
            return place + 1
    return 0


def named(entry: Entry) -> Words:
    """What a card is called."""
    return dict(entry.name) if isinstance(entry.name, dict) else dict.fromkeys(("en", "fr"), entry.name)


def _rows(army: ArmyList, game: str) -> Iterator[Row]:
    for n, pick in enumerate(army.picks):
        entry = army.book.entry(pick.unit)
        if entry is None:
            continue
        yield Row(
            path=("units", n),
            name={lang: f"{n + 1}. {said}" for lang, said in named(entry).items()},
            cost=army.card(pick).points + (PRICES["upgrade"] if pick.fort == BUNKER else 0),
            group=words("scene-list-units", game),
            blanks=tuple(_blanks(army, entry, pick, n, game)),
        )
    for n, fort in enumerate(army.written.forts):
        yield Row(
            path=("forts", n), name=words(f"scene-list-{fort}", game), cost=PRICES.get(fort, 0),
            group=words("scene-list-forts", game),
        )  # fmt: skip


def _blanks(army: ArmyList, entry: Entry, pick: Pick, n: int, game: str) -> Iterator[Blank]:
    none = words("scene-list-none", game)
    if entry.options:
        said = tuple(
            dict.fromkeys(("en", "fr"), id.replace("-", " ").replace("_", " ")) for id in entry.options
        )
        yield Blank(
            id="options", kind="ticks", name=words("scene-list-options", game), value=pick.options,
            values=tuple(entry.options), said=said,
        )  # fmt: skip
    others = {str(k + 1): e for k, p in enumerate(army.picks) if k != n and (e := army.book.entry(p.unit))}
    called = tuple({lang: f"{k}. {said}" for lang, said in named(e).items()} for k, e in others.items())
    for key in ("aboard", "attached"):
        yield Blank(
            id=key, kind="choice", name=words(f"scene-list-{key}", game), value=str(getattr(pick, key)),
            values=("0", *others), said=(none, *called), whole=True,
        )  # fmt: skip
    yield Blank(
        id="fort", kind="choice", name=words("scene-list-fort", game), value=pick.fort, values=("", *FORTS),
        said=(none, *(words(f"scene-list-{fort}", game) for fort in FORTS)),
    )  # fmt: skip


def _additions(army: ArmyList, game: str) -> Iterator[Addition]:
    for entry in army.book.units:
        edit = Edit("add", ("units",), value={"unit": entry.key})
        group = words("scene-list-units", game)
        yield Addition(name=named(entry), cost=entry.points, group=group, edit=edit)
    for fort in FORTS:
        edit = Edit("set", (), "forts", [*army.written.forts, fort])
        group = words("scene-list-forts", game)
        yield Addition(name=words(f"scene-list-{fort}", game), cost=PRICES[fort], group=group, edit=edit)
