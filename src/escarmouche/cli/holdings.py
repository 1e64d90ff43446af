"""What lies beside the table, as text: purses, lines of cards, and what is left of things part by part."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.names import labelled, side_name
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.scene import Scene, ScenePart, ScenePiece, SceneZone
from escarmouche.engine.sentences import Messages

BACK = "?"


def holding_lines(scene: Scene, say: Messages) -> list[str]:
    """What sides have to spend, then their lines of cards; a card seen from behind is a question mark."""
    lines, known = [], [score.what for score in scene.scores]
    for side in dict.fromkeys(purse.side for purse in scene.purses):
        own = [
            f"{purse.what.get(say.lang, purse.id)} {_of(purse.left, purse.full)}"
            for purse in scene.purses
            if purse.side == side and purse.what not in known
        ]
        if not own:
            continue
        lines.append(labelled(side_name(side, scene, say), ", ".join(own), say))
    for side in dict.fromkeys(card.side for card in scene.cards):
        names = [
            BACK if card.down else f"({name})" if card.done else name
            for card in scene.cards
            if card.side == side
            for name in [card.name.get(say.lang, BACK)]
        ]
        lines.append(say.say("cards-lie", side=side_name(side, scene, say), cards=" · ".join(names)))
    return lines


def part_lines(parts: tuple[ScenePart, ...], say: Messages) -> list[str]:
    """What is left of something, part by part."""
    lines = []
    for part in parts:
        note = part.note.get(say.lang, "")
        text = f"{part.left}/{part.full}" + (f" ({note})" if note else "")
        lines.append(labelled(part.name.get(say.lang, ""), text, say))
    return lines


def state_text(thing: ScenePiece | SceneZone, say: Messages) -> str:
    """The state of a piece or a zone in one line; empty where it has none."""
    lines = [labelled(words.get(say.lang, ""), value, say) for words, value in thing.lines]
    return say.say("semicolon").join([*lines, *part_lines(thing.parts, say)])


def prices_of(ruleset: Ruleset, ask: Ask, table: Any) -> dict[Any, int]:
    """What options cost, by their codes; `table` as the side that is asked sees it."""
    found = ruleset.client.prices(ask, table) if ask.options else None
    return found.prices if found is not None else {}


def _of(left: int, full: int) -> str:
    return f"{left}/{full}" if full else str(left)
