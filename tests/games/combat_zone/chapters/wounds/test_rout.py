"""Flight off the table (CZ-REAC-17, CZ-REAC-18)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone.chapters.wounds import rout
from escarmouche.games.combat_zone.table import ROUTED, Thing
from tests.games.combat_zone.tables import Group, referee_of, table_of, wall

FOE = Group("z", "two", (11000, 11000), facing=270)


def test_reac_17_a_way_is_cut_where_its_length_ends() -> None:
    path = ((0, 0), (300, 0), (300, 400))
    assert rout.along(path, 0) == ((0, 0), (0, 0))
    assert rout.along(path, 200) == ((0, 0), (200, 0))
    assert rout.along(path, 300) == ((0, 0), (300, 0), (300, 0))
    assert rout.along(path, 500) == ((0, 0), (300, 0), (300, 200))
    assert rout.along(path, 900) == path


@pytest.mark.parametrize(("at", "off"), [((0, 6000), True), ((1, 1), False), ((11999, 11999), False)])
def test_reac_18_off_the_table_is_at_its_edge(at: tuple[int, int], off: bool) -> None:
    ground = table_of(FOE).ground
    assert rout.off_table(ground, at) is off
    assert rout.off_table(ground, (at[1], at[0])) is off
    assert rout.off_table(ground, (12000 - at[0], 12000 - at[1])) is off
    assert rout.off_table(ground, (12000 - at[1], 12000 - at[0])) is off


def test_move_06_a_flight_that_would_end_on_a_friend_stops_short_of_him() -> None:
    table = table_of(Group("a", "one", (6000, 4000), states=(ROUTED,)), Group("f", "one", (6000, 2000)), FOE)
    referee = referee_of(table)
    rout.flee(referee, "aa")
    record = referee.table.figures["aa"]
    assert record.x == 6000
    assert 2250 <= record.y < 2250 + 25
    assert record.facing == 270


@pytest.mark.parametrize(
    ("edge", "at", "box", "out"),
    [
        ("south", (6000, 1500), (5700, 0, 6300, 300), (6600, 0)),
        ("north", (6000, 10500), (5700, 11700, 6300, 12000), (6600, 12000)),
        ("west", (1500, 6000), (0, 5700, 300, 6300), (0, 6600)),
        ("east", (10500, 6000), (11700, 5700, 12000, 6300), (12000, 6600)),
    ],
)
def test_reac_17_where_the_edge_is_built_over_one_leaves_beside_it(
    edge: str, at: tuple[int, int], box: tuple[int, int, int, int], out: tuple[int, int]
) -> None:
    table = table_of(Group("a", "one", at, states=(ROUTED,)), FOE, pieces=(wall("w", *box),))
    assert rout.way_out(table, "aa", edge)[-1] == out
    free = table_of(Group("a", "one", at, states=(ROUTED,)), FOE)
    assert rout.way_out(free, "aa", edge)[-1] == tuple(
        {0: 0, 12000: 12000}.get(o, a) for o, a in zip(out, at, strict=True)
    )


@pytest.mark.parametrize(("half", "leaves"), [(2075, True), (2076, False)])
def test_reac_17_too_far_along_the_edge_another_one_is_nearer(half: int, leaves: bool) -> None:
    table = table_of(
        Group("a", "one", (6000, 1500)), FOE, pieces=(wall("w", 6000 - half, 0, 6000 + half, 300),)
    )
    assert (rout.way_out(table, "aa", "south")[-1][1] == 0) is leaves


@pytest.mark.parametrize(("at", "far"), [((6000, 125), True), ((6000, 126), False)])
def test_reac_18_whose_base_is_over_the_edge_only_steps_off(at: tuple[int, int], far: bool) -> None:
    table = table_of(Group("a", "one", at), FOE, pieces=(wall("w", 5000, 0, 7000, 10),))
    path = rout.way_out(table, "aa", "south")
    assert (path == (at, (6000, 0))) is far


def burning_at(x: int, y: int) -> dict[str, Any]:
    return {"turn": {"round": 2}, "things": (Thing("fire-2-1", "fire", x, y, radius=400, value=3),)}


@pytest.mark.parametrize(("faces", "fate", "x"), [((6, 6), "dead", 3000), ((1, 1), "alive", 1000)])
def test_area_07_whoever_flees_through_fire_is_burnt(faces: tuple[int, int], fate: str, x: int) -> None:
    table = table_of(
        Group("a", "one", (3000, 6000), "unarmed", 2, states=("routed",)),
        Group("b", "two", (9000, 6000)),
        **burning_at(2000, 6000),
    )
    referee = referee_of(table, faces)
    rout.flee(referee, "aa")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-AREA-07"]
    assert (referee.table.figures["aa"].fate, referee.table.figures["aa"].x) == (fate, x)
