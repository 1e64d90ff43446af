"""Kinds of pieces (CZ-TERR)."""

from __future__ import annotations

from escarmouche.games.combat_zone.chapters import terrain
from escarmouche.space.shapes import Point, Polygon


def test_terr_03_an_open_door_hides_and_stops_nobody() -> None:
    ring = terrain.KINDS.block("door", (1000, 1000))
    shut, opened = (terrain.KINDS.piece("d", "door", ring, traits=traits) for traits in ((), ("open",)))
    assert terrain.impassable(shut)
    assert terrain.stops(shut)
    assert not terrain.impassable(opened)
    assert not terrain.stops(opened)


def test_terr_01_a_piece_has_the_height_and_cover_of_its_kind_unless_it_says_so() -> None:
    ring = terrain.KINDS.block("wall", (1000, 1000), 90)
    assert (min(x for x, _ in ring), max(x for x, _ in ring)) == (970, 1030)
    assert (min(y for _, y in ring), max(y for _, y in ring)) == (500, 1500)
    plain = terrain.KINDS.piece("w", "wall", ring)
    assert plain.height == 600
    assert "cover:hard" in plain.traits
    other = terrain.KINDS.piece("w", "wall", ring, 0, ("cover:light",))
    assert other.height == 0
    assert {t for t in other.traits if t.startswith("cover:")} == {"cover:light"}
    assert terrain.KINDS.line("wall", (0, 0), (1000, 0)) == ((0, -30), (1000, -30), (1000, 30), (0, 30))
    assert terrain.KINDS.line("wall", (0, 0), (1000, 0), 20)[0] == (0, -10)


def test_terr_03_what_touches_a_piece() -> None:
    piece = terrain.KINDS.piece("p", "mud", ((0, 0), (1000, 0), (1000, 1000), (0, 1000)))
    places: list[tuple[Point, bool]] = [((1125, 500), True), ((1126, 500), False), ((500, 500), True)]
    for at, touched in places:
        assert terrain.touches(at, 125, piece) is touched
    assert piece.polygon == Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)))
