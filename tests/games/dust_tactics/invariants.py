"""What is true of every table of Dust Tactics between two steps."""

from __future__ import annotations

from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, GONE, HERO, INFANTRY, Table
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    return [*_units(table), *_carried(table), *_places(table)]


def _units(table: Table) -> list[str]:
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


def _carried(table: Table) -> list[str]:
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


def _places(table: Table) -> list[str]:
    """On the board, every layer of a square holds one unit, and a hero or two beside it (DT-MOVE-11)."""
    board = board_of(table)
    held: dict[tuple[int, int, bool], str] = {}
    found = []
    for unit in table.units.values():
        if unit.place != BOARD:
            continue
        card = table.setting.cards[unit.card]
        if not board.has(unit.x, unit.y):
            found.append(f"{unit.id} is not on the board: {unit.x}, {unit.y}")
            continue
        if card.type == INFANTRY and card.kind == HERO:
            continue
        for cell in squares(table, unit.id):
            key = (cell, unit.level, card.type == AIRCRAFT)
            if key in held and not board.fort_at.get(cell):
                found.append(f"{unit.id} and {held[key]} are both on {board.place(cell)} (DT-MOVE-11)")
            held[key] = unit.id
    return found
