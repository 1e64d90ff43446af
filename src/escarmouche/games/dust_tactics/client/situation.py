"""Situations: a table of Dust Tactics from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.situation_file import (
    File,
    Part,
    contents,
    differing,
    filled,
    fitted,
)
from escarmouche.engine.situation_reader import Key
from escarmouche.engine.table import replace
from escarmouche.engine.yamlfile import Place as At
from escarmouche.games.dust.armies import muster
from escarmouche.games.dust.client.situation_cards import CardReader
from escarmouche.games.dust.table import (
    BOARD,
    OBJECTIVE,
    RECORDS,
    SIDES,
    SMOKE,
    Card,
    Figure,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    Unit,
    things_of,
)
from escarmouche.games.dust_tactics.chapters.board import drawn, things
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE
from escarmouche.space.terrain import Ground, Piece

SYSTEM = "dust_tactics"
FACINGS = dict(zip(SIDES, (0, 4), strict=True))
Square = tuple[int, int]


class Edge(Part, frozen=True, kw_only=True):
    """A wall or an opening on a side of a square."""

    at: Square
    side: str
    opening: str = ""


class Fort(Part, frozen=True, kw_only=True):
    """A bunker or strongpoint on four squares."""

    kind: str
    at: Square
    facing: int = 0


class ObjectivePart(Part, frozen=True, kw_only=True):
    """An objective on a square; `half`: south or north, nothing on the centre."""

    id: str
    x: int
    y: int
    half: str = ""


class SmokePart(Part, frozen=True, kw_only=True):
    """A square of smoke, and the turn at whose end it has gone."""

    x: int
    y: int
    until: int


class UnitPart(Part, frozen=True, kw_only=True):
    """A unit: its card, by key of a book or of this file; where it stands; what has become of it."""

    always = ("facing", "markers", "alive", "state")
    id: str = ""
    side: str
    card: str
    at: Square | None = None
    facing: int | None = None
    markers: tuple[str, ...] | None = None
    alive: tuple[str, ...] | int | None = None
    """Living miniatures, or how many of them."""
    level: int = 0
    state: dict[str, Any] = {}
    """Every other field of the unit that is not at its start: boxes, ammo, used, carrier, seat …"""


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file."""

    always = ("scenario", "size", "turns", "points", "sides", "turn", "units")
    scenario: str = "encounter"
    options: dict[str, Any] = {}
    board: tuple[str, ...] = ()
    """Rows of letters from the north; or `size`, for an empty board."""
    size: Square = (12, 16)
    edges: tuple[Edge, ...] = ()
    forts: tuple[Fort, ...] = ()
    turns: int = 8
    points: int = 50
    reserves: int = 0
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    objectives: tuple[ObjectivePart, ...] = ()
    smoke: tuple[SmokePart, ...] = ()
    units: tuple[UnitPart, ...]
    pieces: tuple[Piece, ...] = ()
    """Pieces written out in full, as a table is written."""
    cards: dict[str, dict[str, Any]] = {}


