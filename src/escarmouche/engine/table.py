"""The state of a match: frozen records in a few dicts. A copy shares everything until it is written to."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from sys import intern
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from escarmouche.engine import checked
from escarmouche.engine.errors import RulesError
from escarmouche.space.terrain import Ground, Piece, ground_of

replace = msgspec.structs.replace


class Figure(msgspec.Struct, frozen=True, gc=False):
    """One figure: where it stands, in whole hundredths of a centimetre and whole degrees."""

    id: str
    unit: str
    x: int = 0
    y: int = 0
    z: int = 0
    facing: int = 0


class Unit(msgspec.Struct, frozen=True, gc=False):
    """Figures that act together; conditions are markers."""

    id: str
    side: str
    figures: tuple[str, ...] = ()
    markers: frozenset[str] = frozenset()


class Thing(msgspec.Struct, frozen=True, gc=False):
    """What is neither unit nor figure and yet changes: a door, smoke, an objective, a wreck, salvage."""

    id: str
    kind: str
    x: int = 0
    y: int = 0
    z: int = 0
    side: str = ""
    """Whose it is, or who holds it; empty for nobody."""
    only: str = ""
    """The side that alone may know of it; empty for everybody."""


class Side(msgspec.Struct, frozen=True, gc=False):
    """One force of the match."""

    id: str


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Where the match stands: data, so that it can be resumed."""

    round: int = 0
    phase: str = ""
    active: str = ""
    """The side that plays."""
    activation: str = ""
    """What is going on, as one word without repeats inside a round; keys the luck of the dice."""
    over: str = ""
    """The winning side, or `draw`; empty while the match goes on."""
    over_rule: str = ""


class Setting(msgspec.Struct, frozen=True):
    """What is fixed for the whole match: options, scenario, the army entries in use."""

    options: dict[str, Any] = {}


class Luck(msgspec.Struct, frozen=True, gc=False):
    """How often each rule has thrown dice in the activation under way."""

    key: str = ""
    counts: dict[str, int] = {}


SideT = TypeVar("SideT", bound=Side)
UnitT = TypeVar("UnitT", bound=Unit)
FigureT = TypeVar("FigureT", bound=Figure)
TurnT = TypeVar("TurnT", bound=Turn)
SettingT = TypeVar("SettingT", bound=Setting)

_SIDES, _UNITS, _FIGURES = 1, 2, 4
DRAW = "draw"
_versions = count(1)


