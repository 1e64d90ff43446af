"""Actions: what a figure may do, what it costs, paying and carrying out (CZ-ACT-01, CZ-ACT-05, CZ-AP-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone import (
    activation,
    areas,
    casualties,
    charges,
    climbing,
    closecombat,
    crews,
    doors,
    drafts,
    driving,
    machines,
    movement,
    objects,
    obstacles,
    officers,
    opportunity,
    shooting,
    suits,
    technology,
    vehicles,
    victory,
    walking,
    wires,
)
from escarmouche.games.combat_zone.cohesion import CAP
from escarmouche.games.combat_zone.field import profile, side_of, where
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    AREA,
    BURNING,
    DROPPED,
    IN_PLAY,
    PANICKED,
    WAITING,
    Referee,
    Table,
)
from escarmouche.games.combat_zone.terrain import CLIMB, at_hand
from escarmouche.games.combat_zone.weapons import carried
from escarmouche.space.shapes import turn_difference
from escarmouche.space.terrain import Ground

COMBAT: dict[str, int] = LEDGER.data("CZ-ACT-01")["combat"]
GENERIC: dict[str, int] = LEDGER.data("CZ-ACT-01")["generic"]
EXTINGUISH: int = LEDGER.data("CZ-AREA-09")["extinguish_ap"]
MODES = {"shoot": shooting.SINGLE, "burst": shooting.BURST, "aim": shooting.AIMED}
DONE, MOVE, PIVOT, DROP = "done", "move", "pivot", "drop"
LEAPS = frozenset({"cross", "climb", "jump", driving.LEAVE})
"""Actions that put a figure somewhere else, perhaps in burning ground (CZ-AREA-07)."""
CLIMBS = frozenset({"climb", "jump", driving.LEAVE})
"""Moves among them (CZ-MOVE-07): whoever comes into sight at their end may be fired at there (CZ-OPP-02)."""
NEVER_DROPS = "never_drops"
"""What is built so that it cannot drop down (CZ-ACT-05)."""
LANDED = "landed"
"""The end of such a move, where a window may open."""
CAPPED = {"aim": "CZ-SHOOT-12", "opportunity": "CZ-OPP-01"}
"""Rules that say themselves what costs too much for a figure panicked in the middle of it (CZ-OPP-06)."""


# -- what there is to do ---------------------------------------------------------------------------------


def options(table: Table, figure: str) -> Iterator[str]:
    """The actions a figure could think of where it stands, allowed or not."""
    record = table.figures[figure]
    if record.foes:
        for enemy in closecombat.in_contact(table, figure):
            yield f"fight:{enemy}"
        yield DONE
        return
    if record.aboard:
        yield from driving.options(table, figure)
        yield from (shot for shot in _shots(table, figure) if shot.partition(":")[0] in driving.INSIDE)
        yield DONE
        return
    yield from (MOVE, PIVOT)
    yield from _shots(table, figure)
    for enemy in closecombat.in_contact(table, figure):
        yield f"fight:{enemy}"
    yield "cover"
    hand = bool(at_hand(table.ground, where(record), profile(table, figure).radius))
    if hand or record.z:
        yield from _at_pieces(table, figure)
    near = bool(table.turn.markers) and bool(objects.touched_markers(table, figure))
    if near:
        yield from _at_markers(table, figure)
    if record.carrying:
        yield DROP
        for friend in objects.friends_near(table, figure):
            yield f"pass:{friend}"
    if near or hand or _damaged(table, figure):
        for target in technology.targets(table, figure):
            yield f"tech:{target}"
    if BURNING in record.states:
        yield "extinguish"
    if officers.is_officer(table, figure):
        for unit in officers.leaderless(table, figure):
            yield f"lead:{unit}"
    if vehicles.in_use(table):
        for vehicle in crews.vehicles_near(table, figure):
            yield f"board:{vehicle}"
    yield DONE


def _shots(table: Table, figure: str) -> Iterator[str]:
    weapons = table.setting.weapons
    guns = False
    for id in dict.fromkeys(carried(table, figure)):
        weapon = weapons[id]
        if weapon.kind == AREA:
            yield charges.FLAME if weapon.fire else charges.MISSILE
            continue
        guns = True
        yield f"shoot:{id}"
        if weapon.rate > 1:
            yield f"burst:{id}"
        yield f"aim:{id}"
    if guns:
        yield "opportunity"
    yield from charges.in_hand(table, figure)


def _at_pieces(table: Table, figure: str) -> Iterator[str]:
    """Doors, obstacles and faces to climb that the figure touches."""
    record, printed = table.figures[figure], profile(table, figure)
    for door in doors.doors_near(table, figure):
        yield f"door:{door}"
        if doors.SMASH in printed.skills:
            yield f"smash:{door}"
    for piece in obstacles.obstacles_near(table, figure):
        yield f"cross:{piece}"
    for piece in wires.fences_near(table, figure) if wires.CUTTERS in printed.kit else ():
        yield f"cut:{piece}"
    for piece in climbing.climbs_near(table, figure) if has(table.ground, CLIMB) else ():
        yield f"climb:{piece}"
        if record.z:
            yield f"jump:{piece}"


def _at_markers(table: Table, figure: str) -> Iterator[str]:
    """Things lying about and things to tinker with."""
    for marker in objects.markers_near(table, figure, "object", "casualty"):
        yield f"take:{marker}"
    for marker in technology.casualties_near(table, figure):
        yield f"aid:{marker}"


def _damaged(table: Table, figure: str) -> bool:
    """Whether a friend has damage that could be repaired."""
    side, figures = side_of(table, figure), table.figures
    for unit in table.units.values():
        if unit.side == side:
            for friend in unit.figures:
                if figures[friend].damage:
                    return True
    return False


def has(ground: Ground, trait: str) -> bool:
    """Whether any piece of the ground has this trait, kept with the ground."""
    key = ("combat_zone has", trait)
    found: bool | None = ground.remembered.get(key)
    if found is None:
        found = ground.remembered[key] = any(trait in piece.traits for piece in ground.pieces)
    return found


# -- what it costs, and why not --------------------------------------------------------------------------


def cost(table: Table, figure: str, action: str) -> int:
    """The price of an action in action points (CZ-ACT-01); of a move, that of its cheapest step."""
    name, _, what = action.partition(":")
    return _cost(table, figure, name, what)


def _cost(table: Table, figure: str, name: str, what: str) -> int:
    price = PRICES.get(name)
    if price is not None:
        return price
    if name in ("shoot", "burst"):
        return shooting.cost(table, what, MODES[name], figure)
    if name == "cover":
        return suits.cover_cost(table, figure, GENERIC["take_cover"])
    if name == MOVE:
        return movement.least_cost(table, figure)
    if name in driving.NAMES:
        return driving.cost(table, figure, name, what)
    if name == "smash":
        return doors.smash_cost(table, what)
    if name == "climb":
        return climbing.climb_cost(table, figure, what)
    return 0


PRICES: dict[str, int] = {
    "aim": COMBAT["aimed_shot"],
    "opportunity": COMBAT["opportunity_fire"],
    **{what: charge.ap for what, charge in charges.CHARGES.items()},
    "fight": COMBAT["initiate_close_combat"],
    "door": GENERIC["door"],
    "take": GENERIC["take_object"],
    "pass": GENERIC["take_object"],
    "cross": GENERIC["cross_obstacle"],
    "cut": wires.COST,
    "tech": GENERIC["technology_roll"],
    "aid": GENERIC["first_aid"],
    "lead": officers.COST,
    "extinguish": EXTINGUISH,
    "jump": climbing.JUMP_COST,
}


def why_not(table: Table, figure: str, action: str) -> Refusal | None:
    """Why a figure may not do this now: its points, then its state and surroundings."""
    if action == DONE:
        return None
    name, _, what = action.partition(":")
    price = _cost(table, figure, name, what)
    return _why_not_pay(table, figure, action, price) or why_not_do(table, figure, action)


def _why_not_pay(table: Table, figure: str, action: str, price: int) -> Refusal | None:
    if (short := price - table.figures[figure].ap) > 0:
        about = {"figure": figure, "action": action}
        return Refusal("CZ-AP-04", "not-enough-points", about, short, "PA")
    return None


def why_not_do(table: Table, figure: str, action: str) -> Refusal | None:
    """Why a figure may not do this, points apart: judged before it pays, and again after a window."""
    name, _, what = action.partition(":")
    if name == "fight":
        return closecombat.why_not_fight(table, figure, what)
    if refusal := closecombat.why_not_free(table, figure):
        return refusal
    if table.figures[figure].aboard and (refusal := driving.why_not_inside(table, figure, name)):
        return refusal
    return JUDGES[name](table, figure, what)


def why_not_cover(table: Table, figure: str) -> Refusal | None:
    """Whether a figure may drop down: it needs no terrain (CZ-ACT-05)."""
    if DROPPED in table.figures[figure].states:
        return Refusal("CZ-ACT-05", "already-down", {"figure": figure})
    if NEVER_DROPS in profile(table, figure).skills:
        return Refusal("CZ-ACT-05", "never-drops", {"figure": figure})
    return None


Judge = Callable[[Table, str, str], Refusal | None]


def _why_not_throw(charge: str) -> Judge:
    return lambda table, figure, _: areas.why_not_throw(table, figure, charge)


JUDGES: dict[str, Judge] = {
    MOVE: lambda t, f, _: movement.why_not_move(t, f),
    PIVOT: lambda t, f, _: movement.why_not_pivot(t, f),
    "shoot": lambda t, f, w: shooting.why_not_shoot(t, f, w, MODES["shoot"]),
    "burst": lambda t, f, w: shooting.why_not_shoot(t, f, w, MODES["burst"]),
    "aim": lambda t, f, w: shooting.why_not_shoot(t, f, w, MODES["aim"]),
    "opportunity": lambda t, f, _: opportunity.why_not_prepare(t, f),
    **{what: _why_not_throw(what) for what in charges.CHARGES},
    "cover": lambda t, f, _: why_not_cover(t, f),
    "door": doors.why_not_door,
    "smash": doors.why_not_smash,
    "take": objects.why_not_take,
    "pass": objects.why_not_hand,
    DROP: lambda t, f, _: objects.why_not_drop(t, f),
    "cross": obstacles.why_not_cross,
    "cut": wires.why_not_cut,
    "climb": climbing.why_not_climb,
    "jump": climbing.why_not_jump,
    "tech": technology.why_not_tech,
    "aid": technology.why_not_aid,
    "lead": officers.why_not_take_over,
    "extinguish": lambda t, f, _: areas.why_not_extinguish(t, f),
    driving.BOARD: crews.why_not_board,
    driving.LEAVE: lambda t, f, _: crews.why_not_leave(t, f),
    driving.DRIVE: driving.why_not_drive,
    driving.REVERSE: driving.why_not_reverse,
    driving.LEFT: driving.why_not_turn,
    driving.RIGHT: driving.why_not_turn,
}


# -- doing it --------------------------------------------------------------------------------------------


def act(referee: Referee) -> None:
    """One action of the acting figure: chosen, paid in full, then the enemy's window (CZ-OPP-02)."""
    table = referee.table
    figure = table.turn.figure
    if not figure or _finished(table, figure):
        activation.end_figure(referee)
        return
    side = side_of(table, figure)
    action = referee.ask(
        "CZ-AP-04",
        side,
        "action",
        options(table, figure),
        _judge(table, figure),
        figure=figure,
        ap=table.figures[figure].ap,
    )
    if action == DONE:
        activation.end_figure(referee)
    elif action == PIVOT:
        pivot(referee, figure)
    elif action == MOVE:
        declare_move(referee, figure)
    elif action == DROP:
        objects.drop(referee, "CZ-ACT-03", figure)
    else:
        name, _, what = action.partition(":")
        rule = "CZ-CC-03" if name == "fight" else "CZ-ACT-01"
        pay(referee, rule, figure, cost(table, figure, action))
        moves = table.turn.moves + 1
        waits = opportunity.anyone_waits(referee.table, figure)
        referee.book(action=(name, what), moves=moves, asked=(), step="window" if waits else "do")


