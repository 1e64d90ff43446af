"""Set-up: companies mustered and checked, split into assault and reinforcement, scenery and garrisons placed.

Areas A4-SETUP, A4-FORCE, A4-DEP-06, A4-SCN-09, A4-SCN-14. Then the table is empty: all are in reserve.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.errors import DataError
from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.at43.armies import armybook, listcheck, muster
from escarmouche.games.at43.armies.armylist import ArmyList, allowance
from escarmouche.games.at43.armies.catalogue import ARMOURY
from escarmouche.games.at43.armies.muster import Mustered
from escarmouche.games.at43.chapters.ground import snowy
from escarmouche.games.at43.setup import groups, maps, placing, scenario
from escarmouche.games.at43.setup.scenario import HEADINGS, Mission
from escarmouche.games.at43.table import (
    INDIRECT,
    NO_SIGHT,
    SIDES,
    Campaign,
    Referee,
    Setting,
    Side,
    Strike,
    Table,
    Thing,
    Turn,
    Weapon,
    Zone,
)
from escarmouche.space.terrain import Ground, ground_of

Value = TypeVar("Value")
MISSION, NONE = "mission", "none"
TACTICAL = "tactical"
CLEAR = "clear"
"""The word for no conditions at all."""


def _tables() -> tuple[str, ...]:
    return (*maps.MAPS.names(), *maps.FRONTS.names())


class WayIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zone that a campaign gives a side: a stretch of the edge, or an area by two corners."""

    id: str
    kind: Literal["access", "deployment"]
    a: tuple[int, int]
    b: tuple[int, int]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign says of the battle it asks for (A4-WAR-01)."""

    roles: tuple[scenario.Role, ...]
    """Of the sides in their order."""
    zones: tuple[tuple[WayIn, ...], ...]
    """By which each side comes in."""
    climate: Literal["", "fair_weather", "fog", "thaw", "storm", "dog_weather", "cold_wave"] = ""
    snow: bool = False


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a match."""

    points: Annotated[int, msgspec.Meta(ge=1)]
    """The size of the forces in PA; that of the larger list unless agreed otherwise (A4-FORCE-01)."""
    turns: Annotated[int, msgspec.Meta(ge=1)]
    """The last turn; the mission's unless agreed otherwise."""
    attacker: Annotated[Literal["one", "two"], about(varied=False)] = "one"
    """Who attacks; where all do, who has the first edge (A4-FORCE-04)."""
    table: Annotated[str, about(_tables)]
    """A ready table; the mission's usual one unless agreed otherwise."""
    condition: Annotated[
        Literal["mission", "none", "night", "pack_ice", "fair_weather", "fog"], about(rule="A4-SETUP-01")
    ] = "mission"
    """The conditions of play: the mission's own, none, or one of these."""
    strict_assault: Annotated[bool, about(rule="A4-TAC-04")] = False
    """Whether only units of the starting group yield their PC."""
    open_bids: Annotated[bool, about(rule="A4-TAC-10")] = False
    """Whether bids are made openly, the lowest Authority first."""
    mutual_melee: Annotated[bool, about(rule="A4-MEL-02")] = False
    """Whether surviving enemies at contact strike back once."""
    capture_scope: Annotated[Literal["objective", "game"], about(rule="A4-CTRL-06")] = "objective"
    """Whether each objective may be captured once, or one in all."""
    free_drop: Annotated[bool, about(rule="A4-ACT-04")] = False
    """Whether a unit without officer may be dropped unpaid."""
    sweep: Annotated[bool, about(rule="A4-ABIL-04")] = True
    """Whether weapons with sweeping fire may divide their dice."""
    campaign: Annotated[Asked | None, about(rule="A4-WAR-01", allowed="allowed-campaign", varied=False)] = (
        None
    )
    """What a campaign says of its battle; nothing in an ordinary match."""


