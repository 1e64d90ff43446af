"""Where several servers share a database: what is meant for a match of another is passed on to it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from escarmouche.server.guard import answer
from escarmouche.server.trouble import Trouble, problem

if TYPE_CHECKING:
    from escarmouche.server.house import House

MATCH = re.compile(r"/api/matches/([0-9a-f]{16})(?:/|$)")
PASSED = b"x-escarmouche-passed"
"""A header of what was passed on once: it is not passed on again."""
SECONDS = 60.0
HOPS = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"})
"""Headers of one connection."""
log = logging.getLogger("escarmouche.passing")


class Passing:
    """Answers what is this server's own, and passes the rest on to the owners."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; sockets say later which match they mean."""
        meant = MATCH.match(scope["path"]) if scope["type"] == "http" else None
        sharing = self.house.sharing
        if meant is None or sharing is None:
            await self.app(scope, receive, send)
            return
        try:
            owner = await sharing.owner(meant[1])
        except Trouble as trouble:
            await answer(send, trouble)
            return
        if owner.here:
            await self.app(scope, receive, send)
            return
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            if PASSED in dict(scope["headers"]):
                raise OSError("it was passed on already")
            with sharing.watch(owner) as moved:
                await _unless(moved, _passed(owner.url, scope, receive, noted))
        except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            log.warning("a server that shares this database does not answer: %s", error)
            if not begun:
                await answer(send, _away())


async def _unless(moved: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Do something, unless the server it is asked of dies or loses the match meanwhile."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(moved.wait())
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise OSError("the match has moved")
        working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _passed(url: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Ask the other server the same, and answer what it answers."""
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            break
    parts = urlsplit(url)
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port or 80)
        try:
            connection = h11.Connection(h11.CLIENT)
            target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
            request = h11.Request(method=scope["method"], target=target, headers=_headers(scope, body))
            writer.write(connection.send(request) or b"")
            if body:
                writer.write(connection.send(h11.Data(data=body)) or b"")
            writer.write(connection.send(h11.EndOfMessage()) or b"")
            await writer.drain()
            started = False
            async for event in _events(connection, reader):
                if isinstance(event, h11.Response):
                    started = True
                    kept = [(name, value) for name, value in event.headers if name not in HOPS]
                    await send({"type": "http.response.start", "status": event.status_code, "headers": kept})
                elif isinstance(event, h11.Data):
                    await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
            if not started:
                raise OSError("the other server hung up")
            await send({"type": "http.response.body", "body": b""})
        finally:
            writer.close()


async def _events(connection: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[Any]:
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(65536))
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return
        else:
            yield event


def _headers(scope: Scope, body: bytes) -> list[tuple[bytes, bytes]]:
    kept = [(n, v) for n, v in scope["headers"] if n not in HOPS and n not in (b"content-length", PASSED)]
    client = scope.get("client")
    if client:
        kept = [(n, v) for n, v in kept if n != b"x-forwarded-for"]
        kept.append((b"x-forwarded-for", client[0].encode()))
    if body or scope["method"] == "POST":
        kept.append((b"content-length", str(len(body)).encode()))
    return [*kept, (PASSED, b"1"), (b"connection", b"close")]


# -- sockets -----------------------------------------------------------------------------------------------


@asynccontextmanager
async def other_end(url: str, socket: WebSocket) -> AsyncIterator[ClientConnection]:
    """A socket of another server for one of ours; Trouble where it does not answer."""
    parts = urlsplit(url)
    headers = {PASSED.decode(): "1", "x-forwarded-for": socket.client.host if socket.client else ""}
    async with AsyncExitStack() as stack:
        opening = connect(
            f"ws://{parts.netloc}/api/live",
            additional_headers=headers,
            origin=None,
            open_timeout=5,
            max_size=None,
            compression=None,
        )
        try:
            made = await stack.enter_async_context(opening)
        except (OSError, TimeoutError, WebSocketException) as error:
            raise _away() from error
        yield made


def _away() -> Trouble:
    return problem("not-stored", "the server that has this match does not answer; try again")


async def relay(url: str, socket: WebSocket, first: str, moved: asyncio.Event) -> int:
    """Pass everything on between a socket of ours and the owner's until one ends; the owner's code.

    It ends too when the match has moved to another owner: who is asked again goes there.
    """
    async with other_end(url, socket) as other:
        await other.send(first)

        async def out() -> None:
            try:
                while True:
                    message = await socket.receive()
                    if message["type"] == "websocket.disconnect":
                        return
                    await other.send(message.get("text") or message.get("bytes") or "")
            except (ConnectionClosed, WebSocketDisconnect):
                return

        async def back() -> int:
            try:
                async for message in other:
                    text = message if isinstance(message, str) else message.decode()
                    await socket.send_text(text)
            except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
                pass
            return other.close_code or 1013

        going, coming = asyncio.ensure_future(out()), asyncio.ensure_future(back())
        gone = asyncio.ensure_future(moved.wait())
        await asyncio.wait({going, coming, gone}, return_when=asyncio.FIRST_COMPLETED)
        code = coming.result() if coming.done() else 1013 if gone.done() else 0
        for task in (going, coming, gone):
            task.cancel()
        await asyncio.gather(going, coming, gone, return_exceptions=True)
        if gone.done() and not gone.cancelled():
            other.transport.abort()  # it may hang: nobody waits for its farewell
        return code
