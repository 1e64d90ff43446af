"""Situation files: a position of the toy game as a person writes it, distances in centimetres."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Figure
from escarmouche.engine.yamlfile import checked
from escarmouche.games.template import setup
from escarmouche.games.template.tables import SIDES, Table, Unit


class SituationSide(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A side: its force, its card, its tokens."""

    force: str
    card: str = ""
    turned: bool = False
    tokens: int = 0


class SituationUnit(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit: where it stands, in centimetres, and its states."""

    side: str
    at: tuple[float, float] | None = None
    wounds: int = 0
    markers: list[str] = []


class Situation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole file."""

    game: str
    sides: dict[str, SituationSide]
    units: dict[str, SituationUnit]
    round: int = 1
    phase: str = "act"
    active: str = SIDES[0]
    activation: str = ""
    queue: list[str] = []
    over: str = ""
    over_rule: str = ""
    options: dict[str, Any] = {}


def read(data: dict[str, Any], place: Any) -> Table:
    """A table from the file's data; `place` names file and line of a key."""
    for part, kind in (("sides", SituationSide), ("units", SituationUnit)):
        for name, value in checked(data.get(part, {}), dict[str, Any], place, part).items():
            checked(value, kind, place, part, name)
    found = checked(data, Situation, place)
    for side in SIDES:
        if side not in found.sides:
            where = place("sides")
            raise DataError(f"{where}: {side} is missing", f"{where} : il manque {side}")
        force = found.sides[side].force
        if force not in setup.FORCES:
            where = place("sides", side, "force")
            raise DataError(
                f"{where}: no force called {force}", f"{where} : il n'y a pas de force du nom de {force}"
            )
    forces = tuple(found.sides[side].force for side in SIDES)
    table = setup.new_table(Setup(setup.SCENARIO, forces, found.options))
    for name, side_data in found.sides.items():
        values = {"card": side_data.card, "turned": side_data.turned, "tokens": side_data.tokens}
        table.change(name, values)
    table.units, table.figures = {}, {}
    for name, unit in found.units.items():
        if unit.side not in SIDES:
            where = place("units", name, "side")
            raise DataError(f"{where}: {unit.side} is no side", f"{where} : {unit.side} n'est pas un camp")
        x, y = (round(100 * number) for number in unit.at or (0, 0))
        table.put(Figure(f"{name}.1", name, x, y))
        figures = () if unit.at is None else (f"{name}.1",)
        table.put(Unit(name, unit.side, figures, frozenset(unit.markers), unit.wounds))
    table.change(
        "turn",
        {
            "round": found.round,
            "phase": found.phase,
            "active": found.active,
            "activation": found.activation,
            "queue": tuple(found.queue),
            "over": found.over,
            "over_rule": found.over_rule,
        },
    )
    return table


def write(table: Table) -> dict[str, Any]:
    """The file's data from a table."""
    turn = table.turn
    sides = {
        s.id: SituationSide(table.setting.lists[s.id], s.card, s.turned, s.tokens)
        for s in table.sides.values()
    }
    units = {}
    for unit in table.units.values():
        at = None
        if unit.figures:
            figure = table.figures[unit.figures[0]]
            at = (figure.x / 100, figure.y / 100)
        units[unit.id] = SituationUnit(unit.side, at, unit.wounds, sorted(unit.markers))
    situation = Situation(
        "template",
        sides,
        units,
        turn.round,
        turn.phase,
        turn.active,
        turn.activation,
        list(turn.queue),
        turn.over,
        turn.over_rule,
        table.setting.options,
    )
    data: dict[str, Any] = msgspec.to_builtins(situation)
    return data
