"""The small changes of a mutation run: where a file can be changed, and the file with one of them made."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "escarmouche"
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
}  # fmt: skip
REFEREE = ("change", "book", "mark", "unmark", "note", "put")


class Place(NamedTuple):
    """One possible change: the file, the number of the node in it, what is done to it, where it stands."""

    path: str
    node: int
    what: str
    line: int
    span: tuple[int, ...]
    """The lines of the statement that holds it, without those of a body."""


def places(path: Path) -> Iterator[Place]:
    """Everything in a file that can be changed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    name = path.relative_to(PACKAGE).as_posix()
    left_out = _left_out(tree)
    spans = _spans(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in left_out:
            continue
        for what in _changes(node):
            yield Place(name, number, what, getattr(node, "lineno", 0), spans[id(node)])


def _left_out(tree: ast.Module) -> set[int]:
    """Annotations, docstrings, raised sentences and decorators."""
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


def _spans(tree: ast.Module) -> dict[int, tuple[int, ...]]:
    """For every node the lines of the innermost statement round it, up to where its body begins."""
    found: dict[int, tuple[int, ...]] = {}

    def visit(node: ast.AST, span: tuple[int, ...]) -> None:
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
            span = tuple(range(node.lineno, last + 1))
        found[id(node)] = span
        for child in ast.iter_child_nodes(node):
            visit(child, span)

    visit(tree, ())
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
    """The source with one change and all else as it was, and the change as a text."""
    node: Any = list(ast.walk(ast.parse(source)))[place.node]
    before = ast.unparse(node)
    if place.what == "comparison":
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif place.what == "and/or":
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif place.what == "arithmetic":
        node.op = ARITHMETIC[type(node.op)]()
    elif place.what == "number":
        node.value += 1
    elif place.what == "return":
        value = getattr(node.value, "value", None)
        node.value = ast.Constant(not value if isinstance(value, bool) else None)
    kept = node.operand if place.what == "not" else node
    after = "pass" if place.what == "referee" else ast.unparse(kept)
    lines = source.encode().splitlines(keepends=True)
    first, last = lines[node.lineno - 1][: node.col_offset], lines[node.end_lineno - 1][node.end_col_offset :]
    new = after if isinstance(node, ast.stmt) else f"({after})"
    text = b"".join([*lines[: node.lineno - 1], first, new.encode(), last, *lines[node.end_lineno :]])
    return text.decode(), f"{before}  ->  {after}"
