"""Whole matches of Trauma: random playouts, copies, the next question, and the odds of a salvo."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from escarmouche.bench.cold import empty
from escarmouche.bench.comparing import Fact, Result, alternate, at_most, faster
from escarmouche.bench.playouts import Series, answers, look_ahead, playouts
from escarmouche.engine.match import Match
from escarmouche.games import ruleset
from escarmouche.players.random_player import RandomPlayer

TRAUMA = ruleset("trauma")
SERIES = Series(TRAUMA, TRAUMA.armies.list_pairs())
GOAL = 0.4


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The lines of the goals that concern matches, one after the other."""
    yield from playouts(SERIES, "match", GOAL, repeats)
    yield from copies(repeats)
    yield from look_ahead(SERIES, "match", repeats)
    yield from salvo(repeats)


# -- copies ---------------------------------------------------------------------------------------------


def halfway() -> Match:
    """A live match in its third round that waits for an answer."""
    match = SERIES.match(0)
    for value in answers(match, RandomPlayer("halfway")):
        if match.table.turn.round >= 3:
            break
        match.answer(value)
    return match


def copies(repeats: int) -> Iterator[Result | Fact]:
    """A copy of a live match with one figure changed, against deepcopy and chess."""
    import chess

    match = halfway()
    table = match.table
    figure = next(iter(table.figures))
    board = chess.Board()

    def ours() -> Match:
        new = match.copy()
        new.table = table.copy()
        new.table.change(figure, {"x": 1234})
        return new

    def deep() -> Any:
        memo = {id(table.ground): table.ground, id(table.setting): table.setting}
        return copy.deepcopy(table, memo)

    changed = ours().table
    other = deep()
    other.change(figure, {"x": 1234})
    same = changed == other and table.figures[figure].x != 1234
    mine, theirs = alternate(ours, deep, repeats, (2000, 3))
    yield faster(
        "match: copy with one figure changed", mine, theirs, 500, same=same, note="deepcopy, ground shared"
    )
    mine, theirs = alternate(ours, lambda: board.copy(stack=False), repeats, (2000, 2000))
    yield at_most("match: the same against chess.Board.copy", mine, theirs, 1.5, note="stack=False")


# -- the odds of a salvo ----------------------------------------------------------------------------------


def salvo(repeats: int) -> Iterator[Result | Fact]:
    """Ten figures fire at ten in cover: losses and disorder, equal to icepool's as fractions."""
    from escarmouche.games.trauma.client.forecast import salvo_odds

    table = firing_line()

    def ours() -> dict[str, Any]:
        return salvo_odds(table, "one1", "rifle#1", "two1")

    def chances() -> dict[str, dict[int, Fraction]]:
        return {key: dict(odds.chances) for key, odds in ours().items() if key != "destroyed"}

    pool = icepool_salvo()
    same = chances() == {
        "losses": _marginal(pool(), 0),
        "disorganised": _marginal(pool(), 1),
    }
    mine, theirs = alternate(ours, pool, repeats, (5, 5), before=lambda: empty(table))
    yield at_most("match: odds of a salvo of 10 in cover", mine, theirs, 5, same=same, note="icepool")


def _marginal(pool: Any, place: int) -> dict[int, Fraction]:
    total = sum(pool.values())
    chances: dict[int, Fraction] = {}
    for value, ways in pool.items():
        chances[value[place]] = chances.get(value[place], Fraction(0)) + Fraction(ways, total)
    return dict(sorted(chances.items()))


def icepool_salvo() -> Callable[[], Any]:
    """Hits on Down, cover on Up, penetration on Down, then morale on two dice of Up from two losses on.

    A figure is lost when its one die passes three stages: quicker than stage by stage.
    """
    from icepool import d6

    down, up = d6 >= 3, d6 >= 5

    def after(losses: int) -> Any:
        if losses < 2 or losses == 10:
            return (losses, 0)
        return (2 @ up).map(lambda successes: (losses, int(successes == 0)))

    def pool() -> Any:
        one: Any = (down & (d6 < 5) & down).map({True: 1, False: 0})
        two = one + one
        four = two + two
        return (four + four + two).map(after)

    return pool


def firing_line() -> Any:
    """A table with two lines of ten, a low wall before the second."""
    from escarmouche.engine.table import Table
    from escarmouche.games.trauma.table import (
        Carried,
        Entry,
        Figure,
        Profile,
        Setting,
        Side,
        Turn,
        Unit,
        Weapon,
    )
    from escarmouche.space.shapes import rectangle
    from escarmouche.space.terrain import Piece, ground_of

    name = dict.fromkeys(("en", "fr"), "rifle")
    weapon = Weapon("rifle", name, "4", 1, None, 4, 1)
    rifleman = Profile("rifleman", name, 1200, 2, 4, weapons=(Carried("rifle"),))
    setting = Setting(
        weapons={"rifle": weapon}, profiles={"rifleman": rifleman},
        entries={"squad": Entry("squad", name, "infantry", "regular")},
    )  # fmt: skip
    units, figures = {}, {}
    for side, y in (("one", 3000), ("two", 5600)):
        id = f"{side}1"
        names = tuple(f"{id}{letter}" for letter in "abcdefghij")
        units[id] = Unit(id, side, names, entry="squad", leader=names[0], place="table", roster=names)
        for n, figure in enumerate(names):
            figures[figure] = Figure(figure, id, 3000 + 300 * n, y, 0, 0, profile="rifleman")
    wall = Piece("wall", "wall", rectangle(1000, 5300, 8000, 5350).points, 160, frozenset({"opaque"}))
    turn = Turn(round=1, phase="activation", active="one", step="salvo", activation="one1", unit="one1")
    sides = {side: Side(side) for side in ("one", "two")}
    return Table(setting, ground_of(9000, 12000, (wall,)), sides, units, figures, turn)
