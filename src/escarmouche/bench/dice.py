"""Dice distributions against icepool and dyce: the same pools, equal as fractions, our caches emptied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import exp, log
from typing import Any

from escarmouche.bench.comparing import Fact, Result, alternate, faster
from escarmouche.engine import chances, dice
from escarmouche.engine.dice import d6, die

Chances = dict[Any, Fraction]


def forget() -> None:
    """Empty every cache of ours that holds a distribution."""
    for kept in (chances.binomial, chances.sums, chances.rerolled, chances.exploding, dice.outcomes):
        kept.cache_clear()


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Each family, then the geometric mean that the goal is set on."""
    ratios = []
    for name, ours, icepool_way, dyce_way in families():
        rivals = [way for way in (icepool_way, dyce_way) if way is not None]
        wanted = exact(ours())
        same = all(exact(rival()) == wanted for rival in rivals)
        pairs = [alternate(ours, rival, repeats, (50, 2), before=forget) for rival in rivals]
        best = min(pairs, key=lambda pair: pair[1])
        found = faster(f"dice: {name}", best[0], best[1], 1, same=same, note="faster of icepool and dyce")
        ratios.append(found.ratio)
        yield found
    mean = exp(sum(log(r) for r in ratios) / len(ratios))
    yield Result("dice: geometric mean of the six", 1, mean, "x", mean, 40, True)


def exact(found: Any) -> Chances:
    """Whatever a library gives, as fractions: our (value, ways) pairs, or a mapping of theirs."""
    pairs = list(found.items() if hasattr(found, "items") else found)
    total = sum(ways for _, ways in pairs)
    return {int(value): Fraction(ways, total) for value, ways in pairs if ways}


def families() -> Iterator[tuple[str, Callable[[], Any], Callable[[], Any], Callable[[], Any] | None]]:
    """Name, ours, icepool's fastest idiom, dyce's where it has one."""
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
        "three chained stages of 10 dice",
        lambda: chances.thin(chances.thin(dict(d6(10).at_least(3).outcomes()), 4, 6), 4, 6),
        lambda: (10 @ (six >= 3)).map(lambda n: n @ (six >= 3) if n else 0).map(
            lambda n: n @ (six >= 3) if n else 0
        ),
        None,
    )  # fmt: skip
    yield (
        "re-rolled failures of 12 dice",
        lambda: d6(12).at_least(3).rerolled().outcomes(),
        lambda: 12 @ (six.reroll([1, 2], depth=1) >= 3),
        None,
    )
    yield (
        "four exploding dice, three deep",
        lambda: d6(4).exploding(6, depth=3).outcomes(),
        lambda: 4 @ six.explode([6], depth=3),
        None,
    )

    def opposed() -> Any:
        first, second = (d6(5) + die(8, 2)).total(), d6(7).total()
        higher, equal, lower = chances.compare(first.outcomes(), second.outcomes())
        return ((1, higher), (0, equal), (-1, lower))

    def opposed_dyce() -> Any:
        difference = (5 @ sided + 2 @ dyce.H(8)) - 7 @ sided
        ways = {1: 0, 0: 0, -1: 0}
        for value, count in difference.items():
            ways[(value > 0) - (value < 0)] += count
        return ways

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


def _merged(thrown: Any, change: Callable[[int], int]) -> dict[int, int]:
    ways: dict[int, int] = {}
    for value, count in thrown.items():
        new = change(int(value))
        ways[new] = ways.get(new, 0) + count
    return ways