class Table(Generic[SideT, UnitT, FigureT, TurnT, SettingT]):
    """Everything a match needs to go on. Rules read it freely and write it through the referee only."""

    __slots__ = (
        "_known", "_own", "figures", "ground", "luck", "setting", "sides", "things", "turn", "units",
        "version",
    )  # fmt: skip

    def __init__(
        self,
        setting: SettingT,
        ground: Ground,
        sides: dict[str, SideT],
        units: dict[str, UnitT],
        figures: dict[str, FigureT],
        turn: TurnT,
        luck: Luck | None = None,
        things: dict[str, Any] | None = None,
    ) -> None:
        self.setting, self.ground = setting, ground
        self.sides, self.units, self.figures = sides, units, figures
        self.things: dict[str, Any] = things or {}
        """Records of the game's own kinds of `Thing`, by id: another dict whenever one of them changes."""
        self.turn, self.luck = turn, luck or Luck()
        self._own = _SIDES | _UNITS | _FIGURES
        self.version = next(_versions)
        """A number no other units have: a new one whenever a unit changes, shared with copies until then."""
        self._known: tuple[Any, Any, Any, Any, Any, dict[Any, Any]] | None = None

    def copy(self) -> Table[SideT, UnitT, FigureT, TurnT, SettingT]:
        """Another table with the same contents; both may then be changed apart."""
        new = object.__new__(type(self))
        new.setting, new.ground = self.setting, self.ground
        new.sides, new.units, new.figures = self.sides, self.units, self.figures
        new.things, new.turn, new.luck = self.things, self.turn, self.luck
        new._own = self._own = 0
        new.version = self.version
        new._known = self._known
        return new

    def known(self) -> dict[Any, Any]:
        """Answers that hold while figures, units, things, ground and setting stay; copies share them."""
        known = self._known
        if (
            known is None
            or known[0] is not self.figures
            or known[1] is not self.units
            or known[2] is not self.ground
            or known[3] is not self.setting
            or known[4] is not self.things
        ):
            known = self._known = (self.figures, self.units, self.ground, self.setting, self.things, {})
        return known[5]

    def forget(self) -> None:
        """Drop what is known: it takes memory and can be worked out again."""
        self._known = None

    def change(self, id: str, values: dict[str, Any]) -> None:
        """Replace one record by a changed copy. `turn` and `ground` are ids too."""
        if id in self.figures:
            if not self._own & _FIGURES:
                self.figures = self.figures.copy()
                self._own |= _FIGURES
            self._known = None
            self.figures[id] = replace(self.figures[id], **values)
        elif id in self.units:
            if not self._own & _UNITS:
                self.units = self.units.copy()
                self._own |= _UNITS
            self._known = None
            self.units[id] = replace(self.units[id], **values)
            self.version = next(_versions)
        elif id == "turn":
            self.turn = replace(self.turn, **values)
        elif id in self.sides:
            if not self._own & _SIDES:
                self.sides = self.sides.copy()
                self._own |= _SIDES
            self.sides[id] = replace(self.sides[id], **values)
        elif id in self.things:
            self.things = {**self.things, id: replace(self.things[id], **values)}
        elif id == "ground":
            if "pieces" in values:
                self.ground = ground_of(self.ground.width, self.ground.depth, values["pieces"])
            elif "piece" in values:
                self.ground = self.ground.changed(values["piece"])
            else:
                self.ground = self.ground.without(values["without"])
        else:
            raise RulesError(f"nothing on the table is called {id}")

    def record(self, id: str) -> Any:
        """The side, unit, figure, thing or turn of this name."""
        if id == "turn":
            return self.turn
        for records in (self.figures, self.units, self.sides, self.things):
            if id in records:
                return records[id]
        raise RulesError(f"nothing on the table is called {id}")

    def remove(self, id: str) -> None:
        """Take a thing off the table: smoke that has blown away, salvage that was carried off."""
        if id not in self.things:
            raise RulesError(f"no thing on the table is called {id}")
        self.things = {other: thing for other, thing in self.things.items() if other != id}

    def put(self, record: SideT | UnitT | FigureT | Thing) -> None:
        """Add a new record (a unit that comes back, a token); an id already there is replaced."""
        if isinstance(record, Thing):
            self.things = {**self.things, record.id: record}
        elif isinstance(record, Figure):
            self.figures = {**self.figures, record.id: record}
            self._own |= _FIGURES
        elif isinstance(record, Unit):
            self.units = {**self.units, record.id: record}
            self._own |= _UNITS
            self.version = next(_versions)
        else:
            self.sides = {**self.sides, record.id: record}
            self._own |= _SIDES

    def key(self) -> tuple[Any, ...]:
        """A value equal for equal tables, hashable: for merging in the odds. Setting is not compared."""
        return (
            self.turn,
            tuple(self.sides.values()),
            tuple(self.units.values()),
            tuple(self.figures.values()),
            tuple(self.things.values()),
            self.ground.pieces,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]  # tables change; use key()

    def to_data(self) -> dict[str, Any]:
        """The table as plain data, ready for JSON."""
        things = {"things": msgspec.to_builtins(list(self.things.values()), order="deterministic")}
        return {
            **(things if self.things else {}),
            "setting": msgspec.to_builtins(self.setting, order="deterministic"),
            "ground": {
                "width": self.ground.width,
                "depth": self.ground.depth,
                "pieces": msgspec.to_builtins(self.ground.pieces, order="deterministic"),
            },
            "sides": msgspec.to_builtins(list(self.sides.values()), order="deterministic"),
            "units": msgspec.to_builtins(list(self.units.values()), order="deterministic"),
            "figures": msgspec.to_builtins(list(self.figures.values()), order="deterministic"),
            "turn": msgspec.to_builtins(self.turn, order="deterministic"),
            "luck": msgspec.to_builtins(self.luck, order="deterministic"),
        }

    def digest(self) -> str:
        """A short fingerprint of the state, the same on every machine."""
        data = msgspec.json.encode(self.to_data(), order="deterministic")
        return blake2b(data, digest_size=8).hexdigest()


