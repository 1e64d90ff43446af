"""Army lists that are built piece by piece: rows with their prices, what may be added, what mends a mistake.

A game says what a list consists of (`Armies.workbench`); what may be is judged by its own `check_list`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.reportform import Blank
from escarmouche.engine.requests import Refusal
from escarmouche.engine.scene import Words

Step = str | int
DEEPEST = 8
TRIALS = 160
"""Changes that are tried to mend a mistake, at most."""
REMEDIES = 3
"""How many ways to mend it are named."""


class Edit(msgspec.Struct, frozen=True):
    """One change of a list: something added to a row of things, a value set, something taken out."""

    what: Literal["add", "set", "remove"]
    path: tuple[Step, ...] = ()
    """Where: keys and numbers from the list's own down."""
    key: str = ""
    """What is set there; `a.b` lies one deeper."""
    value: Any = None
    """Empty, nought or none takes a key out."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a list: a unit with its choices."""

    path: tuple[Step, ...]
    name: Words
    cost: int = 0
    group: Words = {}
    """Where it stands: a section, a group; rows of one group follow each other."""
    blanks: tuple[Blank, ...] = ()
    """What may be chosen for it; their ids are keys at its path."""
    fixed: bool = False
    """Whether it stays: it cannot be taken out alone."""


class Addition(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be added."""

    name: Words
    cost: int = 0
    group: Words = {}
    """Where it would stand."""
    edit: Edit


class Workbench(msgspec.Struct, frozen=True, kw_only=True):
    """A list on the way: its parts, what it costs, what may be added."""

    total: int
    most: int
    measure: Words
    """What it is counted in: army points, points."""
    rows: tuple[Row, ...]
    adds: tuple[Addition, ...]


class Remedy(msgspec.Struct, frozen=True, kw_only=True):
    """A change after which a mistake is gone or smaller and no other has come."""

    what: Literal["add", "set", "remove"]
    name: Words
    """What is added, taken out or changed."""
    blank: Words = {}
    """Which choice of it is changed."""
    value: Words = {}
    """To what."""
    edit: Edit


Follow = Callable[[dict[str, Any], Edit], None]
"""What else a list needs after a change: numbers of units that stand elsewhere in it follow."""


def nothing_follows(data: dict[str, Any], edit: Edit) -> None:
    """A list whose parts do not speak of each other."""


def edited(data: dict[str, Any], edit: Edit, follow: Follow = nothing_follows) -> dict[str, Any]:
    """A list after a change; DataError where there is no such place in it."""
    changed = copy.deepcopy(data)
    if len(edit.path) > DEEPEST:
        raise DataError("no-such-part", part=_said(edit.path))
    at = _there(changed, edit.path[:-1] if edit.what == "remove" else edit.path)
    if edit.what == "add" and isinstance(at, list):
        at.append(copy.deepcopy(edit.value))
    elif edit.what == "set" and isinstance(at, dict) and edit.key:
        _put(at, edit.key.split("."), edit.value)
    elif edit.what == "remove" and edit.path:
        _take_out(at, edit.path)
    else:
        raise DataError("no-such-part", part=_said(edit.path))
    follow(changed, edit)
    return changed


def renumbered(number: int, taken_out: int) -> int:
    """The number of a part, from 1 on, after another was taken out; 0 for the one that was."""
    return 0 if number == taken_out else number - (number > taken_out)


def _there(data: Any, path: Sequence[Step]) -> Any:
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError) as error:
            raise DataError("no-such-part", part=_said(path)) from error
    return data


def _put(at: Any, keys: list[str], value: Any) -> None:
    key, *deeper = keys
    if isinstance(at, list):
        if deeper or not key.isdecimal() or int(key) >= len(at):
            raise DataError("no-such-part", part=key)
        at[int(key)] = value
        return
    if deeper:
        inner = at.setdefault(key, {})
        if not isinstance(inner, dict | list):
            raise DataError("no-such-part", part=key)
        _put(inner, deeper, value)
        value = inner
    if value in ("", 0, None, [], (), {}) and value is not False:
        at.pop(key, None)
    else:
        at[key] = value


def _take_out(at: Any, path: Sequence[Step]) -> None:
    try:
        del at[path[-1]]
    except (KeyError, IndexError, TypeError) as error:
        raise DataError("no-such-part", part=_said(path)) from error


def _said(path: Sequence[Step]) -> str:
    return "/".join(map(str, path))[:80]


# -- remedies ------------------------------------------------------------------------------------------------


def remedies(
    bench: Workbench,
    data: dict[str, Any],
    wrong: Sequence[Refusal],
    check: Callable[[dict[str, Any]], Sequence[Refusal]],
    follow: Follow = nothing_follows,
) -> tuple[Remedy, ...]:
    """Single changes that take the first mistake away, or most of it, and bring no other; the best first."""
    if not wrong:
        return ()
    first, known = _kind(wrong[0]), {_kind(one) for one in wrong}
    found: list[tuple[int, int, int, Remedy]] = []
    for number, remedy in zip(range(TRIALS), _tried(bench), strict=False):
        try:
            left = check(edited(data, remedy.edit, follow))
        except DataError:
            continue
        worst = max((one.excess for one in left if _kind(one) == first), default=0)
        gone = all(_kind(one) != first for one in left)
        if {_kind(one) for one in left} <= known and (gone or worst < wrong[0].excess):
            found.append((len(left), worst, number, remedy))
    return tuple(remedy for *_, remedy in sorted(found, key=lambda one: one[:3])[:REMEDIES])


def _kind(refusal: Refusal) -> tuple[str, str]:
    return refusal.rule, refusal.reason


def _tried(bench: Workbench) -> Iterator[Remedy]:
    """Changes of choices, then what is taken out, then what is added."""
    for row in bench.rows:
        for blank in row.blanks:
            for value, said in _others(blank):
                edit = Edit("set", row.path, blank.id, value)
                yield Remedy(what="set", name=row.name, blank=blank.name, value=said, edit=edit)
    for row in bench.rows:
        if not row.fixed:
            yield Remedy(what="remove", name=row.name, edit=Edit("remove", row.path))
    for addition in bench.adds:
        yield Remedy(what="add", name=addition.name, value=addition.group, edit=addition.edit)


def _others(blank: Blank) -> Iterator[tuple[Any, Words]]:
    """The next values of a choice: one up or down of a number, the others of few."""
    if blank.kind == "number" and isinstance(blank.value, int):
        for value in (blank.value - 1, blank.value + 1):
            if 0 <= value <= blank.most:
                yield value, dict.fromkeys(("en", "fr"), str(value))
    if blank.kind == "choice":
        for word, said in zip(blank.values, blank.said, strict=True):
            if word != blank.value:
                yield int(word) if blank.whole else word, said
