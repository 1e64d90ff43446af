"""Exact distributions as whole numbers of ways: the arithmetic under every roll and under the odds.

A distribution is a dict from a value to its number of ways; the ways add up to the `total` that goes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

Value = TypeVar("Value", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)
Ways = dict[Value, int]


@lru_cache(maxsize=65536)
def binomial(count: int, good: int, faces: int) -> tuple[int, ...]:
    """Ways to have 0, 1 … `count` successes when `good` of `faces` faces succeed; total faces ** count."""
    bad = faces - good
    if not bad:
        return (*((0,) * count), good**count)
    way = bad**count
    ways = [way]
    for k in range(count):
        way = way * (count - k) * good // ((k + 1) * bad)  # exact: each is a whole number
        ways.append(way)
    return tuple(ways)


def thin(ways: Mapping[int, int], good: int, faces: int) -> Ways[int]:
    """Throw one die for each success so far: the successes that are left, over total * faces ** max."""
    most = max(ways, default=0)
    # Horner on the generating polynomial, its coefficients the digits of one whole number: each success
    # so far becomes (bad + good x), each other die the factor `faces`.
    width = (sum(ways.values()) * faces**most).bit_length()
    factor = (faces - good) + (good << width)
    packed, scale = ways.get(most, 0), 1
    for count in range(most - 1, -1, -1):
        scale *= faces
        packed = packed * factor + ways.get(count, 0) * scale
    mask = (1 << width) - 1
    left: Ways[int] = {}
    for kept in range(most + 1):
        if way := packed & mask:
            left[kept] = way
        packed >>= width
    return left


@lru_cache(maxsize=4096)
def sums(values: tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """Ways to reach each sum of `count` dice whose faces read `values`, in rising order."""
    if count == 0:
        return ((0, 1),)
    if count == 1:
        single: dict[int, int] = {}
        for value in values:
            single[value] = single.get(value, 0) + 1
        return tuple(sorted(single.items()))
    return _power(sums(values, 1), count)


Totals = tuple[tuple[int, int], ...]
"""(value, ways) in rising order of value."""


def _power(single: Totals, count: int) -> Totals:
    """The sum of `count` independent copies."""
    return product(((single, count),))


def product(parts: tuple[tuple[Totals, int], ...]) -> Totals:
    """The sum of independent totals, each `count` times: a product of whole numbers whose digits are ways."""
    bits = sum([sum([way for _, way in single]).bit_length() * count for single, count in parts])
    width = (bits + 7) >> 3
    packed, low, digits = 1, 0, 1
    for single, count in parts:
        first = single[0][0]
        base = 0
        for value, way in single:
            base |= way << (8 * width * (value - first))
        packed *= base**count
        low += first * count
        digits += (single[-1][0] - first) * count
    data = packed.to_bytes(width * digits, "little")
    read = int.from_bytes
    totals = [(low + n, read(data[width * n : width * n + width], "little")) for n in range(digits)]
    return tuple([pair for pair in totals if pair[1]])


def _convolve(a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The sum of two independent totals."""
    low = a[0][0] + b[0][0]
    sums = [0] * (a[-1][0] + b[-1][0] - low + 1)
    for value_b, way_b in b:
        shift = value_b - low
        for value_a, way_a in a:
            sums[value_a + shift] += way_a * way_b
    return tuple([(low + step, way) for step, way in enumerate(sums) if way])


def add(a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The sum of two independent totals given as sorted (value, ways)."""
    return _convolve(a, b)


def compare(a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...]) -> tuple[int, int, int]:
    """Ways in which the first total is higher, equal and lower than the second; both sorted by value."""
    total_b = sum([way for _, way in b])
    higher = equal = below = total_a = 0
    others = iter(b)
    value_b, way_b = next(others, (0, 0))
    for value, way in a:
        total_a += way
        while way_b and value_b < value:
            below += way_b
            value_b, way_b = next(others, (0, 0))
        higher += way * below
        if way_b and value_b == value:
            equal += way * way_b
    return higher, equal, total_a * total_b - higher - equal


@lru_cache(maxsize=4096)
def rerolled(count: int, good: int, faces: int) -> tuple[int, ...]:
    """Successes when every failure is thrown once more; total (faces ** 2) ** count."""
    return binomial(count, good * faces + (faces - good) * good, faces * faces)


@lru_cache(maxsize=4096)
def exploding(
    values: tuple[int, ...], again: tuple[int, ...], count: int, depth: int
) -> tuple[tuple[int, int], ...]:
    """Sum of `count` dice; a face number in `again` adds one more die, at most `depth` times for each die.

    Total ways (faces ** (depth + 1)) ** count.
    """
    faces = len(values)
    one: dict[int, int] = {0: 1}
    for level in range(depth + 1):
        chain: dict[int, int] = {}
        for face, value in enumerate(values, 1):
            if face in again and level:
                for more, way in one.items():
                    chain[value + more] = chain.get(value + more, 0) + way
            else:
                chain[value] = chain.get(value, 0) + faces**level
        one = chain
    return _power(tuple(sorted(one.items())), count)


def spill(wounds: Mapping[int, int], damage: int, boxes: tuple[int, ...]) -> Ways[int]:
    """Targets felled one after the other when each wound takes `damage` and what is over is lost with it."""
    out: Ways[int] = {}
    for count, way in wounds.items():
        left, felled = count, 0
        for size in boxes:
            need = -(-size // damage)
            if left < need:
                break
            left -= need
            felled += 1
        out[felled] = out.get(felled, 0) + way
    return out


def mapped(ways: Mapping[Value, int], change: Callable[[Value], Other]) -> Ways[Other]:
    """The distribution of `change(value)`."""
    out: Ways[Other] = {}
    for value, way in ways.items():
        new = change(value)
        out[new] = out.get(new, 0) + way
    return out


def fractions(ways: Mapping[Value, int], total: int | None = None) -> dict[Value, Fraction]:
    """Ways as exact probabilities."""
    whole = total if total is not None else sum(ways.values())
    return {value: Fraction(way, whole) for value, way in ways.items()}


def mean(chances: Mapping[Any, Fraction]) -> Fraction:
    """The expectation of a distribution of numbers."""
    return sum((Fraction(value) * chance for value, chance in chances.items()), Fraction(0))
