"""What an answer is worth to a bot, where the rules' own questions are better judged than played out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.dust.bot import gains
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.shots import read_all
from escarmouche.games.dust_battlefield.bot import quick_answers
from escarmouche.games.dust_battlefield.table import Table

PLAIN = frozenset({"first", "edge", "quarter", "fort", "losses", "share-hit", "exposed-losses", "floor"})
"""Questions answered without thinking."""
SPOTS = 16
"""Places a move is weighed at."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """Answers worth weighing, each once."""
    if ask.kind == "place":
        return tuple(dict.fromkeys(islice(ask.drafts() if ask.drafts else (), SPOTS)))
    if ask.question == "activate":
        return ask.options
    return tuple(dict.fromkeys(islice(quick_answers.candidates(ask, table), 48)))


def weigh(ask: Ask, table: Table, answer: Any) -> float | None:
    """What an attack may be expected to destroy; None for questions that are played out instead."""
    if ask.question != "attack":
        return None
    sustained = ask.about["context"] in aiming.STEADY
    return gains.gain(table, ask.about["unit"], ask.about["hero"], read_all(answer), sustained)
