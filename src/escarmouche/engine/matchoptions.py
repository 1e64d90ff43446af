"""The options of a match as one typed struct of a game: read, checked, and offered to players.

A game declares a frozen struct: a field for each option, its type what is allowed, its default what is usual.
A field without a default depends on the scenario or the lists; the game says its usual value when reading.
What a table holds is the struct as a plain dict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from escarmouche.engine import checked
from escarmouche.engine.errors import DataError, phrases

Type = TypeVar("Type", bound=msgspec.Struct)


class Control(msgspec.Struct, frozen=True):
    """One option as a player is offered it."""

    key: str
    usual: Any = None
    """What counts unless another is asked for; nothing where the lists decide."""
    values: tuple[Any, ...] = ()
    """All that may be chosen, or examples worth playing where a number is free; the usual one first."""
    least: int | None = None
    most: int | None = None
    """Limits of a number."""
    rule: str = ""
    """The rule that the option is about."""
    varied: bool = True
    """Whether long runs draw it: false for what only names sides and sizes."""


class Shape(msgspec.Struct, frozen=True):
    """What a field of the struct allows."""

    key: str
    default: Any
    values: tuple[Any, ...] = ()
    names: Callable[[], Iterable[str]] | None = None
    least: int | None = None
    most: int | None = None
    examples: tuple[Any, ...] = ()
    rule: str = ""
    varied: bool = True
    allowed: str = ""
    """The key of the words for what is allowed, where the type does not say it."""

    def choices(self) -> tuple[Any, ...]:
        """Every value that may be chosen; none where numbers are free."""
        return tuple(self.names()) if self.names else self.values


def about(
    names: Callable[[], Iterable[str]] | None = None,
    *,
    rule: str = "",
    examples: tuple[Any, ...] = (),
    varied: bool = True,
    allowed: str = "",
) -> msgspec.Meta:
    """What an option's type cannot say: the names there are, its rule, numbers worth playing."""
    extra = {"names": names, "rule": rule, "examples": examples, "varied": varied, "allowed": allowed}
    return msgspec.Meta(extra=extra)


@lru_cache(maxsize=32)
def shapes(type: type[msgspec.Struct]) -> tuple[Shape, ...]:
    """The options of a struct, in its order."""
    info = inspect.type_info(type)
    assert isinstance(info, inspect.StructType)
    return tuple(_shape(field) for field in info.fields)


def _shape(field: inspect.Field) -> Shape:
    kind: inspect.Type = field.type
    extra: dict[str, Any] = {}
    if isinstance(kind, inspect.Metadata):
        extra, kind = kind.extra or {}, kind.type
    default = None if field.default is msgspec.NODEFAULT else field.default
    if isinstance(kind, inspect.IntType):
        return Shape(field.name, default, least=kind.ge, most=kind.le, **extra)
    return Shape(field.name, default, _values(kind), **extra)


def _values(kind: inspect.Type) -> tuple[Any, ...]:
    """All that a type allows: true and false, words, or both; nothing where it is free."""
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.LiteralType):
        return tuple(kind.values)
    if isinstance(kind, inspect.UnionType):
        return tuple(value for part in kind.types for value in _values(part))
    return ()


def read(type: type[Type], given: Mapping[str, Any], usual: Mapping[str, Any], game: str) -> Type:
    """Every option with its value; DataError for one that is not known or may not be that."""
    known = {shape.key: shape for shape in shapes(type)}
    if unknown := sorted(set(given) - set(known)):
        names, keys = ", ".join(unknown), ", ".join(known)
        raise DataError("no-option", of=game, options=names, known=keys)
    for key, value in given.items():
        names_of = known[key].names
        if names_of and value not in tuple(names_of()):
            raise _wrong(known[key], value)
    try:
        options: Type = checked.convert({**usual, **given}, type)
        return options
    except msgspec.ValidationError as error:
        for key, value in given.items():
            if f"`$.{key}" in str(error):
                raise _wrong(known[key], value) from error
        raise DataError("at", where=game, why=error) from error


def _wrong(shape: Shape, value: Any) -> DataError:
    """An option that may not be that: its key, what is allowed, its rule, and the value."""
    allowed = _allowed(shape)
    if shape.rule:
        allowed = phrases("allowed-of-rule", allowed=allowed, rule=shape.rule)
    return DataError("option-not-allowed", option=shape.key, allowed=allowed, given=str(value)[:64])


def _allowed(shape: Shape) -> dict[str, str]:
    if shape.allowed:
        return phrases(shape.allowed)
    values = shape.choices()
    if values == (False, True):
        return phrases("allowed-true-or-false")
    if values:
        typed = tuple(str(value).lower() if isinstance(value, bool) else value for value in values)
        return phrases("allowed-one-of", values=typed)
    if shape.least is None:
        return phrases("allowed-word")
    if shape.most is None:
        return phrases("allowed-from", least=shape.least)
    return phrases("allowed-from-to", least=shape.least, most=shape.most)


def controls(
    type: type[msgspec.Struct], usual: Mapping[str, Any], fixed: tuple[str, ...] = ()
) -> tuple[Control, ...]:
    """The options as players are offered them, but for those that the scenario fixes."""
    offered = []
    for shape in shapes(type):
        if shape.key in fixed or shape.allowed:
            continue
        value = usual.get(shape.key, shape.default)
        others = [other for other in (*shape.choices(), *shape.examples) if other != value]
        known = () if value is None else (value,)
        values = (*known, *others) if others else ()
        offered.append(Control(shape.key, value, values, shape.least, shape.most, shape.rule, shape.varied))
    return tuple(offered)


def choices(offered: Iterable[Control]) -> dict[str, tuple[Any, ...]]:
    """The options with values worth playing, the usual one first: what long runs draw from."""
    return {control.key: control.values for control in offered if control.varied and control.values}
