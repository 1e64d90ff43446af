"""Ranged fire: who is hit by what, target by target, flames and blasts included (area DT-HIT)."""

from __future__ import annotations

from escarmouche.engine.options import TARGET, WHO
from escarmouche.engine.table import replace
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
from escarmouche.games.dust.chapters.attack.party import Parties, Party, left_of
from escarmouche.games.dust.chapters.attack.sharing import one_by_one, share
from escarmouche.games.dust.chapters.attack.shelter import seek
from escarmouche.games.dust.chapters.cards.cards import OUTSIDE, alive, riders
from escarmouche.games.dust.chapters.cards.weapons import line_of, strike
from escarmouche.games.dust.chapters.dice import HARM, harming
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.table import ABOARD, Referee, Table, Weapon


def volley(referee: Referee, attack: Attack, parties: Parties) -> None:
    """All ranged weapons of an attack: dice counted, then each target suffers its hits (DT-TGT-02)."""
    struck: dict[Party, list[Lot]] = {}
    for shot in attack.shots:
        declared = parties[shot.target]
        weapon = line_of(referee.table, attack.unit, attack.hero, shot.line).weapon
        burnt = _path(referee, attack.unit, declared) if "flame" in weapon.rules else ()
        if burnt:
            parties = {**parties, **seek(referee, tuple(u for u in burnt if u not in parties))}
        for party in _reached(referee.table, weapon, declared, [parties[unit] for unit in burnt]):
            lot = lot_of(referee.table, attack, shot, party.unit, party.hero)
            if lot is not None and lot.dice:
                far = field_of(referee.table).distance(referee.table, attack.unit, party.unit)
                lot = replace(lot, far=far)
                if party.unit not in (declared.unit, declared.hero):
                    lot = replace(lot, rule=_beside(referee.table, party.unit, declared.unit))
                struck.setdefault(party, []).append(lot)
    seer = attack.seer
    hits = {party: grouped(referee.table, seer, party, tuple(lots)) for party, lots in struck.items()}
    for party, groups in hits.items():
        if left_of(referee.table, party) is None:
            continue  # it went down with the machine it rode on
        settle(referee, attack.unit, party, suffer(referee, attack.unit, seer, party, groups))


def _path(referee: Referee, unit: str, target: Party) -> tuple[str, ...]:
    """The units a flame burns on its way; of several paths the attacker says which."""
    table = referee.table
    paths = field_of(table).flame_paths(table, unit, target.unit)
    if not paths:
        return ()
    path = paths[0]
    if len(paths) > 1:
        best = min(paths, key=lambda p: _harm(table, unit, p))
        side = table.units[unit].side
        path = referee.ask(
            field_of(table).cites.flame_path,
            side,
            "flame-path",
            paths,
            proposal=best,
            actor=unit,
            against=(target.unit,),
            part=TARGET,
            unit=unit,
            target=target.unit,
        )
    return tuple(u for u in path if u not in (target.unit, target.hero))


def _reached(table: Table, weapon: Weapon, target: Party, burnt: list[Party]) -> list[Party]:
    """Everyone a shot strikes: its target, the path of a flame, a vehicle and its riders under a blast."""
    reached = [*dict.fromkeys(burnt), target]
    blast = strike(weapon, table.setting.cards[table.units[target.unit].card])
    if "flame" not in weapon.rules and (blast is None or not blast.blast):
        return reached
    for party in tuple(reached):
        record = table.units[party.unit]
        machine = party.unit
        if record.place == ABOARD and record.seat == OUTSIDE:
            machine = record.carrier
            reached.append(Party(machine))
        reached += [Party(rider) for rider in riders(table, machine)]
    return list(dict.fromkeys(reached))


def in_the_way(table: Table, unit: str, weapon: Weapon, target: str) -> tuple[str, ...]:
    """Everybody a shot at a target may strike, friend and foe, by any way of a flame."""
    burnt: dict[str, None] = {}
    if "flame" in weapon.rules:
        for path in field_of(table).flame_paths(table, unit, target):
            burnt |= dict.fromkeys(path)
    reached = _reached(table, weapon, Party(target), [Party(u) for u in burnt if u != target])
    return tuple([party.unit for party in reached])


def _beside(table: Table, unit: str, target: str) -> str:
    """Why a unit is struck that is not the target: a vehicle and its riders together, or a flame's path."""
    units = table.units
    if target == units[unit].carrier or unit == units[target].carrier:
        return "DS-VEH-20"
    return field_of(table).cites.flame


def _harm(table: Table, unit: str, path: tuple[str, ...]) -> tuple[int, int]:
    """Friends burnt less enemies burnt: the shooter's own taste in paths."""
    side = table.units[unit].side
    friends = sum(len(table.units[u].figures) for u in path if table.units[u].side == side)
    return friends, -len(path)


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
