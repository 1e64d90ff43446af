"""What a unit strikes back with in close combat (DT-CC-03, DT-CC-06, DT-CC-07)."""

from __future__ import annotations

from escarmouche.games.dust.aiming import why_not_aim, why_not_line
from escarmouche.games.dust.allotment import Shot, living, most
from escarmouche.games.dust.cards import CREWED, crew_left
from escarmouche.games.dust.states import why_not_fight
from escarmouche.games.dust.table import AIRCRAFT, HERO, INFANTRY, Table
from escarmouche.games.dust.weapons import HIS, STANDARD, STANDARD_WEAPON, strike


def reply_shots(table: Table, unit: str, mate: str, attacker: str) -> tuple[Shot, ...]:
    """The best close-combat weapon of each soldier, all those of a hero or vehicle (DT-CC-06, DT-CC-07)."""
    found = _blows(table, unit, unit, attacker, 0)
    if mate and why_not_fight(table, mate) is None:
        found += _blows(table, unit, mate, attacker, HIS)
    return tuple(found)


def _blows(table: Table, unit: str, owner: str, attacker: str, base: int) -> list[Shot]:
    """Lines and copies with which one unit strikes back."""
    record = table.units[owner]
    card = table.setting.cards[record.card]
    value = _values(table, unit, owner, attacker)
    if not value:
        return []
    counts: dict[int, int] = {}
    if card.type == INFANTRY and not card.damage:
        for soldier in living(table, owner):
            able = [n for n in (*card.soldiers[soldier], STANDARD) if n in value]
            if able:
                best = max(able, key=lambda n: value[n])
                counts[best] = counts.get(best, 0) + 1
    elif card.kind in CREWED:
        left = crew_left(table, owner)
        for line in sorted(value, key=lambda n: -value[n]):
            used = min(left, most(table, owner, line))
            counts[line], left = used, left - used
    else:
        own = {n: card.weapons[n].count for n in value if n != STANDARD}
        many = most(table, owner, STANDARD) if STANDARD in value else 0
        gain = sum(value[n] * count for n, count in own.items())
        if many and many * value[STANDARD] > gain:
            counts[STANDARD] = many if card.kind != HERO else 1
        else:
            counts = own
    return [(base + line, count, attacker, "") for line, count in counts.items() if count]


def _values(table: Table, unit: str, owner: str, attacker: str) -> dict[int, float]:
    """What each close-combat line of a unit may do to the attacker, on average."""
    card = table.setting.cards[table.units[owner].card]
    foe = table.setting.cards[table.units[attacker].card]
    found: dict[int, float] = {}
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
        found[line] = cell.dice * min(damage, foe.damage or 1) + 0.001 * cell.damage
    return found
