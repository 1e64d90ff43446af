"""Change the code in small ways and see whether a test notices: a mutation run over a seeded sample.

    nice .venv/bin/python tools/mutants.py --count 500 --seed 1 --jobs 2

Each mutant is one change in one copy of the package: a comparison turned, a number one off, `and` for `or`, a
`not` dropped, arithmetic swapped, a call on the referee left out, nothing returned. The tests that mirror the
module run first, then the rest of their folder, with `pytest -x`; what no test notices is listed.
Docstrings, annotations and messages are left alone. Not part of ./check.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {
    "engine": "tests/engine",
    "games/trauma": "tests/trauma",
    "games/combat_zone": "tests/combat_zone",
}
SKIPPED = {"games/trauma/appraisal.py", "games/trauma/policy.py"} | {
    f"games/combat_zone/{name}.py"
    for name in ("appraisal", "policy", "weighing", "gains", "aims", "outlook", "navigation")
}
"""How bots judge, which has no right or wrong that a rule's test could know."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
}  # fmt: skip
REFEREE = ("change", "book", "mark", "unmark", "note", "put")


class Place(NamedTuple):
    """One possible change: the file, the number of the node in it, and what is done to it."""

    path: str
    node: int
    what: str
    line: int


def places(path: Path) -> Iterator[Place]:
    """Everything in a file that can be changed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    name = path.relative_to(ROOT / "src" / "escarmouche").as_posix()
    left_out = _left_out(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in left_out:
            continue
        for what in _changes(node):
            yield Place(name, number, what, getattr(node, "lineno", 0))


def _left_out(tree: ast.Module) -> set[int]:
    """Annotations, docstrings, raised sentences and module-level tables of numbers that only name things."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[Any] = []
        if isinstance(node, ast.arg | ast.AnnAssign):
            parts.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            parts += [node.returns, *node.decorator_list]
        elif isinstance(node, ast.Raise | ast.ImportFrom | ast.JoinedStr):
            parts.append(node)
        for part in parts:
            if part is not None:
                found |= {id(inner) for inner in ast.walk(part)}
    return found


