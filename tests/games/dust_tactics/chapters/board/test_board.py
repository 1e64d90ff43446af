"""The board of squares and the terrain on it (areas DT-BOARD, DT-TERR)."""

from __future__ import annotations

import pytest

from escarmouche.games.dust.table import Card
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.chapters.board.board import board_of, footprint
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares
from escarmouche.games.dust_tactics.chapters.movement import movement
from escarmouche.games.dust_tactics.rules import LEDGER
from tests.games.dust.tables import LETTERS, Put, Script, card, opening, referee_of, table_of, tile, wall
from tests.games.dust_tactics.moving import reachable, why_not_move

SQUAD = card("squad")
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
TRACKED = card("tracked", type="vehicle", kind="tank", locomotion="tracked", damage=6)
HALF = card("half", type="vehicle", kind="half_track", locomotion="half_tracked", damage=6)
WHEELED = card("wheeled", type="vehicle", kind="car", locomotion="wheeled", damage=6)
LARGE = card("large", type="vehicle", kind="tank", locomotion="walker", damage=6, size="large")
HUGE = card("huge", type="vehicle", kind="walker", locomotion="walker", damage=9, size="huge")
HELI = card("heli", type="aircraft", kind="helicopter", locomotion="helicopter", damage=6)
CLASSES = {"infantry": SQUAD, "walker": WALKER, "tracked_wheeled": TRACKED}


def rule_against(mover: Card, letter: str, **values: object) -> str:
    """The rule that keeps a unit out of a square with this terrain; nothing if it may enter."""
    table = table_of(Put("one1", mover, (0, 0)), rows=["." + letter])
    refusal = why_not_move(table, "one1", 1, (1, 0, 0, 0))
    return refusal.rule if refusal else ""


# -- squares and footprints ---------------------------------------------------------------------------------


def test_board_01_a_squad_of_five_holds_one_square() -> None:
    table = table_of(Put("one1", SQUAD, (3, 4)))
    assert squares(table, "one1") == (4 * 12 + 3,)
    assert len(table.units["one1"].figures) == 5


def test_board_02_large_units_hold_two_squares_and_huge_ones_four() -> None:
    table = table_of(Put("one1", LARGE, (3, 4), facing=0), Put("one2", LARGE, (7, 4), facing=2))
    board = board_of(table)
    assert [board.place(c) for c in squares(table, "one1")] == [(3, 4), (3, 3)]
    assert [board.place(c) for c in squares(table, "one2")] == [(7, 4), (6, 4)]
    block = table_of(Put("one1", HUGE, (3, 4)))
    assert sorted(board.place(c) for c in squares(block, "one1")) == [(3, 4), (3, 5), (4, 4), (4, 5)]
    assert footprint(board, "large", 0, 0, 0) == ()
    for facing in (1, 3, 5, 7):  # no other shape: nothing lies over a corner
        refusal = why_not_move(table, "one1", 4, (5, 8, 0, facing))
        assert refusal is not None
        assert refusal.rule == "DT-BOARD-02"


# -- terrain ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(LEDGER.data("DT-TERR-01")["enter"]))
@pytest.mark.parametrize("column", list(CLASSES))
def test_terr_01_every_cell_of_the_table_of_terrain(kind: str, column: str) -> None:
    allowed = LEDGER.data("DT-TERR-01")["enter"][kind][column]
    if kind == "building":
        for size in ("none", "small", "large"):
            pieces = [tile("house", "building", 1, 0)]
            if size != "none":
                pieces.append(opening("door", 0, 0, "e", size))
            table = table_of(Put("one1", CLASSES[column], (0, 0)), pieces=pieces, size=(2, 1))
            wide = size == "large" or (size == "small" and allowed == "through_opening")
            assert (why_not_move(table, "one1", 1, (1, 0, 0, 0)) is None) == wide
        return
    letter = {name: letter for letter, name in LETTERS.items()}.get(kind, ".")
    assert (rule_against(CLASSES[column], letter) == "") == allowed


def test_terr_02_any_unit_enters_an_empty_square() -> None:
    for mover in (SQUAD, WALKER, TRACKED, WHEELED, HALF, HELI):
        assert rule_against(mover, ".") == ""


def test_terr_03_trees_are_entered_and_crossed() -> None:
    for mover in (SQUAD, WALKER, TRACKED):
        assert rule_against(mover, "t") == ""
        table = table_of(Put("one1", mover, (0, 0)), rows=[".t."])
        assert why_not_move(table, "one1", 2, (2, 0, 0, 0)) is None


