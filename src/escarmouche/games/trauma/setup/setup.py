"""Set-up: lists mustered, sides and table chosen by lot, points picked (ledger areas TR-PREP, TR-SCEN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.trauma.armies import armylist, listcheck, muster
from escarmouche.games.trauma.armies.armylist import ArmyList
from escarmouche.games.trauma.armies.catalogue import ARMOURY
from escarmouche.games.trauma.armies.muster import Mustered
from escarmouche.games.trauma.chapters import objectives
from escarmouche.games.trauma.chapters.command import tell_members
from escarmouche.games.trauma.chapters.dice import UP, up
from escarmouche.games.trauma.chapters.units import opponent
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.setup import layouts, quarters, scenario
from escarmouche.games.trauma.setup.scenario import ATTACKER, BLUE, COLOURS, RED, Force, Scenario
from escarmouche.games.trauma.table import (
    GONE,
    SECTION,
    SIDES,
    Point,
    Referee,
    Setting,
    Side,
    Table,
    Turn,
)
from escarmouche.space.terrain import ground_of

COMMAND: str = LEDGER.data("TR-TURN-02")["phases"][0]
TURNS: int = LEDGER.data("TR-TURN-01")["turns"]
BY_LOT = "roll"


def _tables() -> tuple[str, ...]:
    return (quarters.RANDOM, *layouts.table_names())


def _sizes() -> tuple[str, ...]:
    return tuple(quarters.SIZES)


Count = Annotated[int, msgspec.Meta(ge=0)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a match."""

    points: Count
    """Army points (PA); those of the larger list unless agreed otherwise or fixed by the scenario."""
    reinforcement: Count
    """What the reinforcement section costs at least (TR-PREP-06)."""
    turns: Annotated[int, msgspec.Meta(ge=0), about(examples=(TURNS // 2,))] = TURNS
    """The last turn; 0: no limit."""
    attacker: Annotated[Literal["one", "two", "roll"], about(varied=False)] = "one"
    """Who attacks, where the scenario has roles; roll: by lot."""
    table: Annotated[str, about(_tables)] = quarters.RANDOM
    """Rolled quarter by quarter, or a ready-made one."""
    size: Annotated[str, about(_sizes, rule="TR-TABLE-01", varied=False)]
    """Centimetres; by the points unless agreed otherwise (TR-SCEN-05)."""
    central_start: Annotated[bool | Literal["forward"], about(rule="TR-SCEN-18")] = True
    """Whether a defender may begin in the central quarter, where the scenario says so, or only so far before
    his own edge."""
    blast_any_unit: Annotated[bool, about(rule="TR-SHOOT-38")] = False
    """Whether an area weapon may be aimed at any unit."""
    repair_by_unit: Annotated[bool, about(rule="TR-SKILL-13")] = False
    """Whether a mechanic mends what any figure of his unit is at contact of."""
    melee_any_contact: Annotated[bool, about(rule="TR-MELEE-09")] = False
    """Whether whoever is at contact of any enemy strikes in every salvo of his unit."""
    states_end_nothing: Annotated[bool, about(rule="TR-STATE-06")] = False
    """Whether a unit disorganised or thrown down in its own activation keeps its actions."""
    objects: Annotated[list[str] | dict[str, Any], about(rule="TR-ACTN-09", allowed="allowed-pieces")] = []
    """What can be operated: terrain pieces, each with what it does."""


def new_table(setup: Setup) -> Table:
    """The table before the first step: both armies mustered and checked, nothing on the ground yet.

    DataError for what cannot be played.
    """
    played = scenario.load(setup.scenario)
    lists = ARMOURY.load_forces(setup, len(SIDES))
    options = agreed(setup.options, played, max(army.points for army in lists))
    parts = tuple(part for army in lists for part in (army.written, army.book))
    key = (*map(id, parts), played.key, setup.books, repr(options))
    kept = _settings.get(key)
    if kept is None:
        if len(_settings) >= KEPT:
            _settings.clear()
        kept = _settings[key] = (parts, *_mustered(lists, played, options, setup.books))
    _, setting, one, two = kept
    return EngineTable(
        setting,
        ground_of(*quarters.SIZES[options["size"]], ()),
        {side: Side(side) for side in SIDES},
        {**one.units, **two.units},
        {**one.figures, **two.figures},
        Turn(phase="setup", step="setup", activation="sides"),
    )


KEPT = 64
_settings: dict[Any, tuple[Any, Setting, Mustered, Mustered]] = {}
"""Settings by what they were made from, shared by all matches of the same lists; their parts keep the ids."""


def _mustered(
    lists: list[ArmyList], played: Scenario, options: dict[str, Any], books: str
) -> tuple[Setting, Mustered, Mustered]:
    """Both armies, checked, and what is fixed for their match."""
    made = []
    for side, army in zip(SIDES, lists, strict=True):
        if refusals := check_army(army, played, options, side, books):
            ARMOURY.refuse(army, refusals)
        made.append(muster.muster(army, side))
    one, two = made
    roles = _roles(played, options["attacker"])
    setting = Setting(
        options=options,
        scenario=played.key,
        weapons={**one.weapons, **two.weapons},
        profiles={**one.profiles, **two.profiles},
        entries={**one.entries, **two.entries},
        points={side: force_of(played, options, roles.get(side, ATTACKER)).points for side in SIDES},
        turns=options["turns"],
        target=played.target,
    )
    return setting, one, two


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them; points and places are fixed where the scenario fixes them."""
    played = scenario.load(key)
    fixed = ("points", "reinforcement") if played.fixed_points else ()
    return matchoptions.controls(Options, {}, fixed if played.deployment else (*fixed, "central_start"))


def agreed(given: dict[str, Any], played: Scenario, points: int) -> dict[str, Any]:
    """Every option with its value, as the table holds it; DataError for one that makes no sense."""
    if played.fixed_points:
        given = {**given, "points": played.fixed_points}
    size = given.get("points", points)
    basis = size if type(size) is int else points
    usual = {
        "points": points,
        "reinforcement": played.force("", basis).reinforcement,
        "size": quarters.size_for(basis),
    }
    options = matchoptions.read(Options, given, usual, "Trauma")
    if options.table != quarters.RANDOM:
        quarters.check_ready(options.table, ground_of(*quarters.SIZES[options.size], ()))
    return msgspec.structs.asdict(options)


def _roles(played: Scenario, attacker: str) -> dict[str, str]:
    """The role of each side where it is agreed beforehand."""
    if not played.roles or attacker == BY_LOT:
        return {}
    first, second = played.roles
    return {attacker: first, opponent(attacker): second}


def force_of(played: Scenario, options: dict[str, Any], role: str) -> Force:
    """What a side of this role may field (TR-SCEN-09, TR-SCEN-17)."""
    if played.roles:
        return played.force(role, options["points"])
    return Force(options["points"], options["reinforcement"])


def check_army(
    army: ArmyList, played: Scenario, options: dict[str, Any], side: str, books: str = ""
) -> tuple[Refusal, ...]:
    """What keeps a list from being played by a side in this scenario; empty when nothing does.

    A role without reinforcements leaves its reinforcement section at home: only the rest must fit. Where
    roles are drawn by lot, both lists must fit the first role.
    """
    role = _roles(played, options["attacker"]).get(side, ATTACKER)
    force = force_of(played, options, role)
    stays_at_home = bool(played.roles) and not force.reinforcement and army.reinforcement
    if not stays_at_home:
        return listcheck.check(army, force.points, force.reinforcement, books)
    refusals = listcheck.check(army, folder=books)
    total = armylist.total_cost(army, army.assault)
    if total > force.points:
        about = {"total": total, "points": force.points}
        refusals += (Refusal("TR-PREP-01", "too-expensive", about, total - force.points, "PA"),)
    return refusals


def set_up(referee: Referee) -> None:
    """One stage of the set-up: sides, terrain, then the points one by one; at the end round 1 begins."""
    STAGES[referee.table.turn.activation](referee)


def choose_sides(referee: Referee) -> None:
    """Who is blue and who is red; in scenarios with roles these decide it (TR-SCEN-06, TR-SCEN-17, 18)."""
    setting = referee.table.setting
    played = scenario.of(referee.table)
    about = {key: setting.options[key] for key in ("points", "reinforcement", "turns")}
    about["forces"] = played.forces
    referee.note("TR-PREP-01", "agreed", scenario=played.key, **about)
    for unit in referee.table.units.values():
        tell_members(referee, "TR-ARMY-06", unit.id)
    if played.roles:
        _choose_roles(referee, played, str(setting.options["attacker"]))
    else:
        winner = roll_off(referee, "TR-SCEN-06")
        colour = referee.ask("TR-SCEN-06", winner, "colour", COLOURS, part=WHAT)
        other = RED if colour == BLUE else BLUE
        referee.change("TR-SCEN-06", winner, colour=colour)
        referee.change("TR-SCEN-06", opponent(winner), colour=other)
    referee.book(activation="ground")


def _choose_roles(referee: Referee, played: Scenario, attacker: str) -> None:
    first, second = played.roles
    if attacker == BY_LOT:
        winner = roll_off(referee, played.forces)
        role = referee.ask(played.forces, winner, "role", (first, second), part=WHAT)
        attacker = winner if role == first else opponent(winner)
    for side, role in ((attacker, first), (opponent(attacker), second)):
        referee.change(played.entries, side, role=role, colour=played.roles[role])
        if not played.force(role, 0).reinforcement:
            _leave_at_home(referee, played.forces, side)


def _leave_at_home(referee: Referee, rule: str, side: str) -> None:
    """The reinforcement section of a side that has none in this scenario takes no part."""
    for unit in [u.id for u in referee.table.units.values() if u.side == side and u.place == SECTION]:
        referee.change(rule, unit, place=GONE, extended=False, figures=())


def roll_off(referee: Referee, rule: str) -> str:
    """One die each until only one shows Up; its side wins (TR-SCEN-06)."""
    while True:
        shown = [side for side in SIDES if referee.roll(rule, side, up(1), needs=UP)]
        if len(shown) == 1:
            return shown[0]


def lay_table(referee: Referee) -> None:
    """Terrain, access zones and drop points, rolled or ready-made (TR-SCEN-05 to 08)."""
    name = str(referee.table.setting.options.get("table", quarters.RANDOM))
    owners = {record.colour: side for side, record in referee.table.sides.items()}
    if name == quarters.RANDOM:
        quarters.lay_random(referee, owners[BLUE])
        drops = quarters.roll_drop_points(referee, owners[BLUE])
    else:
        drops = quarters.lay_ready(referee, name)
    ground = referee.table.ground
    zones = quarters.access_zones(ground, owners)
    ready = referee.table.setting.options.get("central_start", True)
    for side, record in referee.table.sides.items():
        if ready and record.role in scenario.of(referee.table).deployment:
            own = next(zone for zone in zones if zone.side == side)
            forward = ready == quarters.FORWARD
            zones += (quarters.forward_zone(own) if forward else quarters.deployment_zone(ground, side),)
    referee.change("TR-SCEN-06", "turn", zones=zones)
    neutral = [Point(zone.id, "access", zone=zone.id) for zone in zones if zone.kind == "neutral"]
    falls = [Point(f"drop{n}", "drop", piece=piece) for n, piece in enumerate(drops, 1)]
    for point in (*neutral, *falls):
        objectives.put_point(referee, "TR-DEBR-09", point)
    referee.book(activation="points")


def pick_points(referee: Referee) -> None:
    """The next point of the scenario; after the last one the first turn begins (TR-TURN-02)."""
    picks = scenario.of(referee.table).picks
    done = referee.table.turn.picks
    if done < len(picks):
        objectives.pick_point(referee, picks[done], which=(done + 1, len(picks)))
        referee.book(picks=done + 1)
        return
    referee.change("TR-TURN-02", "turn", tells=BEGUN, round=1, phase=COMMAND)
    referee.book(step="recruit", activation=COMMAND)


STAGES: dict[str, Callable[[Referee], None]] = {
    "sides": choose_sides,
    "ground": lay_table,
    "points": pick_points,
}
