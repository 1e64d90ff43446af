"""Exact distributions as whole numbers of ways: the arithmetic under every roll and under the odds.

A distribution is a dict from a value to its number of ways; the ways add up to the `total` that goes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, TypeVar

Value = TypeVar("Value", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)
Ways = dict[Value, int]


@lru_cache(maxsize=65536)
def binomial(count: int, good: int, faces: int) -> tuple[int, ...]:
    """Ways to have 0, 1 … `count` successes when `good` of `faces` faces succeed; total faces ** count."""
    bad = faces - good
    return tuple([comb(count, k) * good**k * bad ** (count - k) for k in range(count + 1)])


def thin(ways: Mapping[int, int], good: int, faces: int) -> Ways[int]:
    """Throw one die for each success so far: the successes that are left, over total * faces ** max."""
    most = max(ways, default=0)
    out = [0] * (most + 1)
    for count, way in ways.items():
        scale = way * faces ** (most - count)
        for kept, sub in enumerate(binomial(count, good, faces)):
            out[kept] += scale * sub
    return {k: w for k, w in enumerate(out) if w}


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
    half = sums(values, count // 2)
    whole = _convolve(half, half)
    if count % 2:
        whole = _convolve(whole, sums(values, 1))
    return whole


def _convolve(a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The sum of two independent totals, by one big multiplication: each number of ways is a digit."""
    low_a, low_b = a[0][0], b[0][0]
    span = a[-1][0] - low_a + b[-1][0] - low_b
    total = sum(w for _, w in a) * sum(w for _, w in b)
    bits = total.bit_length() + 1
    packed = sum(w << (bits * (v - low_a)) for v, w in a) * sum(w << (bits * (v - low_b)) for v, w in b)
    mask = (1 << bits) - 1
    found = []
    for step in range(span + 1):
        way = (packed >> (bits * step)) & mask
        if way:
            found.append((low_a + low_b + step, way))
    return tuple(found)


def add(a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The sum of two independent totals given as sorted (value, ways)."""
    return _convolve(a, b)


def compare(a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...]) -> tuple[int, int, int]:
    """Ways in which the first total is higher, equal and lower than the second; both sorted by value."""
    total_b = sum(w for _, w in b)
    higher = equal = lower = 0
    below = 0
    index = 0
    for value, way in a:
        while index < len(b) and b[index][0] < value:
            below += b[index][1]
            index += 1
        same = b[index][1] if index < len(b) and b[index][0] == value else 0
        higher += way * below
        equal += way * same
        lower += way * (total_b - below - same)
    return higher, equal, lower


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
    single = tuple(sorted(one.items()))
    total: tuple[tuple[int, int], ...] = ((0, 1),)
    for _ in range(count):
        total = _convolve(total, single)
    return total


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
