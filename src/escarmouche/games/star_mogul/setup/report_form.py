"""The report of a battle as a form: who won, what became of everybody and of the vehicles (area SM-POST)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.reportform import Blank, Form
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.engine.table import DRAW
from escarmouche.games.star_mogul.armies.armylist import ArmyList, UnitPart
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul.chapters import aftermath, missions
from escarmouche.games.star_mogul.chapters.models import hull, machine, profile
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.setup.reports import FATES, FIT, HOME, LEFT, LOST, MOST_PRIZES, WRECKED
from escarmouche.games.star_mogul.setup.setup import new_table
from escarmouche.games.star_mogul.table import SIDES, Table

GAME = "star_mogul"
FIRED, ABANDONED = "SM-POST-05", "SM-POST-06"
PLATES = ("front", "left", "right", "rear")
WORKS, IMMOBILE = "works", "immobile"
POWERS = (WORKS, "loss", "severe")
DRIVES = (WORKS, IMMOBILE)


def form(setup: Setup, told: Any) -> Form:
    """The blanks of a report: the winner; of each side its prizes; of each unit who came home."""
    table = new_table(setup)
    sides = tuple(table.sides)
    armies = ARMOURY.load_forces(setup, len(sides))
    names = tuple(dict(army.written.name) for army in armies)
    blanks = [
        Blank(
            id="winner", kind="choice", name=_word("winner"), values=(*sides, DRAW),
            said=(*names, _word("nobody")), value=told["winner"] if told else DRAW,
        )
    ]  # fmt: skip
    for side, name in zip(sides, names, strict=True):
        secured = told["secured"][side] if told else 0
        blanks.append(
            Blank(
                id=f"secured:{side}", kind="number", name=_word("secured"), value=secured, most=MOST_PRIZES,
                group=name, side=side,
            )
        )  # fmt: skip
    fired = tuple(side for side in sides if told and FIRED in told["loyalty"][side])
    title = dict(LEDGER[FIRED].title)
    blanks.append(Blank(id="fired", kind="ticks", name=title, value=fired, values=sides, said=names))
    for side, army in zip(sides, armies, strict=True):
        blanks += _units(table, side, army, told)
    return tuple(blanks)


def _word(key: str) -> Words:
    return words(f"scene-form-{key}", GAME)


def _units(table: Table, side: str, army: ArmyList, told: Any) -> Iterator[Blank]:
    for n, part in enumerate(army.units, 1):
        id = f"{side}{n}"
        unit = table.units[id]
        name = {lang: f"{n}. {said}" for lang, said in unit.name.items()}
        own: dict[str, Any] = {"group": name, "side": side}
        people = unit.roster
        if part.type == "vehicle":
            yield from _vehicle(table, id, told["vehicles"].get(id) if told else None, own)
            people = tuple(figure for figure in unit.roster if figure != hull(table, id).id)
        called = _called(part)
        for k, figure in enumerate(people):
            kind = dict(profile(table, figure).name)
            named = called[k] if k < len(called) else ""
            yield Blank(
                id=f"fate:{figure}", kind="choice", name=_person(named, kind, k + 1), values=FATES,
                said=tuple(_word(f"fate-{fate}") for fate in FATES),
                value=told["people"][figure] if told else FIT, **own,
            )  # fmt: skip
            yield from _used(table, figure, named, told, own)


def _called(part: UnitPart) -> tuple[str, ...]:
    """The names of an infantry unit's people, as written; empty for those without."""
    return tuple(pick.called for pick in part.models for _ in range(pick.count))


def _person(named: str, kind: Words, number: int) -> Words:
    """Somebody by his name, else by what he is and his number: several may be called alike."""
    return {lang: f"{named} ({said})" if named else f"{said} {number}" for lang, said in kind.items()}


def _used(table: Table, figure: str, named: str, told: Any, own: dict[str, Any]) -> Iterator[Blank]:
    """What somebody carries that serves once (SM-WEAP-03)."""
    once = _once(table, figure)
    if not once:
        return
    left = list(told["used"].get(figure, ())) if told else []
    gone = []
    for n, blade in enumerate(once):
        if blade in left:
            left.remove(blade)
            gone.append(str(n))
    said = _word("used")
    yield Blank(
        id=f"used:{figure}", kind="ticks", name={lang: f"{said[lang]} {named}".strip() for lang in said},
        values=tuple(str(n) for n in range(len(once))),
        said=tuple(dict(table.setting.blades[blade].name) for blade in once), value=tuple(gone), **own,
    )  # fmt: skip


