"""Situations: a table of AT-43 from one YAML file, and back without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.situation_file import (
    File,
    FullPiece,
    Part,
    Place,
    centimetres,
    contents,
    differing,
    filled,
    fitted,
    hundredths,
    members,
    place,
    point,
)
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.engine.yamlfile import Place as At
from escarmouche.games.at43.chapters.states import engaged_units
from escarmouche.games.at43.chapters.tactical import ACTIVATION, cards_of, highest_officers
from escarmouche.games.at43.table import (
    ENGAGED,
    ON_TABLE,
    RECORDS,
    RESERVE,
    Entry,
    Figure,
    Profile,
    Setting,
    Side,
    Strike,
    Table,
    Thing,
    Turn,
    Unit,
    Weapon,
    Worth,
    Zone,
)
from escarmouche.space.terrain import Ground

TWO = ("one", "two")
SETTING = ("turns", "target", "max_pv", "north", "conditions", "routines", "points", "allowance")
"""What of the setting stands at the top of a file."""


class FigurePart(Part, frozen=True, kw_only=True):
    """One figure; ids default to the unit's with a letter."""

    id: str = ""
    profile: str
    at: Place | None = None
    z: float = 0
    facing: int = 0
    down: bool = False
    hurt: tuple[int, ...] = ()
    inside: str = ""
    gone: bool = False
    """Eliminated: it belongs to the roster only."""

    def record(self, id: str, unit: str) -> Figure:
        """As the rules use it."""
        x, y = point(self.at or (0, 0))
        return fitted(Figure, self, id=id, unit=unit, x=x, y=y, z=hundredths(self.z))

    @classmethod
    def of(cls, figure: Figure, gone: bool) -> FigurePart:
        """As a file says it."""
        at = place((figure.x, figure.y)) if figure.x or figure.y else None
        return fitted(cls, figure, at=at, z=centimetres(figure.z), gone=gone)


