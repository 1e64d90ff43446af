"""Accepted inputs as they are stored, and how they are given to a match. Every load goes through here too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.history import Entry, Log, plain
from escarmouche.engine.luck import commitment
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Event, Refusal, frozen

UNDO, DRAW, DICE, ABSENT, CALLED_OFF = "undo", "draw", "dice", "absent", "called-off"
REPORT = "report"
ENDS = {DRAW: "ES-TURN-04", ABSENT: "ES-TURN-05", CALLED_OFF: "ES-TURN-05"}
"""The rules of what is declared, where it is not conceding."""


class Started(msgspec.Struct, frozen=True, tag="start"):
    """The match began."""


class Given(msgspec.Struct, frozen=True, tag="given"):
    """An answer of a side: to a question, or the faces of its typed dice."""

    side: str
    value: Any
    rule: str
    """Of the request it answers."""
    position: int
    """How many inputs counted before it."""


class TakenBack(msgspec.Struct, frozen=True, tag="back", omit_defaults=True):
    """An undo; the inputs from `since` on no longer count."""

    side: str
    consent: bool
    since: int
    throws: int | None = None
    """How many throws it takes back, to be thrown anew; None: older versions let them fall the same again."""
    seed: str = ""
    """The secret that the match goes on with where it was over and its seed told."""


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """Concede, a clock that fell, a draw offered or taken, a match ended without an absent side."""

    what: str
    side: str
    about: dict[str, Any] = {}


class Wanted(msgspec.Struct, frozen=True, tag="wanted"):
    """A side asks the others to let it take an answer back."""

    what: str
    side: str


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """A side agrees to what another asked, and others have yet to."""

    what: str
    side: str


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """A side does not agree."""

    what: str
    side: str


class Begun(msgspec.Struct, frozen=True, tag="begin"):
    """A battle of this campaign began, as a match of its own."""

    battle: str


class Reported(msgspec.Struct, frozen=True, tag="report"):
    """What came of a battle of this campaign."""

    battle: str
    report: Any
    digest: str
    how: str


class Proposed(msgspec.Struct, frozen=True, tag="told"):
    """A side tells the report of a battle on a real table; the others are asked to agree."""

    side: str
    battle: str
    report: Any


class Asking(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side asks of the others, and who has agreed so far."""

    what: str
    side: str
    agreed: tuple[str, ...] = ()
    battle: str = ""
    """The battle whose report is to be agreed to."""
    report: Any = None


class Upgraded(msgspec.Struct, frozen=True, tag="upgraded", omit_defaults=True):
    """The match crossed a change of rules; `dropped` inputs could not be given again."""

    before: int
    after: int
    dropped: int
    asking: Asking | None = None
    """What was asked then, and still is."""


class Settled(msgspec.Struct, frozen=True, tag="dice"):
    """A side agrees to real dice, or does not: then the server throws, and `commitment` promises its seed."""

    side: str
    agreed: bool
    commitment: str = ""


Stored = (
    Started
    | Given
    | TakenBack
    | Declared
    | Wanted
    | Agreed
    | Declined
    | Upgraded
    | Settled
    | Begun
    | Reported
    | Proposed
)


