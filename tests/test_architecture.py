"""The shape of the source: imports go down the levels, files stay small, rules stay repeatable and cited."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SOURCE / "escarmouche"
GAMES = PACKAGE / "games"

LEVELS = {
    "space": 1,
    "engine": 2,
    "games": 3,
    "players": 3,
    "adapters": 4,
    "testing": 4,
    "server": 4,
    "bench": 5,
    "cli": 6,
    "web": 7,
}
SHARED = {
    "dust_tactics": "dust",
    "dust_battlefield": "dust",
    "trauma": "company",
    "at43": "company",
    "combat_zone_campaign": "combat_zone",
    "star_mogul_season": "star_mogul",
    "frostbite": "at43",
}
"""Sister games and the folder whose functions they share; every other game stands alone."""

FRONT_DOOR = {"__init__", "ruleset", "turn", "table", "rules"}
"""The modules of a game that stand in no room."""
ROOMS = {"chapters", "setup", "armies", "bot", "client"}
"""The rooms of every game; folders without code beside them hold data."""
UPSTAIRS = {"bot", "client"}
"""Rooms that know the rules and that the rules do not know."""
MOST_MODULES = 25
WORTH_SHARING = 6
"""Statements from which on the same function must not stand twice."""

TESTS = SOURCE.parent / "tests" / "games"
OF_THE_WHOLE = {
    "bots",
    "conformance",
    "data",
    "examples",
    "interplay",
    "playthrough",
    "playthroughs",
    "sentences",
}
OF_THE_WHOLE |= {"situations", "questions", "rules", "crossroads", "against_icepool", "refusals"}
"""Tests that play a whole game; they stand at the door of its tests."""

LONGEST = 600
UNREPEATABLE = {"random", "time", "datetime"}
OUTSIDE = {
    "numpy": {"space"},
    "msgspec": {"space", "engine", "games", "players"},
    "yaml": {"engine", "games"},
}
"""The only packages from elsewhere that the levels below 4 may import, and where."""
SPEAKING = "escarmouche.engine.sentences"
"""The one module below the clients that reads the language files (docs/decisions/0009)."""

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]{1,2}-[A-Z0-9]+-\d{2}\b")
LEDGER_ID = re.compile(rf"\bid:\s*[\"']?({RULE_ID.pattern})")


def modules(*folders: str) -> list[Path]:
    """Python files of the package, or of some of its folders."""
    roots = [PACKAGE / folder for folder in folders] or [PACKAGE]
    return sorted(path for root in roots for path in root.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def place(path: Path) -> str:
    """How a failing file is named in a message."""
    return path.relative_to(SOURCE.parent).as_posix()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything a file imports, inside functions too."""
    here = name_of(path).split(".")
    package = here if path.name == "__init__.py" else here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{stem}.{alias.name}") for alias in node.names)


def part_of(module: str, depth: int) -> str | None:
    """The folder at some depth below the package: `part_of("escarmouche.games.trauma.turn", 2)` is trauma."""
    parts = module.split(".")
    return parts[depth] if parts[0] == "escarmouche" and len(parts) > depth else None


def games() -> list[str]:
    """The folders of games that hold code."""
    return sorted({path.relative_to(GAMES).parts[0] for path in modules("games") if path.parent != GAMES})


def ledger_ids(game: str) -> set[str]:
    """The ids of a game's ledger, of what it shares with a sister game, and of those it is shared by."""
    sisters = [sister for sister, shared in SHARED.items() if shared == game]
    folders = [GAMES / name for name in dict.fromkeys((game, SHARED.get(game, game), *sisters))]
    return {
        found
        for folder in folders
        for file in sorted(folder.glob("*.yaml"))
        for found in LEDGER_ID.findall(file.read_text(encoding="utf-8"))
    }


def test_every_folder_of_the_package_has_a_level() -> None:
    folders = {path.relative_to(PACKAGE).parts[0] for path in modules() if path.parent != PACKAGE}
    assert folders <= set(LEVELS)


def test_imports_go_down_the_levels() -> None:
    """To the same folder or a lower level; games and players, on one level, do not know each other."""
    wrong = []
    for path in modules():
        mine = part_of(name_of(path), 1)
        for line, module in imports(path):
            theirs = part_of(module, 1)
            if mine in LEVELS and theirs in LEVELS and mine != theirs and LEVELS[mine] <= LEVELS[theirs]:
                wrong.append(f"{place(path)}:{line}: {mine} imports {module}")
    assert wrong == []


def test_no_game_imports_another() -> None:
    known = games()
    wrong = []
    for game in known:
        allowed = {game, SHARED.get(game, game)}
        for path in modules(f"games/{game}"):
            for line, module in imports(path):
                other = part_of(module, 2) if part_of(module, 1) == "games" else None
                if other in known and other not in allowed:
                    wrong.append(f"{place(path)}:{line}: imports {module}")
    assert wrong == []


def room_of(module: str) -> str | None:
    """The room of a module of a game; None for the front door, and for what is no game."""
    room = part_of(module, 3) if part_of(module, 1) == "games" else None
    return room if room in ROOMS else None


def test_every_game_has_the_same_rooms() -> None:
    """What sister games share, and what is no game yet, has those of them it needs."""
    for game in games():
        rooms = {path.relative_to(GAMES / game).parts[0] for path in (GAMES / game).rglob("*/*.py")}
        shared = game in SHARED.values() or not (GAMES / game / "ruleset.py").exists()
        assert rooms <= ROOMS if shared else rooms == ROOMS, f"{game}: {sorted(rooms ^ ROOMS)}"
        assert {path.stem for path in (GAMES / game).glob("*.py")} <= FRONT_DOOR, game


