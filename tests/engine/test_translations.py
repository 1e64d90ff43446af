"""What other programs say of a mistake is put into French, every form of msgspec and of the YAML reader."""

from __future__ import annotations

import errno
import re
import socket
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
import yaml
from msgspec import _core

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import (
    DataError,
)
from escarmouche.engine.translations import _put, french, put, sentence

ENGLISH = re.compile(r"\b(expected|got|invalid|object|array|found|not|of|the|missing|range|did|that)\b", re.I)
LIBRARY = Path(_core.__file__).read_bytes()
FORMS = sorted(
    {
        m.decode()
        for m in re.findall(
            rb"\0((?:Expected `|Invalid |Object |Integer |Number |Timestamp |Duration |Only )[ -~]*)%U(?=\0)",
            LIBRARY,
        )
    }
)
"""What the library says of values, as it is written in it."""
REASONS = ("invalid ", "unexpected ", "trailing ", "object keys", "expected '")
GRAMMAR = sorted(
    {
        m.decode()
        for start in REASONS
        for m in re.findall(rb"\0(" + start.encode() + rb"[ -~]+)(?=\0)", LIBRARY)
    }
)
"""What it says of text that is no JSON."""


def filled(form: str) -> str:
    """A form of the C library with a value in each gap."""
    gaps = {"%s": "int", "%U": "str", "%R": "'x'"}
    if form == "Expected `float` %s %R":
        return "Expected `float` >= 1.0"
    return re.sub(r"%(?:s|U|R|l*[du]|zd)", lambda m: gaps.get(m[0], "3"), form)


def test_the_forms_are_found_in_the_library() -> None:
    assert len(FORMS) > 40
    assert "Expected `%s`, got `%s`" in FORMS
    assert "trailing comma in array" in GRAMMAR


@pytest.mark.parametrize("form", FORMS)
def test_everything_msgspec_says_of_a_value_has_its_french(form: str) -> None:
    told = sentence(filled(form))
    assert told != filled(form)
    assert not ENGLISH.search(told)


@pytest.mark.parametrize("reason", GRAMMAR)
def test_everything_msgspec_says_of_json_has_its_french(reason: str) -> None:
    told = sentence(f"JSON is malformed: {reason} (byte 7)")
    assert told.startswith("ce n'est pas du JSON : ")
    assert told.endswith(" (octet 7)")
    assert _put(reason, "json") != reason
    assert not ENGLISH.search(told)


class Weapon(msgspec.Struct, forbid_unknown_fields=True):
    force: int
    name: str | None = None


@pytest.mark.parametrize(
    ("value", "type", "told"),
    [
        ("x", int, "attendu : un nombre entier ; trouvé : du texte"),
        ([1.5], list[str | int], "attendu : un nombre entier ou du texte ; trouvé : un nombre - à `$[0]`"),
        ({"force": 1, "name": []}, Weapon, "attendu : du texte ou rien ; trouvé : une liste - à `$.name`"),
        ({}, Weapon, "il manque la clé `force`"),
        ({"force": 1, "rang": 2}, Weapon, "la clé `rang` n'est pas connue ici"),
        ({"a": 1}, dict[int, int], "attendu : un nombre entier ; trouvé : du texte - pour une clé de `$`"),
        (0, Annotated[int, msgspec.Meta(ge=1)], "attendu : un nombre entier, 1 au moins"),
        (0.5, Annotated[float, msgspec.Meta(gt=1)], "attendu : un nombre, plus de 1.0"),
        (5, Annotated[int, msgspec.Meta(multiple_of=2)], "attendu : un nombre entier, multiple de 2"),
        ([1], tuple[int, int], "attendu : une liste de 2 ; trouvé : 1"),
        ("", Annotated[str, msgspec.Meta(min_length=1)], "attendu : du texte, de longueur 1 au moins"),
        ("A", Annotated[str, msgspec.Meta(pattern="^a$")], "attendu : du texte de la forme '^a$'"),
    ],
)  # fmt: skip
def test_a_value_that_does_not_fit(value: Any, type: Any, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(value, type)
    assert french(error.value) == told


@pytest.mark.parametrize("text", [b"{", b'{"a" 1}', b"[1,]", b"[1 2]", b"nope", b"1 2", b'"\\x"', b'"\xff"'])
def test_text_that_is_no_json(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as error:
        msgspec.json.decode(text)
    assert french(error.value) != str(error.value)
    assert not ENGLISH.search(french(error.value))


BROKEN = {
    "a: b: c\n": "un deux-points n'a pas sa place ici",
    "a: [1, 2\nb: 3\n": "il manque une virgule ou un crochet fermant",
    "a: {b: 1\nc: 3\n": "il manque une virgule ou une accolade fermante",
    "a: 1\n b: 2\n": "un deux-points n'a pas sa place ici",
    "a:\n  - 1\n b: 2\n": "il manque une clé",
    "a:\n\t- 1\n": "aucune valeur ne commence par ce caractère",
    'a: "one\n': "le fichier s'arrête dans un texte entre guillemets",
    'a: "\\q"\n': "ce code de caractère n'existe pas",
    "a: *b\n": "cette ancre n'existe pas",
    "a: 1\nb\n": "il manque un deux-points",
    "- 1\na: 2\n": "il manque un tiret de liste",
    "a: 1\n- 2\n": "il manque une clé",
    "a: !x!y 1\n": "ce préfixe d'étiquette n'existe pas",
    "a: !ship 1\n": "l'étiquette '!ship' n'est pas lue ici",
    "a: 1\n---\nb: 2\n": "le fichier contient plusieurs documents",
    "a: \x07\n": "le caractère x0007 est interdit (position 3)",
    "a: @b\n": "aucune valeur ne commence par ce caractère",
    "a: &x 1\nb: &x 2\n": "une ancre figure deux fois",
    "a: - 1\n": "un tiret de liste n'a pas sa place ici",
}


@pytest.mark.parametrize("text", BROKEN)
def test_text_that_is_no_yaml(text: str) -> None:
    with pytest.raises(DataError) as error:
        yamlfile.parse(text, "book.yaml")
    assert re.match(r"book\.yaml:\d+: not YAML: ", str(error.value))
    told = re.sub(r"^book\.yaml:\d+ : ce n'est pas du YAML : ", "", error.value.said("fr"))
    assert told == BROKEN[text]


@pytest.mark.parametrize("text", [t for t in BROKEN if "\x07" not in t])
def test_the_reader_without_its_c_library_is_put_into_french_too(text: str) -> None:
    with pytest.raises(yaml.MarkedYAMLError) as error:
        yaml.load(text, Loader=yaml.SafeLoader)
    assert sentence(str(error.value.problem)) != error.value.problem


def test_what_the_system_says() -> None:
    assert french(FileNotFoundError(errno.ENOENT, "No such file")) == "aucun fichier ni dossier de ce nom"
    assert french(OSError(errno.ENOSPC, "No space left on device")) == "plus de place sur le disque"
    assert french(OSError(9999, "Something new")) == "Something new"
    assert french(socket.gaierror(-2, "Name or service not known")) == "le réseau ne connaît pas ce nom"
    assert french(ValueError("a polygon needs three points, got 2")) == (
        "un polygone a trois points au moins, et non 2"
    )
    assert french(KeyError("name")) == "'name'"


def test_every_form_is_filled_with_the_values_it_takes() -> None:
    for english, words in put("msgspec").items():
        assert set(re.findall(r"\{(\w+)\}", english)) == set(re.findall(r"\{(\w+)\}", words))
