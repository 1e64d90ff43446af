"""The keys of sentences that code uses, read from its sources: what the language files must hold."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from escarmouche import games

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "escarmouche"
METHODS = {
    "ask": (2, "ask"),
    "pick": (2, "ask"),
    "order": (2, "ask"),
    "place": (2, "ask"),
    "note": (1, "note"),
}
MAKERS = {"Ask": (2, "ask"), "Refusal": (1, "no"), "Forecast": (0, "forecast")}
OPTIONS = {"ask": 3, "pick": 3, "order": 3, "Ask": 3}


def sources(game: str) -> list[Path]:
    """The files whose sentences a game's players read."""
    folders = [PACKAGE / "games" / name for name in (game, *games.ruleset(game).shared)]
    own = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return own + sorted((PACKAGE / "engine").glob("*.py"))


def keys_of(game: str) -> dict[str, str]:
    """Every key that stands as a literal or a constant, with the place where it does."""
    found: dict[str, str] = {}
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sources(game)]
    constants = _constants([tree for _, tree in trees])
    for path, tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for key in _keys(node, constants):
                    found.setdefault(key, f"{path.name}:{node.lineno}")
    return found


def _keys(call: ast.Call, constants: dict[str, tuple[str, ...]]) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    known = METHODS.get(name) if isinstance(call.func, ast.Attribute) else MAKERS.get(name)
    if known and (words := _argument(call, known[0], constants)):
        yield from (f"{known[1]}-{word}" for word in words)
    if name in ("mark", "unmark") and isinstance(call.func, ast.Attribute):
        for place in range(2, len(call.args)):
            yield from (f"marker-{_dashed(word)}" for word in _argument(call, place, constants))
    if name in OPTIONS:
        words = _argument(call, OPTIONS[name], constants)
        yield from (f"opt-{_dashed(word)}" for word in words if word != "-")
    if name == "Forecast" and len(call.args) > 2 and isinstance(call.args[2], ast.Dict):
        yield from (f"counted-{word}" for key in call.args[2].keys if key for word in _words(key, constants))


def _argument(call: ast.Call, place: int, constants: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    return _words(call.args[place], constants) if len(call.args) > place else ()


def _words(node: ast.expr, constants: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The words an expression can only be: literals, constants, tuples and choices of them."""
    if isinstance(node, ast.Constant):
        return (node.value,) if isinstance(node.value, str) else ()
    if isinstance(node, ast.Name):
        return constants.get(node.id, ())
    if isinstance(node, ast.Attribute):
        return constants.get(node.attr, ())
    if isinstance(node, ast.IfExp):
        return _words(node.body, constants) + _words(node.orelse, constants)
    if isinstance(node, ast.Tuple | ast.List):
        return tuple(word for part in node.elts for word in _words(part, constants))
    if isinstance(node, ast.Starred):
        return _words(node.value, constants)
    return ()


def _constants(trees: Iterable[ast.Module]) -> dict[str, tuple[str, ...]]:
    """Upper-case names of modules that stand for words."""
    found: dict[str, tuple[str, ...]] = {}
    for tree in trees:
        for node in tree.body:
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AnnAssign) and node.value:
                targets = [node.target]
            for target in targets:
                value = getattr(node, "value", None)
                named = isinstance(target, ast.Name) and target.id.isupper() and value is not None
                if named and (words := _words(value or ast.Constant(None), found)):
                    found[getattr(target, "id", "")] = words
    return found


def _dashed(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-").lower()
