"""A move led by a pointing finger: names of ready-made moves, and the answer for a square that is touched."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import MOVE, PLACE
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Leading
from escarmouche.engine.table import replace
from escarmouche.games.dust.table import OFF, Table
from escarmouche.games.dust_tactics.chapters.board import sight, things
from escarmouche.games.dust_tactics.chapters.movement import movement
from escarmouche.games.dust_tactics.chapters.movement.drafts import move_drafts
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import mover_of
from escarmouche.games.dust_tactics.client.leading import course, draft_names, follow, lead
from escarmouche.games.dust_tactics.ruleset import RULESET
from escarmouche.games.dust_tactics.setup import placing
from tests.games.dust.tables import Put, Script, card, referee_of, table_of, tile
from tests.games.dust_tactics.moving import why_not_move

assert sight  # the grid answers for these tables
SQUAD = card("squad")
LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")


def asked(table: Table, points: int = 2) -> Ask:
    """The question of a move as it is put."""
    player = Script()
    movement.move(referee_of(table.copy(), one=player), "one1", points)
    return player.asked[0]


def point(x: int, y: int) -> tuple[int, int]:
    """Somewhere in a square, not in its middle."""
    return x * 1000 + 900, y * 1000 + 100


def test_every_move_has_its_name_or_none() -> None:
    table = table_of(
        Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 9)), things=(things.objective("a", 5, 5),)
    )
    ask = asked(table)
    names = draft_names(ask, table)
    assert names[:6] == ("toward:two1", "", "objective:a", "", "hold", "away")  # there is no cover
    assert ask.drafts is not None
    assert len(names) == len(ask.drafts())
    assert set(names[6:]) == {""}
    assert RULESET.client.draft_names(ask, table) == names


def test_other_questions_have_no_named_moves() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)))
    ask = asked(table)
    assert draft_names(replace(ask, drafts=None), table) == ()
    assert draft_names(replace(ask, intent=PLACE), table) == ()
    assert draft_names(ask, table_of(Put("one1", SQUAD, place=OFF))) == ()


def test_a_square_in_reach_is_gone_to_by_its_ready_made_move() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4), facing=5), Put("two1", SQUAD, (4, 9)))
    ask = asked(table)
    found = follow(ask, table, point(5, 5))
    assert found[:3] == (5, 5, 0)
    assert found[3] == 0  # turned to the enemy
    assert why_not_move(table, "one1", 2, found) is None
    assert RULESET.client.follow(ask, table, point(5, 5)) == found


def test_a_square_beyond_reach_is_an_answer_that_is_refused_with_its_reason() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4), facing=5), Put("two1", SQUAD, (4, 9)))
    found = follow(asked(table), table, point(9, 9))
    assert found == (9, 9, 0, 6)
    refusal = why_not_move(table, "one1", 2, found)
    assert refusal is not None
    assert refusal.reason == "too-far"
    off = follow(asked(table), table, (-500, 100))
    assert off == (-1, 0, 0, 5)


def test_a_large_unit_keeps_its_facing_where_it_is_led() -> None:
    table = table_of(Put("one1", LARGE, (4, 4), facing=0), Put("two1", SQUAD, (4, 9)))
    assert follow(asked(table), table, point(9, 9)) == (9, 9, 0, 0)
    near = follow(asked(table), table, point(4, 6))
    assert why_not_move(table, "one1", 2, near) is None


def test_a_floor_in_reach_is_the_ground_first() -> None:
    house = tile("house", "building", 4, 4, 1, 1, "floors:2")
    table = table_of(Put("one1", SQUAD, (4, 4), level=1), pieces=[house])
    found = follow(asked(table), table, point(4, 4))
    assert found[:2] == (4, 4)
    assert why_not_move(table, "one1", 2, found) is None


def test_hold_is_no_name_for_who_comes_out_of_a_carrier() -> None:
    truck = card("truck", type="vehicle", locomotion="wheeled", damage=4, skills=("passengers:6",))
    rider = Put("one1", SQUAD, place="aboard", carrier="one2", seat="inside")
    table = table_of(rider, Put("one2", truck, (4, 4)), Put("two1", SQUAD, (4, 9)))
    assert "hold" not in draft_names(asked(table), table)


def test_move_02_a_facing_that_is_told_is_taken() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 9)))
    ask = asked(table)
    assert lead(ask, table, ((5, 5),)) == (5, 5, 0, 0)
    for degrees, facing in ((90, 0), (45, 1), (0, 2), (315, 3), (270, 4), (225, 5), (180, 6), (135, 7)):
        assert lead(ask, table, ((5, 5),), facing=degrees) == (5, 5, 0, facing)


def test_move_15_a_floor_that_is_told_is_gone_to() -> None:
    house = tile("house", "building", 4, 4, 1, 1, "floors:2")
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (9, 9)), pieces=[house])
    found = lead(asked(table), table, ((4, 4),), level=2)
    assert found[:3] == (4, 4, 2)
    assert why_not_move(table, "one1", 2, found) is None


def test_move_01_a_way_that_is_told_is_gone_step_by_step() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (9, 9)))
    ask = asked(table)
    found = lead(ask, table, ((4, 5), (5, 5)), facing=0)
    assert found == (5, 5, 0, 2, ((4, 5, 0), (5, 5, 0)))
    assert ask.refuses(found) is None
    jump = ask.refuses(lead(ask, table, ((4, 6), (5, 5))))
    assert jump is not None
    assert jump.reason == "no-such-step"
    long = ask.refuses(lead(ask, table, ((4, 5), (4, 6), (5, 5))))
    assert long is not None
    assert (long.reason, long.excess) == ("too-far", 1)


def test_move_06_a_large_unit_turned_round_keeps_its_squares() -> None:
    table = table_of(Put("one1", LARGE, (4, 4), facing=0), Put("two1", SQUAD, (4, 12)))
    ask = asked(table)
    there = lead(ask, table, ((4, 6),))
    assert there == (4, 6, 0, 0)
    assert lead(ask, table, ((4, 6),), facing=270) == (4, 5, 0, 4)


def test_fort_03_a_fortification_looks_where_it_is_told() -> None:
    table = table_of(turn={"scenario": "supply_drop", "round": 0})
    ask = _placing(placing.place_fort, table, "one", "bunker", 1)
    assert lead(ask, table, ((3, 2),)) == (0, 3, 2)
    assert lead(ask, table, ((3, 2),), facing=0) == (2, 3, 2)
    objective = _placing(placing.place_objective, table, "one")
    assert lead(objective, table, ((3, 2),)) == (3, 2)


def test_setup_03_a_piece_is_put_as_it_is_called() -> None:
    table = table_of(turn={"scenario": "supply_drop", "round": 0})
    ask = _placing(placing.place_terrain, table, "one", (), 1)
    assert RULESET.client.lead(ask, table, Leading(((3, 2),), "water")) == ("water", 3, 2)


def _placing(procedure: Any, table: Table, *args: Any) -> Ask:
    player = Script()
    procedure(referee_of(table.copy(), one=player), *args)
    return player.asked[0]


def test_setup_03_a_piece_is_put_where_one_points() -> None:
    table = table_of(turn={"scenario": "supply_drop", "round": 0})
    ask = _placing(placing.place_objective, table, "one")
    assert follow(ask, table, point(3, 2)) == (3, 2)
    terrain = Ask("DT-SETUP-03", "one", "terrain", kind="place", drafts=lambda: [("tree", 0, 0)])
    assert follow(terrain, table, point(3, 2)) == ("tree", 3, 2)
    assert follow(Ask("DT-SETUP-03", "one", "terrain", kind="place"), table, point(3, 2)) is None


def test_what_is_no_place_is_not_led() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)))
    assert follow(Ask("DT-ACT-02", "one", "actions", (("march",),)), table, point(3, 2)) is None


def test_move_03_the_way_of_a_move_is_told_square_by_square_with_what_it_costs() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)), Put("two1", SQUAD, (4, 9)))
    ask = asked(table)
    assert course(ask, table, (4, 6, 0, 0)) == (((4500, 4500), (4500, 5500), (4500, 6500)), 2, 2)
    assert course(ask, table, (5, 5, 0, 0)) == (((4500, 4500), (5500, 5500)), 1, 2)  # the cheap diagonal
    assert course(ask, table, (4, 4, 0, 4)) == ((), 0, 2)  # it only turns
    drawn = (5, 5, 0, 0, ((5, 4, 0), (5, 5, 0)))
    assert course(ask, table, drawn) == (((4500, 4500), (5500, 4500), (5500, 5500)), 2, 2)
    assert RULESET.client.course(ask, table, (4, 6, 0, 0)) == course(ask, table, (4, 6, 0, 0))


def test_move_06_the_way_of_a_large_machine_runs_through_the_middle_of_its_squares() -> None:
    table = table_of(Put("one1", LARGE, (4, 4)), Put("two1", SQUAD, (4, 9)))
    found = course(asked(table), table, (4, 5, 0, 0))
    assert found is not None
    assert found.points == ((4500, 4000), (4500, 5000))
    assert (found.used, found.most) == (1, 2)


def test_setup_05_the_way_onto_the_board_begins_at_its_edge() -> None:
    table = table_of(Put("one1", SQUAD, place=OFF), Put("two1", SQUAD, (4, 9)))
    about = {"unit": "one1", "points": 2}
    ask = Ask("DT-SETUP-05", "one", "enter", kind="place", about=about, intent=MOVE, actor="one1")
    found = course(ask, table, (3, 1, 0, 0))
    assert found is not None
    assert found.points == ((3500, 500), (3500, 1500))
    assert (found.used, found.most) == (2, 2)


def test_what_is_put_down_goes_no_way() -> None:
    table = table_of(Put("one1", SQUAD, (4, 4)))
    ask = Ask("DT-SETUP-03", "one", "terrain", kind="place", about={"kinds": ("tree",)})
    assert course(ask, table, ("tree", 4, 5)) is None


def test_a_ready_made_place_has_one_name_and_is_not_where_the_unit_stands() -> None:
    """Two enemies in one direction are one place; who can go no nearer is not told to."""
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", SQUAD, (3, 9)), Put("two2", SQUAD, (3, 10)))
    moves = move_drafts(table, mover_of(table, "one1"), 2)
    named = [(name, moves[n]) for n, name in enumerate(draft_names(asked(table), table)) if name]
    places = [place for _, place in named]
    assert "toward:two1" in [name for name, _ in named]
    assert len(places) == len(set(places))
    assert all(place[:2] != (3, 3) for name, place in named if name != "hold")
