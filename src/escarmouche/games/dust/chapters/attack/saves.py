"""Saves: cover, infantry, fortifications (DS-FORT-10, DS-FORT-11)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.dust.chapters.attack.hits import CLOSE, COVER, GRENADE, NO_SAVE, PHASER
from escarmouche.games.dust.chapters.cards.cards import OUTSIDE
from escarmouche.games.dust.chapters.dice import PLAINLY, SAFER, armies, helping
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import ABOARD, INFANTRY, VEHICLE, Referee, Table

HARD = (("steel_guard", "DS-SKILL-37"), ("zombie", "DS-SKILL-41"))
"""Who never has a cover save, but an infantry save on army or shield."""
BUNKER = "bunker"
NO_COVER = {GRENADE: "DS-WEAP-06", PHASER: "DS-WEAP-10"}
"""Weapons against which cover is no help; the infantry save stays."""


class Save(NamedTuple):
    """How a unit saves against some hits."""

    rule: str
    """Empty for no save."""
    easy: bool = False
    """Army or shield, not army alone."""
    again: str = ""
    """How a fortification throws failed saves again: army, easy or not at all."""


NONE = Save("")


def covered(table: Table, target: str, attacker: str, known: bool | None = None) -> bool:
    """Whether a unit is in cover from an attacker; riders have that of their vehicle (DS-VEH-20).

    `known` of a batch whose miniatures were looked at already.
    """
    if known is not None:
        return known
    record = table.units[target]
    if record.place == ABOARD and record.seat == OUTSIDE and record.carrier:
        target = record.carrier
    return field_of(table).in_cover(table, target, attacker)


def save_of(table: Table, target: str, attacker: str, left: str, known: bool | None = None) -> Save:
    """The save of a unit against hits that leave these: cover, or failing that infantry.

    `known`: whether the batch that hits meets cover.
    """
    card = table.setting.cards[table.units[target].card]
    if left == CLOSE:
        return _in_close_combat(table, target, attacker)
    if left == NO_SAVE or card.type not in (INFANTRY, VEHICLE):
        return NONE
    if card.type == VEHICLE:
        if left == COVER and covered(table, target, attacker, known):
            return Save(field_of(table).cites.cover_of_vehicles)
        return NONE
    field = field_of(table)
    fort = field.fort_of(table, target)
    again = "" if not fort else "easy" if fort == BUNKER else "army"
    for skill, rule in HARD:
        if skill in card.skills:
            return Save(rule, True, again)
    if left == COVER and covered(table, target, attacker, known):
        dug_in = field.entrenched(table, target)
        return Save("DS-TRENCH-01" if dug_in else field.cites.cover_of_infantry, True, again)
    if left in NO_COVER and covered(table, target, attacker, known):
        return Save(NO_COVER[left], False, again)
    rule, easy = field.infantry_save(table, target)
    return Save(rule, easy, again)


def hard(table: Table, unit: str) -> bool:
    """Whether a unit saves in the way of Steel Guards and Zombies."""
    skills = table.setting.cards[table.units[unit].card].skills
    return any(skill in skills for skill, _ in HARD)


def _in_close_combat(table: Table, target: str, attacker: str) -> Save:
    """None (DT-CC-04), save for those in a fortification against attackers outside (DS-FORT-11)."""
    field = field_of(table)
    fort = field.fort_of(table, target)
    if not fort or field.same_fort(table, target, attacker):
        return NONE
    return Save("DS-FORT-11", fort == BUNKER)


def roll(referee: Referee, target: str, save: Save, hits: int) -> int:
    """Throw one die for each hit, never optional; the hits that are left."""
    if not hits or not save.rule:
        return hits
    side = referee.table.units[target].side
    dice, needs = (helping(hits), SAFER) if save.easy else (armies(hits), PLAINLY)
    left: int = hits - referee.roll(save.rule, side, dice, unit=target, needs=needs)
    if left and save.again:
        dice, needs = (helping(left), SAFER) if save.again == "easy" else (armies(left), PLAINLY)
        left -= referee.roll("DS-FORT-10", side, dice, unit=target, needs=needs)
    return left


def failing(save: Save) -> float:
    """How likely a hit goes through, for whoever weighs shots."""
    if not save.rule:
        return 1.0
    left = 1 / 3 if save.easy else 2 / 3
    if save.again:
        left *= 1 / 3 if save.again == "easy" else 2 / 3
    return left
