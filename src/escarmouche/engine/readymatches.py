"""Matches that are ready to be played by one click: a table made by hand, armies, mission and side.

A file each in a game's folder `ready/`, with a picture beside it; whatever their set-up asks is answered as a
good player would.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.scenarios import LANGUAGES, SVG, Words

FOLDER = "ready"


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match to be begun as it is."""

    key: str
    number: int
    """Its place in the offer; the first is the game's default."""
    name: Words
    character: Words
    """One line: what is special about this table."""
    scenario: str
    lists: tuple[str, ...] = ()
    """One for each side; empty: those of the scenario."""
    options: dict[str, str | int | bool] = {}
    side: str = ""
    """The side of a single person; empty: that of the scenario."""
    opponent: str = ""
    """The player on the other sides, where the usual one would keep people waiting; empty: the usual one."""
    picture: str = ""
    """An SVG file beside it, or empty."""


def ready_matches(game: Path) -> tuple[Ready, ...]:
    """The ready matches in a game's folder, by number; DataError for one that cannot be read."""
    found = [_read(path) for path in sorted((game / FOLDER).glob("*.yaml"))]
    return tuple(sorted(found, key=lambda ready: (ready.number, ready.key)))


def _read(path: Path) -> Ready:
    written: Any = yamlfile.cached(path)
    try:
        ready: Ready = checked.convert(written, Ready)
    except msgspec.ValidationError as error:
        raise DataError("at", where=path, why=error) from error
    for field in ("name", "character"):
        for lang in LANGUAGES:
            if not getattr(ready, field).get(lang):
                raise DataError("text-missing", path=path, field=field, lang=lang)
    if ready.picture and not (SVG.fullmatch(ready.picture) and (path.parent / ready.picture).is_file()):
        raise DataError("no-picture", path=path, picture=ready.picture)
    return ready
