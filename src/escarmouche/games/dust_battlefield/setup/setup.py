"""Set-up: armies mustered, attacker and edges, forts, objectives, reserves, deployment (DB-SETUP)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Annotated, Any

import msgspec

from escarmouche.engine import kinds, matchoptions
from escarmouche.engine import options as intents
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.options import PLACE, WHERE, WHO
from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.dust.armies.muster import muster
from escarmouche.games.dust.chapters.initiative import roll_initiative
from escarmouche.games.dust.chapters.people.heroes import OWN_KIND
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    GONE,
    HERO,
    INFANTRY,
    OBJECTIVE,
    OFF,
    RESERVE,
    Thing,
    opponent,
    things_of,
)
from escarmouche.games.dust_battlefield.armies import catalogue, platoons
from escarmouche.games.dust_battlefield.armies.armylist import ArmyList
from escarmouche.games.dust_battlefield.chapters.ground.kinds import CLOSED, KINDS, walls_of
from escarmouche.games.dust_battlefield.chapters.movement import placing
from escarmouche.games.dust_battlefield.chapters.movement.judging import Value, is_point
from escarmouche.games.dust_battlefield.setup import maps, scenario, terrain
from escarmouche.games.dust_battlefield.setup.scenario import ACROSS, LONG, QUARTERS, SHORT
from escarmouche.games.dust_battlefield.table import (
    AMBUSH,
    SIDES,
    Referee,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
)
from escarmouche.space.shapes import Point, disc_overlaps_polygon, distance, gap_to_polygon
from escarmouche.space.terrain import ground_of

BARE = "none"
UNMAPPED = (BARE, terrain.PLAYERS, terrain.ALONE)
FORT_PRICES = {"bunker": 15, "strongpoint": 10}
MARK = scenario.MARK
CM = 100


def _grounds() -> tuple[str, ...]:
    return (*maps.MAPS.names(), terrain.PLAYERS, terrain.ALONE, BARE)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a match."""

    points: Annotated[int, msgspec.Meta(ge=1)]
    """Army points; those of the larger list unless agreed otherwise (DB-SETUP-03)."""
    turns: Annotated[int, msgspec.Meta(ge=0), about(examples=(5,))] = 0
    """The last turn; 0: the scenario's own."""
    terrain: Annotated[str, about(_grounds)] = "crossroads"
    """A map, or none; laid by both players, or by the first alone and the other picks his edge."""


def new_table(setup: Setup) -> Table:
    """The table before the first step: both armies mustered and checked, nobody on the table."""
    if setup.scenario != scenario.RANDOM:
        scenario.load(setup.scenario)
    lists = catalogue.ARMOURY.load_forces(setup, len(SIDES))
    options = agreed(setup.options, max(army.points for army in lists))
    cards: dict[str, Any] = {}
    units: dict[str, Any] = {}
    figures: dict[str, Any] = {}
    kinds_of: dict[str, str] = {}
    queue: list[str] = []
    for side, army in zip(SIDES, lists, strict=True):
        if refusals := catalogue.checked(army, options["points"]):
            catalogue.ARMOURY.refuse(army, refusals)
        mustered = muster(army, side)
        cards |= mustered.cards
        figures |= mustered.figures
        units |= _units(army, side, mustered.units)
        kinds_of |= {f"{side}-platoon{n}": p.kind for n, p in enumerate(army.platoons, 1)}
        queue += [f"{side}:{fort}" for fort in mustered.forts]
    known = maps.load(options["terrain"]) if options["terrain"] not in UNMAPPED else None
    width = round(known.width * CM) if known else maps.WIDTH
    depth = round(known.depth * CM) if known else maps.DEPTH
    return EngineTable(
        Setting(
            options=options,
            system="dust_battlefield",
            scenario=setup.scenario,
            cards=cards,
            points=options["points"],
            turns=options["turns"],
            platoons=kinds_of,
        ),
        ground_of(width, depth, maps.pieces_of(known) if known else ()),
        {side: Side(side, bloc=army.book.key) for side, army in zip(SIDES, lists, strict=True)},
        units,
        figures,
        Turn(phase="setup", step="setup", activation="scenario", spare=-1, queue=tuple(queue)),
    )


