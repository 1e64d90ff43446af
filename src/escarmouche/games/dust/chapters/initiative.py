"""The roll for initiative (DT-TURN-02, DT-TURN-03)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.dice import ARMY, TARGET, symbols
from escarmouche.games.dust.rules import CORE
from escarmouche.games.dust.table import GONE, RESERVE, SIDES, Referee, Table

DICE: int = CORE.data("DT-TURN-02")["dice"]
BLACK_OPS = 4
"""Dice of a force with Black Ops (DS-SKILL-12)."""


def initiative_dice(table: Table, side: str) -> tuple[str, int]:
    """How many dice a side rolls for initiative, and by which rule (DT-TURN-02, DS-SKILL-12)."""
    cards = table.setting.cards
    for unit in table.units.values():
        if unit.side == side and unit.place not in (GONE, RESERVE) and "black_ops" in cards[unit.card].skills:
            return "DS-SKILL-12", BLACK_OPS
    return "DT-TURN-02", DICE


def throw_initiative(referee: Referee) -> str:
    """Both roll once: the side with more armies, then more targets; or nobody (DT-TURN-02, DT-TURN-03)."""
    counts = []
    for side in SIDES:
        rule, dice = initiative_dice(referee.table, side)
        faces = referee.roll(rule, side, symbols(dice))
        counts.append((faces.count(ARMY), faces.count(TARGET)))
    mine, theirs = counts
    if mine == theirs:
        return ""
    winner = SIDES[0] if mine > theirs else SIDES[1]
    best, other = max(counts), min(counts)
    referee.note(
        "DT-TURN-02" if best[0] != other[0] else "DT-TURN-03",
        "initiative-won",
        side=winner,
        armies=best[0],
        against=other[0],
        targets=best[1],
        others=other[1],
    )
    return winner


def roll_initiative(referee: Referee) -> str:
    """Roll until somebody wins: on a full tie all dice are rolled again (DT-TURN-03)."""
    while not (winner := throw_initiative(referee)):
        referee.note("DT-TURN-03", "initiative-tied")
    return winner
