"""`escarmouche army`: army books and lists, the package's own and the user's."""

from __future__ import annotations

import argparse
from pathlib import Path

from escarmouche import games
from escarmouche.cli.language import language, messages
from escarmouche.cli.output import print_json
from escarmouche.cli.phrases import refusal_line
from escarmouche.engine.errors import DataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `army`."""
    parser.add_argument("what", choices=("check", "list"), help="check a file, or list what there is")
    parser.add_argument("file", nargs="?", default="", help="an army book or an army list")
    parser.add_argument("--game", default="trauma", help="the game; trauma unless you say otherwise")
    parser.add_argument("--scenario", default="", help="check a list against this scenario; else every one")
    parser.add_argument("--books", default="", help="folder with your own army books")
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Say what is wrong with a file, each mistake with its rule; 0 when nothing is."""
    ruleset = games.ruleset(options.game)
    if options.what == "list":
        found = ruleset.catalogue(options.books)
        if options.json:
            print_json("army-list", 1, {"game": options.game, "catalogue": found})
        else:
            for kind, names in found.items():
                for name in names:
                    print(f"{kind:<6} {name}")
        return 0
    if not options.file:
        raise DataError("army check wants the file of an army book or an army list")
    problems = ruleset.check_file(Path(options.file), options.scenario, options.books)
    if options.json:
        print_json("army-check", 1, {"game": options.game, "file": options.file, "problems": list(problems)})
        return 1 if problems else 0
    lang = language(options.lang)
    say = messages(lang, options.game)
    for problem in problems:
        print(f"{options.file}: {refusal_line(problem, say, ruleset.ledger)}")
    if not problems:
        print(f"{options.file}: " + say.say("army-fine"))
    return 1 if problems else 0
