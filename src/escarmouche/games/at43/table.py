"""The records of AT-43: what stands on its table, what is fixed for a match, where its turn stands."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table

SIDES = ("one", "two", "three", "four")
"""The sides there may be; a match has those of its mission, two unless it says more (A4-TAC-13)."""
FOOT, SUPPORT = "fantassins", "appui"
VEHICLE, WALKER, TRANSPORT = "vehicule", "marcheur", "transport"
INFANTRY_FAMILIES = (FOOT, SUPPORT)
ARMOUR_FAMILIES = (VEHICLE, WALKER, TRANSPORT)
"""The families of units (A4-GEN-04)."""
INFANTRY, ARMOUR = "infantry", "blindes"

ON_TABLE, RESERVE, SECTION, ABOARD, GONE = "table", "reserve", "section", "aboard", "gone"
"""Where a unit is: SECTION are reinforcements not bought yet, ABOARD a transport."""
ASSAULT, REINFORCEMENT = "assault", "reinforcement"
"""The two groups of a company (A4-FORCE-02)."""
ATTACKER, DEFENDER = "attacker", "defender"

DISORGANISED, ENGAGED = "disorganised", "engaged"
TAKE_COVER, EJECTION, ALERT, SCREEN, KNEEL = "a_couvert", "ejection", "alerte", "ecran", "genou"
ATTITUDES = (TAKE_COVER, EJECTION, ALERT, SCREEN, KNEEL)
"""Orders that last until the next activation and leave a marker (A4-ORD-01)."""
RUNNING = "on_the_run"
"""A save is at hand until the next activation, after a rapid move (A4-WAR-17)."""
DROPPED, ROOTED, FRESH_COVER = "dropped", "rooted", "fresh_cover"
"""Dropped this turn (A4-DEP-03); bound to stay still (A4-ORD-09); A couvert not working yet (A4-ORD-04)."""

DIRECT, INDIRECT, PROJECTION, MELEE = "direct", "indirect", "projection", "melee"
PROPULSION, FRAME, GUN = "propulsion", "frame", "weapon"
"""Parts of a vehicle (A4-DMG-03)."""

LOCKED, SWEEP, NO_SIGHT = "locked", "sweep", "no_sight"
"""Abilities of weapons (A4-ABIL-01, A4-ABIL-04, A4-IND-01)."""
ABILITIES = {
    "camouflage": "A4-ABIL-06",
    "rocket_jump": "A4-ABIL-07",
    "stability": "A4-ABIL-08",
    "nerves_of_steel": "A4-ABIL-09",
    "heroic_pilot": "A4-ABIL-10",
    "fear": "A4-ABIL-11",
    "sapper": "A4-ABIL-12",
    "overseer": "A4-ABIL-13",
    "relay": "A4-ACT-07",
    "twin_arms": "A4-ABIL-15",
    "karman": "A4-SCN-11",
}
"""Abilities of fighters and units, and the rule of each."""

NIGHT, PACK_ICE, FROZEN_LAKE, FAIR_WEATHER, FOG = "night", "pack_ice", "frozen_lake", "fair_weather", "fog"
"""Conditions of a mission (area A4-COND); the last two change ranges (A4-SHOOT-20)."""
WATER, CHASM = "water", "chasm"
BUNKER, CONTAINER, CRYSTAL, LOW_WALL, NANOGENERATOR = (
    "bunker",
    "container",
    "crystal",
    "low_wall",
    "nanogenerator",
)
OBJECTIVE, DROP = "objective", "drop"
"""Kinds of things that are no scenery: places to control."""
BODY, ROOF, WHOLE = "body", "roof", "whole"
"""Parts of scenery; WHOLE is the only part of all but a bunker."""


class Weapon(msgspec.Struct, frozen=True, gc=False):
    """A weapon line (A4-GEN-10); lengths in hundredths of a centimetre."""

    id: str
    name: dict[str, str]
    kind: str
    """direct | indirect | projection | melee"""
    accuracy: int
    rate: int
    penetration: int
    damage: int = 1
    area: int = 0
    """Area of effect of indirect and projection weapons."""
    reach: int = 2000
    """How far a projection weapon throws (A4-ABIL-02)."""
    rerolls: int = 0
    special: bool = False
    arc: int = 360
    """Degrees a vehicle mount covers, 360 for a turret (A4-GEN-13)."""
    abilities: tuple[str, ...] = ()
    """locked, sweep, no_sight"""

    @property
    def melee(self) -> bool:
        return self.kind == MELEE


class Carried(msgspec.Struct, frozen=True, gc=False):
    """A weapon on a figure: its Structure on a vehicle, the arm that bears it on a suit (A4-ABIL-15)."""

    weapon: str
    structure: int = 1
    arm: str = ""
    """left, right or nothing"""


class Profile(msgspec.Struct, frozen=True, gc=False):
    """A fighter's printed values (A4-GEN-09); lengths in hundredths of a centimetre."""

    id: str
    name: dict[str, str]
    movement: int
    combat: int
    protection: int
    morale: int | None = None
    """None: never takes nor fails a morale test (A4-ABIL-14)."""
    size: int = 1
    radius: int = 125
    height: int = 300
    weapons: tuple[Carried, ...] = ()
    propulsion: int = 0
    frame: int = 0
    """Structure points; 0 for infantry, unless it has some of its own: then in `frame` (A4-DMG-02)."""
    abilities: tuple[str, ...] = ()
    role: str = "soldier"
    """soldier | special | officer | hero"""
    grade: int = 0
    """0 for a fighter who is no officer."""
    authority: int = 0
    pc: int = 0
    support_weapon: bool = False
    """Serves a support weapon: crushed without a die (A4-MOV-10)."""
    crew: str = ""
    """The profile of a heroic pilot on foot once he is ejected (A4-ORD-05)."""
    capacity: int = 0
    """Places of a transport (A4-TRAN-01)."""

    @property
    def officer(self) -> bool:
        return self.grade > 0


