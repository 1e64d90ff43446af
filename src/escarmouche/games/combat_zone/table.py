"""The records of Combat Zone: what stands on its table, what is fixed for a match, where its turn stands."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table

PANICKED, ROUTED, STUNNED = "panicked", "routed", "stunned"
REACTIONS = frozenset({PANICKED, ROUTED, STUNNED})
"""States that make a figure test in step 2 (CZ-REAC-01, CZ-AREA-10)."""
STEADY = "steady"
"""Has just passed its reaction test: 3 action points this turn (CZ-REAC-12)."""
DROPPED, WAITING, BURNING = "dropped", "waiting", "burning"
"""Taken cover (CZ-ACT-05), opportunity fire prepared (CZ-OPP-01), on fire (CZ-AREA-09)."""
FROZEN = "frozen"
"""A machine that loses this turn's activation (CZ-MACH-09)."""
GLITCH = "glitch"
"""A machine that rolls for malfunction in the next compulsory step only (CZ-MACH-07)."""

ALIVE, DEAD, LEFT, WRECK, STABILISED = "alive", "dead", "left", "wreck", "stabilised"
"""What became of a figure: LEFT fled off the table (CZ-REAC-18), WRECK is a destroyed machine."""
ABOARD = "aboard"
"""In a vehicle: in play, but not on the table itself."""
IN_PLAY = frozenset({ALIVE, ABOARD})

SQUAD, GANG, HERO, MACHINE, ALIEN = "squad", "gang", "hero", "machine", "alien"
OFFICER = "officer"
SQUADS = frozenset({SQUAD, GANG})
"""Groups that are led; all others are individuals (CZ-FORCE-01)."""
VEHICLE = "vehicle"
"""A group that is a vehicle: driven by figures of other groups, never activated itself."""
BASIC, LEADER, SUB_LEADER = "basic", "leader", "sub_leader"
LIGHT, HEAVY, AREA = "light", "heavy", "area"


class Weapon(msgspec.Struct, frozen=True):
    """A ranged weapon (CZ-WPN-01); limits in hundredths of a centimetre."""

    id: str
    name: dict[str, str]
    rate: int
    damage: str
    """Dice as printed: 3D6, 2D8+1D6, 3D6+1."""
    point_blank: int
    short: int
    long: int
    kind: str = LIGHT
    radius: int = 0
    """Blast radius; 0 for a weapon without one."""
    least: int = 0
    """Closest range allowed (missile launcher)."""
    fire: bool = False
    stun: int = 0
    """Stun score (CZ-AREA-10); 0 for a weapon that kills."""
    one_handed: bool = False
    """A pistol: counts as a close combat weapon too (CZ-CC-09)."""


class Blade(msgspec.Struct, frozen=True):
    """A close combat weapon (CZ-CC-09, CZ-CC-13)."""

    id: str
    name: dict[str, str]
    attack: str
    wound: int


class Profile(msgspec.Struct, frozen=True):
    """What is printed for a fighter or a machine."""

    id: str
    name: dict[str, str]
    quality: str = "average"
    kind: str = BASIC
    """basic | leader | sub_leader | hero | officer | machine | alien"""
    ap: int = 6
    attack: str = "2D6"
    damage: str = "2D6"
    resistance: int = 7
    armour: str = "none"
    ranged: tuple[str, ...] = ()
    melee: tuple[str, ...] = ()
    grenades: int = 0
    molotovs: int = 0
    incendiaries: int = 0
    missiles: int = 0
    skills: tuple[str, ...] = ()
    """tech, medic, smash_doors, nerves_of_steel, gutter_fighter, self_repair, immobile, hard_shell …"""
    kit: tuple[str, ...] = ()
    """tool_kit, quality_tool_kit, medical_kit, wire_cutters, comm_unit …"""
    initiative: str = ""
    """The die of a creature that gives its side another than a group's."""
    rerolls: int = 0
    """Dice of one that is no hero and may throw them again where heroes may (CZ-FORCE-07)."""
    attacks: int = 1
    """Attacks in a round of close combat (CZ-CC-18)."""
    radius: int = 125
    height: int = 300
    cost: int = 0
    vehicle: str = ""
    """The kind of vehicle that figures drive; empty for all else."""


class Zone(msgspec.Struct, frozen=True):
    """A rectangle that means something in the scenario: a room, a building to hold, a way out."""

    id: str
    a: tuple[int, int]
    b: tuple[int, int]


class Setting(engine_table.Setting, frozen=True):
    """Fixed for the match. `options` holds the ledger's switches."""

    scenario: str = ""
    weapons: dict[str, Weapon] = {}
    blades: dict[str, Blade] = {}
    profiles: dict[str, Profile] = {}
    size: int = 200
    """Points agreed."""
    turns: int = 8
    zones: tuple[Zone, ...] = ()
    """Rooms and areas of the map, by the names the scenario uses."""


