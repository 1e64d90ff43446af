"""What a week promises as the companies stand: chances, ground, strength, stock, ways on."""

from __future__ import annotations

import pytest

from escarmouche.engine.appraisals import GROUND, MEANS, PLACES
from escarmouche.games.frostbite.bot.appraisal import arriving, holders, terms
from escarmouche.games.frostbite.chapters.battles import OUTCOMES, chances
from escarmouche.games.frostbite.table import Table
from tests.games.frostbite.campaigns import campaign, own, put


def change(table: Table, what: str, side: str = "one") -> float:
    return terms(table, side)[what]


def test_the_chances_are_those_of_the_guesses() -> None:
    """40 ways of 52 to 92 are won where both companies are alike: 10 shares each, 12 ways a draw."""
    won = sum(outcome.ways for outcome in OUTCOMES if not outcome.draw)
    drawn = sum(outcome.ways for outcome in OUTCOMES if outcome.draw)
    even = chances({"one": 2000, "two": 2000})
    assert even == {"one": won / (2 * won + drawn), "two": won / (2 * won + drawn)}
    uneven = chances({"one": 3000, "two": 1000})
    assert uneven["one"] > 2 * uneven["two"]


def test_a_sector_nobody_contests_is_as_good_as_held() -> None:
    table = campaign()
    before = change(table, GROUND)
    put(table, "one1", "a1", origin="N")
    assert holders(table, "a1", {}) == {"one": 1.0}
    assert change(table, GROUND) == pytest.approx(before + 10)
    assert change(table, GROUND, "two") == pytest.approx(-before - 10)


def test_a_contested_sector_counts_by_the_guesses_and_a_draw_leaves_it_its_owner() -> None:
    table = campaign()
    own(table, "two", "b2")
    put(table, "one1", "b2", origin="a1")
    put(table, "two1", "b2")
    sizes = {"one": 2000, "two": 2000}
    held = holders(table, "b2", {})
    assert held["one"] == pytest.approx(chances(sizes)["one"], abs=0.03)
    assert held["two"] == pytest.approx(1 - held["one"])
    assert change(table, GROUND) < 0


def test_companies_that_meet_on_their_way_arrive_by_chance() -> None:
    table = campaign()
    put(table, "one1", "b2", origin="a1", played=1)
    put(table, "two1", "a1", origin="b2", played=2)
    late = dict(arriving(table))
    assert set(late) == {"one1", "two1"}
    assert 0 < late["one1"] < 1
    assert holders(table, "b2", late) == {"one": pytest.approx(late["one1"])}


def test_stock_and_ways_on_count() -> None:
    table = campaign(initial_pl=1000)
    table.change("two", {"pl": 200})
    assert change(table, MEANS) == pytest.approx(2.0)
    before = change(table, PLACES)
    put(table, "one1", "a1")
    assert change(table, PLACES) > before - 1
