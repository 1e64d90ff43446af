"""Rolling to hit: how many dice, which faces, re-rolls and chains (areas DT-HIT, DS-WEAP, DS-SKILL)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.dice import Dice
from escarmouche.games.dust.allotment import AT, DOUBLE, Shot, factor
from escarmouche.games.dust.cards import is_crewed, soldiers_left
from escarmouche.games.dust.dice import CHAIN, ON_ARMY, armies, hitting
from escarmouche.games.dust.heroes import pilot_of
from escarmouche.games.dust.table import ALERTED, HERO, INFANTRY, VEHICLE, Referee, Table, Weapon
from escarmouche.games.dust.weapons import Strike, line_of, strike

COVER, INFANTRY_ONLY, NO_SAVE, CLOSE = "cover", "infantry", "none", "close"
GRENADE, PHASER = "grenade", "phaser"
"""Which saves a weapon leaves: all, infantry saves only (so too grenades and phasers), none (flames), or a
fortification's in close combat."""


class Manner(NamedTuple):
    """How an attack is made, the same for all its weapons."""

    sustained: bool = False
    spirit: bool = False
    """Fighting Spirit is used on it (DS-SKILL-22)."""
    lucky: tuple[str, ...] = ()
    """Who re-rolls his misses by luck (DS-SKILL-29)."""
    alone: bool = False
    """Only one kind of weapon is fired (DS-WEAP-19)."""
    spotted: bool = False
    """The Spotter uses no weapon himself (DS-WEAP-15)."""


PLAIN = Manner()


class Lot(NamedTuple):
    """The dice of one weapon line on one target."""

    rule: str
    owner: str
    weapon: str
    dice: int
    easy: bool
    """Targets hit as well as armies."""
    again: bool
    """Misses are thrown once more (DT-HIT-04)."""
    lucky: bool
    chain: str
    """The rule by which each hit throws another die; empty for none."""
    save: str
    damage: int
    kill: bool
    blast: bool
    tesla: bool = False
    grapple: bool = False
    at: str = ""
    """The miniature a sniper has named (DS-WEAP-14)."""
    picked: bool = False
    """The attacker says who takes the hits (DS-SKILL-09)."""


def lot_of(
    table: Table,
    unit: str,
    hero: str,
    shot: Shot,
    target: str,
    mate: str = "",
    manner: Manner = PLAIN,
) -> Lot | None:
    """The dice of a shot at a target and a hero who shelters with it; None where it cannot harm (DT-HIT-03).

    The target may be another than the one declared: a unit on the path of a flame, riders under a blast.
    """
    number, copies, _, mode = shot
    owner, weapon, _ = line_of(table, unit, hero, number)
    found = strike(weapon, table.setting.cards[table.units[target].card])
    if found is None:
        return None
    dice = found.dice * copies
    rule = "DT-HIT-01"
    if found.blast:
        rule = "DT-HIT-06" if is_crewed(table, target) else "DT-HIT-05"
        dice *= soldiers_left(table, target) + (1 if mate else 0)
    if mode == DOUBLE:
        dice, rule = dice * 2, "DS-WEAP-13"
    elif (times := factor(mode)) > 1:
        dice, rule = dice * times, "DS-WEAP-18"
    return _lot(table, unit, owner, weapon, found, dice, rule, target, mode, manner)


def _lot(
    table: Table,
    unit: str,
    owner: str,
    weapon: Weapon,
    found: Strike,
    dice: int,
    rule: str,
    target: str,
    mode: str,
    manner: Manner,
) -> Lot:
    rules = weapon.rules
    card = table.setting.cards[table.units[owner].card]
    handler = owner
    if card.type != INFANTRY and "crew" not in rules:
        handler = pilot_of(table, owner) or owner
    easy = _easier(table, unit, owner, handler, weapon, target, manner)
    again = manner.sustained
    if easy:
        rule = easy
    elif again:
        rule = "DT-HIT-04" if rule[:3] == "DT-" else rule
    if not again and manner.alone and "wire_guided" in rules:
        again, rule = True, "DS-WEAP-19"
    if "flame" in rules and rule[:3] == "DT-":
        rule = "DS-WEAP-04"
    at = mode[len(AT) :] if mode.startswith(AT) else ""
    if at and rule[:3] == "DT-":
        rule = "DS-WEAP-14"
    return Lot(
        rule,
        owner,
        weapon.name,
        dice,
        bool(easy),
        again,
        handler in manner.lucky,
        _chain(table, handler, weapon),
        _save(weapon),
        found.damage,
        found.kill,
        found.blast,
        "tesla" in rules,
        "grapple" in rules,
        at,
        weapon.close and card.kind == HERO and "assassin" in card.skills,
    )


