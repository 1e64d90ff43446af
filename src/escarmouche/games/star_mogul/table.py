"""The records of Star Mogul: what stands on its table, what is fixed for a battle, where its turn stands."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table

PAS = 254
"""Hundredths of a centimetre in one pas (SM-SEQ-03)."""

INFANTRY, VEHICLE = "infantry", "vehicle"
BIOS, MEKK = "bios", "mekk"
BOSS, SHAREHOLDER = "boss", "shareholder"
DRIVER, PILOT, GUNNER = "driver", "pilot", "gunner"
CONTROLS = frozenset({DRIVER, PILOT})
"""Posts that move a vehicle."""
WALKER, FLYING = "walker", "flying"

UP, ABOARD, OUT, BURNT, AWAY = "up", "aboard", "out", "burnt", "away"
"""What became of a figure: OUT rolls for recovery, BURNT is beyond it, AWAY left the table whole."""
WAITING = "waiting"
"""Not on the table yet: deployment to come, or too big for the zone (SM-SETUP-03)."""

STRAGGLER, DUE, STANDING, SHY = "straggler", "due", "standing", "shy"
"""Unit markers: SM-STRAG-01; owes a loyalty test; stopped but not regrouped (two_steps); SM-RETR-05."""
TRIED, RESTING = "tried", "resting"
"""Has had its rally attempt this phase; rallied this phase and acts from the next one (SM-RETR-03)."""
BRAVERY, LOYALTY, VOLUNTARY = "bravery", "loyalty", "voluntary"
"""Why a unit retreats."""

SALVAGE, STASH, CAPTIVE, DOOR, WRECK = "salvage", "stash", "captive", "door", "wreck"
LOADS = frozenset({SALVAGE, STASH})
"""Things that are carried by many hands."""
PRIZES = frozenset({SALVAGE, STASH, CAPTIVE})

STRATEGY, ACTION_1, FOG, ACTION_2, MELEE = PHASES = ("strategy", "action1", "fog", "action2", "melee")
"""SM-SEQ-02"""
SETUP, AFTER = "setup", "after"


class Weapon(msgspec.Struct, frozen=True):
    """A ranged weapon; limits and radius in hundredths of a centimetre, damage is 1D6 plus `plus`."""

    id: str
    name: dict[str, str]
    short: int
    normal: int
    long: int
    plus: int
    attacks: int = 1
    radius: int = -1
    """Of the blast; -1 for a weapon without one."""
    kind: str = "light"
    cost: int = 0


class Blade(msgspec.Struct, frozen=True):
    """A melee weapon."""

    id: str
    name: dict[str, str]
    combat: int = 0
    vehicle_damage: int = 0
    """0: its combat bonus counts against vehicles too (SM-MELEE-10)."""
    single_use: bool = False
    cost: int = 0


class Profile(msgspec.Struct, frozen=True):
    """A member of the crew with what he wears and carries; Move in hundredths of a centimetre."""

    id: str
    name: dict[str, str]
    crew: str
    kind: str
    move: int
    shooting: int
    melee: int
    res: int
    armour: int = 0
    suit: str = "none"
    sealed: bool = False
    weapons: tuple[str, ...] = ()
    blades: tuple[str, ...] = ()
    skills: tuple[tuple[str, int], ...] = ()
    role: str = ""
    """boss | shareholder | nothing"""
    cost: int = 0
    radius: int = PAS // 2
    height: int = 305


class Mount(msgspec.Struct, frozen=True):
    """A weapon on a vehicle and where it bears."""

    weapon: str
    arc: str


class Machine(msgspec.Struct, frozen=True):
    """The printed values of a vehicle; lengths in hundredths of a centimetre."""

    id: str
    name: dict[str, str]
    military: bool
    drive: str
    move: int
    acceleration: int
    minimum: int
    armour: tuple[int, int, int, int]
    """Front, left, right, rear."""
    length: int
    width: int
    height: int
    superstructure: int
    crew: tuple[str, ...] = ()
    passengers: int = 0
    cargo: int = 0
    mounts: tuple[Mount, ...] = ()
    flies_at: int = 0
    cost: int = 0


class Setting(engine_table.Setting, frozen=True):
    """Fixed for the battle. `options` holds the ledger's switches."""

    mission: str = ""
    """salvage_rights | salvage_raid | asset | asset_raid | rescue | revenge"""
    scenario: str = ""
    weapons: dict[str, Weapon] = {}
    blades: dict[str, Blade] = {}
    profiles: dict[str, Profile] = {}
    machines: dict[str, Machine] = {}
    rounds: int = 10
    vacuum: bool = False
    centre: str = ""
    """The piece that a fight is about (SM-MISS-05)."""


class Side(engine_table.Side, frozen=True):
    """One company."""

    loyalty: int = 11
    zone: tuple[int, int] = (-1, -1)
    """Where the drop zone marker stands; (-1, -1) before it does."""
    ps: int = 0
    """Strategy points of the turn under way."""
    left: int = 0
    """Strategy points of the phase under way that are not spent."""
    free: int = 0
    """Free points of the fog still to be used (SM-FOG-03)."""
    role: str = ""
    """raider | raided | guard | investigator | demander, where the mission has them."""
    cost: int = 0
    """Deployment cost of the list (SM-COMP-04)."""
    fired_on_melee: bool = False
    """SM-POST-05"""
    called: bool = False
    """Called the drop ship (SM-SEQ-05)."""
    units_at_start: int = 0
    """Units at the start of the phase; and those lost to fire in it (SM-LOY-02, other reading)."""
    units_shot: int = 0
    boss_fell: bool = False
    """Its units owe the test of SM-LOY-04 at the next opening."""
    secured: int = 0
    credits: int = 0
    """What the sale of salvage brought (SM-POST-04)."""
    flyers: int = 0
    """Flying vehicles deployed in this phase (SM-SETUP-04)."""
    placed: int = 0
    """Counters placed by this company (SM-SETUP-05)."""
    standing: dict[str, str] = {}
    """Standing answers to reaction windows, by question."""

    def __hash__(self) -> int:
        """Equal sides hash alike; standing answers, a dict, are left to the comparison."""
        return hash((self.id, self.loyalty, self.ps, self.left, self.free, self.credits))


