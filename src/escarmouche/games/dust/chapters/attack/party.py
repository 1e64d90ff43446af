"""A unit and the hero who is part of it, through fire and close combat (DS-HERO-04, DS-HERO-05)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from escarmouche.games.dust.chapters.cards.cards import OUTSIDE, alive, riders
from escarmouche.games.dust.table import ABOARD, Table


class Party(msgspec.Struct, frozen=True, gc=False):
    """A unit that takes hits, and the hero who is part of it."""

    unit: str
    hero: str = ""


Parties = Mapping[str, Party]
"""For each declared target, who takes its hits."""


def mounted_together(table: Table, unit: str) -> tuple[str, ...]:
    """A vehicle and its riders, whom a blast or a flame strikes together: the others of them (DS-VEH-20)."""
    record = table.units[unit]
    machine = unit
    if record.place == ABOARD and record.seat == OUTSIDE:
        machine = record.carrier
    return tuple([other for other in (machine, *riders(table, machine)) if other != unit])


def concerns(table: Table, party: Party, watched: tuple[str, ...]) -> bool:
    """Whether what a party suffers can touch one of these: it is of them, carries or is carried with them.

    Units that share no machine suffer apart: each has dice of its own, and its saves were settled before.
    """
    for unit in (party.unit, party.hero):
        if unit and any(_machine(table, unit) == _machine(table, other) for other in watched if other):
            return True
    return False


def _machine(table: Table, unit: str) -> str:
    """The outermost machine a unit is in or on; itself where there is none."""
    while table.units[unit].carrier:
        unit = table.units[unit].carrier
    return unit


def left_of(table: Table, party: Party) -> Party | None:
    """What stands of a party: both, the unit, the hero alone, or nobody."""
    hero = party.hero if party.hero and alive(table, party.hero) else ""
    if alive(table, party.unit):
        return party if hero == party.hero else Party(party.unit)
    return Party(hero) if hero else None
