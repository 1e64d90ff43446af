"""What may stand in a situation file of Trauma; lengths in centimetres."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from escarmouche.games.trauma.table import Carried, Entry, Figure, Profile, Turn, Weapon, Zone

At = Callable[..., str]
"""Turns a path of keys into `file:line (keys)`."""
Place = tuple[float, float]
Words = dict[str, str] | str


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class WeaponPart(_Part, frozen=True):
    """A weapon; its id is the key."""

    accuracy: int | str
    rate: int
    force: int
    damage: int = 1
    area: int | None = None
    skills: tuple[str, ...] = ()
    name: Words = ""

    def record(self, id: str) -> Weapon:
        """As the rules use it."""
        return Weapon(
            id,
            words(self.name, id),
            str(self.accuracy),
            self.rate,
            self.area,
            self.force,
            self.damage,
            self.skills,
        )


class CarriedPart(_Part, frozen=True):
    """A weapon in a fire arc."""

    weapon: str
    arc: int = 0


class ProfilePart(_Part, frozen=True):
    """A combatant; its id is the key."""

    movement: float
    morale: int
    armour: int
    weapons: tuple[str | CarriedPart, ...] = ()
    command: int = 0
    grade: int = 0
    radius: float = 1.25
    height: float = 2.8
    size: str = "medium"
    structure: str = ""
    arcs: Literal["", "front_rear", "left_right"] = ""
    skills: tuple[str, ...] = ()
    role: str = "soldier"
    melee_face: Literal["up", "down"] = "up"
    name: Words = ""

    def record(self, id: str) -> Profile:
        """As the rules use it."""
        carried = tuple(Carried(w) if isinstance(w, str) else Carried(w.weapon, w.arc) for w in self.weapons)
        return Profile(
            id=id,
            name=words(self.name, id),
            movement=hundredths(self.movement),
            morale=self.morale,
            armour=self.armour,
            command=self.command,
            grade=self.grade,
            radius=hundredths(self.radius),
            height=hundredths(self.height),
            size=self.size,
            structure=self.structure,
            arcs=self.arcs,
            weapons=carried,
            skills=self.skills,
            role=self.role,
            melee_face=self.melee_face,
        )


class EntryPart(_Part, frozen=True):
    """What all figures of a unit share; its id is the key."""

    kind: Literal["infantry", "armour"] = "infantry"
    rank: str = "regular"
    vehicle: Literal["", "walker", "antigrav", "wheeled"] = ""
    skills: tuple[str, ...] = ()
    normal: tuple[str, ...] = ()
    name: Words = ""

    def record(self, id: str) -> Entry:
        """As the rules use it."""
        return Entry(id, words(self.name, id), self.kind, self.rank, self.vehicle, self.skills, self.normal)


class PiecePart(_Part, frozen=True):
    """A terrain piece: a block `at` a place, a line `from` … `to`, or `points`; the rest by its kind."""

    kind: str
    id: str = ""
    at: Place | None = None
    size: Place | None = None
    turn: int = 0
    start: Place | None = msgspec.field(default=None, name="from")
    end: Place | None = msgspec.field(default=None, name="to")
    points: tuple[Place, ...] = ()
    height: float | None = None
    traits: tuple[str, ...] | None = None
    """Instead of those of its kind."""


class FigurePart(_Part, frozen=True):
    """One figure; ids default to the unit's with a letter."""

    profile: str = ""
    id: str = ""
    at: Place | None = None
    z: float = 0
    facing: int = 0
    down: bool = False
    ticked: int = 0
    immobile: bool = False
    broken: tuple[int, ...] = ()
    moved: bool = False
    fixed: bool = False
    gone: bool = False
    """Eliminated: it belongs to the roster only."""

    def record(self, id: str, unit: str, profile: str) -> Figure:
        """As the rules use it."""
        x, y = point(self.at or (0, 0))
        return Figure(
            id,
            unit,
            x,
            y,
            hundredths(self.z),
            self.facing,
            profile=profile,
            down=self.down,
            ticked=self.ticked,
            immobile=self.immobile,
            broken=self.broken,
            moved=self.moved,
            fixed=self.fixed,
        )


