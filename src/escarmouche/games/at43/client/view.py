"""What a side may know: the others' cards and their commander are hidden (A4-TAC-02, A4-TAC-07)."""

from __future__ import annotations

from hashlib import blake2b

from escarmouche.games.at43.chapters.tactical import cards_of, highest_officers
from escarmouche.games.at43.table import GONE, Table

UNKNOWN = "?"
"""A card whose face is not known, or a commander who has not been named in the open."""
HIDDEN_COMMANDER = ("points", "sequence", "authority")
"""Steps between the naming of the commanders and the authority test that reveals them."""


def view(table: Table, side: str) -> Table:
    """The table as a side may know it; nobody's cards are open to a spectator, who has no side."""
    seen = table.copy()
    secret = table.turn.step in HIDDEN_COMMANDER
    for other in table.sides.values():
        if other.id == side:
            continue
        cards = (UNKNOWN,) * len(other.cards)
        commander = other.commander
        if secret and len(highest_officers(table, other.id)) > 1:
            commander = UNKNOWN
        if cards != other.cards or other.standing or commander != other.commander:
            seen.change(other.id, {"cards": cards, "standing": (), "commander": commander})
    return seen


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: the unknown cards lie in some order, some officer commands."""
    whole = view.copy()
    for side in view.sides.values():
        key = f"{seed}/{side.id}"
        if side.commander == UNKNOWN:
            whole.change(side.id, {"commander": _shuffled(highest_officers(view, side.id), key)[0]})
        unknown = side.cards.count(UNKNOWN)
        if unknown:
            whole.change(side.id, {"cards": _guessed(view, side.id, key, unknown)})
    return whole


def _guessed(view: Table, side: str, key: str, unknown: int) -> tuple[str, ...]:
    """Cards of units that were not activated; then of units lost this turn, then of anybody."""
    done = view.turn.done
    ready = [unit for unit in cards_of(view, side) if unit not in done]
    dead = [u.id for u in view.units.values() if u.side == side and u.place == GONE and u.id not in done]
    rest = [u.id for u in view.units.values() if u.side == side and u.id not in (*ready, *dead)]
    chosen = [*ready, *_shuffled(tuple(dead), key), *rest][:unknown]
    return tuple(_shuffled(tuple(chosen), key))


def _shuffled(units: tuple[str, ...], key: str) -> list[str]:
    """An order that depends on the key alone."""
    return sorted(units, key=lambda unit: blake2b(f"{key}/{unit}".encode(), digest_size=8).digest())
