"""Short words for the tests of fights: odds of a shot, events of a referee, the rules that were cited."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.dice import Dice
from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack.hits import PLAIN, Attack, Lot, Manner, lot_of, roll
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.table import Referee, Table
from tests.games.dust import coded

F = Fraction


class Falling:
    """Dice that fall alike: one face for rolls to hit, another for all else."""

    def __init__(self, to_hit: int, else_: int) -> None:
        self.to_hit, self.else_ = to_hit, else_

    def throw(self, dice: Dice, key: str) -> tuple[int, ...]:
        return (self.to_hit if "HIT" in key else self.else_,) * len(dice.missing(()))


def chances(table: Table, *choice: Any, sustained: bool = False, target: str = "two1") -> dict[int, Fraction]:
    """The chances of what the target loses in an attack of the first unit of side one."""
    found = toll(table, *choice, sustained=sustained, target=target)
    return found.chances


def toll(table: Table, *choice: Any, sustained: bool = False, target: str = "two1") -> Odds:
    """The exact odds of what the target loses."""
    found = coded.attack_odds(table, "one1", tuple(choice), sustained, target)
    assert found.exact
    return found


def lot(table: Table, shot: Any, manner: Manner = PLAIN, hero: str = "", mate: str = "") -> Lot:
    """The dice of a shot of the first unit of side one."""
    found = lot_of(table, Attack("one1", hero, manner=manner), Shot.read(shot), shot[2], mate)
    assert found is not None
    return found


def hits(table: Table, shot: Any, manner: Manner = PLAIN, hero: str = "") -> dict[int, Fraction]:
    """The chances of the hits of one shot, before any save."""
    thrown = lot(table, shot, manner, hero)
    return odds(lambda r: roll(r, "one1", shot[2], thrown), table).chances


def mean(found: dict[int, Fraction]) -> Fraction:
    """The expectation."""
    return sum((value * chance for value, chance in found.items()), Fraction(0))


def rolls(referee: Referee) -> list[tuple[str, str, int]]:
    """Rule, dice and value of every roll so far."""
    return [(e.rule, e.about["dice"], e.about["value"]) for e in referee.events if e.what == "roll"]


def cited(referee: Referee) -> set[str]:
    """The rules of all events so far."""
    return {e.rule for e in referee.events}


def reason(refusal: Refusal | None) -> tuple[str, str]:
    """Rule and reason of a refusal that there must be."""
    assert refusal is not None
    return refusal.rule, refusal.reason
