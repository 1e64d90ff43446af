"""`escarmouche bench`: ours and a peer alternating in one run, on the CPU clock, answers compared."""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from typing import Any

import msgspec

from escarmouche import __version__
from escarmouche.cli.output import print_json, whole_number

GROUPS = ("dice", "space", "match", "process", "combat_zone", "dust_tactics")
PEERS = ("chess", "icepool", "dyce", "shapely", "numpy", "msgspec")


class Result(msgspec.Struct, frozen=True):
    """One comparison."""

    name: str
    ours: float
    peer: float
    unit: str
    ratio: float
    target: float
    at_least: bool
    """True: the ratio must reach the target; False: it must not pass it."""
    note: str = ""
    same: bool = True

    @property
    def met(self) -> bool:
        """Whether the goal is met and both gave the same answers."""
        return self.same and (self.ratio >= self.target if self.at_least else self.ratio <= self.target)


class Fact(msgspec.Struct, frozen=True):
    """A figure printed beside the comparisons."""

    name: str
    value: float
    unit: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `bench`."""
    names = f"{{{','.join(GROUPS)}}}"
    parser.add_argument("group", nargs="*", default=[], metavar=names, help="groups to measure; else all")
    parser.add_argument("--repeats", type=whole_number(1), default=11, help="repetitions of each comparison")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Print every comparison with its goal; 0 only when all goals are met."""
    unknown = [g for g in options.group if g not in GROUPS]
    if unknown:
        print(
            f"escarmouche: no such group: {', '.join(unknown)}; there are: {', '.join(GROUPS)}",
            file=sys.stderr,
        )
        return 2
    results: list[Result] = []
    facts: list[Fact] = []
    for group in options.group or GROUPS:
        print(f"measuring: {group}", file=sys.stderr, flush=True)
        for found in import_module(f"escarmouche.cli.bench_{group}").measure(options.repeats):
            (results if isinstance(found, Result) else facts).append(found)
    versions = {name: _version(name) for name in PEERS}
    if options.json:
        content = {"escarmouche": __version__, "python": platform.python_version(), "versions": versions}
        rows = [{**msgspec.to_builtins(r), "met": r.met} for r in results]
        print_json("bench", 1, {**content, "results": rows, "facts": facts, "repeats": options.repeats})
    else:
        print(f"escarmouche {__version__}, Python {platform.python_version()}, " + _listed(versions))
        for r in results:
            sign = ">=" if r.at_least else "<="
            verdict = "met" if r.met else "DIFFERENT ANSWERS" if not r.same else "NOT MET"
            print(
                f"{r.name:<52} {r.ours:>12,.2f} {r.unit} against {r.peer:>12,.2f}: {r.ratio:>8.3g} x "
                f"(goal {sign} {r.target:g}) {verdict}{'  ' + r.note if r.note else ''}"
            )
        for fact in facts:
            print(f"{fact.name:<52} {fact.value:>12,.2f} {fact.unit}")
    return 0 if all(r.met for r in results) else 1


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "absent"


def _listed(versions: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def alternate(
    ours: Callable[[], Any],
    peer: Callable[[], Any],
    repeats: int,
    loops: tuple[int, int] = (1, 1),
    before: Callable[[], Any] | None = None,
) -> tuple[float, float]:
    """Median CPU seconds of one call of each, in turn; `before` runs ahead of each call of ours, untimed."""
    clock = time.perf_counter if before else time.process_time
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        for which, (call, count) in enumerate(zip((ours, peer), loops, strict=True)):
            spent = 0.0
            if which == 0 and before:
                each = []
                for _ in range(count):
                    before()
                    started = clock()
                    call()
                    each.append(clock() - started)
                spent = statistics.median(each) * count
            else:
                started = clock()
                for _ in range(count):
                    call()
                spent = clock() - started
            times[which].append(spent / count)
    return statistics.median(times[0]), statistics.median(times[1])


def faster(
    name: str, ours: float, peer: float, target: float, *, same: bool = True, note: str = ""
) -> Result:
    """A goal of being so many times faster than the peer; times in microseconds."""
    return Result(name, ours * 1e6, peer * 1e6, "us", peer / ours, target, True, note, same)


def at_most(
    name: str, ours: float, peer: float, target: float, *, same: bool = True, note: str = ""
) -> Result:
    """A goal of taking at most so many times the peer's time; times in microseconds."""
    return Result(name, ours * 1e6, peer * 1e6, "us", ours / peer, target, False, note, same)