def _judge(table: Table, figure: str) -> Callable[[str], Refusal | None]:
    """As `why_not` for one figure; what holds for all its actions, or all its guns, is looked up once."""
    bound = closecombat.why_not_free(table, figure)
    sees: bool | None = None

    def judge(action: str) -> Refusal | None:
        nonlocal sees
        if action == DONE:
            return None
        name, _, what = action.partition(":")
        if mode := MODES.get(name):
            if sees is None:
                sees = shooting.any_target(table, figure)
            if not sees:
                return Refusal("CZ-SHOOT-02", "no-target", {"figure": figure, "action": action})
        if refusal := _why_not_pay(table, figure, action, _cost(table, figure, name, what)):
            return refusal
        if name == "fight":
            return closecombat.why_not_fight(table, figure, what)
        if bound:
            return bound
        if mode:
            return shooting.why_not_shoot(table, figure, what, mode, sees=sees)
        return JUDGES[name](table, figure, what)

    return judge


def _finished(table: Table, figure: str) -> bool:
    """Whether nothing is left to do: gone, out of control, or no points left.

    Without points a waiting figure may still take its free turn: no other facing counts before it acts again.
    """
    record = table.figures[figure]
    if record.ap or record.fate != ALIVE:
        return activation.why_not_act(table, figure) is not None
    free = WAITING in record.states and record.pivot < movement.FREE_TURN
    return not free and not record.carrying


