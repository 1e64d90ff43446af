"""What a unit strikes back with in close combat (DT-CC-03, DT-CC-06, DT-CC-07)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.attack.aiming import why_not_aim, why_not_line
from escarmouche.games.dust.chapters.attack.allotment import most
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.cards import CREWED, alive, crew_left
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD, STANDARD_WEAPON, strike
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people.states import why_not_fight
from escarmouche.games.dust.table import AIRCRAFT, HERO, INFANTRY, Card, Table


def reply_shots(table: Table, unit: str, mate: str, attacker: str) -> tuple[Shot, ...]:
    """The best close-combat weapon of each soldier, all those of a hero or vehicle (DT-CC-06, DT-CC-07)."""
    shots = _blows(table, unit, unit, attacker, 0)
    if mate and alive(table, mate) and why_not_fight(table, mate) is None:
        shots += _blows(table, unit, mate, attacker, HIS)
    return tuple(shots)


def _blows(table: Table, unit: str, owner: str, attacker: str, base: int) -> list[Shot]:
    """Lines and copies with which one unit strikes back."""
    record = table.units[owner]
    card = table.setting.cards[record.card]
    value = _values(table, unit, owner, attacker)
    if not value:
        return []
    if card.type == INFANTRY and not card.damage:
        near = field_of(table).strikers(table, owner, attacker)
        counts = _of_soldiers(card, tuple([table.figures[f].soldier for f in near]), value)
    elif card.kind in CREWED:
        counts = _of_crew(table, owner, value)
    else:
        counts = _of_hero_or_machine(table, owner, value)
    return [Shot(base + line, count, attacker) for line, count in counts.items() if count]


def _of_soldiers(card: Card, soldiers: tuple[int, ...], value: dict[int, float]) -> dict[int, int]:
    """Each soldier strikes with the best he carries."""
    counts: dict[int, int] = {}
    for soldier in soldiers:
        able = [n for n in (*card.soldiers[soldier], STANDARD) if n in value]
        if able:
            best = max(able, key=lambda n: value[n])
            counts[best] = counts.get(best, 0) + 1
    return counts


def _of_crew(table: Table, unit: str, value: dict[int, float]) -> dict[int, int]:
    """A crew strikes with the best weapons first, as long as there are hands."""
    counts: dict[int, int] = {}
    left = crew_left(table, unit)
    for line in sorted(value, key=lambda n: -value[n]):
        counts[line] = min(left, most(table, unit, line))
        left -= counts[line]
    return counts


def _of_hero_or_machine(table: Table, unit: str, value: dict[int, float]) -> dict[int, int]:
    """All weapons of the card, or the standard weapon instead where that does more."""
    card = table.setting.cards[table.units[unit].card]
    own = {n: card.weapons[n].count for n in value if n != STANDARD}
    many = most(table, unit, STANDARD) if STANDARD in value else 0
    gain = sum(value[n] * count for n, count in own.items())
    if many and many * value[STANDARD] > gain:
        return {STANDARD: many if card.kind != HERO else 1}
    return own


def _values(table: Table, unit: str, owner: str, attacker: str) -> dict[int, float]:
    """What each close-combat line of a unit may do to the attacker, on average."""
    card = table.setting.cards[table.units[owner].card]
    foe = table.setting.cards[table.units[attacker].card]
    values: dict[int, float] = {}
    for line in range(STANDARD, len(card.weapons)):
        weapon = STANDARD_WEAPON if line == STANDARD else card.weapons[line]
        if not weapon.close or (line == STANDARD and card.type == AIRCRAFT):
            continue
        cell = strike(weapon, foe)
        if cell is None or why_not_line(table, unit, owner, line, "attack") is not None:
            continue
        if why_not_aim(table, unit, owner, line, attacker) is not None:
            continue
        damage = 1 if not foe.damage else foe.damage if cell.kill else cell.damage
        values[line] = cell.dice * min(damage, foe.damage or 1) + 0.001 * cell.damage
    return values
