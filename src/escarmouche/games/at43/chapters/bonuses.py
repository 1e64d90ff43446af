"""Experience in battle: failed dice thrown again, a save on the run (A4-WAR-12, A4-WAR-14 to A4-WAR-17)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.at43.chapters.campaign import PIERCERS, STEADFAST, has_bonus
from escarmouche.games.at43.chapters.dice import ALWAYS, NEVER, needed
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import RUNNING, Referee

MARKSMEN, BRAWLERS, RUNNERS = 3, 5, 6
RULES = {STEADFAST: "A4-WAR-12", MARKSMEN: "A4-WAR-14", PIERCERS: "A4-WAR-15", BRAWLERS: "A4-WAR-16"}
DODGE = int(str(LEDGER.data("A4-WAR-17")["save"]).rstrip("+"))
USE = "use"


def _offer(referee: Referee, rule: str, unit: str, failed: int) -> bool:
    """Whether a player uses what his unit may do once, now that he has seen the dice."""
    side = referee.table.units[unit].side
    answer = referee.ask(
        rule, side, "use-bonus", (USE, NO_ONE), proposal=USE, actor=unit, part=WHAT, unit=unit, failed=failed
    )
    return bool(answer == USE)


def _throw(referee: Referee, rule: str, unit: str, failed: int, difference: int) -> int:
    """Failed dice of a test thrown once more; how many succeed now."""
    need = needed(difference)
    side = referee.table.units[unit].side
    made: int = referee.roll(rule, side, d6(failed).at_least(need), needs=need, unit=unit)
    return made


def again(referee: Referee, bonus: int, unit: str, failed: int, difference: int) -> int:
    """One test of a turn may be thrown again: a shooting test (A4-WAR-14), a combat test (A4-WAR-16)."""
    if not has_bonus(referee.table, unit, bonus) or failed <= 0 or needed(difference) in (NEVER, ALWAYS):
        return 0
    word = f"bonus{bonus}:{unit}"
    if word in referee.table.turn.used or not _offer(referee, RULES[bonus], unit, failed):
        return 0
    referee.book(used=(*referee.table.turn.used, word))
    return _throw(referee, RULES[bonus], unit, failed, difference)


def pierce(referee: Referee, unit: str, failed: int, difference: int) -> int:
    """All failed damage dice of one salvo of a turn may be thrown again (A4-WAR-15)."""
    used = referee.table.turn.used
    if f"salvo:{unit}" not in used or failed <= 0 or needed(difference) in (NEVER, ALWAYS):
        return 0
    word, now = f"bonus{PIERCERS}:{unit}", f"piercing:{unit}"
    if now not in used:
        if word in used or not _offer(referee, "A4-WAR-15", unit, failed):
            return 0
        referee.book(used=(*referee.table.turn.used, word, now))
    return _throw(referee, "A4-WAR-15", unit, failed, difference)


def steady(referee: Referee, unit: str, difference: int) -> int:
    """A failed morale test is thrown again (A4-WAR-12)."""
    if not has_bonus(referee.table, unit, STEADFAST) or needed(difference) in (NEVER, ALWAYS):
        return 0
    return _throw(referee, "A4-WAR-12", unit, 1, difference)


def run(referee: Referee, unit: str) -> None:
    """A rapid move leaves a save at hand until the next activation (A4-WAR-17)."""
    if has_bonus(referee.table, unit, RUNNERS) and referee.table.units[unit].figures:
        referee.mark("A4-WAR-17", unit, RUNNING)


def dodge(referee: Referee, unit: str, impacts: int) -> int:
    """One die against one impact of the owner's choice; how many it stops (A4-WAR-17)."""
    if not impacts or RUNNING not in referee.table.units[unit].markers:
        return 0
    if not _offer(referee, "A4-WAR-17", unit, impacts):
        return 0
    referee.unmark("A4-WAR-17", unit, RUNNING)
    side = referee.table.units[unit].side
    stopped: int = referee.roll("A4-WAR-17", side, d6(1).at_least(DODGE), unit=unit, needs=DODGE)
    return stopped
