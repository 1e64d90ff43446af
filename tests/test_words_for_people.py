"""No key, id or word of the other language reaches a person, in any game, manner and language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche import games, players
from escarmouche.cli import replay
from escarmouche.cli.main import main
from escarmouche.engine.drawn_setups import setup_of
from escarmouche.engine.match import Match
from escarmouche.engine.record import parse_record, record_lines
from escarmouche.engine.referee import asks_of
from escarmouche.engine.requests import Ask
from escarmouche.server import catalogue, views
from escarmouche.server.speaking import names_in, voice_for
from tests import walker

GAMES = (
    "template",
    "trauma",
    "combat_zone",
    "dust_tactics",
    "at43",
    "dust_battlefield",
    "frostbite",
    "star_mogul",
)
FEW = 4
LOOKED_AT = 12
"""Moments of a match whose pages are walked."""


@cache
def played(game: str, number: int) -> Match:
    """A random match."""
    ruleset = games.ruleset(game)
    table = ruleset.rules.new_table(setup_of(ruleset, "words", number))
    seats = {side: players.make("random", f"words {number} {side}") for side in table.sides}
    return Match(ruleset, table, f"words of {game} {number}", seats)


def told_wrong(texts: Iterator[str], lang: str, *, ids: bool, allowed: tuple[str, ...] = ()) -> list[str]:
    """The strange things of some texts, the most frequent first, each with a text that has it."""
    found: Counter[str] = Counter()
    example: dict[str, str] = {}
    for text in texts:
        for what in walker.strange(text, lang, ids=ids, allowed=allowed):
            found[what] += 1
            example.setdefault(what, text)
    return [f"{count} x {what}: {example[what][:140]}" for what, count in found.most_common(40)]


@pytest.mark.parametrize("lang", walker.LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_in_the_words_of_its_language(game: str, lang: str) -> None:
    match = played(game, 1)
    record = parse_record("".join(f"{line}\n" for line in record_lines(match)), "record")
    texts = (text for _, text in replay.told(record, match.ruleset, lang) if text)
    assert told_wrong(texts, lang, ids=True) == []


def page_texts(match: Match, side: str, lang: str) -> Iterator[str]:
    """Everything in words that a page shows a side now."""
    voice = voice_for(match, side, lang, {})
    names = names_in(voice, {})
    yield from names.values()
    question = views.question_for(match, side, (), voice)
    if question is not None:
        yield question.text
        for option in (*question.options, *question.kinds):
            yield option.text
        for greyed in question.greyed:
            yield from (greyed.option.text, greyed.why.text)
    scene = voice.names.scene
    for words in in_both(msgspec.to_builtins(scene, enc_hook=str)):
        yield words[lang]
    for unit in scene.units:
        for _, value in unit.lines:
            yield names.get(value, value)


def weighed(match: Match, side: str, lang: str) -> Iterator[str]:
    """Ready-made answers of a free place, and what the odds of those who may attack now are called."""
    voice = voice_for(match, side, lang, {})
    ruleset, table = match.ruleset, match.seat(side).table
    for ask in match.pending:
        if isinstance(ask, Ask) and ask.drafts is not None:
            values = list(ask.drafts())[:FEW]
            names = ruleset.client.draft_names(ask, table) or ("",) * len(values)
            yield from (
                voice.draft(value, name, ask.question) for value, name in zip(values, names, strict=False)
            )
        if isinstance(ask, Ask) and ask.actor in table.units:
            for forecast in ruleset.client.forecasts(table, ask.actor)[:FEW]:
                for each in (forecast, *forecast.draws):
                    yield from (voice.forecast(each), voice.brief(each))
                    yield from map(voice.counted, each.odds)


def in_both(data: Any) -> Iterator[dict[str, str]]:
    """The texts of a message that are given in each language."""
    if isinstance(data, dict):
        if data.keys() == set(walker.LANGS):
            yield data
        else:
            for value in data.values():
                yield from in_both(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from in_both(value)


@cache
def moments(game: str) -> tuple[tuple[Match, str], ...]:
    """Matches that wait for an answer, at moments all over a match."""
    done = played(game, 1)
    inputs = done.log.effective()
    chosen = set(random.Random(game).sample(range(len(inputs)), min(LOOKED_AT, len(inputs))))
    match = Match(done.ruleset, done.origin)
    found = []
    for number, given in enumerate(inputs):
        request = match.pending_request
        if number in chosen and request is not None:
            asks = asks_of(request)
            found += [(match.copy(), ask.side) for ask in asks[:1] if isinstance(ask, Ask)]
        match._advance((*match.inputs, given))
    return tuple(found)


@pytest.mark.parametrize("lang", walker.LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_in_the_words_of_its_language(game: str, lang: str) -> None:
    texts = (text for match, side in moments(game) for text in page_texts(match, side, lang))
    assert told_wrong(texts, lang, ids=False) == []
    texts = (text for match, side in moments(game) for text in weighed(match, side, lang))
    assert told_wrong(texts, lang, ids=False) == []


@pytest.mark.parametrize(
    ("text", "lang", "found"),
    [
        ("Armée d'one", "fr", "word of the other language: one"),
        ("corp · 200 points · patrol", "en", "no word: corp"),
        ("corp · 200 points · patrol", "fr", "no word: patrol"),
        ("Dust Tactics · encounter", "fr", "no word: encounter"),
        ("Tir de machine_gun", "fr", "key: machine_gun"),
        ("machine_gun shoots", "en", "key: machine_gun"),
        ("va vers [objective1]", "fr", "brackets: [objective1]"),
        ("two5a tombe", "fr", "id: two5a"),
        ("did-activate", "en", "key: did-activate"),
        ("Les Éclaireurs are perdus", "fr", "word of the other language: are"),
        ("Red est la couleur", "en", "word of the other language: est"),
    ],
)
def test_the_walker_finds_what_was_seen(text: str, lang: str, found: str) -> None:
    assert found in walker.strange(text, lang, ids=False)


@pytest.mark.parametrize(
    ("text", "lang"),
    [("Les Éclaireurs tirent sur A3", "fr"), ("Round 2, 3d6 (2 3 5)", "en"), ("Johnny One Eye", "fr")],
)
def test_the_walker_lets_words_names_and_figures_pass(text: str, lang: str) -> None:
    assert walker.strange(text, lang, ids=False) == []


TYPED = (
    "map",
    "units",
    "terrain",
    "odds",
    "why",
    "?",
    "ok",
    "log",
    *(["ok"] * 12),
    "map",
    "odds",
    "why",
    "units",
    "log",
)
COMMANDS = (
    "play",
    "serve",
    "simulate",
    "replay",
    "odds",
    "check",
    "army",
    "rules",
    "bench",
    "backup",
    "matches",
    "repair",
    "list",
)


@pytest.mark.parametrize("lang", walker.LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_is_in_the_words_of_its_language(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    left = list(TYPED)

    def answer(prompt: str = "") -> str:
        print(prompt, end="")
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", game, "--seed", "7", "--lang", lang, "--plain"]) == 0
    shown = capsys.readouterr().out
    texts = (line for line in shown.splitlines() if str(tmp_path) not in line)
    assert told_wrong(texts, lang, ids=True) == []


@pytest.mark.parametrize("lang", walker.LANGS)
@pytest.mark.parametrize("command", ["", *COMMANDS[:-1]])
def test_help_is_in_the_words_of_its_language(
    command: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8" if lang == "fr" else "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANGUAGE", raising=False)
    with pytest.raises(SystemExit):
        main([command, "--help"] if command else ["--help"])
    shown = re.sub(r"--?[a-z][\w-]*|\{[^}]*\}|\b[\w.]+/\S*", " ", capsys.readouterr().out)
    assert told_wrong(iter(shown.splitlines()), lang, ids=True, allowed=COMMANDS) == []


@pytest.mark.parametrize("lang", walker.LANGS)
def test_the_catalogue_is_in_the_words_of_its_language(lang: str) -> None:
    texts = (words[lang] for words in in_both(msgspec.to_builtins(catalogue.catalogue())))
    assert told_wrong(texts, lang, ids=False) == []


SINGULAR = "est|a|perd|tire|reçoit|fait|va|entre|gagne|prend|peut|doit|avance|recule|fuit|subit|rate|quitte"


@pytest.mark.parametrize("game", GAMES)
def test_several_do_what_several_do(game: str) -> None:
    """A line of the French record that begins with a plural name goes on in the plural."""
    match = played(game, 1)
    several = [
        re.escape(name) for name, noun in match.ruleset.armies.nouns().items() if noun.number == "plural"
    ]
    wrong = re.compile(rf"(?:Les )?(?:{'|'.join(several) or '(?!)'}) \[\w+\] (?:n'|se )?(?:{SINGULAR})\b.*")
    record = parse_record("".join(f"{line}\n" for line in record_lines(match)), "record")
    lines = [text for _, text in replay.told(record, match.ruleset, "fr")]
    assert [line for line in lines if wrong.fullmatch(line)] == []
