"""Coming on: engagement, reserves, ambush (area DB-SPEC)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from escarmouche.engine import options as intents
from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.games.dust.chapters.attack.reaction import stops_a_march
from escarmouche.games.dust.chapters.dice import ARMY, EASY, PLAINLY, TARGET, armies, hitting, symbols
from escarmouche.games.dust.chapters.people.heroes import PILOT
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.chapters.scope import TWO
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, OFF, RESERVE, opponent
from escarmouche.games.dust_battlefield.chapters import platoons
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.chapters.ground.kinds import SLOW_MARCH, SLOW_MOVE
from escarmouche.games.dust_battlefield.chapters.movement import movement, placing, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import Value
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.setup.scenario import ACROSS, CORNER, EAST, LONG, NORTH, SOUTH, WEST
from escarmouche.games.dust_battlefield.table import AMBUSH, Referee, Table, turn_of, unit_of
from escarmouche.space.shapes import Point, distance

DICE = {False: {1: 1, 2: 2}, True: {1: 0, 2: 1, 3: 2}}
"""Dice to come in by turn, delayed or not; later units come of themselves (DB-SPEC-08, DB-SPEC-11)."""
FAR = 2000
"""How far from every enemy an ambush is sprung (DB-SPEC-06)."""
LEFT_OF = {SOUTH: WEST, NORTH: EAST, WEST: NORTH, EAST: SOUTH}
"""The edge on the left of who looks in from an edge."""
AT_THE_EDGE = 2
"""How near to the edge the rear of a hull must be that is longer than its way (DB-SPEC-14)."""
ROWS = ((4, 0), (4, 600), (3, 300), (2, 0), (0, 0))
"""How far in units are offered to come: a share of their way, less some room for the men behind."""
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
    rule = reserve_dice(table, unit)[1]
    due = is_due(referee, unit)
    if due and holds_ambush(table, record.side) and not _wanted_now(referee, unit, "come-on"):
        due = False  # so that one who waits in ambush is not told by his staying (DB-SPEC-15)
    if due:
        settle_zone(referee, unit)
    else:
        referee.note(rule, "stays-in-reserve", unit=unit)
    return due


def is_due(referee: Referee, unit: str) -> bool:
    """Throw for a unit that is held back, an ambush too: whether a reserve would come on now."""
    dice, rule = reserve_dice(referee.table, unit)
    if dice < 1:
        return dice < 0
    side = referee.table.units[unit].side
    return bool(referee.roll(rule, side, armies(dice), unit=unit, needs=PLAINLY))


def holds_ambush(table: Table, side: str) -> bool:
    """Whether a side may hold one of those it keeps back in ambush: the defender, where there are any."""
    return scenario.of(table).ambush and side != scenario.attacker(table)


def _wanted_now(referee: Referee, unit: str, question: str) -> bool:
    """Ask in secret whether a unit that is held back shows itself now (DB-SPEC-15)."""
    side = referee.table.units[unit].side
    ask = Ask(
        "DB-SPEC-15" if question == "come-on" else "DB-SPEC-06", side, question, (unit, NO_ONE),
        actor=unit, part=intents.WHO, about={"unit": unit},
    )  # fmt: skip
    return bool(referee.ask_each(ask.rule, [ask], secret=True)[side] != NO_ONE)


def settle_zone(referee: Referee, unit: str) -> None:
    """Where a unit comes on: scattered reserves roll for it (DB-SPEC-12)."""
    table = referee.table
    zone = OWN_EDGE
    if scenario.of(table).scattered and table.units[unit].place == RESERVE:
        (face,) = referee.roll("DB-SPEC-12", table.units[unit].side, symbols(1), unit=unit)
        zone = OWN_EDGE if face == ARMY else LEFT_EDGE if face == TARGET else RIGHT_EDGE
    referee.change("DB-SPEC-12" if zone != OWN_EDGE else "DB-SPEC-08", "turn", zone=zone)


def from_entry(table: Table, unit: str, at: Point) -> int | None:
    """How far a point is from where a unit may come on; None where it may not come on there at all.

    In quarters that is the long edge of the own quarter, for those called by an officer too (DB-SPEC-13).
    """
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
        edge = SOUTH if half.startswith(SOUTH) else NORTH
        along = WEST if half.endswith(WEST) else EAST
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
        if from_entry(table, unit, at) is None:
            return Refusal(entry_rule(table, unit), "not-from-there", about)
        walker = walkers[figure]._replace(at=at, facing=max(0, facing))
        far, near = span_of_entry(table, unit, walker)
        if far > length and near > AT_THE_EDGE:
            rule = "DB-SPEC-14" if walker.form.hull is not None else entry_rule(table, unit)
            return Refusal(rule, "too-far", about, far - length, "cm")
        if far > limit and ways.slowed(table, walker, (at, at), -1):
            return Refusal("DB-TERR-01", "too-fast", about, far - limit, "cm")
    return None


def span_of_entry(table: Table, unit: str, walker: ways.Walker) -> tuple[int, int]:
    """How far the farthest and the nearest point of a miniature are from where it comes on (DB-SPEC-14)."""
    body = walker.put(walker.at, walker.facing)
    if body.hull is None:
        middle = from_entry(table, unit, walker.at) or 0
        return middle + body.radius, middle - body.radius
    corners = [far for at in body.outline.points if (far := from_entry(table, unit, at)) is not None]
    return max(corners, default=0), min(corners, default=0)


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
    length = whole = bodies.centimetres(points)
    stops = march and stops_a_march(table)
    if stops:  # as far as a Move, then the reaction, then the rest (DB-REACT-02)
        length = min(whole, bodies.centimetres(paces(table, unit)[0]))
    wanted = partial(_wanted, table, unit, length)
    judge = partial(why_not_enter, table, unit, length, march)
    ready = placing.ready(table, unit, wanted, judge, entry_points(table, unit, length), inward(table, unit))
    if ready is None:
        referee.note("DB-SPEC-01", "no-entry", unit=unit)
        referee.book(spare=-1)
        return
    value: Value = referee.place(
        entry_rule(table, unit),
        record.side,
        "enter",
        judge,
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
    if not stops:
        referee.book(spare=-1)
        return
    walkers = ways.walkers(referee.table, unit)
    gone = max([from_entry(referee.table, unit, w.at) or 0 for w in walkers], default=0)
    if any(ways.slowed(referee.table, w, (w.at, w.at), -1) for w in walkers):
        referee.book(hazards=(*referee.table.turn.hazards, movement.SLOWED))
    referee.book(spare=max(0, whole - gone))


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
    return {SOUTH: 90, NORTH: 270, WEST: 0, EAST: 180}.get(half, 90 if half.startswith(SOUTH) else 270)


def entry_points(table: Table, unit: str, length: int) -> tuple[Point, ...]:
    """Points to come on at: as far in as it goes and half of it, spread along the edges."""
    form = ways.walkers(table, unit)[0].form
    half = form.hull[0] if form.hull is not None else form.radius
    return _entries(table.ground.width, table.ground.depth, half, length)


@lru_cache(maxsize=256)
def _entries(width: int, depth: int, half: int, length: int) -> tuple[Point, ...]:
    points = []
    for far in dict.fromkeys(max(half, length * share // 4 - half - slack) for share, slack in ROWS):
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
    at_once = _rows(table, enemies, placed)
    for enemy in enemies:
        if not _covered_from(table, enemy, placed, at_once.get(enemy.figure, ())):
            return Refusal("DB-SPEC-06", "not-in-cover", {**about, "other": enemy.unit})
    return None


def _rows(table: Table, enemies: list[Body], placed: list[Body]) -> dict[str, tuple[sight.Look, ...]]:
    """What those of some enemies who stand on bases have of a squad, looked at at once."""
    bases = tuple([enemy for enemy in enemies if enemy.hull is None])
    if any(body.hull is not None for body in placed) or len(bases) * len(placed) < sight.MANY:
        return {}
    rows = sight.looks(table, bases, tuple(placed))
    return {enemy.figure: row for enemy, row in zip(bases, rows, strict=True)}


def _covered_from(table: Table, enemy: Body, placed: list[Body], row: tuple[sight.Look, ...] = ()) -> bool:
    """Whether at least half of some miniatures are in cover from an enemy, who has this of them if known."""
    if row:
        return 2 * sum([look.covered for look in row]) >= len(placed)
    return sight.half_covered(table, placed, enemy)


def _quick_judge(table: Table, unit: str) -> placing.Judge:
    """As `why_not_spring`, for one place after the other: who saw the last one is asked first."""
    watcher = ""

    def judge(value: Any) -> Refusal | None:
        nonlocal watcher
        if watcher:
            walkers = {w.figure: w for w in ways.walkers(table, unit)}
            placed = [walkers[figure].put(at, max(0, facing)) for figure, (at,), facing in value]
            if not all(_covered_from(table, enemy, placed) for enemy in bodies.of(table, watcher)):
                return Refusal("DB-SPEC-06", "not-in-cover", {"unit": unit, "other": watcher})
        refusal = why_not_spring(table, unit, value)
        if refusal is not None and refusal.reason == "not-in-cover":
            watcher = refusal.about["other"]
        return refusal

    return judge


def springs(referee: Referee, unit: str) -> int:
    """At the start of its activation a held unit may be placed; its actions are rolled for (DB-SPEC-06)."""
    table = referee.table
    side = table.units[unit].side
    judge = partial(why_not_spring, table, unit)
    zone = partial(scenario.zone_of_ambush, table, side)
    ready = placing.ready(table, unit, zone, _quick_judge(table, unit))
    is_due(referee, unit)  # it throws like a reserve, and comes on by no throw (DB-SPEC-15)
    if ready is None or not _wanted_now(referee, unit, "spring"):
        referee.note("DB-SPEC-05", "waits", only=side, unit=unit)
        referee.note(reserve_dice(table, unit)[1], "stays-in-reserve", unit=unit)
        return 0
    value: Value = referee.place(
        "DB-SPEC-06",
        side,
        "ambush-where",
        judge,
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
    return bodies.centimetres(paces(table, unit)[1 if march else 0])
