"""The records of Trauma: what stands on its table, what is fixed for a match, where its turn stands."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table

INFANTRY, ARMOUR = "infantry", "armour"
WALKER, ANTIGRAV, WHEELED = "walker", "antigrav", "wheeled"
ON_TABLE, RESERVE, SECTION, GONE = "table", "reserve", "section", "gone"
"""Where a unit is: SECTION is the reinforcement section, not bought yet."""

DISORGANISED, PRONE, ENGAGED = "disorganised", "prone", "engaged"
TAKE_COVER, ALERT, HEADS_DOWN = "take_cover", "alert", "heads_down"
ORDERS = (TAKE_COVER, ALERT, HEADS_DOWN)
"""Markers of Planquez-vous, Tir d'Alerte and Baisse la tête."""

SKILLS = {
    "medical_armour": "TR-SKILL-01",
    "self_repair": "TR-SKILL-02",
    "demolition": "TR-SKILL-03",
    "concealment": "TR-SKILL-05",
    "guerilla": "TR-SKILL-06",
    "warrior": "TR-SKILL-07",
    "experienced_officer": "TR-SKILL-08",
    "jump_pack": "TR-SKILL-09",
    "reinforcement": "TR-SKILL-11",
    "repair": "TR-SKILL-13",
    "resistance": "TR-SKILL-14",
    "sniper": "TR-SKILL-15",
    "healing": "TR-SKILL-17",
    "skirmishers": "TR-SKILL-18",
    "lock_on": "TR-SKILL-19",
}
"""Armure Médicalisée, Auto-réparation, Démolition, Dissimulation, Guérilla, Guerrier, Officier expérimenté,
Propulseur dorsal, Renfort, Réparation, Résistance, Sniper, Soin, Tirailleurs, Verrouillage."""


class Weapon(msgspec.Struct, frozen=True, gc=False):
    """A weapon line (TR-ARMY-20)."""

    id: str
    name: dict[str, str]
    accuracy: str
    """As printed: an integer, + , [X], - for melee, or two scores a/b for Sniper."""
    rate: int
    area: int | None
    force: int
    damage: int
    skills: tuple[str, ...] = ()

    @property
    def melee(self) -> bool:
        """No accuracy score (TR-SHOOT-01, TR-MELEE-04)."""
        return self.accuracy == "-"

    @property
    def indirect(self) -> bool:
        """An area of effect, or Verrouillage (TR-ARMY-20)."""
        return self.area is not None or "lock_on" in self.skills

    @property
    def limited(self) -> bool:
        """Accuracy noted [X] (TR-SHOOT-31)."""
        return self.accuracy.startswith("[")

    @property
    def always_down(self) -> bool:
        """Accuracy noted + (TR-SHOOT-30)."""
        return self.accuracy == "+"

    def score(self, second: bool = False) -> int:
        """The number to compare with the range; the second one of a Sniper weapon."""
        first, _, other = self.accuracy.strip("[]").partition("/")
        return int(other if second else first)


class Carried(msgspec.Struct, frozen=True, gc=False):
    """A weapon on a figure, with its fire arc: 1 or 2 on vehicles that have arcs, else 0."""

    weapon: str
    arc: int = 0


class Profile(msgspec.Struct, frozen=True, gc=False):
    """A combatant's printed values (TR-ARMY-19); lengths in hundredths of a centimetre."""

    id: str
    name: dict[str, str]
    movement: int
    morale: int
    armour: int
    command: int = 0
    grade: int = 0
    """0 for a combatant who is no officer (TR-ARMY-14)."""
    radius: int = 125
    height: int = 280
    size: str = "medium"
    structure: str = ""
    arcs: str = ""
    """front_rear, left_right or nothing (TR-VEH-15)."""
    weapons: tuple[Carried, ...] = ()
    skills: tuple[str, ...] = ()
    role: str = "soldier"
    """soldier | specialist | heavy | officer"""
    melee_face: str = "up"
    """An army book may make it `down` (TR-TERM-02)."""

    @property
    def officer(self) -> bool:
        return self.grade > 0


