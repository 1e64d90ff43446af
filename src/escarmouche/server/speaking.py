"""What a room says: names and sentences for each side and language, told once and kept.

Everything is told from the view of the side that reads it, so that no sentence knows more than it may.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from anyio import to_thread

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Event, Refusal, frozen
from escarmouche.engine.scene import Scene
from escarmouche.engine.voice import Voice
from escarmouche.server import messages as m

MANY = 100
"""Lines that are told at once; more of them in a thread, so that nobody waits for them."""
KEPT = 20_000
"""Lines that a room keeps the words of."""
SEPARATORS = re.compile(r"(/|, )")
AS_IT_IS = re.compile(r"[A-Z\d]|$")
SPOKEN_WRONG = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""What a line of older rules may come to in the words of today's."""


class Words(NamedTuple):
    """A line in words."""

    text: str = ""
    label: str = ""
    result: str = ""
    sound: str = ""


class Told(NamedTuple):
    """The names that somebody was told, and their number in the room's count."""

    serial: int = 0
    names: Mapping[str, str] = {}


NOTHING = Told()


def voice_for(match: Match, side: str, lang: str, players: Mapping[str, str], table: Any = None) -> Voice:
    """The voice in which a side is told of a match, or of a table that a trial came to."""
    ruleset = match.ruleset
    if table is None:
        table = match.table if match.over else ruleset.rules.view(match.table, side)
    return Voice(
        lang,
        ruleset,
        ruleset.client.scene(table, side),
        table.setting,
        ids=False,
        sides=match.sides,
        players=players,
    )


def words_of(line: m.Line, voice: Voice) -> Words:
    """A line of the record in words."""
    about = frozen(line.about)
    try:
        if line.what == "declared":
            return Words(voice.declared(about["what"], about))
        event = Event(line.what, line.rule, about, "", line.event)
        if line.what == "roll":
            return Words(voice.event(event), voice.thrown_for(event), voice.result(event), voice.sound(about))
        return Words(voice.event(event).strip(), sound=voice.sound(about))
    except SPOKEN_WRONG:
        return Words(line.rule)


def worded(line: m.Line, voice: Voice) -> m.Line:
    """A line with its words."""
    words = words_of(line, voice)
    return msgspec.structs.replace(line, **words._asdict())


def why_worded(why: m.Why, voice: Voice) -> m.Why:
    """A reason with its words."""
    refusal = Refusal(why.rule, why.reason, frozen(why.about), why.excess, why.measure)
    return msgspec.structs.replace(why, text=voice.refusal(refusal))


def names_in(voice: Voice, spoken: dict[str, str]) -> dict[str, str]:
    """What is called how on a scene: its ids, states of units and figures, and lines of cards that are words.

    `spoken` keeps the words of lines of cards: most stay the same for a whole match.
    """
    scene = voice.names.scene
    names = {state: voice.names.word("marker", state) for state in _states(scene)}
    of_units, of_pieces = (u.lines for u in scene.units), (p.lines for p in scene.pieces)
    for lines in (*of_units, *of_pieces, *(z.lines for z in scene.zones)):
        for _, value in lines:
            if value not in spoken:
                spoken[value] = _translated(value, voice)
            if spoken[value] != value:
                names[value] = spoken[value]
    return names | voice.names.known


def _states(scene: Scene) -> dict[str, None]:
    units = (state for unit in scene.units for state in unit.states)
    return dict.fromkeys((*units, *(state for figure in scene.figures for state in figure.states)))


def _translated(value: str, voice: Voice) -> str:
    """The value of a line of a card: words between slashes or commas, but neither numbers nor rule ids."""
    parts = SEPARATORS.split(value)
    return "".join(
        part if SEPARATORS.fullmatch(part) or AS_IT_IS.match(part) else voice.name(part) for part in parts
    )


class Speaker:
    """The words of one room."""

    def __init__(self) -> None:
        self._lines: OrderedDict[tuple[str, str, bool, int], Words] = OrderedDict()
        self._told: dict[tuple[str, str], Told] = {}
        self._serial = 0
        self._spoken: dict[str, dict[str, str]] = {}
        """Lines of cards in words, by language."""

    def told(self, side: str, voice: Voice) -> Told:
        """The names of now; their number changes with them."""
        key, names = (side, voice.lang), names_in(voice, self._spoken.setdefault(voice.lang, {}))
        last = self._told.get(key, NOTHING)
        if last.names != names or not last.serial:
            self._serial += 1
            last = self._told[key] = Told(self._serial, names)
        return last

    async def prepare(self, lines: Sequence[m.Line], side: str, over: bool, voice: Voice) -> None:
        """Tell many lines in a thread; few are told when they are wanted."""
        missing = [line for line in lines if (side, voice.lang, over, line.number) not in self._lines]
        if len(missing) <= MANY:
            return
        told = await to_thread.run_sync(lambda: [words_of(line, voice) for line in missing])
        for line, words in zip(missing, told, strict=True):
            self._keep((side, voice.lang, over, line.number), words)

    def lines(self, lines: Sequence[m.Line], side: str, over: bool, voice: Voice) -> tuple[m.Line, ...]:
        """Lines with their words."""
        return tuple(self._line(line, side, over, voice) for line in lines)

    def _line(self, line: m.Line, side: str, over: bool, voice: Voice) -> m.Line:
        key = (side, voice.lang, over, line.number)
        words = self._lines.get(key)
        if words is None:
            words = words_of(line, voice)
            self._keep(key, words)
        return msgspec.structs.replace(line, **words._asdict())

    def _keep(self, key: tuple[str, str, bool, int], words: Words) -> None:
        self._lines[key] = words
        if len(self._lines) > KEPT:
            self._lines.popitem(last=False)
