"""Look every stored match over: sums of rows, checkpoints that can be read, inputs that lead where they led.

A checkpoint that is damaged is taken away: the match goes on from the one before it. A damaged input after
the last sound checkpoint cannot be mended; the match can be cut before it, if that is wanted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from escarmouche import games
from escarmouche.engine import save
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.server import rows
from escarmouche.server.store import summed, unpacked
from escarmouche.server.tables import checkpoints, inputs, matches

Stored = Sequence[Any]
"""(number, payload, sum) of inputs in their order."""


class Finding(NamedTuple):
    """Something that is wrong with a match, and what was done about it."""

    match: str
    what: str
    """checkpoint, input, gap, lost or elsewhere."""
    number: int
    done: bool


def looked_over(engine: sa.Engine, *, cut: bool = False) -> Iterator[tuple[str, tuple[Finding, ...]]]:
    """Every match with what was wrong with it; `cut`: take damaged inputs and all after them away."""
    with engine.connect() as connection:
        every = connection.execute(sa.select(matches.c.id, matches.c.game, matches.c.rules)).all()
    for id, game, rules in sorted(map(tuple, every)):
        with engine.begin() as connection:
            yield id, tuple(_looked_at(connection, id, game, rules, cut=cut))


def _looked_at(connection: sa.Connection, id: str, game: str, rules: int, *, cut: bool) -> Iterator[Finding]:
    c, i = checkpoints.c, inputs.c
    sound: dict[int, bytes] = {}
    kept = connection.execute(sa.select(c.number, c.state, c.sum).where(c.match == id).order_by(c.number))
    for number, state, sum in kept.all():
        whole = unpacked(id, number, state, sum)
        if whole is not None and _readable(whole, id):
            sound[number] = whole
        else:
            connection.execute(checkpoints.delete().where(c.match == id, c.number == number))
            yield Finding(id, "checkpoint", number, True)
    if not sound:
        yield Finding(id, "lost", 0, False)
        return
    stored = connection.execute(
        sa.select(i.number, i.payload, i.sum).where(i.match == id).order_by(i.number)
    ).all()
    wrong = _first_wrong(id, max(sound), stored)
    if wrong is None and rules == games.ruleset(game).version:
        wrong = _elsewhere(id, max(sound), sound[max(sound)], stored)
    if wrong is not None:
        what, number = wrong
        if cut and number > min(sound):
            connection.execute(inputs.delete().where(i.match == id, i.number >= number))
            connection.execute(checkpoints.delete().where(c.match == id, c.number >= number))
        yield Finding(id, what, number, cut and number > min(sound))


def _readable(state: bytes, id: str) -> bool:
    try:
        save.restore(state, f"match {id}", games.ruleset)
    except EscarmoucheError:
        return False
    return True


def _first_wrong(id: str, newest: int, stored: Stored) -> tuple[str, int] | None:
    """The first input after the newest checkpoint that is damaged or missing."""
    expected = None
    for number, payload, sum in stored:
        if number <= newest:
            continue
        if expected is not None and number != expected:
            return "gap", expected
        if expected is None and number != newest + 1:
            return "gap", newest + 1
        if sum is not None and sum != summed(id, number, payload):
            return "input", number
        expected = number + 1
    return None


def _elsewhere(id: str, newest: int, state: bytes, stored: Stored) -> tuple[str, int] | None:
    """The first input that does not come to what it came to."""
    match = save.restore(state, f"match {id}", games.ruleset)
    for number, payload, _ in stored:
        if number > newest:
            try:
                match = rows.replayed(match, [(number, rows.decode(payload))])
            except (EscarmoucheError, ValueError):
                return "elsewhere", number
    return None
