"""Situations: a table of Combat Zone from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.situation_file import (
    File,
    FullPiece,
    Part,
    Place,
    RecordT,
    both_languages,
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
from escarmouche.games.combat_zone.armies import armybook
from escarmouche.games.combat_zone.armies.armybook import Alien, Machine
from escarmouche.games.combat_zone.chapters.area_weapons.charges import supplies
from escarmouche.games.combat_zone.chapters.dice import pool
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.chapters.things import built, lying
from escarmouche.games.combat_zone.setup import maps, setup
from escarmouche.games.combat_zone.setup.deployment import PLACED
from escarmouche.games.combat_zone.table import (
    ALIVE,
    IN_PLAY,
    LEADER,
    RECORDS,
    SIDES,
    SUB_LEADER,
    Blade,
    Figure,
    Profile,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    Unit,
    Weapon,
    Zone,
)
from escarmouche.space.terrain import Ground

FACINGS = dict(zip(SIDES, (90, 270), strict=True))
EDGES = dict(zip(SIDES, ({"edge": "south"}, {"edge": "north"}), strict=True))


CENTRE = 1
"""A flight may end, and be over, with a base over the edge: its centre has not reached it (CZ-REAC-18)."""


class FigurePart(Part, frozen=True, kw_only=True):
    """A figure: its profile, or a troop of the group's book; where it stands, in centimetres; its state."""

    id: str = ""
    profile: str = ""
    troop: str = ""
    quality: str = ""
    facing: int | None = None
    at: Place | None = None
    z: float = 0
    state: dict[str, Any] = {}
    """Every other field of the figure that is not at its start: states, ap, spent, damage …"""


class GroupPart(Part, frozen=True, kw_only=True):
    """A group; `book` names the army book that its troops come from."""

    always = ("kind", "name", "leader", "sub_leader", "markers")
    id: str = ""
    side: str
    book: str = ""
    quality: str = "average"
    kind: str = "squad"
    name: dict[str, str] = {}
    leader: str | None = None
    sub_leader: str | None = None
    markers: tuple[str, ...] = (PLACED,)
    figures: tuple[FigurePart, ...]
    alive: tuple[str, ...] | None = None
    roster: tuple[str, ...] | None = None


