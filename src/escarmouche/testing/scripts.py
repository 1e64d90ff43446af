"""Scripted players and loaded dice: a procedure is called on a small table, and the table looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.referee import Player, Referee, TableT
from escarmouche.engine.requests import Ask


class Script:
    """A player for tests: answers by question key, in order; else the first option, first draft or all.

    `Script(target=["two1"])` answers the question `target`; an underscore stands for a hyphen. With
    `proposals` what is proposed comes before the first option. An answer that is not allowed fails the test.
    """

    proposals = False

    def __init__(self, **answers: list[Any]) -> None:
        self.answers = {key.replace("_", "-"): list(values) for key, values in answers.items()}
        self.asked: list[Ask] = []

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The next answer that was scripted for this question, or the first there is."""
        self.asked.append(ask)
        if self.answers.get(ask.question):
            value = self.answers[ask.question].pop(0)
            refusal = ask.refuses(value)
            assert refusal is None, f"{ask.question}: {value} is refused: {refusal}"
            return value
        if ask.kind == "place":
            assert ask.drafts is not None
            return ask.drafts()[0]
        if self.proposals and ask.proposal is not None:
            return ask.proposal
        if ask.kind == "one":
            return ask.options[0]
        if ask.kind == "order":
            return ask.options
        return ask.options[: ask.least]


def referee_of(table: TableT, *throws: Sequence[int], **players: Player | None) -> Referee[TableT]:
    """A referee with loaded dice and scripted players: `referee_of(table, (6, 1), one=Script(...))`."""
    return referee_with(Script, table, *throws, **players)


def referee_with(
    script: type[Script], table: TableT, *throws: Sequence[int], **players: Player | None
) -> Referee[TableT]:
    """The same, with a script of the game's own for sides that are given none."""
    seats: dict[str, Player] = {side: players.get(side) or script() for side in table.sides}
    return Referee(table, (), LoadedDice(*(tuple(faces) for faces in throws)), seats)
