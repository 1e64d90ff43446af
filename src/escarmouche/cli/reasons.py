"""Why a rule in play may show in no event or refusal of random matches: read from the code that cites it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from escarmouche.cli.citations import rule_ids

REFUSES, HAPPENS, READ, DEFINES = "refuses", "happens", "read", "defines"
REASONS = (REFUSES, HAPPENS, READ, DEFINES)
"""It refuses what nobody tried; it tells of what did not happen; it is a table that is read; it defines."""


def reasons(folders: Iterable[Path]) -> dict[str, str]:
    """For each rule cited in calls, what these are for; a rule that is in none defines a word or a number."""
    found: dict[str, set[str]] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for rule, use in _uses(ast.parse(path.read_text(encoding="utf-8"))):
                found.setdefault(rule, set()).add(use)
    return {rule: next(r for r in REASONS if r in uses) for rule, uses in found.items()}


def _uses(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        use = _use(node.func)
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield from ((rule, use) for rule in rule_ids(argument.value))


def _use(function: ast.expr) -> str:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return {"Refusal": REFUSES, "data": READ}.get(name, HAPPENS)
