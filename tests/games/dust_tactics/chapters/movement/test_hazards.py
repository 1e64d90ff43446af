"""Wire, mines and fortifications on the way of a move (DS-WIRE-01, DS-MINE-01, DS-FORT-05 to 07)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.table import GONE, Referee, Table
from escarmouche.games.dust_tactics.chapters.board import sight
from escarmouche.games.dust_tactics.chapters.movement import hazards, movement
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, comer_of, mover_of
from tests.games.dust.tables import A, Put, S, Script, T, card, fort, referee_of, table_of, tile
from tests.games.dust_tactics.moving import reachable, why_not_move

assert sight  # the grid answers for these tables
SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
HELI = card("heli", type="aircraft", kind="helicopter", locomotion="helicopter", damage=6)


def go(table: Table, points: int, value: tuple[Any, ...], *throws: Any) -> Referee:
    referee = referee_of(table, *throws, one=Script(move=[value]))
    movement.move(referee, "one1", points)
    return referee


def at(table: Table, unit: str = "one1") -> tuple[int, int]:
    return table.units[unit].x, table.units[unit].y


def rolled(referee: Referee, rule: str) -> list[str]:
    return [event.about["dice"] for event in referee.events if event.what == "roll" and event.rule == rule]


# -- wire ---------------------------------------------------------------------------------------------------


def test_wire_01_infantry_enters_wire_on_army_only() -> None:
    through = table_of(Put("one1", SQUAD, (0, 0)), rows=[".i.."])
    go(through, 2, (2, 0, 0, 0), (A,))
    assert at(through) == (2, 0)
    for face in (T, S):
        held = table_of(Put("one1", SQUAD, (0, 0)), rows=[".i.."])
        go(held, 2, (2, 0, 0, 0), (face,))
        assert at(held) == (0, 0)  # at the edge it was crossing
        assert hazards.tangled(held)
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=[".i.."])

    def there(_: Any, after: Table) -> bool:
        return at(after) == (2, 0)

    found = odds(movement.move, table, "one1", 2, of=there, policy=lambda ask, _: (2, 0, 0, 0))
    assert found.chances == {False: Fraction(2, 3), True: Fraction(1, 3)}


def test_wire_01_leaving_wire_needs_a_roll_too_and_each_zone_one() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), pieces=[tile("w", "wire", 0, 0, 2, 1)], size=(4, 1))
    referee = go(table, 3, (3, 0, 0, 0), (A,))
    assert len(rolled(referee, "DS-WIRE-01")) == 1
    two = table_of(Put("one1", SQUAD, (0, 0)), rows=[".i.i."])
    referee = go(two, 4, (4, 0, 0, 0), (A,), (T,))
    assert len(rolled(referee, "DS-WIRE-01")) == 2
    assert at(two) == (2, 0)


def test_wire_01_a_tangled_unit_moves_no_more_this_activation() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=[".i.."])
    go(table, 2, (2, 0, 0, 0), (T,))
    one = Script()
    movement.move(referee_of(table, one=one), "one1", 2, "free-move")
    assert one.asked == []
    next_one = table.copy()
    referee = referee_of(next_one, (A,), one=Script(move=[(1, 0, 0, 0)]))
    referee.book(count=1)
    movement.move(referee, "one1", 2)
    assert at(next_one) == (1, 0)


def test_wire_01_one_held_goes_back_to_where_it_may_be() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", SQUAD, (1, 0)), rows=["..i."])
    go(table, 3, (3, 0, 0, 0), (T,))
    assert at(table) == (0, 0)  # not in its friend's square


def test_wire_01_vehicles_and_flyers_ignore_wire_they_do_not_end_in() -> None:
    machine = table_of(Put("one1", WALKER, (0, 0)), rows=[".i.."])
    assert rolled(go(machine, 2, (2, 0, 0, 0)), "DS-WIRE-01") == []
    flyer = card("flyer", skills=("flying",))
    over = table_of(Put("one1", flyer, (0, 0)), rows=[".i.."])
    assert rolled(go(over, 2, (2, 0, 0, 0)), "DS-WIRE-01") == []
    into = table_of(Put("one1", flyer, (0, 0)), rows=[".i.."])
    assert len(rolled(go(into, 2, (1, 0, 0, 0), (T,)), "DS-WIRE-01")) == 1
    assert at(into) == (0, 0)


def test_wire_01_a_way_round_is_taken_if_the_points_allow_and_a_drawn_one_is_followed() -> None:
    rows = ["...", ".i."]
    round_ = table_of(Put("one1", SQUAD, (0, 0)), rows=rows)
    assert rolled(go(round_, 3, (2, 0, 0, 0)), "DS-WIRE-01") == []
    assert at(round_) == (2, 0)
    drawn = table_of(Put("one1", SQUAD, (0, 0)), rows=rows)
    assert len(rolled(go(drawn, 3, (2, 0, 0, 0, ((1, 0), (2, 0))), (T,)), "DS-WIRE-01")) == 1
    assert at(drawn) == (0, 0)


def test_wire_01_a_drawn_way_is_judged_step_by_step() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=["....", ".i.c"])

    def refusal(points: int, *steps: tuple[int, ...]) -> str:
        found = why_not_move(table, "one1", points, (2, 0, 0, 0, steps))
        return found.reason if found else ""

    assert refusal(2, (1, 0), (2, 0)) == ""
    assert refusal(3, (1, 1), (2, 0)) == ""  # the second diagonal costs two
    assert refusal(2, (1, 1), (2, 0)) == "too-far"
    assert refusal(9, (1, 0), (3, 0), (2, 0)) == "no-such-step"
    assert refusal(9, (2, 0)) == "no-such-step"
    assert refusal(9, (1, 0), (1, 1)) == "not-a-way"
    assert refusal(9) == "not-a-way"
    assert refusal(9, (1, 0), (9, 9), (2, 0)) == "not-a-way"


# -- mines --------------------------------------------------------------------------------------------------


def test_wire_01_a_machine_among_mines_ignores_wire_all_the_same() -> None:
    tank = card("tank", type="vehicle", locomotion="tracked", damage=6)
    pieces = [tile("wire", "wire", 1, 0), tile("mines", "minefield", 5, 5)]
    table = table_of(Put("one1", tank, (0, 0)), pieces=pieces)
    referee = referee_of(table, one=Script(move=[(2, 0, 0, 0)]))
    movement.move(referee, "one1", 2)
    assert [e for e in referee.events if e.what == "roll"] == []
    assert table.units["one1"].x == 2


def test_mine_01_a_squad_in_mines_rolls_a_die_for_each_miniature_and_saves() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=[".m."])
    referee = go(table, 2, (2, 0, 0, 0), (A, A, T, S, S), (A, T))
    assert rolled(referee, "DS-MINE-01") == ["5D"]
    assert rolled(referee, "DT-SAVE-07") == ["2D"]
    assert len(table.units["one1"].figures) == 4
    assert at(table) == (2, 0)


def test_mine_01_mean_losses_of_a_squad_are_ten_ninths() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=["m.."])

    def losses(_: Any, after: Table) -> int:
        return 5 - len(after.units["one1"].figures)

    found = odds(hazards.mined, table, "DS-MINE-01", "one1", of=losses)
    assert found.mean == Fraction(10, 9)
    machine = table_of(Put("one1", WALKER, (0, 0)), rows=["m.."])
    found = odds(hazards.mined, machine, "DS-MINE-01", "one1", of=lambda _, after: after.units["one1"].boxes)
    assert found.chances == {0: Fraction(2, 3), 2: Fraction(1, 3)}


def test_mine_01_a_vehicle_takes_two_damage_on_one_die_without_save() -> None:
    for face, boxes in ((A, 2), (T, 0), (S, 0)):
        table = table_of(Put("one1", WALKER, (0, 0)), rows=[".m"])
        referee = go(table, 1, (1, 0, 0, 0), (face,))
        assert rolled(referee, "DS-MINE-01") == ["1D"]
        assert table.units["one1"].boxes == boxes


def test_mine_01_once_an_action_for_both_sides_and_out_of_it_too() -> None:
    out = table_of(Put("one1", WALKER, (0, 0)), rows=["m.m."])
    assert len(rolled(go(out, 3, (3, 0, 0, 0), (T,)), "DS-MINE-01")) == 1
    assert at(out) == (3, 0)


def test_mine_01_aircraft_and_flyers_passing_over_are_spared() -> None:
    air = table_of(Put("one1", HELI, (0, 0)), rows=[".m."])
    assert rolled(go(air, 1, (1, 0, 0, 0)), "DS-MINE-01") == []
    flyer = card("flyer", skills=("flying",))
    over = table_of(Put("one1", flyer, (0, 0)), rows=[".m."])
    assert rolled(go(over, 2, (2, 0, 0, 0)), "DS-MINE-01") == []
    into = table_of(Put("one1", flyer, (0, 0)), rows=[".m."])
    assert len(rolled(go(into, 2, (1, 0, 0, 0), (T,) * 5), "DS-MINE-01")) == 1


def test_mine_01_a_machine_destroyed_on_the_way_goes_no_further() -> None:
    frail = card("frail", type="vehicle", locomotion="walker", damage=2)
    table = table_of(Put("one1", frail, (0, 0)), Put("two1", SQUAD, (3, 1)), rows=["....", ".m.."])
    go(table, 2, (2, 0, 0, 0), (A,))
    assert table.units["one1"].place == GONE
    assert at(table) == (1, 0)


def test_mine_01_a_joined_hero_is_attacked_apart() -> None:
    hero = card("hero", kind="hero", damage=4)
    table = table_of(
        Put("one1", SQUAD, (0, 0)), Put("one2", hero, (0, 0)), rows=[".m."], turn={"hero": "one2"}
    )
    referee = go(table, 2, (2, 0, 0, 0), (T,) * 5, (A,), (T,))
    assert rolled(referee, "DS-MINE-01") == ["5D", "1D"]
    assert table.units["one2"].boxes == 2


# -- fortifications -----------------------------------------------------------------------------------------


def inside_of(
    kind: str, start: tuple[int, int], *others: Put, mover: Any = SQUAD, points: int = 1
) -> set[Any]:
    """Which squares of a fortification facing north on (3,3) to (4,4) a unit reaches."""
    table = table_of(Put("one1", mover, start), *others, pieces=[fort("f", kind, 3, 3, 0)])
    spots = {(x, y) for x, y, _, _ in reachable(table, "one1", points)}
    return spots & {(3, 3), (3, 4), (4, 3), (4, 4)}


def test_fort_05_a_bunker_is_entered_by_its_rear_doors_alone() -> None:
    assert inside_of("bunker", (3, 2)) == {(3, 3), (3, 4), (4, 3), (4, 4)}  # straight and over the corner
    for start in ((3, 5), (2, 3), (2, 4), (5, 4)):
        assert inside_of("bunker", start) == set()
    front = table_of(Put("one1", SQUAD, (3, 5)), pieces=[fort("f", "bunker", 3, 3, 0)])
    refusal = why_not_move(front, "one1", 1, (3, 4, 0, 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DS-FORT-05", "bunker-wall")


def test_fort_05_not_while_an_enemy_is_inside() -> None:
    enemy = Put("two1", SQUAD, (4, 3))
    assert inside_of("bunker", (3, 2), enemy) == set()
    table = table_of(Put("one1", SQUAD, (3, 2)), enemy, pieces=[fort("f", "bunker", 3, 3, 0)])
    refusal = why_not_move(table, "one1", 1, (3, 3, 0, 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DS-FORT-05", "enemy-inside")
    assert inside_of("strongpoint", (3, 2), enemy) == {(3, 3), (3, 4)}


def test_fort_06_infantry_crosses_the_walls_of_a_strongpoint_and_vehicles_stay_out() -> None:
    for start in ((3, 5), (2, 3), (3, 2), (5, 4)):
        assert inside_of("strongpoint", start)
    assert inside_of("strongpoint", (3, 2), mover=WALKER) == set()
    table = table_of(Put("one1", WALKER, (3, 2)), pieces=[fort("f", "strongpoint", 3, 3, 0)])
    refusal = why_not_move(table, "one1", 1, (3, 3, 0, 0))
    assert refusal is not None
    assert refusal.rule == "DS-FORT-06"


def test_fort_07_two_squads_fit_and_a_third_does_not() -> None:
    first, second = Put("one2", SQUAD, (3, 3)), Put("one3", SQUAD, (4, 4))
    assert inside_of("strongpoint", (2, 3), first) == {(4, 3), (4, 4)} & inside_of(
        "strongpoint", (2, 3), first
    )
    assert inside_of("strongpoint", (3, 2), first) == {(4, 3), (4, 4)}
    assert inside_of("strongpoint", (3, 2), first, second, points=4) == set()
    gun = card("gun", kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    assert inside_of("strongpoint", (3, 2), Put("one2", gun, (3, 3)), points=4) == set()


def test_fort_07_from_half_to_half_is_one_step_and_a_half_is_no_distance() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), pieces=[fort("f", "strongpoint", 3, 3, 0)])
    found = reachable(table, "one1", 1)
    assert found[4, 3, 0, 0][0] == found[4, 4, 0, 0][0] == 1
    assert found[3, 5, 0, 0][0] == 1  # out by the front, though it stands at the back
    assert why_not_move(table, "one1", 0, (3, 4, 0, 2)) is None  # the same inside square


def test_wire_01_no_way_round_is_taken_that_the_points_do_not_allow() -> None:
    rows = ["....", ".ii."]
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=rows)
    assert len(rolled(go(table, 3, (3, 0, 0, 0), (A,), (A,)), "DS-WIRE-01")) == 2
    assert at(table) == (3, 0)
    longer = table_of(Put("one1", SQUAD, (0, 0)), rows=rows)
    assert rolled(go(longer, 4, (3, 0, 0, 0)), "DS-WIRE-01") == []  # up, along, and down again


def test_wire_01_a_drawn_way_upstairs_names_the_floors() -> None:
    house = [tile("house", "building", 0, 0, 2, 1, "floors:1"), tile("w", "wire", 3, 0)]
    table = table_of(Put("one1", SQUAD, (0, 0)), pieces=house, size=(4, 1))
    steps = ((0, 0, 1), (1, 0, 1), (1, 0, 0))
    assert why_not_move(table, "one1", 3, (1, 0, 0, 0, steps)) is None
    found = why_not_move(table, "one1", 3, (1, 0, 0, 0, ((0, 0, 1), (1, 0, 0))))
    assert found is not None
    assert found.reason == "no-such-step"


def test_react_07_a_drawn_way_spends_what_it_says() -> None:
    rows = ["....", ".i.."]
    table = table_of(
        Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (3, 1)), rows=rows, turn={"declared": ("march",)}
    )
    way = (1, 1, 0, 0, ((0, 1), (1, 1)))
    movement.move(referee_of(table, one=Script(move=[way])), "one1", 4, "march")
    assert (table.turn.spare, table.turn.diagonal) == (2, False)


# -- machines of several squares ----------------------------------------------------------------------------

TANK = card("tank", type="vehicle", kind="tank", locomotion="tracked", damage=9, size="large")
GIANT = card("giant", type="vehicle", kind="walker", locomotion="walker", damage=9, size="huge")


@pytest.mark.parametrize(
    ("start", "facing", "end", "rows"),
    [
        ((1, 0), 2, (4, 0, 0, 2), [".....", "...m."]),
        ((1, 0), 2, (2, 0, 0, 2), [".....", "..m.."]),
        ((0, 1), 0, (0, 3, 0, 0), ["..", "m.", "..", ".."]),
    ],
)
def test_mine_01_a_large_machine_meets_mines_with_either_square(
    start: tuple[int, int], facing: int, end: tuple[int, ...], rows: list[str]
) -> None:
    table = table_of(Put("one1", TANK, start, facing=facing), rows=rows)
    referee = go(table, 4, end, (A,))
    assert rolled(referee, "DS-MINE-01") == ["1D"]
    record = table.units["one1"]
    assert (record.x, record.y, record.level, record.facing) == end
    assert record.boxes == 2


def test_mine_01_a_machine_destroyed_on_its_way_was_standing_in_the_mines() -> None:
    for machine, start, end in ((TANK, (1, 0), (4, 0, 0, 2)), (GIANT, (0, 0), (3, 0, 0, 2))):
        table = table_of(Put("one1", machine, start, facing=2, boxes=8), rows=["......", "...m.."])
        go(table, 4, end, (A,))
        record = table.units["one1"]
        assert record.place == GONE
        front = record.x + (machine is GIANT)
        assert (front, record.y) == (3, 0)


def test_mine_01_a_large_machine_that_swings_round_stands_as_its_squares_lie() -> None:
    """From east and west to north and south: the mined square is met by the half that leads."""
    table = table_of(Put("one1", TANK, (1, 0), facing=2, boxes=8), rows=[".m.", "..."])
    go(table, 2, (1, 1, 0, 0), (A,))
    record = table.units["one1"]
    assert record.place == GONE
    assert (record.x, record.y, record.facing) == (1, 1, 0)


def test_mine_01_mines_it_begins_in_are_left_too() -> None:
    table = table_of(Put("one1", WALKER, (0, 0)), rows=["m.."])
    referee = go(table, 2, (2, 0, 0, 0), (A,))
    assert rolled(referee, "DS-MINE-01") == ["1D"]
    assert (at(table), table.units["one1"].boxes) == ((2, 0), 2)


def test_mine_01_mines_are_gone_round_where_the_points_allow_by_machines_too() -> None:
    rows = ["....", ".m.."]
    clear = table_of(Put("one1", WALKER, (0, 0)), rows=rows)
    assert rolled(go(clear, 4, (2, 0, 0, 0)), "DS-MINE-01") == []
    short = table_of(Put("one1", WALKER, (0, 0)), rows=rows)
    assert rolled(go(short, 2, (2, 0, 0, 0), (T,)), "DS-MINE-01") == ["1D"]
    into = table_of(Put("one1", WALKER, (0, 0)), rows=rows)
    assert rolled(go(into, 4, (1, 0, 0, 0), (T,)), "DS-MINE-01") == ["1D"]


def test_wire_01_machines_drive_through_wire_without_a_detour() -> None:
    table = table_of(Put("one1", WALKER, (0, 0)), rows=["...", ".i."])
    mover = mover_of(table, "one1")
    way, cost, _ = hazards.way_to(mover, Move(2, 0, 0, 0), 4, False)
    assert (cost, [square for square, _ in way]) == (2, [0, 1, 2])
    squad = table_of(Put("one1", SQUAD, (0, 0)), rows=["...", ".i."])
    way, cost, _ = hazards.way_to(mover_of(squad, "one1"), Move(2, 0, 0, 0), 4, False)
    assert cost == 3
    assert 1 not in [square for square, _ in way]


def test_terr_08_a_crate_is_crushed_where_the_machine_has_gone() -> None:
    table = table_of(Put("one1", WALKER, (0, 0)), rows=[".a.a"])
    referee = referee_of(table, one=Script(move=[(2, 0, 0, 0)], crush=["crush"]))
    movement.move(referee, "one1", 2)
    assert [piece.id for piece in referee.table.ground.pieces] == ["ammo_crate3_0"]


def test_what_lies_about_matters_only_to_those_it_concerns() -> None:
    def matter(card_: Any, rows: list[str]) -> bool:
        table = table_of(Put("one1", card_, (0, 0)), rows=rows)
        return hazards.matter(table, mover_of(table, "one1"))

    assert [matter(SQUAD, [f".{letter}"]) for letter in ".ima"] == [False, True, True, False]
    assert [matter(WALKER, [f".{letter}"]) for letter in ".ima"] == [False, False, True, True]
    assert [matter(HELI, [f".{letter}"]) for letter in ".ima"] == [False] * 4


def test_wire_01_a_unit_that_comes_onto_the_board_into_wire() -> None:
    for face, there in ((A, "board"), (T, "off")):
        table = table_of(
            Put("one1", SQUAD, place="off"), pieces=[tile("w", "wire", 0, 0, 12, 1)],
            turn={"declared": ("move",), "round": 1},
        )  # fmt: skip
        mover = comer_of(table, "one1", ((1 << 12) - 1,), 1)
        referee = referee_of(table, (face,))
        hazards.walk(referee, "DT-SETUP-05", mover, Move(3, 1, 0, 0), 2, spent=False)
        record = referee.table.units["one1"]
        assert record.place == there
        if there == "board":
            assert (record.x, record.y) == (3, 1)
