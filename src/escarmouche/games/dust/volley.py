"""Ranged fire: who is hit by what, target by target, flames and blasts included (areas DT-HIT, DT-DMG)."""

from __future__ import annotations

from escarmouche.games.dust import states
from escarmouche.games.dust.allotment import Shot
from escarmouche.games.dust.cards import OUTSIDE, alive, riders
from escarmouche.games.dust.damage import (
    Group,
    Toll,
    endure,
    grouped,
    loss_rule,
    take_hits,
)
from escarmouche.games.dust.dice import harming
from escarmouche.games.dust.elimination import apply_losses
from escarmouche.games.dust.field import field_of
from escarmouche.games.dust.hits import Lot, Manner, lot_of
from escarmouche.games.dust.sharing import one_by_one, share
from escarmouche.games.dust.shelter import Parties, seek
from escarmouche.games.dust.table import ABOARD, Referee, Table
from escarmouche.games.dust.weapons import line_of, strike

Victim = tuple[str, str, tuple[Group, ...]]
"""A unit, the hero who is part of it, and the hits that come."""


def volley(
    referee: Referee,
    unit: str,
    seer: str,
    hero: str,
    shots: tuple[Shot, ...],
    parties: Parties,
    manner: Manner,
) -> None:
    """All ranged weapons of an attack: dice counted, then each target suffers its hits (DT-TGT-02)."""
    struck: dict[tuple[str, str], list[Lot]] = {}
    for shot in shots:
        for target, mate in _reached(referee, unit, hero, shot, parties):
            lot = lot_of(referee.table, unit, hero, shot, target, mate, manner)
            if lot is not None and lot.dice:
                if target not in parties[shot[2]]:
                    lot = lot._replace(rule=_beside(referee.table, target, parties[shot[2]][0]))
                struck.setdefault((target, mate), []).append(lot)
    table = referee.table
    victims = [(t, mate, grouped(table, seer, t, mate, tuple(lots))) for (t, mate), lots in struck.items()]
    for target, mate, groups in victims:
        if not alive(referee.table, target):
            continue  # it went down with the machine it rode on
        toll = suffer(referee, unit, seer, target, mate, groups)
        settle(referee, unit, target, mate, toll)


def _reached(referee: Referee, unit: str, hero: str, shot: Shot, parties: Parties) -> list[tuple[str, str]]:
    """Everyone a shot strikes: its target, the path of a flame, a vehicle and its riders under a blast."""
    target, mate = parties[shot[2]]
    table = referee.table
    _, weapon, _ = line_of(table, unit, hero, shot[0])
    found = [(target, mate)]
    if "flame" in weapon.rules:
        paths = field_of(table).flame_paths(table, unit, target)
        if paths:
            path = paths[0]
            if len(paths) > 1:
                best = min(paths, key=lambda p: _harm(table, unit, p))
                side = table.units[unit].side
                path = referee.ask(
                    "DT-HIT-08", side, "flame-path", paths, proposal=best, unit=unit, target=target
                )
            between = tuple(u for u in path if u not in (target, mate))
            parties |= seek(referee, tuple(u for u in between if u not in parties))
            found = list(dict.fromkeys(parties[u] for u in between)) + found
    table = referee.table
    blast = strike(weapon, table.setting.cards[table.units[target].card])
    if "flame" not in weapon.rules and (blast is None or not blast.blast):
        return found
    for burnt, _ in tuple(found):
        record = table.units[burnt]
        if record.place == ABOARD and record.seat == OUTSIDE:
            burnt = record.carrier
            found.append((burnt, ""))
        found += [(rider, "") for rider in riders(table, burnt)]
    return list(dict.fromkeys(found))


def _beside(table: Table, unit: str, target: str) -> str:
    """Why a unit is struck that is not the target: a vehicle and its riders together, or a flame's path."""
    units = table.units
    return "DS-VEH-20" if target == units[unit].carrier or unit == units[target].carrier else "DT-HIT-07"


def _harm(table: Table, unit: str, path: tuple[str, ...]) -> tuple[int, int]:
    """Friends burnt less enemies burnt: the shooter's own taste in paths."""
    side = table.units[unit].side
    friends = sum(len(table.units[u].figures) for u in path if table.units[u].side == side)
    return friends, -len(path)


def suffer(referee: Referee, unit: str, seer: str, target: str, mate: str, groups: tuple[Group, ...]) -> Toll:
    """What a target, and the hero who is part of it, suffers; nothing is applied yet."""
    if one_by_one(referee.table, seer, target, mate, groups):
        return referee.call(share, unit, seer, target, mate, groups)
    return referee.call(endure, unit, seer, target, groups)


def settle(referee: Referee, unit: str, target: str, mate: str, toll: Toll) -> None:
    """Apply what was suffered: losses, markers, and what riders feel of it (DS-WEAP-16, DS-VEH-19)."""
    if toll.struck and (aboard := riders(referee.table, target)):
        shaken(referee, target, aboard, toll.struck)
    rule = loss_rule(referee.table, target)
    apply_losses(referee, rule, target, toll.losses, toll.named, toll.chosen)
    if mate and toll.his:
        apply_losses(referee, "DT-DMG-04", mate, toll.his)
    if toll.stunned and alive(referee.table, target):
        states.stun(referee, "DS-WEAP-16", target)
    if toll.gripped and alive(referee.table, target) and alive(referee.table, unit):
        states.grip(referee, unit, target)


def shaken(referee: Referee, vehicle: str, aboard: tuple[str, ...], hits: int) -> None:
    """For each hit on a vehicle one die: each target costs a rider or a hero's damage point (DS-VEH-19)."""
    side = referee.table.units[vehicle].side
    lost: int = referee.roll("DS-VEH-19", side, harming(hits), unit=vehicle)
    for _ in range(lost):
        there = tuple(u for u in aboard if alive(referee.table, u))
        if not there:
            return
        rider = referee.ask("DS-VEH-19", side, "rider-lost", there, unit=vehicle)
        take_hits(referee, "DS-VEH-19", rider, ((1, False),))
