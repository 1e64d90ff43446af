"""The web application: API, sockets, language files, the page."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from escarmouche import games
from escarmouche.engine.sentences import LANGUAGES, locales
from escarmouche.server.api import answered
from escarmouche.server.catalogue import PACKAGE
from escarmouche.server.guard import Guard
from escarmouche.server.house import House
from escarmouche.server.live import LiveEndpoint
from escarmouche.server.passing import Passing
from escarmouche.server.routes import Doors, make_api
from escarmouche.server.settings import Settings
from escarmouche.server.trouble import Trouble, problem


class Files(StaticFiles):
    """The page and what belongs to it; asked for again each time, answered from the browser's copy."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with the order to ask whether it has changed."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


def sentences_of(game: str) -> Callable[[Request], Awaitable[Response]]:
    """Answers with the sentences of a game as one file: those shared with its sisters, then its own."""

    async def answer(request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise HTTPException(404)
        files = [folder / f"{lang}.ftl" for folder in locales(game)]
        text = "\n".join([path.read_text(encoding="utf-8") for path in files if path.exists()])
        etag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
        headers = {"etag": etag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match", "").removeprefix("W/") == etag:
            return Response(status_code=304, headers=headers)
        return PlainTextResponse(text, 200, headers)

    return answer


class Pictures(Files):
    """The pictures of a game's scenarios, and nothing else that lies beside them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A picture; 404 for anything else."""
        if not path.endswith(".svg"):
            raise HTTPException(404)
        return await super().get_response(path, scope)


def make_app(settings: Settings) -> Starlette:
    """The application over one database; it opens when the server starts and closes when it ends."""
    house = House(settings)
    doors = Doors(house)
    api = make_api(house, doors)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    live = LiveEndpoint(house, doors)
    # The API has a mount of its own: a wrong method is a 405 there and never falls through to the files.
    routes: list[BaseRoute] = [
        Mount(
            "/api",
            routes=[
                *map(_public_zipped, api.routes()),
                Route("/metrics", metrics(house)),
                WebSocketRoute("/live", live.__call__),
            ],
        ),
        *[
            Mount(
                f"/locales/{name}",
                routes=[Route("/{lang}.ftl", sentences_of(name))],
                middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
            )
            for name in games.names()
            if (games.folder(name) / "locales").is_dir()
        ],
        *[
            Mount(f"/pictures/{name}/ready", _zipped(games.folder(name) / "ready", Pictures))
            for name in games.names()
            if (games.folder(name) / "ready").is_dir()
        ],
        *[
            Mount(f"/pictures/{name}", _zipped(games.folder(name) / "scenarios", Pictures))
            for name in games.names()
            if (games.folder(name) / "scenarios").is_dir()
        ],
        Mount("/locales", _zipped(PACKAGE / "locales")),
        Mount("/", _zipped(PACKAGE / "web", html=True)),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings=settings), Middleware(Passing, house=house)],
        exception_handlers={HTTPException: _http_trouble},
    )
    app.state.house = house
    return app


def _zipped(
    folder: object, files: type[Files] = Files, *, html: bool = False
) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    return GZipMiddleware(files(directory=str(folder), html=html), minimum_size=1000)


PUBLIC = ("/catalogue", "/rules/{game}")
"""Long answers without a secret, the same for everybody: only such are compressed."""


def _public_zipped(route: Route) -> Route:
    """A route of the API; its answers compressed where they are long and everybody's."""
    if route.path in PUBLIC:
        route.app = GZipMiddleware(route.app, minimum_size=1000)
    return route


async def _http_trouble(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, as a message of ours."""
    assert isinstance(error, HTTPException)
    what = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
    trouble = problem(what, str(error.detail))
    trouble.status = error.status_code
    response = answered(trouble)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def metrics(house: House) -> Callable[[Request], Awaitable[Response]]:
    """Figures for a monitor, in the usual text form; no names, no tokens."""

    async def told(request: Request) -> Response:
        try:
            counts = await house.read(house.store.counts)
        except Trouble as trouble:
            return answered(trouble)
        values = {
            "uptime_seconds": round(time.time() - house.started),
            "sockets": house.sockets,
            "matches_in_memory": len(house.awake),
            "inputs_total": house.inputs,
            "refusals_total": house.refusals,
            "loads_total": house.loads,
            "commits_total": house.store.commits,
            "writes_total": house.store.written,
            "writes_failed_total": house.store.failed,
            "bot_jobs_total": house.bots.jobs,
            "bot_jobs_waiting": house.bots.waiting,
            "trial_jobs_total": house.trials.jobs,
            "trial_jobs_waiting": house.trials.waiting,
            **{f'matches{{status="{status}"}}': count for status, count in counts.items()},
        }
        return PlainTextResponse("".join(f"escarmouche_{name} {value}\n" for name, value in values.items()))

    return told


def openapi_text() -> str:
    """The description of the API."""
    return json.dumps(make_api(None, None).openapi(), indent=1)
