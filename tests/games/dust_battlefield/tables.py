"""Small tables of Battlefield for tests: units by card and place in centimetres, terrain by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from escarmouche.games.dust_battlefield import turn
from escarmouche.games.dust_battlefield.chapters.ground.kinds import KINDS
from escarmouche.games.dust_battlefield.client.situation import read_situation
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.shapes import turned_rectangle
from escarmouche.space.terrain import Piece

STEP = turn.step
"""The field of the game is known once its turn is imported."""
CM = 100


class Put(NamedTuple):
    """A unit: id, card, where its miniatures stand in centimetres, facing."""

    id: str
    card: str
    at: tuple[float, float] | Sequence[tuple[float, float]]
    facing: int = 0
    values: dict[str, Any] = {}


def piece(
    id: str,
    kind: str,
    at: tuple[float, float],
    size: tuple[float, float],
    height: float | None = None,
    turn: int = 0,
) -> Piece:
    """A block of terrain, in centimetres."""
    ring = turned_rectangle(
        (round(at[0] * CM), round(at[1] * CM)), round(size[0] * CM), round(size[1] * CM), turn
    ).points
    return KINDS.piece(id, kind, ring, None if height is None else round(height * CM))


def table_of(*units: Put, pieces: Sequence[Piece] = (), **values: Any) -> Table:
    """A table with these units, the first turn begun."""
    written = []
    for put in units:
        spots: dict[str, list[int]] = {}
        places = [put.at] if isinstance(put.at[0], int | float) else list(put.at)
        for letter, place in zip(("at",) if len(places) == 1 else "abcdefghij", places, strict=False):
            x, y = cast(tuple[float, float], place)
            spots[letter] = [round(x * CM), round(y * CM), put.facing]
        known = dict(put.values)
        unit: dict[str, Any] = {"id": put.id, "side": put.id[:3], "card": put.card, "figures": spots}
        for key in ("markers", "alive"):
            if key in known:
                unit[key] = known.pop(key)
        if known:
            unit["state"] = known
        written.append(unit)
    data: dict[str, Any] = {
        "game": "dust_battlefield",
        "units": written,
        "pieces": [
            {
                "id": p.id,
                "kind": p.kind,
                "footprint": [list(c) for c in p.footprint],
                "height": p.height,
                "traits": sorted(p.traits),
            }
            for p in pieces
        ],
        **values,
    }
    return read_situation(data, lambda *keys: ".".join(map(str, keys)))
