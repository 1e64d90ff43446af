"""Ready tables: pieces of the ledger's kinds, room to play, and the things that have a state."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.at43.chapters.terrain import AREA, DESTRUCTIBLE, KINDS, protection
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.setup import maps, scenario
from escarmouche.games.at43.setup.maps import Item
from escarmouche.space.shapes import gap_to_polygon_at_most

TABLES = maps.MAPS.names()
LISTED = {row["piece"]: row for row in LEDGER.data("A4-SCN-01")["pieces"]}


@pytest.mark.parametrize("key", TABLES)
def test_a_table_is_120_by_90_and_its_pieces_lie_on_it(key: str) -> None:
    ground = maps.ground(key)
    assert (ground.width, ground.depth) == (12000, 9000)
    for piece in ground.pieces:
        x0, y0, x1, y1 = piece.polygon.box
        assert 0 <= x0 < x1 <= ground.width, piece.id
        assert 0 <= y0 < y1 <= ground.depth, piece.id
    name = maps.load(key).name
    assert name["en"]
    assert name["fr"]


def test_every_kind_of_the_ledger_stands_on_some_table() -> None:
    used = {piece.kind for key in TABLES for piece in maps.ground(key).pieces}
    assert used >= set(LISTED) | {"water", "chasm", "pack_ice", "frozen_lake"}
    assert sorted(set(KINDS) - used) == []


@pytest.mark.parametrize("mission", scenario.names())
def test_places_and_zones_are_free(mission: str) -> None:
    """A figure of the smallest base has room on every marker but one that is a bunker."""
    played = scenario.load(mission)
    for table in played.tables:
        for line in (*played.objectives, *played.drop_points):
            at = (round(100 * line.at[0]), round(100 * line.at[1]))
            near = [
                piece.id
                for piece in maps.ground(table).pieces
                if (AREA not in piece.traits or piece.kind in ("water", "chasm"))
                and gap_to_polygon_at_most(at, 125, piece.polygon, 0)
            ]
            assert near in ([], ["stronghold"]), (table, line.id, near)


def test_scn_01_the_table_of_destructible_scenery() -> None:
    parts = {"bunker": {"body": 4, "roof": 2}, "container": {"whole": 3}, "crystal": {"whole": 4}}
    parts |= {"low_wall": {"whole": 1}, "nanogenerator": {"whole": 1}}
    for kind, row in LISTED.items():
        assert protection(kind) == row["protection"]
        assert dict(KINDS[kind].parts) == parts[kind]
        for word, points in parts[kind].items():
            assert str(points) in str(row["structure"]), (kind, word)
    sizes = {kind: (KINDS[kind].size, KINDS[kind].height) for kind in LISTED}
    assert sizes["bunker"] == ((1500, 1500), 700)
    assert sizes["container"] == ((1200, 600), 550)
    assert sizes["low_wall"] == ((1000, 100), 150)
    assert sizes["nanogenerator"] == ((500, 500), 400)
    assert KINDS["crystal"].height > max(kind.height for name, kind in KINDS.items() if name != "crystal")


def test_scn_01_destructible_only_where_it_is_marked() -> None:
    piece, thing = maps.build(Item("container", at=(20, 20), destructible=True), "box")
    assert thing
    assert thing.parts == (("whole", 3),)
    assert DESTRUCTIBLE in piece.traits
    piece, thing = maps.build(Item("container", at=(20, 20)), "box")
    assert thing
    assert thing.parts == ()
    assert DESTRUCTIBLE not in piece.traits
    assert maps.build(Item("low_wall", start=(0, 0), end=(9, 0)), "wall")[1] is None
    with pytest.raises(DataError, match="A4-SCN-01"):
        maps.build(Item("rock", at=(20, 20), destructible=True), "rock")


def test_a_thing_goes_by_the_id_of_its_piece() -> None:
    for key in TABLES:
        ground = maps.ground(key)
        for thing in maps.scenery(key):
            assert thing.id == thing.piece
            assert ground.piece(thing.id).kind == thing.kind


def test_scn_05_the_door_of_a_bunker_is_behind_it() -> None:
    _, thing = maps.build(Item("bunker", at=(60, 58), turn=270), "b")
    assert thing
    assert sorted(thing.door) == [(5800, 6550), (6200, 6550)]


def test_scn_10_a_container_opens_at_the_end_it_points_to() -> None:
    _, thing = maps.build(Item("container", at=(30, 30), turn=0, open=True), "c")
    assert thing
    assert sorted(thing.door) == [(3600, 2700), (3600, 3300)]
    assert thing.open
    _, turned = maps.build(Item("container", at=(30, 30), turn=90), "c")
    assert turned
    assert sorted(turned.door) == [(2700, 3600), (3300, 3600)]
    assert not turned.open


def test_a_piece_of_no_kind_or_outline_is_refused() -> None:
    with pytest.raises(DataError, match="volcano"):
        maps.build(Item("volcano", at=(1, 1)), "v")
    with pytest.raises(DataError, match="shape"):
        maps.build(Item("wall"), "w")
