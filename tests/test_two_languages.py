"""Mistakes are keys and facts; their sentences are in the language files, and no French stands in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

from escarmouche.engine.sentences import locales
from tests.cli.test_languages import sentences as _sentences

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "escarmouche"
KEYED = {
    "DataError": (0, "mistake"), "RecordError": (0, "mistake"), "WrongInput": (0, "mistake"),
    "ProcedureFailed": (0, "mistake"), "wrong_setup": (0, "mistake"), "_Wrong": (1, "mistake"),
    "verdict": (1, "verdict"), "phrases": (0, ""), "wrong": (0, "mistake-situation"),
    "named": (2, "mistake-situation"),
}  # fmt: skip
"""What takes a key: which of its arguments it is, and what its sentences begin with."""
READING = {"wrong": {"situation.py", "situation_reader.py"}, "named": {"situation.py", "situation_reader.py"}}
"""The files in which these are the reader's of situations."""
MISTAKES = ("DataError", "RecordError", "WrongInput", "ProcedureFailed", "ListRefused")
SPOKEN = ("mistake-", "verdict-", "allowed-")
KEY = re.compile("[a-z][a-z0-9-]*")
SITUATION = re.compile("^mistake-situation-(no-)?(?=group)|^mistake-situation-")
OWN = {
    "line": {"RecordError", "verdict"},
    "expected": {"verdict"},
    "found": {"verdict"},
    "id": {"named"},
}
"""Facts that some give beside those that are written."""
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d{2}\b")
ENGLISH = re.compile(r"\b(the|is|are|not|of|and|there|has|needs|called|cannot|expected|this|with)\b", re.I)
FAMILIAR = re.compile(r"\b(tu|te|ton|ta|tes|toi)\b", re.I)
UNSPACED = re.compile(r"(?<! )[:;?!](?= |$)")
FRENCH = re.compile(
    r"[éèêëàâçùûîïôœÉÈÀÇŒ«»]|\b(le|la|les|un|une|des|du|est|sont|pas|pour|avec|et|ou|qui|que)\b|\b[dlnqs]'"
)
"""What shows that a text is French."""
LISTED = {
    "engine/sentences.py": "the letters before which French elides",
    "engine/grammar.py": "the letters before which French elides",
    "cli/commands.py": "what may be typed at the prompt, in either language",
}
"""Files that hold French, and why."""


class Keyed(NamedTuple):
    """One mistake as the source says it: a key and facts (None: not written)."""

    place: str
    game: str
    key: str
    facts: set[str] | None


@lru_cache(maxsize=32)
def sentences(path: Path) -> dict[str, set[str]]:
    """The sentences of a language file with their variables."""
    return _sentences(path)


def words_in(path: Path) -> Iterator[str]:
    """The texts that stand in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def is_key(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant) and bool(KEY.fullmatch(str(argument.value)))


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def keyed_in(path: Path) -> Iterator[Keyed]:
    """Every mistake that a file says by its key."""
    own = path.relative_to(PACKAGE).parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = called(node)
        at, prefix = KEYED.get(name, (9, ""))
        if (
            len(node.args) <= at
            or not is_key(node.args[at])
            or path.name not in READING.get(name, {path.name})
        ):
            continue
        given = {word.arg: word.value for word in node.keywords}
        game = given.pop("game", None)
        of_game = str(game.value) if isinstance(game, ast.Constant) else ""
        if name in READING and own[0] == "games":
            of_game = own[1]
        facts = {str(fact) for fact in given} | {fact for fact, takers in OWN.items() if name in takers}
        key = "-".join(filter(None, (prefix, ast.literal_eval(node.args[at]))))
        yield Keyed(f"{'/'.join(own)}:{node.lineno}", of_game, key, None if None in given else facts)


def sentences_in(path: Path) -> Iterator[tuple[int, str]]:
    """Mistakes of a file that are sentences, where keys should be."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node) in MISTAKES and called(node) != "ListRefused":
            first = node.args[0] if node.args else None
            written = isinstance(first, ast.Constant | ast.JoinedStr) and not is_key(first)
            if len(node.args) != 1 or (written and not _begins_a_key(first)):
                yield node.lineno, ast.unparse(node)


def _begins_a_key(text: ast.expr | None) -> bool:
    """A key with a value in it: no space, only dashes."""
    parts = text.values if isinstance(text, ast.JoinedStr) else []
    return bool(parts) and all(
        KEY.match(str(part.value)) and " " not in str(part.value)
        for part in parts
        if isinstance(part, ast.Constant)
    )


