"""Move and March on the grid (area DT-MOVE)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.table import replace
from escarmouche.games.dust.table import ABOARD, BOARD, Table
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.games.dust_tactics.chapters.movement import movement
from tests.games.dust.tables import Put, Script, card, opening, referee_of, table_of, tile, wall
from tests.games.dust_tactics.moving import reachable, why_not_move

SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6, move=2, march=4)
TANK = card(
    "tank", type="vehicle", kind="tank", locomotion="tracked", damage=6, move=1, march=4, size="large"
)
BIG = card("big", type="vehicle", kind="walker", locomotion="walker", damage=10, size="huge", move=2, march=3)
PLANE = card("plane", type="aircraft", kind="plane", locomotion="plane", damage=6, move=4, march=8)
HELI = card("heli", type="aircraft", kind="helicopter", locomotion="helicopter", damage=6, move=4, march=8)


def squares(table: Table, points: int, unit: str = "one1") -> set[tuple[int, int]]:
    """Where a move may end, the present square apart."""
    record = table.units[unit]
    found = {(x, y) for x, y, _, _ in reachable(table, unit, points)}
    return found - {(record.x, record.y)}


def refusal(table: Table, points: int, *value: int, unit: str = "one1") -> tuple[str, str] | None:
    found = why_not_move(table, unit, points, tuple(value))
    return (found.rule, found.reason) if found else None


def moved(table: Table, points: int, value: tuple[Any, ...], kind: str = "move", *throws: Any) -> Table:
    """The table after a move of one1."""
    one = Script(move=[value])
    movement.move(referee_of(table, *throws, one=one), "one1", points, kind)
    return table


# -- Move, March, turning -----------------------------------------------------------------------------------


def test_move_01_a_move_reaches_twenty_squares_with_two_and_thirty_six_with_three() -> None:
    table = table_of(Put("one1", SQUAD, (5, 7)))
    assert len(squares(table, 2)) == 20
    assert len(squares(table, 3)) == 36
    assert refusal(table, 2, 5, 10, 0, 0) == ("DT-MOVE-01", "too-far")
    found = why_not_move(table, "one1", 2, (5, 10, 0, 0))
    assert found is not None
    assert (found.excess, found.measure) == (1, "squares")


def test_move_02_the_final_facing_is_free() -> None:
    table = table_of(Put("one1", WALKER, (5, 7)))
    for facing in range(8):
        assert refusal(table, 2, 4, 6, 0, facing) is None
    after = moved(table, 2, (4, 6, 0, 5)).units["one1"]
    assert (after.x, after.y, after.facing) == (4, 6, 5)
    assert refusal(table, 2, 4, 6, 0, 8) == ("DT-BOARD-02", "not-a-facing")


def test_move_03_the_first_diagonal_is_cheap_and_the_others_are_not() -> None:
    table = table_of(Put("one1", SQUAD, (2, 2)))
    costs = {(x - 2, y - 2): cost for (x, y, _, _), (cost, _, _) in reachable(table, "one1", 6).items()}
    assert [costs[at] for at in ((1, 1), (2, 1), (2, 2), (3, 3))] == [1, 2, 3, 5]
    assert refusal(table, 2, 4, 4, 0, 0) == ("DT-MOVE-03", "second-diagonal")
    assert why_not_move(table, "one1", 1, (3, 3, 0, 0), spent=True) is not None
    assert why_not_move(table, "one1", 2, (3, 3, 0, 0), spent=True) is None
    assert why_not_move(table, "one1", 1, (3, 3, 0, 0)) is None


def test_move_03_example_a_large_tank_with_move_one_steps_diagonally_backwards() -> None:
    table = table_of(Put("one1", TANK, (5, 7)))
    assert refusal(table, 1, 4, 6, 0, 0) is None


def test_move_04_a_march_of_four_reaches_fifty_six_squares() -> None:
    table = table_of(Put("one1", WALKER, (5, 7)))
    assert len(squares(table, WALKER.move)) == 20
    assert len(squares(table, WALKER.march)) == 56
    found = why_not_move(table, "one1", 4, (5, 12, 0, 0), rule="DT-MOVE-04")
    assert found is not None
    assert (found.rule, found.excess) == ("DT-MOVE-04", 1)


def test_move_04_a_march_that_nobody_can_interrupt_is_one_question() -> None:
    table = table_of(Put("one1", WALKER, (5, 7)), turn={"declared": ("march",)})
    after = moved(table, 4, (5, 11, 0, 0), "march")
    assert after.units["one1"].y == 11
    assert after.turn.spare == -1


def test_move_05_turning_on_the_spot_is_a_move_and_leaves_the_square() -> None:
    table = table_of(Put("one1", WALKER, (5, 7), facing=4))
    after = moved(table, 2, (5, 7, 0, 0)).units["one1"]
    assert (after.x, after.y, after.facing) == (5, 7, 0)
    boxed = table_of(
        Put("one1", WALKER, (0, 0)),
        *(Put(f"two{n}", SQUAD, at) for n, at in enumerate([(0, 1), (1, 0), (1, 1)])),
    )
    assert squares(boxed, 4) == set()
    assert refusal(boxed, 4, 0, 0, 0, 3) is None


# -- several squares ----------------------------------------------------------------------------------------


def test_move_06_one_half_of_a_large_unit_leads_and_the_other_follows() -> None:
    table = table_of(Put("one1", TANK, (0, 1)))  # on (0,0) and (0,1), facing north
    found = reachable(table, "one1", 1)
    assert found[0, 1, 0, 0][0] == 1  # (0,1) leads to (1,1): squares (0,1) and (1,1)
    assert found[0, 0, 0, 0][0] == 1  # (0,0) leads to (1,0)
    assert (1, 0, 0, 1) not in found  # it does not shift sideways as a whole
    after = moved(table, 1, (1, 1, 0, 2)).units["one1"]
    assert (after.x, after.y, after.facing) == (1, 1, 2)


def test_move_06_example_a_tank_turns_the_corner_of_a_building() -> None:
    table = table_of(Put("one1", TANK, (0, 1)), pieces=[tile("house", "building", 1, 0)], size=(4, 4))
    after = moved(table, 1, (1, 1, 0, 2)).units["one1"]
    # facing east its rear is on (0, 1), the square its front started from
    assert (after.x, after.y, after.facing) == (1, 1, 2)


def test_move_06_a_way_may_not_be_drawn_for_a_large_unit() -> None:
    table = table_of(Put("one1", TANK, (0, 1)))
    found = why_not_move(table, "one1", 1, (0, 2, 0, 0, ((0, 2),)))
    assert found is not None
    assert (found.rule, found.reason) == ("DT-MOVE-06", "way-of-one-square-only")


def test_move_07_a_large_unit_goes_diagonally_as_a_whole() -> None:
    table = table_of(Put("one1", TANK, (2, 3)))  # (2,2)-(2,3)
    found = reachable(table, "one1", 1)
    assert found[3, 1, 0, 1][0] == 1  # step (+1,-1): (3,1)-(3,2)
    blocked = table_of(Put("one1", TANK, (2, 3)), Put("two1", SQUAD, (3, 3)))
    assert (3, 1, 0, 1) not in reachable(blocked, "one1", 1)  # the corner of one half


def test_move_08_a_huge_block_shifts_and_turns_within_its_squares() -> None:
    table = table_of(Put("one1", BIG, (0, 0)))
    assert reachable(table, "one1", 1)[1, 1, 0, 0][0] == 1
    after = moved(table, 2, (1, 1, 0, 6)).units["one1"]
    assert (after.x, after.y, after.facing) == (1, 1, 6)
    assert refusal(table, 2, 1, 1, 0, 1) == ("DT-BOARD-02", "not-a-facing")
    assert refusal(table, 2, 11, 1, 0, 0) == ("DT-BOARD-01", "off-board")


def test_move_06_a_large_unit_goes_the_same_whichever_of_its_ends_is_the_front() -> None:
    upright = reachable(table_of(Put("one1", TANK, (5, 6), facing=0)), "one1", 2)
    assert reachable(table_of(Put("one1", TANK, (5, 5), facing=4)), "one1", 2) == upright
    across = reachable(table_of(Put("one1", TANK, (6, 5), facing=2)), "one1", 2)
    assert reachable(table_of(Put("one1", TANK, (5, 5), facing=6)), "one1", 2) == across
    assert upright != across
    table = table_of(Put("one1", TANK, (5, 6), facing=0))
    after = moved(table, 1, (5, 5, 0, 4)).units["one1"]
    assert (after.x, after.y, after.facing) == (5, 5, 4)  # turned about: the front is the other square


def test_move_08_every_square_of_a_huge_unit_must_be_free() -> None:
    for at in ((3, 2), (4, 2), (3, 3), (4, 3)):
        friend = table_of(Put("one1", BIG, (3, 0)), Put("one2", SQUAD, at))
        assert refusal(friend, 2, 3, 2, 0, 0) == ("DT-MOVE-11", "friend-there")
        enemy = table_of(Put("one1", BIG, (3, 0)), Put("two1", SQUAD, at))
        assert refusal(enemy, 2, 3, 2, 0, 0) == ("DT-MOVE-10", "enemy-there")
    for at in ((2, 2), (5, 3), (4, 4)):
        assert refusal(table_of(Put("one1", BIG, (3, 0)), Put("one2", SQUAD, at)), 2, 3, 2, 0, 0) is None


# -- aircraft -----------------------------------------------------------------------------------------------


def test_move_09_a_plane_may_loop_back_to_where_it_began() -> None:
    table = table_of(Put("one1", PLANE, (5, 7), facing=0))
    after = moved(table, 1, (5, 7, 0, 4)).units["one1"]
    assert (after.x, after.y, after.facing) == (5, 7, 4)


def test_move_14_an_aircraft_above_terrain_has_no_cover() -> None:
    flyer = card("flyer", type="aircraft", locomotion="helicopter", damage=6)
    for kind in ("tree", "rubble", "construction", "building"):
        units = (Put("one1", flyer, (3, 3)), Put("two1", SQUAD, (3, 7)))
        assert not GridField().in_cover(table_of(*units, pieces=[tile("t", kind, 3, 3)]), "one1", "two1")


def test_move_14_aircraft_cross_and_stop_above_all_terrain() -> None:
    rows = ["ccccc", "cwtcx", "bsc.r"]
    table = table_of(Put("one1", HELI, (3, 0)), rows=rows)
    assert len(squares(table, 8)) == 14
    assert refusal(table, 8, 0, 2, 0, 0) is None


# -- others in the way --------------------------------------------------------------------------------------


def test_move_10_enemies_block_squares_but_aircraft_do_not() -> None:
    table = table_of(Put("one1", SQUAD, (1, 0)), Put("two1", HELI, (1, 1)), Put("two2", SQUAD, (2, 0)))
    assert refusal(table, 1, 1, 1, 0, 0) is None
    assert refusal(table, 2, 2, 0, 0, 0) == ("DT-MOVE-10", "enemy-there")
    corridor = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (1, 0)), size=(4, 1))
    assert refusal(corridor, 4, 2, 0, 0, 0) == ("DT-MOVE-10", "enemy-in-the-way")


def test_move_10_aircraft_keep_out_of_enemy_aircraft_but_fly_over_troops() -> None:
    table = table_of(Put("one1", HELI, (0, 0)), Put("two1", HELI, (1, 0)), Put("two2", SQUAD, (0, 1)))
    assert refusal(table, 4, 1, 0, 0, 0) == ("DT-MOVE-10", "enemy-there")
    assert refusal(table, 4, 0, 1, 0, 0) is None


def test_move_11_friends_are_passed_but_not_shared_with() -> None:
    corridor = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", WALKER, (1, 0)), size=(4, 1))
    assert refusal(corridor, 2, 2, 0, 0, 0) is None
    assert refusal(corridor, 2, 1, 0, 0, 0) == ("DT-MOVE-11", "friend-there")
    machines = table_of(Put("one1", WALKER, (0, 0)), Put("one2", WALKER, (1, 0)), size=(4, 1))
    assert refusal(machines, 4, 2, 0, 0, 0) == ("DT-MOVE-11", "vehicle-in-the-way")
    squads = table_of(Put("one1", WALKER, (0, 0)), Put("one2", SQUAD, (1, 0)), size=(4, 1))
    assert refusal(squads, 4, 2, 0, 0, 0) is None
    layers = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", HELI, (1, 0)), size=(4, 1))
    assert refusal(layers, 4, 1, 0, 0, 0) is None
    above = table_of(Put("one1", HELI, (0, 0)), Put("one2", HELI, (1, 0)), size=(4, 1))
    assert refusal(above, 4, 1, 0, 0, 0) == ("DT-MOVE-11", "friend-there")


def test_hero_02_a_hero_shares_a_square_with_one_friend() -> None:
    hero = card("hero", kind="hero", damage=4)
    table = table_of(
        Put("one1", hero, (0, 0)),
        Put("one2", SQUAD, (1, 0)),
        Put("one3", SQUAD, (0, 1)),
        Put("one4", card("other", kind="hero", damage=4), (0, 1)),
        Put("one5", WALKER, (1, 1)),
    )
    assert refusal(table, 1, 1, 0, 0, 0) is None
    assert refusal(table, 1, 1, 1, 0, 0) is None
    assert refusal(table, 1, 0, 1, 0, 0) == ("DS-HERO-02", "one-hero-a-square")
    assert refusal(table, 1, 0, 1, 0, 0, unit="one2") == ("DT-MOVE-11", "friend-there")
    lone = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", hero, (1, 0)))
    assert refusal(lone, 1, 1, 0, 0, 0) is None
    joined = table_of(
        Put("one1", SQUAD, (0, 0)),
        Put("one2", hero, (0, 0)),
        Put("one3", card("other", kind="hero", damage=4), (1, 0)),
        turn={"hero": "one2"},
    )
    assert refusal(joined, 1, 1, 0, 0, 0) == ("DT-MOVE-11", "friend-there")


def test_hero_02_a_sidekick_is_one_more_beside_his_hero() -> None:
    master = card("master", kind="hero", damage=4)
    table = table_of(
        Put("one1", card("kid", kind="hero", damage=2, skills=("sidekick:master",)), (0, 0)),
        Put("one2", SQUAD, (1, 0)),
        Put("one3", master, (1, 0)),
        Put("one4", SQUAD, (0, 1)),
        Put("one5", card("stranger", kind="hero", damage=4), (0, 1)),
    )
    assert refusal(table, 1, 1, 0, 0, 0) is None
    assert refusal(table, 1, 0, 1, 0, 0) == ("DS-HERO-02", "one-hero-a-square")


def test_hero_04_a_joined_hero_goes_along() -> None:
    hero = card("hero", kind="hero", damage=4)
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", hero, (0, 0)), turn={"hero": "one2"})
    after = moved(table, 2, (0, 2, 0, 0))
    assert (after.units["one2"].x, after.units["one2"].y) == (0, 2)


# -- corners ------------------------------------------------------------------------------------------------


def test_move_12_infantry_slips_past_one_corner_but_not_between_two() -> None:
    one = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (1, 0)))
    assert refusal(one, 1, 1, 1, 0, 0) is None
    two = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (1, 0)), rows=["...", "c..", "..."][::-1])
    assert refusal(two, 1, 1, 1, 0, 0) == ("DT-MOVE-12", "corner")


def test_move_12_example_no_way_between_a_walker_and_a_building() -> None:
    house = [tile("house", "building", 1, 0)]
    single = table_of(Put("one1", SQUAD, (0, 0)), pieces=house, size=(4, 4))
    assert refusal(single, 1, 1, 1, 0, 0) is None
    gap = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", WALKER, (0, 1)), pieces=house, size=(4, 4))
    assert refusal(gap, 1, 1, 1, 0, 0) == ("DT-MOVE-12", "corner")


def test_move_13_a_vehicle_never_cuts_a_corner() -> None:
    for enemy in (SQUAD, WALKER):
        table = table_of(Put("one1", WALKER, (0, 0)), Put("two1", enemy, (1, 0)))
        assert refusal(table, 1, 1, 1, 0, 0) == ("DT-MOVE-13", "corner")
    rubble = ["...", "...", ".r."]
    wheels = card("wheels", type="vehicle", locomotion="tracked", damage=4)
    assert refusal(table_of(Put("one1", wheels, (0, 0)), rows=rubble), 1, 1, 1, 0, 0) == (
        "DT-MOVE-13",
        "corner",
    )
    assert refusal(table_of(Put("one1", WALKER, (0, 0)), rows=rubble), 1, 1, 1, 0, 0) is None
    friend = table_of(Put("one1", WALKER, (0, 0)), Put("one2", WALKER, (1, 0)))
    assert refusal(friend, 1, 1, 1, 0, 0) == ("DT-MOVE-13", "corner")


def test_move_13_example_grandma_goes_straight_on_and_then_turns_right() -> None:
    table = table_of(Put("one1", "grandma", (0, 0)), pieces=[tile("house", "building", 1, 0)], size=(4, 4))
    assert refusal(table, 1, 1, 1, 0, 0) == ("DT-MOVE-13", "corner")
    assert reachable(table, "one1", 4)[1, 1, 0, 0][0] == 2


# -- floors -------------------------------------------------------------------------------------------------


def test_move_15_infantry_climbs_a_floor_for_one_square() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:2")]
    table = table_of(Put("one1", SQUAD, (0, 0)), pieces=house, size=(4, 4))
    found = reachable(table, "one1", 2)
    assert found[0, 0, 2, 0][0] == 2  # the roof
    assert found[1, 0, 1, 0][0] == 2
    assert (1, 0, 2, 0) not in found
    assert refusal(table, 2, 0, 0, 3, 0) == ("DT-MOVE-15", "no-such-floor")
    after = moved(table, 2, (1, 0, 1, 0)).units["one1"]
    assert (after.x, after.y, after.level) == (1, 0, 1)
    machine = table_of(Put("one1", WALKER, (0, 0)), pieces=house, size=(4, 4))
    assert refusal(machine, 2, 0, 0, 1, 0) == ("DT-MOVE-15", "no-such-floor")


def test_move_15_floors_are_left_by_the_stairs_alone() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:2"), opening("door", 1, 0, "e")]
    table = table_of(Put("one1", SQUAD, (1, 0), level=1), pieces=house, size=(4, 4))
    found = reachable(table, "one1", 2)
    assert found[2, 0, 0, 0][0] == 2  # down, then out
    assert (2, 0, 0, 0) not in reachable(table, "one1", 1)
    inner = [*house, wall("inner", 0, 0, "e")]
    walled = table_of(Put("one1", SQUAD, (1, 0), level=1), pieces=inner, size=(4, 4))
    assert reachable(walled, "one1", 3)[0, 0, 2, 0][0] == 2  # over the roof, which has no walls
    assert (0, 0, 1, 0) not in reachable(walled, "one1", 2)
    enemy = table_of(
        Put("one1", SQUAD, (1, 0), level=1), Put("two1", SQUAD, (1, 0), level=2), pieces=house, size=(4, 4)
    )
    assert (1, 0, 2, 0) not in reachable(enemy, "one1", 4)


# -- Flying -------------------------------------------------------------------------------------------------


def test_skill_24_flying_units_cross_anything_and_land_where_they_may() -> None:
    flyer = card("flyer", skills=("flying",))
    table = table_of(Put("one1", flyer, (0, 0)), rows=[".cwc."])
    assert refusal(table, 4, 4, 0, 0, 0) is None
    assert refusal(table, 4, 1, 0, 0, 0) == ("DS-SKILL-24", "no-landing")
    assert refusal(table, 4, 2, 0, 0, 0) == ("DS-SKILL-24", "no-landing")
    walker = table_of(Put("one1", SQUAD, (0, 0)), rows=[".cwc."])
    assert refusal(walker, 4, 4, 0, 0, 0) is not None
    enemy = table_of(Put("one1", flyer, (0, 0)), Put("two1", SQUAD, (1, 0)), size=(4, 1))
    assert refusal(enemy, 4, 2, 0, 0, 0) == ("DT-MOVE-10", "enemy-in-the-way")


def test_skill_24_walls_and_corners_do_not_matter_in_flight() -> None:
    flyer = card("flyer", skills=("flying",))
    house = [tile("house", "building", 1, 0, 1, 1, "floors:2")]
    table = table_of(Put("one1", flyer, (0, 0)), pieces=house, size=(4, 1))
    assert reachable(table, "one1", 3)[2, 0, 0, 0][0] == 2
    assert reachable(table, "one1", 3)[1, 0, 2, 0][0] == 1  # onto the roof
    assert (1, 0, 0, 0) not in reachable(table, "one1", 1)  # not into it
    hero = card("hero", kind="hero", damage=4)
    joined = table_of(
        Put("one1", flyer, (0, 0)),
        Put("one2", hero, (0, 0)),
        pieces=house,
        size=(4, 1),
        turn={"hero": "one2"},
    )
    assert (2, 0, 0, 0) not in reachable(joined, "one1", 3)  # both need the skill


# -- the reaction to a March --------------------------------------------------------------------------------


def test_react_07_a_march_stops_after_its_move_and_goes_on_with_the_rest() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (5, 5)), turn={"declared": ("march",)})
    referee = referee_of(table, one=Script(move=[(1, 1, 0, 0), (1, 4, 0, 0)]))
    movement.move(referee, "one1", 4, "march")
    assert (table.turn.spare, table.turn.diagonal) == (3, True)
    movement.move(referee, "one1", 4, "march")
    assert (table.units["one1"].x, table.units["one1"].y) == (1, 4)
    assert table.turn.spare == -1


def test_react_07_no_farther_than_the_move_value_before_the_reaction() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (5, 5)), turn={"declared": ("march",)})
    player = Script(move=[(0, 2, 0, 0)])
    movement.move(referee_of(table, one=player), "one1", 4, "march")
    refusal = player.asked[0].refuses((0, 3, 0, 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("DT-MOVE-04", "too-far", 1)


def test_react_07_two_points_spent_leave_two() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (5, 5)), turn={"declared": ("march",)})
    referee = referee_of(table, one=Script(move=[(0, 2, 0, 0)]))
    movement.move(referee, "one1", 4, "march")
    assert table.turn.spare == 2
    assert why_not_move(table, "one1", 2, (0, 5, 0, 0)) is not None


def test_react_10_a_march_with_more_to_come_is_not_interrupted() -> None:
    table = table_of(
        Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (5, 5)), turn={"declared": ("march", "free-attack")}
    )
    after = moved(table, 4, (0, 4, 0, 0), "march")
    assert (after.units["one1"].y, after.turn.spare) == (4, -1)


# -- answers that are no moves ------------------------------------------------------------------------------


def test_board_01_a_place_off_the_board_or_no_place_at_all_is_refused() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)))
    assert refusal(table, 2, -1, 0, 0, 0) == ("DT-BOARD-01", "off-board")
    found = why_not_move(table, "one1", 2, ("a", 1, 0, 0))
    assert found is not None
    assert found.reason == "not-a-place"


def test_move_01_drafts_are_legal_moves() -> None:
    for put in (Put("one1", SQUAD, (3, 3)), Put("one1", TANK, (3, 3)), Put("one1", BIG, (3, 3))):
        table = table_of(put, Put("two1", SQUAD, (6, 9)), rows=["....t..r.c.."] * 12)
        one = Script()
        movement.move(referee_of(table.copy(), one=one), "one1", 3)
        (ask,) = one.asked
        assert ask.drafts is not None
        drafts = ask.drafts()
        assert len(drafts) > 5
        for value in drafts:
            assert ask.refuses(value) is None
        assert set(drafts.legal()) <= set(drafts)  # type: ignore[attr-defined]


def test_pass_03_a_passenger_who_may_not_leave_stays() -> None:
    carrier = card("carrier", type="vehicle", locomotion="walker", damage=4, skills=("passengers:6",))
    table = table_of(
        Put("one1", SQUAD, place=ABOARD, carrier="one2", seat="inside"),
        Put("one2", carrier, (3, 3), markers=("activated",)),
    )
    movement.move(referee_of(table), "one1", 2)
    assert table.units["one1"].place == ABOARD


HERO = card("hero", kind="hero", damage=4)

PILOT = card("ace", kind="hero", damage=4, skills=("pilot",))

LIGHT_WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)

TRUCK = card("truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:6",))

MOBILE = card("mobile", type="vehicle", kind="walker", locomotion="walker", damage=4, skills=("airmobile",))

IN: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "inside"}


def test_lift_01_a_laden_airlifter_picks_up_no_second_vehicle() -> None:
    lifter = card("lifter", like="carrier")
    slung: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "slung"}
    table = table_of(Put("one9", lifter, (3, 3)), Put("one1", MOBILE, **slung), Put("one2", MOBILE, (3, 3)))
    one = Script(move=[(3, 9, 0, 0)])
    movement.move(referee_of(table, one=one), "one9", 6)
    assert [ask.question for ask in one.asked] == ["move"]
    empty = table_of(Put("one9", lifter, (3, 3)), Put("one2", MOBILE, (3, 3)))
    one = Script(lift=["-"], move=[(3, 9, 0, 0)])
    movement.move(referee_of(empty, one=one), "one9", 6)
    assert empty.units["one2"].place == BOARD
    over = table_of(Put("one9", lifter, (3, 3)), Put("one2", MOBILE, (3, 3)))
    movement.move(referee_of(over, one=Script(lift=["one2"], move=[(3, 4, 0, 0)])), "one9", 6)
    assert over.units["one2"].carrier == "one9"


def test_pass_03_a_passenger_hemmed_in_by_enemies_stays_aboard() -> None:
    around = [(x, y) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)]
    enemies = [Put(f"two{n}", SQUAD, at) for n, at in enumerate(around)]
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5)), *enemies)
    one = Script()
    movement.move(referee_of(table, one=one), "one1", 2)
    assert one.asked == []
    assert table.units["one1"].place == ABOARD


def test_hero_11_only_pilots_look_for_controls() -> None:
    for mover, wanted in ((HERO, ["move"]), (PILOT, ["move", "board"])):
        table = table_of(Put("one1", mover, (0, 0)), Put("one9", LIGHT_WALKER, (1, 0)))
        one = Script(move=[(1, 0, 0, 0)], board=["-"])
        movement.move(referee_of(table, one=one), "one1", 1)
        assert [ask.question for ask in one.asked] == wanted


def test_hero_07_only_a_hero_is_told_why_he_does_not_take_the_controls() -> None:
    def notes(*units: Put) -> list[tuple[str, str]]:
        referee = referee_of(table_of(*units), one=Script(move=[(1, 0, 0, 0)]))
        movement.move(referee, "one1", 1)
        return [(e.rule, e.about["machine"]) for e in referee.events if e.what == "note"]

    named = replace(LIGHT_WALKER, id="named", skills=("pilot_of:koshka",))
    assert notes(Put("one1", named, (0, 0))) == []
    assert notes(Put("one1", PILOT, (0, 0)), Put("one9", named, (1, 0))) == [("DS-VEH-16", "one9")]


def test_pass_02_upstairs_nobody_boards_what_is_below() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:1")]
    table = table_of(Put("one1", SQUAD, (0, 0), level=1), Put("one9", TRUCK, (1, 0)), pieces=house)
    movement.move(referee_of(table, one=Script(move=[(1, 0, 1, 0)])), "one1", 1)
    assert (table.units["one1"].place, table.units["one1"].level) == (BOARD, 1)