class Unit(engine_table.Unit, frozen=True):
    """An infantry unit or a vehicle. `figures` are those still in play, of a vehicle its hull alone."""

    kind: str = INFANTRY
    name: dict[str, str] = {}
    roster: tuple[str, ...] = ()
    """Everyone who came with it, a vehicle's crew too."""
    leader: str = ""
    aboard: str = ""
    """The vehicle it sits in."""
    spent: int = 0
    """Strategy points received in this phase (SM-SP-05)."""
    retreat: str = ""
    """bravery | loyalty | voluntary while it retreats."""
    at_start: int = 0
    """Models at the start of the phase; and those lost to enemy fire in it (SM-LOY-02)."""
    shot: int = 0
    cost: int = 0

    def __hash__(self) -> int:
        """Equal units hash alike; the name, a dict, is left to the comparison."""
        return hash((self.id, self.figures, self.markers, self.spent, self.retreat))


class Figure(engine_table.Figure, frozen=True):
    """One model, or the hull of a vehicle."""

    profile: str = ""
    """Of a hull, the name of its machine."""
    fate: str = UP
    wounded: bool = False
    climbing: str = ""
    """The piece on whose face it hangs (SM-MOVE-07)."""
    used: tuple[str, ...] = ()
    """Single-use weapons that are gone (SM-WEAP-03)."""
    charged: tuple[str, ...] = ()
    """Enemies it came into contact with by moving (SM-MELEE-07)."""
    light: bool = False
    """Ejected: armed with a light weapon only (SM-VEH-20)."""
    kills: int = 0
    """Enemies it has put out of action: its history, no rule reads it."""
    post: str = ""
    """Of one aboard: driver, pilot, gunner; empty for a passenger."""
    busy: bool = False
    """Has shot or fought in this phase: an engineer who did repairs nothing (SM-VEH-08)."""
    armour: tuple[int, ...] = ()
    """Of a hull, as the rest: what is left of its sides."""
    superstructure: int = 0
    out: tuple[int, ...] = ()
    """Numbers of the weapons out of order."""
    immobile: bool = False
    hurt: bool = False
    """Immobilised in this very phase: repairs begin after it (SM-VEH-08)."""
    power: str = ""
    """loss | severe"""
    lost: str = ""
    """movement | armament: what went with its only crewman (SM-VEH-05)."""
    rupture: bool = False
    """Explodes when the next phase begins (SM-VEH-17)."""
    moved: bool = False
    """Moved in this phase: it cannot be boarded (SM-ACT-02)."""
    rolling: bool = False
    """Moved with its last strategy point of this phase: the next one accelerates (SM-MOVE-08)."""
    flown: int = 0
    """How far it has flown in its owner's turn (SM-MOVE-09)."""


class Thing(engine_table.Thing, frozen=True):
    """What is neither unit nor figure: salvage, stashes, captives, doors, wrecks."""

    holder: str = ""
    """The unit that carries it, the vehicle it is loaded in, or the vehicle that a wreck was."""
    carriers: tuple[str, ...] = ()
    loaded: bool = False
    piece: str = ""
    """Of a door, a stash or a captive, the building."""
    open: bool = False
    """Of a door; of a prize, whether it is out of its building."""
    facing: int = 0
    """Of a wreck."""
    exploded: bool = False
    inside: bool = False
    """Of a prize: still behind its door."""


class Turn(engine_table.Turn, frozen=True):
    """Where the battle stands. `step` names the procedure to run next."""

    step: str = "setup"
    order: tuple[str, ...] = ()
    """Sides in the order in which they place, deploy and play (SM-SETUP-02, SM-SEQ-04)."""
    unit: str = ""
    """The unit acting."""
    who: str = ""
    """The side acting, where it is not the active one (SM-FOG-02)."""
    queue: tuple[str, ...] = ()
    """What is still to be dealt with in the step under way, unit by unit."""
    attacks: tuple[tuple[str, str, int, str], ...] = ()
    """Attacks declared and not made: shooter, weapon or mount, number, target figure."""
    reply: bool = False
    """The attacks under way are return fire."""
    target: str = ""
    """The unit that is shot at."""
    melee: bool = False
    """The volley goes into a melee (SM-SHOOT-14)."""
    fogged: tuple[str, ...] = ()
    """Units that have had a free point of this fog."""
    count: int = 0
    """Numbers what is done, for luck and standing answers."""
    opened: bool = False
    """Voluntary retreats of this phase are declared."""
    result: str = ""
    """Who has won, once the battle has ended: worked out before anything is settled."""
    first: bool = True
    """Whether the active side plays its first turn."""


Table: TypeAlias = engine_table.Table[Side, Unit, Figure, Turn, Setting]
Referee: TypeAlias = engine_referee.Referee[Table]
RECORDS = engine_table.Records(Setting, Side, Unit, Figure, Turn, Thing)
SIDES = ("one", "two", "three", "four")