def test_terr_04_rubble_stops_tracks_and_wheels() -> None:
    assert rule_against(TRACKED, "r") == "DT-TERR-04"
    assert rule_against(SQUAD, "r") == ""
    pounder = table_of(Put("one1", "pounder", (0, 0)), rows=[".r"])
    assert why_not_move(pounder, "one1", 1, (1, 0, 0, 0)) is None


def test_veh_10_half_tracked_vehicles_stay_out_of_rubble() -> None:
    assert rule_against(HALF, "r") == "DT-TERR-04"


def test_veh_22_tracked_vehicles_stay_out_of_rubble() -> None:
    assert rule_against(TRACKED, "r") == "DT-TERR-04"


def test_veh_23_wheeled_vehicles_stay_out_of_rubble() -> None:
    assert rule_against(WHEELED, "r") == "DT-TERR-04"


def test_terr_05_nobody_enters_a_construction_but_aircraft_hover_above() -> None:
    for mover in (SQUAD, WALKER, TRACKED):
        assert rule_against(mover, "c") == "DT-TERR-05"
    assert rule_against(HELI, "c") == ""


def test_terr_06_swamp_stops_vehicles() -> None:
    assert rule_against(WALKER, "s") == "DT-TERR-06"
    assert rule_against(SQUAD, "s") == ""


def test_terr_07_deep_water_stops_everybody() -> None:
    assert {rule_against(mover, "w") for mover in (SQUAD, WALKER, TRACKED)} == {"DT-TERR-07"}


def test_veh_05_amphibious_vehicles_cross_deep_water() -> None:
    duck = card("duck", type="vehicle", locomotion="wheeled", damage=3, skills=("amphibious",))
    assert rule_against(duck, "w") == ""
    assert rule_against(duck, "r") == "DT-TERR-04"


def test_veh_14_naval_units_enter_nothing_but_deep_water() -> None:
    boat = card("boat", type="vehicle", locomotion="naval", damage=6, skills=("naval_unit",))
    assert rule_against(boat, "w") == ""
    assert rule_against(boat, ".") == "DS-VEH-14"
    table = table_of(Put("one1", boat, (0, 0)), rows=["w.w"])
    assert why_not_move(table, "one1", 4, (2, 0, 0, 0)) is not None


@pytest.mark.parametrize("answer", ["crush", "keep"])
def test_terr_08_a_vehicle_may_crush_the_crate_it_enters(answer: str) -> None:
    table = table_of(Put("one1", WALKER, (0, 0)), rows=[".a."])
    referee = referee_of(table, one=Script(move=[(1, 0, 0, 0)], crush=[answer]))
    movement.move(referee, "one1", 1)
    assert [p.kind for p in table.ground.pieces] == ([] if answer == "crush" else ["ammo_crate"])


def test_terr_08_crates_on_the_way_may_be_crushed_infantry_crushes_none() -> None:
    table = table_of(Put("one1", WALKER, (0, 0)), rows=[".a."])
    one = Script(move=[(2, 0, 0, 0)], crush=["crush"])
    movement.move(referee_of(table, one=one), "one1", 2)
    assert table.ground.pieces == ()
    squad = table_of(Put("one1", SQUAD, (0, 0)), rows=[".a."])
    one = Script(move=[(1, 0, 0, 0)])
    movement.move(referee_of(squad, one=one), "one1", 1)
    assert [ask.question for ask in one.asked] == ["move"]


def test_terr_08_a_crate_that_is_an_objective_is_not_crushed() -> None:

    table = table_of(Put("one1", WALKER, (0, 0)), rows=[".a."], things=(things.objective("o1", 1, 0),))
    one = Script(move=[(1, 0, 0, 0)])
    movement.move(referee_of(table, one=one), "one1", 1)
    assert [ask.question for ask in one.asked] == ["move"]
    assert len(table.ground.pieces) == 1


def test_terr_09_tank_traps_stop_vehicles() -> None:
    assert rule_against(WALKER, "x") == "DT-TERR-09"
    assert rule_against(TRACKED, "x") == "DT-TERR-09"
    assert rule_against(SQUAD, "x") == ""


# -- walls and openings -------------------------------------------------------------------------------------


