"""Weapon lines: cells of the table, the standard weapon, ammunition, Loaded markers (DT-CARD-08, DS-WEAP)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from escarmouche.engine.kinds import SPENT
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.rules import CORE
from escarmouche.games.dust.table import AIRCRAFT, INFANTRY, VEHICLE, Card, Referee, Table, Weapon

_STANDARD = CORE.data("DT-CC-06")
STANDARD_WEAPON = Weapon(
    "standard",
    1,
    0,
    tuple(_STANDARD[INFANTRY]),
    tuple(_STANDARD[VEHICLE]),
    tuple(_STANDARD[AIRCRAFT]),
)
"""What any soldier or vehicle may always fight with (DT-CC-06)."""
STANDARD = -1
"""The line of the standard weapon."""
HIS = 100
"""Lines of a hero who has joined the unit are numbered from here on; his standard weapon is one less."""
NONE, KILL, BLAST = "-", "N", "B"


class Strike(NamedTuple):
    """A cell of the weapon table: dice, and what each unsaved hit does (DT-CARD-08)."""

    dice: int
    """Dice for each copy; for a blast, dice for each miniature of the target."""
    blast: bool
    damage: int
    kill: bool


@lru_cache(maxsize=1024)
def cell(text: str) -> Strike | None:
    """A cell as printed: 3/1, B/1, BB/2, 1/N; None for a dash, which cannot harm (DT-CARD-08)."""
    if text == NONE:
        return None
    dice, _, damage = text.partition("/")
    kill = damage == KILL
    if dice.startswith(BLAST):
        return Strike(len(dice), True, 0 if kill else int(damage), kill)
    return Strike(int(dice), False, 0 if kill else int(damage), kill)


def strike(weapon: Weapon, card: Card) -> Strike | None:
    """The cell of a weapon against a target's type and armour; None where it cannot harm (DT-CARD-08)."""
    cells = (
        weapon.infantry
        if card.type == INFANTRY
        else weapon.vehicle
        if card.type == VEHICLE
        else weapon.aircraft
    )
    return cell(cells[card.armour - 1])


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of a card: whose it is, its number there, and the weapon."""

    owner: str
    number: int
    weapon: Weapon


def line_of(table: Table, unit: str, hero: str, line: int) -> Line:
    """The line with this number in an attack of a unit and the hero who has joined it."""
    if line >= HIS - 1:
        owner, line = hero, line - HIS
    else:
        owner = unit
    if line == STANDARD:
        return Line(owner, STANDARD, STANDARD_WEAPON)
    return Line(owner, line, table.setting.cards[table.units[owner].card].weapons[line])


# -- ammunition ---------------------------------------------------------------------------------------------


def boxes_free(table: Table, unit: str, line: int) -> int:
    """Shots left of a weapon with limited ammunition, pooled in the unit; -1 for no limit (DS-WEAP-09)."""
    record = table.units[unit]
    boxes = table.setting.cards[record.card].weapons[line].boxes
    if not boxes:
        return -1
    return boxes - (record.ammo[line] if record.ammo else 0)


def loaded(line: int) -> str:
    """The Loaded marker of a weapon line (DS-WEAP-12, DS-WEAP-13)."""
    return f"loaded:{line}"


def why_not_loaded(table: Table, unit: str, line: int) -> Refusal | None:
    """Why a weapon of a unit has nothing to fire: boxes ticked, or not reloaded (DS-WEAP-08, -12, -13)."""
    record = table.units[unit]
    if line == STANDARD:
        return None
    weapon = table.setting.cards[record.card].weapons[line]
    if weapon.boxes and record.ammo and record.ammo[line] >= weapon.boxes:
        about = {"unit": unit, "weapon": weapon.name, "boxes": weapon.boxes, "left": 0}
        return Refusal("DS-WEAP-08", "no-ammunition", about)
    rules = weapon.rules
    if rules:
        if "reload" in rules and loaded(line) not in record.markers:
            return Refusal("DS-WEAP-12", "not-loaded", {"unit": unit, "weapon": weapon.name})
        if "salvo" in rules and loaded(line) not in record.markers:
            return Refusal("DS-WEAP-13", "not-loaded", {"unit": unit, "weapon": weapon.name})
    return None


def spend(referee: Referee, unit: str, line: int, shots: int, *, double: bool = False) -> None:
    """Tick the boxes and take the Loaded marker of a weapon that fires, dead target or not (DT-TGT-02)."""
    if line == STANDARD:
        return
    record = referee.table.units[unit]
    weapon = referee.table.setting.cards[record.card].weapons[line]
    if weapon.boxes:
        ammo = list(record.ammo) or [0] * len(referee.table.setting.cards[record.card].weapons)
        before = ammo[line]
        ammo[line] = min(weapon.boxes, before + shots)
        facts = {
            "purse": "ammunition",
            "weapon": weapon.name,
            "amount": ammo[line] - before,
            "left": weapon.boxes - ammo[line],
        }
        referee.change("DS-WEAP-08", unit, tells=SPENT, facts=facts, ammo=tuple(ammo))
    if "reload" in weapon.rules:
        referee.unmark("DS-WEAP-12", unit, loaded(line))
    elif double and "salvo" in weapon.rules:
        referee.unmark("DS-WEAP-13", unit, loaded(line))
