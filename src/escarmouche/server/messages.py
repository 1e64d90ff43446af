"""What server and clients say to each other: HTTP bodies and socket messages, each a small JSON object.

Sentences are sent ready in the language that was asked for (`text`), made by the one voice of the engine;
keys, facts and rule ids go with them for clients that want to speak for themselves. Positions are whole
hundredths of a centimetre, facings whole degrees.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from escarmouche.engine.overlays import Arc, SightLine
from escarmouche.engine.scene import Scene, Words
from escarmouche.server.wire import (
    Body,
    Catalogue,
    ClockWish,
    Created,
    Finding,
    GameInfo,
    Health,
    ListInfo,
    NewMatch,
    OptionInfo,
    RuleText,
    RuleTexts,
    ScenarioInfo,
    SeatLink,
    ServerKey,
    Wire,
)
from escarmouche.server.wishes import (
    Answer,
    AskDrafts,
    AskOdds,
    AskReach,
    AskSight,
    Claim,
    Command,
    Concede,
    Consent,
    Consider,
    ForMe,
    FromClient,
    Hello,
    OfferDraw,
    Ping,
    RematchWish,
    Trial,
    Undo,
)

__all__ = [
    "Answer",
    "AskDrafts",
    "AskOdds",
    "AskReach",
    "AskSight",
    "Body",
    "Catalogue",
    "Claim",
    "ClockWish",
    "Command",
    "Concede",
    "Consent",
    "Consider",
    "Created",
    "Finding",
    "ForMe",
    "FromClient",
    "GameInfo",
    "Health",
    "Hello",
    "ListInfo",
    "NewMatch",
    "OfferDraw",
    "OptionInfo",
    "Ping",
    "RematchWish",
    "RuleText",
    "RuleTexts",
    "ScenarioInfo",
    "SeatLink",
    "ServerKey",
    "Trial",
    "Undo",
    "Wire",
]  # fmt: skip


# -- a match as a seat knows it ----------------------------------------------------------------------------


class SeatInfo(Wire, frozen=True):
    """Who plays a side."""

    side: str
    player: str
    """person, or the name of a bot."""
    name: str
    list: str
    connected: bool
    clock: int | None = None
    """Milliseconds left; None without a clock."""
    out: bool = False
    """Whether it has given up while the others play on: whoever sits there looks on."""


class About(Wire, frozen=True):
    """What stays the same during a match."""

    match: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    side: str
    """Whose seat this is; empty for a spectator."""
    sides: tuple[str, ...]
    """Those of this match, two to four, in their order."""
    hot_seat: bool
    clock: bool
    absence: int
    """Seconds after which the match may be ended without a person who is gone; 0: it waits for ever."""
    commitment: str
    """A hash that promises the dice; the seed itself is in the record of the finished match."""
    words: dict[str, Words]
    """What ids of weapons and profiles are called, in each language."""
    created: int
    """Seconds since 1970."""


class Why(Wire, frozen=True):
    """Why something may not be done, and the rule."""

    rule: str
    reason: str
    about: dict[str, Any] = {}
    excess: int = 0
    measure: str = ""
    text: str = ""


class Choice(Wire, frozen=True):
    """An option: its code is what an answer holds; its parts say what it is."""

    code: Any
    text: str
    on: str = ""
    """The unit, figure, piece or zone of the scene that it names: it can be chosen there."""
    parts: dict[str, Any] = {}
    """what, who, target, weapon, where, number, price …, those it has."""
    square: tuple[int, int] | None = None
    """On a board of squares, the one it names."""


class Greyed(Wire, frozen=True):
    """An option that exists but may not be chosen now."""

    option: Choice
    why: Why


class Draft(Wire, frozen=True):
    """A ready-made free answer; `name` is a key or an id, empty where it has none."""

    name: str
    value: Any
    text: str = ""
    """What it is for and where it ends."""
    label: str = ""
    """What it is for alone."""
    square: tuple[int, int] | None = None
    """On a board of squares, the column and row it names."""
    what: Any = None
    """The code of what it puts down, where the question lets choose (`kinds`)."""
    level: int = 0
    """The floor it ends on."""
    facing: int = -1
    """Degrees as those of figures; -1 where nobody looks anywhere."""


class Modified(Wire, frozen=True):
    """Plus or minus something, and the rule that says so."""

    rule: str
    value: int


class Question(Wire, frozen=True):
    """What this seat is asked now. Clients go by kind and intent; `question` is a key of the game's."""

    side: str
    rule: str
    question: str
    kind: Literal["one", "several", "order", "place", "dice"]
    options: tuple[Choice, ...] = ()
    """Give the code of one back, or a list of codes; empty for a free place and for dice."""
    least: int = 1
    most: int = 1
    about: dict[str, Any] = {}
    greyed: tuple[Greyed, ...] = ()
    proposal: Any = None
    """What a player in a hurry accepts; null where there is none."""
    drafts: bool = False
    """Whether `drafts` has ready-made answers for this free place."""
    secret: bool = False
    """Answered in secret: the others learn it when all have answered, or never."""
    dice: str = ""
    """The dice to be thrown and typed, as text."""
    modifiers: tuple[Modified, ...] = ()
    text: str = ""
    intent: Literal["choose", "act", "attack", "react", "move", "place", "aim", "turn"] = "choose"
    actor: str = ""
    """The unit or figure that acts."""
    against: tuple[str, ...] = ()
    """Those it is done to."""
    kinds: tuple[Choice, ...] = ()
    """What may be put down, where a free place lets choose."""