TableT = TypeVar("TableT", bound=Table[Any, Any, Any, Any, Any])
Args = ParamSpec("Args")
Result = TypeVar("Result")


def kept(
    function: Callable[Concatenate[TableT, Args], Result],
) -> Callable[Concatenate[TableT, Args], Result]:
    """Keep the answers of a function of figures, units, ground and setting alone, as long as these stay.

    What it reads of the turn or of the sides must be among its arguments. Nobody may change an answer.
    """

    def recalled(table: TableT, /, *args: Args.args, **named: Args.kwargs) -> Result:
        if named:
            return function(table, *args, **named)
        known = table._known  # as `known()`, which is asked often
        if (
            known is None
            or known[0] is not table.figures
            or known[1] is not table.units
            or known[2] is not table.ground
            or known[3] is not table.setting
            or known[4] is not table.things
        ):
            answers = table.known()
        else:
            answers = known[5]
        key = (function, args)
        try:
            answer: Result = answers[key]
        except KeyError:
            answer = answers[key] = function(table, *args, **named)
        return answer

    recalled.__doc__, recalled.__name__ = function.__doc__, function.__name__
    return recalled


_KEPT = 64
_values: dict[tuple[bytes, Any], Any] = {}
"""Settings and pieces read before, by their content: matches of the same lists on the same table share."""
_RECORDS = 10_000
_records: dict[Any, Any] = {}
"""Sides, units and figures read before: most of a new table is the same from match to match."""


def _shared(data: Any, type: Any) -> Any:
    """Checked data, the same object for the same content."""
    key = (blake2b(msgspec.json.encode(data), digest_size=16).digest(), type)
    value = _values.get(key)
    if value is None:
        value = checked.convert(data, type)
        if isinstance(value, tuple):
            value = tuple(map(_lean, value))
        if len(_values) >= _KEPT:
            _values.clear()
        _values[key] = value
    return value


def _lean(record: Any) -> Any:
    """The same record, shared with all who have read it, or at least its words."""
    known = _records.get(record)
    if known is not None:
        return known
    changed = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if type(value) is str:
            changed[name] = intern(value)
        elif type(value) in (tuple, frozenset) and value and all(type(v) is str for v in value):
            changed[name] = type(value)(map(intern, value))
    if len(_records) >= _RECORDS:
        _records.clear()
    made = replace(record, **changed)
    _records[made] = made
    return made


class Records(msgspec.Struct, frozen=True):
    """The record types of a game, to read its tables back."""

    setting: type[Setting]
    side: type[Side]
    unit: type[Unit]
    figure: type[Figure]
    turn: type[Turn]
    thing: type[Thing] = Thing

    def read(self, data: dict[str, Any]) -> Any:
        """A table from `to_data`; raises msgspec.ValidationError where the data does not fit."""
        ground = data["ground"]
        pieces: tuple[Piece, ...] = _shared(ground["pieces"], tuple[Piece, ...])
        sides = checked.convert(data["sides"], list[self.side])  # type: ignore[name-defined]
        units = checked.convert(data["units"], list[self.unit])  # type: ignore[name-defined]
        figures = checked.convert(data["figures"], list[self.figure])  # type: ignore[name-defined]
        things = checked.convert(data.get("things", []), list[self.thing])  # type: ignore[name-defined]
        table: Any = Table(
            _shared(data["setting"], self.setting),
            ground_of(ground["width"], ground["depth"], pieces),
            {intern(s.id): _lean(s) for s in sides},
            {intern(u.id): _lean(u) for u in units},
            {intern(f.id): _lean(f) for f in figures},
            checked.convert(data["turn"], self.turn),
            checked.convert(data["luck"], Luck),
            {intern(t.id): _lean(t) for t in things},
        )
        return table
