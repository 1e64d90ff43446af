"""What can be played with, and how it is spoken of."""

from __future__ import annotations

from pathlib import Path

from escarmouche import games
from escarmouche.cli.offers import speaking_of
from tests.games.trauma.playthroughs import FOLDER


def test_sentences_agree_with_the_names_of_books_given_by_a_folder(tmp_path: Path) -> None:
    (book,) = (FOLDER / "armies").glob("*.yaml")
    folder = tmp_path / "armies"
    folder.mkdir()
    grammar = "\ngrammar: {masculine: [Groupe], feminine: [Petite garde]}\n"
    (folder / "mine.yaml").write_text(book.read_text(encoding="utf-8") + grammar, encoding="utf-8")
    ruleset = games.ruleset("trauma")
    assert speaking_of(ruleset, "") is ruleset
    assert "Petite garde" not in ruleset.armies.nouns()
    known = speaking_of(ruleset, str(tmp_path)).armies.nouns()
    assert known["Petite garde"].gender == "f"
    assert known.keys() > ruleset.armies.nouns().keys()
