"""`escarmouche replay FILE`: a record shown line by line, or run again and compared."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from escarmouche import games
from escarmouche.cli.language import language
from escarmouche.cli.output import print_json
from escarmouche.cli.phrases import event_line
from escarmouche.engine.campaign_file import is_campaign, record_of
from escarmouche.engine.files import read_whole
from escarmouche.engine.history import Declaration, Log
from escarmouche.engine.match import Match
from escarmouche.engine.record import WITHOUT_KINDS, Line, Record, read_record, verify
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.scene import Scene
from escarmouche.engine.sentences import messages
from escarmouche.engine.voice import Voice

MOST = 600
"""Characters of a verdict that are shown; --json has them all."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `replay`."""
    parser.add_argument("file", help="a record file")
    parser.add_argument("--verify", action="store_true", help="run the match again and compare every line")
    parser.add_argument(
        "--key", default="", metavar="HEX", help="the public key the record must be signed with"
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--json", action="store_true", help="print the events, or the verdict, as JSON")


def run(options: argparse.Namespace) -> int:
    """Show the record; with --verify say whether it is what the rules make of its inputs."""
    content = read_whole(Path(options.file))
    whole = is_campaign(content)
    if whole and options.verify:
        from escarmouche.cli import campaign

        return campaign.verify(options)
    named = options.file
    record = record_of(content, named, games.ruleset) if whole else read_record(Path(named))
    ruleset = games.ruleset(record.header.game)
    if options.verify:
        from escarmouche.server.signing import seal_of

        seal = seal_of(record, named=options.key)
        verdict = verify(record, ruleset, seal)
        if options.json:
            print_json("replay-verify", 1, {"file": options.file, "verdict": verdict})
        else:
            french = language(options.lang) == "fr"
            print(shorten(verdict.french if french else verdict.text, MOST))
            for part in verdict.findings:
                print(f"- {part.french if french else part.text}")
        foreign = bool(options.key) and seal.state != "named"
        return 0 if verdict.sound and not foreign else 1
    if options.json:
        header = {"game": record.header.game, "rules": record.header.rules, "result": record.result}
        print_json("replay", 1, {"file": options.file, **header, "events": record.events})
        return 0
    for _, text in told(record, ruleset, language(options.lang)):
        if text:
            print(text)
    return 0


def told(record: Record, ruleset: Ruleset, lang: str) -> Iterator[tuple[Line, str]]:
    """Each line of a record with what is printed of it; empty where it says nothing to a reader."""
    voice = voice_of(record, ruleset, lang)
    for line in record.lines:
        yield line, shown(line, voice)


def shorten(text: str, most: int) -> str:
    """A long sentence without its middle."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


def voice_of(record: Record, ruleset: Any, lang: str) -> Voice:
    """A voice with names from the last table of the record, or from its first where these rules stop.

    Ids stay ids where this version cannot read the table at all.
    """
    say = messages(lang, ruleset.name, before=record.header.format == WITHOUT_KINDS)
    try:
        origin = ruleset.rules.convert(record.header.origin or {}, record.header.rules)
        table = ruleset.rules.records.read(origin)
    except (KeyError, TypeError, ValueError):
        return Voice(lang, ruleset, Scene(0, 0), say=say)
    entries = tuple(entry for line in record.parts[-1].lines if (entry := line.entry))
    match = Match(ruleset, table, None, start=False)
    with suppress(Exception):  # whatever keeps an old record from being run again, its lines can be shown
        inputs = Log((), entries).effective()
        match.resume(table, inputs, entries, len(inputs))
        table = match.table
    return Voice(lang, ruleset, ruleset.client.scene(table, ""), table.setting, say=say)


def shown(line: Line, voice: Voice) -> str:
    """A line of a record for a reader; empty where it says nothing to him."""
    if line.event:
        return event_line(line.event, voice)
    if isinstance(line.entry, Declaration):
        return voice.declared(line.entry.what, {"side": line.entry.side, **line.entry.about})
    if line.kind == "close" and line.content.get("result"):
        result, rule = line.content["result"], line.content["rule"]
        key = "over-draw" if result == "draw" else "over-won"
        return voice.say(key, rule=rule, **voice.arguments({"winner": result}))
    return ""
