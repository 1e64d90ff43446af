"""Alert fire: in the enemy's activation, right after its movement (ledger rules A4-ORD-07, A4-ORD-08)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.options import ATTACK
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.shooting.salvos import Salvo, overlaps, salvos_of
from escarmouche.games.at43.chapters.shooting.shooting import ALERT_FIRE, fire_salvo
from escarmouche.games.at43.chapters.shooting.targets import why_not_target
from escarmouche.games.at43.chapters.states import is_free
from escarmouche.games.at43.chapters.units import is_armour, others, units_on_table
from escarmouche.games.at43.table import ALERT, DISORGANISED, Referee, Table
from escarmouche.games.company.chapters import alert


def alert_window(referee: Referee, mover: str) -> None:
    """Units in alert may fire at the unit that has just moved, each fully resolved (A4-ORD-08, A4-GEN-20)."""
    for side in others(referee.table, referee.table.units[mover].side):
        while (unit := alert.alert_window(referee, "A4-ORD-08", side, mover, units_ready, chance)) != NO_ONE:
            alert_fire(referee, unit, mover)


def units_ready(table: Table, side: str, mover: str) -> tuple[str, ...]:
    """The units of a side that may fire at the unit that has just moved."""
    return tuple(
        unit
        for unit in units_on_table(table, side)
        if ALERT in table.units[unit].markers and why_not_alert(table, unit, mover) is None
    )


def why_not_alert(table: Table, unit: str, mover: str) -> Refusal | None:
    """Whether a unit in alert may use it against the mover: there, free, and with something to hit it."""
    about = {"unit": unit, "mover": mover}
    if ALERT not in table.units[unit].markers:
        return Refusal("A4-ORD-07", "no-alert-order", about)
    if not alive(table, mover):
        return Refusal("A4-ORD-08", "mover-gone", about)
    if not is_free(table, unit):
        return Refusal("A4-ORD-08", "engaged", about)
    return None if alert_salvos(table, unit, mover) else Refusal("A4-ORD-08", "mover-not-in-sight", about)


def alert_salvos(table: Table, unit: str, mover: str) -> tuple[str, ...]:
    """The salvos of a unit that have the mover, or one of its vehicles, as a legal target."""
    targets = (mover, *(table.units[mover].figures if is_armour(table, mover) else ()))
    return tuple(
        c for c in salvos_of(table, unit) if any(why_not_target(table, unit, c, t) is None for t in targets)
    )


def alert_fire(referee: Referee, unit: str, mover: str) -> None:
    """A full shot by all available weapons at the mover; then the alert is gone (A4-ORD-07)."""
    referee.unmark("A4-ORD-07", unit, ALERT)
    fired: tuple[str, ...] = ()
    while True:
        table = referee.table
        if not alive(table, mover) or not alive(table, unit) or not is_free(table, unit):
            return
        codes = [
            c for c in alert_salvos(table, unit, mover) if not any(overlaps(c, f) or c == f for f in fired)
        ]
        if not codes:
            return
        chosen: Salvo = referee.ask(
            "A4-SHOOT-07", table.units[unit].side, "alert-salvo", tuple(map(Salvo.read, codes)),
            proposal=Salvo.read(codes[0]), intent=ATTACK, actor=unit, against=(mover,), unit=unit,
            mover=mover,
        )  # fmt: skip
        fired = (*fired, chosen.code())
        fire_salvo(referee, unit, chosen.code(), ALERT_FIRE, (mover,))


def chance(table: Table, unit: str, mover: str) -> Fraction:
    """The chance that alert fire costs the mover a fighter, a Structure point, its morale or its footing."""
    return alert.chance_of_harm(table, unit, mover, alert_fire, _state)


def _state(table: Table, unit: str) -> Any:
    record = table.units[unit]
    figures = tuple((f, table.figures[f].hurt, table.figures[f].down) for f in record.figures)
    return figures, DISORGANISED in record.markers
