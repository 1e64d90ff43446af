"""What was worked out once is kept: who asks for the same waits for it, or has it at once."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

MOST = 32 * 1024 * 1024
"""Bytes, packed; what nobody has asked for longest goes first."""


class Kept:
    """Answers by what they answer; each is worked out by one job only, however many ask meanwhile."""

    def __init__(self, most: int = MOST) -> None:
        self._most, self._size = most, 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._waiting: dict[Hashable, int] = {}
        self.worked_out = 0

    async def answer(self, key: Hashable, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer to a key; a failure is everybody's who waits for it, and is not kept."""
        packed = self._answers.get(key)
        if packed is not None:
            self._answers.move_to_end(key)
            return zlib.decompress(packed)
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._work(key, work))
            self._under_way[key] = task
            task.add_done_callback(lambda ended: self._ended(key, ended))
        self._waiting[key] = self._waiting.get(key, 0) + 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]
                self._ended(key, task)
                task.cancel()  # nobody is left who wants it; one that is done does not care

    async def _work(self, key: Hashable, work: Callable[[], Awaitable[bytes]]) -> bytes:
        self.worked_out += 1
        answer = await work()
        self._keep(key, await asyncio.to_thread(zlib.compress, answer, 1))
        return answer

    def _ended(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        if self._under_way.get(key) is task:
            del self._under_way[key]
        if task.done() and not task.cancelled():
            task.exception()  # whoever waits is told; nobody may be left who does

    def _keep(self, key: Hashable, packed: bytes) -> None:
        self._answers[key] = packed
        self._size += len(packed)
        while self._size > self._most and self._answers:
            self._size -= len(self._answers.popitem(last=False)[1])
