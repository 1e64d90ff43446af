"""The HTTP operations: what there is to play, making a match, a seat's state and acts, records."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import blake2b
from typing import Annotated, Any
from zlib import compress

from anyio import to_thread
from msgspec import Meta, Raw, Struct, structs
from starlette.requests import Request

from escarmouche import __version__
from escarmouche.engine import campaign_file, checked, save
from escarmouche.engine.battle import Fought
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.server import (
    afterthoughts,
    campaigns,
    catalogue,
    commands,
    expiry,
    recordjobs,
    tokens,
    views,
    workbenches,
    workers,
)
from escarmouche.server import messages as m
from escarmouche.server.api import Api, Caller, Seated, language_of
from escarmouche.server.house import House
from escarmouche.server.limits import Limiter
from escarmouche.server.room import Live, Reader
from escarmouche.server.rows import Begun, Declared, Settled, TakenBack, Upgraded, decode
from escarmouche.server.settings import Limits
from escarmouche.server.store import ConflictError, Store, Write, now
from escarmouche.server.trouble import STATUS, Trouble, mistaken, problem
from escarmouche.server.turns import Crowded

MatchId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
RecordId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
GameName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,31}$")]
RuleId = Annotated[str, Meta(pattern="^[A-Z0-9]{2,3}-[A-Z0-9]+-[0-9]{2}$", max_length=32)]
BattleKey = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Few = Annotated[int, Meta(ge=1, le=50)]
Part = Annotated[int, Meta(ge=0, le=49)]
Seconds = Annotated[float, Meta(ge=0, le=25)]
NDJSON, TEXT = "application/x-ndjson", "text/plain"
log = logging.getLogger("escarmouche.routes")


class Doors:
    """Who may come in: tokens are checked here, and counted where they are wrong."""

    def __init__(self, house: House) -> None:
        limits = house.settings.limits
        self.house = house
        self.guesses = Limiter(limits.guesses)
        self.creations = Limiter(limits.creations)
        self.records = Limiter(limits.records)
        self.kept = Limiter(limits.kept)

    def caller(self, request: Request) -> Caller:
        """Where a request comes from."""
        address = request.client.host if request.client else ""
        base = self.house.settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        return Caller(address, base.rstrip("/"), language_of(request))

    async def seat(self, request: Request) -> Seated:
        """The seat a request's token opens."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            raise problem("unknown", "send the token of a seat: Authorization: Bearer …")
        address = request.client.host if request.client else ""
        seat = await self.opened(request.path_params["match"], token.strip(), address)
        seat.room.saw(seat.side)
        return Seated(seat.room, seat.side, language_of(request), address)

    async def opened(self, match: str, token: str, address: str) -> Seated:
        """The seat that a token opens; the same answer for a wrong match and a wrong token."""
        if self.guesses.exhausted(address):
            raise problem("too-many", "too many wrong tokens; wait a little")
        wrong = problem("unknown", "this link opens no seat of this match")
        try:
            room = await self.house.room(match)
        except Trouble as trouble:
            if trouble.status != STATUS["not-found"]:
                raise
            self.guesses.allows(address)
            raise wrong from None
        side = tokens.seat_of(token, room.tokens)
        if side is None:
            self.guesses.allows(address)
            raise wrong
        room.visitor = address
        return Seated(room, side, address=address)

    def may_create(self, address: str) -> None:
        """Trouble for an address that makes too much."""
        if not self.creations.allows(address):
            raise problem("too-many", "too many new matches or records from this address; wait a little")

    def may_read(self, address: str) -> None:
        """Trouble for an address that reads too many records."""
        if not self.records.allows(address):
            raise problem("too-many", "too many records from this address; wait a little")

    async def may_keep(self, address: str, size: int) -> None:
        """Trouble for a record that is beyond what one address may have kept, or all of them."""
        if not self.kept.allows(address, size):
            raise problem("too-many", "too much was sent in from this address; wait a day")
        many = await self.house.read(self.house.store.many_records)
        if many >= self.house.settings.limits.records_kept:
            raise problem("full", "this server keeps no more records")


def make_api(house: House | None, doors: Doors | None) -> Api:
    """Every operation; without a house only their description."""
    api = Api("Escarmouche", __version__, house)
    if doors is not None:
        api.authenticate, api.caller = doors.seat, doors.caller
    limits = house.settings.limits if house else Limits()
    assert house is not None or doors is None
    _add_house(api, house)
    _add_matches(api, house, doors)
    _add_acts(api, house)
    _add_records(api, house, doors, limits)
    return api