class Payload(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the inputs: what was given, what it made happen, and the dice that fell."""

    stored: Stored
    entries: list[Any] = []
    """What it added to the log of the match, dice included."""
    events: list[list[Any]] = []
    """[what, rule, about, only, kind] of each event, for clients and later versions; old rows: no kind."""
    first: int = 1
    """The number of its first line."""
    clocks: dict[str, int] = {}
    """Milliseconds left to each side after it."""
    id: str = ""
    """The seat and the client's own name for the message that brought it: side/name."""


_encoder = msgspec.json.Encoder(enc_hook=str)
_decoder = msgspec.json.Decoder(Payload)


def encode(payload: Payload) -> bytes:
    """A row's payload as bytes."""
    return _encoder.encode(payload)


def decode(data: bytes) -> Payload:
    """A row's payload from bytes."""
    return _decoder.decode(data)


class Played(msgspec.Struct):
    """What an input came to: the match after it (a new one), or a refusal and nothing changed."""

    match: Match
    refusal: Refusal | None
    entries: tuple[Entry, ...] = ()
    events: tuple[Event, ...] = ()


def played(match: Match, stored: Stored) -> Played:
    """Give a stored input to a copy of the match; whatever goes wrong, the match itself stays as it was."""
    new = match.copy()
    new.fresh = ()
    refusal = _give(new, stored)
    if refusal:
        return Played(match, refusal)
    return Played(new, None, added(match.log, new.log), new.fresh)


def _give(match: Match, stored: Stored) -> Refusal | None:
    if isinstance(stored, Given):
        return match.answer(frozen(stored.value), stored.side)
    if isinstance(stored, TakenBack):
        anew = stored.throws is not None
        return match.undo(stored.side, consent=stored.consent, seed=stored.seed, anew=anew)
    if isinstance(stored, Declared):
        return match.declare(stored.what, stored.side, **stored.about)
    if isinstance(stored, Reported):
        return match.answer((stored.battle, frozen(stored.report), stored.digest, stored.how))
    if isinstance(stored, Begun):
        return match.begin(stored.battle)
    return None


def added(before: Log, after: Log) -> tuple[Entry, ...]:
    """The entries that one log has and the other, older one has not."""
    if len(before.packed) == len(after.packed):
        return after.tail[len(before.tail) :]
    return tuple(after)[sum(1 for _ in before) :]


def plain_events(events: Sequence[Event]) -> list[list[Any]]:
    """Events as they are stored."""
    return [[event.what, event.rule, event.about, event.only, event.kind] for event in events]


def declared_line(stored: Stored) -> tuple[str, dict[str, Any]] | None:
    """The rule and the arguments of the line about an input that is no answer; None where there is none."""
    if isinstance(stored, TakenBack):
        about = {"what": UNDO, "side": stored.side, "from": stored.since, "consent": stored.consent}
        if stored.throws:
            about["throws"] = stored.throws
        if stored.seed:
            about["commitment"] = commitment(stored.seed)
        return "ES-UNDO-02" if stored.consent else "ES-UNDO-01", about
    if isinstance(stored, Declared):
        rule = ENDS.get(stored.what, "ES-TURN-03")
        return rule, {"what": stored.what, "side": stored.side, **stored.about}
    if isinstance(stored, Wanted):
        return "ES-UNDO-02", {"what": f"{stored.what}-wanted", "side": stored.side}
    if isinstance(stored, Agreed | Declined):
        rule = {DRAW: "ES-TURN-04", REPORT: "ES-BATTLE-02"}.get(stored.what, "ES-UNDO-02")
        how = "agreed" if isinstance(stored, Agreed) else "declined"
        return rule, {"what": f"{stored.what}-{how}", "side": stored.side}
    if isinstance(stored, Begun):
        return "ES-BATTLE-01", {"what": "begin", "side": "", "battle": stored.battle}
    if isinstance(stored, Proposed):
        return "ES-BATTLE-02", {"what": f"{REPORT}-wanted", "side": stored.side, "battle": stored.battle}
    if isinstance(stored, Settled):
        about = {"what": f"{DICE}-{'agreed' if stored.agreed else 'declined'}", "side": stored.side}
        return "ES-DICE-02", {**about, "commitment": stored.commitment} if stored.commitment else about
    if isinstance(stored, Upgraded):
        return "", {
            "what": "upgraded",
            "before": stored.before,
            "after": stored.after,
            "dropped": stored.dropped,
        }
    return None


def asked_after(stored: Stored, before: Asking | None, *, over: bool) -> Asking | None:
    """What a side asks of the others after an input; nothing once they have played on or a side has left."""
    if over and not isinstance(stored, Wanted | Agreed):
        return None
    if isinstance(stored, Wanted):
        return Asking(UNDO, stored.side)
    if isinstance(stored, Upgraded):
        return stored.asking
    if isinstance(stored, Proposed):
        return Asking(REPORT, stored.side, (), stored.battle, stored.report)
    if isinstance(stored, Begun):
        return before
    draws = isinstance(stored, Declared) and stored.what == DRAW
    if draws and (before is None or before.what != DRAW):
        return Asking(DRAW, stored.side)  # type: ignore[union-attr]
    if before is not None and isinstance(stored, Agreed | Declared) and stored.what == before.what:
        return msgspec.structs.replace(before, agreed=(*before.agreed, stored.side))
    return None


class Damaged(EscarmoucheError):
    """The stored inputs do not lead where they once led."""


def replayed(match: Match, rows: Sequence[tuple[int, Payload]]) -> Match:
    """Give a match the inputs stored after its checkpoint; each must come to what it came to before."""
    for number, payload in rows:
        result = played(match, payload.stored)
        if result.refusal:
            raise Damaged(f"input {number} is now refused ({result.refusal.rule}, {result.refusal.reason})")
        if _flat([plain(entry) for entry in result.entries]) != _flat(payload.entries):
            raise Damaged(f"input {number} now leads elsewhere")
        match = result.match
    return match


def _flat(entries: list[Any]) -> bytes:
    return msgspec.json.encode(entries, enc_hook=str, order="deterministic")


def undone_since(rows: Sequence[tuple[int, Payload]], position: int, next_number: int) -> int:
    """The first input that goes when a match is taken back to `position` inputs that count."""
    since = next_number
    number = next_number - 1
    by_number = dict(rows)
    while number > 0:
        stored = by_number[number].stored if number in by_number else None
        if isinstance(stored, TakenBack):
            number = min(stored.since, number) - 1
            continue
        if isinstance(stored, Given):
            if stored.position < position:
                break
            since = number
        number -= 1
    return since
