"""Tables written under older rules, as these rules read them."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.dust.table import Thing
from escarmouche.games.dust_tactics.chapters.board import things

THINGS = 8
"""The first version whose objectives and smoke are things of the table; before they were data of the turn."""


def convert(data: dict[str, Any], version: int) -> dict[str, Any]:
    """A table's data as this version reads it. Of smoke on one square the newest counts, as it always did."""
    if version >= THINGS or "turn" not in data:
        return data
    turn = dict(data["turn"])
    marks, clouds = turn.pop("objectives", ()), turn.pop("smoke", ())
    lying: list[Thing] = [
        things.objective(mark["id"], mark["x"], mark["y"], mark.get("half", "")) for mark in marks
    ]
    newest: dict[str, Thing] = {}
    for cloud in sorted(clouds, key=lambda cloud: int(cloud["until"])):
        smoke = things.smoke(cloud["x"], cloud["y"], cloud["until"])
        newest[smoke.id] = smoke
    lying += newest.values()
    return {**data, "turn": turn, **({"things": msgspec.to_builtins(lying)} if lying else {})}
