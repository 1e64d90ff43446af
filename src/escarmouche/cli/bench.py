"""`escarmouche bench`: ours and a peer alternating in one run, on the CPU clock, answers compared."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib import import_module, metadata

import msgspec

from escarmouche import __version__
from escarmouche.bench import GROUPS, PEERS
from escarmouche.bench.comparing import Fact, Result
from escarmouche.cli.output import print_json, whole_number


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
        for measured in import_module(f"escarmouche.bench.{group}").measure(options.repeats):
            (results if isinstance(measured, Result) else facts).append(measured)
    versions = {name: _version(name) for name in PEERS}
    if options.json:
        content: dict[str, object] = {"load": _load()}
        content |= {"escarmouche": __version__, "python": platform.python_version(), "versions": versions}
        rows = [{**msgspec.to_builtins(r), "met": r.met} for r in results]
        print_json("bench", 1, {**content, "results": rows, "facts": facts, "repeats": options.repeats})
    else:
        print(f"escarmouche {__version__}, Python {platform.python_version()}, " + _listed(versions))
        print("load of the machine: " + ", ".join(f"{load:.2f}" for load in _load()))
        for r in results:
            sign = ">=" if r.at_least else "<="
            verdict = "met" if r.met else "DIFFERENT ANSWERS" if not r.same else "NOT MET"
            print(
                f"{r.name:<52} {r.ours:>12,.2f} {r.unit} against {r.peer:>12,.2f}: {r.ratio:>8.3g} x "
                f"(goal {sign} {r.target:g}) {verdict}{_lowest(r)}{'  ' + r.note if r.note else ''}"
            )
        for fact in facts:
            print(f"{fact.name:<52} {fact.value:>12,.2f} {fact.unit}")
    return 0 if all(r.met for r in results) else 1


def _load() -> tuple[float, ...]:
    """Processes that wanted a core in the last 1, 5 and 15 minutes, where the system says so."""
    return os.getloadavg() if hasattr(os, "getloadavg") else ()


def _lowest(result: Result) -> str:
    if result.ours_p10 is None or result.peer_p10 is None:
        return ""
    return f"  p10 {result.ours_p10:,.2f} and {result.peer_p10:,.2f}"


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "absent"


def _listed(versions: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in versions.items())
