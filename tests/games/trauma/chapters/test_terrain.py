"""Kinds of terrain: who may pass them, what can be blown up."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.chapters.terrain import (
    CLIMB,
    CROSS,
    FREE,
    KINDS,
    NO,
    OPENINGS,
    block,
    can_demolish,
    class_of,
    is_element,
    line,
    make_piece,
    permission,
)
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import Point
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import OPAQUE
from tests.games.trauma.tables import ENTRIES, wall

CLASSES = ("infantry", "walker", "wheeled", "antigrav")
SQUARE = rectangle(0, 0, 1000, 1000).points


def test_cross_06_the_ledger_says_who_may_pass_by_default() -> None:
    for kind, row in LEDGER.data("TR-CROSS-06")["default_by_class"].items():
        piece = make_piece("p", kind, SQUARE)
        for klass, how in row.items():
            assert permission(piece, klass) == how.split()[0], (kind, klass)
    low_wall, container, house = (make_piece("p", k, SQUARE) for k in ("low_wall", "container", "building"))
    assert [permission(low_wall, c) for c in CLASSES] == [CROSS, CROSS, NO, FREE]
    assert [permission(container, c) for c in CLASSES] == [CLIMB, CLIMB, NO, FREE]
    assert [permission(house, c) for c in CLASSES] == [OPENINGS, OPENINGS, NO, FREE]


def test_cross_06_a_piece_for_infantry_only_refuses_a_walker() -> None:
    piece = make_piece("p", "low_wall", SQUARE, traits=("walker:no",))
    assert permission(piece, "infantry") == CROSS
    assert permission(piece, "walker") == NO


def test_cross_06_wheeled_vehicles_pass_no_kind_and_antigravs_all() -> None:
    for kind in KINDS:
        piece = make_piece("p", kind, SQUARE)
        assert permission(piece, "wheeled") == NO
        assert permission(piece, "antigrav") == FREE
        assert permission(piece, "walker") == permission(piece, "infantry")


def test_cross_06_a_kind_nobody_knows_is_closed_like_a_building() -> None:
    assert permission(wall("w", 0, 0, 100, 1000, kind="monolith"), "infantry") == OPENINGS


def test_units_deal_with_terrain_by_class() -> None:
    assert [class_of(ENTRIES[e]) for e in ("squad", "walkers", "wheeled", "antigravs")] == list(CLASSES)


def test_skill_03_segments_wire_containers_and_small_pieces_can_be_blown_up() -> None:
    for kind in ("low_wall", "wall", "barbed_wire", "container", "door", "building"):
        assert can_demolish(make_piece("p", kind, rectangle(0, 0, 3000, 1000).points), ())
    small, large = (rectangle(0, 0, 500, y).points for y in (400, 401))
    assert can_demolish(make_piece("p", "generator", small), ())
    assert not can_demolish(make_piece("p", "generator", large), ())


def test_skill_03_a_strategic_point_cannot_be_blown_up() -> None:
    piece = make_piece("p", "container", SQUARE)
    assert can_demolish(piece, (Point("alpha1", "alpha", piece="q"),))
    assert not can_demolish(piece, (Point("alpha1", "alpha", piece="p"),))
    assert not can_demolish(piece, (Point("drop1", "drop", piece="p"),))


def test_pieces_get_the_height_and_traits_of_their_kind() -> None:
    river = make_piece("p", "river", SQUARE)
    assert (river.height, "area" in river.traits, OPAQUE in river.traits) == (0, True, False)
    assert make_piece("p", "wall", SQUARE, 250).height == 250
    assert "flat_top" in make_piece("p", "container", SQUARE).traits
    assert is_element(make_piece("p", "wall", SQUARE))
    assert not is_element(make_piece("p", "building", SQUARE))
    with pytest.raises(DataError, match="no kind castle"):
        make_piece("p", "castle", SQUARE)


def test_footprints_of_blocks_and_lines() -> None:
    assert set(block("container", (1000, 1000), 90)) == {(775, 450), (1225, 450), (1225, 1550), (775, 1550)}
    assert line("wall", (0, 0), (1000, 0)) == ((0, -40), (1000, -40), (1000, 40), (0, 40))
    with pytest.raises(DataError, match="no length"):
        line("wall", (5, 5), (5, 5))
