"""Scenario files: texts in both languages, a default match that begins, usual answers that end the set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from escarmouche import games
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup, suggested_answer
from escarmouche.engine.scenarios import Scenario, ScenarioShelf, usual_answer
from escarmouche.engine.sentences import words

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
def test_a_scenario_goes_by_one_name(game: str, key: str) -> None:
    """What the language files call it is what its file calls it."""
    assert words(f"scenario-{key.replace('_', '-')}", game) == games.ruleset(game).armies.briefings(key).name


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_a_scenario_has_a_small_picture_that_does_nothing_but_show(game: str, key: str) -> None:
    picture = games.ruleset(game).armies.briefings(key).picture
    content = (games.folder(game) / "scenarios" / picture).read_bytes()
    assert len(content) < 20_000
    assert b"CC0" in content
    tags = [element.tag.rpartition("}")[2] for element in ElementTree.fromstring(content).iter()]
    assert set(tags) <= {"svg", "g", "path", "rect", "circle"}
    assert tags.count("path") + tags.count("circle") > 3, "there is something on it"


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
        if not match.pending:  # a campaign that waits for a battle
            break
        (ask, *_) = match.pending
        assert isinstance(ask, Ask)
        answer = usual_answer(played, ask, match.table, ruleset.bot.quick_answer)
        if answer is None:
            break
        asked.add(ask.question)
        match.answer(answer, ask.side)
    assert asked or ruleset.battles, "something is asked in the set-up"
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


@pytest.mark.parametrize("picture", ["moon.svg", "../hill.svg", "hill.yaml"])
def test_a_picture_lies_beside_its_scenario(tmp_path: Path, picture: str) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "hill.yaml").write_text(TEXT + "picture: hill.svg\n", encoding="utf-8")
    for path in (folder / "hill.svg", tmp_path / "hill.svg"):
        path.write_text("<svg/>", encoding="utf-8")
    assert shelf(folder).scenario("hill").picture == "hill.svg"
    (folder / "hill.yaml").write_text(TEXT + f"picture: {picture}\n", encoding="utf-8")
    with pytest.raises(DataError, match=f"hill.yaml: the picture {picture} is no SVG file beside it"):
        shelf(folder).scenario("hill")


def test_choosing_for_a_player_begins_as_the_scenario_does() -> None:
    ruleset = games.ruleset("combat_zone")
    played = ruleset.armies.briefings("firefight")
    match = Match(ruleset, ruleset.rules.new_table(Setup("firefight", played.match.lists)), "7")
    edge = next(ask for ask in match.pending if isinstance(ask, Ask))
    other = next(option for option in edge.options if option != played.answers[edge.question])
    quick = msgspec.structs.replace(ruleset.bot, quick_answer=lambda ask, table: other)
    match.ruleset = msgspec.structs.replace(ruleset, bot=quick)
    assert suggested_answer(match, edge) == other, "a table of no scenario"
    match.seats = {"scenario": "firefight"}
    assert suggested_answer(match, edge) == played.answers[edge.question]


def test_scenarios_are_offered_by_number(tmp_path: Path) -> None:
    for key, number in (("a", 2), ("b", 1), ("c", 2)):
        text = TEXT.replace("key: hill", f"key: {key}").replace("number: 1", f"number: {number}")
        (tmp_path / f"{key}.yaml").write_text(text, encoding="utf-8")
    assert shelf(tmp_path).offered() == ("b", "a", "c")
