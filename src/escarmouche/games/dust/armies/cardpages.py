"""Cards as an army book prints them, each value with where it comes from; and what cannot be fielded."""

from __future__ import annotations

from escarmouche.engine.scene import SceneUnit, Words
from escarmouche.games.dust.armies.armybook import Book, Entry, card_of
from escarmouche.games.dust.chapters.cards import terms
from escarmouche.games.dust.table import AIRCRAFT, INFANTRY, VEHICLE, Card, Weapon

UNAVAILABLE, CARD = "unavailable", "card"
"""Places of the cards of a book."""
ARMOUR: dict[str, Words] = {
    INFANTRY: {"en": "Armour (infantry)", "fr": "Armure (infanterie)"},
    VEHICLE: {"en": "Armour (vehicle)", "fr": "Armure (véhicule)"},
    AIRCRAFT: {"en": "Armour (aircraft)", "fr": "Armure (aéronef)"},
}
LINES: dict[str, Words] = {
    "designation": {"en": "Designation", "fr": "Désignation"},
    "kind": {"en": "Kind", "fr": "Genre"},
    "move": {"en": "Move / March", "fr": "Mouvement / Marche"},
    "damage": {"en": "Damage capacity", "fr": "Capacité de dommages"},
    "models": {"en": "Soldiers", "fr": "Soldats"},
    "points": {"en": "Army points", "fr": "Points d'armée"},
    "missing": {"en": "Cannot be fielded, not known", "fr": "Ne peut être alignée, inconnu"},
}
ORIGINS: dict[str, Words] = {
    "source": {"en": "From the rulebook", "fr": "Du livre de règles"},
    "public": {"en": "From public cards of the edition", "fr": "Des fiches publiques de l'édition"},
    "later": {"en": "From a later edition", "fr": "D'une édition ultérieure"},
    "ruling": {"en": "Rulings of ours", "fr": "Nos arbitrages"},
}


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
            dict.fromkeys(terms.LANGUAGES, unit.name),
            0,
            0,
            lines=((LINES["missing"], ", ".join(unit.missing)),),
            place=UNAVAILABLE,
        )
        for unit in book.unavailable
    ]
    return (*known, *absent)


def page(entry: Entry, card: Card) -> list[tuple[Words, str]]:
    """What a card holds (DT-CARD-01), then the origin of each value."""
    lines = [(LINES["designation"], entry.designation)] if entry.designation else []
    lines += [(LINES["kind"], ", ".join((entry.kind, entry.locomotion, entry.size)))]
    lines += [(ARMOUR[card.type], str(card.armour)), (LINES["move"], f"{card.move} / {card.march}")]
    lines.append((LINES["damage"], str(card.damage)) if card.damage else (LINES["models"], str(entry.models)))
    lines += [(terms.weapon_words(weapon), blocks(weapon)) for weapon in card.weapons]
    lines += [terms.skill(skill) for skill in card.skills]
    lines.append((LINES["points"], str(card.points)))
    for key, option in entry.options.items():
        extra = ", ".join(terms.skill(skill)[1] for skill in option.skills)
        lines.append((dict.fromkeys(terms.LANGUAGES, f"+ {key}"), f"{option.points:+} {extra}".strip()))
    lines += [(ORIGINS[origin], ", ".join(values)) for origin, values in entry.origins.items()]
    return lines


def blocks(weapon: Weapon) -> str:
    """The three blocks of a weapon's line as printed: against infantry, vehicles, aircraft (DT-CARD-08)."""
    return " | ".join(" ".join(block) for block in (weapon.infantry, weapon.vehicle, weapon.aircraft))
