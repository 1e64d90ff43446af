"""Actions: announcing two, carrying them out one after the other, extra ones in between (area TR-ACTN)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.options import ACT, WHAT, Option
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.trauma.chapters import skills
from escarmouche.games.trauma.chapters.movement import crossing, movement
from escarmouche.games.trauma.chapters.shooting import salvos, shooting
from escarmouche.games.trauma.chapters.states import halted
from escarmouche.games.trauma.chapters.units import is_free, living
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ENGAGED, ON_TABLE, Referee, Table

SHOOT, CROSSING, OPERATE, MOVEMENT = LEDGER.data("TR-ACTN-01")["list"]
MAX_ACTIONS: int = LEDGER.data("TR-ACTN-01")["max_actions"]
STAGGER_COST = 1  # TR-ACTN-06
STAGGERED = "staggered"


class Step(NamedTuple):
    """An action of a plan, and whether a displacement comes before it."""

    action: str
    moves_first: bool


class Plan(Option, frozen=True):
    """An announcement: up to two actions, and whether salvos may be staggered about the second."""

    actions: tuple[str, ...] = ()
    staggered: bool = False

    def code(self) -> tuple[str, ...]:
        return (*self.actions, STAGGERED) if self.staggered else self.actions

    @classmethod
    @lru_cache(maxsize=256)
    def read(cls, code: tuple[str, ...]) -> Plan:
        return cls(tuple(word for word in code if word != STAGGERED), STAGGERED in code)


def announce(referee: Referee) -> None:
    """Name up to two actions before either is carried out (TR-ACTN-01, TR-ACTN-02)."""
    table = referee.table
    unit = table.turn.unit
    side = table.units[unit].side
    known: Known = {}
    plan: Plan = referee.ask(
        "TR-ACTN-02",
        side,
        "announce",
        PLANS,
        lambda plan: why_not_plan(table, unit, plan, known),
        intent=ACT,
        actor=unit,
        unit=unit,
    )
    todo, flags = plan.actions, table.turn.flags
    if plan.staggered:
        referee.spend("TR-ACTN-06", side, "pc", STAGGER_COST, unit=unit)
        flags |= {STAGGERED}
    flags |= set(skills.MOVEMENTS[: todo.count(MOVEMENT)])  # for TR-SKILL-09
    if todo.count(SHOOT) == MAX_ACTIONS:
        todo, flags = (SHOOT,), flags | {"sustained"}
        referee.note("TR-ACTN-07", "sustained-fire", unit=unit)
    referee.book(step="act", todo=todo, flags=flags)


def _all_plans() -> tuple[Plan, ...]:
    actions = (MOVEMENT, SHOOT, CROSSING, OPERATE)
    single = [Plan((a,)) for a in actions]
    double = [Plan((a, b)) for a in actions for b in actions]
    staggered = [Plan(plan.actions, staggered=True) for plan in double if plan.actions.count(SHOOT) == 1]
    return (Plan(), *single, *double, *staggered)


PLANS = _all_plans()
"""Every announcement there is: none, one or two actions, and staggering where a Shoot is among them."""
Known = dict[Step, Refusal | None]
"""What was judged of single actions."""


def why_not_plan(table: Table, unit: str, plan: Plan, known: Known | None = None) -> Refusal | None:
    """Whether a unit in its present state may announce these actions; `known` serves many such questions."""
    record = table.units[unit]
    known = {} if known is None else known
    staggered, steps = plan.staggered, in_turn(plan)
    if len(steps) > 1:
        if "one_action" in table.turn.flags:
            return Refusal("TR-STATE-10", "one-action-only", {"unit": unit})
        if "entered" in table.turn.flags:
            return Refusal("TR-TABLE-04", "entry-was-an-action", {"unit": unit})
    if staggered and (short := STAGGER_COST - table.sides[record.side].pc) > 0:
        return Refusal("TR-ACTN-06", "not-enough-pc", {"unit": unit}, short, "PC")
    for step in steps:
        if step not in known:
            known[step] = why_not_action(table, unit, step.action, moves_first=step.moves_first)
        refusal = known[step]
        if refusal and not _can_be_mended(table, unit, refusal):
            return refusal
    if staggered and len(salvos.ranged_salvos(table, unit)) + skills.can_mend_gun(table, unit) < 2:
        return Refusal("TR-ACTN-06", "one-salvo-only", {"unit": unit})
    return None


def _can_be_mended(table: Table, unit: str, refusal: Refusal) -> bool:
    """Whether an extra action may lift a refusal first: repaired, a vehicle drives or fires (TR-SKILL-02)."""
    if refusal.rule == "TR-SHOOT-50":
        return skills.can_mend_propulsion(table, unit)
    return refusal.rule == "TR-SHOOT-01" and skills.can_mend_gun(table, unit)


@lru_cache(maxsize=256)
def in_turn(plan: Plan) -> tuple[Step, ...]:
    """The actions of a plan one after the other."""
    return tuple(
        Step(action, any(a in (MOVEMENT, CROSSING) for a in plan.actions[:number]))
        for number, action in enumerate(plan.actions)
    )


def why_not_action(table: Table, unit: str, action: str, *, moves_first: bool = False) -> Refusal | None:
    """Whether one action may be announced; after a displacement what depends on places is left open."""
    if action == SHOOT:
        return _why_not_announce_shoot(table, unit, moves_first=moves_first)
    if action == MOVEMENT:
        return movement.why_not_move(table, unit)
    if action == CROSSING:
        return crossing.why_not_cross(table, unit) if not moves_first else None
    return skills.why_not_operate(table, unit) if not moves_first else skills.why_not_objects(table)


def _why_not_announce_shoot(table: Table, unit: str, *, moves_first: bool) -> Refusal | None:
    if not salvos.ranged_salvos(table, unit):
        return Refusal("TR-SHOOT-01", "no-ranged-weapon", {"unit": unit})
    if not moves_first and not is_free(table, unit):
        return Refusal("TR-ACTN-05", "not-free", {"unit": unit})
    return None


def act(referee: Referee) -> None:
    """Carry out the next announced action, or an extra one before it; then the order phase (TR-ACTN-03)."""
    table = referee.table
    unit = table.turn.unit
    if _stopped(table, unit):
        referee.book(step="orders", todo=(), salvos=())
        return
    extra = offer_extra(referee, unit)
    if extra != NO_ONE:
        skills.do_extra(referee, unit, extra)
        return
    table = referee.table
    if (
        STAGGERED in table.turn.flags
        and table.turn.salvos
        and not table.turn.todo
        and _fire_held_back(referee, unit)
    ):
        return
    if not table.turn.todo:
        referee.book(step="orders", salvos=())
        return
    action = table.turn.todo[0]
    referee.book(todo=table.turn.todo[1:], tested=(), arcs=())
    if refusal := why_not_action(referee.table, unit, action):
        referee.note("TR-ACTN-02", "action-lost", unit=unit, action=action, because=refusal.rule)
        if action == MOVEMENT:
            _no_movement(referee)
    elif action == SHOOT:
        shooting.begin_shoot(referee, unit)
    elif action == MOVEMENT:
        if not movement.move(referee, unit):
            _no_movement(referee)
    elif action == CROSSING:
        crossing.cross(referee, unit)
    else:
        skills.operate(referee, unit)


def _no_movement(referee: Referee) -> None:
    """A Movement lost or waived is none: no extra Crossing comes with it (TR-SKILL-09)."""
    flags = referee.table.turn.flags
    counted = [flag for flag in skills.MOVEMENTS if flag in flags]
    referee.book(flags=flags.difference(counted[-1:]))


def _stopped(table: Table, unit: str) -> bool:
    """A unit that is gone, has fought, disorganised or thrown Prone does nothing more (TR-STATE-06, 09)."""
    record = table.units[unit]
    if record.place != ON_TABLE or not living(table, unit) or "fought" in table.turn.flags:
        return True
    return halted(table, unit)


def offer_extra(referee: Referee, unit: str) -> str:
    """Extra actions come between, before or after the two (TR-ACTN-12); the owner takes one or none."""
    ready = skills.available(referee.table, unit)
    if not ready:
        return NO_ONE
    side = referee.table.units[unit].side
    chosen: str = referee.ask(
        "TR-ACTN-12", side, "extra-action", (NO_ONE, *ready), actor=unit, part=WHAT, unit=unit
    )
    return chosen


def _fire_held_back(referee: Referee, unit: str) -> bool:
    """After the other action the salvos held back by staggering may be fired (TR-ACTN-06)."""
    if ENGAGED in referee.table.units[unit].markers:
        return False
    referee.book(step="salvo", tested=(), arcs=())
    return True
