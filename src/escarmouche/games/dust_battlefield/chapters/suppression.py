"""Under Fire and Suppressed: who gets the markers, how they go (area DB-SUPP)."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.games.dust.chapters.cards.cards import alive, has_own, has_skill
from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.table import ABOARD, BOARD, HERO, SUPPRESSED, UNDER_FIRE
from escarmouche.games.dust_battlefield.chapters import platoons
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import Referee, Table

TEN = 10
"""Hits of one attack that suppress at once (DB-SUPP-03)."""
DICE: int = LEDGER.data("DB-SUPP-04")["dice"]
BRAVE_DICE = 3
"""With Brave, a commissar or a hero; no more with several of them (DS-HERO-06)."""


def immune(table: Table, unit: str) -> str:
    """The rule by which a unit never receives the markers; nothing for others."""
    card = table.setting.cards[table.units[unit].card]
    if card.kind == HERO:
        return "DS-HERO-06"
    if has_own(table, unit, "superhuman"):
        return "DS-SUPER-04"
    if platoons.fanatical(table, unit):
        return "DB-PLAT-19"
    return ""


def fired_upon(referee: Referee, hits: Mapping[str, int]) -> None:
    """One step for each unit that an attack has hit, saved or not: given to survivors (DB-SUPP-01 to -03)."""
    for unit, count in hits.items():
        if alive(referee.table, unit):
            press(referee, unit, count)


def press(referee: Referee, unit: str, hits: int) -> None:
    """A unit takes hits of one attack: Under Fire, then Suppressed, at once with ten."""
    table = referee.table
    if not hits or SUPPRESSED in table.units[unit].markers:
        return
    if rule := immune(table, unit):
        if rule != "DS-HERO-06":
            referee.note(rule, "unshaken", unit=unit)
        return
    if hits >= TEN:
        suppress(referee, "DB-SUPP-03", unit)
    elif UNDER_FIRE in table.units[unit].markers:
        suppress(referee, "DB-SUPP-02", unit)
    else:
        referee.mark("DB-SUPP-01", unit, UNDER_FIRE)


def suppress(referee: Referee, rule: str, unit: str) -> None:
    """A Suppressed marker, whatever else there was; not for those who never get one."""
    if immune(referee.table, unit) or referee.table.units[unit].place not in (BOARD, ABOARD):
        return
    referee.unmark(rule, unit, UNDER_FIRE)
    referee.mark(rule, unit, SUPPRESSED)


def rally_dice(table: Table, unit: str, hero: str = "") -> tuple[int, str]:
    """Dice to rally: three with Brave, a commissar or a hero, and the rule that gives them."""
    if has_skill(table, unit, "brave", hero):
        return BRAVE_DICE, "DS-SKILL-14"
    if has_own(table, unit, "commissar"):
        return BRAVE_DICE, "DS-SKILL-18"
    if hero:
        return BRAVE_DICE, "DS-HERO-06"
    return DICE, ""


def rally(referee: Referee, unit: str, hero: str = "") -> None:
    """When a unit with a marker activates it rolls to be rid of it (DB-SUPP-04, DB-SUPP-06)."""
    table = referee.table
    markers = table.units[unit].markers
    side = table.units[unit].side
    count, rule = rally_dice(table, unit, hero)
    if SUPPRESSED in markers:
        successes = referee.roll(rule or "DB-SUPP-06", side, armies(count), unit=unit, needs=PLAINLY)
        if successes:
            referee.unmark("DB-SUPP-06", unit, SUPPRESSED)
        if successes == 1:
            referee.mark("DB-SUPP-06", unit, UNDER_FIRE)
    elif UNDER_FIRE in markers and referee.roll(
        rule or "DB-SUPP-04", side, armies(count), unit=unit, needs=PLAINLY
    ):
        referee.unmark("DB-SUPP-04", unit, UNDER_FIRE)
