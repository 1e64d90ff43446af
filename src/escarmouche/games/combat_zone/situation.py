"""Situations: a table of Combat Zone from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.french import french
from escarmouche.engine.table import Luck
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.yamlfile import checked
from escarmouche.games.combat_zone import armybook, maps, setup
from escarmouche.games.combat_zone.armybook import Alien, Machine
from escarmouche.games.combat_zone.charges import supplies
from escarmouche.games.combat_zone.deployment import PLACED
from escarmouche.games.combat_zone.dice import pool
from escarmouche.games.combat_zone.situationtext import write_situation
from escarmouche.games.combat_zone.table import (
    ALIVE,
    IN_PLAY,
    LEADER,
    SIDES,
    SUB_LEADER,
    Blade,
    Figure,
    Marker,
    Profile,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
    Weapon,
    Zone,
)
from escarmouche.games.combat_zone.weapons import BLADES, WEAPONS
from escarmouche.space.sweep import within
from escarmouche.space.terrain import Ground, Piece, ground_of

__all__ = ["read_situation", "write_situation"]

At = Callable[..., str]
Place = tuple[float, float]
LETTERS = "abcdefghijklmnopqrstuvwxyz"
FIRST_TURN: dict[str, Any] = {
    "round": 1,
    "phase": "actions",
    "active": SIDES[0],
    "starter": SIDES[0],
    "step": "choose",
    "activation": "",
}
"""A file that says nothing of the turn: the actions of the first turn, the first side to choose a group."""
EDGES = dict(zip(SIDES, ("south", "north"), strict=True))


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class FigurePart(_Part, frozen=True):
    """A figure: its profile, or a troop of the group's book; where it stands, in centimetres; its state."""

    profile: str = ""
    troop: str = ""
    quality: str = ""
    id: str = ""
    at: Place | None = None
    z: float = 0
    state: dict[str, Any] = {}
    """Every other field of the figure that is not at its start: states, ap, spent, damage …"""
    facing: int | None = None


class GroupPart(_Part, frozen=True):
    """A group; `book` names the army book that its troops come from."""

    side: str
    figures: tuple[FigurePart, ...]
    id: str = ""
    kind: str = "squad"
    book: str = ""
    quality: str = "average"
    name: dict[str, str] = {}
    leader: str | None = None
    sub_leader: str | None = None
    markers: tuple[str, ...] = (PLACED,)
    alive: tuple[str, ...] | None = None
    roster: tuple[str, ...] | None = None


class SituationFile(_Part, frozen=True):
    """A whole file; `game` is read by the engine."""

    game: str
    groups: tuple[GroupPart, ...]
    title: str | dict[str, str] = ""
    covers: tuple[str, ...] = ()
    """Rules that the situation shows."""
    play: Any = None
    """The script of `escarmouche check`; nothing of it is read here."""
    scenario: str = "firefight"
    map: str = ""
    """A ready-made map; or `terrain`, or nothing at all."""
    terrain: tuple[maps.Item, ...] = ()
    pieces: tuple[dict[str, Any], ...] = ()
    """Pieces written out in full, as a table is written."""
    table: Place = maps.SIZE
    turns: int = 8
    size: int = 200
    options: dict[str, Any] = {}
    zones: dict[str, tuple[float, float, float, float]] = {}
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    markers: tuple[dict[str, Any], ...] = ()
    weapons: dict[str, dict[str, Any]] = {}
    blades: dict[str, dict[str, Any]] = {}
    profiles: dict[str, dict[str, Any]] = {}
    luck: dict[str, Any] = {}


def hundredths(value: float) -> int:
    """Centimetres of a file as the rules hold them."""
    return round(100 * value)


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    return _Reader(checked(data, SituationFile, place), place).table()


