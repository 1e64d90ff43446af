"""Missions as data: table, roles, zones, places to control and their worth, cease-fire (A4-SETUP-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.engine import checked, scenarios
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.scenarios import ScenarioShelf, known_rules
from escarmouche.games.at43.armies.armybook import StrikeLine, WeaponLine
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.setup import maps
from escarmouche.games.at43.table import ATTACKER, DROP, OBJECTIVE, SIDES, Table, Thing, Worth, Zone

CONDITIONS = ("night", "pack_ice", "frozen_lake", "fair_weather", "fog")
HEADINGS = {"east": 0, "north": 90, "west": 180, "south": 270}
MARKER = 1.5
"""Centimetres from the middle of a marker to its edge, where the mission says nothing."""
FIELDS = tuple(LEDGER.data("A4-SETUP-01")["fields"])
"""What a mission must define."""
NEEDED = {"cease_fire": "cease_fire", "objectives": "objectives", "max_pv": "max_pv", "roles": "sides"}
"""Keys of a file without which it is no mission, each with what the rule calls it."""
Length = Annotated[float, msgspec.Meta(ge=0)]
Pair = tuple[Length, Length]
Count = Annotated[int, msgspec.Meta(ge=0)]
Seat = Literal["first", "second", "third", "fourth"]
SEATS: tuple[Seat, ...] = ("first", "second", "third", "fourth")
Role = Literal["attacker", "defender"]


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Victory and reinforcement points."""

    pv: Count = 0
    pr: Count = 0


class PlaceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective or a drop point (A4-CTRL-02, A4-DEP-04)."""

    id: str
    name: dict[str, str]
    at: Pair
    control: Value = Value()
    capture: Value = Value()
    holder: Literal["", "first", "second", "third", "fourth"] = ""
    """Who controls it from the start."""
    radius: Length = MARKER

    def worth(self) -> Worth:
        """As the rules use it (A4-CTRL-08)."""
        return Worth(self.control.pv, self.control.pr, self.capture.pv, self.capture.pr)


class AccessLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of the table edge by which a side comes in (A4-DEP-01)."""

    id: str
    seat: Seat
    start: Pair = msgspec.field(name="from")
    end: Pair = msgspec.field(name="to")


class AreaLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area in which a side's units are set on their first activation (A4-DEP-06)."""

    id: str
    seat: Seat
    area: tuple[Length, Length, Length, Length]


class CeaseFire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When the battle ends (A4-SETUP-02): after so many turns, or when a side has so many PV and leads."""

    turns: Annotated[int, msgspec.Meta(ge=1)]
    target_pv: Count = 0


class Mission(scenarios.Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission."""

    rule: str
    """The entry that it is played by."""
    tables: tuple[str, ...]
    """Ready tables it may be played on, the usual one first."""
    roles: Annotated[tuple[Role, ...], msgspec.Meta(min_length=2, max_length=4)]
    """Of the seats in their order, as many as may play (A4-FORCE-04)."""
    objectives: tuple[PlaceLine, ...]
    cease_fire: CeaseFire
    max_pv: Count
    """The most PV a side can score: what a retreat pays."""
    access_zones: tuple[AccessLine, ...] = ()
    deployment_zones: tuple[AreaLine, ...] = ()
    drop_points: tuple[PlaceLine, ...] = ()
    scenery: tuple[maps.Item, ...] = ()
    """Pieces of the mission, on every table."""
    conditions: tuple[Literal["night", "pack_ice", "frozen_lake", "fair_weather", "fog"], ...] = ()
    north: Literal["north", "east", "south", "west"] = "north"
    """The table edge that heading 1 points to when nothing fires (A4-GEN-17)."""
    bunkers: dict[str, Seat] = {}
    """Bunkers that a side may put a garrison in (A4-SCN-09)."""
    bunker_weapon: WeaponLine | None = None
    strikes: dict[Seat, tuple[StrikeLine, ...]] = {}
    """Artillery strikes that the mission gives (A4-ABIL-16)."""
    forces_pa: tuple[int, ...] = (500, 1000, 2000)
    """Sizes it is made for."""
    grammar: Grammar = Grammar()
    """Of the French names that the mission brings: weapons, strikes, places."""

    def seats(self, first: str, count: int = 2) -> dict[str, Seat]:
        """The seat of each side, in the order of the sides; `first` has the first one, the others follow."""
        sides = SIDES[:count]
        start = sides.index(first)
        return {side: SEATS[(n - start) % count] for n, side in enumerate(sides)}

    def role(self, seat: Seat) -> str:
        """Attacker or defender."""
        return self.roles[SEATS.index(seat)]

    def zones(self, sides: Mapping[Seat, str]) -> tuple[Zone, ...]:
        """The zones of the table, each with its side."""
        access = [
            Zone(z.id, "access", _place(z.start), _place(z.end), sides[z.seat])
            for z in self.access_zones
            if z.seat in sides
        ]
        areas = [
            Zone(z.id, "deployment", _place(z.area[:2]), _place(z.area[2:]), sides[z.seat])
            for z in self.deployment_zones
            if z.seat in sides
        ]
        return (*access, *areas)

    def places(self, sides: Mapping[Seat, str]) -> tuple[Thing, ...]:
        """Objectives and drop points as they lie at the start."""
        kinds = ((OBJECTIVE, self.objectives), (DROP, self.drop_points))
        return tuple(
            Thing(
                line.id,
                kind,
                *_place(line.at),
                side=sides.get(line.holder, "") if line.holder else "",
                radius=round(100 * line.radius),
            )
            for kind, lines in kinds
            for line in lines
        )

    def worths(self) -> dict[str, Worth]:
        """What each place yields, by its id."""
        return {line.id: line.worth() for line in (*self.objectives, *self.drop_points)}

    def place_names(self) -> dict[str, dict[str, str]]:
        """What each place is called, by its id."""
        return {line.id: line.name for line in (*self.objectives, *self.drop_points)}

    def most_pv(self, *, one_capture: bool = False) -> int:
        """The most PV a side can score, reckoned: all places each turn, and the captures of an attacker.

        Where a number of PV ends the battle, whoever has one less may still make one full turn.
        """
        per_turn = sum(line.control.pv for line in (*self.objectives, *self.drop_points))
        captures = [line.capture.pv for line in self.objectives] if ATTACKER in self.roles else []
        best = max(captures, default=0) if one_capture else sum(captures)
        held = self.cease_fire.turns * per_turn
        target = self.cease_fire.target_pv
        return min(held + best, target - 1 + per_turn + best) if target else held + best