def _add_house(api: Api, house: Any) -> None:
    @api.get("/health")
    async def health() -> m.Health:
        """Whether the server can take inputs."""
        writing = await house.can_store()
        state: Any = "ok" if writing else "not-writing"
        return m.Health(state, __version__, len(house.awake), house.sockets)

    @api.get("/key")
    async def key() -> m.ServerKey:
        """The public key with which this server signs the records that it has kept."""
        return m.ServerKey(house.signer.key)

    @api.get("/catalogue")
    async def games() -> m.Catalogue:
        """Games, scenarios, lists, options and players."""
        return await to_thread.run_sync(catalogue.catalogue)

    @api.post("/lists", beside=True)
    async def build_list(body: m.ListWish, caller: Caller) -> m.ListSheet:
        """An army list that is being built, after a change: its price, what forbids it, what mends that."""
        return await to_thread.run_sync(workbenches.sheet, body, caller.lang)

    @api.get("/rules/{game}")
    async def rules(game: GameName) -> m.RuleTexts:
        """Every rule of a game and of the house, in both languages."""
        return await to_thread.run_sync(catalogue.rule_texts, game)

    @api.get("/rules/{game}/{rule}")
    async def rule(game: GameName, rule: RuleId) -> m.RuleText:
        """One rule."""
        texts = await to_thread.run_sync(catalogue.rule_texts, game, (rule,))
        return texts.rules[0]


def _add_matches(api: Api, house: Any, doors: Any) -> None:
    @api.post("/matches")
    async def create_match(body: m.NewMatch, caller: Caller) -> m.Created:
        """Make a match; the answer has the secret link of each person and one for spectators."""
        doors.may_create(caller.address)
        plan = await to_thread.run_sync(catalogue.plan_of, body)
        try:
            return await house.create(plan, caller.base, visitor=caller.address)  # type: ignore[no-any-return]
        except Trouble as trouble:
            told = catalogue.in_words(trouble.message, plan.game, caller.lang)
            raise Trouble(told, trouble.status) from trouble

    @api.get("/matches/{match}")
    async def look(
        match: MatchId, seat: Seated, after: Count = 0, number: Count = 0, wait: Seconds = 0
    ) -> m.Sitting:
        """The match as a seat may know it; with `wait`, as soon as it has gone beyond `number`."""
        room = seat.room
        async with room.lock:
            live = await house.wake(room)
        if wait and live.number <= number and not live.match.over:
            changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            room.waiters.add(changed)
            await asyncio.wait([changed], timeout=wait)
            room.waiters.discard(changed)
            async with room.lock:
                live = await house.wake(room)
        lines = await house.lines(room, live, after)
        reader = Reader(seat.side, seat.lang, after)
        await room.prepare(live, reader, lines)
        return m.Sitting(room.about(live, seat.side), room.state(live, reader, lines))

    @api.get("/matches/{match}/presence")
    async def presence(match: MatchId, seat: Seated) -> m.Presence:
        """Who is there, and for how long somebody has not been."""
        async with seat.room.lock:
            live = await house.wake(seat.room)
        return seat.room.presence(live)

    @api.post("/matches/{match}/rematch")
    async def rematch(match: MatchId, seat: Seated, caller: Caller, body: m.RematchWish) -> m.Accepted:
        """The same match again, once it is over: every seat's token opens the new one too."""
        if not seat.side:
            raise problem("not-a-player", "spectators look on")
        async with seat.room.lock:
            live = await house.wake(seat.room)
            await house.rematch(seat.room, live, body.swap, caller.base)
        return m.Accepted(live.number)


async def _after_act(house: House, seat: Seated, before: int, live: Live) -> m.State:
    lines = await house.lines(seat.room, live, before)
    reader = Reader(seat.side, seat.lang, before)
    await seat.room.prepare(live, reader, lines)
    return seat.room.state(live, reader, lines)


