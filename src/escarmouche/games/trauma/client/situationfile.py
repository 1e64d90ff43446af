"""What may stand in a situation file of Trauma; lengths in centimetres."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from escarmouche.engine.situation_file import (
    File,
    FullPiece,
    Part,
    Place,
    both_languages,
    centimetres,
    fitted,
    hundredths,
    place,
    point,
)
from escarmouche.games.company.client.formations import FormationPart
from escarmouche.games.trauma.table import Carried, Entry, Figure, Profile, Weapon, Zone
from escarmouche.space.terrain import Piece

Words = dict[str, str] | str


class WeaponPart(Part, frozen=True, kw_only=True):
    """A weapon; its id is the key."""

    always = ("damage",)
    name: Words = ""
    accuracy: int | str
    rate: int
    area: int | None = None
    force: int
    damage: int = 1
    skills: tuple[str, ...] = ()

    def record(self, id: str) -> Weapon:
        """As the rules use it."""
        return fitted(Weapon, self, id=id, name=words(self.name, id), accuracy=str(self.accuracy))


class CarriedPart(Part, frozen=True, kw_only=True):
    """A weapon in a fire arc."""

    weapon: str
    arc: int = 0


class ProfilePart(Part, frozen=True, kw_only=True):
    """A combatant; its id is the key."""

    always = ("command", "grade", "radius", "height", "size", "role", "melee_face")
    name: Words = ""
    movement: float
    morale: int
    armour: int
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
    weapons: tuple[str | CarriedPart, ...] = ()

    def record(self, id: str) -> Profile:
        """As the rules use it."""
        carried = tuple(Carried(w) if isinstance(w, str) else Carried(w.weapon, w.arc) for w in self.weapons)
        lengths = {key: hundredths(getattr(self, key)) for key in LENGTHS}
        return fitted(Profile, self, id=id, name=words(self.name, id), weapons=carried, **lengths)

    @classmethod
    def of(cls, profile: Profile) -> ProfilePart:
        """As a file says it."""
        lengths = {key: centimetres(getattr(profile, key)) for key in LENGTHS}
        carried = tuple(fitted(CarriedPart, w) if w.arc else w.weapon for w in profile.weapons)
        return fitted(cls, profile, weapons=carried, **lengths)


LENGTHS = ("movement", "radius", "height")


class EntryPart(Part, frozen=True, kw_only=True):
    """What all figures of a unit share; its id is the key."""

    always = ("kind", "rank")
    name: Words = ""
    kind: Literal["infantry", "armour"] = "infantry"
    rank: str = "regular"
    vehicle: Literal["", "walker", "antigrav", "wheeled"] = ""
    skills: tuple[str, ...] = ()
    normal: tuple[str, ...] = ()

    def record(self, id: str) -> Entry:
        """As the rules use it."""
        return fitted(Entry, self, id=id, name=words(self.name, id))


class PiecePart(Part, frozen=True, kw_only=True):
    """A terrain piece: a block `at` a place, a line `from` … `to`, or `points`; the rest by its kind."""

    id: str = ""
    kind: str
    at: Place | None = None
    size: Place | None = None
    turn: int = 0
    start: Place | None = msgspec.field(default=None, name="from")
    end: Place | None = msgspec.field(default=None, name="to")
    points: tuple[Place, ...] = ()
    height: float | None = None
    traits: tuple[str, ...] | None = None
    """Instead of those of its kind."""

    @classmethod
    def of(cls, piece: Piece) -> PiecePart:
        """As a file says it, in full."""
        return fitted(cls, FullPiece.of(piece))


class FigurePart(Part, frozen=True, kw_only=True):
    """One figure; ids default to the unit's with a letter."""

    id: str = ""
    profile: str = ""
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
        return fitted(Figure, self, id=id, unit=unit, x=x, y=y, z=hundredths(self.z), profile=profile)

    @classmethod
    def of(cls, figure: Figure, gone: bool) -> FigurePart:
        """As a file says it."""
        at = place((figure.x, figure.y)) if figure.x or figure.y else None
        return fitted(cls, figure, at=at, z=centimetres(figure.z), gone=gone)


class UnitPart(Part, frozen=True, kw_only=True):
    """A unit: of an entry of this file, or of an army book (`book` and `unit`)."""

    always = ("entry", "place", "leader", "markers", "cost", "extended", "figures")
    id: str = ""
    side: str
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

    def each_figure(self) -> tuple[FigurePart, ...]:
        """Its figures, a mere place too."""
        return tuple(f if isinstance(f, FigurePart) else FigurePart(at=f) for f in self.figures)


class ZonePart(Part, frozen=True, kw_only=True):
    """A zone by its two ends or opposite corners."""

    always = ("side",)
    id: str
    kind: Literal["access", "neutral", "deployment"]
    side: str = ""
    start: Place = msgspec.field(name="from")
    end: Place = msgspec.field(name="to")

    def record(self) -> Zone:
        """As the rules use it."""
        return Zone(self.id, self.kind, point(self.start), point(self.end), self.side)

    @classmethod
    def of(cls, zone: Zone) -> ZonePart:
        """As a file says it."""
        return fitted(cls, zone, start=place(zone.a), end=place(zone.b))


class PointPart(Part, frozen=True, kw_only=True):
    """A strategic point on a piece or a zone."""

    always = ("piece", "zone", "holder")
    id: str
    kind: Literal["alpha", "omega", "gamma", "access", "drop"]
    piece: str = ""
    zone: str = ""
    holder: str = ""


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file."""

    always = ("scenario", "table", "turns", "target", "sides", "turn", "units")
    scenario: str = "generator"
    options: dict[str, Any] = {}
    table: Place = (90, 120)
    turns: int = 6
    target: int = 20
    army_points: dict[str, int] = {}
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    units: tuple[UnitPart, ...] = ()
    terrain: tuple[PiecePart, ...] = ()
    zones: tuple[ZonePart, ...] = ()
    points: tuple[PointPart, ...] = ()
    quarters: tuple[tuple[str, str], ...] = ()
    entries: dict[str, EntryPart] = {}
    profiles: dict[str, ProfilePart] = {}
    weapons: dict[str, WeaponPart] = {}


def words(name: Words, id: str) -> dict[str, str]:
    """A name in both languages; the id where none is given."""
    return name if isinstance(name, dict) else both_languages(name or id)
