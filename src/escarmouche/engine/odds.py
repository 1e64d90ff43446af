"""Exact odds of any procedure, from the code that plays it. Equal outcomes merge at `referee.call`."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import lru_cache
from math import gcd, sqrt
from typing import Any

import msgspec

from escarmouche.engine.chances import mean
from escarmouche.engine.dice import Dice, outcomes
from escarmouche.engine.errors import RulesError
from escarmouche.engine.luck import SeededDice, drawn
from escarmouche.engine.patience import Patience, patience
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import GUESSED, Ask, AskEach, Battle, Battles, Modifier
from escarmouche.engine.table import Luck

Policy = Callable[[Ask, Any], Any]
Reading = Callable[[Any, Any], Hashable]
"""(result of the procedure, table after it) -> what is counted."""

LIMIT = 20_000
"""Branches explored before the odds are sampled instead."""
SAMPLES = 4_000
FEWEST = 40
"""Samples that are thrown even when nobody has patience left."""
Branch = tuple[int, int, Any]
"""Ways out of total ways, and the outcome."""


class Odds(msgspec.Struct, frozen=True):
    """The chance of each value; exact, or sampled and then said so."""

    chances: dict[Any, Fraction]
    exact: bool = True
    samples: int = 0
    policy: str = ""
    """Key of the sentence that says how questions were answered on the way."""
    guessed: bool = False
    """Whether battles on the way were guessed: the odds are then no better than the guesses, never exact."""

    @property
    def mean(self) -> Fraction:
        """The expectation, where the values are numbers."""
        return mean(self.chances)

    def interval(self, value: Any) -> tuple[float, float]:
        """95 % interval of a chance: a point when exact, Wilson's when sampled."""
        chance = float(self.chances.get(value, Fraction(0)))
        if self.exact or not self.samples:
            return chance, chance
        z, n = 1.959964, self.samples
        middle = (chance + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(chance * (1 - chance) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


class _Fork(BaseException):
    """The trial reached a roll or a part with several outcomes."""

    def __init__(self, branches: list[Branch]) -> None:
        self.branches = branches


class _TooLarge(BaseException):
    pass


class _Explored:
    """The branches of a part on a table; the table's value is worked out when another is compared with it."""

    __slots__ = ("_key", "branches", "table")

    def __init__(self, table: Any, branches: list[Branch]) -> None:
        self.table, self.branches = table.copy(), branches  # from here on neither writes to what they share
        self._key: Any = None

    @property
    def key(self) -> Any:
        """The value of the table."""
        if self._key is None:
            self._key = self.table.key()
        return self._key


class _Budget:
    __slots__ = ("guessed", "left", "memo", "patience")

    def __init__(self, left: int, patience: Patience | None = None) -> None:
        self.left, self.patience, self.guessed = left, patience, False
        self.memo: dict[Any, list[_Explored]] = {}
        """What was explored, by what was called."""


class OddsReferee(Referee[Any]):
    """Follows a list of outcomes and forks at the first roll or part beyond it."""

    def __init__(self, table: Any, path: tuple[Any, ...], policy: Policy, budget: _Budget) -> None:
        super().__init__(table)
        self._path, self._at, self._policy, self._budget = path, 0, policy, budget

    def roll(
        self, rule: str, side: str, dice: Dice, modifiers: tuple[Modifier, ...] = (), **about: Any
    ) -> Any:
        if not dice.count:
            return dice.nothing
        if self._at < len(self._path):
            value = self._path[self._at]
            self._at += 1
            return value
        branches = _dice_branches(dice)
        if len(branches) == 1:
            return self._taken(branches[0][2])
        raise _Fork(branches)

    def _report(self, request: Battles) -> tuple[str, Any]:
        if self._at < len(self._path):
            reported: tuple[str, Any] = self._path[self._at]
            self._at += 1
            return reported
        self._budget.guessed = True
        battle = request.wanted[0]
        guesses = battle.guesses()
        total = sum(ways for ways, _ in guesses)
        if len(guesses) == 1:
            return battle.key, self._taken((battle.key, guesses[0][1]))[1]
        raise _Fork([(ways, total, (battle.key, report)) for ways, report in guesses])

    def call(self, procedure: Callable[..., Any], *args: Any, **named: Any) -> Any:
        if self._at < len(self._path):
            result, table = self._path[self._at]
            self._at += 1
            self.table = table.copy()
            return result
        branches = self._explored(procedure, args, named)
        if len(branches) == 1:
            result, table = self._taken(branches[0][2])
            self.table = table.copy()
            return result
        raise _Fork(branches)

    def _explored(
        self, procedure: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]
    ) -> list[Branch]:
        """The branches of a part, from memory where it was explored on this table or an equal one."""
        table, budget = self.table, self._budget
        what = (procedure, args, tuple(sorted(named.items())) if named else ())
        try:
            known = budget.memo.setdefault(what, [])
        except TypeError:  # an argument that cannot be a key
            return explore(lambda r: procedure(r, *args, **named), table, self._policy, budget)
        for one in known:
            if _untouched(one.table, table):
                return one.branches
        if known:
            key = table.key()
            for one in known:
                if one.key == key:
                    return one.branches
        branches = explore(lambda r: procedure(r, *args, **named), table, self._policy, budget)
        known.append(_Explored(table, branches))
        return branches

    def _taken(self, outcome: Any) -> Any:
        """The only outcome of a part: a stretch of the path too, so that later forks follow it."""
        self._path = (*self._path, outcome)
        self._at += 1
        return outcome

    def _answer(self, ask: Ask) -> Any:
        return self._policy(ask, self.table)

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        return {ask.side: self._policy(ask, self.table) for ask in request.asks}

    def change(
        self, rule: str, id: str, only: str = "", tells: str = "", facts: Any = None, **values: Any
    ) -> None:
        self.table.change(id, values)

    def note(self, rule: str, key: str, only: str = "", tells: str = "", **about: Any) -> None:
        pass


@lru_cache(maxsize=8192)
def _dice_branches(dice: Dice) -> list[Branch]:
    results, total = outcomes(dice)
    return [(way, total, value) for value, way in results]


def explore(procedure: Callable[[Any], Any], table: Any, policy: Policy, budget: _Budget) -> list[Branch]:
    """Every distinct (result, table) a procedure can end in, with ways out of a common total."""
    merged: dict[Any, list[Any]] = {}
    start = table.copy()
    start.luck = Luck()
    stack: list[tuple[tuple[Any, ...], int, int]] = [((), 1, 1)]
    while stack:
        path, ways, total = stack.pop()
        referee = OddsReferee(start.copy(), path, policy, budget)
        budget.left -= 1
        if budget.left < 0 or (budget.patience is not None and budget.patience.over):
            raise _TooLarge
        try:
            result = procedure(referee)
        except _Fork as fork:
            for way, out_of, value in fork.branches:
                stack.append(((*referee._path, value), ways * way, total * out_of))
            continue
        after = referee.table
        after.luck = Luck()
        key = (result, None if _untouched(start, after) else _difference(start, after))
        branch = merged.get(key)
        if branch is None:
            merged[key] = [ways, total, result, after]
        else:
            branch[:2] = _added(branch[0], branch[1], ways, total)
    return [_branch(*branch) for branch in merged.values()]


def _added(ways: int, total: int, more: int, out_of: int) -> tuple[int, int]:
    """The sum of two fractions, in no lowest terms: most totals are powers of six."""
    if total == out_of:
        return ways + more, total
    if total % out_of == 0:
        return ways + more * (total // out_of), total
    if out_of % total == 0:
        return ways * (out_of // total) + more, out_of
    return ways * out_of + more * total, total * out_of


def _branch(ways: int, total: int, result: Any, after: Any) -> Branch:
    common = gcd(ways, total)
    return ways // common, total // common, (result, after)


def _difference(before: Any, after: Any) -> tuple[Any, ...]:
    """What has changed between two tables, one made of a copy of the other: equal for equal tables."""
    return (
        None if after.turn is before.turn or after.turn == before.turn else after.turn,
        _changed(before.sides, after.sides),
        _changed(before.units, after.units),
        _changed(before.figures, after.figures),
        _changed(before.things, after.things),
        None if after.ground is before.ground else after.ground.pieces,
    )


def _changed(before: dict[str, Any], after: dict[str, Any]) -> tuple[Any, ...]:
    """The records that are other than before, and the names of those that are gone."""
    if before is after:
        return ()
    new = [record for id, record in after.items() if (old := before.get(id)) is not record and old != record]
    if len(after) - len(before) == sum(record.id not in before for record in new):
        return tuple(new)
    return (*new, *(id for id in before if id not in after))


def _untouched(before: Any, after: Any) -> bool:
    """Whether nothing was written between two tables, one a copy of the other."""
    return (
        after.units is before.units
        and after.figures is before.figures
        and after.turn is before.turn
        and after.sides is before.sides
        and after.things is before.things
        and after.ground is before.ground
    )


def odds(
    procedure: Callable[..., Any],
    table: Any,
    *args: Any,
    of: Reading | None = None,
    policy: Policy | None = None,
    policy_name: str = "",
    limit: int = LIMIT,
    samples: int = SAMPLES,
) -> Odds:
    """The chance of each `of(result, table)`, else of each result, after `procedure(referee, *args)`.

    Under `patient` half of the time that is left is for the exact ones, then half of the rest for samples.
    """
    read = of or (lambda result, table: result)
    answers = policy or _refuse
    waits = patience()
    budget = _Budget(limit, waits and waits.half())
    try:
        branches = explore(lambda r: procedure(r, *args), table, answers, budget)
    except _TooLarge:
        return _sampled(procedure, table, args, read, answers, policy_name, samples)
    chances: dict[Any, Fraction] = {}
    for ways, total, (result, after) in branches:
        value = read(result, after)
        chances[value] = chances.get(value, Fraction(0)) + Fraction(ways, total)
    return Odds(_sorted(chances), not budget.guessed, 0, policy_name, budget.guessed)


def _sampled(
    procedure: Callable[..., Any],
    table: Any,
    args: tuple[Any, ...],
    read: Reading,
    policy: Policy,
    name: str,
    samples: int,
) -> Odds:
    """Throw the dice many times instead, with luck of its own that is nobody's seed."""
    counts: dict[Any, int] = {}
    waits = patience()
    until = waits and waits.half()
    guessed = False
    for number in range(samples):
        if until is not None and number >= FEWEST and until.over:
            samples = number
            break
        trial = table.copy()
        referee = _SampleReferee(trial, policy, SeededDice(f"sample {number}"))
        value = read(procedure(referee, *args), referee.table)
        guessed = guessed or any(given.kind == "battle" for given in referee.inputs)
        counts[value] = counts.get(value, 0) + 1
    return Odds(_sorted({v: Fraction(n, samples) for v, n in counts.items()}), False, samples, name, guessed)


def guess(battle: Battle, seed: str) -> tuple[str, Any, str, str]:
    """The answer to a battle that nobody fights: one of its guesses."""
    return battle.key, drawn(battle.guesses(), seed), "", GUESSED


class _SampleReferee(Referee[Any]):
    def __init__(self, table: Any, policy: Policy, dice: SeededDice) -> None:
        super().__init__(table, (), dice, fight=lambda battle: guess(battle, dice.seed_for(battle.key)))
        self._policy = policy

    def _answer(self, ask: Ask) -> Any:
        return self._policy(ask, self.table)

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        return {ask.side: self._policy(ask, self.table) for ask in request.asks}


def _refuse(ask: Ask, table: Any) -> Any:
    raise RulesError(f"the odds met the question {ask.question} ({ask.rule}) and have no policy to answer it")


def _sorted(chances: dict[Any, Fraction]) -> dict[Any, Fraction]:
    try:
        return dict(sorted(chances.items()))
    except TypeError:
        return chances
