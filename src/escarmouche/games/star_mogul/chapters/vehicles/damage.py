"""Damage to vehicles: the tables, the crew, the weapons, the engine (SM-VEH-02 to SM-VEH-13, SM-SHOOT-06)."""

from __future__ import annotations

from escarmouche.engine.dice import d6, die
from escarmouche.engine.kinds import LOST
from escarmouche.engine.options import WHAT
from escarmouche.games.star_mogul.chapters import casualties
from escarmouche.games.star_mogul.chapters.dice import res_roll
from escarmouche.games.star_mogul.chapters.models import crew, hull, machine, passengers, profile, side_of
from escarmouche.games.star_mogul.chapters.vehicles import destruction
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    BURNT,
    CONTROLS,
    DRIVER,
    GUNNER,
    OUT,
    PAS,
    PILOT,
    UP,
    Referee,
    Table,
)

ROWS: dict[int, dict[str, object]] = {int(k): row for k, row in LEDGER.data("SM-VEH-03")["rows"].items()}
INTERNAL: dict[int, str] = {int(k): row for k, row in LEDGER.data("SM-VEH-04")["rows"].items()}
POSTS = MOVEMENT, ARMAMENT = "movement", "armament"
"""What a vehicle may lose with its only crewman, as its owner likes (SM-VEH-05)."""
FRONT, LEFT, RIGHT, REAR = range(4)
SIDES = ("front", "left", "right", "rear")
EXPLOSION: int = -LEDGER.data("SM-VEH-12")["superstructure"]
BOT: int = -LEDGER.data("SM-VEH-06")["superstructure"]


def hit(referee: Referee, unit: str, side_hit: int, damage: int) -> None:
    """For each point of damage over the armour of the side, one roll on the damage table (SM-SHOOT-06)."""
    table = referee.table
    armour = hull(table, unit).armour[side_hit]
    rolls = max(0, damage - armour)
    referee.note(
        "SM-SHOOT-06",
        "vehicle-hit",
        unit=unit,
        where=SIDES[side_hit],
        damage=damage,
        armour=armour,
        rolls=rolls,
    )
    for _ in range(rolls):
        if hull(referee.table, unit).fate != UP or hull(referee.table, unit).rupture:
            return
        referee.call(damage_roll, unit, side_hit)


def damage_roll(referee: Referee, unit: str, side_hit: int) -> None:
    """One roll on the vehicle damage table (SM-VEH-03); a military one shrugs off 1 to 3 (SM-VEH-02)."""
    table = referee.table
    thrown: int = referee.roll("SM-VEH-03", side_of(table, unit), d6(), unit=unit, where=SIDES[side_hit])
    row = ROWS[thrown]
    if "armour_side" in row:
        if machine(table, unit).military:
            referee.note("SM-VEH-02", "military", unit=unit)
        else:
            lose_armour(referee, unit, side_hit, -int(str(row["armour_side"])))
    elif "superstructure" in row:
        lose_structure(referee, "SM-VEH-03", unit, -int(str(row["superstructure"])))
    else:
        referee.call(internal_damage, unit)


def lose_armour(referee: Referee, unit: str, side_hit: int, points: int) -> None:
    """Armour of a side is gone for the game, never below 0 (SM-VEH-03)."""
    body = hull(referee.table, unit)
    left = max(0, body.armour[side_hit] - points)
    armour = tuple(left if n == side_hit else value for n, value in enumerate(body.armour))
    told = {"unit": unit, "lost": body.armour[side_hit] - left, "left": left, "where": SIDES[side_hit]}
    referee.change("SM-VEH-03", body.id, tells=LOST, facts=told, armour=armour)


def lose_structure(referee: Referee, rule: str, unit: str, points: int) -> None:
    """Superstructure is lost; at 0 the vehicle fails catastrophically (SM-VEH-13)."""
    body = hull(referee.table, unit)
    left = max(0, body.superstructure - points)
    told = {"unit": unit, "lost": body.superstructure - left, "left": left, "where": "superstructure"}
    referee.change(rule, body.id, tells=LOST, facts=told, superstructure=left)
    if left == 0:
        referee.call(destruction.destroyed, unit)


def internal_damage(referee: Referee, unit: str) -> None:
    """One roll on the internal damage table (SM-VEH-04)."""
    table = referee.table
    thrown: int = referee.roll("SM-VEH-04", side_of(table, unit), d6(), unit=unit)
    result = INTERNAL[thrown]
    body = hull(table, unit)
    if result == "crew_hit":
        crew_hit(referee, unit)
    elif result == "weapon_out":
        weapon_out(referee, unit)
    elif result == "immobilised":
        if not body.immobile:
            referee.change("SM-VEH-08", body.id, facts={"unit": unit}, immobile=True, hurt=True)
    elif result == "power_loss":
        if not body.power:
            referee.change("SM-VEH-10", body.id, facts={"unit": unit}, power="loss")
    elif result == "severe_power_loss":
        if body.power != "severe":
            referee.change("SM-VEH-11", body.id, facts={"unit": unit}, power="severe")
    else:
        internal_explosion(referee, unit)


