"""What the cards say of a unit on the table: type, skills, who is left (area DT-CARD, DS-SKILL-02)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.table import (
    ABOARD,
    BOARD,
    HERO,
    INFANTRY,
    STRONGPOINT_UNIT,
    SUPPORT,
    Card,
    Table,
)

CREWED = (SUPPORT, STRONGPOINT_UNIT)
"""Kinds whose damage boxes are their crew (DT-TGT-05)."""
PILOT_SEAT, OUTSIDE, INSIDE = "pilot", "outside", "inside"
NOT_SHARED = frozenset(
    (
        "ace_air_pilot", "ace_pilot", "air_pilot", "assassin", "berserk", "blutkreuz", "camouflage",
        "damage_resilient", "expert", "first_strike", "flying", "gorilla", "killing_spree", "loner",
        "lucky", "mindless_zombie", "pilot", "spotter", "spy", "steel_guard", "superhuman", "take_aim",
        "tank_head", "zombie",
    )
)  # fmt: skip
"""Skills that a hero and the unit he joins keep to themselves (DS-SKILL-02)."""


def card_of(table: Table, unit: str) -> Card:
    """The card of a unit."""
    return table.setting.cards[table.units[unit].card]


def is_hero(table: Table, unit: str) -> bool:
    """A hero: an infantry unit of one miniature with a damage track."""
    return table.setting.cards[table.units[unit].card].kind == HERO


def is_squad(table: Table, unit: str) -> bool:
    """Infantry without a damage track: it loses a miniature for each hit (DT-CARD-04)."""
    card = table.setting.cards[table.units[unit].card]
    return card.type == INFANTRY and not card.damage


def is_crewed(table: Table, unit: str) -> bool:
    """A support weapon, whose boxes are its soldiers (DT-TGT-05)."""
    return table.setting.cards[table.units[unit].card].kind in CREWED


def boxes_left(table: Table, unit: str) -> int:
    """Damage boxes not ticked yet; 0 for a squad (DT-CARD-03)."""
    record = table.units[unit]
    damage = table.setting.cards[record.card].damage
    return max(0, damage - record.boxes)


def crew_left(table: Table, unit: str) -> int:
    """Living soldiers of a support weapon, or crew of a vehicle: one for each box left (DT-TGT-05)."""
    return boxes_left(table, unit)


def soldiers_left(table: Table, unit: str) -> int:
    """Miniatures a blast counts: living soldiers, a crew's too; 1 for all else."""
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if card.kind in CREWED:
        return max(0, card.damage - record.boxes)
    return len(record.figures)


def alive(table: Table, unit: str) -> bool:
    """On the table with a miniature left, and not down waiting to cheat death (DS-SKILL-17)."""
    record = table.units[unit]
    if record.place not in (BOARD, ABOARD) or not record.figures:
        return False
    damage = table.setting.cards[record.card].damage
    return not damage or record.boxes < damage


# -- skills -------------------------------------------------------------------------------------------------


def partner(table: Table, unit: str) -> str:
    """Who is one unit with this one for the activation: the hero, or the unit he has joined (DS-HERO-04).

    Nobody once the other has fallen.
    """
    turn = table.turn
    if turn.hero and unit in (turn.unit, turn.hero):
        other = turn.hero if turn.unit == unit else turn.unit
        return other if alive(table, other) else ""
    return ""


def has_own(table: Table, unit: str, key: str) -> bool:
    """Whether a unit's own card has a skill."""
    return key in table.setting.cards[table.units[unit].card].skills


def has_skill(table: Table, unit: str, key: str, mate: str | None = None) -> bool:
    """Whether a unit enjoys a skill: its own, or its partner's where the skill is shared (DS-SKILL-02).

    `mate` names who has joined it, where that is not the partner of the activation.
    """
    if key in table.setting.cards[table.units[unit].card].skills:
        return True
    if key in NOT_SHARED:
        return False
    other = partner(table, unit) if mate is None else mate
    return bool(other) and key in table.setting.cards[table.units[other].card].skills


def skill_value(table: Table, unit: str, key: str) -> str:
    """What a skill of a unit's own card says after its colon; nothing without it."""
    for skill in table.setting.cards[table.units[unit].card].skills:
        name, _, value = skill.partition(":")
        if name == key:
            return value
    return ""


def why_not_use(table: Table, unit: str, key: str) -> Refusal | None:
    """A once-per-game skill is ticked when it is used and stays so (DT-CARD-03)."""
    if key in table.units[unit].used:
        return Refusal("DT-CARD-03", "skill-used", {"unit": unit, "skill": key})
    return None


# -- who is who ---------------------------------------------------------------------------------------------


def main_line(card: Card) -> int:
    """The line of the support weapon itself; -1 for units that are none (DT-TGT-05)."""
    if card.kind not in CREWED:
        return -1
    for n, weapon in enumerate(card.weapons):
        if "main" in weapon.rules:
            return n
    return max(range(len(card.weapons)), key=lambda n: card.weapons[n].range, default=-1)


def specialist(table: Table, figure: str) -> str:
    """What a miniature is besides a soldier: officer, medic … or nothing (DS-CMD-01)."""
    record = table.figures[figure]
    card = card_of(table, record.unit)
    return card.specialists[record.soldier] if record.soldier < len(card.specialists) else ""


def riders(table: Table, vehicle: str) -> tuple[str, ...]:
    """The units riding on the outside of a vehicle (DS-VEH-19)."""
    if not skill_value(table, vehicle, "tank_riders"):
        return ()
    return tuple(
        unit.id
        for unit in table.units.values()
        if unit.carrier == vehicle and unit.seat == OUTSIDE and unit.place == ABOARD
    )
