"""The toy campaign, a test for each rule, named after it: the shape to copy."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import situation
from escarmouche.engine.battle import FightAtOnce
from escarmouche.engine.conformance import check_match, under_hash_seeds
from escarmouche.engine.errors import DataError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.odds import odds
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import AskEach, Battle, Pause
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.template_campaign.chapters import battles, debriefing, planning
from escarmouche.games.template_campaign.ruleset import RULESET
from escarmouche.games.template_campaign.table import Table, sent
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import Script

SETUP = Setup("war", ("scouts", "veterans"))
WAR = """\
game: template_campaign
sides:
  north: {force: scouts, units: 3, coins: 2, at_bridge: 1}
  south: {force: veterans, units: 2, coins: 1, at_bridge: 1}
phase: battles
"""
SCRIPT = """
from hashlib import blake2b
from escarmouche.engine.battle import FightAtOnce
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_for, record_lines
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.save import dump
from escarmouche.games import ruleset
from escarmouche.players.random_player import RandomPlayer
rules = ruleset("template_campaign")
for seed in range(2):
    table = rules.rules.new_table(Setup("war", ("scouts", "veterans")))
    players = {side: RandomPlayer(f"{seed}{side}") for side in rules.armies.sides}
    match = Match(rules, table, seed, players, fighter=FightAtOnce(ruleset))
    text = "".join([*record_lines(match), *record_for(match, "north")]) + dump(match).decode()
    print(match.table.digest(), blake2b(text.encode()).hexdigest())
