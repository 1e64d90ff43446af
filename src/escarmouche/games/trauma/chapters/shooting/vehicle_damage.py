"""Damage to vehicles: structure lines, incidents, destruction (ledger area TR-SHOOT-46 to 53)."""

from __future__ import annotations

import msgspec

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import LOST
from escarmouche.engine.options import WHAT
from escarmouche.games.trauma.chapters import orders
from escarmouche.games.trauma.chapters.shooting.casualties import eliminate
from escarmouche.games.trauma.chapters.shooting.salvos import Mount
from escarmouche.games.trauma.chapters.units import has_skill, profile, unit_skill
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import Referee, Table

LAST_BOX, GRAVE_BOX = "X", "I"
PROPULSION, CHAIN, WEAPON_LOST = INCIDENTS = tuple(LEDGER.data("TR-MELEE-15")["choice"])
INCIDENT_DIE = (  # read by its number, in pairs: TR-DICE-02, TR-SHOOT-49
    d6()
    .meaning(*(row["key"] for row in LEDGER.data("TR-SHOOT-49")["table"].values() for _ in range(2)))
    .highest()
)


class Wounds(msgspec.Struct, frozen=True):
    """How often a vehicle is wounded by one salvo."""

    vehicle: str
    count: int


def boxes_left(table: Table, vehicle: str) -> str:
    """The boxes of a vehicle not ticked yet, X first (TR-SHOOT-47)."""
    line = profile(table, vehicle).structure
    return line[: len(line) - table.figures[vehicle].ticked]


def damage(
    referee: Referee, rule: str, vehicle: str, points: int, attacker_side: str, *, chosen: bool
) -> int:
    """Tick boxes from the end of the line, each grave one with its incident; how many incidents came.

    Incidents are rolled by the attacker in shooting, `chosen` by him in melee. At X the vehicle is destroyed.
    """
    incidents = 0
    while points > 0:
        points -= 1
        line = boxes_left(referee.table, vehicle)
        box, unit = line[-1], referee.table.figures[vehicle].unit
        facts = {"unit": unit, "lost": 1, "left": len(line) - 1, "boxes": 1, "box": box}
        ticked = referee.table.figures[vehicle].ticked + 1
        referee.change(rule, vehicle, tells=LOST, facts=facts, ticked=ticked)
        if box == LAST_BOX:
            eliminate(referee, "TR-SHOOT-53", unit, (vehicle,))
            break
        if box == GRAVE_BOX:
            incidents += 1
            points += incident(referee, vehicle, attacker_side, chosen=chosen)
    return incidents


def incident(referee: Referee, vehicle: str, attacker_side: str, *, chosen: bool) -> int:
    """One grave damage and its effect; how many more boxes it ticks (TR-SHOOT-48, TR-SHOOT-49)."""
    if chosen:
        what = referee.ask(
            "TR-MELEE-15",
            attacker_side,
            "incident",
            INCIDENTS,
            against=(vehicle,),
            part=WHAT,
            vehicle=vehicle,
        )
    else:
        what = referee.roll("TR-SHOOT-49", attacker_side, INCIDENT_DIE, vehicle=vehicle)
    referee.note("TR-SHOOT-48", "grave-damage", vehicle=vehicle, incident=what, chosen=chosen)
    if what == PROPULSION:
        lose_propulsion(referee, vehicle)
    elif what == WEAPON_LOST:
        lose_weapon(referee, vehicle, attacker_side)
    elif resists(referee.table, vehicle):
        referee.note("TR-SKILL-14", "resisted", vehicle=vehicle)
    else:
        referee.note("TR-SHOOT-51", "chain-explosions", vehicle=vehicle)
        return 1
    return 0


def resists(table: Table, vehicle: str) -> bool:
    """Résistance, of the vehicle or of its whole unit (TR-SKILL-14)."""
    return has_skill(table, vehicle, "resistance") or unit_skill(
        table, table.figures[vehicle].unit, "resistance"
    )


def lose_propulsion(referee: Referee, vehicle: str) -> None:
    """The vehicle is immobilised; a walker unit loses Planquez-vous (TR-SHOOT-50, TR-ORD-04)."""
    if referee.table.figures[vehicle].immobile:
        return
    referee.change("TR-SHOOT-50", vehicle, immobile=True)
    orders.check_walker_cover(referee, referee.table.figures[vehicle].unit)


def working_weapons(table: Table, vehicle: str) -> dict[Mount, int]:
    """The weapons of a vehicle that still work, each with its number in the profile; copies count once."""
    working: dict[Mount, int] = {}
    for number, carried in enumerate(profile(table, vehicle).weapons):
        if number not in table.figures[vehicle].broken:
            working.setdefault(Mount(carried.weapon, carried.arc), number)
    return working


def lose_weapon(referee: Referee, vehicle: str, attacker_side: str) -> None:
    """One working weapon, ranged or melee, becomes unusable: the attacker's choice (TR-SHOOT-52)."""
    working = working_weapons(referee.table, vehicle)
    if not working:
        return
    lost: Mount = referee.ask(
        "TR-SHOOT-52", attacker_side, "weapon-lost", working, against=(vehicle,), vehicle=vehicle
    )
    broken = referee.table.figures[vehicle].broken
    facts = {"weapon_lost": lost.code()}
    referee.change("TR-SHOOT-52", vehicle, facts=facts, broken=tuple(sorted((*broken, working[lost]))))
