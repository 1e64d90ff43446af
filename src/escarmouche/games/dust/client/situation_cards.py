"""What situation files of both games say of cards and of who is alive."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from escarmouche.engine.situation_file import FileT, both_languages
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.engine.yamlfile import Place as At
from escarmouche.games.dust.armies import armybook
from escarmouche.games.dust.table import SIDES, Card, Unit


@lru_cache(maxsize=1)
def printed() -> dict[str, Card]:
    """Every card of the three books, by its key."""
    cards: dict[str, Card] = {}
    for key in armybook.BOOKS.names():
        book = armybook.load(armybook.BOOKS.find(key))
        for entry in book.units:
            cards[entry.key] = armybook.card_of(book, entry.key)
            for option in entry.options:
                card = armybook.card_of(book, entry.key, (option,))
                cards[card.id] = card
    return cards


class CardReader(Reader[FileT]):
    """Reads units by their cards; the file has `cards` of its own and `units`."""

    def __init__(self, data: dict[str, Any], at: At) -> None:
        super().__init__(data, at)
        self.cards: dict[str, Card] = {}

    def living(self, unit: Unit, alive: tuple[str, ...] | int | None, *keys: Key) -> tuple[str, ...]:
        """The miniatures of a unit that are left: named, counted, or all."""
        if alive is None:
            return unit.figures
        if isinstance(alive, int):
            return unit.roster[:alive]
        for figure in alive:
            self.named(figure, unit.roster, "stranger", *keys, "alive")
        return alive

    def card(self, key: str, *keys: Key) -> Card:
        """A card of the file, or of a book."""
        file: Any = self.file
        own: dict[str, dict[str, Any]] = file.cards
        if key not in own:
            return printed()[self.named(key, printed(), "no-card", *keys)]
        values = dict(own[key])
        start: dict[str, Any] = {}
        if base := values.pop("like", ""):
            self.named(base, printed(), "no-card", "cards", key, "like")
            start = msgspec.to_builtins(printed()[base])
        start |= {"name": both_languages(key), "id": key}
        return self.record(Card, values, "cards", key, start=start, without=("id",))

    def sides_with_blocs(self) -> dict[str, Any]:
        """The sides, each with the bloc of its first unit and its own half of the table."""
        file: Any = self.file
        for n, part in enumerate(file.units):
            if carrier := part.state.get("carrier"):
                self.named(carrier, self.units, "no-unit", "units", n, "state", "carrier")
        blocs = {unit.side: self.cards[unit.card].bloc for unit in reversed(self.units.values())}
        halves = zip(SIDES, ("south", "north"), strict=True)
        return self.sides_from({s: {"half": half, "bloc": blocs.get(s, "")} for s, half in halves})
