"""Which rules the code of a game cites, and which of them run: read from the sources, counted by function."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec

RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+-\d{2}\b(?:(?:, | to | and )\d{2}\b)*")
FOLLOWING = re.compile(r"(, | to | and )(\d{2})\b")


def rule_ids(text: str) -> tuple[str, ...]:
    """Rule ids in a text; `TR-DICE-04 to 06` and `TR-MOR-08, 09` name all of them."""
    found: list[str] = []
    for match in RULE.finditer(text):
        whole = match.group()
        first = re.match(r"([A-Z0-9]+-[A-Z0-9]+-)(\d{2})", whole)
        if not first:
            continue
        stem, last = first[1], int(first[2])
        found.append(f"{stem}{last:02}")
        for joint, number in FOLLOWING.findall(whole[first.end() :]):
            start = last + 1 if joint == " to " else int(number)
            found += [f"{stem}{n:02}" for n in range(start, int(number) + 1)]
            last = int(number)
    return tuple(dict.fromkeys(found))


class Citations(msgspec.Struct, frozen=True):
    """Rules by the file that cites them, and by the function whose run puts them in play."""

    files: dict[str, tuple[str, ...]]
    functions: dict[tuple[str, int], tuple[str, ...]]
    """(file, first line) of a function -> rules named in it, or beside the constants it uses."""


def citations(folder: Path) -> Citations:
    """Read every source of a game."""
    files: dict[str, set[str]] = {}
    functions: dict[tuple[str, int], tuple[str, ...]] = {}
    constants: dict[str, tuple[str, ...]] = {}
    trees = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for rule in rule_ids(text):
            files.setdefault(rule, set()).add(path.name)
        tree = ast.parse(text)
        trees.append((path, text.splitlines(), tree))
        constants |= _constants(text.splitlines(), tree)
    for path, lines, tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                functions[(str(path), _first_line(node))] = _rules_of(node, lines, constants)
    return Citations({rule: tuple(sorted(names)) for rule, names in files.items()}, functions)


def _first_line(node: ast.FunctionDef) -> int:
    return node.decorator_list[0].lineno if node.decorator_list else node.lineno


def _constants(lines: list[str], tree: ast.Module) -> dict[str, tuple[str, ...]]:
    """Upper-case names of a module with the rules on their lines or in the sentence below them."""
    found: dict[str, tuple[str, ...]] = {}
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
                    found[name.id] = rules
    return found


def _rules_of(
    node: ast.FunctionDef, lines: list[str], constants: dict[str, tuple[str, ...]]
) -> tuple[str, ...]:
    text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    rules = dict.fromkeys(rule_ids(text))
    for name in ast.walk(node):
        if isinstance(name, ast.Name) and name.id in constants:
            rules |= dict.fromkeys(constants[name.id])
        elif isinstance(name, ast.Attribute) and name.attr in constants:
            rules |= dict.fromkeys(constants[name.attr])
    return tuple(rules)


def counted(run: Callable[[], Any], cited: Citations) -> tuple[Any, Counter[str]]:
    """Run something and count, for each rule, how often a function that cites it was entered."""
    counts: Counter[CodeType] = Counter()
    places = {file for file, _ in cited.functions}

    def entered(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename in places:
            counts[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(entered)
    try:
        result = run()
    finally:
        sys.setprofile(before)
    rules: Counter[str] = Counter()
    for code, count in counts.items():
        for rule in cited.functions.get((code.co_filename, code.co_firstlineno), ()):
            rules[rule] += count
    return result, rules
