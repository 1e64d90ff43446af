"""Scenarios of every game: a name, a briefing, a default match, and the usual answers of the set-up.

A game's scenario file extends `Scenario` by what its rules need; clients use what is declared here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.datafiles import Shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.ledger import Ledger
from escarmouche.engine.requests import Ask

Words = dict[str, str]
LANGUAGES = ("en", "fr")
SVG = re.compile(r"[a-z0-9_]+\.svg")
QUICK = "quick"
"""The usual answer where no single one is: what the ruleset answers without thinking."""


class DefaultMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match to offer whoever only names a scenario."""

    lists: tuple[str, ...] = ()
    """One for each side; empty: the game's own for a quick start, as the scenario wants them."""
    options: dict[str, Any] = {}
    side: str = ""
    """The side that a single person takes; empty: the first."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every client may tell and do about a scenario before it is played."""

    key: str
    number: int
    """Its place in the offer, the first for a quick start."""
    name: Words
    character: Words
    """One line: what kind of fight it is."""
    briefing: Words
    """What each side is there for, how it is won, and what to watch."""
    picture: str = ""
    """An SVG file beside the scenario's, or empty."""
    match: DefaultMatch = DefaultMatch()
    answers: dict[str, str] = {}
    """Usual answers of the set-up: the code of an option by the question, or `quick`."""
    sides: tuple[int, int] = (2, 2)
    """How many forces it takes, at least and at most."""


ScenarioType = TypeVar("ScenarioType", bound=Scenario)


class ScenarioShelf(Shelf, Generic[ScenarioType], frozen=True, kw_only=True):
    """The scenarios of a game."""

    type: type[ScenarioType]
    check: Callable[[str, ScenarioType], None]
    """(file, scenario): raises DataError for what the rules do not know."""
    numbers: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda written: {}
    """What the ledger says of a scenario and its file need not repeat."""

    def offered(self) -> tuple[str, ...]:
        """The scenarios by number, those of one number by name."""
        return tuple(sorted(self.names(), key=lambda key: (self.scenario(key).number, key)))

    def scenario(self, key: str) -> ScenarioType:
        """A scenario by its key, read afresh; DataError when there is none."""
        path = self.find(key)
        written = yamlfile.cached(path)
        try:
            played: ScenarioType = checked.convert({**self.numbers(written), **written}, self.type)
        except msgspec.ValidationError as error:
            raise DataError("at", where=path, why=error) from error
        for field in ("name", "character", "briefing"):
            for lang in LANGUAGES:
                if not getattr(played, field).get(lang):
                    raise DataError("text-missing", path=path, field=field, lang=lang)
        if played.picture and not (
            SVG.fullmatch(played.picture) and (path.parent / played.picture).is_file()
        ):
            raise DataError("no-picture", path=path, picture=played.picture)
        self.check(str(path), played)
        return played


def known_rules(ledger: Ledger, path: str, *rules: str) -> None:
    """DataError for a rule that the ledger does not have."""
    for rule in rules:
        if rule not in ledger:
            raise DataError("not-in-ledger", path=path, rule=rule)


def usual_answer(played: Scenario, ask: Ask, table: Any, quick: Callable[[Ask, Any], Any]) -> Any:
    """What is usually answered in the set-up: the scenario's own answer where allowed, else the quick one.

    None for a question that the scenario does not name: that is for the player to decide.
    """
    code = played.answers.get(ask.question)
    if code is None:
        return None
    if code != QUICK and code in ask.options and not ask.refuses(code):
        return code
    return quick(ask, table)
