"""Dice as the sheet prints them (2D8+1D6+1), and heroes who may throw a die again (CZ-FORCE-07)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from escarmouche.engine.dice import Dice, Handful, die
from escarmouche.engine.errors import DataError
from escarmouche.engine.options import NUMBER
from escarmouche.engine.requests import NO_ONE, Modifier
from escarmouche.games.combat_zone.chapters.figures import profile
from escarmouche.games.combat_zone.table import HERO, Referee, Table

_TERM = re.compile(r"(\d*)D(\d+)|([+-]?\d+)", re.IGNORECASE)
_SIZES = (4, 6, 8)


@lru_cache(maxsize=512)
def pool(text: str) -> tuple[Dice, int]:
    """The dice of an expression and the number added to them: 3D6+1 is three dice and 1."""
    handfuls: tuple[Handful, ...] = ()
    bonus = 0
    for term in text.replace(" ", "").replace("-", "+-").split("+"):
        match = _TERM.fullmatch(term)
        if match is None:
            raise DataError("no-dice", game="combat_zone", text=repr(text))
        count, sides, number = match.groups()
        if number is not None:
            bonus += int(number)
        elif int(sides) not in _SIZES:
            raise DataError("no-such-die", game="combat_zone", text=repr(text), sides=sides)
        else:
            handfuls += die(int(sides), int(count or 1)).handfuls
    return Dice(handfuls), bonus


@lru_cache(maxsize=256)
def highest(text: str) -> int:
    """The highest total of an expression of dice, without the number added to them."""
    return sum(h.count * len(h.reading) for h in pool(text)[0].handfuls)


def rerolls_left(table: Table, figure: str) -> int:
    """Dice a figure may still throw again: heroes and their like, where the switch is on (CZ-FORCE-07)."""
    if not figure or not table.setting.options.get("hero_rerolls"):
        return 0
    printed = profile(table, figure)
    return table.figures[figure].rerolls if printed.kind == HERO or printed.rerolls else 0


def rolled(
    referee: Referee,
    rule: str,
    side: str,
    dice: Dice,
    modifiers: tuple[Modifier, ...] = (),
    *,
    by: str = "",
    hint: bool = True,
    **about: Any,
) -> Any:
    """A roll made by the figure `by`: its owner may then throw single dice again (CZ-FORCE-07).

    Every die once at most, its second result final; the value is read as the rule reads these dice. `hint`:
    higher faces are better, so that a die worth another throw can be proposed.
    """
    if not rerolls_left(referee.table, by):
        return referee.roll(rule, side, dice, modifiers, **about)
    singles = [Dice((_one(h),)) for h in dice.handfuls for _ in range(h.count)]
    meanings = list(referee.roll(rule, side, dice.row(), modifiers, **about))
    open_dice = list(range(len(meanings)))
    while open_dice and rerolls_left(referee.table, by):
        best = _worth_another_throw(dice, singles, meanings, open_dice) if hint else NO_ONE
        chosen = referee.ask(
            "CZ-FORCE-07",
            side,
            "reroll",
            (*open_dice, NO_ONE),
            proposal=best,
            actor=by,
            part=NUMBER,
            figure=by,
            shown=tuple(meanings),
        )
        if chosen == NO_ONE:
            break
        referee.spend("CZ-FORCE-07", by, "rerolls", 1)
        meanings[chosen] = referee.roll("CZ-FORCE-07", side, singles[chosen].row(), figure=by)[0]
        open_dice.remove(chosen)
    if len(open_dice) < len(meanings) and all(_shows_faces(single) for single in singles):
        referee.note("CZ-FORCE-07", "now-shown", figure=by, shown=tuple(meanings))
    return _value(dice, singles, meanings)


def _shows_faces(single: Dice) -> bool:
    """Whether a die means what it shows; of others what they came to is told elsewhere."""
    reading = single.handfuls[0].reading
    return reading == tuple(range(1, len(reading) + 1))


def _one(handful: Handful) -> Handful:
    return Handful(handful.name, 1, handful.reading)


def _value(dice: Dice, singles: list[Dice], meanings: list[Any]) -> Any:
    """What these dice are worth when they show these meanings."""
    faces = tuple(d.handfuls[0].reading.index(m) + 1 for d, m in zip(singles, meanings, strict=True))
    return dice.read(faces)


def _worth_another_throw(dice: Dice, singles: list[Dice], meanings: list[Any], open_dice: list[int]) -> Any:
    """The die farthest below what it shows on average, unless the roll cannot get better; else none."""
    best_of = {"bands": len(dice.limits), "over": 1}
    if dice.told in best_of and _value(dice, singles, meanings) == best_of[dice.told]:
        return NO_ONE
    best: int | str = NO_ONE
    gain = 0.0
    for n in open_dice:
        reading: Any = singles[n].handfuls[0].reading
        more = sum(reading) / len(reading) - meanings[n]
        if more > gain:
            best, gain = n, more
    return best
