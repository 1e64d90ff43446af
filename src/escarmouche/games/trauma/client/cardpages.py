"""Units as an army book prints them: sizes, combatants, officers and weapons (TR-ARMY-14, 19, 20)."""

from __future__ import annotations

from escarmouche.engine.scene import SceneUnit, Words
from escarmouche.engine.sentences import words
from escarmouche.games.trauma.armies import armybook
from escarmouche.games.trauma.armies.armybook import ArmyBook, CombatantLine, OfficerLine, UnitEntry
from escarmouche.games.trauma.client.scene import WEAPON_VALUES, weapon_line

CARD = "card"
"""The place of a card of a book."""


def cards(book: str, folder: str = "") -> tuple[SceneUnit, ...]:
    """The units of a book, each with all that its card says."""
    army = armybook.BOOKS.book(book, folder)
    return tuple(
        SceneUnit(
            entry.id, army.key, entry.name.both(), _figures(entry), _figures(entry),
            lines=tuple(page(army, entry)), place=CARD,
        )
        for entry in army.units
    )  # fmt: skip


def page(book: ArmyBook, entry: UnitEntry) -> list[tuple[Words, str]]:
    """What a card holds: price and figures at each strength, base, each combatant, the weapons of all."""
    lines = [(_word("cost"), _strength(entry, "normal"))]
    if entry.strength.extended:
        lines.append((_word("extended"), _strength(entry, "extended")))
    lines.append((_word("combatants"), str(_figures(entry))))
    lines.append((_word("base"), f"{entry.radius / 50:g} cm"))
    for combatant in entry.profiles:
        lines += _combatant(book, combatant)
    lines += [(_officer_name(officer), f"{officer.cost}, {officer.command}") for officer in entry.officers]
    carried = dict.fromkeys(weapon for combatant in entry.profiles for weapon in combatant.armament())
    lines.append((_word("weapon-values"), WEAPON_VALUES))
    for id in carried:
        line = book.weapon(id)
        if line is not None:
            weapon = armybook.weapon_record(book, line)
            lines.append((weapon.name, weapon_line(weapon)))
    return lines


def _combatant(book: ArmyBook, line: CombatantLine) -> list[tuple[Words, str]]:
    """Name and weapons; movement, morale, armour and command in a row, structure where there is one."""
    values = f"{line.movement:g} cm · {line.morale} · {line.armour} · {line.command}"
    weapons = [weapon.name.both() for id in line.armament() if (weapon := book.weapon(id)) is not None]
    name = {
        lang: f"{text} ({', '.join(weapon[lang] for weapon in weapons)})" if weapons else text
        for lang, text in line.name.both().items()
    }
    rows = [(name, values)]
    return [*rows, (_word("structure"), line.structure)] if line.structure else rows


def _officer_name(officer: OfficerLine) -> Words:
    return {lang: f"{name} ({_word('officer')[lang]})" for lang, name in officer.name.both().items()}


def _strength(entry: UnitEntry, which: str) -> str:
    strength = entry.at(which)
    return str(strength.cost) if strength else ""


def _figures(entry: UnitEntry) -> int:
    return sum(entry.strength.normal.figures.values())


def _word(key: str) -> Words:
    return words(f"scene-line-{key}", "trauma")