class Side(engine_table.Side, frozen=True):
    """One force."""

    edge: str = ""
    """south | north | west | east: where it deploys and flees to first"""
    role: str = ""
    """attacker | defender in a scenario that has them"""
    initiative: int = 0
    kills: int = 0
    """Points of enemy figures eliminated or gone (CZ-GAME-03)."""
    standing: dict[str, str] = {}
    """Standing answers to reaction windows, by question (see engine.reaction_windows)."""
    score: int = 0
    """Scenario points."""

    def __hash__(self) -> int:
        """Equal sides hash alike; standing answers, a dict, are left to the comparison."""
        return hash((self.id, self.initiative, self.kills, self.score))


class Unit(engine_table.Unit, frozen=True):
    """A group. `figures` are those on the table; markers: activated, cohesive, placed."""

    kind: str = SQUAD
    name: dict[str, str] = {}
    roster: tuple[str, ...] = ()
    leader: str = ""
    sub_leader: str = ""

    def __hash__(self) -> int:
        """Equal groups hash alike; the name, a dict, is left to the comparison."""
        return hash((self.id, self.figures, self.markers))


class Figure(engine_table.Figure, frozen=True):
    """One fighter or machine. Facing in whole degrees."""

    profile: str = ""
    fate: str = ALIVE
    states: frozenset[str] = frozenset()
    ap: int = 0
    """Action points left this turn."""
    spent: int = 0
    bursts: tuple[tuple[str, int], ...] = ()
    """(weapon, bursts or shots fired this turn) for CZ-SHOOT-08."""
    foes: tuple[str, ...] = ()
    """Figures it is locked in close combat with (CZ-CC-02)."""
    grenades: int = 0
    molotovs: int = 0
    incendiaries: int = 0
    missiles: int = 0
    carrying: str = ""
    damage: tuple[str, ...] = ()
    """Of a machine: hardware:minor, power:major …"""
    broken: tuple[str, ...] = ()
    """Weapons destroyed."""
    gained: tuple[str, ...] = ()
    """Guns taken from casualties (CZ-ACT-03)."""
    blades: tuple[str, ...] = ()
    """Close combat weapons taken from casualties."""
    pivot: int = 0
    """Degrees already turned for nothing since the last paid action (CZ-MOVE-01)."""
    rerolls: int = 0
    aided: bool = False
    """Has tried first aid this turn (CZ-TECH-05)."""
    stun: int = 0
    """Total that its reaction test must reach while it is stunned (CZ-AREA-10)."""
    aboard: str = ""
    """The vehicle it sits in."""
    crew: tuple[str, ...] = ()
    """Of a vehicle: who sits in it, the driver first."""
    speed: int = 0
    """Of a vehicle: how far it has been driven this turn."""


class Thing(engine_table.Thing, frozen=True):
    """What is neither group nor figure: it lies on the table, or it is built there and may change."""

    # lying: object | casualty | device | fire; built: door | fence | wreck
    radius: int = 0
    holder: str = ""
    """The figure that carries it, whose casualty or wreck it is; the side that has done with a device."""
    value: int = 0
    """Difficulty of a device, last round of a fire."""
    state: str = ""
    """`done` of a device, `stabilised` of a casualty."""
    open: bool = False
    """Of a door, like the next two."""
    locked: bool = False
    strength: str = ""
    """strong | impregnable; empty for a normal one."""


class Measured(msgspec.Struct, frozen=True):
    """A range told when a shot was declared (CZ-SHOOT-05): known while neither of the two has moved."""

    figure: str
    target: str
    places: tuple[tuple[int, int], tuple[int, int]]
    away: int


class Turn(engine_table.Turn, frozen=True):
    """Where the match stands. `step` names the procedure to run next."""

    step: str = "setup"
    starter: str = ""
    unit: str = ""
    """The group being activated."""
    figure: str = ""
    """The figure acting."""
    acted: tuple[str, ...] = ()
    """Figures of this group that have had their activation."""
    action: tuple[str, ...] = ()
    """The action under way, paid and perhaps interrupted: its name and arguments."""
    way: tuple[tuple[int, int], ...] = ()
    """Points of a move not walked yet, where reaction windows open."""
    asked: tuple[str, ...] = ()
    """Waiting figures that have declined the window now open, or said `wait`."""
    queue: tuple[str, ...] = ()
    """Figures still to be dealt with in the step under way: compulsory actions, reaction tests …"""
    winner: str = ""
    """Who won the last initiative: it goes first in the compulsory step (CZ-SEQ-02)."""
    moods: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    """Reaction modifiers of each figure, read when step 2 opened (CZ-REAC-01)."""
    moves: int = 0
    """Moves declared in this activation: names each of them for standing answers."""
    measured: tuple[Measured, ...] = ()
    """Ranges told this turn."""
    placed: int = 0


Table: TypeAlias = engine_table.Table[Side, Unit, Figure, Turn, Setting]
Referee: TypeAlias = engine_referee.Referee[Table]
RECORDS = engine_table.Records(Setting, Side, Unit, Figure, Turn, Thing)
SIDES = ("one", "two")
