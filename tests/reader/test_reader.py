"""The independent reader agrees with the table at every checkpoint, and finds one false fact in a record."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.reader import harness
from tests.reader.core import Reader, read_sheets
from tests.reader.falsifier import lies, places
from tests.reader.wording import Pattern, kinds_of, square, steps

HERE = Path(__file__).parent
KNOWING = ("harness.py", "__main__.py", "test_reader.py")
"""What plays and prints; the rest is the reader, which knows nothing of the package."""
READ = tuple(sorted(path.name[: -len("_table.py")] for path in HERE.glob("*_table.py")))
"""The games that have a reader."""
BLOWS = re.compile(r"\[TR-(?:MELEE-\d+|SUIC-0[3-9]|CRUSH-\d+)\]")
"""Melee, suicide assaults, vehicles that run people over."""
SEEDS = (1, 2, 3)
MATCHES = ((0, "random"), (1, "random"), (0, "greedy"))


@cache
def told(game: str, number: int, bot: str, lang: str) -> harness.Printed:
    """A match as printed, played once."""
    return harness.printed(played(game, number, bot), lang)


played = cache(harness.play)


@pytest.mark.parametrize("path", sorted(HERE.glob("*.py")), ids=lambda path: path.name)
def test_the_reader_imports_nothing_of_the_package(path: Path) -> None:
    if path.name in KNOWING or path.name.endswith("_table.py"):
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            assert not name.startswith("escarmouche"), name
            assert not name.endswith(("harness", "__main__", "_table")), name


@pytest.mark.parametrize("lang", harness.LANGS)
@pytest.mark.parametrize("game", READ)
def test_the_reader_agrees_with_the_table_at_every_checkpoint(game: str, lang: str) -> None:
    for number, bot in MATCHES:
        found = harness.faults(harness.game_of(game), lang, told(game, number, bot, lang))
        assert not found, "\n".join((f"{bot} {number}", *found[:10]))


@pytest.mark.parametrize("lang", harness.LANGS)
@pytest.mark.parametrize("game", READ)
def test_the_reader_finds_each_of_forty_lies(game: str, lang: str) -> None:
    """In draws of several seeds; nine in ten by the record alone."""
    for seed in SEEDS:
        record = told(game, 0, "random", lang)
        judged = list(harness.judged(harness.game_of(game), lang, record, seed, 40))
        assert not [str(lie) for lie, found in judged if not found]
        assert sum(found == harness.ALONE for _, found in judged) >= 36


@pytest.mark.parametrize("lang", harness.LANGS)
@pytest.mark.parametrize(
    ("number", "bot", "words"),
    [
        (1, "brawler", ("storm", "Assaut suicide")),
        (11, "brawler", ("strike", "frappe")),
        (3, "crusher", ("crushes", "Écrasement")),
    ],
)
def test_blows_and_assaults_of_trauma_are_read(
    number: int, bot: str, words: tuple[str, str], lang: str
) -> None:
    """Players who go for close combat: melee, suicide assaults, vehicles over infantry, their lies too."""
    game, record = harness.game_of("trauma"), told("trauma", number, bot, lang)
    assert any(word in line for line in record.lines for word in words)
    assert not harness.faults(game, lang, record)
    judged = [(lie, found) for lie, found in harness.judged(game, lang, record, number, 300)
              if BLOWS.search(lie.was)]  # fmt: skip
    assert judged
    assert not [str(lie) for lie, found in judged if not found]


def test_every_hole_of_every_line_is_falsified() -> None:
    """A fair sample: as many lies as a record has holes change each of them once."""
    game, record = harness.game_of("combat_zone"), told("combat_zone", 0, "random", "en")
    holes = places(game, "en", record.lines, record.sheets)
    drawn = [lie.hole for lie in lies(game, "en", record.lines, record.sheets, Random(3), len(holes) // 2)]
    assert len(holes) > 60
    assert len(set(drawn)) == len(drawn)


def test_a_false_line_is_named() -> None:
    """Red has two tokens: a purse that is told otherwise is a fault of that line."""
    reader = Reader(harness.game_of("template"), "en")
    reader.read("Red lays a card: medic [TP-CARD-01]")
    reader.read("Red bids 1 token: 2 left [TP-TURN-02]")
    assert [str(fault) for fault in reader.faults] == ["line 2: tokens left: told 2, derived 1 (against 1)"]


def test_a_sentence_that_is_not_known_is_a_fault() -> None:
    reader = Reader(harness.game_of("template"), "fr")
    reader.read("Rouge rentre chez lui [TP-CARD-01]")
    assert "not understood" in str(reader.faults[0])


def test_ways_are_read_in_both_languages() -> None:
    (way,) = steps("one1a from 10 9.5 by 12 9.5 to 12 13 (5.5 cm), 3 cm high, facing 90°")
    assert way == steps("one1a de 10 9,5 par 12 9,5 à 12 13 (5,5 cm), hauteur 3 cm, cap 90°")[0]
    assert (way.way, way.length, way.measured) == (((1000, 950), (1200, 950), (1200, 1300)), 550, 550)
    assert (way.height, way.facing) == (300, 90)


def test_names_squares_and_elided_words_are_read() -> None:
    kinds = kinds_of({"fr": {"Rouge": "red"}})
    pattern = Pattern("la perte de {unit:id} coûte {n:int} à {side:side}[[, en {at:square}]]", "fr", kinds)
    assert pattern.read("la perte d'Éclaireurs [red3] coûte 2 à Rouge, en AA10") == {
        "unit": "red3",
        "n": 2,
        "side": "red",
        "at": (26, 9),
    }
    assert pattern.read("la perte des Éclaireurs [red3] coûte 2 à Rouge") is not None
    assert pattern.read("la perte de tous coûte deux à Rouge") is None
    assert square("B3") == (1, 2)


def test_sheets_are_read_by_name_and_id() -> None:
    sheets = read_sheets(["Éclaireurs [scouts]", "  Dés : 3 (TP-ARMY-01)", "  Cases : 1"])
    assert sheets["Éclaireurs"] is sheets["scouts"]
    assert sheets["scouts"]["Dés"] == "3 (TP-ARMY-01)"
