"""`escarmouche replay FILE`: a record shown line by line, or run again and compared."""

from __future__ import annotations

import argparse
from pathlib import Path

from escarmouche import games
from escarmouche.cli.language import language, messages
from escarmouche.cli.output import print_json
from escarmouche.cli.phrases import Names, event_line
from escarmouche.engine.record import read_record, verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `replay`."""
    parser.add_argument("file", help="a record file")
    parser.add_argument("--verify", action="store_true", help="run the match again and compare every line")
    parser.add_argument("--lang", choices=("en", "fr"))
    parser.add_argument("--json", action="store_true", help="print the verdict as JSON")


def run(options: argparse.Namespace) -> int:
    """Show the record; with --verify say whether it is what the rules make of its inputs."""
    record = read_record(Path(options.file))
    ruleset = games.ruleset(record.header.game)
    if options.verify:
        verdict = verify(record, ruleset)
        if options.json:
            print_json("replay", 1, {"file": options.file, "verdict": verdict})
        else:
            print(f"{options.file}: {verdict.text}")
        return 0 if verdict.good else 1
    say = messages(language(options.lang), record.header.game)
    names = Names(ruleset.scene(ruleset.records.read(record.header.origin), ""), say)
    for event in record.events:
        if line := event_line(event, say, names):
            print(line)
    return 0
