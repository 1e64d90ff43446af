"""How far a figure may be turned where it is led: the question's own judge says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.engine.match import Match
from escarmouche.engine.overlays import sectors
from escarmouche.engine.requests import Ask, frozen
from escarmouche.server import messages as m
from escarmouche.server.workers import Asker, encoded, restored


def turns(content: bytes, asker: Asker, figure: str, value: bytes) -> bytes:
    """The facings that a figure may end with if the pending free place is answered so otherwise."""
    match = restored(content)
    ask = match.asked(asker.side)
    found: tuple[tuple[int, int], ...] = ()
    if isinstance(ask, Ask) and ask.kind == "place":
        given = frozen(msgspec.json.decode(value)) or ((figure, (), -1),)
        found = sectors(lambda facing: ask.refuses(_turned(given, figure, facing)) is None)
        if not _counts(match, asker.side, given, figure, found):
            found = ()
    return encoded(m.Turned(figure, tuple(m.Sector(*each) for each in found), asker.number, asker.id))


def _counts(match: Match, side: str, value: Any, figure: str, found: Sequence[tuple[int, int]]) -> bool:
    """Whether a figure ends looking the way that is told, and not along its way whatever is told."""
    if not found:
        return False
    first = found[0]
    wide = first[1] - first[0] if first[1] >= first[0] else first[1] - first[0] + 360
    ends = set()
    for facing in (first[0] % 360, (first[0] + wide // 2) % 360):
        tried = match.consider(side, _turned(value, figure, facing))
        if tried.stopped == "roll" or figure not in tried.table.figures:
            return True  # nobody has moved yet
        ends.add(tried.table.figures[figure].facing)
    return len(ends) > 1


def _turned(value: Any, figure: str, facing: int) -> Any:
    """The same answer, one of its figures looking another way."""
    return tuple((id, path, facing if id == figure else own) for id, path, own in value)