class ThingPart(Part, frozen=True, kw_only=True):
    """Something lying on the table; doors, fences and wrecks are told with the pieces of terrain."""

    id: str
    kind: Literal["object", "casualty", "device", "fire"]
    at: Place
    radius: float = 0
    z: float = 0
    holder: str = ""
    value: int = 0
    state: str = ""
    only: str = ""
    """The side that alone knows of it."""

    def record(self) -> Thing:
        """As the rules use it."""
        x, y = point(self.at)
        return fitted(Thing, self, x=x, y=y, radius=hundredths(self.radius), z=hundredths(self.z))

    @classmethod
    def of(cls, thing: Thing) -> ThingPart:
        """As a file says it."""
        lengths = {"radius": centimetres(thing.radius), "z": centimetres(thing.z)}
        return fitted(cls, thing, at=place((thing.x, thing.y)), **lengths)


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file."""

    always = ("scenario", "table", "turns", "size", "sides", "turn", "groups")
    scenario: str = "firefight"
    options: dict[str, Any] = {}
    table: Place = maps.SIZE
    turns: int = 8
    size: int = 200
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    groups: tuple[GroupPart, ...]
    markers: tuple[ThingPart, ...] = ()
    thing_order: tuple[str, ...] = ()
    """All things of the table, where doors, fences and wrecks do not simply come before what lies about."""
    map: str = ""
    """A ready-made map; or `terrain`, or nothing at all."""
    terrain: tuple[maps.Item, ...] = ()
    pieces: tuple[FullPiece, ...] = ()
    """Pieces written out in full, as a table is written."""
    zones: dict[str, tuple[float, float, float, float]] = {}
    profiles: dict[str, dict[str, Any]] = {}
    weapons: dict[str, dict[str, Any]] = {}
    blades: dict[str, dict[str, Any]] = {}


class _Reader(Reader[SituationFile]):
    kind, records, sides, units_key = SituationFile, RECORDS, SIDES, "groups"
    first_turn = {
        "round": 1,
        "phase": "actions",
        "active": SIDES[0],
        "starter": SIDES[0],
        "step": "choose",
        "activation": "",
    }
    turn_refers = {"unit": "group", "figure": "figure"}
    game = "combat_zone"

    def __init__(self, data: dict[str, Any], at: At) -> None:
        super().__init__(data, at)
        self.weapons = self._records(Weapon, self.file.weapons, "weapons")
        self.blades = self._records(Blade, self.file.blades, "blades")
        self.profiles = self._records(Profile, self.file.profiles, "profiles")

    def _records(
        self, kind: type[RecordT], parts: Mapping[str, dict[str, Any]], key: str
    ) -> dict[str, RecordT]:
        """Records of the setting, each named by its id unless it has a name."""
        records = {}
        for id, part in parts.items():
            start = {"name": both_languages(id), "id": id}
            records[id] = self.record(kind, part, key, id, start=start, without=("id",))
        return records

    def read_ground(self) -> Ground:
        """A ready-made map, or the pieces of the file."""
        file = self.file
        size = point(file.table)
        try:
            if file.map:
                return maps.ground(file.map)
            pieces = tuple(maps.pieces_of(file.terrain))
        except (DataError, ValueError) as error:
            raise self.blamed(error, "map" if file.map else "terrain") from error
        full = (self.full_piece(part, "pieces", n) for n, part in enumerate(file.pieces))
        return self.ground_of(size, (*pieces, *full), "pieces")

    def read_unit(self, id: str, part: GroupPart, *keys: Key) -> tuple[Unit, list[Figure]]:
        """A group; its living, its roster and its leaders by its figures unless the file says them."""
        figures = []
        names = self.lettered(id, len(part.figures), *keys, "figures")
        for n, (letter, figure) in enumerate(zip(names, part.figures, strict=True)):
            where = (*keys, "figures", n)
            profile = self._profile(part, figure, *where)
            values = {"id": figure.id or letter, "unit": id, "facing": FACINGS[part.side], "profile": profile}
            figures.append(self._figure(figure, values, *where))
        ids = tuple(figure.id for figure in figures)
        living = tuple(figure.id for figure in figures if figure.fate in IN_PLAY)
        alive = living if part.alive is None else part.alive
        roster = ids if part.roster is None else part.roster
        for figure_id in (*alive, *roster):
            self.named(figure_id, ids, "stranger", *keys)
        unit = Unit(
            id,
            part.side,
            alive,
            frozenset(part.markers),
            kind=part.kind,
            name=part.name or both_languages(id),
            roster=roster,
            leader=self._of_kind(figures, LEADER) if part.leader is None else part.leader,
            sub_leader=self._of_kind(figures, SUB_LEADER) if part.sub_leader is None else part.sub_leader,
        )
        return unit, figures

    def _of_kind(self, figures: list[Figure], kind: str) -> str:
        return next((f.id for f in figures if self.profiles[f.profile].kind == kind), "")

    def _figure(self, part: FigurePart, values: dict[str, Any], *keys: Key) -> Figure:
        printed = self.profiles[values["profile"]]
        x, y = point(part.at or (0, 0))
        said = {**part.state, **values, "x": x, "y": y, "z": hundredths(part.z)}
        if part.facing is not None:
            said["facing"] = part.facing
        figure = self.record(Figure, said, *keys, "state", start=_start(printed), unknown="no-field")
        if part.at and figure.fate == ALIVE:
            self.check_on_table(figure, CENTRE, *keys, "at")
        return figure

    def _profile(self, group: GroupPart, part: FigurePart, *keys: Key) -> str:
        """The profile of a figure, from the file or from the group's army book."""
        if part.profile:
            return self.named(part.profile, self.profiles, "no-profile", *keys, "profile")
        try:
            book = armybook.load(armybook.BOOKS.find(group.book))
        except DataError as error:
            raise self.blamed(error, *keys) from error
        entry = book.entry(part.troop)
        if entry is None:
            mistake = "no-troop" if part.troop else "no-troop-named"
            raise self.wrong(mistake, *keys, "troop", book=group.book, troop=part.troop)
        hero = not isinstance(entry, Machine | Alien) and entry.role == "hero"
        quality = part.quality or ("elite" if hero else group.quality)
        self.named(quality, armybook.QUALITIES, "no-quality", *keys, "quality")
        profile = armybook.profile_of(book, entry, quality)
        self.profiles[profile.id] = profile
        return profile.id

    def read_sides(self) -> dict[str, Any]:
        """The sides, each with its own edge."""
        return self.sides_from(EDGES)

    def _read_things(self) -> None:
        """Doors, fences and wrecks by their pieces, then what lies about."""
        for thing in built(self.ground.pieces, self.figures):
            self.add_thing(thing, "pieces")
        for n, part in enumerate(self.file.markers):
            self.named(part.only, ("", *SIDES), "no-side", "markers", n, "only")
            self.add_thing(part.record(), "markers", n, "id")
        if order := self.file.thing_order:
            if sorted(order) != sorted(self.things):
                raise self.wrong("thing-order", "thing_order")
            self.things = {id: self.things[id] for id in order}

    def read_setting(self) -> Setting:
        """Profiles with their weapons, zones, switches."""
        self._arm()
        self._read_things()
        file = self.file
        zones = tuple(Zone(id, point((a, b)), point((c, d))) for id, (a, b, c, d) in file.zones.items())
        if not zones and file.map:
            zones = maps.zones(file.map)
        options = {**{key: values[0] for key, values in setup.SWITCHES.items()}, **file.options}
        records = (self.weapons, self.blades, self.profiles)
        return Setting(options, file.scenario, *records, file.size, file.turns, zones)

    def _arm(self) -> None:
        """Weapons and dice that profiles name are there."""
        weapons, blades = {**WEAPONS, **self.weapons}, {**BLADES, **self.blades}
        for id, printed in self.profiles.items():
            for weapon in printed.ranged:
                self.named(weapon, weapons, "no-weapon", "profiles", id, "ranged")
                self.weapons[weapon] = weapons[weapon]
            for blade in printed.melee:
                self.named(blade, blades, "no-blade", "profiles", id, "melee")
                self.blades[blade] = blades[blade]
            for dice in (printed.attack, printed.damage):
                try:
                    pool(dice)
                except DataError as error:
                    raise self.blamed(error, "profiles", id) from error


