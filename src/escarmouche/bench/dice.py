"""Dice distributions against icepool and dyce: the same pools, equal as fractions, our caches emptied.

Each library has several ways to say the same; the quickest found of each is here. Stages one after the other
are asked twice: stage by stage, as rules throw them and as it must be where a stage is shared or capped, and
as one die that passes all three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import exp, log
from typing import Any

from escarmouche.bench.cold import empty
from escarmouche.bench.comparing import Fact, Result, alternate, faster
from escarmouche.engine import chances
from escarmouche.engine.dice import d6, die

Chances = dict[Any, Fraction]


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Each family, then the geometric mean that the goal is set on."""
    ratios = []
    for name, ours, *ways in families():
        rivals = [way for way in ways if way is not None]
        wanted = exact(ours())
        same = all(exact(rival()) == wanted for rival in rivals)
        pairs = [alternate(ours, rival, repeats, (50, 10), before=empty) for rival in rivals]
        best = min(pairs, key=lambda pair: pair[1].median)
        result = faster(f"dice: {name}", *best, 1, same=same, note="fastest idiom of icepool and dyce")
        ratios.append(result.ratio)
        yield result
    mean = exp(sum(log(r) for r in ratios) / len(ratios))
    yield Result("dice: geometric mean of them", 1, mean, "x", mean, 40, True)


def exact(given: Any) -> Chances:
    """Whatever a library gives, as fractions: our (value, ways) pairs, or a mapping of theirs."""
    pairs = list(given.items() if hasattr(given, "items") else given)
    total = sum(ways for _, ways in pairs)
    return {int(value): Fraction(ways, total) for value, ways in pairs if ways}


def families() -> Iterator[tuple[str, Callable[[], Any], Callable[[], Any], Callable[[], Any]]]:
    """Name, ours, the fastest idiom of icepool, that of dyce."""
    import dyce
    import icepool

    six, eight, sided = icepool.d6, icepool.d8, dyce.H(6)
    boxes = (3, 2, 2, 4)

    def felled(wounds: int) -> int:
        count = 0
        for size in boxes:
            if wounds < size:
                break
            wounds -= size
            count += 1
        return count

    yield (
        "successes of 20 dice",
        lambda: d6(20).at_least(3).outcomes(),
        lambda: 20 @ (six >= 3),
        lambda: 20 @ sided.ge(3),
    )
    yield (
        "three stages of 10 dice, one by one",
        lambda: chances.thin(chances.thin(dict(d6(10).at_least(3).outcomes()), 4, 6), 4, 6),
        _icepool_stages,
        _dyce_stages,
    )
    yield (
        "10 dice that must pass three stages",
        lambda: tuple(enumerate(chances.binomial(10, 4 * 4 * 4, 6 * 6 * 6))),
        lambda: 10 @ ((six >= 3) & (six >= 3) & (six >= 3)),
        lambda: 10 @ (sided.ge(3) * sided.ge(3) * sided.ge(3)),
    )
    yield (
        "re-rolled failures of 12 dice",
        lambda: d6(12).at_least(3).rerolled().outcomes(),
        lambda: 12 @ (six.reroll([1, 2], depth=1) >= 3),
        lambda: 12 @ (sided.ge(3) | sided.ge(3)),
    )
    yield (
        "four exploding dice, three deep",
        lambda: d6(4).exploding(6, depth=3).outcomes(),
        _icepool_exploding,
        _dyce_exploding,
    )

    def opposed() -> Any:
        first, second = (d6(5) + die(8, 2)).total(), d6(7).total()
        higher, equal, lower = chances.compare(first.outcomes(), second.outcomes())
        return ((1, higher), (0, equal), (-1, lower))

    def opposed_dyce() -> Any:
        """Two sums compared in one walk: quicker than the sum of their difference."""
        first, second = 5 @ sided + 2 @ dyce.H(8), dict((7 @ sided).items())
        below, higher, equal = 0, 0, 0
        lower = iter(sorted(second.items()))
        value, ways = next(lower, (999, 0))
        for own, count in sorted(first.items()):
            while value < own:
                below += ways
                value, ways = next(lower, (999, 0))
            higher += count * below
            equal += count * second.get(own, 0)
        return {1: higher, 0: equal, -1: first.total * sum(second.values()) - higher - equal}

    yield (
        "opposed sums 5d6+2d8 against 7d6",
        opposed,
        lambda: (5 @ six + 2 @ eight - 7 @ six).map(lambda n: (n > 0) - (n < 0)),
        opposed_dyce,
    )
    yield (
        "spill-over damage of 12 dice",
        lambda: chances.spill(dict(d6(12).at_least(3).outcomes()), 1, boxes),
        lambda: (12 @ (six >= 3)).map(felled),
        lambda: _merged(12 @ sided.ge(3), felled),
    )


def _icepool_stages() -> Any:
    """The dice of each stage made by adding one at a time: quicker than `@`, and than a function in `map`."""
    import icepool

    one: Any = icepool.Die({1: 4, 0: 2})
    each: list[Any] = [icepool.Die([0])]
    for _ in range(10):
        each.append(each[-1] + one)
    stage = dict(enumerate(each))
    return each[10].map(stage).map(stage)


def _dyce_stages() -> dict[Any, int]:
    import dyce

    once = dyce.H(6).ge(3)
    each = [{0: 1}, *(dict((n @ once).items()) for n in range(1, 11))]
    left: dict[Any, int] = each[10]
    for _ in range(2):
        after: dict[Any, int] = {}
        for hits, ways in left.items():
            rest = ways * 6 ** (10 - int(hits))
            for value, more in each[int(hits)].items():
                after[value] = after.get(value, 0) + rest * more
        left = after
    return left


def _icepool_exploding() -> Any:
    import icepool

    one = icepool.d6.explode(depth=3)
    two = one + one
    return two + two


def _dyce_exploding() -> Any:
    import dyce

    six = dyce.H(6)
    chain: Any = six
    for _ in range(3):
        ways = {value: count * chain.total for value, count in six.items() if value < 6}
        chain = dyce.H({**ways, **{6 + more: count for more, count in chain.items()}})
    return 4 @ chain


def _merged(thrown: Any, change: Callable[[int], int]) -> dict[int, int]:
    ways: dict[int, int] = {}
    for value, count in thrown.items():
        new = change(int(value))
        ways[new] = ways.get(new, 0) + count
    return ways
