"""The records of the Dust games: cards, units and soldiers, and where the turn stands."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table

SIDES = ("one", "two")
INFANTRY, VEHICLE, AIRCRAFT = "infantry", "vehicle", "aircraft"
"""Troop types (DT-CARD-02): the three blocks of a weapon table."""
SQUAD, COMMAND, SUPPORT, STRONGPOINT_UNIT, HERO = (
    "squad",
    "command_squad",
    "support_weapon",
    "strongpoint_unit",
    "hero",
)
NORMAL, LARGE, HUGE = "normal", "large", "huge"
FOOT, WALKER, TRACKED, HALF_TRACKED, WHEELED, NAVAL, PLANE, HELICOPTER = (
    "foot",
    "walker",
    "tracked",
    "half_tracked",
    "wheeled",
    "naval",
    "plane",
    "helicopter",
)
ALL, FRONT, LEFT, RIGHT, REAR, TURRET = "all", "front", "left", "right", "rear", "turret"
"""Arcs of fire; the two sides of a vehicle are LEFT and RIGHT (DT-ARC-05)."""

OFF, BOARD, ABOARD, RESERVE, HIDDEN, GONE = "off", "board", "aboard", "reserve", "hidden", "gone"
"""Where a unit is: not entered, on the board, carried or at controls, in reserve, an unplaced Spy, gone."""

ACTIVATED, REACTIVATED, STUNNED, CAMOUFLAGED, SHIELDED = (
    "activated",
    "reactivated",
    "stunned",
    "camouflaged",
    "shielded",
)
"""Markers. SHIELDED: cover behind its dozer blade (DS-VEH-08). Loaded weapons are `loaded:<line>`."""
ATTACK_STIMULANT, MOVE_STIMULANT = "attack_stimulant", "move_stimulant"
UNDER_FIRE, SUPPRESSED = "under_fire", "suppressed"
"""Battlefield only."""
ALERTED = "alerted"
"""An enemy aircraft pointed out to the vehicles (DS-VEH-01)."""

OBJECTIVE, SMOKE = "objective", "smoke"
"""Kinds of things."""
OFFICER, RADIO, MEDIC, MECHANIC = "officer", "radio", "medic", "mechanic"


class Weapon(msgspec.Struct, frozen=True):
    """One line of a card's weapon table (DT-CARD-08). Cells as printed: 3/1, B/1, BB/2, 1/N, -."""

    name: str
    count: int
    range: int
    """Points, as printed; 0 for close combat (range C)."""
    infantry: tuple[str, ...]
    vehicle: tuple[str, ...]
    aircraft: tuple[str, ...]
    arc: str = ALL
    least: int = 0
    """Minimum range; 0 for none."""
    rules: tuple[str, ...] = ()
    """Keys: grenade, flame, limited_ammo, laser, under_barrel, reload, artillery, expert, phaser, volley,
    salvo, tesla, sniper, cutting, grapple, power_scope, wire_guided, crew …"""
    boxes: int = 0
    """Ammunition boxes of the whole unit; 0 for unlimited."""

    @property
    def close(self) -> bool:
        """A close-combat weapon."""
        return self.range == 0


class Card(msgspec.Struct, frozen=True):
    """A unit card (DT-CARD-01)."""

    id: str
    name: dict[str, str]
    bloc: str
    """allies | axis | ssu"""
    type: str
    kind: str
    """squad, command_squad, support_weapon, strongpoint_unit, hero, attachment, walker, tank, plane …"""
    armour: int
    move: int
    march: int
    points: int
    weapons: tuple[Weapon, ...]
    damage: int = 0
    """Boxes of the damage track; 0 for a squad (DT-CARD-04)."""
    size: str = NORMAL
    locomotion: str = FOOT
    skills: tuple[str, ...] = ()
    """Keys of special rules, a value after a colon: damage_resilient, passengers:6, pilot_of:koshka …"""
    soldiers: tuple[tuple[int, ...], ...] = ()
    """For each miniature the numbers of the weapon lines it carries."""
    specialists: tuple[str, ...] = ()
    """For each miniature what it is besides a soldier: officer, radio, officer+radio, medic, mechanic,
    spotter, commissar or nothing; empty where nobody is anything."""
    designation: str = ""
    code: str = ""
    """The id of the unit in the list of units."""

    def __hash__(self) -> int:
        """Equal cards hash alike; the name, a dict, is left to the comparison."""
        return hash((self.id, self.points, self.skills))


