"""Taking hits: saves, Damage Resilient, who falls, boxes ticked (DS-SKILL-19)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from escarmouche.engine.kinds import STRUCK
from escarmouche.games.dust.chapters.attack import saves
from escarmouche.games.dust.chapters.attack.elimination import (
    apply_losses,
    cheat_death,
    fallen,
    fallen_among,
)
from escarmouche.games.dust.chapters.attack.elimination import eliminate as eliminate
from escarmouche.games.dust.chapters.attack.hits import NO_SAVE, Lot, roll
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.saves import Save
from escarmouche.games.dust.chapters.cards.cards import CREWED, boxes_left, has_own, has_skill, riders
from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import INFANTRY, Referee, Table


class Kind(NamedTuple):
    """Hits that are alike for their victim."""

    left: str
    """Which saves the weapon leaves."""
    save: Save
    """The save of the unit itself against it, as things stood when the attack was declared."""
    damage: int
    kill: bool
    at: str = ""
    """The miniature named by a sniper (DS-WEAP-14)."""
    picked: bool = False
    """The attacker says who falls (DS-SKILL-09)."""
    spills: bool = False
    """It may knock riders off a vehicle (DS-VEH-19): there are some, and it is no blast or flame."""
    covered: bool | None = None
    """Whether it meets cover, where a batch knows."""
    valid: tuple[str, ...] = ()
    """The miniatures it can hit; none named: all of them."""


class Toll(NamedTuple):
    """What a unit, and the hero sheltering with it, has suffered; nothing is applied yet."""

    losses: int = 0
    """Miniatures of a squad, boxes of everything else."""
    his: int = 0
    """Boxes of the hero who has joined it."""
    named: tuple[str, ...] = ()
    """Miniatures that a sniper has named and hit."""
    chosen: int = 0
    """Miniatures that fall by the enemy's choice."""
    stunned: bool = False
    gripped: bool = False
    struck: int = 0
    """Hits on a vehicle that its riders may feel."""
    hits: int = 0
    """Hits before saves, as far as the field counts them."""


class Group(msgspec.Struct, frozen=True, gc=False):
    """Lots that are alike for their victim: one save roll for all their hits."""

    kind: Kind
    lots: tuple[Lot, ...]


NOTHING = Toll()


def room(table: Table, unit: str) -> int:
    """How much a unit can lose: living miniatures, or boxes left."""
    if table.setting.cards[table.units[unit].card].damage:
        return boxes_left(table, unit)
    return len(table.units[unit].figures)


def kind_of(table: Table, seer: str, party: Party, lot: Lot) -> Kind:
    """What of a lot its victim can tell apart: a squad knows no damage, a crew none but N."""
    target = party.unit
    card = table.setting.cards[table.units[target].card]
    damage, kill, at = lot.damage, lot.kill, lot.at
    if not party.hero:
        if card.type == INFANTRY and not card.damage:
            damage, kill = 1, False
        elif card.kind in CREWED:
            damage = 1
        if card.damage:
            at = ""
    save = saves.save_of(table, target, seer, lot.save, lot.covered)
    spills = not lot.blast and bool(riders(table, target))
    valid = lot.valid if not card.damage or party.hero else ()
    return Kind(lot.save, save, damage, kill, at, lot.picked, spills, lot.covered, valid)


def grouped(table: Table, seer: str, party: Party, lots: tuple[Lot, ...]) -> tuple[Group, ...]:
    """Lots that are alike for the victim, together: one save roll for each group."""
    by_kind: dict[Kind, list[Lot]] = {}
    for lot in lots:
        by_kind.setdefault(kind_of(table, seer, party, lot), []).append(lot)
    return tuple([Group(kind, tuple(alike)) for kind, alike in by_kind.items()])


def resilient(table: Table, unit: str, attacker: str, mate: str = "", known: bool | None = None) -> str:
    """The rule by which a unit cancels damage; empty where it does not (DS-SKILL-19, DS-SKILL-20)."""
    if has_own(table, unit, "damage_resilient"):
        return "DS-SKILL-19"
    tactics = attacker and has_skill(table, unit, "defensive_tactics", mate)
    return "DS-SKILL-20" if tactics and saves.covered(table, unit, attacker, known) else ""


