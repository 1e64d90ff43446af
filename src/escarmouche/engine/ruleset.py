"""What a game gives the engine: the twelve things a ruleset can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from escarmouche.engine.ledger import Ledger
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.scene import Scene
from escarmouche.engine.table import Records


class Setup(msgspec.Struct, frozen=True):
    """What a new match is made from: names of a scenario and of two army lists, and the options."""

    scenario: str
    lists: tuple[str, ...]
    """One for each side, in the order of the ruleset's sides: a name of the catalogue or a file."""
    options: dict[str, Any] = {}
    books: str = ""
    """A folder with the user's own army books."""


class Ruleset(Protocol):
    """A game system. Everything here is a pure function of its arguments."""

    name: str
    version: int
    """Goes up whenever a playthrough changes: records are verified by the same version only."""
    records: Records
    ledger: Ledger
    sides: tuple[str, ...]
    scenarios: tuple[str, ...]

    def new_table(self, setup: Setup) -> Any:
        """The table before the first step; raises DataError for a list or scenario that is not one."""

    def step(self, referee: Referee[Any]) -> None:
        """Run from one checkpoint to the next."""

    def view(self, table: Any, side: str) -> Any:
        """The table as `side` may know it: what is hidden is unknown. An empty side: a spectator."""

    def guess(self, view: Any, seed: str) -> Any:
        """A whole table that fits the view, its unknowns filled plausibly."""

    def scene(self, table: Any, side: str) -> Scene:
        """What is to be drawn, in words that no client needs a rulebook for."""

    def quick_answer(self, ask: Ask, table: Any) -> Any:
        """What a sensible player does without thinking: answers inside odds."""

    def quick_policy(self) -> str:
        """The key of the sentence that says what `quick_answer` supposes."""

    def candidates(self, ask: Ask, table: Any) -> Sequence[Any]:
        """Sensible answers, each allowed: what `random` draws from and `greedy` weighs."""

    def appraise(self, table: Any, side: str) -> float:
        """How well `side` stands, in victory points or so; higher is better."""

    def read_situation(self, data: dict[str, Any], place: Any) -> Any:
        """A table from a situation file; `place` turns a key path into file and line for errors."""

    def write_situation(self, table: Any) -> dict[str, Any]:
        """A situation file's contents from a table."""

    def check_list(self, name: str, setup: Setup, side: str) -> tuple[Refusal, ...]:
        """What is wrong with an army list, each with its rule; empty when it may be played."""
