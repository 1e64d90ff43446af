"""Units as an army book prints them: profile, weapons, officers, prices, origin (A4-GEN-09)."""

from __future__ import annotations

from escarmouche.engine.names import key_of
from escarmouche.engine.scene import SceneUnit, Words
from escarmouche.engine.sentences import words
from escarmouche.games.at43.armies.armybook import ArmyBook, GradeLine, HeroLine, UnitEntry, WeaponLine

CARD = "card"
"""The place of a card of a book."""


def _word(kind: str, key: str) -> Words:
    return words(f"{kind}-{key_of(key)}", "at43")


def cards_of(book: ArmyBook) -> tuple[SceneUnit, ...]:
    """The units of a book, each with all that its card says."""
    return tuple(
        SceneUnit(
            unit.id,
            book.key,
            unit.name.both(),
            unit.strength_standard,
            unit.strength_max,
            lines=tuple(page(book, unit)),
            place=CARD,
        )
        for unit in book.units
    )


def page(book: ArmyBook, unit: UnitEntry) -> list[tuple[Words, str]]:
    """What a card holds, in the order of A4-GEN-09."""
    values = f"{unit.movement_cm} cm · {'-' if unit.morale == 'none' else unit.morale} · {unit.combat}"
    lines = [
        (_word("family", unit.family), f"{unit.rank}"),
        (_word("card", "size"), str(unit.size)),
        (_word("card", "profile"), f"{values} · {unit.protection}"),
    ]
    if unit.structure:
        parts = (unit.structure.propulsion, unit.structure.frame, unit.structure.each_weapon)
        lines.append((_word("card", "structure"), " / ".join(map(str, parts))))
    lines.append((_word("card", "strength"), f"{unit.strength_standard}-{unit.strength_max}"))
    lines.append((_word("card", "price"), str(unit.pa_each)))
    if unit.pa_unit:
        lines.append((_word("card", "unit-price"), str(unit.pa_unit)))
    if unit.capacity:
        lines.append((_word("card", "capacity"), str(unit.capacity)))
    lines += [(_word("ability", ability), "") for ability in unit.abilities]
    for id in dict.fromkeys(unit.weapons):
        if line := book.weapon(id):
            count = unit.weapons.count(id)
            lines.append(
                (line.name.both(), f"{count} × {weapon_text(line)}" if count > 1 else weapon_text(line))
            )
    for id, bearer in unit.special_weapons.items():
        if line := book.weapon(id):
            lines.append((_priced(line.name.both(), bearer.pa), weapon_text(line)))
    for strength, most in unit.special_max:
        lines.append((_word("card", "special"), f"{strength}: {most}"))
    lines += _command(book, unit)
    lines.append((_word("card", "origin"), unit.origin))
    return lines


def _command(book: ArmyBook, unit: UnitEntry) -> list[tuple[Words, str]]:
    """Who may lead it; of a hero, his own command and whom he may join or drive."""
    if unit.hero is None:
        officers = [grade for grade in book.grades if grade.grade in unit.officers]
        return [(_priced(g.name.both(), g.pa, "command"), _rank(g)) for g in officers]
    hero = unit.hero
    lines = []
    if hero.grade:
        lines.append((_word("card", "command"), _rank(hero)))
    for key, others in (("joins", hero.joins), ("drives", hero.drives)):
        names = [other.name for id in others if (other := book.unit(id))]
        if names:
            lines += [(_joined(key, [name.both() for name in names]), "")]
    return lines


def _priced(name: Words, cost: int, key: str = "") -> Words:
    """A name with what it costs, and what the figures behind it are."""
    measure, label = words("scene-list-army-points", "at43"), _word("card", key) if key else {}
    return {
        lang: f"{said} ({cost} {measure[lang]})" + (f", {label[lang]}" if label else "")
        for lang, said in name.items()
    }


def _rank(officer: GradeLine | HeroLine) -> str:
    return f"{officer.grade} · {officer.authority} · {officer.pc}"


def _joined(key: str, names: list[dict[str, str]]) -> Words:
    label = _word("card", key)
    return {lang: f"{label[lang]} : {', '.join(name[lang] for name in names)}" for lang in label}


def weapon_text(line: WeaponLine) -> str:
    """A weapon line as printed: Accuracy x rate, Penetration x damage, area (A4-GEN-10)."""
    text = f"{line.accuracy} x {line.rate} / {line.penetration} x {line.damage}"
    if line.area_cm:
        text += f" / {line.area_cm} cm"
    if line.rerolls:
        text += f" ({line.rerolls})"
    return text