def _units(army: ArmyList, side: str, mustered: dict[str, Any]) -> dict[str, Unit]:
    """The units of a list as the open table knows them, each with its platoon."""
    roles = platoons.roles(army, side)
    numbers = [n for n, pick in enumerate(army.picks, 1) if not pick.attached]
    made = {}
    for number, (id, unit) in zip(numbers, mustered.items(), strict=True):
        platoon, role = roles.get(number, ("", ""))
        made[id] = Unit(**msgspec.structs.asdict(unit), platoon=platoon, role=role)
    return made


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them, the same in all scenarios."""
    return matchoptions.controls(Options, {})


def agreed(given: dict[str, Any], points: int) -> dict[str, Any]:
    """Every option with its value; DataError for one that makes no sense."""
    read = matchoptions.read(Options, given, {"points": points}, "Dust Tactics Battlefield")
    return msgspec.structs.asdict(read)


# -- steps --------------------------------------------------------------------------------------------------


def settle_scenario(referee: Referee) -> None:
    """Armies are told; roll for the scenario if it was left to chance (DB-SETUP-01)."""
    table = referee.table
    for unit in table.units.values():
        card = table.setting.cards[unit.card]
        referee.note(
            "DB-SETUP-03", "army", side=unit.side, unit=unit.id,
            soldiers=0 if card.damage else len(unit.roster), boxes=card.damage, points=card.points,
        )  # fmt: skip
    key = table.setting.scenario
    if key == scenario.RANDOM:
        key = scenario.roll_scenario(referee)
    referee.change("DB-SETUP-01", "turn", scenario=key)
    laid = table.setting.options.get("terrain") in (terrain.PLAYERS, terrain.ALONE)
    referee.book(step="terrain" if laid else "sides", activation="sides")


def defender_by_forts(table: Table) -> str:
    """The side that defends because of its bunkers and strongpoints, or nobody (DB-SETUP-04)."""
    points = dict.fromkeys(SIDES, 0)
    for word in table.turn.queue:
        side, _, kind = word.partition(":")
        points[side] += FORT_PRICES[kind]
    for unit in table.units.values():
        card = table.setting.cards[unit.card]
        if "strongpoint" in card.skills:
            points[unit.side] += card.points - FORT_PRICES["strongpoint"]
    one, two = SIDES
    if points[one] == points[two]:
        return ""
    return one if points[one] > points[two] else two


def choose_sides(referee: Referee) -> None:
    """Who attacks, and which edge or quarter is whose (DB-SETUP-04, area DB-SCEN)."""
    table = referee.table
    played = scenario.of(table)
    defender = defender_by_forts(table)
    if defender:
        referee.note("DB-SETUP-04", "defends", side=defender)
        attacker = opponent(defender)
    else:
        attacker = roll_initiative(referee)
        defender = opponent(attacker)
    referee.change(played.rule, "turn", attacker=attacker)
    first = attacker if played.zones in ("long", "opposite_quarters") else defender
    if layer := terrain.laid_by(table):
        first = opponent(layer)  # who has not laid the terrain picks (DB-SETUP-02)
    rule = "DB-SETUP-02" if layer else played.rule
    second = opponent(first)
    if played.zones in ("long", "short"):
        edges = LONG if played.zones == "long" else SHORT
        edge = referee.ask(rule, first, "edge", edges, part=WHERE)
        halves = {first: edge, second: ACROSS[edge]}
    else:
        quarter = referee.ask(rule, first, "quarter", QUARTERS, part=WHERE)
        halves = {first: quarter, second: ACROSS[quarter]}
    if played.zones == "adjacent_quarters":
        at = QUARTERS.index(quarter)
        beside = (QUARTERS[(at + 1) % 4], QUARTERS[(at + 3) % 4])
        halves[second] = referee.ask(played.rule, second, "quarter", beside, part=WHERE)
    for side, half in halves.items():
        referee.change(played.rule, side, half=half)
    referee.book(step="forts", activation="forts", first=attacker, active=attacker, placed=0)


def why_not_fort(table: Table, side: str, kind: str, at: Any) -> Refusal | None:
    """Why a fortification may not lie there: zone, 10 cm from edges and walls (DS-FORT-03).

    Where the scenario has no zone to deploy in it is the player's half of the table (DB-SETUP-05).
    """
    about_it = {"kind": kind}
    if not is_point(at):
        return Refusal("DS-FORT-03", "not-a-point", about_it)
    half = KINDS[kind].size[0] // 2
    if not scenario.in_own(table, table.sides[side].half, at):
        rule = "DS-FORT-03" if scenario.of(table).deployed else "DB-SETUP-05"
        return Refusal(rule, "not-in-zone", about_it)
    near = 10 * CM + half - scenario.edges_of(table, at)
    if near > 0:
        return Refusal("DS-FORT-03", "too-near-the-edges", about_it, near, "cm")
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        gap = gap_to_polygon(at, half, polygon)
        least = 20 * CM if piece.kind in FORT_PRICES else 10 * CM if CLOSED in piece.traits else 1
        if gap < least:
            return Refusal("DS-FORT-03", "too-near", {**about_it, "piece": piece.id}, least - gap, "cm")
    return None


def place_forts(referee: Referee) -> None:
    """One fortification a step, the attacker's first (DS-FORT-03)."""
    turn = referee.table.turn
    order = sorted(turn.queue, key=lambda word: word.partition(":")[0] != turn.first)
    if not order:
        referee.book(step="objectives", placed=0, queue=(), active=turn.first)
        return
    side, _, kind = order[0].partition(":")
    referee.book(activation=f"forts/{turn.placed}", active=side)
    table = referee.table
    ready = tuple(
        islice((p for p in placing.lattice(table) if why_not_fort(table, side, kind, p) is None), 12)
    )
    if ready:
        at: Point = referee.place(
            "DS-FORT-03", side, "fort", partial(why_not_fort, table, side, kind), lambda: ready,
            intent=PLACE, kind=kind,
        )  # fmt: skip
        facing = {"south": 90, "north": 270, "west": 0, "east": 180}.get(table.sides[side].half, 0)
        piece = KINDS.piece(
            f"{kind}-{side}-{turn.placed + 1}",
            kind,
            KINDS.block(kind, at, facing),
            None,
            (f"facing:{facing}",),
        )
        walls = walls_of(piece, at, facing) if kind == "bunker" else ()
        referee.change("DS-FORT-03", "ground", pieces=(*table.ground.pieces, piece, *walls))
    referee.book(queue=tuple(order[1:]), placed=turn.placed + 1)


