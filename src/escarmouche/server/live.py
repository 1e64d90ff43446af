"""The socket of a seat: the first message says who it is, then commands come in and states go out at once."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from escarmouche.server import commands, tokens
from escarmouche.server import messages as m
from escarmouche.server.house import House
from escarmouche.server.limits import Limiter
from escarmouche.server.owners import Owner
from escarmouche.server.passing import PASSED, relay
from escarmouche.server.room import Live, Reader, Room, encode
from escarmouche.server.routes import Doors
from escarmouche.server.trouble import Trouble, problem

NOT_WELCOME, TRY_LATER, TOO_FAST = 4401, 1013, 4429
OUTBOX = 256
"""Messages that wait for a slow client; what comes beyond is left out, but the newest state always comes."""
log = logging.getLogger("escarmouche.live")
_decode = msgspec.json.Decoder(m.FromClient).decode


class Socket:
    """One connection to a seat; a task of its own sends, so that a slow client holds up nobody."""

    def __init__(self, house: House, socket: WebSocket, room: Room, reader: Reader) -> None:
        self.address = socket.client.host if socket.client else ""
        self.house, self.socket, self.room, self.reader = house, socket, room, reader
        self.side = reader.side
        self.number, self.rematch = -1, ""
        self._wake = asyncio.Event()
        self._out: deque[bytes] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self) -> None:
        """The match has gone on."""
        self._wake.set()

    def say(self, message: bytes) -> None:
        """Send this as it is."""
        if len(self._out) < OUTBOX:
            self._out.append(message)
        self._wake.set()

    async def send(self) -> None:
        """Send what waits, and the newest state, until the connection ends."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._out:
                    await self._send(self._out.popleft())
                await self._send_state()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except Trouble as trouble:
            log.error("match %s: %s", self.room.id, trouble)
            with suppress(RuntimeError):
                await self.socket.close(TRY_LATER)  # who comes back gets the newest state

    async def _send(self, message: bytes) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket._send({"type": "websocket.send", "text": message.decode()})

    async def _send_state(self) -> None:
        room = self.room
        live = room.live
        if live is None:
            async with room.lock:
                live = await self.house.wake(room)
        if live.number == self.number and room.rematch == self.rematch:
            return
        lines = await self.house.lines(room, live, self.reader.after)
        await room.prepare(live, self.reader, lines)
        text = room.state_text(live, self.reader, lines)
        self.has_read(live)
        await self._send(text)

    def has_read(self, live: Live) -> None:
        """The newest state is on its way to this reader."""
        self.number, self.rematch = live.number, self.room.rematch
        told = self.room.told(live, self.side, self.reader.lang)
        self.reader = self.reader._replace(after=live.last, told=told)

    async def welcome(self, *, arriving: bool) -> None:
        """Say all that a reader needs to begin with: when he comes, and in another language."""
        room, house = self.room, self.house
        async with room.lock:
            live = await house.wake(room)
        await room.prepare(live, self.reader, await house.lines(room, live, self.reader.after))
        async with room.lock:
            live = await house.wake(room)
            if arriving:
                room.came(self)
                room.tell_presence(self)
            lines = await house.lines(room, live, self.reader.after)
            state = room.state(live, self.reader, lines)
            self.has_read(live)
            self.say(encode(m.Welcome(room.about(live, self.side), state)))
            if room.absent():
                self.say(encode(room.presence(live)))

    # -- what comes in ---------------------------------------------------------------------------------------

    async def receive(self, limiter: Limiter) -> None:
        """Obey messages until the connection ends."""
        who = f"{self.room.id}/{self.side}"
        while True:
            text = await received(self.socket)
            if not limiter.allows(who):
                self.say(encode(problem("too-many", "too many messages; wait a little").message))
                continue
            try:
                message = _decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self.say(encode(problem("malformed", str(error)).message))
                continue
            await self._obey(message)

    async def _obey(self, message: m.FromClient) -> None:
        if isinstance(message, m.Ping):
            self.say(encode(m.Pong(message.id)))
        elif isinstance(message, m.Hello):
            await self._again(message)
        elif isinstance(message, m.Trial):
            task = asyncio.get_running_loop().create_task(self._try(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            await self._act(message)

    async def _again(self, hello: m.Hello) -> None:
        """The same seat in another language."""
        if hello.match != self.room.id or tokens.seat_of(hello.token, self.room.tokens) != self.side:
            self.say(encode(problem("malformed", "a socket stays at its seat").message))
            return
        self.reader = Reader(self.side, hello.lang, hello.after)
        try:
            await self.welcome(arriving=False)
        except Trouble as trouble:
            self.say(encode(trouble.message))

    async def _act(self, message: m.Command) -> None:
        try:
            live = await commands.command(self.house, self.room, self.side, message)
        except Trouble as trouble:
            told = _named(trouble, getattr(message, "id", ""))
            self.say(encode(self.room.in_words(told, self.side, self.reader.lang)))
            if isinstance(trouble.message, m.Problem) and trouble.message.what == "stale":
                self.number = -1
            return
        self.say(encode(m.Accepted(live.number, getattr(message, "id", ""))))

    async def _try(self, message: m.Trial) -> None:
        try:
            lang = self.reader.lang
            self.say(await commands.trial(self.house, self.room, self.side, message, lang, self.address))
        except Trouble as trouble:
            self.say(encode(_named(trouble, message.id)))

    def leave(self) -> None:
        """Close it: the match is another server's, who comes back finds it there."""
        task = asyncio.get_running_loop().create_task(self._closed())
        self._tasks.add(task)

    async def _closed(self) -> None:
        with suppress(RuntimeError):
            await self.socket.close(TRY_LATER)

    def end(self) -> None:
        """Stop what was begun for this connection."""
        for task in self._tasks:
            task.cancel()


def _named(trouble: Trouble, id: str) -> m.Problem | m.Refused:
    """The message of a trouble, with the name of the message it answers."""
    return msgspec.structs.replace(trouble.message, id=id) if id else trouble.message


async def received(socket: WebSocket) -> bytes:
    """The next message, text or bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""


class LiveEndpoint:
    """Takes sockets: checks who they are, then lets them play."""

    def __init__(self, house: House, doors: Doors) -> None:
        self.house, self.doors = house, doors
        self.limiter = Limiter(house.settings.limits.messages)
        self._of: Counter[str] = Counter()
        """Sockets by address."""

    async def __call__(self, socket: WebSocket) -> None:
        """One connection from beginning to end."""
        limits = self.house.settings.limits
        address = socket.client.host if socket.client else ""
        if self.house.sockets >= limits.sockets or self._of[address] >= limits.sockets_each:
            await socket.close(TRY_LATER)
            return
        self.house.sockets += 1
        self._of[address] += 1
        try:
            await socket.accept()
            hello, text = await self._hello(socket, limits.hello_seconds)
            if hello is not None and not await self._relayed(socket, hello, text):
                await self._sit(socket, hello)
        except WebSocketDisconnect:
            pass
        finally:
            self.house.sockets -= 1
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    async def _relayed(self, socket: WebSocket, hello: m.Hello, text: bytes) -> bool:
        """Whether the match is another server's: then all is passed on between it and this socket."""
        try:
            sharing = self.house.sharing
            owner = await sharing.owner(hello.match) if sharing is not None else Owner(True)
            if sharing is None or owner.here:
                return False
            if PASSED.decode() in socket.headers:
                raise problem("not-stored", "the match has just gone to another server; try again")
            with sharing.watch(owner) as moved:
                code = await relay(owner.url, socket, text.decode(), moved)
        except Trouble as trouble:
            await self._turn_away(socket, trouble)
            return True
        if code:
            with suppress(RuntimeError):
                await socket.close(code if code == TOO_FAST or 4000 <= code < 5000 else TRY_LATER)
        return True

    async def _hello(self, socket: WebSocket, seconds: float) -> tuple[m.Hello | None, bytes]:
        try:
            text = await asyncio.wait_for(received(socket), seconds)
            message = _decode(text)
            if isinstance(message, m.Hello):
                return message, text
            trouble = problem("malformed", "say hello first")
        except TimeoutError:
            trouble = problem("malformed", "say hello first")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            trouble = problem("malformed", str(error))
        await self._turn_away(socket, trouble)
        return None, b""

    async def _turn_away(self, socket: WebSocket, trouble: Trouble) -> None:
        await socket.send_text(encode(trouble.message).decode())
        await socket.close({429: TOO_FAST, 503: TRY_LATER}.get(trouble.status, NOT_WELCOME))

    async def _sit(self, socket: WebSocket, hello: m.Hello) -> None:
        address = socket.client.host if socket.client else ""
        try:
            seat = await self.doors.opened(hello.match, hello.token, address)
            room = seat.room
            if len(room.connections) >= self.house.settings.limits.sockets_a_room:
                raise problem("full", "too many look at this match")
            made = Socket(self.house, socket, room, Reader(seat.side, hello.lang, hello.after))
            await made.welcome(arriving=True)
        except Trouble as trouble:
            await self._turn_away(socket, trouble)
            return
        sender = asyncio.get_running_loop().create_task(made.send())
        try:
            await made.receive(self.limiter)
        finally:
            room.went(made)
            made.end()
            sender.cancel()
            room.tell_presence()
