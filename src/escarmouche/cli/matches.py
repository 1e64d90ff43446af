"""`escarmouche matches`: what a server keeps: list it, bring back what was forgotten, delete, export."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from escarmouche.cli.language import language
from escarmouche.engine.errors import DataError
from escarmouche.engine.sentences import Messages, messages

DOINGS = ("list", "restore", "delete", "export")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `matches`."""
    parser.add_argument("what", choices=DOINGS, nargs="?", default="list", help="what to do")
    parser.add_argument("match", nargs="?", default="", help="which one; needed for all but list")
    parser.add_argument("--to", default="", metavar="FILE", help="where an export goes")
    parser.add_argument("--database", default="", metavar="URL", help="else the one `serve` uses")
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")


def run(options: argparse.Namespace) -> int:
    """Do it, and say so."""
    from escarmouche.server import attic
    from escarmouche.server.settings import default_database
    from escarmouche.server.store import existing

    spoken = messages(language(options.lang))
    say = spoken.say
    if options.what != "list" and not options.match:
        raise DataError("which-match", what=options.what)
    engine = existing(options.database or default_database())
    try:
        if options.what == "list":
            for line in _listed(engine, spoken):
                print(line)
        elif options.what == "restore":
            attic.restore(engine, options.match)
            print(say("match-restored", id=options.match))
        elif options.what == "delete":
            attic.delete(engine, options.match)
            print(say("match-deleted", id=options.match))
        else:
            path = Path(options.to or f"{options.match}.json")
            if path.exists():
                raise DataError("export-there", path=path)
            path.write_bytes(attic.exported(engine, options.match))
            print(say("written-to", file=path))
    finally:
        engine.dispose()
    return 0


def _listed(engine: Any, spoken: Messages) -> list[str]:
    import sqlalchemy as sa

    from escarmouche import games
    from escarmouche.server import attic
    from escarmouche.server.tables import inputs, matches

    c, say = matches.c, spoken.say
    count = sa.select(sa.func.count()).where(inputs.c.match == c.id).scalar_subquery()
    query = sa.select(c.id, c.game, c.status, c.created, count).order_by(c.created, c.id)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    told = [
        say(
            "match-kept",
            id=id,
            game=games.ruleset(game).ledger.title[spoken.lang] if game in games.names() else game,
            status=status,
            day=time.strftime("%Y-%m-%d", time.gmtime(created)),
            inputs=many,
        )
        for id, game, status, created, many in rows
    ]
    told += [
        say("match-in-attic", id=entry.id, kind=entry.kind, day=entry.day) for entry in attic.listed(engine)
    ]
    return told or [say("no-matches-kept")]
