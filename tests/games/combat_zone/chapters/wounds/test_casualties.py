"""Who is eliminated, panics, runs, is stunned (CZ-REAC-14 to 16, CZ-GAME-03)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters.things import lying_thing
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.table import PANICKED, ROUTED, STUNNED, WAITING, Referee, Table, Thing
from tests.games.combat_zone.tables import Group, referee_of, table_of

FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def carrier(**values: Any) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), carrying="box"),
        Group("f", "one", (6250, 6000), **values),
        Group("r", "one", (6000, 6325), "robot", kind="machine"),
        Group("b", "two", (5750, 6000)),
        things=(Thing("box", "object", 6000, 6000, holder="aa"), Thing("pot", "object", 6000, 6100)),
    )


def test_game_03_who_drops_out_leaves_what_he_carried_where_he_stood() -> None:
    table = carrier()
    table.change("aa", {"x": 6010, "y": 6020})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    found = lying_thing(referee.table, "box")
    assert found is not None
    assert (found.x, found.y, found.holder) == (6010, 6020, "")
    assert told(referee) == ["eliminated", "object-dropped"]


def test_mach_08_a_machine_that_is_wrecked_is_told_and_leaves_a_piece() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot"), FOE)
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    assert told(referee) == ["wrecked"]
    found = referee.table.ground.pieces[-1]
    assert (found.kind, found.height) == ("wreck", table.setting.profiles["robot"].height)
    assert found.polygon.contains((6000, 6000))


@pytest.mark.parametrize(
    ("spent", "ap", "left"), [(0, 6, 3), (0, 2, 2), (1, 5, 2), (2, 4, 1), (3, 3, 0), (5, 1, 0)]
)
def test_reac_14_panic_leaves_three_points_less_those_spent(spent: int, ap: int, left: int) -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), spent=spent, ap=ap), FOE))
    casualties.panic(referee, "CZ-WND-02", "aa")
    assert referee.table.figures["aa"].ap == left
    (event,) = referee.events
    assert (event.about["marker"], event.about["left"]) == (PANICKED, left)
    assert event.rule == ("CZ-REAC-14" if left < ap else "CZ-WND-02")


@pytest.mark.parametrize("state", [ROUTED, STUNNED])
def test_reac_16_a_fright_does_not_help_who_is_worse_off(state: str) -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(state,)), FOE))
    casualties.panic(referee, "CZ-WND-02", "aa")
    assert referee.table.figures["aa"].states == {state}
    assert [event.about["key"] for event in referee.events] == ["no-worse"]


def test_area_10_the_worse_of_two_stuns_counts() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(PANICKED, WAITING)), FOE))
    for score, kept in ((8, 8), (10, 10), (7, 10)):
        casualties.stun(referee, "CZ-AREA-10", "aa", score)
        assert (referee.table.figures["aa"].stun, referee.table.figures["aa"].ap) == (kept, 0)
    assert referee.table.figures["aa"].states == {STUNNED}


def test_mach_10_a_machine_has_no_nerves_to_lose() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "robot"), FOE))
    casualties.panic(referee, "CZ-WND-02", "aa")
    casualties.rout(referee, "CZ-REAC-16", "aa")
    casualties.stun(referee, "CZ-AREA-10", "aa", 8)
    assert referee.table.figures["aa"].states == frozenset()
    assert referee.events == []


def test_cc_17_who_has_no_foe_left_is_free_and_told_so() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), foes=("ba", "ca")),
        Group("b", "two", (6250, 6000), foes=("aa",)),
        Group("c", "two", (5750, 6000), foes=("aa",)),
    )
    referee = referee_of(table)
    casualties.release(referee, "CZ-WND-01", "ba")
    assert (referee.table.figures["aa"].foes, told(referee)) == (("ca",), [])
    casualties.release(referee, "CZ-WND-01", "ca")
    assert (referee.table.figures["aa"].foes, told(referee)) == ((), ["free-again"])


def noted(referee: Referee, key: str) -> list[str]:
    """The rules of the notes with this key."""
    return [e.rule for e in referee.events if e.about.get("key") == key]


def test_cc_17_who_still_has_an_opponent_is_not_free() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), foes=("ba", "bb")),
        Group("b", "two", (0, 0), count=2, places=[(2250, 6000), (1750, 6000)], foes=("aa",)),
    )
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-CC-14", "ba")
    assert referee.table.figures["aa"].foes == ("bb",)
    assert noted(referee, "free-again") == []
    casualties.eliminate(referee, "CZ-CC-14", "bb")
    assert noted(referee, "free-again") == ["CZ-CC-17"]


def priced(table: Table, **costs: int) -> Table:
    profiles = {k: replace(v, cost=costs.get(k, v.cost)) for k, v in table.setting.profiles.items()}
    table.setting = replace(table.setting, profiles=profiles)
    return table


def test_game_03_the_price_of_the_fallen_goes_to_the_other_side_once() -> None:
    table = priced(
        table_of(
            Group("a", "one", (6000, 6000)), Group("r", "one", (3000, 3000), "robot"), FOE, two={"kills": 5}
        ),
        trooper=12,
        robot=70,
    )
    referee = referee_of(table)
    for figure, kills in (("aa", 17), ("aa", 17), ("ra", 87)):
        casualties.eliminate(referee, "CZ-WND-01", figure)
        assert referee.table.sides["two"].kills == kills
    assert referee.table.sides["one"].kills == 0
