"""What shots are worth to a bot: points of army value a declaration may be expected to destroy.

The dice, the saves and who may fire at whom are those of the rules; only the sum is an estimate: hits beyond
a target's last box are cut off, and what a loss leads to is not followed.
"""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust import aiming, declare, hits, saves
from escarmouche.games.dust.allotment import gun_of
from escarmouche.games.dust.cards import boxes_left, is_crewed, is_squad, partner
from escarmouche.games.dust.table import BOARD, Table

KILL_BONUS = 0.25
"""What is added when a target is wholly destroyed: it no longer acts."""


def gain(table: Table, unit: str, hero: str, choice: tuple[Any, ...], sustained: bool) -> float:
    """Expected army points destroyed by a declaration."""
    lost: dict[str, float] = {}
    manner = hits.Manner(sustained=sustained, spirit="skill:fighting_spirit" in choice)
    for shot in choice:
        if isinstance(shot, str) or shot[2] not in table.units:
            continue
        target = shot[2]
        gun = gun_of(shot[3])
        lot = hits.lot_of(table, gun or unit, "" if gun else hero, shot, target, manner=manner)
        if lot is None:
            continue
        expected = lot.dice * hits.chance(lot) * saves.failing(saves.save_of(table, target, unit, lot.save))
        size = 1 if is_squad(table, target) or is_crewed(table, target) else lot.damage
        if lot.kill and not is_squad(table, target):
            size = max(1, boxes_left(table, target))
        lost[target] = lost.get(target, 0.0) + expected * size
    return sum(worth(table, target, amount) for target, amount in lost.items())


def worth(table: Table, target: str, amount: float) -> float:
    """Army points of so many boxes or miniatures of a unit; nothing beyond its last."""
    record = table.units[target]
    card = table.setting.cards[record.card]
    whole = card.damage or len(record.roster)
    left = card.damage - record.boxes if card.damage else len(record.figures)
    share = min(amount, left) / whole
    done = min(1.0, amount / left) if left else 0.0
    return card.points * (share + KILL_BONUS * done * done)


def best_shot(table: Table, unit: str, context: str = aiming.ATTACK) -> tuple[float, tuple[Any, ...]]:
    """The best declaration a unit has now, and what it is worth; nothing if it has none."""
    hero = partner(table, unit)
    found: tuple[float, tuple[Any, ...]] = (0.0, ())
    for choice in declare.proposals(table, unit, context):
        value = gain(table, unit, hero, choice, context in aiming.STEADY)
        if value > found[0]:
            found = (value, choice)
    return found


def moved(table: Table, unit: str, place: tuple[int, ...]) -> Table:
    """The table as it would be with a unit somewhere else; nothing on the way is looked at."""
    new = table.copy()
    x, y, level, facing = place[:4]
    values = {"x": x, "y": y, "level": level, "facing": facing, "place": BOARD, "carrier": "", "seat": ""}
    new.change(unit, values)
    if new.turn.unit == unit and new.turn.hero:
        new.change(new.turn.hero, values)
    return new
