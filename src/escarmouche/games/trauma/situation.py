"""Situations: a table of Trauma from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.french import french
from escarmouche.engine.table import Luck
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.yamlfile import checked
from escarmouche.games.trauma import armybook, armylist, engagement, muster, pieces
from escarmouche.games.trauma.armylist import Choice
from escarmouche.games.trauma.command import ACTIVATION, experienced_officers
from escarmouche.games.trauma.field import CONTACT, FORMATION
from escarmouche.games.trauma.general import command_of, highest_officers
from escarmouche.games.trauma.situationfile import (
    TURN_KEYS,
    At,
    EntryPart,
    FigurePart,
    FormationPart,
    PiecePart,
    ProfilePart,
    SidePart,
    SituationFile,
    UnitPart,
    WeaponPart,
    hundredths,
    point,
)
from escarmouche.games.trauma.situationtext import write_situation
from escarmouche.games.trauma.states import available_units, disorganised_units
from escarmouche.games.trauma.table import (
    ENGAGED,
    ON_TABLE,
    RESERVE,
    SIDES,
    SKILLS,
    Entry,
    Figure,
    Point,
    Profile,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
    Weapon,
)
from escarmouche.space.formation import spots_around
from escarmouche.space.shapes import disc_overlaps_polygon, discs_overlap
from escarmouche.space.sweep import within
from escarmouche.space.terrain import Ground, Piece, ground_of

__all__ = ["read_situation", "write_situation"]

COLOURS = dict(zip(SIDES, ("blue", "red"), strict=True))
FIRST_TURN: dict[str, Any] = {
    "round": 1,
    "phase": ACTIVATION,
    "active": SIDES[0],
    "starter": SIDES[0],
    "step": "option",
    "activation": "initiative",
}
"""A file that says nothing of the turn: the first round, the first side to play a card."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    return _Reader(checked(data, SituationFile, place), place).table()


