"""Records that are sent, what is proven of them, their moments, and a match in figures."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from escarmouche.engine.scene import Scene, Words
from escarmouche.server.seated import Line, Over
from escarmouche.server.wire import Body, Wire


class Finding(Wire, frozen=True):
    """One part of a verdict, in one sentence."""

    what: str
    """rules, dice, undone or signature."""
    state: str
    good: bool
    """Whether it is proven."""
    text: str
    french: str
    count: int = 0
    """Throws it is about."""


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


class Chances(Wire, frozen=True):
    """How often each side has won where bots played on from a moment of a match that is over."""

    part: int
    line: int
    """The last line before that moment."""
    rollouts: int
    wins: dict[str, int]
    """By side, and `draw`."""


class Act(Wire, frozen=True):
    """An answer that was given, and the best other one as a veteran's trials have it."""

    side: str
    line: int
    question: str
    given: str
    other: str
    gain: float
    """By how much the answer is worth more than the other, in points of the appraisal; less: it was worse."""


class Acts(Wire, frozen=True):
    """Of a part of a match that is over, the best and the worst act of each side where it could choose."""

    part: int
    best: tuple[Act, ...]
    worst: tuple[Act, ...]


class Summary(Wire, frozen=True):
    """The end of a match in figures."""

    over: Over
    inputs: int
    luck: tuple[LuckOf, ...]