# -- a target alone -----------------------------------------------------------------------------------------


def endure(
    referee: Referee, attacker: str, seer: str, target: str, groups: tuple[Group, ...], before: Toll = NOTHING
) -> Toll:
    """A unit suffers all groups of hits, one after the other: hits, saves, damage (DT-ATK-01)."""
    if len(groups) > 1:
        before = referee.call(endure, attacker, seer, target, groups[:-1], before)
    group = groups[-1]
    hits = referee.call(unsaved, attacker, target, group.kind, group.lots)
    toll = before
    if hits.zapped or hits.gripped:
        toll = before._replace(stunned=before.stunned or hits.zapped, gripped=before.gripped or hits.gripped)
    if hits.before:
        toll = toll._replace(hits=counted(referee.table, toll.hits + hits.before))
    return absorb(referee, target, group.kind, hits.count, toll, attacker=seer) if hits.count else toll


class Thrown(msgspec.Struct, frozen=True, gc=False):
    """The hits of lots that are alike, and whether a Tesla or a grapple weapon is among those that hit."""

    count: int = 0
    zapped: bool = False
    gripped: bool = False
    before: int = 0
    """Hits before saves, as far as the field counts them."""


def counted(table: Table, hits: int) -> int:
    """So many hits, as far as the field counts them."""
    return min(hits, field_of(table).hits_counted)


def unsaved(referee: Referee, attacker: str, target: str, kind: Kind, lots: tuple[Lot, ...]) -> Thrown:
    """The hits of lots that are alike, less those that are saved."""
    hits = referee.call(thrown, attacker, target, lots)
    left = saves.roll(referee, target, kind.save, hits.count)
    tell_struck(referee, attacker, target, kind, hits.count, left)
    return Thrown(left, hits.zapped, hits.gripped, counted(referee.table, hits.count))


def tell_struck(referee: Referee, attacker: str, target: str, kind: Kind, hits: int, unsaved: int) -> None:
    """What an attack has come to: hits, those that go through, and the damage of each."""
    referee.note(
        "DT-ATK-01", "struck", tells=STRUCK, unit=attacker, target=target, hits=hits, unsaved=unsaved,
        damage=kind.damage, kill=int(kind.kill), safe=0 if kind.save.rule or unsaved < 0 else 1,
    )  # fmt: skip


def thrown(referee: Referee, attacker: str, target: str, lots: tuple[Lot, ...]) -> Thrown:
    """Throw lots that are alike, one after the other."""
    before = Thrown()
    if len(lots) > 1:
        before = referee.call(thrown, attacker, target, lots[:-1])
    lot = lots[-1]
    more = roll(referee, attacker, target, lot)
    if not more:
        return before
    return Thrown(before.count + more, before.zapped or lot.tesla, before.gripped or lot.grapple)


def absorb(referee: Referee, target: str, kind: Kind, hits: int, toll: Toll, *, attacker: str) -> Toll:
    """A unit takes unsaved hits of one kind: miniatures of a squad, boxes of everything else."""
    if not hits:
        return toll
    table = referee.table
    tough = resilient(table, target, attacker, known=kind.covered)
    if kind.kill:
        referee.note(field_of(table).cites.instant_kill, "instant-kill", unit=target)
    if table.setting.cards[table.units[target].card].damage:
        losses = _ticked(referee, target, kind, hits, toll.losses, tough=tough)
        return toll._replace(losses=losses, struck=toll.struck + hits if kind.spills else toll.struck)
    space = room(table, target) - toll.losses - len(toll.named) - toll.chosen
    if tough:
        hits -= referee.roll(tough, table.units[target].side, armies(hits), unit=target, needs=PLAINLY)
    if hits and (wave := field_of(table).replaces(table, target)):
        hits -= referee.roll(wave, table.units[target].side, armies(hits), unit=target, needs=PLAINLY)
    if kind.at:
        if hits and kind.at not in toll.named:
            toll = toll._replace(named=(*toll.named, kind.at))
        return toll
    if kind.picked:
        return toll._replace(chosen=toll.chosen + min(space, hits))
    if kind.valid:
        return _taken(referee, target, kind, min(space, hits), toll)
    return toll._replace(losses=toll.losses + min(space, hits))


