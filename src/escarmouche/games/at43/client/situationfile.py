"""What may stand in a situation file of AT-43; lengths in centimetres."""

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
from escarmouche.games.at43.table import (
    Carried,
    Entry,
    Figure,
    Profile,
    Strike,
    Thing,
    Weapon,
    Worth,
    Zone,
)
from escarmouche.games.company.client.formations import FormationPart
from escarmouche.space.terrain import Piece

Words = dict[str, str] | str
NOWHERE = ((0, 0), (0, 0))


def words(name: Words, id: str) -> dict[str, str]:
    """A name in both languages; the id where none is given."""
    return name if isinstance(name, dict) else both_languages(name or id)


class WeaponPart(Part, frozen=True, kw_only=True):
    """A weapon line; its id is the key."""

    always = ("damage",)
    name: Words = ""
    kind: Literal["direct", "indirect", "projection", "melee"] = "direct"
    accuracy: int
    rate: int
    penetration: int
    damage: int = 1
    area: float = 0
    reach: float = 20
    rerolls: int = 0
    special: bool = False
    arc: int = 360
    abilities: tuple[str, ...] = ()

    def record(self, id: str) -> Weapon:
        """As the rules use it."""
        lengths = {"area": hundredths(self.area), "reach": hundredths(self.reach)}
        return fitted(Weapon, self, id=id, name=words(self.name, id), **lengths)

    @classmethod
    def of(cls, weapon: Weapon) -> WeaponPart:
        """As a file says it."""
        return fitted(cls, weapon, area=centimetres(weapon.area), reach=centimetres(weapon.reach))


class CarriedPart(Part, frozen=True, kw_only=True):
    """A weapon on a vehicle or on one arm of a suit."""

    weapon: str
    structure: int = 1
    arm: str = ""


class ProfilePart(Part, frozen=True, kw_only=True):
    """A fighter; its id is the key."""

    name: Words = ""
    movement: float
    combat: int
    protection: int
    morale: int | None = None
    size: int = 1
    radius: float = 1.25
    height: float = 3
    weapons: tuple[str | CarriedPart, ...] = ()
    propulsion: int = 0
    frame: int = 0
    abilities: tuple[str, ...] = ()
    role: str = "soldier"
    grade: int = 0
    authority: int = 0
    pc: int = 0
    support_weapon: bool = False
    crew: str = ""
    capacity: int = 0

    def record(self, id: str) -> Profile:
        """As the rules use it."""
        carried = tuple(Carried(w) if isinstance(w, str) else fitted(Carried, w) for w in self.weapons)
        lengths = {key: hundredths(getattr(self, key)) for key in LENGTHS}
        return fitted(Profile, self, id=id, name=words(self.name, id), weapons=carried, **lengths)

    @classmethod
    def of(cls, profile: Profile) -> ProfilePart:
        """As a file says it."""
        lengths = {key: centimetres(getattr(profile, key)) for key in LENGTHS}
        carried = tuple(
            w.weapon if w == Carried(w.weapon) else fitted(CarriedPart, w) for w in profile.weapons
        )
        return fitted(cls, profile, weapons=carried, **lengths)


LENGTHS = ("movement", "radius", "height")


class EntryPart(Part, frozen=True, kw_only=True):
    """What all figures of a unit share; its id is the key."""

    always = ("family", "rank")
    name: Words = ""
    family: Literal["fantassins", "appui", "vehicule", "marcheur", "transport"] = "fantassins"
    rank: int = 1
    army: str = ""
    abilities: tuple[str, ...] = ()
    fuses_into: str = ""
    created: bool = False
    vehicle: str = ""
    armour_controls: bool = False

    def record(self, id: str) -> Entry:
        """As the rules use it."""
        return fitted(Entry, self, id=id, name=words(self.name, id))


