"""Set-up: options, scenario, sides, terrain, objectives, fortifications (areas DT-SETUP, DS-FORT)."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust.armies import armylist
from escarmouche.games.dust.chapters import initiative
from escarmouche.games.dust.chapters.dice import symbols
from escarmouche.games.dust.table import Referee, Table
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.setup import maps, placing, scenario, setup
from tests.games.dust.tables import (
    A,
    Put,
    S,
    Script,
    T,
    card,
    fort,
    opening,
    referee_of,
    table_of,
    tile,
    weapon,
)

LISTS = ("allies-50-walkers", "axis-50-grenadiers")
FIRST = ((A, A, A), (S, S, S))
"""Side one wins the initiative."""


def new(scenario: str = "encounter", lists: tuple[str, ...] = LISTS, **options: Any) -> Table:
    return setup.new_table(Setup(scenario, lists, options))


def run(referee: Referee, until: str = "initiative") -> Table:
    while referee.table.turn.step != until:
        setup.STEPS[referee.table.turn.step](referee)
    return referee.table


# -- options ------------------------------------------------------------------------------------------------


def test_board_01_two_mats_make_12_by_16() -> None:
    table = new()
    assert (table.ground.width, table.ground.depth) == (12000, 16000)
    assert all(unit.place in ("off", "aboard", "hidden") for unit in table.units.values())


def test_setup_other_sizes_are_an_option() -> None:
    table = new(columns=10, rows=20)
    assert (table.ground.width, table.ground.depth) == (10000, 20000)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"columns": 3}, "columns"),
        ({"rows": 61}, "rows is a whole number from 6 to 60, not"),
        ({"turns": -1}, "turns"),
        ({"points": "many"}, "points"),
        ({"special_rules": "no"}, "special_rules"),
        ({"terrain": "moon"}, "terrain is one of placed, none, .*village, not moon"),
        ({"terrain": "village", "columns": 10}, "12 columns"),
        ({"colour": "red"}, "no option colour"),
    ],
)
def test_setup_options_that_make_no_sense_are_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(DataError, match=said):
        new(**options)


def test_setup_unknown_scenario_or_number_of_lists() -> None:
    with pytest.raises(DataError, match="no scenario called siege"):
        new("siege")
    with pytest.raises(DataError, match="2 army lists"):
        new(lists=("allies-50-walkers",))


def test_setup_04_a_list_above_the_agreed_points_is_refused() -> None:
    total = max(armylist.load_list(name).total for name in LISTS)
    assert new(points=total).setting.points == total
    with pytest.raises(DataError, match="DT-SETUP-04"):
        new(points=total - 1)


def test_gen_01_beginners_may_leave_the_special_rules_out() -> None:
    cards = new(special_rules=False).setting.cards
    assert all(skill in setup.STRUCTURAL for c in cards.values() for skill in c.skills)
    assert any(c.skills for c in new().setting.cards.values())
    assert not any("grenade" in w.rules for c in cards.values() for w in c.weapons)


# -- scenario and sides -------------------------------------------------------------------------------------


def test_setup_01_a_random_scenario_is_rolled_for() -> None:
    table = new("random")
    assert scenario.of(table).key == "encounter"  # as long as the dice have not said otherwise
    referee = referee_of(table, (T, S))
    setup.settle_scenario(referee)
    assert scenario.of(table).key == "all_out_attack"


def test_setup_02_the_winner_alone_chooses_his_side() -> None:
    one, two = Script(half=["north"]), Script()
    table = new(terrain="none")
    run(referee_of(table, *FIRST, one=one, two=two))
    assert (table.sides["one"].half, table.sides["two"].half) == ("north", "south")
    assert [ask.question for ask in one.asked] == ["half"]
    assert two.asked == []
    assert one.asked[0].options == ("south", "north")


# -- terrain ------------------------------------------------------------------------------------------------


def test_setup_03_six_pieces_in_turn_two_tiles_and_a_trap_each() -> None:
    one, two = Script(), Script()
    table = run(referee_of(new(), *FIRST, one=one, two=two))
    asked = [ask for ask in (*one.asked, *two.asked) if ask.question == "terrain"]
    assert len(asked) == 6
    for side in ("one", "two"):
        kinds = [piece.kind for piece in table.ground.pieces if f"-{side}-" in piece.id]
        assert len(kinds) == 3
        assert kinds.count("tank_trap") == 1
    numbers = [int(piece.id.rpartition("-")[2]) for piece in table.ground.pieces if "-one-" in piece.id]
    assert numbers == [1, 3, 5]  # in turn, the winner first


def test_setup_03_the_pool_shrinks_as_pieces_are_placed() -> None:
    assert placing.kinds_left([]) == (*placing.TILES, "tank_trap")
    assert placing.kinds_left(["tree", "water"]) == ("tank_trap",)
    assert placing.kinds_left(["tank_trap", "tree"]) == placing.TILES
    assert placing.kinds_left(["tank_trap", "tree", "tree"]) == ()


@pytest.mark.parametrize("square", [(3, 2), (3, 3)])
def test_setup_03_nothing_blocks_an_opening(square: tuple[int, int]) -> None:
    pieces = (tile("house", "building", 3, 3, 2, 2), opening("door", 3, 2, "n"))
    judge = placing.terrain_judge(table_of(pieces=pieces), ("construction",))
    refusal = judge(("construction", *square))
    assert refusal is not None
    assert refusal.rule in ("DT-SETUP-03", "DT-TERR-02")
    outside = judge(("construction", 3, 2))
    assert outside is not None
    assert outside.reason == "blocks-opening"
    assert judge(("construction", 4, 2)) is None
    refusal = placing.terrain_judge(table_of(pieces=(opening("gap", 3, 2, "e"),)), ("tree",))(("tree", 4, 2))
    assert refusal is not None
    assert refusal.reason == "blocks-opening"


def test_terr_02_only_an_empty_square_takes_a_piece() -> None:
    judge = placing.terrain_judge(table_of(rows=("...", ".t.", "...")), ("tree", "tank_trap"))
    refusal = judge(("tree", 1, 1))
    assert refusal is not None
    assert refusal.rule == "DT-TERR-02"
    assert judge(("tree", 0, 1)) is None
    for wrong in (("tree", 3, 0), ("tree", -1, 0), ("tree", 1), "tree", ("tree", 1, 1.0), ("water", 0, 0)):
        assert judge(wrong) is not None


def test_scen_02_no_impassable_terrain_on_the_centre_objectives() -> None:
    marks = (things.objective("objective1", 5, 7),)
    judge = placing.terrain_judge(table_of(things=marks), placing.TILES)
    for kind, allowed in (("water", False), ("construction", False), ("tree", True), ("swamp", True)):
        assert (judge((kind, 5, 7)) is None) == allowed


def test_setup_03_a_map_replaces_the_placing() -> None:
    one, two = Script(), Script()
    table = run(referee_of(new(terrain="fields"), *FIRST, one=one, two=two))
    assert {ask.question for ask in (*one.asked, *two.asked)} == {"half"}
    assert len(table.ground.pieces) == len(maps.load("fields").tiles)


def test_setup_03_a_map_may_leave_room_for_the_players() -> None:
    table = run(referee_of(new(terrain="village"), *FIRST))
    assert sum(piece.kind == "tank_trap" for piece in table.ground.pieces) == 2


def test_drafts_of_placements_are_all_allowed() -> None:
    table = table_of(pieces=(tile("house", "building", 3, 3, 2, 2), opening("door", 3, 2, "n")))
    kinds = placing.kinds_left([])
    judge = placing.terrain_judge(table, kinds)
    drafts = placing.Squares(kinds, placing.everywhere(table), lambda k, x, y: (k, x, y), judge)
    assert len(drafts) == 7 * 192
    assert all(judge(value) is None for value in drafts)
    with pytest.raises(IndexError):
        drafts[len(drafts)]
    assert drafts[-1] == drafts[len(drafts) - 1]
    assert len(drafts[:3]) == 3


# -- objectives ---------------------------------------------------------------------------------------------


def test_scen_02_the_centre_objectives_lie_before_the_terrain() -> None:
    table = run(referee_of(new("grab_the_dust"), *FIRST), "terrain")
    assert {things.square_of(mark) for mark in table.things.values()} == set(scenario.centre_squares(table))


@pytest.mark.parametrize("key", ["bait_and_flank", "supply_drop", "all_out_attack"])
def test_scen_03_each_player_places_one_objective_in_his_own_half(key: str) -> None:
    one, two = Script(objective=[(2, 3)]), Script(objective=[(9, 12)])
    table = run(referee_of(new(key, terrain="none"), *FIRST, one=one, two=two))
    marks = [(things.square_of(mark), mark.half) for mark in table.things.values()]
    assert marks == [((2, 3), "south"), ((9, 12), "north")]


def test_scen_03_not_in_the_other_half_nor_on_impassable_terrain() -> None:
    table = table_of(rows=("....", "....", ".t..", ".w.c"), turn={"scenario": "supply_drop"})
    judge = placing.objective_judge(table, "one")
    for square, reason in (
        ((0, 2), "not-own-half"),
        ((1, 0), "impassable-there"),
        ((3, 0), "impassable-there"),
    ):
        refusal = judge(square)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("DT-SCEN-04", reason)
    assert judge((1, 1)) is None
    assert judge((0, 0)) is None
    assert judge((0, 9)) is not None


# -- fortifications -----------------------------------------------------------------------------------------


def test_fort_01_bunkers_and_strongpoints_are_bought_with_points() -> None:
    prices = armylist.PRICES
    assert 2 * prices["bunker"] + prices["strongpoint"] == 40


def test_fort_02_a_strongpoint_unit_in_a_bunker_costs_5_more(tmp_path: Path) -> None:
    text = "book: ssu\nname: {en: a, fr: a}\npoints: 60\nunits: [{unit: motherland-tesla-gun%s}]\n"
    costs = []
    for more in ("", ", fort: bunker"):
        (tmp_path / "x.yaml").write_text(text % more)
        costs.append(armylist.load_list(str(tmp_path / "x.yaml")).total)
    assert costs[1] - costs[0] == 5


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((0, 0, 2), "near-edge"),
        ((0, 2, 0), "near-edge"),
        ((0, 10, 2), "near-edge"),
        ((0, 2, 7), "not-own-half"),
        ((0, 2, 9), "not-own-half"),
        ((1, 2, 2), "no-such-facing"),
    ],
)
def test_fort_03_in_the_own_half_a_square_from_the_edges(value: tuple[int, int, int], reason: str) -> None:
    judge = placing.fort_judge(table_of(), "one")
    refusal = judge(value)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DS-FORT-03", reason)
    assert judge((0, 1, 1)) is None
    assert judge((0, 9, 6)) is None


def test_fort_03_two_squares_from_another_fort_and_one_from_impassable_terrain() -> None:
    table = table_of(pieces=(tile("b", "bunker", 2, 2, 2, 2, "facing:0"), tile("w", "water", 9, 3)))
    judge = placing.fort_judge(table, "one")
    near = judge((0, 5, 2))
    assert near is not None
    assert near.reason == "near-fort"
    assert near.excess == 1
    assert judge((0, 6, 2)) is None
    assert judge((0, 6, 5)) is None
    water = judge((0, 7, 3))
    assert water is not None
    assert water.reason == "near-impassable"
    assert water.excess == 1


def test_setup_03_no_fortification_blocks_an_opening() -> None:
    house = tile("h", "building", 5, 3, 1, 1, "floors:1")
    judge = placing.fort_judge(table_of(pieces=(house, opening("o", 4, 3, "e"))), "one")
    refusal = judge((0, 3, 3))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DT-SETUP-03", "blocks-opening")
    assert judge((0, 3, 5)) is None


def test_fort_03_no_objective_in_or_under_a_fort() -> None:
    table = table_of(pieces=(tile("b", "bunker", 2, 2, 2, 2, "facing:0"),), turn={"scenario": "supply_drop"})
    refusal = placing.objective_judge(table, "one")((3, 3))
    assert refusal is not None
    assert refusal.rule == "DS-FORT-03"
    table = table_of(turn={"scenario": "grab_the_dust"})
    refusal = placing.fort_judge(table, "one")((0, 5, 6))
    assert refusal is not None
    assert refusal.reason == "objective-there"


def test_fort_04_strongpoint_units_start_in_a_fort() -> None:
    gun = card("gun", weapon(), kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    table = table_of(
        Put("one1", gun, place="off"), Put("two1", card("squad"), place="off"),
        turn={"step": "forts", "queue": ("one:strongpoint",)}, options={"terrain": "none"},
    )  # fmt: skip
    referee = referee_of(table, one=Script(fort=[(2, 4, 5)]))
    run(referee)
    unit = table.units["one1"]
    assert (unit.place, unit.x, unit.y, unit.facing) == ("board", 4, 5, 2)
    assert table.units["two1"].place == "off"
    assert table.ground.pieces[0].kind == "strongpoint"


def test_fort_03_where_no_place_is_left_the_fort_and_its_unit_stay_away() -> None:
    gun = card("gun", weapon(), kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    table = table_of(
        Put("one1", gun, place="off"), size=(6, 6), turn={"step": "forts", "queue": ("one:bunker",)},
        options={"terrain": "none"}, pieces=(tile("w", "water", 2, 1),),
    )  # fmt: skip
    run(referee_of(table))
    assert table.units["one1"].place == "gone"
    assert len(table.ground.pieces) == 1


def test_skill_38_the_unit_stands_in_its_fort_before_turn_1() -> None:
    test_fort_04_strongpoint_units_start_in_a_fort()


# -- initiative ---------------------------------------------------------------------------------------------


def test_turn_02_first_roll() -> None:
    found = odds(initiative.throw_initiative, table_of())
    assert found.chances == {"": Fraction(31, 243), "one": Fraction(106, 243), "two": Fraction(106, 243)}
    armies = odds(_armies, table_of())
    assert armies.chances[True] == Fraction(245, 729)


def _armies(referee: Referee) -> bool:
    """Whether both sides show equally many armies."""
    faces = [referee.roll("DT-TURN-02", side, symbols(3)) for side in ("one", "two")]
    return bool(faces[0].count("army") == faces[1].count("army"))


def test_turn_03_more_targets_break_a_tie_and_a_full_tie_is_rolled_again() -> None:
    referee = referee_of(table_of(), (A, T, S), (A, S, S))
    assert initiative.roll_initiative(referee) == "one"
    referee = referee_of(table_of(), (A, T, S), (S, A, T), (S, S, S), (T, S, S))
    assert initiative.roll_initiative(referee) == "two"
    tie = Fraction(31, 243)
    assert 1 / (1 - tie) == Fraction(243, 212)


def test_skill_12_black_ops_rolls_four_dice() -> None:
    joe = Put("one1", card("joe", weapon(), kind="hero", damage=4, skills=("black_ops",)))
    found = odds(initiative.throw_initiative, table_of(joe))
    won, lost = Fraction(1303, 2187), Fraction(671, 2187)
    assert found.chances == {"": Fraction(71, 729), "one": won, "two": lost}
    assert won / (won + lost) == Fraction(1303, 1974)
    gone = Put("one1", joe.card, place="gone")
    assert initiative.initiative_dice(table_of(gone), "one") == ("DT-TURN-02", 3)


# -- what is said of it -------------------------------------------------------------------------------------


def test_setup_the_smallest_and_the_largest_board() -> None:
    for columns, rows in ((6, 6), (60, 60)):
        assert new(columns=columns, rows=rows).ground.width == columns * 1000
    for columns, rows in ((5, 6), (6, 5), (61, 6), (6, 61)):
        with pytest.raises(DataError):
            new(columns=columns, rows=rows)
    assert new(turns=0).setting.turns == 0
    with pytest.raises(DataError, match="points is a whole number from 1 on, not 0"):
        new(points=0)


def test_fort_03_the_winner_of_the_roll_places_his_forts_first() -> None:
    table = table_of(
        turn={"step": "forts", "queue": ("one:bunker", "two:bunker", "one:strongpoint"), "first": "two"},
        options={"terrain": "none"},
    )
    one, two = Script(fort=[(0, 2, 2), (0, 7, 2)]), Script(fort=[(4, 2, 12)])
    referee = referee_of(table, one=one, two=two)
    for count in (1, 2, 3):
        setup.place_forts(referee)
        assert len(table.ground.pieces) == count
        assert table.turn.placed == count
        assert table.turn.activation == f"forts/{count - 1}"
    assert [piece.id for piece in table.ground.pieces] == [
        "bunker-two-1",
        "bunker-one-2",
        "strongpoint-one-3",
    ]
    assert table.turn.queue == ()
    setup.place_forts(referee)
    assert (table.turn.step, table.turn.placed, table.turn.active) == ("objectives", 0, "two")


def test_fort_03_a_fort_looks_to_the_enemy_unless_told_otherwise() -> None:
    for side, facing in (("one", 0), ("two", 4)):
        table = table_of(turn={"step": "forts", "queue": (f"{side}:bunker",)}, options={"terrain": "none"})
        setup.place_forts(referee_of(table))
        assert f"facing:{facing}" in table.ground.pieces[0].traits


def test_fort_04_a_side_without_forts_of_its_own_takes_those_of_its_half() -> None:
    gun = card("gun", weapon(), kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    for half, there in (("south", "board"), ("north", "gone")):
        table = table_of(
            Put("one1", gun, place="off"), pieces=(fort("f", "bunker", 4, 2, 2),), turn={"step": "garrison"},
            one={"half": half},
        )  # fmt: skip
        setup.garrison(referee_of(table))
        assert table.units["one1"].place == there
        if there == "board":
            assert (table.units["one1"].x, table.units["one1"].y, table.units["one1"].facing) == (4, 2, 2)
    held = table_of(
        Put("one1", gun, place="off"), Put("one2", gun, (4, 2)), pieces=(fort("f", "bunker", 4, 2),),
        turn={"step": "garrison"},
    )  # fmt: skip
    setup.garrison(referee_of(held))
    assert held.units["one1"].place == "gone"


def test_setup_03_squares_beside_openings_stay_free() -> None:
    pieces = [opening("e", 3, 4, "e"), opening("n", 7, 8, "n")]
    table = table_of(pieces=pieces)
    assert placing.doorsteps(table) == {(3, 4), (4, 4), (7, 8), (7, 9)}
    assert placing.covered(table) == {}


def test_setup_03_places_offered_begin_in_the_middle_and_are_counted_from_both_ends() -> None:
    table = table_of(size=(2, 5))
    assert placing.everywhere(table) == [
        (0, 2),
        (1, 2),
        (0, 1),
        (1, 1),
        (0, 3),
        (1, 3),
        (0, 0),
        (1, 0),
        (0, 4),
        (1, 4),
    ]
    assert placing.own_half(table, "one") == [(0, 1), (1, 1), (0, 0), (1, 0)]
    places = placing.everywhere(table)
    drafts = placing.Squares(("a", "b"), places, lambda kind, x, y: (kind, x, y), lambda value: None)
    assert len(drafts) == 20
    assert drafts[0] == ("a", 0, 2)
    assert drafts[10] == ("b", 0, 2)
    assert drafts[-1] == drafts[19] == ("b", 1, 4)
    assert drafts[-20] == drafts[0]
    assert drafts[:2] == [("a", 0, 2), ("a", 1, 2)]
    for index in (20, -21):
        with pytest.raises(IndexError):
            drafts[index]
    odd = placing.Squares(
        ("a",), places, lambda kind, x, y: (kind, x, y), lambda v: None if v[1] else Refusal("x", "y")
    )
    assert odd[0] == ("a", 1, 2)  # the next that is allowed
    assert odd[8] == ("a", 1, 4)
    with pytest.raises(IndexError):
        placing.Squares(("a",), places, lambda kind, x, y: (kind, x, y), lambda v: Refusal("x", "y"))[0]


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        (("tree", 2, 7), {"where": (2, 7), "what": "tree"}),
        ((2, 2, 7), {"where": (2, 7), "facing": 0}),
        ((2, 7), {"where": (2, 7)}),
    ],
)
def test_setup_03_what_is_placed_tells_its_square_and_its_kind_or_where_it_looks(
    code: tuple[Any, ...], parts: dict[str, Any]
) -> None:
    placed = placing.Placed.read(code)
    assert (placed.code(), placed.parts()) == (code, parts)
