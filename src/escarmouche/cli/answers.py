"""What is typed at a question, as the answer the rules want."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.cli.measuring import CENTIMETRE, length_of, point_of
from escarmouche.engine.requests import NO_ONE, Ask, Drafts, Roll

NOT_UNDERSTOOD = object()
"""The text is no answer at all."""


DRAFTS_SHOWN = 16
"""Of very many ready-made placements those with a purpose are listed, and some of the others."""


class Choices:
    """The numbered lines under a question and the answer behind each."""

    def __init__(self, ask: Ask, values: Sequence[Any], names: Sequence[str]) -> None:
        self.ask, self.values, self.names = ask, tuple(values), tuple(names)

    @property
    def proposal(self) -> Any:
        """What an empty line accepts; None when it accepts nothing."""
        return self.ask.proposal

    @property
    def are_numbers(self) -> bool:
        """Whether the question wants a number."""
        return bool(self.values) and all(type(value) is int for value in self.values)

    @property
    def numbers(self) -> tuple[int, ...]:
        """What is typed for each line: its place in the list; where a number is asked for, the number."""
        if self.are_numbers:
            return self.values
        return tuple(range(1, len(self.values) + 1))


def choices_of(ask: Ask, ruleset: Any = None, table: Any = None) -> Choices:
    """The options of a question; for a free placement its drafts, those that come to the same only once.

    What drafts are for is told by the question (`names` or `drafts`) or by the ruleset (`draft_names`).
    """
    if ask.kind != "place":
        return Choices(ask, ask.options, ())
    every = ask.drafts() if ask.drafts else ()
    numbers = range(len(every))
    given = ask.about.get("names") or ask.about.get("drafts") or ()
    if not given and ruleset is not None:
        given = ruleset.client.draft_names(ask, table)
    names = list(given) if len(given) == len(every) else [""] * len(every)
    shown = [n for n in numbers if names[n]] or [0] if len(every) > DRAFTS_SHOWN else list(numbers)
    if room := DRAFTS_SHOWN - len(shown) if len(every) > DRAFTS_SHOWN else 0:
        rest = [n for n in numbers if n not in set(shown)]
        shown += rest[:: max(1, -(-len(rest) // room))]
    seen: dict[Any, str] = {}
    for n in shown:
        draft = every.made(n) if isinstance(every, Drafts) else every[n]
        if draft is not None:  # else the fallback stands there, which is not what the name says
            seen.setdefault(draft, names[n])
    if every and not seen:
        seen[every[0]] = ""
    return Choices(ask, tuple(seen), tuple(seen.values()))


def answer_of(text: str, choices: Choices, unit: int = CENTIMETRE) -> Any:
    """The answer a text stands for, or NOT_UNDERSTOOD. Whether it is allowed is for the question to say.

    Points are typed in what the scene measures in: `unit` hundredths of a centimetre.
    """
    ask = choices.ask
    if not text:
        return NOT_UNDERSTOOD if choices.proposal is None else choices.proposal
    if ask.kind == "one":
        return _one(text, choices)
    if ask.kind == "place":
        if text == NO_ONE:
            return NO_ONE
        chosen = _one(text, choices)
        return _placements(text, unit) if chosen is NOT_UNDERSTOOD else chosen
    return _several(text, choices)


def _one(text: str, choices: Choices) -> Any:
    if text.isdecimal():
        numbered = dict(zip(choices.numbers, choices.values, strict=True))
        return numbered.get(int(text), NOT_UNDERSTOOD)
    for value in (*choices.values, *choices.ask.greyed):
        if isinstance(value, str) and value != NO_ONE and value.lower() == text.lower():
            return value
    for value, name in zip(choices.values, choices.names, strict=False):
        if name and name.lower() == text.lower():
            return value
    return NOT_UNDERSTOOD


def _several(text: str, choices: Choices) -> Any:
    """A list by numbers or words; `all`, `-` for none; an order that is begun goes on as listed."""
    ask = choices.ask
    if text in ("all", "tout", "tous"):
        return ask.options
    if text in ("-", "0"):
        return ()
    picked = []
    for word in re.split(r"[,\s]+", text.strip(", ")):
        value = _one(word, choices)
        if value is NOT_UNDERSTOOD:
            return NOT_UNDERSTOOD
        picked.append(value)
    if ask.kind == "order":
        picked += [option for option in ask.options if option not in picked]
    return tuple(picked)


def _placements(text: str, unit: int) -> Any:
    """`figure x,y;x,y@90 figure x,y …`: a path of points for each figure, and the facing at its end."""
    words = text.split()
    if not words or len(words) % 2:
        return NOT_UNDERSTOOD
    placements = []
    for figure, way in zip(words[::2], words[1::2], strict=True):
        path, _, facing = way.partition("@")
        points = [point_of(part, unit) for part in path.split(";") if part]
        if None in points or not (facing.isdecimal() or not facing) or (not points and not facing):
            return NOT_UNDERSTOOD
        placements.append((figure, tuple(points), int(facing) % 360 if facing else -1))
    return tuple(placements)


def goal_of(words: Sequence[str], unit: int = CENTIMETRE) -> tuple[int, int] | None:
    """The point of `to X Y` or `to X,Y`, in hundredths of a centimetre."""
    if len(words) == 1:
        return point_of(words[0], unit)
    if len(words) != 2:
        return None
    x, y = (length_of(word.strip(",;"), unit) for word in words)
    return None if x is None or y is None else (x, y)


def placed_at(ask: Ask, ruleset: Any, table: Any, point: tuple[int, int], choices: Choices) -> Any:
    """The answer that brings a unit to a point: as the ruleset leads it, or the point itself.

    NOT_UNDERSTOOD where neither makes sense.
    """
    value = ruleset.client.follow(ask, table, point)
    if value is not None:
        return value
    sample = next((v for v in choices.values if v), None)
    if sample is not None and len(sample) == 2 and all(type(part) is int for part in sample):
        return point
    if sample is not None and len(sample) == 1 and len(sample[0]) == 3:
        return ((sample[0][0], (point,), -1),)
    return NOT_UNDERSTOOD


def faces_of(text: str, roll: Roll, signs: Mapping[str, int] | None = None) -> tuple[int, ...] | None:
    """Faces typed one by one (`3 5 6`, `3,5,6`) or in one go (`356`) where no die has more than nine.

    `signs` are what a game has on its dice instead of numbers: `a t s`, `ats`.
    """
    letters = re.sub(r"[,\s]+", "", text.lower())
    if signs and letters and all(letter in signs for letter in letters):
        return tuple(signs[letter] for letter in letters)
    if not re.fullmatch(r"[\d,\s]+", text) or not text:
        return None
    words = [word for word in re.split(r"[,\s]+", text) if word]
    small = all(len(handful.reading) <= 9 for handful in roll.dice.handfuls)
    if small:
        words = [digit for word in words for digit in word]
    return tuple(int(word) for word in words)
