"""Dust dice: army, target, shield, two faces each (area DT-DICE)."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine.dice import Dice, Handful, d6

ARMY, TARGET, SHIELD = "army", "target", "shield"
FACES = (ARMY, ARMY, TARGET, TARGET, SHIELD, SHIELD)
"""Physical faces 1 to 6 of a Dust die (DT-DICE-01); the older dice are not thrown (DT-DICE-04)."""
ON_ARMY, ON_TARGET, ON_SHIELD = (1, 2), (3, 4), (5, 6)
PLAINLY, EASY, SAFER, HARM = "army", "army-target", "army-shield", "target"
"""Words for what counts of a throw (DT-DICE-02, DT-DICE-03): told with it."""
CHAIN = 12
"""How often a chain of extra dice may go on; the chance of more is under one in a million."""


@lru_cache(maxsize=1024)
def armies(count: int) -> Dice:
    """Base success: each army counts (DT-DICE-02)."""
    return _dust(count).on(*ON_ARMY)


@lru_cache(maxsize=1024)
def hitting(count: int) -> Dice:
    """An easier roll to hit: army or target (DT-DICE-03)."""
    return _dust(count).on(*ON_ARMY, *ON_TARGET)


@lru_cache(maxsize=1024)
def helping(count: int) -> Dice:
    """An easier roll to protect, save or help: army or shield (DT-DICE-03)."""
    return _dust(count).on(*ON_ARMY, *ON_SHIELD)


@lru_cache(maxsize=1024)
def harming(count: int) -> Dice:
    """Each target harms one's own troops (DT-DICE-03)."""
    return _dust(count).on(*ON_TARGET)


@lru_cache(maxsize=256)
def symbols(count: int) -> Dice:
    """The symbols themselves matter, sorted."""
    return Dice((Handful("D", count, FACES),), "each")


@lru_cache(maxsize=1024)
def _dust(count: int) -> Dice:
    return Dice((Handful("D", count, d6().handfuls[0].reading),))


def needs_of(dice: Dice) -> str:
    """The word for what counts of dice made here."""
    return _NEEDS[dice.handfuls[0].reading]


_NEEDS = {
    dice(1).handfuls[0].reading: word
    for dice, word in ((armies, PLAINLY), (hitting, EASY), (helping, SAFER), (harming, HARM))
}
