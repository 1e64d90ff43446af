"""Whether this checkout plays the kept matches with as little work as another one, told game by game.

python tools/versions.py BEFORE_DIR                 nine pairs; exit code 1 where a promise is not kept
python tools/versions.py BEFORE_DIR --pairs 3       fewer, to look quickly
python tools/versions.py BEFORE_DIR --after DIR     another checkout than this one

BEFORE_DIR is a checkout of the version before (`git worktree add ../before COMMIT`). The answers of the long
kept matches (tests/**/playthroughs/long-*.txt) are given again under both versions, each in a process of its
own (tools/replayed.py); nothing is written into either checkout, and the two may lay out their modules as
they like. Function calls are counted once, they hardly differ from run to run. CPU time is taken in pairs,
one version right after the other, and the median of the ratios counts: of a version against itself it came
out 3 % off at worst on a machine with more to do than cores, single pairs 14 %.
Promised: at most 5 % more function calls a decision, at most 10 % slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
MOST_CALLS, MOST_SECONDS = 1.05, 1.10
Outcome = dict[str, dict[str, Any]]
"""What `replayed.py` says of each game."""


@dataclass(frozen=True)
class Comparison:
    """One game under both versions."""

    game: str
    decisions: int
    calls_before: float
    calls_after: float
    """Function calls a decision."""
    ratios: tuple[float, ...]
    """CPU time after by CPU time before, one for each pair."""
    differs: str
    """What keeps the two from being compared, or from being the same; empty where nothing does."""

    @property
    def kept(self) -> bool:
        """Whether the same was played, with no more work than promised."""
        calls = self.calls_after <= self.calls_before * MOST_CALLS
        return calls and median(self.ratios) <= MOST_SECONDS and not self.differs

    def line(self) -> str:
        """The figures in one line."""
        more = (self.calls_after / self.calls_before - 1) * 100
        spread = f"{min(self.ratios):.3f} to {max(self.ratios):.3f}"
        verdict = self.differs or ("met" if self.kept else "NOT MET")
        return (
            f"{self.game:<14}{self.decisions:>9}"
            f"{self.calls_before:>12.1f}{self.calls_after:>12.1f}{more:>+8.2f} %"
            f"{median(self.ratios):>9.3f}  ({spread})  {verdict}"
        )


def replayed(checkout: Path, what: str) -> Outcome:
    """The kept matches of a checkout answered again in a process of its own: `calls` or `seconds`."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(checkout / "src"),
        "PYTHONHASHSEED": "0",
        "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "escarmouche-versions"),
    }
    script = (HERE / "replayed.py").read_text(encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-", what],
        input=script,
        cwd=checkout,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{checkout}: the kept matches could not be answered again")
    outcome: Outcome = json.loads(done.stdout)
    if not outcome:
        raise SystemExit(f"{checkout}: has no long kept matches")
    return outcome


def pair(before: Path, after: Path, *, swapped: bool) -> dict[str, float]:
    """The ratio of CPU times of each game, one version right after the other, in either order."""
    if swapped:
        new, old = replayed(after, "seconds"), replayed(before, "seconds")
    else:
        old, new = replayed(before, "seconds"), replayed(after, "seconds")
    return {game: new[game]["spent"] / old[game]["spent"] for game in old}


def difference(before: dict[str, Any], after: dict[str, Any]) -> str:
    """What is not the same in the matches of a game; their tables are compared under the same rules only."""
    if before["answers"] != after["answers"]:
        return "OTHER ANSWERS"
    if before["rules"] == after["rules"] and before["ends"] != after["ends"]:
        return "OTHER ENDS"
    return ""


def compared(before: Path, after: Path, pairs: int) -> list[Comparison]:
    """Every game of the version before; SystemExit where the other has lost one."""
    calls_before, calls_after = replayed(before, "calls"), replayed(after, "calls")
    if lost := sorted(set(calls_before) - set(calls_after)):
        raise SystemExit(f"{after}: has no long kept matches of {', '.join(lost)}")
    ratios = [pair(before, after, swapped=bool(number % 2)) for number in range(pairs)]
    return [
        Comparison(
            game,
            old["decisions"],
            old["spent"] / old["decisions"],
            calls_after[game]["spent"] / calls_after[game]["decisions"],
            tuple(ratio[game] for ratio in ratios),
            difference(old, calls_after[game]),
        )
        for game, old in calls_before.items()
    ]


def main() -> int:
    """Compare and print one line a game; 0 when every promise is kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=Path, help="a checkout of the version before")
    parser.add_argument("--after", type=Path, default=HERE.parent, help="the other one; else this checkout")
    parser.add_argument("--pairs", type=int, default=9, help="pairs of runs for the time (9)")
    options = parser.parse_args()
    comparisons = compared(options.before.resolve(), options.after.resolve(), max(1, options.pairs))
    print(f"{'game':<14}{'decisions':>9}{'calls a decision':>24}{'':>10}{'CPU time, after by before':>28}")
    for comparison in comparisons:
        print(comparison.line())
    met = all(comparison.kept for comparison in comparisons)
    print(
        f"at most {MOST_CALLS - 1:.0%} more calls and {MOST_SECONDS - 1:.0%} slower in the median of "
        f"{options.pairs} pairs: {'met' if met else 'NOT MET'}; load of the machine {os.getloadavg()[0]:.1f}"
    )
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