"""


def war(*changes: tuple[str, str]) -> Table:
    text = WAR
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    table: Table = situation.parse(text, "war.yaml", ruleset).table
    return table


def judge(table: Table, *throws: tuple[int, ...], reports: Any = (), **answers: list[Any]) -> Referee[Table]:
    """A referee with loaded dice, scripted answers of both sides, and reports in order."""
    left = list(reports)

    def fight(battle: Battle) -> Any:
        return (battle.key, left.pop(0), "", "typed") if left else None

    players: dict[str, Player] = {side: Script(**answers) for side in table.sides}
    return Referee(table, (), LoadedDice(*throws), players, fight=fight)


def ended(winner: str, red: int, blue: int) -> dict[str, Any]:
    return {"winner": winner, "left": {"red": red, "blue": blue}}


def test_week_01_a_war_has_two_weeks_of_hiring_sending_battles_and_stock() -> None:
    phases = []
    table = RULESET.rules.new_table(SETUP)
    while not table.turn.over:
        phases.append((table.turn.round, table.turn.phase))
        every = judge(table, *((6,),) * 20, reports=[ended("draw", 1, 1)] * 2, hire=[0], send=[1])
        every._dice = None if table.turn.phase != "debriefing" else every._dice
        RULESET.rules.step(every)
    weeks = [(week, phase) for week in (1, 2) for phase in ("hire", "send", "battles", "debriefing")]
    assert phases == weeks
    assert all(side.coins >= 2 for side in table.sides.values())


def test_army_01_a_side_leads_a_force_of_the_table_and_brings_it_to_battle() -> None:
    table = RULESET.rules.new_table(SETUP)
    assert (table.sides["north"].units, table.sides["south"].units) == (3, 2)
    with pytest.raises(DataError, match="no force called dragons"):
        RULESET.rules.new_table(Setup("war", ("scouts", "dragons")))
    found = battles.fixture(war(), "mill")
    played = ruleset("template").rules.new_table(found.setup)
    assert [played.units[unit].side for unit in played.units] == ["red", "red", "blue"]
    assert played.setting.lists == {"red": "scouts", "blue": "veterans"}


def test_map_01_bridge_and_mill_lie_a_march_from_both_camps() -> None:
    drawn = RULESET.client.scene(war(), "north").map
    assert drawn
    assert {node.id for node in drawn.nodes} == {"camp-north", "camp-south", "bridge", "mill"}
    ways = {(route.a, route.b) for route in drawn.routes}
    assert ways == {(f"camp-{side}", place) for side in ("north", "south") for place in ("bridge", "mill")}
    assert {(c.node, c.side, c.letter) for c in drawn.counters} == {
        ("bridge", "north", "1"), ("mill", "north", "2"), ("bridge", "south", "1"), ("mill", "south", "1"),
    }  # fmt: skip


def test_hire_01_a_coin_for_each_unit_and_never_more_than_four() -> None:
    table = war(("phase: battles", "phase: hire"), ("units: 2, coins: 1", "units: 2, coins: 5"))
    players = {side: Script(hire=[1 if side == "north" else 2]) for side in table.sides}
    referee = Referee(table, (), None, players)
    planning.hire(referee)
    assert [(s.units, s.coins) for s in table.sides.values()] == [(4, 1), (4, 3)]
    with pytest.raises(Pause) as paused:
        planning.hire(Referee(war(("units: 3", "units: 4"), ("coins: 1", "coins: 5"))))
    assert isinstance(paused.value.request, AskEach)
    assert [(ask.side, ask.options) for ask in paused.value.request.asks] == [("south", (0, 1, 2))]


def test_send_01_the_rest_goes_to_the_mill() -> None:
    table = war(("phase: battles", "phase: send"))
    planning.send_out(Referee(table, (), None, {s: Script(send=[2]) for s in table.sides}))
    assert [sent(table, "north", place) for place in ("bridge", "mill")] == [2, 1]
    assert [sent(table, "south", place) for place in ("bridge", "mill")] == [2, 0]


def test_battle_01_a_battle_wherever_both_are_and_the_winner_holds_the_place() -> None:
    table = war()
    battles.fight(judge(table, reports=[ended("red", 1, 0), ended("blue", 0, 1)]))
    assert {place.id: place.side for place in table.things.values()} == {"bridge": "north", "mill": "south"}
    assert [(s.units, s.lost) for s in table.sides.values()] == [(1, 2), (1, 1)]


def test_battle_01_in_the_second_week_the_colours_change() -> None:
    assert battles.fixture(war(), "mill").seats == {"red": "north", "blue": "south"}
    later = war(("phase: battles", "phase: battles\nround: 2"))
    found = battles.fixture(later, "mill")
    assert found.seats == {"red": "south", "blue": "north"}
    assert [force["force"] for force in found.setup.lists] == ["veterans", "scouts"]


def test_battle_01_a_report_keeps_nobody_who_was_not_there() -> None:
    found = battles.fixture(war(), "mill")
    assert battles.why_not_report(found, ended("red", 2, 1)) is None
    for report in (ended("red", 3, 0), ended("red", -1, 0), ended("green", 1, 0), {"winner": "red"}):
        assert battles.why_not_report(found, report)


def test_battle_02_where_one_side_is_alone_there_is_no_battle() -> None:
    table = war(("units: 2, coins: 1, at_bridge: 1", "units: 2, coins: 1, at_bridge: 2"))
    battles.fight(judge(table, reports=[ended("blue", 0, 2)]))
    assert {place.id: place.side for place in table.things.values()} == {"bridge": "south", "mill": "north"}
    empty = war(
        ("at_bridge: 1}\n  south", "at_bridge: 3}\n  south"), ("at_bridge: 1}\nphase", "at_bridge: 2}\nphase")
    )
    battles.fight(judge(empty, reports=[ended("draw", 3, 2)]))
    assert empty.things["mill"].side == ""


def test_deb_01_lost_units_come_back_on_four() -> None:
    table = war(("coins: 2, at_bridge: 1", "coins: 2, lost: 2"))
    debriefing.stragglers(judge(table, (4, 3)), "north")
    assert (table.sides["north"].units, table.sides["north"].lost) == (4, 0)


def test_deb_01_of_two_lost_units_one_comes_back_on_average() -> None:
    table = war(("coins: 2, at_bridge: 1", "coins: 2, lost: 2"))
    found = odds(debriefing.stragglers, table, "north", of=lambda _, after: after.sides["north"].units - 3)
    assert found.exact
    assert found.mean == Fraction(1)


def test_deb_02_a_place_is_worth_a_coin_and_a_point() -> None:
    table = war(("phase: battles", "phase: debriefing\nheld: {bridge: north, mill: north}"))
    for side in table.sides:
        debriefing.pay(judge(table), side)
    assert [(s.coins, s.points) for s in table.sides.values()] == [(4, 2), (1, 0)]


@pytest.mark.parametrize(
    ("north", "south", "over"),
    [
        ("units: 3, coins: 2, points: 2", "units: 4, coins: 0, points: 1", "north"),
        ("units: 3, coins: 2, points: 1", "units: 4, coins: 0, points: 1", "south"),
        ("units: 3, coins: 2, points: 1", "units: 3, coins: 0, points: 1", "draw"),
    ],
)
def test_end_01_points_then_units_win(north: str, south: str, over: str) -> None:
    changes = (
        ("units: 3, coins: 2", north),
        ("units: 2, coins: 1", south),
        ("phase: b", "round: 2\nphase: b"),
    )
    table = war(*changes)
    debriefing.end_week(judge(table))
    assert (table.turn.over, table.turn.over_rule) == (over, "OW-END-01")


def test_end_01_a_side_with_nothing_left_ends_it_before_the_last_week() -> None:
    table = war(("units: 2, coins: 1, at_bridge: 1", "units: 0, coins: 0, points: 3"))
    debriefing.end_week(judge(table))
    assert table.turn.over == "south"


# -- the whole -----------------------------------------------------------------------------------------------


def random_player(side: str, seed: str) -> Player:
    return RandomPlayer(seed)


def test_guessed_campaigns_conform() -> None:
    results = {check_match(RULESET, SETUP, seed, random_player).over for seed in range(12)}
    assert results >= {"north", "south"}


def test_fought_campaigns_conform() -> None:
    for seed in range(2):
        report = check_match(RULESET, SETUP, seed, random_player, fighter=FightAtOnce(ruleset))
        assert report.rules["OW-BATTLE-01"]


def test_strings_hashed_otherwise_give_the_same_campaigns() -> None:
    one, two = under_hash_seeds(SCRIPT)
    assert len(one.splitlines()) == 2
    assert one == two