class FormationPart(_Part, frozen=True):
    """Figures put down round the leader by themselves."""

    at: Place
    count: int = 0
    profile: str | tuple[str, ...] = ()
    facing: int = 0
    z: float = 0


class UnitPart(_Part, frozen=True):
    """A unit: of an entry of this file, or of an army book (`book` and `unit`)."""

    side: Literal["one", "two"]
    id: str = ""
    entry: str = ""
    book: str = ""
    unit: str = ""
    strength: Literal["normal", "extended"] = "normal"
    officer: str = ""
    options: dict[str, int] = {}
    place: Literal["", "table", "reserve", "section", "gone"] = ""
    leader: str = ""
    markers: tuple[str, ...] | None = None
    """Left out: Engaged by the places of the figures, nothing else."""
    cost: int | None = None
    extended: bool | None = None
    figures: tuple[FigurePart | Place, ...] = ()
    formation: FormationPart | None = None
    alive: tuple[str, ...] | None = None
    """Only where the living do not stand in the order of the figures."""
    roster: tuple[str, ...] | None = None
    alert_left: tuple[str, ...] = ()


class SidePart(_Part, frozen=True):
    """One army; what is left out is worked out from its units."""

    role: str = ""
    colour: str = ""
    pc: int | None = None
    pr: int = 0
    pv: int = 0
    general: str | None = None
    cards: tuple[str, ...] | None = None
    shown: tuple[str, ...] = ()
    option: str = ""
    lost: tuple[str, ...] = ()
    recruits: tuple[str, ...] = ()
    standing: tuple[tuple[str, str], ...] = ()


class ZonePart(_Part, frozen=True):
    """A zone by its two ends or opposite corners."""

    id: str
    kind: Literal["access", "neutral", "deployment"]
    start: Place = msgspec.field(name="from")
    end: Place = msgspec.field(name="to")
    side: str = ""

    def record(self) -> Zone:
        """As the rules use it."""
        return Zone(self.id, self.kind, point(self.start), point(self.end), self.side)


class PointPart(_Part, frozen=True):
    """A strategic point on a piece or a zone."""

    id: str
    kind: Literal["alpha", "omega", "gamma", "access", "drop"]
    piece: str = ""
    zone: str = ""
    holder: str = ""


class SituationFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file; the values of its mappings are read one by one, so that mistakes have a line."""

    game: str = "trauma"
    title: Any = None
    about: Any = None
    covers: Any = None
    scenario: str = "generator"
    options: dict[str, Any] = {}
    table: Place = (90, 120)
    turns: int = 6
    target: int = 20
    army_points: dict[str, int] = {}
    weapons: dict[str, Any] = {}
    profiles: dict[str, Any] = {}
    entries: dict[str, Any] = {}
    terrain: tuple[PiecePart, ...] = ()
    zones: tuple[ZonePart, ...] = ()
    points: tuple[PointPart, ...] = ()
    quarters: tuple[tuple[str, str], ...] = ()
    units: tuple[UnitPart, ...] = ()
    figure_order: tuple[str, ...] = ()
    """Only where figures are not kept unit by unit."""
    sides: dict[str, Any] = {}
    turn: dict[str, Any] = {}
    luck: dict[str, Any] = {}


ELSEWHERE = ("points", "zones", "quarters")
"""Fields of the turn that have a key of their own in the file."""
TURN_KEYS = tuple(name for name in Turn.__struct_fields__ if name not in ELSEWHERE)


def words(name: Words, id: str) -> dict[str, str]:
    """A name in both languages; the id where none is given."""
    return name if isinstance(name, dict) else {"en": name or id, "fr": name or id}


def hundredths(length: float) -> int:
    """Centimetres as the table counts them."""
    return round(length * 100)


def point(place: Place) -> tuple[int, int]:
    """A place as the table counts it."""
    return hundredths(place[0]), hundredths(place[1])


def centimetres(length: int) -> int | float:
    """A length of the table as a person writes it."""
    whole, rest = divmod(length, 100)
    return whole if not rest else length / 100
