"""Which rules the code of a game cites, and which of them run: read from the sources, counted by function."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec

from escarmouche.engine.conformance import rules_of
from escarmouche.engine.requests import Event

RULE = re.compile(r"\b([A-Z][A-Z0-9]{1,2}-[A-Z0-9]+-)(\d{2})\b")
JOINED = re.compile(r"(, | to | and )(?:[A-Z][A-Z0-9]{1,2}-[A-Z0-9]+-)?(\d{2})\b")

GAMES = "escarmouche.games."
"""What stands before the name of a game in the name of its modules."""

Rules = tuple[str, ...]


def rule_ids(text: str) -> Rules:
    """Rule ids in a text; `TR-DICE-04 to 06`, `TR-MOR-08, 09` and `TR-A-01 to TR-A-04` name all of them."""
    ids: list[str] = []
    for match in RULE.finditer(text):
        stem, last = match[1], int(match[2])
        ids.append(f"{stem}{last:02}")
        end = match.end()
        while joint := JOINED.match(text, end):
            named = RULE.search(joint.group())
            if named and named[1] != stem:
                break
            number = int(joint[2])
            start = last + 1 if joint[1] == " to " else number
            ids += [f"{stem}{n:02}" for n in range(start, number + 1)]
            last, end = number, joint.end()
    return tuple(dict.fromkeys(ids))


class Citations(msgspec.Struct, frozen=True):
    """Rules by the file that cites them, and by the function whose run puts them in play."""

    files: dict[str, tuple[str, ...]]
    functions: dict[tuple[str, int], Rules]
    """(file, first line) of a function -> rules named in it, or beside the constants it uses."""


class _Source:
    """One file of a game: its text, the constants it defines and the names it takes from elsewhere."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        self.constants = _constants(self.lines, self.tree)
        self.imported: dict[str, tuple[str, str, str]] = {}
        """Names from elsewhere: the source they stand in, what they are called there, the source they are."""
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                inside = node.module.removeprefix(GAMES)
                for alias in node.names:
                    itself = f"{inside}.{alias.name}"
                    self.imported[alias.asname or alias.name] = (inside, alias.name, itself)


def citations(folder: Path, *shared: Path) -> Citations:
    """Read every source of a game, and the rules its scenarios name."""
    files: dict[str, set[str]] = {}
    functions: dict[tuple[str, int], Rules] = {}
    folders = (folder, *shared)
    sources = {
        ".".join(path.relative_to(place.parent).with_suffix("").parts): _Source(path)
        for place in folders
        for path in sorted(place.rglob("*.py"))
    }
    for source in sources.values():
        _cite(files, source.text, source.path.name)
        for node in ast.walk(source.tree):
            if isinstance(node, ast.FunctionDef):
                functions[(str(source.path), _first_line(node))] = _rules_of(node, source, sources)
    for path in sorted((folder / "scenarios").glob("*.yaml")):
        _cite(files, path.read_text(encoding="utf-8"), path.name)
    return Citations({rule: tuple(sorted(names)) for rule, names in files.items()}, functions)


def _cite(files: dict[str, set[str]], text: str, name: str) -> None:
    for rule in rule_ids(text):
        files.setdefault(rule, set()).add(name)


def _first_line(node: ast.FunctionDef) -> int:
    return node.decorator_list[0].lineno if node.decorator_list else node.lineno


def _constants(lines: list[str], tree: ast.Module) -> dict[str, Rules]:
    """Upper-case names of a module with the rules on their lines or in the sentence below them."""
    constants: dict[str, Rules] = {}
    for number, node in enumerate(tree.body):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        after = tree.body[number + 1] if number + 1 < len(tree.body) else None
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            text += str(after.value.value)
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        rules = rule_ids(text)
        for target in targets:
            for name in ast.walk(target):
                if isinstance(name, ast.Name) and rules:
                    constants[name.id] = rules
    return constants


def _rules_of(node: ast.FunctionDef, source: _Source, sources: dict[str, _Source]) -> Rules:
    """Rules in the text of a function, and those of the constants it uses, its own module's or others'."""
    rules = dict.fromkeys(rule_ids("\n".join(source.lines[node.lineno - 1 : node.end_lineno])))
    for name in ast.walk(node):
        if isinstance(name, ast.Name):
            rules |= dict.fromkeys(source.constants.get(name.id, ()))
            module, original, _ = source.imported.get(name.id, ("", "", ""))
            if module in sources:
                rules |= dict.fromkeys(sources[module].constants.get(original, ()))
        elif isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
            module = source.imported.get(name.value.id, ("", "", ""))[2]
            if module in sources:
                rules |= dict.fromkeys(sources[module].constants.get(name.attr, ()))
    return tuple(rules)


class Counting:
    """Counts, while it is on, how often each function of a game is entered."""

    def __init__(self, cited: Citations) -> None:
        self._cited = cited
        self._places = {file for file, _ in cited.functions}
        self._counts: Counter[CodeType] = Counter()

    def run(self, what: Callable[[], Any]) -> Any:
        """Run something and count."""
        counts, places = self._counts, self._places

        def entered(frame: FrameType, event: str, argument: Any) -> None:
            if event == "call" and frame.f_code.co_filename in places:
                counts[frame.f_code] += 1

        before = sys.getprofile()
        sys.setprofile(entered)
        try:
            return what()
        finally:
            sys.setprofile(before)

    def rules(self) -> Counter[str]:
        """For each rule, how often a function that cites it was entered."""
        counts: Counter[str] = Counter()
        for code, count in self._counts.items():
            for rule in self._cited.functions.get((code.co_filename, code.co_firstlineno), ()):
                counts[rule] += count
        return counts


def rules_named(events: Iterable[Event]) -> Iterator[str]:
    """Rules of events: their own, those of modifiers, and those given as a reason."""
    yield from rules_of(events)
    for event in events:
        for value in event.about.values():
            if isinstance(value, str) and RULE.fullmatch(value):
                yield value
