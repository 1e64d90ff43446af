"""The contents of a situation file from a table of Dust Tactics, nothing left out."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.dust import muster
from escarmouche.games.dust.table import Card, Side, Table, Turn, Unit
from escarmouche.games.dust_tactics.board import SQUARE

_TURN = msgspec.to_builtins(Turn(), order="deterministic")
_WRITTEN = ("id", "side", "card", "figures", "markers", "x", "y", "facing", "level", "roster")

_NEEDED = frozenset(field.name for field in msgspec.structs.fields(Card) if field.required)
"""What a card cannot be read without, empty or not."""


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, ground = table.setting, table.ground
    data: dict[str, Any] = {
        "scenario": setting.scenario,
        "options": setting.options,
        "size": [ground.width // SQUARE, ground.depth // SQUARE],
        "turns": setting.turns,
        "points": setting.points,
        "reserves": setting.reserves,
        "sides": {id: _side(side) for id, side in table.sides.items()},
        "turn": _turn(table.turn),
        "objectives": msgspec.to_builtins(table.turn.objectives),
        "smoke": msgspec.to_builtins(table.turn.smoke),
        "units": [_unit(setting.cards[unit.card], unit) for unit in table.units.values()],
        "pieces": msgspec.to_builtins(ground.pieces, order="deterministic"),
        "cards": {id: _card(card) for id, card in setting.cards.items()},
        "luck": msgspec.to_builtins(table.luck, order="deterministic") if table.luck.key else {},
    }
    kept = ("scenario", "size", "turns", "points", "sides", "turn", "units")
    return {key: value for key, value in data.items() if value or key in kept}


def _side(side: Side) -> dict[str, Any]:
    data = msgspec.to_builtins(side, order="deterministic")
    return {k: v for k, v in data.items() if k != "id" and (v or k in ("half", "bloc"))}


def _turn(turn: Turn) -> dict[str, Any]:
    """Every field that is not at its start, and those a file that says nothing would fill otherwise."""
    data = msgspec.to_builtins(turn, order="deterministic")
    needed = ("round", "phase", "active", "first", "step")
    left_out = ("smoke", "objectives")
    return {k: v for k, v in data.items() if k not in left_out and (k in needed or v != _TURN[k])}


def _unit(card: Card, unit: Unit) -> dict[str, Any]:
    start = msgspec.to_builtins(muster.made(card, unit.id, unit.side)[0], order="deterministic")
    values = msgspec.to_builtins(unit, order="deterministic")
    state = {k: v for k, v in values.items() if k not in _WRITTEN and v != start[k]}
    data: dict[str, Any] = {
        "id": unit.id,
        "side": unit.side,
        "card": unit.card,
        "at": [unit.x, unit.y],
        "facing": unit.facing,
        "markers": sorted(unit.markers),
        "alive": list(unit.figures),
    }
    state["place"] = unit.place
    if unit.level:
        data["level"] = unit.level
    return {**data, "state": state}


def _card(card: Card) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(card, order="deterministic")
    return {k: v for k, v in data.items() if k != "id" and (k in _NEEDED or v not in ("", [], ()))}
