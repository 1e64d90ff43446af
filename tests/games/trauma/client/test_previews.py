"""What is told before the click: losses of both sides, who may be hit, what is drawn, bids and blasts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.requests import Ask
from escarmouche.games.trauma.chapters.shooting.allocation import BLAST_REACH
from escarmouche.games.trauma.client import previews
from escarmouche.games.trauma.table import ALERT, Table
from tests.games.trauma.tables import Squad, table_of


def asked(question: str, table: Table, answer: Any, **about: Any) -> Any:
    return previews.outcomes(Ask("TR-X", "one", question, (), about=about), table, answer)


def through_friends() -> Table:
    return table_of(
        Squad("one1", "one", (4000, 3000)),
        Squad("one2", "one", (4000, 3800)),
        Squad("two1", "two", (4000, 6400)),
        turn={"unit": "one1"},
    )


def test_shoot_35_a_salvo_through_ones_own_squad_tells_what_it_costs() -> None:
    (shot,) = previews.forecasts(through_friends(), "one1")
    assert shot.own == ("own-losses",)
    assert shot.odds["own-losses"].mean > shot.odds["losses"].mean
    assert set(shot.touched) >= {"one2a", "two1a"}
    assert len(shot.areas) == 1
    free = table_of(Squad("one1", "one", (4000, 3000)), Squad("two1", "two", (4000, 6400)))
    assert previews.forecasts(free, "one1")[0].own == ()


def test_actn_07_two_shoots_announced_are_shown_as_one_sustained_fire() -> None:
    table = table_of(Squad("one1", "one", (4000, 3000)), Squad("two1", "two", (4000, 6400)))
    (once,) = asked("announce", table, ("shoot",), unit="one1")
    (twice,) = asked("announce", table, ("shoot", "shoot"), unit="one1")
    assert (once.question, twice.question) == ("salvo", "sustained")
    assert twice.odds["losses"].mean > once.odds["losses"].mean
    assert asked("announce", table, ("movement", "shoot"), unit="one1") == ()


def test_skill_15_both_scores_of_a_sniper_are_shown() -> None:
    crew = Squad("one1", "one", (4000, 3000), ["marine", "sniper"])
    table = table_of(crew, Squad("two1", "two", (4000, 7400)))
    shown = {f.question: f for f in previews.forecasts(table, "one1") if f.about["salvo"] == "long_rifle#1"}
    assert set(shown) == {"salvo", "second-score"}
    assert shown["second-score"].odds["losses"].mean > shown["salvo"].odds["losses"].mean
    table.change("one1b", {"moved": True})
    assert "second-score" not in {f.question for f in previews.forecasts(table, "one1")}


def test_melee_01_a_fight_and_an_assault_tell_the_losses_of_both_sides() -> None:
    men = Squad("one1", "one", (0, 0), count=2, places=[(4000, 3000), (4300, 3000)])
    table = table_of(
        men, Squad("two1", "two", (4150, 3550), "tank", 1, entry="wheeled"), turn={"unit": "one1"}
    )
    (assault,) = asked("melee", table, "suicide:two1", unit="one1")
    assert assault.own == ("own-losses",)
    assert assault.odds["own-losses"].mean > 0
    assert assault.odds["boxes"].mean > 0
    foes = table_of(men, Squad("two1", "two", (4150, 3450), count=1), turn={"unit": "one1"})
    (fight,) = asked("melee", foes, "fight", unit="one1")
    assert fight.odds["losses"].mean > 0


def test_crush_03_driving_over_infantry_tells_whom_it_costs() -> None:
    tank = Squad("one1", "one", (4000, 3000), "tank", 1, entry="wheeled")
    table = table_of(tank, Squad("two1", "two", (4000, 3600), count=3), turn={"unit": "one1"})
    (over,) = asked("cross", table, "two1", unit="one1")
    assert over.question == "crush"
    assert over.odds["losses"].mean > 0


def test_ord_06_a_move_tells_the_alert_fire_it_draws() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 3000), count=2),
        Squad("two1", "two", (4000, 6400), markers=(ALERT,)),
        turn={"unit": "one1"},
    )
    there = (("one1a", ((4000, 3300),), -1), ("one1b", ((4350, 3300),), -1))
    (move,) = asked("move", table, there, unit="one1")
    (draw,) = move.draws
    assert (move.odds, draw.question, draw.about) == ({}, "alert", {"unit": "two1", "target": "one1"})
    assert "losses" in draw.own
    assert draw.odds["losses"].mean > 0
    table.change("two1", {"markers": frozenset()})
    assert asked("move", table, there, unit="one1") == ()


def test_shoot_38_each_figure_a_blast_may_fall_on_is_weighed() -> None:
    mortar = Squad("one1", "one", (4000, 3000), "bomber", 1)
    spread = Squad("two1", "two", (0, 0), count=3, places=[(4000, 6000), (4300, 6000), (6500, 6000)])
    about = {"unit": "one1", "target": "two1", "salvo": "mortar#1", "hits": 2}
    table = table_of(mortar, spread, turn={"unit": "one1"})
    (aimed,) = (f for f in previews.forecasts(table, "one1") if f.about["salvo"] == "mortar#1")
    assert len(aimed.areas) == 3  # drawn around each figure that it may fall on
    (near,) = asked("first-hit", table, "two1a", **about)
    assert len(near.areas) == 1
    assert max(x for x, _ in near.areas[0]) == 4000 + BLAST_REACH + table.setting.profiles["marine"].radius
    (far,) = asked("first-hit", table, "two1c", **about)
    assert near.odds["losses"].mean > far.odds["losses"].mean


@pytest.mark.parametrize(("bid", "chance"), [(0, Fraction(1, 2))])
def test_cmd_13_a_bid_tells_the_chance_of_the_initiative(bid: int, chance: Fraction) -> None:
    sides: Any = {side: {"pc": 4, "general": f"{side}1a"} for side in ("one", "two")}
    squads = [Squad(f"{s}1", s, (4000, y), ["captain"]) for s, y in (("one", 1000), ("two", 9000))]
    table = table_of(*squads, **sides)
    even, against = asked("bid", table, bid)
    assert even.odds["initiative"].chances[1] == chance
    assert against.odds["initiative"].chances[1] < chance
    assert asked("bid", table, 4)[0].odds["initiative"].chances[1] > Fraction(4, 5)
