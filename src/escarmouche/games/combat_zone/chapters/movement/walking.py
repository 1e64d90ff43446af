"""A declared move, walked step by step and under enemy eyes centimetre by centimetre (CZ-MOVE, CZ-OPP-02)."""

from __future__ import annotations

from typing import Any, NamedTuple

from escarmouche.engine.options import MOVE as GOING
from escarmouche.engine.options import TURN
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.deeds import Action, alone
from escarmouche.games.combat_zone.chapters.figures import profile, side_of, where
from escarmouche.games.combat_zone.chapters.movement import movement, ready_moves
from escarmouche.games.combat_zone.chapters.shooting import opportunity
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines
from escarmouche.games.combat_zone.table import ALIVE, PANICKED, ROUTED, STUNNED, Referee, Table, Turn
from escarmouche.space.shapes import Point, bearing, toward, turn_difference

# -- saying where to ---------------------------------------------------------------------------------------


def pivot(referee: Referee, figure: str) -> None:
    """Turn on the spot: free up to 90 degrees, one point beyond (CZ-MOVE-01, CZ-MOVE-02).

    A turn that is paid is an action like any other, and may be fired at before it is made (CZ-OPP-02).
    """
    table = referee.table
    answer = referee.place(
        "CZ-MOVE-01",
        side_of(table, figure),
        "pivot",
        lambda value: movement.why_not_facing(table, figure, value),
        lambda: ready_moves.pivot_drafts(table, figure),
        intent=TURN,
        actor=figure,
        figure=figure,
    )
    facing = answer[0][2]
    price = movement.pivot_cost(table, figure, facing)
    if price:
        telling.pay(referee, "CZ-MOVE-02", figure, price, PIVOT.name)
        referee.book(action=(PIVOT.name, str(facing)), moves=table.turn.moves + 1, asked=())
        if opportunity.anyone_waits(referee.table, figure):  # CZ-OPP-02: before it turns
            referee.book(step="window")
        else:
            turn_about(referee, figure, facing)
    else:
        record = table.figures[figure]
        turned = record.pivot + turn_difference(record.facing, facing)
        telling.turn(referee, "CZ-MOVE-01", figure, facing, pivot=turned)


def turn_about(referee: Referee, figure: str, facing: int) -> None:
    """The end of a turn that was paid (CZ-MOVE-02)."""
    telling.turn(referee, "CZ-MOVE-02", figure, facing)
    referee.book(action=(), asked=(), step="act")


def declare_move(referee: Referee, figure: str) -> None:
    """Say where to go, step by step; the steps are paid and walked one after the other (CZ-MOVE-03)."""
    table = referee.table
    answer = referee.place(
        "CZ-MOVE-03",
        side_of(table, figure),
        "move",
        lambda value: movement.why_not_path(table, figure, value),
        lambda: ready_moves.move_drafts(table, figure),
        intent=GOING,
        actor=figure,
        figure=figure,
    )
    _, path, facing = answer[0]
    referee.book(**declared(table.turn, path, facing))
    walk(referee)


def declared(turn: Turn, path: tuple[Point, ...], facing: int) -> dict[str, Any]:
    """What the turn holds once a move is declared."""
    return {"action": (MOVE.name, str(facing)), "way": path, "moves": turn.moves + 1, "asked": ()}


MOVE = Action(
    "move",
    offers=alone,
    price=lambda table, figure, _: movement.least_cost(table, figure),
    why_not=lambda table, figure, _: movement.why_not_move(table, figure),
    do=lambda referee, figure, _: declare_move(referee, figure),
    at_once=True,
    moves=True,
)
PIVOT = Action(
    "pivot",
    offers=alone,
    price=0,
    why_not=lambda table, figure, _: movement.why_not_pivot(table, figure),
    do=lambda referee, figure, _: pivot(referee, figure),
    at_once=True,
)


# -- walking -----------------------------------------------------------------------------------------------


