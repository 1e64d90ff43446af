"""Processes beside the server, so that a bot that thinks or a long sum of odds stops nobody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from escarmouche.server import workers

log = logging.getLogger("escarmouche.pools")
GRACE = 1.0
"""Seconds that workers have to leave by themselves when the server stops."""


class Pool:
    """A few worker processes, started when first needed and again should one die."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: ProcessPoolExecutor | None = None
        self.jobs = self.waiting = 0

    async def run(self, seconds: float, job: Callable[..., bytes], *arguments: Any) -> bytes:
        """The answer of a job; raises TooSlow after so many seconds of its own time."""
        self.jobs += 1
        self.waiting += 1
        try:
            for last in (False, True):
                try:
                    future = self._ready().submit(workers.limited, seconds, job, *arguments)
                    return await asyncio.wrap_future(future)
                except BrokenProcessPool:
                    log.error("a worker process died; it is started again")
                    self._pool = None
                    if last:
                        raise
            raise AssertionError("not reached")
        finally:
            self.waiting -= 1

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._size, mp_context=get_context("spawn"), initializer=workers.begin
            )
        return self._pool

    def close(self) -> None:
        """Let the workers go: those with nothing to do leave at once, one that still thinks is stopped.

        A worker killed before the pool has dropped its waiting jobs makes the pool's own thread fail.
        """
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            until = time.monotonic() + GRACE
            for process in processes:
                process.join(max(0.0, until - time.monotonic()))
                if process.is_alive():
                    process.terminate()
            self._pool = None
