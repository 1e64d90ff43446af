"""What a client may send: commands that change a match, trials beside it, and the words of a socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from escarmouche.server.wire import Body, Name, Number, Token


class Answer(Body, frozen=True, tag_field="kind", tag="answer"):
    """The answer to the pending question (or the faces of typed dice)."""

    number: Number
    """The `number` of the state it answers: an answer to an older state is refused as stale."""
    value: Any
    id: Annotated[str, Meta(max_length=64)] = ""
    """Chosen by the client: the same answer sent again after a lost connection is not taken twice."""


class ForMe(Body, frozen=True, tag_field="kind", tag="for-me"):
    """Let the ruleset's quick answer be given to the pending question."""

    number: Number
    id: Annotated[str, Meta(max_length=64)] = ""


class Undo(Body, frozen=True, tag_field="kind", tag="undo"):
    """Take the last answer back; where the others must agree, ask them (a bot agrees)."""

    number: Number


class Consent(Body, frozen=True, tag_field="kind", tag="consent"):
    """Agree, or not, to what another side asked: an undo, a draw, a report or real dice."""

    number: Number
    agreed: bool


class Concede(Body, frozen=True, tag_field="kind", tag="concede"):
    """Give the match up; where more than two play, the others play on."""

    number: Number


class OfferDraw(Body, frozen=True, tag_field="kind", tag="draw"):
    """Offer a draw; a bot takes it when it does not stand better."""

    number: Number


class Claim(Body, frozen=True, tag_field="kind", tag="claim"):
    """Go on without a person who has been gone too long while the match waits for him (ES-TURN-05).

    Between two that ends it, with the win or a draw; where more play, the others play on.
    """

    number: Number
    what: Literal["win", "draw"] = "win"


class OpenBattle(Body, frozen=True, tag_field="kind", tag="open-battle"):
    """Begin a battle that the campaign waits for, as a match of its own; nothing where it is open already."""

    number: Number
    battle: Annotated[str, Meta(max_length=200)]


class TellReport(Body, frozen=True, tag_field="kind", tag="report"):
    """Tell what came of a battle on a real table; it counts when all who fought it agree (ES-BATTLE-02)."""

    number: Number
    battle: Annotated[str, Meta(max_length=200)]
    report: Any = None
    """As plain data, in the form of the example."""
    filled: dict[str, str | int | tuple[str, ...]] | None = None
    """Or as the blanks of its form were filled in, by their ids; the others stay as they are."""


class Hello(Body, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket: who it is, and the last line it has."""

    match: Name
    token: Token
    after: Number = 0
    lang: Literal["en", "fr"] = "en"
    """The language of the sentences; said again to change it."""


class Ping(Body, frozen=True, tag_field="kind", tag="ping"):
    """Keeps a connection open and measures it."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Consider(Body, frozen=True, tag_field="kind", tag="consider"):
    """Try answers without giving them, up to the first die or question to the other side."""

    number: Number
    answers: Annotated[tuple[Any, ...], Meta(max_length=16)]
    id: Annotated[str, Meta(max_length=64)] = ""


class AskOdds(Body, frozen=True, tag_field="kind", tag="odds"):
    """The odds of every attack a unit can make now; with `value`, of that answer to the pending question."""

    number: Number
    unit: Name
    value: Any = None
    id: Annotated[str, Meta(max_length=64)] = ""


class AskDrafts(Body, frozen=True, tag_field="kind", tag="drafts"):
    """Ready-made answers to the pending free place; with `to`, the one that leads the unit there.

    On a board of squares the answer that ends in the square of that point, though the rules refuse it; what
    is not told of it is as it would be by itself.
    """

    number: Number
    to: tuple[int, int] | None = None
    what: Annotated[str, Meta(max_length=64)] = ""
    """The code of what is put down, of the question's `kinds`."""
    facing: int | None = None
    """Degrees as those of figures."""
    level: int | None = None
    id: Annotated[str, Meta(max_length=64)] = ""


class AskReach(Body, frozen=True, tag_field="kind", tag="reach"):
    """Where a figure may end if the pending free place is answered so.

    Without a `value` the figure leads and its unit follows; with one, the others end as it says.
    """

    number: Number
    figure: Name
    value: Any = None
    via: Annotated[tuple[tuple[int, int], ...], Meta(max_length=16)] = ()
    """Points that its path leads through first."""
    id: Annotated[str, Meta(max_length=64)] = ""


class AskTurns(Body, frozen=True, tag_field="kind", tag="turns"):
    """Which way a figure may look if the pending free place is answered so.

    Without a `value` it stays where it stands.
    """

    number: Number
    figure: Name
    value: Any = None
    id: Annotated[str, Meta(max_length=64)] = ""


class AskSight(Body, frozen=True, tag_field="kind", tag="sight"):
    """What the figures of a unit see of each enemy unit."""

    number: Number
    unit: Name
    id: Annotated[str, Meta(max_length=64)] = ""


class AskHint(Body, frozen=True, tag_field="kind", tag="hint"):
    """What the veteran would answer to the pending question, and why."""

    number: Number
    id: Annotated[str, Meta(max_length=64)] = ""


class AskThreat(Body, frozen=True, tag_field="kind", tag="threat"):
    """Who could hurt a unit once the pending question is answered so, and whom it would see from there."""

    number: Number
    unit: Name
    value: Any
    id: Annotated[str, Meta(max_length=64)] = ""


class RematchWish(Body, frozen=True):
    """The same match again; `swap` lets everybody play the side after his own."""

    swap: bool = False


Command = Answer | ForMe | Undo | Consent | Concede | OfferDraw | Claim | OpenBattle | TellReport
"""What changes a match."""
Trial = Consider | AskOdds | AskDrafts | AskReach | AskTurns | AskSight | AskHint | AskThreat
"""What is worked out beside it, one at a time for each seat."""
FromClient = (
    Hello
    | Answer
    | ForMe
    | Undo
    | Consent
    | Concede
    | OfferDraw
    | Claim
    | OpenBattle
    | TellReport
    | Consider
    | AskOdds
    | AskDrafts
    | AskReach
    | AskTurns
    | AskSight
    | AskHint
    | AskThreat
    | Ping
)
"""Everything a client may send on a socket."""
