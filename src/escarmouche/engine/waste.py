"""What a side let slip: units that never acted on an enemy, activations without effect, means left over.

Counted from the events of a match by their kinds, so for every game alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.engine.kinds import ANSWERED, GAINED, LOST, MARKED, MOVED, PLACED, ROLLED, SPENT, STRUCK
from escarmouche.engine.match import Step
from escarmouche.engine.requests import Event

EFFECTS = frozenset({MOVED, PLACED, ROLLED, STRUCK, LOST, MARKED})
"""Kinds of events that make an activation one that did something."""


class Slipped(msgspec.Struct, frozen=True):
    """What one side let slip in one match, or several added up."""

    units: int = 0
    """Units that came onto the table."""
    harmless: int = 0
    """Of these, those that never attacked anybody."""
    activations: int = 0
    idle: int = 0
    """Activations in which nothing moved, was thrown, struck or marked."""
    unspent: int = 0
    """Points in the side's own purses when the match ended."""
    prepared: int = 0
    """Reactions that were prepared."""
    reacted: int = 0
    """Reactions that were used."""

    def __add__(self, other: Slipped) -> Slipped:
        return Slipped(*(a + b for a, b in zip(_values(self), _values(other), strict=True)))


def _values(slipped: Slipped) -> tuple[int, ...]:
    return msgspec.structs.astuple(slipped)


class Watcher:
    """Looks on at a match step by step and counts what each side let slip.

    `readiness` names for each marker that prepares a reaction the question by which it is used.
    """

    def __init__(self, readiness: Mapping[str, str]) -> None:
        self._readiness = readiness
        self._table: Any = None
        self._there: dict[str, None] = {}
        self._attackers: set[str] = set()
        self._purses: dict[tuple[str, str], int] = {}
        self._activation: tuple[Any, ...] = ()
        self._acting = ""
        self._busy = True
        self._counts: dict[str, dict[str, int]] = {}

    def step(self, step: Step) -> None:
        """Take a step of the match in."""
        if self._table is None:
            self._counts = {
                side: dict.fromkeys(("activations", "idle", "prepared", "reacted"), 0)
                for side in step.table.sides
            }
        self._table = step.table
        for event in step.events:
            self._event(event)
        turn = step.table.turn
        here = (turn.round, turn.phase, turn.activation)
        if here != self._activation:
            self._close()
            self._activation, self._acting, self._busy = here, turn.active, False

    def _close(self) -> None:
        """An activation is over."""
        _, phase, activation = self._activation or ("", "", "")
        if self._acting in self._counts and activation and activation != phase:
            self._counts[self._acting]["activations"] += 1
            self._counts[self._acting]["idle"] += not self._busy

    def _event(self, event: Event) -> None:
        about = event.about
        self._busy = self._busy or event.kind in EFFECTS
        if event.kind in (MOVED, PLACED):
            self._there[str(about["id"])] = None
        elif event.kind == STRUCK or (event.kind == ROLLED and about.get("target")):
            self._attackers.add(str(about.get("unit", "")))
            self._attackers.add(str(about.get("figure", "")))
        elif event.kind in (SPENT, GAINED):
            self._purses[str(about["id"]), str(about["purse"])] = int(about["left"])
        elif event.kind == MARKED and about["on"] and about["marker"] in self._readiness:
            self._count(self._side_of(str(about["id"])), "prepared")
        elif event.kind == ANSWERED and self._reaction(about):
            self._count(str(about["side"]), "reacted")

    def _reaction(self, about: dict[str, Any]) -> bool:
        """Whether an answer says who reacts."""
        used = about["question"] in self._readiness.values()
        return used and bool(self._side_of(str(about["answer"])))

    def _count(self, side: str, what: str) -> None:
        if side in self._counts:
            self._counts[side][what] += 1

    def _side_of(self, id: str) -> str:
        """The side of a unit or figure; empty for what is neither."""
        table = self._table
        if id in table.figures:
            id = table.figures[id].unit
        return str(table.units[id].side) if id in table.units else ""

    def slipped(self, side: str) -> Slipped:
        """What a side has let slip so far."""
        own = [id for id in self._there if self._side_of(id) == side]
        if any(id in self._table.units for id in self._attackers):  # squads fire, miniatures are moved
            own = list(dict.fromkeys(self._unit_of(id) or id for id in own))
        acted = {*self._attackers, *(self._unit_of(id) for id in self._attackers)}
        return Slipped(
            units=len(own),
            harmless=sum(id not in acted for id in own),
            unspent=sum(left for (id, _), left in self._purses.items() if id == side),
            **self._counts[side],
        )

    def _unit_of(self, id: str) -> str:
        figure = self._table.figures.get(id)
        return "" if figure is None else str(figure.unit)
