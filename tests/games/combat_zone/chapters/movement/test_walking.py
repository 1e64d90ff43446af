"""Moves step by step (CZ-MOVE-04, CZ-OPP-02, CZ-OPP-06)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.movement import movement, walking
from escarmouche.games.combat_zone.table import STUNNED, Referee, Table, Thing
from tests.games.combat_zone.tables import Group, Script, referee_of, table_of

FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def test_opp_02_a_step_is_looked_along_at_each_centimetre_and_at_its_end() -> None:
    assert movement.samples((0, 0), (250, 0)) == [(100, 0), (200, 0), (250, 0)]
    assert movement.samples((0, 0), (0, 200)) == [(0, 100), (0, 200)]
    assert movement.samples((0, 0), (0, 0)) == [(0, 0)]


def test_opp_06_a_mover_stopped_in_the_midst_of_a_friend_goes_back_until_there_is_room() -> None:
    table = table_of(
        Group("a", "one", (6300, 6000), states=(STUNNED,)),
        Group("f", "one", (6400, 6000)),
        FOE,
        turn={"way": ((6700, 6000),), "action": ("move", "-1", "5900", "6000"), "step": "do"},
    )
    referee = referee_of(table)
    walking.walk(referee)
    record = referee.table.figures["aa"]
    assert 6400 - 250 - 25 < record.x <= 6400 - 250
    assert (record.y, referee.table.turn.way, referee.table.turn.action) == (6000, (), ())
    assert "action-lost" in told(referee)


@pytest.mark.parametrize("turned", [False, True])
def test_opp_06_a_mover_stopped_on_a_friend_goes_back_no_farther_than_it_came_from(turned: bool) -> None:
    def at(x: int, y: int) -> tuple[int, int]:
        return (y, x) if turned else (x, y)

    start = at(6150, 6000)
    table = table_of(
        Group("a", "one", at(6170, 6000), states=(STUNNED,)),
        Group("f", "one", at(6400, 6000)),
        FOE,
        turn={"way": (at(6650, 6000),), "action": ("move", "-1", *map(str, start)), "step": "do"},
    )
    referee = referee_of(table)
    walking.walk(referee)
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == start


def noted(referee: Referee, key: str) -> list[str]:
    """The rules of the notes with this key."""
    return [e.rule for e in referee.events if e.about.get("key") == key]


@pytest.mark.parametrize(("profile", "rule"), [("trooper", "CZ-MOVE-03"), ("armoured", "CZ-MOVE-04")])
def test_move_04_a_step_names_its_rule_and_an_enemy_ends_it(profile: str, rule: str) -> None:
    table = table_of(Group("a", "one", (2000, 6000), profile), Group("b", "two", (2600, 6000)))
    referee = referee_of(table)
    referee.book(action=("move", "-1"), way=((2400, 6000),), figure="aa")
    walking.walk(referee)
    assert next(e.rule for e in referee.events if "ap" in e.about) == rule
    assert noted(referee, "meets-enemy") == ["CZ-MOVE-06"]
    assert referee.table.figures["aa"].x == 2350


@pytest.mark.parametrize(("x", "stops_at"), [(2500, 2000), (2900, 2900)])
def test_opp_06_whoever_is_stopped_on_a_friend_goes_back_to_free_ground(x: int, stops_at: int) -> None:
    table = table_of(
        Group("a", "one", (0, 0), ["trooper", "trooper"], places=[(x, 6000), (2500, 6000)]),
        Group("b", "two", (9000, 6000)),
    )
    referee = referee_of(table)
    referee.book(figure="aa", action=("move", "-1", "2000", "6000"), way=((3000, 6000),))
    walking._stop_here(referee, "aa")
    found = referee.table.figures["aa"].x
    assert found == stops_at if x == 2900 else 2000 <= found <= 2250
    assert referee.table.turn.step == "act"
    assert referee.table.turn.way == ()


FAR = Group("two1", "two", (6000, 11000), facing=270)


def table_with(
    profile: str = "trooper",
    *others: Group,
    at: tuple[int, int] = (6000, 6000),
    facing: int = 0,
    **values: Any,
) -> Table:
    pieces = values.pop("pieces", ())
    return table_of(
        Group("one1", "one", at, profile, facing=facing, **values), *(others or (FAR,)), pieces=pieces
    )


def refused(table: Table, *path: tuple[int, int], facing: int = -1) -> Refusal | None:
    return movement.why_not_path(table, "one1a", (("one1a", path, facing),))


def moved(table: Table, *path: tuple[int, int], facing: int = -1) -> Referee:
    assert refused(table, *path, facing=facing) is None
    referee = referee_of(table.copy(), one=Script(action=["move"], move=[(("one1a", path, facing),)]))
    actions.act(referee)
    return referee


def spot(referee: Referee) -> tuple[int, int]:
    return referee.table.figures["one1a"].x, referee.table.figures["one1a"].y


def test_a_step_into_burning_ground_burns_before_the_next() -> None:
    fire = Thing("f", "fire", 6900, 6000, radius=400, value=9)
    table = table_of(Group("one1", "one", (6000, 6000)), FAR, things=(fire,))
    one = Script(action=["move"], move=[(("one1a", ((6300, 6000), (6700, 6000), (7000, 6000)), -1),)])
    referee = referee_of(table, (6, 6), one=one)
    actions.act(referee)
    assert referee.table.figures["one1a"].fate == "dead"
    assert spot(referee) == (6700, 6000)
    actions.act(referee)
    assert referee.table.turn.step == "figure"


def test_move_03_a_step_leads_somewhere() -> None:
    """A step is a straight way: one that ends where it began is refused, first or later."""
    table = table_with()
    nowhere = movement.why_not_path(table, "one1a", (("one1a", ((6000, 6000),), -1),))
    later = movement.why_not_path(table, "one1a", (("one1a", ((6400, 6000), (6400, 6000)), -1),))
    assert nowhere is not None
    assert (nowhere.rule, nowhere.reason, nowhere.about["step"]) == ("CZ-MOVE-03", "step-to-nowhere", 1)
    assert later is not None
    assert (later.reason, later.about["step"]) == ("step-to-nowhere", 2)
    assert walking.MOVE.name == "move"
