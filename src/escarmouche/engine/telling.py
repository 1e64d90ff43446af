"""What a step has changed must be told: places by moves, purses and scores by what was spent, got and scored.

`Untold.look(step)` between two checkpoints; conformance and the games' long runs hold a game to it when it
says that its events tell everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from escarmouche.engine.kinds import GAINED, MOVED, PLACED, SCORED, SPENT
from escarmouche.engine.match import Step
from escarmouche.engine.requests import Event

Key = tuple[str, str]
CARRIED = ("aboard", "carrier")
"""Fields of a unit or figure that name the machine it is in."""


class Untold:
    """Follows a match step by step and names what became different without a word."""

    def __init__(self, origin: Any) -> None:
        self._places = places(origin)
        self._fields: set[str] = set()
        """Fields that are purses: one of them was spent from, or put into."""
        self._before = origin
        self._scores: dict[Key, int] = {}

    def look(self, step: Step) -> list[str]:
        """What a step has changed and not told."""
        if not step.complete:
            return []
        wrong = [*self._moved(step), *self._spent(step), *self._scored(step.events)]
        self._before = step.table
        return wrong

    def _moved(self, step: Step) -> Iterator[str]:
        """Whoever stands elsewhere was told to have gone there."""
        told = dict(ends(step.events))
        now = places(step.table)
        for id, place in now.items():
            if id in told and place != told[id]:
                yield f"{id} stands at {place} and was told to be at {told[id]}"
            elif id not in told and id in self._places and place != self._places[id]:
                yield f"{id} went from {self._places[id]} to {place} without a word"
        self._places = now

    def _spent(self, step: Step) -> Iterator[str]:
        """A purse that was told once is always told: as such, or in the line of what it pays for."""
        told: dict[Key, int] = {}
        for event in step.events:
            if event.kind in (SPENT, GAINED):
                self._fields.add(event.about["purse"])
        for event in step.events:
            for field in self._fields.intersection(_purses_in(event)):
                told[event.about["id"], field] = event.about[field]
        for field in sorted(self._fields):
            for records in (step.table.sides, step.table.units, step.table.figures):
                for id, record in records.items():
                    held = getattr(record, field, None)
                    was = _field(self._before, id, field)
                    if held is None or (held == was and (id, field) not in told):
                        continue
                    if held != told.get((id, field)):
                        yield f"{field} of {id} is {held} and was told as {told.get((id, field))}"

    def _scored(self, events: Iterable[Event]) -> Iterator[str]:
        """Totals are what they were and what was scored."""
        for event in events:
            if event.kind == SCORED:
                side, points, total = (event.about[fact] for fact in FACTS_OF_SCORE)
                key = side, event.about.get("purse", "")  # a game may count two kinds of points
                before = self._scores.get(key, 0)
                if total != before + points:
                    yield f"{side} had {before} points, scored {points} and is told to have {total}"
                self._scores[key] = total


def _purses_in(event: Event) -> Iterable[str]:
    """What an event may say of purses: the one it is about (its fact `left` is no purse), or any field."""
    if event.what != "change":
        return ()
    return {event.about["purse"]} & event.about.keys() if event.kind in (SPENT, GAINED) else event.about


FACTS_OF_SCORE = ("side", "points", "total")


def places(table: Any) -> dict[str, tuple[int, int]]:
    """Where figures stand; where units have a place of their own, on squares, where the units do."""
    units = table.units.values()
    if any("x" in unit.__struct_fields__ for unit in units):
        return {unit.id: (unit.x, unit.y) for unit in units if unit.figures}
    standing = {figure for unit in units if not carried(unit) for figure in unit.figures}
    return {id: (f.x, f.y) for id, f in table.figures.items() if id in standing and not carried(f)}


def carried(record: Any) -> bool:
    """Whether somebody is in a machine: he stands nowhere himself, and goes without a word where it goes."""
    return any(getattr(record, field, "") for field in CARRIED)


def ends(events: Iterable[Event]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Where moves and placings were told to end, in their order."""
    for event in events:
        if event.kind in (MOVED, PLACED):
            for id, path, _ in event.about["steps"]:
                yield id, tuple(path[-1][:2])


def _field(table: Any, id: str, field: str) -> Any:
    for records in (table.sides, table.units, table.figures):
        if id in records:
            return getattr(records[id], field, None)
    return None
