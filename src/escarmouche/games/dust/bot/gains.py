"""What shots are worth to a bot: points of army value a declaration may be expected to destroy.

The dice, the saves and who may fire at whom are those of the rules; only the sum is an estimate: hits beyond
a target's last box are cut off, and what a loss leads to is not followed.
"""

from __future__ import annotations

import msgspec

from escarmouche.games.dust.chapters.attack import aiming, declare, hits, saves
from escarmouche.games.dust.chapters.attack.shots import SPIRIT, Choice, Skill
from escarmouche.games.dust.chapters.cards.cards import boxes_left, is_crewed, is_squad, partner
from escarmouche.games.dust.table import Table

KILL_BONUS = 0.25
"""What is added when a target is wholly destroyed: it no longer acts."""


def gain(table: Table, unit: str, hero: str, choice: tuple[Choice, ...], sustained: bool) -> float:
    """Expected army points destroyed by a declaration."""
    lost: dict[str, float] = {}
    manner = hits.Manner(sustained=sustained, spirit=SPIRIT in choice)
    attack = hits.Attack(unit, hero, manner=manner)
    for shot in choice:
        if isinstance(shot, Skill) or shot.target not in table.units:
            continue
        target, gun = shot.target, shot.mode.gun
        lot = hits.lot_of(table, hits.Attack(gun, manner=manner) if gun else attack, shot, target)
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


class BestShot(msgspec.Struct, frozen=True, gc=False):
    """A declaration, and the points it may be expected to destroy."""

    points: float = 0.0
    choice: tuple[Choice, ...] = ()


def best_shot(table: Table, unit: str, context: str = aiming.ATTACK) -> BestShot:
    """The best declaration a unit has now; nothing if it has none."""
    hero = partner(table, unit)
    best = BestShot()
    for choice in declare.proposals(table, unit, context):
        points = gain(table, unit, hero, choice, context in aiming.STEADY)
        if points > best.points:
            best = BestShot(points, choice)
    return best
