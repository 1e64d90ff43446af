"""What lies on the season's table: companies, their people, their vehicles, their money (SM-COMP-05)."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from escarmouche.engine import ledger as ledgers
from escarmouche.engine import referee, table
from escarmouche.engine.sentences import words
from escarmouche.games.star_mogul.armies import armybook
from escarmouche.games.star_mogul.armies.armybook import Book
from escarmouche.games.star_mogul.rules import LEDGER as BATTLE_LEDGER
from escarmouche.games.star_mogul.table import SIDES

GAME, BATTLE_GAME = "star_mogul_season", "star_mogul"
RULES = (
    "SM-MISS-01", "SM-MISS-02", "SM-MISS-04", "SM-MISS-05", "SM-MISS-06", "SM-MISS-10", "SM-LOY-07",
    "SM-WEAP-03", "SM-COMP-01", "SM-COMP-02", "SM-COMP-03", "SM-COMP-04", "SM-COMP-05", "SM-POST-01",
    "SM-POST-02", "SM-POST-03", "SM-POST-04", "SM-POST-05", "SM-POST-06", "SM-POST-07", "SM-POST-08",
    "SM-POST-09", "SM-POST-10", "SM-POST-11", "SM-POST-12", "SM-POST-13", "SM-CAMP-01", "SM-CAMP-02",
    "SM-CAMP-03",
)  # fmt: skip
"""Rules of Star Mogul that are played between missions."""
LEDGER = ledgers.Ledger(
    GAME, words("title", GAME), {id: BATTLE_LEDGER[id] for id in RULES}, BATTLE_LEDGER.credits
)
SEASON = LEDGER.data("SM-CAMP-01")
LIMIT: int = SEASON["founding"]["deployment"]
"""What a company is founded with, and may deploy (SM-CAMP-01, SM-COMP-04)."""
MARKET = "market"

FIT, DEAD, GONE = "fit", "dead", "gone"
"""What became of somebody: in the company, dead or destroyed, left behind or dismissed."""


class Line(msgspec.Struct, frozen=True):
    """A line of the ledger of money: when, under which rule, for what, how much, and what there is then."""

    mission: int
    rule: str
    what: str
    amount: int
    left: int
    count: int = 1


class Good(msgspec.Struct, frozen=True):
    """What something on the market is called."""

    name: dict[str, str]


class Setting(table.Setting, frozen=True):
    """What is fixed: the companies' names and how many missions there are."""

    names: dict[str, dict[str, str]] = {}
    missions: int = 6
    founded: dict[str, Any] = {}
    """The lists the companies were founded with, as data: what everybody may know of them."""
    goods: dict[str, Good] = {}
    """Everything on the market by its name."""


class Side(table.Side, frozen=True):
    """A company: what is open to all, and what it alone knows."""

    loyalty: int = 11
    wins: int = 0
    losses: int = 0
    played: int = 0
    assets: tuple[str, ...] = ()
    ousted: bool = False
    """Out of the season (SM-CAMP-03)."""
    weak: int = 0
    """How often it could not deploy."""
    idle: bool = False
    """Has no battle in this mission."""
    lost_to: str = ""
    """Who won the last mission against it: it may demand revenge, once (SM-MISS-10)."""
    revenge: str = ""
    """Whom it has demanded revenge of."""
    reasons: tuple[tuple[int, str], ...] = ()
    """Why its Loyalty changed: the mission and the rule."""
    worth: int = -1
    """Told to all at the end only (SM-CAMP-02)."""
    credits: int = 0
    """Hidden from the others, as all that follows (SM-COMP-05)."""
    advance: int = 0
    stock: tuple[str, ...] = ()
    """Gear that nobody carries."""
    account: tuple[Line, ...] = ()
    deployed: tuple[str, ...] = ()
    """Groups and vehicles named for the next battle."""
    hired: int = 0
    """Numbers people and vehicles, so that nobody is called like another."""


class Owned(table.Thing, frozen=True):
    """Somebody of a company with a name and a history, or one of its vehicles with what it has lost."""

    name: str = ""
    line: str = ""
    """What the market calls him, or it."""
    state: str = FIT
    missions: int = 0
    fell: int = 0
    """The mission in which he or it was lost; 0: not at all."""
    armour: str = "none"
    """Of a person, as all up to the kills."""
    weapons: tuple[str, ...] = ()
    blades: tuple[str, ...] = ()
    role: str = ""
    group: int = 0
    """The infantry unit he belongs to; 0: none."""
    rig: str = ""
    """The vehicle whose crew he is of, and at which post."""
    post: int = 0
    wounds: int = 0
    kills: int = 0
    plates: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Of a vehicle, as all that follows: points of armour lost, front, left, right, rear (SM-POST-11)."""
    superstructure: int = 0
    """Points lost."""
    out: tuple[int, ...] = ()
    """Weapons out of order, by their numbers."""
    immobile: bool = False
    power: str = ""
    """loss | severe"""

    @property
    def whole(self) -> bool:
        """Whether nothing of a vehicle needs repair."""
        return not (any(self.plates) or self.superstructure or self.out or self.immobile or self.power)


PERSON, RIG = "person", "rig"


class Turn(table.Turn, frozen=True):
    """Phases: trade, kit, mission, deploy, battle, after. The round is the number of the mission."""

    pairs: tuple[tuple[str, str, str, str], ...] = ()
    """Who meets whom: first, second, the mission, the asset it is about."""
    queue: tuple[str, ...] = ()


RECORDS = table.Records(Setting, Side, table.Unit, table.Figure, Turn, Owned)
Table: TypeAlias = table.Table[Side, table.Unit, table.Figure, Turn, Setting]
Referee: TypeAlias = referee.Referee[Table]


def book() -> Book:
    """The market that all companies buy from."""
    return armybook.BOOKS.book(MARKET)


def people(table: Table, side: str) -> tuple[Owned, ...]:
    """Who is in a company, in the order in which they came."""
    return tuple(p for p in everybody(table, side) if p.state == FIT)


def everybody(table: Table, side: str) -> tuple[Owned, ...]:
    """Who is or was in a company."""
    return tuple(t for t in table.things.values() if t.kind == PERSON and t.side == side)


def rigs(table: Table, side: str) -> tuple[Owned, ...]:
    """The vehicles of a company."""
    return tuple(t for t in table.things.values() if t.kind == RIG and t.side == side and t.state == FIT)


def members(table: Table, side: str, group: int) -> tuple[Owned, ...]:
    """The people of an infantry unit."""
    return tuple(p for p in people(table, side) if p.group == group and not p.rig)


def groups(table: Table, side: str) -> tuple[int, ...]:
    """The infantry units that have somebody."""
    return tuple(sorted({p.group for p in people(table, side) if p.group and not p.rig}))


def crew_of(table: Table, rig: str) -> dict[int, Owned]:
    """Who holds the posts of a vehicle."""
    side = table.things[rig].side
    return {p.post: p for p in people(table, side) if p.rig == rig}


def playing(table: Table) -> tuple[str, ...]:
    """The companies that are still in the season."""
    return tuple(side for side in SIDES if side in table.sides and not table.sides[side].ousted)


def gear_of(person: Owned) -> tuple[str, ...]:
    """All that somebody wears and carries."""
    worn = (person.armour,) if person.armour != "none" else ()
    return (*worn, *person.weapons, *person.blades)
