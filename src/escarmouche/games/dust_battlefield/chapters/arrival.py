"""Coming on: engagement, reserves, ambush (area DB-SPEC)."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.engine import options as intents
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.dice import ARMY, EASY, PLAINLY, TARGET, armies, hitting, symbols
from escarmouche.games.dust.chapters.people.heroes import PILOT
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.chapters.scope import TWO
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, OFF, RESERVE, opponent
from escarmouche.games.dust_battlefield.chapters import platoons
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.kinds import SLOW_MARCH, SLOW_MOVE
from escarmouche.games.dust_battlefield.chapters.movement import placing, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import Value
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.setup.scenario import ACROSS, CORNER, EAST, LONG, NORTH, SOUTH, WEST
from escarmouche.games.dust_battlefield.table import AMBUSH, Referee, Table, turn_of, unit_of
from escarmouche.space.shapes import Point, distance

POINT = 1000
DICE = {False: {1: 1, 2: 2}, True: {1: 0, 2: 1, 3: 2}}
"""Dice to come in by turn, delayed or not; later units come of themselves (DB-SPEC-08, DB-SPEC-11)."""
FAR = 2000
"""How far from every enemy an ambush is sprung (DB-SPEC-06)."""
LEFT_OF = {SOUTH: WEST, NORTH: EAST, WEST: NORTH, EAST: SOUTH}
"""The edge on the left of who looks in from an edge."""
OWN_EDGE, LEFT_EDGE, RIGHT_EDGE = "own", "left", "right"


# -- reserves -----------------------------------------------------------------------------------------------


def reserve_dice(table: Table, unit: str) -> tuple[int, str]:
    """Dice to come in this turn, -1 where it comes of itself, and the rule (DB-SPEC-08, DB-SPEC-11)."""
    delayed = scenario.of(table).delayed
    rule = "DB-SPEC-11" if delayed else "DB-SPEC-08"
    dice = DICE[delayed].get(table.turn.round, -1)
    if dice > 0:
        more, by = platoons.reserve_dice(table, unit)
        return dice + more, by or rule
    return dice, rule


def comes_in(referee: Referee, unit: str) -> bool:
    """Roll for a unit in reserve when it is activated; whether it comes on now."""
    table = referee.table
    record = table.units[unit]
    if record.ready and record.ready <= table.turn.round:
        settle_zone(referee, unit)
        return True  # called by an officer (DS-CMD-07, DS-CMD-08)
    dice, rule = reserve_dice(table, unit)
    if not dice:
        referee.note(rule, "not-yet", unit=unit)
        return False
    if dice > 0 and not referee.roll(rule, record.side, armies(dice), unit=unit, needs=PLAINLY):
        referee.note(rule, "stays-in-reserve", unit=unit)
        return False
    settle_zone(referee, unit)
    return True


def settle_zone(referee: Referee, unit: str) -> None:
    """Where a unit comes on: scattered reserves roll for it (DB-SPEC-12)."""
    table = referee.table
    zone = OWN_EDGE
    if scenario.of(table).scattered and table.units[unit].place == RESERVE:
        (face,) = referee.roll("DB-SPEC-12", table.units[unit].side, symbols(1), unit=unit)
        zone = OWN_EDGE if face == ARMY else LEFT_EDGE if face == TARGET else RIGHT_EDGE
    referee.change("DB-SPEC-12" if zone != OWN_EDGE else "DB-SPEC-08", "turn", zone=zone)


def from_entry(table: Table, unit: str, at: Point) -> int | None:
    """How far a point is from where a unit may come on; None where it may not come on there at all."""
    played = scenario.of(table)
    record = table.units[unit]
    half = table.sides[record.side].half
    reserve = record.place == RESERVE
    zone = turn_of(table).zone if reserve else OWN_EDGE
    if zone in (LEFT_EDGE, RIGHT_EDGE) and half in LEFT_OF:
        edge = LEFT_OF[half] if zone == LEFT_EDGE else ACROSS[LEFT_OF[half]]
        if scenario.from_edge(table, half, at) >= CORNER:
            return None
        return scenario.from_edge(table, edge, at)
    if played.zones == "adjacent_quarters" and reserve:
        return max(0, distance(scenario.corner_of(table, ACROSS[half]), at) - CORNER) or 1
    if played.zones == "opposite_quarters" or half in scenario.QUARTERS:
        edge = SOUTH if "s" in half else NORTH
        along = WEST if "w" in half else EAST
        return scenario.from_edge(table, edge, at) if scenario.in_half(table, along, at) else None
    if played.zones == "short" and played.delayed and reserve:
        if not scenario.in_half(table, half, at):
            return None
        return min(scenario.from_edge(table, edge, at) for edge in LONG)
    return scenario.from_edge(table, half, at)


def why_not_enter(table: Table, unit: str, length: int, march: bool, value: Any) -> Refusal | None:
    """Why a unit may not come on like this: how far from its edge, where (DB-SPEC-01)."""
    if refusal := placing.why_not_put(table, unit, value):
        return refusal
    walkers = {w.figure: w for w in ways.walkers(table, unit)}
    limit = SLOW_MARCH if march else SLOW_MOVE
    for figure, (at,), facing in value:
        about = {"unit": unit, "figure": figure}
        far = from_entry(table, unit, at)
        if far is None:
            return Refusal(entry_rule(table, unit), "not-from-there", about)
        if far > length:
            return Refusal(entry_rule(table, unit), "too-far", about, far - length, "cm")
        walker = walkers[figure]._replace(at=at, facing=max(0, facing))
        if far > limit and ways.slowed(table, walker, (at, at), -1):
            return Refusal("DB-TERR-01", "too-fast", about, far - limit, "cm")
    return None


def entry_rule(table: Table, unit: str) -> str:
    """The rule by which a unit comes on."""
    played = scenario.of(table)
    if table.units[unit].place != RESERVE:
        return "DB-SPEC-01"
    if played.scattered and turn_of(table).zone != OWN_EDGE:
        return "DB-SPEC-12"
    return played.rule if played.zones != "long" else "DB-SPEC-08"


def enter(referee: Referee, unit: str, points: int, *, march: bool) -> None:
    """A Move or March onto the table from its edge; with no room it does Nothing (DB-SPEC-01)."""
    table = referee.table
    record = table.units[unit]
    length = points * POINT
    wanted = partial(_wanted, table, unit, length)
    drafts = placing.ready(table, unit, wanted, entry_points(table, unit, length), inward(table, unit))
    ready = tuple(v for v in drafts if why_not_enter(table, unit, length, march, v) is None)
    if not ready:
        referee.note("DB-SPEC-01", "no-entry", unit=unit)
        referee.book(spare=-1)
        return
    value: Value = referee.place(
        entry_rule(table, unit),
        record.side,
        "enter",
        partial(why_not_enter, table, unit, length, march),
        lambda: ready,
        intent=intents.MOVE,
        actor=unit,
        unit=unit,
        length=length,
    )
    placing.put(referee, entry_rule(table, unit), unit, value)
    if unit_of(referee.table, unit).late:
        referee.change("DB-SPEC-03", unit, late=False)
    _bring_escort(referee, unit)
    referee.book(spare=-1)


def _bring_escort(referee: Referee, unit: str) -> None:
    """A hero declared to arrive with a unit comes on with it, joined for the activation (DB-SPEC-09)."""
    for other in tuple(referee.table.units):
        record = unit_of(referee.table, other)
        if record.escort == unit and record.place in (RESERVE, AMBUSH):
            lead = referee.table.figures[referee.table.units[unit].figures[0]]
            value = placing.group_at(referee.table, other, (lead.x, lead.y))
            if value:
                placing.put(referee, "DB-SPEC-09", other, value)
                referee.change("DB-SPEC-09", other, escort="")
                if not referee.table.turn.hero:
                    referee.book(hero=other)


def _wanted(table: Table, unit: str, length: int, at: Point) -> bool:
    far = from_entry(table, unit, at)
    return far is not None and far <= length


def inward(table: Table, unit: str) -> int:
    """The way one looks who comes on: into the table."""
    half = table.sides[table.units[unit].side].half
    return {SOUTH: 90, NORTH: 270, WEST: 0, EAST: 180}.get(half, 90 if "s" in half else 270)


def entry_points(table: Table, unit: str, length: int) -> tuple[Point, ...]:
    """Points to come on at: as far in as it goes and half of it, spread along the edges."""
    width, depth = table.ground.width, table.ground.depth
    reach = ways.walkers(table, unit)[0].put((0, 0)).reach
    points = []
    for share in (4, 3, 2):
        far = max(reach + 150, min(length * share // 4 - 150, length))
        points += [(x, far) for x in range(1500, width, 1500)]
        points += [(x, depth - far) for x in range(1500, width, 1500)]
        points += [(far, y) for y in range(1500, depth, 1500)]
        points += [(width - far, y) for y in range(1500, depth, 1500)]
    return tuple(sorted(points, key=lambda p: ((p[0] * 7919 + p[1] * 104729) % 10007, p)))


# -- ambush -------------------------------------------------------------------------------------------------


def why_not_spring(table: Table, unit: str, value: Any) -> Refusal | None:
    """Why an ambush may not be sprung like this: zone, 20 cm from enemies, in cover (DB-SPEC-06)."""
    if refusal := placing.why_not_put(table, unit, value):
        return refusal
    side = table.units[unit].side
    enemies = [
        body
        for other, members in bodies.bodies(table).items()
        if table.units[other].side == opponent(side) and table.units[other].place == BOARD
        for body in members
    ]
    walkers = {w.figure: w for w in ways.walkers(table, unit)}
    placed = [walkers[figure].put(at, max(0, facing)) for figure, (at,), facing in value]
    about = {"unit": unit}
    for body in placed:
        if not scenario.zone_of_ambush(table, side, body.at):
            return Refusal("DB-SPEC-06", "not-in-zone", about)
        for enemy in enemies:
            if bodies.no_farther(body, enemy, FAR - 1):
                far = bodies.apart(body, enemy)
                return Refusal(
                    "DB-SPEC-06", "too-near-an-enemy", {**about, "other": enemy.unit}, FAR - far, "cm"
                )
    for enemy in enemies:
        covered = sum([sight.covered_body(table, body, enemy) for body in placed])
        if 2 * covered < len(placed):
            return Refusal("DB-SPEC-06", "not-in-cover", {**about, "other": enemy.unit})
    return None


def springs(referee: Referee, unit: str) -> int:
    """At the start of its activation a held unit may be placed; its actions are rolled for (DB-SPEC-06)."""
    table = referee.table
    side = table.units[unit].side
    ready = tuple(
        value
        for value in placing.ready(table, unit, partial(scenario.zone_of_ambush, table, side))
        if why_not_spring(table, unit, value) is None
    )
    if not ready:
        referee.note("DB-SPEC-05", "waits", unit=unit)
        return 0
    options = (unit, NO_ONE)
    if referee.ask("DB-SPEC-06", side, "spring", options, actor=unit, part=intents.WHO, unit=unit) == NO_ONE:
        referee.note("DB-SPEC-05", "waits", unit=unit)
        return 0
    value: Value = referee.place(
        "DB-SPEC-06",
        side,
        "ambush-where",
        partial(why_not_spring, table, unit),
        lambda: ready,
        intent=intents.PLACE,
        actor=unit,
        unit=unit,
    )
    placing.put(referee, "DB-SPEC-06", unit, value)
    _bring_escort(referee, unit)
    actions: int = referee.roll("DB-SPEC-06", side, hitting(TWO), unit=unit, needs=EASY)
    return actions


# -- the start of an activation -----------------------------------------------------------------------------


def off_table(table: Table, unit: str) -> bool:
    """Whether a unit, or what carries it, is not on the table yet."""
    record = table.units[unit]
    if record.place == ABOARD and record.seat != PILOT:
        return table.units[record.carrier].place in (OFF, RESERVE, AMBUSH)
    return record.place in (OFF, RESERVE, AMBUSH)


def may_stay_off(table: Table, unit: str) -> bool:
    """An aircraft may be kept off the table in the first turn of an engagement (DB-SPEC-03)."""
    card = table.setting.cards[table.units[unit].card]
    first = scenario.of(table).engagement and table.turn.round == 1
    return first and card.type == AIRCRAFT and table.units[unit].place == OFF


def length_of(table: Table, unit: str, *, march: bool) -> int:
    """How far in a unit may come."""
    return paces(table, unit)[1 if march else 0] * POINT
