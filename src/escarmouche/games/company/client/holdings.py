"""What lies beside the table: the lines of cards as a side may see them, and what sides have to spend."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Priced
from escarmouche.engine.scene import SceneCard, ScenePurse, Words
from escarmouche.games.company.table import Table

UNKNOWN = "?"
"""A card whose face this view does not know."""

Face = Callable[[str], tuple[Words, tuple[str, ...]]]
"""A card -> what stands on it, and the units it stands for."""


def lines_of_cards(view: Table, face: Face) -> tuple[SceneCard, ...]:
    """The cards that were played this turn, then those that still lie there, side by side."""
    lying = []
    for side in view.sides.values():
        lying += [SceneCard(side.id, *face(card), done=True) for card in side.shown]
        for card in side.cards:
            down = card == UNKNOWN
            lying.append(SceneCard(side.id, down=True) if down else SceneCard(side.id, *face(card)))
    return tuple(lying)


def recruits_cost(ask: Ask, view: Table) -> Priced | None:
    """What units to be bought cost: paid from the reinforcement points."""
    if ask.question != "recruit":
        return None
    return Priced("pr", {unit: view.units[unit].cost for unit in ask.options})


def purses_of(
    view: Table, purses: Iterable[str], word: Callable[[str, str], Words]
) -> tuple[ScenePurse, ...]:
    """The points of each side by their keys; `word` gives the words `score` and `short` of a key."""
    return tuple(
        ScenePurse(key, side.id, word("score", key), getattr(side, key), short=word("short", key))
        for side in view.sides.values()
        for key in purses
    )
