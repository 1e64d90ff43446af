"""Set-up: forces mustered, edges rolled for, groups placed in turn (CZ-GAME-01, CZ-GAME-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.dice import d6
from escarmouche.engine.errors import DataError
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.options import WHERE, WHO
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.armies import armybook, listcheck, muster
from escarmouche.games.combat_zone.armies.catalogue import ARMOURY
from escarmouche.games.combat_zone.armies.muster import Mustered
from escarmouche.games.combat_zone.chapters.figures import opponent
from escarmouche.games.combat_zone.chapters.shooting.weapons import WEAPONS
from escarmouche.games.combat_zone.chapters.things import built
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.setup import deployment, maps, scenario
from escarmouche.games.combat_zone.setup.scenario import Scenario
from escarmouche.games.combat_zone.table import (
    MACHINE,
    SIDES,
    Figure,
    Referee,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
)

Number = Annotated[int, msgspec.Meta(ge=1)]
NO_SPREAD = ("none", None)
"""Other words for a burst without a limit of its own."""


def _fleets() -> tuple[str, ...]:
    return vehicles.FLEET_NAMES


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a match: rulings kept as switches first."""

    burst_cap: Annotated[Literal["bursts", "shots"], about(rule="CZ-SHOOT-08")] = "bursts"
    """What the limit of an automatic weapon counts."""
    burst_spread_cm: Annotated[Literal[0, 50], about(rule="CZ-SHOOT-09")] = 0
    """How far apart the targets of a burst may be; 0: no limit."""
    hero_rerolls: Annotated[Literal[0, 5], about(rule="CZ-FORCE-07")] = 0
    """Dice that each hero may throw again."""
    multi_opponent_bonus: Annotated[
        Literal["outnumbering_side", "outnumbered_figure"], about(rule="CZ-CC-07")
    ] = "outnumbering_side"
    """Who profits where several fight one."""
    premeasure: Annotated[bool, about(rule="CZ-SHOOT-05")] = False
    """Whether distances may be measured before a declaration."""
    rout_in_combat: Annotated[Literal["eliminated", "strike"], about(rule="CZ-REAC-19")] = "eliminated"
    """What becomes of one who routs while engaged: out at once, or when an enemy pays to strike it down."""
    vehicles: Annotated[str, about(_fleets, rule="CZ-FORCE-08")] = vehicles.NO_FLEET
    """The vehicles that each side brings besides."""
    points: Number
    """The agreed size; that of the larger list unless agreed otherwise."""
    turns: Number
    """The last turn; the scenario's unless agreed otherwise."""
    map: Annotated[str, about(maps.MAPS.names)]
    """Where it is fought; the scenario's place unless agreed otherwise."""
    attacker: Annotated[Literal["one", "two"], about(varied=False)] = "one"
    """Who attacks, where the scenario has roles."""


SWITCHES: dict[str, tuple[Any, ...]] = {
    control.key: control.values for control in matchoptions.controls(Options, {}) if control.rule
}
"""Rulings kept as settings, the usual value first: what a table has that no match was agreed for."""


