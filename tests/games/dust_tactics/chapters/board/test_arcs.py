"""Fire arcs and ranges on the grid (areas DT-ARC, DT-RNG)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.space.grid import distance
from tests.games.dust.tables import Put, card, fort, opening, table_of, tile, wall

FIELD = GridField()
SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
HUGE = card("huge", type="vehicle", kind="walker", locomotion="walker", damage=9, size="huge")


def bears(arc: str, dx: int, dy: int, facing: int = 0, shooter: Any = WALKER) -> bool:
    """Whether an arc of a unit at (6, 6) holds a squad so many squares east and north of its anchor."""
    table = table_of(Put("one1", shooter, (6, 6), facing=facing), Put("two1", SQUAD, (6 + dx, 6 + dy)))
    return FIELD.in_arc(table, "one1", arc, "two1")


AROUND = [(dx, dy) for dx in range(-5, 6) for dy in range(-5, 6) if (dx, dy) != (0, 0)]


def test_arc_01_soldiers_fire_all_round() -> None:
    assert all(bears("all", dx, dy, shooter=SQUAD) for dx, dy in AROUND)


def test_arc_02_a_front_support_weapon_fires_forty_five_degrees_each_way() -> None:
    gun = card("gun", kind="support_weapon", damage=4)
    assert bears("front", 2, 3, shooter=gun)
    assert not bears("front", 3, 2, shooter=gun)
    assert bears("all", 3, 2, shooter=gun)


def test_arc_03_a_turret_fires_all_round() -> None:
    assert all(bears("turret", dx, dy) for dx, dy in AROUND)


def test_arc_04_the_front_arc_holds_what_is_at_least_as_far_ahead_as_aside() -> None:
    for dx, dy in AROUND:
        assert bears("front", dx, dy) == (dy >= abs(dx))
        assert bears("front", dx, dy, facing=2) == (dx >= abs(dy))
        assert bears("front", dx, dy, facing=1) == (dx >= 0 and dy >= 0)
    assert bears("front", 2, 2)
    assert not bears("front", 3, 2)


def test_arc_04_the_wedge_of_a_large_unit_starts_at_its_front_square() -> None:
    assert bears("front", 1, 1, shooter=LARGE)
    assert not bears("front", 1, 0, shooter=LARGE)
    big = [bears("front", dx, dy, shooter=HUGE) for dx, dy in ((0, 2), (1, 2), (2, 2), (-1, 2), (2, 3))]
    assert big == [True, True, False, False, True]  # from the middle of its front edge


def test_arc_04_one_square_of_the_target_is_enough() -> None:
    table = table_of(Put("one1", WALKER, (6, 6)), Put("two1", LARGE, (8, 7), facing=2))
    assert FIELD.in_arc(table, "one1", "front", "two1")  # (7, 7) is in the wedge, (8, 7) is not
    assert not bears("front", 2, 1)


def test_arc_05_a_side_weapon_fires_over_its_own_side_only() -> None:
    assert bears("right", 1, 5)
    assert not bears("right", 0, 5)
    assert not bears("right", -1, 0)
    for dx, dy in AROUND:
        assert bears("right", dx, dy) == (dx > 0)
        assert bears("left", dx, dy) == (dx < 0)
        assert bears("side", dx, dy) == (dx != 0)
        assert bears("right", dx, dy, facing=2) == (dy < 0)
    assert not bears("right", 1, 5, shooter=HUGE)  # in the columns of the vehicle itself
    assert bears("right", 2, 5, shooter=HUGE)
    assert not bears("left", 0, 5, shooter=HUGE)


def test_arc_06_a_rear_weapon_fires_backwards() -> None:
    assert bears("rear", 0, -4)
    assert not bears("rear", 4, 0)
    for dx, dy in AROUND:
        assert bears("rear", dx, dy) == (-dy >= abs(dx))
    assert bears("rear", 1, -2, shooter=LARGE)
    assert not bears("rear", 2, -2, shooter=LARGE)  # from its rear square, one row back


# -- ranges -------------------------------------------------------------------------------------------------


def test_rng_02_diagonals_count_in_range_as_in_movement() -> None:
    assert [distance(0, 0, *to) for to in ((2, 2), (3, 1), (3, 2), (4, 0))] == [3, 3, 4, 4]
    for reach, squares in {3: 36, 4: 56, 6: 108, 8: 176, 14: 476}.items():
        span = range(-reach, reach + 1)
        near = [(x, y) for x in span for y in span if 0 < distance(0, 0, x, y) <= reach]
        assert len(near) == squares


def test_rng_02_example_ghosts_reach_the_pounder_but_not_the_bot_hunters_with_panzerfausts() -> None:
    table = table_of(
        Put("one1", "ghosts", (5, 5)), Put("two1", "pounder", (7, 7)), Put("two2", "bot_hunters", (8, 7))
    )
    assert FIELD.distance(table, "one1", "two1") == 3
    assert FIELD.distance(table, "one1", "two2") == 4


def test_rng_02_the_nearest_pair_of_squares_counts() -> None:
    table = table_of(
        Put("one1", HUGE, (0, 0)), Put("two1", LARGE, (5, 0), facing=2), Put("two2", HUGE, (6, 6))
    )
    assert FIELD.distance(table, "one1", "two1") == 3
    assert FIELD.distance(table, "one1", "two2") == 9


def test_gen_02_a_range_counts_squares_and_a_unit_is_near_itself() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("one2", SQUAD, (4, 4)), Put("one3", SQUAD, (5, 4)))
    assert FIELD.within(table, "one1", "one2", 1)
    assert not FIELD.within(table, "one1", "one3", 1)
    assert FIELD.within(table, "one1", "one3", 2)
    assert FIELD.within(table, "one1", "one1", 1)
    hero = table_of(Put("one1", SQUAD, (3, 3)), Put("one2", card("h", kind="hero", damage=4), (3, 3)))
    assert FIELD.within(hero, "one1", "one2", 1)
    off = table_of(Put("one1", SQUAD, (3, 3)), Put("one2", SQUAD, (3, 3), place="off"))
    assert not FIELD.within(off, "one1", "one2", 9)


def reaches(*pieces: Any, at: tuple[int, int] = (4, 3), **values: Any) -> bool:
    """Whether a squad at (3, 3) can fight hand to hand with one at `at`."""
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", SQUAD, at, **values), pieces=pieces)
    assert FIELD.adjacent(table, "two1", "one1") == FIELD.adjacent(table, "one1", "two1")
    return FIELD.adjacent(table, "one1", "two1")


def test_rng_04_close_combat_reaches_adjacent_squares_past_no_wall() -> None:
    assert reaches()
    assert reaches(at=(4, 4))
    assert not reaches(at=(5, 3))
    assert not reaches(wall("w", 3, 3, "e"))
    assert reaches(wall("w", 3, 3, "e"), opening("o", 3, 3, "e"))
    assert reaches(wall("w", 3, 3, "e"), at=(4, 4))  # round the end of the wall
    assert not reaches(wall("w", 3, 3, "e"), wall("v", 3, 3, "n"), at=(4, 4))


def test_rng_04_floors_and_roofs_are_apart() -> None:
    house = tile("house", "building", 4, 3, 1, 1, "floors:1")
    door = opening("door", 3, 3, "e")
    assert reaches(house, door)
    assert not reaches(house, door, level=1)


@pytest.mark.parametrize(
    ("at", "reached"), [((3, 5), True), ((4, 2), True), ((2, 3), False), ((5, 5), False)]
)
def test_fort_11_a_bunker_is_reached_at_its_slit_and_its_doors(at: tuple[int, int], reached: bool) -> None:
    pieces = [fort("b", "bunker", 3, 3, 0)]
    for x in (3, 4):
        table = table_of(Put("one1", SQUAD, (x, 3)), Put("two1", SQUAD, at), pieces=pieces)
        assert FIELD.adjacent(table, "one1", "two1") == (reached and x == at[0])
    strong = [fort("s", "strongpoint", 3, 3, 0)]
    beside = [
        FIELD.adjacent(
            table_of(Put("one1", SQUAD, (x, 3)), Put("two1", SQUAD, at), pieces=strong), "one1", "two1"
        )
        for x in (3, 4)
    ]
    assert any(beside)


def test_fort_11_two_in_one_fortification_can_fight() -> None:
    table = table_of(
        Put("one1", SQUAD, (3, 3)), Put("two1", SQUAD, (4, 3)), pieces=[fort("b", "bunker", 3, 3, 0)]
    )
    assert FIELD.adjacent(table, "one1", "two1")
    assert FIELD.same_fort(table, "one1", "two1")


# -- flames -------------------------------------------------------------------------------------------------


def flames(*others: Put, target: tuple[int, int], pieces: Any = ()) -> set[tuple[str, ...]]:
    table: Table = table_of(Put("one1", "hotdog", (3, 3)), Put("two1", SQUAD, target), *others, pieces=pieces)
    return set(FIELD.flame_paths(table, "one1", "two1"))


def test_hit_08_every_shortest_way_of_a_flame_is_offered() -> None:
    friend, foe = Put("one2", SQUAD, (4, 3)), Put("two2", SQUAD, (4, 4))
    assert flames(friend, foe, target=(5, 4)) == {("one2", "two1"), ("two2", "two1")}
    assert flames(friend, target=(5, 4)) == {("one2", "two1"), ("two1",)}
    assert flames(friend, foe, target=(5, 5)) == {
        ("two2", "two1"),  # two diagonals
        ("one2", "two2", "two1"),  # east, north, diagonal
        ("one2", "two1"),  # east, diagonal, north
        ("two1",),  # north, diagonal, east
    }


def test_hit_08_example_one_square_away_burns_the_target_alone() -> None:
    assert flames(Put("two2", SQUAD, (4, 3)), target=(4, 4)) == {("two1",)}


def test_hit_08_flames_go_over_squares_the_attacker_sees() -> None:
    near = (Put("two2", SQUAD, (4, 3)), Put("one2", WALKER, (3, 4)))
    assert flames(*near, target=(5, 4)) == {("two2", "two1"), ("two1",)}
    hidden = [wall("w", 4, 3, "n")]
    assert flames(*near, target=(5, 4), pieces=hidden) == {("two2", "two1")}


def test_hit_08_aircraft_above_the_way_are_spared() -> None:
    heli = card("heli", type="aircraft", locomotion="helicopter", damage=6)
    assert flames(Put("two2", heli, (4, 3)), Put("two3", heli, (4, 4)), target=(5, 4)) == {("two1",)}


def turned(dx: int, dy: int, quarters: int) -> tuple[int, int]:
    for _ in range(quarters):
        dx, dy = dy, -dx
    return dx, dy


@pytest.mark.parametrize("machine", [WALKER, LARGE])
@pytest.mark.parametrize("arc", ["front", "rear", "left", "right"])
def test_arc_04_arcs_turn_with_the_machine(machine: Any, arc: str) -> None:
    for dx, dy in AROUND:
        wanted = bears(arc, dx, dy, 0, machine)
        for quarters in (1, 2, 3):
            found = bears(arc, *turned(dx, dy, quarters), 2 * quarters, machine)
            assert found == wanted, (dx, dy, quarters)


def test_arc_06_the_rear_arc_is_the_front_arc_of_the_other_way() -> None:
    for dx, dy in AROUND:
        for facing in range(8):
            assert bears("rear", dx, dy, facing) == bears("front", dx, dy, (facing + 4) % 8)


def test_arc_04_the_wedge_of_a_huge_unit_starts_at_the_middle_of_each_edge() -> None:
    """Its squares are (6, 6) to (7, 7); straight ahead of both, and no farther aside than ahead."""
    for dx, dy in AROUND:
        if dx in (0, 1) and dy in (0, 1):
            continue
        for facing, ahead, aside in (
            (0, dy - 1.5, dx - 0.5),
            (2, dx - 1.5, dy - 0.5),
            (4, -dy - 0.5, dx - 0.5),
            (6, -dx - 0.5, dy - 0.5),
        ):
            assert bears("front", dx, dy, facing, HUGE) == (ahead >= abs(aside)), (dx, dy, facing)
