"""What bots are offered and would choose in the long kept matches of a game.

Kept apart from the matches: better bots change these lines alone. Whoever means to leave the bots as they
are, and with them all figures of balance, sees here whether he did.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.players.greedy import Greedy
from tests.keeping import Keeping


class Watching:
    """The offers and choices of a game, and which of the questions of each kind are looked at."""

    def __init__(self, kept: Keeping, every: dict[str, int]) -> None:
        self.game, self.every = kept, every
        self.files = {kept.folder / "offers.txt": self.offers, kept.folder / "choices.txt": self.choices}

    def questions(self) -> Iterator[tuple[str, Match, Ask]]:
        """Some questions: a name for the moment, the match as it stands, the question."""
        for name in sorted(self.game.long):
            seen = dict.fromkeys(self.every, 0)
            for number, match in enumerate(self.game.moments(name)):
                for ask in match.pending:
                    if isinstance(ask, Ask):
                        seen[ask.kind] += 1
                        if seen[ask.kind] % self.every[ask.kind] == 0:
                            yield f"{name} {number} {ask.question}", match, ask

    def offers(self) -> Iterator[str]:
        """Where figures may be put freely: where each offer leads the first of them, and a digest of all."""
        for name, _, ask in self.questions():
            if ask.kind == "place" and ask.drafts:
                values = list(ask.drafts())
                ends = " ".join(dict.fromkeys(_end(value) for value in values))
                yield f"{name}: {ends} {blake2b(msgspec.json.encode(values), digest_size=6).hexdigest()}"

    def choices(self) -> Iterator[str]:
        """What the greedy player would answer, and the quick policy where it differs."""
        for name, match, ask in self.questions():
            seat = match.seat(ask.side)
            best, quick = Greedy().choose(ask, seat), self.game.ruleset.quick_answer(ask, seat.table)
            yield f"{name}: {msgspec.json.encode([best] if best == quick else [best, quick]).decode()}"

    def write(self) -> None:
        """Keep what is offered and chosen now."""
        for path, lines in self.files.items():
            path.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")


def _end(value: Any) -> str:
    path = value[0][1] if value else ()
    return ",".join(str(part) for part in path[-1]) if path else "-"
