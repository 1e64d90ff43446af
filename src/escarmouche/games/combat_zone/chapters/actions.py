"""Actions: what a figure may do, what it costs, paying and carrying out (CZ-ACT-01, CZ-ACT-05, CZ-AP-04)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from escarmouche.engine.options import ACT
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import (
    activation,
    close_combat,
    officers,
    technology,
    telling,
    victory,
)
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.cohesion import CAP
from escarmouche.games.combat_zone.chapters.deeds import ABOARD as INSIDE
from escarmouche.games.combat_zone.chapters.deeds import (
    ANYWHERE,
    FOOT,
    GENERIC,
    LOAD,
    PIECES,
    THINGS,
    Action,
    Deed,
    Offers,
    Price,
    Scope,
    alone,
    with_another,
)
from escarmouche.games.combat_zone.chapters.figures import profile, side_of, where
from escarmouche.games.combat_zone.chapters.movement import (
    climbing,
    doors,
    fences,
    objects,
    obstacles,
    walking,
)
from escarmouche.games.combat_zone.chapters.movement.movement import FREE_TURN
from escarmouche.games.combat_zone.chapters.shooting import opportunity, shooting
from escarmouche.games.combat_zone.chapters.terrain import at_hand
from escarmouche.games.combat_zone.chapters.vehicles import crews, driving
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines, suits
from escarmouche.games.combat_zone.table import (
    ABOARD,
    ALIVE,
    DROPPED,
    IN_PLAY,
    PANICKED,
    WAITING,
    Referee,
    Table,
)

NEVER_DROPS = "never_drops"
"""What is built so that it cannot drop down (CZ-ACT-05)."""
LANDED = "landed"
"""The end of a move, where a window may open."""

Judge = Callable[[Deed], Refusal | None]


# -- taking cover, and ending ----------------------------------------------------------------------------


def cover_cost(table: Table, figure: str) -> int:
    """What it costs to drop down (CZ-ACT-01); a suit makes it dearer."""
    return suits.cover_cost(table, figure, GENERIC["take_cover"])


def why_not_cover(table: Table, figure: str) -> Refusal | None:
    """Whether a figure may drop down: it needs no terrain (CZ-ACT-05)."""
    if DROPPED in table.figures[figure].states:
        return Refusal("CZ-ACT-05", "already-down", {"figure": figure})
    if NEVER_DROPS in profile(table, figure).skills:
        return Refusal("CZ-ACT-05", "never-drops", {"figure": figure})
    return None


def take_cover(referee: Referee, figure: str) -> None:
    """Drop down: harder to hit until the figure moves, crosses something or is engaged (CZ-ACT-05)."""
    telling.mark(referee, "CZ-ACT-05", figure, DROPPED)


COVER = Action(
    "cover",
    offers=alone,
    price=lambda table, figure, _: cover_cost(table, figure),
    why_not=lambda table, figure, _: why_not_cover(table, figure),
    do=lambda referee, figure, _: take_cover(referee, figure),
)
DONE = Action(
    "done",
    offers=alone,
    price=0,
    why_not=lambda table, figure, _: None,
    do=lambda referee, figure, _: activation.end_figure(referee),
    at_once=True,
    place=ANYWHERE,
    engaged=True,
)


# -- what there is to do ---------------------------------------------------------------------------------


ACTIONS: tuple[Action, ...] = (
    driving.DRIVE,
    driving.REVERSE,
    driving.LEFT,
    driving.RIGHT,
    crews.LEAVE,
    walking.MOVE,
    walking.PIVOT,
    shooting.SINGLE_SHOT,
    shooting.BURST_OF_FIRE,
    shooting.AIMED_SHOT,
    opportunity.PREPARE,
    *aiming.THROWS,
    close_combat.FIGHT,
    COVER,
    doors.DOORS,
    doors.SMASHING,
    obstacles.CROSS,
    fences.CUT,
    climbing.CLIMB,
    climbing.JUMP,
    objects.TAKE,
    technology.FIRST_AID,
    objects.DROP,
    objects.PASS,
    technology.TECH,
    aiming.EXTINGUISH,
    officers.LEAD,
    crews.BOARD,
    DONE,
)
"""All actions, in the order in which they are offered."""
BY_NAME: dict[str, Action] = {action.name: action for action in ACTIONS}


class Offering(NamedTuple):
    """How an action is offered: the deed that is always there, or those looked for."""

    always: tuple[Deed, ...]
    offers: Offers


def _offering(offered: Callable[[Action], bool]) -> tuple[Offering, ...]:
    """The actions to look through, without those that come with another."""
    return tuple(
        Offering((Deed(action.name),) if action.offers is alone else (), action.offers)
        for action in ACTIONS
        if action.offers is not with_another and offered(action)
    )


def _on_foot(touched: tuple[str, ...]) -> tuple[Offering, ...]:
    return _offering(lambda action: action.place != INSIDE and action.needs in ("", *touched))


_ON_FOOT = {
    (pieces, things, load): _on_foot((PIECES,) * pieces + (THINGS,) * things + (LOAD,) * load)
    for pieces, things, load in product((False, True), repeat=3)
}
_ABOARD = _offering(lambda action: action.place != FOOT)
_ENGAGED = _offering(lambda action: action.engaged)


def deeds(table: Table, figure: str) -> list[Deed]:
    """What a figure could think of where it stands, allowed or not."""
    record = table.figures[figure]
    pieces = things = False
    if record.foes:
        looked_through = _ENGAGED
    elif record.aboard:
        looked_through = _ABOARD
    else:
        pieces = bool(record.z or at_hand(table.ground, where(record), profile(table, figure).radius))
        things = bool(objects.touched_things(table, figure))
        looked_through = _ON_FOOT[pieces, things, bool(record.carrying)]
    scope = Scope(table, figure, pieces, things)
    offered: list[Deed] = []
    for always, offers in looked_through:
        offered += always or offers(scope)
    return offered


# -- what it costs, and why not --------------------------------------------------------------------------


class Chosen(NamedTuple):
    """The action of a deed, what it is about, its price (a fixed one, or how to reckon it), and its code."""

    action: Action
    about: str | int
    fixed: int
    price: Price | None
    code: str


@lru_cache(maxsize=4096)
def chosen(deed: Deed) -> Chosen:
    """What stands behind a deed."""
    action = BY_NAME[deed.what]
    price = action.price
    if isinstance(price, int):
        return Chosen(action, deed.about, price, None, deed.code())
    return Chosen(action, deed.about, 0, price, deed.code())


def cost(table: Table, figure: str, deed: Deed) -> int:
    """The price of an action in action points (CZ-ACT-01); of a move, that of its cheapest step."""
    _, about, fixed, price, _ = chosen(deed)
    return fixed if price is None else price(table, figure, about)


def why_not(table: Table, figure: str, deed: Deed) -> Refusal | None:
    """Why a figure may not do this now: nobody to shoot at, its points, then its state and surroundings."""
    return judge_of(table, figure)(deed)


def judge_of(table: Table, figure: str) -> Judge:
    """Judges what one figure may do now; what holds for several of its actions is looked up once."""
    record = table.figures[figure]
    bound = close_combat.why_not_free(table, figure)
    shared: dict[object, Refusal | None] = {}

    def judge(deed: Deed) -> Refusal | None:
        action, about, fixed, price, code = chosen(deed)
        if action.shared is not None:
            if action.shared not in shared:
                shared[action.shared] = action.shared(table, figure)
            if refusal := shared[action.shared]:
                return Refusal(refusal.rule, refusal.reason, {**refusal.about, "action": code})
        points = fixed if price is None else price(table, figure, about)
        if points > record.ap:
            lacking = {"figure": figure, "action": code}
            return Refusal("CZ-AP-04", "not-enough-points", lacking, points - record.ap, "PA")
        return (None if action.engaged else bound) or _why_not_here(table, figure, action, about)

    return judge


def _why_not_here(table: Table, figure: str, action: Action, about: str | int) -> Refusal | None:
    """Why a figure that is free to act may not do this: it sits aboard, or the action's own reasons."""
    if action.place == FOOT and table.figures[figure].fate == ABOARD and not action.engaged:
        return Refusal("CZ-ACT-01", "aboard", {"figure": figure})
    return action.why_not(table, figure, about)


