"""What a side may know: the other's cards and recruits are hidden (TR-COMP-02, TR-COMP-03, TR-CMD-02)."""

from __future__ import annotations

from hashlib import blake2b

from escarmouche.games.trauma.table import GONE, ON_TABLE, RESERVE, SECTION, Side, Table

UNKNOWN = "?"
"""A card or a recruit whose unit is not known."""


def view(table: Table, side: str) -> Table:
    """The table as a side may know it; nobody's cards are open to a spectator, who has no side.

    Markers, incidents and points are open to all (TR-COMP-03); the faces of cards are not (TR-COMP-02).
    """
    seen = table.copy()
    for other in table.sides.values():
        if other.id == side:
            continue
        hidden = _hidden_recruits(table, other)
        recruits = tuple(UNKNOWN if unit in hidden else unit for unit in other.recruits)
        cards = (UNKNOWN,) * len(other.cards)
        if recruits != other.recruits or cards != other.cards or other.standing:
            seen.change(other.id, {"cards": cards, "recruits": recruits, "standing": ()})
        for unit in hidden:
            seen.change(unit, {"place": SECTION})
    return seen


def _hidden_recruits(table: Table, side: Side) -> tuple[str, ...]:
    """Units bought this turn that the other side cannot tell; the general's name is public (TR-CMD-06)."""
    leads = table.figures[side.general].unit if side.general else ""
    return tuple(unit for unit in side.recruits if unit not in (UNKNOWN, leads))


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: some units are the recruits, the cards lie in some order."""
    whole = view.copy()
    for side in view.sides.values():
        _guess_recruits(whole, side.id, seed)
        _guess_cards(whole, side.id, seed)
    return whole


def _guess_recruits(table: Table, side: str, seed: str) -> None:
    record = table.sides[side]
    unknown = record.recruits.count(UNKNOWN)
    if not unknown:
        return
    known = tuple(unit for unit in record.recruits if unit != UNKNOWN)
    section = [u.id for u in table.units.values() if u.side == side and u.place == SECTION]
    bought = _shuffled(section, f"{seed}/recruits/{side}")[:unknown]
    table.change(side, {"recruits": (*known, *bought)})
    for unit in bought:
        table.change(unit, {"place": RESERVE})


def _guess_cards(table: Table, side: str, seed: str) -> None:
    """Unknown cards are those of units that have not been shown; dead ones of this turn among them."""
    record = table.sides[side]
    unknown = record.cards.count(UNKNOWN)
    if not unknown:
        return
    away = {*record.cards, *record.shown}
    units = [u for u in table.units.values() if u.side == side and u.id not in away]
    ready = [u.id for u in units if u.place in (ON_TABLE, RESERVE)]
    dead = [u.id for u in units if u.place == GONE and u.id in record.lost]
    unlikely = [u.id for u in units if u.id not in ready and u.id not in dead]
    key = f"{seed}/cards/{side}"
    recruits = [unit for unit in ready if unit in record.recruits]
    others = _shuffled([unit for unit in (*ready, *dead) if unit not in recruits], key)
    left = iter(_shuffled([*recruits, *others, *unlikely][:unknown], key))
    cards = tuple(next(left, UNKNOWN) if card == UNKNOWN else card for card in record.cards)
    table.change(side, {"cards": cards})


def _shuffled(units: list[str], key: str) -> list[str]:
    """An order that depends on the key alone."""
    return sorted(units, key=lambda unit: blake2b(f"{key}/{unit}".encode(), digest_size=8).digest())
