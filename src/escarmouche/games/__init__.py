"""The games, one folder each. `ruleset(name)` imports the one asked for.

Folders named by the environment variable ESCARMOUCHE_GAMES hold further games: each a folder like those here.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.engine.errors import DataError

if TYPE_CHECKING:
    from escarmouche.engine.ruleset import Ruleset

FIRST = "trauma"
"""The game for whoever names none."""
FOLDERS_VARIABLE = "ESCARMOUCHE_GAMES"
__path__ += [path for path in os.environ.get(FOLDERS_VARIABLE, "").split(os.pathsep) if path]


def names() -> tuple[str, ...]:
    """The games that are here, by name."""
    folders = [path for root in __path__ if Path(root).is_dir() for path in Path(root).iterdir()]
    return tuple(sorted({path.name for path in folders if (path / "ruleset.py").exists()}))


def offered() -> tuple[str, ...]:
    """The games that players are offered: not the toy that is there to be copied."""
    return tuple(name for name in names() if ruleset(name).offered)


def folder(name: str) -> Path:
    """The folder of a game: its sentences, data and situations are in it."""
    for root in __path__:
        if (Path(root) / name / "ruleset.py").exists():
            return Path(root) / name
    raise _unknown(name)


def ruleset(name: str) -> Ruleset:
    """The ruleset of a game; DataError when there is none of that name."""
    if name not in names():
        raise _unknown(name)
    game: Ruleset = import_module(f"escarmouche.games.{name}.ruleset").RULESET
    return game


def _unknown(name: str) -> DataError:
    return DataError("no-game", name=name, known=", ".join(names()))