class Entry(msgspec.Struct, frozen=True, gc=False):
    """What all figures of a unit share, from its army book entry; units of one entry have the same card."""

    id: str
    name: dict[str, str]
    family: str
    """fantassins | appui | vehicule | marcheur | transport"""
    rank: int
    army: str = ""
    """The army book."""
    abilities: tuple[str, ...] = ()
    fuses_into: str = ""
    """The entry two of its vehicles become (A4-ABIL-13)."""
    created: bool = False
    """May be created beside the commander (A4-ABIL-13)."""
    vehicle: str = ""
    """The profile of a vehicle of this entry: what Fusion and Creation put down."""
    armour_controls: bool = False
    """A faction rule lets its armour control (A4-CTRL-05)."""

    @property
    def kind(self) -> str:
        """infantry or blindes (A4-GEN-04)."""
        return INFANTRY if self.family in INFANTRY_FAMILIES else ARMOUR


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A segment of the table edge by which a side comes in (A4-DEP-01), or a deployment area (A4-DEP-06)."""

    id: str
    kind: str
    """access | deployment"""
    a: tuple[int, int]
    b: tuple[int, int]
    """The two ends of a segment; two opposite corners of a deployment area."""
    side: str = ""


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What a place yields: by control in each control phase, and by its capture (A4-CTRL-08)."""

    control_pv: int = 0
    control_pr: int = 0
    capture_pv: int = 0
    capture_pr: int = 0


class Strike(msgspec.Struct, frozen=True, gc=False):
    """An artillery strike that a book or a mission gives (A4-ABIL-16); lengths in hundredths."""

    id: str
    name: dict[str, str]
    dice: int
    accuracy: int
    range: int
    area: int
    penetration: int
    damage: int
    cost: int
    """PC for one strike."""
    uses: int = 1
    """How often in a match."""
    caller: str = ""
    """The unit that calls it, on the table and able to act; empty for one a mission gives."""


class Campaign(msgspec.Struct, frozen=True, gc=False):
    """What a campaign brings to the battle it asks for (area A4-WAR)."""

    climate: str = ""
    """fair_weather, fog, thaw, storm, dog_weather, cold_wave; empty for none."""
    snow: bool = False
    """Whether the ground is snow wherever it is nothing else."""
    supplies: dict[str, tuple[str, ...]] = {}
    """What each company was given for the week: spy, cold_equipment, jump_system, arctic_livery."""
    experience: dict[str, tuple[int, ...]] = {}
    """The bonuses of each unit that has some, by their numbers."""


class Setting(engine_table.Setting, frozen=True):
    """Fixed for the match."""

    scenario: str = ""
    weapons: dict[str, Weapon] = {}
    profiles: dict[str, Profile] = {}
    entries: dict[str, Entry] = {}
    points: dict[str, int] = {}
    """PA agreed, by side."""
    allowance: dict[str, int] = {}
    """The PA of assault units allowed, by side (A4-FORCE-01)."""
    zones: tuple[Zone, ...] = ()
    places: dict[str, Worth] = {}
    """By the id of an objective or drop point."""
    strikes: dict[str, tuple[Strike, ...]] = {}
    """By side."""
    routines: tuple[str, ...] = ()
    """The sides whose officers and heroes are overseers (A4-ABIL-13)."""
    conditions: tuple[str, ...] = ()
    north: int = 90
    """The heading, in degrees, of the table edge marked north (A4-GEN-17)."""
    turns: int = 6
    """The last turn; 0 for no limit."""
    target: int = 0
    """The PV that end the battle at the end of a control phase; 0: none."""
    max_pv: int = 0
    """The most PV a side can score in this mission."""
    campaign: Campaign | None = None
    """What the campaign brings, where this is a battle of one."""


