"""The house: rooms, a bounded cache of live matches, bots at their tables, clocks, forgotten matches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from itertools import islice
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from anyio import to_thread

from escarmouche.engine import save
from escarmouche.engine.battle import CAMPAIGN
from escarmouche.engine.errors import DataError, EscarmoucheError, ProcedureFailed
from escarmouche.engine.history import plain, throws_after
from escarmouche.engine.luck import commitment, new_seed
from escarmouche.engine.match import Match, answered_by
from escarmouche.server import (
    agreement,
    automatic,
    campaigns,
    catalogue,
    expiry,
    loading,
    resuming,
    tokens,
    views,
)
from escarmouche.server import messages as m
from escarmouche.server.catalogue import Plan
from escarmouche.server.keeping import Kept
from escarmouche.server.lease import Lease
from escarmouche.server.loopback import is_loopback
from escarmouche.server.owners import Owners
from escarmouche.server.pools import Pool
from escarmouche.server.room import Live, Room
from escarmouche.server.rows import (
    Given,
    Payload,
    Played,
    Settled,
    Started,
    Stored,
    TakenBack,
    added,
    decode,
    encode,
    plain_events,
    played,
    undone_since,
)
from escarmouche.server.settings import Settings
from escarmouche.server.sharing import Sharing
from escarmouche.server.signing import Signer, key_file
from escarmouche.server.speaking import Speaker
from escarmouche.server.store import (
    ABANDONED,
    LIVE,
    OVER,
    ConflictError,
    MatchRow,
    Results,
    Store,
    StoreError,
    UnsureError,
    Write,
    now,
    packed,
    together,
)
from escarmouche.server.storeroom import Storeroom
from escarmouche.server.tables import matches
from escarmouche.server.trouble import Trouble, problem, refused

EVERY = 16
"""A checkpoint after so many inputs."""
QUICK = 0.002
"""Rules that take less than this run in the event loop: a thread would cost more."""
LOADING = 30.0
"""Seconds that reading a match may take: the rules are run again from its checkpoint."""
WARM = 16
"""Matches that keep what was worked out on their grounds; one that waits longer works it out again."""
WRONG_SHAPE = (TypeError, ValueError, KeyError, AttributeError, IndexError, OverflowError, RecursionError)
LOOK = 1200
"""Seconds between two looks at what is old."""
Made = TypeVar("Made")
log = logging.getLogger("escarmouche.house")


class Born(NamedTuple):
    """A match that is to be stored for the first time."""

    row: dict[str, Any]
    write: Write
    payload: Payload


class Change(NamedTuple):
    """An input that is to be stored, and the room after it."""

    room: Room
    live: Live
    number: int
    payload: Payload
    lines: list[m.Line]
    write: Write
    plan: Plan | None
    left: tuple[str, ...] = ()
    """Battles that a campaign leaves behind."""


class House(Storeroom):
    """Everything the server knows while it runs; all that matters is in the store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lease = Lease(settings.database, shared=settings.shared)
        try:
            super().__init__(Store(settings.database), settings.limits)
            self.signer = Signer(key_file(self.store.engine.url))
            self.sharing = (
                Sharing(self, Owners(self.store.engine, settings.own_url)) if settings.shared else None
            )
        except DataError:
            self.lease.close()
            raise
        self.bots = Pool(settings.workers)
        self.trials = Pool(settings.workers)
        self.aside = Pool(1, patience=10)
        """For what nobody waits for at a table: records, and matches between bots."""
        self.kept = Kept()
        """Verdicts on records, and what is shown of records and of matches as they stand."""
        self.rooms: dict[str, Room] = {}
        self.awake: OrderedDict[str, Room] = OrderedDict()
        self.sockets = 0
        self.inputs = self.refusals = self.loads = 0
        self.started = time.time()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Tie the store to this event loop and begin to keep house."""
        loop = asyncio.get_running_loop()

        def deliver(results: Results) -> None:
            loop.call_soon_threadsafe(_tell_all, results)

        self.store.deliver = deliver
        if self.settings.ready:
            self.spawn(to_thread.run_sync(catalogue.catalogue))
        self.spawn(self._housekeeping())
        self.spawn(resuming.resume(self))
        if self.sharing is not None:
            self.spawn(self.sharing.live())
            self.spawn(self.sharing.listen())

    async def close(self) -> None:
        """Stop; what is on the disk is all that counts."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.timer:
                room.timer.cancel()
        self.bots.close()
        self.trials.close()
        self.aside.close()
        self.end_looking()
        if self.sharing is not None:
            with suppress(Trouble):
                await self.read(self.sharing.owners.end)
        await to_thread.run_sync(self.store.close)
        self.lease.close()

    def spawn(self, work: Any) -> None:
        """Do something beside everything else, until it ends or the server does."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- making and finding ----------------------------------------------------------------------------------

    async def create(
        self, plan: Plan, base: str, kept: dict[str, str] | None = None, visitor: str = ""
    ) -> m.Created:
        """Make a match; with `kept` its seats open to the tokens of an earlier one."""
        if not plan.persons:
            self._room_for_bots(visitor)
        match = await to_thread.run_sync(catalogue.begun, plan)
        name = tokens.new_name()
        made = {side: tokens.new_token() for side in (*plan.persons, views.NOBODY)} if kept is None else {}
        hashes = kept if kept is not None else {side: tokens.hashed(token) for side, token in made.items()}
        if match.ruleset.battles:
            match.seats = {**match.seats, CAMPAIGN: name}
        born = self.born(name, match, plan, hashes)
        await self._stored(born.write)
        self.move_in(born, match, visitor)
        if self.settings.ready:
            self.spawn(self.trials.prepare(plan.game))
        links = [m.SeatLink(side, token, tokens.link(base, name, token)) for side, token in made.items()]
        if kept is not None:
            return m.Created(name, (), m.SeatLink("", "", ""))
        here = is_loopback(urlsplit(base).hostname or "")
        elsewhere = self.settings.elsewhere if here else ""
        return m.Created(name, tuple(link for link in links if link.side), links[-1], elsewhere)

    def born(
        self, name: str, match: Match, plan: Plan, hashes: dict[str, str], of: tuple[str, str] = ("", "")
    ) -> Born:
        """A match as it is stored first; `of` is the campaign and the key of a battle."""
        at = now()
        clocks = dict.fromkeys(plan.persons, plan.clock.seconds * 1000) if plan.clock else {}
        payload = Payload(Started(), [plain(e) for e in match.log], plain_events(match.fresh), 1, clocks)
        row = {
            "id": name,
            "game": plan.game,
            "rules": match.ruleset.version,
            "seed": match.seed,
            "tokens": msgspec.json.encode(hashes),
            "about": msgspec.json.encode(plan),
            "status": OVER if match.over else LIVE,
            "rematch": "",
            "created": at // 1000,
            "touched": at // 1000,
            "parent": of[0],
            "battle": of[1],
        }
        state = packed(save.dump(match, record=False))
        last = len(payload.events)
        checkpoint = {"match": name, "number": 0, "last": last, "state": state}
        first = (name, 0, last, at, encode(payload))
        rows: dict[str, list[dict[str, Any]]] = {"matches": [row], "checkpoints": [checkpoint]}
        if self.sharing is not None:
            rows |= self.sharing.born(name, of[0])
        return Born(row, Write((first,), rows), payload)

    def _room_for_bots(self, visitor: str) -> None:
        """Trouble where as many matches between bots go on as may."""
        going = [r for r in self.awake.values() if r.between_bots and r.live and not r.live.match.over]
        limits = self.settings.limits
        own = sum(1 for room in going if room.visitor == visitor)
        if own >= limits.unattended_each or len(going) >= limits.unattended:
            raise problem("too-many", "enough matches between bots go on already; wait until one is over")

    def move_in(self, born: Born, match: Match, visitor: str = "") -> None:
        """Give a match that is stored its room."""
        room = self.rooms[born.row["id"]] = Room(MatchRow(**born.row))
        room.visitor = visitor
        live = Live(match, 0, 0, dict(born.payload.clocks))
        live.follow(0, born.payload)
        self._keep(room, live)
        automatic.go_on(self, room, live)

    async def room(self, id: str) -> Room:
        """The room of a match; Trouble when there is no such match."""
        room = self.rooms.get(id)
        if room is None:
            row = await self.read(self.store.match, id)
            if row is None:
                raise problem("not-found", "there is no such match, or this link does not open it")
            room = self.rooms.setdefault(id, Room(row))
            if len(self.rooms) > 4 * self.settings.limits.live + self.sockets:
                self._forget_idle()
        return room

    def _forget_idle(self) -> None:
        for id, room in list(self.rooms.items()):
            if room.live is None and not room.connections and not room.lock.locked():
                del self.rooms[id]

    async def wake(self, room: Room) -> Live:
        """The match of a room in memory; read from the store if it is not there. Hold the room's lock."""
        if room.live is not None:
            self._to_the_front(room)
            return room.live
        row = await self.read(self.store.match, room.id)
        if row is None:
            self.rooms.pop(room.id, None)
            raise problem("not-found", "there is no such match any more")
        room.take(row)
        self.loads += 1
        try:
            await self.read(expiry.keep, self.store.engine, room.id)
            live = await self.read(loading.load, self.store, row, seconds=LOADING)
            if live.match.ruleset.battles:
                room.battles = await self.read(self.store.battles, room.id)
        except Trouble:
            raise
        except EscarmoucheError as error:
            log.error("match %s cannot be read: %s", room.id, error)
            raise problem("failed", "the match cannot be read; the log of the server says why") from error
        self.rooms.setdefault(room.id, room)
        self._keep(room, live)
        automatic.go_on(self, room, live)
        return live

    def _keep(self, room: Room, live: Live) -> None:
        room.live = live
        self._to_the_front(room)
        idle = (r for r in list(self.awake.values()) if r is not room and r.idle)
        while len(self.awake) > self.settings.limits.live:
            old = next(idle, None)
            if old is None:
                return
            self.sleep(old)

    def _to_the_front(self, room: Room) -> None:
        """This match is used now; the one not used for longest of the warm ones waits from here on."""
        newest = next(reversed(self.awake), "")
        self.awake[room.id] = room
        self.awake.move_to_end(room.id)
        if newest == room.id:
            return
        latest = [r for r in islice(reversed(self.awake.values()), WARM + 1) if r.live is not None]
        if len(latest) > WARM and latest[-1].idle and (waiting := latest.pop().live):
            waiting.match.rest(frozenset(r.live.match.table.ground for r in latest if r.live))

    def sleep(self, room: Room) -> None:
        """Drop a match from memory; nothing is lost."""
        room.live = None
        room.speaker = Speaker()
        self.awake.pop(room.id, None)
        if room.timer:
            room.timer.cancel()
            room.timer = None
        if not room.connections:
            self.rooms.pop(room.id, None)

    # -- playing ---------------------------------------------------------------------------------------------

    async def give(
        self, room: Room, live: Live, stored: Stored, id: str = "", beside: Write | None = None
    ) -> Live:
        """Give the match an input, store it, then tell everybody. Hold the room's lock.

        Raises Trouble when it is refused or not stored; the match is then as it was. `beside` is stored in
        the same commit.
        """
        result = await self._ran(room, live, lambda: played(live.match, stored))
        if result.refusal:
            self.refusals += 1
            raise refused(views.why(result.refusal), live.number)
        plan = agreement.without(room.plan, result.match.out)
        changed = plan if plan is not room.plan else None
        return await self._commit(room, live, result, stored, id, changed, beside)

    async def settle_dice(self, room: Room, live: Live, side: str, *, agreed: bool) -> Live:
        """A side agrees to real dice, or the server throws for all. Hold the room's lock."""
        plan = agreement.answered(room.plan, side, agreed=agreed)
        new = live.match.copy()
        new.fresh = ()
        said = {**live.match.seats.get("dice", {}), side: agreed}
        new.seats = {**new.seats, "dice": said}
        if not agreed:
            seed = new_seed()
            await self._ran(room, live, lambda: new.throw_from(seed))
        result = Played(new, None, added(live.match.log, new.log), new.fresh)
        return await self._commit(room, live, result, Settled(side, agreed, commitment(new.seed)), "", plan)

    async def _ran(self, room: Room, live: Live, rules: Callable[[], Made]) -> Made:
        """Run rules; Trouble when they fail."""
        try:
            return await self._in_time(live, rules)
        except ProcedureFailed as error:
            log.error("match %s: %s", room.id, error)
            raise problem("failed", "the rules failed here; the match is as it was", live.number) from error
        except WRONG_SHAPE as error:
            log.info("match %s: %s", room.id, error)  # the words may name what this seat may not know
            raise problem("malformed", "this is no answer to the question", live.number) from error

    async def _in_time(self, live: Live, work: Callable[[], Made]) -> Made:
        """Run rules: at once where they are quick, in a thread where they are not."""

        def timed() -> tuple[
            Made, float
        ]:  # its own time: waiting for a busy machine tells nothing about rules
            start = time.thread_time()
            return work(), time.thread_time() - start

        made, took = timed() if live.cost < QUICK else await to_thread.run_sync(timed)
        live.cost = 0.8 * min(live.cost, 0.05) + 0.2 * took
        return made

    async def _commit(
        self,
        room: Room,
        live: Live,
        result: Played,
        stored: Stored,
        id: str,
        plan: Plan | None = None,
        beside: Write | None = None,
    ) -> Live:
        """Store an input with what it came to; the end of a battle is stored with what it answers."""
        async with AsyncExitStack() as stack:
            changes = [await self.change(room, live, result, stored, id, plan)]
            if room.row.parent and result.match.over and not live.match.over:
                changes += await campaigns.answer_parent(self, stack, room, result.match)
            try:
                await self._stored(
                    together([*(change.write for change in changes), *([beside] if beside else [])])
                )
            except ConflictError as error:
                for change in changes:
                    self.sleep(change.room)
                raise problem("stale", "the match has gone on meanwhile", live.number) from error
            except (asyncio.CancelledError, Trouble) as error:
                if isinstance(error.__cause__, UnsureError) or not isinstance(error, Trouble):
                    for change in changes:
                        self.sleep(change.room)  # it may be on the disk or not: read it again
                raise
            for change in changes:
                self._follow(change)
        return changes[0].live

    def _follow(self, change: Change) -> None:
        """After an input is on the disk: keep what came of it, tell everybody, go on."""
        room = change.room
        self.inputs += 1
        room.plan = change.plan or room.plan
        change.live.follow(change.number, change.payload, change.lines)
        if change.left:
            campaigns.left(self, room, change.left)
        room.live = change.live
        room.tell()
        automatic.go_on(self, room, change.live)

    async def change(
        self, room: Room, live: Live, result: Played, stored: Stored, id: str = "", plan: Plan | None = None
    ) -> Change:
        """An input with what it came to, ready to be stored; with `plan`, what was agreed changes with it."""
        number, match = live.number + 1, result.match
        clocks = room.clock_now(live)
        if isinstance(stored, Given) and room.plan.clock and stored.side in clocks:
            clocks[stored.side] += room.plan.clock.increment * 1000
        entries = [plain(entry) for entry in result.entries]
        payload = Payload(stored, entries, plain_events(result.events), live.last + 1, clocks, id)
        new = Live(match, live.number, live.last, clocks)
        new.recent, new.asking, new.cost, new.ids = live.recent, live.asking, live.cost, live.ids
        lines = views.lines_of(number, payload)
        last = live.last + len(lines)
        write = Write(((room.id, number, last, now(), encode(payload)),))
        ends = bool(match.over) and not live.match.over
        if plan or ends or (isinstance(stored, Given) and number % EVERY == 0):
            state = await self._in_time(live, lambda: packed(save.dump(match, record=False)))
            kept = {"match": room.id, "number": number, "last": last, "state": state}
            write.rows = {"checkpoints": [kept]}
        if bool(match.over) != bool(live.match.over):
            status = OVER if match.over else LIVE
            update = matches.update().where(matches.c.id == room.id, matches.c.status != ABANDONED)
            write.updates = [update.values(status=status, touched=now() // 1000)]
        if plan or match.seed != live.match.seed:
            changed = {"about": msgspec.json.encode(plan or room.plan), "seed": match.seed}
            write.updates.append(matches.update().where(matches.c.id == room.id).values(**changed))
        left = campaigns.abandoned_by(stored, result.entries)
        if left:
            write.updates.append(campaigns.abandon(room, left))
        return Change(room, new, number, payload, lines, write, plan, left)

    # -- what a seat does ------------------------------------------------------------------------------------

    async def undo(self, room: Room, live: Live, side: str, *, consent: bool) -> Live:
        """Take an answer back; Trouble when the rules do not allow it."""
        match = live.match
        if refusal := match.why_not_undo(side, consent=consent):
            raise refused(views.why(refusal), live.number)
        since, throws = live.number + 1, 0
        if side not in match.secrets:
            inputs = match.log.effective()
            position = max(n for n, given in enumerate(inputs) if answered_by(given, side))
            throws = throws_after(inputs, position)
            since = await self.read(_undone_since, self.store, room.id, position, live.number + 1)
        seed = new_seed() if match.over and match.seed is not None else ""
        return await self.give(room, live, TakenBack(side, consent, since, throws, seed))

    async def lines(self, room: Room, live: Live, after: int) -> Sequence[m.Line]:
        """The lines of a record after one of them."""
        recent = live.recent_lines(after)
        if recent is not None:
            return recent
        lines = await self.read(_lines_after, self.store, room.id, after)
        return [line for line in lines if line.number <= live.last]

    async def rematch(self, room: Room, live: Live, swap: bool, base: str) -> str:
        """The match that follows this one; its seats open to the same tokens."""
        if not live.match.over:
            raise problem("not-asked", "the match is not over yet", live.number)
        if room.row.parent:
            raise problem("not-asked", "a battle of a campaign is fought once", live.number)
        if room.rematch:
            return room.rematch
        plan, sides = room.plan, tuple(room.plan.players)
        turned = (*sides[-1:], *sides[:-1]) if swap else sides
        before = dict(zip(sides, turned, strict=True))
        again = msgspec.structs.replace(
            plan,
            lists=tuple(plan.lists[sides.index(before[side])] for side in sides),
            players={side: plan.players[before[side]] for side in sides},
            names={side: plan.names[before[side]] for side in sides},
        )
        again = agreement.asked_again(again, before)
        seats = {views.NOBODY: views.NOBODY, **before}
        kept = {side: room.tokens[old] for side, old in seats.items() if old in room.tokens}
        created = await self.create(again, base, kept, room.visitor)
        await self._stored(
            Write(updates=[matches.update().where(matches.c.id == room.id).values(rematch=created.match)])
        )
        room.rematch = created.match
        live.changed()
        room.tell()
        return created.match

    # -- keeping house ---------------------------------------------------------------------------------------

    async def _housekeeping(self) -> None:
        """Never at the start: what is wrong with the clock may still be put right."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.forget_old()
                if not await to_thread.run_sync(self.lease.kept):
                    log.error("another server may be using this database")
            except (StoreError, Trouble) as error:
                log.error("old matches could not be forgotten: %s", error)

    async def forget_old(self) -> int:
        """Mark what nobody has touched for long, forget what was marked long ago."""
        watched = [id for id, room in self.rooms.items() if room.connections]
        keep = self.settings.keep_days
        look = expiry.look_round
        if self.sharing is not None:
            look = self.sharing.owners.alone(look)
        due = await self.read(look, self.store.engine, int(time.time()), keep, watched, seconds=LOADING)
        if due.marked:
            log.warning("%d matches or records are forgotten in %d days", due.marked, expiry.GRACE)
        for id in due.gone:
            if id in self.rooms:
                self.sleep(self.rooms[id])
        return len(due.gone)


def _undone_since(store: Store, id: str, position: int, next_number: int) -> int:
    """Where an undo takes a match back to; it grows with the match, so it is no work for the event loop."""
    rows = [(number, decode(data)) for number, _, data in store.inputs_after(id, 0)]
    return undone_since(rows, position, next_number)


def _lines_after(store: Store, id: str, after: int) -> list[m.Line]:
    stored = store.inputs_from_line(id, after)
    return [line for number, _, data in stored for line in views.lines_of(number, decode(data))]


def _tell_all(results: Results) -> None:
    for done, error in results:
        done(error)
