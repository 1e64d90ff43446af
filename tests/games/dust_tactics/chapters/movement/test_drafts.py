"""Ready-made moves: each leads where its name says, faces the enemy, and is allowed."""

from __future__ import annotations

import pytest

from escarmouche.engine.referee import Player
from escarmouche.games.dust.table import OFF, Table
from escarmouche.games.dust_tactics.chapters.board import sight, things
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.chapters.movement import movement
from escarmouche.games.dust_tactics.chapters.movement.drafts import (
    bearing,
    faced,
    move_drafts,
    nearest_foes,
    ring,
)
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import comer_of, mover_of
from escarmouche.space.grid import distance
from tests.games.dust.tables import Put, Script, card, opening, referee_of, table_of, tile, wall
from tests.games.dust_tactics.moving import reachable, why_not_move

assert sight  # the grid answers for these tables
SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
HUGE = card("huge", type="vehicle", kind="tank", locomotion="walker", damage=8, size="huge")


def moves(table: Table, points: int = 2, unit: str = "one1") -> dict[str, tuple[int, ...]]:
    """The moves with a purpose by their names."""
    mover = mover_of(table, unit)
    drafts = move_drafts(table, mover, points)
    return dict(zip(drafts.names(), drafts, strict=False))


def apart(move: tuple[int, ...], x: int, y: int) -> int:
    return distance(move[0], move[1], x, y)


def test_every_place_in_reach_is_offered_to_people_as_to_bots() -> None:
    """Page and terminal leave out what stands in for a purpose that cannot be served, and nothing else."""
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", SQUAD, (3, 9)))
    drafts = move_drafts(table, mover_of(table, "one1"), 2)
    offered = [made for n in range(len(drafts)) if (made := drafts.made(n)) is not None]
    assert offered == list(drafts.legal())
    assert len({move[:2] for move in offered}) > 12
    assert drafts.made(1) is None  # there is no second enemy
    assert drafts[1][:2] == (3, 3)


# -- purposes -----------------------------------------------------------------------------------------------


def test_moves_are_named_in_their_order() -> None:
    marks = (things.objective("a", 9, 2), things.objective("b", 0, 9))
    table = table_of(
        Put("one1", SQUAD, (2, 2)), Put("two1", SQUAD, (8, 8)), Put("two2", SQUAD, (2, 7)),
        Put("two3", SQUAD, (11, 15)), things=marks,
    )  # fmt: skip
    mover = mover_of(table, "one1")
    wanted = ("toward:two2", "toward:two1", "objective:a", "objective:b", "cover", "hold", "away")
    assert move_drafts(table, mover, 2).names() == wanted
    alone = table_of(Put("one1", SQUAD, (2, 2)), Put("two1", SQUAD, (8, 8)))
    assert move_drafts(alone, mover_of(alone, "one1"), 2).names() == (
        "toward:two1",
        "",
        "cover",
        "hold",
        "away",
    )


def test_toward_an_enemy_is_the_place_in_reach_nearest_to_it() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 9)), Put("two2", SQUAD, (10, 4)))
    found = moves(table)
    assert apart(found["toward:two1"], 4, 9) == 3
    assert apart(found["toward:two2"], 10, 4) == 4
    assert found["toward:two1"][3] == 0  # and turned to it
    beside = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 6)))
    assert moves(beside)["toward:two1"][1] == 5  # next to it and not into it


def test_toward_an_objective_ends_on_it_if_it_can() -> None:
    near = table_of(Put("one1", SQUAD, (4, 4)), things=(things.objective("a", 5, 5),))
    assert moves(near)["objective:a"][:3] == (5, 5, 0)
    far = table_of(Put("one1", SQUAD, (4, 4)), things=(things.objective("a", 0, 4),))
    assert apart(moves(far)["objective:a"], 0, 4) == 2
    corner = table_of(Put("one1", SQUAD, (0, 0)), things=(things.objective("a", 11, 15),))
    assert apart(moves(corner)["objective:a"], 11, 15) < distance(
        0, 0, 11, 15
    )  # the far end of a board is led to as well


