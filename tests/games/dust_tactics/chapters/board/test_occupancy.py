"""Who holds which square (DT-BOARD-01, DS-FORT-07)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.table import ABOARD
from escarmouche.games.dust_tactics.chapters.board.board import COMPASS, board_of
from escarmouche.games.dust_tactics.chapters.board.occupancy import occupancy, squares
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from tests.games.dust.tables import Put, card, fort, referee_of, table_of
from tests.games.dust_tactics.moving import reachable

FIELD = GridField()

SQUAD = card("squad")

HERO = card("hero", kind="hero", damage=4)

WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)

TRUCK = card("truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:6",))

LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")

IN: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "inside"}


def test_board_01_who_stands_on_which_square() -> None:
    heli = card("heli", type="aircraft", locomotion="helicopter", damage=6)
    table = table_of(Put("one1", SQUAD, (1, 1)), Put("one2", HERO, (1, 1)), Put("two1", heli, (1, 1)))
    assert {unit: squares(table, unit) for unit in table.units} == {
        "one1": (13,),
        "one2": (13,),
        "two1": (13,),
    }
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


@pytest.mark.parametrize("facing", [0, 2, 4, 6])
def test_fort_07_halves_lie_to_the_left_and_right_of_the_facing(facing: int) -> None:
    table = table_of(Put("one1", SQUAD, (5, 5)), pieces=[fort("f", "strongpoint", 5, 5, facing)])
    board = board_of(table)
    dx, dy = COMPASS[facing]
    (ax, ay), (bx, by) = (board.place(c) for c in squares(table, "one1"))
    assert (ax - bx, ay - by) == (dx, dy)  # the square in front, then the one behind it
    (spot,) = {(x, y) for x, y, _, _ in reachable(table, "one1", 0)} - {(5, 5)}
    assert {spot, (5, 5)} == {(ax, ay), (bx, by)}


def test_board_01_a_unit_that_only_turns_holds_other_squares() -> None:
    table = table_of(Put("one1", LARGE, (4, 4), facing=0), Put("two1", SQUAD, (9, 9)))
    before = occupancy(table).stands["one1"].cells
    table.change("one1", {"facing": 2})
    after = occupancy(table).stands["one1"].cells
    assert before != after
    assert occupancy(table).vehicles == sum(1 << cell for cell in after)
    table.change("one1", {"markers": frozenset({"activated"})})
    assert occupancy(table).stands["one1"].cells == after