def _place(pair: tuple[float, float] | tuple[float, ...]) -> tuple[int, int]:
    return round(100 * pair[0]), round(100 * pair[1])


def _check(path: str, played: Mission) -> None:
    known_rules(LEDGER, path, played.rule)
    seats = [zone.seat for zone in played.access_zones] + [zone.seat for zone in played.deployment_zones]
    for what, there in (("objectives", bool(played.objectives)), ("access_zones", bool(seats))):
        if not there:
            raise _lacks(path, what)
    if played.sides != (2, len(played.roles)):
        raise DataError(
            "number-of-roles", game="at43", path=path, roles=len(played.roles), sides=played.sides
        )
    for seat in SEATS[: len(played.roles)]:
        if seat not in seats:
            raise DataError("no-way-in", game="at43", path=path, seat=seat)
    if played.max_pv != played.most_pv():
        facts = {"given": played.max_pv, "reckoned": played.most_pv()}
        raise DataError("max-pv", game="at43", path=path, **facts)
    for table in played.tables:
        _check_table(path, played, table)


def _lacks(path: str, what: str) -> DataError:
    """A mission that does not define what every mission must (A4-SETUP-01)."""
    return DataError("mission-lacks", game="at43", path=path, what=what, fields=", ".join(FIELDS))


def _check_table(path: str, played: Mission, table: str) -> None:
    """Places and zones lie on the table, bunkers named are there."""
    width, depth = maps.load(table).size
    corners = [line.at for line in (*played.objectives, *played.drop_points)]
    corners += [pair for zone in played.access_zones for pair in (zone.start, zone.end)]
    corners += [pair for zone in played.deployment_zones for pair in (zone.area[:2], zone.area[2:])]
    for x, y in corners:
        if x > width or y > depth:
            raise DataError("off-table", game="at43", path=path, at=f"{x:g}, {y:g}", table=table)
    known = {piece.id for piece, _ in maps.built((*maps.load(table).pieces, *played.scenery))}
    for bunker in played.bunkers:
        if bunker not in known:
            raise DataError("no-bunker-there", game="at43", path=path, bunker=bunker, table=table)


def _numbers(written: Mapping[str, Any]) -> Mapping[str, Any]:
    """Nothing is added; a file that lacks what every mission must have is refused by its rule."""
    for key, what in NEEDED.items():
        if key not in written:
            raise _lacks(str(written.get("key", "?")), what)
    return {}


SCENARIOS = ScenarioShelf(
    Path(__file__).parents[1] / "scenarios", SCENARIO, type=Mission, check=_check, numbers=_numbers
)
SECTORS = ScenarioShelf(
    Path(__file__).parents[1] / "sectors", SCENARIO, type=Mission, check=_check, numbers=_numbers
)
"""Missions of the sectors of a campaign: not among those offered, but to be had by name."""


@lru_cache(maxsize=32)
def load(key: str) -> Mission:
    """A mission by its name: one of those offered, or that of a sector."""
    shelf = SECTORS if key in SECTORS.names() else SCENARIOS
    return shelf.scenario(key)


names = lru_cache(maxsize=1)(SCENARIOS.offered)


def read(written: Mapping[str, Any], path: str = "mission") -> Mission:
    """A mission from data already in hand, checked; DataError for what is none."""
    _numbers(written)
    try:
        played: Mission = checked.convert(dict(written), Mission)
    except msgspec.ValidationError as error:
        raise DataError("at", where=path, why=error) from error
    _check(path, played)
    return played


def of(table: Table) -> Mission:
    """The mission being played."""
    return load(table.setting.scenario)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """That of the names of all missions, each once."""
    own = [load(key).grammar for key in (*names(), *SECTORS.names())]
    return Grammar(
        masculine=_once(name for part in own for name in part.masculine),
        feminine=_once(name for part in own for name in part.feminine),
        masculine_plural=_once(name for part in own for name in part.masculine_plural),
        feminine_plural=_once(name for part in own for name in part.feminine_plural),
    )


def _once(names_told: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names_told))
