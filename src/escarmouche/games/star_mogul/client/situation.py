"""Situations: a table of Star Mogul from one YAML file, and back without loss; lengths in centimetres."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.situation_file import (
    File,
    FullPiece,
    Part,
    Place,
    contents,
    differing,
    place,
    point,
)
from escarmouche.engine.situation_reader import LETTERS, Key, Reader
from escarmouche.games.star_mogul.armies import armybook
from escarmouche.games.star_mogul.armies.muster import SIDEARM
from escarmouche.games.star_mogul.setup import maps
from escarmouche.games.star_mogul.table import (
    ABOARD,
    INFANTRY,
    RECORDS,
    SIDES,
    UP,
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
from escarmouche.space.terrain import Ground

MARKET = "market"


class FigurePart(Part, frozen=True, kw_only=True):
    """A model or hull: where it stands, in centimetres, and whatever is not as at its start."""

    id: str = ""
    at: Place | None = None
    profile: str = ""
    crew: str = ""
    """A line of the market, instead of a profile; with the next three."""
    armour: str = "none"
    weapons: tuple[str, ...] = ()
    blades: tuple[str, ...] = ()
    values: dict[str, Any] = {}


class UnitPart(Part, frozen=True, kw_only=True):
    """A unit with its figures."""

    always = ("figures",)
    id: str = ""
    side: str
    vehicle: str = ""
    """A vehicle of the market: its hull and crew need not be told."""
    at: Place | None = None
    facing: int = 0
    figures: tuple[FigurePart, ...] = ()
    markers: tuple[str, ...] = ()
    values: dict[str, Any] = {}


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file."""

    always = ("table", "sides", "turn", "units")
    mission: str = "salvage_rights"
    scenario: str = "salvage_rights"
    options: dict[str, Any] = {}
    table: Place = (121.92, 121.92)
    rounds: int = 10
    vacuum: bool = False
    centre: str = ""
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    units: tuple[UnitPart, ...] = ()
    map: str = ""
    terrain: tuple[FullPiece, ...] = ()
    things: dict[str, dict[str, Any]] = {}
    profiles: dict[str, dict[str, Any]] = {}
    machines: dict[str, dict[str, Any]] = {}
    weapons: dict[str, dict[str, Any]] = {}
    blades: dict[str, dict[str, Any]] = {}


