"""Worked cases of the ledger played on the board with the cards they name, where no other test has them."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.chapters import activation
from escarmouche.games.dust.chapters.actions import menu, scope_of
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.people import command, skills
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board import sight
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares
from escarmouche.games.dust_tactics.chapters.movement import movement
from escarmouche.space.grid import distance
from tests.games.dust import coded as declare
from tests.games.dust.tables import A, Put, S, Script, referee_of, table_of
from tests.games.dust_tactics.moving import reachable

assert sight  # the grid answers for these tables


def weapons(table: Table, unit: str, target: str, context: str = "attack") -> set[str]:
    """The weapons a unit may aim at a target."""
    offered = declare.options(table, unit, "", context)
    lines = {o[0] for o in offered if not isinstance(o, str) and o[2] == target}
    return {table.setting.cards[table.units[unit].card].weapons[n].name for n in lines if n >= 0}


def activate(table: Table, unit: str, *throws: Any, one: Script, two: Script | None = None) -> Table:
    """One whole activation of a unit of side one."""
    referee = referee_of(table, *throws, one=one, two=two or Script())
    activation.start(referee, unit)
    steps = {"begin": activation.begin, "act": activation.act, "react": activation.react}
    while referee.table.turn.step in steps:
        steps[referee.table.turn.step](referee)
    return referee.table


def test_move_04_example_a_ludwig_reaches_20_and_56_squares() -> None:
    table = table_of(Put("one1", "ludwig", (5, 7)))
    for points, many in ((2, 20), (4, 56)):
        ends = {(x, y) for x, y, _, _ in reachable(table, "one1", points)}
        assert len(ends - {(5, 7)}) == many


def test_move_05_example_a_ludwig_with_a_pounder_behind_it_turns_before_it_fires() -> None:
    table = table_of(Put("one1", "ludwig", (5, 7), facing=0), Put("two1", "pounder", (5, 3), facing=0))
    assert "Dual 8.8cm FPKZW Guns" not in weapons(table, "one1", "two1", "sustained")
    movement.move(referee_of(table, one=Script(move=[(5, 7, 0, 4)])), "one1", 2)
    assert (table.units["one1"].x, table.units["one1"].y) == (5, 7)
    assert "Dual 8.8cm FPKZW Guns" in weapons(table, "one1", "two1")


def test_move_08_example_a_punisher_shifts_diagonally_and_turns() -> None:
    table = table_of(Put("one1", "punisher", (4, 4), facing=0))
    movement.move(referee_of(table, one=Script(move=[(5, 5, 0, 2)])), "one1", 2)
    after = table.units["one1"]
    assert (after.x, after.y, after.facing) == (5, 5, 2)
    assert sorted(squares(table, "one1")) == [65, 66, 77, 78]


def test_arc_03_example_a_pounder_turned_away_fires_its_17_pounder_all_the_same() -> None:
    table = table_of(Put("one1", "pounder", (5, 3), facing=4), Put("two1", "ludwig", (5, 7), facing=0))
    assert weapons(table, "one1", "two1", "sustained") == {"17 Pdr Gun"}
    assert aiming.why_not_fire(table, "one1", 2, "two1", aiming.SUSTAINED) is None


def test_rng_03_example_a_nebelwerfer_reaches_440_squares_of_an_open_plane() -> None:
    around = [(x, y) for x in range(-14, 15) for y in range(-14, 15)]
    assert sum(4 <= distance(0, 0, x, y) <= 14 for x, y in around) == 440
    table = table_of(Put("one1", "lothar", (5, 0), facing=0), Put("two1", "ghosts", (5, 3)))
    line = table.setting.cards["lothar"].weapons[0]
    assert (line.least, line.range) == (4, 14)
    for far, wanted in ((3, False), (4, True), (14, True), (15, False)):
        table.change("two1", {"y": far})
        assert (line.name in weapons(table, "one1", "two1")) is wanted


def test_hit_07_example_a_fireball_burns_who_stands_on_the_path_it_takes() -> None:
    field = sight.GridField()
    table = table_of(
        Put("one1", "fireball", (4, 0), facing=0),
        Put("one2", "bot_hunters", (5, 3)),
        Put("two1", "ghosts", (4, 2)),
        Put("two2", "faceless_death", (4, 4)),
    )
    assert field.flame_paths(table, "one1", "two1") == (("two1",),)  # one square away: only them
    ways = field.flame_paths(table, "one1", "two2")
    assert ("one2", "two2") in ways
    assert ("two1", "two2") in ways
    table = table_of(
        Put("one1", "fireball", (4, 0), facing=0),
        Put("one2", "bot_hunters", (4, 3)),
        Put("one3", "bot_hunters", (5, 3)),
        Put("two3", "hans", (4, 4)),
    )
    assert set(field.flame_paths(table, "one1", "two3")) == {("one2", "two3"), ("one3", "two3")}


def test_tgt_03_example_the_pounder_splits_its_fire() -> None:
    table = table_of(
        Put("one1", "pounder", (5, 3), facing=0), Put("two1", "ghosts", (5, 6)), Put("two2", "ludwig", (9, 3))
    )
    split = ((0, 1, "two1", ""), (1, 1, "two1", ""), (2, 1, "two2", ""))
    assert declare.why_not_declare(table, "one1", "", "attack", split) is None
    assert set(split) <= set(declare.options(table, "one1", "", "attack"))


def test_cmd_04_example_the_old_man_call_a_sturmkoenig() -> None:
    table = table_of(
        Put("one1", "old_man", (3, 0)),
        Put("one2", "sturmkonig", (6, 2), facing=0, markers=("activated",)),
        Put("two1", "thunderstrike", (6, 9)),
    )
    twice = (command.GET_MOVING, command.GET_MOVING)
    one = Script(actions=[twice, ("attack", "nothing")], get_moving=["one2"])
    referee = referee_of(table, (A,), (S,) * 3, one=one)
    activation.start(referee, "one1")
    activation.begin(referee)
    activation.act(referee)
    after = referee.table
    assert "activated" in after.units["one1"].markers  # the second try is lost with the activation
    assert after.turn.unit == "one2"
    activation.begin(referee)
    activation.act(referee)
    thrown = [e.rule for e in referee.events if e.what == "roll"]
    assert thrown == ["DS-CMD-06", "DT-HIT-01"]


def test_cmd_09_example_the_big_boss_help_a_hammer_up() -> None:
    table = table_of(Put("one1", "big_boss", (3, 1)), Put("one2", "hammers", (3, 4), left=1))
    one = Script(actions=[("move", command.HEAL)], move=[(3, 3, 0, 0)], heal=["one2"])
    after = activate(table, "one1", (S,), one=one)
    assert len(after.units["one2"].figures) == 2


def test_skill_13_example_zombies_march_four_and_attack_the_hammers_at_once() -> None:
    table = table_of(
        Put("one1", "zombies", (3, 0)),
        Put("one2", "totenmeisterin", (4, 1)),
        Put("two1", "hammers", (3, 5), markers=("activated",)),
    )
    shots = ((0, 5, "two1", ""),)
    one = Script(actions=[("march", "free-attack")], move=[(3, 4, 0, 0)], attack=[shots], join=["-"])
    referee = referee_of(table, (S,) * 6, (S,) * 10, one=one)
    activation.start(referee, "one1")
    activation.begin(referee)
    assert skills.paces(referee.table, "one1") == (3, 4)
    activation.act(referee)
    activation.act(referee)
    assert (referee.table.units["one1"].x, referee.table.units["one1"].y) == (3, 4)
    thrown = [(e.rule, e.about["dice"]) for e in referee.events if e.what == "roll"]
    assert thrown == [("DT-HIT-01", "6D"), ("DT-HIT-01", "10D")]  # Hammers strike first, then ten dice


def test_skill_34_example_the_totenmeisterin_gets_one_of_two_zombies_back() -> None:
    table = table_of(Put("one1", "totenmeisterin", (3, 1)), Put("one2", "zombies", (3, 4), left=3))
    one = Script(
        actions=[("move", skills.RESURRECTION)],
        move=[(3, 3, 0, 0)],
        resurrection=["one2"],
    )
    after = activate(table, "one1", (A, 3), one=one)
    assert len(after.units["one2"].figures) == 4


def test_veh_02_example_a_nastasia_steps_out_after_its_carrier_and_fires() -> None:
    table = table_of(
        Put("one1", "carrier", (5, 1), facing=0),
        Put("one2", "nastasia", place="aboard", carrier="one1", seat="slung"),
        Put("two1", "flak_boys", (5, 8), markers=("activated",)),
    )
    shot = ((0, 1, "two1", ""),)
    carrier = Script(actions=[("move", "attack")], lift=["-"], move=[(5, 6, 0, 0)], attack=[shot])
    after = activate(table, "one1", (S,) * 8, one=carrier)
    assert ("move", "attack") in menu(scope_of(after, "one2")).shown
    assert ("attack", "move") in menu(scope_of(after, "one2")).refused
    out = Script(actions=[("move", "attack")], move=[(5, 5, 0, 0)], attack=[shot])
    referee = referee_of(after, (S,) * 11, one=out)
    activation.start(referee, "one2")
    activation.begin(referee)
    activation.act(referee)
    activation.act(referee)
    assert [e.about["dice"] for e in referee.events if e.what == "roll"] == ["11D"]  # infantry 3
