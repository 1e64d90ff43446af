"""What a company does in secret is written without a word; one line afterwards tells it to its owner.

Even the number of lines would tell the others how much was done (SM-COMP-05).
"""

from __future__ import annotations

from typing import Any

from escarmouche.games.star_mogul_season.table import Referee, Table


class Quiet:
    """Writes to the table as the referee does, and says nothing."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def change(
        self, rule: str, id: str, only: str = "", tells: str = "", facts: Any = None, **values: Any
    ) -> None:
        """Replace a record by a changed copy."""
        self.table.change(id, values)

    def put(self, rule: str, record: Any, only: str = "", tells: str = "", **about: Any) -> None:
        """Add a record."""
        self.table.put(record)


Writer = Referee | Quiet
"""Who writes: before all, or in secret."""


def tell(referee: Referee, side: str, codes: tuple[str, ...], word: str) -> None:
    """The one line of a secret step: what was done, and what there is now; always one, whatever was done."""
    record = referee.table.sides[side]
    referee.change(
        "SM-POST-13", side, only=side, facts={word: codes}, credits=record.credits, account=record.account,
        stock=record.stock, hired=record.hired,
    )  # fmt: skip
