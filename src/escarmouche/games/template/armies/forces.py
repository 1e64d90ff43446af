"""The forces there are: the least that a game gives to have books, lists and scenarios (area TP-ARMY)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from escarmouche.engine import armies, checked
from escarmouche.engine.armies import Armoury, ListShelf, book_shelf
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.requests import Refusal
from escarmouche.engine.scenarios import Scenario, ScenarioShelf, known_rules
from escarmouche.engine.scene import SceneUnit
from escarmouche.engine.sentences import words
from escarmouche.engine.yamlfile import Document
from escarmouche.games.template.table import LEDGER, Entry

FORCES: dict[str, Entry] = checked.convert(LEDGER.data("TP-ARMY-01"), dict[str, Entry])
FORCE = "force"
FOLDER = Path(__file__).parents[1]
DEFAULT = ("scouts", "veterans")


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book: the rule whose table holds its forces."""

    key: str
    name: dict[str, str]
    rule: str
    grammar: Grammar = Grammar()


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list as written: one force of the table."""

    book: str
    name: dict[str, str]
    points: int
    force: str
    character: dict[str, str] = {}
    """A line on how it fights."""
    units: int = 0
    """How many of them come; 0: as many as the table says."""


class ArmyList(armies.ArmyList[Book, ListFile], frozen=True):
    """A list and its book."""


def _check_book(document: Document, book: Book) -> None:
    known_rules(LEDGER, document.at("rule"), book.rule)


def check(army: ArmyList, scenario: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """A force of the table, and worth no more than is written (TP-ARMY-01)."""
    force = army.written.force
    if force not in FORCES:
        return (Refusal("TP-ARMY-01", "no-such-force", {"force": force}),)
    if army.written.units < 0:
        return (Refusal("TP-ARMY-02", "no-unit", {"force": force}),)
    worth = units_in(army) * FORCES[force].strength
    if worth > army.points:
        return (Refusal("TP-ARMY-01", "too-expensive", {"force": force}, worth - army.points, "points"),)
    return ()


def units_in(army: ArmyList) -> int:
    """How many units a list brings (TP-ARMY-01, TP-ARMY-02)."""
    return army.written.units or FORCES[army.written.force].units


def cards(book: str, books: str) -> tuple[SceneUnit, ...]:
    """The forces of a book as printed: units, dice, boxes (TP-ARMY-01)."""
    rule = BOOKS.book(book, books).rule
    return tuple(
        SceneUnit(
            force,
            "",
            entry.name,
            entry.units,
            entry.units,
            lines=tuple(
                (words(f"scene-card-{what}", "template"), f"{getattr(entry, what)} ({rule})")
                for what in ("units", "dice", "strength")
            ),
        )
        for force, entry in checked.convert(LEDGER.data(rule), dict[str, Entry]).items()
    )


def _check_scenario(path: str, played: Scenario) -> None:
    """It has no numbers of its own."""


BOOKS = book_shelf(FOLDER, "rule", Book, _check_book)
LISTS = ListShelf(FOLDER / "lists", FORCE, "lists", "book", True, type=ListFile, books=BOOKS, army=ArmyList)
ARMOURY = Armoury("template", "template", LISTS, check)
SCENARIOS = ScenarioShelf(FOLDER / "scenarios", SCENARIO, type=Scenario, check=_check_scenario)
