"""The melee phase: engaging for free, then melee by melee (SM-ACT-12, SM-MELEE-01, SM-MELEE-09)."""

from __future__ import annotations

from escarmouche.engine.options import ATTACK, Option
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.melee import bravery, fights
from escarmouche.games.star_mogul.chapters.models import (
    enemies_of,
    engaged,
    foes,
    infantry_of,
    is_vehicle,
    standing,
    units_apart,
)
from escarmouche.games.star_mogul.chapters.movement import contact, walking
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import PAS, STANDING, STRAGGLER, Referee, Table

REACH = "engage_reach_in"
assert "SM-ACT-12" in LEDGER


class Charge(Option, frozen=True):
    """A unit and the enemy it goes for."""

    who: str
    target: str

    def code(self) -> str:
        """one1>two2"""
        return f"{self.who}>{self.target}"

    @classmethod
    def read(cls, code: str) -> Charge:
        """From its code."""
        who, _, target = code.partition(">")
        return cls(who, target)


def why_not_charge(table: Table, unit: str, target: str) -> Refusal | None:
    """An enemy within 3 pas, or one already met; no carriers, nobody who retreats (SM-ACT-12)."""
    about = {"unit": unit, "target": target}
    record = table.units[unit]
    if STRAGGLER in record.markers or STANDING in record.markers:
        return Refusal("SM-ACT-12", "not-under-orders", about)
    if refusal := walking.why_not_engage(table, unit):
        return refusal
    if is_vehicle(table, target):
        return Refusal("SM-MELEE-10", "vehicles-are-not-engaged", about)
    met = any(f in standing(table, target) for g in standing(table, unit) for f in foes(table, g))
    if engaged(table, unit) and not met:
        return Refusal("SM-MELEE-09", "engaged", about)
    reach = table.setting.options.get(REACH, 3) * PAS
    far = units_apart(table, unit, target)
    if not met and far > reach:
        return Refusal("SM-ACT-12", "too-far-to-engage", about, far - reach, "cm")
    return None


def charges(table: Table, side: str, done: tuple[str, ...]) -> tuple[Charge, ...]:
    """Every charge that brings somebody into contact."""
    found = []
    for unit in infantry_of(table, side):
        if unit in done:
            continue
        found += [
            Charge(unit, target)
            for target in enemies_of(table, side)
            if why_not_charge(table, unit, target) is None and contact.into_contact(table, unit, target)
        ]
    return tuple(found)


def engage(referee: Referee) -> None:
    """The active player brings units into contact, one after the other, as he likes (SM-ACT-12)."""
    table = referee.table
    side = table.turn.active
    options = charges(table, side, table.turn.queue)
    if not options:
        referee.book(step="brawl", queue=(), unit="")
        return
    chosen = referee.ask(
        "SM-ACT-12", side, "engage", (*options, NO_ONE), intent=ATTACK, actor=options[0].who,
        against=tuple(dict.fromkeys(o.target for o in options)),
    )  # fmt: skip
    if chosen == NO_ONE:
        referee.book(step="brawl", queue=(), unit="")
        return
    value = contact.into_contact(table, chosen.who, chosen.target)
    walking.moved(referee, "SM-ACT-12", chosen.who, value)
    met = {
        referee.table.figures[f].unit
        for g in standing(referee.table, chosen.who)
        for f in foes(referee.table, g)
    }
    for unit in sorted(met):
        salvage.drop_all(referee, "SM-SALV-03", unit)
    referee.book(queue=(*table.turn.queue, chosen.who), count=table.turn.count + 1)


def brawl(referee: Referee) -> None:
    """The next melee, in the order the active player chooses; then attacks on vehicles (SM-MELEE-01)."""
    table = referee.table
    done = table.turn.queue
    waiting = [m for m in fights.melees(table) if not set(m) & set(done)]
    if not waiting:
        referee.book(step="assault", queue=())
        return
    firsts = tuple(m[0] for m in waiting)
    first = referee.ask("SM-MELEE-01", table.turn.active, "which-melee", firsts, part="who")
    units = next(m for m in waiting if m[0] == first)
    referee.book(queue=(*done, *units), activation=f"melee/{first}")
    referee.note("SM-MELEE-01", "melee", units=units)
    losses = fights.fight(referee, units)
    bravery.bravery(referee, units, losses)


def assault(referee: Referee) -> None:
    """Models at the hull of an enemy vehicle use their charges, one after the other (SM-MELEE-10)."""
    table = referee.table
    waiting = [pair for pair in fights.assailants(table) if pair[0] not in table.turn.queue]
    if not waiting:
        referee.book(step="turn-over", queue=())
        return
    figure, hull = waiting[0]
    referee.book(queue=(*table.turn.queue, figure), activation=f"assault/{figure}")
    fights.assault(referee, figure, hull)
