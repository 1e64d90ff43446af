"""What follows a displacement, in order: pushes, formation, engagement, alert fire, melee (TR-STATE-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.kinds import MOVED
from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.company.chapters.movement.placements import ENTERS, Placements, put_down
from escarmouche.games.trauma.chapters import alert, morale
from escarmouche.games.trauma.chapters.measuring import out_of_formation, touches
from escarmouche.games.trauma.chapters.melee import melee
from escarmouche.games.trauma.chapters.movement import engagement, push
from escarmouche.games.trauma.chapters.states import halted
from escarmouche.games.trauma.chapters.units import is_infantry, living, profile, unit_skill
from escarmouche.games.trauma.table import DISORGANISED, ON_TABLE, Referee, Table

AFTER = ("engage", "alert", "melee")
BREAK = "break"


def confirmed(
    referee: Referee,
    unit: str,
    place: Callable[[], Any],
    everyone: Callable[[Any], Placements | None] | None = None,
) -> Any:
    """The placements of a displacement; an owner who would leave formation is warned once (TR-MOVE-08).

    `everyone` tells where the whole unit ends, where the answer itself says less; None where it warns itself.
    """
    value = place()
    ends = everyone(value) if everyone else value
    if value != NO_ONE and ends is not None and would_break_formation(referee.table, unit, ends):
        side = referee.table.units[unit].side
        answer = referee.ask(
            "TR-MOVE-08",
            side,
            "break-formation",
            (BREAK, NO_ONE),
            proposal=BREAK,
            actor=unit,
            part=WHAT,
            unit=unit,
        )
        if answer == NO_ONE:
            return place()
    return value


def would_break_formation(table: Table, unit: str, placements: Placements) -> bool:
    """Whether a unit would be out of formation if its figures ended like this."""
    trial = table.copy()
    for id, path, _ in placements:
        if path:
            trial.change(id, {"x": path[-1][0], "y": path[-1][1]})
    return breaks_formation(trial, unit)


def displaced(
    referee: Referee,
    rule: str,
    unit: str,
    placements: Placements,
    *,
    levels: dict[str, int] | None = None,
    push_first: bool = False,
    then: tuple[str, ...] = (),
    arrives: bool = False,
) -> None:
    """Put the figures of a displacement where they end and book what follows it.

    `levels` tells the height at which figures end, where it changes; `then` names what comes after the melee.
    A unit that `arrives` was nowhere before: whomever it touches it newly engages (TR-MOR-07).
    """
    touched = () if arrives else engagement.touched_enemies(referee.table, unit)
    pairs = tuple((unit, other) for other in touched)
    put_down(referee, rule, unit, placements, levels, how=ENTERS if arrives else MOVED, moved={"moved": True})
    first = ("push",) if push_first else ()
    referee.book(step="moved", after=(*first, *AFTER, *then), touching=pairs)


def aftermath(referee: Referee) -> None:
    """The next thing that follows the displacement of the active unit; one of them per step."""
    turn = referee.table.turn
    unit = turn.unit
    if not turn.after:
        referee.book(step="act")
        return
    what, rest = turn.after[0], turn.after[1:]
    referee.book(after=rest, step="moved" if rest else "act")
    if what == "push":
        push.push(referee, unit)
    elif what == "engage":
        engage(referee, unit)
    elif what == "announce":
        if _able(referee.table, unit) and "fought" not in referee.table.turn.flags:
            referee.book(step="announce")
    elif what == "alert":
        referee.book(tested=())
        if _there(referee.table, unit):
            alert.alert_window(referee, unit)
    elif _able(referee.table, unit):
        referee.book(tested=())
        melee.offer_melee(referee, unit)  # TR-ACTN-11: before the next announced action


def engage(referee: Referee, unit: str) -> None:
    """Formation of the mover, Engaged states and lost orders, then morale for being held by several."""
    if breaks_formation(referee.table, unit):
        referee.mark("TR-MOVE-08", unit, DISORGANISED)
    elif unit_skill(referee.table, unit, "skirmishers") and out_of_formation(referee.table, unit):
        referee.note("TR-SKILL-18", "sniper-apart", unit=unit)
    engagement.update_engaged(referee, "TR-STATE-02", mover=unit)
    before = {other for _, other in referee.table.turn.touching}
    for target in engagement.touched_enemies(referee.table, unit):
        if target in before or not is_infantry(referee.table, target):
            continue
        if _held_by_another(referee.table, target, unit):
            morale.morale_test(referee, "TR-MOR-07", target)


def breaks_formation(table: Table, unit: str) -> bool:
    """Whether a unit that has just been displaced is out of formation (TR-ARMY-10, TR-ARMY-11)."""
    if not out_of_formation(table, unit):
        return False
    if not unit_skill(table, unit, "skirmishers"):
        return True
    loose = [f for f in living(table, unit) if f != table.units[unit].leader and is_sniper(table, f)]
    return not any(not out_of_formation(table, unit, without=sniper) for sniper in loose)  # TR-SKILL-18


def is_sniper(table: Table, figure: str) -> bool:
    """Whether a figure bears a weapon of two accuracy scores (TR-SKILL-15)."""
    record, weapons = profile(table, figure), table.setting.weapons
    return "sniper" in record.skills or any("sniper" in weapons[c.weapon].skills for c in record.weapons)


def _held_by_another(table: Table, target: str, mover: str) -> bool:
    """Whether a unit other than the mover is at contact of the target (TR-MOR-07)."""
    side = table.units[target].side
    for other in table.units.values():
        enemy = other.side != side and other.id != mover and other.place == ON_TABLE
        if enemy and touches(table, target, other.id):
            return True
    return False


def _there(table: Table, unit: str) -> bool:
    record = table.units[unit]
    return record.place == ON_TABLE and bool(record.figures)


def _able(table: Table, unit: str) -> bool:
    """A unit gone, Disorganised or Prone takes no melee and no further action (TR-STATE-06, TR-STATE-09)."""
    return _there(table, unit) and not halted(table, unit)