def test_cover_is_the_nearest_to_the_enemy_that_protects() -> None:
    rows = [".......", "..t.t..", ".......", "......."]
    table = table_of(Put("one1", SQUAD, (3, 1)), Put("two1", SQUAD, (6, 1)), rows=rows)
    assert moves(table)["cover"][:3] == (4, 2, 0)
    other = table_of(Put("one1", SQUAD, (3, 1)), Put("two1", SQUAD, (0, 1)), rows=rows)
    assert moves(other)["cover"][:3] == (2, 2, 0)
    peace = table_of(Put("one1", SQUAD, (3, 1)), rows=["....", "....", "...t"])
    assert moves(peace)["cover"][:3] == (3, 0, 0)


def test_cover_out_of_reach_is_no_move() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (6, 0)), rows=["......t"])
    drafts = move_drafts(table, mover_of(table, "one1"), 2)
    assert moves(table)["cover"] == moves(table)["hold"]  # what cannot be done is to stay
    assert len(list(drafts.legal())) < len(drafts)


def test_los_08_smoke_is_cover_too() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 12)), things=(things.smoke(3, 3, 2),))
    assert moves(table)["cover"][:3] == (3, 3, 0)


def test_save_03_cover_above_the_ground() -> None:
    house = tile("house", "building", 1, 0, 1, 1, "floors:1")
    pieces = [house, opening("o", 0, 0, "e")]
    table = table_of(
        Put("one1", SQUAD, (1, 0), level=1), Put("two1", SQUAD, (5, 0)), size=(6, 1), pieces=pieces
    )
    found = moves(table, 1)
    assert found["cover"][:3] == (1, 0, 0)
    assert why_not_move(table, "one1", 1, found["cover"]) is None


def test_save_03_cover_on_an_upper_floor() -> None:
    house = tile("house", "building", 1, 0, 2, 1, "floors:2")
    table = table_of(
        Put("one1", SQUAD, (1, 0), level=1), Put("two1", SQUAD, (5, 0)), size=(6, 1), pieces=[house]
    )
    assert moves(table, 1)["cover"][:3] == (2, 0, 1)


def test_toward_an_enemy_from_roof_to_roof() -> None:
    house = tile("house", "building", 1, 0, 3, 1, "floors:1")
    table = table_of(
        Put("one1", SQUAD, (1, 0), level=1), Put("two1", SQUAD, (7, 0)), size=(8, 1), pieces=[house]
    )
    assert moves(table, 2)["toward:two1"][:3] == (3, 0, 1)
    behind = table_of(
        Put("one1", SQUAD, (3, 0), level=1), Put("two1", SQUAD, (0, 0)), size=(8, 1), pieces=[house]
    )
    assert moves(behind, 2)["toward:two1"][:3] == (1, 0, 1)


def test_away_is_the_place_farthest_from_the_nearest_enemy() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 9)), Put("two2", SQUAD, (4, 0)))
    assert moves(table)["away"][1] == 6  # two2 is the nearer
    single = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (7, 4)))
    assert moves(single)["away"][0] == 2
    nobody = table_of(Put("one1", SQUAD, (4, 4)))
    assert moves(nobody)["away"] == moves(nobody)["hold"]
    cornered = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (1, 0)), rows=[".."])
    assert moves(cornered)["away"][:2] == (0, 0)


def test_away_uses_all_of_the_reach() -> None:
    table = table_of(Put("one1", WALKER, (5, 8)), Put("two1", SQUAD, (5, 7)))
    assert moves(table, 5)["away"][1] == 13


def test_hold_stays_and_turns_to_the_enemy() -> None:
    table = table_of(Put("one1", WALKER, (4, 4)), Put("two1", SQUAD, (9, 4)))
    assert moves(table)["hold"] == (4, 4, 0, 2)
    house = tile("house", "building", 4, 4, 1, 1, "floors:2")
    above = table_of(Put("one1", SQUAD, (4, 4), level=1), Put("two1", SQUAD, (4, 0)), pieces=[house])
    assert moves(above)["hold"] == (4, 4, 1, 4)
    peace = table_of(Put("one1", WALKER, (4, 4), facing=5))
    assert moves(peace)["hold"] == (4, 4, 0, 5)