class Line(Wire, frozen=True):
    """One line of the record: an event of the rules, or something declared (undo, concede, draw …).

    Sentences: roll `roll-<rule>`, `result-<rule>` and `rolled`; ask `did-<question>` or `answered`; note
    `note-<key>`; change `gains`, `loses` or `set-<field>`; declared `declared-<what>`. What an undo takes
    back stays in the record: the lines of the inputs from its `about.from` on no longer count.
    """

    number: int
    what: Literal["roll", "ask", "change", "note", "declared"]
    rule: str
    about: dict[str, Any]
    input: int
    """The number of the accepted input that made it happen; 0 at the start of the match."""
    only: str = ""
    """The side that alone may read it; empty for everybody."""
    event: str = ""
    """What has happened: moved, rolled, struck, lost … (`engine/kinds.py`), or declared."""
    text: str = ""
    """The line as it is read, without its rule; empty for bookkeeping that says nothing to a reader."""
    label: str = ""
    """Of a throw, what it was for."""
    result: str = ""
    """Of a throw, what it came to."""


class Request(Wire, frozen=True):
    """Something one side wants and all other persons who still play must agree to."""

    what: Literal["undo", "draw", "dice"]
    """To take an answer back, a draw, or real dice: these before anything is played."""
    side: str
    waiting: tuple[str, ...] = ()
    """Those who have yet to agree."""


class Over(Wire, frozen=True):
    """How the match ended."""

    winner: str
    """A side, or draw."""
    rule: str


class State(Wire, frozen=True, tag_field="kind", tag="state"):
    """The match as this seat may know it, and what happened since the line it asked from."""

    number: int
    """Accepted inputs so far; give it back with the next answer."""
    scene: Scene
    question: Question | None
    """What this seat owes; None when it owes nothing."""
    waiting: tuple[str, ...]
    """The sides that owe an answer."""
    thinking: tuple[str, ...]
    """Those of them that are bots."""
    lines: tuple[Line, ...]
    """In order; lines this seat may not read are left out."""
    last: int
    """The number of the last line there is, whoever may read it: ask from here next time."""
    can_undo: bool
    """Whether `undo` takes this seat's last answer back at once: the rules allow it, and bots agree."""
    undo: Why | None
    """Why not: nothing to take back, or persons must agree; None for a spectator."""
    request: Request | None
    seats: tuple[SeatInfo, ...]
    over: Over | None
    dice: Literal["server", "asked", "typed", "declined"]
    """Who throws: the server, nobody before all have agreed to real dice, the players, or the server because
    somebody did not agree."""
    rematch: str = ""
    """The match that follows this one, once somebody has asked for it."""
    names: dict[str, str] = {}
    """What ids of sides, units, figures, pieces, zones and weapons are called: those new or changed."""
    hidden: bool = False
    """At a shared screen: whether somebody there is shown now what the others may not see."""


