"""A match as a seat knows it: who plays, the table, what is asked, what has happened."""

from __future__ import annotations

from typing import Any, Literal

from escarmouche.engine.reportform import Blank
from escarmouche.engine.scene import Scene, Words
from escarmouche.server.wire import Wire


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
    campaign: str = ""
    """The campaign whose battle this is; the same token opens it."""
    called: dict[str, Words] = {}
    """What the sides are called, in each language."""


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
    purse: str = ""
    """The purse of the scene that options are paid from; empty where nothing is paid."""
    prices: tuple[int, ...] = ()
    """What each option costs, in their order."""


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
    sound: str = ""
    """Where it tells of a weapon, what that sounds like: shot, burst, cannon, beam, flame, rocket, blade."""


class Request(Wire, frozen=True):
    """Something one side wants and all other persons who still play must agree to."""

    what: Literal["undo", "draw", "dice", "report"]
    """To take an answer back, a draw, the report of a battle on a real table; or real dice: these before
    anything is played."""
    side: str
    waiting: tuple[str, ...] = ()
    """Those who have yet to agree."""


class BattleInfo(Wire, frozen=True):
    """A battle of a campaign. The token of a campaign's seat opens its seat of the battle, too."""

    key: str
    match: str
    """The match it is fought as; empty while it is not open."""
    state: Literal["wanted", "open", "over", "abandoned"]
    game: str = ""
    title: str = ""
    """What the game is called; this and what follows only while the campaign waits for it."""
    text: str = ""
    """Which game, where and when, in words."""
    seats: dict[str, str] = {}
    """Side of the battle -> side of the campaign that plays it."""
    example: Any = None
    """A report that is possible, in the form in which one is told."""
    by: str = ""
    """The side that has told a report which the others have yet to agree to."""
    report: Any = None
    """That report."""


class ReportForm(Wire, frozen=True, tag_field="kind", tag="report-form"):
    """The form by which the report of a battle on a real table is typed."""

    battle: str
    blanks: tuple[Blank, ...]
    """As they stand to begin with, or as somebody has told them; none: the report is typed as plain data."""
    by: str = ""
    """The side that has told it."""


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
    battles: tuple[BattleInfo, ...] = ()
    """The battles of a campaign: those that were fought, and those it waits for."""


class Sitting(Wire, frozen=True):
    """A seat's first look: what stays the same, and the state."""

    about: About
    state: State
