"""Situations: a table of AT-43 from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.situation_file import (
    FullPiece,
    contents,
    differing,
    fitted,
    hundredths,
    members,
    place,
    point,
)
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.engine.yamlfile import Place as At
from escarmouche.games.at43.armies import armybook, muster
from escarmouche.games.at43.armies.armylist import Choice, cost_of
from escarmouche.games.at43.chapters import terrain
from escarmouche.games.at43.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.at43.chapters.states import engaged_units
from escarmouche.games.at43.chapters.tactical import ACTIVATION, cards_of, highest_officers
from escarmouche.games.at43.client.situationfile import (
    EntryPart,
    FigurePart,
    PiecePart,
    ProfilePart,
    SituationFile,
    StrikePart,
    ThingPart,
    UnitPart,
    WeaponPart,
    WorthPart,
    ZonePart,
)
from escarmouche.games.at43.setup import maps
from escarmouche.games.at43.table import (
    ENGAGED,
    ON_TABLE,
    RECORDS,
    RESERVE,
    SIDES,
    Figure,
    Setting,
    Side,
    Strike,
    Table,
    Thing,
    Turn,
    Unit,
)
from escarmouche.games.company.client.formations import standing
from escarmouche.space.terrain import Ground, Piece

TWO = SIDES[:2]
SETTING = ("turns", "target", "max_pv", "north", "conditions", "points", "allowance")
"""What of the setting stands at the top of a file as it is."""
FIRST_TURN = {"round": 1, "phase": ACTIVATION, "step": "option", "activation": "authority"}


class _Ranks(msgspec.Struct, frozen=True):
    """What a unit is taken from: an entry, what it costs, the profiles of its figures in order."""

    entry: str
    cost: int
    profiles: tuple[str, ...]


class _Reader(Reader[SituationFile]):
    kind, records = SituationFile, RECORDS
    sides: tuple[str, ...] = TWO
    first_turn = {**FIRST_TURN, "active": TWO[0], "order": TWO, "ranking": TWO}
    game = "at43"

    def __init__(self, data: dict[str, Any], at: At) -> None:
        super().__init__(data, at)
        file = self.file
        last = max((SIDES.index(u.side) for u in file.units if u.side in SIDES), default=1)
        last = max((last, *(SIDES.index(side) for side in file.sides if side in SIDES)))
        self.sides = SIDES[: max(2, last + 1)]  # A4-TAC-13: as many as the file names
        self.weapons = {id: part.record(id) for id, part in file.weapons.items()}
        self.profiles = {id: part.record(id) for id, part in file.profiles.items()}
        self.entries = {id: part.record(id) for id, part in file.entries.items()}
        self.scenery: dict[str, Thing] = {}
        self.called: list[Strike] = []
        self.overseen: list[str] = []
        for id, own in self.profiles.items():
            for carried in own.weapons:
                self.named(carried.weapon, self.weapons, "no-weapon", "profiles", id, "weapons")

    # -- ground ----------------------------------------------------------------------------------------------

    def read_ground(self) -> Ground:
        """The pieces, each named by its kind and number unless it has a name; those with a state noted."""
        pieces: list[Piece] = []
        for n, part in enumerate(self.file.terrain):
            id = part.id or f"{part.kind}{n + 1}"
            pieces.append(self._piece(id, part, "terrain", n))
        return self.ground_of(point(self.file.table), pieces, "terrain")

    def _piece(self, id: str, part: PiecePart, *keys: Key) -> Piece:
        if part.points:
            height = 0 if part.height is None else part.height
            return self.full_piece(
                fitted(FullPiece, part, id=id, height=height, traits=part.traits or ()), *keys
            )
        item = fitted(maps.Item, part, id=id)
        try:
            piece, thing = maps.build(item, id)
        except (DataError, ValueError) as error:
            raise self.blamed(error, *keys) from error
        if thing is not None:
            self.scenery[id] = thing
        return piece

    # -- units -----------------------------------------------------------------------------------------------

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, tuple[Figure, ...]]:
        """A unit; place, living and leader follow from its figures unless the file says them."""
        ranks = self._of_book(id, part, *keys) if part.book else self._of_file(part, *keys)
        figures = self._figures(id, part, ranks.profiles, *keys)
        ids = tuple(figure.id for figure in figures)
        said = part.said()
        gone = {ids[n] for n, figure in enumerate(said) if figure.gone}
        living = tuple(f for f in ids if f not in gone) if part.alive is None else part.alive
        for figure_id in (*living, *((part.leader,) if part.leader else ())):
            self.named(figure_id, ids, "stranger", *keys, "alive")
        there = part.formation is not None or any(figure.at for figure in said)
        where = part.place or (ON_TABLE if there else RESERVE)
        for figure in figures if where == ON_TABLE else ():
            if figure.id in living:
                self.check_on_table(figure, self.profiles[figure.profile].radius, *keys)
        unit = fitted(
            Unit, part, id=id, figures=living, markers=frozenset(part.markers or ()), place=where,
            entry=ranks.entry, leader=part.leader or (living[0] if living else ""),
            cost=ranks.cost if part.cost is None else part.cost,
            roster=ids if part.roster is None else part.roster,
        )  # fmt: skip
        return unit, figures

    def _of_file(self, part: UnitPart, *keys: Key) -> _Ranks:
        self.named(part.entry, self.entries, "no-entry", *keys, "entry")
        if part.formation is None:
            return _Ranks(part.entry, 0, tuple(figure.profile for figure in part.said()))
        return _Ranks(part.entry, 0, part.formation.profiles())

    def _of_book(self, id: str, part: UnitPart, *keys: Key) -> _Ranks:
        """A unit of an army book, mustered as for a company: with whatever it calls or may become."""
        try:
            book = armybook.load(armybook.BOOKS.find(part.book))
        except DataError as error:
            raise self.blamed(error, *keys, "book") from error
        if book.unit(part.unit) is None:
            known = ", ".join(each.id for each in book.units)
            raise self.wrong("no-book-unit", *keys, "unit", book=part.book, unit=part.unit, known=known)
        choice = Choice(part.unit, part.strength, dict(part.special), part.officer, part.hero)
        mustered = muster.of_choice(book, choice, id)
        self.weapons |= mustered.weapons
        self.profiles |= mustered.profiles
        self.entries |= mustered.entries
        self.called += mustered.strikes
        if book.routines and part.side not in self.overseen:
            self.overseen.append(part.side)
        profiles = tuple(profile.id for profile in mustered.ranks)
        return _Ranks(armybook.entry_id(book, part.unit), cost_of(book, choice), profiles)

    def _figures(self, id: str, part: UnitPart, ranks: tuple[str, ...], *keys: Key) -> tuple[Figure, ...]:
        letters = self.lettered(id, len(ranks), *keys, "figures")
        if formation := part.formation:
            closed = [p.polygon for p in self.ground.pieces if terrain.AREA not in p.traits]
            spots = standing(
                self, formation, ranks, self.profiles, closed, (CONTACT, FORMATION), *keys, "formation"
            )
            level = hundredths(formation.z)
            return tuple(
                Figure(letters[n], id, x, y, level, formation.facing, profile=ranks[n])
                for n, (x, y) in enumerate(spots)
            )
        said = part.said() or (FigurePart(),) * len(ranks)
        if len(said) != len(ranks):
            raise self.wrong("places", *keys, "figures", places=len(said), count=len(ranks))
        for n, figure in enumerate(said):
            self.named(figure.profile or ranks[n], self.profiles, "no-profile", *keys, "figures", n)
        return tuple(
            figure.record(figure.id or letters[n], id, figure.profile or ranks[n])
            for n, figure in enumerate(said)
        )

    # -- turn, sides, setting ----------------------------------------------------------------------------

    def read_turn(self) -> Turn:
        """The turn; scenery and places are put on the table, in the file's own words where it has any."""
        told = {part.id: part.record() for part in self.file.things}
        for n, thing in enumerate((*(t for t in self.scenery.values() if t.id not in told), *told.values())):
            self.add_thing(thing, "things", n)
        turn: Turn = super().read_turn()
        if "order" not in self.file.turn:
            turn = msgspec.structs.replace(turn, order=tuple(self.sides))
        if "ranking" not in self.file.turn:
            turn = msgspec.structs.replace(turn, ranking=tuple(self.sides))
        return turn

    def read_setting(self) -> Setting:
        """Weapons, profiles and entries in use and what the file says of the match."""
        file = self.file
        strikes = {side: tuple(part.record() for part in parts) for side, parts in file.strikes.items()}
        for strike in self.called:
            side = self.units[strike.caller].side
            if strike.id not in {s.id for s in strikes.get(side, ())}:
                strikes[side] = (*strikes.get(side, ()), strike)
        return Setting(
            options=file.options,
            scenario=file.scenario,
            weapons=self.weapons,
            profiles=self.profiles,
            entries=self.entries,
            zones=tuple(part.record() for part in file.zones),
            places={id: part.record() for id, part in file.places.items()},
            strikes=strikes,
            routines=file.routines or tuple(self.overseen),
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


# -- writing -------------------------------------------------------------------------------------------------


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground = table.setting, table.ground
    sides = tuple(table.sides)
    first = {**FIRST_TURN, "active": TWO[0], "order": sides, "ranking": sides}
    file = SituationFile(
        scenario=setting.scenario,
        options=setting.options,
        table=place((ground.width, ground.depth)),
        sides={s.id: differing(s, Side(""), ("id",), ("cards", "commander")) for s in table.sides.values()},
        turn=differing(table.turn, Turn(), (), first),
        units=tuple(_unit(table, unit) for unit in table.units.values()),
        terrain=tuple(PiecePart.of(piece) for piece in ground.pieces),
        things=tuple(ThingPart.of(thing) for thing in table.things.values()),
        zones=tuple(ZonePart.of(zone) for zone in setting.zones),
        places={id: fitted(WorthPart, worth) for id, worth in setting.places.items()},
        strikes={side: tuple(map(StrikePart.of, given)) for side, given in setting.strikes.items()},
        entries={id: fitted(EntryPart, entry) for id, entry in setting.entries.items()},
        profiles={id: ProfilePart.of(own) for id, own in setting.profiles.items()},
        weapons={id: WeaponPart.of(weapon) for id, weapon in setting.weapons.items()},
        routines=setting.routines,
        **{key: getattr(setting, key) for key in SETTING},
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
