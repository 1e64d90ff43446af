"""A ruleset whose step is whatever a test wants, and the smallest table for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.ledger import Ledger, Rule
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
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


def _view(table: ToyTable, side: str) -> ToyTable:
    """A marker `secret:…` is known to the unit's own side only."""
    seen = table.copy()
    for unit in table.units.values():
        known = frozenset(m for m in unit.markers if unit.side == side or not m.startswith("secret:"))
        if known != unit.markers:
            seen.change(unit.id, {"markers": known})
    return seen


def toy(step: Step, version: int = 1) -> Ruleset:
    """A ruleset around one step."""
    return Ruleset(
        name="toy",
        version=version,
        ledger=Ledger(
            "toy", {"en": "Toy", "fr": "Toy"}, {id: Rule(id, "", "mechanic", {}, {}) for id in IDS}
        ),
        rules=Rules(
            records=Records(Setting, Side, Unit, Figure, Turn),
            new_table=lambda setup: toy_table(),
            step=step,
            view=_view,
            guess=lambda view, seed: view.copy(),
        ),
        armies=Armies(sides=("red", "blue"), scenarios=("only",), default_lists=()),
        client=Client(
            scene=lambda table, side: Scene(table.ground.width, table.ground.depth),
            read_situation=lambda data, place: toy_table(),
            write_situation=lambda table: {"game": "toy"},
        ),
        bot=Bot(
            quick_answer=lambda ask, table: plain_candidates(ask)[0], terms=lambda table, side, goals=None: {}
        ),
    )


def toy_match(
    step: Step, seed: int | str | None = None, players: dict[str, Player] | None = None, version: int = 1
) -> Match:
    """A match of the toy, run to its first question."""
    return Match(toy(step, version), toy_table(), seed, players)


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