def pay(referee: Referee, rule: str, figure: str, price: int, **values: Any) -> None:
    """Spend points: nothing is lent, saved or given back (CZ-AP-04). A free turn follows a paid action."""
    record = referee.table.figures[figure]
    referee.change(rule, figure, ap=record.ap - price, spent=record.spent + price, pivot=0, **values)


def pivot(referee: Referee, figure: str) -> None:
    """Turn on the spot: free up to 90 degrees, one point beyond (CZ-MOVE-01, CZ-MOVE-02)."""
    table = referee.table
    answer = referee.place(
        "CZ-MOVE-01",
        side_of(table, figure),
        "pivot",
        lambda value: movement.why_not_facing(table, figure, value),
        lambda: drafts.pivot_drafts(table, figure),
        figure=figure,
    )
    facing = answer[0][2]
    price = movement.pivot_cost(table, figure, facing)
    if price:
        pay(referee, "CZ-MOVE-02", figure, price, facing=facing)
    else:
        record = table.figures[figure]
        turned = record.pivot + turn_difference(record.facing, facing)
        referee.change("CZ-MOVE-01", figure, facing=facing, pivot=turned)


def declare_move(referee: Referee, figure: str) -> None:
    """Say where to go, step by step; the steps are paid and walked one after the other (CZ-MOVE-03)."""
    table = referee.table
    answer = referee.place(
        "CZ-MOVE-03",
        side_of(table, figure),
        "move",
        lambda value: movement.why_not_path(table, figure, value),
        lambda: drafts.move_drafts(table, figure),
        figure=figure,
    )
    _, path, facing = answer[0]
    referee.book(action=(MOVE, str(facing)), way=path, moves=table.turn.moves + 1, asked=())
    walking.walk(referee)


