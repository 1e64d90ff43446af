"""Change the code in small ways and see whether a test notices: a mutation run over a seeded sample.

    nice .venv/bin/python tools/mutants.py --only engine --only games/trauma --count 500 --seed 1 --jobs 2

Each mutant is one change in one copy of the package: a comparison turned, a number one off, `and` for `or`, a
`not` dropped, arithmetic swapped, a call on the referee left out, nothing or the opposite returned. All tests
of the folder run once under coverage; then each mutant meets those that run its line, the mirroring file's
first, the quickest first, then the rest of the files that import its module; if its line runs at import, all.
Only tests of the mutant's own folder count (`engine` has to be held by `tests/engine`), slow ones do not;
series of bots against each other count in the rooms of bots alone.
What sister games share in a folder beside them is held by the tests of these games as well.
Docstrings, annotations and messages are left alone. Not part of ./check; needs fork, so no Windows.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before numpy comes: no threads, so that forking is safe
import covering
import mutation
import numpy
import yaml
from mutation import PACKAGE, ROOT, Place

PRELOADED = (numpy, yaml)
"""Imported here so that the forks need not."""
JUDGING = "bot"
"""The room of a game in which bots judge: no rule says what is right there, so it is also counted apart."""
SERIES = "::test_greedy_beats_random"
"""Matches of bots against each other: long, and no test of a rule, so they count in the bots' rooms alone."""
SURVIVED = "SURVIVED"
LOG = "a file for all mutants, each with its test and seconds; what is known from it is not tried again"


class Result(NamedTuple):
    """How a mutant fared: the change as text, the test that noticed it or nothing, its processor time."""

    place: Place
    shown: str
    killer: str | None
    seconds: float = 0.0


def folders() -> dict[str, tuple[str, ...]]:
    """The parts of the package that have tests, each with their folders; a game is one part."""
    inits = sorted([*PACKAGE.glob("*/__init__.py"), *PACKAGE.glob("games/*/__init__.py")])
    parts = [init.parent.relative_to(PACKAGE).as_posix() for init in inits]
    found = {p: tuple(f"tests/{q}" for q in (p, *sisters(p)) if _tested(q)) for p in parts if p != "games"}
    return {part: tests for part, tests in found.items() if tests}


def _tested(part: str) -> bool:
    return any((ROOT / "tests" / part).rglob("test_*.py"))


def sisters(part: str) -> tuple[str, ...]:
    """The games that share this part, where it is a folder of games that is none itself: they import it."""
    if not part.startswith("games/") or (PACKAGE / part / "ruleset.py").exists():
        return ()
    word = f"escarmouche.{part.replace('/', '.')}."
    games = sorted(ruleset.parent for ruleset in PACKAGE.glob("games/*/ruleset.py"))
    uses = [game for game in games if any(word in f.read_text(encoding="utf-8") for f in game.rglob("*.py"))]
    return tuple(game.relative_to(PACKAGE).as_posix() for game in uses)


def part_of(place: Place, parts: Iterable[str]) -> str:
    """The part of the package a mutant is in."""
    return next(part for part in parts if place.path.startswith(f"{part}/"))


