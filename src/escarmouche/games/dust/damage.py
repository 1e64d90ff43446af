"""Taking hits: saves, Damage Resilient, who falls, boxes ticked (area DT-DMG, DS-SKILL-19)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.dust import saves
from escarmouche.games.dust.cards import CREWED, boxes_left, has_own, has_skill, riders
from escarmouche.games.dust.dice import armies
from escarmouche.games.dust.elimination import apply_losses, cheat_death
from escarmouche.games.dust.elimination import eliminate as eliminate
from escarmouche.games.dust.hits import NO_SAVE, Lot, roll
from escarmouche.games.dust.saves import Save
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


Group = tuple[Kind, tuple[Lot, ...]]
NOTHING = Toll()


def room(table: Table, unit: str) -> int:
    """How much a unit can lose: living miniatures, or boxes left."""
    if table.setting.cards[table.units[unit].card].damage:
        return boxes_left(table, unit)
    return len(table.units[unit].figures)


def kind_of(table: Table, seer: str, target: str, mate: str, lot: Lot) -> Kind:
    """What of a lot its victim can tell apart: a squad knows no damage (DT-DMG-02), a crew none but N."""
    card = table.setting.cards[table.units[target].card]
    damage, kill, at = lot.damage, lot.kill, lot.at
    if not mate:
        if card.type == INFANTRY and not card.damage:
            damage, kill = 1, False
        elif card.kind in CREWED:
            damage = 1
        if card.damage:
            at = ""
    save = saves.save_of(table, target, seer, lot.save)
    return Kind(lot.save, save, damage, kill, at, lot.picked, not lot.blast and bool(riders(table, target)))


def grouped(table: Table, seer: str, target: str, mate: str, lots: tuple[Lot, ...]) -> tuple[Group, ...]:
    """Lots that are alike for the victim, together: one save roll for each group."""
    found: dict[Kind, list[Lot]] = {}
    for lot in lots:
        found.setdefault(kind_of(table, seer, target, mate, lot), []).append(lot)
    return tuple((kind, tuple(some)) for kind, some in found.items())


def resilient(table: Table, unit: str, attacker: str, mate: str = "") -> str:
    """The rule by which a unit cancels damage; empty where it does not (DS-SKILL-19, DS-SKILL-20)."""
    if has_own(table, unit, "damage_resilient"):
        return "DS-SKILL-19"
    tactics = attacker and has_skill(table, unit, "defensive_tactics", mate)
    return "DS-SKILL-20" if tactics and saves.covered(table, unit, attacker) else ""


# -- a target alone -----------------------------------------------------------------------------------------


def endure(referee: Referee, attacker: str, seer: str, target: str, groups: tuple[Group, ...]) -> Toll:
    """A unit suffers all groups of hits, one after the other: hits, saves, damage (DT-ATK-01)."""
    before = NOTHING
    if len(groups) > 1:
        before = referee.call(endure, attacker, seer, target, groups[:-1])
    kind, lots = groups[-1]
    left, zapped, gripped = referee.call(unsaved, attacker, target, kind.save, lots)
    toll = before
    if zapped or gripped:
        toll = before._replace(stunned=before.stunned or zapped, gripped=before.gripped or gripped)
    return absorb(referee, seer, target, kind, left, toll) if left else toll


def unsaved(
    referee: Referee, attacker: str, target: str, save: Save, lots: tuple[Lot, ...]
) -> tuple[int, bool, bool]:
    """The hits of lots that are alike, less those that are saved."""
    hits, zapped, gripped = referee.call(thrown, attacker, target, lots)
    return saves.roll(referee, target, save, hits), zapped, gripped


def thrown(referee: Referee, attacker: str, target: str, lots: tuple[Lot, ...]) -> tuple[int, bool, bool]:
    """Throw lots that are alike: their hits, and whether a Tesla or a grapple weapon has hit."""
    hits, zapped, gripped = 0, False, False
    if len(lots) > 1:
        hits, zapped, gripped = referee.call(thrown, attacker, target, lots[:-1])
    lot = lots[-1]
    more = roll(referee, attacker, target, lot)
    if more:
        zapped, gripped = zapped or lot.tesla, gripped or lot.grapple
    return hits + more, zapped, gripped


def absorb(referee: Referee, attacker: str, target: str, kind: Kind, hits: int, toll: Toll) -> Toll:
    """A unit takes unsaved hits of one kind: miniatures of a squad, boxes of everything else."""
    if not hits:
        return toll
    table = referee.table
    card = table.setting.cards[table.units[target].card]
    struck = toll.struck + hits if kind.spills else toll.struck
    tough = resilient(table, target, attacker)
    space = room(table, target) - toll.losses - len(toll.named) - toll.chosen
    side = table.units[target].side
    if kind.kill:
        referee.note("DT-DMG-06", "instant-kill", unit=target)
    if card.damage:
        damage = 1 if card.kind in CREWED else kind.damage
        if tough:
            if not kind.kill and hits * damage <= space:  # no hit is cut short: all dice together
                lost = hits * damage - referee.roll(tough, side, armies(hits * damage), unit=target)
                return toll._replace(losses=toll.losses + lost, struck=struck)
            ticked = referee.call(resist, target, tough, toll.losses, damage, kind.kill, hits)
            return toll._replace(losses=ticked, struck=struck)
        lost = space if kind.kill else min(space, hits * damage)
        return toll._replace(losses=toll.losses + lost, struck=struck)
    if tough:
        hits -= referee.roll(tough, side, armies(hits), unit=target)
    if kind.at:
        if hits and kind.at not in toll.named:
            toll = toll._replace(named=(*toll.named, kind.at))
        return toll
    if kind.picked:
        return toll._replace(chosen=toll.chosen + min(space, hits))
    return toll._replace(losses=toll.losses + min(space, hits))


def loss_rule(table: Table, unit: str) -> str:
    """The rule by which a unit loses miniatures or boxes."""
    card = table.setting.cards[table.units[unit].card]
    if not card.damage:
        return "DT-DMG-02"
    return "DT-DMG-03" if card.kind in CREWED else "DT-DMG-04"


def resist(referee: Referee, unit: str, rule: str, ticked: int, damage: int, kill: bool, hits: int) -> int:
    """Boxes ticked once each hit has been taken and one die thrown for each point of it (DS-SKILL-19)."""
    if hits > 1:
        ticked = referee.call(resist, unit, rule, ticked, damage, kill, hits - 1)
    space = boxes_left(referee.table, unit) - ticked
    if space <= 0:
        return ticked
    points = space if kill else min(space, damage)
    cancelled: int = referee.roll(rule, referee.table.units[unit].side, armies(points), unit=unit)
    return ticked + points - cancelled


# -- hits from elsewhere ------------------------------------------------------------------------------------


def take_hits(
    referee: Referee,
    rule: str,
    unit: str,
    hits: tuple[tuple[int, bool], ...],
    *,
    left: str = NO_SAVE,
    attacker: str = "",
) -> None:
    """A unit takes hits that no attack has rolled: mines, a crash, riders shaken off. (damage, kill) each."""
    kinds: dict[tuple[int, bool], int] = {}
    for hit in hits:
        kinds[hit] = kinds.get(hit, 0) + 1
    toll = referee.call(_take, unit, tuple(kinds.items()), left, attacker)
    apply_losses(referee, rule, unit, toll.losses, ())
    cheat_death(referee)


def _take(
    referee: Referee, unit: str, kinds: tuple[tuple[tuple[int, bool], int], ...], left: str, attacker: str
) -> Toll:
    toll = NOTHING
    for (damage, kill), count in kinds:
        save = saves.save_of(referee.table, unit, attacker, left)
        unsaved = saves.roll(referee, unit, save, count)
        toll = absorb(referee, attacker, unit, Kind(left, save, damage, kill), unsaved, toll)
    return toll
