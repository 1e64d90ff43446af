"""The round: bids, initiative, one unit after the other, and the end (area TP-TURN, TP-ORD, TP-END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import BEGUN, ENDED
from escarmouche.engine.options import ACT, MOVE, NUMBER, WHAT, WHO
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Modifier, Refusal
from escarmouche.engine.table import DRAW
from escarmouche.games.template.chapters import mines, shooting
from escarmouche.games.template.setup import setup
from escarmouche.games.template.table import (
    LEDGER,
    Table,
    after,
    distance,
    point_of,
    units_of,
    why_not_stand,
)
from escarmouche.space.shapes import Point

ROUNDS: int = LEDGER.data("TP-TURN-01")["rounds"]
EXPLODES: int = LEDGER.data("TP-TURN-03")["again"]
DEPTH: int = LEDGER.data("TP-TURN-03")["depth"]
ORDERS: tuple[str, ...] = tuple(LEDGER.data("TP-ORD-01"))
MORE_ORDERS: tuple[str, ...] = tuple(LEDGER.data("TP-ORD-03")["orders"])
REACH: int = LEDGER.data("TP-MOVE-01")["reach"]


def step(referee: Referee[Table]) -> None:
    """From one checkpoint to the next: the phase and what is under way are on the table."""
    turn = referee.table.turn
    if turn.phase == "cards":
        setup.lay_cards(referee)
    elif turn.phase == "mines":
        mines.lay_mines(referee)
    elif turn.phase == "deploy":
        setup.deploy(referee)
    elif turn.phase == "initiative":
        initiative(referee)
    elif turn.queue:
        next_shot(referee)
    else:
        activate(referee)


def initiative(referee: Referee[Table]) -> None:
    """Bids revealed together, dice, and the winner says who starts (TP-TURN-02 to TP-TURN-04)."""
    sides = tuple(side for side in referee.table.sides if units_of(referee.table, side))
    tokens = {side: referee.table.sides[side].tokens for side in sides}
    asks = [Ask("TP-TURN-02", side, "bid", tuple(range(tokens[side] + 1)), part=NUMBER) for side in sides]
    bids = referee.ask_each("TP-TURN-02", asks)
    for side, bid in bids.items():
        if bid:
            referee.spend("TP-TURN-02", side, "tokens", bid)
    winners = sides
    while len(winners) > 1:
        totals = {side: initiative_die(referee, side, bids[side]) for side in winners}
        winners = tuple(side for side in winners if totals[side] == max(totals.values()))
    first = referee.ask("TP-TURN-04", winners[0], "who-starts", sides)
    referee.change("TP-TURN-04", "turn", phase="act", active=first)


def initiative_die(referee: Referee[Table], side: str, bid: int) -> int:
    """One exploding die and the bid (TP-TURN-03)."""
    modifiers = (Modifier("TP-TURN-02", bid),) if bid else ()
    thrown: int = referee.roll("TP-TURN-03", side, d6().exploding(EXPLODES, depth=DEPTH), modifiers)
    return thrown + bid


def activate(referee: Referee[Table]) -> None:
    """Choose a unit and its order, and carry it out; shots follow in steps of their own."""
    table = referee.table
    side = table.turn.active
    unit = referee.ask(
        "TP-TURN-05",
        side,
        "activate",
        units_of(table, side),
        lambda u: why_not_activate(table, u),
        part=WHO,
    )
    referee.change("TP-TURN-05", "turn", activation=unit)
    referee.mark("TP-TURN-05", unit, "acted")
    orders = ORDERS + MORE_ORDERS if table.setting.scenario == setup.CROSSROADS else ORDERS
    order = referee.ask(
        "TP-ORD-01",
        side,
        "order",
        orders,
        lambda o: why_not_order(table, unit, o),
        intent=ACT,
        actor=unit,
        part=WHAT,
        unit=unit,
    )
    referee.note("TP-ORD-01", "order-given", unit=unit, order=order)
    if order == "shoot":
        referee.change("TP-SHOOT-02", "turn", queue=shooting.declare_targets(referee, unit))
        return
    if order == "aim":
        referee.mark("TP-ORD-02", unit, "aimed")
    elif order == "smoke":
        mines.throw_smoke(referee, unit)
    else:
        move(referee, unit)
    end_activation(referee)


def move(referee: Referee[Table], unit: str) -> None:
    """Up to the unit's reach in a straight line (TP-MOVE-01); the aim is lost (TP-ORD-02)."""
    table = referee.table
    x, y = referee.place(
        "TP-MOVE-01",
        table.units[unit].side,
        "move",
        lambda point: why_not_move(table, unit, point),
        lambda: points_to_move_to(table, unit),
        intent=MOVE,
        actor=unit,
        unit=unit,
    )
    referee.unmark("TP-ORD-02", unit, "aimed")
    referee.move("TP-MOVE-01", unit, [(table.units[unit].figures[0], ((x, y),), -1)])
    mines.tread(referee, unit)


