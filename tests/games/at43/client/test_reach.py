"""What is shaded while a figure is led is what the rules allow (A4-MOV-01)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.engine.overlays import Spots
from escarmouche.engine.requests import Ask
from escarmouche.games.at43.chapters.movement.entry import Way, why_not_arrive
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.client.reach import spots
from escarmouche.games.at43.table import Zone
from escarmouche.space.shapes import Polygon, gap_to_polygon
from tests.games.at43.tables import Squad, marker, piece, table_of


def test_mov_01_what_is_shaded_is_allowed_and_nothing_else() -> None:
    table = table_of(
        Squad("one1", "one", (6000, 3000), count=1), pieces=(piece("box", "wall", 5400, 3400, 6600, 3500),)
    )
    ask = Ask(
        "A4-MOV-12", "one", "move", (), kind="place", about={"unit": "one1", "action": "combat"},
        judge=lambda value: why_not_move(table, "one1", "combat", value),
    )  # fmt: skip
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    rings = [Polygon(ring) for ring in found.outlines()]
    x0, y0, x1, y1 = found.box
    luck, inside = random.Random("reach"), 0
    for _ in range(300):
        at = luck.randint(x0, x1), luck.randint(y0, y1)
        drawn = sum(ring.contains(at) for ring in rings) % 2 == 1
        inside += drawn
        if drawn != found.allowed(at):  # only beside the line
            assert min(gap_to_polygon(at, 0, ring) for ring in rings) < 60 or drawn
    assert 60 < inside < 270
    assert not found.allowed((6000, 4200)), "round the wall it is too far"
    assert found.allowed((6000, 1800))
    assert not found.allowed((6000, 1799))


def entering(way: Way, **values: Any) -> Spots | None:
    """What is shaded for a trooper in reserve who comes in like this."""
    zones = (
        Zone("south", "access", (3000, 0), (9000, 0), "one"),
        Zone("field", "deployment", (0, 0), (12000, 2000)),
    )
    table = table_of(
        Squad("one1", "one", (0, 0), count=1, place="reserve"),
        setting={"zones": zones},
        things=(marker("drop", (6000, 4500), "drop", side="one", radius=0),),
    )
    ask = Ask(
        "A4-DEP-01", "one", f"enter-{way.what}", (), kind="place",
        about={"unit": "one1", "action": "combat", "way": way.code()},
        judge=lambda value: why_not_arrive(table, "one1", way, "combat", value),
    )  # fmt: skip
    return spots(ask, table, "one1a", values.get("value"), ())


@pytest.mark.parametrize("led", [None, (("one1a", ((6000, 4500),), -1),)])
def test_dep_01_to_06_what_is_shaded_for_who_comes_in(led: Any) -> None:
    for way, inside, outside in (
        (Way("drop", "drop"), (6875, 4500), (6876, 4500)),
        (Way("deploy", "field"), (6000, 1875), (6000, 1876)),
        (Way("access", "south"), (6000, 1075), (6000, 1076)),
    ):
        found = entering(way, value=led)
        assert found is not None
        assert found.allowed(inside)
        assert not found.allowed(outside)
        x0, y0, x1, y1 = found.box
        assert x0 <= inside[0] <= x1
        assert y0 <= inside[1] <= y1
