"""Standing answers to reaction windows: said once, they spare a side the same question again and again.

A window that may open many times offers, beside its own options, three answers that stand. They are kept on
the table (`Side.standing`, by question), so in record, save and undo like everything else, and are looked at
before the window asks. A game opens a `window` and is told who acts. What stands is its owner's business: the
others are told that he declined (`discreet`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from escarmouche.engine.options import REACT, WHO
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.table import Table

AnyTable = TypeVar("AnyTable", bound=Table[Any, Any, Any, Any, Any])

NOT_THIS_MOVE = "not-this-move"
"""Do not ask again during the move or action under way."""
ABOVE_HALF = "above-50"
"""Ask only where the chance of success is above 50 %, to the end of the round."""
ALWAYS_ASK = "always-ask"
"""Take back what stands."""
ANSWERS = (NOT_THIS_MOVE, ABOVE_HALF, ALWAYS_ASK)

HALF = Fraction(1, 2)


AGAIN = "again"
"""A lasting answer was given: the window is looked at again under it."""


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """A chance for a side to answer what an enemy does."""

    rule: str
    """Under which it is asked."""
    side: str
    question: str
    occasion: str
    """The move or action under way, without repeats in a match."""
    ready: tuple[str, ...]
    """The units or figures that may act."""
    chance: Callable[[], Fraction]
    """The best chance of one of them; worked out where a standing answer asks for it."""
    against: tuple[str, ...] = ()
    """Who is answered."""
    more: tuple[str, ...] = ()
    """Other answers of the game's own."""
    standing_rule: str = ""
    """Under which a standing answer is kept, if not the same."""
    once: bool = False
    """Whether an activation has one such window: then to decline it is enough."""
    proposal: Any = None
    closed: str = ""
    """The note that tells of a window that stays shut because so little could come of it; none if empty."""


def window(referee: Referee[Any], opened: Window, **about: Any) -> str:
    """Who acts, one of the game's own answers, AGAIN, or NO_ONE: declined now or by what stands."""
    table, question = referee.table, opened.question
    record, number = table.sides[opened.side], table.turn.round
    said = dict(record.standing)
    if settles(said, question, number, opened.occasion, opened.chance):
        if opened.closed and said[question] != f"{NOT_THIS_MOVE}:{opened.occasion}":
            referee.note(opened.rule, opened.closed, **about)
        return NO_ONE
    lasting = offered(said, question, number)
    if opened.once:
        lasting = tuple(answer for answer in lasting if answer != NOT_THIS_MOVE)
    answer: str = referee.ask(
        opened.rule,
        opened.side,
        question,
        (*opened.ready, NO_ONE, *opened.more, *lasting),
        proposal=opened.proposal,
        intent=REACT,
        against=opened.against,
        part=WHO,
        **about,
    )
    stands = stand(said, question, number, opened.occasion, answer)
    if stands is None:
        return answer
    as_kept = stands if isinstance(record.standing, dict) else tuple(sorted(stands.items()))
    referee.change(opened.standing_rule or opened.rule, opened.side, only=opened.side, standing=as_kept)
    return NO_ONE if answer == NOT_THIS_MOVE else AGAIN


def offered(standing: dict[str, str], question: str, round: int) -> tuple[str, ...]:
    """The standing answers to offer: taking back only what stands."""
    if standing.get(question) == f"{ABOVE_HALF}:{round}":
        return NOT_THIS_MOVE, ALWAYS_ASK
    return NOT_THIS_MOVE, ABOVE_HALF


def settles(
    standing: dict[str, str],
    question: str,
    round: int,
    occasion: str,
    chance: Callable[[], Fraction] | None = None,
) -> bool:
    """Whether a standing answer declines this window unasked.

    `occasion` names the move or action under way, without repeats in a match; `chance` is worked out only
    where it matters. What was said for another occasion or another round no longer stands.
    """
    said = standing.get(question)
    if not said:
        return False
    if said == f"{NOT_THIS_MOVE}:{occasion}":
        return True
    return said == f"{ABOVE_HALF}:{round}" and chance is not None and chance() <= HALF


def stand(
    standing: dict[str, str], question: str, round: int, occasion: str, answer: str
) -> dict[str, str] | None:
    """The standing answers after this one; None where the answer is none of them."""
    if answer == NOT_THIS_MOVE:
        return {**standing, question: f"{NOT_THIS_MOVE}:{occasion}"}
    if answer == ABOVE_HALF:
        return {**standing, question: f"{ABOVE_HALF}:{round}"}
    if answer == ALWAYS_ASK:
        return {q: said for q, said in standing.items() if q != question}
    return None


def hidden_from(side: str, table: AnyTable) -> AnyTable:
    """The table without the standing answers of the others: how they answer windows is their own business."""
    seen: Any = table.copy()
    for other in table.sides.values():
        if other.id != side and other.standing:
            seen.change(other.id, {"standing": type(other.standing)()})
    hidden: AnyTable = seen
    return hidden


def discreet(about: Mapping[str, Any], side: str) -> Mapping[str, Any]:
    """An answered question as `side` is told of it: of another's standing answer, that he declined."""
    if about.get("answer") in ANSWERS and about.get("side") != side:
        return {**about, "answer": NO_ONE}
    return about
