"""Ledgers: every rule once, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.engine import ledger
from escarmouche.engine.errors import DataError
from escarmouche.games.template.table import LEDGER

ENTRY = "  - {id: %s, section: s, kind: mechanic, title: {en: a, fr: b}, text: {en: a, fr: b}}\n"


def written(folder: Path, *entries: str) -> Path:
    path = folder / "rules.yaml"
    path.write_text("system: x\ntitle: X\nrules:\n" + "".join(entries), encoding="utf-8")
    return path


BOOKS = {"house": ledger.house(), **{name: games.ruleset(name).ledger for name in games.names()}}


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_rule_is_written_in_both_languages(book: ledger.Ledger) -> None:
    assert book.rules
    for rule in book.rules.values():
        assert re.fullmatch(r"[A-Z0-9]{2,3}-[A-Z0-9]+-\d\d", rule.id)
        for words in (rule.title, rule.text, *filter(None, (rule.ruling, rule.example))):
            assert set(words) == {"en", "fr"}
            assert all(words.values())
            assert words["en"] != words["fr"] or len(words["en"].split()) < 4


def test_a_ruling_in_one_language_is_refused(tmp_path: Path) -> None:
    entry = (ENTRY % "XX-A-01").replace("}}\n", "}, ruling: {en: so it is}}\n")
    with pytest.raises(DataError, match=r"the ruling of XX-A-01 is not in both languages"):
        ledger.load(written(tmp_path, entry))


def test_a_game_is_called_by_a_name_or_in_both_languages(tmp_path: Path) -> None:
    titles = {name: book.title for name, book in BOOKS.items()}
    assert titles["trauma"] == {"en": "Trauma", "fr": "Trauma"}
    assert titles["combat_zone_campaign"] == {
        "en": "Combat Zone: linked battles",
        "fr": "Combat Zone : batailles liées",
    }
    for title in titles.values():
        assert set(title) == {"en", "fr"}
        # whoever is called more than a name is called so in French too
        assert title["en"] != title["fr"] or not re.search(r"[:(]", title["en"])
    path = written(tmp_path, ENTRY % "X-A-01")
    path.write_text(
        path.read_text(encoding="utf-8").replace("title: X", "title: {en: The X}"), encoding="utf-8"
    )
    with pytest.raises(DataError, match=r"the title of rules.yaml is not in both languages"):
        ledger.load(path)


def test_rules_are_found_by_id() -> None:
    assert "TP-SHOOT-01" in LEDGER
    assert "TP-SHOOT-99" not in LEDGER
    assert LEDGER["TP-SHOOT-01"].title["fr"] == "Portée"
    assert LEDGER.data("TP-SHOOT-01") == {"range": 2400}


def test_a_rule_without_data_is_said() -> None:
    with pytest.raises(DataError, match="template: TP-SHOOT-07 has no data"):
        LEDGER.data("TP-SHOOT-07")


def test_a_rule_that_stands_twice_is_said(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="the rule X-A-01 stands twice"):
        ledger.load(written(tmp_path, ENTRY % "X-A-01", ENTRY % "X-A-01"))


def test_a_rule_without_text_is_said(tmp_path: Path) -> None:
    path = written(tmp_path, "  - {id: X-A-01, section: s, kind: k, title: {en: a}}\n")
    with pytest.raises(DataError, match="missing required field `text`"):
        ledger.load(path)
