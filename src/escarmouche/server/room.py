"""A room: one match while somebody looks at it. What is in memory can be dropped and read again."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from escarmouche.engine import checked, save
from escarmouche.engine.armies import called
from escarmouche.engine.luck import commitment
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, AskEach, Refusal
from escarmouche.engine.ruleset import asked_enough, asked_in_setup
from escarmouche.engine.sentences import LANGUAGES
from escarmouche.engine.voice import Voice
from escarmouche.server import agreement, campaigns, views
from escarmouche.server import messages as m
from escarmouche.server.absence import LATELY, Signs
from escarmouche.server.catalogue import PERSON, Plan
from escarmouche.server.rows import REPORT, Asking, Payload, asked_after
from escarmouche.server.speaking import NOTHING, Speaker, Told, voice_for, why_worded
from escarmouche.server.store import BattleRow, MatchRow

RECENT = 64
_encode = msgspec.json.Encoder(enc_hook=str).encode


class Connection(Protocol):
    """A socket in a room."""

    side: str

    def tell(self) -> None:
        """The match has gone on."""

    def say(self, message: bytes) -> None:
        """Send this as it is."""

    def leave(self) -> None:
        """Close it: the match is another server's."""


class Reader(NamedTuple):
    """Who reads a state: a side, its language, the last line and the names it was told."""

    side: str
    lang: str = "en"
    after: int = 0
    told: Told = NOTHING


class Shared(NamedTuple):
    """What every seat is told alike."""

    owing: tuple[str, ...]
    thinking: tuple[str, ...]
    seats: tuple[m.SeatInfo, ...]
    over: m.Over | None


class Live:
    """A match in memory, at its last input that is on the disk."""

    __slots__ = (
        "asking", "clocks", "cost", "dumps", "ids", "last", "match", "number", "recent", "shared", "since",
        "texts", "voices",
    )  # fmt: skip

    def __init__(self, match: Match, number: int, last: int, clocks: dict[str, int]) -> None:
        self.match, self.number, self.last, self.clocks = match, number, last, clocks
        self.since = time.monotonic()
        self.asking: Asking | None = None
        self.ids: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        """The clients' own names of the last answers, with their numbers and values."""
        self.cost = 0.005
        """Seconds the rules took lately: quick games answer at once, slow ones in a thread."""
        self.recent: deque[tuple[int, list[m.Line]]] = deque(maxlen=RECENT)
        """(last line before it, lines) of the last inputs."""
        self.texts: dict[tuple[str, str, int, int], bytes] = {}
        self.voices: dict[tuple[str, str], Voice] = {}
        self.shared: Shared | None = None
        self.dumps: dict[str, bytes] = {}

    def follow(self, number: int, payload: Payload, lines: list[m.Line] | None = None) -> None:
        """Keep what an input means for what comes next."""
        lines = views.lines_of(number, payload) if lines is None else lines
        self.recent.append((payload.first - 1, lines))
        self.number, self.last = number, payload.first - 1 + len(lines)
        self.clocks = dict(payload.clocks)
        if payload.id:
            self.ids[payload.id] = (number, getattr(payload.stored, "value", None))
            while len(self.ids) > RECENT:
                self.ids.popitem(last=False)
        self.asking = asked_after(payload.stored, self.asking, over=bool(self.match.over))
        self.dumps.clear()
        self.changed()

    def changed(self) -> None:
        """What was made ready to be sent is so no longer."""
        self.texts.clear()
        self.shared = None

    def without_seed(self, side: str) -> bytes:
        """The match for a bot, a trial or odds: the seed and the secret answers of others are not in it."""
        dump = self.dumps.get(side)
        if dump is None:
            copy = self.match.copy()
            copy.seed, copy.past = None, ()
            copy.secrets = {own: value for own, value in copy.secrets.items() if own == side}
            dump = self.dumps[side] = save.dump(copy, record=False)
        return dump

    def recent_lines(self, after: int) -> list[m.Line] | None:
        """The lines after one of them if they are all in memory."""
        if after >= self.last:
            return []
        if not self.recent or self.recent[0][0] > after:
            return None
        return [line for _, lines in self.recent for line in lines if line.number > after]


