"""Whole matches of thirty points, in short, and what bots are offered and would choose in them.

A file of a match holds a digest of its text, the table it began with and the answers; so books and bots may
change, and only other rules give another digest. What is offered where figures may be put freely and what the
greedy player would do are kept apart: better bots change these alone. Whoever means to leave the bots as they
are, and with them all figures of balance, sees there whether he did.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from escarmouche.engine.conformance import give
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.players.greedy import Greedy
from escarmouche.players.random_player import RandomPlayer
from tests.trauma.playthroughs.keeping import FOLDER, digest, inputs_of, text_of

LONG = {
    "long-generator": ("generator", ("helion-30-mixed", "usf-30-mixed")),
    "long-attack": ("attack", ("belt-30-mixed", "helion-30-mixed")),
    "long-infantry": ("generator", ("usf-30-infantry", "belt-30-infantry")),
    "long-vehicles": ("attack", ("usf-30-mixed", "belt-30-mixed")),
}
"""Scenario and lists of each match, for when they are written anew."""
OFFERS = FOLDER / "offers.txt"
CHOICES = FOLDER / "choices.txt"
EVERY = 3
"""Which of the free places, and which of the questions, are looked at."""


def richest(name: str, tries: int = 30) -> Match:
    """Of some random matches the one that meets the most rules."""
    scenario, lists = LONG[name]
    setup = Setup(scenario, RULESET.lists_for(scenario, lists))
    found = []
    for n in range(tries):
        seats = {side: RandomPlayer(f"{name} {n} {side}") for side in RULESET.sides}
        match = Match(RULESET, RULESET.new_table(setup), f"{name} {n}", seats)
        found.append((len({event.rule for event in match.fresh}), -n, match))
    return max(found, key=lambda entry: entry[:2])[2]


def kept_text(match: Match) -> str:
    """The digest, the table at the beginning, the answers."""
    text = text_of(match)
    given = [line for line in text.splitlines() if line.startswith("> ")]
    return "\n".join([digest(text), msgspec.json.encode(match.origin.to_data()).decode(), *given, ""])


def moments(name: str) -> Iterator[Match]:
    """The match before each kept answer, and after the last: one and the same object, going on."""
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = Match(RULESET, RULESET.records.read(msgspec.json.decode(kept.splitlines()[1])))
    for given in inputs_of(kept):
        yield match
        give(match, given)
    yield match


def digests(name: str) -> tuple[str, str]:
    """The digest that was kept, and that of what follows from the kept answers under the rules of today."""
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition("\n")[0]
    *_, match = moments(name)
    return kept, digest(text_of(match))


def offers() -> Iterator[str]:
    """One line for every third free place: the question, where offers lead the first figure, a digest."""
    for name in LONG:
        seen = 0
        for number, match in enumerate(moments(name)):
            for ask in match.pending:
                if isinstance(ask, Ask) and ask.kind == "place" and ask.drafts:
                    seen += 1
                    if seen % EVERY == 0:
                        yield f"{name} {number} {ask.question}: {_told(list(ask.drafts()))}"


def choices() -> Iterator[str]:
    """One line for every third question: what the greedy player would answer, and the quick policy."""
    for name in LONG:
        seen = 0
        for number, match in enumerate(moments(name)):
            for ask in match.pending:
                if isinstance(ask, Ask):
                    seen += 1
                    if seen % EVERY == 0:
                        seat = match.seat(ask.side)
                        best, quick = Greedy().choose(ask, seat), RULESET.quick_answer(ask, seat.table)
                        told = msgspec.json.encode([best] if best == quick else [best, quick]).decode()
                        yield f"{name} {number} {ask.question}: {told}"


def _told(values: list[Any]) -> str:
    ends = " ".join(dict.fromkeys(_end(value) for value in values))
    return f"{ends} {blake2b(msgspec.json.encode(values), digest_size=6).hexdigest()}"


def _end(value: Any) -> str:
    if not value:
        return "-"
    path = value[0][1]
    return ",".join(str(part) for part in path[-1]) if path else "turn"


def write_matches() -> None:
    """Play the long matches and keep them."""
    for name in LONG:
        (FOLDER / f"{name}.txt").write_text(kept_text(richest(name)), encoding="utf-8")


def write_bots() -> None:
    """Keep what is offered and chosen now."""
    for path, lines in ((OFFERS, offers()), (CHOICES, choices())):
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
