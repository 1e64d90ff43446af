"""The store beside an event loop: who asks has an answer in time, whatever the database does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread
from sqlalchemy.exc import SQLAlchemyError

from escarmouche.server.reasons import reason
from escarmouche.server.settings import Limits
from escarmouche.server.store import ConflictError, Store, StoreError, UnsureError, Write
from escarmouche.server.trouble import problem

READERS = 24
"""Threads that read the database; where all of them hang, who asks is told so in time."""
Made = TypeVar("Made")
log = logging.getLogger("escarmouche.house")


class Storeroom:
    """Reads and writes of a store, each with a limit of time."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store, self._seconds = store, limits.database_seconds
        self._readers = CapacityLimiter(READERS)
        self._look = ThreadPoolExecutor(1, "health")
        self._looking: asyncio.Future[bool] | None = None

    async def durable(self, write: Write) -> None:
        """Wait until a write is on the disk; raises StoreError if it is not."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if told.done():
                return
            if error:
                told.set_exception(error)
            else:
                told.set_result(None)

        write.done = done
        self.store.submit(write)
        try:
            await asyncio.wait_for(told, self._seconds)
        except TimeoutError:
            write.withdrawn = True
            raise UnsureError("the database does not answer") from None

    async def can_store(self) -> bool:
        """Whether the database answers and took the last commit; one look at a time, and not for long.

        Its thread is its own: readers that hang take nothing from it.
        """
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().run_in_executor(self._look, self.store.healthy)
        done, _ = await asyncio.wait({self._looking}, timeout=self._seconds / 2)
        return bool(done) and self._looking.result()

    async def _stored(self, write: Write) -> None:
        try:
            await self.durable(write)
        except ConflictError:
            raise
        except StoreError as error:
            raise problem("not-stored", _why_not(error)) from error

    async def read(self, reader: Callable[..., Made], *arguments: Any, seconds: float = 0) -> Made:
        """Look something up in the store, beside the event loop; Trouble when it does not answer in time."""
        try:
            async with asyncio.timeout(seconds or self._seconds):
                return await to_thread.run_sync(
                    reader, *arguments, abandon_on_cancel=True, limiter=self._readers
                )
        except TimeoutError as error:
            log.error("the database does not answer in time")
            raise problem("not-stored", "the database does not answer now; try again later") from error
        except (SQLAlchemyError, StoreError) as error:
            log.error("the database does not answer: %s", reason(error))
            raise problem("not-stored", _why_not(error)) from error

    def end_looking(self) -> None:
        """The server ends."""
        self._look.shutdown(wait=False, cancel_futures=True)


def _why_not(error: Exception) -> str:
    """What a player is told where the database does not take or give something."""
    if "locked" in reason(error):
        return "the database is locked by another program; try again later"
    return "the database does not take it now; try again later"
