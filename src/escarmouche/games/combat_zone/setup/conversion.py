"""Tables written under older versions of the rules, as this one reads them."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine import checked
from escarmouche.games.combat_zone.chapters.things import built
from escarmouche.games.combat_zone.table import Figure
from escarmouche.space.terrain import Piece

Data = dict[str, Any]
THINGS = 10
"""Since this version doors, fences, wrecks and what lies about are things of the table."""
ROUTED_ENGAGED = 11
"""Since this version whoever routs while engaged is eliminated, unless agreed otherwise (CZ-REAC-19)."""


def convert(data: Data, version: int) -> Data:
    """A table's data of any version; up to 9 what lay about was written with the turn, in its markers.

    A match that began under the other reading of a rout in combat goes on under it.
    """
    if version >= ROUTED_ENGAGED:
        return data
    setting = data["setting"]
    options = {"rout_in_combat": "strike", **setting["options"]}
    data = {**data, "setting": {**setting, "options": options}}
    return data if version >= THINGS else _with_things(data)


def _with_things(data: Data) -> Data:
    pieces = checked.convert(data["ground"]["pieces"], tuple[Piece, ...])
    figures = checked.convert(data["figures"], tuple[Figure, ...])
    things = tuple(built(pieces, {figure.id: figure for figure in figures}))
    turn = {key: value for key, value in data["turn"].items() if key != "markers"}
    lying = data["turn"].get("markers", [])
    return {**data, "turn": turn, "things": [*msgspec.to_builtins(things), *lying]}
