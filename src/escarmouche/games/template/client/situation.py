"""Situation files: a position of the toy game as a person writes it, distances in centimetres."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.ruleset import Setup
from escarmouche.engine.situation_file import File, Part, Place, plain, point
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.engine.table import Figure
from escarmouche.games.template.armies.forces import FORCES
from escarmouche.games.template.setup import setup
from escarmouche.games.template.table import RECORDS, SIDES, Setting, Side, Table, Thing, Turn, Unit
from escarmouche.space.terrain import Ground

TURN = ("round", "phase", "active", "activation", "queue", "over", "over_rule")


class SidePart(Part, frozen=True, kw_only=True):
    """A side: its force, its card, its tokens."""

    force: str
    card: str = ""
    turned: bool = False
    tokens: int = 0


class UnitPart(Part, frozen=True, kw_only=True):
    """A unit: where it stands, in centimetres, and its states."""

    side: str
    at: Place | None = None
    wounds: int = 0
    markers: tuple[str, ...] = ()


class ThingPart(Part, frozen=True, kw_only=True):
    """Smoke or a mine: where it lies, in centimetres, whose it is and who knows of it."""

    kind: str
    at: Place
    side: str = ""
    only: str = ""
    rounds: int = 0


class SituationFile(File, frozen=True, kw_only=True):
    """The whole file."""

    sides: dict[str, SidePart]
    units: dict[str, UnitPart]
    round: int = 1
    phase: str = "act"
    active: str = SIDES[0]
    activation: str = ""
    queue: tuple[str, ...] = ()
    over: str = ""
    over_rule: str = ""
    options: dict[str, Any] = {}
    scenario: str = ""
    things: dict[str, ThingPart] = {}


class _Reader(Reader[SituationFile]):
    kind, records, sides = SituationFile, RECORDS, SIDES
    game = "template"

    def read_ground(self) -> Ground:
        """Always the same; the sides are as many as the file has."""
        self.sides = SIDES[: max(2, len(self.file.sides))]
        return setup.ground()

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, tuple[Figure]]:
        """A unit of one figure, which it has once it stands somewhere."""
        figure = Figure(f"{id}.1", id, *point(part.at or (0, 0)))
        figures = () if part.at is None else (figure.id,)
        return Unit(id, part.side, figures, frozenset(part.markers), part.wounds), (figure,)

    def read_sides(self) -> dict[str, Any]:
        """The first two, three or four sides, each with its force."""
        parts = self.file.sides
        self.check_sides(parts)
        playing = SIDES[: max(2, len(parts))]
        for side in playing:
            self.named(side, parts, "missing", "sides")
            self.named(parts[side].force, FORCES, "no-force", "sides", side, "force")
        return {s: Side(s, parts[s].card, parts[s].turned, parts[s].tokens) for s in playing}

    def read_setting(self) -> Setting:
        """As a new table of these forces has it."""
        for id, part in self.file.things.items():
            x, y = point(part.at)
            self.add_thing(Thing(id, part.kind, x, y, 0, part.side, part.only, part.rounds), "things", id)
        forces = tuple(self.file.sides[side].force for side in SIDES if side in self.file.sides)
        scenario = self.file.scenario or setup.SCENARIO
        return setup.new_table(Setup(scenario, forces, self.file.options)).setting

    def read_turn(self) -> Turn:
        """The keys of the turn stand in the file itself."""
        return Turn(**{key: getattr(self.file, key) for key in TURN})


def read(data: dict[str, Any], place: Any) -> Table:
    """A table from the file's data; `place` names file and line of a key."""
    table: Table = _Reader(data, place).table()
    return table


def write(table: Table) -> dict[str, Any]:
    """The file's data from a table; luck is forgotten."""
    forces, at = table.setting.lists, {f.unit: (f.x / 100, f.y / 100) for f in table.figures.values()}
    data: dict[str, Any] = plain(
        SituationFile(
            game="template",
            sides={
                s.id: SidePart(force=forces[s.id], card=s.card, turned=s.turned, tokens=s.tokens)
                for s in table.sides.values()
            },
            units={
                unit.id: UnitPart(
                    side=unit.side,
                    at=at[unit.id] if unit.figures else None,
                    wounds=unit.wounds,
                    markers=tuple(sorted(unit.markers)),
                )
                for unit in table.units.values()
            },
            options=table.setting.options,
            scenario=table.setting.scenario,
            things={
                thing.id: ThingPart(
                    kind=thing.kind,
                    at=(thing.x / 100, thing.y / 100),
                    side=thing.side,
                    only=thing.only,
                    rounds=thing.rounds,
                )
                for thing in table.things.values()
            },
            **{key: getattr(table.turn, key) for key in TURN},
        )
    )
    return data