def why_not_objective(table: Table, side: str, number: int, at: Any) -> Refusal | None:
    """Why an objective may not lie there (area DB-SCEN)."""
    rule = scenario.of(table).rule
    if not is_point(at):
        return Refusal(rule, "not-a-point", {"number": number})
    reason, excess = scenario.why_not_objective(table, side, number, at)
    if reason:
        return (
            Refusal(rule, reason, {"number": number}, excess, "cm") if excess else Refusal(rule, reason, {})
        )
    if any(distance(at, (t.x, t.y)) < 2 * MARK for t in things_of(table, OBJECTIVE)):
        return Refusal(rule, "on-another-objective", {"number": number})
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        if piece.kind in FORT_PRICES and disc_overlaps_polygon(at, MARK, polygon):
            return Refusal("DS-FORT-03", "objective-in-fort", {"piece": piece.id})
    return None


def objective_drafts(table: Table, side: str, number: int) -> tuple[Point, ...]:
    """Places for an objective, spread over where it may lie."""
    width, depth = table.ground.width, table.ground.depth
    points = [(x, y) for x in range(800, width, 800) for y in range(800, depth, 800)]
    mixed = sorted(points, key=lambda p: ((p[0] * 7919 + p[1] * 104729) % 10007, p))
    return tuple(islice((p for p in mixed if why_not_objective(table, side, number, p) is None), 12))