@pytest.mark.parametrize(
    ("facing", "foe", "hold"),
    [(0, (4, 12), (4, 4, 0, 0)), (0, (4, 0), (4, 3, 0, 4)), (2, (11, 4), (4, 4, 0, 2)),
     (2, (0, 4), (3, 4, 0, 6)), (0, (11, 9), (4, 4, 0, 0)), (2, (5, 15), (4, 4, 0, 2))],
)  # fmt: skip
def test_move_05_a_large_unit_that_holds_turns_end_for_end_at_most(
    facing: int, foe: tuple[int, int], hold: tuple[int, ...]
) -> None:
    table = table_of(Put("one1", LARGE, (4, 4), facing=facing), Put("two1", SQUAD, foe))
    assert moves(table)["hold"] == hold
    assert why_not_move(table, "one1", 2, hold) is None
    before = mover_of(table, "one1").here
    movement.move(referee_of(table, one=Script(move=[hold])), "one1", 2)
    assert mover_of(table, "one1").here == before


def test_move_08_a_huge_unit_faces_one_of_the_four_sides() -> None:
    for foe, facing in (((4, 14), 0), ((11, 5), 2), ((4, 0), 4), ((0, 4), 6), ((0, 10), 0)):
        table = table_of(Put("one1", HUGE, (5, 5)), Put("two1", SQUAD, foe))
        assert moves(table)["hold"] == (5, 5, 0, facing)


def test_one_who_comes_from_elsewhere_has_no_place_to_hold() -> None:
    table = table_of(Put("one1", SQUAD, place=OFF), Put("two1", SQUAD, (3, 9)), size=(6, 12))
    board = board_of(table)
    mover = comer_of(table, "one1", ((1 << 6) - 1,), 1)
    drafts = move_drafts(table, mover, 2)
    names = drafts.names()
    assert board.columns == 6
    assert drafts[names.index("hold")] == drafts[len(names)]  # the first place in reach
    assert drafts[names.index("toward:two1")][:3] == (3, 1, 0) or drafts[0][1] == 1
    assert {move[1] for move in drafts.legal()} <= {0, 1}
    held = [move for n, move in enumerate(drafts.legal()) if n < len(names)]
    assert len(held) == len(names)


def test_nowhere_to_come_in_has_no_enemies_to_face() -> None:
    table = table_of(Put("one1", SQUAD, place=OFF), Put("two1", SQUAD, (3, 9)), size=(6, 12))
    assert nearest_foes(table, comer_of(table, "one1", (0,), 1)) == []


# -- all places ---------------------------------------------------------------------------------------------


def test_move_01_every_place_in_reach_has_a_move_and_each_is_allowed() -> None:
    pieces = [wall("w", 3, 3, "e", 2), tile("house", "building", 5, 5, 1, 1, "floors:1"),
              opening("door", 5, 4, "n")]  # fmt: skip
    table = table_of(
        Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (6, 4)), pieces=pieces, rows=["......."] * 7,
        things=(things.objective("a", 0, 0), things.objective("b", 6, 6)),
    )  # fmt: skip
    drafts = move_drafts(table, mover_of(table, "one1"), 3)
    names = move_drafts(table, mover_of(table, "one1"), 3).names()
    places = [move[:3] for move in drafts[len(names) :]]
    reach = {(x, y, level) for x, y, level, _ in reachable(table, "one1", 3)}
    assert sorted(places) == sorted(reach)
    assert len(drafts) == len(names) + len(reach)
    assert len(list(drafts.legal())) == len(drafts) - names.count("")
    for move in drafts:
        assert why_not_move(table, "one1", 3, move) is None


@pytest.mark.parametrize("machine", [LARGE, HUGE])
def test_move_06_moves_of_machines_of_several_squares_are_allowed(machine: object) -> None:
    table = table_of(Put("one1", machine, (4, 4)), Put("two1", SQUAD, (6, 8)), rows=["........"] * 10)  # type: ignore[arg-type]
    drafts = move_drafts(table, mover_of(table, "one1"), 2)
    names = drafts.names()
    assert len(drafts) == len(names) + len(reachable(table, "one1", 2))
    assert len(set(drafts[len(names) :])) == len(reachable(table, "one1", 2))
    for move in drafts:
        assert why_not_move(table, "one1", 2, move) is None


