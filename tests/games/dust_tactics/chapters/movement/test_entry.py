"""Coming onto the board and being put down on it (DT-SETUP-05, 06, 10; DT-REACT-04; DS-SKILL-36)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.table import BOARD, OFF, RESERVE, Table
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.games.dust_tactics.chapters.movement import entry
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import reach_of
from escarmouche.games.dust_tactics.setup.scenario import entry_squares
from tests.games.dust.tables import Put, Script, card, referee_of, table_of

FIELD = GridField()
SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
SLOW = card(
    "slow", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large", move=1, march=4
)
QUICK = card("quick", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
HUGE = card("huge", type="vehicle", kind="walker", locomotion="walker", damage=9, size="huge", march=3)
SHIP = card("ship", type="aircraft", kind="plane", locomotion="plane", damage=6, size="large", move=2)


def comes(mover: Any, points: int, *others: Put, **values: Any) -> set[tuple[int, int, int]]:
    """Where a unit of side one may end that comes over the south edge: (column, row, shape)."""
    table = table_of(Put("one1", mover, place=OFF), *others, **values)
    comer = entry.comer_on(table, "one1", entry_squares(table, "one1"))
    board = board_of(table)
    found = set()
    for shape, mask in enumerate(comer.ends(reach_of(comer, points))):
        found |= {(*board.place(c), shape) for c in range(board.cells) if mask >> c & 1}
    return found


def test_setup_05_the_first_square_entered_costs_one() -> None:
    found = comes(SQUAD, 2)
    assert {y for _, y, _ in found} == {0, 1}
    assert len(found) == 24
    assert {y for _, y, _ in comes(SQUAD, 1)} == {0}


def test_setup_05_a_unit_comes_on_by_its_move() -> None:
    table = table_of(Put("one1", SQUAD, place=OFF), Put("two1", SQUAD, (5, 9)))
    entry.enter(referee_of(table, one=Script(enter=[(4, 1, 0, 0)])), "one1", 2)
    unit = table.units["one1"]
    assert (unit.place, unit.x, unit.y) == (BOARD, 4, 1)


def test_setup_05_without_a_free_square_the_unit_does_nothing() -> None:
    row = [Put(f"two{n}", SQUAD, (n, 0)) for n in range(12)]
    table = table_of(Put("one1", SQUAD, place=OFF), *row)
    one = Script()
    entry.enter(referee_of(table, one=one), "one1", 2)
    assert one.asked == []
    assert table.units["one1"].place == OFF
    refusal = entry.why_not_enter(table, "one1", 2)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DT-SETUP-05", "no-free-square")


def test_setup_05_friends_on_the_edge_are_passed_enemies_are_not() -> None:
    friends = [Put(f"one{n + 2}", SQUAD, (n, 0)) for n in range(12)]
    assert {y for _, y, _ in comes(SQUAD, 2, *friends)} == {1}
    assert comes(WALKER, 1, *friends) == set()


def test_setup_05_an_interrupted_march_keeps_its_rest() -> None:
    table = table_of(Put("one1", SQUAD, place=OFF), Put("two1", SQUAD, (5, 9)), turn={"declared": ("march",)})
    entry.enter(referee_of(table, one=Script(enter=[(4, 1, 0, 0)])), "one1", 4)
    assert table.turn.spare == 2
    alone = table_of(Put("one1", SQUAD, place=OFF), turn={"declared": ("march",)})
    entry.enter(referee_of(alone, one=Script(enter=[(4, 3, 0, 0)])), "one1", 4)
    assert (alone.units["one1"].y, alone.turn.spare) == (3, -1)


def test_setup_06_large_units_come_wholly_on_with_two_squares() -> None:
    refusal = entry.why_not_enter(table_of(Put("one1", SLOW, place=OFF)), "one1", SLOW.move)
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("DT-SETUP-06", 1)
    assert entry.why_not_enter(table_of(Put("one1", SLOW, place=OFF)), "one1", SLOW.march) is None
    assert comes(QUICK, 2) == {(x, 0, 1) for x in range(12)}  # upright, half in the second row
    assert (0, 0, 0) in comes(QUICK, 3)  # then it may swing round
    assert comes(SHIP, 2) == {(x, 0, 1) for x in range(12)}


def test_setup_06_huge_units_need_two_squares_of_the_edge() -> None:
    assert comes(HUGE, 1) == set()
    assert comes(HUGE, 2) == {(x, 0, 0) for x in range(11)}
    table = table_of(Put("one1", HUGE, place=OFF))
    entry.enter(referee_of(table, one=Script(enter=[(3, 0, 0, 0)])), "one1", 2)
    assert FIELD.distance(table, "one1", "one1") == 0
    assert (table.units["one1"].x, table.units["one1"].y) == (3, 0)


def test_setup_06_a_slow_march_first_brings_the_whole_unit_on() -> None:
    table = table_of(Put("one1", SLOW, place=OFF), Put("two1", SQUAD, (5, 9)), turn={"declared": ("march",)})
    entry.enter(referee_of(table, one=Script(enter=[(4, 1, 0, 0)])), "one1", 4)
    assert (table.units["one1"].place, table.turn.spare) == (BOARD, 2)


def test_setup_06_from_the_short_edges_too() -> None:
    table = table_of(Put("one1", QUICK, place=OFF))
    board = board_of(table)
    squares = sum(1 << board.cell(0, y) for y in range(8))
    (flat, tall), cost = entry.entries(board, squares, "large")
    assert cost == 2
    assert tall == 0  # the corner belongs to the short edge
    assert {board.place(c) for c in range(board.cells) if flat >> c & 1} == {(0, y) for y in range(8)}
    east = sum(1 << board.cell(11, y) for y in range(8))
    (flat, _), _ = entry.entries(board, east, "large")
    assert {board.place(c) for c in range(board.cells) if flat >> c & 1} == {(10, y) for y in range(8)}
    (blocks,), _ = entry.entries(board, east, "huge")
    assert {board.place(c) for c in range(board.cells) if blocks >> c & 1} == {(10, y) for y in range(7)}


def test_setup_10_a_reserve_comes_by_the_squares_of_its_army() -> None:
    table = table_of(Put("one1", SQUAD, place=RESERVE), Put("two1", SQUAD, (5, 9)))
    referee = referee_of(table, one=Script(enter=[(4, 0, 0, 0)]))
    entry.enter(referee, "one1", 2)
    assert table.units["one1"].place == BOARD
    assert [event.rule for event in referee.events if event.what == "ask"] == ["DT-SETUP-10"]


# -- turning in a reaction ----------------------------------------------------------------------------------


def turned(table: Table) -> set[tuple[int, ...]]:
    return set(FIELD.turnings(table, "one1", "two1"))


def test_react_04_a_one_square_unit_only_turns() -> None:
    table = table_of(Put("one1", WALKER, (3, 3), facing=0), Put("two1", SQUAD, (3, 0)))
    assert turned(table) == {(3, 3, 0, facing) for facing in range(8)}
    FIELD.turn(referee_of(table), "DT-REACT-04", "one1", (3, 3, 0, 4))
    assert (table.units["one1"].x, table.units["one1"].y, table.units["one1"].facing) == (3, 3, 4)


def test_react_04_a_large_unit_swings_a_square_round_but_not_away() -> None:
    tank = card("tank", type="vehicle", locomotion="tracked", damage=6, size="large")
    table = table_of(Put("one1", tank, (3, 3), facing=0), Put("two1", SQUAD, (3, 6)))
    found = turned(table)
    assert (3, 2, 0, 4) in found  # turned about in its own squares
    assert (4, 3, 0, 2) in found  # the rear swings round to the east of the front
    assert (2, 3, 0, 6) in found
    assert (4, 2, 0, 2) not in found  # round the rear square it would end four away
    assert (3, 4, 0, 0) not in found  # it does not drive
    assert len(found) == 6


def test_react_04_a_huge_unit_turns_within_its_squares() -> None:
    table = table_of(Put("one1", HUGE, (3, 3)), Put("two1", SQUAD, (6, 3)))
    assert turned(table) == {(3, 3, 0, facing) for facing in (0, 2, 4, 6)}


# -- putting down -------------------------------------------------------------------------------------------


def test_skill_36_a_spy_appears_next_to_an_enemy() -> None:
    table = table_of(
        Put("two1", SQUAD, (0, 0)), Put("one2", SQUAD, (1, 0)), rows=["..", "..", ".c", ".."][1:]
    )
    assert set(FIELD.beside(table, "two1")) == {(0, 1, 0, 0)}


def test_skill_36_a_spy_appears_no_farther_than_range_1() -> None:
    ring = [(x, y) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)]
    foes = [Put(f"two{n}", SQUAD, at) for n, at in enumerate(ring, 2)]
    assert FIELD.beside(table_of(Put("two1", SQUAD, (5, 5)), *foes), "two1") == ()


def test_skill_36_with_no_free_square_there_is_none() -> None:
    table = table_of(Put("two1", SQUAD, (0, 0)), rows=["c", "."])
    assert FIELD.beside(table, "two1") == ()


def test_hero_10_a_pilot_is_put_down_where_the_machine_was() -> None:
    tank = card("tank", type="vehicle", locomotion="tracked", damage=6, size="large")
    table = table_of(Put("one1", tank, (3, 3), place="gone"), Put("one2", SQUAD, (9, 9)))
    assert set(FIELD.beside(table, "one1")) == {(3, 3, 0, 0), (3, 2, 0, 0)}
    FIELD.put_down(referee_of(table), "DS-HERO-10", "one2", (3, 2, 0, 0))
    assert (table.units["one2"].x, table.units["one2"].y) == (3, 2)


def test_react_07_who_comes_on_by_a_march_stops_after_the_move_value_too() -> None:
    foe = Put("two1", SQUAD, (5, 9))
    table = table_of(Put("one1", SQUAD, place="off"), foe, turn={"declared": ("march",)})
    player = Script(enter=[(3, 1, 0, 0)])
    entry.enter(referee_of(table, one=player), "one1", 4)
    assert player.asked[0].about["points"] == 2
    assert player.asked[0].refuses((3, 2, 0, 0)) is not None
    assert table.turn.spare == 2


def test_setup_05_a_march_that_nobody_can_interrupt_is_gone_in_one_go() -> None:
    for foe, leg in ((Put("two1", SQUAD, (5, 9)), 2), (Put("two1", SQUAD, (5, 9), markers=["activated"]), 4)):
        table = table_of(Put("one1", SQUAD, place=OFF), foe, turn={"declared": ("march",)})
        one = Script()
        entry.enter(referee_of(table, one=one), "one1", 4)
        assert one.asked[0].about["points"] == leg
        assert table.turn.spare == (2 if leg == 2 else -1)


def test_setup_05_with_more_to_come_a_march_is_not_interrupted() -> None:
    table = table_of(
        Put("one1", SQUAD, place=OFF), Put("two1", SQUAD, (5, 9)), turn={"declared": ("march", "attack")}
    )
    one = Script()
    entry.enter(referee_of(table, one=one), "one1", 4)
    assert one.asked[0].about["points"] == 4


def test_setup_06_by_how_much_a_large_unit_is_too_slow() -> None:
    refusal = entry.why_not_enter(table_of(Put("one1", SLOW, place=OFF)), "one1", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("DT-SETUP-06", "not-wholly-on", 1)
    assert entry.why_not_enter(table_of(Put("one1", SLOW, place=OFF)), "one1", 2) is None
    assert entry.why_not_enter(table_of(Put("one1", SQUAD, place=OFF)), "one1", 1) is None


def test_wire_01_what_was_met_in_an_earlier_action_is_forgotten_on_entering() -> None:
    table = table_of(Put("one1", SQUAD, place=OFF), turn={"hazards": ("mined",), "declared": ("move",)})
    entry.enter(referee_of(table, one=Script()), "one1", 2)
    assert table.turn.hazards == ()