class _Reader:
    """Reads one file; keeps what its parts refer to."""

    def __init__(self, file: SituationFile, at: At) -> None:
        self.file, self.at = file, at
        self.weapons = {k: self._record(v, Weapon, k, "weapons") for k, v in file.weapons.items()}
        self.blades = {k: self._record(v, Blade, k, "blades") for k, v in file.blades.items()}
        self.profiles = {k: self._record(v, Profile, k, "profiles") for k, v in file.profiles.items()}
        self.units: dict[str, Unit] = {}
        self.figures: dict[str, Figure] = {}
        self.ground = self._ground()

    def wrong(self, text: str, fr: str, *keys: str | int) -> DataError:
        """A mistake of the file, with its place."""
        return DataError(f"{self.at(*keys)}: {text}", f"{self.at(*keys)} : {fr}")

    def _record(self, part: dict[str, Any], type_: Any, id: str, key: str) -> Any:
        """A record of the setting; a name in both languages unless it has one."""
        return checked({"name": {"en": id, "fr": id}, **part, "id": id}, type_, self.at, key, id)

    def table(self) -> Table:
        """Everything put together."""
        file = self.file
        for n, group in enumerate(file.groups):
            self._group(n, group)
        self._check_profiles()
        zones = tuple(
            Zone(id, (hundredths(x0), hundredths(y0)), (hundredths(x1), hundredths(y1)))
            for id, (x0, y0, x1, y1) in file.zones.items()
        )
        if not zones and file.map:
            zones = maps.zones(file.map)
        options = {**{key: values[0] for key, values in setup.SWITCHES.items()}, **file.options}
        setting = Setting(
            options,
            file.scenario,
            self.weapons,
            self.blades,
            self.profiles,
            file.size,
            file.turns,
            zones,
        )
        luck = checked(file.luck, Luck, self.at, "luck")
        table: Table = EngineTable(
            setting, self.ground, self._sides(), self.units, self.figures, self._turn(), luck
        )
        return table

    def _sides(self) -> dict[str, Side]:
        for side in self.file.sides:
            if side not in SIDES:
                raise self.wrong(
                    f"the sides are {' and '.join(SIDES)}",
                    f"les camps sont {' et '.join(SIDES)}",
                    "sides",
                    side,
                )
        return {
            side: checked(
                {"edge": EDGES[side], **self.file.sides.get(side, {}), "id": side},
                Side,
                self.at,
                "sides",
                side,
            )
            for side in SIDES
        }

    def _ground(self) -> Ground:
        file = self.file
        width, depth = hundredths(file.table[0]), hundredths(file.table[1])
        if width <= 0 or depth <= 0:
            raise self.wrong(
                "a table has a width and a depth", "une table a une largeur et une profondeur", "table"
            )
        try:
            if file.map:
                return maps.ground(file.map)
            pieces = tuple(maps.pieces_of(file.terrain))
        except (DataError, ValueError) as error:
            raise self.wrong(str(error), french(error), "map" if file.map else "terrain") from error
        full = tuple(self._piece(n, part) for n, part in enumerate(file.pieces))
        try:
            return ground_of(width, depth, pieces + full)
        except ValueError as error:
            raise self.wrong(str(error), french(error), "pieces") from error

    def _piece(self, n: int, part: dict[str, Any]) -> Piece:
        own = dict(part)
        try:
            ring = tuple((hundredths(x), hundredths(y)) for x, y in own.pop("points"))
            own["height"] = hundredths(own["height"])
        except (KeyError, TypeError, ValueError) as error:
            raise self.wrong(
                "a piece has id, kind, points, height and traits",
                "un décor a id, kind, points, height et traits",
                "pieces",
                n,
            ) from error
        if len(ring) < 3:
            raise self.wrong(
                "a footprint has three corners or more",
                "une emprise a trois coins ou plus",
                "pieces",
                n,
                "points",
            )
        return checked({**own, "footprint": ring}, Piece, self.at, "pieces", n)

    def _group(self, n: int, part: GroupPart) -> None:
        if part.side not in SIDES:
            raise self.wrong(
                f"the sides are {' and '.join(SIDES)}",
                f"les camps sont {' et '.join(SIDES)}",
                "groups",
                n,
                "side",
            )
        count = sum(unit.side == part.side for unit in self.units.values())
        id = part.id or f"{part.side}{count + 1}"
        if id in self.units or id in SIDES:
            raise self.wrong(
                f"{id} is already the name of something else",
                f"{id} est déjà le nom d'autre chose",
                "groups",
                n,
                "id",
            )
        if not 1 <= len(part.figures) <= len(LETTERS):
            raise self.wrong(
                f"a group has 1 to {len(LETTERS)} figures",
                f"un groupe a de 1 à {len(LETTERS)} figurines",
                "groups",
                n,
                "figures",
            )
        ids = []
        for k, figure in enumerate(part.figures):
            record = self._figure(n, k, id, part, figure)
            if record.id in self.figures:
                raise self.wrong(
                    f"another figure is already called {record.id}",
                    f"une autre figurine s'appelle déjà {record.id}",
                    "groups",
                    n,
                    "figures",
                    k,
                )
            self.figures[record.id] = record
            ids.append(record.id)
        alive = tuple(f for f in ids if self.figures[f].fate in IN_PLAY) if part.alive is None else part.alive
        roster = tuple(ids) if part.roster is None else part.roster
        if set(alive) - set(ids) or set(roster) - set(ids):
            raise self.wrong(
                "names a figure that is not in the group",
                "nomme une figurine qui n'est pas dans le groupe",
                "groups",
                n,
            )
        self.units[id] = Unit(
            id,
            part.side,
            alive,
            frozenset(part.markers),
            kind=part.kind,
            name=part.name or {"en": id, "fr": id},
            roster=roster,
            leader=self._of_kind(ids, LEADER) if part.leader is None else part.leader,
            sub_leader=self._of_kind(ids, SUB_LEADER) if part.sub_leader is None else part.sub_leader,
        )

    def _of_kind(self, ids: list[str], kind: str) -> str:
        return next((f for f in ids if self.profiles[self.figures[f].profile].kind == kind), "")

    def _figure(self, n: int, k: int, unit: str, group: GroupPart, part: FigurePart) -> Figure:
        keys = ("groups", n, "figures", k)
        name = self._profile(group, part, *keys)
        printed = self.profiles[name]
        x, y = (hundredths(part.at[0]), hundredths(part.at[1])) if part.at else (0, 0)
        start: dict[str, Any] = {"ap": printed.ap, **supplies(printed)}
        values = {
            **start,
            **part.state,
            "id": part.id or f"{unit}{LETTERS[k]}",
            "unit": unit,
            "x": x,
            "y": y,
            "z": hundredths(part.z),
            "facing": (90 if group.side == SIDES[0] else 270) if part.facing is None else part.facing,
            "profile": name,
        }
        unknown = sorted(set(part.state) - set(Figure.__struct_fields__))
        if unknown:
            raise self.wrong(
                f"a figure has no {unknown[0]}",
                f"une figurine n'a pas de {unknown[0]}",
                *keys,
                "state",
                unknown[0],
            )
        record = checked(values, Figure, self.at, *keys, "state")
        bounds = (0, 0, self.ground.width, self.ground.depth)
        if part.at and record.fate == ALIVE and not within(bounds, x, y, printed.radius):
            raise self.wrong(
                f"{record.id} is not wholly on the table",
                f"{record.id} n'est pas entièrement sur la table",
                *keys,
                "at",
            )
        return record

    def _profile(self, group: GroupPart, part: FigurePart, *keys: str | int) -> str:
        """The profile of a figure, from the file or from the group's army book."""
        if part.profile:
            if part.profile not in self.profiles:
                raise self.wrong(
                    f"there is no profile {part.profile}",
                    f"il n'y a pas de profil {part.profile}",
                    *keys,
                    "profile",
                )
            return part.profile
        try:
            book = armybook.load(armybook.BOOKS.find(group.book))
        except DataError as error:
            raise self.wrong(str(error), french(error), *keys) from error
        entry = book.entry(part.troop)
        if entry is None:
            raise self.wrong(
                f"{group.book} has no {part.troop or 'troop named'}",
                f"{group.book} n'a pas de {part.troop or 'troupe nommée'}",
                *keys,
                "troop",
            )
        hero = not isinstance(entry, Machine | Alien) and entry.role == "hero"
        quality = part.quality or ("elite" if hero else group.quality)
        if quality not in armybook.QUALITIES:
            raise self.wrong(
                f"there is no quality {quality}", f"il n'y a pas de qualité {quality}", *keys, "quality"
            )
        made = armybook.profile_of(book, entry, quality)
        self.profiles[made.id] = made
        return made.id

    def _check_profiles(self) -> None:
        """Weapons and dice that are named are there."""
        for id, printed in self.profiles.items():
            for weapon in printed.ranged:
                if weapon not in self.weapons:
                    if weapon not in WEAPONS:
                        raise self.wrong(
                            f"there is no weapon {weapon}",
                            f"il n'y a pas d'arme {weapon}",
                            "profiles",
                            id,
                            "ranged",
                        )
                    self.weapons[weapon] = WEAPONS[weapon]
            for blade in printed.melee:
                if blade not in self.blades:
                    if blade not in BLADES:
                        raise self.wrong(
                            f"there is no close combat weapon {blade}",
                            f"il n'y a pas d'arme de corps à corps {blade}",
                            "profiles",
                            id,
                            "melee",
                        )
                    self.blades[blade] = BLADES[blade]
            for text in (printed.attack, printed.damage):
                try:
                    pool(text)
                except DataError as error:
                    raise self.wrong(str(error), french(error), "profiles", id) from error

    def _turn(self) -> Turn:
        unknown = sorted(set(self.file.turn) - (set(Turn.__struct_fields__) - {"markers"}))
        if unknown:
            raise self.wrong("there is no such key", "cette clé n'existe pas", "turn", unknown[0])
        markers = tuple(self._marker(n, part) for n, part in enumerate(self.file.markers))
        turn = checked({**FIRST_TURN, **self.file.turn}, Turn, self.at, "turn")
        if turn.unit and turn.unit not in self.units:
            raise self.wrong(
                f"there is no group {turn.unit}", f"il n'y a pas de groupe {turn.unit}", "turn", "unit"
            )
        if turn.figure and turn.figure not in self.figures:
            raise self.wrong(
                f"there is no figure {turn.figure}",
                f"il n'y a pas de figurine {turn.figure}",
                "turn",
                "figure",
            )
        return msgspec.structs.replace(turn, markers=markers)

    def _marker(self, n: int, part: dict[str, Any]) -> Marker:
        own = dict(part)
        try:
            x, y = own.pop("at")
            own |= {"x": hundredths(x), "y": hundredths(y)}
            own |= {key: hundredths(own.get(key, 0)) for key in ("radius", "z")}
        except (KeyError, TypeError, ValueError) as error:
            raise self.wrong(
                "a marker has id, kind and at", "un marqueur a id, kind et at", "markers", n
            ) from error
        return checked(own, Marker, self.at, "markers", n)
