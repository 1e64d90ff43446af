"""Many matches of a game read by the independent reader, in both languages, and falsified records.

    python -m tests.reader trauma --random 100 --greedy 20 --lang both

Every record must be read without a fault and agree with the table at every checkpoint; of each language some
records are falsified in 40 ways, and each lie must be found and its line named.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.reader import harness

MOST = 5
"""Faults of a match that are printed."""


def main() -> int:
    """Play, read, compare, falsify; 0 when nothing was amiss."""
    parser = argparse.ArgumentParser(description="Hold the printed record of many matches to a reader.")
    parser.add_argument("game")
    parser.add_argument("--random", type=int, default=5)
    parser.add_argument("--greedy", type=int, default=0)
    parser.add_argument("--brawler", type=int, default=0, help="of players who go for close combat")
    parser.add_argument("--crusher", type=int, default=0, help="of players who run people over")
    parser.add_argument("--lang", choices=("en", "fr", "both"), default="both")
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument(
        "--falsified", type=int, default=1, help="matches whose records are falsified in 40 ways"
    )
    parser.add_argument("--lies", type=int, default=40, help="ways in which such a record is falsified")
    options = parser.parse_args()
    langs = harness.LANGS if options.lang == "both" else (options.lang,)
    wrong: Counter[str] = Counter()
    game, started = harness.game_of(options.game), time.process_time()
    for bot, count in (
        ("random", options.random),
        ("greedy", options.greedy),
        ("brawler", options.brawler),
        ("crusher", options.crusher),
    ):
        lines = checkpoints = lies = by_table = 0
        for number in range(options.first, options.first + count):
            match = harness.play(options.game, number, bot)
            for lang in langs:
                told = harness.printed(match, lang)
                lines, checkpoints = lines + len(told.lines), checkpoints + len(told.tables)
                found = harness.faults(game, lang, told)
                wrong[f"{bot} {lang}"] += bool(found)
                for fault in found[:MOST]:
                    print(f"{bot} {number} {lang}: {fault}")
                    if fault.startswith("line "):
                        print("    " + told.lines[int(fault.split()[1].rstrip(":")) - 1])
                if number - options.first < options.falsified:
                    for lie, found in harness.judged(game, lang, told, number, options.lies):
                        lies += 1
                        by_table += found == harness.TABLE
                        wrong[f"lies {lang}"] += not found
                        if not found:
                            print(f"{bot} {number} {lang}, not found: {lie}")
        if count:
            print(f"{bot}: {count} matches, {lines} lines, {checkpoints} checkpoints, {lies} lies", end="")
            print(f", {by_table} of them found by the table alone")
    bad = {what: n for what, n in wrong.items() if n}
    print(f"wrong: {bad or 'nothing'}; {time.process_time() - started:.0f} CPU s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
