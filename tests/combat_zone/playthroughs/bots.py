"""What bots are offered and would choose in the long kept matches.

Kept apart from the matches: better bots change these lines alone. Whoever means to leave the bots as they
are, and with them all figures of balance, sees here whether he did.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from escarmouche.engine.conformance import give
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.players.greedy import Greedy
from tests.combat_zone.playthroughs.keeping import FOLDER, LONG, inputs_of

OFFERS, CHOICES = FOLDER / "offers.txt", FOLDER / "choices.txt"
EVERY = {"place": 5, "one": 7, "several": 3, "order": 3}
"""Which of the questions of each kind are looked at."""


def questions() -> Iterator[tuple[str, Match, Ask]]:
    """Some questions of the long matches: a name for the moment, the match as it stands, the question."""
    for name in sorted(LONG):
        match = Match(RULESET, RULESET.new_table(LONG[name]))
        seen = dict.fromkeys(EVERY, 0)
        kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        for number, given in enumerate(inputs_of(kept)):
            for ask in match.pending:
                if isinstance(ask, Ask):
                    seen[ask.kind] += 1
                    if seen[ask.kind] % EVERY[ask.kind] == 0:
                        yield f"{name} {number} {ask.question}", match, ask
            give(match, given)


def offers() -> Iterator[str]:
    """Where figures may be put freely: where each offer leads the first of them, and a digest of all."""
    for name, _, ask in questions():
        if ask.kind == "place" and ask.drafts:
            values = list(ask.drafts())
            ends = " ".join(dict.fromkeys(_end(value) for value in values))
            yield f"{name}: {ends} {blake2b(msgspec.json.encode(values), digest_size=6).hexdigest()}"


def choices() -> Iterator[str]:
    """What the greedy player would answer, and the quick policy where it differs."""
    for name, match, ask in questions():
        seat = match.seat(ask.side)
        best, quick = Greedy().choose(ask, seat), RULESET.quick_answer(ask, seat.table)
        yield f"{name}: {msgspec.json.encode([best] if best == quick else [best, quick]).decode()}"


def _end(value: Any) -> str:
    path = value[0][1] if value else ()
    return ",".join(str(part) for part in path[-1]) if path else "-"


def write() -> None:
    """Keep what is offered and chosen now."""
    for path, lines in ((OFFERS, offers()), (CHOICES, choices())):
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