def why_not_do(table: Table, figure: str, deed: Deed) -> Refusal | None:
    """Why a figure may not do this, points apart: judged again after a window."""
    action, about, *_ = chosen(deed)
    bound = None if action.engaged else close_combat.why_not_free(table, figure)
    refusal = bound or _why_not_here(table, figure, action, about)
    return refusal or (action.shared(table, figure) if action.shared else None)


# -- doing it --------------------------------------------------------------------------------------------


def act(referee: Referee) -> None:
    """One action of the acting figure: chosen, paid in full, then the enemy's window (CZ-OPP-02)."""
    table = referee.table
    figure = table.turn.figure
    if not figure or _finished(table, figure):
        activation.end_figure(referee)
        return
    deed: Deed = referee.ask(
        "CZ-AP-04",
        side_of(table, figure),
        "action",
        deeds(table, figure),
        judge_of(table, figure),
        intent=ACT,
        actor=figure,
        figure=figure,
        ap=table.figures[figure].ap,
    )
    action, about, *_ = chosen(deed)
    if action.at_once:
        action.do(referee, figure, about)
        return
    telling.pay(referee, action.rule, figure, cost(table, figure, deed), deed.code())
    waits = opportunity.anyone_waits(referee.table, figure)
    step = "window" if waits else "do"
    referee.book(action=(deed.what, str(about)), moves=table.turn.moves + 1, asked=(), step=step)


