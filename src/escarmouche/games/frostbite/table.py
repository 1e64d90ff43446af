"""What lies on the table of Frostbite: companies on a front map, their squads, sectors and points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table
from escarmouche.games.at43.armies import armybook
from escarmouche.games.at43.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.at43.armies.armylist import SCENERY_PRICES, Choice, cost_of
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.setup.front import Front, front_for

GAME = "frostbite"
SIDES = ("one", "two", "three", "four")
PHASES: tuple[dict[str, int], ...] = (LEDGER.data("FB-CAMP-01"), LEDGER.data("FB-CAMP-02"))
"""Weeks, companies and size of the two phases."""
FIRST_WEEKS: int = PHASES[0]["weeks"]
WEEKS: int = FIRST_WEEKS + PHASES[1]["weeks"]
SIZES: tuple[int, int] = (PHASES[0]["company_pa"], PHASES[1]["company_pa"])
CAPS: tuple[int, int] = SIZES
"""The most PL a player keeps, by phase: as many as a company has PA (FB-DEB-12)."""

PLANNING, MISSIONS, DEBRIEFING = "planning", "missions", "debriefing"
"""The three steps of a week (FB-CAMP-06)."""
COLD, JUMP, LIVERY, SPY = "cold_equipment", "jump_system", "arctic_livery", "spy"
CONTAINER, WALL = "container", "low_wall"
DROP, SABOTEUR = "drop", "saboteur"
ATTACKER, DEFENDER = "attacker", "defender"
BY_AIR = "drop"
"""Where a company came from that was dropped."""
Group: TypeAlias = Literal["assault", "attack", "defence", "reinforcement"]
"""What its owner proposes for a squad in the split of the company (A4-FORCE-02)."""
MIDDLE = "middle-band"
"""The zone of the defender (FB-MISS-14)."""


class Roll(msgspec.Struct, frozen=True):
    """The army a side began with: its book, what it is called, and the company that comes in phase 2."""

    book: str
    name: dict[str, str]
    reserve: tuple[Choice, ...]
    reserve_scenery: tuple[str, ...] = ()


class Named(msgspec.Struct, frozen=True):
    """What a unit or weapon of a book is called."""

    name: dict[str, str]


class Setting(engine_table.Setting, frozen=True):
    """What is fixed: the armies, names of their books, and the folder of the user's own books."""

    armies: dict[str, Roll] = {}
    companies: dict[str, Named] = {}
    """What companies are called, those of phase 2 too."""
    entries: dict[str, Named] = {}
    books: str = ""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the ledger of points: whose, when, what, how much, by which rule, for what."""

    side: str
    week: int
    purse: str
    """pl or pv"""
    amount: int
    rule: str
    about: str = ""
    """A company, a mission, another side: whatever it was for."""


class Side(engine_table.Side, frozen=True, gc=False):
    """A player of the campaign."""

    hq: str = ""
    pl: int = 0
    pv: int = 0
    used: tuple[str, ...] = ()
    """What may be bought once a week and was, as `what:company` (FB-LOG-02)."""


class Company(engine_table.Unit, frozen=True, gc=False):
    """A company; its figures are the squads that are left."""

    node: str = ""
    """The HQ or sector it is in; on a route, where it goes."""
    origin: str = ""
    """Where it came from this week: a node, `drop`; empty while it has not moved."""
    entered: str = ""
    """Where it came from when it entered its sector: a node or `drop`; empty at the HQ."""
    since: int = 0
    """When it entered its sector: a hundred for each week, and its place in the planning."""
    former: tuple[str, int] = ("", 0)
    """The same of the sector it left this week: a blizzard on the way brings it back (FB-CLIM-09)."""
    played: int = 0
    """As the so-manieth company of the week; 0: not yet."""
    pinned: bool = False
    """A saboteur keeps it where it is (FB-LOG-10)."""
    bought: tuple[str, ...] = ()
    """What it has for this week, one word for each (FB-PLAN-05)."""
    size: int = 0
    """Its PA when the missions of the week began (FB-MISS-11)."""
    beaten: bool = False
    """It was beaten or drew on its route: it falls back and fights no more this week (FB-MISS-01)."""
    scenery: tuple[str, ...] = ()
    """Pieces bought with the company (A4-SCN-14): it brings them to every battle."""
    raised: int = 0
    """How many squads it has ever had: numbers the next one."""

    @property
    def moved(self) -> bool:
        """Whether it has moved this week, which makes it the attacker (FB-MISS-06)."""
        return bool(self.origin)


class Squad(engine_table.Figure, frozen=True, gc=False):
    """A unit of a company, as it goes from battle to battle; `unit` is its company."""

    entry: str = ""
    """The unit of the army book."""
    strength: int = 1
    special: tuple[tuple[str, int], ...] = ()
    officer: int = 0
    hero: str = ""
    group: Group = "reinforcement"
    bonuses: tuple[int, ...] = ()
    """Experience, by the number of the bonus (FB-DEB-04)."""
    missing: tuple[str, ...] = ()
    """Members lost in the missions of this week, by their letters (FB-MISS-15)."""
    hurt: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Structure lost by vehicles, by their letters (FB-MISS-15)."""
    fielded: bool = False
    """Whether it was on the battlefield this week: who never left reserve is not examined (FB-DEB-13)."""