class Entry(msgspec.Struct, frozen=True, gc=False):
    """What all figures of a unit share, from its army book entry."""

    id: str
    name: dict[str, str]
    kind: str
    """infantry | armour"""
    rank: str
    vehicle: str = ""
    """walker | antigrav | wheeled"""
    skills: tuple[str, ...] = ()
    normal: tuple[str, ...] = ()
    """Profiles of the unit at normal strength, for the skill Renfort."""


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A segment of the table edge by which units come in (TR-TABLE-03), or the deployment area."""

    id: str
    kind: str
    """access (fixed), neutral or deployment"""
    a: tuple[int, int]
    b: tuple[int, int]
    """The two ends of a segment; two opposite corners of a deployment area."""
    side: str = ""
    """Who may use a fixed zone; empty for neutral ones."""


class Setting(engine_table.Setting, frozen=True):
    """Fixed for the match."""

    scenario: str = ""
    weapons: dict[str, Weapon] = {}
    profiles: dict[str, Profile] = {}
    entries: dict[str, Entry] = {}
    points: dict[str, int] = {}
    """Army points agreed, by side."""
    turns: int = 6
    """0 for no limit (TR-TURN-01)."""
    target: int = 20


class Side(engine_table.Side, frozen=True, gc=False):
    """One army."""

    role: str = ""
    """attacker or defender in scenario 2"""
    colour: str = ""
    """blue or red: the fixed access zone"""
    pc: int = 0
    pr: int = 0
    pv: int = 0
    general: str = ""
    """The figure that commands; empty when the army has none."""
    cards: tuple[str, ...] = ()
    """Face-down cards in order, the first on top: unit ids. Secret."""
    shown: tuple[str, ...] = ()
    """Cards already face up or set aside this turn."""
    option: str = ""
    """The option used on the last turn of play (TR-ACT-09, 10)."""
    lost: tuple[str, ...] = ()
    """Units eliminated this turn, in order; one that came back may stand twice (TR-DEBR-06)."""
    recruits: tuple[str, ...] = ()
    """Units bought this turn whose card has not been flipped. Secret."""
    standing: tuple[tuple[str, str], ...] = ()
    """Standing answers to reaction windows, by question (see engine.reaction_windows). Secret."""


class Unit(engine_table.Unit, frozen=True, gc=False):
    """Figures that act as one. `figures` are those alive."""

    entry: str = ""
    leader: str = ""
    place: str = RESERVE
    cost: int = 0
    extended: bool = False
    """Taken at extended strength and not yet come back (TR-SKILL-11)."""
    roster: tuple[str, ...] = ()
    """Every figure the unit started with."""
    alert_left: tuple[str, ...] = ()
    """Salvos not fired yet of a staggered Tir d'Alerte (TR-ORD-07); empty: the order is whole."""


class Figure(engine_table.Figure, frozen=True, gc=False):
    """One combatant."""

    profile: str = ""
    down: bool = False
    """On the ground (TR-STATE-08)."""
    ticked: int = 0
    """Structure boxes ticked, from the end of the line."""
    immobile: bool = False
    """Propulsion destroyed (TR-SHOOT-50)."""
    broken: tuple[int, ...] = ()
    """Weapons that cannot be used, by their number in the profile (TR-SHOOT-52)."""
    moved: bool = False
    """Has changed place in a displacement of this activation (TR-SKILL-15)."""
    fixed: bool = False
    """Has used the second score of a Sniper weapon in this activation: may not be displaced."""


class Point(engine_table.Thing, frozen=True, gc=False):
    """A strategic point: an objective, a neutral access zone or a drop point (TR-DEBR-09).

    Its kind is alpha, omega, gamma, access or drop; its side the one that controls it since the last
    debriefing. It lies where its piece or zone does and has no place of its own.
    """

    piece: str = ""
    """The terrain piece; empty for an access zone."""
    zone: str = ""


class Turn(engine_table.Turn, frozen=True, gc=False):
    """Where the match stands. `step` names the procedure to run next."""

    step: str = "setup"
    zones: tuple[Zone, ...] = ()
    """Laid in the set-up and never changed: who holds a neutral one is told by its point."""
    quarters: tuple[tuple[str, str], ...] = ()
    """Quarter id and type, for the random table."""
    starter: str = ""
    """The side that activates first this round."""
    unit: str = ""
    """The unit being activated."""
    waiting: tuple[str, ...] = ()
    """The second unit of a simultaneous activation."""
    todo: tuple[str, ...] = ()
    """Actions announced and not begun."""
    salvos: tuple[str, ...] = ()
    """Salvos of the Shoot action under way, or kept back by staggering, not fired yet."""
    flags: frozenset[str] = frozenset()
    """What has happened in this activation: began_disorganised, fired, fought, staggered, sustained,
    one_action, halted, repaired, demolished, jumps taken …"""
    tested: tuple[str, ...] = ()
    """Units that have tested morale because of the action under way (TR-MOR-08)."""
    after: tuple[str, ...] = ()
    """What follows the displacement just made: engage, alert, melee."""
    arcs: tuple[tuple[str, str, int], ...] = ()
    """(vehicle, target unit, arc) chosen for this Shoot action (TR-VEH-14)."""
    touching: tuple[tuple[str, str], ...] = ()
    """Pairs of units in contact before the displacement, to see who newly engages whom (TR-MOR-07)."""
    picks: int = 0
    """Points picked so far in the set-up."""


Table: TypeAlias = engine_table.Table[Side, Unit, Figure, Turn, Setting]
Referee: TypeAlias = engine_referee.Referee[Table]
RECORDS = engine_table.Records(Setting, Side, Unit, Figure, Turn, Point)
SIDES = ("one", "two")
THINGS_SINCE = 5
"""The rules version from which strategic points are things of the table."""


def convert(data: dict[str, Any], version: int) -> dict[str, Any]:
    """The data of a table of an older rules version as this one reads it: its points stood in the turn."""
    if version >= THINGS_SINCE:
        return data
    turn = {**data["turn"]}
    points = [
        {
            "id": point["id"],
            "kind": point["kind"],
            "side": point["holder"],
            "piece": point["piece"],
            "zone": point["zone"],
        }
        for point in turn.pop("points", ())
    ]
    return {**data, "turn": turn, "things": points}
