"""Who sees whom and who is in cover on the grid (areas DT-LOS, DT-SAVE-02 to 04)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.games.dust.table import CAMOUFLAGED, SHIELDED, Table, Thing
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.chapters.board.board import COMPASS, board_of
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.games.dust_tactics.chapters.movement import movement
from escarmouche.space.terrain import Piece
from tests.games.dust.tables import Put, Script, card, fort, opening, referee_of, table_of, tile, wall, weapon

FIELD = GridField()
SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
HELI = card("heli", type="aircraft", kind="helicopter", locomotion="helicopter", damage=6)
BOTH = (Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (4, 0)))


def sees(table: Table, a: str = "one1", b: str = "two1") -> bool:
    """Whether two units see each other; the two ways always agree (DT-LOS-02)."""
    assert FIELD.sees(table, a, b) == FIELD.sees(table, b, a)
    return FIELD.sees(table, a, b)


def seen(a: Put, b: Put, *others: Put, **values: Any) -> bool:
    return sees(table_of(a, b, *others, **values))


def smoke(*squares: tuple[int, int]) -> tuple[Thing, ...]:
    return tuple(things.smoke(x, y, 9) for x, y in squares)


# -- lines --------------------------------------------------------------------------------------------------


def test_los_01_one_blocking_square_hides_what_is_straight_behind_it() -> None:
    assert not seen(*BOTH, rows=["..c.."])
    assert seen(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (4, 1)), rows=[".....", "..c.."])
    assert not seen(*BOTH, rows=["..c..", "..c.."])
    assert not seen(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (2, 2)), rows=[".c.", "c.c", ".c."])


def test_los_01_units_of_several_squares_use_them_all() -> None:
    rows = [".....", "..c.."]
    assert not seen(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (4, 0)), rows=rows)
    assert seen(Put("one1", SQUAD, (0, 0)), Put("two1", LARGE, (4, 1)), rows=rows)
    own = [".....", "..t.."]  # its own other square is no obstacle
    assert seen(Put("one1", SQUAD, (0, 0)), Put("two1", LARGE, (3, 0), facing=2), rows=own)


def test_los_01_example_a_pounder_does_not_see_a_ludwig_behind_a_tree() -> None:
    table = table_of(
        Put("one1", "pounder", (0, 0)),
        Put("two1", "faceless_death", (3, 2)),
        Put("two2", "ghosts", (4, 1)),
        Put("two3", "ludwig", (4, 0)),
        rows=["......", "......", "..t..."],
    )
    assert [sees(table, "one1", f"two{n}") for n in (1, 2, 3)] == [True, True, False]


def test_los_02_sight_is_mutual_on_random_boards() -> None:
    rng = random.Random(5)
    cards = [SQUAD, WALKER, LARGE, HELI]
    for _ in range(25):
        pieces: list[Piece] = [
            tile("house", "building", 3, 3, 3, 2, "floors:2"),
            opening("n", 3, 4, "n"),
            opening("e", 5, 3, "e"),
            wall("w", 1, 1, "e", 2),
            fort("bunker", "bunker", 8, 5, rng.choice([0, 2, 4, 6])),
        ]
        spots = [(x, y) for x in range(1, 11) for y in range(1, 9) if not (3 <= x <= 5 and 3 <= y <= 4)]
        rng.shuffle(spots)
        pieces += [tile(f"t{n}", rng.choice(["tree", "construction"]), *spots.pop()) for n in range(8)]
        spots = [s for s in spots if s[0] not in (8, 9) or s[1] not in (5, 6)]
        units = [Put(f"one{n}", rng.choice(cards), spots.pop(), facing=rng.choice([0, 2])) for n in range(5)]
        units += [Put(f"two{n}", SQUAD, (3 + n, 3), level=rng.choice([0, 1, 2])) for n in range(3)]
        units.append(Put("two9", SQUAD, (8, 5)))
        table = table_of(*units, pieces=pieces, things=smoke(spots.pop(), spots.pop()))
        for a in table.units:
            for b in table.units:
                sees(table, a, b)


def test_los_03_vehicles_hide_what_is_behind_them_infantry_and_aircraft_do_not() -> None:
    squads = [Put(f"two{n + 1}", SQUAD, (n, 0)) for n in (1, 2, 3)]
    assert seen(*BOTH, *squads, rows=["....."])
    assert not seen(*BOTH, Put("one2", WALKER, (2, 0)), rows=["....."])
    assert seen(*BOTH, Put("one2", HELI, (2, 0)), rows=["....."])
    table = table_of(*BOTH, Put("one2", WALKER, (2, 0)), rows=["....."])
    assert FIELD.sees(table, "one1", "two1", artillery=True)
    solid = table_of(*BOTH, rows=["..c.."])
    assert not FIELD.sees(solid, "one1", "two1", artillery=True)


def test_los_03_example_infantry_between_does_not_hide_the_matrioshka_that_hides_others() -> None:
    table = table_of(
        Put("one1", "grim_reapers", (0, 0)),
        Put("two1", "fakyeli", (2, 0)),
        Put("two2", "matrioshka", (3, 0)),
        Put("two3", "red_thunder", (5, 0)),
        rows=["......"],
    )
    assert [sees(table, "one1", f"two{n}") for n in (1, 2, 3)] == [True, True, False]


def test_los_04_aircraft_are_hidden_only_by_what_is_next_to_the_ground_unit() -> None:
    air = Put("two1", HELI, (4, 0))
    assert not seen(Put("one1", SQUAD, (0, 0)), air, rows=[".t..."])
    assert seen(Put("one1", SQUAD, (0, 0)), air, rows=["..t.."])
    assert not seen(Put("one1", SQUAD, (0, 0)), air, rows=["....."], things=smoke((1, 0)))
    assert seen(Put("one1", SQUAD, (0, 0)), air, Put("one2", WALKER, (1, 0)), rows=["....."])
    assert seen(Put("one1", HELI, (0, 0)), air, rows=[".ccc."])
    assert not seen(Put("one1", SQUAD, (0, 0)), air, rows=["....."], pieces=[wall("w", 0, 0, "e")])
    assert seen(Put("one1", SQUAD, (0, 0)), air, rows=["....."], pieces=[wall("w", 2, 0, "e")])


def test_los_04_from_a_building_aircraft_are_seen_through_an_opening_of_the_own_square() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:1")]
    air = Put("two1", HELI, (4, 0))
    inside = Put("one1", SQUAD, (1, 0))
    assert not seen(inside, air, pieces=house, size=(5, 1))
    door = [*house, opening("door", 1, 0, "e")]
    assert seen(inside, air, pieces=door, size=(5, 1))
    assert not seen(Put("one1", SQUAD, (0, 0)), air, pieces=door, size=(5, 1))
    assert seen(Put("one1", SQUAD, (0, 0), level=1), air, pieces=house, size=(5, 1))


def test_los_05_walls_and_buildings_block_except_through_openings() -> None:
    row: dict[str, Any] = {"size": (5, 1)}
    assert not seen(*BOTH, pieces=[wall("w", 1, 0, "e")], **row)
    assert seen(*BOTH, pieces=[wall("w", 1, 0, "e"), opening("o", 1, 0, "e")], **row)
    assert not seen(*BOTH, pieces=[tile("b", "building", 2, 0)], **row)
    through = [tile("b", "building", 2, 0), opening("in", 1, 0, "e"), opening("out", 2, 0, "e")]
    assert not seen(*BOTH, pieces=through[:2], **row)
    assert seen(*BOTH, pieces=through, **row)
    assert not seen(*BOTH, Put("one2", SQUAD, (2, 0)), pieces=through, **row)  # not through an occupied one


def test_los_05_inside_one_building_only_inner_walls_and_floors_hide() -> None:
    house = [tile("house", "building", 0, 0, 5, 2, "floors:2")]
    assert seen(*BOTH, Put("one2", SQUAD, (2, 0)), pieces=house, size=(5, 2))
    inner = [*house, wall("w", 2, 0, "e", 2)]
    assert not seen(*BOTH, pieces=inner, size=(5, 2))
    upstairs = Put("two1", SQUAD, (4, 0), level=1)
    assert not seen(Put("one1", SQUAD, (0, 0)), upstairs, pieces=house, size=(5, 2))
    assert seen(Put("one1", SQUAD, (0, 0), level=1), upstairs, pieces=house, size=(5, 2))


def test_los_05_a_roof_looks_over_its_own_building_but_not_into_it() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:1")]
    roof = Put("one1", SQUAD, (0, 0), level=1)
    assert seen(roof, Put("two1", SQUAD, (4, 0)), pieces=house, size=(5, 1))
    assert not seen(roof, Put("two1", SQUAD, (1, 0)), pieces=house, size=(5, 1))
    assert seen(roof, Put("two1", SQUAD, (1, 0), level=1), pieces=house, size=(5, 1))
    tree = [*house, tile("t", "tree", 3, 0)]
    assert not seen(roof, Put("two1", SQUAD, (4, 0)), pieces=tree, size=(5, 1))


def test_los_05_a_roof_looks_over_its_own_walls_on_all_sides() -> None:
    house = [tile("house", "building", 4, 4, 2, 2, "floors:1")]
    for at in ((0, 4), (9, 5), (4, 0), (5, 9), (0, 0), (9, 9)):
        for x in (4, 5):
            for y in (4, 5):
                roof = Put("one1", SQUAD, (x, y), level=1)
                assert seen(roof, Put("two1", SQUAD, at), pieces=house)
                assert not seen(Put("one1", SQUAD, (x, y)), Put("two1", SQUAD, at), pieces=house)
                assert seen(roof, Put("two1", HELI, at), pieces=house)


def test_los_06_a_tree_hides_who_is_behind_it_not_who_is_in_it() -> None:
    table = table_of(
        Put("one1", "ludwig", (0, 0)),
        Put("two1", "bot_hunters", (4, 1)),
        Put("two2", "bazooka_joe", (2, 0)),
        Put("two3", "grim_reapers", (3, 0)),
        rows=[".....", "..t.."],
    )
    assert [sees(table, "one1", f"two{n}") for n in (1, 2, 3)] == [True, True, False]


def test_los_07_fire_into_a_building_reaches_the_squares_at_the_opening_only() -> None:
    house = [tile("house", "building", 2, 0, 3, 1), opening("door", 1, 0, "e", "large")]
    outside = Put("one1", SQUAD, (0, 0))
    assert seen(outside, Put("two1", SQUAD, (2, 0)), pieces=house, size=(6, 1))
    assert not seen(outside, Put("two1", SQUAD, (3, 0)), pieces=house, size=(6, 1))
    assert not seen(outside, Put("two1", SQUAD, (4, 0)), pieces=house, size=(6, 1))


def test_los_07_example_faceless_death_outside_and_ghosts_inside() -> None:
    house = [tile("house", "building", 2, 0, 3, 1), opening("door", 1, 0, "e", "large")]
    table = table_of(
        Put("one1", "faceless_death", (1, 0)),
        Put("one2", "ghosts", (4, 0)),
        Put("two1", "bot_hunters", (2, 0)),
        Put("two2", "grim_reapers", (3, 0)),
        pieces=house,
        size=(6, 1),
    )
    assert [sees(table, "one1", f"two{n}") for n in (1, 2)] == [True, False]
    assert [sees(table, "one2", f"two{n}") for n in (1, 2)] == [True, True]


def test_los_08_smoke_hides_who_is_beyond_it_not_who_is_in_it() -> None:
    assert not seen(*BOTH, rows=["....."], things=smoke((2, 0)))
    assert seen(*BOTH, rows=["....."], things=smoke((0, 0), (4, 0)))
    assert not seen(*BOTH, rows=["....."], things=smoke((0, 0), (1, 0)))


def test_los_09_other_terrain_is_seen_through() -> None:
    for letter in "rswaxhim":
        assert seen(*BOTH, rows=[f".{letter * 3}."])


def test_trench_01_a_trench_covers_infantry_and_hides_nobody() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (4, 0)), rows=[".hhhh"])
    assert sees(table)
    assert FIELD.in_cover(table, "two1", "one1")
    machine = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", WALKER, (4, 0)), rows=[".hhhh"])
    assert not FIELD.in_cover(machine, "two1", "one1")


# -- camouflage ---------------------------------------------------------------------------------------------


def test_skill_15_a_camouflaged_unit_in_cover_is_seen_from_three_squares_but_not_from_four() -> None:
    def unit(at: int) -> Put:
        return Put("two1", SQUAD, (at, 0), markers=(CAMOUFLAGED,))

    hidden = table_of(Put("one1", SQUAD, (0, 0)), unit(4), rows=["....r"])
    assert not FIELD.sees(hidden, "one1", "two1")
    assert FIELD.sees(hidden, "two1", "one1")
    assert sees(table_of(Put("one1", SQUAD, (0, 0)), unit(3), rows=["...r."]))
    assert sees(table_of(Put("one1", SQUAD, (0, 0)), unit(4), rows=["....."]))
    plain = Put("two1", SQUAD, (4, 0))
    assert sees(table_of(Put("one1", SQUAD, (0, 0)), plain, rows=["....r"]))


# -- cover --------------------------------------------------------------------------------------------------


def covered(target: Put, attacker: Put, *others: Put, **values: Any) -> bool:
    return FIELD.in_cover(table_of(attacker, target, *others, **values), target.id, attacker.id)


def test_save_02_a_unit_half_hidden_is_in_cover() -> None:
    assert not covered(BOTH[1], BOTH[0], rows=["....."])
    rows = [".....", "..c.."]
    assert covered(Put("two1", SQUAD, (4, 1)), Put("one1", SQUAD, (0, 0)), rows=rows)
    assert not covered(Put("two1", SQUAD, (4, 1)), Put("one1", SQUAD, (0, 1)), rows=rows)
    assert covered(Put("two1", SQUAD, (4, 1)), Put("one1", SQUAD, (0, 0)), Put("one2", WALKER, (2, 0)))


def test_save_02_example_the_pounder_is_in_cover_and_the_ludwig_is_not() -> None:
    # the Ludwig stands at the corner of the building, the Pounder looks past it
    table = table_of(
        Put("one1", "ludwig", (0, 2)),
        Put("two1", "pounder", (3, 0)),
        pieces=[tile("house", "building", 1, 0, 2, 1)],
        size=(6, 6),
    )
    assert FIELD.in_cover(table, "two1", "one1")
    assert not FIELD.in_cover(table, "one1", "two1")


def test_save_02_all_squares_of_a_large_unit_must_lie_open() -> None:
    rows = [".....", "..c..", "....."]
    assert covered(Put("two1", LARGE, (4, 2)), Put("one1", SQUAD, (0, 2)), rows=rows)
    assert not covered(Put("two1", LARGE, (4, 2), facing=2), Put("one1", SQUAD, (0, 2)), rows=rows)


def test_save_03_terrain_that_covers_infantry() -> None:
    for letter, cover in (("a", 1), ("x", 1), ("t", 1), ("r", 1), ("s", 0), (".", 0)):
        assert covered(BOTH[1], BOTH[0], rows=[f"....{letter}"]) == bool(cover)
    house = [tile("b", "building", 4, 0), opening("o", 3, 0, "e")]
    assert covered(BOTH[1], BOTH[0], pieces=house, size=(5, 1))
    assert covered(BOTH[1], BOTH[0], rows=["....."], things=smoke((4, 0)))


def test_save_04_terrain_that_covers_vehicles() -> None:
    machine = Put("two1", WALKER, (4, 0))
    for letter, cover in (("t", 1), ("r", 0), ("a", 0), (".", 0)):
        assert covered(machine, BOTH[0], rows=[f"....{letter}"]) == bool(cover)
    assert covered(machine, BOTH[0], rows=["....."], things=smoke((4, 0)))
    large = Put("two1", LARGE, (4, 0), facing=2)
    assert covered(large, BOTH[0], rows=["....t"])
    assert not covered(large, BOTH[0], rows=["....."])


def test_save_01_aircraft_have_no_cover() -> None:
    assert not covered(Put("two1", HELI, (4, 0)), BOTH[0], rows=["....t"])
    assert not covered(Put("two1", HELI, (4, 0)), BOTH[0], rows=["....."], things=smoke((4, 0)))


def test_save_02_from_above_only_what_is_next_to_the_target_covers_it() -> None:
    air = Put("one1", HELI, (0, 0))
    rows = ["......", "...c.."]
    assert covered(Put("two1", SQUAD, (4, 1)), air, rows=rows)
    assert not covered(Put("two1", SQUAD, (5, 1)), air, rows=rows)


def test_veh_08_a_lowered_blade_is_cover_from_all_sides() -> None:
    dozer = Put("two1", WALKER, (4, 0), markers=(SHIELDED,))
    assert covered(dozer, BOTH[0], rows=["....."])


# -- fortifications -----------------------------------------------------------------------------------------


def test_fort_07_smoke_falls_on_the_half_of_a_fortification_that_is_nearer() -> None:
    gun = card("gun", weapon("mortar", "1/1", "artillery", range=4), type="vehicle", damage=4)
    for facing, far in ((0, False), (2, True)):  # its halves lie west and east, or north and south
        table = table_of(Put("one1", gun, (0, 2)), pieces=[fort("s", "strongpoint", 4, 2, facing)])
        found = FIELD.points_seen_for_smoke(table, "one1", 0, "one1")
        assert (4, 2) in found
        assert ((5, 2) in found) is far


def test_fort_07_each_half_of_a_fortification_is_one_inside_square() -> None:
    pieces = [fort("b", "strongpoint", 4, 4, 0)]
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (1, 5)), pieces=pieces)
    assert FIELD.distance(table, "one1", "two1") == 3  # from the nearer of its two squares
    gun = card("gun", kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    whole = table_of(Put("one1", gun, (4, 4)), Put("two1", SQUAD, (8, 5)), pieces=pieces)
    assert FIELD.distance(whole, "one1", "two1") == 3  # it fills both


def test_fort_08_fortifications_block_sight_and_bunkers_look_forward_only() -> None:
    strong, bunker = fort("s", "strongpoint", 4, 4, 0), fort("b", "bunker", 4, 4, 0)
    for piece in (strong, bunker):
        assert not seen(Put("one1", SQUAD, (2, 4)), Put("two1", SQUAD, (8, 4)), pieces=[piece])
    inside = Put("one1", SQUAD, (4, 4))
    for at, ahead in (((4, 9), True), ((9, 6), True), ((9, 5), True), ((4, 1), False), ((9, 2), False)):
        enemy = Put("two1", SQUAD, at)
        assert seen(inside, enemy, pieces=[strong])
        assert seen(inside, enemy, pieces=[bunker]) == ahead
    air = Put("two1", HELI, (4, 0))
    assert not seen(inside, air, pieces=[bunker])
    assert seen(inside, air, pieces=[strong])


def test_fort_08_what_is_between_still_hides() -> None:
    strong = fort("s", "strongpoint", 4, 4, 0)
    inside, enemy = Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (0, 4))
    assert not seen(inside, enemy, pieces=[strong, tile("c", "construction", 2, 4, 1, 2)])


def test_fort_09_the_main_weapon_of_a_bunker_bears_forty_five_degrees() -> None:
    gun = card("gun", kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    pieces = [fort("b", "bunker", 4, 4, 2)]
    for at, bears in (((9, 5), True), ((7, 9), False), ((9, 8), True), ((6, 9), False)):
        table = table_of(Put("one1", gun, (4, 4)), Put("two1", SQUAD, at), pieces=pieces)
        assert FIELD.in_arc(table, "one1", "front", "two1") == bears
        assert FIELD.in_arc(table, "one1", "all", "two1")
        assert sees(table)
    assert FIELD.fort_of(table, "one1") == "bunker"


def test_fort_10_units_inside_are_in_cover_from_outside() -> None:
    pieces = [fort("s", "strongpoint", 4, 4, 0)]
    inside, out = Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (1, 4))
    assert covered(inside, out, pieces=pieces)
    assert not covered(inside, Put("two1", SQUAD, (5, 4)), pieces=pieces)


def test_fort_12_who_is_inside_with_whom() -> None:
    pieces = [fort("s", "strongpoint", 4, 4, 0)]
    table = table_of(
        Put("one1", SQUAD, (4, 4)), Put("one2", SQUAD, (5, 4)), Put("one3", SQUAD, (3, 4)), pieces=pieces
    )
    assert FIELD.same_fort(table, "one1", "one2")
    assert not FIELD.same_fort(table, "one1", "one3")
    assert FIELD.within(table, "one1", "one3", 1)


# -- smoke and areas ----------------------------------------------------------------------------------------


def test_weap_02_where_a_gun_may_put_smoke() -> None:
    from tests.games.dust.tables import weapon

    mortar = card("mortar", weapon("tube", "1/1", "artillery", range=3, least=2, arc="front"), type="vehicle",
                  locomotion="walker", damage=4)  # fmt: skip
    table = table_of(
        Put("one1", mortar, (3, 0)),
        Put("one2", WALKER, (3, 1)),
        pieces=[tile("b", "building", 4, 2), tile("t", "tree", 2, 1)],
    )
    found = set(FIELD.points_seen_for_smoke(table, "one1", 0, "one1"))
    assert (3, 2) in found  # over the vehicle
    assert (3, 1) not in found  # too near
    assert (4, 2) not in found  # in a building
    assert (6, 0) not in found  # out of arc
    assert (1, 2) not in found  # behind the tree
    assert (3, 4) not in found  # too far


def test_weap_01_trees_and_buildings_are_areas() -> None:
    for letter, area in (("t", True), ("b", True), ("r", False), (".", False)):
        table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", HELI, (0, 0)), rows=[letter + "."])
        assert FIELD.in_area(table, "one1") == area
        assert not FIELD.in_area(table, "one2")


def test_hero_03_together_means_one_square_on_one_floor() -> None:
    hero = card("hero", kind="hero", damage=4)
    house = [tile("b", "building", 0, 0, 1, 1, "floors:1")]
    for level, together in ((0, True), (1, False)):
        table = table_of(Put("one1", hero, (0, 0), level=level), Put("one2", SQUAD, (0, 0)), pieces=house)
        assert FIELD.together(table, "one1", "one2") == together
    apart = table_of(Put("one1", hero, (0, 0)), Put("one2", SQUAD, (1, 0)))
    assert not FIELD.together(apart, "one1", "one2")


LIGHT_WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_08_a_bunker_sees_a_half_circle_whichever_way_it_faces(facing: int) -> None:
    dx, dy = COMPASS[facing]
    pieces = [fort("f", "bunker", 5, 5, facing)]
    for at in [(5, 10), (5, 1), (1, 5), (10, 5), (10, 10), (1, 1), (9, 6)]:
        table = table_of(Put("one1", SQUAD, (5, 5)), Put("two1", SQUAD, at), pieces=pieces)
        cells = [board_of(table).place(c) for c in squares(table, "one1")]
        middle = sum(x * dx + y * dy for x, y in cells) / 2
        assert FIELD.sees(table, "one1", "two1") == (at[0] * dx + at[1] * dy >= middle)
        assert FIELD.sees(table, "two1", "one1") == FIELD.sees(table, "one1", "two1")


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_11_slit_and_doors_are_reached_whichever_way_a_bunker_faces(facing: int) -> None:
    dx, dy = COMPASS[facing]
    pieces = [fort("f", "bunker", 5, 5, facing)]
    reached = 0
    for at in [(x, y) for x in range(4, 8) for y in range(4, 8) if not (x in (5, 6) and y in (5, 6))]:
        table = table_of(Put("one1", SQUAD, (5, 5)), Put("two1", SQUAD, at), pieces=pieces)
        cells = [board_of(table).place(c) for c in squares(table, "one1")]
        straight = any(abs(x - at[0]) == abs(dx) and abs(y - at[1]) == abs(dy) for x, y in cells)
        assert FIELD.adjacent(table, "one1", "two1") == straight
        reached += straight
    assert reached == 2


def test_fort_08_one_half_is_no_obstacle_to_the_other() -> None:
    table = table_of(
        Put("one1", SQUAD, (5, 5)), Put("two1", SQUAD, (9, 5)), pieces=[fort("f", "strongpoint", 5, 5, 0)]
    )
    assert FIELD.sees(table, "one1", "two1")
    outside = Put("one1", SQUAD, (4, 5))
    table = table_of(outside, Put("two1", SQUAD, (9, 5)), pieces=[fort("f", "bunker", 5, 5, 0)])
    assert not FIELD.sees(table, "one1", "two1")


def test_los_03_a_vehicle_that_drives_off_no_longer_hides() -> None:
    units = (Put("one1", SQUAD, (0, 0)), Put("one2", LIGHT_WALKER, (2, 0)), Put("two1", SQUAD, (4, 0)))
    table = table_of(*units)
    assert not FIELD.sees(table, "one1", "two1")
    movement.move(referee_of(table, one=Script(move=[(2, 2, 0, 0)])), "one2", 2)
    assert FIELD.sees(table, "one1", "two1")
    assert not FIELD.in_cover(table, "two1", "one1")
    movement.move(referee_of(table, one=Script(move=[(2, 0, 0, 0)])), "one2", 2)
    assert not FIELD.sees(table, "one1", "two1")