def next_shot(referee: Referee[Table]) -> None:
    """Shoot at the first target of the queue. A card may be turned at its end, so it is a step of its own."""
    shooter, queue = referee.table.turn.activation, referee.table.turn.queue
    shooting.shoot(referee, shooter, queue[0])
    referee.change("TP-SHOOT-02", "turn", queue=queue[1:])
    if not queue[1:]:
        referee.unmark("TP-ORD-02", shooter, "aimed")
        end_activation(referee)


def end_activation(referee: Referee[Table]) -> None:
    """The next side acts if it can (TP-TURN-01); the last side with units has won (TP-END-01)."""
    table = referee.table
    left = [side for side in table.sides if units_of(table, side)]
    if len(left) == 1:
        referee.change("TP-END-01", "turn", tells=ENDED, over=left[0], over_rule="TP-END-01", activation="")
        return
    for follower in after(table, table.turn.active):
        if any(why_not_activate(table, unit) is None for unit in units_of(table, follower)):
            referee.change("TP-TURN-01", "turn", active=follower, activation="")
            return
    end_round(referee)


def end_round(referee: Referee[Table]) -> None:
    """The next round, or the count of the units that are left (TP-END-02)."""
    table = referee.table
    for unit in table.units:
        referee.unmark("TP-TURN-01", unit, "acted")
    mines.clear_smoke(referee)
    number = table.turn.round
    if number < ROUNDS:
        referee.change("TP-TURN-01", "turn", tells=BEGUN, round=number + 1, phase="initiative", activation="")
        return
    counts = {side: len(units_of(table, side)) for side in table.sides}
    best = [side for side in table.sides if counts[side] == max(counts.values())]
    winner = best[0] if len(best) == 1 else DRAW
    referee.change("TP-END-02", "turn", tells=ENDED, over=winner, over_rule="TP-END-02", activation="")


def why_not_activate(table: Table, unit: str) -> Refusal | None:
    """Once in a round (TP-TURN-05)."""
    if "acted" in table.units[unit].markers:
        return Refusal("TP-TURN-05", "has-acted", {"unit": unit})
    return None


def why_not_order(table: Table, unit: str, order: str) -> Refusal | None:
    """Shooting wants a target in range, aiming only helps a unit that has not aimed yet."""
    if order == "shoot" and not shooting.targets_of(table, unit):
        return Refusal("TP-SHOOT-01", "no-target", {"unit": unit})
    if order == "aim" and "aimed" in table.units[unit].markers:
        return Refusal("TP-ORD-02", "has-aimed", {"unit": unit})
    return None


def why_not_move(table: Table, unit: str, point: Any) -> Refusal | None:
    """Within reach (TP-MOVE-01), where there is room (TP-SETUP-04)."""
    if not setup.is_point(point):
        return Refusal("TP-MOVE-01", "not-a-point", {"given": repr(point)})
    gap = distance(point_of(table, unit), point)
    if gap > REACH:
        return Refusal("TP-MOVE-01", "too-far", {"unit": unit}, gap - REACH, "cm")
    return why_not_stand(table, unit, point)


def points_to_move_to(table: Table, unit: str) -> Sequence[Point]:
    """Where it stands, and eight directions at half and full reach."""
    x, y = point_of(table, unit)
    points = [(x, y)]
    for reach in (REACH // 2, REACH):
        slant = reach * 7 // 10
        points += [(x + dx * reach, y + dy * reach) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        points += [(x + dx * slant, y + dy * slant) for dx in (1, -1) for dy in (1, -1)]
    return [point for point in points if why_not_move(table, unit, point) is None]
