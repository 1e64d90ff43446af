"""The command line in both languages: help, mistakes, and the order of words."""

from __future__ import annotations

from argparse import SUPPRESS
from collections.abc import Iterator
from importlib import import_module

import pytest

from escarmouche.cli.main import COMMANDS, main
from escarmouche.cli.parser import Parser, language_in, speak
from escarmouche.engine.translations import put

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "C")
    yield
    speak("en")


def told(capsys: Capture, *words: str) -> str:
    """What is printed before the program stops over the command line."""
    with pytest.raises(SystemExit):
        main(words)
    return "".join(capsys.readouterr())


def parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and those of its sub-commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for sub in action.choices.values():
                yield from parsers(sub)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_says_what_it_is_for_in_french(command: str) -> None:
    speak("en")
    parser = Parser(prog=command)
    import_module(f"escarmouche.cli.{command}").add_arguments(parser)
    actions = [a for sub in parsers(parser) for a in sub._actions if not isinstance(a.choices, dict)]
    helps = {a.dest: a.help for a in actions if a.help != SUPPRESS}
    assert actions
    assert {dest: text for dest, text in helps.items() if text not in put("argparse", "options")} == {}


def test_no_french_sentence_is_left_without_an_english_one() -> None:
    speak("en")
    used = set(COMMANDS.values())
    for command in COMMANDS:
        parser = Parser(prog=command)
        import_module(f"escarmouche.cli.{command}").add_arguments(parser)
        for sub in parsers(parser):
            used |= {a.help for a in sub._actions if a.help} | {str(a.metavar) for a in sub._actions}
            for action in sub._actions:
                if isinstance(action.choices, dict):
                    used |= {str(choice.help) for choice in getattr(action, "_choices_actions", ())}
    own = put("commands", "options")
    rest = {"COMMAND", "interrupted", "Play, judge and simulate science-fiction skirmish games."}
    assert own.keys() - used - rest == set()


def test_help_follows_the_language_asked_for_and_that_of_the_locale(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "let bots play many matches" in told(capsys, "--help")
    assert "whole sentences" in told(capsys, "play", "--help")
    assert "des phrases entières" in told(capsys, "play", "--help", "--lang", "fr")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    found = told(capsys, "--help")
    assert "faire jouer beaucoup de parties" in found
    assert "montre cette aide" in found
    assert "usage : " in found
    assert "whole sentences" in told(capsys, "play", "--help", "--lang=en")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "template", "--games", "x"), "argument --games : 'x' n'est pas un nombre entier"),
        (("simulate", "template", "--games", "0"), "0 est inférieur à 1"),
        (("simulate",), "il manque : jeu"),
        (("play", "template", "--nonsense"), "arguments inconnus : --nonsense"),
        (("play", "--seed"), "attend une valeur"),
        (("simulate", "template", "--players"), "attend au moins une valeur"),
        (("fight",), "'fight' n'est pas"),
    ],
)
def test_a_mistake_is_said_in_french(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    found = told(capsys, *words)
    assert sentence in found
    assert "voir escarmouche" in found


def test_the_language_is_found_before_the_line_is_parsed() -> None:
    assert language_in(["play", "--lang", "fr"]) == "fr"
    assert language_in(["play", "--lang=fr", "trauma"]) == "fr"
    assert language_in(["play", "--lang"]) == "en"


def test_figures_of_a_series_are_told_in_french(capsys: Capture) -> None:
    assert (
        main(("simulate", "template", "--players", "random", "random", "--games", "2", "--lang", "fr")) == 0
    )
    found = capsys.readouterr()
    assert "décisions par partie" in found.out
    assert "parties/s" in found.out


@pytest.mark.parametrize("order", [0, 2])
def test_options_of_army_stand_before_or_after_the_file(capsys: Capture, order: int) -> None:
    words = ["--game", "dust_tactics"]
    words.insert(order, "allies")
    assert main(["army", "show", *words]) == 0
    assert capsys.readouterr().out
