"""Moves as they are told: the squares from where a unit stood to where it stands (area DT-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.kinds import MOVED, PLACED
from escarmouche.games.dust.table import BOARD, LARGE, NORMAL, Referee
from escarmouche.games.dust_tactics.chapters.board.board import degrees
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, Mover, anchor_of
from escarmouche.games.dust_tactics.chapters.movement.reachable import shape_of

Point = tuple[int, ...]
"""A square, and its floor where that is not the ground."""


UNTOLD = -1
"""Of a way that was cut short, or has no price."""


def point(x: int, y: int, level: int = 0) -> Point:
    """A square as a way tells it."""
    return (x, y, level) if level else (x, y)


def squares_of(mover: Mover, way: Sequence[tuple[int, int]], facing: int) -> tuple[Point, ...]:
    """The squares of a way; of a unit of several squares the one it is written down by."""
    points = []
    for square, shape in way:
        looks = facing
        if mover.card.size == LARGE and shape_of(LARGE, facing) != shape:
            looks = (facing + 2) % 8
        points.append(point(*anchor_of(mover, square, shape, looks)))
    return tuple(points)


def go(referee: Referee, rule: str, unit: str, end: Move, way: tuple[Point, ...] = (), **values: Any) -> None:
    """A unit is where its way ends; `cost` and `points` are told beside it, other `values` are its fields.

    Without a way it has only turned, or swung round. The way of one that was elsewhere begins on the square
    by which it came.
    """
    record = referee.table.units[unit]
    there = point(end.x, end.y, end.level)
    path = way
    if record.place == BOARD:
        here = point(record.x, record.y, record.level)
        if here == there and record.facing == end.facing:
            return  # it has stopped there on its way
        if way and way[0][:2] != here[:2] and referee.table.setting.cards[record.card].size == NORMAL:
            way = (here, *way)  # the square of a fortification by which it leaves
        path = (here, *way[1:-1], there) if way else (here,) if here == there else (here, there)
    else:
        path = (*way[:-1], there)
    facts: dict[str, Any] = {"steps": ((unit, path, degrees(end.facing)),)}
    facts["cost"], facts["points"] = values.pop("cost", UNTOLD), values.pop("points", UNTOLD)
    if end.level != record.level or record.place != BOARD:
        values["level"] = end.level
    if record.place != BOARD:
        values |= {"place": BOARD, "carrier": "", "seat": ""} if record.carrier else {"place": BOARD}
    referee.change(rule, unit, tells=MOVED, facts=facts, x=end.x, y=end.y, facing=end.facing, **values)


def go_along(referee: Referee, hero: str, end: Move) -> None:
    """The hero who has joined a unit goes where it goes (DS-HERO-04)."""
    record = referee.table.units[hero]
    path = (point(record.x, record.y, record.level), point(end.x, end.y, end.level))
    facts = {"steps": ((hero, path, degrees(record.facing)),)}
    referee.change("DS-HERO-04", hero, tells=MOVED, facts=facts, x=end.x, y=end.y, level=end.level)


def put(referee: Referee, rule: str, unit: str, end: Move) -> None:
    """A unit is put down on a square, without a way."""
    facts = {"steps": ((unit, (point(end.x, end.y, end.level),), degrees(end.facing)),)}
    values: dict[str, Any] = {"place": BOARD, "carrier": "", "seat": "", "level": end.level}
    referee.change(rule, unit, tells=PLACED, facts=facts, x=end.x, y=end.y, facing=end.facing, **values)