def place_objectives(referee: Referee) -> None:
    """The players place objectives in turn, one a step (area DB-SCEN)."""
    table = referee.table
    turn, played = table.turn, scenario.of(table)
    attacker = scenario.attacker(table)
    first = opponent(attacker) if played.win == "attacker" else attacker
    if turn.placed >= 2 * played.objectives:
        referee.book(step="reserves", placed=0, queue=(), active=first)
        return
    side = first if turn.placed % 2 == 0 else opponent(first)
    number = turn.placed // 2 + 1
    referee.book(activation=f"objectives/{turn.placed}", active=side)
    drafts = objective_drafts(table, side, number)
    if drafts:
        at: Point = referee.place(
            played.rule, side, "objective", partial(why_not_objective, table, side, number), lambda: drafts,
            intent=PLACE, number=number,
        )  # fmt: skip
        halves = (table.sides[s].half for s in SIDES)
        half = next((h for h in halves if scenario.in_own(table, h, at)), "")
        mark = Thing(f"objective{turn.placed + 1}", OBJECTIVE, *at, half=half)
        steps = ((mark.id, (at,), -1),)
        referee.put(played.rule, mark, tells=kinds.PLACED, x=at[0], y=at[1], steps=steps)
    referee.book(placed=turn.placed + 1)


# -- reserves and ambush ------------------------------------------------------------------------------------


def countable(table: Table, side: str) -> list[str]:
    """The units of a side that count for reserves: carried ones come with what carries them (DB-SPEC-10)."""
    return [u.id for u in table.units.values() if u.side == side and u.place == OFF]


def holdable(table: Table, unit: str) -> bool:
    """Whether a unit may be held back: strongpoint units may not (DS-FORT-04)."""
    return "strongpoint" not in table.setting.cards[table.units[unit].card].skills


