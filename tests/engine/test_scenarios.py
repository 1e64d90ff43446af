"""Scenario files: texts in both languages, a default match that begins, usual answers that end the set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.scenarios import Scenario, ScenarioShelf, usual_answer

EVERY = [(game, key) for game in games.names() for key in games.ruleset(game).armies.scenarios]
TEXT = """
key: hill
number: 1
name: {en: Hill, fr: Colline}
character: {en: A hill., fr: Une colline.}
briefing: {en: Take it., fr: Prenez-la.}
"""


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_a_scenario_is_told_in_both_languages(game: str, key: str) -> None:
    played = games.ruleset(game).armies.briefings(key)
    assert played.key == key
    for lang in ("en", "fr"):
        assert played.name[lang]
        assert 15 <= len(played.character[lang]) <= 80
        assert 100 <= len(played.briefing[lang]) <= 900
    assert played.briefing["en"] != played.briefing["fr"]
    least, most = played.sides
    assert 2 <= least <= most <= len(games.ruleset(game).armies.sides)


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_the_default_match_begins_and_the_usual_answers_end_its_set_up(game: str, key: str) -> None:
    ruleset = games.ruleset(game)
    played = ruleset.armies.briefings(key)
    usual = played.match
    assert usual.lists == ruleset.armies.lists_for(key, usual.lists), "they are as the scenario wants them"
    assert usual.side in ruleset.armies.sides
    match = Match(ruleset, ruleset.rules.new_table(Setup(key, usual.lists, usual.options)), "7")
    asked: set[str] = set()
    for _ in range(200):
        (ask, *_) = match.pending
        assert isinstance(ask, Ask)
        answer = usual_answer(played, ask, match.table, ruleset.bot.quick_answer)
        if answer is None:
            break
        asked.add(ask.question)
        match.answer(answer, ask.side)
    assert asked, "something is asked in the set-up"
    assert match.table.turn.phase not in ("setup", "cards", "deploy"), asked


def test_a_scenarios_own_answer_counts_where_it_is_allowed() -> None:
    words = {"en": "x", "fr": "x"}
    played = Scenario(
        key="x", number=1, name=words, character=words, briefing=words, answers={"edge": "south"}
    )

    def quick(ask: Ask, table: Any) -> Any:
        return ask.options[0]

    assert usual_answer(played, Ask("TY-ONE-01", "one", "edge", ("north", "south")), None, quick) == "south"
    assert usual_answer(played, Ask("TY-ONE-01", "one", "edge", ("north", "west")), None, quick) == "north"
    assert usual_answer(played, Ask("TY-ONE-01", "one", "move", ("north", "south")), None, quick) is None


def shelf(folder: Path) -> ScenarioShelf[Scenario]:
    return ScenarioShelf(folder, SCENARIO, type=Scenario, check=lambda path, played: None)


def test_a_file_without_a_text_or_with_a_strange_key_is_named(tmp_path: Path) -> None:
    path = tmp_path / "hill.yaml"
    path.write_text(TEXT, encoding="utf-8")
    assert shelf(tmp_path).scenario("hill").name == {"en": "Hill", "fr": "Colline"}
    path.write_text(TEXT.replace(", fr: Prenez-la.", ""), encoding="utf-8")
    with pytest.raises(DataError, match=r"hill.yaml \(briefing\): the text in fr is missing"):
        shelf(tmp_path).scenario("hill")
    path.write_text(TEXT + "colour: red\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"hill.yaml: .*unknown field `colour`"):
        shelf(tmp_path).scenario("hill")
    with pytest.raises(DataError, match="no scenario called moon; there are: hill"):
        shelf(tmp_path).scenario("moon")


def test_scenarios_are_offered_by_number(tmp_path: Path) -> None:
    for key, number in (("a", 2), ("b", 1), ("c", 2)):
        text = TEXT.replace("key: hill", f"key: {key}").replace("number: 1", f"number: {number}")
        (tmp_path / f"{key}.yaml").write_text(text, encoding="utf-8")
    assert shelf(tmp_path).offered() == ("b", "a", "c")