def _start(printed: Profile) -> dict[str, int]:
    """What a figure of a profile starts with."""
    return {"ap": printed.ap, **supplies(printed)}


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    table: Table = _Reader(data, place).table()
    return table


# -- writing -------------------------------------------------------------------------------------------------

_PLACED = ("id", "unit", "x", "y", "z", "facing", "profile")
_FIGURE: dict[str, Any] = msgspec.to_builtins(Figure("", ""), order="deterministic")


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground, turn = table.setting, table.ground, table.turn
    file = SituationFile(
        scenario=setting.scenario,
        options=setting.options,
        table=place((ground.width, ground.depth)),
        turns=setting.turns,
        size=setting.size,
        sides={s.id: differing(s, Side(""), ("id",), ("edge",)) for s in table.sides.values()},
        turn=differing(turn, Turn(), _Reader.elsewhere, _Reader.first_turn),
        groups=tuple(_group(table, unit) for unit in table.units.values()),
        markers=tuple(map(ThingPart.of, lying(table))),
        thing_order=_thing_order(table),
        pieces=tuple(FullPiece.of(piece) for piece in ground.pieces),
        zones={zone.id: (*place(zone.a), *place(zone.b)) for zone in setting.zones},
        profiles={id: filled(profile) for id, profile in setting.profiles.items()},
        weapons={id: filled(weapon) for id, weapon in setting.weapons.items()},
        blades={id: filled(blade) for id, blade in setting.blades.items()},
    )
    return contents(table, file)


def _thing_order(table: Table) -> tuple[str, ...]:
    """The things of a table, unless they come in the order in which a file is read."""
    things = (*built(table.ground.pieces, table.figures), *lying(table))
    return () if [thing.id for thing in things] == list(table.things) else tuple(table.things)


def _group(table: Table, unit: Unit) -> GroupPart:
    figures = tuple(_figure(table, table.figures[figure]) for figure in members(table, unit.id))
    markers = tuple(sorted(unit.markers))
    return fitted(GroupPart, unit, markers=markers, figures=figures, alive=unit.figures)


def _figure(table: Table, figure: Figure) -> FigurePart:
    start = {**_FIGURE, **_start(table.setting.profiles[figure.profile])}
    at = place((figure.x, figure.y)) if figure.x or figure.y else None
    return fitted(FigurePart, figure, at=at, z=centimetres(figure.z), state=differing(figure, start, _PLACED))
