"""Mistakes hold keys and facts, are said in both languages, and cross from one process to another."""

from __future__ import annotations

import errno
import pickle
from pathlib import Path

import msgspec
import pytest

from escarmouche.engine.errors import (
    DataError,
    EscarmoucheError,
    ListRefused,
    ProcedureFailed,
    RecordError,
    RulesError,
    foreign,
    joined,
)
from escarmouche.engine.requests import Refusal

NO_ROOM = OSError(errno.ENOSPC, "No space left on device")
INNER = DataError("no-game", name="go", known=("a", "b"))
SAID = [
    (
        DataError("no-scenario", of="toy", name="x", known="y, z"),
        "toy has no scenario x; it has: y, z",
        "toy n'a pas de scénario x ; il a : y, z",
    ),
    (
        DataError("not-read", path=Path("a.yaml"), why=NO_ROOM),
        "a.yaml: cannot be read: No space left on device",
        "a.yaml : lecture impossible : plus de place sur le disque",
    ),
    (
        DataError("at", where="a:3", why=INNER),
        "a:3: there is no game called go; there are: a, b",
        "a:3 : il n'y a pas de jeu du nom de go ; il y a : a, b",
    ),
    (
        DataError("at", where="a", why=msgspec.ValidationError("Expected `int`, got `str`")),
        "a: Expected `int`, got `str`",
        "a : attendu : un nombre entier ; trouvé : du texte",
    ),
    (
        DataError("not-yaml", name="a", line=1, why=foreign("Expected `int`")),
        "a:1: not YAML: Expected `int`",
        "a:1 : ce n'est pas du YAML : attendu : un nombre entier",
    ),
    (
        RecordError("record-empty", name="a", line=1),
        "a: is no record: it is empty",
        "a : ce n'est pas un enregistrement : il est vide",
    ),
    (
        ProcedureFailed("procedure-failed", kind="K", why=KeyError("x"), path="p", reproduction="p"),
        "K: 'x' (reproduction in p)",
        "K : 'x' (de quoi reproduire la panne : p)",
    ),
    (
        DataError("no-force", game="template", name="x", known="y"),
        "template has no force called x; there are: y",
        "template n'a pas de force du nom de x ; il y a : y",
    ),
    (
        ListRefused(
            "toy", "a", (Refusal("TY-ONE-01", "dear", {"unit": "b"}, 2, "pt"), Refusal("TY-ONE-02", "odd"))
        ),
        "a: this list cannot be played: TY-ONE-01 dear (b), by 2 pt; TY-ONE-02 odd",
        "a : cette liste ne peut pas être jouée : TY-ONE-01 dear (b), pour 2 pt; TY-ONE-02 odd",
    ),
    (
        DataError("situation-sides", sides=joined(("one", "two"))),
        "the sides are one and two",
        "les camps sont one et two",
    ),
]


@pytest.mark.parametrize(("error", "english", "french"), SAID, ids=lambda value: str(value)[:24])
def test_a_mistake_is_said_in_both_languages_here_and_in_another_process(
    error: EscarmoucheError, english: str, french: str
) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    for one in (error, back):
        assert (str(one), one.said("en"), one.said("fr")) == (english, english, french)
    kept = {name: value for name, value in vars(error).items() if name != "facts"}
    assert {name: vars(back)[name] for name in kept} == kept


def test_what_cannot_cross_is_told_before_it_leaves() -> None:
    class Local(Exception):
        """Known in this function only."""

    back = pickle.loads(pickle.dumps(DataError("at", where="a", why=Local("odd"))))
    assert str(back) == "a: odd"


def test_values_stay_as_they_are() -> None:
    """A path is no name: it is not elided, and a number is not grouped."""
    error = DataError("no-ordinary-file", path="base de escouade")
    assert error.said("fr").startswith("base de escouade : ")
    assert "10000" in str(DataError("no-port", number=10_000))


def test_what_a_programmer_puts_right_is_told_in_english() -> None:
    assert RulesError("only this").said("fr") == "only this"
    assert str(EscarmoucheError()) == ""


def test_a_key_without_a_sentence_is_shown() -> None:
    assert str(DataError("no-such-mistake", x=1)) == "mistake-no-such-mistake {'x': '1'}"
