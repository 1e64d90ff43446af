"""Maps as data: where walls, openings, lines and blocks come to stand."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.combat_zone.chapters import terrain
from escarmouche.games.combat_zone.chapters.terrain import DOOR
from escarmouche.games.combat_zone.setup import maps, scenario


def boxes(*items: dict[str, Any]) -> dict[str, tuple[int, int, int, int]]:
    """The rectangles of the pieces of some items, by their ids."""
    read = tuple(msgspec.convert(item, maps.Item) for item in items)
    return {piece.id: piece.polygon.box for piece in maps.pieces_of(read)}


HUT = {"kind": "wall", "id": "hut", "box": [10, 20, 30, 50]}


def test_game_01_four_walls_inside_a_box_meet_at_the_corners() -> None:
    assert boxes(HUT) == {
        "hut-wall1": (1000, 2000, 3000, 2060),
        "hut-wall2": (1000, 4940, 3000, 5000),
        "hut-wall3": (1000, 2060, 1060, 4940),
        "hut-wall4": (2940, 2060, 3000, 4940),
    }
    assert boxes({**HUT, "width": 1})["hut-wall3"] == (1000, 2100, 1100, 4900)


def test_game_01_doors_and_windows_take_their_stretch_of_the_wall() -> None:
    found = boxes(
        {
            **HUT,
            "openings": [
                {"wall": "south", "from": 22, "to": 25, "kind": "window"},
                {"wall": "south", "from": 12, "to": 15.5},
                {"wall": "east", "from": 20.6, "to": 24},
            ],
        }
    )
    south = {k: v for k, v in found.items() if v[1] == 2000}
    assert south == {
        "hut-wall1": (1000, 2000, 1200, 2060),
        "hut-door1": (1200, 2000, 1550, 2060),
        "hut-wall2": (1550, 2000, 2200, 2060),
        "hut-window1": (2200, 2000, 2500, 2060),
        "hut-wall3": (2500, 2000, 3000, 2060),
    }
    assert found["hut-door2"] == (2940, 2060, 3000, 2400)
    assert found["hut-wall6"] == (2940, 2400, 3000, 4940)


@pytest.mark.parametrize(("start", "end"), [(9, 12), (28, 31)])
def test_game_01_an_opening_must_lie_in_its_wall(start: float, end: float) -> None:
    with pytest.raises(DataError, match="is not in its wall"):
        boxes({**HUT, "openings": [{"wall": "south", "from": start, "to": end}]})


def test_game_01_lines_and_blocks() -> None:
    assert boxes({"kind": "low_wall", "from": [10, 10], "to": [20, 10]}) == {
        "low_wall1": (1000, 970, 2000, 1030)
    }
    assert boxes({"kind": "low_wall", "from": [10, 10], "to": [10, 20], "width": 2}) == {
        "low_wall1": (900, 1000, 1100, 2000)
    }
    assert boxes({"kind": "container", "at": [30, 40]}) == {"container1": (2400, 3775, 3600, 4225)}
    assert boxes({"kind": "container", "at": [30, 40], "turn": 90}) == {
        "container1": (2775, 3400, 3225, 4600)
    }
    assert boxes({"kind": "mud", "at": [30, 40], "size": [4, 2]}) == {"mud1": (2800, 3900, 3200, 4100)}
    with pytest.raises(DataError, match="needs `at`"):
        boxes({"kind": "mud"})
    with pytest.raises(DataError, match="has no length"):
        boxes({"kind": "fence", "from": [1, 1], "to": [1, 1]})


def test_game_01_pieces_of_a_kind_are_numbered_and_a_height_is_that_of_the_kind_alone() -> None:
    door = [{"wall": "south", "from": 12, "to": 15}]
    read = tuple(
        msgspec.convert(item, maps.Item)
        for item in (
            {**HUT, "height": 4, "openings": door},
            {"kind": "mud", "at": [3, 3]},
            {"kind": "mud", "at": [6, 6]},
        )
    )
    found = {piece.id: piece.height for piece in maps.pieces_of(read)}
    assert found["hut-wall1"] == 400
    assert found["hut-door1"] == terrain.KINDS["door"].height
    assert [id for id in found if id.startswith("mud")] == ["mud1", "mud2"]


def test_maps_have_rooms_doors_of_every_strength_and_windows() -> None:
    pieces = [p for key in maps.MAPS.names() for p in maps.ground(key).pieces]
    doors = [p for p in pieces if DOOR in p.traits]
    assert {s for p in doors for s in ("strong", "locked", "open") if s in p.traits} == {
        "strong",
        "locked",
        "open",
    }
    assert any(p.kind == "window" for p in pieces)
    assert len(scenario.names()) >= 5
