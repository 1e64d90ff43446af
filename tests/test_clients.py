"""Clients, server and players know no game: no question key, option word, marker, kind of zone or rule id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from escarmouche import games
from escarmouche.engine import kinds, options, ruleset, scene

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "escarmouche"
GAMES = PACKAGE / "games"
ASKING = ("ask", "pick", "place", "order", "Ask", "Window")
RULE_ID = re.compile(r"\b(?!ES-)[A-Z][A-Z0-9]{1,2}-[A-Z0-9]+-\d{2}\b")
LITERAL = re.compile(r"""(['"`])((?:(?!\1)[^\\\n])*)\1""")
WORD = re.compile(r"[a-z][a-z0-9_-]*")


WORDED = ("ask", "opt", "marker", "zone", "scene-zone", "scene-thing")
"""Sentences whose keys end with a word of a game: a question, option, state, kind of zone or of thing."""
OWN = {
    "over": "a match that has ended, and what lies above another",
    "body": "of a request",
    "return": "what a function of the API gives",
    "before": "of two moments of a match",
    "after": "of two moments of a match",
    "blast": "a picture and a sound: an area is struck",
    "rapid": "a picture and a sound: many shots at once",
    "recruit": "the least level of the players",
    "fight": "how the battles of a campaign are simulated",
    "waiting": "a battle of a campaign that nobody has fought yet",
    "alert": "the ARIA role of what has just gone wrong",
    "group": "the ARIA role of controls that belong together",
    "order": "a kind of question: an order of the options",
    "option": "of the command line, and the HTML element",
    "figure": "who acts, among the facts of a forecast",
    "object": "a JSON type",
    "at": "a column of the database, and a place in words",
    "reach": "a message: where a figure may end",
    "cover": "a state of a line of sight (engine/overlays.py)",
    "role": "the ARIA attribute, and what a figure is in a scene",
    "lost": "a connection",
    "away": "a person",
    "back": "an undo",
    "dropped": "a clock or a connection",
    "jump": "to a moment of a replay",
    "nearest": "where the browser scrolls to",
    "crewed": "how a figure looks in a scene",
    "store": "the server's, of matches",
    "smoke": "a drawing of terrain in letters",
    "merge": "parts of a series",
    "repair": "the command that looks over what a server keeps",
}
"""Words that a game has too, and what clients mean by them."""


def asked(folder: Path = GAMES) -> set[str]:
    """The keys of all questions, as the games' sources ask them."""
    keys = set()
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name) and isinstance(node.value.value, str)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name not in ASKING:
                continue
            named = [keyword.value for keyword in node.keywords if keyword.arg == "question"]
            for value in (*node.args[2:3], *named):
                key = (
                    value.value
                    if isinstance(value, ast.Constant)
                    else constants.get(getattr(value, "id", ""))
                )
                if isinstance(key, str):
                    keys.add(key)
    return keys


def worded(prefix: str) -> set[str]:
    """Words that the games have sentences for: `opt-<word>`, `marker-<word>`, `scene-zone-<kind>` …"""
    found = set()
    for path in GAMES.glob("*/locales/en.ftl"):
        found |= set(
            re.findall(rf"^{prefix}-([a-z0-9-]+?)(?:-of|-brief)? =", path.read_text(encoding="utf-8"), re.M)
        )
    return found


def neutral() -> set[str]:
    """Words that the engine declares: what questions are for, parts of options, scenes, kinds of events."""
    own = set(options.INTENTS) | set(scene.VOCABULARY) | set(kinds.FACTS) | set(kinds.SOUNDS)
    own |= {value for name, value in vars(options).items() if name.isupper() and isinstance(value, str)}
    for path in (PACKAGE / "locales" / "en.ftl", PACKAGE / "web" / "words" / "en.ftl"):
        own |= set(
            re.findall(r"^(?:opt|marker|zone|word)-([a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.M)
        )
    return own


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a source file, by line; comments and docstrings left out."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        tree = ast.parse(text)
        said = {
            id(n.value)
            for n in ast.walk(tree)
            if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                yield node.lineno, node.value
        return
    for number, line in enumerate(text.splitlines(), 1):
        bare = re.sub(r"//.*|/\*.*?\*/|^\s*\*.*", "", line)
        for _, value in LITERAL.findall(bare):
            yield number, value


def clients() -> list[Path]:
    """The sources of page, terminal, server and players."""
    pages = [p for p in (ROOT / "web").glob("*.ts*") if not p.stem.endswith("_test") and p.name != "wire.ts"]
    return sorted([*pages, *(p for f in ("cli", "server", "players") for p in (PACKAGE / f).rglob("*.py"))])


def leaks() -> list[str]:
    """Where a client knows a word of a game."""
    words = asked().union(*map(worded, WORDED)) - neutral() - set(OWN)
    found, names = [], games.names()
    for path in clients():
        for line, value in literals(path):
            name = f"{path.relative_to(ROOT)}:{line}"
            if value.replace("_", "-") in words:
                found.append(f"{name}: {value}")
            found += [f"{name}: {id}" for id in RULE_ID.findall(value)]
            if value in names:
                found.append(f"{name}: {value}")
    return found


def test_clients_know_no_word_of_a_game() -> None:
    assert leaks() == []


def test_nothing_of_a_ruleset_is_looked_for_by_name() -> None:
    """No hasattr or getattr on a ruleset or one of its parts, nor of a member of the contract on anything."""
    wrong = []
    parts = (ruleset.Ruleset, ruleset.Rules, ruleset.Armies, ruleset.Client, ruleset.Bot)
    members = {name for part in parts for name in part.__struct_fields__} - {"name"}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("hasattr", "getattr")):
                continue
            on = ast.unparse(node.args[0])
            name = getattr(node.args[1], "value", "")
            if re.search(r"(^|\.)(ruleset|rules|armies|client|bot|RULESET)$", on) or name in members:
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}")
    assert wrong == []


def test_no_sentence_of_the_page_is_called_as_games_call_an_answer() -> None:
    """Games have `did-<question>` for what was answered; theirs would stand for the page's own."""
    text = (Path(__file__).parent.parent / "src/escarmouche/web/words/en.ftl").read_text(encoding="utf-8")
    assert "\nacted-move =" in text
    assert "\ndid-" not in text