@cache
def imported(file: Path) -> frozenset[str]:
    """The last names of the modules a file imports, and of what it takes from them."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {(node.module or "").rpartition(".")[2], *(alias.name for alias in node.names)}
    return frozenset(found)


def tests_for(place: Place, runs: covering.Runs, folders: tuple[str, ...]) -> list[str]:
    """The tests that run the line, then those of files that import the module; all if it runs at import."""
    stem = Path(place.path).stem
    lines = runs.lines.get(place.path, {})
    names = list(runs.seconds)
    numbers = {number for line in place.span for number in lines.get(line, ())}
    running = {names[number] for number in numbers if number >= 0}
    room = Path(place.path).parent.as_posix()
    mirror = f"tests/{room}/test_{stem}.py"
    near = {f for folder in folders for f in (ROOT / folder).rglob("test_*.py") if stem in imported(f)}
    files = {f.relative_to(ROOT).as_posix() for f in near} | {mirror}

    def rank(test: str) -> tuple[bool, bool, bool, float]:
        file = test.partition("::")[0]
        return test not in running, file != mirror, file not in files, runs.seconds[test]

    counting = [t for t in names if SERIES not in t or _judging(place)]
    wanted = [t for t in counting if -1 in numbers or t in running or t.partition("::")[0] in files]
    return sorted(wanted, key=rank)


class Try:
    """Tries mutants in a copy of the project that belongs to this process."""

    root: Path

    @classmethod
    def begin(cls, folder: str) -> None:
        """Make the copy."""
        cls.root = copy_of_the_project(Path(folder) / str(os.getpid()))

    @classmethod
    def attempt(cls, place: Place, tests: list[str], seconds: int, until: float) -> Result | None:
        """Whether a test fails on the mutant; one that hangs is noticed too. Nothing when time is over."""
        if time.monotonic() > until:
            return None
        path = cls.root / "src" / "escarmouche" / place.path
        source = path.read_text(encoding="utf-8")
        text, shown = mutation.mutated(source, place)
        spent = _spent()
        try:
            _write(path, text)
            code, failed = covering.run(cls.root, tests, seconds) if tests else (0, "")
        finally:
            _write(path, source)
        took = _spent() - spent
        if code in (0, 5):
            return Result(place, shown, None, took)
        return Result(place, shown, failed if code in (1, 2) else f"{failed} ({code})", took)


def _spent() -> float:
    """Processor time of the test runs that have ended in this process."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _write(path: Path, text: str) -> None:
    """Write a module and drop what was compiled of it: two versions of one second and size look alike."""
    path.write_text(text, encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


def copy_of_the_project(place: Path) -> Path:
    """A folder with the package and its tests, to be changed freely."""
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("tests", "tools", "docs"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, place / name)
    return place


def chosen(only: list[str]) -> tuple[dict[str, tuple[str, ...]], list[Place]]:
    """The parts of the package that are meant, each with its tests, and all mutants of them."""
    parts = {
        part: tests
        for part, tests in folders().items()
        if any(f"{name}/".startswith(f"{part}/") for name in only)
    }
    files = [file for part in parts for file in sorted((PACKAGE / part).rglob("*.py"))]
    named = [(file.relative_to(PACKAGE).as_posix(), file) for file in files if file.name != "__init__.py"]
    wanted = [file for name, file in named if any(f"{name}/".startswith(f"{o}/") for o in only)]
    return parts, [place for file in wanted for place in mutation.places(file)]


def unchanged(parts: dict[str, tuple[str, ...]], folder: Path) -> dict[str, covering.Runs]:
    """Which tests run which lines; they must pass as they stand, and the quickest first too."""
    root = copy_of_the_project(folder / "unchanged")
    found = {}
    for part, tests in parts.items():
        runs = covering.measure(root, part, tests, ROOT / ".mutants")
        if runs is None:
            raise SystemExit(f"{' '.join(tests)} fails without any change: a mutation run would say nothing")
        passed = ROOT / ".mutants" / f"{covering.fingerprint(root, part, tests)}.passed"
        if not passed.exists():
            code, failed = covering.run(root, sorted(runs.seconds, key=runs.seconds.__getitem__), 600)
            if code != 0:
                raise SystemExit(f"{failed} fails without any change, when the quickest tests run first")
            passed.touch()
        found[part] = runs
    return found


def known_before(sample: list[Place], log: Path | None, states: dict[str, str]) -> list[Result]:
    """The mutants not to be tried again: noticed according to a log, or survivors of these very tests."""
    if log is None or not log.exists():
        return []
    rows = [line.split("\t") for line in log.read_text(encoding="utf-8").splitlines()]
    killers = {row[-1]: row[0] for row in rows if row[0] != SURVIVED}
    survivors = {(row[-1], row[1]) for row in rows if row[0] == SURVIVED}
    found = []
    for place in sample:
        _, shown = mutation.mutated((PACKAGE / place.path).read_text(encoding="utf-8"), place)
        line = _line(place, shown)
        if line in killers or (line, states[part_of(place, states)]) in survivors:
            found.append(Result(place, shown, killers.get(line)))
    return found


def main() -> int:
    """Make the sample, try each mutant, print what survives."""
    parser = argparse.ArgumentParser(description="A mutation run over a seeded sample.")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--limit", type=int, default=90, help="at most so many seconds of processor time a mutant"
    )
    parser.add_argument("--only", action="append", help="a folder or a file of the package; may be repeated")
    parser.add_argument("--stop", type=float, default=1e9, help="minutes after which no mutant is begun")
    parser.add_argument("--log", type=Path, help=LOG)
    options = parser.parse_args()
    parts, every = chosen(options.only or ["engine", "games/trauma"])
    sample = random.Random(options.seed).sample(every, min(options.count, len(every)))
    print(f"{len(sample)} of {len(every)} mutants of {', '.join(parts)}, seed {options.seed}", flush=True)
    began = time.monotonic()
    states = {part: covering.fingerprint(ROOT, part, tests) for part, tests in parts.items()}
    results = known_before(sample, options.log, states)
    known = {result.place for result in results}
    with tempfile.TemporaryDirectory() as folder:
        runs = unchanged(parts, Path(folder))
        print(f"the unchanged tests pass, {time.monotonic() - began:.0f} s", flush=True)
        with ProcessPoolExecutor(options.jobs, get_context("fork"), Try.begin, (folder,)) as pool:
            futures = []
            for place in (p for p in sample if p not in known):
                part = part_of(place, parts)
                tests = tests_for(place, runs[part], parts[part])
                until = began + 60 * options.stop
                usual = sum(runs[part].seconds[test] for test in tests)  # watched: twice what they take now
                seconds = min(options.limit, 10 + round(usual))
                futures.append(pool.submit(Try.attempt, place, tests, seconds, until))
            for future in futures:
                if (result := future.result()) is not None:
                    results.append(result)
                    _tell(result, options.log, states[part_of(result.place, parts)])
                    if len(results) % 25 == 0:
                        print(f"{_figures(results)}, {time.monotonic() - began:.0f} s", flush=True)
    print(f"all: {_figures(results)}, {time.monotonic() - began:.0f} s")
    print(f"without how bots judge: {_figures([r for r in results if not _judging(r.place)])}")
    return 0 if sum(r.killer is None for r in results) <= len(results) // 5 else 1


def _tell(result: Result, log: Path | None, state: str) -> None:
    """Print a survivor; the log gets who noticed it, the state of code and tests, and the seconds it took."""
    line = _line(result.place, result.shown)
    if result.killer is None:
        print(f"survived: {line}", flush=True)
    if log is not None:
        with log.open("a", encoding="utf-8") as out:
            out.write(f"{result.killer or SURVIVED}\t{state}\t{result.seconds:.1f}\t{line}\n")


def _line(place: Place, shown: str) -> str:
    return f"{place.path}:{place.line} {place.what} {place.node}: {' '.join(shown.split())[:160]}"


def _judging(place: Place) -> bool:
    return place.path.startswith("games/") and JUDGING in Path(place.path).parent.parts


def _figures(results: list[Result]) -> str:
    dead = sum(result.killer is not None for result in results)
    return f"{len(results)} tried, {dead} killed ({100 * dead / max(1, len(results)):.1f} %)"


if __name__ == "__main__":
    sys.exit(main())