def _add_acts(api: Api, house: Any) -> None:
    async def act(seat: Seated, body: m.Command) -> m.State:
        room = seat.room
        before = room.live.last if room.live else 1 << 30
        try:
            live = await commands.command(house, room, seat.side, body)
        except Trouble as trouble:
            told = room.in_words(trouble.message, seat.side, seat.lang)
            raise Trouble(told, trouble.status) from trouble
        return await _after_act(house, seat, min(before, live.last), live)

    @api.post("/matches/{match}/answer")
    async def answer(match: MatchId, seat: Seated, body: m.Answer) -> m.State:
        """Answer the pending question; refused answers change nothing."""
        return await act(seat, body)

    @api.post("/matches/{match}/for-me")
    async def for_me(match: MatchId, seat: Seated, body: m.ForMe) -> m.State:
        """Let the ruleset's quick answer be given to the pending question."""
        return await act(seat, body)

    @api.post("/matches/{match}/undo")
    async def undo(match: MatchId, seat: Seated, body: m.Undo) -> m.State:
        """Take the last answer back, or ask the other persons to agree."""
        return await act(seat, body)

    @api.post("/matches/{match}/consent")
    async def consent(match: MatchId, seat: Seated, body: m.Consent) -> m.State:
        """Agree, or not, to what another side asked."""
        return await act(seat, body)

    @api.post("/matches/{match}/concede")
    async def concede(match: MatchId, seat: Seated, body: m.Concede) -> m.State:
        """Give the match up; where more than two play, the others play on."""
        return await act(seat, body)

    @api.post("/matches/{match}/draw")
    async def draw(match: MatchId, seat: Seated, body: m.OfferDraw) -> m.State:
        """Offer a draw."""
        return await act(seat, body)

    @api.post("/matches/{match}/claim")
    async def claim(match: MatchId, seat: Seated, body: m.Claim) -> m.State:
        """Go on, or end the match, without a person who has been gone too long."""
        return await act(seat, body)

    @api.post("/matches/{match}/open-battle")
    async def open_battle(match: MatchId, seat: Seated, body: m.OpenBattle) -> m.State:
        """Begin a battle that the campaign waits for, as a match of its own."""
        return await act(seat, body)

    @api.post("/matches/{match}/report")
    async def tell_report(match: MatchId, seat: Seated, body: m.TellReport) -> m.State:
        """Tell what came of a battle on a real table; the others who fought it agree."""
        return await act(seat, body)

    @api.get("/matches/{match}/report-form", beside=True)
    async def report_form(match: MatchId, seat: Seated, battle: BattleKey = "") -> m.ReportForm:
        """The form by which the report of a battle on a real table is typed, as it stands now."""
        async with seat.room.lock:
            live = await house.wake(seat.room)
        return await to_thread.run_sync(campaigns.form, live, battle)

    @api.post("/matches/{match}/consider", beside=True)
    async def consider(match: MatchId, seat: Seated, body: m.Consider) -> m.Considered:
        """Try answers without giving them."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/odds", beside=True)
    async def odds(match: MatchId, seat: Seated, body: m.AskOdds) -> m.Forecasts:
        """The odds of every attack of a unit."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/drafts", beside=True)
    async def drafts(match: MatchId, seat: Seated, body: m.AskDrafts) -> m.Drafts:
        """Ready-made answers to the pending free place."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/reach", beside=True)
    async def reach(match: MatchId, seat: Seated, body: m.AskReach) -> m.Reached:
        """Where a figure may end if the pending free place is answered so."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/turns", beside=True)
    async def turns(match: MatchId, seat: Seated, body: m.AskTurns) -> m.Turned:
        """Which way a figure may look if the pending free place is answered so."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/hint", beside=True)
    async def hint(match: MatchId, seat: Seated, body: m.AskHint) -> m.Hint:
        """What the veteran would answer, and why."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/threat", beside=True)
    async def threat(match: MatchId, seat: Seated, body: m.AskThreat) -> m.Threats:
        """Who could hurt a unit once the pending question is answered so."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]

    @api.post("/matches/{match}/sight", beside=True)
    async def sight(match: MatchId, seat: Seated, body: m.AskSight) -> m.Sights:
        """What the figures of a unit see of each enemy unit."""
        return Raw(await commands.trial(house, seat.room, seat.side, body, seat.lang, seat.address))  # type: ignore[return-value]


def _add_records(api: Api, house: Any, doors: Any, limits: Limits) -> None:
    async def run(who: str, job: Any, *arguments: Any) -> bytes:
        try:
            return await house.aside.run(limits.record_seconds, job, *arguments, who=who)  # type: ignore[no-any-return]
        except Crowded as error:
            raise problem("busy", "too much is being worked out for this address; wait a little") from error
        except workers.TooSlow as error:
            raise problem("slow", str(error)) from error
        except EscarmoucheError as error:
            raise mistaken("no-record", error) from error
        except Exception as error:
            log.error("%s failed: %r", job.__name__, error)
            raise problem("failed", "this could not be worked out") from error

    async def content(seat: Seated) -> tuple[bytes, Live]:
        async with seat.room.lock:
            live = await house.wake(seat.room)
            whole = live.match.copy()
        return await to_thread.run_sync(_dumped, whole), live

    async def shown(seat: Seated, job: Any, *arguments: Any) -> tuple[bytes, Live]:
        """What a job makes of the match as it stands; worked out once."""
        async with seat.room.lock:
            live = await house.wake(seat.room)
            whole = live.match.copy()

        async def work() -> bytes:
            dump = await to_thread.run_sync(_dumped, whole)
            return await run(seat.address, job, dump, *arguments)

        key = (seat.room.id, live.number, live.last, job.__name__, arguments)
        return await house.kept.answer(key, work), live

    @api.get("/matches/{match}/record", NDJSON, beside=True)
    async def record(match: MatchId, seat: Seated) -> str:
        """The record: what the seat may know while the match runs, the whole of it afterwards."""
        text, _ = await shown(seat, recordjobs.record_of, seat.side)
        return await to_thread.run_sync(house.signer.signed, text.decode(), now() // 1000)

    @api.get("/matches/{match}/campaign", TEXT, beside=True)
    async def campaign(match: MatchId, seat: Seated) -> str:
        """After the end: the records of a campaign and of all its battles in one file, to verify together."""
        dump, live = await content(seat)
        if not live.match.over:
            raise problem("not-asked", "the campaign is not over yet", live.number)
        whole = (await run(seat.address, recordjobs.record_text, dump, None)).decode()
        fought = []
        for row in seat.room.battles:
            dump, _ = await content(Seated(await house.room(row.id), ""))
            text = (await run(seat.address, recordjobs.record_text, dump, None)).decode()
            fought.append(Fought(row.battle, tuple(text.splitlines())))
        return campaign_file.of_records(whole.splitlines(), fought).decode()

    @api.get("/matches/{match}/situation", TEXT, beside=True)
    async def situation(match: MatchId, seat: Seated) -> str:
        """The position as a situation file; what the seat may not know is filled in plausibly."""
        dump, live = await content(seat)
        side = None if live.match.over else seat.side
        return await run(seat.address, recordjobs.situation_text, dump, side)  # type: ignore[return-value]

    @api.get("/matches/{match}/moments", beside=True)
    async def moments(match: MatchId, seat: Seated, first: Count = 0, count: Few = 20) -> m.Moments:
        """The table at moments of the match, as the seat may see them."""
        text, _ = await shown(seat, recordjobs.match_moments, seat.side, first, count)
        return await house.read(_placed, house.store, seat.room.id, text)  # type: ignore[no-any-return]

    @api.get("/matches/{match}/summary", beside=True)
    async def summary(match: MatchId, seat: Seated) -> m.Summary:
        """The end of a match in figures, the luck of each side among them."""
        async with seat.room.lock:
            live = await house.wake(seat.room)
        if not live.match.over:
            raise problem("not-asked", "the match is not over yet", live.number)
        return Raw((await shown(seat, recordjobs.summary))[0])  # type: ignore[return-value]

    async def afterwards(seat: Seated, job: Any, *arguments: Any) -> tuple[bytes, list[int]]:
        """What is thought over of a match that is over, and the numbers of its lines here."""
        async with seat.room.lock:
            live = await house.wake(seat.room)
        if not live.match.over:
            raise problem("not-asked", "the match is not over yet", live.number)
        text, _ = await shown(seat, job, *arguments)
        return text, await house.read(_numbers, house.store, seat.room.id)

    @api.get("/matches/{match}/chances", beside=True)
    async def chances(match: MatchId, seat: Seated, part: Part = 0, parts: Few = 10) -> m.Chances:
        """After the end: how often each side wins where bots play on from a moment of the match."""
        text, numbers = await afterwards(seat, afterthoughts.chances, min(part, parts - 1), parts)
        told: m.Chances = checked.decode(text, m.Chances)
        return structs.replace(told, line=_at(numbers, told.line))

    @api.get("/matches/{match}/acts", beside=True)
    async def acts(match: MatchId, seat: Seated, part: Part = 0, parts: Few = 10) -> m.Acts:
        """After the end: the best and the worst act of each side in a part of the match."""
        text, numbers = await afterwards(seat, afterthoughts.acts, min(part, parts - 1), parts, seat.lang)
        told: m.Acts = checked.decode(text, m.Acts)
        best = tuple(structs.replace(act, line=_at(numbers, act.line + 1)) for act in told.best)
        worst = tuple(structs.replace(act, line=_at(numbers, act.line + 1)) for act in told.worst)
        return m.Acts(told.part, best, worst)

    @api.post("/records", limits.upload)
    async def send_record(body: m.RecordUpload, caller: Caller) -> m.RecordInfo:
        """Send a record file in: it is verified, and its moments can be asked for."""
        doors.may_create(caller.address)
        text = body.text.encode()
        name = blake2b(text, digest_size=16).hexdigest()
        made = await verdict(name, body.text, caller)
        if checked.decode(made, Judged).problem in recordjobs.UNREADABLE:
            return Raw(made)  # type: ignore[return-value]
        if await house.read(house.store.record, name) is None:
            await doors.may_keep(caller.address, len(text))
            row = {"id": name, "text": await to_thread.run_sync(compress, text, 6), "at": now() // 1000}
            with suppress(ConflictError):  # somebody sent the same a moment ago
                await house._stored(Write(rows={"records": [row]}))
        return Raw(made)  # type: ignore[return-value]

    async def verdict(name: str, text: str, caller: Caller) -> bytes:
        """What is proven of a record: worked out once for each language."""

        async def work() -> bytes:
            return await run(
                caller.address, recordjobs.check_record, text, name, caller.lang, house.signer.key
            )

        return await house.kept.answer((name, caller.lang), work)  # type: ignore[no-any-return]

    async def kept_record(record: str) -> str:
        text = await house.read(house.store.record, record)
        await house.read(expiry.keep, house.store.engine, record)
        if text is None:
            raise problem("not-found", "there is no such record")
        return str(text)

    @api.get("/records/{record}", beside=True)
    async def read_record(record: RecordId, caller: Caller) -> m.RecordInfo:
        """A record that was sent in: whether it verifies, and its lines."""
        doors.may_read(caller.address)
        return Raw(await verdict(record, await kept_record(record), caller))  # type: ignore[return-value]

    @api.get("/records/{record}/moments", beside=True)
    async def record_moments(
        record: RecordId, caller: Caller, first: Count = 0, count: Few = 20
    ) -> m.Moments:
        """The table at moments of a record that was sent in."""
        doors.may_read(caller.address)
        text = await kept_record(record)

        async def work() -> bytes:
            return await run(caller.address, recordjobs.record_moments, text, first, count)

        return Raw(await house.kept.answer((record, first, count), work))  # type: ignore[return-value]


class Judged(Struct, frozen=True):
    """Of a verdict that is sent as it is, what decides whether its record is kept."""

    problem: str


def _numbers(store: Store, id: str) -> list[int]:
    """The numbers that the lines of a match have here."""
    return _engine_lines([(number, decode(data)) for number, _, data in store.inputs_after(id, -1)])


def _placed(store: Store, id: str, text: bytes) -> m.Moments:
    """Moments of a match with the numbers of its lines here; it grows with the match."""
    engine_moments: m.Moments = checked.decode(text, m.Moments)
    numbers = _numbers(store, id)
    placed = tuple(m.Moment(_at(numbers, moment.last), moment.scene) for moment in engine_moments.moments)
    return m.Moments(engine_moments.first, engine_moments.count, placed)


def _dumped(match: Any) -> bytes:
    return save.dump(match, record=False)


def _engine_lines(rows: list[tuple[int, Any]]) -> list[int]:
    """The numbers of the lines that the engine itself writes, since the last change of rules."""
    numbers: list[int] = []
    for number, payload in rows:
        if isinstance(payload.stored, Upgraded):
            numbers.clear()
            continue
        stored = payload.stored
        ours = isinstance(stored, Declared | TakenBack | Begun) or (
            isinstance(stored, Settled) and stored.commitment
        )
        lines = views.lines_of(number, payload)
        numbers += [line.number for line in lines if ours or line.what != "declared"]
        if isinstance(stored, TakenBack) and stored.seed:  # one line for the undo and the new seed
            numbers.append(numbers[-1])
    return numbers


def _at(numbers: list[int], count: int) -> int:
    return numbers[min(count, len(numbers)) - 1] if count and numbers else 0
