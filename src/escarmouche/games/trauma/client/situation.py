"""Situations: a table of Trauma from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.situation_file import contents, differing, fitted, hundredths, members, place, point
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.engine.yamlfile import Place as At
from escarmouche.games.company.chapters.cards import available_units
from escarmouche.games.company.client.formations import FormationPart, standing
from escarmouche.games.trauma.armies import armybook, armylist, muster
from escarmouche.games.trauma.armies.armylist import Choice
from escarmouche.games.trauma.chapters import terrain
from escarmouche.games.trauma.chapters.command import ACTIVATION, experienced_officers
from escarmouche.games.trauma.chapters.general import command_of, highest_officers
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.chapters.movement import engagement
from escarmouche.games.trauma.chapters.states import disorganised_units
from escarmouche.games.trauma.client.situationfile import (
    EntryPart,
    FigurePart,
    PiecePart,
    PointPart,
    ProfilePart,
    SituationFile,
    UnitPart,
    WeaponPart,
    ZonePart,
)
from escarmouche.games.trauma.table import (
    ENGAGED,
    ON_TABLE,
    RECORDS,
    RESERVE,
    SIDES,
    SKILLS,
    Figure,
    Point,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
)
from escarmouche.space.terrain import Ground, Piece

COLOURS = dict(zip(SIDES, ({"colour": "blue"}, {"colour": "red"}), strict=True))
Footprint = tuple[tuple[int, int], ...]


class _Entry(msgspec.Struct, frozen=True):
    """What a unit is taken from: an entry, what it costs, the profiles of its figures in order."""

    id: str
    cost: int
    profiles: tuple[str, ...]


class _Reader(Reader[SituationFile]):
    kind, records, sides = SituationFile, RECORDS, SIDES
    first_turn = {
        "round": 1,
        "phase": ACTIVATION,
        "active": SIDES[0],
        "starter": SIDES[0],
        "step": "option",
        "activation": "initiative",
    }
    elsewhere = ("zones", "quarters")
    game = "trauma"

    def __init__(self, data: dict[str, Any], at: At) -> None:
        super().__init__(data, at)
        self.weapons = {id: part.record(id) for id, part in self.file.weapons.items()}
        self.profiles = {id: part.record(id) for id, part in self.file.profiles.items()}
        self.entries = {id: part.record(id) for id, part in self.file.entries.items()}
        self._check_records()

    def _check_records(self) -> None:
        """Weapons and skills that are named are there."""
        for id, profile in self.profiles.items():
            for carried in profile.weapons:
                self.named(carried.weapon, self.weapons, "no-weapon", "profiles", id, "weapons")
            if profile.structure and (profile.structure[0] != "X" or set(profile.structure[1:]) - {"O", "I"}):
                raise self.wrong("no-structure", "profiles", id, "structure")
        for key, records in (
            ("profiles", self.profiles),
            ("weapons", self.weapons),
            ("entries", self.entries),
        ):
            for id, record in records.items():
                for skill in record.skills:
                    if skill not in SKILLS:
                        raise self.wrong("no-skill", key, id, "skills", skill=skill, known=", ".join(SKILLS))

    # -- ground ----------------------------------------------------------------------------------------------

    def read_ground(self) -> Ground:
        """The pieces of the file, each named by its kind and number unless it has a name."""
        placed: dict[str, Piece] = {}
        for n, part in enumerate(self.file.terrain):
            id = part.id or f"{part.kind}{n + 1}"
            if id in placed:
                raise self.wrong("piece-taken", "terrain", n, "id", id=id)
            placed[id] = self._piece(id, part, "terrain", n)
        return self.ground_of(point(self.file.table), placed.values(), "terrain")

    def _piece(self, id: str, part: PiecePart, *keys: Key) -> Piece:
        outline = self._outline(part, *keys)
        height = None if part.height is None else hundredths(part.height)
        traits = frozenset(part.traits or ())
        if part.traits is not None and height is not None:
            return Piece(id, part.kind, outline, height, traits)
        try:
            piece = terrain.make_piece(id, part.kind, outline, height)
        except (DataError, ValueError) as error:
            raise self.blamed(error, *keys) from error
        return piece if part.traits is None else Piece(id, part.kind, outline, piece.height, traits)

    def _outline(self, part: PiecePart, *keys: Key) -> Footprint:
        if part.points:
            if len(part.points) < 3:
                raise self.wrong("corners", *keys, "points")
            return tuple(point(corner) for corner in part.points)
        if part.kind not in terrain.KINDS:
            raise self.wrong("no-kind", *keys, kind=part.kind, known=", ".join(sorted(terrain.KINDS)))
        try:
            if part.at:
                size = point(part.size) if part.size else None
                return terrain.block(part.kind, point(part.at), part.turn, size)
            if part.start and part.end:
                return terrain.line(part.kind, point(part.start), point(part.end))
        except (DataError, ValueError) as error:
            raise self.blamed(error, *keys) from error
        raise self.wrong("no-outline", *keys)

    # -- units -----------------------------------------------------------------------------------------------

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, tuple[Figure, ...]]:
        """A unit of an entry; place, living and leader follow from its figures unless the file says them."""
        entry = self._book_entry(part, *keys) if part.book else self._own_entry(part, *keys)
        figures = self._figures(id, part, entry.profiles, *keys)
        ids = tuple(figure.id for figure in figures)
        on_table = part.formation or any(figure.at for figure in part.each_figure())
        where = part.place or (ON_TABLE if on_table else RESERVE)
        gone = {ids[n] for n, figure in enumerate(part.each_figure()) if figure.gone}
        living = tuple(f for f in ids if f not in gone) if part.alive is None else part.alive
        for figure_id in living:
            self.named(figure_id, ids, "stranger", *keys, "alive")
        if part.leader:
            self.named(part.leader, ids, "no-leader", *keys, "leader")
        if where == ON_TABLE:
            for figure in figures:
                if figure.id in living:
                    self.check_on_table(figure, self.profiles[figure.profile].radius, *keys)
        unit = Unit(
            id,
            part.side,
            living,
            frozenset(part.markers or ()),
            entry=entry.id,
            leader=part.leader or (living[0] if living else ""),
            place=where,
            cost=entry.cost if part.cost is None else part.cost,
            extended=part.strength == "extended" if part.extended is None else part.extended,
            roster=ids if part.roster is None else part.roster,
            alert_left=part.alert_left,
        )
        return unit, figures

    def _own_entry(self, part: UnitPart, *keys: Key) -> _Entry:
        self.named(part.entry, self.entries, "no-entry" if part.entry else "entry", *keys, "entry")
        if part.formation is None:
            return _Entry(part.entry, 0, tuple(figure.profile for figure in part.each_figure()))
        named, count = part.formation.profiles(), part.formation.count
        if count not in (0, len(named)):
            raise self.wrong("profiles", *keys, "formation", "count", named=len(named), count=count)
        return _Entry(part.entry, 0, named)

    def _book_entry(self, part: UnitPart, *keys: Key) -> _Entry:
        """A unit of an army book: its entry, its profiles and their weapons are taken over from it."""
        try:
            book = armybook.load(armybook.BOOKS.find(part.book))
        except DataError as error:
            raise self.blamed(error, *keys, "book") from error
        unit = book.unit(part.unit)
        if unit is None:
            known = ", ".join(each.id for each in book.units)
            raise self.wrong("no-book-unit", *keys, "unit", book=part.book, unit=part.unit, known=known)
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
        return _Entry(entry.id, armylist.cost_of(unit, choice), tuple(profile.id for profile in ranks))

    def _figures(self, id: str, part: UnitPart, ranks: tuple[str, ...], *keys: Key) -> tuple[Figure, ...]:
        if part.formation is not None:
            if part.figures:
                raise self.wrong("both", *keys, "formation")
            return self._formation(id, part.formation, ranks, *keys, "formation")
        said = part.each_figure()
        if not said:
            if not part.book:
                raise self.wrong("neither", *keys)
            said = (FigurePart(),) * len(ranks)
        if part.book and len(said) != len(ranks):
            raise self.wrong("places", *keys, "figures", places=len(said), count=len(ranks))
        figures = []
        letters = self.lettered(id, len(said), *keys, "figures")
        for n, figure in enumerate(said):
            profile = figure.profile or ranks[n]
            sentence = "no-profile" if profile else "profile"
            self.named(profile, self.profiles, sentence, *keys, "figures", n)
            figures.append(figure.record(figure.id or letters[n], id, profile))
        return tuple(figures)

    def _formation(
        self, id: str, formation: FormationPart, ranks: tuple[str, ...], *keys: Key
    ) -> tuple[Figure, ...]:
        """The first figure where told, the others round it wherever there is room."""
        letters = self.lettered(id, len(ranks), *keys, "count")
        closed = [p.polygon for p in self.ground.pieces if terrain.AREA not in p.traits]
        spots = standing(self, formation, ranks, self.profiles, closed, (CONTACT, FORMATION), *keys)
        z = hundredths(formation.z)
        return tuple(
            Figure(letter, id, x, y, z, formation.facing, profile=profile)
            for letter, profile, (x, y) in zip(letters, ranks, spots, strict=True)
        )

    # -- turn and sides --------------------------------------------------------------------------------------

    def read_turn(self) -> Turn:
        """The turn, with its zones; the strategic points on them and on the pieces are put on the table."""
        pieces = {piece.id for piece in self.ground.pieces}
        zones = {zone.id for zone in self.file.zones}
        for n, part in enumerate(self.file.points):
            for id, among in ((part.piece, pieces), (part.zone, zones)):
                if id:
                    self.named(id, among, "no-place", "points", n)
            self.add_thing(fitted(Point, part, side=part.holder), "points", n)
        records = tuple(part.record() for part in self.file.zones)
        turn: Turn = msgspec.structs.replace(super().read_turn(), zones=records)
        return turn

    def read_sides(self) -> dict[str, Any]:
        """The armies, each with its colour."""
        return self.sides_from(COLOURS)

    def read_setting(self) -> Setting:
        """Weapons, profiles and entries in use and what the file says of the match."""
        file = self.file
        records = (self.weapons, self.profiles, self.entries)
        return Setting(file.options, file.scenario, *records, file.army_points, file.turns, file.target)

    def finish(self, table: Table) -> None:
        """Engaged units and what a side leaves out are worked out from the places and the units."""
        engaged = engagement.engaged_units(table)
        for unit, part in zip(tuple(table.units), self.file.units, strict=True):
            if part.markers is None and unit in engaged:  # TR-STATE-02
                table.change(unit, {"markers": frozenset({ENGAGED})})
        for side in SIDES:
            self._complete(table, side, self.file.sides.get(side, {}))

    def _complete(self, table: Table, side: str, said: dict[str, Any]) -> None:
        """General, cards and command points of an army where they are left out (TR-CMD)."""
        army = table.sides[side]
        if army.general:
            self.named(army.general, table.figures, "no-figure", "sides", side, "general")
        if "general" not in said:
            table.change(side, {"general": next(iter(highest_officers(table, side)), "")})
        if "cards" not in said:
            cards = tuple(u for u in available_units(table, side) if u not in army.shown)
            table.change(side, {"cards": cards})
        cards = table.sides[side].cards
        for unit in (*cards, *army.shown, *army.recruits):
            if unit != "?":
                self.named(unit, table.units, "no-unit", "sides", side)
        if "pc" not in said:
            lost = len(disorganised_units(table, side))
            pc = command_of(table, side) + len(cards) - lost + experienced_officers(table, side)
            table.change(side, {"pc": max(0, pc)})


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    table: Table = _Reader(data, place).table()
    return table


# -- writing -------------------------------------------------------------------------------------------------


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground, turn = table.setting, table.ground, table.turn
    needed = ("cards", "general", "pc")
    file = SituationFile(
        scenario=setting.scenario,
        options=setting.options,
        table=place((ground.width, ground.depth)),
        turns=setting.turns,
        target=setting.target,
        army_points=setting.points,
        sides={s.id: differing(s, Side(""), ("id",), needed) for s in table.sides.values()},
        turn=differing(turn, Turn(), _Reader.elsewhere, _Reader.first_turn),
        units=tuple(_unit(table, unit) for unit in table.units.values()),
        terrain=tuple(PiecePart.of(piece) for piece in ground.pieces),
        zones=tuple(ZonePart.of(zone) for zone in turn.zones),
        points=tuple(fitted(PointPart, point, holder=point.side) for point in table.things.values()),
        quarters=turn.quarters,
        entries={id: fitted(EntryPart, entry) for id, entry in setting.entries.items()},
        profiles={id: ProfilePart.of(profile) for id, profile in setting.profiles.items()},
        weapons={id: fitted(WeaponPart, weapon) for id, weapon in setting.weapons.items()},
    )
    return contents(table, file)


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
