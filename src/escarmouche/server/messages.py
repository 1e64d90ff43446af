"""What server and clients say to each other: HTTP bodies and socket messages, each a small JSON object.

Sentences are sent ready in the language that was asked for (`text`), made by the one voice of the engine;
keys, facts and rule ids go with them for clients that want to speak for themselves. Positions are whole
hundredths of a centimetre, facings whole degrees.
"""

from __future__ import annotations

from typing import Any, Literal

from escarmouche.engine.overlays import Arc, Reach, SightLine
from escarmouche.engine.scene import Scene, Words
from escarmouche.server.listsheets import ListSheet, ListWish
from escarmouche.server.seated import (
    About,
    BattleInfo,
    Choice,
    Draft,
    Greyed,
    Line,
    Modified,
    Over,
    Question,
    ReportForm,
    Request,
    SeatInfo,
    Sitting,
    State,
    Why,
)
from escarmouche.server.verdicts import (
    Act,
    Acts,
    Chances,
    Finding,
    LuckOf,
    Moment,
    Moments,
    RecordInfo,
    RecordUpload,
    Summary,
)
from escarmouche.server.wire import (
    Body,
    Catalogue,
    ClockWish,
    Created,
    GameInfo,
    Health,
    ListInfo,
    NewMatch,
    OptionInfo,
    ReadyInfo,
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
    AskHint,
    AskOdds,
    AskReach,
    AskSight,
    AskThreat,
    AskTurns,
    Claim,
    Command,
    Concede,
    Consent,
    Consider,
    ForMe,
    FromClient,
    Hello,
    OfferDraw,
    OpenBattle,
    Ping,
    RematchWish,
    TellReport,
    Trial,
    Undo,
)

__all__ = [
    "About",
    "Act",
    "Acts",
    "Answer",
    "AskDrafts",
    "AskHint",
    "AskOdds",
    "AskReach",
    "AskSight",
    "AskThreat",
    "AskTurns",
    "BattleInfo",
    "Body",
    "Catalogue",
    "Chances",
    "Choice",
    "Claim",
    "ClockWish",
    "Command",
    "Concede",
    "Consent",
    "Consider",
    "Created",
    "Draft",
    "Finding",
    "ForMe",
    "FromClient",
    "GameInfo",
    "Greyed",
    "Health",
    "Hello",
    "Line",
    "ListInfo",
    "ListSheet",
    "ListWish",
    "LuckOf",
    "Modified",
    "Moment",
    "Moments",
    "NewMatch",
    "OfferDraw",
    "OpenBattle",
    "OptionInfo",
    "Over",
    "Ping",
    "Question",
    "ReadyInfo",
    "RecordInfo",
    "RecordUpload",
    "RematchWish",
    "ReportForm",
    "Request",
    "RuleText",
    "RuleTexts",
    "ScenarioInfo",
    "SeatInfo",
    "SeatLink",
    "ServerKey",
    "Sitting",
    "State",
    "Summary",
    "TellReport",
    "Trial",
    "Undo",
    "Why",
    "Wire",
]  # fmt: skip


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

    stopped: Literal["roll", "question", "battle", "checkpoint", "refused"]
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


class Sector(Wire, frozen=True):
    """Facings from one to another, in degrees counter-clockwise; 0 to 360: all of them."""

    first: int
    last: int


class Turned(Wire, frozen=True, tag_field="kind", tag="turned"):
    """The answer to `turns`."""

    figure: str
    sectors: tuple[Sector, ...]
    """Facings that are allowed."""
    number: int
    id: str = ""


class Hint(Wire, frozen=True, tag_field="kind", tag="hinted"):
    """The answer to `hint`."""

    answer: Any
    text: str
    """What the veteran would do, in words."""
    reasons: tuple[str, ...]
    """Why, one sentence each; none where the first guess needs no trial."""
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
    """What the weapons of arcs and rings are called."""
    rings: tuple[Reach, ...] = ()
    """How far it shoots and charges."""


class Threat(Wire, frozen=True):
    """The best that one enemy could do to a unit: what it would come to is exact where it says so."""

    enemy: str
    """The unit, or the figure in a game of single figures."""
    forecast: Forecast


class Threats(Wire, frozen=True, tag_field="kind", tag="threats"):
    """The answer to `threat`: the worst first."""

    unit: str
    threats: tuple[Threat, ...]
    at: tuple[tuple[int, int], ...]
    """Where the figures of the unit would stand."""
    lines: tuple[SightLine, ...]
    """What they would see from there."""
    number: int
    id: str = ""


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
    | Turned
    | Sights
    | Hint
    | Threats
)
"""Everything a server may send on a socket."""
