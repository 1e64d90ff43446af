"""Ranged fire: who is hit by what, target by target, flames and blasts included (area DT-HIT)."""

from __future__ import annotations

from escarmouche.engine.options import WHO
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack.batches import WHOLE
from escarmouche.games.dust.chapters.attack.damage import (
    NOTHING,
    Group,
    Hit,
    Toll,
    endure,
    grouped,
    loss_rule,
    take_hits,
)
from escarmouche.games.dust.chapters.attack.elimination import apply_losses
from escarmouche.games.dust.chapters.attack.hits import Attack, Lot, lot_of
from escarmouche.games.dust.chapters.attack.party import Parties, Party, concerns, left_of
from escarmouche.games.dust.chapters.attack.sharing import one_by_one, share
from escarmouche.games.dust.chapters.attack.shelter import seek
from escarmouche.games.dust.chapters.cards.cards import alive, riders
from escarmouche.games.dust.chapters.dice import HARM, harming
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.table import Referee


def volley(referee: Referee, attack: Attack, parties: Parties) -> dict[str, int]:
    """All ranged weapons of an attack: dice counted, then each target suffers its hits (DT-TGT-02).

    The hits on each unit, as far as the field counts them.
    """
    struck: dict[Party, list[Lot]] = {}
    field = field_of(referee.table)
    for shot in attack.shots:
        declared = parties[shot.target]
        marks = field.struck(referee, attack, shot, declared)
        new = tuple([m.unit for m in marks if m.unit not in parties and m.unit != declared.unit])
        if new:
            parties = {**parties, **seek(referee, new)}
        whole: set[Party] = set()
        for mark in marks:
            party = declared if mark.unit == declared.unit else parties[mark.unit]
            if mark.batch is WHOLE:
                if party in whole:
                    continue
                whole.add(party)
            lot = lot_of(referee.table, attack, shot, party.unit, party.hero, mark.batch)
            if lot is not None and lot.dice:
                far = mark.batch.far
                if far < 0:
                    far = field.distance(referee.table, attack.unit, party.unit)
                struck.setdefault(party, []).append(replace(lot, far=far, rule=mark.rule or lot.rule))
    if field.apart:  # on the open table template hits come first
        for lots in struck.values():
            lots.sort(key=lambda lot: not lot.blast)
    seer = attack.seer
    hits = {party: grouped(referee.table, seer, party, tuple(lots)) for party, lots in struck.items()}
    totals: dict[str, int] = {}
    for party, groups in hits.items():
        if left_of(referee.table, party) is None:
            continue  # it went down with the machine it rode on
        if attack.watched and not concerns(referee.table, party, attack.watched):
            continue
        toll = suffer(referee, attack.unit, seer, party, groups)
        settle(referee, attack.unit, party, toll)
        add_hits(totals, party, toll)
    return totals


def add_hits(totals: dict[str, int], party: Party, toll: Toll) -> None:
    """The hits on a unit, and on the hero who is part of it, added to those before."""
    if toll.hits:
        for unit in (party.unit, party.hero):
            if unit:
                totals[unit] = totals.get(unit, 0) + toll.hits


def suffer(
    referee: Referee,
    attacker: str,
    seer: str,
    party: Party,
    groups: tuple[Group, ...],
    before: Toll = NOTHING,
) -> Toll:
    """What a target, and the hero who is part of it, suffers; nothing is applied yet.

    It goes on from what came `before` at the same time, which leaves less of them to hit.
    """
    if one_by_one(referee.table, seer, party, groups):
        return referee.call(share, attacker, seer, party, groups, before)
    return referee.call(endure, attacker, seer, party.unit, groups, before)


def settle(referee: Referee, attacker: str, party: Party, toll: Toll) -> None:
    """Apply what was suffered: losses, markers, and what riders feel of it (DS-WEAP-16, DS-VEH-19)."""
    target = party.unit
    if toll.struck and (aboard := riders(referee.table, target)):
        shaken(referee, target, aboard, toll.struck)
    rule = loss_rule(referee.table, target)
    apply_losses(referee, rule, target, toll.losses, named=toll.named, chosen=toll.chosen)
    if party.hero and toll.his:
        apply_losses(referee, loss_rule(referee.table, party.hero), party.hero, toll.his)
    if not (toll.stunned or toll.gripped):
        return
    left = left_of(referee.table, party)
    if left is not None and toll.stunned:
        states.stun(referee, "DS-WEAP-16", left.unit)
    if left is not None and toll.gripped and alive(referee.table, attacker):
        states.grip(referee, attacker, left.unit)


def shaken(referee: Referee, vehicle: str, aboard: tuple[str, ...], hits: int) -> None:
    """For each hit on a vehicle one die: each target costs a rider or a hero's damage point (DS-VEH-19)."""
    side = referee.table.units[vehicle].side
    lost: int = referee.roll("DS-VEH-19", side, harming(hits), unit=vehicle, needs=HARM)
    for number in range(lost):
        there = tuple(u for u in aboard if alive(referee.table, u))
        if not there:
            return
        rider = referee.ask(
            "DS-VEH-19", side, "rider-lost", there,
            actor=vehicle, part=WHO, which=(number + 1, lost), unit=vehicle,
        )  # fmt: skip
        take_hits(referee, "DS-VEH-19", rider, Hit(1))