class Sitting(Wire, frozen=True):
    """A seat's first look: what stays the same, and the state."""

    about: About
    state: State


# -- answers -----------------------------------------------------------------------------------------------


class Welcome(Wire, frozen=True, tag_field="kind", tag="welcome"):
    """The answer to `hello`."""

    about: About
    state: State


class Accepted(Wire, frozen=True, tag_field="kind", tag="accepted"):
    """A command was taken and is on the disk; the state follows on the socket."""

    number: int
    id: str = ""
    """That of the message it answers."""


class Refused(Wire, frozen=True, tag_field="kind", tag="refused"):
    """The rules do not allow it. Nothing has changed."""

    why: Why
    number: int
    id: str = ""


class Problem(Wire, frozen=True, tag_field="kind", tag="problem"):
    """Something else is wrong with a message: sentence `problem-<what>`. Nothing has changed."""

    what: Literal[
        "malformed", "too-large", "unknown", "stale", "busy", "too-many", "not-a-player", "not-asked",
        "forbidden", "not-found", "method", "not-stored", "failed", "slow", "wrong-setup",
        "no-record", "full",
    ]  # fmt: skip
    detail: str = ""
    """In English, for whoever writes a client."""
    number: int = 0
    id: str = ""
    said: Words = {}
    """The detail in each language, where it tells a person what to put right: `wrong-setup`, `no-record`."""
    list: str = ""
    """The army list that the rules forbid, for `wrong-setup`."""
    why: tuple[Why, ...] = ()
    """Why they do."""


class Absent(Wire, frozen=True):
    """A person who is not there."""

    side: str
    away: int
    """Milliseconds since the last sign of him: a socket that closed, or a request."""
    claim: int | None
    """Milliseconds until the match may be ended without him; None while that does not come nearer."""


class Presence(Wire, frozen=True, tag_field="kind", tag="presence"):
    """Somebody came or went; told again after each change of the match while somebody is not there."""

    seats: tuple[SeatInfo, ...]
    absent: tuple[Absent, ...] = ()


class Pong(Wire, frozen=True, tag_field="kind", tag="pong"):
    """The answer to `ping`."""

    id: str


class Course(Wire, frozen=True):
    """The way an answer leads over a board of squares, and how many squares it costs of how many."""

    points: tuple[tuple[int, int], ...]
    used: int
    most: int


class Considered(Wire, frozen=True, tag_field="kind", tag="considered"):
    """Where a trial ended, as its side may see it."""

    stopped: Literal["roll", "question", "checkpoint", "refused"]
    why: Why | None
    scene: Scene
    lines: tuple[Line, ...]
    question: Question | None
    number: int
    id: str = ""
    course: Course | None = None
    """For the first answer, if it moves a unit over squares."""
    text: str = ""
    """Where the first answer ends, if it is a free place."""


class Chance(Wire, frozen=True):
    """One value and its chance, exact as a fraction of whole numbers."""

    value: Any
    exact: str
    chance: float


class Counted(Wire, frozen=True):
    """What is counted and its chances."""

    what: str
    text: str
    """What is counted, in words."""
    chances: tuple[Chance, ...]
    mean: float | None
    exact: bool
    samples: int
    policy: str
    """What everybody is supposed to do on the way, in words; empty where nobody chooses anything."""
    yes_or_no: bool = False
    """Whether it happens or not, and is not counted."""
    own: bool = False
    """Whether the side that is asked suffers it itself."""


class Ring(Wire, frozen=True):
    """A closed line."""

    points: tuple[tuple[int, int], ...]


