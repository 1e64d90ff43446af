"""Who answers: players that need no rulebook, only questions, views and odds."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escarmouche.engine.referee import Player

NAMES = {
    "random": "random_player:RandomPlayer",
    "greedy": "greedy:Greedy",
    "recruit": "planner:recruit",
    "regular": "planner:regular",
    "veteran": "planner:veteran",
    "elite": "planner:elite",
}
USUAL = "veteran"
"""Who plays against a person who names nobody."""


def make(name: str, seed: str) -> Player:
    """A player by name; `seed` makes its choices repeatable."""
    module, _, kind = NAMES[name].partition(":")
    made: Player = getattr(import_module(f"escarmouche.players.{module}"), kind)(seed)
    return made
