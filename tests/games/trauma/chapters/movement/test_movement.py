"""The Movement action (TR-MOVE, TR-ACTN-10, vehicles, immobilised and fixed figures)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.trauma.chapters import actions
from escarmouche.games.trauma.chapters.movement.displacement import would_break_formation
from escarmouche.games.trauma.chapters.movement.movement import move, why_not_move, why_not_paths
from escarmouche.games.trauma.table import Table
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall


def lone(*more: Squad, pieces: tuple[Piece, ...] = (), **values: Any) -> Table:
    """A single figure at 20,20 and whatever else a test wants."""
    return table_of(Squad("one1", "one", (2000, 2000), count=1, **values), *more, pieces=pieces)


def why(table: Table, *path: tuple[int, int], figure: str = "one1a", facing: int = -1) -> str:
    """The rule that refuses a path of one figure; empty when it is allowed."""
    refusal = why_not_paths(table, figure[:-1], ((figure, path, facing),))
    return refusal.rule if refusal else ""


def test_move_02_up_to_the_movement_and_not_a_hair_more() -> None:
    table = lone()
    assert why(table, (3200, 2000)) == ""
    assert why(table, (3201, 2000)) == "TR-MOVE-02"
    assert why(table, (2600, 2000), (2600, 2600)) == ""
    refusal = why_not_paths(table, "one1", (("one1a", ((2600, 2000), (2600, 2650)), -1),))
    assert refusal
    assert (refusal.excess, refusal.measure) == (50, "cm")


def test_actn_10_a_movement_is_asked_carried_out_and_followed_up() -> None:
    table = lone()
    script = Script(move=[(("one1a", ((2600, 2300),), 90),)])
    referee = referee_of(table, one=script)
    move(referee, "one1")
    figure = referee.table.figures["one1a"]
    assert (figure.x, figure.y, figure.facing, figure.moved) == (2600, 2300, 90, True)
    assert referee.table.turn.step == "moved"
    assert referee.table.turn.after == ("engage", "alert", "melee")


@pytest.mark.parametrize(("gap", "rule"), [(250, ""), (240, "TR-MOVE-03")])
def test_move_03_a_base_passes_a_gap_of_its_own_width(gap: int, rule: str) -> None:
    pieces = (
        wall("left", 1000, 2400, 2000 - gap // 2, 2500),
        wall("right", 2000 + gap // 2, 2400, 3000, 2500),
    )
    assert why(lone(pieces=pieces), (2000, 3000)) == rule


def test_move_03_obstacles_and_the_edge_stop_a_base() -> None:
    table = lone(pieces=(wall("low", 1500, 2400, 2500, 2460, 150, kind="low_wall"),))
    assert why(table, (2000, 2900)) == "TR-MOVE-03"
    assert why(table, (2000, 2275)) == ""
    assert why(table_of(Squad("one1", "one", (400, 400), count=1)), (124, 400)) == "TR-MOVE-03"


def test_move_03_on_a_piece_one_moves_within_it_and_leaves_it_only_by_crossing() -> None:
    roof = (wall("box", 1000, 1500, 3000, 2500, 450, "flat_top", kind="container"),)
    on_top = lone(pieces=roof, z=450)
    assert why(on_top, (2800, 2000)) == ""
    assert why(on_top, (3100, 2000)) == "TR-MOVE-03"
    river = (
        Piece(
            "water", "river", ((1000, 1500), (3000, 1500), (3000, 2500), (1000, 2500)), 0, frozenset({"area"})
        ),
    )
    assert why(lone(pieces=river), (2800, 2000)) == ""
    assert why(lone(pieces=river), (3130, 2000)) == "TR-MOVE-03"
    outside = table_of(Squad("one1", "one", (3500, 2000), count=1), pieces=river)
    assert why(outside, (2800, 2000)) == "TR-MOVE-03"


def test_move_04_through_friendly_infantry_if_entirely_through() -> None:
    friend = Squad("one2", "one", (2000, 2500), count=4)
    assert why(lone(friend), (2000, 3100)) == ""
    assert why(lone(friend), (2000, 2500)) == "TR-MOVE-04"
    assert why(lone(friend), (2000, 2620)) == "TR-MOVE-04"


TWO_BY_TWO = [(1900, 2000), (2200, 2000), (1900, 1700), (2200, 1700)]
RANK = Squad("one2", "one", (2050, 2400), count=5, gap=50)


def through(*moves: tuple[str, tuple[int, int]], skill: str = "squad", profiles: Any = "marine") -> str:
    """The rule against a move of four figures, two by two, before a friendly rank."""
    table = table_of(Squad("one1", "one", (0, 0), profiles, 4, entry=skill, places=TWO_BY_TWO), RANK)
    refusal = why_not_paths(table, "one1", tuple((figure, (end,), -1) for figure, end in moves))
    return refusal.rule if refusal else ""


FIRST_PAIR = (("one1a", (1900, 2800)), ("one1b", (2200, 2800)))


def test_move_04_a_unit_passes_through_friends_whole_or_not_at_all() -> None:
    beyond = tuple((figure, (x, y + 320)) for figure, (x, y) in FIRST_PAIR)
    assert through(*FIRST_PAIR) == "TR-MOVE-04"
    assert through(*beyond, ("one1c", (1900, 2800)), ("one1d", (2200, 2800))) == ""
    assert through(*beyond, ("one1c", (1900, 2800))) == "TR-MOVE-04"


def test_move_04_one_may_go_round_the_flank_if_he_ends_beyond_with_the_rest() -> None:
    beyond = (("one1a", (1900, 3120)), ("one1b", (2200, 3120)), ("one1c", (1900, 2800)))
    table = table_of(Squad("one1", "one", (0, 0), count=4, places=TWO_BY_TWO), RANK)
    table.change("one1d", {"x": 2900, "y": 2150})
    moves = tuple((figure, (end,), -1) for figure, end in beyond)
    assert why_not_paths(table, "one1", (*moves, ("one1d", ((2950, 2700), (2400, 2800)), -1))) is None
    refusal = why_not_paths(table, "one1", (*moves, ("one1d", ((2900, 1900),), -1)))
    assert refusal is not None
    assert (refusal.rule, refusal.about) == ("TR-MOVE-04", {"figure": "one1d", "unit": "one2"})


def test_move_04_there_and_back_again_is_not_beyond() -> None:
    table = table_of(Squad("one1", "one", (2050, 2000), count=1), RANK)
    assert why(table, (2050, 2550), (2200, 2000)) == "TR-MOVE-04"
    assert why(table, (2050, 2700), (2400, 2700)) == ""


def test_move_04_friends_whom_no_path_crosses_ask_nothing() -> None:
    assert through(("one1a", (1900, 1400)), ("one1b", (2200, 1400))) == ""


def test_move_04_a_sniper_who_separates_is_not_counted() -> None:
    crew = ["marine", "marine", "marine", "sniper"]
    beyond = (("one1a", (1900, 3120)), ("one1b", (2200, 3120)), ("one1c", (1900, 2800)))
    assert through(*beyond, profiles=crew) == "TR-MOVE-04"
    assert through(*beyond, profiles=crew, skill="skirmishers") == ""


def test_army_10_two_pairs_on_both_sides_of_friends_just_crossed_are_refused() -> None:
    """Without the rank both pairs are in formation: contacts need not form one chain."""
    table = table_of(Squad("one1", "one", (0, 0), count=4, places=TWO_BY_TWO))
    ends = tuple((figure, (end,), -1) for figure, end in FIRST_PAIR)
    assert not would_break_formation(table, "one1", ends)
    assert why_not_paths(table, "one1", ends) is None
    assert through(*FIRST_PAIR) == "TR-MOVE-04"


def test_move_05_not_through_enemies_or_vehicles_nor_between_linked_ones() -> None:
    enemy = Squad("two1", "two", (2000, 2500), places=[(1750, 2500), (2250, 2500)], count=2)
    assert why(lone(enemy), (2000, 3000)) == "TR-MOVE-05"
    apart = [Squad("two1", "two", (1750, 2500), count=1), Squad("two2", "two", (2250, 2500), count=1)]
    assert why(lone(*apart), (2000, 3000)) == ""
    tank = Squad("one2", "one", (2000, 2700), "tank", 1, entry="wheeled")
    assert why(lone(tank), (2000, 3200)) == "TR-MOVE-05"


def test_move_06_no_unit_ends_interlocked_with_another() -> None:
    enemy = Squad("two1", "two", (2000, 2500), places=[(1750, 2500), (2250, 2500)], count=2)
    assert why(lone(enemy), (2000, 2400)) == "TR-MOVE-06"
    assert why(lone(enemy), (2000, 2375)) == ""
    fellows = table_of(Squad("one1", "one", (2000, 2000), places=[(2000, 2000), (2300, 2000)], count=2))
    refusal = why_not_paths(fellows, "one1", (("one1a", ((2100, 2000),), -1),))
    assert refusal
    assert refusal.rule == "TR-MOVE-06"


def test_move_06_who_stands_interlocked_already_may_leave_and_may_stay() -> None:
    """Being pushed can leave a figure between two others; that is not held against its next Movement."""
    enemy = Squad("two1", "two", (2000, 2500), places=[(1750, 2500), (2250, 2500)], count=2)
    amid = table_of(Squad("one1", "one", (2000, 2500), count=1), enemy)
    assert why_not_paths(amid, "one1", (("one1a", ((2000, 2100),), -1),)) is None
    assert why_not_paths(amid, "one1", ()) is None
    other = Squad("two2", "two", (2000, 1900), places=[(1750, 1900), (2250, 1900)], count=2)
    between = table_of(Squad("one1", "one", (2000, 2500), count=1), enemy, other)
    refusal = why_not_paths(between, "one1", (("one1a", ((2000, 1950),), -1),))
    assert refusal
    assert refusal.rule in ("TR-MOVE-05", "TR-MOVE-06")


def test_move_06_a_vehicle_amid_a_unit_is_no_leave_to_interlock_with_others() -> None:
    men = Squad("one1", "one", (0, 0), count=3, places=[(4000, 3000), (4000, 3480), (4000, 3800)])
    car = Squad("two1", "two", (4290, 3240), ["car"], entry="wheeled")
    foes = Squad("two2", "two", (0, 0), count=2, places=[(3700, 4300), (4150, 4300)])
    table = table_of(men, car, foes)
    assert why(table, (4000, 3900), figure="one1c") == ""
    assert why(table, (3925, 4189), figure="one1c") == "TR-MOVE-06"


def test_move_07_facing_is_free_at_the_end_of_a_movement_even_of_no_distance() -> None:
    tank = table_of(Squad("one1", "one", (2000, 2000), "tank", 1, entry="wheeled"))
    assert why(tank, facing=180) == ""
    assert why(tank, facing=360) == "TR-MOVE-07"
    referee = referee_of(tank, one=Script(move=[(("one1a", (), 180),)]))
    move(referee, "one1")
    assert referee.table.figures["one1a"].facing == 180
    assert not referee.table.figures["one1a"].moved


def test_move_09_a_vehicle_ends_amid_infantry_or_not_at_all() -> None:
    enemy = Squad("two1", "two", (2000, 2700), count=4)
    tank = lone(enemy, profiles="tank", entry="wheeled")
    assert why(tank, (2000, 2650)) == ""
    assert why(tank, (2000, 3400)) == "TR-MOVE-09"
    friend = lone(Squad("one2", "one", (2000, 2700), count=4), profiles="tank", entry="wheeled")
    assert why(friend, (2000, 2650)) == ""
    assert why(friend, (2000, 3400)) == ""


def test_veh_05_an_antigrav_flies_over_everything_and_needs_only_a_free_end() -> None:
    pieces = (
        wall("house", 1500, 2400, 2500, 2800),
        wall("box", 1000, 3500, 3000, 4500, 450, "flat_top", kind="container"),
    )
    enemy = Squad("two1", "two", (2000, 3000), count=4)
    skimmer = lone(enemy, pieces=pieces, profiles="skimmer", entry="antigravs")
    assert why(skimmer, (2000, 4000)) == ""  # over wall and enemies, onto the flat top
    assert why(skimmer, (2000, 2600)) == "TR-VEH-05"
    assert why(skimmer, (1100, 4000)) == "TR-VEH-05"
    referee = referee_of(skimmer, one=Script(move=[(("one1a", ((2000, 4000),), -1),)]))
    move(referee, "one1")
    assert referee.table.figures["one1a"].z == 450


def test_veh_09_a_wheeled_vehicle_goes_round_what_it_cannot_cross() -> None:
    wire = (
        Piece(
            "wire",
            "barbed_wire",
            ((1000, 2500), (3000, 2500), (3000, 2700), (1000, 2700)),
            120,
            frozenset({"area"}),
        ),
    )
    assert why(lone(pieces=wire, profiles="tank", entry="wheeled"), (2000, 3300)) == "TR-MOVE-03"


def test_shoot_50_an_immobilised_vehicle_does_not_move_or_turn() -> None:
    table = table_of(Squad("one1", "one", (2000, 2000), "tank", 2, entry="wheeled"))
    table.change("one1a", {"immobile": True})
    assert why_not_move(table, "one1") is None
    assert why(table, (2000, 2500)) == "TR-SHOOT-50"
    assert why(table, facing=90) == "TR-SHOOT-50"
    assert why(table, (2800, 2400), figure="one1b") == ""
    table.change("one1b", {"immobile": True})
    refusal = why_not_move(table, "one1")
    assert refusal
    assert refusal.rule == "TR-SHOOT-50"
    assert actions.why_not_action(table, "one1", actions.SHOOT) is None


def test_skill_15_a_sniper_who_used_the_second_score_is_not_displaced() -> None:
    table = table_of(Squad("one1", "one", (2000, 2000), ["marine", "sniper"]))
    table.change("one1b", {"fixed": True})
    assert why(table, (2400, 2300), figure="one1b") == "TR-SKILL-15"
    assert why(table, (2000, 2300)) == ""
    table.change("one1a", {"fixed": True})
    refusal = why_not_move(table, "one1")
    assert refusal
    assert refusal.rule == "TR-SKILL-15"


@pytest.mark.parametrize(
    "value",
    [
        "north",
        (("two1a", ((2000, 2100),), -1),),
        (("one1a", ((2000, 2100),), -1), ("one1a", (), -1)),
        (("one1a", (2000, 2100), -1),),
        (("one1a", ((2000, 2100.5),), -1),),
        (("one1a",),),
    ],
)
def test_move_02_what_is_no_placement_is_refused_with_a_reason(value: Any) -> None:
    assert why_not_paths(lone(), "one1", value) is not None


@pytest.mark.parametrize("facing", [0, 1, 359])
def test_shoot_50_an_immobilised_vehicle_turns_to_no_side(facing: int) -> None:
    table = table_of(Squad("one1", "one", (2000, 2000), "tank", 1, entry="wheeled", facing=90))
    assert why(table, facing=facing) == ""
    table.change("one1a", {"immobile": True})
    assert why(table, facing=facing) == "TR-SHOOT-50"
    assert why(table) == ""


def test_move_05_the_reason_tells_a_base_from_a_link() -> None:
    enemy = Squad("two1", "two", (2000, 2500), places=[(1750, 2500), (2250, 2500)], count=2)
    for x, reason in ((1750, "through-a-unit"), (2000, "between-linked-figures")):
        table = table_of(Squad("one1", "one", (x, 2000), count=1), enemy)
        refusal = why_not_paths(table, "one1", (("one1a", ((x, 3000),), -1),))
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.about["unit"]) == ("TR-MOVE-05", reason, "two1")
