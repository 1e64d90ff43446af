"""Typed JSON routes over Starlette: msgspec decodes, encodes and describes; OpenAPI 3.1 comes with it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from escarmouche.engine import checked
from escarmouche.engine.sentences import LANGUAGES
from escarmouche.server import messages as m
from escarmouche.server.house import House
from escarmouche.server.room import Room
from escarmouche.server.trouble import STATUS, Trouble, problem

Handler = Callable[..., Coroutine[Any, Any, Any]]
REF = "#/components/schemas/{name}"
_encode = msgspec.json.Encoder(enc_hook=str).encode


class Seated:
    """A request that proved by its token where it sits."""

    def __init__(self, room: Room, side: str, lang: str = LANGUAGES[0], address: str = "") -> None:
        self.room, self.side, self.lang, self.address = room, side, lang, address


class Caller:
    """Where a request comes from: its address, the address the server has for it, and its language."""

    def __init__(self, address: str, base: str, lang: str = LANGUAGES[0]) -> None:
        self.address, self.base, self.lang = address, base, lang


def language_of(request: Request) -> str:
    """The language of the sentences: `lang` of the query, else the first accepted one that is spoken here."""
    wanted = request.query_params.get("lang")
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise problem("malformed", f"lang is one of {', '.join(LANGUAGES)}")
        return wanted
    accepted = request.headers.get("accept-language", "").lower()
    for part in sorted(accepted.split(","), key=_weight, reverse=True):
        spoken = part.partition(";")[0].strip().partition("-")[0]
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def _weight(accepted: str) -> float:
    """How much a language of Accept-Language is wanted."""
    _, _, weight = accepted.partition("q=")
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


GIVEN = ("body", "seat", "caller")
"""Parameters of a handler that are neither in the path nor in the query."""
SPOKEN = {
    "name": "lang",
    "in": "query",
    "required": False,
    "schema": {"enum": list(LANGUAGES)},
    "description": "The language of the sentences; else Accept-Language, else English.",
}


class Call:
    """One operation: method, path, handler and how it answers."""

    def __init__(
        self, method: str, path: str, handler: Handler, media: str, limit: int, beside: bool
    ) -> None:
        self.method, self.path, self.handler, self.media, self.limit = method, path, handler, media, limit
        self.beside = beside
        self.hints = get_type_hints(handler, include_extras=True)
        self.parameters = inspect.signature(handler).parameters
        self.names = [name for name in self.parameters if name not in GIVEN]
        self.body = tagged(self.hints["body"]) if "body" in self.hints else None
        self.decoder = msgspec.json.Decoder(self.body) if self.body else None


class Api:
    """Collects handlers and serves and describes them."""

    def __init__(self, title: str, version: str, house: House | None, prefix: str = "/api") -> None:
        self.title, self.version, self.house, self.prefix = title, version, house, prefix
        self.calls: list[Call] = []
        self.authenticate: Callable[[Request], Awaitable[Seated]] | None = None
        self.caller: Callable[[Request], Caller] | None = None

    def get(
        self, path: str, media: str = "application/json", *, beside: bool = False
    ) -> Callable[[Handler], Handler]:
        """A handler that reads; `beside`: in another process, and for nobody once the client is gone."""
        return self._add("GET", path, media, 0, beside)

    def post(self, path: str, limit: int = 0, *, beside: bool = False) -> Callable[[Handler], Handler]:
        """A handler that does something; `limit` bytes of body instead of the usual."""
        return self._add("POST", path, "application/json", limit, beside)

    def _add(
        self, method: str, path: str, media: str, limit: int, beside: bool
    ) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            self.calls.append(Call(method, path, handler, media, limit, beside))
            return handler

        return keep

    def routes(self) -> list[Route]:
        """The routes, and the description of all of them."""
        described = msgspec.json.encode(self.openapi())

        async def schema(request: Request) -> Response:
            return Response(described, media_type="application/json")

        by_path: dict[str, dict[str, Call]] = {}
        for call in self.calls:
            by_path.setdefault(call.path, {})[call.method] = call
        made = [
            Route(path, self._endpoint(calls), methods=list(calls), include_in_schema=False)
            for path, calls in by_path.items()
        ]
        return [*made, Route("/openapi.json", schema)]

    def _endpoint(self, calls: dict[str, Call]) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            call = calls["GET" if request.method == "HEAD" else request.method]
            try:
                work = call.handler(**await self._arguments(call, request))
                made = await (_unless_gone(request, work) if call.beside else work)
            except Trouble as trouble:
                return answered(trouble)
            except Gone:
                return Response(status_code=499)  # nobody is left to read it
            if call.media == "application/json":
                return Response(_encode(made), media_type="application/json")
            return Response(made, media_type=call.media)

        return endpoint

    async def _arguments(self, call: Call, request: Request) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        if "caller" in call.parameters and self.caller:
            arguments["caller"] = self.caller(request)
        if "seat" in call.parameters and self.authenticate:
            arguments["seat"] = await self.authenticate(request)
        given = {**request.query_params, **request.path_params}
        try:
            for name in call.names:
                if name in given:
                    arguments[name] = checked.convert(given[name], call.hints[name], strict=False)
                elif call.parameters[name].default is inspect.Parameter.empty:
                    raise problem("malformed", f"the parameter {name} is missing")
            if call.decoder is not None:
                arguments["body"] = _decoded(call, await self._body(call, request))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise problem("malformed", str(error)) from error
        return arguments

    async def _body(self, call: Call, request: Request) -> bytes:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            trouble = problem("malformed", "send the body as application/json")
            raise Trouble(trouble.message, 415)
        limit = call.limit or (self.house.settings.limits.body if self.house else 0)
        read = bytearray()
        seconds = self.house.settings.limits.body_seconds if self.house else None
        try:
            async with asyncio.timeout(seconds):
                async for chunk in request.stream():
                    read += chunk
                    if len(read) > limit:
                        raise problem("too-large", f"at most {limit} bytes")
        except TimeoutError:
            raise problem("malformed", f"the body took more than {seconds:g} seconds") from None
        return bytes(read)

    # -- description -----------------------------------------------------------------------------------------

    def openapi(self) -> dict[str, Any]:
        """What there is, as OpenAPI 3.1."""
        types: list[Any] = [m.Problem, m.Refused, m.FromClient, m.FromServer]
        for call in self.calls:
            types += [hint for name, hint in call.hints.items() if name not in ("seat", "caller")]
        schemas, components = msgspec.json.schema_components(types, ref_template=REF)
        known = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
        paths: dict[str, Any] = {}
        for call in self.calls:
            paths.setdefault(self.prefix + call.path, {})[call.method.lower()] = self._operation(call, known)
        components["FromClient"] = known[repr(m.FromClient)]
        components["FromServer"] = known[repr(m.FromServer)]
        return {
            "openapi": "3.1.0",
            "info": {
                "title": self.title,
                "version": self.version,
                "description": "Play over HTTP, or over the socket /api/live: it takes FromClient messages, "
                "the first one `hello`, and sends FromServer messages. See docs/protocol.md.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            },
        }

    def _operation(self, call: Call, known: dict[str, Any]) -> dict[str, Any]:
        problems = {"description": "Why not", **_content(known[repr(m.Problem)])}
        refusal = {"anyOf": [known[repr(m.Refused)], known[repr(m.Problem)]]}
        made = known[repr(call.hints["return"])] if call.media == "application/json" else {"type": "string"}
        statuses = {413, 415, 429, 500, 503} if "body" in call.hints else {429, 500, 503}
        statuses |= {400} if call.names or "body" in call.hints else set()
        statuses |= {401, 403} if "seat" in call.hints else set()
        statuses |= {404}
        operation: dict[str, Any] = {
            "operationId": call.handler.__name__,
            "summary": (inspect.getdoc(call.handler) or "").split("\n")[0],
            "parameters": [
                {
                    "name": name,
                    "in": "path" if f"{{{name}}}" in call.path else "query",
                    "required": call.parameters[name].default is inspect.Parameter.empty,
                    "schema": known[repr(call.hints[name])],
                }
                for name in call.names
            ]
            + ([SPOKEN] if {"seat", "caller"} & set(call.parameters) else []),
            "responses": {
                "200": {"description": "The answer", **_content(made, call.media)},
                "409": {"description": "The rules refuse it, or the match has gone on", **_content(refusal)},
                **{str(status): problems for status in sorted(statuses)},
            },
        }
        if "body" in call.hints:
            operation["requestBody"] = {"required": True, **_content(known[repr(call.hints["body"])])}
        if "seat" in call.hints:
            operation["security"] = [{"seat": []}]
        return operation


class Gone(Exception):
    """The client has closed the connection."""


async def _unless_gone(request: Request, work: Coroutine[Any, Any, Any]) -> Any:
    """What is worked out for a client; stopped when he goes, so that others have their turn."""

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(left())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Gone
        return working.result()
    finally:
        leaving.cancel()
        if not working.done():
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)


class _Nothing(m.Body, frozen=True, tag_field="kind", tag="-"):
    """Stands beside the message of an operation, so that its `kind` must be said."""


def tagged(body: Any) -> Any:
    """The type to decode a body as: a message that has a `kind` is not taken without it."""
    config = getattr(body, "__struct_config__", None)
    return body | _Nothing if config is not None and config.tag else body


def _decoded(call: Call, body: bytes) -> Any:
    """A body as its type; a whole number may be written 3.0, as JSON has it."""
    assert call.decoder is not None
    try:
        message = call.decoder.decode(body)
    except msgspec.ValidationError:
        message = checked.convert(_whole(msgspec.json.decode(body)), call.body)
    if isinstance(message, _Nothing):
        raise msgspec.ValidationError("Invalid value '-' - at `$.kind`")
    return message


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return {key: _whole(part) for key, part in value.items()} if isinstance(value, dict) else value


def _content(schema: Any, media: str = "application/json") -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def answered(trouble: Trouble) -> Response:
    """A trouble as a response."""
    headers = {"www-authenticate": "Bearer"} if trouble.status == STATUS["unknown"] else None
    return Response(_encode(trouble.message), trouble.status, headers, "application/json")
