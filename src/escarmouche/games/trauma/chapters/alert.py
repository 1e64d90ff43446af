"""Tir d'Alerte: fire in the enemy's activation, right after a displacement (ledger area TR-ORD-05 to 07)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.options import ATTACK, WHAT
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.company.chapters import alert
from escarmouche.games.trauma.chapters.shooting.salvos import Salvo, ranged_salvos, weapon_of
from escarmouche.games.trauma.chapters.shooting.shooting import choose_arcs_for, choose_score, salvo
from escarmouche.games.trauma.chapters.shooting.targets import nearest_of, salvo_of, targets_in
from escarmouche.games.trauma.chapters.units import is_free, living, opponent, units_on_table
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ALERT, DISORGANISED, ON_TABLE, Referee, Table

STAGGER_COST: int = LEDGER.data("TR-ORD-07")["cost_pc"]
STAGGER = "stagger"


def alert_window(referee: Referee, mover: str) -> None:
    """After a displacement enemy units with Tir d'Alerte may fire at the unit that moved (TR-ORD-06).

    Their owner names them one by one, in the order he likes; those he does not name keep their order. He may
    leave a standing answer instead: not for this activation, or only where the chance is above 50 %.
    """
    side = opponent(referee.table.units[mover].side)
    while (unit := alert.alert_window(referee, "TR-ORD-06", side, mover, units_ready, chance)) != NO_ONE:
        alert_fire(referee, unit, mover)


def chance(table: Table, unit: str, mover: str) -> Fraction:
    """The chance to cost the mover a figure or a box, or to disorganise it."""
    return alert.chance_of_harm(table, unit, mover, alert_fire, _state)


def _state(table: Table, unit: str) -> Any:
    """What fire can take from a unit: figures, boxes, its order of battle."""
    record = table.units[unit]
    return (
        record.figures,
        tuple(table.figures[f].ticked for f in record.figures),
        DISORGANISED in record.markers,
    )


def units_ready(table: Table, side: str, mover: str) -> tuple[str, ...]:
    """The units of a side that may fire at the unit that has just moved."""
    return tuple(
        unit
        for unit in units_on_table(table, side)
        if ALERT in table.units[unit].markers and why_not_alert(table, unit, mover) is None
    )


def why_not_alert(table: Table, unit: str, mover: str) -> Refusal | None:
    """Whether a unit may use Tir d'Alerte against the unit that has just moved (TR-ORD-06)."""
    about = {"unit": unit, "mover": mover}
    if ALERT not in table.units[unit].markers:
        return Refusal("TR-ORD-06", "no-alert-order", about)
    if table.units[mover].place != ON_TABLE or not living(table, mover):
        return Refusal("TR-ORD-06", "mover-gone", about)
    if not is_free(table, unit):
        return Refusal("TR-ACTN-05", "not-free", about)
    first: Refusal | None = None
    for key in salvos_left(table, unit):
        refusal = why_not_alert_salvo(table, unit, key, mover)
        if refusal is None:
            return None
        first = first or refusal
    return first or Refusal("TR-ORD-05", "no-alert-weapon", about)


def why_not_alert_salvo(table: Table, unit: str, key: str, mover: str) -> Refusal | None:
    """Whether one salvo may be fired in alert: not with Verrouillage, and only at the mover (TR-SHOOT-11)."""
    if "lock_on" in weapon_of(table, key).skills:
        return Refusal("TR-SKILL-19", "not-in-alert", {"unit": unit, "salvo": key})
    if alert_target(table, unit, key, mover):
        return None
    return Refusal("TR-SHOOT-11", "mover-out-of-reach", {"unit": unit, "salvo": key, "mover": mover})


def alert_target(table: Table, unit: str, key: str, mover: str) -> str:
    """The mover, or of it and a sniper apart from it the nearer that can be hit; nothing if neither can."""
    nearest = nearest_of(table, salvo_of(table, unit, key), targets_in(table, mover))
    return nearest[0] if nearest else ""


def salvos_left(table: Table, unit: str) -> tuple[str, ...]:
    """The salvos a unit in alert has to fire: all, or what a staggered alert has left (TR-ORD-07)."""
    keys = tuple(ranged_salvos(table, unit))
    left = table.units[unit].alert_left
    return tuple(k for k in keys if k in left) if left else keys


def alert_fire(referee: Referee, unit: str, mover: str) -> None:
    """Fire all or some salvos at the mover; then the order is spent, unless staggered (TR-ORD-06, 07)."""
    table = referee.table
    side = table.units[unit].side
    left = tuple(k for k in salvos_left(table, unit) if "lock_on" not in weapon_of(table, k).skills)
    usable = tuple(k for k in left if why_not_alert_salvo(table, unit, k, mover) is None)
    chosen = referee.pick(
        "TR-ORD-06",
        side,
        "alert-salvos",
        usable,
        1,
        proposal=usable,
        intent=ATTACK,
        actor=unit,
        against=(mover,),
        form=Salvo,
        unit=unit,
        mover=mover,
    )
    staggered = _staggers(referee, unit, tuple(k for k in left if k not in chosen))
    turn = referee.table.turn
    tested, arcs = turn.tested, turn.arcs  # alert fire is an action of its own inside the mover's
    referee.book(tested=(), arcs=())
    for number, key in enumerate(chosen):
        if staggered and number:
            referee.book(tested=())
        _fire(referee, unit, key, mover, chosen[number + 1 :])
    referee.book(tested=tested, arcs=arcs)
    rest = tuple(k for k in left if k not in chosen) if staggered else ()
    _spend(referee, unit, rest)


def _staggers(referee: Referee, unit: str, others: tuple[str, ...]) -> bool:
    """At its first use the owner may pay so that the salvos not fired now can be fired later (TR-ORD-07)."""
    record = referee.table.units[unit]
    if record.alert_left:
        return True
    side = referee.table.sides[record.side]
    if not others or side.pc < STAGGER_COST:
        return False
    answer = referee.ask(
        "TR-ORD-07", side.id, "stagger-alert", (NO_ONE, STAGGER), actor=unit, part=WHAT, unit=unit
    )
    if answer == NO_ONE:
        return False
    referee.spend("TR-ORD-07", side.id, "pc", STAGGER_COST, unit=unit)
    return True


def _fire(referee: Referee, unit: str, key: str, mover: str, later: tuple[str, ...]) -> None:
    """One salvo at the mover, if it is still there to be hit."""
    target = ""
    if referee.table.units[mover].place == ON_TABLE and is_free(referee.table, unit):
        target = alert_target(referee.table, unit, key, mover)
    if not target:
        referee.note("TR-SHOOT-11", "mover-out-of-reach", unit=unit, salvo=key, mover=mover)
        return
    choose_arcs_for(referee, unit, key, target, later)
    second = choose_score(referee, unit, key, target)
    salvo(referee, unit, key, target, second=second)


def _spend(referee: Referee, unit: str, rest: tuple[str, ...]) -> None:
    """The order disappears once its shots are resolved; a staggered one when none is left."""
    record = referee.table.units[unit]
    if ALERT not in record.markers:  # thrown Prone or wiped out by its own shell (TR-SHOOT-38)
        return
    if record.alert_left != rest:
        referee.change("TR-ORD-07", unit, alert_left=rest)
    if not rest:
        referee.unmark("TR-ORD-06", unit, ALERT)
