"""The command line in the user's language: what argparse says, and what our options say of themselves."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from escarmouche.cli.language import language
from escarmouche.engine.translations import put


def speak(lang: str) -> None:
    """Let argparse and the parsers made from now on speak this language."""
    Parser.lang = lang
    Parser.words = put("argparse", "commands", "options", "mistakes", "arguments") if lang == "fr" else {}
    # The two names under which argparse looks for its own sentences.
    vars(argparse).update(_=said, ngettext=lambda one, many, n: said(one if n == 1 else many))


def said(text: str) -> str:
    """A sentence in the language spoken; one that is not known stays as it is."""
    return Parser.words.get(text, text)


def sentence(text: str) -> str:
    """The same with a capital and a full stop."""
    words = said(text)
    return f"{words[0].upper()}{words[1:]}."


def language_in(given: Sequence[str]) -> str:
    """The language a command line asks for, before it is parsed; else that of the locale."""
    for word, after in zip(given, (*given[1:], ""), strict=False):
        if word == "--lang":
            return language(after)
        if word.startswith("--lang="):
            return language(word.partition("=")[2])
    return language()


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line in one sentence."""

    lang = "en"
    words: dict[str, str] = {}

    def add_argument(self, *names: Any, **about: Any) -> argparse.Action:
        action = super().add_argument(*names, **about)
        if action.help and action.help != argparse.SUPPRESS:
            action.help = said(action.help)
        if not action.option_strings and action.metavar is None and action.choices is None:
            action.metavar = said(action.dest)
        return action

    def error(self, message: str) -> NoReturn:
        see = said("see {prog} --help").format(prog=self.prog)
        mark = " : " if self.lang == "fr" else ": "
        self.exit(2, f"{self.prog}{mark}{message} ({see})\n")
