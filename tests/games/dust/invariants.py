"""What is true of every table of both Dust games between two steps."""

from __future__ import annotations

from escarmouche.games.dust.table import ABOARD, BOARD, GONE, Table


def unit_faults(table: Table) -> list[str]:
    """Who belongs to a unit, its boxes and its ammunition."""
    found = []
    for unit in table.units.values():
        card = table.setting.cards[unit.card]
        if set(unit.figures) - set(unit.roster) or len(set(unit.figures)) != len(unit.figures):
            found.append(f"{unit.id} holds {unit.figures} of {unit.roster}")
        if not 0 <= unit.boxes <= card.damage:
            found.append(f"{unit.id} has {unit.boxes} of {card.damage} boxes ticked (DT-CARD-03)")
        if unit.place in (BOARD, ABOARD) and (
            not unit.figures or (card.damage and unit.boxes >= card.damage)
        ):
            found.append(f"{unit.id} is in play with nobody left (DT-DMG-05)")
        for line, ticked in enumerate(unit.ammo):
            if not 0 <= ticked <= card.weapons[line].boxes:
                found.append(f"{unit.id} has {ticked} boxes of ammunition ticked (DS-WEAP-08)")
    return found


def carrying_faults(table: Table) -> list[str]:
    """What is aboard has a carrier of its own side that is in play; pilots one to a machine (DS-HERO-07)."""
    found, pilots = [], set()
    for unit in table.units.values():
        if unit.place == ABOARD:
            carrier = table.units.get(unit.carrier)
            if carrier is None or carrier.side != unit.side or carrier.place == GONE:
                found.append(f"{unit.id} is aboard {unit.carrier}, which is not there")
            if unit.seat == "pilot" and unit.carrier in pilots:
                found.append(f"{unit.carrier} has two pilots (DS-HERO-07)")
            if unit.seat == "pilot":
                pilots.add(unit.carrier)
        elif unit.carrier or unit.seat:
            found.append(f"{unit.id} is {unit.place} and yet aboard {unit.carrier}")
    return found
