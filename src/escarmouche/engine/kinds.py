"""The kinds of events: what a reader, a page or an animation understands without knowing a game.

A kind promises facts, listed in `FACTS` and held by conformance; an event may hold more of them. Lengths are
whole hundredths of a centimetre, points of the table are (x, y) or (x, y, height), facings whole degrees.
"""

from __future__ import annotations

SOUNDS = ("shot", "burst", "cannon", "beam", "flame", "rocket", "blade")
"""What a weapon may sound like; where nothing is told, a volley sounds by its size."""

ROLLED = "rolled"
"""Dice were thrown: whose, which, the faces; `needs` says which faces or totals count, where some do."""
ANSWERED = "answered"
"""A side has chosen."""
MOVED = "moved"
"""Figures (or a unit on squares) went from where they stood to where they stand: `steps`, each
(figure, points of its way from first to last, facing or -1)."""
PLACED = "placed"
"""Figures or a unit were put on the table, or somewhere else without a way: `steps` with one point each."""
STRUCK = "struck"
"""An attack has come to something: who, whom, how many hits; also none."""
LOST = "lost"
"""Figures fell, or a unit, machine or thing lost structure: what is lost and what is left."""
MARKED = "marked"
"""A condition began or ended."""
SPENT = "spent"
"""Points were taken from a purse: how many, and how many are left."""
GAINED = "gained"
"""Points were put into a purse: how many, and how many there are now."""
SCORED = "scored"
"""A side has got victory points: how many, for what, and how many it has now."""
REVEALED = "revealed"
"""Something hidden became known."""
BEGUN = "begun"
"""A round, a phase or a side's turn begins."""
FOUGHT = "fought"
"""A battle of a campaign is over: which, and the report of it."""
ENDED = "ended"
"""The match is over."""
CHANGED = "changed"
"""Something else became different."""
TOLD = "told"
"""A remark of the rules: what was measured, seen, counted, or did not happen, and why."""

FACTS: dict[str, tuple[str, ...]] = {
    ROLLED: ("side", "dice", "faces", "value"),
    ANSWERED: ("side", "question", "answer"),
    MOVED: ("id", "steps"),
    PLACED: ("id", "steps"),
    STRUCK: ("unit", "target", "hits"),
    LOST: ("unit", "lost", "left"),
    MARKED: ("id", "marker", "on"),
    SPENT: ("id", "purse", "amount", "left"),
    GAINED: ("id", "purse", "amount", "left"),
    SCORED: ("side", "points", "total"),
    REVEALED: ("side",),
    BEGUN: (),
    FOUGHT: ("key", "battle", "game", "report", "how"),
    ENDED: (),
    CHANGED: ("id",),
    TOLD: ("key",),
}
"""What an event of each kind holds at least."""

PLAIN = {"roll": ROLLED, "ask": ANSWERED, "change": CHANGED, "note": TOLD}
"""The kind of an event that does not say more of itself, as those of old records."""


def kind_of(what: str, about: dict[str, object]) -> str:
    """The kind of an event of a record that does not tell it."""
    return MARKED if what == "change" and "marker" in about else PLAIN.get(what, TOLD)
