"""Processes beside the server, so that a bot that thinks or a long sum of odds stops nobody."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

from escarmouche.server import workers
from escarmouche.server.turns import Turns

log = logging.getLogger("escarmouche.pools")
GRACE = 1.0
"""Seconds that workers have to leave by themselves when the server stops."""
PATIENCE = 10.0
"""Seconds beyond a job's own limit until its worker is taken to hang: it may have had to be started first."""


class Pool:
    """A few worker processes, each started when first needed and again should it die or hang.

    Each is an executor of its own: what happens to one is no matter to the jobs of the others.
    """

    def __init__(self, size: int, patience: int = 0, most_each: int = 32, most: int = 512) -> None:
        self._turns = Turns(size, most_each, most)
        self._patience = patience
        """How far the processes stand back behind others of this machine."""
        self._idle: list[ProcessPoolExecutor | None] = [None] * size
        """Workers with nothing to do, the last used at the end; None is one to be started."""
        self._started: set[ProcessPoolExecutor] = set()
        self.jobs = self.waiting = 0

    @property
    def processes(self) -> list[BaseProcess]:
        """The processes there are now."""
        return [process for worker in self._started for process in (worker._processes or {}).values()]

    async def run(self, seconds: float, job: Callable[..., bytes], *arguments: Any, who: str = "") -> bytes:
        """The answer of a job of a visitor; raises TooSlow after so many seconds of its own time.

        Visitors take turns; raises Crowded where too much waits. A worker that dies costs its job nothing but
        time: it is done once more by another one.
        """
        self.jobs += 1
        self.waiting += 1
        try:
            try:
                return await self._once(who, seconds, job, arguments)
            except BrokenProcessPool:
                return await self._once(who, seconds, job, arguments)
        finally:
            self.waiting -= 1

    async def prepare(self, game: str) -> None:
        """Start a process and let it read a game, if none is there yet."""
        if not self._started:
            with suppress(workers.TooSlow, BrokenProcessPool):
                await self.run(PATIENCE, workers.know, game)

    async def _once(
        self, who: str, seconds: float, job: Callable[..., bytes], arguments: tuple[Any, ...]
    ) -> bytes:
        """A job has a worker for itself from here on, so that the time counts that it takes."""
        await self._turns.take(who)
        loop, began = asyncio.get_running_loop(), time.monotonic()
        worker = self._idle.pop() or self._start()
        try:
            future = worker.submit(workers.limited, seconds, job, *arguments)
        except BaseException:
            self._back(worker, who, 0.0, usable=False)
            raise

        def ended(future: Future[bytes]) -> None:
            _told(loop, self._back, worker, who, time.monotonic() - began, _well(future))

        future.add_done_callback(ended)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds + PATIENCE)
        except TimeoutError:
            log.error("a worker process hangs; it is ended and started again")
            for process in list((worker._processes or {}).values()):
                process.kill()
            raise workers.TooSlow(f"it took more than {seconds:g} seconds") from None
        except BrokenProcessPool:
            log.error("a worker process died; it is started again")
            raise

    def _start(self) -> ProcessPoolExecutor:
        worker = ProcessPoolExecutor(
            1,
            mp_context=get_context("spawn"),
            initializer=workers.begin,
            initargs=(os.getpid(), self._patience),
        )
        self._started.add(worker)
        return worker

    def _back(self, worker: ProcessPoolExecutor, who: str, took: float, usable: bool) -> None:
        """A worker has done its job; or it is gone, and another will be started when there is need."""
        self._turns.used(who, took)
        if usable:
            self._idle.append(worker)
        else:
            self._started.discard(worker)
            self._idle.insert(0, None)
        self._turns.give_back()

    def close(self) -> None:
        """Let the workers go: those with nothing to do leave at once, one that still thinks is stopped.

        A worker killed before the pool has dropped its waiting jobs makes the pool's own thread fail.
        """
        processes = self.processes
        for worker in self._started:
            worker.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + GRACE
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.terminate()
        self._started.clear()


def _well(ended: Future[bytes]) -> bool:
    """Whether the worker of a job outlived it."""
    return ended.cancelled() or not isinstance(ended.exception(), BrokenProcessPool)


def _told(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *arguments: Any) -> None:
    """Say something in the event loop, from whatever thread."""
    with suppress(RuntimeError):  # the server has ended
        loop.call_soon_threadsafe(what, *arguments)
