"""How changes of figures are told: ways they went, markers got and lost, points paid (docs/records.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.kinds import LOST, MARKED, MOVED, PLACED, SPENT
from escarmouche.games.combat_zone.table import DROPPED, Referee
from escarmouche.space.shapes import Point


def go(
    referee: Referee,
    rule: str,
    figure: str,
    way: Sequence[Point],
    facing: int = -1,
    *,
    height: int | None = None,
    facts: dict[str, Any] | None = None,
    along: tuple[str, ...] = (),
    **values: Any,
) -> None:
    """A figure has gone a way, told from where it stood to where it stands now; whoever goes gets up.

    Those whom it takes `along`, in a vehicle, go the same way.
    """
    record = referee.table.figures[figure]
    points: list[tuple[int, ...]] = [(record.x, record.y), *way]
    if height is not None:
        points = [(record.x, record.y, record.z), *((x, y, height) for x, y in way)]
        values["z"] = height
    if facing >= 0:
        values["facing"] = facing
    if DROPPED in record.states and "states" not in values:
        values["states"] = record.states - {DROPPED}
    x, y = points[-1][:2]
    told = {"steps": tuple((who, tuple(points), facing) for who in (figure, *along)), **(facts or {})}
    referee.change(rule, figure, tells=MOVED, facts=told, x=x, y=y, **values)


def turn(referee: Referee, rule: str, figure: str, facing: int, **values: Any) -> None:
    """A figure looks elsewhere from where it stands."""
    record = referee.table.figures[figure]
    told = {"steps": ((figure, ((record.x, record.y),), facing),)}
    referee.change(rule, figure, tells=MOVED, facts=told, facing=facing, **values)


def put(referee: Referee, rule: str, figure: str, spot: Point, **values: Any) -> None:
    """A figure stands somewhere without having gone there."""
    told = {"steps": ((figure, (spot,), referee.table.figures[figure].facing),)}
    referee.change(rule, figure, tells=PLACED, facts=told, x=spot[0], y=spot[1], **values)


def mark(
    referee: Referee,
    rule: str,
    figure: str,
    marker: str,
    *,
    instead: frozenset[str] = frozenset(),
    facts: dict[str, Any] | None = None,
    **values: Any,
) -> None:
    """A figure gets a marker, which may stand `instead` of others."""
    states = (referee.table.figures[figure].states - instead) | {marker}
    told = {"marker": marker, "on": True, **(facts or {})}
    referee.change(rule, figure, tells=MARKED, facts=told, states=states, **values)


def unmark(referee: Referee, rule: str, figure: str, *markers: str) -> None:
    """A figure loses those of some markers that it has, each in a line."""
    for marker in markers:
        states = referee.table.figures[figure].states
        if marker in states:
            told = {"marker": marker, "on": False}
            referee.change(rule, figure, tells=MARKED, facts=told, states=states - {marker})


def pay(referee: Referee, rule: str, figure: str, price: int, deed: str, **values: Any) -> None:
    """Spend points: nothing is lent, saved or given back (CZ-AP-04). A free turn follows a paid action."""
    record = referee.table.figures[figure]
    left = record.ap - price
    told = {"purse": "ap", "amount": price, "left": left, "deed": f"paid-{deed}"}
    spent = record.spent + price
    referee.change(rule, figure, tells=SPENT, facts=told, ap=left, spent=spent, pivot=0, **values)


def forfeit(referee: Referee, rule: str, figure: str, left: int = 0) -> None:
    """Points that nobody gets anything for are gone."""
    ap = referee.table.figures[figure].ap
    if ap > left:
        told = {"purse": "ap", "amount": ap - left, "left": left}
        referee.change(rule, figure, tells=SPENT, facts=told, ap=left)


def lost(referee: Referee, rule: str, key: str, figure: str) -> None:
    """A figure is out of the game, told while it still stands in its group."""
    unit = referee.table.figures[figure].unit
    left = len(referee.table.units[unit].figures) - 1
    referee.note(rule, key, tells=LOST, figure=figure, unit=unit, lost=(figure,), left=left)
