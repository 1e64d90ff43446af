"""The army books and lists there are, and which lists a scenario wants (ledger area TR-PREP)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Refusal
from escarmouche.games.trauma import armybook, armylist, listcheck, scenario

DEFAULT_LISTS = ("usf-30-mixed", "belt-30-mixed")


def lists_for(key: str, lists: tuple[str, ...]) -> tuple[str, ...]:
    """Each list as its side of the scenario wants it: where forces are fixed, the sister list of that size.

    The first side takes the first role. A list of another size is replaced by the ready-made list of the same
    book and name; a file of the user's own is left as it is.
    """
    played = scenario.load(key)
    roles = tuple(played.roles) or ("",) * len(lists)
    found = []
    for name, role in zip(lists, roles, strict=True):
        book, _, rest = name.partition("-")
        size, _, word = rest.partition("-")
        wanted = played.force(role, int(size)).points if size.isdigit() else 0
        sister = f"{book}-{wanted}-{word}"
        found.append(sister if sister in armylist.LISTS.names() else name)
    return tuple(found)


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made lists of the usual size: each book against each, itself included."""
    usual = tuple(name for name in armylist.LISTS.names() if "-30-" in name)
    return tuple(combinations_with_replacement(usual, 2))


def catalogue(books: str = "") -> dict[str, tuple[str, ...]]:
    """Books and lists by name, the user's own included."""
    return {"book": tuple(armybook.all_books(books)), "list": armylist.LISTS.names(books)}


def check_file(path: Path, key: str = "", books: str = "") -> tuple[Refusal, ...]:
    """What forbids an army list, or nothing for a book that reads well; DataError where it does not."""
    document = yamlfile.load(path)
    if not isinstance(document.data, dict):
        raise DataError(
            f"{document.at()}: expected an army book or an army list",
            f"{document.at()} : attendu : un livre ou une liste d'armée",
        )
    if "units" in document.data:
        armybook.load(path)
        return ()
    army = armylist.read_list(document, books)
    if not key:
        return listcheck.check(army, folder=books)
    played = scenario.load(key)
    refusals: list[tuple[Refusal, ...]] = []
    for role in tuple(played.roles) or ("",):
        force = played.force(role, army.points)
        refusals.append(listcheck.check(army, force.points, force.reinforcement, books))
    return min(refusals, key=len)
