"""Situations: a table of Dust Tactics from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.french import french
from escarmouche.engine.table import Luck, replace
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.yamlfile import checked
from escarmouche.games.dust import books, muster
from escarmouche.games.dust.table import (
    BOARD,
    SIDES,
    Card,
    Figure,
    Objective,
    Setting,
    Side,
    Smoke,
    Table,
    Turn,
    Unit,
)
from escarmouche.games.dust_tactics import drawn
from escarmouche.games.dust_tactics.board import SQUARE
from escarmouche.games.dust_tactics.situationtext import write_situation
from escarmouche.space.terrain import Ground, Piece, ground_of

__all__ = ["read_situation", "write_situation"]

At = Callable[..., str]
SYSTEM = "dust_tactics"
FIRST_TURN: dict[str, Any] = {
    "round": 1,
    "phase": "play",
    "active": SIDES[0],
    "first": SIDES[0],
    "step": "choose",
}
"""A file that says nothing of the turn: turn 1, the first side to activate a unit."""
HALVES = dict(zip(SIDES, ("south", "north"), strict=True))
FACINGS = dict(zip(SIDES, (0, 4), strict=True))


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Edge(_Part, frozen=True):
    """A wall or an opening on a side of a square."""

    at: tuple[int, int]
    side: str
    opening: str = ""


class Fort(_Part, frozen=True):
    """A bunker or strongpoint on four squares."""

    kind: str
    at: tuple[int, int]
    facing: int = 0


class UnitPart(_Part, frozen=True):
    """A unit: its card, by key of a book or of this file; where it stands; what has become of it."""

    card: str
    side: str
    id: str = ""
    at: tuple[int, int] | None = None
    facing: int | None = None
    level: int = 0
    alive: tuple[str, ...] | int | None = None
    """Living miniatures, or how many of them."""
    markers: tuple[str, ...] | None = None
    state: dict[str, Any] = {}
    """Every other field of the unit that is not at its start: boxes, ammo, used, carrier, seat …"""


class SituationFile(_Part, frozen=True):
    """A whole file; `game` is read by the engine."""

    game: str
    units: tuple[UnitPart, ...]
    title: str | dict[str, str] = ""
    covers: tuple[str, ...] = ()
    """Rules that the situation shows."""
    play: Any = None
    """The script of `escarmouche check`; nothing of it is read here."""
    scenario: str = "encounter"
    board: tuple[str, ...] = ()
    """Rows of letters from the north; or `size`, for an empty board."""
    size: tuple[int, int] = (12, 16)
    edges: tuple[Edge, ...] = ()
    forts: tuple[Fort, ...] = ()
    pieces: tuple[dict[str, Any], ...] = ()
    """Pieces written out in full, as a table is written."""
    turns: int = 8
    points: int = 50
    reserves: int = 0
    options: dict[str, Any] = {}
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    objectives: tuple[Objective, ...] = ()
    smoke: tuple[Smoke, ...] = ()
    cards: dict[str, dict[str, Any]] = {}
    luck: dict[str, Any] = {}


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    return _Reader(checked(data, SituationFile, place), place).table()


@lru_cache(maxsize=1)
def printed() -> dict[str, Card]:
    """Every card of the three books, by its key."""
    found: dict[str, Card] = {}
    for key in books.BOOKS.names():
        book = books.load(books.BOOKS.find(key))
        for entry in book.units:
            found[entry.key] = books.card_of(book, entry.key)
            for option in entry.options:
                card = books.card_of(book, entry.key, (option,))
                found[card.id] = card
    return found


class _Reader:
    """Reads one file; keeps what its parts refer to."""

    def __init__(self, file: SituationFile, at: At) -> None:
        self.file, self.at = file, at
        self.cards: dict[str, Card] = {}
        self.units: dict[str, Unit] = {}
        self.figures: dict[str, Figure] = {}

    def wrong(self, text: str, fr: str, *keys: str | int) -> DataError:
        """A mistake of the file, with its place."""
        return DataError(f"{self.at(*keys)}: {text}", f"{self.at(*keys)} : {fr}")

    def table(self) -> Table:
        """Everything put together."""
        file = self.file
        ground = self._ground()
        for n, part in enumerate(file.units):
            self._unit(n, part, ground)
        for n, part in enumerate(file.units):
            carrier = part.state.get("carrier", "")
            if carrier and carrier not in self.units:
                raise self.wrong(
                    f"there is no unit {carrier}",
                    f"il n'y a pas d'unité {carrier}",
                    "units",
                    n,
                    "state",
                    "carrier",
                )
        setting = Setting(
            file.options, SYSTEM, file.scenario, self.cards, file.points, file.turns, file.reserves
        )
        luck = checked(file.luck, Luck, self.at, "luck")
        table: Table = EngineTable(
            setting, ground, self._sides(), self.units, self.figures, self._turn(), luck
        )
        return table

    def _ground(self) -> Ground:
        file = self.file
        rows, (columns, deep) = file.board, file.size
        if rows:
            columns, deep = len(rows[0]), len(rows)
            if any(len(row) != columns for row in rows):
                raise self.wrong(
                    "the rows of a board are equally long",
                    "les rangées d'un plateau ont la même longueur",
                    "board",
                )
        try:
            made = [*drawn.pieces(rows)]
            made += [drawn.edge(f"edge-{n}", *e.at, e.side, e.opening) for n, e in enumerate(file.edges, 1)]
            made += [drawn.fort(f"fort-{n}", f.kind, *f.at, f.facing) for n, f in enumerate(file.forts, 1)]
        except DataError as error:
            raise self.wrong(str(error), french(error), "board") from error
        made += [checked(part, Piece, self.at, "pieces", n) for n, part in enumerate(file.pieces)]
        try:
            return ground_of(columns * SQUARE, deep * SQUARE, tuple(made))
        except ValueError as error:
            raise self.wrong(str(error), french(error), "pieces") from error

    def _card(self, key: str, *keys: str | int) -> Card:
        if key in self.file.cards:
            own = {"name": {"en": key, "fr": key}, **self.file.cards[key], "id": key}
            base = own.pop("like", "")
            if base:
                if base not in printed():
                    raise self.wrong(
                        f"there is no card {base}", f"il n'y a pas de carte {base}", "cards", key, "like"
                    )
                own = {**msgspec.to_builtins(printed()[base]), **own}
            card = checked(own, Card, self.at, "cards", key)
        elif key in printed():
            card = printed()[key]
        else:
            raise self.wrong(f"there is no card {key}", f"il n'y a pas de carte {key}", *keys)
        self.cards[card.id] = card
        return card

    def _unit(self, n: int, part: UnitPart, ground: Ground) -> None:
        if part.side not in SIDES:
            raise self.wrong(
                f"the sides are {' and '.join(SIDES)}",
                f"les camps sont {' et '.join(SIDES)}",
                "units",
                n,
                "side",
            )
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
        card = self._card(part.card, "units", n, "card")
        start, figures = muster.made(card, id, part.side)
        if unknown := sorted(set(part.state) - set(Unit.__struct_fields__)):
            raise self.wrong(
                f"a unit has no {unknown[0]}",
                f"une unité n'a pas de {unknown[0]}",
                "units",
                n,
                "state",
                unknown[0],
            )
        values = {**msgspec.to_builtins(start), **part.state}
        if part.at is not None:
            x, y = part.at
            if not (0 <= x < ground.width // SQUARE and 0 <= y < ground.depth // SQUARE):
                raise self.wrong(
                    f"{x}, {y} is no square of the board",
                    f"{x}, {y} n'est pas une case du plateau",
                    "units",
                    n,
                    "at",
                )
            values |= {"x": x, "y": y}
            values["place"] = part.state.get("place", BOARD)
        values["level"] = part.level
        values["facing"] = FACINGS[part.side] if part.facing is None else part.facing
        if part.markers is not None:
            values["markers"] = list(part.markers)
        record = checked(values, Unit, self.at, "units", n, "state")
        if isinstance(part.alive, int):
            record = replace(record, figures=record.roster[: part.alive])
        elif part.alive is not None:
            if set(part.alive) - set(record.roster):
                raise self.wrong(
                    "names a miniature that the unit does not have",
                    "nomme une figurine que l'unité n'a pas",
                    "units",
                    n,
                    "alive",
                )
            record = replace(record, figures=part.alive)
        self.units[id] = record
        self.figures.update(figures)

    def _sides(self) -> dict[str, Side]:
        for side in self.file.sides:
            if side not in SIDES:
                raise self.wrong(
                    f"the sides are {' and '.join(SIDES)}",
                    f"les camps sont {' et '.join(SIDES)}",
                    "sides",
                    side,
                )
        made = {}
        for side in SIDES:
            blocs = [self.cards[u.card].bloc for u in self.units.values() if u.side == side]
            start = {"half": HALVES[side], "bloc": blocs[0] if blocs else ""}
            own = {**start, **self.file.sides.get(side, {}), "id": side}
            made[side] = checked(own, Side, self.at, "sides", side)
        return made

    def _turn(self) -> Turn:
        known = set(Turn.__struct_fields__) - {"smoke", "objectives"}
        if unknown := sorted(set(self.file.turn) - known):
            raise self.wrong("there is no such key", "cette clé n'existe pas", "turn", unknown[0])
        turn = checked({**FIRST_TURN, **self.file.turn}, Turn, self.at, "turn")
        for key in ("unit", "hero", "reactor"):
            if (id := getattr(turn, key)) and id not in self.units:
                raise self.wrong(f"there is no unit {id}", f"il n'y a pas d'unité {id}", "turn", key)
        return replace(turn, smoke=self.file.smoke, objectives=self.file.objectives)