def _taken(referee: Referee, unit: str, kind: Kind, hits: int, toll: Toll) -> Toll:
    """A squad of which not all can be hit: its player says who falls, until none of those is left."""
    if toll.losses:  # who fell before must be known now
        gone = fallen(referee, unit, _standing(referee.table, unit, toll), toll.losses)
        toll = toll._replace(losses=0, named=(*toll.named, *gone))
    standing = _standing(referee.table, unit, toll)
    exposed = tuple([figure for figure in kind.valid if figure in standing])
    if not hits:
        return toll
    if not exposed:
        _in_vain(referee, unit, hits)
        return toll
    if len(exposed) == len(standing):
        return toll._replace(losses=hits)
    gone = fallen_among(referee, unit, standing, exposed, hits)
    if len(gone) < hits:
        _in_vain(referee, unit, hits - len(gone))
    return toll._replace(named=(*toll.named, *gone))


def _in_vain(referee: Referee, unit: str, hits: int) -> None:
    """Hits that find nobody left who can be hit are lost."""
    rule = field_of(referee.table).cites.last_exposed
    referee.note(rule, "hits-in-vain", unit=unit, hits=hits)


def _standing(table: Table, unit: str, toll: Toll) -> tuple[str, ...]:
    """The miniatures of a squad that no hit of this attack has felled by name."""
    return tuple([figure for figure in table.units[unit].figures if figure not in toll.named])


def _ticked(referee: Referee, unit: str, kind: Kind, hits: int, ticked: int, *, tough: str) -> int:
    """Boxes ticked once a unit has taken these hits; `tough` is the rule by which it cancels some."""
    table = referee.table
    damage = 1 if table.setting.cards[table.units[unit].card].kind in CREWED else kind.damage
    space = boxes_left(table, unit) - ticked
    if not tough:
        return ticked + (space if kind.kill else min(space, hits * damage))
    if kind.kill or hits * damage > space:
        return referee.call(resist, unit, tough, ticked, Hit(damage, kind.kill), hits=hits)
    # no hit is cut short: all dice together
    cancelled: int = referee.roll(
        tough, table.units[unit].side, armies(hits * damage), unit=unit, needs=PLAINLY
    )
    return ticked + hits * damage - cancelled


def loss_rule(table: Table, unit: str) -> str:
    """The rule by which a unit loses miniatures or boxes."""
    card, cites = table.setting.cards[table.units[unit].card], field_of(table).cites
    if not card.damage:
        return cites.squad_loss
    return cites.crew_loss if card.kind in CREWED else cites.box_loss


class Hit(msgspec.Struct, frozen=True, gc=False):
    """What one unsaved hit does."""

    damage: int = 0
    kill: bool = False
    """All boxes at once."""


def resist(referee: Referee, unit: str, rule: str, ticked: int, hit: Hit, *, hits: int) -> int:
    """Boxes ticked once each hit has been taken and one die thrown for each point of it (DS-SKILL-19)."""
    if hits > 1:
        ticked = referee.call(resist, unit, rule, ticked, hit, hits=hits - 1)
    space = boxes_left(referee.table, unit) - ticked
    if space <= 0:
        return ticked
    points = space if hit.kill else min(space, hit.damage)
    cancelled: int = referee.roll(
        rule, referee.table.units[unit].side, armies(points), unit=unit, needs=PLAINLY
    )
    return ticked + points - cancelled


# -- hits from elsewhere ------------------------------------------------------------------------------------


def take_hits(
    referee: Referee,
    rule: str,
    unit: str,
    hit: Hit,
    hits: int = 1,
    *,
    left: str = NO_SAVE,
    attacker: str = "",
) -> None:
    """A unit takes hits, all alike, that no attack has rolled: mines, a crash, riders shaken off."""
    toll = referee.call(_take, unit, hit, hits, left=left, attacker=attacker)
    apply_losses(referee, rule, unit, toll.losses)
    cheat_death(referee)


def _take(referee: Referee, unit: str, hit: Hit, hits: int, *, left: str, attacker: str) -> Toll:
    save = saves.save_of(referee.table, unit, attacker, left)
    kind = Kind(left, save, hit.damage, hit.kill)
    return absorb(referee, unit, kind, saves.roll(referee, unit, save, hits), NOTHING, attacker=attacker)