class Forecast(Wire, frozen=True):
    """The odds of one thing a unit could do."""

    question: str
    about: dict[str, Any]
    counted: tuple[Counted, ...]
    text: str = ""
    short: str = ""
    """Without what the question says already."""
    options: tuple[int, ...] = ()
    """The options of the pending question that it speaks of, by their place."""
    target: str = ""
    """The unit or figure that it is done to."""
    touched: tuple[str, ...] = ()
    """Figures or units that stand where it may strike, friend and foe."""
    areas: tuple[Ring, ...] = ()
    """The corridor, template or blast."""
    draws: tuple[Forecast, ...] = ()
    """What it may draw upon itself."""


class Forecasts(Wire, frozen=True, tag_field="kind", tag="forecasts"):
    """The answer to `odds`."""

    unit: str
    forecasts: tuple[Forecast, ...]
    number: int
    id: str = ""


class Drafts(Wire, frozen=True, tag_field="kind", tag="drafted"):
    """The answer to `drafts`."""

    drafts: tuple[Draft, ...]
    number: int
    id: str = ""


class Reached(Wire, frozen=True, tag_field="kind", tag="reached"):
    """The answer to `reach`: outlines, holes among them (even-odd); none where there is no such area."""

    figure: str
    rings: tuple[Ring, ...]
    most: int
    """How far the figure may go, in hundredths of a centimetre; 0 where length does not count."""
    step: int
    """The longest leg of a path; 0 where a leg may be of any length."""
    number: int
    id: str = ""


class Sights(Wire, frozen=True, tag_field="kind", tag="sights"):
    """The answer to `sight`."""

    unit: str
    lines: tuple[SightLine, ...]
    arcs: tuple[Arc, ...]
    """Where its weapons bear, if not all round: of a weapon chosen already, its own."""
    number: int
    id: str = ""
    names: dict[str, str] = {}
    """What the weapons of the arcs are called."""


FromServer = (
    Welcome
    | State
    | Accepted
    | Refused
    | Problem
    | Presence
    | Pong
    | Considered
    | Forecasts
    | Drafts
    | Reached
    | Sights
)
"""Everything a server may send on a socket."""


# -- records -----------------------------------------------------------------------------------------------


class Moment(Wire, frozen=True):
    """The table at one moment of a replay: after line `last`."""

    last: int
    scene: Scene


class Moments(Wire, frozen=True):
    """A stretch of a replay; there are `count` moments in all."""

    first: int
    count: int
    moments: tuple[Moment, ...]


class RecordUpload(Body, frozen=True):
    """A record file, as text."""

    text: Annotated[str, Meta(max_length=8_000_000)]


class LuckOf(Wire, frozen=True):
    """One side's throws: how many dice, what they came to in successes or pips, what was to be expected."""

    side: str
    throws: int
    dice: int
    value: float
    expected: float
    deviation: float
    """How far from the expectation such throws usually end: one standard deviation."""


class RecordInfo(Wire, frozen=True):
    """What became of a record that was sent: whether it verifies, and all its lines.

    The record of a seat is not verified (`seat`), but it has moments, too.
    """

    record: str
    """Ask for its moments by this name."""
    game: str
    rules: int
    seat: str | None
    verified: bool
    """All is proven: rules followed, every throw that of a seed promised before it."""
    problem: str
    """Empty, or tampered, truncated, other-game, other-rules, seat, origin, differs, dice, signature."""
    line: int
    text: str
    result: str
    rule: str
    """Of the result."""
    sides: tuple[str, ...]
    seats: dict[str, Any]
    words: dict[str, Words]
    lines: tuple[Line, ...]
    moments: int
    luck: tuple[LuckOf, ...] = ()
    french: str = ""
    """The text in French."""
    names: dict[str, str] = {}
    """What ids of its last table are called."""
    sound: bool = False
    """Nothing is wrong with it, though not all may be proven."""
    findings: tuple[Finding, ...] = ()
    """What is proven, part by part: rules, dice, throws taken back, signature."""


class Summary(Wire, frozen=True):
    """The end of a match in figures."""

    over: Over
    inputs: int
    luck: tuple[LuckOf, ...]