def crew_hit(referee: Referee, unit: str) -> None:
    """One of the crew drawn at random rolls RES; his post decides what is lost (SM-VEH-05)."""
    table = referee.table
    if not machine(table, unit).crew:
        lose_structure(referee, "SM-VEH-06", unit, BOT)
        return
    aboard = crew(table, unit)
    if not aboard:
        referee.note("SM-VEH-05", "no-crew-left", unit=unit)
        return
    member = aboard[draw(referee, "SM-VEH-05", unit, len(aboard))]
    crewman_hit(referee, unit, member)


def crewman_hit(referee: Referee, unit: str, member: str) -> None:
    """A RES roll for one of those aboard; who fails is out of action, and his post is empty (SM-VEH-05)."""
    table = referee.table
    side = side_of(table, unit)
    if res_roll(referee, side, member, profile(table, member).res):
        return
    both = len(machine(table, unit).crew) == 1 and machine(table, unit).mounts and table.figures[member].post
    dead = table.setting.options.get("crew_death") == "beyond_recovery"
    casualties.out_of_action(referee, "SM-VEH-05", member, fate=BURNT if dead else OUT)
    if both and not crew(referee.table, unit):
        lost = referee.ask("SM-VEH-05", side, "post-lost", POSTS, part=WHAT, unit=unit)
        referee.change("SM-VEH-05", hull(referee.table, unit).id, facts={"unit": unit}, lost=lost)


def draw(referee: Referee, rule: str, unit: str, among: int) -> int:
    """One of so many by lot, 0 for the first; a single one is no lot."""
    if among < 2:
        return 0
    thrown: int = referee.roll(rule, side_of(referee.table, unit), die(among), unit=unit)
    return thrown - 1


def weapon_out(referee: Referee, unit: str) -> None:
    """A weapon still working, drawn at random, is out of order (SM-VEH-07)."""
    table = referee.table
    body = hull(table, unit)
    working = [n for n in range(len(machine(table, unit).mounts)) if n not in body.out]
    if not working:
        referee.note("SM-VEH-07", "no-weapon-left", unit=unit)
        return
    number = working[draw(referee, "SM-VEH-07", unit, len(working))]
    weapon = machine(table, unit).mounts[number].weapon
    referee.change("SM-VEH-07", body.id, facts={"unit": unit, "weapon": weapon}, out=(*body.out, number))


def internal_explosion(referee: Referee, unit: str) -> None:
    """Everybody aboard rolls RES, then 6 points of superstructure are gone (SM-VEH-12)."""
    table = referee.table
    for member in (*crew(table, unit), *passengers(table, unit)):
        crewman_hit(referee, unit, member)
    if not machine(table, unit).crew and table.setting.options.get("bot_explosion") != "six_only":
        # a machine without crew: the sheet refers to result 1, where a bot loses 2 points more
        lose_structure(referee, "SM-VEH-06", unit, BOT)
        if hull(referee.table, unit).fate != UP or hull(referee.table, unit).rupture:
            return
    lose_structure(referee, "SM-VEH-12", unit, EXPLOSION)


# -- what is left of it --------------------------------------------------------------------------------------


def _up(pas_: int, percent: int) -> int:
    """A share of whole pas, rounded up to a whole pas (SM-VEH-10)."""
    whole = pas_ // PAS
    return -(-whole * percent // 100) * PAS


def move_of(table: Table, unit: str) -> int:
    """The Move that a vehicle has left (SM-VEH-10, SM-VEH-11)."""
    printed, power = machine(table, unit).move, hull(table, unit).power
    return printed if not power else _up(printed, 75 if power == "loss" else 50)


def acceleration_of(table: Table, unit: str) -> int:
    """The acceleration bonus that a vehicle has left."""
    printed, power = machine(table, unit).acceleration, hull(table, unit).power
    return printed if not power else _up(printed, 50) if power == "loss" else 0


def minimum_of(table: Table, unit: str) -> int:
    """The minimum movement that a vehicle has left."""
    printed, power = machine(table, unit).minimum, hull(table, unit).power
    return printed if not power else _up(printed, 50)


def driven(table: Table, unit: str) -> bool:
    """Whether somebody is at the controls; a machine without crew drives itself (SM-MOVE-08)."""
    if not machine(table, unit).crew or hull(table, unit).lost == ARMAMENT:
        return True
    return any(table.figures[f].post in CONTROLS for f in crew(table, unit))


def gunners(table: Table, unit: str) -> bool:
    """Whether somebody serves the weapons: a gunner, or a lone crewman who holds both posts (SM-VEH-05)."""
    posts = machine(table, unit).crew
    if not posts or hull(table, unit).lost == MOVEMENT:
        return True
    wanted = GUNNER if GUNNER in posts else DRIVER if DRIVER in posts else PILOT
    return any(table.figures[f].post == wanted for f in crew(table, unit))
