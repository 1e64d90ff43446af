"""A declared move, walked step by step and under enemy eyes centimetre by centimetre (CZ-MOVE, CZ-OPP-02)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import MOVE as GOING
from escarmouche.engine.options import TURN
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.deeds import Action, alone, pay
from escarmouche.games.combat_zone.chapters.figures import profile, side_of, where
from escarmouche.games.combat_zone.chapters.movement import movement, ready_moves
from escarmouche.games.combat_zone.chapters.shooting import opportunity
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines
from escarmouche.games.combat_zone.table import ALIVE, DROPPED, PANICKED, ROUTED, STUNNED, Referee, Table
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
        pay(referee, "CZ-MOVE-02", figure, price)
        referee.book(action=(PIVOT.name, str(facing)), moves=table.turn.moves + 1, asked=())
        if opportunity.anyone_waits(referee.table, figure):  # CZ-OPP-02: before it turns
            referee.book(step="window")
        else:
            turn_about(referee, figure, facing)
    else:
        record = table.figures[figure]
        turned = record.pivot + turn_difference(record.facing, facing)
        referee.change("CZ-MOVE-01", figure, facing=facing, pivot=turned)


def turn_about(referee: Referee, figure: str, facing: int) -> None:
    """The end of a turn that was paid (CZ-MOVE-02)."""
    referee.change("CZ-MOVE-02", figure, facing=facing)
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
    referee.book(action=(MOVE.name, str(facing)), way=path, moves=table.turn.moves + 1, asked=())
    walk(referee)


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


def walk(referee: Referee) -> None:
    """Go on with the move under way: `turn.way` holds the ends of the steps not finished yet.

    `turn.action` is (move, facing at the end) before a step is paid, and has the step's start after it:
    a window that opened in the middle of a step comes back here.
    """
    turn = referee.table.turn
    figure = turn.figure
    waits = opportunity.anyone_waits(referee.table, figure)
    while referee.table.turn.way:
        if len(referee.table.turn.action) == 2 and not _begin_step(referee, figure):
            break
        if waits and _meets_window(referee, figure):
            return
        if not _end_step(referee, figure):
            return
    _finish(referee, figure)


def _begin_step(referee: Referee, figure: str) -> bool:
    """Pay for the next step and get up if lying; an enemy base met on the way ends it there (CZ-MOVE-06)."""
    table = referee.table
    way = table.turn.way
    record = table.figures[figure]
    at = where(record)
    end = way[0]
    if at != end:
        met = movement.meets(table, figure, end)
        if met is not None:
            end, way = met, (met,)
            referee.note("CZ-MOVE-06", "meets-enemy", figure=figure)
    price = movement.step_cost(table.ground, at, end)
    if price > record.ap:
        return False
    rule = "CZ-MOVE-05" if price > movement.COSTS["move_5cm"] else _step_rule(table, figure)
    facing = record.facing if at == end else bearing(at, end)
    up: dict[str, Any] = {"states": record.states - {DROPPED}} if DROPPED in record.states else {}
    referee.change(
        rule, figure, ap=record.ap - price, spent=record.spent + price, pivot=0, facing=facing, **up
    )
    referee.book(way=way, action=(*table.turn.action[:2], str(at[0]), str(at[1])), asked=())
    return True


def _step_rule(table: Table, figure: str) -> str:
    """Under which rule a step on clear ground is made: heavy armour shortens it."""
    return "CZ-MOVE-04" if profile(table, figure).armour in movement.SLOW else "CZ-MOVE-03"


def _meets_window(referee: Referee, figure: str) -> bool:
    """Walk to the first centimetre where a waiting enemy that was not asked sees the figure (CZ-OPP-02)."""
    table = referee.table
    at, end = where(table.figures[figure]), table.turn.way[0]
    start = _start(referee)
    eyes = opportunity.watchers(table, figure, table.turn.asked)
    if not eyes:
        return False
    if (
        opportunity.WAIT not in table.turn.asked
        and at == start
        and opportunity.opens(table, figure, among=eyes)
    ):
        referee.book(step="window")
        return True
    for spot in movement.samples(at, end) if at != end else ():
        if opportunity.opens(table, figure, spot, upright=True, among=eyes):
            referee.change("CZ-OPP-02", figure, x=spot[0], y=spot[1])
            referee.book(step="window")
            return True
    return False


def _start(referee: Referee) -> Point:
    _, _, x, y = referee.table.turn.action
    return int(x), int(y)


def _end_step(referee: Referee, figure: str) -> bool:
    """Finish the step under way; False when the figure stops before its end or for good."""
    table = referee.table
    record = table.figures[figure]
    end = table.turn.way[0]
    if (
        record.states & {ROUTED, STUNNED}
        or machines.why_not_command(table, figure)
        or (PANICKED in record.states and _runs_into_enemy(referee, figure))
    ):
        _stop_here(referee, figure)
        return False
    if where(record) != end:
        referee.change("CZ-MOVE-03", figure, x=end[0], y=end[1])
    casualties.leave_behind(referee, figure)
    start = _start(referee)
    referee.book(way=table.turn.way[1:], action=table.turn.action[:2], asked=())
    if lying(table):
        aiming.enter_fire(referee, figure, start, end)
        if referee.table.figures[figure].fate != ALIVE:
            referee.book(way=(), action=(), step="act")
            return False
        if PANICKED in referee.table.figures[figure].states and PANICKED not in record.states:
            referee.book(way=())
    return True


def _runs_into_enemy(referee: Referee, figure: str) -> bool:
    """Whether the step under way would end in contact with an enemy it does not touch yet."""
    table = referee.table
    at, end = where(table.figures[figure]), table.turn.way[0]
    return at != end and movement.meets(table, figure, end) is not None


def _stop_here(referee: Referee, figure: str) -> None:
    """Stopped in its tracks: the step is lost; one in the middle of a friend goes back to free ground."""
    table = referee.table
    referee.note("CZ-OPP-06", "action-lost", figure=figure, action=MOVE.name)
    who = movement.walker(table, figure)
    start, spot = _start(referee), where(table.figures[figure])
    back = spot
    while back != start and not movement.free_spot(table, who, back):
        short = toward(back, start, 25)
        back = start if short == back else short
        if (back[0] - start[0]) ** 2 + (back[1] - start[1]) ** 2 < 25 * 25:
            back = start
    if back != spot:
        referee.change("CZ-MOVE-06", figure, x=back[0], y=back[1])
    casualties.leave_behind(referee, figure)
    referee.book(way=(), action=(), asked=(), step="act")


def _finish(referee: Referee, figure: str) -> None:
    """The move is over: a free turn may close it (CZ-MOVE-01)."""
    turn = referee.table.turn
    facing = int(turn.action[1])
    record = referee.table.figures[figure]
    turned = turn_difference(record.facing, facing) if facing >= 0 else 0
    if turned and turned <= movement.FREE_TURN and not record.states & {ROUTED, STUNNED}:
        referee.change("CZ-MOVE-01", figure, facing=facing, pivot=turned)
    referee.book(way=(), action=(), asked=(), step="act")
