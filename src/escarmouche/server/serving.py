"""How the application is put on a socket: the same for `serve`, the tests and the load test."""

from __future__ import annotations

import gc
import logging
from dataclasses import replace

import uvicorn

from escarmouche.server.app import make_app
from escarmouche.server.frontdoor import SPARE, Door, protocol, raise_file_limit
from escarmouche.server.settings import Settings

log = logging.getLogger("escarmouche.serving")


def config(settings: Settings) -> uvicorn.Config:
    """The web server: no log of requests, no large messages, no compression of small ones."""
    limits = settings.limits
    files = raise_file_limit(limits.sockets + limits.silent + 4 * SPARE)
    if files < limits.sockets + limits.silent + SPARE:
        sockets = max(16, (files - SPARE) * 3 // 4)
        limits = replace(limits, sockets=min(limits.sockets, sockets))
        settings = replace(settings, limits=limits)
        log.warning("this system lets the server have %d files: %d sockets at most", files, limits.sockets)
    return uvicorn.Config(
        make_app(settings),
        http=protocol(Door(limits, files)),
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
