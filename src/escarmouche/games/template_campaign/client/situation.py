"""Situation files: a moment of the war as a person writes it."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.situation_file import File, Part, plain
from escarmouche.engine.situation_reader import Reader
from escarmouche.engine.table import Turn
from escarmouche.games.template_campaign.setup import setup
from escarmouche.games.template_campaign.table import (
    FORCES,
    PLACES,
    RECORDS,
    SIDES,
    Place,
    Setting,
    Side,
    Table,
)
from escarmouche.space.terrain import Ground

TURN = ("round", "phase", "over", "over_rule")
SIDE = ("units", "coins", "points", "at_bridge", "lost")


class SidePart(Part, frozen=True, kw_only=True):
    """A side: its force and what it has."""

    always = ("units", "coins")
    force: str
    units: int = 0
    coins: int = 0
    points: int = 0
    at_bridge: int = 0
    lost: int = 0


class SituationFile(File, frozen=True, kw_only=True):
    """The whole file."""

    sides: dict[str, SidePart]
    held: dict[str, str] = {}
    """Who holds each place."""
    round: int = 1
    phase: str = "hire"
    over: str = ""
    over_rule: str = ""
    options: dict[str, Any] = {}


class _Reader(Reader[SituationFile]):
    kind, records, sides = SituationFile, RECORDS, SIDES
    game = setup.GAME

    def read_ground(self) -> Ground:
        """Always the same."""
        return setup.ground()

    def read_sides(self) -> dict[str, Any]:
        """Both sides, each with its force."""
        parts = self.file.sides
        self.check_sides(parts)
        for side in SIDES:
            self.named(side, parts, "missing", "sides")
            self.named(parts[side].force, FORCES, "no-force", "sides", side, "force")
        return {side: Side(side, *(getattr(parts[side], key) for key in SIDE)) for side in SIDES}

    def read_setting(self) -> Setting:
        """The forces; and who holds the places."""
        for place in PLACES:
            self.add_thing(Place(place, "place", side=self.file.held.get(place, "")), "held", place)
        return Setting(self.file.options, {side: self.file.sides[side].force for side in SIDES})

    def read_turn(self) -> Turn:
        """The keys of the turn stand in the file itself."""
        return Turn(**{key: getattr(self.file, key) for key in TURN})


def read(data: dict[str, Any], place: Any) -> Table:
    """A table from the file's data; `place` names file and line of a key."""
    table: Table = _Reader(data, place).table()
    return table


def write(table: Table) -> dict[str, Any]:
    """The file's data from a table."""
    data: dict[str, Any] = plain(
        SituationFile(
            game=setup.GAME,
            sides={
                side.id: SidePart(
                    force=table.setting.lists[side.id], **{key: getattr(side, key) for key in SIDE}
                )
                for side in table.sides.values()
            },
            held={place.id: place.side for place in table.things.values() if place.side},
            options=table.setting.options,
            **{key: getattr(table.turn, key) for key in TURN},
        )
    )
    return data
