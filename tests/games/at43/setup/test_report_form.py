"""The report of a battle as a form: what is filled in says the same as the report."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine import battle as battles
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Battle
from escarmouche.engine.ruleset import Setup, suggested_answer, usual_lists


def first_battle(game: str, count: int = 2) -> Battle:
    """The first battle of a campaign."""
    ruleset = games.ruleset(game)
    scenario = ruleset.armies.scenarios[0]
    table = ruleset.rules.new_table(Setup(scenario, usual_lists(ruleset, scenario, count)))
    match = Match(ruleset, table, "7", start=False)
    match.run()
    while not match.battles:
        ask: Any = match.pending[0]
        match.answer(suggested_answer(match, ask), ask.side)
    return match.battles[0]


def told(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what says nothing."""
    if "units" not in report:
        return report
    units = {id: {k: v for k, v in unit.items() if v} for id, unit in report["units"].items()}
    return {**report, "units": units}


@pytest.mark.parametrize(
    "game", ["frostbite", "combat_zone_campaign", "star_mogul_season", "template_campaign"]
)
def test_a_form_that_shows_a_report_gives_it_back(game: str) -> None:
    battle = first_battle(game)
    for _, report in battle.guesses():
        form = battles.form_of(battle, games.ruleset, report)
        filled, why = battles.filled(battle, games.ruleset, {blank.id: blank.value for blank in form})
        assert why is None
        assert told(filled) == told(report)
    for blank in battles.form_of(battle, games.ruleset):
        assert all(blank.name[lang] and not blank.name[lang].startswith("scene-") for lang in ("en", "fr"))
        assert len(blank.said) == len(blank.values)


def test_war_20_an_untouched_form_is_a_draw_without_losses() -> None:
    battle = first_battle("frostbite")
    report, _ = battles.filled(battle, games.ruleset, {})
    assert (report["winner"], report["pv"]) == ("draw", {"one": 0, "two": 0})
    assert all(set(unit) == {"place"} for unit in report["units"].values())
    assert battles.why_not_reported(battle, report, games.ruleset) is None


def test_war_20_points_and_members_beyond_what_there_was_are_refused_with_numbers() -> None:
    battle = first_battle("frostbite")
    report, _ = battles.filled(battle, games.ruleset, {"pv:one": 99})
    why = battles.why_not_reported(battle, report, games.ruleset)
    assert why is not None
    assert (why.rule, why.reason, why.about["given"]) == ("A4-WAR-20", "more-pv-than-there-are", 99)
    said = battles.voice_of(battle, games.ruleset("at43"), "en").refusal(why)
    assert said == f"Player one cannot have 99 VP: the mission has {why.about['most']} at most"


def test_war_20_who_retreats_does_not_win_and_a_unit_without_members_is_gone() -> None:
    battle = first_battle("frostbite")
    form = {blank.id: blank for blank in battles.form_of(battle, games.ruleset)}
    everybody = form["lost:one1"].values
    given = {"pv:one": 3, "pv:two": 2, "retreated": ("one",), "lost:one1": everybody}
    report, _ = battles.filled(battle, games.ruleset, given)
    assert report["winner"] == "two"
    assert report["units"]["one1"] == {"place": "gone", "lost": everybody}


@pytest.mark.parametrize(
    "given", [{"pv:one": "many"}, {"place:one1": "moon"}, {"lost:one1": ("z9",)}, {"moon": 1}, 7]
)
def test_what_a_form_does_not_take_is_refused(given: Any) -> None:
    _, why = battles.filled(first_battle("frostbite"), games.ruleset, given)
    assert why is not None
    assert (why.rule, why.reason) == ("ES-BATTLE-02", "not-filled")
