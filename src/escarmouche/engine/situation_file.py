"""What may stand in a situation file: structs whose fields are its keys, read and written by the same struct.

A game's file is a `File` with fields of its own; everything in it is a `Part`, a record or plain data.
Lengths are centimetres in the file and whole hundredths on the table.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.table import Luck, Table
from escarmouche.engine.yamlfile import Place as At
from escarmouche.engine.yamlfile import checked
from escarmouche.space.terrain import Piece

Place = tuple[float, float]
"""A point of a file, in centimetres."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a file; what is at its default is not written, but for the fields in `always`."""

    always: ClassVar[tuple[str, ...]] = ()


class File(Part, frozen=True, kw_only=True):
    """A whole file. A game adds its keys, in the order they are written in; these come last."""

    game: str = ""
    title: str | dict[str, str] = ""
    about: Any = None
    covers: tuple[str, ...] = ()
    """Rules that the situation shows."""
    play: Any = None
    """The script of `escarmouche check`; nothing of it is read here."""
    figure_order: tuple[str, ...] = ()
    """Only where figures are not kept unit by unit."""
    luck: Luck = Luck()


class FullPiece(Part, frozen=True, kw_only=True):
    """A terrain piece written out in full."""

    always = ("traits",)
    id: str
    kind: str
    points: tuple[Place, ...]
    height: float
    traits: tuple[str, ...] = ()

    @classmethod
    def of(cls, piece: Piece) -> FullPiece:
        """As a file says it."""
        return cls(
            id=piece.id,
            kind=piece.kind,
            points=tuple(place(corner) for corner in piece.footprint),
            height=centimetres(piece.height),
            traits=tuple(sorted(piece.traits)),
        )


FileT = TypeVar("FileT", bound=File)


def read_file(data: Any, kind: type[FileT], at: At) -> FileT:
    """A checked file; what is wrong inside a mapping is looked for entry by entry, so that it has a line."""
    try:
        return checked(data, kind, at)
    except DataError:
        for key, hint in get_type_hints(kind).items() if isinstance(data, dict) else ():
            if get_origin(hint) is dict and isinstance(data.get(key), dict):
                for name, entry in data[key].items():
                    checked(entry, get_args(hint)[1], at, key, name)
        raise


# -- lengths and names ---------------------------------------------------------------------------------------


def hundredths(length: float) -> int:
    """Centimetres as the table counts them."""
    return round(length * 100)


def point(at: Place) -> tuple[int, int]:
    """A place of a file as the table counts it."""
    return hundredths(at[0]), hundredths(at[1])


def centimetres(length: int) -> int | float:
    """A length of the table as a person writes it."""
    whole, rest = divmod(length, 100)
    return whole if not rest else length / 100


def place(at: tuple[int, int]) -> Place:
    """A point of the table as a person writes it."""
    return centimetres(at[0]), centimetres(at[1])


def both_languages(name: str) -> dict[str, str]:
    """The name of what a file names in one word only."""
    return {"en": name, "fr": name}


RecordT = TypeVar("RecordT", bound=msgspec.Struct)


def fitted(kind: type[RecordT], source: msgspec.Struct, **otherwise: Any) -> RecordT:
    """A record from the fields that another has too, and some told otherwise: part to record and back."""
    common = {
        name: getattr(source, name) for name in kind.__struct_fields__ if name in source.__struct_fields__
    }
    return kind(**{**common, **otherwise})


# -- writing -------------------------------------------------------------------------------------------------


def contents(table: Table[Any, Any, Any, Any, Any], file: File) -> dict[str, Any]:
    """A file as plain data, with the luck of the table and the order of its figures where it must be said."""
    order = tuple(table.figures)
    by_unit = tuple(figure for unit in table.units for figure in members(table, unit))
    data: dict[str, Any] = plain(
        msgspec.structs.replace(
            file,
            figure_order=() if order == by_unit else order,
            luck=table.luck if table.luck.key else Luck(),
        )
    )
    return data


def members(table: Table[Any, Any, Any, Any, Any], unit: str) -> list[str]:
    """Every figure of a unit, in the order of the table."""
    return [figure.id for figure in table.figures.values() if figure.unit == unit]


def plain(value: Any) -> Any:
    """Parts and records as plain data; what is at its default is left out of a part."""
    if isinstance(value, Part):
        return {
            field.encode_name: plain(content)
            for field in _fields(type(value))
            if (content := getattr(value, field.name)) != _default(field) or field.name in value.always
        }
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value, order="deterministic")
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {k: plain(item) if isinstance(item, msgspec.Struct) else item for k, item in value.items()}
    return value


@lru_cache(maxsize=256)
def _fields(part: type[Part]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a part: its own in their order, then those of every file."""
    common = File.__struct_fields__ if issubclass(part, File) else ()
    return tuple(sorted(msgspec.structs.fields(part), key=lambda field: field.name in common))


def _default(field: msgspec.structs.FieldInfo) -> Any:
    factory = field.default_factory
    return field.default if factory is msgspec.NODEFAULT else factory()


def differing(
    record: msgspec.Struct,
    start: msgspec.Struct | dict[str, Any],
    without: Collection[str] = (),
    always: Collection[str] = (),
) -> dict[str, Any]:
    """The fields of a record that are not as in the one it starts from, and some others always."""
    values: dict[str, Any] = msgspec.to_builtins(record, order="deterministic")
    at_start = start if isinstance(start, dict) else msgspec.to_builtins(start, order="deterministic")
    return {
        name: value
        for name, value in values.items()
        if name not in without and (name in always or value != at_start[name])
    }


def filled(record: msgspec.Struct) -> dict[str, Any]:
    """The fields of a record that hold something or cannot be left out, without its id."""
    values: dict[str, Any] = msgspec.to_builtins(record, order="deterministic")
    needed = {field.name for field in msgspec.structs.fields(record) if field.required}
    return {
        name: value
        for name, value in values.items()
        if name != "id" and (name in needed or value not in ("", [], (), None))
    }