class Sector(engine_table.Thing, frozen=True, gc=False):
    """A sector; `side` is who controls it, `kind` its trait."""

    mission: str = ""


class Muster(msgspec.Struct, frozen=True, gc=False):
    """A company in a mission: its role and its way in."""

    side: str
    company: str
    role: str = ATTACKER
    zone: str = ""
    """The zone of the mission's table it comes in by; several, with spaces, where it may choose any."""


class Left(msgspec.Struct, frozen=True, gc=False):
    """What a mission left of a squad."""

    lost: tuple[str, ...] = ()
    """Members lost in it, by their letters."""
    drowned: tuple[str, ...] = ()
    """Those of them who lie in water and may come back (A4-COND-05)."""
    hurt: tuple[tuple[str, tuple[int, ...]], ...] = ()
    fielded: bool = False
    """Whether it has left reserve."""
    there: bool = False
    """Whether it was on the battlefield at the cease-fire (FB-DEB-03)."""


class Report(msgspec.Struct, frozen=True, gc=False):
    """What came of a mission, in the names of the campaign."""

    winner: str
    scores: tuple[tuple[str, int, int], ...]
    """Side, PV and PR."""
    retreated: tuple[str, ...]
    lefts: tuple[tuple[str, Left], ...]
    """Of each squad that was sent."""

    @classmethod
    def of(
        cls,
        winner: str,
        pv: dict[str, int],
        pr: dict[str, int],
        retreated: tuple[str, ...],
        squads: dict[str, Left],
    ) -> Report:
        """A report by sides and squads."""
        scores = tuple((side, points, pr.get(side, 0)) for side, points in pv.items())
        return cls(winner, scores, retreated, tuple(squads.items()))

    @property
    def pv(self) -> dict[str, int]:
        """PV by side."""
        return {side: pv for side, pv, _ in self.scores}

    @property
    def pr(self) -> dict[str, int]:
        """PR left, by side."""
        return {side: pr for side, _, pr in self.scores}

    @property
    def squads(self) -> dict[str, Left]:
        """What is left, by squad."""
        return dict(self.lefts)


class Mission(msgspec.Struct, frozen=True, gc=False):
    """A mission of the week: an encounter on a route, or the mission of a sector."""

    node: str
    """The sector, or the sector the route leads to."""
    other: str = ""
    """The other end of the route of an encounter; empty in a sector."""
    musters: tuple[Muster, ...] = ()
    climate: str = ""
    report: Report | None = None
    """What came of it; nothing before, or when a blizzard stopped it."""
    stopped: bool = False


