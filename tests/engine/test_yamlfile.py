"""YAML files: YAML 1.2 words, a line for every fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError


class Weapon(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    force: int


class Book(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    weapons: list[Weapon] = []


def data(text: str) -> Any:
    return yamlfile.parse(text, "book.yaml").data


def test_the_words_of_yaml_1_2() -> None:
    found = data("a: no\nb: true\nc: on\nd: 012\ne: 1.5\nf: ~\ng: 2020-01-01\nh: -3\ni: 1_000\nj: yes\nk:\n")
    assert found == {
        "a": "no", "b": True, "c": "on", "d": "012", "e": 1.5, "f": None, "g": "2020-01-01", "h": -3,
        "i": "1_000", "j": "yes", "k": None,
    }  # fmt: skip


def test_lines_of_keys() -> None:
    document = yamlfile.parse("title: x\nweapons:\n  - name: gun\n    force: 3\n", "book.yaml")
    assert document.at() == "book.yaml:1"
    assert document.at("weapons") == "book.yaml:2 (weapons)"
    assert document.at("weapons", 0, "force") == "book.yaml:4 (weapons.0.force)"
    assert document.at("weapons", 0, "range") == "book.yaml:3 (weapons.0.range)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title: x\nweapons:\n  - name: gun\n    force: many\n",
         "book.yaml:4 (weapons.0.force): Expected `int`, got `str`"),
        ("title: x\nweapons:\n  - name: gun\n    force: 3\n  - force: 3\n",
         "book.yaml:5 (weapons.1): Object missing required field `name`"),
        ("title: x\nwepons: []\n", "book.yaml:2 (wepons): Object contains unknown field `wepons`"),
        ("title: x\nweapons:\n  - name: gun\n    force: 3\n    rang: 4\n",
         "book.yaml:5 (weapons.0.rang): Object contains unknown field `rang`"),
        ("weapons: []\n", "book.yaml:1: Object missing required field `title`"),
    ],
)  # fmt: skip
def test_a_value_that_does_not_fit_is_named_by_file_line_and_key(text: str, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        yamlfile.parse(text, "book.yaml").read(Book)
    assert str(error.value) == sentence


def test_a_part_of_a_file_is_read() -> None:
    document = yamlfile.parse("books:\n  first:\n    title: no\n", "book.yaml")
    assert document.read(Book, "books", "first") == Book("no")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: 1\nb: 2\na: 3\n", "book.yaml:3: the key a is already on line 1"),
        ("a:\n  x: 1\n  x: 2\n", "book.yaml:3: the key x is already on line 2"),
        ("a: [1, 2\nb: 3\n", "book.yaml:2: not YAML: "),
        ("a: 1\n\tb: 2\n", "book.yaml:2: not YAML: "),
        ("a: 1\n---\nb: 2\n", "book.yaml:2: not YAML: "),
        ("a: 1\nb: !!int many\n", "book.yaml:2: many is no int"),
        (
            "a: 1\nb: !!python/object:os.system x\n",
            "book.yaml:2: not YAML: could not determine a constructor",
        ),
        ("a: 1\n? [1, 2]\n: 3\n", "book.yaml:2: a key is a word or a number"),
        ("a: &a [*a]\n", "book.yaml:1: not YAML: nested too deeply"),
        ("a: \x07\n", "book.yaml:1: not YAML: "),
    ],
)
def test_what_is_no_yaml_is_said_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        data(text)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_aliases_that_multiply_are_refused() -> None:
    rows = ["a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 8)]
    with pytest.raises(DataError, match="more than 200000 values"):
        data("\n".join(rows))


def test_an_empty_file_is_nothing() -> None:
    assert data("") is None
    assert data("# only a remark\n") is None


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"missing\.yaml: cannot be read: No such file"):
        yamlfile.load(tmp_path / "missing.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"a: caf\xe9\n")
    with pytest.raises(DataError, match=r"latin\.yaml: cannot be read: byte 6 is not UTF-8 text"):
        yamlfile.load(tmp_path / "latin.yaml")
    (tmp_path / "mark.yaml").write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert yamlfile.load(tmp_path / "mark.yaml").data == {"a": 1}


def test_our_own_files_are_read_from_a_compiled_copy_until_they_change(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text("a: no\n", encoding="utf-8")
    assert yamlfile.cached(path) == {"a": "no"}
    (compiled,) = (tmp_path / "__pycache__").iterdir()
    compiled.write_text('{"a": "from the copy"}', encoding="utf-8")
    assert yamlfile.cached(path) == {"a": "from the copy"}
    path.write_text("a: changed\n", encoding="utf-8")
    assert yamlfile.cached(path) == {"a": "changed"}
    assert compiled not in list((tmp_path / "__pycache__").iterdir())


def test_a_broken_compiled_copy_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text("a: 1\n", encoding="utf-8")
    yamlfile.cached(path)
    (compiled,) = (tmp_path / "__pycache__").iterdir()
    compiled.write_text('{"a": ', encoding="utf-8")
    assert yamlfile.cached(path) == {"a": 1}
