"""Actions: what a unit may do with a strategy point, and without one (SM-ACT-01 to SM-ACT-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from escarmouche.engine.options import ACT, WHO, Option
from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters import missions, retreat, salvage, strategy
from escarmouche.games.star_mogul.chapters.casualties import leader_among
from escarmouche.games.star_mogul.chapters.dice import loyalty_roll
from escarmouche.games.star_mogul.chapters.models import (
    enemies_of,
    engaged,
    hull,
    is_vehicle,
    machine,
    on_table,
    standing,
    units_apart,
    units_of,
)
from escarmouche.games.star_mogul.chapters.movement import climbing, driving, ready_moves, walking
from escarmouche.games.star_mogul.chapters.shooting import targets, volleys
from escarmouche.games.star_mogul.chapters.vehicles import crews
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    DOOR,
    PAS,
    PRIZES,
    RESTING,
    SHY,
    STANDING,
    STRAGGLER,
    Referee,
    Table,
)

END, SHIP = "phase-over", "ship"
"""Finish with the phase; call the drop ship (SM-SEQ-05)."""
LARGEST: int = LEDGER.data("SM-COMP-02")["max"]
MERGE = 2 * PAS
"""How near two units merge (SM-ACT-07)."""
COST: int = LEDGER.data("SM-ACT-01")["cost_ps"]
FREE: int = LEDGER.data("SM-ACT-08")["cost_ps"]


class Deed(Option, frozen=True):
    """What a unit does, and to what."""

    what: str
    target: str = ""

    def code(self) -> str:
        """shoot:two1"""
        return f"{self.what}:{self.target}" if self.target else self.what

    @classmethod
    def read(cls, code: str) -> Deed:
        """From its code."""
        what, _, target = code.partition(":")
        return cls(what, target)

    def parts(self) -> dict[str, Any]:
        """Without a target, the deed alone."""
        return {"what": self.what, "target": self.target} if self.target else {"what": self.what}


Why = Callable[[Table, str, str], Refusal | None]


class Action(msgspec.Struct, frozen=True):
    """One thing to do: about what it may be, why not, and how it is done."""

    name: str
    rule: str
    about: Callable[[Table, str], tuple[str, ...]]
    why_not: Why
    do: Callable[[Referee, str, str], None]
    vehicle: bool = False
    """Done by vehicles; else by infantry; `both` below."""
    both: bool = False
    engaged: bool = False
    """Whether an engaged unit may do it."""
    price: int = COST


def _alone(table: Table, unit: str) -> tuple[str, ...]:
    return ("",)


# -- moving --------------------------------------------------------------------------------------------------


def _why_not_walk(table: Table, unit: str, about: str) -> Refusal | None:
    if all(table.figures[f].climbing for f in standing(table, unit)):
        return Refusal("SM-MOVE-07", "on-a-face", {"unit": unit})
    return None


def _walk(referee: Referee, unit: str, about: str) -> None:
    """1 PS moves a unit; one that is shy of leaving home tests first (SM-ACT-02, SM-RETR-05)."""
    table = referee.table
    load = salvage.load_of(table, unit)
    if load is not None:
        hands = salvage.able_hands(table, unit, load)
        first = (load.carriers[0],) if load.carriers[0] in hands else ()
        order = (*first, *(f for f in hands if f not in first))
        if order != load.carriers and len(order) >= salvage.FEWEST:
            table.change(load.id, {"carriers": order})
    value = walking.ask_move(referee, unit, lambda: ready_moves.move_drafts(table, unit))
    if SHY in table.units[unit].markers and walking.leaves_zone(table, unit, value):
        if not loyalty_roll(referee, "SM-RETR-05", unit):
            referee.note("SM-RETR-05", "stays-home", unit=unit)
            return
        referee.unmark("SM-RETR-05", unit, SHY)
    walking.moved(referee, "SM-MOVE-01", unit, value)


def _own_vehicles(table: Table, unit: str) -> tuple[str, ...]:
    side = table.units[unit].side
    near = [u for u in units_of(table, side) if is_vehicle(table, u) and on_table(table, u)]
    return tuple(u for u in near if units_apart(table, unit, u) <= 9 * PAS and machine(table, u).passengers)


def _why_not_leave(table: Table, unit: str, about: str) -> Refusal | None:
    if not crews.leave_drafts(table, unit):
        return Refusal("SM-ACT-02", "no-room-outside", {"unit": unit})
    return None


# -- salvage -------------------------------------------------------------------------------------------------


def _prizes(table: Table, unit: str) -> tuple[str, ...]:
    return salvage.prizes_near(table, unit, 2 * PAS)


def _holds(table: Table, unit: str) -> tuple[str, ...]:
    side = table.units[unit].side
    if salvage.load_of(table, unit) is None:
        return ()
    near = [u for u in units_of(table, side) if is_vehicle(table, u) and on_table(table, u)]
    return tuple(u for u in near if units_apart(table, unit, u) <= 2 * PAS and machine(table, u).cargo)


def _loads(table: Table, unit: str) -> tuple[str, ...]:
    held = [t.id for t in table.things.values() if t.holder == unit and not t.loaded and t.kind in PRIZES]
    return tuple(held)


def _doors(table: Table, unit: str) -> tuple[str, ...]:
    return tuple(
        t.id
        for t in table.things.values()
        if t.kind == DOOR
        and not t.open
        and any(
            abs(table.figures[f].x - t.x) + abs(table.figures[f].y - t.y) <= 6 * PAS
            for f in standing(table, unit)
        )
    )


# -- merging -------------------------------------------------------------------------------------------------


def _mates(table: Table, unit: str) -> tuple[str, ...]:
    side = table.units[unit].side
    return tuple(
        u
        for u in units_of(table, side)
        if u != unit
        and not is_vehicle(table, u)
        and on_table(table, u)
        and units_apart(table, unit, u) <= 2 * MERGE
    )


def why_not_merge(table: Table, unit: str, other: str) -> Refusal | None:
    """Infantry within 2 pas, neither engaged nor retreating, 15 models at most (SM-ACT-07)."""
    about = {"unit": unit, "other": other}
    if engaged(table, other):
        return Refusal("SM-ACT-07", "engaged", about)
    if table.units[other].retreat or table.units[unit].retreat:
        return Refusal("SM-ACT-07", "retreating", about)
    far = units_apart(table, unit, other)
    if far > MERGE:
        return Refusal("SM-ACT-07", "too-far-to-merge", about, far - MERGE, "cm")
    size = len(table.units[unit].figures) + len(table.units[other].figures)
    if size > LARGEST:
        return Refusal("SM-ACT-07", "too-many-models", {**about, "models": size, "most": LARGEST})
    if salvage.load_of(table, unit) is not None and salvage.load_of(table, other) is not None:
        return Refusal("SM-SALV-02", "one-load", about)
    return None


def merge(referee: Referee, unit: str, other: str) -> None:
    """One unit with the best leader, that has used the larger number of points (SM-ACT-07, SM-STRAG-02)."""
    table = referee.table
    stays, goes = (unit, other) if STRAGGLER in table.units[other].markers else (other, unit)
    one, two = table.units[stays], table.units[goes]
    figures = one.figures + two.figures
    for figure in two.figures:
        table.change(figure, {"unit": stays})
    for thing in tuple(table.things.values()):
        if thing.holder == goes:
            table.change(thing.id, {"holder": stays})
    leader = leader_among(table, figures)
    spent = max(one.spent, two.spent)
    table.change(goes, {"figures": (), "roster": ()})
    rule = "SM-STRAG-02" if STRAGGLER in two.markers else "SM-ACT-07"
    referee.change(
        rule, stays, facts={"joined": goes}, figures=figures, leader=leader, spent=spent,
        roster=one.roster + tuple(f for f in two.roster if f not in one.roster),
    )  # fmt: skip
    if len(figures) > 1:
        referee.unmark(rule, stays, STRAGGLER)


# -- the list ------------------------------------------------------------------------------------------------


def _targets(table: Table, unit: str) -> tuple[str, ...]:
    return enemies_of(table, table.units[unit].side)


def _posts(table: Table, unit: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(machine(table, unit).crew))


def _nothing(table: Table, unit: str, about: str) -> Refusal | None:
    return None


ACTIONS: tuple[Action, ...] = (
    Action("move", "SM-ACT-02", _alone, _why_not_walk, _walk),
    Action("climb", "SM-MOVE-07", climbing.faces, climbing.why_not_climb, climbing.climb),
    Action(
        "drive", "SM-MOVE-08", _alone, lambda t, u, _: driving.why_not_start(t, u),
        lambda r, u, _: driving.drive(r, u), vehicle=True,
    ),
    Action(
        "reverse", "SM-MOVE-08", _alone, lambda t, u, _: driving.why_not_start(t, u, reverse=True),
        lambda r, u, _: driving.drive(r, u, reverse=True), vehicle=True,
    ),
    Action("board", "SM-ACT-02", _own_vehicles, crews.why_not_board, crews.board),
    Action("shoot", "SM-ACT-03", _targets, targets.why_not_shoot, volleys.shoot, both=True),
    Action("salvage", "SM-ACT-04", _prizes, salvage.why_not_salvage, salvage.salvage),
    Action("stow", "SM-ACT-05", _holds, salvage.why_not_load, salvage.load),
    Action("merge", "SM-ACT-07", _mates, why_not_merge, merge),
    Action("door", "SM-MISS-09", _doors, missions.why_not_open, missions.open_door),
    Action("take-post", "SM-VEH-05", _posts, crews.why_not_seat, crews.take_seat, vehicle=True),
    Action(
        "drop", "SM-SALV-03", _loads, _nothing,
        lambda r, u, thing: salvage.drop(r, "SM-SALV-03", thing), price=FREE,
    ),
)  # fmt: skip
"""In the order of the sheet (SM-ACT-01); dropping costs nothing (SM-SALV-03)."""
REGROUP = Action(
    "regroup", "SM-RETR-03", _alone, lambda t, u, _: retreat.why_not_regroup(t, u),
    lambda r, u, _: retreat.regroup(r, u),
)  # fmt: skip
LEAVE = Action("leave", "SM-ACT-02", _alone, _why_not_leave, lambda r, u, _: crews.leave(r, u))
BY_NAME: dict[str, Action] = {a.name: a for a in (*ACTIONS, REGROUP, LEAVE)}


def deeds(table: Table, unit: str) -> list[Deed]:
    """What a unit could think of where it stands, allowed or not."""
    record = table.units[unit]
    if record.aboard:
        return [Deed("leave")]
    if STANDING in record.markers:
        return [Deed("regroup")]
    vehicle = is_vehicle(table, unit)
    offered = []
    for action in ACTIONS:
        if action.both or action.vehicle == vehicle:
            offered += [Deed(action.name, about) for about in action.about(table, unit)]
    return offered


def price_of(table: Table, deed: Deed) -> int:
    """Strategy points (SM-ACT-01, SM-ACT-08)."""
    if deed.what == "take-post":
        return int(table.setting.options.get("seat_ps", COST))
    if deed.what == "door":
        return int(table.setting.options.get("door_ps", COST))
    return BY_NAME[deed.what].price


def why_not(table: Table, unit: str, deed: Deed) -> Refusal | None:
    """Why a unit may not do this now: its points, its state, then the deed's own reasons."""
    action = BY_NAME[deed.what]
    price = price_of(table, deed)
    if price and (refusal := strategy.why_not_more(table, unit, price)):
        return refusal
    if not action.engaged and action.price and engaged(table, unit):
        return Refusal("SM-MELEE-09", "engaged", {"unit": unit})
    return action.why_not(table, unit, deed.target)


