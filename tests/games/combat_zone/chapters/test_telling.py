"""What happened is told as it ended: stretches walked, flights, turns, points, losses (docs/records.md)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import LOST, MOVED, SCORED, SPENT, STRUCK
from escarmouche.engine.requests import Event
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.wounds import casualties, rout
from escarmouche.games.combat_zone.table import DROPPED, ROUTED, WAITING, Referee, Table
from tests.games.combat_zone.tables import Group, Script, referee_of, rubble, table_of, wall

WATCHER = Group("b", "two", (6000, 8000), facing=270, states=(WAITING,), ap=0)
GAP = (wall("left", 5000, 6900, 5900, 7000), wall("right", 6300, 6900, 9000, 7000))
"""A street of which the watcher sees a strip of the near side only."""


def played(table: Table, *throws: tuple[int, ...], one: Script, two: Script | None = None) -> Referee:
    """The next action of side one to its end."""
    referee = referee_of(table, *throws, one=one, two=two or Script())
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)
    return referee


def told(referee: Referee, kind: str) -> list[Event]:
    return [event for event in referee.events if event.kind == kind]


def way(event: Event) -> tuple[Any, ...]:
    ((_, points, _),) = event.about["steps"]
    return tuple(points)


def test_move_03_a_move_is_one_line_with_its_way_and_its_points() -> None:
    table = table_of(
        Group("a", "one", (5000, 6000), ap=6, states=(DROPPED,)), Group("b", "two", (9000, 9000))
    )
    path = ((5500, 6000), (5500, 6500))
    referee = played(table, one=Script(action=["move"], move=[(("aa", path, -1),)]))
    (event,) = told(referee, MOVED)
    assert way(event) == ((5000, 6000), *path)
    assert (event.about["paid"], event.about["dear"], event.about["left"]) == (2, 0, 4)
    assert referee.table.figures["aa"].states == frozenset()


def test_move_05_steps_on_difficult_ground_are_counted() -> None:
    table = table_of(
        Group("a", "one", (5000, 6000), ap=6), Group("b", "two", (9000, 9000)),
        pieces=(rubble("r", 5200, 5000, 5400, 7000),),
    )  # fmt: skip
    referee = played(table, one=Script(action=["move"], move=[(("aa", ((5500, 6000), (6000, 6000)), -1),)]))
    (event,) = told(referee, MOVED)
    assert (event.rule, event.about["paid"], event.about["dear"]) == ("CZ-MOVE-05", 3, 1)


def test_opp_02_what_was_walked_is_told_before_the_fire_that_interrupts_it() -> None:
    table = table_of(Group("a", "one", (5000, 6500), ap=6), WATCHER, pieces=GAP)
    path = tuple((5000 + 500 * n, 6500) for n in range(1, 5))
    referee = played(
        table, (6, 6, 6), (6, 6, 6),
        one=Script(action=["move"], move=[(("aa", path, -1),)]), two=Script(opportunity_fire=["ba"]),
    )  # fmt: skip
    (event,) = told(referee, MOVED)
    fallen = referee.table.figures["aa"]
    assert way(event)[0] == (5000, 6500)
    assert way(event)[-1] == (fallen.x, fallen.y)
    assert fallen.x < path[-1][0], "it did not come to where it wanted"
    assert event.about["paid"] == len(way(event)) - 1
    fire = next(n for n, e in enumerate(referee.events) if e.what == "roll")
    assert referee.events.index(event) < fire
    (lost,) = told(referee, LOST)
    assert (lost.about["lost"], lost.about["left"]) == (("aa",), 0)


def test_opp_06_the_rest_of_a_step_is_a_line_of_its_own_and_costs_nothing_more() -> None:
    table = table_of(Group("a", "one", (5000, 6500), ap=6), WATCHER, pieces=GAP)
    path = tuple((5000 + 500 * n, 6500) for n in range(1, 5))
    referee = played(
        table, (1, 1, 1),
        one=Script(action=["move"], move=[(("aa", path, -1),)]), two=Script(opportunity_fire=["ba"]),
    )  # fmt: skip
    first, second = told(referee, MOVED)
    assert way(first)[-1] == way(second)[0]
    assert second.about["paid"] == 0
    figure = referee.table.figures["aa"]
    assert way(second)[-1] == (figure.x, figure.y)
    assert second.about["left"] == figure.ap


def test_reac_17_a_flight_is_told_with_its_way() -> None:
    table = table_of(Group("a", "one", (3000, 6000), states=(ROUTED,)), Group("b", "two", (9000, 9000)))
    referee = referee_of(table)
    rout.flee(referee, "aa")
    (event,) = told(referee, MOVED)
    assert (event.rule, way(event)) == ("CZ-REAC-17", ((3000, 6000), (1000, 6000)))


def test_reac_18_a_flight_off_the_table_is_a_loss() -> None:
    table = table_of(
        Group("a", "one", (500, 6000), count=2, states=(ROUTED,)), Group("b", "two", (9000, 9000))
    )
    referee = referee_of(table)
    rout.flee(referee, "aa")
    (event,) = told(referee, LOST)
    assert (event.about["unit"], event.about["lost"], event.about["left"]) == ("a", ("aa",), 1)


def test_act_01_points_paid_and_left_are_told_with_what_they_were_paid_for() -> None:
    table = table_of(Group("a", "one", (5000, 6000), ap=6), Group("b", "two", (9000, 9000)))
    referee = played(table, one=Script(action=["cover"]))
    (event,) = told(referee, SPENT)
    assert (event.about["purse"], event.about["amount"], event.about["left"]) == ("ap", 1, 5)
    assert event.about["deed"] == "paid-cover"


def test_cc_04_both_totals_are_told() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "unarmed"), Group("b", "two", (6250, 6000), "veteran"))
    referee = referee_of(table, (6, 6, 6, 1, 2), (1, 1))
    close_combat.fight(referee, "aa", "ba")
    (event,) = told(referee, STRUCK)
    assert (event.about["own"], event.about["other"], event.about["hits"]) == (18, 4, 1)
    assert (event.about["unit"], event.about["target"]) == ("aa", "ba")


def test_game_03_points_of_the_fallen_are_told_with_their_total() -> None:
    table = table_of(Group("a", "one", (5000, 6000)), Group("b", "two", (9000, 9000)))
    profiles = table.setting.profiles
    table.setting = replace(
        table.setting, profiles={**profiles, "trooper": replace(profiles["trooper"], cost=12)}
    )
    table.change("one", {"kills": 5})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    (event,) = told(referee, SCORED)
    assert (event.about["side"], event.about["points"], event.about["total"]) == ("one", 12, 17)
