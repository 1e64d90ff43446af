"""An army of Battlefield on the way: that of Dust, with its platoons slot by slot (DB-PLAT-01 to 05)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from escarmouche.engine.armies import given
from escarmouche.engine.listbuilder import Addition, Edit, Row, Workbench, renumbered
from escarmouche.engine.reportform import Blank
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.games.dust.armies import builder
from escarmouche.games.dust.armies.builder import named, taken_out
from escarmouche.games.dust_battlefield.armies.armylist import LISTS, ArmyList, Platoon
from escarmouche.games.dust_battlefield.armies.platoons import KINDS, Kind, Slot
from escarmouche.games.dust_battlefield.rules import OWN

GAME = "dust_battlefield"
UNITS = builder.bench_of(LISTS.read_army, GAME)


def workbench(data: dict[str, Any], books: str = "") -> Workbench:
    """The units as Dust has them; then the platoons, and those that may be formed."""
    bench = UNITS(data, books)
    army = LISTS.read_army(given(data), books)
    rows = (*bench.rows, *_platoons(army))
    return msgspec.structs.replace(bench, rows=rows, adds=(*bench.adds, *_formed(army)))


def follow(data: dict[str, Any], edit: Edit) -> None:
    """Numbers of units in platoons follow too; a unit that is gone leaves its slot empty."""
    builder.follow(data, edit)
    number = taken_out(edit)
    for platoon in data.get("platoons", ()) if number else ():
        platoon["leader"] = _left(platoon.get("leader", ()), number)
        platoon["combat"] = [_left(slot, number) for slot in platoon.get("combat", ())]
        platoon["support"] = _left(platoon.get("support", ()), number)


def _left(numbers: Sequence[int], number: int) -> list[int]:
    return [left for old in numbers if (left := renumbered(old, number))]


def _platoons(army: ArmyList) -> Iterator[Row]:
    for n, platoon in enumerate(army.platoons):
        kind = KINDS.get(platoon.kind)
        if kind is None:
            continue
        title = OWN[kind.rule].title
        yield Row(
            path=("platoons", n),
            name={lang: f"{n + 1}. {said}" for lang, said in title.items()},
            group=words("scene-list-platoons", GAME),
            blanks=tuple(_slots(army, kind, platoon)),
        )


def _slots(army: ArmyList, kind: Kind, platoon: Platoon) -> Iterator[Blank]:
    yield _slot(army, "leader", words("scene-list-leader", GAME), platoon.leader, kind.leader)
    for place, slot in enumerate(kind.combat):
        filled = platoon.combat[place] if place < len(platoon.combat) else ()
        name = {lang: f"{said} {place + 1}" for lang, said in words("scene-list-combat", GAME).items()}
        if place < len(platoon.combat):
            yield _slot(army, f"combat.{place}", name, filled, slot)
    yield _slot(army, "support", words("scene-list-support", GAME), platoon.support, None)


def _slot(army: ArmyList, key: str, name: Words, filled: Sequence[int], slot: Slot | None) -> Blank:
    """A slot to be ticked: the units of the list that fit it, and whoever stands there now."""
    allowed = {card for option in slot for card in option} if slot is not None else None
    numbers = [
        n for n, pick in enumerate(army.picks, 1) if n in filled or allowed is None or pick.unit in allowed
    ]
    said = tuple(_numbered(army, n) for n in numbers)
    values, ticked = tuple(map(str, numbers)), tuple(map(str, filled))
    return Blank(id=key, kind="ticks", name=name, value=ticked, values=values, said=said, whole=True)


def _numbered(army: ArmyList, number: int) -> Words:
    entry = army.book.entry(army.picks[number - 1].unit)
    assert entry is not None, number
    return {lang: f"{number}. {said}" for lang, said in named(entry).items()}


def _formed(army: ArmyList) -> Iterator[Addition]:
    """Platoons of the bloc, filled with the units of the list that are in none yet."""
    for key, kind in KINDS.items():
        if kind.bloc != army.book.key:
            continue
        free = [n for n in range(1, len(army.picks) + 1) if all(n not in p.members for p in army.platoons)]
        formed = {
            "kind": key,
            "leader": _taken(army, kind.leader, free),
            "combat": [_taken(army, slot, free) for slot in kind.combat],
        }
        old = msgspec.to_builtins(army.platoons)
        edit = Edit("set", (), "platoons", [*old, formed])
        yield Addition(name=dict(OWN[kind.rule].title), group=words("scene-list-platoons", GAME), edit=edit)


def _taken(army: ArmyList, slot: Slot, free: list[int]) -> list[int]:
    """The first free units that fill a slot, no longer free then; none where they are not there."""
    for option in slot:
        rest, found = list(free), []
        for card in option:
            number = next((n for n in rest if army.picks[n - 1].unit == card), 0)
            if number:
                rest.remove(number)
                found.append(number)
        if len(found) == len(option):
            free[:] = rest
            return found
    return []
