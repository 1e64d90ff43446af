"""Which tests run which line, and runs of chosen tests in a forked process: what the mutation run stands on.

A fork inherits pytest and the large libraries already imported, and imports the package itself anew.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path

import coverage
import hypothesis
import msgspec
import pytest

PLUGIN = "_hypothesis_pytestplugin"
"""The only plugin the tests of games and engine need: others take longer to load than most tests to run."""
LEFT_OUT = ("cacheprovider", "unraisableexception", "threadexception")
"""What pytest brings and no test here needs; looking for lost exceptions takes longer than most tests."""
OPTIONS = ["-q", "-p", PLUGIN, "-m", "not slow", "--no-header", "-W", "ignore"]
OPTIONS += [part for name in LEFT_OUT for part in ("-p", f"no:{name}")]
FIRST_FILES = 4
MEMORY = 3 * 2**30
"""What a test run may take, in bytes: a mutant that fills its memory fails by it."""


class Runs(msgspec.Struct, frozen=True):
    """What one run of the tests showed: the seconds of each, and line by line which tests ran it."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[int]]]
    """By file and line the numbers of the tests; -1 for what runs at import, outside all tests."""


class Watch:
    """A plugin that gives every line the name of the test that runs it."""

    def __init__(self, watching: coverage.Coverage) -> None:
        """With the measurement whose contexts are switched."""
        self.watching = watching
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """One test, from its fixtures to its end."""
        self.watching.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self.watching.switch_context("")


class Chosen:
    """A plugin that keeps some tests only, in the order given, and writes down the first that fails."""

    def __init__(self, order: Iterable[str], failed: Path) -> None:
        """With the tests in their order, and the file for the name of the one that fails."""
        self.rank = {test: n for n, test in enumerate(order)}
        self.failed = failed

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep and order."""
        items[:] = sorted((i for i in items if i.nodeid in self.rank), key=lambda i: self.rank[i.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure."""
        if report.failed:
            self.failed.write_text(report.nodeid, encoding="utf-8")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be read any more."""
        if report.failed:
            self.failed.write_text(f"{report.nodeid} (import)", encoding="utf-8")


def forked(root: Path, work: Callable[[], int | pytest.ExitCode], seconds: int) -> int:
    """The exit code of work done by a forked process in a copy of the project; below 0 when it was ended.

    `seconds` limits processor time, and ten times as much the time on the clock.
    """
    gc.collect()
    gc.freeze()  # the child need not walk through what it inherits
    child = os.fork()
    if child == 0:
        code = 70
        try:
            _settle(root, seconds)
            code = int(work())
        finally:
            os._exit(code)
    deadline = time.monotonic() + 10 * seconds
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if not ended and time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            ended, status = os.waitpid(child, 0)
        if ended:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)


def _settle(root: Path, seconds: int) -> None:
    """In the child: a group of its own, limits, nothing to read or write; imports come from the copy."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.chdir(root)
    here = str(Path(__file__).resolve().parent)
    sys.path[:] = [str(root / "src"), str(root), *(p for p in sys.path if p != here)]
    os.environ["PYTHONPATH"] = f"{root / 'src'}{os.pathsep}{root}"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    hypothesis.settings.register_profile("mutants", deadline=None, derandomize=True, database=None)
    hypothesis.settings.load_profile("mutants")


def run(root: Path, tests: list[str], seconds: int) -> tuple[int, str]:
    """Run tests in this order up to the first that fails: the exit code, and the name of that test."""
    failed = root / "failed.txt"
    failed.unlink(missing_ok=True)
    code = 0
    for part in _batches(tests):
        files = list(dict.fromkeys(test.partition("::")[0] for test in part))
        work = partial(pytest.main, ["-x", *OPTIONS, *files], plugins=[Chosen(part, failed)])
        code = forked(root, work, seconds)
        if code not in (0, 5):
            break
    return code, failed.read_text(encoding="utf-8") if failed.exists() else "ended by its limits"


def _batches(tests: list[str]) -> list[list[str]]:
    """The tests of the first few files by themselves: to collect all files takes longer than to run most."""
    files: set[str] = set()
    for n, test in enumerate(tests):
        files.add(test.partition("::")[0])
        if len(files) > FIRST_FILES:
            return [tests[:n], tests[n:]]
    return [tests]


def measure(root: Path, part: str, tests: tuple[str, ...], keep: Path) -> Runs | None:
    """Run all tests of some folders once, watching a part of the package; nothing when one of them fails.

    What was measured is kept, and taken from there while no file of the package or of those tests changes.
    """
    kept = keep / f"{fingerprint(root, part, tests)}.json"
    if not kept.exists():
        keep.mkdir(exist_ok=True)
        if forked(root, lambda: _measure(root, part, tests, kept), 1800) != 0:
            return None
    return msgspec.json.decode(kept.read_bytes(), type=Runs)


def _measure(root: Path, part: str, tests: tuple[str, ...], kept: Path) -> int:
    package = root / "src" / "escarmouche"
    watching = coverage.Coverage(
        data_file=None, config_file=False, source=[str(package / part)], messages=False
    )
    watch = Watch(watching)
    watching.start()
    code = int(pytest.main([*OPTIONS, *tests], plugins=[watch]))
    watching.stop()
    if code == 0:
        numbers = {test: n for n, test in enumerate(watch.seconds)} | {"": -1}
        data = watching.get_data()
        lines = {
            Path(file).relative_to(package).as_posix(): {
                line: [numbers[name] for name in names]
                for line, names in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        half = kept.with_suffix(".part")
        half.write_bytes(msgspec.json.encode(Runs(watch.seconds, lines)))
        half.rename(kept)
    return code


def fingerprint(root: Path, part: str, tests: tuple[str, ...]) -> str:
    """A short name for the package and the tests as they are."""
    total = hashlib.sha256(f"{sys.version} {part}".encode())
    for folder in ("src/escarmouche", *tests):
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]