def why_not_unit(table: Table, unit: str) -> Refusal | None:
    """Why a unit receives no point at all: retreating, a straggler, resting, or two points already."""
    record = table.units[unit]
    about = {"unit": unit}
    if STRAGGLER in record.markers:
        return Refusal("SM-STRAG-01", "straggler", about)
    if record.retreat:
        return Refusal("SM-RETR-01", "retreating", about)
    if RESTING in record.markers:
        return Refusal("SM-RETR-03", "resting", about)
    if is_vehicle(table, unit) and hull(table, unit).rupture:
        return Refusal("SM-VEH-17", "about-to-explode", about)
    if (refusal := strategy.why_not_more(table, unit)) and salvage.load_of(table, unit) is None:
        return refusal
    if not any(why_not(table, unit, deed) is None for deed in deeds(table, unit)):
        return Refusal("SM-ACT-01", "nothing-to-do", about)
    return None


def act(referee: Referee, side: str, *, ship: bool, rule: str) -> str:
    """Choose a unit and what it does with one point; END, SHIP or the unit that acted."""
    table = referee.table
    units = units_of(table, side)
    ends = (END, SHIP) if ship else (END,)
    unit: str = referee.ask(
        rule, side, "activate", (*units, *ends),
        lambda u: None if u in ends else why_not_unit(table, u), intent=ACT, part=WHO,
        left=table.sides[side].left, free=table.sides[side].free,
    )  # fmt: skip
    if unit in ends:
        return unit
    deed: Deed = referee.ask(
        "SM-ACT-01", side, "order", deeds(table, unit), lambda d: why_not(table, unit, d),
        intent=ACT, actor=unit, unit=unit,
    )  # fmt: skip
    strategy.pay(referee, unit, price_of(table, deed))
    count = table.turn.count + 1
    referee.book(count=count, activation=f"{side}/{count}/{unit}", unit=unit, target="")
    action = BY_NAME[deed.what]
    referee.note(action.rule, "order-given", unit=unit, order=deed.code())
    action.do(referee, unit, deed.target)
    if deed.what not in ("drive", "reverse") and is_vehicle(referee.table, unit) and deed.what != "take-post":
        body = hull(referee.table, unit)
        if body.rolling:
            referee.table.change(body.id, {"rolling": False})
    return unit
