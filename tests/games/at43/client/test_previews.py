"""What is told before an answer."""

from __future__ import annotations

from fractions import Fraction as F
from itertools import product
from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.at43.client import previews
from escarmouche.space.shapes import polygon_of
from tests.games.at43.tables import Squad, table_of


def test_a_shot_tells_everybody_in_the_fire_zone_and_own_losses() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1),
        Squad("two1", "two", (3000, 6000), count=1),
        Squad("one2", "one", (3000, 4500), count=1),
    )
    told = previews.shot(table, "one1", "rifle", "two1")
    assert told.touched == ("one2a", "two1a")
    assert told.own == ("own-losses",)
    assert told.odds["own-losses"].chances[1] == F(2, 3) * F(1, 2)  # the bystander takes the only impact
    assert told.odds["losses"].chances[0] == 1
    assert polygon_of(told.areas[0]).contains((3000, 4500))


def test_forecasts_for_each_salvo_and_enemy() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (3000, 6000), count=1),
        Squad("two2", "two", (5000, 6000), count=1),
    )
    told = [(f.about["salvo"], f.about["target"]) for f in previews.forecasts(table, "one1")]
    assert told == [("rifle", "two1"), ("rifle", "two2"), ("launcher", "two1"), ("launcher", "two2")]


def test_a_unit_that_may_not_shoot_has_no_forecast() -> None:
    waiting = table_of(Squad("one1", "one", (0, 0), place="reserve"), Squad("two1", "two", (3000, 6000)))
    assert previews.forecasts(waiting, "one1") == ()


def test_a_salvo_is_forecast_at_each_enemy_and_splitting_fire_at_none() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), ["trooper", "flamer"]),
        Squad("two1", "two", (3000, 6000), count=1),
        Squad("two2", "two", (5000, 6000), count=1),
    )
    ask = Ask("A4-SHOOT-07", "one", "salvo", ("rifle", "flamer", "split"), about={"unit": "one1"})
    assert [f.about["target"] for f in previews.outcomes(ask, table, "rifle")] == ["two1", "two2"]
    assert previews.outcomes(ask, table, "flamer") == ()  # its template is laid first
    assert previews.outcomes(ask, table, "split") == ()


def test_a_movement_tells_what_it_draws() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1),
        Squad("two1", "two", (3000, 6000), count=1, markers=("alerte",)),
    )
    ask = Ask("A4-MOV-12", "one", "move", kind="place", about={"unit": "one1", "action": "combat"})
    (told,) = previews.outcomes(ask, table, (("one1a", ((3000, 3500),), -1),))
    assert [draw.about["unit"] for draw in told.draws] == ["two1"]
    assert told.draws[0].own


def test_ord_08_each_unit_in_alert_tells_what_it_would_do_to_the_mover() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1),
        Squad("two1", "two", (3000, 5000), count=1, markers=("alerte",)),
    )
    ask = Ask("A4-ORD-08", "two", "alert-fire", ("two1", "-"), about={"mover": "one1"})
    (told,) = previews.outcomes(ask, table, "two1")
    assert told.odds["losses"].chances[1] == F(35, 36) * F(1, 2), "2+, thrown again at will"
    assert told.own == ()
    assert previews.outcomes(ask, table, "not-this-move") == ()


def test_dmg_05_to_07_points_of_weapons_are_not_what_keeps_a_vehicle_going() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["walker"], entry="walkers"))
    assert previews.strength(table, "one1") == 2 + 3
    table.change("one1a", {"hurt": (2, 1, 1, 0)})
    assert previews.strength(table, "one1") == 0 + 2


def test_a_bid_tells_the_chance_of_authority() -> None:
    table = table_of(one={"pc": 9}, two={"pc": 0})
    ask = Ask("A4-TAC-10", "one", "bid", (0, 1))
    (told,) = previews.outcomes(ask, table, 1)
    assert told.odds["authority"].chances[1] == F(21, 31)


def test_tac_13_a_bid_among_three_sides_counts_all_of_them() -> None:
    three = ("one", "two", "three")
    squads = [
        Squad(f"{side}1", side, (2000 + 3000 * n, 3000), ["lieutenant"]) for n, side in enumerate(three)
    ]
    values: Any = {side: {"commander": f"{side}1a", "pc": 9} for side in three}
    table = table_of(*squads, sides=three, **values)
    ask = Ask("A4-TAC-10", "one", "bid", (0, 1))
    told = previews.outcomes(ask, table, 0)
    assert told[0].odds["authority"].chances[1] == F(1, 3), "all alike: one of three"
    assert told[1].odds["authority"].chances[1] < F(1, 20), "the others bid all they can"
    more = previews.outcomes(ask, table, 1)[0].odds["authority"].chances[1]
    wins = sum(max(b, c) < a + 1 for a, b, c in product(range(1, 7), repeat=3))
    assert more > F(wins, 216), "who ties throws again"