class Stretch(NamedTuple):
    """A part of a move that nothing interrupts: walked, paid and told as one."""

    points: tuple[Point, ...]
    """Where it goes after where it stands: the ends of its steps, and where it is halted."""
    paid: int
    dear: int
    """How many of the steps paid for are on difficult ground."""
    facing: int
    start: Point
    """Where the step under way, or the last one, began."""
    way: tuple[Point, ...]
    """Ends of the steps that are not finished then."""
    asked: tuple[str, ...]
    halt: str = ""
    """Why it ends before the move does: a window opens, or the ground burns."""
    meets: bool = False
    """Whether it ends against an enemy (CZ-MOVE-06)."""


WINDOW, FIRE = "window", "fire"
UNDER_WAY = 4
"""How many words `turn.action` has in the middle of a step: move, facing, and where it began."""


def walk(referee: Referee) -> None:
    """Go on with the move under way: `turn.way` holds the ends of the steps not finished yet.

    `turn.action` is (move, facing at the end) before a step is paid, and has the step's start after it:
    a window that opened in the middle of a step comes back here.
    """
    figure = referee.table.turn.figure
    if len(referee.table.turn.action) == UNDER_WAY and _is_stopped(referee, figure):
        _stop_here(referee, figure)
        return
    while referee.table.turn.way:
        stretch = next_stretch(referee.table, figure)
        _go(referee, figure, stretch)
        if stretch.halt == WINDOW:
            referee.book(step="window")
            return
        if stretch.halt == FIRE and not _passes_fire(referee, figure):
            return
    _finish(referee, figure)


def next_stretch(table: Table, figure: str) -> Stretch:
    """How far the move under way goes before anything happens to it."""
    turn, record = table.turn, table.figures[figure]
    waits = opportunity.anyone_waits(table, figure)
    burns = bool(lying(table))
    at = start = where(record)
    under_way = len(turn.action) == UNDER_WAY
    asked = turn.asked if under_way else ()
    eyes = opportunity.watchers(table, figure, asked) if waits else ()
    way, points = list(turn.way), list[Point]()
    paid = dear = 0
    facing, met = record.facing, None
    if under_way:
        start = _start(table)
        met = movement.meets(table, figure, way[0])
    while way:
        if not under_way:
            start, end = at, way[0]
            if asked:
                asked, eyes = (), opportunity.watchers(table, figure)
            met = movement.meets(table, figure, end, at) if at != end else None
            if met is not None:
                end, way = met, [met]
            price = movement.step_cost(table.ground, at, end)
            if price > record.ap - paid:
                way = []
                break
            paid += price
            dear += price > movement.COSTS["move_5cm"]
            facing = facing if at == end else bearing(at, end)
        if eyes and (spot := _seen_at(table, figure, at, way[0], start, eyes, asked)) is not None:
            points += [spot] if spot != at else []
            return Stretch(tuple(points), paid, dear, facing, start, tuple(way), asked, WINDOW)
        points += [way[0]] if way[0] != at else []
        at = way.pop(0)
        under_way = False
        if burns and aiming.enters_fire(table, figure, start, at):
            return Stretch(tuple(points), paid, dear, facing, start, tuple(way), (), FIRE, met is not None)
    return Stretch(tuple(points), paid, dear, facing, start, tuple(way), (), "", met is not None)


def _seen_at(
    table: Table,
    figure: str,
    at: Point,
    end: Point,
    start: Point,
    eyes: tuple[opportunity.Watcher, ...],
    asked: tuple[str, ...],
) -> Point | None:
    """The first centimetre of a step where a waiting enemy that was not asked sees the figure (CZ-OPP-02)."""
    fresh = opportunity.WAIT not in asked and at == start
    if fresh and opportunity.opens(table, figure, at, upright=True, among=eyes):
        return at
    for spot in movement.samples(at, end) if at != end else ():
        if opportunity.opens(table, figure, spot, upright=True, among=eyes):
            return spot
    return None