def new_table(setup: Setup) -> Table:
    """The table before the first step: both companies mustered and checked, nobody placed yet.

    DataError for what cannot be played.
    """
    played = scenario.load(setup.scenario)
    lists = ARMOURY.load_forces(setup, number_of_sides(setup, played))
    options = agreed(setup.options, played, max(army.points for army in lists))
    asked: Asked | None = options.pop("campaign")
    _check_asked(asked, lists, setup)
    parts = tuple(part for army in lists for part in (army.written, army.book))
    key = (*map(id, parts), played.key, setup.books, repr(options), asked)
    kept = _settings.get(key)
    if kept is None:
        if len(_settings) >= KEPT:
            _settings.clear()
        kept = _settings[key] = (parts, *_mustered(lists, played, options, setup.books, asked))
    _, setting, made = kept
    sides = seats_of(played, options, len(lists))
    ground, things = _ground(played, options["table"], sides)
    if played.bunker_weapon is not None:
        gun = mission_weapon(played.bunker_weapon).id
        things = {
            id: replace(thing, weapon=gun) if id in played.bunkers else thing for id, thing in things.items()
        }
    return EngineTable(
        setting,
        ground,
        {
            side: Side(side, role=role, scenery=force.scenery)
            for (side, role), force in zip(roles_of(played, sides, asked).items(), made, strict=True)
        },
        joined(force.units for force in made),
        joined(force.figures for force in made),
        Turn(phase="setup", step="setup", activation="agreed"),
        things=things,
    )


KEPT = 64
_settings: dict[Any, tuple[Any, Setting, tuple[Mustered, ...]]] = {}
"""Settings by what they were made from, shared by all matches of the same lists; their parts keep the ids."""


def _check_asked(asked: Asked | None, lists: list[ArmyList], setup: Setup) -> None:
    """Roles and ways in for everybody; companies of a campaign fight in campaigns only (A4-WAR-01)."""
    if asked is None:
        for army in lists:
            if army.written.veterans:
                ARMOURY.refuse(army, (Refusal("A4-WAR-01", "campaigns-only", {"hint": "leave-out"}),))
        return
    if not len(asked.roles) == len(asked.zones) == len(lists):
        facts = {"roles": len(asked.roles), "zones": len(asked.zones), "lists": len(lists)}
        raise DataError("campaign-sides", game="at43", **facts)
    if not all(asked.zones):
        raise DataError("campaign-no-way-in", game="at43")


def roles_of(played: Mission, seats: dict[str, scenario.Seat], asked: Asked | None) -> dict[str, str]:
    """Attacker or defender, by side: as the campaign says, else by the mission's seats (A4-FORCE-04)."""
    if asked is not None:
        return dict(zip(seats, asked.roles, strict=True))
    return {side: played.role(seat) for side, seat in seats.items()}


def zones_of(played: Mission, seats: dict[str, scenario.Seat], asked: Asked | None) -> tuple[Zone, ...]:
    """Where each side comes in: as the campaign says, else by the mission's seats."""
    if asked is None:
        return played.zones({seat: side for side, seat in seats.items()})
    return tuple(
        Zone(way.id, way.kind, way.a, way.b, side)
        for side, ways in zip(seats, asked.zones, strict=True)
        for way in ways
    )


def number_of_sides(setup: Setup, played: Mission) -> int:
    """How many companies play: as many as there are lists, where the mission takes so many."""
    least, most = played.sides
    return min(max(len(setup.lists), least), most, len(SIDES))


def seats_of(played: Mission, options: dict[str, Any], count: int) -> dict[str, scenario.Seat]:
    """The seat of each side, in the order of the sides."""
    return played.seats(options["attacker"], count)


def joined(parts: Iterable[dict[str, Value]]) -> dict[str, Value]:
    """Several dicts as one."""
    return {key: value for part in parts for key, value in part.items()}


def _ground(played: Mission, table: str, sides: dict[str, scenario.Seat]) -> tuple[Ground, dict[str, Thing]]:
    """The ready table with the mission's own pieces, and everything on it that has a state."""
    ground, things = maps.ground(table), maps.scenery(table)
    if played.scenery:
        own = tuple(maps.built(played.scenery))
        pieces = (*ground.pieces, *(piece for piece, _ in own))
        ground = ground_of(ground.width, ground.depth, pieces)
        things = (*things, *(thing for _, thing in own if thing is not None))
    owners = {seat: side for side, seat in sides.items()}
    return ground, {thing.id: thing for thing in (*things, *played.places(owners))}


