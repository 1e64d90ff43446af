"""The army books and lists there are, and which lists a scenario wants (CZ-FORCE-03, CZ-GAME-02)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone import armybook, armylist, campaign, listcheck, scenario
from escarmouche.games.combat_zone.scenario import ROLES

DEFAULT_LISTS = ("corp-200-patrol", "gang-200-street")


def lists_for(key: str, lists: tuple[str, ...]) -> tuple[str, ...]:
    """Each list as its side of the scenario wants it: the scenario's own, or the sister list of its share.

    The first side is the attacker. A list of another size is replaced by the ready-made list of the same book
    and name; a file of the user's own is left as it is.
    """
    played = scenario.load(key)
    if played.lists:
        return played.lists
    roles = ROLES if played.roles else ("",) * len(lists)
    found = []
    for name, role in zip(lists, roles, strict=True):
        book, _, rest = name.partition("-")
        size, _, word = rest.partition("-")
        wanted = played.share(role, int(size)) if size.isdigit() else 0
        sister = f"{book}-{wanted}-{word}"
        others = [n for n in armylist.LISTS.names() if n.startswith(f"{book}-{wanted}-")]
        if sister in armylist.LISTS.names():
            found.append(sister)
        else:
            found.append(others[0] if others and wanted else name)
    return tuple(found)


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made lists of the usual size: each book against each, itself included."""
    usual = tuple(name for name in armylist.LISTS.names() if "-200-" in name)
    return tuple(combinations_with_replacement(usual, 2))


def catalogue(books: str = "") -> dict[str, tuple[str, ...]]:
    """Books and lists by name, the user's own included."""
    return {"book": armybook.BOOKS.names(books), "list": armylist.LISTS.names(books)}


def check_file(path: Path, key: str = "", books: str = "") -> tuple[Refusal, ...]:
    """What forbids an army list or a campaign, nothing for a book that reads well; DataError otherwise."""
    document = yamlfile.load(path)
    if not isinstance(document.data, dict):
        raise DataError(
            f"{document.at()}: expected an army book, an army list or a campaign",
            f"{document.at()} : attendu : un livre d'armée, une liste d'armée ou une campagne",
        )
    if "troops" in document.data:
        armybook.read_book(document)
        return ()
    if "battles" in document.data:
        return campaign.check(campaign.read_campaign(document))
    army = armylist.read_list(document, books)
    if not key:
        return listcheck.check(army)
    played = scenario.load(key)
    shares = {played.share(role, army.points) for role in (ROLES if played.roles else ("",))}
    return listcheck.check(army, max(shares))
