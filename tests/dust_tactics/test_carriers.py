"""Machines and fortifications turned every way: bows, ramps, doors and slits (DS-SEA-02, DS-FORT-05)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.dust.table import ABOARD, BOARD, Table
from escarmouche.games.dust_tactics import movement
from escarmouche.games.dust_tactics.board import COMPASS, board_of
from escarmouche.games.dust_tactics.movement import why_not_move
from escarmouche.games.dust_tactics.occupancy import occupancy, occupants, squares, stand_of
from escarmouche.games.dust_tactics.sight import GridField
from escarmouche.games.dust_tactics.ways import beached, bow_squares, reachable
from tests.dust.tables import Put, Script, card, fort, referee_of, table_of, tile

FIELD = GridField()
SQUAD = card("squad")
HERO = card("hero", kind="hero", damage=4)
PILOT = card("ace", kind="hero", damage=4, skills=("pilot",))
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)
TRUCK = card("truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:6",))
MOBILE = card("mobile", type="vehicle", kind="walker", locomotion="walker", damage=4, skills=("airmobile",))
CRAFT = card("craft", type="vehicle", locomotion="naval", damage=8, size="large",
             skills=("naval_unit", "sealifter"))  # fmt: skip
LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
IN: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "inside"}
MIDDLE = (5, 5)


def ahead_of(facing: int, steps: int = 1) -> tuple[int, int]:
    dx, dy = COMPASS[facing]
    return MIDDLE[0] + steps * dx, MIDDLE[1] + steps * dy


def at_sea(facing: int, *others: Put, **values: Any) -> Table:
    """A landing craft with its bow square in the middle of a lake, the land right before the bow."""
    land = ahead_of(facing)
    water = [
        tile(f"w{x}_{y}", "water", x, y)
        for x in range(2, 9)
        for y in range(2, 9)
        if (x - MIDDLE[0]) * COMPASS[facing][0] + (y - MIDDLE[1]) * COMPASS[facing][1] < 1
    ]
    assert land not in {(int(p.id[1]), int(p.id[3])) for p in water}
    return table_of(*others, Put("one9", CRAFT, MIDDLE, facing=facing), pieces=water, **values)


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_sea_02_the_bow_opens_ahead_whichever_way_the_craft_faces(facing: int) -> None:
    table = at_sea(facing, Put("one1", SQUAD, ahead_of(facing)))
    board = board_of(table)
    stand = squares(table, "one9")
    assert board.place(stand[0]) == MIDDLE
    where = stand_of(table, "one9")
    assert where is not None
    assert bow_squares(board, where) == 1 << board.cell(*ahead_of(facing))
    assert beached(table, "one9")
    assert why_not_move(table, "one1", 1, (*MIDDLE, 0, 0)) is None
    aside = (facing + 2) % 8
    dx, dy = COMPASS[aside]
    land = ahead_of(facing)
    walker = at_sea(facing, Put("one1", WALKER, (land[0] + dx, land[1] + dy)))
    refusal = why_not_move(walker, "one1", 1, (*MIDDLE, 0, 0))
    assert refusal is not None  # not past the corner of the bow
    assert why_not_move(walker, "one1", 2, (*MIDDLE, 0, 0)) is None


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_sea_03_units_come_out_ahead_and_large_ones_with_two_squares(facing: int) -> None:
    table = at_sea(facing, Put("one1", SQUAD, **IN))
    assert {(x, y) for x, y, _, _ in reachable(table, "one1", 1)} == {ahead_of(facing)}
    large = card("large", type="vehicle", locomotion="walker", damage=6, size="large")
    big = at_sea(facing, Put("one1", large, **IN))
    assert reachable(big, "one1", 1) == {}
    (spot,) = reachable(big, "one1", 2)
    assert spot[:2] == min(ahead_of(facing), ahead_of(facing, 2))
    assert spot[3] == (1 if facing in (0, 4) else 0)


def test_sea_02_no_boarding_afloat_nor_by_enemies() -> None:
    table = at_sea(0, Put("two1", SQUAD, ahead_of(0)))
    assert why_not_move(table, "two1", 1, (*MIDDLE, 0, 0)) is not None
    afloat = table_of(Put("one1", SQUAD, (0, 3)), Put("one9", CRAFT, (0, 1)), rows=[".", "w", "w", "w"])
    assert not beached(afloat, "one9")
    assert why_not_move(afloat, "one1", 9, (0, 1, 0, 0)) is not None
    near = table_of(Put("one1", SQUAD, (0, 3)), Put("one9", CRAFT, (0, 2)), rows=[".", "w", "w", "w"])
    assert why_not_move(near, "one1", 9, (0, 2, 0, 0)) is None


# -- getting on and off -------------------------------------------------------------------------------------


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
        table = table_of(Put("one1", mover, (0, 0)), Put("one9", WALKER, (1, 0)))
        one = Script(move=[(1, 0, 0, 0)], board=["-"])
        movement.move(referee_of(table, one=one), "one1", 1)
        assert [ask.question for ask in one.asked] == wanted


def test_hero_07_only_a_hero_is_told_why_he_does_not_take_the_controls() -> None:
    def notes(*units: Put) -> list[tuple[str, str]]:
        referee = referee_of(table_of(*units), one=Script(move=[(1, 0, 0, 0)]))
        movement.move(referee, "one1", 1)
        return [(e.rule, e.about["machine"]) for e in referee.events if e.what == "note"]

    named = replace(WALKER, id="named", skills=("pilot_of:koshka",))
    assert notes(Put("one1", named, (0, 0))) == []
    assert notes(Put("one1", PILOT, (0, 0)), Put("one9", named, (1, 0))) == [("DS-VEH-16", "one9")]


def test_pass_02_upstairs_nobody_boards_what_is_below() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:1")]
    table = table_of(Put("one1", SQUAD, (0, 0), level=1), Put("one9", TRUCK, (1, 0)), pieces=house)
    movement.move(referee_of(table, one=Script(move=[(1, 0, 1, 0)])), "one1", 1)
    assert (table.units["one1"].place, table.units["one1"].level) == (BOARD, 1)


def test_board_01_who_stands_on_a_square_is_told_in_the_order_of_the_armies() -> None:
    heli = card("heli", type="aircraft", locomotion="helicopter", damage=6)
    table = table_of(Put("one1", SQUAD, (1, 1)), Put("one2", HERO, (1, 1)), Put("two1", heli, (1, 1)))
    assert occupants(table) == {13: ("one1", "one2", "two1")}
    assert squares(table_of(Put("one1", SQUAD, (1, 1), place="off")), "one1") == ()
    assert squares(table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (3, 0))), "one1") == (3,)


def test_board_01_the_board_follows_every_change() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", WALKER, (2, 0)), Put("two1", SQUAD, (4, 0)))
    referee = referee_of(table)
    assert not FIELD.sees(table, "one1", "two1")
    referee.change("DT-MOVE-01", "one2", y=3)
    assert FIELD.sees(table, "one1", "two1")
    copy = table.copy()
    referee.change("DT-MOVE-01", "one2", y=0)
    assert not FIELD.sees(table, "one1", "two1")
    assert FIELD.sees(copy, "one1", "two1")
    referee.change("DT-DMG-05", "one2", place="gone")
    assert FIELD.sees(table, "one1", "two1")
    referee.mark("DS-SKILL-15", "two1", "camouflaged")
    assert FIELD.sees(table, "one1", "two1")
    assert squares(table, "two1") == (4,)


# -- fortifications turned every way ------------------------------------------------------------------------


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_05_doors_are_at_the_rear_whichever_way_a_bunker_faces(facing: int) -> None:
    inside = {(5, 5), (5, 6), (6, 5), (6, 6)}
    dx, dy = COMPASS[facing]
    doors = {(x - dx, y - dy) for x, y in inside} - inside
    for start in [(x, y) for x in range(4, 8) for y in range(4, 8) if (x, y) not in inside]:
        table = table_of(Put("one1", SQUAD, start), pieces=[fort("f", "bunker", 5, 5, facing)])
        entered = inside & {(x, y) for x, y, _, _ in reachable(table, "one1", 1)}
        behind = start[0] * dx + start[1] * dy < min(x * dx + y * dy for x, y in inside)
        assert bool(entered) == behind
        assert start not in doors or entered


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_07_halves_lie_to_the_left_and_right_of_the_facing(facing: int) -> None:
    table = table_of(Put("one1", SQUAD, (5, 5)), pieces=[fort("f", "strongpoint", 5, 5, facing)])
    board = board_of(table)
    dx, dy = COMPASS[facing]
    (ax, ay), (bx, by) = (board.place(c) for c in squares(table, "one1"))
    assert (ax - bx, ay - by) == (dx, dy)  # the square in front, then the one behind it
    (spot,) = {(x, y) for x, y, _, _ in reachable(table, "one1", 0)} - {(5, 5)}
    assert {spot, (5, 5)} == {(ax, ay), (bx, by)}


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


def test_lift_02_a_large_vehicle_lowered_by_an_airlifter_lies_any_way() -> None:
    long = card("long", type="vehicle", locomotion="walker", damage=4, size="large", skills=("airmobile",))
    lifter = card("lifter", like="carrier")
    slung: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "slung"}
    table = table_of(Put("one1", long, **slung), Put("one9", lifter, (5, 5)))
    found = {(x, y, shape) for x, y, _, shape in reachable(table, "one1", 1)}
    assert (5, 6, 1) in found  # straight on to the north
    assert (6, 5, 0) in found
    assert not {(5, 5, 0), (4, 5, 0), (5, 5, 1), (5, 4, 1)} & found  # it must be away from below


def test_los_03_a_vehicle_that_drives_off_no_longer_hides() -> None:
    units = (Put("one1", SQUAD, (0, 0)), Put("one2", WALKER, (2, 0)), Put("two1", SQUAD, (4, 0)))
    table = table_of(*units)
    assert not FIELD.sees(table, "one1", "two1")
    movement.move(referee_of(table, one=Script(move=[(2, 2, 0, 0)])), "one2", 2)
    assert FIELD.sees(table, "one1", "two1")
    assert not FIELD.in_cover(table, "two1", "one1")
    movement.move(referee_of(table, one=Script(move=[(2, 0, 0, 0)])), "one2", 2)
    assert not FIELD.sees(table, "one1", "two1")


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_05_a_bunker_bars_no_way_but_its_own_walls(facing: int) -> None:
    bunker = fort("b", "bunker", 4, 4, facing)
    bare = set(reachable(table_of(Put("one1", SQUAD, (1, 1)), size=(9, 9)), "one1", 2))
    assert (
        set(reachable(table_of(Put("one1", SQUAD, (1, 1)), size=(9, 9), pieces=[bunker]), "one1", 2)) == bare
    )
    corner = table_of(Put("one1", SQUAD, (0, 0)), size=(9, 9), pieces=[bunker])
    assert len(reachable(corner, "one1", 1)) == 4  # two sides, the diagonal, and to stay


def test_board_01_a_unit_that_only_turns_holds_other_squares() -> None:
    table = table_of(Put("one1", LARGE, (4, 4), facing=0), Put("two1", SQUAD, (9, 9)))
    before = occupancy(table).stands["one1"].cells
    table.change("one1", {"facing": 2})
    after = occupancy(table).stands["one1"].cells
    assert before != after
    assert occupancy(table).vehicles == sum(1 << cell for cell in after)
    table.change("one1", {"markers": frozenset({"activated"})})
    assert occupancy(table).stands["one1"].cells == after


def test_pass_03_a_large_vehicle_leaves_a_landing_craft_ahead_and_a_small_one_too() -> None:
    craft = card(
        "craft", type="vehicle", kind="ship", locomotion="naval", damage=8, skills=("naval_unit", "sealifter")
    )
    for machine in (LARGE, card("small", type="vehicle", kind="walker", locomotion="walker", damage=4)):
        table = table_of(
            Put("one1", machine, place="aboard", carrier="one2", seat="inside"),
            Put("one2", craft, (2, 0), facing=0), rows=["....."] * 4 + ["wwwww"],
        )  # fmt: skip
        squares = {(x, y) for x, y, _, _ in reachable(table, "one1", 2)}
        assert (2, 1) in squares
        assert all(y >= 1 for _, y in squares)
