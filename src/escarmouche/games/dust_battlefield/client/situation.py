"""Situations: a table of Battlefield from one YAML file that a person can write, and back without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.situation_file import File, Part, contents, differing, filled
from escarmouche.engine.situation_reader import Key
from escarmouche.engine.table import replace
from escarmouche.engine.yamlfile import Place as At
from escarmouche.games.dust.armies import muster
from escarmouche.games.dust.client.situation_cards import CardReader
from escarmouche.games.dust.table import BOARD, Card, Figure, Thing
from escarmouche.games.dust_battlefield.setup.maps import DEPTH, WIDTH
from escarmouche.games.dust_battlefield.table import RECORDS, SIDES, Setting, Side, Table, Turn, Unit
from escarmouche.space.terrain import Ground, Piece

SYSTEM = "dust_battlefield"
Spot = tuple[int, ...]
"""x, y, and if need be facing and height, in hundredths of a centimetre and degrees."""


class UnitPart(Part, frozen=True, kw_only=True):
    """A unit: its card, by key of a book or of this file; where its miniatures stand; its state."""

    always = ("figures", "markers", "alive", "state")
    id: str = ""
    side: str
    card: str
    figures: dict[str, Spot] = {}
    """Where miniatures stand: their letters, or `at` for all others in a row."""
    markers: tuple[str, ...] | None = None
    alive: tuple[str, ...] | int | None = None
    """Living miniatures, or how many of them."""
    state: dict[str, Any] = {}
    """Every other field of the unit that is not at its start."""


class SituationFile(File, frozen=True, kw_only=True):
    """A whole file."""

    always = ("scenario", "size", "turns", "points", "sides", "turn", "units")
    scenario: str = "free_for_all"
    options: dict[str, Any] = {}
    size: tuple[int, int] = (WIDTH, DEPTH)
    turns: int = 8
    points: int = 50
    platoons: dict[str, str] = {}
    sides: dict[str, dict[str, Any]] = {}
    turn: dict[str, Any] = {}
    things: tuple[Thing, ...] = ()
    units: tuple[UnitPart, ...]
    pieces: tuple[Piece, ...] = ()
    cards: dict[str, dict[str, Any]] = {}


class _Reader(CardReader[SituationFile]):
    kind, records, sides, size_key = SituationFile, RECORDS, SIDES, "size"
    first_turn = {
        "round": 1, "phase": "play", "active": SIDES[0], "first": SIDES[0], "step": "choose",
        "attacker": SIDES[0],
    }  # fmt: skip
    turn_refers = {"unit": "unit", "hero": "unit", "reactor": "unit"}
    game = "dust_battlefield"

    def read_ground(self) -> Ground:
        """The table and its pieces."""
        return self.ground_of(self.file.size, self.file.pieces, "pieces")

    def read_unit(self, id: str, part: UnitPart, *keys: Key) -> tuple[Unit, tuple[Figure, ...]]:
        """A unit as its card makes it, changed by what the file says of it."""
        card = self.cards[part.card] = self.card(part.card, *keys, "card")
        start, figures = muster.made(card, id, part.side)
        values = msgspec.to_builtins(start)
        said = dict(part.state)
        if part.figures:
            values["place"] = BOARD
        if part.markers is not None:
            said["markers"] = list(part.markers)
        unit = self.record(Unit, said, *keys, "state", start=values, unknown="no-field")
        placed = tuple(self._placed(figure, part, n) for n, figure in enumerate(figures.values()))
        return replace(unit, figures=self.living(unit, part.alive, *keys)), placed

    def _placed(self, figure: Figure, part: UnitPart, n: int) -> Figure:
        letter = figure.id.removeprefix(figure.unit)
        spot = part.figures.get(letter)
        if spot is None and "at" in part.figures:
            x, y, *rest = part.figures["at"]
            spot = (x + 300 * n, y, *rest)
        if spot is None:
            return figure
        x, y, facing, z = (*spot, *(0, 0)[len(spot) - 2 :])
        return replace(figure, x=x, y=y, facing=facing, z=z)

    def read_sides(self) -> dict[str, Any]:
        """The sides; what lies on the table is there."""
        for n, thing in enumerate(self.file.things):
            self.add_thing(thing, "things", n)
        return self.sides_with_blocs()

    def read_setting(self) -> Setting:
        """The cards in use and what the file says of the match."""
        file = self.file
        return Setting(
            options=file.options, system=SYSTEM, scenario=file.scenario, cards=self.cards,
            points=file.points, turns=file.turns, platoons=file.platoons,
        )  # fmt: skip


def read_situation(data: dict[str, Any], place: At) -> Table:
    """The table of a situation file; DataError says file, line, key and what was expected."""
    table: Table = _Reader(data, place).table()
    return table


# -- writing -------------------------------------------------------------------------------------------------

_WRITTEN = ("id", "side", "card", "figures", "markers", "roster")


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground, turn = table.setting, table.ground, table.turn
    sides = {s.id: differing(s, Side(""), ("id",), ("half", "bloc")) for s in table.sides.values()}
    file = SituationFile(
        scenario=setting.scenario,
        options=setting.options,
        size=(ground.width, ground.depth),
        turns=setting.turns,
        points=setting.points,
        platoons=getattr(setting, "platoons", {}),
        sides=sides,
        turn=differing(turn, Turn(), (), _Reader.first_turn),
        things=tuple(table.things.values()),
        units=tuple(_unit(table, setting.cards[unit.card], unit) for unit in table.units.values()),
        pieces=ground.pieces,
        cards={id: filled(card) for id, card in setting.cards.items()},
    )
    return contents(table, file)


def _unit(table: Table, card: Card, unit: Any) -> UnitPart:
    start = Unit(**msgspec.structs.asdict(muster.made(card, unit.id, unit.side)[0]))
    state = {**differing(unit, start, _WRITTEN), "place": unit.place}
    spots: dict[str, Spot] = {}
    for id in unit.roster:
        record = table.figures[id]
        if (record.x, record.y, record.facing, record.z) != (0, 0, 0, 0):
            spots[id.removeprefix(unit.id)] = (record.x, record.y, record.facing, record.z)
    return UnitPart(
        id=unit.id, side=unit.side, card=unit.card, figures=spots, markers=tuple(sorted(unit.markers)),
        alive=unit.figures, state=state,
    )  # fmt: skip
