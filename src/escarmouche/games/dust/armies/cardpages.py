"""Cards as an army book prints them, each value with where it comes from; and what cannot be fielded."""

from __future__ import annotations

from escarmouche.engine.scene import SceneUnit, Words
from escarmouche.engine.sentences import LANGUAGES, words
from escarmouche.games.dust.armies.armybook import Book, Entry, card_of
from escarmouche.games.dust.chapters.cards import terms
from escarmouche.games.dust.table import Card, Weapon

UNAVAILABLE, CARD = "unavailable", "card"
"""Places of the cards of a book."""


def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key}", "dust")


def armour_words(troops: str) -> Words:
    """What the armour of a type of troops is called."""
    return _word("armour", troops)


def cards_of(book: Book) -> tuple[SceneUnit, ...]:
    """Every card of a book, then what is only known by name."""
    known = [
        SceneUnit(
            entry.key,
            book.key,
            card.name,
            card.damage or len(card.soldiers),
            card.damage or len(card.soldiers),
            lines=tuple(page(entry, card)),
            place=CARD,
        )
        for entry in book.units
        for card in (card_of(book, entry.key),)
    ]
    absent = [
        SceneUnit(
            unit.code,
            book.key,
            dict.fromkeys(LANGUAGES, unit.name),
            0,
            0,
            lines=((_word("line", "missing"), ", ".join(unit.missing)),),
            place=UNAVAILABLE,
        )
        for unit in book.unavailable
    ]
    return (*known, *absent)


def page(entry: Entry, card: Card) -> list[tuple[Words, str]]:
    """What a card holds (DT-CARD-01), then the origin of each value."""
    lines = [(_word("line", "designation"), entry.designation)] if entry.designation else []
    lines += [(_word("line", "kind"), ", ".join((entry.kind, entry.locomotion, entry.size)))]
    lines += [
        (armour_words(card.type), str(card.armour)),
        (_word("line", "move"), f"{card.move} / {card.march}"),
    ]
    lines.append(
        (_word("line", "capacity"), str(card.damage))
        if card.damage
        else (_word("line", "models"), str(entry.models))
    )
    lines += [(terms.weapon_words(weapon), blocks(weapon)) for weapon in card.weapons]
    lines += [terms.skill(skill) for skill in card.skills]
    lines.append((_word("line", "points"), str(card.points)))
    for key, option in entry.options.items():
        extra = ", ".join(terms.skill(skill)[1] for skill in option.skills)
        lines.append((dict.fromkeys(LANGUAGES, f"+ {key}"), f"{option.points:+} {extra}".strip()))
    lines += [(_word("origin", origin), ", ".join(values)) for origin, values in entry.origins.items()]
    return lines


def blocks(weapon: Weapon) -> str:
    """The three blocks of a weapon's line as printed: against infantry, vehicles, aircraft (DT-CARD-08)."""
    return " | ".join(" ".join(block) for block in (weapon.infantry, weapon.vehicle, weapon.aircraft))