class Side(engine_table.Side, frozen=True, gc=False):
    """One company."""

    role: str = ATTACKER
    pc: int = 0
    pr: int = 0
    pv: int = 0
    commander: str = ""
    """The figure that commands this turn; empty when there is none. Secret until the authority test."""
    cards: tuple[str, ...] = ()
    """Face-down cards in order, the first on top: unit ids, of which the face shows the entry. Secret."""
    shown: tuple[str, ...] = ()
    """Entries of the cards revealed this turn, in order."""
    delayed: bool = False
    """Its last turn of play was a paid delay (A4-PRE-05, A4-PRE-06)."""
    captures: tuple[str, ...] = ()
    """Objectives captured so far (A4-CTRL-06)."""
    strikes: tuple[str, ...] = ()
    """Artillery strikes used."""
    routines: tuple[str, ...] = ()
    """Routines run this turn, as `overseer:routine` (A4-ABIL-13)."""
    standing: tuple[tuple[str, str], ...] = ()
    """Standing answers to reaction windows, by question (see engine.reaction_windows). Secret."""
    scenery: tuple[str, ...] = ()
    """Pieces bought with the company and not put down yet (A4-SCN-14)."""
    retreated: bool = False
    """It has called a retreat and is out of the battle (A4-WAR-18)."""
    drowned: tuple[str, ...] = ()
    """Its fighters in the water who may come back after a battle of a campaign (A4-COND-05)."""


class Unit(engine_table.Unit, frozen=True, gc=False):
    """Figures that act as one. `figures` are those alive."""

    entry: str = ""
    leader: str = ""
    place: str = RESERVE
    cost: int = 0
    group: str = ASSAULT
    roster: tuple[str, ...] = ()
    """Every figure the unit started with."""
    carrier: str = ""
    """The transport (a figure) it is aboard, on the table or in reserve."""
    garrison: str = ""
    """The bunker it was attached to when the company was built: it never leaves it (A4-SCN-09)."""
    resonance: str = ""
    """The crystal it held at the last control phase (A4-SCN-11)."""


class Figure(engine_table.Figure, frozen=True, gc=False):
    """One fighter."""

    profile: str = ""
    down: bool = False
    """On the ground (A4-STATE-08)."""
    hurt: tuple[int, ...] = ()
    """Structure points lost: propulsion, frame, then each weapon of the profile; empty for none."""
    inside: str = ""
    """The bunker or container it is in."""


class Thing(engine_table.Thing, frozen=True, gc=False):
    """A place to control, or a piece of scenery with a state. Its side is who controls it.

    Its kind is objective, drop, bunker, container, crystal, low_wall or nanogenerator.
    """

    piece: str = ""
    """The terrain piece of scenery; empty for a marker."""
    radius: int = 0
    """Of a marker: distances are taken to its edge."""
    parts: tuple[tuple[str, int], ...] = ()
    """Structure left by part; empty where the piece cannot be destroyed."""
    weapon: str = ""
    """The weapon mounted on a bunker, while it works."""
    door: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    """The edge by which one walks into a bunker or an open container."""
    open: bool = False


class Turn(engine_table.Turn, frozen=True, gc=False):
    """Where the match stands. `step` names the procedure to run next."""

    step: str = "setup"
    order: tuple[str, ...] = ()
    """The sides in the order of play this turn, clockwise from the one named first (A4-TAC-13)."""
    ranking: tuple[str, ...] = ()
    """The sides by their authority totals, the lowest first: who spends PR first (A4-CTRL-09)."""
    unit: str = ""
    """The unit being activated."""
    waiting: tuple[str, ...] = ()
    """Cards revealed and not resolved: unit ids whose entry is the face."""
    flags: frozenset[str] = frozenset()
    """What has happened in this activation: paid, denied, grounded, engaged, moved, rapid, fired …"""
    moment: str = ""
    """before | after | alert: when the shot under way is fired (A4-SHOOT-06)."""
    fired: tuple[str, ...] = ()
    """Salvos fired in this activation, by code."""
    done: tuple[str, ...] = ()
    """Units activated this turn (A4-ACT-02)."""
    moves: tuple[tuple[str, str], ...] = ()
    """Units that have moved this turn, and how: combat or rapid (A4-TRAN-02, A4-ORD-09)."""
    way: str = ""
    """The way by which the unit being activated comes into play."""
    touching: tuple[str, ...] = ()
    """Enemy units at contact before the movement under way (A4-ABIL-11)."""
    special: str = ""
    """The one type of special weapon a garrison fires in this shot (A4-SCN-09)."""
    queue: tuple[str, ...] = ()
    """What follows the procedure under way, one word each, in order."""
    spending: tuple[str, ...] = ()
    """Sides that have still to spend PR in this control phase."""
    used: tuple[str, ...] = ()
    """What may be done once a turn and was, and who came in this turn: words of the area A4-WAR."""


Table: TypeAlias = engine_table.Table[Side, Unit, Figure, Turn, Setting]
Referee: TypeAlias = engine_referee.Referee[Table]
RECORDS = engine_table.Records(Setting, Side, Unit, Figure, Turn, Thing)
