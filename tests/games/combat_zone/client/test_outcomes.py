"""Before the click: fights, technology, nerves, and the fire that an answer draws upon itself."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast, Setup
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.client import forecast, outcomes
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import PANICKED, WAITING, Table, Thing
from tests.games.combat_zone.tables import Group, referee_of, table_of, wall

WATCHER = Group("b", "two", (6000, 8000), facing=270, states=(WAITING,), ap=0)


def asked(table: Table, *before: Any) -> Ask:
    """The question that a table waits with, after some answers."""
    match = Match(RULESET, table)
    for answer in before:
        assert match.answer(answer) is None
    (ask,) = match.pending
    assert isinstance(ask, Ask)
    return ask


def named(found: Any, question: str) -> list[Forecast]:
    return [f for f in found if f.question == question]


def test_game_01_nothing_is_forecast_for_figures_that_are_not_on_the_table() -> None:
    table = RULESET.rules.new_table(Setup("firefight", ("corp-100-patrol", "cult-100-pit")))
    assert all(not forecast.forecasts(table, unit) for unit in table.units)


def test_cc_04_a_round_of_close_combat_shows_what_both_may_suffer() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "unarmed"), Group("b", "two", (6250, 6000), "unarmed"))
    (found,) = named(forecast.forecasts(table, "a"), "fight")
    won = F(1009, 1296)
    assert found.odds["eliminated"].chances[1] == won * F(5, 6), "a rout in combat is the end (CZ-REAC-19)"
    assert set(found.own) == {"own-eliminated", "own-panicked"}
    assert found.odds["own-eliminated"].chances[1] > 0
    assert found.touched == ("aa", "ba")
    table.change("aa", {"ap": 0})
    assert not named(forecast.forecasts(table, "a"), "fight")


def test_reac_01_the_test_to_come_is_forecast() -> None:
    table = table_of(Group("b", "two", (9000, 9000)), Group("a", "one", (6000, 6000), states=(PANICKED,)))
    (found,) = named(forecast.forecasts(table, "a"), "reaction")
    chances = [found.odds[what].chances.get(1, F(0)) for what in ("holds", "panics", "routs")]
    assert chances == [F(5, 12), F(5, 12), F(1, 6)]
    assert found.own == ("panics", "routs")


def test_tech_01_a_technology_roll_and_first_aid_are_forecast_where_they_can_be_paid() -> None:
    panel = Thing("panel", "device", 6125, 6000, radius=50, value=9)
    fallen = Group("c", "one", (6000, 6120), "unarmed")
    table = table_of(Group("a", "one", (6000, 6000), "engineer"), Group("b", "two", (9000, 9000)), fallen,
                     things=(panel,))  # fmt: skip
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ca")
    found = forecast.forecasts(table, "a")
    (tech,) = named(found, "tech")
    assert tech.about["target"] == "panel"
    assert 0 < tech.odds["succeeds"].chances[1] < 1
    assert named(found, "aid")
    table.change("aa", {"ap": 2})
    assert not named(forecast.forecasts(table, "a"), "aid")


def test_opp_02_a_move_shows_the_fire_that_it_draws_on_the_way() -> None:
    hidden = (wall("left", 4000, 6900, 5700, 7000),)
    table = table_of(Group("a", "one", (5000, 6500)), WATCHER, pieces=hidden)
    ask = asked(table, "move")
    (seen,) = outcomes.outcomes(ask, table, (("aa", ((5500, 6500), (6000, 6500)), -1),))
    assert [f.about["figure"] for f in seen.draws] == ["ba"]
    drawn = seen.draws[0]
    assert drawn.own == tuple(drawn.odds)
    assert drawn.odds["eliminated"].chances[1] > 0
    assert outcomes.outcomes(ask, table, (("aa", ((4600, 6500),), -1),)) == ()


@pytest.mark.parametrize(("facing", "draws"), [(180, 0), (270, 1)])
def test_opp_02_only_a_paid_turn_draws_fire(facing: int, draws: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90), WATCHER)
    found = outcomes.outcomes(asked(table, "pivot"), table, (("aa", (), facing),))
    assert sum(len(f.draws) for f in found) == draws


def test_opp_02_an_action_shows_its_own_odds_and_the_fire_drawn_before_it() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90), WATCHER)
    ask = asked(table)
    shots = outcomes.outcomes(ask, table, "burst:assault_rifle")
    assert shots
    assert all(f.about["mode"] == "burst" and len(f.draws) == 1 for f in shots)
    (cover,) = outcomes.outcomes(ask, table, "cover")
    assert (cover.odds, len(cover.draws)) == ({}, 1)
    assert outcomes.outcomes(ask, table, "done") == ()


def test_area_05_whoever_is_in_the_blast_is_named_and_friends_are_a_warning() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "grenadier", facing=90),
        Group("b", "two", (6000, 7500)), Group("c", "one", (6250, 7500)),
    )  # fmt: skip
    (found,) = named(forecast.forecasts(table, "a"), "throw")
    assert set(found.touched) == {"ba", "ca"}
    assert found.own == ("friends",)
    assert found.odds["friends"].chances[1] > 0
    assert len(found.areas) == 1


def test_ready_made_moves_lead_somewhere() -> None:
    """Who stands in contact is not told to go where he stands."""
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (6250, 6000)))
    ask = asked(table, "move")
    assert ask.drafts is not None
    names = RULESET.client.draft_names(ask, table)
    drafts: Any = ask.drafts()
    made = {name: drafts.made(n) for n, name in enumerate(names)}
    assert made["rush:ba"] is None
    assert all(draft[0][1][-1] != (6000, 6000) for draft in made.values() if draft is not None)