def _finished(table: Table, figure: str) -> bool:
    """Whether nothing is left to do: gone, out of control, or no points left.

    Without points a waiting figure may still take its free turn: no other facing counts before it acts again.
    """
    record = table.figures[figure]
    if record.ap or record.fate != ALIVE:
        return activation.why_not_act(table, figure) is not None
    free = WAITING in record.states and record.pivot < FREE_TURN
    return not free and not record.carrying


def window(referee: Referee) -> None:
    """The enemy's window during the action under way, or where it has ended (CZ-OPP-02)."""
    action = BY_NAME.get(referee.table.turn.action[0]) if referee.table.turn.action else None
    opportunity.window(referee, moving=action is not None and action.moves)


def carry_out(referee: Referee) -> None:
    """Resolve the action that was paid, if the figure still can after the enemy's fire (CZ-OPP-06)."""
    table = referee.table
    figure = table.turn.figure
    if table.figures[figure].fate not in IN_PLAY:
        activation.end_figure(referee)
        return
    if table.turn.action[:1] == (walking.MOVE.name,):
        walking.walk(referee)
        return
    name, what = table.turn.action
    if name == LANDED:
        referee.book(action=(), asked=(), step="act")
        return
    deed = Deed.of(name, what)
    refusal = _why_not_after_all(table, figure, deed)
    asked = table.turn.asked
    referee.book(action=(), asked=(), step="act")
    if refusal:
        referee.note("CZ-OPP-06", "action-lost", figure=figure, action=deed.code(), because=refusal.rule)
        return
    if name == walking.PIVOT.name:
        walking.turn_about(referee, figure, int(what))
        return
    start = where(table.figures[figure])
    action, about, *_ = chosen(deed)
    action.do(referee, figure, about)
    arrived = not action.leaps or referee.table.figures[figure].fate == ALIVE
    if action.leaps and arrived:
        casualties.leave_behind(referee, figure)
        aiming.enter_fire(referee, figure, start, where(referee.table.figures[figure]))
    if arrived and action.moves and opportunity.anyone_waits(referee.table, figure):
        referee.book(action=(LANDED, what), asked=asked, step="window")
    victory.immediate(referee)


def _why_not_after_all(table: Table, figure: str, deed: Deed) -> Refusal | None:
    """Why an action that was paid is lost: orders, state, surroundings, panic (CZ-OPP-06)."""
    if refusal := machines.why_not_command(table, figure) or why_not_do(table, figure, deed):
        return refusal
    if PANICKED in table.figures[figure].states and cost(table, figure, deed) > CAP:
        return Refusal(chosen(deed).action.capped, "capped", {"figure": figure})
    return None