class UnitPart(Part, frozen=True, kw_only=True):
    """A unit of an entry of this file; left out are a leader who is the first, and markers but Engaged."""

    always = ("entry", "figures")
    id: str = ""
    side: str
    entry: str
    place: str = ""
    leader: str = ""
    markers: tuple[str, ...] | None = None
    cost: int = 0
    group: str = "assault"
    figures: tuple[FigurePart, ...] = ()
    alive: tuple[str, ...] | None = None
    roster: tuple[str, ...] | None = None
    carrier: str = ""
    garrison: str = ""
    resonance: str = ""


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file; weapons, profiles and entries in full, lengths in hundredths as on the table."""

    always = ("scenario", "table", "sides", "turn", "units")
    scenario: str = ""
    options: dict[str, Any] = {}
    table: Place = (120, 90)
    turns: int = 6
    target: int = 0
    max_pv: int = 0
    north: int = 90
    conditions: tuple[str, ...] = ()
    routines: tuple[str, ...] = ()
    points: dict[str, int] = {}
    allowance: dict[str, int] = {}
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    units: tuple[UnitPart, ...] = ()
    terrain: tuple[FullPiece, ...] = ()
    things: tuple[dict[str, Any], ...] = ()
    zones: tuple[dict[str, Any], ...] = ()
    places: dict[str, dict[str, Any]] = {}
    strikes: dict[str, tuple[dict[str, Any], ...]] = {}
    entries: dict[str, dict[str, Any]] = {}
    profiles: dict[str, dict[str, Any]] = {}
    weapons: dict[str, dict[str, Any]] = {}


class _Reader(Reader[SituationFile]):
    kind, records, sides = SituationFile, RECORDS, TWO
    first_turn = {
        "round": 1,
        "phase": ACTIVATION,
        "active": TWO[0],
        "order": TWO,
        "ranking": TWO,
        "step": "option",
        "activation": "authority",
    }
    game = "at43"

    def __init__(self, data: dict[str, Any], at: At) -> None:
        super().__init__(data, at)
        file = self.file
        self.weapons = {id: self._named(Weapon, id, v, "weapons", id) for id, v in file.weapons.items()}
        self.profiles = {id: self._named(Profile, id, v, "profiles", id) for id, v in file.profiles.items()}
        self.entries = {id: self._named(Entry, id, v, "entries", id) for id, v in file.entries.items()}
        for id, own in self.profiles.items():
            for carried in own.weapons:
                self.named(carried.weapon, self.weapons, "no-weapon", "profiles", id, "weapons")

    def _named(self, kind: type[Any], id: str, values: dict[str, Any], *keys: Key) -> Any:
        """A record under its id; called as it is called unless it has a name."""
        start = {"id": id, "name": {"en": id, "fr": id}}
        return self.record(kind, values, *keys, start=start, without=("id",))

    def read_ground(self) -> Ground:
        pieces = [self.full_piece(part, "terrain", n) for n, part in enumerate(self.file.terrain)]
        return self.ground_of(point(self.file.table), pieces, "terrain")

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, tuple[Figure, ...]]:
        self.named(part.entry, self.entries, "no-entry", *keys, "entry")
        letters = self.lettered(id, len(part.figures), *keys, "figures")
        figures = []
        for n, said in enumerate(part.figures):
            self.named(said.profile, self.profiles, "no-profile", *keys, "figures", n)
            figures.append(said.record(said.id or letters[n], id))
        ids = tuple(figure.id for figure in figures)
        gone = {ids[n] for n, said in enumerate(part.figures) if said.gone}
        living = tuple(f for f in ids if f not in gone) if part.alive is None else part.alive
        for figure_id in (*living, *((part.leader,) if part.leader else ())):
            self.named(figure_id, ids, "stranger", *keys, "alive")
        there = any(said.at for said in part.figures)
        where = part.place or (ON_TABLE if there else RESERVE)
        if where == ON_TABLE:
            for figure in figures:
                if figure.id in living:
                    self.check_on_table(figure, self.profiles[figure.profile].radius, *keys)
        unit = fitted(
            Unit, part, id=id, figures=living, markers=frozenset(part.markers or ()), place=where,
            leader=part.leader or (living[0] if living else ""),
            roster=ids if part.roster is None else part.roster,
        )  # fmt: skip
        return unit, tuple(figures)

    def read_turn(self) -> Turn:
        for n, values in enumerate(self.file.things):
            self.add_thing(self.record(Thing, values, "things", n), "things", n)
        turn: Turn = super().read_turn()
        return turn

    def read_setting(self) -> Setting:
        file = self.file
        strikes = {
            side: tuple(self.record(Strike, v, "strikes", side, n) for n, v in enumerate(values))
            for side, values in file.strikes.items()
        }
        return Setting(
            options=file.options,
            scenario=file.scenario,
            weapons=self.weapons,
            profiles=self.profiles,
            entries=self.entries,
            zones=tuple(self.record(Zone, v, "zones", n) for n, v in enumerate(file.zones)),
            places={id: self.record(Worth, v, "places", id) for id, v in file.places.items()},
            strikes=strikes,
            **{key: getattr(file, key) for key in SETTING},
        )

    def finish(self, table: Table) -> None:
        """Engaged units, cards and commanders are worked out where the file says nothing of them."""
        engaged = engaged_units(table)
        for unit, part in zip(tuple(table.units), self.file.units, strict=True):
            if part.markers is None and unit in engaged:
                table.change(unit, {"markers": frozenset({ENGAGED})})
        for side in table.sides:
            said = self.file.sides.get(side, {})
            if "cards" not in said:
                done = table.turn.done
                table.change(side, {"cards": tuple(u for u in cards_of(table, side) if u not in done)})
            if "commander" not in said:
                table.change(side, {"commander": next(iter(highest_officers(table, side)), "")})


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    table: Table = _Reader(data, place).table()
    return table


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground = table.setting, table.ground
    needed = ("cards", "commander")
    file = SituationFile(
        scenario=setting.scenario,
        options=setting.options,
        table=place((ground.width, ground.depth)),
        sides={s.id: differing(s, Side(""), ("id",), needed) for s in table.sides.values()},
        turn=differing(table.turn, Turn(), (), _Reader.first_turn),
        units=tuple(_unit(table, unit) for unit in table.units.values()),
        terrain=tuple(FullPiece.of(piece) for piece in ground.pieces),
        things=tuple(_plain(thing) for thing in table.things.values()),
        zones=tuple(_plain(zone) for zone in setting.zones),
        places={id: _plain(worth) for id, worth in setting.places.items()},
        strikes={side: tuple(_plain(s) for s in given) for side, given in setting.strikes.items()},
        entries={id: filled(entry) for id, entry in setting.entries.items()},
        profiles={id: filled(own) for id, own in setting.profiles.items()},
        weapons={id: filled(weapon) for id, weapon in setting.weapons.items()},
        **{key: getattr(setting, key) for key in SETTING},
    )
    return contents(table, file)


def _plain(record: msgspec.Struct) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(record, order="deterministic")
    return data


def _unit(table: Table, unit: Unit) -> UnitPart:
    ids = members(table, unit.id)
    in_order = unit.figures == tuple(figure for figure in ids if figure in unit.figures)
    return fitted(
        UnitPart,
        unit,
        markers=tuple(sorted(unit.markers)),
        figures=tuple(FigurePart.of(table.figures[f], f not in unit.figures) for f in ids),
        alive=None if in_order else unit.figures,
        roster=None if unit.roster == tuple(ids) else unit.roster,
    )
