"""What a client draws round a figure about to act: where it may end, and whom it sees."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from escarmouche.engine.reach import Spots
from escarmouche.engine.requests import Ask
from escarmouche.engine.sightline import COVER, HIDDEN, OPEN, TURNED, SightLine, best_lines
from escarmouche.games.combat_zone.cover import cover_from
from escarmouche.games.combat_zone.field import body, distance, enemies, eye, in_arc, look_at
from escarmouche.games.combat_zone.movement import walker, why_not_path
from escarmouche.games.combat_zone.table import ALIVE, Table
from escarmouche.space.paths import Ways
from escarmouche.space.shapes import Point, path_length, toward
from escarmouche.space.sight import SAMPLES, what_blocks

Way = tuple[Point, ...]


def spots(ask: Ask, table: Table, figure: str, via: Way) -> Spots | None:
    """Where the acting figure may end its move, each straight leg in steps as long as they may be."""
    if ask.question != "move" or figure != ask.about.get("figure"):
        return None
    record, who = table.figures[figure], walker(table, figure)
    gone = (who.at, *via)
    most = who.step * record.ap
    left = most - path_length(gone)
    if left < 0:
        return None
    ways = None if record.z else Ways(who.closed, who.enemies, (), gone[-1], who.radius, left)

    def allowed(spot: Point) -> bool:
        if why_not_path(table, figure, _stepped(figure, (*gone, spot), who.step)) is None:
            return True
        rest = ways.to(spot) if ways is not None else None
        if rest is None or len(rest) < 3:
            return False
        return why_not_path(table, figure, _stepped(figure, (*gone, *rest[1:]), who.step)) is None

    (x, y), ground = gone[-1], table.ground
    box = max(x - left, 0), max(y - left, 0), min(x + left, ground.width), min(y + left, ground.depth)
    return Spots(figure, allowed, box, most, who.step, ways.turns if ways else ())


def _stepped(figure: str, way: Way, step: int) -> Any:
    """A move along a way, its legs cut into steps."""
    path: list[Point] = []
    for a, b in pairwise(way):
        far = path_length((a, b))
        path += [toward(a, b, gone) for gone in range(step, far, step)]
        path.append(b)
    return ((figure, tuple(path), -1),)


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """What the figures of a group, or the acting one of them, see of each enemy (CZ-SHOOT-02, CZ-TERR-02)."""
    figures = [f for f in table.units[unit].figures if table.figures[f].fate == ALIVE]
    acting = table.turn.figure
    watchers = [acting] if acting in figures else figures
    if not watchers:
        return ()

    def judge(watcher: str, figure: str) -> tuple[str, str, int]:
        seen = look_at(table, watcher, figure)
        if not seen.visible:
            return HIDDEN, "CZ-SHOOT-02", seen.hidden
        if not in_arc(table, watcher, figure):
            return TURNED, "CZ-SHOOT-02", seen.hidden
        if cover_from(table, watcher, figure):
            return COVER, "CZ-TERR-02", max(1, min(seen.hidden, SAMPLES))
        return OPEN, "CZ-SHOOT-02", seen.hidden

    def blocks(watcher: str, figure: str) -> tuple[str, ...]:
        return what_blocks(table.ground, eye(table, watcher), body(table, figure))

    units = [(enemy, (enemy,)) for enemy in enemies(table, watchers[0])]
    return best_lines(watchers, units, judge, lambda a, b: distance(table, a, b), blocks)
