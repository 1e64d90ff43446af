"""Ways on and off machines and fortifications, turned every way (DS-SEA, DS-LIFT, DS-FORT-05, DS-PASS-03)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.table import ABOARD, Table
from escarmouche.games.dust_tactics.chapters.board.board import COMPASS, board_of
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares, stand_of
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, beached, bow_squares
from tests.games.dust.tables import Put, card, fort, table_of, tile
from tests.games.dust_tactics.moving import reachable, why_not_move

SQUAD = card("squad")

WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)

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


def test_lift_02_a_large_vehicle_lowered_by_an_airlifter_lies_any_way() -> None:
    long = card("long", type="vehicle", locomotion="walker", damage=4, size="large", skills=("airmobile",))
    lifter = card("lifter", like="carrier")
    slung: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "slung"}
    table = table_of(Put("one1", long, **slung), Put("one9", lifter, (5, 5)))
    found = {(x, y, shape) for x, y, _, shape in reachable(table, "one1", 1)}
    assert (5, 6, 1) in found  # straight on to the north
    assert (6, 5, 0) in found
    assert not {(5, 5, 0), (4, 5, 0), (5, 5, 1), (5, 4, 1)} & found  # it must be away from below


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_05_a_bunker_bars_no_way_but_its_own_walls(facing: int) -> None:
    bunker = fort("b", "bunker", 4, 4, facing)
    bare = set(reachable(table_of(Put("one1", SQUAD, (1, 1)), size=(9, 9)), "one1", 2))
    assert (
        set(reachable(table_of(Put("one1", SQUAD, (1, 1)), size=(9, 9), pieces=[bunker]), "one1", 2)) == bare
    )
    corner = table_of(Put("one1", SQUAD, (0, 0)), size=(9, 9), pieces=[bunker])
    assert len(reachable(corner, "one1", 1)) == 4  # two sides, the diagonal, and to stay


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


def test_move_02_a_move_is_read_by_its_parts_with_and_without_a_way() -> None:
    way = ((1, 1, 0), (2, 1, 0))
    assert Move.read((2, 1, 0, 4)) == Move(2, 1, 0, 4)
    assert Move.read((2, 1, 0, 4, way)) == Move(2, 1, 0, 4, way)
    assert (Move(2, 1, 0, 4).code(), Move(2, 1, 0, 4, way).code()) == ((2, 1, 0, 4), (2, 1, 0, 4, way))
    assert Move(2, 1, 0, 4, way).parts() == {"where": (2, 1), "level": 0, "facing": 270}
    assert not any(Move.reads(code) for code in ("2", (2, 1, 0), (2, 1, 0, "n"), (2, 1, 0, True)))
