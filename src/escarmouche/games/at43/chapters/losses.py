"""Losses: who is removed, who leads then, what becomes of those aboard (areas A4-GEN-05, A4-SETUP-04)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.dice import d6
from escarmouche.games.at43.chapters import ejection, places
from escarmouche.games.at43.chapters.states import check_prone, update_engaged
from escarmouche.games.at43.chapters.units import profile
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import ABOARD, GONE, ON_TABLE, Referee, Table
from escarmouche.games.company.chapters.losses import name_leader, remove_figures

SURVIVES = 4  # A4-TRAN-04
THROWN = round(100 * LEDGER.data("A4-TRAN-04")["within_cm"])


def eliminate(referee: Referee, rule: str, unit: str, figures: Sequence[str]) -> None:
    """Remove fighters; a unit without any is eliminated (A4-SETUP-04), a lost leader is replaced."""
    gone = tuple(f for f in figures if f in referee.table.units[unit].figures)
    if not gone:
        return
    if remove_figures(referee, rule, unit, gone, carrier=""):
        referee.note("A4-SETUP-04", "unit-eliminated", unit=unit)
    else:
        replace_leader(referee, unit)
        check_prone(referee, unit)
    update_engaged(referee)


def replace_leader(referee: Referee, unit: str) -> None:
    """A lost leader is replaced at once: an officer first, else a standard fighter, else a special one."""
    table = referee.table
    record = table.units[unit]
    if not record.figures or record.leader in record.figures:
        return
    heirs = [f for f in record.figures if profile(table, f).officer]
    heirs = heirs or [f for f in record.figures if profile(table, f).role == "soldier"]
    name_leader(referee, "A4-GEN-05", unit, heirs or record.figures)


def destroy_vehicle(referee: Referee, rule: str, vehicle: str) -> None:
    """A vehicle is removed: a heroic pilot may be thrown clear, passengers roll for their lives."""
    table = referee.table
    unit = table.figures[vehicle].unit
    thrown = ejection.why_not_eject(table, vehicle) is None
    riders = aboard(table, vehicle)
    eliminate(referee, rule, unit, (vehicle,))
    if thrown:
        ejection.eject(referee, vehicle)
    for rider in riders:
        _passengers(referee, rider, vehicle)


def aboard(table: Table, vehicle: str) -> tuple[str, ...]:
    """The units a transport carries."""
    return tuple(u.id for u in table.units.values() if u.carrier == vehicle and u.place == ABOARD)


def _passengers(referee: Referee, unit: str, vehicle: str) -> None:
    """One die for each fighter aboard; survivors are set prone near where the transport stood."""
    table = referee.table
    side, figures = table.units[unit].side, table.units[unit].figures
    faces = referee.roll(
        "A4-TRAN-04", side, d6(len(figures)).at_least(SURVIVES).row(), unit=unit, needs=SURVIVES
    )
    fallen = [figure for figure, lives in zip(figures, faces, strict=True) if not lives]
    set_beside(referee, "A4-TRAN-04", unit, vehicle, fallen, prone=True)


def set_beside(
    referee: Referee, rule: str, unit: str, vehicle: str, fallen: Sequence[str] = (), *, prone: bool
) -> None:
    """Put those who leave a lost transport within 5 cm of where it stood; who finds no room is lost."""
    if fallen:
        eliminate(referee, rule, unit, fallen)
    if referee.table.units[unit].place == GONE:
        return
    table = referee.table
    hull = (table.figures[vehicle].x, table.figures[vehicle].y), profile(table, vehicle).radius
    spots = places.round_disc(table, unit, hull, THROWN)
    room = spots[: len(table.units[unit].figures)]
    ordered = sorted(table.units[unit].figures, key=lambda f: f != table.units[unit].leader)
    if lost := ordered[len(room) :]:
        referee.note(rule, "no-room", unit=unit, figures=tuple(lost))
        eliminate(referee, rule, unit, lost)
        if referee.table.units[unit].place == GONE:
            return
    chosen = places.choose_spots(referee, rule, unit, tuple(spots), ordered[: len(room)], hull, THROWN)
    places.put_on_table(referee, rule, unit, chosen, down=prone)
    update_engaged(referee)


def alive(table: Table, unit: str) -> bool:
    """Whether a unit is on the table with somebody in it."""
    record = table.units[unit]
    return record.place == ON_TABLE and bool(record.figures)
