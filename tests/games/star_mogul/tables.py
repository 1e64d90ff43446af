"""Small tables for the tests of Star Mogul: units of the market put down where a test wants them, in pas."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.match import Match
from escarmouche.engine.odds import odds as exact_odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.star_mogul.armies import armybook
from escarmouche.games.star_mogul.chapters.terrain import KINDS
from escarmouche.games.star_mogul.ruleset import RULESET
from escarmouche.games.star_mogul.setup.setup import Options
from escarmouche.games.star_mogul.table import (
    ABOARD,
    INFANTRY,
    PAS,
    VEHICLE,
    Blade,
    Figure,
    Machine,
    Profile,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    Unit,
    Weapon,
)
from escarmouche.space.terrain import Piece, ground_of
from escarmouche.testing import Script as Script
from escarmouche.testing import referee_of as referee_of

BOOK = armybook.BOOKS.book("market")
OPTIONS: dict[str, Any] = msgspec.structs.asdict(Options(map="scrapyard", rounds=10, limit=1500))
"""The switches as the ledger sets them."""


def pas(*lengths: float) -> Any:
    """Lengths in pas as the table counts them."""
    found = tuple(round(length * PAS) for length in lengths)
    return found[0] if len(found) == 1 else found


class Men(msgspec.Struct, frozen=True):
    """An infantry unit: its people in a row from a place, so far apart from middle to middle."""

    id: str
    side: str
    at: tuple[float, float]
    count: int = 5
    crew: str = "gunner"
    armour: str = "flak_suit"
    weapons: tuple[str, ...] = ("avenger_19",)
    blades: tuple[str, ...] = ()
    step: tuple[float, float] = (0, 1.5)
    values: dict[str, Any] = {}
    unit: dict[str, Any] = {}
    places: tuple[tuple[float, float], ...] = ()


class Car(msgspec.Struct, frozen=True):
    """A vehicle with its crew."""

    id: str
    side: str
    at: tuple[float, float]
    vehicle: str = "salvage_dog"
    facing: int = 0
    values: dict[str, Any] = {}
    unit: dict[str, Any] = {}
    crew: tuple[str, ...] | None = None


def piece(
    kind: str, x: float, y: float, size: tuple[float, float] | None = None, turn: int = 0, id: str = ""
) -> Piece:
    """A block of terrain, in pas."""
    block = KINDS.block(kind, pas(x, y), turn, pas(*size) if size else None)
    return KINDS.piece(id or kind, kind, block)


def table_of(
    *groups: Men | Car,
    pieces: tuple[Piece, ...] = (),
    things: tuple[Thing, ...] = (),
    options: dict[str, Any] | None = None,
    sides: dict[str, dict[str, Any]] | None = None,
    mission: str = "salvage_rights",
    centre: str = "",
    **turn: Any,
) -> Table:
    """A table of 48 by 48 pas in the first action phase of side one; zones in the corners."""
    weapons: dict[str, Weapon] = {"light_pistol": armybook.weapon_of(BOOK, "light_pistol")}
    blades: dict[str, Blade] = {}
    profiles: dict[str, Profile] = {}
    machines: dict[str, Machine] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    for group in groups:
        if isinstance(group, Men):
            made = armybook.profile_of(BOOK, group.crew, group.armour, group.weapons, group.blades)
            profiles[made.id] = made
            weapons.update({w: armybook.weapon_of(BOOK, w) for w in made.weapons})
            blades.update({b: armybook.blade_of(BOOK, b) for b in made.blades})
            ids = tuple(f"{group.id}{'abcdefghijklmnopqrst'[n]}" for n in range(group.count))
            for n, id in enumerate(ids):
                x, y = group.at[0] + n * group.step[0], group.at[1] + n * group.step[1]
                if group.places:
                    x, y = group.places[n]
                start = {"profile": made.id, "unit": group.id, "x": pas(x), "y": pas(y)}
                figures[id] = Figure(id, **{**start, **group.values})
            values: dict[str, Any] = {
                "kind": INFANTRY,
                "name": {"en": group.id, "fr": group.id},
                "roster": ids,
                "leader": ids[0],
            }
            values["at_start"] = len(ids)
            units[group.id] = Unit(group.id, group.side, ids, **{**values, **group.unit})
        else:
            _car(group, weapons, profiles, machines, units, figures)
    zones = {"one": pas(6, 6), "two": pas(42, 42), "three": pas(6, 42), "four": pas(42, 6)}
    names = tuple(dict.fromkeys(("one", "two", *(g.side for g in groups))))
    made_sides = {}
    for name in names:
        own = {"zone": zones[name], "ps": 7, "left": 4, **((sides or {}).get(name, {}))}
        made_sides[name] = Side(name, **own)
    setting = Setting(
        {**OPTIONS, **(options or {})},
        mission,
        "salvage_rights",
        weapons,
        blades,
        profiles,
        machines,
        10,
        False,
        centre,
    )
    now = {
        "round": 1,
        "phase": "action1",
        "active": "one",
        "activation": "test",
        "step": "act",
        "order": names,
        "first": False,
    }
    table: Table = EngineTable(
        setting,
        ground_of(48 * PAS, 48 * PAS, pieces),
        made_sides,
        units,
        figures,
        Turn(**{**now, **turn}),
        things={t.id: t for t in things},
    )
    return table


def _car(group: Car, weapons: Any, profiles: Any, machines: Any, units: Any, figures: Any) -> None:
    machine = armybook.machine_of(BOOK, group.vehicle)
    machines[machine.id] = machine
    weapons.update({m.weapon: armybook.weapon_of(BOOK, m.weapon) for m in machine.mounts})
    x, y = pas(*group.at)
    hull = Figure(
        f"{group.id}h",
        group.id,
        x,
        y,
        machine.flies_at,
        group.facing,
        profile=machine.id,
        armour=machine.armour,
        superstructure=machine.superstructure,
    )
    figures[hull.id] = msgspec.structs.replace(hull, **group.values)
    seats = []
    for n, post in enumerate(machine.crew):
        who = (group.crew or machine.crew)[n]
        person = armybook.profile_of(BOOK, who, "none", (), ())
        profiles[person.id] = person
        seat = f"{group.id}{'abcdefgh'[n]}"
        seats.append(seat)
        figures[seat] = Figure(seat, group.id, x, y, profile=person.id, fate=ABOARD, post=post)
    values = {
        "kind": VEHICLE,
        "name": {"en": group.id, "fr": group.id},
        "roster": (hull.id, *seats),
        "leader": hull.id,
    }
    units[group.id] = Unit(group.id, group.side, (hull.id,), **{**values, "at_start": 1, **group.unit})


def salvage_at(x: float, y: float, id: str = "salvage1", **values: Any) -> Thing:
    """A counter."""
    return Thing(id, values.pop("kind", "salvage"), *pas(x, y), **values)


def chances(table: Table, procedure: Any, *args: Any, reading: Any = None, **named: Any) -> Any:
    """The exact chances of what a procedure gives back, from the code that plays."""
    found = exact_odds(
        lambda referee: procedure(referee, *args, **named), table, of=reading, policy=RULESET.bot.quick_answer
    )
    assert found.exact
    return found.chances


def asked(table: Table, **answers: str) -> tuple[Match, Ask]:
    """The first question that has no answer here, on a table in the middle of a phase."""
    match = Match(RULESET, table, "previews", start=False)
    match.run()
    while True:
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        if ask.question not in answers:
            return match, ask
        assert match.answer(answers[ask.question], ask.side) is None