def test_moves_are_counted_from_both_ends_and_no_farther() -> None:
    table = table_of(Put("one1", SQUAD, (1, 0)), rows=["..."])
    drafts = move_drafts(table, mover_of(table, "one1"), 1)
    assert drafts[-1] == drafts[len(drafts) - 1]
    assert drafts[-len(drafts)] == drafts[0]
    assert drafts[:2] == [drafts[0], drafts[1]]
    for index in (len(drafts), -len(drafts) - 1):
        with pytest.raises(IndexError):
            drafts[index]


def test_a_player_in_a_hurry_is_offered_the_nearest_enemy_first() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 9)))
    player: Player = Script()
    movement.move(referee_of(table, one=player), "one1", 2)
    assert distance(table.units["one1"].x, table.units["one1"].y, 4, 9) == 3


# -- measuring ----------------------------------------------------------------------------------------------


def test_the_nearest_enemies_are_two_counted_by_rows_and_columns() -> None:
    table = table_of(
        Put("one1", SQUAD, (5, 5)), Put("one2", SQUAD, (5, 6)), Put("two1", SQUAD, (8, 8)),
        Put("two2", SQUAD, (5, 0)), Put("two3", SQUAD, (2, 4)), Put("two4", SQUAD, (9, 9)),
    )  # fmt: skip
    board = board_of(table)
    assert nearest_foes(table, mover_of(table, "one1")) == [
        ("two3", board.cell(2, 4)),
        ("two2", board.cell(5, 0)),
    ]


def test_the_nearest_enemy_may_be_on_either_side() -> None:
    table = table_of(Put("one1", SQUAD, (5, 5)), Put("two1", SQUAD, (9, 5)), Put("two2", SQUAD, (0, 5)))
    assert [unit for unit, _ in nearest_foes(table, mover_of(table, "one1"))] == ["two1", "two2"]
    table = table_of(Put("one1", SQUAD, (5, 5)), Put("two1", SQUAD, (5, 9)), Put("two2", SQUAD, (5, 0)))
    assert [unit for unit, _ in nearest_foes(table, mover_of(table, "one1"))] == ["two1", "two2"]


def test_a_ring_holds_the_squares_around_one_within_the_board() -> None:
    board = board_of(table_of(size=(6, 5)))

    def squares(x: int, y: int, reach: int) -> set[tuple[int, int]]:
        mask = ring(board, board.cell(x, y), reach)
        assert mask < 1 << board.cells
        return {board.place(cell) for cell in range(board.cells) if mask >> cell & 1}

    assert squares(2, 2, 0) == {(2, 2)}
    assert squares(2, 2, 1) == {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)}
    assert squares(0, 0, 2) == {(x, y) for x in (0, 1, 2) for y in (0, 1, 2)}
    assert squares(5, 4, 1) == {(4, 3), (5, 3), (4, 4), (5, 4)}
    assert len(squares(3, 1, 9)) == 30


@pytest.mark.parametrize(
    ("dx", "dy", "facing"),
    [(0, 1, 0), (1, 1, 1), (1, 0, 2), (1, -1, 3), (0, -1, 4), (-1, -1, 5), (-1, 0, 6), (-1, 1, 7), (0, 0, 0),
     (1, 2, 1), (2, 1, 1), (1, 3, 0), (3, 1, 2), (-3, -1, 6), (-2, -1, 5), (1, -3, 4), (5, -3, 3)],
)  # fmt: skip
def test_the_bearing_of_a_square_is_one_of_eight(dx: int, dy: int, facing: int) -> None:
    assert bearing(dx, dy) == facing


def test_a_unit_with_no_enemy_in_play_keeps_its_facing() -> None:
    table = table_of(Put("one1", WALKER, (4, 4), facing=3))
    mover = mover_of(table, "one1")
    assert faced(table, mover, mover.board.cell(2, 2), 0) == 3
    war = table_of(Put("one1", WALKER, (4, 4), facing=3), Put("two1", SQUAD, (4, 9)))
    mover = mover_of(war, "one1")
    assert faced(war, mover, mover.board.cell(9, 9), 0) == 6
