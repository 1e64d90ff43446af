"""The contents of a situation file from a table of Trauma, nothing left out."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.trauma.situationfile import TURN_KEYS, centimetres
from escarmouche.games.trauma.table import Entry, Figure, Profile, Side, Table, Turn, Unit, Weapon
from escarmouche.space.terrain import Piece

_FIGURE = Figure("", "")


def write_situation(table: Table) -> dict[str, Any]:
    """A file's contents; reading them gives an equal table."""
    setting, turn = table.setting, table.turn
    by_unit = [f for unit in table.units for f in _members(table, unit)]
    data: dict[str, Any] = {
        "scenario": setting.scenario,
        "options": setting.options,
        "table": _place((table.ground.width, table.ground.depth)),
        "turns": setting.turns,
        "target": setting.target,
        "army_points": setting.points,
        "sides": {id: _side(side) for id, side in table.sides.items()},
        "turn": _turn(turn),
        "units": [_unit(table, unit) for unit in table.units.values()],
        "figure_order": [] if by_unit == list(table.figures) else list(table.figures),
        "terrain": [_piece(piece) for piece in table.ground.pieces],
        "zones": [
            {"id": z.id, "kind": z.kind, "side": z.side, "from": _place(z.a), "to": _place(z.b)}
            for z in turn.zones
        ],
        "points": [msgspec.to_builtins(p) for p in turn.points],
        "quarters": [list(pair) for pair in turn.quarters],
        "entries": {id: _entry(entry) for id, entry in setting.entries.items()},
        "profiles": {id: _profile(profile) for id, profile in setting.profiles.items()},
        "weapons": {id: _weapon(weapon) for id, weapon in setting.weapons.items()},
        "luck": msgspec.to_builtins(table.luck, order="deterministic") if table.luck.key else {},
    }
    kept = ("scenario", "table", "turns", "target", "sides", "turn", "units")
    return {key: value for key, value in data.items() if value or key in kept}


def _members(table: Table, unit: str) -> list[str]:
    return [f.id for f in table.figures.values() if f.unit == unit]


def _place(at: tuple[int, int]) -> list[int | float]:
    return [centimetres(at[0]), centimetres(at[1])]


def _side(side: Side) -> dict[str, Any]:
    """All that is not empty; cards, general and command points always, for they are not empty by default."""
    data = msgspec.to_builtins(side)
    return {k: v for k, v in data.items() if k != "id" and (v or k in ("cards", "general", "pc"))}


def _turn(turn: Turn) -> dict[str, Any]:
    """Every field that a file says under `turn`, in its own order."""
    data = msgspec.to_builtins(turn, order="deterministic")
    needed = ("round", "phase", "active", "starter", "step", "activation")
    return {k: data[k] for k in TURN_KEYS if k in needed or data[k]}


def _unit(table: Table, unit: Unit) -> dict[str, Any]:
    members = _members(table, unit.id)
    data: dict[str, Any] = {
        "id": unit.id,
        "side": unit.side,
        "entry": unit.entry,
        "place": unit.place,
        "leader": unit.leader,
        "markers": sorted(unit.markers),
        "cost": unit.cost,
        "extended": unit.extended,
        "figures": [_figure(table.figures[f], f not in unit.figures) for f in members],
    }
    if list(unit.figures) != [f for f in members if f in unit.figures]:
        data["alive"] = list(unit.figures)
    if list(unit.roster) != members:
        data["roster"] = list(unit.roster)
    if unit.alert_left:
        data["alert_left"] = list(unit.alert_left)
    return data


def _figure(figure: Figure, gone: bool) -> dict[str, Any]:
    data: dict[str, Any] = {"id": figure.id, "profile": figure.profile}
    if figure.x or figure.y:
        data["at"] = _place((figure.x, figure.y))
    if figure.z:
        data["z"] = centimetres(figure.z)
    for name in ("facing", "down", "ticked", "immobile", "broken", "moved", "fixed"):
        value = getattr(figure, name)
        if value != getattr(_FIGURE, name):
            data[name] = list(value) if isinstance(value, tuple) else value
    if gone:
        data["gone"] = True
    return data


def _piece(piece: Piece) -> dict[str, Any]:
    return {
        "id": piece.id,
        "kind": piece.kind,
        "points": [_place(p) for p in piece.footprint],
        "height": centimetres(piece.height),
        "traits": sorted(piece.traits),
    }


def _plain(record: Any, *left_out: str) -> dict[str, Any]:
    """The fields of a record that hold something, without some of them."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    return {k: v for k, v in data.items() if k not in ("id", *left_out) and v not in ("", [], (), None)}


def _entry(entry: Entry) -> dict[str, Any]:
    return _plain(entry)


def _weapon(weapon: Weapon) -> dict[str, Any]:
    return _plain(weapon)


def _profile(profile: Profile) -> dict[str, Any]:
    data = _plain(profile, "weapons")
    for name in ("movement", "radius", "height"):
        data[name] = centimetres(data[name])
    weapons = [w.weapon if not w.arc else {"weapon": w.weapon, "arc": w.arc} for w in profile.weapons]
    return {**data, "weapons": weapons} if weapons else data