def why_not_act(match: Match, side: str) -> Refusal | None:
    """Why a seat only looks on: its side has given up and the others play on."""
    gone = side in match.out and not match.over
    return Refusal("ES-TURN-03", "has-given-up", {"side": side}) if gone else None


class Room:
    """One match, those who look at it, and its state while it is in memory."""

    def __init__(self, row: MatchRow) -> None:
        self.id = row.id
        self.take(row)
        self.tokens: dict[str, str] = msgspec.json.decode(row.tokens)
        self.bots = self.plan.bots
        self.live: Live | None = None
        self.speaker = Speaker()
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.signs = Signs(self.plan.persons)
        self._lapse: asyncio.TimerHandle | None = None
        self.trials: set[str] = set()
        self.thinking = self.opening = False
        self.battles: tuple[BattleRow, ...] = ()
        """Of a campaign, the matches that are or were its battles."""
        self.waiters: set[asyncio.Future[None]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.visitor = ""
        """The address from which it was made or last opened: what is worked out for it counts there."""

    def take(self, row: MatchRow) -> None:
        """What the store has of the match itself."""
        self.row, self.rematch = row, row.rematch
        self.plan = checked.decode(row.about, Plan)

    @property
    def between_bots(self) -> bool:
        """Whether nobody plays it: it goes on for itself, behind everything that somebody waits for."""
        return not self.plan.persons

    @property
    def idle(self) -> bool:
        """Whether the match may be dropped from memory: nothing is going on, no watched clock runs."""
        return not (self.lock.locked() or self.thinking or (self.timer and self.connections))

    # -- who is there --------------------------------------------------------------------------------------

    def owing(self, live: Live) -> tuple[str, ...]:
        """The sides that owe an answer."""
        if self.plan.to_agree:
            return () if live.match.over else self.plan.to_agree
        return tuple(ask.side for ask in live.match.pending)

    def unattended(self, live: Live) -> tuple[str, ...]:
        """The sides that nobody sits at: bots, and those that have given up. Others throw their dice."""
        return (*self.bots, *live.match.out)

    def playing(self, live: Live) -> tuple[str, ...]:
        """The persons who have not given up."""
        return tuple(side for side in self.plan.persons if side not in live.match.out)

    def asked_of(self, live: Live, side: str) -> tuple[str, ...]:
        """The persons who must agree to what a side asks; once it is over, also those who gave up."""
        persons = self.plan.persons if live.match.over else self.playing(live)
        return tuple(person for person in persons if person != side)

    def clock_now(self, live: Live) -> dict[str, int]:
        """Milliseconds left to each side that has a clock."""
        if self.plan.clock is None:
            return {}
        gone = int((time.monotonic() - live.since) * 1000)
        owing = () if self.plan.to_agree else self.timed(live)
        return {side: max(0, left - gone if side in owing else left) for side, left in live.clocks.items()}

    def timed(self, live: Live) -> tuple[str, ...]:
        """The sides whose clocks run; that of a side that has given up stands."""
        return tuple(side for side in self.owing(live) if side not in live.match.out)

    def seats(self, live: Live) -> tuple[m.SeatInfo, ...]:
        """Who plays what, who is there, what is left on the clocks."""
        here = self.here
        clocks = self.clock_now(live)
        return tuple(
            m.SeatInfo(
                side,
                player,
                self.plan.names.get(side, ""),
                called(list_),
                player != PERSON or side in here,
                clocks.get(side),
                side in live.match.out,
            )
            for (side, player), list_ in zip(self.plan.players.items(), self.plan.lists, strict=True)
        )

    def absent(self) -> tuple[m.Absent, ...]:
        """The persons who are not there."""
        here, signs, delay = self.here, self.signs, self.plan.absence
        out = self.live.match.out if self.live else ()
        away = []
        for side in signs.persons:
            if not self.plan.hot_seat and side not in out and not signs.connected(side, here):
                left = signs.left(side, here, delay)
                claim = None if left is None else int(left * 1000)
                away.append(m.Absent(side, int(signs.away(side) * 1000), claim))
        return tuple(away)

    @property
    def here(self) -> frozenset[str]:
        """The sides that somebody sits at with a socket."""
        return frozenset(connection.side for connection in self.connections)

    def came(self, connection: Connection) -> None:
        """A socket was opened."""
        self.connections.add(connection)
        self._sign(connection.side)

    def went(self, connection: Connection) -> None:
        """A socket is closed."""
        self.connections.discard(connection)
        self._sign(connection.side)

    def saw(self, side: str) -> None:
        """A request came from a seat: somebody is there without a socket, too."""
        if side not in self.signs.persons:
            return
        before = self.signs.connected(side, self.here)
        self.signs.saw(side, request=True)
        if not before:
            self.tell_presence()
        if side not in self.here and self._lapse is None:
            self._lapse = asyncio.get_running_loop().call_later(LATELY + 0.5, self._lapsed)

    def _lapsed(self) -> None:
        self._lapse = None
        self.tell_presence()

    def _sign(self, side: str) -> None:
        if side in self.signs.persons:
            self.signs.saw(side)

    def presence(self, live: Live) -> m.Presence:
        """Who is there, as a message."""
        return m.Presence(self.seats(live), self.absent())

    # -- what a seat may know ------------------------------------------------------------------------------

    def about(self, live: Live, side: str) -> m.About:
        """What stays the same, for a seat."""
        match, plan = live.match, self.plan
        ruleset = match.ruleset
        return m.About(
            self.id,
            plan.game,
            ruleset.version,
            plan.scenario,
            dict(getattr(match.table.setting, "options", plan.options)),
            side,
            match.sides,
            plan.hot_seat,
            plan.clock is not None,
            plan.absence,
            commitment(match.seed),
            views.words_of(ruleset.rules.view(match.table, side)),
            self.row.created,
            self.row.parent,
            {
                own: {lang: self.voice(live, side, lang).name(own) for lang in LANGUAGES}
                for own in match.sides
            },
        )

    def shared(self, live: Live) -> Shared:
        """What every seat is told alike, worked out once for each change; anew where clocks run."""
        if live.shared is not None and self.plan.clock is None:
            return live.shared
        match, pending = live.match, live.match.pending
        owing = self.owing(live)
        live.shared = Shared(
            owing,
            tuple(
                ask.side
                for ask in pending
                if ask.side in owing and ask.side in self.bots and isinstance(ask, Ask)
            ),
            self.seats(live),
            m.Over(match.over, match.over_rule) if match.over else None,
        )
        return live.shared

    def setting_up(self, match: Match) -> bool:
        """Whether something is asked now that is answered for everybody: nobody is asked."""
        return self.answered_for(match) is not None

    def answered_for(self, match: Match) -> Ask | None:
        """What is asked now and answered without asking: in the set-up, or by the lesson."""
        if match.over or not (self.plan.ready or self.plan.asked):
            return None
        for ask in match.pending:
            if not isinstance(ask, Ask) or ask.side in match.out:
                continue
            if self.plan.ready and asked_in_setup(match, ask):
                return ask
            if ask.side not in self.bots and asked_enough(match, ask, self.plan.asked):
                return ask
        return None

    def voice(self, live: Live, side: str, lang: str) -> Voice:
        """The voice in which a side is told of the match as it is now."""
        voice = live.voices.get((side, lang))
        if voice is None:
            voice = live.voices[side, lang] = voice_for(live.match, side, lang, self.plan.names)
        return voice

    def readable(self, live: Live, reader: Reader, lines: Sequence[m.Line]) -> tuple[m.Line, ...]:
        """The lines that a reader may read and has not read yet."""
        return views.readable(lines, reader.side, reader.after, over=bool(live.match.over))

    async def prepare(self, live: Live, reader: Reader, lines: Sequence[m.Line]) -> None:
        """Put a long backlog into words without holding anybody up."""
        voice, over = self.voice(live, reader.side, reader.lang), bool(live.match.over)
        await self.speaker.prepare(self.readable(live, reader, lines), reader.side, over, voice)

    def state(self, live: Live, reader: Reader, lines: Sequence[m.Line]) -> m.State:
        """The match as a reader may know it."""
        match, side = live.match, reader.side
        owing, thinking, seats, over = self.shared(live)
        refusal = self.why_not_undo(live, side) if side else None
        voice = self.voice(live, side, reader.lang)
        told = self.speaker.told(side, voice)
        asks = bool(owing) and not self.plan.to_agree and not self.setting_up(match)
        return m.State(
            number=live.number,
            scene=voice.names.scene,
            question=views.question_for(match, side, self.unattended(live), voice) if asks else None,
            waiting=owing,
            thinking=thinking,
            lines=self.speaker.lines(self.readable(live, reader, lines), side, over is not None, voice),
            last=live.last,
            can_undo=bool(side) and refusal is None,
            undo=views.why(refusal, voice) if refusal else None,
            request=self.request(live),
            seats=seats,
            over=over,
            dice=agreement.dice_of(self.plan),
            rematch=self.rematch,
            names={id: name for id, name in told.names.items() if reader.told.names.get(id) != name},
            hidden=self.hides(live, reader.lang),
            battles=campaigns.infos(self, live, voice) if match.ruleset.battles else (),
        )

    def hides(self, live: Live, lang: str) -> bool:
        """Whether one of those at a shared screen is shown now what the others may not see.

        A secret question does, and a table that looks otherwise than spectators see it.
        """
        if not self.plan.hot_seat or live.match.over:
            return False
        if isinstance(live.match.pending_request, AskEach):
            return True
        seen = self.voice(live, "", lang).names.scene
        return any(self.voice(live, side, lang).names.scene != seen for side in self.plan.persons)

    def why_not_undo(self, live: Live, side: str) -> Refusal | None:
        """Why a seat cannot take its last answer back at once: no rule allows it, or persons must agree."""
        if refusal := why_not_act(live.match, side):
            return refusal
        if refusal := campaigns.why_not_reopen(self.row, live.match):
            return refusal
        refusal = live.match.why_not_undo(side)
        if refusal is None or self.asked_of(live, side):
            return refusal
        return live.match.why_not_undo(side, consent=True)

    def told(self, live: Live, side: str, lang: str) -> Told:
        """The names that whoever has read the newest state knows."""
        return self.speaker.told(side, self.voice(live, side, lang))

    def in_words(self, message: Any, side: str, lang: str) -> Any:
        """A refusal with its words for whoever was refused; any other message as it is."""
        if not isinstance(message, m.Refused) or self.live is None:
            return message
        voice = campaigns.refusing(self, self.live, message.why.rule, lang)
        why = why_worded(message.why, voice or self.voice(self.live, side, lang))
        return msgspec.structs.replace(message, why=why)

    def request(self, live: Live) -> m.Request | None:
        """What one side asks of another now."""
        if live.asking is None:
            return None if live.match.over else agreement.asked(self.plan)
        asking = live.asking
        what, side, key = asking.what, asking.side, asking.battle
        asked = campaigns.to_agree(self, live, side, key) if what == REPORT else self.asked_of(live, side)
        waiting = tuple(person for person in asked if person not in asking.agreed)
        return m.Request(what, side, waiting)  # type: ignore[arg-type]  # one of these

    def state_text(self, live: Live, reader: Reader, lines: Sequence[m.Line]) -> bytes:
        """The same as bytes, made once for all who sit at one side and read one language."""
        key = (reader.side, reader.lang, reader.after, reader.told.serial)
        text = live.texts.get(key)
        if text is None:
            text = live.texts[key] = _encode(self.state(live, reader, lines))
        return text

    # -- telling -------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """The match has gone on: wake everybody who waits for that."""
        for connection in self.connections:
            connection.tell()
        for waiter in self.waiters:
            if not waiter.done():
                waiter.set_result(None)
        self.waiters.clear()
        if self.live is not None and self.connections and self.absent():
            self._say(encode(self.presence(self.live)))

    def _say(self, message: bytes, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.say(message)

    def tell_presence(self, but: Connection | None = None) -> None:
        """Somebody came or went."""
        if self.live is None:
            return
        self.live.changed()
        self._say(encode(self.presence(self.live)), but)


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _encode(message)
