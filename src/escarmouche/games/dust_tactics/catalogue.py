"""The army books and lists there are, and what is wrong with a file (DT-SETUP-04)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Refusal
from escarmouche.engine.scene import SceneUnit
from escarmouche.games.dust import armylist, books, cardpages, listcheck

DEFAULT_LISTS = ("allies-50-rangers", "axis-50-grenadiers")
USUAL = "-50-"
"""Lists of the size of a first game (DT-SETUP-04)."""


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Pairs of ready-made lists of equal size that between them use every card, small ones first."""
    names = armylist.LISTS.names()
    small = [name for name in names if USUAL in name]
    big = [name for name in names if USUAL not in name]
    pairs = list(combinations_with_replacement(small, 2))
    pairs += [(a, b) for n, a in enumerate(big) for b in big[n + 1 :: 3]]
    return tuple(pairs)


def catalogue(folder: str = "") -> dict[str, tuple[str, ...]]:
    """Books and lists by name, the user's own included."""
    return {"book": books.BOOKS.names(folder), "list": armylist.LISTS.names(folder)}


def cards(book: str, folder: str = "") -> tuple[SceneUnit, ...]:
    """The cards of a book as printed, with the origin of each value."""
    return cardpages.cards_of(books.load(books.BOOKS.find(book, folder)))


def check_file(path: Path, folder: str = "") -> tuple[Refusal, ...]:
    """What forbids an army list, nothing for a book that reads well; DataError otherwise."""
    document = yamlfile.load(path)
    if not isinstance(document.data, dict):
        raise DataError(
            f"{document.at()}: expected an army book or an army list",
            f"{document.at()} : attendu : un livre ou une liste d'armée",
        )
    if "key" in document.data:
        books.read_book(document)
        return ()
    return listcheck.check(armylist.read_list(document, folder))