class Setting(engine_table.Setting, frozen=True):
    """Fixed for the match."""

    system: str = ""
    """dust_tactics | dust_battlefield: which measures its table (see dust.chapters.field)."""
    scenario: str = ""
    cards: dict[str, Card] = {}
    points: int = 50
    turns: int = 8
    reserves: int = 0
    """Units each side may put into reserve in the game; -1 for all."""


class Side(engine_table.Side, frozen=True):
    """One army."""

    bloc: str = ""
    half: str = ""
    """south | north: the mat it starts from."""
    reserves: int = 0
    """Placements in reserve used."""
    points: int = 0
    """Army points of enemy units eliminated."""
    score: int = 0
    """Victory points of a scenario that has them."""
    lost: tuple[str, ...] = ()
    """Own units eliminated, each time anew."""
    standing: dict[str, str] = {}
    """Standing answers to reaction windows (see engine.reaction_windows)."""

    def __hash__(self) -> int:
        """Equal sides hash alike; standing answers, a dict, are left to the comparison."""
        return hash((self.id, self.reserves, self.points, self.score, self.lost))


class Unit(engine_table.Unit, frozen=True):
    """A squad, a support weapon, a hero, a vehicle or an aircraft. `figures` are its living miniatures."""

    card: str = ""
    roster: tuple[str, ...] = ()
    """All its miniatures, fallen ones too."""
    place: str = OFF
    x: int = 0
    """Where it stands, in the measure of its field, where units have one place."""
    y: int = 0
    level: int = 0
    """Floor: 0 the ground; a roof is the highest."""
    facing: int = 0
    """The way it faces, as its field counts turns."""
    carrier: str = ""
    """The machine it rides in, on or pilots."""
    seat: str = ""
    """inside | outside | pilot | slung: how it is carried."""
    boxes: int = 0
    """Damage boxes ticked."""
    ammo: tuple[int, ...] = ()
    """Ammunition boxes ticked, for each weapon line; empty for none."""
    used: tuple[str, ...] = ()
    """Once-per-game skills ticked (DT-CARD-03), and what counts only for the first activation (`entered`)."""
    gripper: str = ""
    """Who holds it with a grapple (DS-WEAP-05)."""
    pilotless: bool = False
    """Its hero pilot has left it (DS-HERO-12)."""
    ready: int = 0
    """First turn in which a unit in reserve may enter."""


class Figure(engine_table.Figure, frozen=True):
    """One miniature of a unit: which soldier of the card it is."""

    soldier: int = 0


class Thing(engine_table.Thing, frozen=True):
    """An objective, or smoke. Where it lies is its middle, in the measure of its field."""

    half: str = ""
    """The half an objective lies in: south | north, or nothing on the centre."""
    until: int = 0
    """The turn at whose end smoke has gone."""


class Turn(engine_table.Turn, frozen=True):
    """Where the match stands. `step` names the procedure to run next."""

    step: str = "setup"
    scenario: str = ""
    """The scenario played, once it is known."""
    first: str = ""
    """The side that goes first this turn."""
    unit: str = ""
    """The unit being activated."""
    hero: str = ""
    """The hero who has joined it for this activation (DS-HERO-04)."""
    declared: tuple[str, ...] = ()
    """Actions announced and not carried out yet (DT-ACT-02), free ones included."""
    done: tuple[str, ...] = ()
    """Actions carried out in this activation."""
    skills: tuple[str, ...] = ()
    """Optional skills announced for this activation."""
    spare: int = -1
    """Movement points left of a March that a reaction has interrupted; -1 for none."""
    diagonal: bool = False
    """The cheap diagonal of the action under way is spent."""
    reacted: bool = False
    """The reaction window of this activation is over."""
    reactor: str = ""
    """The unit whose reaction is under way."""
    after: tuple[str, ...] = ()
    """What follows the procedure under way, one word each, in order."""
    queue: tuple[str, ...] = ()
    """Units still to be dealt with in the step under way."""
    hazards: tuple[str, ...] = ()
    """Wire and minefields met in the action under way; `tangled:<count>`: held in wire this activation."""
    placed: int = 0
    """Pieces placed so far in the set-up."""
    count: int = 0
    """Activations so far this turn: names each of them."""


Table: TypeAlias = engine_table.Table[Side, Unit, Figure, Turn, Setting]
Referee: TypeAlias = engine_referee.Referee[Table]
RECORDS = engine_table.Records(Setting, Side, Unit, Figure, Turn, Thing)


def things_of(table: Table, kind: str) -> tuple[Thing, ...]:
    """The things of a kind, in the order in which they came."""
    return tuple([thing for thing in table.things.values() if thing.kind == kind])


def opponent(side: str) -> str:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]
