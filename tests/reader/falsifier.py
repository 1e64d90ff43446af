"""Changes one fact of a printed record: a face, a number, a place, a purse, a name; knows no game.

What stands where in a line it learns from the reader's own patterns. A changed face goes to the other end of
its die, across what counts, so that it means something; a number is one off; an id becomes another of those
that stand in the same hole elsewhere in the record.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tests.reader.core import LINE, Game, Reader
from tests.reader.wording import one_id

NUMBERS = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)?(?![\w])")
SIDES = re.compile(r"\dd(\d+)")
COUNTS = re.compile(r" (?:on|sur) (\d+)\+ \(")


class Lie(NamedTuple):
    """A record with one false line."""

    line: int
    """Which one, from 1."""
    kind: str
    was: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return f"line {self.line} ({self.kind}): {self.was!r} became {self.lines[self.line - 1]!r}"


class Place(NamedTuple):
    """A fact in a line."""

    line: int
    kind: str
    start: int
    end: int


def places(game: Game, lang: str, lines: Sequence[str], sheets: Sequence[str]) -> list[Place]:
    """Every fact that the reader's patterns find in a record."""
    reader = Reader(game, lang, sheets)
    found = []
    for number, line in enumerate(lines, 1):
        reader.read(line)
        found += [Place(number, kind, start, end) for kind, start, end in reader.spans]
    return found


def lies(
    game: Game, lang: str, lines: Sequence[str], sheets: Sequence[str], random: Random, count: int
) -> Iterator[Lie]:
    """Records with one false fact, the kinds of facts in turn."""
    by_kind: dict[str, list[Place]] = {}
    for place in places(game, lang, lines, sheets):
        if place.kind in game.falsified:
            by_kind.setdefault(place.kind, []).append(place)
    kinds = sorted(by_kind)
    made = tries = 0
    while made < count and kinds and tries < 50 * count:
        tries += 1
        place = random.choice(by_kind[kinds[tries % len(kinds)]])
        line = lines[place.line - 1]
        old = line[place.start : place.end]
        others = [lines[p.line - 1][p.start : p.end] for p in by_kind[place.kind]]
        new = _changed(place.kind, old, line, others, random)
        changed = line[: place.start] + new + line[place.end :]
        if new != old and LINE.fullmatch(changed) and not game.harmless(place.kind, line, changed):
            made += 1
            yield Lie(place.line, place.kind, line, (*lines[: place.line - 1], changed, *lines[place.line :]))


def _changed(kind: str, old: str, line: str, others: Sequence[str], random: Random) -> str:
    """Something else of the same kind."""
    if kind == "faces":
        return _face(old, line, random)
    if kind in ("id", "ids", "side"):
        return random.choice([other for other in others if one_id(other) != one_id(old)] or [old])
    numbers = list(NUMBERS.finditer(old))
    if not numbers:
        return old
    one = random.choice(numbers)
    whole = one[0]
    if re.fullmatch(r"\d+", whole):
        value = int(whole) + random.choice((1, -1) if int(whole) > 1 else (1,))
        return f"{old[: one.start()]}{value}{old[one.end() :]}"
    head, _, tail = whole.partition("." if "." in whole else ",")
    return f"{old[: one.start()]}{int(head) + 1}{whole[len(head)]}{tail}{old[one.end() :]}"


def _face(old: str, line: str, random: Random) -> str:
    """One face at the other end of its die, from those that count to those that do not or back."""
    faces = old.split(" ")
    at = random.randrange(len(faces))
    if not faces[at].isdecimal():  # signs: another of those that stand in this throw
        faces[at] = random.choice(sorted({*faces} - {faces[at]}) or faces[at : at + 1])
        return " ".join(faces)
    found = SIDES.search(line)
    highest = int(found[1]) if found else 6
    needs = COUNTS.search(line)
    half = int(needs[1]) if needs and 1 < int(needs[1]) <= highest else (highest + 2) // 2
    faces[at] = str(1 if int(faces[at]) >= half else highest)
    return " ".join(faces)
