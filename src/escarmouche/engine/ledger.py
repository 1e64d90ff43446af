"""The ledger: every rule of a game with its id, its text in both languages, its data and its ruling."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.errors import DataError

LANGUAGES = ("en", "fr")


class Rule(msgspec.Struct, frozen=True):
    """One thing that can be right or wrong on its own."""

    id: str
    section: str
    kind: str
    title: dict[str, str]
    text: dict[str, str]
    data: Any = None
    example: dict[str, str] = {}
    ruling: dict[str, str] = {}
    test: str = ""
    scope: str = ""
    """Of a rule that sister games share: which of them it belongs to (grid | open | both)."""


class Ledger(msgspec.Struct, frozen=True):
    """The rules of one game by id, in the order of reading."""

    system: str
    title: dict[str, str]
    """What the game is called, by language."""
    rules: dict[str, Rule]
    credits: dict[str, str] = {}

    def __contains__(self, id: object) -> bool:
        return id in self.rules

    def __getitem__(self, id: str) -> Rule:
        return self.rules[id]

    def joined(self, other: Ledger, *scopes: str) -> Ledger:
        """This ledger with those rules of another that have one of these scopes."""
        more = {id: rule for id, rule in other.rules.items() if rule.scope in scopes}
        return Ledger(self.system, self.title, {**self.rules, **more}, {**self.credits, **other.credits})

    def data(self, id: str) -> Any:
        """The table or the figures of a rule; a rule without any is a programmer's mistake."""
        values = self.rules[id].data
        if values is None:
            raise DataError("rule-without-data", system=self.system, id=id)
        return values


@lru_cache(maxsize=32)
def load(path: Path) -> Ledger:
    """Read a ledger that comes with the package."""
    raw = yamlfile.cached(path)
    try:
        rules = checked.convert(raw["rules"], list[Rule])
    except (msgspec.ValidationError, KeyError) as error:
        raise DataError("at", where=path, why=error) from error
    by_id: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in by_id:
            raise DataError("rule-twice", path=path, rule=rule.id)
        for what in ("title", "text", "example", "ruling"):
            words = getattr(rule, what)
            if words and not all(words.get(lang) for lang in LANGUAGES):
                raise DataError("rule-not-in-both", path=path, what=what, rule=rule.id)
        by_id[rule.id] = rule
    return Ledger(raw["system"], _title(path, raw["title"]), by_id, raw.get("credits", {}))


def _title(path: Path, given: Any) -> dict[str, str]:
    """A name that is the same everywhere stands alone; another is said in every language."""
    title = dict.fromkeys(LANGUAGES, given) if isinstance(given, str) else dict(given)
    if not all(title.get(lang) for lang in LANGUAGES):
        raise DataError("rule-not-in-both", path=path, what="title", rule=path.name)
    return title


HOUSE = Path(__file__).parent / "house.yaml"


def house() -> Ledger:
    """The engine's own rules: turns, undo, agreements. Their ids start with ES."""
    return load(HOUSE)