class _Reader:
    """Reads one file; keeps what its parts refer to."""

    def __init__(self, file: SituationFile, at: At) -> None:
        self.file, self.at = file, at
        self.weapons: dict[str, Weapon] = {
            id: checked(part, WeaponPart, at, "weapons", id).record(id) for id, part in file.weapons.items()
        }
        self.profiles: dict[str, Profile] = {
            id: checked(part, ProfilePart, at, "profiles", id).record(id)
            for id, part in file.profiles.items()
        }
        self.entries: dict[str, Entry] = {
            id: checked(part, EntryPart, at, "entries", id).record(id) for id, part in file.entries.items()
        }
        self.units: dict[str, Unit] = {}
        self.figures: dict[str, Figure] = {}
        self.ground = self._ground()

    def wrong(self, text: str, fr: str, *keys: str | int) -> DataError:
        """A mistake of the file, with its place."""
        return DataError(f"{self.at(*keys)}: {text}", f"{self.at(*keys)} : {fr}")

    def table(self) -> Table:
        """Everything put together."""
        self._check_references()
        for n, unit in enumerate(self.file.units):
            self._unit(n, unit)
        file = self.file
        if file.figure_order:
            if sorted(file.figure_order) != sorted(self.figures):
                raise self.wrong(
                    "name every figure of the units once",
                    "nommez chaque figurine des unités une fois",
                    "figure_order",
                )
            self.figures = {id: self.figures[id] for id in file.figure_order}
        setting = Setting(
            file.options,
            file.scenario,
            self.weapons,
            self.profiles,
            self.entries,
            file.army_points,
            file.turns,
            file.target,
        )
        sides = {s: Side(s) for s in SIDES}
        luck = checked(file.luck, Luck, self.at, "luck")
        table: Table = EngineTable(setting, self.ground, sides, self.units, self.figures, self._turn(), luck)
        self._engage(table)
        for side in file.sides:
            if side not in SIDES:
                raise self.wrong(
                    f"the sides are {' and '.join(SIDES)}",
                    f"les camps sont {' et '.join(SIDES)}",
                    "sides",
                    side,
                )
        for side in SIDES:
            self._side(table, side, checked(file.sides.get(side, {}), SidePart, self.at, "sides", side))
        return table

    # -- ground ---------------------------------------------------------------------------------------

    def _ground(self) -> Ground:
        width, depth = point(self.file.table)
        if width <= 0 or depth <= 0:
            raise self.wrong(
                "a table has a width and a depth", "une table a une largeur et une profondeur", "table"
            )
        found: dict[str, Piece] = {}
        for n, part in enumerate(self.file.terrain):
            id = part.id or f"{part.kind}{n + 1}"
            if id in found:
                raise self.wrong(
                    f"another piece is already called {id}",
                    f"un autre décor s'appelle déjà {id}",
                    "terrain",
                    n,
                    "id",
                )
            found[id] = self._piece(n, id, part)
        return ground_of(width, depth, tuple(found.values()))

    def _piece(self, n: int, id: str, part: PiecePart) -> Piece:
        try:
            outline = self._outline(part)
            height = None if part.height is None else hundredths(part.height)
            if part.traits is not None and height is not None:
                return Piece(id, part.kind, outline, height, frozenset(part.traits))
            made = pieces.make_piece(id, part.kind, outline, height)
        except (DataError, ValueError) as error:
            raise self.wrong(str(error), french(error), "terrain", n) from error
        if part.traits is None:
            return made
        return Piece(id, part.kind, outline, made.height, frozenset(part.traits))

    @staticmethod
    def _outline(part: PiecePart) -> tuple[tuple[int, int], ...]:
        if part.points:
            if len(part.points) < 3:
                raise DataError(
                    "points: a footprint has three corners or more",
                    "points : une emprise a trois coins ou plus",
                )
            return tuple(point(p) for p in part.points)
        if part.kind not in pieces.KINDS:
            known = ", ".join(sorted(pieces.KINDS))
            raise DataError(
                f"there is no kind {part.kind}; there are: {known}",
                f"il n'y a pas de genre {part.kind} ; il y a : {known}",
            )
        if part.at:
            size = point(part.size) if part.size else None
            return pieces.block(part.kind, point(part.at), part.turn, size)
        if part.start and part.end:
            return pieces.line(part.kind, point(part.start), point(part.end))
        raise DataError(
            "a piece needs `at`, `from` and `to`, or `points`",
            "il faut à un décor `at`, `from` et `to`, ou `points`",
        )

    # -- units ----------------------------------------------------------------------------------------

    def _check_references(self) -> None:
        """Weapons, profiles and skills that are named are there."""
        for id, profile in self.profiles.items():
            for carried in profile.weapons:
                if carried.weapon not in self.weapons:
                    raise self.wrong(
                        f"there is no weapon {carried.weapon}",
                        f"il n'y a pas d'arme {carried.weapon}",
                        "profiles",
                        id,
                        "weapons",
                    )
            self._check_skills(profile.skills, "profiles", id)
            if profile.structure and (profile.structure[0] != "X" or set(profile.structure[1:]) - {"O", "I"}):
                raise self.wrong(
                    "TR-SHOOT-47: an X, then O and I",
                    "TR-SHOOT-47 : un X, puis des O et des I",
                    "profiles",
                    id,
                    "structure",
                )
        for id, weapon in self.weapons.items():
            self._check_skills(weapon.skills, "weapons", id)
        for id, entry in self.entries.items():
            self._check_skills(entry.skills, "entries", id)

    def _check_skills(self, skills: tuple[str, ...], *keys: str) -> None:
        for skill in skills:
            if skill not in SKILLS:
                known = ", ".join(SKILLS)
                raise self.wrong(
                    f"TR-ARMY-21: there is no skill {skill}; there are: {known}",
                    f"TR-ARMY-21 : il n'y a pas de compétence {skill} ; il y a : {known}",
                    *keys,
                    "skills",
                )

    def _unit(self, n: int, part: UnitPart) -> None:
        count = sum(unit.side == part.side for unit in self.units.values())
        id = part.id or f"{part.side}{count + 1}"
        if id in self.units or id in SIDES:
            raise self.wrong(
                f"{id} is already the name of something else",
                f"{id} est déjà le nom d'autre chose",
                "units",
                n,
                "id",
            )
        entry, cost, ranks = self._entry(n, part)
        figures = self._figures(n, id, part, ranks)
        placed = part.formation or any(not isinstance(f, FigurePart) or f.at for f in part.figures)
        place = part.place or (ON_TABLE if placed else RESERVE)
        gone = {f"{id}{LETTERS[k]}" if not f.id else f.id for k, f in enumerate(part.figures)
                if isinstance(f, FigurePart) and f.gone}  # fmt: skip
        ids = tuple(f.id for f in figures)
        living = part.alive if part.alive is not None else tuple(f for f in ids if f not in gone)
        if set(living) - set(ids):
            raise self.wrong(
                "names a figure that is not in the unit",
                "nomme une figurine qui n'est pas dans l'unité",
                "units",
                n,
                "alive",
            )
        if part.leader and part.leader not in ids:
            raise self.wrong(
                f"{part.leader} is no figure of {id}",
                f"{part.leader} n'est pas une figurine de {id}",
                "units",
                n,
                "leader",
            )
        for figure in figures:
            if figure.id in self.figures:
                raise self.wrong(
                    f"another figure is already called {figure.id}",
                    f"une autre figurine s'appelle déjà {figure.id}",
                    "units",
                    n,
                    "figures",
                )
            if place == ON_TABLE and figure.id in living:
                self._check_place(n, figure)
            self.figures[figure.id] = figure
        self.units[id] = Unit(
            id,
            part.side,
            living,
            frozenset(part.markers or ()),
            entry=entry,
            leader=part.leader or (living[0] if living else ""),
            place=place,
            cost=part.cost if part.cost is not None else cost,
            extended=part.extended if part.extended is not None else part.strength == "extended",
            roster=part.roster if part.roster is not None else ids,
            alert_left=part.alert_left,
        )

    def _entry(self, n: int, part: UnitPart) -> tuple[str, int, tuple[str, ...]]:
        """The entry of a unit, its cost and the profiles of its figures, from the file or from a book."""
        if not part.book:
            if part.entry not in self.entries:
                raise self.wrong(
                    f"there is no entry {part.entry or '(none named)'}",
                    f"il n'y a pas d'entrée {part.entry or '(aucune nommée)'}",
                    "units",
                    n,
                    "entry",
                )
            return part.entry, 0, self._named_profiles(n, part)
        try:
            book = armybook.load(armybook.BOOKS.find(part.book))
        except DataError as error:
            raise self.wrong(str(error), french(error), "units", n, "book") from error
        unit = book.unit(part.unit)
        if unit is None:
            known = ", ".join(u.id for u in book.units)
            raise self.wrong(
                f"{part.book} has no unit {part.unit}; it has: {known}",
                f"{part.book} n'a pas d'unité {part.unit} ; il a : {known}",
                "units",
                n,
                "unit",
            )
        officer = (part.officer,) if part.officer else ()
        choice = Choice(unit.id, "", part.strength, officer, dict(part.options))
        ranks = muster.members(book, unit, choice)
        ordinary = muster.members(book, unit, Choice(unit.id, ""))
        for profile in (*ranks, *ordinary):
            self.profiles[profile.id] = profile
            for carried in profile.weapons:
                line = book.weapon(carried.weapon.partition(".")[2])
                if line is not None:
                    self.weapons[carried.weapon] = armybook.weapon_record(book, line)
        entry = muster.entry_record(book, unit, ordinary, choice)
        self.entries[entry.id] = entry
        return entry.id, armylist.cost_of(unit, choice), tuple(profile.id for profile in ranks)

    def _named_profiles(self, n: int, part: UnitPart) -> tuple[str, ...]:
        if part.formation is None:
            return tuple(f.profile for f in part.figures if isinstance(f, FigurePart))
        named = part.formation.profile
        if isinstance(named, str):
            return (named,) * (part.formation.count or 1)
        if part.formation.count not in (0, len(named)):
            count = part.formation.count
            raise self.wrong(
                f"{len(named)} profiles are named for {count} figures",
                f"{len(named)} profils sont nommés pour {count} figurines",
                "units",
                n,
                "formation",
                "count",
            )
        return named

    def _figures(self, n: int, id: str, part: UnitPart, ranks: tuple[str, ...]) -> tuple[Figure, ...]:
        if part.formation is not None:
            if part.figures:
                raise self.wrong(
                    "give `figures` or `formation`, not both",
                    "donnez `figures` ou `formation`, pas les deux",
                    "units",
                    n,
                    "formation",
                )
            return self._formation(n, id, part, part.formation, ranks)
        if part.book and not part.figures:
            return tuple(Figure(f"{id}{LETTERS[k]}", id, profile=p) for k, p in enumerate(ranks))
        if not part.figures:
            raise self.wrong(
                "a unit needs `figures` or a `formation`",
                "il faut à une unité `figures` ou `formation`",
                "units",
                n,
            )
        if part.book and len(part.figures) != len(ranks):
            raise self.wrong(
                f"{len(part.figures)} places for {len(ranks)} figures of the book",
                f"{len(part.figures)} positions pour {len(ranks)} figurines du livre",
                "units",
                n,
                "figures",
            )
        found = []
        for k, figure in enumerate(part.figures):
            own = figure if isinstance(figure, FigurePart) else FigurePart(at=figure)
            name = own.profile or (ranks[k] if part.book else "")
            if name not in self.profiles:
                raise self.wrong(
                    f"there is no profile {name or '(none named)'}",
                    f"il n'y a pas de profil {name or '(aucun nommé)'}",
                    "units",
                    n,
                    "figures",
                    k,
                )
            found.append(own.record(own.id or f"{id}{LETTERS[k]}", id, name))
        return tuple(found)

    def _formation(
        self, n: int, id: str, part: UnitPart, formation: FormationPart, ranks: tuple[str, ...]
    ) -> tuple[Figure, ...]:
        """The first figure where told, the others round it wherever there is room."""
        for name in ranks:
            if name not in self.profiles:
                raise self.wrong(
                    f"there is no profile {name}",
                    f"il n'y a pas de profil {name}",
                    "units",
                    n,
                    "formation",
                    "profile",
                )
        if not ranks or len(ranks) > len(LETTERS):
            raise self.wrong(
                f"a unit has 1 to {len(LETTERS)} figures",
                f"une unité a de 1 à {len(LETTERS)} figurines",
                "units",
                n,
                "formation",
                "count",
            )
        z = hundredths(formation.z)
        radius = max(self.profiles[name].radius for name in ranks)
        taken = [
            ((f.x, f.y), self.profiles[f.profile].radius)
            for unit in self.units.values() if unit.place == ON_TABLE
            for f in (self.figures[g] for g in unit.figures)
        ]  # fmt: skip
        closed = [p.polygon for p in self.ground.pieces if pieces.AREA not in p.traits] if not z else []
        bounds = (0, 0, self.ground.width, self.ground.depth)

        def free(spot: tuple[int, int]) -> bool:
            return (
                within(bounds, *spot, radius)
                and not any(discs_overlap(spot, radius, other, wide) for other, wide in taken)
                and not any(disc_overlaps_polygon(spot, radius, polygon) for polygon in closed)
            )

        first = point(formation.at)
        others = spots_around(first, radius, len(ranks) - 1, CONTACT, free, reach=FORMATION)
        if len(others) < len(ranks) - 1:
            raise self.wrong(
                f"there is room for {len(others) + 1} figures only",
                f"il n'y a de place que pour {len(others) + 1} figurines",
                "units",
                n,
                "formation",
                "at",
            )
        return tuple(
            Figure(f"{id}{LETTERS[k]}", id, x, y, z, formation.facing, profile=name)
            for k, (name, (x, y)) in enumerate(zip(ranks, (first, *others), strict=True))
        )

    def _check_place(self, n: int, figure: Figure) -> None:
        bounds = (0, 0, self.ground.width, self.ground.depth)
        if not within(bounds, figure.x, figure.y, self.profiles[figure.profile].radius):
            raise self.wrong(
                f"{figure.id} is not wholly on the table",
                f"{figure.id} n'est pas entièrement sur la table",
                "units",
                n,
            )

    def _engage(self, table: Table) -> None:
        """Units whose markers are left out are Engaged where enemies stand at contact (TR-STATE-02)."""
        engaged = engagement.engaged_units(table)
        for unit, part in zip(tuple(table.units), self.file.units, strict=True):
            if part.markers is None and unit in engaged:
                table.change(unit, {"markers": frozenset({ENGAGED})})

    # -- turn and sides -------------------------------------------------------------------------------

    def _turn(self) -> Turn:
        for key in self.file.turn:
            if key not in TURN_KEYS:
                known = ", ".join(TURN_KEYS)
                raise self.wrong(
                    f"there is no such key; there are: {known}",
                    f"cette clé n'existe pas ; il y a : {known}",
                    "turn",
                    key,
                )
        named = {piece.id for piece in self.ground.pieces}
        zones = {zone.id for zone in self.file.zones}
        for n, part in enumerate(self.file.points):
            if (part.piece and part.piece not in named) or (part.zone and part.zone not in zones):
                raise self.wrong(
                    f"there is no {part.piece or part.zone}",
                    f"il n'y a pas de {part.piece or part.zone}",
                    "points",
                    n,
                )
        turn = checked({**FIRST_TURN, **self.file.turn}, Turn, self.at, "turn")
        if turn.unit and turn.unit not in self.units:
            raise self.wrong(
                f"there is no unit {turn.unit}", f"il n'y a pas d'unité {turn.unit}", "turn", "unit"
            )
        points = tuple(Point(p.id, p.kind, p.piece, p.zone, p.holder) for p in self.file.points)
        return msgspec.structs.replace(
            turn, points=points, zones=tuple(z.record() for z in self.file.zones), quarters=self.file.quarters
        )

    def _side(self, table: Table, side: str, part: SidePart) -> None:
        """An army; general, cards and command points are worked out where they are left out (TR-CMD)."""
        general = part.general
        if general is None:
            general = next(iter(highest_officers(table, side)), "")
        elif general and general not in table.figures:
            raise self.wrong(
                f"there is no figure {general}",
                f"il n'y a pas de figurine {general}",
                "sides",
                side,
                "general",
            )
        cards = part.cards
        if cards is None:
            cards = tuple(u for u in available_units(table, side) if u not in part.shown)
        for unit in (*cards, *part.shown, *part.recruits):
            if unit != "?" and unit not in table.units:
                raise self.wrong(f"there is no unit {unit}", f"il n'y a pas d'unité {unit}", "sides", side)
        colour = part.colour or COLOURS[side]
        values = {"general": general, "cards": cards, "colour": colour, "role": part.role, "pr": part.pr,
                  "pv": part.pv, "shown": part.shown, "option": part.option, "lost": part.lost,
                  "recruits": part.recruits, "standing": part.standing}  # fmt: skip
        table.change(side, values)
        pc = part.pc
        if pc is None:
            lost = len(disorganised_units(table, side))
            pc = max(0, command_of(table, side) + len(cards) - lost + experienced_officers(table, side))
        table.change(side, {"pc": pc})