class _Reader(Reader[SituationFile]):
    kind, records = SituationFile, RECORDS
    sides: tuple[str, ...] = SIDES
    game = "star_mogul"
    first_turn = {
        "round": 1, "phase": "action1", "active": SIDES[0], "activation": "action1", "step": "act",
        "order": SIDES[:2], "first": False,
    }  # fmt: skip
    turn_refers = {}

    def __init__(self, data: dict[str, Any], at: Any) -> None:
        super().__init__(data, at)
        self.book = armybook.BOOKS.book(MARKET)
        self.weapons = {SIDEARM: armybook.weapon_of(self.book, SIDEARM), **self._named(Weapon, "weapons")}
        self.blades: dict[str, Blade] = self._named(Blade, "blades")
        self.profiles: dict[str, Profile] = self._named(Profile, "profiles")
        self.machines: dict[str, Machine] = self._named(Machine, "machines")
        named = [
            SIDES.index(side) + 1
            for side in (*self.file.sides, *(u.side for u in self.file.units))
            if side in SIDES
        ]
        self.sides = SIDES[: max((2, *named))]

    def _named(self, kind: type[Any], key: str) -> dict[str, Any]:
        parts: dict[str, dict[str, Any]] = getattr(self.file, key)
        return {id: self.record(kind, part, key, id, start={"id": id}) for id, part in parts.items()}

    def read_ground(self) -> Ground:
        """A map by its name, or terrain piece by piece."""
        if self.file.map:
            return maps.ground(self.file.map)
        pieces = [self.full_piece(part, "terrain", n) for n, part in enumerate(self.file.terrain)]
        return self.ground_of(point(self.file.table), pieces, "terrain")

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, list[Figure]]:
        """A unit of this file's profiles, or of lines of the market."""
        figures = [self._figure(id, part, n, one, *keys) for n, one in enumerate(part.figures)]
        kind = VEHICLE if part.vehicle else INFANTRY
        if part.vehicle:
            figures = [*self._hull(id, part, *keys), *figures]
        ids = tuple(f.id for f in figures)
        start: dict[str, Any] = {
            "id": id, "side": part.side, "figures": ids[:1] if part.vehicle else ids, "roster": ids,
            "leader": ids[0] if ids else "", "kind": kind, "name": {"en": id, "fr": id}, "at_start": len(ids),
        }  # fmt: skip
        values = {**part.values, "markers": list(part.markers)}
        return self.record(Unit, values, *keys, "values", start=start), figures

    def _figure(self, unit: str, part: UnitPart, n: int, one: FigurePart, *keys: Key) -> Figure:
        profile = one.profile
        if one.crew:
            self.named(one.crew, self.book.crew, "no-profile", *keys, "figures", n)
            made = armybook.profile_of(self.book, one.crew, one.armour, one.weapons, one.blades)
            profile = made.id
            self.profiles[profile] = made
            self.weapons.update({w: armybook.weapon_of(self.book, w) for w in made.weapons})
            self.blades.update({b: armybook.blade_of(self.book, b) for b in made.blades})
        if profile not in self.profiles and profile not in self.machines:
            raise self.wrong("no-profile", *keys, "figures", n, id=profile)
        x, y = point(one.at or (0, 0))
        letter = LETTERS[n]
        start = {"id": one.id or f"{unit}{letter}", "unit": unit, "x": x, "y": y, "profile": profile}
        return self.record(Figure, one.values, *keys, "figures", n, start=start)

    def _hull(self, unit: str, part: UnitPart, *keys: Key) -> list[Figure]:
        self.named(part.vehicle, self.book.vehicles, "no-profile", *keys, "vehicle")
        made = armybook.machine_of(self.book, part.vehicle)
        self.machines[made.id] = made
        self.weapons.update({m.weapon: armybook.weapon_of(self.book, m.weapon) for m in made.mounts})
        x, y = point(part.at or (0, 0))
        figures = [
            Figure(f"{unit}h", unit, x, y, made.flies_at, part.facing, made.id, UP, armour=made.armour,
                   superstructure=made.superstructure)
        ]  # fmt: skip
        for n, post in enumerate(made.crew):
            person = armybook.profile_of(self.book, post, "none", (), ())
            self.profiles[person.id] = person
            seat = f"{unit}{LETTERS[n]}"
            figures.append(Figure(seat, unit, x, y, profile=person.id, fate=ABOARD, post=post))
        return figures

    def read_setting(self) -> Setting:
        """What is fixed, and the things that lie about."""
        for id, part in self.file.things.items():
            self.add_thing(self.record(Thing, part, "things", id, start={"id": id}), "things", id)
        f = self.file
        return Setting(
            f.options, f.mission, f.scenario, self.weapons, self.blades, self.profiles, self.machines,
            f.rounds, f.vacuum, f.centre,
        )  # fmt: skip


def read_situation(data: dict[str, Any], place_: Any) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    table: Table = _Reader(data, place_).table()
    return table


# -- writing -------------------------------------------------------------------------------------------------


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground = table.setting, table.ground
    file = SituationFile(
        game="star_mogul",
        mission=setting.mission,
        scenario=setting.scenario,
        options=setting.options,
        table=place((ground.width, ground.depth)),
        rounds=setting.rounds,
        vacuum=setting.vacuum,
        centre=setting.centre,
        sides={s.id: differing(s, Side(""), ("id",)) for s in table.sides.values()},
        turn=differing(table.turn, Turn(), (), tuple(_Reader.first_turn)),
        units=tuple(_unit(table, unit) for unit in table.units.values()),
        terrain=tuple(FullPiece.of(piece) for piece in ground.pieces),
        things={t.id: differing(t, Thing(t.id, t.kind), ("id",), ("kind",)) for t in table.things.values()},
        profiles={id: _plain(one) for id, one in setting.profiles.items()},
        machines={id: _plain(one) for id, one in setting.machines.items()},
        weapons={id: _plain(one) for id, one in setting.weapons.items()},
        blades={id: _plain(one) for id, one in setting.blades.items()},
    )
    return contents(table, file)


def _plain(record: msgspec.Struct) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(record, order="deterministic")
    values.pop("id")
    return values


def _unit(table: Table, unit: Unit) -> UnitPart:
    figures = [f for f in table.figures.values() if f.unit == unit.id]
    start = Unit(unit.id, unit.side)
    values = differing(
        unit, start, ("id", "side", "markers"), ("figures", "roster", "leader", "kind", "name", "at_start")
    )
    return UnitPart(
        id=unit.id,
        side=unit.side,
        markers=tuple(sorted(unit.markers)),
        figures=tuple(_figure(f) for f in figures),
        values=values,
    )


def _figure(figure: Figure) -> FigurePart:
    start = Figure(figure.id, figure.unit)
    values = differing(figure, start, ("id", "unit", "x", "y", "profile"))
    at = place((figure.x, figure.y)) if figure.x or figure.y else None
    return FigurePart(id=figure.id, at=at, profile=figure.profile, values=values)
