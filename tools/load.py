"""A bounded load test of the server on this machine: latency, CPU beside an echo, durable inputs, memory.

python tools/load.py                 all figures, about two minutes
python tools/load.py live            100 matches, 200 sockets, 500 commands a second
python tools/load.py store           durable inputs against SQLite row by row
python tools/load.py sleep           5,000 sleeping matches
python tools/load.py campaigns       200 sleeping campaigns of four
python tools/load.py --ahead …       before the other programs of a busy machine (Linux, as root)

Each line says `met` or `NOT MET`; the exit code is 0 only when all are met.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

import websockets

from escarmouche.server import serving
from escarmouche.server.settings import Limits, Rate, Settings
from escarmouche.server.store import Store, Write

MATCHES, RATE, SECONDS, ROUNDS = 100, 500, 12, 8
ROWS, SINGLE, STORE_ROUNDS, SLEEPING = 60_000, 500, 7, 5000
PAYLOAD = b"x" * 400
CAMPAIGNS, CAMPAIGNS_MB, ARMIES = 200, 60, ["northguard", "array", "choir", "haulers"]
ASLEEP = 3
"""Seconds until nobody is awake any more."""
MOST_ECHOES, MOST_MS, LEAST_TIMES, MOST_MB = 3, 50, 30, 100
"""What is wanted: echoes of CPU, p99 on the other socket, durable rows against row by row, memory."""
PLENTY = Rate(10_000_000, 10_000_000)
LIMITS = Limits(requests=PLENTY, messages=PLENTY, creations=PLENTY, guesses=PLENTY)
Act = Callable[[], Coroutine[Any, Any, None]]


def settings(folder: Path) -> Settings:
    """A server that counts nobody's requests."""
    return Settings(f"sqlite:///{folder / 'load.db'}", workers=1, limits=LIMITS)


# -- servers in processes of their own -----------------------------------------------------------------------


def serve(kind: str, folder: str, port: int) -> None:
    """Run the server, or an echo to compare it with, on one core."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    async def echo(ws: WebSocket) -> None:
        await ws.accept()
        try:
            while True:
                await ws.send_text(await ws.receive_text())
        except WebSocketDisconnect:
            pass

    if kind == "table":
        config = serving.config(settings(Path(folder)))
        serving.settle()
    else:
        app = Starlette(routes=[WebSocketRoute("/", echo)])
        config = uvicorn.Config(
            app, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False, access_log=False
        )
    config.port = port
    uvicorn.Server(config).run()


def started(kind: str, folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server process and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, __file__, "serve", kind, folder, str(port)])
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return process, port
    raise SystemExit("the server did not start")


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """CPU time a process has used, all its threads together (Linux: the CPU clock of another process)."""
    return time.clock_gettime((~process.pid << 3) | 2)


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


# -- live matches --------------------------------------------------------------------------------------------


class Table:
    """One match with two sockets: one side lays a card and takes it back, the other looks on."""

    def __init__(self, port: int, made: dict[str, Any]) -> None:
        self.port, self.made = port, made
        self.times: list[float] = []
        self.sent = 0.0
        self.number = 0
        self.option: Any = None
        self.seen = asyncio.Event()

    async def sit(self) -> None:
        self.sockets = [await self._hello(seat["token"]) for seat in self.made["seats"]]
        self.readers = [asyncio.create_task(self._read(n)) for n in (0, 1)]

    async def _hello(self, token: str) -> Any:
        address = f"ws://127.0.0.1:{self.port}/api/live"
        ws = await websockets.connect(address, compression=None, max_queue=None)
        await ws.send(json.dumps({"kind": "hello", "match": self.made["match"], "token": token}))
        welcome = json.loads(await ws.recv())
        question = welcome["state"]["question"]
        self.option = self.option or (question and question["options"][0]["code"])
        return ws

    async def _read(self, n: int) -> None:
        async for text in self.sockets[n]:
            if n == 1 and text.startswith('{"kind":"state"'):
                self.times.append(time.perf_counter() - self.sent)
                self.number = int(text[25 : text.index(",", 25)])
                self.seen.set()

    async def act(self) -> None:
        """One command, and wait until the other socket has its result."""
        message: dict[str, Any] = {"kind": "undo", "number": self.number}
        if self.number % 2 == 0:
            message = {"kind": "answer", "number": self.number, "value": self.option}
        self.seen.clear()
        self.sent = time.perf_counter()
        await self.sockets[0].send(json.dumps(message))
        await asyncio.wait_for(self.seen.wait(), 10)


async def at_rate(acts: list[Act], seconds: float) -> int:
    """Each does something in turn, RATE times a second in all, none before it has finished."""
    running: set[asyncio.Task[None]] = set()
    busy: dict[int, asyncio.Task[None]] = {}
    begun, done = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        due = int((time.perf_counter() - begun) * RATE)
        while done < due:
            slot = done % len(acts)
            if slot in busy and not busy[slot].done():
                break
            task = busy[slot] = asyncio.create_task(acts[slot]())
            running.add(task)
            task.add_done_callback(running.discard)
            done += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*running)
    return done


class LiveLoad:
    """100 matches, 200 sockets."""

    def __init__(self, folder: str) -> None:
        self.process, self.port = started("table", folder)

    async def open(self) -> None:
        """Make the matches and sit down at all of them."""
        body = {"game": "template", "players": ["person", "person"]}
        made = [posted(f"http://127.0.0.1:{self.port}/api/matches", body) for _ in range(MATCHES)]
        self.tables = [Table(self.port, match) for match in made]
        for table in self.tables:
            await table.sit()
        self.acts = [table.act for table in self.tables]

    def times(self) -> list[float]:
        """Seconds from a command to its result on the other player's socket, sorted."""
        return sorted(t for table in self.tables for t in table.times)

    def forget(self) -> None:
        """Begin to measure."""
        for table in self.tables:
            table.times.clear()

    async def close(self) -> None:
        """Leave."""
        for table in self.tables:
            for reader in table.readers:
                reader.cancel()
            for ws in table.sockets:
                await ws.close()


