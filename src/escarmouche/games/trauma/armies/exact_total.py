"""The usual total of an army list (TR-PREP-06): whether a book can make one of exactly so many points."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.trauma.armies.armybook import ArmyBook, Strength, UnitEntry
from escarmouche.games.trauma.rules import LEDGER

SECTION_SIZE: tuple[int, int] = tuple(LEDGER.data("TR-ARMY-01")["units_per_section"])
USUAL = LEDGER.data("TR-PREP-06")["formats"][0]


def strengths(unit: UnitEntry) -> Iterator[tuple[str, Strength]]:
    """The strengths a unit can be taken at, by the word of its book."""
    yield "normal", unit.strength.normal
    if unit.strength.extended:
        yield "extended", unit.strength.extended


def usual_list_exists(book: ArmyBook) -> bool:
    """Whether some list costs exactly the usual total, with an officer and enough units to split it.

    Any such list can be split: its cheapest units go to the reinforcement section until it is full.
    """
    total = int(USUAL["pa"])
    per_section: set[tuple[int, bool]] = set()
    for section in book.sections:
        per_section |= _section_costs(book, section.units, total)
    reached: set[tuple[int, bool]] = {(0, False)}
    while True:
        more = {
            (cost + c, officer or o) for cost, officer in reached for c, o in per_section if cost + c <= total
        }
        if more <= reached:
            return (total, True) in reached
        reached |= more


def _section_costs(book: ArmyBook, units: dict[str, tuple[int, int]], total: int) -> set[tuple[int, bool]]:
    """What sections of a kind can cost, each with whether an officer is in it."""
    reached: set[tuple[int, int, bool]] = {(0, 0, False)}
    for id, (least, most) in units.items():
        unit = book.unit(id)
        if unit is None:
            continue
        prices = _prices(unit)
        step, grown = reached, {f for f in reached if least == 0}
        for taken in range(1, most + 1):
            step = {
                (count + 1, cost + price, officer or has)
                for count, cost, officer in step
                for price, has in prices
                if count < SECTION_SIZE[1] and cost + price <= total
            }
            if taken >= least:
                grown = grown | step
        reached = grown
    return {(cost, officer) for count, cost, officer in reached if count >= SECTION_SIZE[0]}


def _prices(unit: UnitEntry) -> set[tuple[int, bool]]:
    """What one unit can cost without options, each with whether it then has an officer."""
    ordinary = any(officer.default for officer in unit.officers)
    return {(s.cost, ordinary) for _, s in strengths(unit)} | {
        (s.cost + officer.cost, True) for _, s in strengths(unit) for officer in unit.officers
    }
