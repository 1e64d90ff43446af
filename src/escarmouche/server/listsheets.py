"""Messages about army lists that are being built."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from escarmouche.engine.listbuilder import Edit, Remedy, Workbench
from escarmouche.engine.scene import Words
from escarmouche.server.seated import Why
from escarmouche.server.wire import Body, Wire


class ListWish(Body, frozen=True):
    """Look at an army list that is being built, and change it: one's own, a ready-made one, or a new one."""

    game: Annotated[str, Meta(max_length=32)]
    data: dict[str, Any] | None = None
    """The list as it is; else a ready-made one by its name, else a new one of a book."""
    name: Annotated[str, Meta(max_length=64)] = ""
    book: Annotated[str, Meta(max_length=64)] = ""
    points: Annotated[int, Meta(ge=0, le=20_000)] = 0
    """The size of a new one; 0: the usual."""
    edit: Edit | None = None
    """What is changed before it is looked at."""


class ListSheet(Wire, frozen=True, tag_field="kind", tag="list"):
    """An army list on the way: what it is, what it costs, what forbids it and what would mend that."""

    game: str
    data: dict[str, Any]
    """The list itself: it is brought to a match as it is (`lists` of a new match)."""
    bench: Workbench
    why: tuple[Why, ...] = ()
    remedies: tuple[Remedy, ...] = ()
    """Changes after which the first reason is gone or smaller."""
    books: tuple[str, ...] = ()
    """The books of the game."""
    titles: dict[str, Words] = {}
    """What they are called."""
