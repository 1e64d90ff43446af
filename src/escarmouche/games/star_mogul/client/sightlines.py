"""Who of a unit sees whom and what hides it; where mounted weapons bear (areas SM-SHOOT)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.overlays import (
    COVER,
    HIDDEN,
    OPEN,
    TURNED,
    Arc,
    SightLine,
    ahead_of,
    best_lines,
    half_table,
)
from escarmouche.games.star_mogul.chapters.models import apart, at, enemies_of, is_hull, machine, standing
from escarmouche.games.star_mogul.chapters.shooting import cover, targets
from escarmouche.games.star_mogul.table import UP, Machine, Table
from escarmouche.space.shapes import Point, length_inside
from escarmouche.space.terrain import OPAQUE

ALL = 9
"""Samples of nine that are hidden of one who is not seen."""


def judged(table: Table, watcher: str, target: str) -> tuple[str, str, int]:
    """How one figure sees another, the rule that says so, and how much of it is hidden."""
    if not cover.sees(table, watcher, target):
        return HIDDEN, "SM-SHOOT-02", ALL
    guns = targets.weapons_of(table, watcher) if is_hull(table, watcher) else ()
    if guns and not any(targets.in_arc(table, watcher, name, target) for name in guns):
        return TURNED, "SM-SHOOT-15", 0
    if targets.screened(table, watcher, target):
        return HIDDEN, "SM-SHOOT-18", ALL
    bonus, _ = cover.between(table, watcher, target)
    if not bonus:
        return OPEN, "SM-SHOOT-02", 0
    return COVER, "SM-SHOOT-13" if bonus > 1 else "SM-SHOOT-12", cover.THIRD


def between(table: Table, watcher: str, target: str) -> tuple[str, ...]:
    """The pieces that hide some of a figure: the one that covers it, or those on the line that bar sight."""
    _, piece = cover.between(table, watcher, target)
    if piece:
        return (piece,)
    a, b = at(table.figures[watcher]), at(table.figures[target])
    pairs = zip(table.ground.pieces, table.ground.polygons, strict=True)
    return tuple(p.id for p, polygon in pairs if OPAQUE in p.traits and length_inside(a, b, polygon))


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """The lines of each figure of a unit to every enemy unit on the table, to the one it sees best."""
    return best_lines(
        standing(table, unit),
        [(other, standing(table, other)) for other in enemies_of(table, table.units[unit].side)],
        lambda a, b: judged(table, a, b),
        lambda a, b: apart(table, a, b),
        lambda a, b: between(table, a, b),
    )


def verdict(table: Table, watcher: str, target: str) -> dict[str, Any] | None:
    """What a figure, or the first of a unit, sees of another; None where one is not on the table."""
    found = []
    for id in (watcher, target):
        here = (id,) if id in table.figures else standing(table, id)
        if not here or table.figures[here[0]].fate != UP:
            return None
        found.append(here[0])
    state, rule, hidden = judged(table, *found)
    return {
        "visible": state != HIDDEN,
        "hidden": hidden,
        "blocks": between(table, *found) if hidden else (),
        "cover": state == COVER,
        "rule": rule if state == HIDDEN else "",
    }


# -- arcs ----------------------------------------------------------------------------------------------------


def arcs(table: Table, unit: str) -> tuple[Arc, ...]:
    """The part of the table that each arc of a vehicle's weapons holds (SM-SHOOT-15)."""
    drawn = []
    for figure in standing(table, unit):
        if not is_hull(table, figure):
            continue
        for where, wide in _limited(machine(table, figure)):
            names = [
                mount.weapon for mount in machine(table, figure).mounts if mount.arc == f"{where}_{wide}"
            ]
            drawn.append(
                Arc(figure, where, "SM-SHOOT-15", outlines(table, figure, where, wide), tuple(names))
            )
    return tuple(drawn)


def _limited(printed: Machine) -> list[tuple[str, int]]:
    """Arcs that are not all round."""
    told = [mount.arc.partition("_") for mount in printed.mounts]
    return list(dict.fromkeys((where, int(wide)) for where, _, wide in told if int(wide) < 360))


def outlines(table: Table, figure: str, where: str, wide: int) -> tuple[tuple[Point, ...], ...]:
    """The part of the table within so many degrees round the middle of an arc."""
    own = table.figures[figure]
    middle = own.facing + targets.CENTRES[where]
    part = half_table(table.ground.width, table.ground.depth, at(own), middle)
    if wide < 180:
        for turn in (wide // 2 - 90, 90 - wide // 2):
            part = ahead_of(part, at(own), middle + turn)
    return (part,)
