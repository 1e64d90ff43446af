"""Where a figure comes down beyond what it crosses (TR-CROSS-02, TR-CROSS-03, TR-SKILL-10)."""

from __future__ import annotations

from escarmouche.games.trauma.chapters.movement import far_side
from tests.games.trauma.tables import Squad, table_of, wall


def test_cross_02_the_nearest_way_over_is_looked_for_first() -> None:
    low = wall("low", 3000, 6000, 7000, 6060, 150, kind="low_wall")
    for y, sign in ((5700, 1), (6360, -1)):
        table = table_of(Squad("one1", "one", (5000, y), count=1), pieces=(low,), turn={"unit": "one1"})
        first = next(far_side.landings(table, "one1", far_side.PieceObstacle(table.ground, "low")))
        assert first[0] == 5000
        assert 125 <= sign * (first[1] - (6060 if sign > 0 else 6000)) < 145


def test_cross_03_onto_a_top_as_deep_as_he_gets() -> None:
    top = wall("top", 4000, 6000, 6000, 8000, 300, "flat_top", kind="container")
    table = table_of(Squad("one1", "one", (5000, 5800), count=1), pieces=(top,), turn={"unit": "one1"})
    obstacle = far_side.PieceObstacle(table.ground, "top")
    found = list(far_side.landings(table, "one1", obstacle))
    assert found
    assert all(obstacle.carries(at, 125) for at in found)
    assert found[0][0] == 5000
    assert 6580 <= found[0][1] <= 6600  # half of 12 cm from the edge


def test_skill_10_how_long_a_line_runs_through_a_unit() -> None:
    discs = [((1000, 1000), 125), ((1400, 1000), 125)]
    links = [((1000, 1000), (1400, 1000))]
    assert far_side.stretch((500, 1000), (2000, 1000), discs, [], 0) == 650
    assert far_side.stretch((1000, 500), (1000, 2000), discs, [], 0) == 250
    assert far_side.stretch((1200, 500), (1200, 2000), discs, [], 0) == -1
    assert far_side.stretch((1200, 500), (1200, 2000), discs, links, 0) == 0
    assert far_side.stretch((1125, 500), (1125, 2000), discs, [], 0) == -1
    assert far_side.stretch((1125, 500), (1125, 2000), discs, [], 1) == 0
    assert far_side.stretch((1000, 1000), (2000, 1000), discs, [], 0) == 525
    assert far_side.stretch((1000, 1000), (1000, 1000), discs, links, 0) == -1
    assert far_side.stretch((1075, 500), (1075, 2000), discs, [], 0) == 200
