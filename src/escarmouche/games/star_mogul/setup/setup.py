"""Set-up: companies mustered, counters and markers placed, units deployed (area SM-SETUP, SM-SEQ-04)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.options import WHO
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.star_mogul.armies import listcheck, muster
from escarmouche.games.star_mogul.armies.armylist import ArmyList
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul.chapters import missions, phases
from escarmouche.games.star_mogul.chapters.terrain import KINDS
from escarmouche.games.star_mogul.chapters.vehicles.destruction import put_piece
from escarmouche.games.star_mogul.setup import deployment, maps, scenario
from escarmouche.games.star_mogul.setup.scenario import Scenario
from escarmouche.games.star_mogul.table import (
    DOOR,
    PAS,
    SALVAGE,
    SIDES,
    Blade,
    Figure,
    Machine,
    Profile,
    Referee,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    Unit,
    Weapon,
)

SIXTHS = tuple((x, y) for y in (12, 36) for x in (8, 24, 40))
"""Middles of the six equal parts of a table, in pas (SM-MISS-07)."""


class Options(msgspec.Struct, frozen=True):
    """The ledger's switches at its defaults, readings of doubtful sentences, what players agree on."""

    map: Annotated[str, about(maps.names, rule="SM-SETUP-05", varied=False)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20), about(rule="SM-SEQ-05", examples=(6,), varied=False)]
    limit: Annotated[int, msgspec.Meta(ge=750, le=3000), about(rule="SM-COMP-04", varied=False)]
    skill_die: Annotated[int, msgspec.Meta(ge=6, le=10), about(rule="SM-SHOOT-03", examples=(6, 10))] = 8
    loyalty_start: Annotated[int, msgspec.Meta(ge=5, le=16), about(rule="SM-LOY-07", examples=(9, 13))] = 11
    short_and_elevated: Annotated[Literal["separate", "both_needed"], about(rule="SM-SHOOT-10")] = "separate"
    loyalty_loss_scope: Annotated[
        Literal["models_of_a_unit", "units_of_the_company"], about(rule="SM-LOY-02")
    ] = "models_of_a_unit"
    engage_reach_in: Annotated[int, msgspec.Meta(ge=1, le=8), about(rule="SM-ACT-12", examples=(5,))] = 3
    wounded_model: Annotated[Literal["stays_in_play", "out_of_action"], about(rule="SM-STATE-01")] = (
        "stays_in_play"
    )
    rally: Annotated[Literal["one_test", "two_steps"], about(rule="SM-RETR-03")] = "one_test"
    crash_blast: Annotated[bool, about(rule="SM-VEH-09")] = False
    season_missions: Annotated[int, msgspec.Meta(ge=3, le=12), about(rule="SM-CAMP-01", varied=False)] = 6
    vehicle_into_melee: Annotated[Literal["tests", "no_test"], about(rule="SM-SHOOT-14")] = "tests"
    bot_explosion: Annotated[Literal["with_result_1", "six_only"], about(rule="SM-VEH-12")] = "with_result_1"
    stragglers_count: Annotated[bool, about(rule="SM-SP-02")] = False
    seat_ps: Annotated[int, msgspec.Meta(ge=0, le=1), about(rule="SM-VEH-05", examples=(0,))] = 1
    door_ps: Annotated[int, msgspec.Meta(ge=0, le=1), about(rule="SM-MISS-09", examples=(0,))] = 1
    keeper_calls: Annotated[Literal["gives_up", "wins"], about(rule="SM-MISS-09")] = "gives_up"
    extra_modifiers: Annotated[bool, about(rule="SM-RETR-06")] = True
    crew_death: Annotated[Literal["out_of_action", "beyond_recovery"], about(rule="SM-VEH-05")] = (
        "out_of_action"
    )
    season: Annotated[bool, about(rule="SM-CAMP-01", varied=False)] = False
    """A battle of a season: what comes after it is settled there."""
    rupture_aboard: Annotated[Literal["recoverable", "beyond_recovery"], about(rule="SM-VEH-21")] = (
        "recoverable"
    )


def controls(key: str) -> tuple[Control, ...]:
    """The options of a mission as players are offered them."""
    played = scenario.load(key)
    usual = {"map": played.map, "rounds": played.rounds, "limit": 1500}
    return matchoptions.controls(Options, usual, ("map",))


