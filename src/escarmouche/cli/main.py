"""The `escarmouche` command: finds the sub-command, says mistakes in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from escarmouche import __version__
from escarmouche.cli.parser import Parser, language_in, said, sentence, speak
from escarmouche.engine.errors import EscarmoucheError, ListRefused
from escarmouche.engine.translations import french

COMMANDS = {
    "serve": "play in the browser, alone or with others",
    "play": "play a match in the terminal",
    "campaign": "play a campaign of several battles",
    "simulate": "let bots play many matches",
    "odds": "exact odds in a situation",
    "replay": "show a record, or verify it",
    "rules": "read the rules of a game",
    "backup": "copy the server's database while it runs",
    "matches": "what the server keeps: list, restore, delete, export",
    "repair": "look the server's matches over and mend them",
    "army": "check army books and lists",
    "check": "what of a game's rules is in play",
    "bench": "measure speed against peers",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 only when it did what was asked."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speak(language_in(given))
    parser = Parser(
        prog="escarmouche", description=said("Play, judge and simulate science-fiction skirmish games.")
    )
    parser.add_argument("--version", action="version", version=f"escarmouche {__version__}")
    commands = parser.add_subparsers(dest="command", metavar=said("COMMAND"))
    wanted = next((word for word in given if word in COMMANDS), "")
    for name, text in COMMANDS.items():
        sub = commands.add_parser(name, help=said(text), description=sentence(text))
        if name == wanted:  # only the command asked for is imported
            import_module(f"escarmouche.cli.{name}").add_arguments(sub)
    options = parser.parse_args(given)
    if not options.command:
        parser.print_help()
        return 2
    try:
        code: int = import_module(f"escarmouche.cli.{options.command}").run(options)
        sys.stdout.flush()
        return code
    except ListRefused as error:
        for line in import_module("escarmouche.cli.phrases").list_lines(error, Parser.lang):
            complain(line)
        return 2
    except EscarmoucheError as error:
        complain(error.said(Parser.lang))
        return 2
    except KeyboardInterrupt:
        complain(said("interrupted"))
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        complain(
            f"{error.filename or ''} : {french(error)}".lstrip(" :") if Parser.lang == "fr" else str(error)
        )
        return 2


def complain(sentence: str) -> None:
    """Say what went wrong on the error stream."""
    print(f"escarmouche{' : ' if Parser.lang == 'fr' else ': '}{sentence}", file=sys.stderr)
