"""Armies of Frostbite: three companies of 2000 PA and one of 3000, of one book (FB-CAMP-01, FB-CAMP-02)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.armies import called
from escarmouche.engine.datafiles import ARMY_LIST, SCENARIO, Shelf
from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Described, Force
from escarmouche.engine.scenarios import Scenario, ScenarioShelf
from escarmouche.games.at43.armies import listcheck
from escarmouche.games.at43.armies.armylist import LISTS, ArmyList
from escarmouche.games.at43.armies.catalogue import ARMOURY
from escarmouche.games.frostbite.rules import LEDGER

GAME = "frostbite"
FOLDER = Path(__file__).parents[1]
FORCES = Shelf(FOLDER / "forces", ARMY_LIST, "forces", "companies")
DEFAULT = ("northguard", "array")
_FIRST, _SECOND = LEDGER.data("FB-CAMP-01"), LEDGER.data("FB-CAMP-02")
COUNT: int = _FIRST["companies"]
SIZES: tuple[int, int] = (_FIRST["company_pa"], _SECOND["company_pa"])


class CompanyLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company: what it is called, and its list of AT-43, by name or written out."""

    name: dict[str, str]
    list: str | dict[str, Any]


class ForceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army as written."""

    book: str
    name: dict[str, str]
    companies: tuple[CompanyLine, ...]
    reserve: CompanyLine
    """The company that comes with phase 2."""
    character: dict[str, str] = {}


class Army(msgspec.Struct, frozen=True):
    """An army whose companies are read and checked."""

    book: str
    name: dict[str, str]
    companies: tuple[ArmyList, ...]
    reserve: ArmyList
    called: tuple[dict[str, str], ...]
    """What the companies are called, that of phase 2 last."""


def load(force: Force, books: str = "") -> Army:
    """An army by name, by file or as data, checked; DataError where it cannot be played."""
    if isinstance(force, str) and not books:
        return _ours(force)
    return _load(force, books)


@lru_cache(maxsize=16)
def _ours(force: str) -> Army:
    return _load(force, "")


def _load(force: Force, books: str) -> Army:
    written, name = _written(force)
    army = Army(
        written.book,
        written.name,
        tuple(LISTS.load_army(company.list, books) for company in written.companies),
        LISTS.load_army(written.reserve.list, books),
        tuple(company.name for company in (*written.companies, written.reserve)),
    )
    if refusals := check(army, books):
        raise ListRefused(GAME, name, refusals)
    return army


def _written(force: Force) -> tuple[ForceFile, str]:
    name = called(force)
    document = yamlfile.load(FORCES.find(force)) if isinstance(force, str) else None
    data = force if document is None else document.data
    try:
        return checked.convert(data, ForceFile), name
    except msgspec.ValidationError as error:
        raise DataError("at", where=name, why=error) from error


def check(army: Army, books: str = "") -> tuple[Refusal, ...]:
    """What forbids an army: too few or too many companies, another book, a company that AT-43 refuses."""
    wrong: list[Refusal] = []
    if len(army.companies) != COUNT:
        about: dict[str, Any] = {"given": len(army.companies), "wanted": COUNT}
        wrong.append(Refusal("FB-CAMP-01", "number-of-companies", about))
    phases = [("FB-CAMP-01", SIZES[0], company) for company in army.companies]
    for rule, size, company in (*phases, ("FB-CAMP-02", SIZES[1], army.reserve)):
        if company.book.key != army.book:
            about = {"given": company.book.key, "book": army.book}
            wrong.append(Refusal(rule, "company-of-another-book", about))
        if (over := company.total - size) > 0:
            about = {"total": company.total, "most": size}
            wrong.append(Refusal(rule, "company-too-large", about, over, "PA"))
        elif not company.written.veterans:
            wrong += listcheck.check(company, size, books)
    return tuple(wrong)


def catalogue(books: str = "") -> dict[str, tuple[str, ...]]:
    """The armies there are, and the books they are from."""
    return {"book": ARMOURY.catalogue(books)["book"], "list": FORCES.names()}


def described(force: str, books: str = "") -> Described:
    """What an army is called, and its character."""
    written, _ = _written(force)
    return Described(written.name, written.character)


def check_list(data: dict[str, Any], scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
    """What forbids an army given as data."""
    try:
        load(data, books)
    except ListRefused as refused:
        return refused.refusals
    return ()


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Pairs, threes and fours of armies: every pair, and all books round the larger maps."""
    names = FORCES.names()
    return (
        *combinations_with_replacement(names, 2),
        *((*names[n:], *names[:n])[:3] for n in range(len(names))),
        *((*names[n:], *names[:n])[:4] for n in range(len(names))),
    )


def _check_scenario(path: str, played: Scenario) -> None:
    """It has no numbers of its own."""


SCENARIOS = ScenarioShelf(FOLDER / "scenarios", SCENARIO, type=Scenario, check=_check_scenario)
