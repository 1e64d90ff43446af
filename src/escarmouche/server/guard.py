"""Before any route: host and origin checks, a rate for each address, safe headers on every answer."""

from __future__ import annotations

import logging
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from escarmouche.server.limits import Limiter
from escarmouche.server.room import encode
from escarmouche.server.settings import Settings
from escarmouche.server.trouble import Trouble, problem

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
LOCAL = ("localhost", "127.0.0.1", "::1")
SAFE = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger("escarmouche.guard")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        public = urlsplit(settings.public_url).hostname
        self.hosts = {*LOCAL, *settings.allowed_hosts, *([public] if public else [])}
        self.public = _origin(settings.public_url)
        self.requests = Limiter(settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        trouble = self._trouble(scope)
        if scope["type"] == "websocket":
            if trouble:
                await send({"type": "websocket.close", "code": 4403, "reason": "not from here"})
                return
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = [*message.get("headers", []), *HEADERS]
                if api:
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        if trouble:
            await answer(sent, trouble)
            return
        try:
            await self.app(scope, receive, sent)
        except Exception:
            if begun:
                raise
            log.exception("a request failed")  # without its address: a link pasted wrongly may be in it
            await answer(sent, problem("failed", "the server failed at this; the match is as it was"))

    def _trouble(self, scope: Scope) -> Trouble | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._known(host_name(host), scope):
            return problem("forbidden", "this server does not answer to that name; see --allowed-host")
        origin = headers.get(b"origin", b"").decode("latin-1")
        doing = scope["type"] == "websocket" or scope["method"] not in SAFE
        if origin and doing and not self._same(origin, host):
            return problem("forbidden", "requests from other pages are not taken")
        client = scope.get("client")
        if scope["path"].startswith("/api/") and not self.requests.allows(client[0] if client else ""):
            return problem("too-many", "too many requests from this address; wait a little")
        return None

    def _known(self, name: str, scope: Scope) -> bool:
        """A name that is ours; a bare address is, where the server listens beyond this machine.

        A page elsewhere can make its own name lead here, but it cannot make it an address.
        """
        if name in self.hosts or "*" in self.hosts:
            return True
        server = scope.get("server") or ("", None)
        try:
            return not ip_address(server[0]).is_loopback and ip_address(name) is not None
        except ValueError:
            return False

    def _same(self, origin: str, host: str) -> bool:
        return urlsplit(origin).netloc == host or (bool(self.public) and _origin(origin) == self.public)


def host_name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


async def answer(send: Any, trouble: Trouble) -> None:
    """Send a trouble as the whole answer."""
    headers = [(b"content-type", b"application/json")]
    if trouble.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(trouble.message)})
