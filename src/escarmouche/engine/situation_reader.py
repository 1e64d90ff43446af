"""The reader of situation files that all games share: ids, sides, turn, ground, references, mistakes.

A game derives one reader from `Reader` and says how its own records are made: the setting, the ground, one
unit with its figures. Its file is a struct of `engine.situation_file`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, ClassVar, Generic

import msgspec

from escarmouche.engine.errors import DataError, joined
from escarmouche.engine.situation_file import FileT, FullPiece, RecordT, hundredths, point, read_file
from escarmouche.engine.table import Figure, Records, Setting, Table, Unit
from escarmouche.engine.yamlfile import Place as At
from escarmouche.engine.yamlfile import checked
from escarmouche.space.sweep import within
from escarmouche.space.terrain import Ground, Piece, ground_of

Key = str | int
LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""A figure without an id is called as its unit, with a letter."""


class Reader(Generic[FileT]):
    """Reads one file; keeps what its parts refer to."""

    kind: type[FileT]
    """The struct of the game's files."""
    records: ClassVar[Records]
    sides: tuple[str, ...]
    units_key: ClassVar[str] = "units"
    """The key that the units stand under, in a list or by id."""
    size_key: ClassVar[str] = "table"
    """The key that the size of the table stands under."""
    first_turn: ClassVar[dict[str, Any]] = {}
    """The turn of a file that says nothing of it."""
    elsewhere: ClassVar[tuple[str, ...]] = ()
    """Fields of the turn that have a key of their own in the file, of the same name."""
    turn_refers: ClassVar[dict[str, str]] = {"unit": "unit"}
    """Fields of the turn that name a unit or a figure, and what a mistake calls it."""
    game: ClassVar[str] = ""
    """The game whose language files say mistakes anew."""

    def __init__(self, data: dict[str, Any], at: At) -> None:
        self.file: FileT = read_file(data, self.kind, at)
        self.at = at
        self.units: dict[str, Any] = {}
        self.figures: dict[str, Any] = {}
        self.things: dict[str, Any] = {}

    # -- what a game says --------------------------------------------------------------------------------

    def read_ground(self) -> Ground:
        """The ground of the file."""
        raise NotImplementedError

    def read_unit(self, id: str, part: Any, *keys: Key) -> tuple[Unit, Iterable[Figure]]:
        """One unit and all its figures; `keys` lead to its part of the file."""
        raise NotImplementedError

    def read_setting(self) -> Setting:
        """What is fixed for the match; the units are there already."""
        raise NotImplementedError

    def finish(self, table: Any) -> None:
        """What is worked out from the whole table."""

    # -- the table ---------------------------------------------------------------------------------------

    def table(self) -> Any:
        """Everything put together."""
        self.ground = self.read_ground()
        self._read_units()
        if order := self.file.figure_order:
            if sorted(order) != sorted(self.figures):
                raise self.wrong("figure-order", "figure_order")
            self.figures = {id: self.figures[id] for id in order}
        sides, turn, setting = self.read_sides(), self.read_turn(), self.read_setting()
        table: Any = Table(
            setting, self.ground, sides, self.units, self.figures, turn, self.file.luck, self.things
        )
        self.finish(table)
        return table

    def _read_units(self) -> None:
        parts = getattr(self.file, self.units_key, {})  # a campaign may have none
        named = parts.items() if isinstance(parts, dict) else enumerate(parts)
        for key, part in named:
            keys = (self.units_key, key)
            id = self._unit_id(key if isinstance(key, str) else part.id, part.side, *keys)
            unit, figures = self.read_unit(id, part, *keys)
            for figure in figures:
                if figure.id in self.figures:
                    raise self.wrong("figure-taken", *keys, "figures", id=figure.id)
                self.figures[figure.id] = figure
            self.units[id] = unit

    def _unit_id(self, id: str, side: str, *keys: Key) -> str:
        """The name of a unit: its own, or its side and a number."""
        if side not in self.sides:
            raise self._no_side(side, *keys, "side")
        id = id or f"{side}{1 + sum(unit.side == side for unit in self.units.values())}"
        if id in self.units or id in self.sides:
            raise self.wrong("taken", *keys, "id", id=id)
        return id

    def add_thing(self, thing: Any, *keys: Key) -> None:
        """Put a thing of the game on the table."""
        if any(thing.id in named for named in (self.things, self.units, self.figures, self.sides)):
            raise self.wrong("thing-taken", *keys, id=thing.id)
        self.things[thing.id] = thing

    def read_sides(self) -> dict[str, Any]:
        """Every side, by what the file says of it."""
        return self.sides_from({})

    def sides_from(self, start: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Every side, by what the file says of it under `sides` and else as at its start."""
        file: Any = self.file
        self.check_sides(file.sides)
        kind, sides = self.records.side, {}
        for side in self.sides:
            values = {**start.get(side, {}), "id": side}
            said = file.sides.get(side, {})
            sides[side] = self.record(kind, said, "sides", side, start=values, without=("id",))
        return sides

    def check_sides(self, parts: Iterable[str]) -> None:
        """Only sides that there are."""
        for side in parts:
            if side not in self.sides:
                raise self._no_side(side, "sides", side)

    def read_turn(self) -> Any:
        """The turn, by what the file says of it under `turn` and elsewhere."""
        file: Any = self.file
        turn = self.record(
            self.records.turn, file.turn, "turn", start=self.first_turn, without=self.elsewhere
        )
        for key, what in self.turn_refers.items():
            if id := getattr(turn, key):
                self.named(id, self.figures if what == "figure" else self.units, f"no-{what}", "turn", key)
        values = {key: getattr(self.file, key) for key in self.elsewhere}
        return msgspec.structs.replace(turn, **values)

    # -- checked values and references -------------------------------------------------------------------

    def record(
        self,
        kind: type[RecordT],
        values: Mapping[str, Any],
        *keys: Key,
        start: Mapping[str, Any] | None = None,
        without: Collection[str] = (),
        unknown: str = "no-key",
    ) -> RecordT:
        """A record of the game from the values a file gives it, the others as at its start."""
        known = [name for name in kind.__struct_fields__ if name not in without]
        for key in values:
            if key not in known:
                raise self.wrong(unknown, *keys, key, key=key, known=", ".join(known))
        return checked({**(start or {}), **values}, kind, self.at, *keys)

    def named(self, id: str, among: Collection[str], mistake: str, *keys: Key) -> str:
        """An id that must be there."""
        if id not in among:
            raise self.wrong(mistake, *keys, id=id)
        return id

    def lettered(self, unit: str, count: int, *keys: Key) -> tuple[str, ...]:
        """Names for the figures of a unit: a letter each."""
        if not 1 <= count <= len(LETTERS):
            raise self.wrong("letters", *keys, most=len(LETTERS))
        return tuple(f"{unit}{letter}" for letter in LETTERS[:count])

    # -- ground ------------------------------------------------------------------------------------------

    def full_piece(self, part: FullPiece, *keys: Key) -> Piece:
        """A piece written out in full."""
        if len(part.points) < 3:
            raise self.wrong("corners", *keys, "points")
        footprint = tuple(point(corner) for corner in part.points)
        return Piece(part.id, part.kind, footprint, hundredths(part.height), frozenset(part.traits))

    def ground_of(self, size: tuple[int, int], pieces: Iterable[Piece], *keys: Key) -> Ground:
        """A table of a size with its pieces."""
        if min(size) <= 0:
            raise self.wrong("size", self.size_key)
        try:
            return ground_of(*size, tuple(pieces))
        except ValueError as error:
            raise self.blamed(error, *keys) from error

    def check_on_table(self, figure: Figure, radius: int, *keys: Key) -> None:
        """A figure that stands wholly on the table."""
        if not within((0, 0, self.ground.width, self.ground.depth), figure.x, figure.y, radius):
            raise self.wrong("off-table", *keys, id=figure.id)

    # -- mistakes ----------------------------------------------------------------------------------------

    def wrong(self, mistake: str, *keys: Key, **facts: Any) -> DataError:
        """A mistake of the file, with its place: `mistake-situation-<mistake>`."""
        return self.blamed(DataError(f"situation-{mistake}", game=self.game, **facts), *keys)

    def blamed(self, error: Exception, *keys: Key) -> DataError:
        """What others say of a part, with its place."""
        return DataError("at", where=self.at(*keys), why=error)

    def _no_side(self, side: str, *keys: Key) -> DataError:
        return self.wrong("sides", *keys, side=side, sides=joined(self.sides))
