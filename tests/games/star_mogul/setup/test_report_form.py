"""The report of a mission typed as a form: what follows is derived, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine import battle as battles
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Battle
from escarmouche.engine.ruleset import suggested_answer
from escarmouche.server.catalogue import lesson_table


@pytest.fixture(scope="module")
def battle() -> Battle:
    """The last mission of the lesson; whoever lost the one before demands revenge."""
    table = lesson_table("star_mogul_season", "last-mission")
    match = Match(games.ruleset("star_mogul_season"), table, "a form", start=False)
    match.run()
    while not match.battles:
        ask: Any = match.pending[0]
        assert match.answer(suggested_answer(match, ask), ask.side) is None
    return match.battles[0]


def filled(battle: Battle, **given: Any) -> dict[str, Any]:
    blanks = {key.replace("__", ":"): value for key, value in given.items()}
    report, why = battles.filled(battle, games.ruleset, blanks)
    assert why is None
    assert battles.why_not_reported(battle, report, games.ruleset) is None
    return dict(report)


def test_post_02_an_untouched_form_is_a_draw_and_all_come_home(battle: Battle) -> None:
    report = filled(battle)
    assert (report["winner"], report["secured"]) == ("draw", {"one": 0, "two": 0})
    assert set(report["people"].values()) == {"fit"}
    assert {vehicle["fate"] for vehicle in report["vehicles"].values()} == {"home"}
    assert report["loyalty"] == {"one": (), "two": ()}


def test_post_09_a_won_revenge_and_post_08_a_loss_are_derived(battle: Battle) -> None:
    assert battle.fixture.about["mission"] == "revenge"
    assert filled(battle, winner="one")["loyalty"] == {"one": ("SM-POST-09",), "two": ("SM-POST-08",)}
    assert filled(battle, winner="two")["loyalty"] == {"one": ("SM-POST-08",), "two": ("SM-POST-07",)}


def test_post_05_and_post_06_fire_on_the_own_and_people_left_behind(battle: Battle) -> None:
    report = filled(battle, fired=("two",), fate__one1b="left")
    assert report["loyalty"] == {"one": ("SM-POST-06",), "two": ("SM-POST-05",)}


def test_post_12_a_wreck_tells_no_superstructure(battle: Battle) -> None:
    (rig,) = filled(battle)["vehicles"]
    wreck = filled(battle, **{f"vehicle__{rig}": "wreck", f"armour__{rig}__0": 0})["vehicles"][rig]
    assert (wreck["fate"], wreck["armour"][0], "superstructure" in wreck) == ("wreck", 0, False)


def test_post_11_no_vehicle_comes_home_better_than_it_went(battle: Battle) -> None:
    (rig,) = filled(battle)["vehicles"]
    report, _ = battles.filled(battle, games.ruleset, {f"superstructure:{rig}": 13})
    why = battles.why_not_reported(battle, report, games.ruleset)
    assert why is not None
    assert (why.rule, why.reason) == ("SM-POST-11", "better-than-before")
    for lang, name in (("en", "Salvage Dog"), ("fr", "Salvage Dog")):
        assert name in battles.voice_of(battle, games.ruleset("star_mogul"), lang).refusal(why)


def test_people_are_asked_for_by_name(battle: Battle) -> None:
    said = [blank.name["fr"] for blank in battles.form_of(battle, games.ruleset)]
    assert "Ulla Corvo (Patron)" in said
    assert "Conducteur 1" in said