def test_terr_10_nothing_passes_a_wall_without_an_opening() -> None:
    for mover in (SQUAD, WALKER, TRACKED):
        table = table_of(Put("one1", mover, (0, 0)), pieces=[wall("w", 0, 0, "e")], size=(2, 1))
        refusal = why_not_move(table, "one1", 4, (1, 0, 0, 0))
        assert refusal is not None
        assert refusal.rule == "DT-TERR-10"
    table = table_of(Put("one1", HELI, (0, 0)), pieces=[wall("w", 0, 0, "e")], size=(2, 1))
    assert why_not_move(table, "one1", 4, (1, 0, 0, 0)) is None


def test_terr_10_a_long_wall_stands_on_all_its_edges() -> None:
    table = table_of(Put("one1", SQUAD, (1, 1)), pieces=[wall("w", 0, 1, "n", 3)], size=(3, 4))
    assert all(y <= 1 for _, y, _, _ in reachable(table, "one1", 8))


def test_terr_11_infantry_fits_anywhere_vehicles_need_large_openings() -> None:
    for size, wide in (("small", False), ("large", True)):
        pieces = [wall("w", 0, 0, "e"), opening("o", 0, 0, "e", size)]
        for mover, fits in ((SQUAD, True), (WALKER, wide)):
            table = table_of(Put("one1", mover, (0, 0)), pieces=pieces, size=(2, 1))
            refusal = why_not_move(table, "one1", 2, (1, 0, 0, 0))
            assert (refusal is None) == fits
            assert fits or (refusal is not None and refusal.rule == "DT-TERR-11")


def test_terr_11_a_large_vehicle_goes_lengthwise_through_a_large_opening() -> None:
    pieces = [wall("w", 0, 1, "n", 3), opening("o", 1, 1, "n", "large")]
    table = table_of(Put("one1", LARGE, (1, 1)), pieces=pieces, size=(3, 5))
    assert why_not_move(table, "one1", 2, (1, 3, 0, 0)) is None


def test_terr_11_a_huge_vehicle_needs_an_enormous_opening() -> None:
    single = [wall("w", 0, 1, "n", 4), opening("a", 1, 1, "n", "large")]
    table = table_of(Put("one1", HUGE, (1, 0)), pieces=single, size=(4, 5))
    refusal = why_not_move(table, "one1", 2, (1, 2, 0, 0))
    assert refusal is not None
    assert refusal.rule == "DT-TERR-10"
    double = [*single, opening("b", 2, 1, "n", "large")]
    table = table_of(Put("one1", HUGE, (1, 0)), pieces=double, size=(4, 5))
    assert why_not_move(table, "one1", 2, (1, 2, 0, 0)) is None


def test_terr_11_example_out_of_a_building_only_by_its_openings() -> None:
    house = [tile("house", "building", 1, 1, 2, 2), opening("front", 1, 2, "n"), opening("side", 2, 1, "e")]
    table = table_of(Put("one1", SQUAD, (1, 2)), pieces=house, size=(5, 5))
    near = reachable(table, "one1", 2)
    assert near[1, 3, 0, 0][0] == 1  # by the opening before them
    assert near[3, 1, 0, 0][1] == ((1, 2), (2, 1), (3, 1))  # by the one diagonally behind
    ludwig = table_of(Put("one1", "ludwig", (1, 2)), pieces=house, size=(5, 5))
    assert {(x, y) for x, y, _, _ in reachable(ludwig, "one1", 4)} == {(1, 1), (2, 1), (1, 2), (2, 2)}
    gap = [*house[:1], opening("front", 1, 2, "n", "large")]
    ludwig = table_of(Put("one1", "ludwig", (1, 2)), pieces=gap, size=(5, 5))
    assert (1, 3) in {(x, y) for x, y, _, _ in reachable(ludwig, "one1", 1)}


def test_terr_11_corners_of_walls_need_one_way_round_for_infantry_and_both_for_vehicles() -> None:
    pieces = [wall("w", 0, 0, "e")]
    squad = table_of(Put("one1", SQUAD, (0, 0)), pieces=pieces, size=(2, 2))
    assert reachable(squad, "one1", 1)[1, 1, 0, 0][0] == 1
    machine = table_of(Put("one1", WALKER, (0, 0)), pieces=pieces, size=(2, 2))
    assert (1, 1, 0, 0) not in reachable(machine, "one1", 1)
    both = [*pieces, wall("v", 0, 1, "e")]
    squad = table_of(Put("one1", SQUAD, (0, 0)), pieces=both, size=(2, 2))
    assert (1, 1, 0, 0) not in reachable(squad, "one1", 4)
