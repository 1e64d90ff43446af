"""The contents of a situation file from a table of Combat Zone, nothing left out."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.combat_zone.charges import supplies
from escarmouche.games.combat_zone.table import Figure, Marker, Profile, Side, Table, Turn, Unit
from escarmouche.space.terrain import Piece

_FIGURE, _TURN = Figure("", ""), Turn()
_PLACED = ("id", "unit", "x", "y", "z", "facing", "profile")


def centimetres(value: int) -> int | float:
    """Hundredths as a file writes them."""
    return value // 100 if value % 100 == 0 else value / 100


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting = table.setting
    data: dict[str, Any] = {
        "scenario": setting.scenario,
        "options": setting.options,
        "table": _place((table.ground.width, table.ground.depth)),
        "turns": setting.turns,
        "size": setting.size,
        "sides": {id: _side(side) for id, side in table.sides.items()},
        "turn": _turn(table.turn),
        "groups": [_group(table, unit) for unit in table.units.values()],
        "markers": [_marker(marker) for marker in table.turn.markers],
        "pieces": [_piece(piece) for piece in table.ground.pieces],
        "zones": {z.id: [*_place(z.a), *_place(z.b)] for z in setting.zones},
        "profiles": {id: _plain(profile) for id, profile in setting.profiles.items()},
        "weapons": {id: _plain(weapon) for id, weapon in setting.weapons.items()},
        "blades": {id: _plain(blade) for id, blade in setting.blades.items()},
        "luck": msgspec.to_builtins(table.luck, order="deterministic") if table.luck.key else {},
    }
    kept = ("scenario", "table", "turns", "size", "sides", "turn", "groups")
    return {key: value for key, value in data.items() if value or key in kept}


def _place(at: tuple[int, int]) -> list[int | float]:
    return [centimetres(at[0]), centimetres(at[1])]


def _side(side: Side) -> dict[str, Any]:
    data = msgspec.to_builtins(side, order="deterministic")
    return {k: v for k, v in data.items() if k != "id" and (v or k == "edge")}


def _turn(turn: Turn) -> dict[str, Any]:
    """Every field that is not at its start, and those a file that says nothing would fill otherwise."""
    data = msgspec.to_builtins(turn, order="deterministic")
    needed = ("round", "phase", "active", "starter", "step", "activation")
    start = msgspec.to_builtins(_TURN, order="deterministic")
    return {k: v for k, v in data.items() if k != "markers" and (k in needed or v != start[k])}


def _group(table: Table, unit: Unit) -> dict[str, Any]:
    members = [f.id for f in table.figures.values() if f.unit == unit.id]
    data: dict[str, Any] = {
        "id": unit.id,
        "side": unit.side,
        "kind": unit.kind,
        "name": unit.name,
        "leader": unit.leader,
        "sub_leader": unit.sub_leader,
        "markers": sorted(unit.markers),
        "figures": [_figure(table, table.figures[f]) for f in members],
    }
    data["alive"] = list(unit.figures)
    data["roster"] = list(unit.roster)
    return data


def _figure(table: Table, figure: Figure) -> dict[str, Any]:
    data: dict[str, Any] = {"id": figure.id, "profile": figure.profile, "facing": figure.facing}
    if figure.x or figure.y:
        data["at"] = _place((figure.x, figure.y))
    if figure.z:
        data["z"] = centimetres(figure.z)
    printed = table.setting.profiles[figure.profile]
    start = {"ap": printed.ap, **supplies(printed)}
    values = msgspec.to_builtins(figure, order="deterministic")
    plain = msgspec.to_builtins(_FIGURE, order="deterministic")
    state = {
        key: value
        for key, value in values.items()
        if key not in _PLACED and value != start.get(key, plain[key])
    }
    return {**data, "state": state} if state else data


def _marker(marker: Marker) -> dict[str, Any]:
    data: dict[str, Any] = {"id": marker.id, "kind": marker.kind, "at": _place((marker.x, marker.y))}
    if marker.radius:
        data["radius"] = centimetres(marker.radius)
    if marker.z:
        data["z"] = centimetres(marker.z)
    return data | {k: v for k in ("holder", "value", "state") if (v := getattr(marker, k))}


def _piece(piece: Piece) -> dict[str, Any]:
    return {
        "id": piece.id,
        "kind": piece.kind,
        "points": [_place(p) for p in piece.footprint],
        "height": centimetres(piece.height),
        "traits": sorted(piece.traits),
    }


def _plain(record: Profile | Any) -> dict[str, Any]:
    """The fields of a record, without its id, lengths in hundredths as the records hold them."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    return {k: v for k, v in data.items() if k != "id" and v not in ("", [], (), None)}
