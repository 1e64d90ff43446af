"""A new table: edges, options, the starter game (CZ-GAME-01, CZ-GAME-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.chapters import figures
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup import setup
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, Script, referee_of, table_of

LISTS = ("corp-200-patrol", "gang-200-street")


def fresh(key: str = "firefight", **options: Any) -> Table:
    rules = ruleset("combat_zone")
    return setup.new_table(Setup(key, rules.armies.lists_for(key, LISTS), options))


def test_game_01_the_higher_roll_chooses_the_edge_and_the_lower_places_first() -> None:
    table = fresh()
    assert (table.ground.width, table.ground.depth) == (12000, 12000)
    referee = referee_of(table, (3,), (3,), (2,), (5,), two=Script(edge=["north"]))
    setup.set_up(referee)
    assert [e.about["value"] for e in referee.events if e.what == "roll"] == [3, 3, 2, 5]
    assert (referee.table.sides["one"].edge, referee.table.sides["two"].edge) == ("south", "north")
    assert referee.table.turn.active == "one"
    order = []
    for _ in range(4):
        before = {u for u in referee.table.units if "placed" in referee.table.units[u].markers}
        setup.set_up(referee)
        now = {u for u in referee.table.units if "placed" in referee.table.units[u].markers}
        order += sorted(referee.table.units[u].side for u in now - before)
    assert order == ["one", "two", "one", "two"]
    setup.set_up(referee)
    assert referee.table.turn.step == "compulsory"


def test_game_02_the_starter_scenario() -> None:
    table = setup.new_table(Setup("starter", LISTS))
    sides = {side: [u for u in table.units.values() if u.side == side] for side in ("one", "two")}
    assert [len(u.figures) for u in sides["one"]] == [5]
    assert [len(u.figures) for u in sides["two"]] == [4]
    assert all(u.leader for us in sides.values() for u in us)
    assert table.setting.turns == 8
    guns = sorted(figures.profile(table, f).ranged[0] for f in sides["one"][0].figures)
    assert guns == ["machine_pistol", "pistol", "pistol", "pistol", "shotgun"]
    troopers = [figures.profile(table, f) for f in sides["two"][0].figures]
    assert {(p.ranged, p.armour, p.quality) for p in troopers} == {(("assault_rifle",), "flak", "average")}


@pytest.mark.parametrize(
    "options", [{"burst_cap": "x"}, {"unknown": 1}, {"turns": 0}, {"map": "moon"}, {"attacker": "x"}]
)
def test_options_that_make_no_sense(options: dict[str, Any]) -> None:
    with pytest.raises(DataError):
        fresh(**options)


def test_game_01_equal_rolls_are_thrown_again_and_the_higher_chooses_the_edge() -> None:
    for faces, chooser in (((3, 3, 5, 2), "one"), ((4, 4, 1, 6), "two")):
        table = table_of(Group("a", "one", (0, 0)), Group("b", "two", (0, 0)), turn={"activation": "edges"})
        players = {chooser: Script(edge=["north"])}
        referee = referee_of(table, *((face,) for face in faces), **players)
        setup.choose_edges(referee)
        assert referee.table.sides[chooser].edge == "north"
        assert {side.edge for side in referee.table.sides.values()} == {"north", "south"}
        assert referee.table.turn.active != chooser


@pytest.mark.parametrize(
    ("key", "value", "good"),
    [
        ("turns", 0, False),
        ("turns", 1, True),
        ("points", 0, False),
        ("turns", True, False),
        ("attacker", "three", False),
    ],
)
def test_game_01_sizes_and_turns_begin_at_one(key: str, value: Any, good: bool) -> None:
    made = Setup("firefight", ("corp-100-patrol", "gang-100-street"), {key: value})
    if good:
        assert setup.new_table(made).setting.turns == value
    else:
        with pytest.raises(DataError):
            setup.new_table(made)


@pytest.mark.parametrize(
    "options",
    [{"burst_cap": 3}, {"turns": 0}, {"attacker": "x"}, {"nonsense": 1}, {"map": "x"}, {"points": "9"}],
)
def test_game_01_options_that_make_no_sense_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(DataError):
        RULESET.rules.new_table(Setup("starter", (), options))


@pytest.mark.parametrize(("given", "kept"), [("none", 0), (None, 0), (50, 50)])
def test_shoot_09_no_limit_may_be_written_as_none(given: Any, kept: int) -> None:
    table = RULESET.rules.new_table(Setup("starter", (), {"burst_spread_cm": given}))
    assert table.setting.options["burst_spread_cm"] == kept
