"""Rolling to hit: how many dice, which faces, re-rolls and chains (areas DT-HIT, DS-WEAP, DS-SKILL)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from escarmouche.engine.dice import Dice
from escarmouche.games.dust.chapters.attack.batches import WHOLE, Batch
from escarmouche.games.dust.chapters.attack.shots import Mode, Shot
from escarmouche.games.dust.chapters.cards.cards import is_crewed, soldiers_left
from escarmouche.games.dust.chapters.cards.weapons import Strike, line_of, strike
from escarmouche.games.dust.chapters.dice import CHAIN, EASY, ON_ARMY, PLAINLY, armies, hitting
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people.heroes import pilot_of
from escarmouche.games.dust.table import ALERTED, HERO, INFANTRY, VEHICLE, Referee, Table, Weapon

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


class Attack(msgspec.Struct, frozen=True, gc=False):
    """What is declared: who attacks with which weapons, and how (DT-TGT-01)."""

    unit: str
    """Whose weapons fire; of a gun that is directed, the gun."""
    hero: str = ""
    """Who has joined the unit and attacks with it."""
    shots: tuple[Shot, ...] = ()
    manner: Manner = PLAIN
    observer: str = ""
    """Who sees for a gun that is directed (DS-SKILL-08); nobody where the unit sees for itself."""
    watched: tuple[str, ...] = ()
    """Whose fate is asked for, where odds are: others may be passed over. In play nobody is named."""

    @property
    def seer(self) -> str:
        """Whose sight counts."""
        return self.observer or self.unit


class Lot(msgspec.Struct, frozen=True, gc=False, kw_only=True):
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
    count: int = 1
    """Weapons of this line, shots of a volley or salvo included."""
    each: int = 0
    """Dice of each of them; for a blast, on each miniature."""
    men: int = 0
    """Miniatures that a blast counts; 0 for other weapons."""
    reach: int = 0
    """The greatest range of the weapon; 0 in close combat."""
    far: int = 0
    """How far the target is, once that is measured."""
    covered: bool | None = None
    valid: tuple[str, ...] = ()
    """As its batch has them."""


def lot_of(
    table: Table, attack: Attack, shot: Shot, target: str, mate: str = "", batch: Batch = WHOLE
) -> Lot | None:
    """The dice of a shot at a target and a hero who shelters with it; None where it cannot harm (DT-HIT-03).

    Its roll is told under the special rule that changes it, which comes before the standard one (DS-GEN-01).
    Of a batch, the dice of those weapons of the shot. The target may be another than the one declared: a unit
    in the way of a flame, riders under a blast.
    """
    line = line_of(table, attack.unit, attack.hero, shot.line)
    owner, weapon, manner = line.owner, line.weapon, attack.manner
    cell = strike(weapon, table.setting.cards[table.units[target].card])
    if cell is None:
        return None
    card = table.setting.cards[table.units[owner].card]
    handler = owner
    if card.type != INFANTRY and "crew" not in weapon.rules:
        handler = pilot_of(table, owner) or owner
    easier = _easier(table, attack, handler, weapon, target)
    wired = not manner.sustained and manner.alone and "wire_guided" in weapon.rules
    count = (batch.count or shot.count) * (2 if shot.mode.double else shot.mode.times)
    men, counted = _men(table, cell, target, mate)
    if batch.men >= 0:
        men = batch.men if cell.blast else 0
    return Lot(
        rule="DS-WEAP-19" if wired else easier or _cited(shot.mode, weapon, manner) or counted,
        owner=owner,
        weapon=weapon.name,
        dice=cell.dice * count * (men or 1) if men or not cell.blast else 0,
        easy=bool(easier),
        again=manner.sustained or wired,
        lucky=handler in manner.lucky,
        chain=_chain(table, handler, weapon),
        save=_save(weapon),
        damage=cell.damage,
        kill=cell.kill,
        blast=cell.blast,
        tesla="tesla" in weapon.rules,
        grapple="grapple" in weapon.rules,
        at=shot.mode.victim,
        picked=weapon.close and card.kind == HERO and "assassin" in card.skills,
        count=count,
        each=cell.dice,
        men=men,
        reach=weapon.range,
        covered=batch.covered,
        valid=batch.valid,
    )


def _men(table: Table, cell: Strike, target: str, mate: str) -> tuple[int, str]:
    """How many miniatures multiply the dice of a shot, and the rule that counts them; 0 for no blast."""
    if not cell.blast:
        return 0, "DT-HIT-01"
    miniatures = soldiers_left(table, target) + (1 if mate else 0)
    cites = field_of(table).cites
    return miniatures, cites.blast_on_crew if is_crewed(table, target) else cites.blast


def _cited(mode: Mode, weapon: Weapon, manner: Manner) -> str:
    """The rule that a roll shows for the way a weapon is used; empty where that is the plain one."""
    if mode.double:
        return "DS-WEAP-13"
    if mode.times > 1:
        return "DS-WEAP-18"
    if "flame" in weapon.rules:
        return "DS-WEAP-04"
    if mode.victim:
        return "DS-WEAP-14"
    return "DT-HIT-04" if manner.sustained else ""


def _easier(table: Table, attack: Attack, handler: str, weapon: Weapon, target: str) -> str:
    """The rule by which a weapon hits on army or target; empty where it hits on army alone."""
    manner = attack.manner
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
        table.setting.cards[table.units[attack.unit].card].type == VEHICLE
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
    needs = EASY if lot.easy else PLAINLY
    hits: int = referee.roll(
        lot.rule, side, dice, unit=lot.owner, weapon=lot.weapon, target=target, needs=needs, count=lot.count,
        each=lot.each, men=lot.men, again=int(lot.again), far=lot.far, reach=lot.reach,
    )  # fmt: skip
    about: dict[str, Any] = {"unit": lot.owner, "weapon": lot.weapon, "target": target}
    if lot.lucky and hits < lot.dice:
        dice = to_hit(lot.dice - hits, lot.easy, False)
        hits += referee.roll("DS-SKILL-29", side, dice, **about, needs=needs)
    if lot.chain and hits:
        hits += referee.roll(lot.chain, side, chained(hits), **about, needs=PLAINLY)
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