def _easier(
    table: Table, unit: str, owner: str, handler: str, weapon: Weapon, target: str, manner: Manner
) -> str:
    """The rule by which a weapon hits on army or target; empty where it hits on army alone."""
    if "expert" in weapon.rules or _names(table, handler, weapon):
        return "DS-SKILL-21"
    if manner.spirit:
        return "DS-SKILL-22"
    if manner.sustained and not weapon.close:
        skills = table.setting.cards[table.units[handler].card].skills
        if "take_aim" in skills:
            return "DS-SKILL-39"
        if "power_scope" in weapon.rules:
            return "DS-WEAP-11"
        if manner.spotted and "sniper" in weapon.rules:
            return "DS-WEAP-15"
    if ALERTED in table.units[target].markers and (
        table.setting.cards[table.units[unit].card].type == VEHICLE
    ):
        return "DS-VEH-01"
    return ""


def _names(table: Table, handler: str, weapon: Weapon) -> bool:
    """Whether an expert's card names the weapon he uses, his machine's too (DS-SKILL-21, DS-HERO-09)."""
    for skill in table.setting.cards[table.units[handler].card].skills:
        if skill.startswith("expert:"):
            name = weapon.name.lower()
            return any(named.lower() in name for named in skill[7:].split("|"))
    return False


def _chain(table: Table, handler: str, weapon: Weapon) -> str:
    """The rule by which each hit throws another die; one chain at most (DS-SKILL-11)."""
    if "laser" in weapon.rules:
        return "DS-WEAP-07"
    if "cutting" in weapon.rules:
        return "DS-WEAP-03"
    skills = table.setting.cards[table.units[handler].card].skills
    if weapon.close:
        return "DS-SKILL-11" if "berserk" in skills else ""
    return "DS-SKILL-27" if "killing_spree" in skills else ""


def _save(weapon: Weapon) -> str:
    """Which saves a weapon leaves its victims."""
    if weapon.close:
        return CLOSE
    if "flame" in weapon.rules:
        return NO_SAVE
    if "grenade" in weapon.rules:
        return GRENADE
    return PHASER if "phaser" in weapon.rules else COVER


# -- dice ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def to_hit(count: int, easy: bool, again: bool) -> Dice:
    """Dice to hit: armies (DT-HIT-02), or armies and targets; misses thrown once more (DT-HIT-04)."""
    dice = hitting(count) if easy else armies(count)
    return dice.rerolled() if again else dice


@lru_cache(maxsize=256)
def chained(count: int) -> Dice:
    """The chains that so many hits throw: each army a hit and another die, until all have missed.

    A chain ends after CHAIN dice, and the total is told only as far as its chance matters: both cut off
    less than one throw in a million.
    """
    most = min((CHAIN + 1) * count, CHAIN + 2 + 3 * count // 2)
    return armies(count).exploding(*ON_ARMY, depth=CHAIN).bands(*range(1, most + 1))


def roll(referee: Referee, unit: str, target: str, lot: Lot) -> int:
    """Throw one lot: first roll, re-rolls, then the chains (DS-WEAP-07); the hits."""
    side = referee.table.units[unit].side
    dice = to_hit(lot.dice, lot.easy, lot.again)
    hits: int = referee.roll(lot.rule, side, dice, unit=lot.owner, weapon=lot.weapon, target=target)
    if lot.lucky and hits < lot.dice:
        dice = to_hit(lot.dice - hits, lot.easy, False)
        hits += referee.roll("DS-SKILL-29", side, dice, unit=lot.owner, weapon=lot.weapon, target=target)
    if lot.chain and hits:
        hits += referee.roll(lot.chain, side, chained(hits), unit=lot.owner, weapon=lot.weapon, target=target)
    return hits


def chance(lot: Lot) -> float:
    """Hits expected of each die, for whoever weighs shots."""
    hit = 2 / 3 if lot.easy else 1 / 3
    miss = 1 - hit
    if lot.again:
        miss *= 1 - hit
    if lot.lucky:
        miss *= 1 - hit
    return (1 - miss) * (1.5 if lot.chain else 1.0)
