"""The end of a move: the unit is there, and may board or mount a machine (DS-PASS-02, DS-HERO-11)."""

from __future__ import annotations

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters.people.cargo import Boarding, embark, seats_for
from escarmouche.games.dust.chapters.people.heroes import PILOT, dismounted, mount, why_not_pilot
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, HERO, Referee
from escarmouche.games.dust_tactics.chapters.board.occupancy import neighbours, occupancy
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, Mover, boardable, shared_by
from escarmouche.games.dust_tactics.chapters.movement.ways_told import Point, go, go_along


def arrive(
    referee: Referee, rule: str, mover: Mover, move: Move, way: tuple[Point, ...], **told: int
) -> None:
    """The unit and the hero who goes along are where the move ends, facing any way (DT-MOVE-02).

    `told` are the points it has cost, and those there were.
    """
    unit = mover.unit
    record = referee.table.units[unit]
    machine = record.carrier if record.place == ABOARD and record.seat == PILOT else ""
    hero = mover.hero if mover.hero and referee.table.units[mover.hero].place == BOARD else ""
    go(referee, rule, unit, move, way, **told)
    if machine:
        dismounted(referee, machine)
    if mover.hero:
        if hero:
            go_along(referee, hero, move)
    elif mover.card.type != AIRCRAFT:
        climb_aboard(referee, unit)


def _stays_beside(referee: Referee, unit: str) -> None:
    """Say why a pilot who comes to a friendly machine does not take its controls (DS-HERO-07)."""
    table = referee.table
    card = table.setting.cards[table.units[unit].card]
    if card.kind != HERO or not any("pilot" in skill for skill in card.skills):
        return
    occupied = occupancy(table)
    for machine in occupied.machines:
        if table.units[machine].side != table.units[unit].side:
            continue
        if occupied.stands[machine].mask & occupied.stands[unit].mask:
            refusal = why_not_pilot(table, unit, machine)
            if refusal is not None:
                referee.note(refusal.rule, "not-at-controls", unit=unit, machine=machine)


def climb_aboard(referee: Referee, unit: str) -> None:
    """A unit whose move ends in the square of a friendly machine may board it or mount it (DS-PASS-02).

    It must where it could not stay in that square otherwise.
    """
    table = referee.table
    occupied = occupancy(table)
    stand = occupied.stands[unit]
    options: list[Boarding | str] = []
    for carrier in boardable(table, unit):
        if stand.mask & occupied.stands[carrier].mask and not stand.level:
            options += [Boarding(seat, carrier) for seat in seats_for(table, unit, carrier)]
    if not options:
        _stays_beside(referee, unit)
        return
    card = table.setting.cards[table.units[unit].card]
    if not shared_by(table, unit, "", card, neighbours(table, unit)) & stand.mask:
        options.append(NO_ONE)
    side = table.units[unit].side
    chosen = referee.ask("DS-PASS-02", side, "board", options, actor=unit, unit=unit)
    if chosen == NO_ONE:
        return
    carrier = chosen.carrier
    if chosen.seat == PILOT:
        mount(referee, "DS-HERO-11", unit, carrier)
        return
    sea = "sealifter" in referee.table.setting.cards[referee.table.units[carrier].card].skills
    rule = "DS-SEA-02" if sea else "DS-PASS-08" if occupied.stands[carrier].air else "DS-PASS-02"
    embark(referee, rule, unit, carrier, chosen.seat)