def _once(table: Table, figure: str) -> tuple[str, ...]:
    return tuple(b for b in profile(table, figure).blades if table.setting.blades[b].single_use)


def _vehicle(table: Table, id: str, told: Any, own: dict[str, Any]) -> Iterator[Blank]:
    """Whether a vehicle is home, and what is left of it (SM-POST-11, SM-POST-12)."""
    body, has = hull(table, id), told or {}
    fates = (HOME, WRECKED, LOST)
    yield Blank(
        id=f"vehicle:{id}", kind="choice", name=_word("vehicle"), values=fates,
        said=tuple(_word(f"vehicle-{fate}") for fate in fates), value=has.get("fate", HOME), **own,
    )  # fmt: skip
    plates = has.get("armour", body.armour)
    for n, where in enumerate(PLATES):
        name = _word(f"plate-{where}")
        yield Blank(
            id=f"armour:{id}:{n}", kind="number", name=name, value=plates[n], most=body.armour[n], **own
        )
    left = has.get("superstructure", body.superstructure)
    yield Blank(
        id=f"superstructure:{id}", kind="number", name=_word("superstructure"), value=left,
        most=body.superstructure, **own,
    )  # fmt: skip
    mounts = machine(table, id).mounts
    guns = tuple(dict(table.setting.weapons[mount.weapon].name) for mount in mounts)
    if mounts:
        yield Blank(
            id=f"out:{id}", kind="ticks", name=_word("out"), values=tuple(str(n) for n in range(len(guns))),
            said=guns, value=tuple(str(n) for n in has.get("out", body.out)), **own,
        )  # fmt: skip
    for key, values in (("drive", DRIVES), ("power", POWERS)):
        there = (
            has.get("immobile", body.immobile) and IMMOBILE if key == "drive" else has.get(key, body.power)
        )
        yield Blank(
            id=f"{key}:{id}", kind="choice", name=_word(key), values=values,
            said=tuple(_word(f"{key}-{value}") for value in values), value=there or WORKS, **own,
        )  # fmt: skip


# -- read ----------------------------------------------------------------------------------------------------


def filled(setup: Setup, given: dict[str, Any]) -> dict[str, Any]:
    """The report of a form: what follows for Loyalty is derived; whom somebody brought down is not asked."""
    table = new_table(setup)
    people = _of("fate", given)
    used = {
        f: [_once(table, f)[int(n)] for n in ticked] for f, ticked in _of("used", given).items() if ticked
    }
    return {
        "winner": given["winner"],
        "people": people,
        "vehicles": {id: _vehicle_told(id, fate, given) for id, fate in _of("vehicle", given).items()},
        "secured": {side: given[f"secured:{side}"] for side in table.sides},
        "loyalty": {side: _loyalty(table, side, given, people) for side in table.sides},
        "kills": {},
        "used": used,
    }


def _loyalty(table: Table, side: str, given: dict[str, Any], people: dict[str, str]) -> list[str]:
    """Who fired on his own, left people behind, won or lost (SM-POST-05 to SM-POST-09)."""
    left = any(
        fate == LEFT and table.units[table.figures[figure].unit].side == side
        for figure, fate in people.items()
    )
    found = [FIRED] if side in given["fired"] else []
    found += [ABANDONED] if left else []
    revenge = table.setting.mission == missions.REVENGE and side == SIDES[0]  # who is named first demands it
    ended = aftermath.for_the_result(side, given["winner"], revenge=revenge)
    return found + ([ended] if ended else [])


def _of(key: str, given: dict[str, Any]) -> dict[str, Any]:
    """What was filled in for each one under a key."""
    return {id.partition(":")[2]: value for id, value in given.items() if id.startswith(f"{key}:")}


def _vehicle_told(id: str, fate: str, given: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"fate": fate, "armour": [given[f"armour:{id}:{n}"] for n in range(len(PLATES))]}
    if fate == HOME:
        power = given[f"power:{id}"]
        told |= {
            "superstructure": given[f"superstructure:{id}"],
            "out": [int(n) for n in given.get(f"out:{id}", ())],
            "immobile": given[f"drive:{id}"] == IMMOBILE,
            "power": "" if power == WORKS else power,
        }
    return told
