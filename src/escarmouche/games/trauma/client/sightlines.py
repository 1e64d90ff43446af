"""What the figures of a unit see of each enemy unit, for a client to draw (TR-SHOOT-14, TR-SHOOT-22)."""

from __future__ import annotations

from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, Arc, SightLine, best_lines, half_table
from escarmouche.games.company.chapters.measuring import distance, where
from escarmouche.games.trauma.chapters.shooting.arcs import FIRST, LEFT_RIGHT, SECOND, line_of
from escarmouche.games.trauma.chapters.shooting.salvos import measuring_point
from escarmouche.games.trauma.chapters.shooting.sight import body, concealed, eye, in_cover, view
from escarmouche.games.trauma.chapters.units import enemies, living, profile
from escarmouche.games.trauma.table import ON_TABLE, Table
from escarmouche.space.sight import SAMPLES, what_blocks

ARC_NAMES = {"front_rear": ("front", "rear"), LEFT_RIGHT: ("left", "right")}


def arcs(table: Table, unit: str) -> tuple[Arc, ...]:
    """The halves of the table that the weapons of vehicles cover (TR-VEH-12, TR-VEH-15)."""
    if table.units[unit].place != ON_TABLE:
        return ()
    halves, ground = [], table.ground
    for figure in living(table, unit):
        record, printed = table.figures[figure], profile(table, figure)
        for arc, name in zip((FIRST, SECOND), ARC_NAMES.get(printed.arcs, ()), strict=False):
            weapons = tuple(dict.fromkeys(c.weapon for c in printed.weapons if c.arc == arc))
            if weapons:
                along = line_of(table, figure) + (180 if arc == SECOND else 0)
                outline = half_table(ground.width, ground.depth, where(record), along)
                halves.append(Arc(figure, name, "TR-VEH-15", (outline,), weapons))
    return tuple(halves)


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """The lines of a unit on the table to every enemy unit there."""
    if table.units[unit].place != ON_TABLE:
        return ()
    watchers = living(table, unit)
    units = [(other, living(table, other)) for other in enemies(table, unit)]
    targets = [f for _, figures in units for f in figures]
    rows = dict(zip(watchers, view(table, watchers, targets), strict=True))
    column = {figure: n for n, figure in enumerate(targets)}

    def judge(watcher: str, figure: str) -> tuple[str, str, int]:
        if concealed(table, measuring_point(table, watcher), measuring_point(table, figure)):
            return HIDDEN, "TR-SKILL-05", SAMPLES
        seen = rows[watcher][column[figure]]
        if not seen.visible:
            return HIDDEN, "TR-SHOOT-14", seen.hidden
        covered = in_cover(table, (watcher,), (figure,), [[seen]])
        return (COVER, "TR-SHOOT-22", seen.hidden) if covered else (OPEN, "TR-SHOOT-14", seen.hidden)

    def blocks(watcher: str, figure: str) -> tuple[str, ...]:
        return what_blocks(table.ground, eye(table, watcher), body(table, figure))

    return best_lines(watchers, units, judge, lambda a, b: distance(table, a, b), blocks)
