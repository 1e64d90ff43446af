"""Dust Tactics: random playouts against plies of chess, and the odds of a whole attack against icepool's."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from escarmouche.bench.cold import empty
from escarmouche.bench.comparing import Fact, Result, alternate, at_most
from escarmouche.bench.playouts import Series, look_ahead, playouts
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games import ruleset
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.table import BOARD, SIDES, Card, Figure, Setting, Side, Table, Turn, Unit, Weapon
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE
from escarmouche.games.dust_tactics.chapters.board.drawn import tile
from escarmouche.space.terrain import ground_of

DUST = ruleset("dust_tactics")
GOAL = 0.7
LINES = (("machine gun", 1, "8/1"), ("rifle", 4, "3/1"), ("rocket", 2, "2/2"))
"""Three weapon lines: 24 dice against a walker of ten boxes."""
BOXES = 10
CHOICE = tuple(Shot(number, count, "b") for number, (_, count, _) in enumerate(LINES))


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The lines of the goals that concern Dust Tactics."""
    small = tuple(pair for pair in DUST.armies.list_pairs() if all("-50-" in name for name in pair))
    series = Series(DUST, small)
    yield from playouts(series, "dust", GOAL, repeats)
    yield from look_ahead(series, "dust", repeats)
    yield from whole_attack(repeats)


def whole_attack(repeats: int) -> Iterator[Result]:
    """A Sustained Attack of three weapon lines, 24 dice, on a walker in cover: exact, and what it takes."""
    table = firing_line()

    def ours() -> dict[int, Fraction]:
        odds = attack.attack_odds(table, "a", CHOICE, True, "b")
        return dict(odds.chances)

    same = ours() == _icepool()
    mine, theirs = alternate(ours, _icepool, repeats, (3, 3), lambda: empty(table))
    yield at_most("dust: odds of an attack of 24 dice against icepool", mine, theirs, 5, same=same)


def firing_line() -> Table:
    """A squad four squares from a walker that stands in a tree square."""
    name = dict.fromkeys(("en", "fr"), "squad")
    guns = tuple(Weapon(gun, count, 6, (cell,) * 4, (cell,) * 7, (cell,) * 3) for gun, count, cell in LINES)
    hands = tuple((n,) for n, (_, count, _) in enumerate(LINES) for _ in range(count))
    squad = Card("squad", name, "allies", "infantry", "squad", 2, 2, 4, 10, guns, soldiers=hands)
    walker = Card("walker", name, "axis", "vehicle", "walker", 4, 2, 4, 12, (), BOXES, locomotion="walker")
    ids = tuple(f"a{letter}" for letter in "abcdefg")
    return EngineTable(
        Setting(system="dust_tactics", scenario="encounter", cards={"squad": squad, "walker": walker}),
        ground_of(8 * SQUARE, 8 * SQUARE, (tile("tree", "tree", 1, 5),)),
        {side: Side(side) for side in SIDES},
        {
            "a": Unit("a", "one", ids, card="squad", roster=ids, place=BOARD, x=1, y=1),
            "b": Unit("b", "two", ("ba",), card="walker", roster=("ba",), place=BOARD, x=1, y=5, facing=4),
        },
        {**{id: Figure(id, "a", soldier=n) for n, id in enumerate(ids)}, "ba": Figure("ba", "b")},
        Turn(round=1, phase="activations", activation="bench", active="one", unit="a"),
    )


def _icepool() -> dict[int, Fraction]:
    """The same by icepool: hits with misses thrown again, cover saves, damage until the last box."""
    import icepool

    again: Any = icepool.Die({True: 5, False: 4})
    through: Any = icepool.Die({True: 2, False: 1})
    wounds: Any = (again & through).map({True: 1, False: 0})
    total: Any = icepool.Die([0])
    for _, count, cell in LINES:
        dice, _, damage = cell.partition("/")
        hurt = ((count * int(dice)) @ wounds) * int(damage)
        total = (total + hurt).map(lambda boxes: min(boxes, BOXES))
    whole = total.denominator()
    return {value: Fraction(ways, whole) for value, ways in total.items()}