def _mustered(
    lists: list[ArmyList], played: Mission, options: dict[str, Any], books: str, asked: Asked | None = None
) -> tuple[Setting, tuple[Mustered, ...]]:
    """All companies, checked, and what is fixed for their match."""
    seats = seats_of(played, options, len(lists))
    roles = roles_of(played, seats, asked)
    made = []
    for side, army in zip(seats, lists, strict=True):
        bunkers = [bunker for bunker, seat in played.bunkers.items() if seat == seats[side]]
        if refusals := check_army(army, options["points"], bunkers, books):
            ARMOURY.refuse(army, refusals)
        made.append(muster.muster(army, side, roles[side], bunkers))
    guns = [mission_weapon(played.bunker_weapon)] if played.bunker_weapon else []
    strikes = {
        side: (*force.strikes, *mission_strikes(played, seats[side], side))
        for side, force in zip(seats, made, strict=True)
    }
    setting = Setting(
        options=options,
        scenario=played.key,
        weapons={
            **joined(force.weapons for force in made),
            **{gun.id: gun for gun in (*guns, *map(strike_weapon, chain(*strikes.values())))},
        },
        profiles=joined(force.profiles for force in made),
        entries=joined(force.entries for force in made),
        points=dict.fromkeys(seats, options["points"]),
        allowance={side: allowance(options["points"], role) for side, role in roles.items()},
        zones=zones_of(played, seats, asked),
        places=played.worths(),
        strikes=strikes,
        routines=tuple(side for side, force in zip(seats, made, strict=True) if force.routines),
        conditions=conditions(played, options["condition"]),
        north=HEADINGS[played.north],
        turns=options["turns"],
        target=played.cease_fire.target_pv,
        max_pv=most_pv(played, options),
        campaign=None if asked is None else campaign_of(asked, dict(zip(seats, made, strict=True))),
    )
    return setting, tuple(made)


def campaign_of(asked: Asked, made: dict[str, Mustered]) -> Campaign:
    """What the campaign brings to this battle, by side and unit (A4-WAR-01)."""
    supplies = {side: force.supplies for side, force in made.items() if force.supplies}
    experience = joined(force.experience for force in made.values())
    return Campaign(asked.climate, asked.snow, supplies, experience)


def most_pv(played: Mission, options: dict[str, Any]) -> int:
    """The most PV of the match as agreed: the mission's own number unless turns or captures differ."""
    turns = msgspec.structs.replace(played.cease_fire, turns=options["turns"])
    counted = msgspec.structs.replace(played, cease_fire=turns)
    return counted.most_pv(one_capture=options["capture_scope"] == "game")


def mission_weapon(line: armybook.WeaponLine) -> Weapon:
    """A weapon that a mission gives, under an id of its own."""
    book = armybook.ArmyBook(MISSION, line.name, line.name, (), (), (line,), ())
    return armybook.weapon_record(book, line)


def mission_strikes(played: Mission, seat: scenario.Seat, side: str) -> tuple[Strike, ...]:
    """Artillery strikes that a mission gives a side; no unit of it calls them (A4-ABIL-16)."""
    lines = played.strikes.get(seat, ())
    return tuple(replace(armybook.strike_record(line, side), caller="") for line in lines)


def strike_weapon(strike: Strike) -> Weapon:
    """The weapon that a strike fires, under its id: indirect fire that needs no sight (A4-ABIL-16)."""
    return Weapon(
        strike.id,
        strike.name,
        INDIRECT,
        strike.accuracy,
        strike.dice,
        strike.penetration,
        strike.damage,
        area=strike.area,
        abilities=(NO_SIGHT,),
    )


def conditions(played: Mission, agreed_on: str) -> tuple[str, ...]:
    """The conditions of play."""
    if agreed_on == MISSION:
        return tuple(played.conditions)
    return () if agreed_on == NONE else (agreed_on,)


