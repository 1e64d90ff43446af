"""What a game gives the engine: the twelve things a ruleset can do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from escarmouche.engine.arc import Arc
from escarmouche.engine.ledger import Ledger
from escarmouche.engine.odds import Odds
from escarmouche.engine.reach import Course, Spots
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.scene import Scene, SceneUnit
from escarmouche.engine.sightline import SightLine
from escarmouche.engine.table import Records


class Setup(msgspec.Struct, frozen=True):
    """What a new match is made from: names of a scenario and of two army lists, and the options."""

    scenario: str
    lists: tuple[str, ...]
    """One for each side, in the order of the ruleset's sides: a name of the catalogue or a file."""
    options: dict[str, Any] = {}
    books: str = ""
    """A folder with the user's own army books."""


class Forecast(msgspec.Struct, frozen=True):
    """The odds of one thing a player could do now."""

    question: str
    """Key of the sentence that names it."""
    about: dict[str, Any]
    odds: dict[str, Odds]
    """What is counted (losses, disorganised …) and its chances."""


class Ruleset(Protocol):
    """A game system. Everything here is a pure function of its arguments."""

    name: str
    version: int
    """Goes up whenever a playthrough changes: records are verified by the same version only."""
    records: Records
    ledger: Ledger
    sides: tuple[str, ...]
    scenarios: tuple[str, ...]
    default_lists: tuple[str, ...]
    """Army lists for a quick start, one for each side."""
    shared: tuple[str, ...] = ()
    """Folders beside the game's own that it shares with sister games."""
    fateless: frozenset[str] = frozenset()
    """Rules whose throws are luck for nobody: scenery, directions."""
    plain: frozenset[str] = frozenset()
    """Questions that a bot answers by `quick_answer`: nothing to weigh."""

    def lists_for(self, scenario: str, lists: tuple[str, ...]) -> tuple[str, ...]:
        """The lists as this scenario wants them: a scenario with unequal forces takes the sister list."""
        return lists

    def choices(self, scenario: str) -> dict[str, tuple[Any, ...]]:
        """Options with values worth playing, first the one that counts unless another is asked for."""
        return {}

    def list_pairs(self) -> tuple[tuple[str, ...], ...]:
        """Pairs of ready-made lists that between them use every army: for simulations of all of it."""
        return (self.default_lists,)

    def catalogue(self, books: str = "") -> dict[str, tuple[str, ...]]:
        """The army books and lists there are, the user's own included."""
        return {}

    def cards(self, book: str, books: str = "") -> tuple[SceneUnit, ...]:
        """The cards of an army book and where their figures come from; `unavailable` what lacks some."""
        return ()

    def check_file(self, path: Path, scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
        """What is wrong with an army book or list file; DataError where it cannot be read at all."""
        return ()

    def forecasts(self, table: Any, unit: str) -> Sequence[Forecast]:
        """The odds a player wants to see before he chooses: for each legal attack of a unit."""
        return ()

    def outcomes(self, ask: Ask, table: Any, answer: Any) -> Sequence[Forecast]:
        """The odds of one allowed answer to a pending question, before it is given."""
        return ()

    def sights(self, table: Any, unit: str) -> Sequence[SightLine]:
        """What the figures of a unit see of each enemy unit, and what hides it."""
        return ()

    def arcs(self, table: Any, unit: str) -> Sequence[Arc]:
        """Where the weapons of a unit bear, if not all round."""
        return ()

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

    def revealed(self, ask: Ask, answer: Any, table: Any) -> Any:
        """What the others learn of a secret answer all the same: its price, how many were chosen."""
        return None

    def appraise(self, table: Any, side: str) -> float:
        """How well `side` stands, in victory points or so; higher is better."""

    def prospects(self, ask: Ask, table: Any) -> Sequence[Any]:
        """Answers worth weighing, each once: the candidates."""
        return tuple(dict.fromkeys(self.candidates(ask, table)))

    def weigh(self, ask: Ask, seat: Any, answer: Any) -> float:
        """What an answer is worth to its side: the appraisal expected at the next checkpoint."""
        return float(seat.expected(answer, lambda table: self.appraise(table, seat.side)))

    def spots(
        self, ask: Ask, table: Any, figure: str, value: Any = None, via: tuple[tuple[int, int], ...] = ()
    ) -> Spots | None:
        """Where a figure may end if the pending free place is answered so: the area a client shades."""
        return None

    def course(self, ask: Ask, table: Any, value: Any) -> Course | None:
        """The way an allowed answer of the pending free place leads, where the answer does not hold it."""
        return None

    def read_situation(self, data: dict[str, Any], place: Any) -> Any:
        """A table from a situation file; `place` turns a key path into file and line for errors."""

    def write_situation(self, table: Any) -> dict[str, Any]:
        """A situation file's contents from a table."""