def new_table(setup: Setup) -> Table:
    """A table before the first die: units mustered, none of them down; DataError for what is wrong."""
    played = scenario.load(setup.scenario)
    least, most = played.sides
    count = min(max(len(setup.lists), least), most)
    forces = ARMOURY.load_forces(setup, count)
    usual = {"map": played.map, "rounds": played.rounds, "limit": max(force.points for force in forces)}
    options = msgspec.structs.asdict(matchoptions.read(Options, setup.options, usual, "Star Mogul"))
    sides: dict[str, Side] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    weapons: dict[str, Weapon] = {}
    blades: dict[str, Blade] = {}
    profiles: dict[str, Profile] = {}
    machines: dict[str, Machine] = {}
    for n, force in enumerate(forces):
        _check(force, played, n, options)
        made = muster.muster(force, SIDES[n])
        weapons |= made.weapons
        blades |= made.blades
        profiles |= made.profiles
        machines |= made.machines
        units |= made.units
        figures |= made.figures
        loyalty = force.written.loyalty or options["loyalty_start"]
        sides[SIDES[n]] = Side(SIDES[n], loyalty=loyalty, cost=force.total)
    setting = Setting(
        options, played.mission, played.key, weapons, blades, profiles, machines, options["rounds"],
        played.vacuum, played.centre,
    )  # fmt: skip
    turn = Turn(0, "setup", SIDES[0], "roles", step="setup", order=tuple(sides))
    table: Table = EngineTable(setting, maps.ground(options["map"]), sides, units, figures, turn)
    return table


def _check(force: ArmyList, played: Scenario, side: int, options: dict[str, Any]) -> None:
    """A company that may be deployed at this limit, or ListRefused."""
    limit = played.share(side, options["limit"]) if played.shares else options["limit"]
    refusals = listcheck.check(force, min(limit, max(force.points, 1)), vacuum=played.vacuum)
    if refusals:
        ARMOURY.refuse(force, refusals)


# -- the steps ----------------------------------------------------------------------------------------------


def set_up(referee: Referee) -> None:
    """One stage of the set-up."""
    STAGES[referee.table.turn.activation.partition("/")[0]](referee)


