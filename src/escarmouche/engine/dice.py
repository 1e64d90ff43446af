"""Dice: what is thrown and how the faces read. Where faces come from is `luck`."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import msgspec

from escarmouche.engine import chances
from escarmouche.engine.errors import RulesError

Faces = tuple[int, ...]
"""Physical faces, 1 to the number of sides, in the order thrown; dice thrown again follow in order."""

Meaning = int | str

MOST_ROWS = 1_000_000
"""Outcomes of dice told in order beyond which nobody lists them."""


class Handful(msgspec.Struct, frozen=True, cache_hash=True):
    """Identical dice. `reading[f - 1]` is what physical face `f` means: a number or a symbol."""

    name: str
    count: int
    reading: tuple[Meaning, ...]
    again: tuple[int, ...] = ()
    """Faces that are thrown again: once for a re-roll, else up to `depth` times, adding up."""
    depth: int = 0
    adds: bool = False
    """True: a die thrown again adds to the face before (exploding); False: it replaces it (re-roll)."""


class Dice(msgspec.Struct, frozen=True, cache_hash=True):
    """One or several handfuls, and what the rule can tell apart in them."""

    handfuls: tuple[Handful, ...]
    told: str = "sum"
    """sum (successes or total) | over (total above the limit) | bands (limits reached by the total) | each
    (sorted meanings) | row (meanings in the order thrown) | high | low"""
    limit: int = 0
    limits: tuple[int, ...] = ()
    """The lowest totals of the bands, in rising order."""

    @property
    def count(self) -> int:
        """How many dice leave the hand at first."""
        return sum(h.count for h in self.handfuls)

    def __add__(self, other: Dice) -> Dice:
        return Dice(self.handfuls + other.handfuls, self.told, self.limit, self.limits)

    def against(self, other: Dice) -> Dice:
        """Two pools thrown together, told by the first total less the second."""
        return _against(self, other)

    def at_least(self, need: int) -> Dice:
        """Each die is a success (1) when its face number is `need` or more."""
        return _at_least(self, need)

    def on(self, *faces: int) -> Dice:
        """Each die is a success (1) on one of these faces."""
        return _read_all(self, faces)

    def meaning(self, *meanings: Meaning) -> Dice:
        """Name what each face means, first face first: the way to read a table or symbols."""
        return Dice(
            tuple(_with(h, reading=_fit(h, meanings)) for h in self.handfuls),
            self.told,
            self.limit,
            self.limits,
        )

    def total(self) -> Dice:
        """Only the sum of the dice matters."""
        return _told(self, "sum", 0)

    def over(self, limit: int) -> Dice:
        """Only whether the sum is above `limit` matters: 1 or 0."""
        return _told(self, "over", limit)

    def bands(self, *limits: int) -> Dice:
        """Only the band of the sum matters: how many of the rising `limits` it reaches, 0 to all of them."""
        return _bands(self, limits)

    def each(self) -> Dice:
        """The sorted meanings matter, one by one."""
        return _told(self, "each", 0)

    def row(self) -> Dice:
        """The meanings matter in the order thrown: one die for each line of a list."""
        return _told(self, "row", 0)

    @property
    def nothing(self) -> Any:
        """What no dice at all are worth."""
        return () if self.told in ("each", "row") else 0

    def highest(self) -> Dice:
        """Only the highest meaning matters."""
        return _told(self, "high", 0)

    def lowest(self) -> Dice:
        """Only the lowest meaning matters."""
        return _told(self, "low", 0)

    def rerolled(self, *faces: int) -> Dice:
        """These faces are thrown once more and replaced; without faces: every face that means 0."""
        return _again(self, faces, 1, adds=False)

    def exploding(self, *faces: int, depth: int) -> Dice:
        """These faces stay and throw one more die that adds up, at most `depth` times for each die."""
        return _again(self, faces, depth, adds=True)

    def missing(self, faces: Faces) -> tuple[int, ...]:
        """Sides of the dice still to be thrown after these faces: empty when the throw is complete."""
        _, wanted = _parse(self, faces)
        return wanted

    def possible(self, faces: Faces) -> bool:
        """Whether each face, in the order thrown, is on its die."""
        chains, _ = _parse(self, faces)
        return all(1 <= face <= len(h.reading) for h, chain in chains for face in chain)

    def read(self, faces: Faces) -> Any:
        """What a complete throw is worth."""
        if len(self.handfuls) == 1:
            only = self.handfuls[0]
            if not only.again and self.told == "sum":
                reading: Any = only.reading
                total = 0
                for face in faces:
                    total += reading[face - 1]
                return total
        chains, _ = _parse(self, faces)
        values: list[Any] = []
        for handful, chain in chains:
            reading = handful.reading
            if not handful.adds:
                values.append(reading[chain[-1] - 1])
            else:
                values.append(sum(reading[f - 1] for f in chain))
        return _tell(self, values)

    def outcomes(self) -> tuple[tuple[Any, int], ...]:
        """Every result the rules can tell apart, with its ways; the ways add up to `ways`."""
        return outcomes(self)[0]

    @property
    def ways(self) -> int:
        """The number of equally likely throws behind `outcomes`."""
        return outcomes(self)[1]

    def text(self) -> str:
        """As players write it: 3d6, 2d6+1d8; dice that are taken off, 3d6-2d6."""
        return "".join(f"{_sign(h)}{h.count}{h.name}" for h in self.handfuls).removeprefix("+")


def die(sides: int, count: int = 1) -> Dice:
    """`count` dice numbered 1 to `sides`."""
    return _plain(sides, count)


def d6(count: int = 1) -> Dice:
    """`count` six-sided dice."""
    return _plain(6, count)


def symbols(name: str, faces: tuple[str, ...], count: int) -> Dice:
    """`count` dice whose faces carry symbols; told one by one."""
    return Dice((Handful(name, count, faces),), "each")


@lru_cache(maxsize=4096)
def _plain(sides: int, count: int) -> Dice:
    if count < 0 or sides < 2:
        raise RulesError(f"{count} dice of {sides} sides cannot be thrown")
    return Dice((Handful(f"d{sides}", count, tuple(range(1, sides + 1))),))


def _with(handful: Handful, **values: Any) -> Handful:
    return msgspec.structs.replace(handful, **values)


@lru_cache(maxsize=8192)
def _read_all(dice: Dice, faces: tuple[int, ...]) -> Dice:
    handfuls = tuple(
        _with(h, reading=tuple(int(face in faces) for face in range(1, len(h.reading) + 1)))
        for h in dice.handfuls
    )
    return Dice(handfuls, "sum", 0)


@lru_cache(maxsize=8192)
def _at_least(dice: Dice, need: int) -> Dice:
    most = max(len(h.reading) for h in dice.handfuls)
    return _read_all(dice, tuple(range(need, most + 1)))


@lru_cache(maxsize=4096)
def _told(dice: Dice, told: str, limit: int) -> Dice:
    return Dice(dice.handfuls, told, limit)


@lru_cache(maxsize=4096)
def _bands(dice: Dice, limits: tuple[int, ...]) -> Dice:
    if list(limits) != sorted(set(limits)):
        raise RulesError(f"the bands of {dice.text()} must rise: {limits}")
    return Dice(dice.handfuls, "bands", 0, limits)


@lru_cache(maxsize=4096)
def _against(dice: Dice, other: Dice) -> Dice:
    taken = tuple(_with(h, reading=tuple([-int(m) for m in h.reading])) for h in other.handfuls)
    return Dice(dice.handfuls + taken, "sum")


def _sign(handful: Handful) -> str:
    return "-" if all(isinstance(m, int) and m < 0 for m in handful.reading) else "+"


@lru_cache(maxsize=4096)
def _again(dice: Dice, faces: tuple[int, ...], depth: int, *, adds: bool) -> Dice:
    def chosen(handful: Handful) -> tuple[int, ...]:
        return faces or tuple(f for f, meaning in enumerate(handful.reading, 1) if not meaning)

    handfuls = tuple(_with(h, again=chosen(h), depth=depth, adds=adds) for h in dice.handfuls)
    return Dice(handfuls, dice.told, dice.limit, dice.limits)


def _fit(handful: Handful, meanings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
    if len(meanings) != len(handful.reading):
        raise RulesError(f"{handful.name} has {len(handful.reading)} faces, not {len(meanings)}")
    return meanings


def _parse(dice: Dice, faces: Faces) -> tuple[list[tuple[Handful, list[int]]], tuple[int, ...]]:
    """Each die with its chain of faces, and the sides of the dice still to be thrown, wave by wave."""
    chains = [(h, [0]) for h in dice.handfuls for _ in range(h.count)]
    at = 0
    waiting = chains
    for _, chain in chains:
        chain.clear()
    while waiting:
        for number, (_, chain) in enumerate(waiting):
            if at >= len(faces):
                return chains, tuple(len(h.reading) for h, _ in waiting[number:])
            chain.append(faces[at])
            at += 1
        waiting = [(h, c) for h, c in waiting if len(c) <= h.depth and c[-1] in h.again]
    if at < len(faces):
        raise RulesError(f"{len(faces)} faces given for {dice.text()}, {at} are wanted")
    return chains, ()


def _tell(dice: Dice, values: list[Any]) -> Any:
    if dice.told == "sum":
        return sum(values)
    if dice.told == "over":
        return int(sum(values) > dice.limit)
    if dice.told == "bands":
        return bisect_right(dice.limits, sum(values))
    if dice.told == "each":
        return tuple(sorted(values))
    if dice.told == "row":
        return tuple(values)
    return (max if dice.told == "high" else min)(values)


@lru_cache(maxsize=16384)
def outcomes(dice: Dice) -> tuple[tuple[tuple[Any, int], ...], int]:
    """Results with their ways, and the number of all ways."""
    if dice.told in ("sum", "over", "bands"):
        return _summed(dice)
    return _in_order(dice) if dice.told == "row" else _listed(dice)


def _summed(dice: Dice) -> tuple[tuple[tuple[Any, int], ...], int]:
    handfuls = dice.handfuls
    if len(handfuls) == 1:
        total, ways = _handful_sums(handfuls[0])
    elif any(h.again for h in handfuls):
        total, ways = ((0, 1),), 1
        for handful in handfuls:
            part, part_ways = _handful_sums(handful)
            total, ways = chances.add(total, part), ways * part_ways
    else:
        parts: Any = tuple([(chances.sums(h.reading, 1), h.count) for h in handfuls])
        total = chances.product(parts)
        ways = prod([len(h.reading) ** h.count for h in handfuls])
    if dice.told == "over":
        above = sum([way for value, way in total if value > dice.limit])
        pairs = ((0, ways - above), (1, above))
        return tuple([pair for pair in pairs if pair[1]]), ways
    if dice.told == "bands":
        return _banded(total, dice.limits), ways
    return total, ways


def _banded(total: tuple[tuple[int, int], ...], limits: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    bands: dict[int, int] = {}
    for value, way in total:
        band = bisect_right(limits, value)
        bands[band] = bands.get(band, 0) + way
    return tuple(bands.items())


def _handful_sums(handful: Handful) -> tuple[tuple[tuple[int, int], ...], int]:
    reading: Any = handful.reading
    faces, count = len(reading), handful.count
    if not handful.again:
        good = reading.count(1)
        if good + reading.count(0) < faces:
            return chances.sums(reading, count), faces**count
        if 0 < good < faces:
            return tuple(enumerate(chances.binomial(count, good, faces))), faces**count
        return ((count if good else 0, faces**count),), faces**count
    if handful.adds:
        sums = chances.exploding(reading, handful.again, count, handful.depth)
        return sums, (faces ** (handful.depth + 1)) ** count
    second: list[int] = []
    for face, value in enumerate(reading, 1):
        second.extend(reading if face in handful.again else [value] * faces)
    good = second.count(1)
    if good + second.count(0) == faces * faces and 0 < good < faces * faces:
        return tuple(enumerate(chances.binomial(count, good, faces * faces))), faces ** (2 * count)
    return chances.sums(tuple(second), count), faces ** (2 * count)


def _listed(dice: Dice) -> tuple[tuple[tuple[Any, int], ...], int]:
    """Multisets of meanings, their ways counted by multinomials; several handfuls are combined."""
    seen: dict[Any, int] = {(): 1}
    ways = 1
    for handful in dice.handfuls:
        if handful.again:
            raise RulesError("dice thrown again are told by their sum")
        weights: dict[Meaning, int] = {}
        for meaning in handful.reading:
            weights[meaning] = weights.get(meaning, 0) + 1
        part: dict[Any, int] = {}
        for group in combinations_with_replacement(sorted(weights, key=str), handful.count):
            counts = [group.count(m) for m in dict.fromkeys(group)]
            many = factorial(handful.count) // prod(map(factorial, counts))
            many *= prod(weights[m] for m in group)
            key = tuple(sorted(group, key=str))
            part[key] = part.get(key, 0) + many
        ways *= len(handful.reading) ** handful.count
        mixed: dict[Any, int] = {}
        for a, way_a in seen.items():
            for b, way_b in part.items():
                key = tuple(sorted(a + b))
                mixed[key] = mixed.get(key, 0) + way_a * way_b
        seen = mixed
    if dice.told in ("high", "low"):
        seen = chances.mapped(seen, max if dice.told == "high" else min)
    return tuple(seen.items()), ways


def _in_order(dice: Dice) -> tuple[tuple[tuple[Any, int], ...], int]:
    """Every row of meanings with its ways; as many as the meanings of a die to the power of the dice."""
    weights: list[dict[Meaning, int]] = []
    for handful in dice.handfuls:
        if handful.again:
            raise RulesError("dice thrown again are told by their sum")
        counted: dict[Meaning, int] = {}
        for meaning in handful.reading:
            counted[meaning] = counted.get(meaning, 0) + 1
        weights += [counted] * handful.count
    if prod(map(len, weights)) > MOST_ROWS:
        raise RulesError(f"{dice.text()} in order have too many outcomes to be listed")
    rows = product(*(counted.items() for counted in weights))
    chances_of = tuple((tuple(m for m, _ in row), prod(way for _, way in row)) for row in rows)
    return chances_of, prod(sum(counted.values()) for counted in weights)
