"""Tests of Trauma: simple and opposed ones, faces Up and Down (ledger area TR-DICE)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import Dice, d6
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import Referee

UP: tuple[int, ...] = tuple(LEDGER.data("TR-DICE-01")["up"])
DOWN: tuple[int, ...] = tuple(LEDGER.data("TR-DICE-01")["down"])
AUTOMATIC = 3  # TR-DICE-06
EQUAL_OR_HIGHER, LOWER = "TR-DICE-04", "TR-DICE-05"
"""The rules that say which faces of an opposed test succeed."""


def up(count: int) -> Dice:
    """Dice of which each Up is a success (TR-DICE-03)."""
    return d6(count).on(*UP)


def down(count: int) -> Dice:
    """Dice of which each Down is a success."""
    return d6(count).on(*DOWN)


def opposed_test(
    referee: Referee,
    rule: str,
    side: str,
    count: int,
    margin: int,
    certain: str = "certain-hits",
    **about: Any,
) -> int:
    """Successes of an active score against a difficulty; `margin` is their difference (TR-DICE-04, 05, 06).

    Each die counts on its own; whoever called the test says what successes are worth (TR-DICE-07), and what
    is told where they are certain.
    """
    if count <= 0:
        return 0
    if abs(margin) >= AUTOMATIC:
        successes = count if margin > 0 else 0
        referee.note(
            "TR-DICE-06", certain, test=rule, dice=count, margin=margin, successes=successes, **about
        )
        return successes
    dice = down(count) if margin >= 0 else up(count)
    reading = EQUAL_OR_HIGHER if margin >= 0 else LOWER
    needs = DOWN if margin >= 0 else UP
    rolled: int = referee.roll(rule, side, dice, margin=margin, reading=reading, needs=needs, **about)
    return rolled