def roll_off(referee: Referee, rule: str, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Sides by their dice, the highest first; ties roll again among themselves."""
    if len(sides) < 2:
        return sides
    rolls = {side: int(referee.roll(rule, side, d6())) for side in sides}
    ordered: list[str] = []
    for value in sorted(set(rolls.values()), reverse=True):
        ordered += roll_off(referee, rule, tuple(s for s in sides if rolls[s] == value))
    return tuple(ordered)


def roles(referee: Referee) -> None:
    """Who is who in a mission that has roles; assets and buildings are rolled for (area SM-MISS)."""
    table = referee.table
    mission = table.setting.mission
    one, two = SIDES[:2]
    if mission == missions.RAID:
        weaker = min((one, two), key=lambda s: (table.sides[s].cost, s))
        for side in (one, two):
            role = missions.RAIDER if side == weaker else missions.STRONGER
            referee.change("SM-MISS-04", side, role=role)
    elif mission == missions.RESCUE:
        guard, investigator = roll_off(referee, "SM-MISS-07", (one, two))
        referee.change("SM-MISS-07", guard, role=missions.GUARD)
        referee.change("SM-MISS-07", investigator, role=missions.INVESTIGATOR)
        put_buildings(referee)
    elif mission == missions.REVENGE:
        referee.change("SM-MISS-10", one, role=missions.DEMANDER)
    elif mission in (missions.ASSET, missions.ASSET_RAID) and not table.setting.options.get("season"):
        if mission == missions.ASSET_RAID:
            first = roll_off(referee, "SM-MISS-06", (one, two))[0]
            chosen = referee.ask("SM-MISS-06", first, "asset-raid", ("attack", "let-be"), part="what")
            referee.note("SM-MISS-06", "asset-raid", side=first, attacks=chosen == "attack")
        thrown: int = referee.roll("SM-MISS-02", one, d6())
        referee.note("SM-MISS-02", "asset", asset=missions.asset_of(thrown))
    stage = "counters" if mission in (missions.RIGHTS, missions.REVENGE) else "order"
    referee.book(activation=f"{stage}/0")


def put_buildings(referee: Referee) -> None:
    """1D3+1 buildings in parts of the table rolled at random, captives and stashes behind their doors."""
    table = referee.table
    guard = next(s.id for s in table.sides.values() if s.role == missions.GUARD)
    number = (int(referee.roll("SM-MISS-07", guard, d6())) + 1) // 2 + 1
    free = list(range(6))
    blocks = []
    for n in range(number):
        part = int(referee.roll("SM-MISS-07", guard, d6())) - 1
        while part not in free:
            part = (part + 1) % 6
        free.remove(part)
        x, y = SIXTHS[part]
        centre = (x * PAS, y * PAS)
        ring = KINDS.block("building", centre, 0, (5 * PAS, 4 * PAS))
        piece = KINDS.piece(f"house{n + 1}", "building", ring)
        put_piece(referee, "SM-MISS-07", piece)
        side = -1 if y > 24 else 1
        door = (centre[0], centre[1] + side * (2 * PAS + PAS // 2 + 10))
        referee.put("SM-MISS-07", Thing(f"door{n + 1}", DOOR, *door, piece=piece.id), kind=DOOR)
        blocks.append((piece.id, door))
    thrown: int = referee.roll("SM-MISS-08", guard, d6())
    prizes = missions.kinds_of(thrown)
    order = spread(referee, guard, len(prizes), len(blocks))
    for n, (kind, where) in enumerate(zip(prizes, order, strict=True), 1):
        piece_id, at = blocks[where]
        thing = Thing(f"{kind}{n}", kind, *at, piece=piece_id, inside=True)
        referee.put("SM-MISS-08", thing, kind=kind)


def spread(referee: Referee, side: str, prizes: int, blocks: int) -> list[int]:
    """Evenly over the buildings; what is left over is drawn at random (SM-MISS-08)."""
    even = [n for _ in range(prizes // blocks) for n in range(blocks)]
    left = list(range(blocks))
    for _ in range(prizes % blocks):
        thrown = int(referee.roll("SM-MISS-08", side, d6().meaning(*(f % len(left) for f in range(6)))))
        even.append(left.pop(thrown))
    return even


def counters(referee: Referee) -> None:
    """Counters are placed alternately, one a step: six by default (SM-SETUP-05, SM-SALV-05)."""
    table = referee.table
    done = len(deployment.counters(table))
    raid = table.setting.mission == missions.RAID
    wanted = 4 if raid else scenario.of(table).counters
    if done >= wanted:
        referee.book(activation="markers/1" if raid else "order/0")
        return
    side = tuple(table.sides)[done % len(table.sides)]
    spot = referee.place(
        "SM-SETUP-05", side, "counter", lambda v: deployment.why_not_counter(table, v),
        lambda: deployment.counter_drafts(table), which=(done + 1, wanted),
    )  # fmt: skip
    referee.put(
        "SM-SETUP-05", Thing(f"salvage{done + 1}", SALVAGE, *spot), kind=SALVAGE, x=spot[0], y=spot[1]
    )
    referee.book(activation=f"counters/{done + 1}")


def order(referee: Referee) -> None:
    """The highest chooses who places first, then the next highest (SM-SETUP-02)."""
    table = referee.table
    sides = tuple(table.sides)
    if table.setting.mission == missions.RAID:
        stronger = next(s.id for s in table.sides.values() if s.role == missions.STRONGER)
        placing = (stronger, *(s for s in sides if s != stronger))
    else:
        ranked = roll_off(referee, "SM-SETUP-02", sides)
        left = list(sides)
        chosen = []
        for chooser in ranked[:-1]:
            first = referee.ask("SM-SETUP-02", chooser, "who-places", tuple(left), part=WHO)
            chosen.append(first)
            left.remove(first)
        placing = (*chosen, *left)
    referee.change("SM-SETUP-02", "turn", order=placing)
    referee.book(activation="markers/0")


def markers(referee: Referee) -> None:
    """Each player places his drop zone marker (SM-SETUP-01)."""
    table = referee.table
    number = int(table.turn.activation.partition("/")[2])
    if number >= len(table.turn.order):
        referee.book(activation="deploy/0", queue=())
        return
    if number == 1 and table.setting.mission == missions.RAID and not deployment.counters(table):
        referee.book(activation="counters/0")
        return
    side = table.turn.order[number]
    spot = referee.place(
        "SM-SETUP-01", side, "drop-zone", lambda v: deployment.why_not_marker_fair(table, side, v),
        lambda: deployment.marker_drafts(table, side),
    )  # fmt: skip
    referee.change("SM-SETUP-01", side, facts={"side": side}, zone=spot)
    referee.book(activation=f"markers/{number + 1}")


def deploy(referee: Referee) -> None:
    """Forces are deployed in the same order, a unit a step (SM-SETUP-02)."""
    table = referee.table
    done = table.turn.queue
    for side in table.turn.order:
        left = [u for u in deployment.waiting(table, side) if u not in done]
        if left:
            unit = referee.ask("SM-SETUP-02", side, "deploy-unit", tuple(left), part=WHO)
            referee.book(queue=(*done, unit), active=side, activation=f"deploy/{len(done) + 1}")
            deployment.put_down(referee, "SM-SETUP-02", unit)
            return
    referee.book(activation="start/0", queue=())


def start(referee: Referee) -> None:
    """The dice decide who has the first turn; no choice is given (SM-SEQ-04)."""
    table = referee.table
    placed = table.turn.order
    first = roll_off(referee, "SM-SEQ-04", placed)[0]
    here = placed.index(first)
    referee.change("SM-SEQ-04", "turn", tells=BEGUN, round=1, order=placed[here:] + placed[:here])
    for side in placed:
        table.change(side, {"flyers": 0, "placed": 0})
    phases.next_turn(referee, first)


STAGES: dict[str, Callable[[Referee], None]] = {
    "roles": roles,
    "counters": counters,
    "order": order,
    "markers": markers,
    "deploy": deploy,
    "start": start,
}
