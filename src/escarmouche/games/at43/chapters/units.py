"""Units and their fighters: families, leaders, officers, abilities (ledger areas A4-GEN, A4-ABIL)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    ARMOUR,
    DISORGANISED,
    FOOT,
    FRAME,
    GUN,
    INFANTRY,
    ON_TABLE,
    PROPULSION,
    SUPPORT,
    WALKER,
    Entry,
    Profile,
    Table,
)

FAMILIES: dict[str, list[str]] = LEDGER.data("A4-GEN-04")["family"]


def family(word: str) -> str:
    """infantry or blindes: the kind of a family of units (A4-GEN-04)."""
    return next(kind for kind, words in FAMILIES.items() if word in words)


def profile(table: Table, figure: str) -> Profile:
    """The printed values of a figure."""
    return table.setting.profiles[table.figures[figure].profile]


def entry(table: Table, unit: str) -> Entry:
    """The army book entry of a unit."""
    return table.setting.entries[table.units[unit].entry]


def is_infantry(table: Table, unit: str) -> bool:
    """Foot soldiers or a support unit."""
    return entry(table, unit).kind == INFANTRY


def is_foot(table: Table, unit: str) -> bool:
    """A unit of foot soldiers: support units are left out (A4-GEN-04)."""
    return entry(table, unit).family == FOOT


def is_support(table: Table, unit: str) -> bool:
    return entry(table, unit).family == SUPPORT


def is_armour(table: Table, unit: str) -> bool:
    """Vehicles, walkers or transports."""
    return entry(table, unit).kind == ARMOUR


def sees_all_round(table: Table, unit: str) -> bool:
    """Foot soldiers, support units and walkers see all around (A4-GEN-12); other armour does not."""
    return entry(table, unit).family in (FOOT, SUPPORT, WALKER)


def others(table: Table, side: str) -> tuple[str, ...]:
    """The other sides, in their order round the table."""
    return tuple(other for other in table.sides if other != side)


def units_on_table(table: Table, side: str = "") -> Iterator[str]:
    """Units on the table, of one side or of all."""
    for unit in table.units.values():
        if unit.place == ON_TABLE and unit.figures and (not side or unit.side == side):
            yield unit.id


def enemies(table: Table, unit: str) -> Iterator[str]:
    """Enemy units on the table."""
    side = table.units[unit].side
    for other in table.units.values():
        if other.place == ON_TABLE and other.figures and other.side != side:
            yield other.id


def officer(table: Table, unit: str) -> str:
    """A living officer of a unit, or nothing; the highest of several (A4-ACT-05)."""
    officers = [f for f in table.units[unit].figures if profile(table, f).officer]
    return max(officers, key=lambda f: profile(table, f).grade, default="")


def unit_has(table: Table, unit: str, ability: str) -> bool:
    """Whether an ability belongs to a whole unit, by its entry or because all its living fighters have it."""
    if ability in entry(table, unit).abilities or campaign.grants(table, unit, ability):
        return True
    figures = table.units[unit].figures
    return bool(figures) and all(ability in profile(table, f).abilities for f in figures)


def figure_has(table: Table, figure: str, ability: str) -> bool:
    """Whether a fighter has an ability, of his own or of his unit."""
    unit = table.figures[figure].unit
    if ability in profile(table, figure).abilities or ability in entry(table, unit).abilities:
        return True
    return campaign.grants(table, unit, ability)


def bearers_of(table: Table, unit: str, ability: str) -> tuple[str, ...]:
    """The living fighters of a unit that have an ability."""
    return tuple(f for f in table.units[unit].figures if figure_has(table, f, ability))


def disorganised(table: Table, unit: str) -> bool:
    return DISORGANISED in table.units[unit].markers


# -- Structure (A4-DMG-03) ------------------------------------------------------------------------------


def parts_of(own: Profile) -> tuple[tuple[str, int], ...]:
    """The parts of a vehicle with their Structure points, in the order in which losses are kept."""
    guns = tuple((f"{GUN}{n}", carried.structure) for n, carried in enumerate(own.weapons))
    return ((PROPULSION, own.propulsion), (FRAME, own.frame), *guns)


def structure_left(table: Table, figure: str) -> dict[str, int]:
    """What each part of a vehicle has left."""
    own, hurt = profile(table, figure), table.figures[figure].hurt
    lost = hurt or (0,) * (2 + len(own.weapons))
    return {part: points - gone for (part, points), gone in zip(parts_of(own), lost, strict=True)}


def immobilised(table: Table, figure: str) -> bool:
    """Propulsion destroyed (A4-DMG-05)."""
    hurt = table.figures[figure].hurt
    own = profile(table, figure)
    return bool(hurt) and own.propulsion > 0 and hurt[0] >= own.propulsion


def weapon_works(table: Table, figure: str, number: int) -> bool:
    """Whether a weapon of a figure is not destroyed (A4-DMG-07)."""
    hurt = table.figures[figure].hurt
    return not hurt or hurt[2 + number] < profile(table, figure).weapons[number].structure
