"""The set-up: lists mustered and checked, sides, table, and the first turn."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.trauma.armies import armylist, listcheck
from escarmouche.games.trauma.chapters import dice
from escarmouche.games.trauma.chapters.dice import DOWN, UP
from escarmouche.games.trauma.chapters.movement.arrivals import DEPLOY, Way
from escarmouche.games.trauma.chapters.movement.entry import ways_in
from escarmouche.games.trauma.chapters.objectives import controller
from escarmouche.games.trauma.setup import quarters, scenario, setup
from escarmouche.games.trauma.table import GONE, ON_TABLE, RECORDS, RESERVE, SECTION, SIDES, Referee, Table
from tests.games.trauma.tables import Script, referee_of, table_of

MIXED = ("usf-30-mixed", "belt-30-mixed")


def new(scenario: str = "generator", lists: tuple[str, ...] = MIXED, **options: Any) -> Table:
    return setup.new_table(Setup(scenario, lists, options))


def ready(table: Table, seed: str = "s", **players: Any) -> Referee:
    """Run the whole set-up."""
    referee: Referee = Referee(
        table, (), SeededDice(seed), {side: players.get(side) or Script() for side in SIDES}
    )
    while referee.table.turn.step == "setup":
        setup.set_up(referee)
    return referee


def cost(table: Table, side: str, place: str) -> int:
    return sum(u.cost for u in table.units.values() if u.side == side and u.place == place)


def rewritten(tmp_path: Path, name: str, old: str, new: str) -> str:
    """A copy of one of the package's lists with something changed."""
    text = armylist.LISTS.find(name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


def test_comp_01_a_profile_absent_from_the_book_is_refused(tmp_path: Path) -> None:
    army = armylist.load_list("usf-30-mixed")
    first = army.assault[0].unit
    wrong = rewritten(tmp_path, "usf-30-mixed", f"unit: {first}", "unit: nobody")
    with pytest.raises(DataError, match="TR-COMP-01"):
        new(lists=(wrong, "belt-30-mixed"))


def test_prep_01_a_list_over_the_agreed_points_is_refused() -> None:
    army = armylist.load_list("usf-30-mixed")
    total = armylist.total_cost(army, army.choices)
    new(points=total, reinforcement=0)
    with pytest.raises(DataError, match="TR-PREP-01"):
        new(points=total - 1, reinforcement=0)


def test_prep_02_a_unit_of_another_book_is_refused(tmp_path: Path) -> None:
    usf, belt = (armylist.load_list(name) for name in MIXED)
    first = usf.assault[0].unit
    strange = next(c.unit for c in belt.choices if usf.book.unit(c.unit) is None)
    wrong = rewritten(tmp_path, "usf-30-mixed", f"unit: {first}", f"unit: {strange}")
    with pytest.raises(DataError, match="TR-PREP-02"):
        new(lists=(wrong, "belt-30-mixed"))


def test_prep_03_all_assault_units_start_in_reserve() -> None:
    table = ready(new()).table
    for side, name in zip(SIDES, MIXED, strict=True):
        army = armylist.load_list(name)
        reserve = [u for u in table.units.values() if u.side == side and u.place == RESERVE]
        assert len(reserve) == len(army.assault)


def test_prep_04_reinforcement_units_are_not_in_reserve_until_bought() -> None:
    table = ready(new()).table
    for side, name in zip(SIDES, MIXED, strict=True):
        army = armylist.load_list(name)
        section = [u for u in table.units.values() if u.side == side and u.place == SECTION]
        assert len(section) == len(army.reinforcement) > 0


def test_prep_05_the_reinforcement_value_is_a_minimum() -> None:
    army = armylist.load_list("usf-30-mixed")
    value = armylist.total_cost(army, army.reinforcement)
    for wanted in (value - 1, value):
        assert listcheck.check(army, 30, wanted) == ()
    assert [r.rule for r in listcheck.check(army, 30, value + 1)] == ["TR-PREP-05"]
    with pytest.raises(DataError, match="TR-PREP-05"):
        new(lists=("usf-30-mixed", "usf-30-mixed"), reinforcement=value + 1)


def test_prep_06_the_usual_formats_set_the_reinforcement() -> None:
    generator = scenario.load("generator")
    assert generator.force("", 30) == scenario.Force(30, 6)
    assert generator.force("", 45) == scenario.Force(45, 11)
    assert new().setting.options["reinforcement"] == 6
    table = new()
    assert all(cost(table, side, RESERVE) <= 24 for side in SIDES)


def test_scen_05_the_points_decide_the_size_of_the_table() -> None:
    table = new()
    assert (table.ground.width, table.ground.depth, len(quarters.names(table.ground))) == (9000, 12000, 9)
    table = new(lists=("usf-45-mixed", "belt-45-mixed"))
    assert (table.ground.width, table.ground.depth, len(quarters.names(table.ground))) == (12000, 12000, 12)


def test_scen_06_one_die_each_until_only_one_shows_up() -> None:
    """Both Up, both not Up: again. One throw each decides with probability 4/9; each side wins as often."""
    up, down = (UP[0],), (DOWN[0],)
    for throws, winner in (((up, down), "one"), ((down, up), "two"), ((up, up, down, down, down, up), "two")):
        referee = referee_of(table_of(), *throws)
        assert setup.roll_off(referee, "TR-SCEN-06") == winner
        assert sum(e.what == "roll" for e in referee.events) == len(throws)
    once = Fraction(dict(dice.up(1).outcomes())[1], dice.up(1).ways)
    assert 2 * once * (1 - once) == Fraction(4, 9)


def test_scen_06_the_winner_of_the_roll_off_chooses_his_colour() -> None:
    for seed in range(6):
        one, two = Script(colour=["red"]), Script(colour=["red"])
        table = ready(new(), str(seed), one=one, two=two).table
        asked = [s for s, p in (("one", one), ("two", two)) if any(a.question == "colour" for a in p.asked)]
        assert len(asked) == 1
        assert table.sides[asked[0]].colour == "red"
        zones = {zone.id: zone for zone in table.turn.zones}
        assert zones["red"].side == asked[0]


def test_scen_09_turn_one_starts_with_no_figure_on_the_table() -> None:
    table = ready(new()).table
    assert all(u.place != ON_TABLE for u in table.units.values())
    assert (table.turn.round, table.turn.phase, table.turn.step) == (1, "command", "recruit")
    assert all(zone.kind != "deployment" for zone in table.turn.zones)
    assert table.setting.points == {"one": 30, "two": 30}


def test_scen_09_other_totals_keep_a_fifth_back_rounded_up() -> None:
    generator = scenario.load("generator")
    assert [generator.force("", points).reinforcement for points in (15, 32, 40)] == [3, 7, 8]


def test_table_05_neutral_zones_are_points_nobody_holds_at_first() -> None:
    table = ready(new()).table
    neutral = [p for p in table.things.values() if p.kind == "access"]
    assert [p.zone for p in neutral] == ["grey-west", "grey-east"]
    assert all(not p.side and not controller(table, p) for p in neutral)
    fixed = {zone.id for zone in table.turn.zones if zone.kind == "access"}
    assert fixed == {"blue", "red"}
    assert not fixed & {p.zone for p in table.things.values()}


def test_scen_17_both_have_24_points_of_assault_troops_at_most() -> None:
    table = ready(new("attack")).table
    assert table.setting.points == {"one": 30, "two": 24}
    assert {side: table.sides[side].role for side in SIDES} == {"one": "attacker", "two": "defender"}
    assert all(cost(table, side, RESERVE) <= 24 for side in SIDES)
    assert cost(table, "one", SECTION) >= 6
    assert cost(table, "two", SECTION) == 0
    assert (table.ground.width, table.ground.depth) == (9000, 12000)


def test_scen_17_the_section_of_the_defender_stays_at_home_for_good() -> None:
    table = ready(new("attack")).table
    home = [u for u in table.units.values() if u.side == "two" and u.place == GONE]
    assert len(home) == len(armylist.load_list("belt-30-mixed").reinforcement)
    assert all(not u.extended and not u.figures for u in home)
    assert table.sides["two"].lost == ()


def test_scen_17_a_defender_of_25_points_of_assault_is_refused() -> None:
    with pytest.raises(DataError, match="TR-PREP-01"):
        new("attack", ("usf-30-mixed", "belt-45-mixed"))
    new("attack", ("usf-30-mixed", "belt-24-mixed"))
    new("attack", ("usf-24-mixed", "belt-30-mixed"), attacker="two")


def test_scen_17_the_winner_of_the_roll_off_chooses_his_role_when_none_is_agreed() -> None:
    for seed in range(4):
        one, two = Script(role=["defender"]), Script(role=["defender"])
        table = ready(new("attack", attacker="roll"), str(seed), one=one, two=two).table
        asked = [s for s, p in (("one", one), ("two", two)) if any(a.question == "role" for a in p.asked)]
        assert len(asked) == 1
        assert table.sides[asked[0]].role == "defender"
        assert sorted(s.role for s in table.sides.values()) == ["attacker", "defender"]


def test_scen_18_the_attacker_is_blue_and_the_defender_may_deploy_in_the_centre() -> None:
    for attacker in SIDES:
        table = ready(new("attack", attacker=attacker)).table
        defender = "two" if attacker == "one" else "one"
        assert (table.sides[attacker].colour, table.sides[defender].colour) == ("blue", "red")
        zones = {zone.id: zone for zone in table.turn.zones}
        centre = zones["centre"]
        assert (centre.kind, centre.side) == ("deployment", defender)
        assert (centre.a, centre.b) == ((3000, 4000), (6000, 8000))
        assert (zones["blue"].side, zones["red"].side) == (attacker, defender)


def test_scen_18_the_central_start_is_an_option_that_the_ready_match_narrows() -> None:
    for central, zones in ((True, {"centre"}), ("forward", {"forward"}), (False, set())):
        table = ready(new("attack", central_start=central)).table
        assert {zone.id for zone in table.turn.zones if zone.kind == "deployment"} == zones
        assert (Way(DEPLOY) in ways_in(table, "two1")) is bool(central)
        assert RECORDS.read(table.to_data()).setting.options["central_start"] == central
    control = next(c for c in setup.controls("attack") if c.key == "central_start")
    assert (control.usual, control.values, control.rule) == (
        True, (True, False, "forward"), "TR-SCEN-18"
    )  # fmt: skip
    assert scenario.load("attack").match.options["central_start"] == "forward"
    assert "central_start" not in {control.key for control in setup.controls("generator")}


def test_scen_18_a_forward_start_is_within_fifty_centimetres_of_the_defenders_own_edge() -> None:
    for attacker, defender in (("one", "two"), ("two", "one")):
        table = ready(new("attack", attacker=attacker, central_start="forward")).table
        zone = next(zone for zone in table.turn.zones if zone.kind == "deployment")
        assert (zone.side, zone.a, zone.b) == (defender, (3000, 7000), (6000, 12000))
        assert table.sides[defender].colour == "red"


def test_turn_01_the_limit_of_turns_is_an_option() -> None:
    assert new().setting.turns == 6
    assert new(turns=0).setting.turns == 0


def test_debr_09_the_points_are_fixed_when_the_set_up_ends() -> None:
    table = ready(new()).table
    kinds = sorted(p.kind for p in table.things.values() if p.kind not in ("access", "drop"))
    assert kinds == ["alpha"] * 4 + ["gamma"] + ["omega"] * 2


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "blue"}, "no option colour"),
        ({"attacker": "me"}, "attacker is one of one, roll, two, not"),
        ({"size": "80x80"}, r"size is one of 90x120, 120x120 \(TR-TABLE-01\), not"),
        ({"table": "moon"}, "table is one of random, .*outpost.*, not moon"),
        ({"table": "outpost", "size": "120x120"}, "9 quarters"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        new(**options)


def test_lists_and_scenarios_that_are_not_there_are_refused() -> None:
    with pytest.raises(DataError, match="no scenario called war"):
        new("war")
    with pytest.raises(DataError, match="2 army lists"):
        new(lists=("usf-30-mixed",))


def test_the_same_luck_and_answers_make_the_same_table_and_it_can_be_kept() -> None:
    first, second = ready(new(), "a").table, ready(new(), "a").table
    assert first == second
    assert ready(new(), "b").table != first
    assert RECORDS.read(first.to_data()).digest() == first.digest()


def test_a_ready_made_table_needs_no_dice_but_the_roll_off() -> None:
    referee = ready(new(table="outpost"))
    assert {e.rule for e in referee.events if e.what == "roll"} == {"TR-SCEN-06"}
    drops = [p.piece for p in referee.table.things.values() if p.kind == "drop"]
    assert drops == ["r1c3-crates1", "r3c3-crates1"]


def test_every_stage_is_a_step_of_its_own_with_one_question_at_most() -> None:
    class Counting(Script):
        def choose(self, ask: Ask, seat: Any) -> Any:
            counts.append(ask.question)
            return super().choose(ask, seat)

    referee: Referee = Referee(new(), (), SeededDice("q"), {side: Counting() for side in SIDES})
    while referee.table.turn.step == "setup":
        counts: list[str] = []
        setup.set_up(referee)
        assert len(counts) <= 1


# -- options of a match


def test_shoot_38_blast_any_unit_is_an_option_of_a_match() -> None:
    lists = ("usf-30-mixed", "helion-30-mixed")
    assert new(lists=lists).setting.options["blast_any_unit"] is False
    made = setup.new_table(Setup("generator", lists, {"blast_any_unit": True}))
    assert made.setting.options["blast_any_unit"] is True
    with pytest.raises(DataError, match="true or false"):
        setup.new_table(Setup("generator", lists, {"blast_any_unit": "perhaps"}))


def test_actn_09_objects_are_an_option_of_a_match() -> None:
    lists = ("usf-30-mixed", "helion-30-mixed")
    made = setup.new_table(Setup("generator", lists, {"table": "outpost", "objects": ["r2c2-console1"]}))
    assert made.setting.options["objects"] == ["r2c2-console1"]
    with pytest.raises(DataError, match=r"objects is a list of terrain pieces \(TR-ACTN-09\), not 3"):
        setup.new_table(Setup("generator", lists, {"objects": 3}))


@pytest.mark.parametrize("key", ["points", "reinforcement", "turns"])
@pytest.mark.parametrize("value", ["many", -1, 2.5, True])
def test_prep_01_numbers_that_are_none_are_said_in_a_sentence(key: str, value: object) -> None:
    with pytest.raises(DataError, match=f"{key} is a whole number"):
        setup.new_table(Setup("generator", ("usf-30-mixed", "helion-30-mixed"), {key: value}))
