"""Changes one fact of a printed record: a face, a number, a place, a purse, a name; knows no game.

What stands where in a line it learns from the reader's own patterns: every hole of every kind of line is as
likely as any other, however often it occurs. A changed face goes to the other end of its die, across what
counts, so that it means something; a number is one off; a name becomes another of those that stand in the
same hole elsewhere in the record, or of those like it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tests.reader.core import LINE, Game, Reader
from tests.reader.wording import ARTICLE, ID, Span, one_id

NUMBERS = re.compile(r"(?<![\w.,-])\d+(?:[.,]\d+)?(?![\w])")
SIDES = re.compile(r"\dd(\d+)")
COUNTS = re.compile(r" (?:on|sur) (\d+)\+ \(")
LISTED = re.compile(r" (?:on|sur) (\d(?: \d)+) \(")
FIGURE = re.compile(r"\b(?:one|two)\d+[a-z]+\b")
BARE = re.compile(rf"(?<![\w\[-]){ID}(?![\w\]])")
NAMES = ("id", "ids", "side", "square", "mention", "named")
TEXTS = ("text", "word", "tail", "ids", "fallen")


class Lie(NamedTuple):
    """A record with one false line."""

    line: int
    """Which one, from 1."""
    kind: str
    was: str
    lines: tuple[str, ...]
    hole: str
    """What kind of line it is, and which of its facts."""

    def __str__(self) -> str:
        return f"line {self.line} ({self.kind}): {self.was!r} became {self.lines[self.line - 1]!r}"


class Place(NamedTuple):
    """A fact in a line."""

    line: int
    kind: str
    start: int
    end: int

    def of(self, lines: Sequence[str]) -> str:
        """What stands there."""
        return lines[self.line - 1][self.start : self.end]


def places(game: Game, lang: str, lines: Sequence[str], sheets: Sequence[str]) -> dict[str, list[Place]]:
    """Every fact that the reader's patterns find in a record, by the hole it stands in."""
    reader = Reader(game, lang, sheets)
    spans: list[tuple[int, Span]] = []
    for number, line in enumerate(lines, 1):
        reader.read(line)
        spans += [(number, s) for s in reader.spans if not game.falsified or s.kind in game.falsified]
    known = _names(lines, spans)
    found: dict[str, list[Place]] = {}
    for number, span in spans:
        if span.kind not in TEXTS:
            hole = span.kind if game.falsified else f"{span.kind} {span.hole}"
            found.setdefault(hole, []).append(Place(number, *span[:3]))
            continue
        text = lines[number - 1][span.start : span.end]
        for part in BARE.finditer(text):
            if part[0] in known:
                at = Place(number, "id", span.start + part.start(), span.start + part.end())
                found.setdefault(f"id {span.hole}", []).append(at)
        for part in NUMBERS.finditer(text) if span.kind != "fallen" else ():
            if text[part.end() :].startswith(" ["):  # of a name, which its id tells
                continue
            at = Place(number, "int", span.start + part.start(), span.start + part.end())
            found.setdefault(f"int {span.hole}", []).append(at)
    return found


def _names(lines: Sequence[str], spans: Sequence[tuple[int, Span]]) -> set[str]:
    """Every id that stands in a hole of its own."""
    names = set()
    for number, span in spans:
        text = lines[number - 1][span.start : span.end]
        if span.kind in ("id", "mention"):
            names.add(one_id(text))
        elif span.kind == "steps":
            names |= {way.split(" ")[0] for way in re.split(" ?; ", text)}
        elif span.kind == "fallen":
            names |= set(FIGURE.findall(text))
    return names


def lies(
    game: Game, lang: str, lines: Sequence[str], sheets: Sequence[str], random: Random, count: int
) -> Iterator[Lie]:
    """Records with one false fact, every hole of every kind of line in turn, in an order by lot."""
    by_hole = places(game, lang, lines, sheets)
    alike: dict[str, list[str]] = {}
    for facts in by_hole.values():
        for place in facts:
            alike.setdefault(place.kind, []).append(place.of(lines))
    made = tries = 0
    holes: list[str] = []
    while made < count and by_hole and tries < 50 * count:
        tries += 1
        holes = holes or random.sample(sorted(by_hole), len(by_hole))
        facts = by_hole[hole := holes.pop()]
        place = random.choice(facts)
        line, old = lines[place.line - 1], place.of(lines)
        others = [p.of(lines) for p in facts]
        if all(one_id(other) == one_id(old) for other in others):
            others = alike[place.kind]
        new = _changed(place.kind, old, line, others, random)
        changed = line[: place.start] + new + line[place.end :]
        if new != old and LINE.fullmatch(changed) and not game.harmless(place.kind, line, changed):
            made += 1
            false = (*lines[: place.line - 1], changed, *lines[place.line :])
            yield Lie(place.line, place.kind, line, false, hole)


def _changed(kind: str, old: str, line: str, others: Sequence[str], random: Random) -> str:
    """Something else of the same kind."""
    if kind == "faces":
        return _face(old, line, random)
    if kind in NAMES:
        shape = _shape(old)
        different = [other for other in others if _same(one_id(other)) != _same(one_id(old))]
        return random.choice([other for other in different if _shape(other) == shape] or different or [old])
    numbers = list(NUMBERS.finditer(old)) or list(re.finditer(r"\d+(?:[.,]\d+)?", old))
    if not numbers:
        return old
    one = random.choice(numbers)
    whole = one[0]
    if re.fullmatch(r"\d+", whole):
        value = int(whole) + random.choice((1, -1) if int(whole) > 1 else (1,))
        return f"{old[: one.start()]}{value}{old[one.end() :]}"
    head, _, tail = whole.partition("." if "." in whole else ",")
    return f"{old[: one.start()]}{int(head) + 1}{whole[len(head)]}{tail}{old[one.end() :]}"


def _same(name: str) -> str:
    """A name as it is at the beginning of a sentence and within, with its article and without."""
    return re.sub(f"^{ARTICLE}", "", name).lower()


def _shape(name: str) -> str:
    """Whether a name stands bare, and how it is built: figures are not taken for units."""
    bare = re.sub(r"\d+", "0", one_id(name))
    return f"{name == one_id(name)} {re.sub('[a-z]+', 'a', bare)}"


def _face(old: str, line: str, random: Random) -> str:
    """One face at the other end of its die, from those that count to those that do not or back."""
    faces = old.split(" ")
    at = random.randrange(len(faces))
    if not faces[at].isdecimal():  # signs: another of those that stand in this throw
        faces[at] = random.choice(sorted({*faces} - {faces[at]}) or faces[at : at + 1])
        return " ".join(faces)
    found = SIDES.search(line)
    highest = int(found[1]) if found else 6
    if listed := LISTED.search(line):
        counts = set(listed[1].split())
        across = {str(face) for face in range(1, highest + 1)} - counts if faces[at] in counts else counts
        faces[at] = random.choice(sorted(across))
        return " ".join(faces)
    needs = COUNTS.search(line)
    half = int(needs[1]) if needs and 1 < int(needs[1]) <= highest else (highest + 2) // 2
    faces[at] = str(1 if int(faces[at]) >= half else highest)
    return " ".join(faces)
