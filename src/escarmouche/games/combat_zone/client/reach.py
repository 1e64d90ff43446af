"""What a client draws round a figure about to act: where it may end, and whom it sees."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from escarmouche.engine.options import AIM, MOVE, PLACE
from escarmouche.engine.overlays import (
    COVER,
    HIDDEN,
    OPEN,
    TURNED,
    Arc,
    SightLine,
    Spots,
    best_lines,
    half_table,
)
from escarmouche.engine.requests import Ask
from escarmouche.games.combat_zone.chapters.area_weapons.charges import charge_of
from escarmouche.games.combat_zone.chapters.figures import (
    body,
    distance,
    enemies,
    eye,
    in_arc,
    look_at,
    profile,
    where,
)
from escarmouche.games.combat_zone.chapters.movement import ready_moves
from escarmouche.games.combat_zone.chapters.movement.movement import walker, why_not_path
from escarmouche.games.combat_zone.chapters.shooting.cover import cover_from
from escarmouche.games.combat_zone.setup.deployment import area_of, cluster, placed_discs, why_not_stand
from escarmouche.games.combat_zone.table import IN_PLAY, Table
from escarmouche.space.paths import Ways, shortest_path, spot_free
from escarmouche.space.shapes import Point, discs_overlap, path_length, toward
from escarmouche.space.sight import SAMPLES, what_blocks

Way = tuple[Point, ...]
SHORTER, SHORTEST = 20, 60
"""A step that would end on a friend is cut by so much, down to so little."""


def spots(ask: Ask, table: Table, figure: str, value: Any, via: Way) -> Spots | None:
    """Where a figure may end its move, stand at the start or aim at; None where there is no such area."""
    if ask.intent == PLACE:
        return _standing(ask, table, figure, value)
    if figure != ask.actor:
        return None
    if ask.intent == AIM:
        return _aiming(ask, table, figure)
    return _moving(table, figure, via) if ask.intent == MOVE else None


def _standing(ask: Ask, table: Table, figure: str, value: Any) -> Spots | None:
    """Where a figure of a group may be put down: alone, or with the others standing as they do."""
    unit, judge = ask.actor, ask.judge
    if judge is None or figure not in table.units[unit].figures:
        return None
    side, taken = table.units[unit].side, placed_discs(table)

    def allowed(spot: Point) -> bool:
        if not value:
            return why_not_stand(table, side, figure, spot, taken) is None
        changed = tuple((id, (spot,) if id == figure else path, facing) for id, path, facing in value)
        return judge(changed) is None

    return Spots(figure, allowed, area_of(table, side, profile(table, figure).radius))


def _aiming(ask: Ask, table: Table, figure: str) -> Spots | None:
    """The points of the ground that a thrown or fired charge may be aimed at."""
    judge, record = ask.judge, table.figures[figure]
    if judge is None:
        return None

    def allowed(spot: Point) -> bool:
        return judge(((figure, (spot,), -1),)) is None

    far = charge_of(table, str(ask.about["what"])).reach + profile(table, figure).radius
    (x, y), ground = where(record), table.ground
    box = max(x - far, 0), max(y - far, 0), min(x + far, ground.width), min(y + far, ground.depth)
    return Spots(figure, allowed, box)


def _moving(table: Table, figure: str, via: Way) -> Spots | None:
    """Where the acting figure may end its move, each straight leg in steps as long as they may be.

    Each of these places is allowed. Left out are those that need more bends than the shortest way has: over
    friends who stand too near to each other to step between them.
    """
    leads = Leads(table, figure, via)
    if leads.left < 0:
        return None
    (x, y), far, ground = leads.gone[-1], leads.left, table.ground
    box = max(x - far, 0), max(y - far, 0), min(x + far, ground.width), min(y + far, ground.depth)
    turns = tuple(turn for ways in leads.ways for turn in ways.turns)
    return Spots(figure, lambda spot: leads.to(spot) is not None, box, leads.most, leads.who.step, turns)


def follow(ask: Ask, table: Table, point: Point) -> Any:
    """The acting figure led to a point, or as near as its points take it; a group put down round a point."""
    if ask.intent == PLACE:
        return cluster(table, ask.actor, point, led=True)
    if ask.intent != MOVE:
        return None
    leads = Leads(table, ask.actor, ())
    return leads.to(point) or leads.towards(point) or ready_moves.follow(table, ask.actor, point)


class Leads:
    """Moves of one figure to any place, straight or round what is in the way."""

    def __init__(self, table: Table, figure: str, via: Way) -> None:
        record, self.who = table.figures[figure], walker(table, figure)
        self.table, self.gone = table, (self.who.at, *via)
        self.most = self.who.step * record.ap
        self.left = self.most - path_length(self.gone)
        self.ways: tuple[Ways, ...] = ()
        """Round obstacles past friends, and round friends as well: every bend begins a step of its own."""
        if not record.z and self.left >= 0:
            who = self.who
            self.ways = tuple(
                Ways(who.closed, discs, (), self.gone[-1], who.radius, self.left)
                for discs in dict.fromkeys((who.enemies, (*who.friends, *who.enemies)))
            )

    def to(self, spot: Point) -> Any:
        """An allowed move that ends here, or None."""
        if path_length((*self.gone, spot)) > self.most:
            return None
        value = self._stepped((*self.gone, spot))
        if why_not_path(self.table, self.who.id, value) is None:
            return value
        for ways in self.ways:
            rest = ways.to(spot)
            if rest is not None and len(rest) > 2:
                value = self._stepped((*self.gone, *rest[1:]))
                if why_not_path(self.table, self.who.id, value) is None:
                    return value
        return None

    def towards(self, spot: Point) -> Any:
        """As much of the shortest way to a free place as the figure's points pay for; None without one."""
        ground = self.table.ground
        far = 2 * (ground.width + ground.depth)
        who = walker(self.table, self.who.id, far)
        everybody = (*who.friends, *who.enemies)
        if who.floor >= 0 or not spot_free(who.closed, everybody, spot, who.radius):
            return None
        parts: list[tuple[int, Any]] = []
        for discs in dict.fromkeys((who.enemies, everybody)):
            if way := shortest_path(who.closed, discs, (), who.at, spot, who.radius, far):
                parts += self._paid(way)
        return min(parts, default=(0, None), key=lambda part: part[0])[1]

    def _paid(self, way: Way) -> list[tuple[int, Any]]:
        """The longest part of a way that is allowed, with the length of the rest; nothing if none is."""
        ((figure, path, facing),) = self._stepped(way)
        for steps in range(min(self.table.figures[figure].ap, len(path)), 0, -1):
            value = ((figure, path[:steps], facing),)
            if why_not_path(self.table, figure, value) is None:
                return [(path_length(path[steps - 1 :]), value)]
        return []

    def _stepped(self, way: Way) -> Any:
        """A move along a way, its legs cut into steps that end on no friend."""
        path: list[Point] = []
        for a, b in pairwise(way):
            while path_length((a, b)) > self.who.step:
                a = self._step(a, b)
                path.append(a)
            path.append(b)
        return ((self.who.id, tuple(path), -1),)

    def _step(self, a: Point, b: Point) -> Point:
        full = toward(a, b, self.who.step)
        for short in range(0, self.who.step - SHORTEST, SHORTER):
            spot = toward(a, b, self.who.step - short)
            if not any(discs_overlap(spot, self.who.radius, *friend) for friend in self.who.friends):
                return spot
        return full


def arcs(table: Table, unit: str) -> tuple[Arc, ...]:
    """The front half of the table of each of them (CZ-SHOOT-02)."""
    ground = table.ground
    return tuple(
        Arc(f, "front", "CZ-SHOOT-02", (half_table(ground.width, ground.depth, where(one), one.facing),))
        for f in _watchers(table, unit)
        if (one := table.figures[f]).facing >= 0
    )


def _watchers(table: Table, unit: str) -> list[str]:
    """The figures of a group that are in play, or the acting one of them."""
    figures = [f for f in table.units[unit].figures if table.figures[f].fate in IN_PLAY]
    acting = table.turn.figure
    return [acting] if acting in figures else figures


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """What the figures of a group, or the acting one of them, see of each enemy (CZ-SHOOT-02, CZ-TERR-02)."""
    watchers = _watchers(table, unit)
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
