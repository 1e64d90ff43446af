"""The games, one folder each. `ruleset(name)` imports the one asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.engine.errors import DataError

if TYPE_CHECKING:
    from escarmouche.engine.ruleset import Ruleset


def names() -> tuple[str, ...]:
    """The games that are here, by name."""
    here = Path(__file__).parent
    return tuple(sorted(p.name for p in here.iterdir() if (p / "ruleset.py").exists()))


def ruleset(name: str) -> Ruleset:
    """The ruleset of a game; DataError when there is none of that name."""
    if name not in names():
        known = ", ".join(names())
        raise DataError(
            f"there is no game called {name}; there are: {known}",
            f"il n'y a pas de jeu du nom de {name} ; il y a : {known}",
        )
    found: Ruleset = import_module(f"escarmouche.games.{name}.ruleset").RULESET
    return found
