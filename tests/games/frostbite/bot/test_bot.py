"""What the players of the project know of a campaign: what a week promises, and which deeds they weigh."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import players
from escarmouche.engine.appraisals import GROUND, MEANS, PLACES
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.frostbite.bot.appraisal import arriving, holders, terms
from escarmouche.games.frostbite.bot.deeds import mark
from escarmouche.games.frostbite.chapters.battles import OUTCOMES, chances
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.games.frostbite.table import Table, controlled
from escarmouche.players.planner import LEVELS, Planner, Quick
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


def asked(table: Table, company: str) -> Match:
    """A campaign in which a company is being played."""
    match = Match(RULESET, table, "a week", {})
    match.answer(company)
    return match


def question(match: Match) -> Ask:
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    return ask


def deeds_of(match: Match) -> list[tuple[Any, ...]]:
    ask = question(match)
    return list(RULESET.bot.deeds(ask, RULESET.rules.view(match.table, ask.side)))


def test_deeds_are_moves_drops_saboteurs_and_squads_and_none_twice() -> None:
    match = asked(
        RULESET.rules.new_table(Setup("emerald_mount", ("northguard", "array"), {"initial_pl": 1000})), "one1"
    )
    found = deeds_of(match)
    assert len(found) == len(set(found))
    assert {("done",), ("go:a1",), ("go:a2",)} <= set(found)
    assert sum(deed[0] == "drop" for deed in found) == 3
    assert sum(deed[0] == "saboteur" for deed in found) == 2
    match.answer("go:a1")
    assert len(deeds_of(match)) == 1, "who has moved is equipped without thinking"


def test_a_mark_is_the_planning_of_a_week() -> None:
    table = campaign()
    assert mark(table) == (1, "planning")
    assert RULESET.bot.together


def test_greedy_wins_more_campaigns_than_quick_answers() -> None:
    won = sectors = 0
    for number in range(8):
        table = RULESET.rules.new_table(Setup("emerald_mount", ("northguard", "northguard")))
        mine, other = ("one", "two") if number % 2 else ("two", "one")
        seats = {mine: players.make("greedy", ""), other: Quick()}
        match = Match(RULESET, table, f"quick {number // 2}", seats, fighter=guess_at_once)
        won += match.over == mine
        sectors += len(controlled(match.table, mine)) - len(controlled(match.table, other))
    assert won >= 5
    assert sectors > 0


def test_an_elite_looks_at_what_the_enemy_may_still_do() -> None:
    """The trials end with the planning: the deed is judged when the enemy has played his companies."""
    match = asked(RULESET.rules.new_table(Setup("emerald_mount", ("northguard", "array"))), "one1")
    judged = Planner("e", LEVELS["elite"]).judged(question(match), match.seat("one"), keep=True)
    assert judged[0].trials
    for table in judged[0].tables:
        assert table.turn.phase == "missions"
        assert all(company.played for company in table.units.values())