def french_in(path: Path) -> Iterator[tuple[int, str]]:
    """Texts of a file that are French, but for what it says of itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    about = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    beside = {
        id(value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if getattr(key, "value", "") == "fr"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in about:
            text = node.value.strip()
            sign = FRENCH.search(text)
            if id(node) in beside or (sign and (" " in text or not sign[0].isascii())):
                yield node.lineno, text


def fault(english: str, french: str) -> str:
    """What is wrong with the two sentences of a mistake; empty when nothing is."""
    if set(RULE.findall(english)) != set(RULE.findall(french)):
        return "cites another rule in French"
    if (
        re.search("[a-z]{2}", re.sub(r"\{.*?\}", "", english))
        and re.sub(" (?=[:;?!])", "", french) == english
    ):
        return "is not translated"
    plain = re.sub(r"`.*?`|\{.*?\}", "0", french)
    for what, pattern in (("English words", ENGLISH), ("familiar", FAMILIAR), ("no space before", UNSPACED)):
        if match := pattern.search(plain):
            return f"{what}: {match[0]!r} in {french!r}"
    return ""


def lines_of(path: Path) -> dict[str, str]:
    """The mistakes of a language file that are said in one line."""
    rows = (row.partition(" = ") for row in path.read_text(encoding="utf-8").splitlines())
    return {key: text for key, _, text in rows if key.startswith(SPOKEN) and "->" not in text}


def test_every_mistake_is_a_key() -> None:
    told = {path.relative_to(PACKAGE): list(sentences_in(path)) for path in sorted(PACKAGE.rglob("*.py"))}
    assert {str(path): calls for path, calls in told.items() if calls} == {}


def test_every_mistake_is_said_in_both_languages() -> None:
    wrong: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("locales/en.ftl")):
        english, french = lines_of(path), lines_of(path.with_name("fr.ftl"))
        wrong |= {f"{path}: {key}": why for key in english if (why := fault(english[key], french[key]))}
    assert wrong == {}


def test_no_french_stands_in_python() -> None:
    told = {path.relative_to(PACKAGE).as_posix(): list(french_in(path)) for path in PACKAGE.rglob("*.py")}
    assert {path: texts for path, texts in told.items() if texts and path not in LISTED} == {}
    assert all(told[path] for path in LISTED), "nothing French is left in these: list them no longer"


def test_every_key_of_a_mistake_has_its_sentences_and_every_sentence_its_facts() -> None:
    wrong, keys = {}, set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for place, game, key, facts in keyed_in(path):
            keys.add(key)
            for lang in ("en", "fr"):
                folders = [PACKAGE / "locales", *locales(game)]
                known = {k: v for folder in folders for k, v in sentences(folder / f"{lang}.ftl").items()}
                if key not in known:
                    wrong[place] = f"{key} has no sentence in {lang}"
                elif facts is not None and known[key] - facts:
                    wrong[place] = f"{key} lacks {known[key] - facts} in {lang}"
    assert wrong == {}
    words = {word for path in PACKAGE.rglob("*.py") for word in words_in(path)}
    for path in PACKAGE.rglob("locales/en.ftl"):
        spoken = {key for key in sentences(path) if key.startswith(SPOKEN)}
        silent = {key for key in spoken if not {key, key.partition("-")[2], SITUATION.sub("", key)} & words}
        assert silent == set(), "nothing says them"
    assert len(keys) > 240


@pytest.mark.parametrize(
    ("english", "french", "wrong"),
    [
        ("{ $path }: is empty", "{ $path } : est vide", ""),
        ("{ $path }: is empty", "{ $path } : is empty", "is not translated"),
        ("{ $path }: the end", "{ $path } : the fin", "English words"),
        ("{ $path }: empty", "{ $path }: vide", "no space before"),
        ("name a file", "nomme ton fichier", "familiar"),
        ("TR-A-01: no", "TR-A-02 : non", "cites another rule"),
    ],
)
def test_the_check_sees_what_is_wrong(english: str, french: str, wrong: str) -> None:
    assert (wrong in fault(english, french)) if wrong else not fault(english, french)


@pytest.mark.parametrize(
    ("call", "refused"),
    [
        ('DataError("empty", path=path)', False),
        ('DataError(f"situation-{key}", game=self.game, **facts)', False),
        ('DataError(f"{path}: is empty", f"{path} : est vide")', True),
        ('DataError("it is empty")', True),
        ("DataError(text, other)", True),
    ],
)
def test_the_check_sees_sentences(call: str, refused: bool, tmp_path: Path) -> None:
    (tmp_path / "said.py").write_text(f"raise {call}\n", encoding="utf-8")
    assert bool(list(sentences_in(tmp_path / "said.py"))) == refused


def test_the_check_sees_french(tmp_path: Path) -> None:
    (tmp_path / "said.py").write_text(
        '"""Le titre."""\nA = {"en": "a wall", "fr": "un mur"}\nB = ("Objet", {"fr": "Objet"}, "Blessé")\n',
        encoding="utf-8",
    )
    assert [text for _, text in french_in(tmp_path / "said.py")] == ["un mur", "Blessé", "Objet"]
