"""Situation files: a moment of a campaign as a person writes it, company by company, squad by squad."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.situation_file import File, Part, plain
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.games.at43.armies.armylist import Choice
from escarmouche.games.frostbite.setup import setup
from escarmouche.games.frostbite.setup.front import front_for
from escarmouche.games.frostbite.setup.sectors import missions_of
from escarmouche.games.frostbite.table import (
    GAME,
    RECORDS,
    SIDES,
    Company,
    Entry,
    Group,
    Mission,
    Named,
    Roll,
    Sector,
    Setting,
    Side,
    Squad,
    Table,
    Turn,
)
from escarmouche.space.terrain import Ground

SIDE = ("hq", "pl", "pv", "used")
SQUAD = (
    "entry", "strength", "special", "officer", "hero", "group", "bonuses", "missing", "hurt", "fielded",
)  # fmt: skip
COMPANY = (
    "node", "origin", "entered", "since", "former", "played", "pinned", "bought", "size", "beaten",
    "scenery", "raised",
)  # fmt: skip
TURN = (
    "round", "phase", "active", "activation", "over", "over_rule", "step", "order", "next", "company",
    "missions", "batch", "waiting", "bonuses", "heroes", "account",
)  # fmt: skip


class SidePart(Part, frozen=True, kw_only=True):
    """A player: the army he began with, and how he stands."""

    always = ("pl", "pv")
    book: str
    name: dict[str, str]
    reserve: tuple[Choice, ...] = ()
    reserve_scenery: tuple[str, ...] = ()
    hq: str
    pl: int = 0
    pv: int = 0
    used: tuple[str, ...] = ()


class SquadPart(Part, frozen=True, kw_only=True):
    """A squad: what it is and what it has become."""

    always = ("strength",)
    entry: str
    strength: int = 1
    special: tuple[tuple[str, int], ...] = ()
    officer: int = 0
    hero: str = ""
    group: Group = "reinforcement"
    bonuses: tuple[int, ...] = ()
    missing: tuple[str, ...] = ()
    hurt: tuple[tuple[str, tuple[int, ...]], ...] = ()
    fielded: bool = False
    lost: bool = False
    """It is not with its company any more."""


class CompanyPart(Part, frozen=True, kw_only=True):
    """A company: where it is, what it has, its squads."""

    side: str
    node: str
    squads: dict[str, SquadPart] = {}
    origin: str = ""
    entered: str = ""
    since: int = 0
    former: tuple[str, int] = ("", 0)
    played: int = 0
    pinned: bool = False
    bought: tuple[str, ...] = ()
    size: int = 0
    beaten: bool = False
    scenery: tuple[str, ...] = ()
    raised: int = 0


class SituationFile(File, frozen=True, kw_only=True):
    """The whole file."""

    sides: dict[str, SidePart]
    units: dict[str, CompanyPart]
    companies: dict[str, Named]
    """What companies are called, those of phase 2 too."""
    controlled: dict[str, str] = {}
    """Who controls each sector that somebody does."""
    round: int = 1
    phase: str = "planning"
    active: str = ""
    activation: str = ""
    over: str = ""
    over_rule: str = ""
    step: str = "begin"
    order: tuple[str, ...] = ()
    next: int = 0
    company: str = ""
    missions: tuple[Mission, ...] = ()
    batch: tuple[int, ...] = ()
    waiting: tuple[str, ...] = ()
    bonuses: tuple[tuple[int, str, int], ...] = ()
    heroes: tuple[tuple[str, str], ...] = ()
    account: tuple[Entry, ...] = ()
    options: dict[str, Any] = {}
    books: str = ""


class _Reader(Reader[SituationFile]):
    kind, records, sides = SituationFile, RECORDS, SIDES
    game = GAME

    def read_ground(self) -> Ground:
        """Always the same."""
        return setup.ground()

    def read_unit(self, id: str, part: CompanyPart, *keys: Key) -> tuple[Company, tuple[Squad, ...]]:
        """A company and its squads."""
        self.named(part.side, self.file.sides, "missing", *keys, "side")
        front = front_for(len(self.file.sides))
        self.named(part.node, (*front.hqs, *front.sectors), "no-place", *keys, "node")
        squads = tuple(
            Squad(squad, id, **{key: getattr(own, key) for key in SQUAD})
            for squad, own in part.squads.items()
        )
        there = tuple(squad for squad, own in part.squads.items() if not own.lost)
        return Company(id, part.side, there, **{key: getattr(part, key) for key in COMPANY}), squads

    def read_sides(self) -> dict[str, Any]:
        """The players there are."""
        parts = self.file.sides
        self.check_sides(parts)
        front = front_for(len(parts))
        for side, part in parts.items():
            self.named(part.hq, front.hqs, "no-place", "sides", side, "hq")
        return {s: Side(s, **{key: getattr(parts[s], key) for key in SIDE}) for s in parts}

    def read_setting(self) -> Setting:
        """The armies the players began with; and who controls the sectors."""
        front = front_for(len(self.file.sides))
        missions = missions_of(front)
        for sector, owner in self.file.controlled.items():
            self.named(sector, front.sectors, "no-place", "controlled", sector)
            self.named(owner, self.file.sides, "missing", "controlled", sector)
        for sector, trait in front.sectors.items():
            owner = self.file.controlled.get(sector, "")
            self.add_thing(Sector(sector, trait, side=owner, mission=missions[sector]), "controlled", sector)
        armies = {
            side: Roll(part.book, part.name, part.reserve, part.reserve_scenery)
            for side, part in self.file.sides.items()
        }
        names = setup.names_of(armies, self.file.books)
        companies = self.file.companies
        return Setting({**DEFAULTS, **self.file.options}, armies, companies, names, self.file.books)

    def read_turn(self) -> Turn:
        """The keys of the turn stand in the file itself."""
        return Turn(**{key: getattr(self.file, key) for key in TURN})


DEFAULTS: dict[str, Any] = {control.key: control.usual for control in setup.controls("")}
"""The options of a campaign nobody has agreed otherwise on."""


def read(data: dict[str, Any], place: Any) -> Table:
    """A table from the file's data; `place` names file and line of a key."""
    table: Table = _Reader(data, place).table()
    return table


def write(table: Table) -> dict[str, Any]:
    """The file's data from a table."""
    armies = table.setting.armies
    units = {company.id: _company(table, company) for company in table.units.values()}
    natural = [squad for part in units.values() for squad in part.squads]
    data: dict[str, Any] = plain(
        SituationFile(
            game=GAME,
            sides={
                side.id: SidePart(
                    book=armies[side.id].book,
                    name=armies[side.id].name,
                    reserve=armies[side.id].reserve,
                    reserve_scenery=armies[side.id].reserve_scenery,
                    **{key: getattr(side, key) for key in SIDE},
                )
                for side in table.sides.values()
            },
            units=units,
            companies=table.setting.companies,
            figure_order=() if natural == list(table.figures) else tuple(table.figures),
            controlled={id: sector.side for id, sector in table.things.items() if sector.side},
            options=table.setting.options,
            books=table.setting.books,
            luck=table.luck,
            **{key: getattr(table.turn, key) for key in TURN},
        )
    )
    return data


def _company(table: Table, company: Company) -> CompanyPart:
    squads = {
        squad.id: SquadPart(
            **{key: getattr(squad, key) for key in SQUAD}, lost=squad.id not in company.figures
        )
        for squad in table.figures.values()
        if squad.unit == company.id
    }
    order = {id: squads.pop(id) for id in company.figures}
    return CompanyPart(
        side=company.side, squads={**order, **squads}, **{key: getattr(company, key) for key in COMPANY}
    )
