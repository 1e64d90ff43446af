"""What each side may know: cards face down and hidden things are their owner's."""

from __future__ import annotations

from hashlib import blake2b

from escarmouche.games.template.setup.setup import CARDS
from escarmouche.games.template.table import UNKNOWN, Table


def view(table: Table, side: str) -> Table:
    """A card that is not turned, and a mine that lies, are known to their owner only."""
    seen = table.copy()
    for other in table.sides.values():
        if other.id != side and other.card and not other.turned:
            seen.change(other.id, {"card": UNKNOWN})
    for thing in table.things.values():
        if thing.only not in ("", side):
            seen.remove(thing.id)
    return seen


def guess(view: Table, seed: str) -> Table:
    """Each unknown card is one of the cards, evenly; nobody guesses where mines lie."""
    table = view.copy()
    for side in view.sides.values():
        if side.card == UNKNOWN:
            number = blake2b(f"{seed}/{side.id}".encode(), digest_size=1).digest()[0]
            table.change(side.id, {"card": CARDS[number % len(CARDS)]})
    return table
