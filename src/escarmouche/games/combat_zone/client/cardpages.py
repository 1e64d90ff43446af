"""Fighters, machines and aliens as an army book sells them, at each quality (CZ-FORCE-01 to 09)."""

from __future__ import annotations

from escarmouche.engine.scene import SceneUnit, Words
from escarmouche.engine.sentences import words
from escarmouche.games.combat_zone.armies import armybook
from escarmouche.games.combat_zone.armies.armybook import Alien, ArmyBook, Machine, Troop, profile_of
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.client.scene import weapon_values
from escarmouche.games.combat_zone.table import Profile

CARD = "card"
"""The place of a card of a book."""
VALUES = ("ap", "attack", "damage", "resistance")
"""What differs with the quality."""
STORES = ("grenades", "molotovs", "incendiaries", "missiles")


def cards(book: str, folder: str = "") -> tuple[SceneUnit, ...]:
    """Everything a book sells."""
    army = armybook.BOOKS.book(book, folder)
    entries: tuple[Troop | Machine | Alien, ...] = (*army.troops, *army.machines, *army.aliens)
    return tuple(
        SceneUnit(entry.id, army.key, dict(entry.name), 1, 1, lines=tuple(page(army, entry)), place=CARD)
        for entry in entries
    )


def page(book: ArmyBook, entry: Troop | Machine | Alien) -> list[tuple[Words, str]]:
    """Price and values at each quality it is sold in, then what it wears, carries and knows."""
    qualities = tuple(entry.cost) if isinstance(entry, Troop) else ("",)
    profiles = [profile_of(book, entry, quality) for quality in qualities]
    lines: list[tuple[Words, str]] = []
    if isinstance(entry, Troop):
        lines.append((_word("quality"), "/".join(qualities)))
    lines.append((_word("cost"), _each(profiles, "cost")))
    lines += [(_word(key), _each(profiles, key)) for key in VALUES]
    first = profiles[0]
    if first.armour != "none":
        lines.append((_word("armour"), first.armour))
    lines += [(WEAPONS[id].name, weapon_values(WEAPONS[id])) for id in first.ranged]
    lines += [(BLADES[id].name, f"{BLADES[id].attack} · {BLADES[id].wound:+}") for id in first.melee]
    lines += [(_word(f"carries-{key}"), str(getattr(first, key))) for key in STORES if getattr(first, key)]
    if knows := (*first.skills, *first.kit):
        lines.append((_word("skills"), ", ".join(knows)))
    return lines


def _each(profiles: list[Profile], key: str) -> str:
    """A value at each quality, once where it is the same."""
    values = [str(getattr(profile, key)) for profile in profiles]
    return values[0] if len(set(values)) == 1 else "/".join(values)


def _word(key: str) -> Words:
    return words(f"scene-line-{key}", "combat_zone")
