"""Situation files: a moment of a campaign as a person writes it, fighter by fighter."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.situation_file import File, Part, plain
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.engine.table import Figure
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.setup import setup
from escarmouche.games.combat_zone_campaign.table import (
    GAME,
    RECORDS,
    Fighter,
    Roll,
    Setting,
    Side,
    Squad,
    Table,
    Turn,
)
from escarmouche.space.terrain import Ground

TURN = ("round", "phase", "mission", "attacker", "last", "over", "over_rule")
FIGHTER = ("group", "troop", "quality", "experience", "gear", "lost")


class SquadPart(Part, frozen=True, kw_only=True):
    """A group of a list."""

    always = ("quality",)
    type: str
    quality: str = "average"
    name: dict[str, str] = {}


class SidePart(Part, frozen=True, kw_only=True):
    """A side: the list it began with, and how it stands."""

    book: str
    name: dict[str, str]
    groups: tuple[SquadPart, ...]
    wins: int = 0
    points_lost: int = 0
    behind: tuple[int, ...] = ()


class FighterPart(Part, frozen=True, kw_only=True):
    """A fighter: where it belongs and what it has become."""

    always = ("quality",)
    side: str
    group: int = 1
    troop: str
    quality: str = "average"
    experience: int = 0
    gear: tuple[str, ...] = ()
    lost: bool = False


class SituationFile(File, frozen=True, kw_only=True):
    """The whole file."""

    sides: dict[str, SidePart]
    units: dict[str, FighterPart]
    round: int = 1
    phase: str = "mission"
    mission: str = ""
    attacker: str = ""
    last: str = ""
    over: str = ""
    over_rule: str = ""
    battles: int = 3
    options: dict[str, Any] = {}


class _Reader(Reader[SituationFile]):
    kind, records, sides = SituationFile, RECORDS, SIDES
    game = GAME

    def read_ground(self) -> Ground:
        """Always the same."""
        return setup.ground()

    def read_unit(self, id: str, part: FighterPart, *keys: Key) -> tuple[Fighter, tuple[Figure, ...]]:
        """A fighter; it has no place."""
        return Fighter(id, part.side, **{key: getattr(part, key) for key in FIGHTER}), ()

    def read_sides(self) -> dict[str, Any]:
        """Both sides."""
        parts = self.file.sides
        self.check_sides(parts)
        for side in SIDES:
            self.named(side, parts, "missing", "sides")
        return {s: Side(s, parts[s].wins, parts[s].points_lost, parts[s].behind) for s in SIDES}

    def read_setting(self) -> Setting:
        """The lists the sides began with."""
        rolls = {
            side: Roll(part.book, part.name, tuple(Squad(g.type, g.quality, g.name) for g in part.groups))
            for side, part in self.file.sides.items()
        }
        return Setting(self.file.options, rolls, self.file.battles)

    def read_turn(self) -> Turn:
        """The keys of the turn stand in the file itself."""
        return Turn(**{key: getattr(self.file, key) for key in TURN})


def read(data: dict[str, Any], place: Any) -> Table:
    """A table from the file's data; `place` names file and line of a key."""
    table: Table = _Reader(data, place).table()
    return table


def write(table: Table) -> dict[str, Any]:
    """The file's data from a table."""
    rolls = table.setting.lists
    data: dict[str, Any] = plain(
        SituationFile(
            game=GAME,
            sides={
                side.id: SidePart(
                    book=rolls[side.id].book,
                    name=rolls[side.id].name,
                    groups=tuple(
                        SquadPart(type=g.type, quality=g.quality, name=g.name) for g in rolls[side.id].groups
                    ),
                    wins=side.wins,
                    points_lost=side.points_lost,
                    behind=side.behind,
                )
                for side in table.sides.values()
            },
            units={
                fighter.id: FighterPart(side=fighter.side, **{key: getattr(fighter, key) for key in FIGHTER})
                for fighter in table.units.values()
            },
            battles=table.setting.battles,
            options=table.setting.options,
            **{key: getattr(table.turn, key) for key in TURN},
        )
    )
    return data