def _go(referee: Referee, figure: str, stretch: Stretch) -> None:
    """Walk a stretch: it is paid, and told as far as it went; who walks gets up (CZ-ACT-05)."""
    table = referee.table
    record = table.figures[figure]
    if stretch.points or stretch.paid:
        rule = "CZ-MOVE-05" if stretch.dear else _step_rule(table, figure)
        left = record.ap - stretch.paid
        values: dict[str, Any] = {"ap": left, "spent": record.spent + stretch.paid, "pivot": 0}
        told = {"paid": stretch.paid, "dear": stretch.dear, "left": left}
        telling.go(referee, rule, figure, stretch.points, stretch.facing, facts=told, **values)
    action = table.turn.action[:2]
    if stretch.halt == WINDOW:
        action = (*action, str(stretch.start[0]), str(stretch.start[1]))
    referee.book(way=stretch.way, action=action, asked=stretch.asked)
    if stretch.meets:
        referee.note("CZ-MOVE-06", "meets-enemy", figure=figure)
    casualties.leave_behind(referee, figure)


def _step_rule(table: Table, figure: str) -> str:
    """Under which rule a step on clear ground is made: heavy armour shortens it."""
    return "CZ-MOVE-04" if profile(table, figure).armour in movement.SLOW else "CZ-MOVE-03"


def _start(table: Table) -> Point:
    _, _, x, y = table.turn.action
    return int(x), int(y)


def _is_stopped(referee: Referee, figure: str) -> bool:
    """Whether a figure does not finish its step after the enemy's fire (CZ-OPP-06)."""
    table = referee.table
    states = table.figures[figure].states
    return bool(
        states & {ROUTED, STUNNED}
        or machines.why_not_command(table, figure)
        or (PANICKED in states and _runs_into_enemy(table, figure))
    )


def _passes_fire(referee: Referee, figure: str) -> bool:
    """Burnt on the way (CZ-AREA-07); False for one who falls there. Whoever panics thinks again."""
    before = referee.table.figures[figure].states
    aiming.scorch(referee, figure)
    if referee.table.figures[figure].fate != ALIVE:
        referee.book(way=(), action=(), step="act")
        return False
    if PANICKED in referee.table.figures[figure].states and PANICKED not in before:
        referee.book(way=())
    return True


def _runs_into_enemy(table: Table, figure: str) -> bool:
    """Whether the step under way would end in contact with an enemy it does not touch yet."""
    at, end = where(table.figures[figure]), table.turn.way[0]
    return at != end and movement.meets(table, figure, end) is not None


def _stop_here(referee: Referee, figure: str) -> None:
    """Stopped in its tracks: the step is lost; one in the middle of a friend goes back to free ground."""
    table = referee.table
    referee.note("CZ-OPP-06", "action-lost", figure=figure, action=MOVE.name)
    who = movement.walker(table, figure)
    start, spot = _start(table), where(table.figures[figure])
    back = spot
    while back != start and not movement.free_spot(table, who, back):
        short = toward(back, start, 25)
        back = start if short == back else short
        if (back[0] - start[0]) ** 2 + (back[1] - start[1]) ** 2 < 25 * 25:
            back = start
    if back != spot:
        telling.go(referee, "CZ-MOVE-06", figure, (back,))
    casualties.leave_behind(referee, figure)
    referee.book(way=(), action=(), asked=(), step="act")


def _finish(referee: Referee, figure: str) -> None:
    """The move is over: a free turn may close it (CZ-MOVE-01)."""
    turn = referee.table.turn
    facing = int(turn.action[1])
    record = referee.table.figures[figure]
    turned = turn_difference(record.facing, facing) if facing >= 0 else 0
    if turned and turned <= movement.FREE_TURN and not record.states & {ROUTED, STUNNED}:
        telling.turn(referee, "CZ-MOVE-01", figure, facing, pivot=turned)
    referee.book(way=(), action=(), asked=(), step="act")
