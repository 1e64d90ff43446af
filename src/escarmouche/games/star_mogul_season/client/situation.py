"""Situation files: a moment of a season as a person writes it, company by company."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.situation_file import File, contents, differing
from escarmouche.engine.situation_reader import Reader
from escarmouche.games.star_mogul.table import SIDES
from escarmouche.games.star_mogul_season.setup import setup
from escarmouche.games.star_mogul_season.table import GAME, RECORDS, Owned, Setting, Side, Table, Turn
from escarmouche.space.terrain import Ground


class SituationFile(File, frozen=True, kw_only=True):
    """The whole file."""

    always = ("sides", "turn")
    sides: dict[str, dict[str, Any]] = {}
    owned: dict[str, dict[str, Any]] = {}
    """People and vehicles by their ids."""
    turn: dict[str, Any] = {}
    names: dict[str, dict[str, str]] = {}
    founded: dict[str, Any] = {}
    missions: int = 6
    options: dict[str, Any] = {}


class _Reader(Reader[SituationFile]):
    kind, records = SituationFile, RECORDS
    sides: tuple[str, ...] = SIDES
    game = GAME
    first_turn = {"round": 1, "phase": "trade", "activation": "trade"}
    turn_refers = {}

    def __init__(self, data: dict[str, Any], at: Any) -> None:
        super().__init__(data, at)
        self.sides = tuple(side for side in SIDES if side in self.file.sides) or SIDES[:2]

    def read_ground(self) -> Ground:
        """Always the same."""
        return setup.ground()

    def read_setting(self) -> Setting:
        """What is fixed; and everybody and everything that is owned."""
        for id, part in self.file.owned.items():
            start = {"id": id, "kind": "person"}
            self.add_thing(self.record(Owned, part, "owned", id, start=start), "owned", id)
        return Setting(
            self.file.options, self.file.names, self.file.missions, self.file.founded, setup.goods()
        )


def read(data: dict[str, Any], place: Any) -> Table:
    """A table from the file's data; `place` names file and line of a key."""
    table: Table = _Reader(data, place).table()
    return table


def write(table: Table) -> dict[str, Any]:
    """The file's data from a table."""
    setting = table.setting
    file = SituationFile(
        game=GAME,
        sides={s.id: differing(s, Side(""), ("id",)) for s in table.sides.values()},
        owned={t.id: differing(t, Owned(t.id, t.kind), ("id",), ("kind",)) for t in table.things.values()},
        turn=differing(table.turn, Turn(), (), tuple(_Reader.first_turn)),
        names=setting.names,
        founded=setting.founded,
        missions=setting.missions,
        options=setting.options,
    )
    return contents(table, file)
