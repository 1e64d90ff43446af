"""What the figures of a unit see of each enemy unit, for a client to draw (A4-SHOOT-01, A4-COV-02)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, Arc, SightLine, best_lines, half_table
from escarmouche.games.at43.chapters.shooting.cover import COVERED, how_covered, ignored_pieces
from escarmouche.games.at43.chapters.shooting.sight import ARC, body, eye, open_ground, sees
from escarmouche.games.at43.chapters.units import enemies, profile, sees_all_round
from escarmouche.games.at43.table import ON_TABLE, Table
from escarmouche.games.company.chapters.measuring import distance, where
from escarmouche.space.sight import SAMPLES, look, what_blocks


def arcs(table: Table, unit: str) -> tuple[Arc, ...]:
    """The half of the table that the mounts of vehicles cover (A4-GEN-13)."""
    if table.units[unit].place != ON_TABLE or sees_all_round(table, unit):
        return ()
    halves = []
    for figure in table.units[unit].figures:
        record, weapons = table.figures[figure], table.setting.weapons
        fixed = [c.weapon for c in profile(table, figure).weapons if weapons[c.weapon].arc <= ARC]
        if fixed:
            outline = half_table(table.ground.width, table.ground.depth, where(record), record.facing)
            halves.append(Arc(figure, "front", "A4-GEN-13", (outline,), tuple(dict.fromkeys(fixed))))
    return tuple(halves)


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """The lines of a unit on the table to every enemy unit there."""
    if table.units[unit].place != ON_TABLE:
        return ()
    units = [(other, table.units[other].figures) for other in enemies(table, unit)]
    ignored = {other: ignored_pieces(table, unit, table.units[other].leader) for other, _ in units}

    def judge(watcher: str, figure: str) -> tuple[str, str, int]:
        hidden = hidden_of(table, watcher, figure)
        if not sees(table, watcher, figure):
            return HIDDEN, "A4-SHOOT-01", hidden
        covered = how_covered(table, unit, figure, ignored[table.figures[figure].unit]) == COVERED
        return (COVER, "A4-COV-02", hidden) if covered else (OPEN, "A4-SHOOT-01", hidden)

    def blocks(watcher: str, figure: str) -> tuple[str, ...]:
        return what_blocks(open_ground(table, watcher, figure), eye(table, watcher), body(table, figure))

    watchers = table.units[unit].figures
    return best_lines(watchers, units, judge, lambda a, b: distance(table, a, b), blocks)


def hidden_of(table: Table, watcher: str, figure: str) -> int:
    """How many samples of a figure scenery hides from another."""
    seen = look(open_ground(table, watcher, figure), eye(table, watcher), body(table, figure))
    return min(SAMPLES, seen.hidden)


def sight(table: Table, watcher: str, target: str) -> dict[str, Any]:
    """What a figure sees of another, and what hides it."""
    ground = open_ground(table, watcher, target)
    blocks = what_blocks(ground, eye(table, watcher), body(table, target))
    return {
        "visible": sees(table, watcher, target),
        "hidden": hidden_of(table, watcher, target),
        "blocks": blocks,
    }
