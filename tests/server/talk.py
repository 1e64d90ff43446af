"""The application spoken to in one event loop, without threads: quick enough for every message of a match."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette

from escarmouche.server.app import make_app
from escarmouche.server.house import House
from escarmouche.server.settings import Settings

Json = dict[str, Any]
Overheard = Callable[[str, bytes], None]
"""Gets whose token it was and what the server told him, for every answer and message."""
HOST = [(b"host", b"localhost"), (b"origin", b"http://localhost")]


class Answer:
    """What a request came to."""

    def __init__(self) -> None:
        self.status, self.headers, self.body = 0, {}, b""  # type: ignore[var-annotated]

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Talk:
    """A client of an application, over HTTP and sockets."""

    def __init__(self, app: Starlette, overheard: Overheard) -> None:
        self.app, self.overheard = app, overheard

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    async def call(self, path: str, body: Any = None, token: str = "", method: str = "") -> Answer:
        """One request; a body makes it a POST."""
        parts = urlsplit(path)
        headers = [*HOST, (b"content-type", b"application/json")]
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        scope = {
            "type": "http", "method": method or ("GET" if body is None else "POST"), "path": parts.path,
            "raw_path": parts.path.encode(), "query_string": parts.query.encode(), "headers": headers,
            "scheme": "http", "server": ("127.0.0.1", 80), "client": ("127.0.0.1", 1), "root_path": "",
        }  # fmt: skip
        given = [{"type": "http.request", "body": b"" if body is None else msgspec.json.encode(body)}]
        answer = Answer()

        async def receive() -> Json:
            return given.pop() if given else await asyncio.Future()

        async def send(message: Json) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {key.decode(): value.decode() for key, value in message["headers"]}
            else:
                answer.body += message.get("body", b"")

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        self.overheard(token, answer.body)
        return answer

    @asynccontextmanager
    async def sit(self, match: str, token: str) -> AsyncIterator[Wire]:
        """A socket at a seat."""
        wire = Wire(self, token)
        scope = {
            "type": "websocket", "path": "/api/live", "raw_path": b"/api/live", "query_string": b"",
            "headers": HOST, "scheme": "ws", "server": ("127.0.0.1", 80), "client": ("127.0.0.1", 1),
            "subprotocols": [], "root_path": "",
        }  # fmt: skip
        wire.say({"kind": "hello", "match": match, "token": token})
        task = asyncio.get_running_loop().create_task(
            self.app(scope, wire.incoming.get, wire.take)  # type: ignore[arg-type]
        )
        try:
            yield wire
        finally:
            wire.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await task


class Wire:
    """A socket: what is said to the server, and what it says."""

    def __init__(self, talk: Talk, token: str) -> None:
        self.talk, self.token = talk, token
        self.incoming: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})

    def say(self, message: Json) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def take(self, message: Json) -> None:
        """What the server sends arrives here."""
        if message["type"] == "websocket.send":
            text = message["text"].encode()
            self.talk.overheard(self.token, text)
            self.heard.put_nowait(text)

    async def next(self) -> bytes:
        return await asyncio.wait_for(self.heard.get(), 30)


@asynccontextmanager
async def talking(settings: Settings, overheard: Overheard) -> AsyncIterator[Talk]:
    """A running application and a client of it."""
    app = make_app(settings)
    async with app.router.lifespan_context(app):
        yield Talk(app, overheard)