class PiecePart(Part, frozen=True, kw_only=True):
    """A terrain piece as a table file has it (`at`, `from` and `to`, `shape`), or in full by `points`."""

    id: str = ""
    kind: str
    at: Place | None = None
    size: Place | None = None
    turn: int = 0
    start: Place | None = msgspec.field(default=None, name="from")
    end: Place | None = msgspec.field(default=None, name="to")
    shape: tuple[Place, ...] = ()
    destructible: bool = False
    """It has Structure: its state follows of itself, unless `things` says it."""
    open: bool = False
    points: tuple[Place, ...] = ()
    height: float | None = None
    traits: tuple[str, ...] | None = None

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
    hurt: tuple[int, ...] = ()
    inside: str = ""
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
    """A unit: of an entry of this file, or of an army book (`book` and `unit`, then as in an army list)."""

    always = ("entry", "place", "figures")
    id: str = ""
    side: str
    entry: str = ""
    book: str = ""
    unit: str = ""
    strength: int | None = None
    officer: int = 0
    hero: str = ""
    special: dict[str, int] = {}
    place: Literal["", "table", "reserve", "section", "aboard", "gone"] = ""
    leader: str = ""
    markers: tuple[str, ...] | None = None
    """Left out: Engaged by the places of the figures, nothing else."""
    cost: int | None = None
    group: str = "assault"
    figures: tuple[FigurePart | Place, ...] = ()
    formation: FormationPart | None = None
    alive: tuple[str, ...] | None = None
    """Only where the living do not stand in the order of the figures."""
    roster: tuple[str, ...] | None = None
    carrier: str = ""
    garrison: str = ""
    resonance: str = ""

    def said(self) -> tuple[FigurePart, ...]:
        """Its figures, a mere place too."""
        return tuple(f if isinstance(f, FigurePart) else FigurePart(at=f) for f in self.figures)


class ThingPart(Part, frozen=True, kw_only=True):
    """A place to control, or the state of a piece of scenery."""

    id: str
    kind: str
    at: Place = (0, 0)
    side: str = ""
    piece: str = ""
    radius: float = 0
    parts: tuple[tuple[str, int], ...] = ()
    weapon: str = ""
    door: tuple[Place, Place] = NOWHERE
    open: bool = False

    def record(self) -> Thing:
        """As the rules use it."""
        (x, y), (start, end) = point(self.at), self.door
        door = (point(start), point(end))
        return fitted(Thing, self, x=x, y=y, radius=hundredths(self.radius), door=door)

    @classmethod
    def of(cls, thing: Thing) -> ThingPart:
        """As a file says it."""
        door = (place(thing.door[0]), place(thing.door[1]))
        at = place((thing.x, thing.y))
        return fitted(cls, thing, at=at, radius=centimetres(thing.radius), door=door)


class ZonePart(Part, frozen=True, kw_only=True):
    """A zone by its two ends or opposite corners."""

    id: str
    kind: Literal["access", "deployment"]
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


class WorthPart(Part, frozen=True, kw_only=True):
    """What a place yields, by control and by capture."""

    control_pv: int = 0
    control_pr: int = 0
    capture_pv: int = 0
    capture_pr: int = 0

    def record(self) -> Worth:
        """As the rules use it."""
        return fitted(Worth, self)


class StrikePart(Part, frozen=True, kw_only=True):
    """An artillery strike."""

    id: str
    name: Words = ""
    dice: int
    accuracy: int
    range: int
    area: float
    penetration: int
    damage: int
    cost: int
    uses: int = 1
    caller: str = ""

    def record(self) -> Strike:
        """As the rules use it."""
        return fitted(Strike, self, name=words(self.name, self.id), area=hundredths(self.area))

    @classmethod
    def of(cls, strike: Strike) -> StrikePart:
        """As a file says it."""
        return fitted(cls, strike, area=centimetres(strike.area))


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file."""

    always = ("scenario", "table", "sides", "turn", "units")
    scenario: str = ""
    options: dict[str, Any] = {}
    table: Place = (120, 90)
    turns: int = 6
    target: int = 0
    max_pv: int = 0
    north: int = 90
    conditions: tuple[str, ...] = ()
    routines: tuple[str, ...] = ()
    points: dict[str, int] = {}
    allowance: dict[str, int] = {}
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    units: tuple[UnitPart, ...] = ()
    terrain: tuple[PiecePart, ...] = ()
    things: tuple[ThingPart, ...] = ()
    zones: tuple[ZonePart, ...] = ()
    places: dict[str, WorthPart] = {}
    strikes: dict[str, tuple[StrikePart, ...]] = {}
    entries: dict[str, EntryPart] = {}
    profiles: dict[str, ProfilePart] = {}
    weapons: dict[str, WeaponPart] = {}
