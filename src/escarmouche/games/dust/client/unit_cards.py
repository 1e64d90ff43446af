"""The cards of units as they are shown: what is printed on them, what is ticked, who carries what."""

from __future__ import annotations

from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import LANGUAGES, words
from escarmouche.games.dust.armies.cardpages import armour_words, blocks
from escarmouche.games.dust.chapters.cards import terms
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    HERO,
    INFANTRY,
    TRACKED,
    WHEELED,
    Card,
    Table,
    Unit,
    Weapon,
)

FREE, TICKED = "□", "■"


def shape(card: Card) -> str:
    """The kind of token a unit is drawn as."""
    if card.type == AIRCRAFT:
        return "aircraft"
    if card.type == INFANTRY:
        return "heavy" if card.armour >= 3 else "infantry"
    return "tank" if card.locomotion in (TRACKED, WHEELED, "half_tracked") else "walker"


def role(card: Card, soldier: int) -> str:
    """What a miniature is: hero, leader, specialist or soldier."""
    if card.kind == HERO:
        return "hero"
    special = card.specialists[soldier] if soldier < len(card.specialists) else ""
    if special.startswith("officer") or special == "commissar":
        return "leader"
    return "specialist" if special else "soldier"


def carries(card: Card, soldier: int) -> tuple[str, ...]:
    """The weapons of one soldier of a squad by name; nothing where there is only one miniature."""
    return tuple(card.weapons[line].name for line in card.soldiers[soldier]) if card.soldiers else ()


def card_lines(table: Table, unit: Unit, card: Card, game: str) -> list[tuple[Words, str]]:
    """What is printed on the card, ticks included (DT-CARD-01, DT-CARD-03)."""
    lines = [
        (armour_words(card.type), str(card.armour)),
        (words("scene-line-move", game), f"{card.move} / {card.march}"),
    ]
    if card.damage:
        lines.append(
            (words("scene-line-damage", game), TICKED * unit.boxes + FREE * max(0, card.damage - unit.boxes))
        )
    else:
        lines.append((words("scene-line-soldiers", game), f"{len(unit.figures)}/{len(unit.roster)}"))
    if card.weapons:
        lines.append((words("scene-line-blocks", game), "infantry, vehicle, aircraft"))
    for number, weapon in enumerate(card.weapons):
        lines.append((terms.weapon_words(weapon), weapon_line(unit, number, weapon)))
    lines += [skill_line(unit, skill) for skill in card.skills]
    lines += soldier_lines(table, unit, card)
    for rider in riders(table, unit):
        name = table.setting.cards[rider.card].name
        aboard = words("scene-line-aboard", game)
        label = {lang: f"{aboard[lang]} ({name[lang]})" for lang in LANGUAGES}
        lines.append((label, f"{len(rider.figures)}/{len(rider.roster)}"))
    lines.append((words("scene-line-points", game), str(card.points)))
    return lines


def riders(table: Table, unit: Unit) -> list[Unit]:
    """The units inside, on or under a machine, its pilot among them."""
    return [other for other in table.units.values() if other.carrier == unit.id and other.place == ABOARD]


def skill_line(unit: Unit, skill: str) -> tuple[Words, str]:
    """A special rule of a card and its id, ticked if it has been used."""
    name, rule = terms.skill(skill)
    return name, f"{rule} {TICKED}" if skill in unit.used else rule


def soldier_lines(table: Table, unit: Unit, card: Card) -> list[tuple[Words, str]]:
    """Who of a squad is who: the miniatures that carry the same, and what."""
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for id in unit.figures if len(card.soldiers) > 1 else ():
        soldier = table.figures[id].soldier
        special = card.specialists[soldier] if soldier < len(card.specialists) else ""
        alike.setdefault((special, carries(card, soldier)), []).append(id)
    lines = []
    for (special, weapons), ids in alike.items():
        who = ", ".join(id.removeprefix(unit.id).upper() for id in ids)
        trade = terms.specialist_words(special) if special else {}
        label = {lang: f"{who} ({trade[lang]})" if trade else who for lang in LANGUAGES}
        lines.append((label, " + ".join(weapons)))
    return lines


def weapon_line(unit: Unit, number: int, weapon: Weapon) -> str:
    """The three blocks of a weapon's line as printed, and its boxes."""
    parts = [blocks(weapon)]
    if weapon.boxes:
        ticked = unit.ammo[number] if number < len(unit.ammo) else 0
        parts.append(TICKED * ticked + FREE * (weapon.boxes - ticked))
    return " · ".join(parts)
