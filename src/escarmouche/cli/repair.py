"""`escarmouche repair`: look every stored match over, mend what can be mended, say what was found."""

from __future__ import annotations

import argparse

from escarmouche.cli.language import language
from escarmouche.engine.sentences import messages


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `repair`."""
    parser.add_argument("--database", default="", metavar="URL", help="else the one `serve` uses")
    parser.add_argument(
        "--cut", action="store_true", help="take a damaged input, and all that came after it, away"
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")


def run(options: argparse.Namespace) -> int:
    """0 where all is sound or mended."""
    from escarmouche.server.lease import Lease
    from escarmouche.server.repairing import looked_over
    from escarmouche.server.settings import default_database
    from escarmouche.server.store import existing

    url = options.database or default_database()
    say = messages(language(options.lang)).say
    engine = existing(url)
    lease = Lease(url)
    count = damaged = left = 0
    try:
        for match, findings in looked_over(engine, cut=options.cut):
            count += 1
            damaged += bool(findings)
            for finding in findings:
                left += not finding.done
                done = "done" if finding.done else "not"
                print(say(f"repair-{finding.what}", id=match, number=finding.number, done=done))
    finally:
        engine.dispose()
        lease.close()
    print(say("repair-all", count=count, damaged=damaged, left=left))
    return 1 if left else 0