def new_table(setup: Setup) -> Table:
    """The table before the first step: both forces mustered and checked, nobody placed yet.

    DataError for what cannot be played.
    """
    played = scenario.load(setup.scenario)
    forces = replace(setup, lists=played.lists) if played.lists else setup
    lists = ARMOURY.load_forces(forces, len(SIDES))
    options = agreed(setup.options, played, max(army.points for army in lists))
    roles = scenario.roles_of(played, options["attacker"])
    made = []
    for side, army in zip(SIDES, lists, strict=True):
        share = options["points"] if played.lists else played.share(roles[side], options["points"])
        if refusals := listcheck.check(army, share):
            ARMOURY.refuse(army, refusals)
        mustered = muster.muster(army, side, options["hero_rerolls"])
        _add_extra(mustered, played, side, roles[side])
        if roles[side] not in played.deploy:
            _add_vehicles(mustered, side, options["vehicles"])
        made.append(mustered)
    one, two = made
    setting = Setting(
        options=options,
        scenario=played.key,
        weapons={**one.weapons, **two.weapons},
        blades={**one.blades, **two.blades},
        profiles={**one.profiles, **two.profiles},
        size=options["points"],
        turns=options["turns"],
        zones=maps.zones(options["map"]),
    )
    ground = maps.ground(options["map"])
    lying = tuple(thing.record() for thing in played.things)
    return EngineTable(
        setting,
        ground,
        {side: Side(side, role=roles[side]) for side in SIDES},
        {**one.units, **two.units},
        {**one.figures, **two.figures},
        Turn(phase="setup", step="setup", activation="edges"),
        things={thing.id: thing for thing in (*built(ground.pieces, {}), *lying)},
    )


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them; other maps where the scenario names no place."""
    played = scenario.load(key)
    bound = played.zone or played.deploy or played.things
    usual = {"map": played.map, "turns": played.turns}
    return matchoptions.controls(Options, usual, ("map",) if bound else ())


def agreed(given: dict[str, Any], played: Scenario, points: int) -> dict[str, Any]:
    """Every option with its value, as the table holds it; DataError for one that makes no sense."""
    if given.get("burst_spread_cm", 0) in NO_SPREAD:
        given = {**given, "burst_spread_cm": 0}
    usual = {"points": points, "turns": played.turns, "map": played.map}
    options = msgspec.structs.asdict(matchoptions.read(Options, given, usual, "Combat Zone"))
    zones = maps.load(options["map"]).zones
    for zone in (played.zone, *played.deploy.values()):
        if zone and zone not in zones:
            raise DataError(
                "no-zone-for-scenario", game="combat_zone", map=options["map"], zone=zone, scenario=played.key
            )
    return options


def _add_extra(made: Mustered, played: Scenario, side: str, role: str) -> None:
    """The machine that the scenario gives to a role."""
    extra = played.extra
    if extra is None or extra.role != role:
        return
    book = armybook.load(armybook.BOOKS.find(extra.book))
    entry = book.entry(extra.entry)
    if entry is None:
        raise DataError("no-entry", game="combat_zone", where=played.key, book=extra.book, entry=extra.entry)
    profile = armybook.profile_of(book, entry, "average")
    unit = f"{side}{scenario.TARGET}"
    figure = f"{unit}a"
    made.profiles[profile.id] = profile
    made.weapons.update({w: WEAPONS[w] for w in profile.ranged})
    made.figures[figure] = Figure(figure, unit, profile=profile.id, missiles=profile.missiles)
    made.units[unit] = Unit(unit, side, (figure,), kind=MACHINE, name=dict(entry.name), roster=(figure,))


def _add_vehicles(made: Mustered, side: str, fleet: str) -> None:
    """The vehicles of a side, where the match has any; one that begins in a house has none."""
    for profile, unit, figure in vehicles.fleet(side, fleet):
        made.profiles[profile.id] = profile
        made.units[unit.id] = unit
        made.figures[figure.id] = figure


# -- the steps ----------------------------------------------------------------------------------------------


def set_up(referee: Referee) -> None:
    """One stage of the set-up: the edges, then one group a step; at the end turn 1 begins."""
    STAGES[referee.table.turn.activation.partition("/")[0]](referee)


def choose_edges(referee: Referee) -> None:
    """Each side rolls; the higher chooses one of two opposite edges, the lower places first (CZ-GAME-01)."""
    one, two = SIDES
    while True:
        rolls = {side: referee.roll("CZ-GAME-01", side, d6()) for side in SIDES}
        if rolls[one] != rolls[two]:
            break
    winner = one if rolls[one] > rolls[two] else two
    edge = referee.ask("CZ-GAME-01", winner, "edge", deployment.EDGES, part=WHERE)
    referee.change("CZ-GAME-01", winner, edge=edge)
    referee.change("CZ-GAME-01", opponent(winner), edge=deployment.opposite(edge))
    referee.book(activation="place/0", active=opponent(winner))


def place_group(referee: Referee) -> None:
    """The side whose turn it is places one whole group within its depth (CZ-GAME-01)."""
    turn = referee.table.turn
    side = turn.active
    waiting = deployment.waiting(referee.table, side)
    if not waiting:
        side = opponent(side)
        waiting = deployment.waiting(referee.table, side)
    if not waiting:
        referee.book(step="compulsory", activation="", active="", placed=0)
        return
    unit = referee.ask("CZ-GAME-01", side, "deploy-group", waiting, part=WHO)
    deployment.deploy(referee, side, unit)
    referee.book(active=opponent(side), placed=turn.placed + 1, activation=f"place/{turn.placed + 1}")


STAGES: dict[str, Callable[[Referee], None]] = {"edges": choose_edges, "place": place_group}