def carry_out(referee: Referee) -> None:
    """Resolve the action that was paid, if the figure still can after the enemy's fire (CZ-OPP-06)."""
    table = referee.table
    figure = table.turn.figure
    if table.figures[figure].fate not in IN_PLAY:
        activation.end_figure(referee)
        return
    if table.turn.action[:1] == (MOVE,):
        walking.walk(referee)
        return
    name, what = table.turn.action
    if name == LANDED:
        referee.book(action=(), asked=(), step="act")
        return
    action = f"{name}:{what}" if what else name
    asked = table.turn.asked
    refusal = machines.why_not_command(table, figure) or why_not_do(table, figure, action)
    if refusal is None and PANICKED in table.figures[figure].states and cost(table, figure, action) > CAP:
        refusal = Refusal(CAPPED.get(name, "CZ-AP-03"), "capped", {"figure": figure})
    referee.book(action=(), asked=(), step="act")
    if refusal:
        referee.note("CZ-OPP-06", "action-lost", figure=figure, action=action, because=refusal.rule)
        return
    start = where(table.figures[figure])
    DEEDS[name](referee, figure, what)
    if name in LEAPS and referee.table.figures[figure].fate == ALIVE:
        casualties.leave_behind(referee, figure)
        areas.enter_fire(referee, figure, start, where(referee.table.figures[figure]))
        if name in CLIMBS and opportunity.anyone_waits(referee.table, figure):
            referee.book(action=(LANDED, what), asked=asked, step="window")
    elif name in driving.DRIVER and opportunity.anyone_waits(referee.table, figure):
        referee.book(action=(LANDED, what), asked=asked, step="window")
    victory.immediate(referee)


def take_cover(referee: Referee, figure: str) -> None:
    """Drop down: harder to hit until the figure moves, crosses something or is engaged (CZ-ACT-05)."""
    states = referee.table.figures[figure].states
    referee.change("CZ-ACT-05", figure, states=states | {DROPPED})


Deed = Callable[[Referee, str, str], object]


def _throw(charge: str) -> Deed:
    return lambda referee, figure, _: areas.throw(referee, figure, charge)


DEEDS: dict[str, Deed] = {
    "shoot": lambda r, f, w: shooting.shoot(r, f, w, MODES["shoot"]),
    "burst": lambda r, f, w: shooting.shoot(r, f, w, MODES["burst"]),
    "aim": lambda r, f, w: shooting.shoot(r, f, w, MODES["aim"]),
    "opportunity": lambda r, f, _: opportunity.prepare(r, f),
    **{what: _throw(what) for what in charges.CHARGES},
    "fight": closecombat.fight,
    "cover": lambda r, f, _: take_cover(r, f),
    "door": doors.toggle,
    "smash": doors.smash,
    "take": objects.take,
    "pass": objects.hand,
    "cross": obstacles.cross,
    "cut": wires.cut,
    "climb": climbing.climb,
    "jump": climbing.jump,
    "tech": technology.attempt,
    "aid": technology.first_aid,
    "lead": officers.take_over,
    "extinguish": lambda r, f, _: areas.put_out(r, f),
    driving.BOARD: crews.board,
    driving.LEAVE: lambda r, f, _: crews.leave(r, f),
    driving.DRIVE: driving.drive,
    driving.REVERSE: driving.reverse,
    driving.LEFT: lambda r, f, w: driving.turn(r, f, int(w)),
    driving.RIGHT: lambda r, f, w: driving.turn(r, f, -int(w)),
}
