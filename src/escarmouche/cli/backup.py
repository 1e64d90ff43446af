"""`escarmouche backup FILE`: a copy of the server's database while it is in use."""

from __future__ import annotations

import argparse
from pathlib import Path

from escarmouche.cli.language import language
from escarmouche.engine.sentences import messages


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `backup`."""
    parser.add_argument("file", help="where the copy goes; it must not exist yet")
    parser.add_argument("--database", default="", metavar="URL", help="else the one `serve` uses")
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")


def run(options: argparse.Namespace) -> int:
    """Copy the database."""
    from escarmouche.server.settings import default_database
    from escarmouche.server.signing import key_file, write_secret
    from escarmouche.server.store import backup, make_engine

    engine = make_engine(options.database or default_database())
    try:
        backup(engine, Path(options.file))
        key = key_file(engine.url)
        if key.exists():
            write_secret(Path(options.file).with_suffix(".key"), key.read_text(encoding="ascii"))
    finally:
        engine.dispose()
    print(messages(language(options.lang)).say("written-to", file=options.file))
    return 0
