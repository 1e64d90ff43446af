"""A ruleset whose step is whatever a test wants, and the smallest table for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.ledger import Ledger, Rule
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Ruleset, Setup
from escarmouche.engine.scene import Scene
from escarmouche.engine.table import Figure, Records, Setting, Side, Table, Turn, Unit
from escarmouche.space.terrain import ground_of

ToyTable = Table[Side, Unit, Figure, Turn, Setting]
Step = Callable[[Referee[ToyTable]], None]
IDS = ("TY-ONE-01", "TY-ONE-02", "TY-TWO-01", "TY-TWO-02")


def toy_table() -> ToyTable:
    """Two sides with a unit of two figures each."""
    units = [Unit(f"{s}1", s, (f"{s}1.1", f"{s}1.2")) for s in ("red", "blue")]
    figures = [Figure(f, u.id) for u in units for f in u.figures]
    return Table(
        Setting(),
        ground_of(6000, 4000, ()),
        {s: Side(s) for s in ("red", "blue")},
        {u.id: u for u in units},
        {f.id: f for f in figures},
        Turn(1, "act", "red"),
    )


class Toy(Ruleset):
    """A ruleset around one step."""

    name = "toy"
    records = Records(Setting, Side, Unit, Figure, Turn)
    ledger = Ledger("toy", "Toy", {id: Rule(id, "", "mechanic", {}, {}) for id in IDS})
    sides: tuple[str, ...] = ("red", "blue")
    scenarios: tuple[str, ...] = ("only",)
    default_lists: tuple[str, ...] = ()

    def __init__(self, step: Step, version: int = 1) -> None:
        self._step, self.version = step, version

    def step(self, referee: Referee[ToyTable]) -> None:
        self._step(referee)

    def new_table(self, setup: Setup) -> ToyTable:
        return toy_table()

    def view(self, table: ToyTable, side: str) -> ToyTable:
        """A marker `secret:…` is known to the unit's own side only."""
        seen = table.copy()
        for unit in table.units.values():
            known = frozenset(m for m in unit.markers if unit.side == side or not m.startswith("secret:"))
            if known != unit.markers:
                seen.change(unit.id, {"markers": known})
        return seen

    def guess(self, view: ToyTable, seed: str) -> ToyTable:
        return view.copy()

    def scene(self, table: ToyTable, side: str) -> Scene:
        return Scene(table.ground.width, table.ground.depth)

    def quick_answer(self, ask: Ask, table: ToyTable) -> Any:
        return plain_candidates(ask)[0]

    def quick_policy(self) -> str:
        return "first-option"

    def candidates(self, ask: Ask, table: ToyTable) -> Sequence[Any]:
        return plain_candidates(ask)

    def appraise(self, table: ToyTable, side: str) -> float:
        return 0.0

    def read_situation(self, data: dict[str, Any], place: Any) -> ToyTable:
        return self.new_table(Setup("only", ()))

    def write_situation(self, table: ToyTable) -> dict[str, Any]:
        return {"game": self.name}


def toy_match(
    step: Step, seed: int | str | None = None, players: dict[str, Player] | None = None, version: int = 1
) -> Match:
    """A match of the toy, run to its first question."""
    return Match(Toy(step, version), toy_table(), seed, players)


class Always:
    """A player that gives the first option, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, ask: Ask, seat: Any) -> Any:
        self.asked += 1
        return plain_candidates(ask)[0]


class Scripted:
    """A player that gives these answers one after the other, then waits."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)

    def choose(self, ask: Ask, seat: Any) -> Any:
        return self.answers.pop(0) if self.answers else None