class _Reader(CardReader[SituationFile]):
    kind, records, sides, size_key = SituationFile, RECORDS, SIDES, "size"
    first_turn = {"round": 1, "phase": "play", "active": SIDES[0], "first": SIDES[0], "step": "choose"}
    turn_refers = {"unit": "unit", "hero": "unit", "reactor": "unit"}
    game = "dust_tactics"

    def read_ground(self) -> Ground:
        """A board drawn in letters, with edges, forts and pieces; or an empty one."""
        file = self.file
        columns, rows = (len(file.board[0]), len(file.board)) if file.board else file.size
        if any(len(row) != columns for row in file.board):
            raise self.wrong("rows", "board")
        try:
            pieces = [*drawn.pieces(file.board)]
            pieces += [drawn.edge(f"edge-{n}", *e.at, e.side, e.opening) for n, e in enumerate(file.edges, 1)]
            pieces += [drawn.fort(f"fort-{n}", f.kind, *f.at, f.facing) for n, f in enumerate(file.forts, 1)]
        except DataError as error:
            raise self.blamed(error, "board") from error
        return self.ground_of((columns * SQUARE, rows * SQUARE), (*pieces, *file.pieces), "pieces")

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, tuple[Figure, ...]]:
        """A unit as its card makes it, changed by what the file says of it."""
        card = self.cards[part.card] = self.card(part.card, *keys, "card")
        start, figures = muster.made(card, id, part.side)
        values = msgspec.to_builtins(start)
        said = {**part.state, "level": part.level, "facing": FACINGS[part.side]}
        if part.at is not None:
            values["place"] = BOARD
            said |= self._square(part.at, *keys, "at")
        if part.facing is not None:
            said["facing"] = part.facing
        if part.markers is not None:
            said["markers"] = list(part.markers)
        unit = self.record(Unit, said, *keys, "state", start=values, unknown="no-field")
        return replace(unit, figures=self.living(unit, part.alive, *keys)), tuple(figures.values())

    def _square(self, at: Square, *keys: Key) -> dict[str, int]:
        x, y = at
        if not (0 <= x < self.ground.width // SQUARE and 0 <= y < self.ground.depth // SQUARE):
            raise self.wrong("no-square", *keys, x=x, y=y)
        return {"x": x, "y": y}

    def read_sides(self) -> dict[str, Any]:
        """The sides; objectives and smoke lie on their squares."""
        self._read_things()
        return self.sides_with_blocs()

    def _read_things(self) -> None:
        for n, mark in enumerate(self.file.objectives):
            self._square((mark.x, mark.y), "objectives", n)
            self.add_thing(things.objective(mark.id, mark.x, mark.y, mark.half), "objectives", n)
        for n, cloud in enumerate(self.file.smoke):
            self._square((cloud.x, cloud.y), "smoke", n)
            self.add_thing(things.smoke(cloud.x, cloud.y, cloud.until), "smoke", n)

    def read_setting(self) -> Setting:
        """The cards in use and what the file says of the match."""
        file = self.file
        return Setting(
            file.options, SYSTEM, file.scenario, self.cards, file.points, file.turns, file.reserves
        )


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    table: Table = _Reader(data, place).table()
    return table


# -- writing -------------------------------------------------------------------------------------------------

_WRITTEN = ("id", "side", "card", "figures", "markers", "x", "y", "facing", "level", "roster")


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground, turn = table.setting, table.ground, table.turn
    sides = {s.id: differing(s, Side(""), ("id",), ("half", "bloc")) for s in table.sides.values()}
    file = SituationFile(
        scenario=setting.scenario,
        options=setting.options,
        size=(ground.width // SQUARE, ground.depth // SQUARE),
        turns=setting.turns,
        points=setting.points,
        reserves=setting.reserves,
        sides=sides,
        turn=differing(turn, Turn(), (), _Reader.first_turn),
        objectives=tuple(map(_objective, things_of(table, OBJECTIVE))),
        smoke=tuple(map(_smoke, things_of(table, SMOKE))),
        units=tuple(_unit(setting.cards[unit.card], unit) for unit in table.units.values()),
        pieces=ground.pieces,
        cards={id: filled(card) for id, card in setting.cards.items()},
    )
    return contents(table, file)


def _objective(mark: Thing) -> ObjectivePart:
    x, y = things.square_of(mark)
    return ObjectivePart(id=mark.id, x=x, y=y, half=mark.half)


def _smoke(cloud: Thing) -> SmokePart:
    x, y = things.square_of(cloud)
    return SmokePart(x=x, y=y, until=cloud.until)


def _unit(card: Card, unit: Unit) -> UnitPart:
    start = muster.made(card, unit.id, unit.side)[0]
    state = {**differing(unit, start, _WRITTEN), "place": unit.place}
    markers = tuple(sorted(unit.markers))
    return fitted(UnitPart, unit, at=(unit.x, unit.y), markers=markers, alive=unit.figures, state=state)
