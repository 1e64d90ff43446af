"""How the application is put on a socket: the same for `serve`, the tests and the load test."""

from __future__ import annotations

import gc

import uvicorn

from escarmouche.server.app import make_app
from escarmouche.server.settings import Settings


def config(settings: Settings) -> uvicorn.Config:
    """The web server: no log of requests, no large messages, no compression of small ones."""
    return uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.body,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def settle() -> None:
    """What was loaded stays: the collector need not look at it again and again."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
