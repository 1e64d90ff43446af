"""Set-up: forces mustered, edges rolled for, groups placed in turn (CZ-GAME-01, CZ-GAME-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.combat_zone import (
    armybook,
    armylist,
    deployment,
    listcheck,
    maps,
    muster,
    scenario,
    vehicles,
)
from escarmouche.games.combat_zone.armylist import ArmyList
from escarmouche.games.combat_zone.field import opponent
from escarmouche.games.combat_zone.muster import Mustered
from escarmouche.games.combat_zone.scenario import Scenario
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
from escarmouche.games.combat_zone.weapons import WEAPONS

SWITCHES: dict[str, tuple[Any, ...]] = {
    "burst_cap": ("bursts", "shots"),  # CZ-SHOOT-08
    "burst_spread_cm": (0, 50),  # CZ-SHOOT-09
    "hero_rerolls": (0, 5),  # CZ-FORCE-07
    "multi_opponent_bonus": ("outnumbering_side", "outnumbered_figure"),  # CZ-CC-07
    "premeasure": (False, True),  # CZ-SHOOT-05
    "vehicles": vehicles.FLEET_NAMES,  # CZ-FORCE-08
}
"""Rulings kept as settings: the first value is the one that counts unless another is asked for."""


def new_table(setup: Setup) -> Table:
    """The table before the first step: both forces mustered and checked, nobody placed yet.

    Options: the switches, points (agreed size), turns, map, attacker (one or two). DataError for what cannot
    be played.
    """
    played = scenario.load(setup.scenario)
    names = played.lists or setup.lists
    if len(names) != len(SIDES):
        raise DataError(
            f"Combat Zone is played with {len(SIDES)} army lists, not {len(names)}",
            f"Combat Zone se joue avec {len(SIDES)} listes d'armée, et non {len(names)}",
        )
    lists = [armylist.load_list(name, setup.books) for name in names]
    options = _options(setup.options, played, max(army.points for army in lists))
    roles = scenario.roles_of(played, options["attacker"])
    made = []
    for side, army in zip(SIDES, lists, strict=True):
        share = options["points"] if played.lists else played.share(roles[side], options["points"])
        if refusals := listcheck.check(army, share):
            wrong = "; ".join(f"{r.rule} {r.reason} {r.about}" for r in refusals)
            raise ListRefused(
                f"{army.path}: this list cannot be played: {wrong}",
                f"{army.path} : cette liste ne peut pas être jouée : {wrong}",
                "combat_zone",
                army.path,
                tuple(refusals),
            )
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
    return EngineTable(
        setting,
        maps.ground(options["map"]),
        {side: Side(side, role=roles[side]) for side in SIDES},
        {**one.units, **two.units},
        {**one.figures, **two.figures},
        Turn(
            phase="setup",
            step="setup",
            activation="edges",
            markers=tuple(thing.record() for thing in played.things),
        ),
    )


def choices(name: str) -> dict[str, tuple[Any, ...]]:
    """The switches, and other maps where the scenario names no place."""
    played = scenario.load(name)
    found = dict(SWITCHES)
    if not (played.zone or played.deploy or played.things):
        found["map"] = (played.map, *(key for key in maps.MAPS.names() if key != played.map))
    return found


def _options(given: dict[str, Any], played: Scenario, points: int) -> dict[str, Any]:
    """Every option with its value; DataError for one that is not known or makes no sense."""
    options: dict[str, Any] = {key: given.get(key, values[0]) for key, values in SWITCHES.items()}
    if options["burst_spread_cm"] in ("none", None):
        options["burst_spread_cm"] = 0
    options |= {
        "points": given.get("points", points),
        "turns": given.get("turns", played.turns),
        "map": str(given.get("map", played.map)),
        "attacker": str(given.get("attacker", SIDES[0])),
    }
    if unknown := sorted(set(given) - set(options)):
        names, known = ", ".join(unknown), ", ".join(options)
        raise DataError(
            f"Combat Zone knows no option {names}; it knows: {known}",
            f"Combat Zone n'a pas d'option {names} ; il a : {known}",
        )
    for key, values in SWITCHES.items():
        if not any(options[key] == v and type(options[key]) is type(v) for v in values):
            known = ", ".join(map(str, values))
            raise DataError(
                f"{key} is one of {known}, not {options[key]}",
                f"{key} est l'un de {known}, et non {options[key]}",
            )
    for key in ("points", "turns"):
        if type(options[key]) is not int or options[key] < 1:
            raise DataError(
                f"{key} is a whole number from 1 on, not {options[key]}",
                f"{key} est un nombre entier à partir de 1, et non {options[key]}",
            )
    if options["attacker"] not in SIDES:
        raise DataError(
            f"the attacker is one or two, not {options['attacker']}",
            f"l'attaquant est one ou two, et non {options['attacker']}",
        )
    zones = maps.load(options["map"]).zones
    for zone in (played.zone, *played.deploy.values()):
        if zone and zone not in zones:
            raise DataError(
                f"the map {options['map']} has no zone {zone}, which {played.key} needs",
                f"la carte {options['map']} n'a pas de zone {zone}, qu'il faut à {played.key}",
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
        raise DataError(
            f"{played.key}: {extra.book} has no {extra.entry}",
            f"{played.key} : {extra.book} n'a pas de {extra.entry}",
        )
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


def check_army(army: ArmyList, played: Scenario, role: str = "") -> tuple[Refusal, ...]:
    """What keeps a list from being played in a scenario at the size it is made for."""
    return listcheck.check(army, played.share(role, army.points) if not played.shares else army.points)


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
    edge = referee.ask("CZ-GAME-01", winner, "edge", deployment.EDGES)
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
    unit = referee.ask("CZ-GAME-01", side, "deploy-group", waiting)
    deployment.deploy(referee, side, unit)
    referee.book(active=opponent(side), placed=turn.placed + 1, activation=f"place/{turn.placed + 1}")


STAGES: dict[str, Callable[[Referee], None]] = {"edges": choose_edges, "place": place_group}
