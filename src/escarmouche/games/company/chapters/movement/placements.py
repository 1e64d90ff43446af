"""The answer to a question of movement: figures with their paths; whether it is one, and carrying it out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from escarmouche.engine.kinds import MOVED, PLACED
from escarmouche.engine.requests import Refusal
from escarmouche.games.company.table import ON_TABLE, Referee, Table
from escarmouche.space.shapes import Point

Placement = tuple[str, tuple[Point, ...], int]
"""Figure, the points of its path after the start, facing at the end or -1 for the same as before."""
Placements = tuple[Placement, ...]

ENTERS = "enters"
"""How figures come to where they are put: by a displacement (MOVED), from off the table along a way, or
PLACED without one."""


class ShapeRules(NamedTuple):
    """The rules cited where an answer is no placement: of paths, of members, of facings."""

    path: str
    member: str
    facing: str


def why_not_shape(table: Table, rules: ShapeRules, unit: str, value: Any) -> Refusal | None:
    """Whether an answer is a list of figures of the unit, each with a path and a facing."""
    about = {"unit": unit}
    if not isinstance(value, tuple):
        return Refusal(rules.path, "not-placements", about)
    seen = set()
    for item in value:
        if not isinstance(item, tuple) or len(item) != 3:
            return Refusal(rules.path, "not-placements", about)
        id, path, facing = item
        if id not in table.units[unit].figures or id in seen:
            return Refusal(rules.member, "not-of-the-unit", {**about, "figure": id})
        seen.add(id)
        if not isinstance(path, tuple) or not all(_is_point(point) for point in path):
            return Refusal(rules.path, "not-a-path", {**about, "figure": id})
        if not isinstance(facing, int) or not -1 <= facing < 360:
            return Refusal(rules.facing, "not-a-facing", {**about, "figure": id})
    return None


def _is_point(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(n, int) for n in value)


def put_down(
    referee: Referee,
    rule: str,
    unit: str,
    placements: Placements,
    levels: Mapping[str, int] | None = None,
    *,
    how: str,
    moved: Mapping[str, Any] | None = None,
    whole: Mapping[str, Any] | None = None,
) -> None:
    """Change the places of figures, told with their ways.

    `how` tells displacements from placements, which are none; `moved` is what a displacement makes of each
    figure, `whole` what becomes of a unit that comes onto the table besides being there.
    """
    gone, turned = [], []
    for id, path, facing in placements:
        figure = referee.table.figures[id]
        level = levels.get(id, figure.z) if levels else figure.z
        start = figure.x, figure.y
        ends = (*path[:-1], (*path[-1], level)) if path else ((*start, level),)
        if how != MOVED or any(point != start for point in path) or level != figure.z:
            gone.append((id, ends, facing))
        elif facing >= 0 and facing != figure.facing:
            turned.append((id, ((*start, level),), facing))
    here = {"place": ON_TABLE, **(whole or {})}
    if how == MOVED:
        referee.move(rule, unit, gone, **(moved or {}))
        referee.move(rule, unit, turned, tells=PLACED)
    elif how == ENTERS:
        referee.move(rule, unit, gone, whole=here, **(moved or {}))
    else:
        referee.move(rule, unit, gone, tells=PLACED, whole=here)
