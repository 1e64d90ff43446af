"""What the greedy player makes of a situation: the choices a sensible leader would make."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.engine import standing
from escarmouche.engine.match import Match
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.combat_zone import actions, aims, drafts, gains, marches, movement, policy, shooting
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Marker, Table
from escarmouche.players.greedy import Greedy
from escarmouche.players.random_player import RandomPlayer
from tests.combat_zone.tables import Group, door, table_of, wall


class Chair:
    def __init__(self, table: Table) -> None:
        self.ruleset, self.table = RULESET, table


def choose(table: Table, ask: Ask) -> Any:
    return Greedy().choose(ask, Chair(table))


def act(table: Table, figure: str = "one1a") -> str:
    options = tuple(o for o in actions.options(table, figure) if actions.why_not(table, figure, o) is None)
    found: str = choose(table, Ask("CZ-AP-04", "one", "action", options, about={"figure": figure}))
    return found


def move(table: Table, figure: str = "one1a") -> Any:
    ask = Ask(
        "CZ-MOVE-03", "one", "move", (), "place", about={"figure": figure},
        drafts=lambda: drafts.move_drafts(table, figure),
    )  # fmt: skip
    return choose(table, ask)


def test_an_enemy_in_the_open_at_short_range_is_shot_at() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), facing=90, ap=2), Group("two1", "two", (6000, 5000), "unarmed")
    )
    assert act(table) == "burst:assault_rifle"


def test_a_figure_far_from_everybody_advances_by_a_legal_move() -> None:
    table = table_of(
        Group("one1", "one", (6000, 1000), "pistolier", facing=90), Group("two1", "two", (6000, 11000))
    )
    assert act(table) == "move"
    value = move(table)
    assert movement.why_not_path(table, "one1a", value) is None
    assert value[0][1][-1][1] > 3000


def test_a_figure_turns_to_an_enemy_behind_it() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), facing=270, ap=2), Group("two1", "two", (6000, 4500), "unarmed")
    )
    assert act(table) == "pivot"
    ask = Ask("CZ-MOVE-01", "one", "pivot", (), "place", about={"figure": "one1a"})
    value = choose(table, ask)
    assert movement.why_not_facing(table, "one1a", value) is None
    assert movement.pivot_cost(table, "one1a", value[0][2]) == 0


def test_the_way_to_the_enemy_leads_through_the_door() -> None:
    room = (
        wall("w1", 3000, 4000, 5800, 4060), wall("w2", 6250, 4000, 9000, 4060),
        wall("w3", 3000, 0, 3060, 4000), wall("w4", 8940, 0, 9000, 4000), door("d", 5800, 4000, 6250, 4060),
    )  # fmt: skip
    table = table_of(
        Group("one1", "one", (6025, 3875), facing=90), Group("two1", "two", (6025, 9000)), pieces=room
    )
    assert act(table) == "door:d"


def test_nobody_closes_a_door_for_nothing() -> None:
    table = table_of(
        Group("one1", "one", (6025, 3875), facing=90), Group("two1", "two", (6025, 9000)),
        pieces=(door("d", 5800, 4000, 6250, 4060, opened=True),),
    )  # fmt: skip
    assert act(table) != "door:d"
    options = ("door:d", "move", "done")
    ask = Ask("CZ-AP-04", "one", "action", options, about={"figure": "one1a"})
    assert "door:d" not in policy.candidates(ask, table)


def test_the_target_that_can_be_hurt_most_is_chosen() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), facing=90),
        Group("two1", "two", (6000, 5000), "armoured"), Group("two2", "two", (7000, 5000), "trooper"),
    )  # fmt: skip
    about = {"figure": "one1a", "weapon": "assault_rifle", "mode": "burst"}
    assert choose(table, Ask("CZ-SHOOT-09", "one", "target", ("two1a", "two2a"), about=about)) == "two2a"


def test_gains_are_the_odds_of_the_code_that_plays() -> None:
    table = table_of(Group("one1", "one", (6000, 3000), facing=90), Group("two1", "two", (6000, 5000)))
    open_ground = gains.shot_gain(table, "one1a", "assault_rifle", shooting.BURST, "two1a")
    low = table.copy()
    low.change("two1a", {"states": frozenset({"dropped"})})
    assert 0 <= gains.shot_gain(low, "one1a", "assault_rifle", shooting.BURST, "two1a") <= open_ground


def test_a_range_that_was_measured_is_no_longer_guessed() -> None:
    table = table_of(Group("one1", "one", (6000, 1000), facing=90), Group("two1", "two", (6000, 10000)))
    shot = "one1a", "assault_rifle", shooting.BURST, "two1a"  # 87.5 cm, an eye may take it for 70
    assert gains.shot_gain(table, *shot) > 0
    table.change("one1a", {"bursts": (("assault_rifle", 1),)})
    assert gains.shot_gain(table, *shot) == 0


def test_recruits_stay_where_they_hit_as_often_as_from_near() -> None:
    table = table_of(
        Group("one1", "one", (6000, 1000), ["green", "trooper", "unarmed"]),
        Group("two1", "two", (6000, 10000)),
    )
    assert [aims.good_range(table, figure) for figure in ("one1a", "one1b", "one1c")] == [6000, 2500, 0]


def test_opportunity_fire_hits_what_comes_near() -> None:
    table = table_of(
        Group("two1", "two", (6000, 4000)),
        Group("one1", "one", (6000, 3000), facing=90, states=("waiting",)),
        turn={"action": ("move",)},
    )  # fmt: skip
    options = ("one1a", NO_ONE, "wait", *standing.ANSWERS)
    ask = Ask("CZ-OPP-02", "one", "opportunity-fire", options, about={"target": "two1a", "action": ("move",)})
    assert choose(table, ask) in ("one1a", NO_ONE)
    assert not set(policy.candidates(ask, table)) & set(standing.ANSWERS)


def test_the_object_is_taken_and_carried_home() -> None:
    case = Marker("case", "object", 6000, 6000, radius=50)
    table = _extraction(table_of(
        Group("one1", "one", (6000, 5825), facing=90), Group("two1", "two", (1000, 11500)),
        turn={"markers": (case,)},
    ))  # fmt: skip
    assert act(table) == "take:case"
    carried = table.copy()
    carried.change("turn", {"markers": (Marker("case", "object", 6000, 6000, radius=50, holder="one1a"),)})
    carried.change("one1a", {"carrying": "case"})
    assert act(carried) == "move"
    assert move(carried)[0][1][-1][1] < 5000


def _extraction(table: Table) -> Table:
    table.setting = replace(table.setting, scenario="extraction")
    return table


def test_steps_of_a_way_are_no_longer_than_a_step() -> None:
    way = ((0, 0), (0, 1200), (700, 1200))
    assert marches.cut(way, 500) == ((0, 500), (0, 1000), (0, 1200), (500, 1200), (700, 1200))


def test_a_game_of_greedy_against_random_ends_and_is_repeatable() -> None:
    def play() -> Match:
        table = RULESET.new_table(Setup("starter", RULESET.lists_for("starter", RULESET.default_lists)))
        return Match(RULESET, table, "seed", {"one": RandomPlayer("r"), "two": Greedy()})

    first, second = play(), play()
    assert first.over
    assert first.table == second.table


def test_only_hands_reach_an_enemy_who_is_locked_in_combat() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), count=2), Group("two1", "two", (6000, 9000), "unarmed", count=2)
    )
    assert [aim.stop for aim in aims.aims(table, "one1a")] == [2500]
    table.change("two1a", {"foes": ("one1b",)})
    assert [aim.stop for aim in aims.aims(table, "one1a")] == [2500]
    table.change("two1b", {"foes": ("one1b",)})
    assert [aim.stop for aim in aims.aims(table, "one1a")] == [0]


def test_hunters_go_on_until_they_see_their_prey() -> None:
    groups = Group("one1", "one", (6000, 3000)), Group("twotarget", "two", (6000, 5000), "unarmed")
    for pieces, scenario, stop in (
        ((), "hunt", 2500),
        ((wall("w", 5000, 4000, 7000, 4100),), "hunt", 0),
        ((wall("w", 5000, 4000, 7000, 4100),), "firefight", 2500),
    ):
        table = table_of(*groups, pieces=pieces)
        table.setting = replace(table.setting, scenario=scenario)
        assert [aim.stop for aim in aims.aims(table, "one1a")] == [stop]
