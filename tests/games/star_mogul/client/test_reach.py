"""Lit ground and units led by hand, as the rules judge them."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.star_mogul.client import reach
from escarmouche.games.star_mogul.ruleset import RULESET
from escarmouche.games.star_mogul.table import Table
from tests.games.star_mogul.tables import Car, Men, asked, pas, piece, table_of


def walking() -> tuple[Table, Ask]:
    men = Men("one1", "one", (20, 20), 3, step=(1.5, 0))
    rocks = piece("rocks", 23, 23)
    table = table_of(men, Men("two1", "two", (40, 40)), pieces=(rocks,))
    match, ask = asked(table, activate="one1", order="move")
    return match.table, ask


def test_the_ground_that_a_model_can_reach_is_judged_by_the_rules() -> None:
    table, ask = walking()
    lit = RULESET.client.spots(ask, table, "one1a", None, ())
    assert lit is not None
    assert lit.most == pas(5)
    assert lit.allowed(pas(15.1, 20))
    assert not lit.allowed(pas(14.9, 20)), "farther than its Move"
    assert not lit.allowed(pas(23, 23)), "in the rocks"
    others: Any = (("one1b", (pas(26, 19),), -1), ("one1c", (pas(27.5, 19),), -1))
    whole = RULESET.client.spots(ask, table, "one1a", others, ())
    assert whole is not None
    assert whole.allowed(pas(24, 19))
    assert not whole.allowed(pas(17, 20)), "the chain would break"
    assert lit.outlines()


def test_a_unit_is_led_to_a_point_or_as_near_as_it_gets() -> None:
    table, ask = walking()
    value = reach.follow(ask, table, pas(20, 14))
    assert ask.refuses(value) is None
    assert {item[0] for item in value} == {"one1a", "one1b", "one1c"}
    assert {f: path[-1] for f, path, _ in value}["one1a"][1] <= pas(15.1)


def test_a_vehicle_is_led_round_a_bend_and_lights_what_it_can_reach() -> None:
    table = table_of(Car("one1", "one", (20, 20)), Men("two1", "two", (40, 40)))
    match, ask = asked(table, activate="one1", order="drive")
    lit = RULESET.client.spots(ask, match.table, "one1h", None, ())
    assert lit is not None
    assert lit.allowed(pas(29, 20))
    assert not lit.allowed(pas(31, 20))
    assert lit.allowed(pas(22, 26)), "two turns of 45 degrees"
    assert not lit.allowed(pas(16, 20)), "behind it"
    value = reach.follow(ask, match.table, pas(22, 26))
    assert ask.refuses(value) is None
    assert value[0][1][-1] == pas(22, 26)
    assert len(value[0][1]) > 1
    far = reach.follow(ask, match.table, pas(44, 20))
    assert far[0][1][-1][0] > pas(29)
