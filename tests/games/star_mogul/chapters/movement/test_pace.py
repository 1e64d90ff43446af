"""Ground that slows (SM-MOVE-03 to SM-MOVE-05)."""

from __future__ import annotations

import pytest

from escarmouche.games.star_mogul.chapters.movement import pace
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, pas, piece, salvage_at, table_of


def way(x: float, y: float, far: float) -> tuple[tuple[int, int], ...]:
    return (pas(x, y), pas(x + far, y))


@pytest.mark.parametrize("kind", ["brush", "light_woods", "mud", "gentle_hill"])
def test_move_03_difficult_ground_takes_a_pas(kind: str) -> None:
    table = table_of(Men("one1", "one", (10, 10), 1), pieces=(piece(kind, 13, 10, (3, 3)),))
    assert pace.allowed(table, "one1a", way(10, 10, 4)) == 4 * PAS
    assert pace.allowed(table, "one1a", way(10, 10, -4)) == 5 * PAS


@pytest.mark.parametrize(
    ("vehicle", "most"),
    [("gun_buggy", 11), ("salvage_dog", 8), ("demolition_bot", 3), ("hover_sled", 10), ("scout_flyer", 18)],
)
def test_move_04_vehicles_lose_two_or_three_by_their_drive(vehicle: str, most: int) -> None:
    table = table_of(Car("one1", "one", (10, 10), vehicle), pieces=(piece("brush", 14, 10),))
    move = table.setting.machines[vehicle].move
    assert pace.allowed_to_drive(table, "one1", move, way(10, 10, 5)) == most * PAS


@pytest.mark.parametrize("kind", ["swamp", "steep_hill", "dense_woods"])
def test_move_05_very_difficult_ground_halves_and_replaces_the_other_loss(kind: str) -> None:
    both = (piece(kind, 13, 10), piece("mud", 13, 10))
    table = table_of(Men("one1", "one", (10, 10), 1), pieces=both)
    assert pace.allowed(table, "one1a", way(10, 10, 2)) == 5 * PAS // 2


def test_move_05_after_the_load() -> None:
    ring = tuple((10 + 0.01 * n, 10) for n in range(6))
    load = salvage_at(10, 10, holder="one1", carriers=tuple(f"one1{c}" for c in "abcdef"))
    table = table_of(
        Men("one1", "one", (0, 0), 6, places=ring), pieces=(piece("swamp", 13, 10),), things=(load,)
    )
    assert pace.allowed(table, "one1a", way(10, 10, 1)) == 3 * PAS // 2