class Turn(engine_table.Turn, frozen=True, gc=False):
    """Where the campaign stands: the round is the week."""

    step: str = "begin"
    order: tuple[str, ...] = ()
    """The players in this week's order (FB-PLAN-02)."""
    next: int = 0
    """Whose turn it is in that order."""
    company: str = ""
    """The company being played."""
    missions: tuple[Mission, ...] = ()
    """Those of this week, in the order they are played."""
    batch: tuple[int, ...] = ()
    """Which of them are prepared and fought now, by number."""
    waiting: tuple[str, ...] = ()
    """Companies still to be completed at the start of phase 2."""
    bonuses: tuple[tuple[int, str, int], ...] = ()
    """Experience still to be given: number of the mission, company, how many bonuses (FB-DEB-02)."""
    heroes: tuple[tuple[str, str], ...] = ()
    """Heroes whose units are gone, with their companies (FB-DEB-19)."""
    account: tuple[Entry, ...] = ()
    """Every PL and PV since the start, in order."""


Table: TypeAlias = engine_table.Table[Side, Company, Squad, Turn, Setting]
Referee: TypeAlias = engine_referee.Referee[Table]
RECORDS = engine_table.Records(Setting, Side, Company, Squad, Turn, Sector)


# -- reading the table ---------------------------------------------------------------------------------------


def front(table: Table) -> Front:
    """The map that is played on."""
    return front_for(len(table.sides))


def phase_of(week: int) -> int:
    """0 in phase 1, 1 in phase 2 (FB-CAMP-01, FB-CAMP-02)."""
    return int(week > FIRST_WEEKS)


def cap(table: Table) -> int:
    """The most PL a player keeps now (FB-DEB-12)."""
    return CAPS[phase_of(table.turn.round)]


def size_allowed(table: Table) -> int:
    """The most PA a company may have now."""
    return SIZES[phase_of(table.turn.round)]


def companies(table: Table, side: str = "") -> Iterator[Company]:
    """The companies of a side, or of all, in their order."""
    return (company for company in table.units.values() if not side or company.side == side)


def book_of(table: Table, side: str) -> ArmyBook:
    """The army book of a side."""
    key, folder = table.setting.armies[side].book, table.setting.books
    return armybook.BOOKS.book(key, folder) if folder else _our_book(key)


@lru_cache(maxsize=8)
def _our_book(key: str) -> ArmyBook:
    """A book that comes with the game: it does not change while it runs."""
    return armybook.BOOKS.book(key)


def name_of(table: Table, company: str) -> dict[str, str]:
    """What a company is called."""
    return table.setting.companies[company].name


def side_of(table: Table, squad: str) -> str:
    """The side of a squad."""
    return table.units[table.figures[squad].unit].side


def line_of(table: Table, squad: str) -> UnitEntry:
    """What the book says of a squad."""
    found = book_of(table, side_of(table, squad)).unit(table.figures[squad].entry)
    assert found is not None, f"{squad} is in its book"
    return found


def choice_of(squad: Squad) -> Choice:
    """A squad at full strength, as a list has it."""
    return Choice(
        squad.entry, squad.strength, dict(squad.special), squad.officer, squad.hero, group=squad.group
    )


@engine_table.kept
def cost(table: Table, squad: str) -> int:
    """What a squad is worth at full strength, in PA."""
    record, army = table.figures[squad], table.setting.armies[side_of(table, squad)]
    if table.setting.books:
        return cost_of(book_of(table, side_of(table, squad)), choice_of(record))
    return _price(army.book, record.entry, record.strength, record.special, (record.officer, record.hero))


@lru_cache(maxsize=4096)
def _price(
    book: str, entry: str, strength: int, special: tuple[tuple[str, int], ...], leaders: tuple[int, str]
) -> int:
    """What a squad of a book that comes with the game costs."""
    return cost_of(_our_book(book), Choice(entry, strength, dict(special), *leaders))


@engine_table.kept
def worth(table: Table, company: str) -> int:
    """What a company is worth, in PA."""
    record = table.units[company]
    pieces = sum(SCENERY_PRICES[piece] for piece in record.scenery)
    return pieces + sum(cost(table, squad) for squad in record.figures)


def enemies_at(table: Table, side: str) -> dict[str, int]:
    """How many companies of other players are in each place."""
    counts: dict[str, int] = {}
    for company in companies(table):
        if company.side != side and company.figures:
            counts[company.node] = counts.get(company.node, 0) + 1
    return counts


def controlled(table: Table, side: str) -> tuple[str, ...]:
    """The sectors a side controls."""
    return tuple(id for id, sector in table.things.items() if sector.side == side)
