"""Mistakes are said in English and in French, both where they are found and about the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "escarmouche"
SENTENCES = {
    "DataError": 0, "ListRefused": 0, "RecordError": 0, "WrongInput": 0, "ProcedureFailed": 0,
    "wrong": 0, "wrong_setup": 0, "Complaint": 1, "Verdict": 1, "_Wrong": 1,
}  # fmt: skip
"""What takes a sentence, and which of its arguments is the English one; the French one comes next."""
NO_VALUES = {"en", "fr", "text", "french", "sentence", "str", "strerror"}
"""Names that only turn a value into words of one language or the other."""
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d{2}\b")
ENGLISH = re.compile(r"\b(the|is|are|not|of|and|there|has|needs|called|cannot|expected|this|with)\b", re.I)
FAMILIAR = re.compile(r"\b(tu|te|ton|ta|tes|toi)\b", re.I)
UNSPACED = re.compile(r"(?<! )[:;?!](?= |$)")


class Said(NamedTuple):
    """One mistake as the source says it."""

    place: str
    english: ast.expr
    french: ast.expr | None


def said_in(path: Path) -> Iterator[Said]:
    """Every mistake a file can say."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SENTENCES and len(node.args) > SENTENCES[name]:
            at = SENTENCES[name]
            french = node.args[at + 1] if len(node.args) > at + 1 else None
            yield Said(f"{path.relative_to(PACKAGE)}:{node.lineno}", node.args[at], french)


def fault(said: Said) -> str:
    """What is wrong with the two sentences of a mistake; empty when nothing is."""
    if said.french is None:
        return "has no French sentence"
    if ast.unparse(said.french) == ast.unparse(said.english).replace("str(", "french(", 1):
        return ""  # what somebody else said, in his words
    english, french = words(said.english), words(said.french)
    if english is None or french is None:
        return "is not written where it is found"
    if values(said.english) != values(said.french):
        return f"says {values(said.english) ^ values(said.french)} in one language only"
    if set(RULE.findall(english)) != set(RULE.findall(french)):
        return "cites another rule in French"
    if re.search("[a-z]{2}", english) and re.sub(" (?=[:;?!])", "", french) == english:
        return "is not translated"
    plain = re.sub("`.*?`", "", french)
    for what, pattern in (("English words", ENGLISH), ("familiar", FAMILIAR), ("no space before", UNSPACED)):
        if found := pattern.search(plain):
            return f"{what}: {found[0]!r} in {french!r}"
    return ""


def words(text: ast.expr) -> str | None:
    """A sentence with 0 for each value; None for what is no sentence."""
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        return text.value
    if isinstance(text, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in text.values)
    return None


def values(text: ast.expr) -> set[str]:
    """The names a sentence takes its values from."""
    named = {node.id for node in ast.walk(text) if isinstance(node, ast.Name)}
    named |= {node.attr for node in ast.walk(text) if isinstance(node, ast.Attribute)}
    return {name.removesuffix("_fr") for name in named} - NO_VALUES


def test_every_mistake_is_said_in_both_languages() -> None:
    found = [said for path in sorted(PACKAGE.rglob("*.py")) for said in said_in(path)]
    assert len(found) > 250
    assert {said.place: wrong for said in found if (wrong := fault(said))} == {}


@pytest.mark.parametrize(
    ("call", "wrong"),
    [
        ('DataError(f"{path}: is empty", f"{path} : est vide")', ""),
        ('DataError(f"{path}: {error}", f"{path} : {french(error)}")', ""),
        ("wrong(str(error), french(error), 'units')", ""),
        ('Complaint(("a",), f"TR-A-01: {n} twice", f"TR-A-01 : {n} deux fois")', ""),
        ('DataError(f"{path}: is empty")', "has no French sentence"),
        ('DataError(f"{path}: is empty", f"{path} : is empty")', "is not translated"),
        ('DataError(f"{path}: is empty", f"{name} : est vide")', "in one language only"),
        ('DataError(f"{path}: the end", f"{path} : the fin")', "English words"),
        ('DataError(f"{path}: empty", f"{path}: vide")', "no space before"),
        ('DataError("name a file", "nomme ton fichier")', "familiar"),
        ('DataError("TR-A-01: no", "TR-A-02 : non")', "cites another rule"),
        ("DataError(text, other)", "is not written where it is found"),
    ],
)
def test_the_check_sees_what_is_wrong(
    call: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "said.py").write_text(f"raise {call}\n", encoding="utf-8")
    monkeypatch.setattr("tests.test_two_languages.PACKAGE", tmp_path)
    (said,) = said_in(tmp_path / "said.py")
    assert (wrong in fault(said)) if wrong else not fault(said)