def _changes(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield "comparison"
    elif isinstance(node, ast.BoolOp):
        yield "and/or"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not"
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield "arithmetic"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number"
    elif isinstance(node, ast.Return) and node.value is not None and not _nothing(node.value):
        yield "return"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        call = node.value.func
        if isinstance(call, ast.Attribute) and call.attr in REFEREE and _is_referee(call.value):
            yield "referee"


def _nothing(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _is_referee(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("referee", "self")


def mutated(source: str, place: Place) -> tuple[str, str]:
    """The source with one change, and the changed line as it was and as it is."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    node: Any = nodes[place.node]
    before = ast.unparse(node)
    if place.what == "comparison":
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif place.what == "and/or":
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif place.what == "not":
        _replace(tree, node, node.operand)
        return ast.unparse(ast.fix_missing_locations(tree)), f"{before}  ->  {ast.unparse(node.operand)}"
    elif place.what == "arithmetic":
        node.op = ARITHMETIC[type(node.op)]()
    elif place.what == "number":
        node.value += 1
    elif place.what == "return":
        node.value = ast.Constant(None)
    else:
        _replace(tree, node, ast.Pass())
        return ast.unparse(ast.fix_missing_locations(tree)), f"{before}  ->  left out"
    return ast.unparse(ast.fix_missing_locations(tree)), f"{before}  ->  {ast.unparse(node)}"


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, copy.deepcopy(new))
            elif isinstance(value, list):
                setattr(parent, field, [copy.deepcopy(new) if item is old else item for item in value])


def tests_for(place: Place, root: Path) -> list[list[str]]:
    """The test files that mirror the module, then the rest of its folder; slow ones are left out."""
    folder = next(tests for part, tests in FOLDERS.items() if place.path.startswith(part))
    stem = Path(place.path).stem
    files = sorted((root / folder).glob("test_*.py"))
    texts = {f: f.read_text(encoding="utf-8") for f in files}
    mirror = [f for f in files if f.stem == f"test_{stem}"]
    naming = (f"import {stem}", f", {stem}", f".{stem} import")
    near = [f for f in files if f not in mirror and any(words in texts[f] for words in naming)]
    rest = [f for f in files if f not in mirror and f not in near]
    return [[str(f) for f in group] for group in (mirror + near, rest) if group]


def killed(place: Place, root: Path, limit: int) -> tuple[bool, str]:
    """Whether a test fails on the mutant, and what was changed; a mutant that hangs is killed too."""
    path = root / "src" / "escarmouche" / place.path
    source = path.read_text(encoding="utf-8")
    text, shown = mutated(source, place)
    path.write_text(text, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", "--no-header", "-W", "ignore"]
    try:
        for files in tests_for(place, root):
            command = [sys.executable, "-m", "pytest", *options, *files]
            try:
                done = subprocess.run(
                    command, cwd=root, env=environment, capture_output=True, timeout=limit, check=False
                )
            except subprocess.TimeoutExpired:
                return True, shown
            if done.returncode in (1, 2):
                return True, shown
    finally:
        path.write_text(source, encoding="utf-8")
    return False, shown


def sound(root: Path, folders: list[str]) -> bool:
    """Whether all tests of these folders pass on the unchanged copy."""
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-n",
        "2",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
    ]
    return subprocess.run([*command, *folders], cwd=root, env=environment, check=False).returncode == 0


def copy_of_the_project(place: Path) -> Path:
    """A folder with the package and its tests, to be changed freely."""
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("tests", "tools", "docs"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, place / name)
    return place


def main() -> int:
    """Make the sample, try each mutant, print what survives."""
    parser = argparse.ArgumentParser(description="A mutation run over a seeded sample.")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=int, default=180, help="seconds for one test run")
    parser.add_argument("--only", default="", help="only files whose path holds this")
    parser.add_argument("--stop", type=float, default=0, help="minutes after which no mutant is begun")
    options = parser.parse_args()
    base = ROOT / "src" / "escarmouche"
    files = [f for folder in FOLDERS for f in sorted((base / folder).glob("*.py")) if f.name != "__init__.py"]
    wanted = [f for f in files if options.only in f.as_posix()]
    wanted = [f for f in wanted if f.relative_to(base).as_posix() not in SKIPPED]
    every = [place for file in wanted for place in places(file)]
    sample = random.Random(options.seed).sample(every, min(options.count, len(every)))
    print(f"{len(sample)} of {len(every)} possible mutants, seed {options.seed}", flush=True)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        roots: Queue[Path] = Queue()
        for n in range(options.jobs):
            roots.put(copy_of_the_project(Path(folder) / str(n)))
        parts = {
            p.path.partition("/")[0] if p.path[:6] == "engine" else p.path.rpartition("/")[0] for p in sample
        }
        if not sound(roots.queue[0], sorted(FOLDERS[part] for part in parts)):
            print("the tests fail without any change: a mutation run would say nothing")
            return 1

        def attempt(place: Place) -> tuple[Place, bool, str] | None:
            if options.stop and time.monotonic() - started > 60 * options.stop:
                return None
            root = roots.get()
            try:
                return (place, *killed(place, root, options.limit))
            finally:
                roots.put(root)

        tried, survivors = 0, 0
        with ThreadPoolExecutor(options.jobs) as pool:
            for result in pool.map(attempt, sample):
                if result is None:
                    continue
                place, dead, shown = result
                tried += 1
                if not dead:
                    survivors += 1
                    print(f"survived: {place.path}:{place.line} {place.what}: {shown[:160]}", flush=True)
                if tried % 25 == 0:
                    print(f"{tried} tried, {tried - survivors} killed", flush=True)
    print(f"{tried} tried, {tried - survivors} killed ({100 * (tried - survivors) / max(1, tried):.1f} %)")
    return 0 if survivors <= tried // 5 else 1


if __name__ == "__main__":
    sys.exit(main())