def choose_reserves(referee: Referee) -> None:
    """Each side that has reserves holds back at least half of its units (DB-SPEC-07)."""
    table = referee.table
    played, turn = scenario.of(table), table.turn
    attacker = scenario.attacker(table)
    sides = {"": (), "both": (attacker, opponent(attacker)), "defender": (opponent(attacker),)}[
        played.reserves
    ]
    if turn.placed >= len(sides):
        referee.book(step="escorts", placed=0, queue=())
        return
    side = sides[turn.placed]
    referee.book(activation=f"reserves/{side}", active=side)
    units = countable(table, side)
    able = [unit for unit in units if holdable(table, unit)]
    least = min(len(able), (len(units) + 1) // 2)
    if able:
        chosen = referee.pick(
            "DB-SPEC-07", side, "reserves", able, least, len(able),
            proposal=tuple(able[-least:]) if least else (),
            part=WHO, held=least,
        )  # fmt: skip
        for unit in chosen:
            referee.change("DB-SPEC-07", unit, place=RESERVE)
    referee.book(placed=turn.placed + 1)


def may_escort(table: Table, hero: str, unit: str) -> bool:
    """Whether a hero could join a unit: armour and kind fit (DS-HERO-03)."""
    his = table.setting.cards[table.units[hero].card]
    its = table.setting.cards[table.units[unit].card]
    if its.type != INFANTRY or its.kind == HERO or his.armour != its.armour:
        return False
    lone = any(key in his.skills for key in ("loner", "superhuman")) or any(
        s.startswith("sidekick") for s in his.skills
    )
    return not lone and all((key in his.skills) == (key in its.skills) for key, _ in OWN_KIND)


def choose_escorts(referee: Referee) -> None:
    """A hero in reserve may be declared to arrive with a unit he can join, one a step (DB-SPEC-09)."""
    table = referee.table
    waiting = [
        u
        for u in table.units.values()
        if u.place == RESERVE and table.setting.cards[u.card].kind == HERO and u.id not in table.turn.queue
    ]
    if not waiting:
        referee.book(step="ambush", placed=0, queue=())
        return
    hero = waiting[0]
    referee.book(queue=(*table.turn.queue, hero.id), activation=f"escorts/{hero.id}", active=hero.side)
    hosts = [
        u.id
        for u in table.units.values()
        if u.side == hero.side and u.place == RESERVE and u.id != hero.id and may_escort(table, hero.id, u.id)
    ]
    if hosts:
        chosen = referee.ask(
            "DB-SPEC-09", hero.side, "arrive-with", (*hosts, NO_ONE), actor=hero.id, part=WHO, unit=hero.id
        )
        if chosen != NO_ONE:
            referee.change("DB-SPEC-09", hero.id, escort=chosen)


def choose_ambush(referee: Referee) -> None:
    """The defender may hold one of the units he keeps back in ambush, and nobody else knows which.

    It counts towards the half that he keeps back.
    """
    table = referee.table
    side = opponent(scenario.attacker(table))
    if scenario.of(table).ambush:
        able = [u.id for u in table.units.values() if u.side == side and u.place == RESERVE]
        referee.book(activation="ambush", active=side)
        if able:
            ask = Ask("DB-SPEC-04", side, "ambush", (*able, NO_ONE), part=WHO)
            chosen = referee.ask_each("DB-SPEC-04", [ask], secret=True)[side]
            if chosen != NO_ONE:
                referee.change("DB-SPEC-04", chosen, only=side, place=AMBUSH)
    referee.book(step="deploy", placed=0, queue=())


# -- deployment ---------------------------------------------------------------------------------------------


def why_not_deploy(table: Table, unit: str, value: Any) -> Refusal | None:
    """Why a unit may not be deployed like this (area DB-SCEN)."""
    if refusal := placing.why_not_put(table, unit, value):
        return refusal
    side = table.units[unit].side
    for figure, (at,), _ in value:
        if not scenario.may_deploy(table, side, at):
            return Refusal(scenario.of(table).rule, "not-in-zone", {"unit": unit, "figure": figure})
    return None


def deploy(referee: Referee) -> None:
    """Units are put on the table one a step: garrisons, then the scenario's own (DS-FORT-04, DB-SCEN-03)."""
    table = referee.table
    turn, played = table.turn, scenario.of(table)
    attacker = scenario.attacker(table)
    garrison = [u for u in table.units.values() if u.place == OFF and not holdable(table, u.id)]
    if garrison:
        _garrison(referee, garrison[0].id)
        return
    waiting = (
        {s: [u for u in countable(table, s) if u not in turn.queue] for s in SIDES} if played.deployed else {}
    )
    order = [opponent(attacker), attacker] if played.win == "attacker" else [attacker, opponent(attacker)]
    if played.zones == "opposite_quarters" and turn.placed % 2:
        order.reverse()
    side = next((s for s in order if waiting.get(s)), "")
    if not side:
        referee.book(step="initiative", activation="", active="", placed=0, queue=())
        return
    unit = waiting[side][0]
    referee.book(activation=f"deploy/{unit}", active=side, placed=turn.placed + 1)
    facing = {"south": 90, "north": 270, "west": 0, "east": 180}.get(table.sides[side].half, 0)
    judge = partial(why_not_deploy, table, unit)
    ready = placing.ready(table, unit, partial(scenario.may_deploy, table, side), judge, (), facing)
    if ready is None:
        referee.change("DB-SPEC-07", unit, place=RESERVE)  # no room: it comes later
        return
    value: Value = referee.place(
        played.rule, side, "deploy", judge, lambda: ready,
        intent=intents.PLACE, actor=unit, unit=unit,
    )  # fmt: skip
    placing.put(referee, played.rule, unit, value)


def _garrison(referee: Referee, unit: str) -> None:
    """A strongpoint unit goes into a fortification of its side; or is not fielded (DS-FORT-04)."""
    table = referee.table
    side = table.units[unit].side
    referee.book(activation=f"garrison/{unit}", active=side)
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        if piece.kind in FORT_PRICES and f"-{side}-" in piece.id:
            facing = next(int(t.partition(":")[2]) for t in piece.traits if t.startswith("facing:"))
            value = placing.group_at(table, unit, polygon.centroid, facing)
            if value and all(polygon.contains(at) for _, (at,), _ in value):
                placing.put(referee, "DS-FORT-04", unit, value)
                return
    referee.change("DS-FORT-04", unit, place=GONE)


STEPS: dict[str, Callable[[Referee], None]] = {
    "setup": settle_scenario,
    "terrain": terrain.lay,
    "sides": choose_sides,
    "forts": place_forts,
    "objectives": place_objectives,
    "reserves": choose_reserves,
    "escorts": choose_escorts,
    "ambush": choose_ambush,
    "deploy": deploy,
}

__all__ = ["ABOARD", "AIRCRAFT", "STEPS", "agreed", "controls", "new_table"]
