"""Move and March over the open table: the question, the way, what it meets, who boards (area DB-MOVE)."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.engine import kinds
from escarmouche.engine import options as intents
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters.attack.reaction import stops_a_march
from escarmouche.games.dust.chapters.people.cargo import why_not_leave
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.table import ABOARD, BOARD, INFANTRY
from escarmouche.games.dust_battlefield.chapters.ground.bodies import centimetres
from escarmouche.games.dust_battlefield.chapters.ground.kinds import floors_of
from escarmouche.games.dust_battlefield.chapters.movement import boarding, bogging, drafts, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import (
    Allowance,
    Value,
    movers_of,
    why_not_move,
)
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.shapes import path_length

MOVE, MARCH, FREE = "move", "march", "free-move"
SLOWED = "slowed"
"""Word of `turn.hazards`: terrain was met on the first part of the March."""


def move(referee: Referee, unit: str, points: int, kind: str = MOVE, rule: str = "") -> None:
    """A Move, or a March as far as the reaction against it (DB-REACT-02), then its rest."""
    table = referee.table
    turn = table.turn
    march = kind == MARCH
    rest = march and turn.spare >= 0
    if bogging.held(table) or (rest and not turn.spare):
        referee.book(spare=-1)
        return
    record = table.units[unit]
    if record.place == ABOARD:
        boarding.leave(referee, unit, centimetres(points), march=march)
        return
    length = turn.spare if rest else centimetres(points)
    gone = centimetres(points) - length if rest else 0
    stops = march and not rest and stops_a_march(table)
    if stops:
        length = min(length, centimetres(paces(table, unit)[0]))
    slowed = rest and SLOWED in turn.hazards
    allowance = Allowance(length, rule or ("DB-REACT-02" if rest else "DB-MOVE-01"), march, gone, slowed)
    if not rest:
        boarding.lift(referee, unit)
    walked = carry_out(referee, unit, allowance)
    if stops and referee.table.units[unit].place == BOARD and not bogging.held(referee.table):
        referee.book(spare=centimetres(points) - walked)
    elif march:
        referee.book(spare=-1)


def hero_with(table: Table, unit: str) -> str:
    """The hero who has joined the moving unit and goes along."""
    hero = table.turn.hero if table.turn.unit == unit else ""
    return hero if hero and table.units[hero].place == BOARD else ""


def carry_out(referee: Referee, unit: str, allowance: Allowance) -> int:
    """Ask for the ways and go them, meeting what lies on them; the longest that was gone."""
    table = referee.table
    hero = hero_with(table, unit)
    value: Value = referee.place(
        allowance.rule,
        table.units[unit].side,
        "move",
        partial(why_not_move, table, unit, hero, allowance),
        partial(drafts.move_drafts, table, unit, hero, allowance),
        intent=intents.MOVE,
        actor=unit,
        unit=unit,
        hero=hero,
        length=allowance.length,
        march=allowance.march,
        gone=allowance.gone,
        slowed=allowance.slowed,
    )
    walked = go(referee, allowance, unit, hero, value)
    if referee.table.units[unit].place == BOARD:
        climb(referee, unit, allowance.length - walked)
        boarding.climb_aboard(referee, unit)
    return walked


def go(referee: Referee, allowance: Allowance, unit: str, hero: str, value: Value) -> int:
    """Lead the miniatures along their ways: terrain that holds machines, wire, mines (DB-TERR-03)."""
    table = referee.table
    movers = movers_of(table, unit, hero)
    longest = 0
    led: list[tuple[str, tuple[Any, ...], int]] = []
    wire: dict[str, None] = {}
    mines: dict[str, None] = {}
    slow = False
    for figure, path, facing in value:
        walker = movers[figure]
        way = (walker.at, *path)
        limit = bogging.stuck(referee, walker, way, facing)
        if limit >= 0:
            way, facing = bogging.cut(way, limit), -1
            bogging.hold(referee)
        slow = slow or bool(ways.slowed(table, walker, way, facing))
        wire |= dict.fromkeys(bogging.crossed(table, walker, way, facing, "wire"))
        mines |= dict.fromkeys(bogging.crossed(table, walker, way, facing, "minefield"))
        longest = max(longest, path_length(way))
        led.append((figure, way, facing))
        if path_length(way) > allowance.in_terrain and _stopped_at_terrain(table, walker, way[-1]):
            bogging.hold(referee)  # DB-TERR-02
    if wire and bogging.tangled(referee, unit, list(wire)):
        bogging.hold(referee)
        led = [(figure, way[:1], facing) for figure, way, facing in led]
        longest = 0
    lead(referee, allowance.rule, led, unit=unit, length=longest, allowed=allowance.length)
    if slow and allowance.march:
        referee.book(hazards=(*referee.table.turn.hazards, SLOWED))
    for _ in mines:
        bogging.mined(referee, "DS-MINE-01", unit)
    return longest


def _stopped_at_terrain(table: Table, walker: ways.Walker, at: tuple[int, int]) -> bool:
    """Whether a miniature that went too fast for terrain ends right at its edge (DB-TERR-02)."""
    wider = walker._replace(form=walker.form._replace(radius=walker.form.radius + 2))
    return bool(ways.slowed(table, wider, (at, at), -1))


def lead(referee: Referee, rule: str, led: list[tuple[str, tuple[Any, ...], int]], **told: Any) -> None:
    """Put miniatures at the ends of their ways, and tell it."""
    moved = False
    for figure, way, facing in led:
        record = referee.table.figures[figure]
        x, y = way[-1]
        new = record.facing if facing < 0 else facing
        if (x, y, new) == (record.x, record.y, record.facing):
            continue
        moved = True
        z = record.z if (x, y) == (record.x, record.y) else 0
        facts = {
            "steps": ((figure, tuple(way), new),),
            "length": path_length(way),
            "allowed": told["allowed"],
        }
        referee.change(rule, figure, tells=kinds.MOVED, facts=facts, x=x, y=y, z=z, facing=new)
    if not moved:
        referee.note(rule, "stays", unit=told["unit"])


def climb(referee: Referee, unit: str, left: int) -> None:
    """Infantry that ends in a building may go up or down, the height counted too (DB-TERR-09)."""
    table = referee.table
    record = table.units[unit]
    if table.setting.cards[record.card].type != INFANTRY:
        return
    figures = [table.figures[f] for f in record.figures]
    rooms = ways.rooms_at(table.ground, (figures[0].x, figures[0].y)) if figures else ()
    if not rooms or not all(rooms[0] in ways.rooms_at(table.ground, (f.x, f.y)) for f in figures):
        return
    floors, height = floors_of(rooms[0]), rooms[0].height // max(1, floors_of(rooms[0]))
    now = figures[0].z
    reachable = tuple([n * height for n in range(floors + 1) if abs(n * height - now) <= max(0, left)])
    if len(reachable) < 2:
        return
    z = referee.ask(
        "DB-TERR-09", record.side, "floor", reachable, proposal=now if now in reachable else 0,
        actor=unit, part=intents.NUMBER, unit=unit,
    )  # fmt: skip
    if z != now:
        for figure in record.figures:
            referee.change("DB-TERR-09", figure, z=z)


__all__ = ["NO_ONE", "carry_out", "climb", "go", "hero_with", "lead", "move", "why_not_leave"]