class EchoLoad:
    """The same number of sockets and messages at an echo."""

    def __init__(self, folder: str) -> None:
        self.process, self.port = started("echo", folder)

    async def open(self) -> None:
        """Connect."""
        address = f"ws://127.0.0.1:{self.port}/"
        self.sockets = [await websockets.connect(address, compression=None) for _ in range(2 * MATCHES)]
        self.acts = [self._act(ws) for ws in self.sockets]

    def _act(self, ws: Any) -> Act:
        async def once() -> None:
            await ws.send("x" * 100)
            await ws.recv()

        return once

    async def close(self) -> None:
        """Leave."""
        for ws in self.sockets:
            await ws.close()


def posted(url: str, body: Any) -> Any:
    """The answer to a request."""
    headers = {"content-type": "application/json"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def cost(load: LiveLoad | EchoLoad, seconds: float) -> tuple[float, int]:
    """Microseconds of the server's CPU for one command, and how many there were."""
    before = cpu_seconds(load.process)
    count = await at_rate(load.acts, seconds)
    return (cpu_seconds(load.process) - before) / count * 1e6, count


async def compared(folder: str) -> None:
    """Echo, table and engine in turn, so that a busy machine slows all of them alike."""
    echo, table = EchoLoad(folder), LiveLoad(folder)
    try:
        for load in (echo, table):
            await load.open()
            await at_rate(load.acts, 1)
        table.forget()
        rounds, done, took = [], 0, 0.0
        for _ in range(ROUNDS):
            echoed, _ = await cost(echo, SECONDS / ROUNDS)
            begun = time.perf_counter()
            used, count = await cost(table, SECONDS / ROUNDS)
            took, done = took + time.perf_counter() - begun, done + count
            rounds.append((used, engine_cost(), echoed))
        times = table.times()
        for load in (echo, table):
            await load.close()
    finally:
        for load in (echo, table):
            load.process.terminate()
            load.process.wait()
    ratios = sorted((used - engine) / echoed for used, engine, echoed in rounds)
    used, engine, echoed = (median(column) for column in zip(*rounds, strict=True))
    verdict(
        median(ratios) <= MOST_ECHOES,
        f"live: {done / took:.0f} commands a second; CPU each {used:.0f} us, the engine {engine:.0f} of it, "
        f"an echo {echoed:.0f}: {median(ratios):.2f} echoes (rounds {ratios[0]:.2f} to {ratios[-1]:.2f})",
    )
    at = {share: times[int(len(times) * share)] * 1000 for share in (0.5, 0.9, 0.99)}
    verdict(
        at[0.99] < MOST_MS,
        f"live: other socket after {at[0.5]:.1f} ms (median), {at[0.9]:.1f} (p90), {at[0.99]:.1f} (p99)",
    )


def engine_cost() -> float:
    """Microseconds of the engine's own work for one of those commands: answer or undo, views, scenes."""
    from escarmouche.engine.match import Match
    from escarmouche.engine.ruleset import Setup
    from escarmouche.games import ruleset

    rules = ruleset("template")
    table = rules.rules.new_table(Setup(rules.armies.scenarios[0], rules.armies.default_lists))
    match = Match(rules, table, "a seed of some length")
    ask: Any = match.pending[0]
    start = time.process_time()
    for n in range(500):
        new = match.copy()
        new.answer(ask.options[0], ask.side) if n % 2 == 0 else new.undo(ask.side)
        for side in rules.armies.sides:
            rules.client.scene(rules.rules.view(new.table, side), side)
            new.why_not_undo(side)
        match = new
    return (time.process_time() - start) / 500 * 1e6


def live() -> None:
    """Print the figures of live matches."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compared(folder))


# -- the store -----------------------------------------------------------------------------------------------


def row_by_row(path: str) -> float:
    """Rows a second of plain SQLite that commits each row, synchronous=FULL."""
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("PRAGMA journal_mode=WAL")
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute("CREATE TABLE inputs (m TEXT, n INT, l INT, a INT, p BLOB, PRIMARY KEY (m, n))")
    start = time.perf_counter()
    for n in range(SINGLE):
        raw.execute("INSERT INTO inputs VALUES (?, ?, ?, ?, ?)", ("m", n, n, 1, PAYLOAD))
    took = time.perf_counter() - start
    raw.close()
    return SINGLE / took


def grouped(path: str) -> float:
    """Rows a second of the server's store, each told when it is on the disk."""
    made = Store(f"sqlite:///{path}")
    told, left = threading.Event(), [ROWS]

    def done(error: Exception | None) -> None:
        left[0] -= 1
        if not left[0]:
            told.set()

    start = time.perf_counter()
    for n in range(ROWS):
        made.submit(Write((("m", n, n, 1, PAYLOAD),), done=done))
    told.wait(120)
    took = time.perf_counter() - start
    made.close()
    return ROWS / took


def store() -> None:
    """Print rows a second: grouped commits against one commit a row, in turn."""
    rounds = []
    with tempfile.TemporaryDirectory() as folder:
        for n in range(STORE_ROUNDS):
            single = row_by_row(f"{folder}/raw{n}.db")
            rounds.append((grouped(f"{folder}/grouped{n}.db"), single))
    ratios = sorted(many / single for many, single in rounds)
    many, single = (median(column) for column in zip(*rounds, strict=True))
    verdict(
        median(ratios) >= LEAST_TIMES,
        f"store: {many:.0f} durable rows a second; row by row {single:.0f}: "
        f"{median(ratios):.0f} times (rounds {ratios[0]:.0f} to {ratios[-1]:.0f})",
    )


# -- sleeping matches ----------------------------------------------------------------------------------------


def sleep() -> None:
    """Print the memory of a server that holds many sleeping matches."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = started("table", folder)
        try:
            url = f"http://127.0.0.1:{port}/api/matches"
            before = memory_mb(process.pid)
            for _ in range(SLEEPING):
                posted(url, {"game": "template", "players": ["person", "person"]})
            after = memory_mb(process.pid)
        finally:
            process.terminate()
            process.wait()
    verdict(
        after < MOST_MB,
        f"sleep: {SLEEPING} matches, {after:.0f} MB resident ({after - before:.0f} MB more than empty)",
    )


def campaigns() -> None:
    """Print the memory of a server that holds many sleeping campaigns."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = started("table", folder)
        try:
            url = f"http://127.0.0.1:{port}/api/matches"
            before = memory_mb(process.pid)
            for _ in range(CAMPAIGNS):
                posted(url, {"game": "frostbite", "lists": ARMIES, "players": ["person"] * len(ARMIES)})
            time.sleep(ASLEEP)
            after = memory_mb(process.pid)
        finally:
            process.terminate()
            process.wait()
        process, port = started("table", folder)
        try:
            time.sleep(ASLEEP)
            again = memory_mb(process.pid)
        finally:
            process.terminate()
            process.wait()
    verdict(
        after - before < CAMPAIGNS_MB and again - before < CAMPAIGNS_MB,
        f"campaigns: {CAMPAIGNS} of four players asleep take {after - before:.0f} MB where they were made "
        f"(the process {after:.0f}), {again - before:.0f} MB after a restart ({again:.0f})",
    )


FAILED: list[str] = []


def verdict(met: bool, line: str) -> None:
    """Print a line and whether it is as wanted."""
    if not met:
        FAILED.append(line)
    print(f"{line}; load of the machine {os.getloadavg()[0]:.1f}: {'met' if met else 'NOT MET'}", flush=True)


def main() -> int:
    """Run what was asked for."""
    wanted = sys.argv[1:]
    if wanted[:1] == ["serve"]:
        serve(wanted[1], wanted[2], int(wanted[3]))
        return 0
    if "--ahead" in wanted:
        wanted.remove("--ahead")
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(10))
        print("server and clients before the other programs of this machine")
    for name in wanted or ["store", "live", "sleep", "campaigns"]:
        {"live": live, "store": store, "sleep": sleep, "campaigns": campaigns}[name]()
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main())
