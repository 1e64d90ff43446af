"""Sentences of Trauma from which nothing follows for the notebook."""

from __future__ import annotations

from tests.reader.core import Game

AREAS = (
    "ACT", "ACTN", "ALERT", "ARMY", "CMD", "COMP", "CROSS", "CRUSH", "DEBR", "DICE", "HEIGHT", "MELEE", "MOR",
    "MOVE", "ORD", "PREP", "SCEN", "SHOOT", "SKILL", "STATE", "SUIC", "SUST", "TABLE", "TERM", "TURN", "VEH",
)  # fmt: skip


def remarks(game: Game, rules: tuple[str, ...]) -> None:
    """Read everything else as it stands: what the record tells besides is not derived yet."""
    game.remark(*rules, en="{all:text}", fr="{all:text}")