def check_army(
    army: ArmyList, points: int, bunkers: list[str] | None = None, books: str = ""
) -> tuple[Refusal, ...]:
    """What keeps a list from being played at a size; a garrison needs a bunker of its side (A4-SCN-09)."""
    refusals = listcheck.check(army, points, books)
    meant = [choice.unit for choice in army.choices if choice.garrison]
    if bunkers is not None and len(meant) > len(bunkers):
        facts = {"units": ", ".join(meant), "given": len(meant), "most": len(bunkers), "hint": "no-garrison"}
        refusals += (Refusal("A4-SCN-09", "no-bunker-for-garrison", facts, len(meant) - len(bunkers)),)
    return refusals


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them; only tables that the mission may be played on."""
    played = scenario.load(key)
    usual = {"table": played.tables[0], "turns": played.cease_fire.turns}
    offered = matchoptions.controls(Options, usual, ("table",) if len(played.tables) < 2 else ())
    return tuple(
        replace(control, values=played.tables) if control.key == "table" else control for control in offered
    )


def agreed(given: dict[str, Any], played: Mission, points: int) -> dict[str, Any]:
    """Every option with its value, as the table holds it; DataError for one that makes no sense."""
    usual = {"points": points, "turns": played.cease_fire.turns, "table": played.tables[0]}
    options = msgspec.structs.asdict(matchoptions.read(Options, given, usual, "AT-43"))
    if options["table"] not in played.tables:
        known = ", ".join(played.tables)
        facts = {"table": options["table"], "mission": played.key, "known": known}
        raise DataError("table-of-another", game="at43", **facts)
    return options


# -- the steps ----------------------------------------------------------------------------------------------


def set_up(referee: Referee) -> None:
    """One stage of the set-up: what is agreed, the assault groups, garrisons, scenery; then turn 1 begins."""
    STAGES[referee.table.turn.activation.partition("/")[0]](referee)


def tell_agreed(referee: Referee) -> None:
    """What is played: mission, size, roles, allowances, conditions, the end (A4-SETUP-01, A4-FORCE-04)."""
    table = referee.table
    setting = table.setting
    referee.note(
        "A4-SETUP-01",
        "agreed",
        mission=f"mission_{setting.scenario}",
        table=f"table_{setting.options['table']}",
        points=setting.options["points"],
        turns=setting.turns,
        conditions=setting.conditions or CLEAR,
    )
    if snowy(table):
        referee.note("A4-COND-12", "snowy")
    for side, record in table.sides.items():
        allowed = setting.allowance[side]
        referee.note("A4-FORCE-04", "role-of", side=side, role=record.role, allowance=allowed)
    referee.note("A4-SETUP-02", "ends", turns=setting.turns, target=setting.target, max_pv=setting.max_pv)
    referee.book(activation="groups")


def split(referee: Referee) -> None:
    """Each side names its assault group in secret, then all are shown (A4-FORCE-02)."""
    groups.split_companies(referee)
    referee.book(activation="garrisons")


def man_bunkers(referee: Referee) -> None:
    """A side with a bunker may begin with a unit inside (A4-SCN-09)."""
    played = scenario.of(referee.table)
    options, count = referee.table.setting.options, len(referee.table.sides)
    owners = {seat: side for side, seat in seats_of(played, options, count).items()}
    for bunker, seat in played.bunkers.items():
        placing.man_bunker(referee, owners[seat], bunker)
    referee.book(activation="scenery/0")


def put_scenery(referee: Referee) -> None:
    """Owners put down the pieces they bought, one each in turn (A4-SCN-14); then the first turn begins."""
    turn = int(referee.table.turn.activation.partition("/")[2])
    sides = tuple(referee.table.sides)
    waiting = [side for side in sides if referee.table.sides[side].scenery]
    if not waiting:
        referee.change("A4-GEN-19", "turn", tells=BEGUN, round=1, phase=TACTICAL)
        referee.book(step=TACTICAL, activation="", active="")
        return
    side = sides[turn % len(sides)]
    if side in waiting:
        placing.place_scenery(referee, side)
    referee.book(activation=f"scenery/{turn + 1}")


STAGES: dict[str, Callable[[Referee], None]] = {
    "agreed": tell_agreed,
    "groups": split,
    "garrisons": man_bunkers,
    "scenery": put_scenery,
}
