"""What is promised of bots in every game, whatever they think an answer is worth.

A bot never proposes an illegal answer, it plays the same match from the same seed, and thinking pays: over a
small series it beats one who draws lots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from escarmouche.engine.drawn_setups import setup_of
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Ruleset
from escarmouche.players import make
from escarmouche.players.greedy import Greedy
from escarmouche.testing.playthroughs import Keeping


def questions(kept: Keeping, every: int) -> Iterator[tuple[str, Match, Ask]]:
    """Each so manieth question of each key in the long kept matches, and the match as it stands."""
    seen: Counter[str] = Counter()
    for name in sorted(kept.long):
        for number, match in enumerate(kept.moments(name)):
            for ask in match.pending:
                if isinstance(ask, Ask):
                    seen[ask.question] += 1
                    if seen[ask.question] % every == 1:
                        yield f"{name} {number} {ask.question}", match, ask


def illegal_answers(kept: Keeping, every: int) -> list[str]:
    """Answers of greedy, of the quick policy and ready-made ones that the rules would refuse."""
    refused = []
    for moment, match, ask in questions(kept, every):
        seat = match.seat(ask.side)
        proposed = {"greedy": [Greedy().choose(ask, seat)]}
        proposed["quick"] = [kept.ruleset.bot.quick_answer(ask, seat.table)]
        proposed["offered"] = list(ask.drafts()) if ask.kind == "place" and ask.drafts else []
        for who, answers in proposed.items():
            refused += [f"{moment}: {who} {answer}" for answer in answers if ask.refuses(answer)]
    return refused


def play(ruleset: Ruleset, number: int) -> tuple[str, Match]:
    """A match of a series: the side greedy plays, in turn one and the other, and the match to its end."""
    greedy = ruleset.armies.sides[number % 2]
    names = {side: "greedy" if side == greedy else "random" for side in ruleset.armies.sides}
    seats = {side: make(name, f"series {number} {side}") for side, name in names.items()}
    return greedy, Match(ruleset, ruleset.rules.new_table(setup_of(ruleset, "series", number)), number, seats)


def series(ruleset: Ruleset, games: int) -> list[tuple[str, Match]]:
    """So many matches, greedy against random."""
    return [play(ruleset, number) for number in range(games)]