def test_every_room_is_a_package() -> None:
    folders = {path.parent for game in games() for path in modules(f"games/{game}")}
    assert [place(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_the_rules_know_neither_bots_nor_clients() -> None:
    """Chapters, set-up, armies, the turn and the records import nothing from upstairs; the ruleset may."""
    known = {name_of(path): path for path in modules("games")}
    wrong = set()
    for name, path in known.items():
        if part_of(name, 3) == "ruleset" or room_of(name) in UPSTAIRS:
            continue
        for _, module in imports(path):
            if room_of(module) in UPSTAIRS:
                target = known.get(module) or known[module.rpartition(".")[0]]
                wanted = target.relative_to(GAMES).with_suffix("").as_posix()
                wrong.add(f"{path.relative_to(GAMES).as_posix()}: {wanted}")
    assert wrong == set()


def test_no_folder_of_a_game_is_crowded() -> None:
    counts: dict[str, int] = {}
    for game in games():
        for path in modules(f"games/{game}"):
            if path.name != "__init__.py":
                counts[place(path.parent)] = counts.get(place(path.parent), 0) + 1
    assert {folder: count for folder, count in counts.items() if count > MOST_MODULES} == {}


def test_the_tests_of_games_mirror_the_games() -> None:
    """A test stands in the room of the module it is named after, or plays a whole game."""
    strays = set()
    for path in TESTS.rglob("test_*.py"):
        game, *rooms, file = path.relative_to(TESTS).parts
        module = GAMES.joinpath(game, *rooms, file.removeprefix("test_"))
        whole = not rooms and module.stem in OF_THE_WHOLE | FRONT_DOOR
        if not whole and not module.exists():
            strays.add(path.relative_to(TESTS).as_posix())
    assert strays == set()


def test_the_server_contains_no_rule() -> None:
    """It asks for a ruleset by name: it imports no game, names none, and cites rules of the house only."""
    known = games()
    wrong = []
    for path in modules("server"):
        for line, module in imports(path):
            if part_of(module, 1) == "games" and part_of(module, 2) in known:
                wrong.append(f"{place(path)}:{line}: imports {module}")
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            wrong += [
                f"{place(path)}:{line}: {id}" for id in RULE_ID.findall(text) if not id.startswith("ES-")
            ]
            wrong += [f"{place(path)}:{line}: {name}" for name in known if f'"{name}"' in text]
    assert wrong == []


def test_the_levels_below_four_import_few_packages() -> None:
    """The standard library, numpy in space, msgspec and a YAML reader; nothing else."""
    wrong = []
    for level in ("space", "engine", "games", "players"):
        for path in modules(level):
            for line, module in imports(path):
                root = module.split(".")[0]
                ours = root == "escarmouche" or root in sys.stdlib_module_names
                if root == "fluent" and name_of(path) == SPEAKING:
                    continue
                if not ours and level not in OUTSIDE.get(root, set()):
                    wrong.append(f"{place(path)}:{line}: imports {module}")
    assert wrong == []


def test_rules_are_repeatable() -> None:
    """No clock and no luck of its own below the players: the referee throws the dice."""
    wrong = [
        f"{place(path)}:{line}: imports {module}"
        for path in modules("engine", "games")
        for line, module in imports(path)
        if module.split(".")[0] in UNREPEATABLE
    ]
    assert wrong == []


def test_no_file_is_too_long() -> None:
    lengths = {place(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}


class _Nameless(ast.NodeTransformer):
    """Names numbered by their first use, strings alike: what is left is how a function goes about it."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def _number(self, name: str) -> str:
        return self.known.setdefault(name, f"v{len(self.known)}")

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._number(node.id), ast.Load())

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(self._number(node.arg))

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        return ast.Constant("") if isinstance(node.value, str) else node


def manner(function: ast.FunctionDef) -> str:
    """A function without names, words and docstring; nothing if it has fewer than six statements."""
    body = function.body[ast.get_docstring(function) is not None :]
    if sum(isinstance(node, ast.stmt) for part in body for node in ast.walk(part)) < WORTH_SHARING:
        return ""
    nameless = _Nameless()
    parts: list[ast.AST] = [*function.args.args, *body]
    return "\n".join(ast.unparse(nameless.visit(part)) for part in parts)


def test_no_function_stands_twice() -> None:
    """What two games share lives once, in the folder they share; names and words apart."""
    found: dict[str, list[str]] = {}
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (shape := manner(node)):
                found.setdefault(shape, []).append(f"{place(path)}:{node.lineno}: {node.name}")
    assert [places for places in found.values() if len(places) > 1] == []


def test_only_the_command_line_and_the_test_harness_print() -> None:
    wrong = [
        f"{place(path)}:{node.lineno}"
        for path in modules()
        if part_of(name_of(path), 1) not in ("cli", "testing")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert wrong == []


def test_cited_rules_are_in_the_ledger() -> None:
    """Every rule id in a game's code, docstrings included, is an id of that game's ledger."""
    wrong = []
    for game in games():
        known = ledger_ids(game)
        for path in modules(f"games/{game}"):
            for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                wrong += [
                    f"{place(path)}:{line}: {rule}" for rule in RULE_ID.findall(text) if rule not in known
                ]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "found"),
    [("TR-SHOOT-26", True), ('"A4-GEN-01"', True), ("UTF-8", False), ("TR-SHOOT-2", False)],
)
def test_what_looks_like_a_rule_id(text: str, found: bool) -> None:
    assert bool(RULE_ID.search(text)) is found
