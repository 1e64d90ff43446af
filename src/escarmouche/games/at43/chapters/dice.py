"""The universal resolution table: what a test needs, and how it is thrown (ledger area A4-GEN)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import Referee

NEVER, ALWAYS = 7, 1
"""What a die must show in the two outer columns: no face, any face."""


def _columns() -> dict[int, int]:
    """The lowest face that succeeds, by difference, of the columns that a die decides (A4-GEN-01)."""
    needs = {}
    for column in LEDGER.data("A4-GEN-01")["columns"]:
        if isinstance(column["difference"], list):
            for difference in column["difference"]:
                needs[difference] = int(str(column["result"]).rstrip("+"))
    return needs


NEEDS = _columns()
LOWEST, HIGHEST = min(NEEDS), max(NEEDS)
HEADINGS: dict[int, int] = {int(k): v for k, v in LEDGER.data("A4-GEN-17")["degrees_clockwise"].items()}
"""Degrees clockwise from heading 1, by the face of a die."""
DIRECTION = d6().meaning(*(HEADINGS[face] for face in range(1, 7)))


def needed(difference: int) -> int:
    """The lowest face that succeeds at this difference; NEVER or ALWAYS where no die decides (A4-GEN-02)."""
    if difference < LOWEST:
        return NEVER
    return NEEDS[difference] if difference <= HIGHEST else ALWAYS


def automatic_failure(difference: int) -> bool:
    """Whether a test at this difference fails without a die (A4-GEN-02)."""
    return difference < LOWEST


def universal_test(
    referee: Referee,
    rule: str,
    side: str,
    count: int,
    difference: int,
    rerolls: int = 0,
    **about: Any,
) -> int:
    """Successes of so many attempts, read on the universal table (A4-GEN-01, A4-GEN-03).

    In the outer columns no die is thrown (A4-GEN-02). A re-roll value of N takes up all failures N times
    (A4-SHOOT-21).
    """
    if count <= 0:
        return 0
    need = needed(difference)
    if need in (NEVER, ALWAYS):
        successes = count if need == ALWAYS else 0
        referee.note(
            "A4-GEN-02", "automatic", test=rule, side=side, dice=count, difference=difference,
            successes=successes, **about,
        )  # fmt: skip
        return successes
    made: int = referee.roll(
        rule, side, d6(count).at_least(need), difference=difference, needs=need, reading="A4-GEN-01", **about
    )
    for again in range(rerolls):
        if made == count:
            break
        made += referee.roll(
            "A4-SHOOT-21", side, d6(count - made).at_least(need), needs=need, test=rule,
            again=again + 1, of=rerolls, **about,
        )  # fmt: skip
    return made


def random_heading(referee: Referee, rule: str, side: str, first: int, **about: Any) -> int:
    """A random direction in degrees, anticlockwise from east as facings are; heading 1 is `first`."""
    clockwise: int = referee.roll(rule, side, DIRECTION, reading="A4-GEN-17", first=first, **about)
    return (first - clockwise) % 360
