"""`escarmouche army`: army books and lists, the package's own and the user's."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from escarmouche import games
from escarmouche.cli.cards import told
from escarmouche.cli.language import language
from escarmouche.cli.output import print_json
from escarmouche.cli.parser import said, sentence
from escarmouche.cli.phrases import refusal_line
from escarmouche.engine.errors import DataError
from escarmouche.engine.names import labelled
from escarmouche.engine.ruleset import Described, Ruleset
from escarmouche.engine.scene import SceneUnit
from escarmouche.engine.sentences import Messages, messages
from escarmouche.engine.voice import Voice

UNAVAILABLE = "unavailable"
"""The place of a card that cannot be fielded."""
WHATS = {
    "check": (
        ("file", None, "an army book or an army list"),
        "say what is wrong with an army book or a list",
    ),
    "list": (("file", "?", "the game"), "list the books and lists there are"),
    "show": (
        ("file", "?", "the name of an army book"),
        "show the cards of a book, each value with its origin",
    ),
}
"""What can be done: the file or name it takes, and a sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `army`."""
    whats = parser.add_subparsers(dest="what", metavar=said("WHAT"), required=True)
    for what, ((name, number, about), text) in WHATS.items():
        sub = whats.add_parser(what, help=said(text), description=sentence(text))
        sub.add_argument(name, nargs=number, default="", help=about)
        sub.add_argument("--game", default=games.FIRST, help="the game; trauma unless you say otherwise")
        if what == "check":
            sub.add_argument(
                "--scenario", default="", help="check a list against this scenario; else every one"
            )
        sub.add_argument("--books", default="", help="folder with your own army books")
        sub.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
        sub.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Say what is wrong with a file, each mistake with its rule; 0 when nothing is."""
    if options.what == "list":
        return listed(options)
    if options.what == "show":
        return shown(options)
    ruleset = games.ruleset(options.game)
    problems = ruleset.armies.check_file(Path(options.file), options.scenario, options.books)
    if options.json:
        print_json("army-check", 1, {"game": options.game, "file": options.file, "problems": list(problems)})
        return 1 if problems else 0
    voice = Voice(language(options.lang), ruleset)
    for problem in problems:
        print(voice.labelled(options.file, refusal_line(problem, voice)))
    if not problems:
        print(voice.labelled(options.file, voice.say("army-fine")))
    return 1 if problems else 0


def listed(options: argparse.Namespace) -> int:
    """The books and lists there are, and units that are known but cannot be fielded."""
    game = options.file or options.game
    ruleset = games.ruleset(game)
    catalogue = ruleset.armies.catalogue(options.books)
    cards = [card for book in catalogue.get("book", ()) for card in ruleset.armies.cards(book, options.books)]
    absent = [card for card in cards if card.place == UNAVAILABLE]
    lang = language(options.lang)
    if options.json:
        units = {card.id: f"{card.name['en']}: {card.lines[0][1]}" for card in absent}
        print_json("army-list", 1, {"game": game, "catalogue": catalogue, "unavailable": units})
        return 0
    say = messages(lang, game)
    for kind, names in catalogue.items():
        for name in names:
            print(
                list_line(say.say(f"army-kind-{kind}"), name, described(ruleset, name, options.books), lang)
            )
    for card in absent:
        why = "; ".join(labelled(words[lang], told(value, say), say) for words, value in card.lines)
        print(f"{card.side:<6} {card.id} {card.name[lang]} - {why}")
    return 0


def described(ruleset: Ruleset, name: str, books: str) -> Described:
    """What a book or a list is called; nothing of one that cannot be read."""
    try:
        return ruleset.armies.described(name, books)
    except DataError:
        return Described()


def list_line(kind: str, key: str, described: Described, lang: str) -> str:
    """A book or a list by its key, its name and its character."""
    words = (described.name.get(lang, ""), described.character.get(lang, ""))
    return f"{kind:<6} {key:<24} {' - '.join(word for word in words if word)}".rstrip()


def shown(options: argparse.Namespace) -> int:
    """The cards of a book, each value as printed and where it comes from."""
    ruleset = games.ruleset(options.game)
    if not options.file:
        names = ", ".join(ruleset.armies.catalogue(options.books).get("book", ()))
        raise DataError("army-show-unnamed", names=names)
    cards = ruleset.armies.cards(options.file, options.books)
    if options.json:
        print_json("army-show", 1, {"game": options.game, "book": options.file, "cards": list(cards)})
        return 0
    if not cards:
        raise DataError("no-cards", of=options.game)
    print_cards(cards, messages(language(options.lang), options.game))
    return 0


def print_cards(cards: Iterable[SceneUnit], say: Messages) -> None:
    """Army sheets: the name of each card and its lines."""
    lang = say.lang
    for card in cards:
        print(f"{card.name[lang]} [{card.id}]")
        for words, value in card.lines:
            print("  " + labelled(words[lang], told(value, say), say))
