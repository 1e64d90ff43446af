"""A bounded load test of the server on this machine: latency, CPU beside an echo, durable inputs, memory.

python tools/load.py                 all figures, about a minute
python tools/load.py live            100 matches, 200 sockets, 500 commands a second
python tools/load.py store           durable inputs against SQLite row by row
python tools/load.py sleep           5,000 sleeping matches
"""

from __future__ import annotations

import asyncio
import gc
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
from typing import Any

import websockets

from escarmouche.server.app import make_app
from escarmouche.server.settings import Limits, Rate, Settings
from escarmouche.server.store import Store, Write

MATCHES, RATE, SECONDS = 100, 500, 8
ROWS, SINGLE, SLEEPING = 60_000, 1500, 5000
PAYLOAD = b"x" * 400
PLENTY = Rate(10_000_000, 10_000_000)
LIMITS = Limits(requests=PLENTY, messages=PLENTY, creations=PLENTY, guesses=PLENTY)


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

    app: Any = Starlette(routes=[WebSocketRoute("/", echo)])
    if kind == "table":
        app = make_app(settings(Path(folder)))
        gc.freeze()  # as `serve` does
        gc.set_threshold(20_000, 20, 50)
    uvicorn.run(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)


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
    """CPU time a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        self.option = self.option or (question and question["options"][0])
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


async def at_rate(acts: list[Callable[[], Coroutine[Any, Any, None]]], seconds: float) -> int:
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


async def live_load(port: int, process: subprocess.Popen[bytes]) -> dict[str, float]:
    """100 matches, 200 sockets."""
    from urllib.request import Request, urlopen

    made = []
    body = json.dumps({"game": "template", "players": ["person", "person"]}).encode()
    for _ in range(MATCHES):
        url = f"http://127.0.0.1:{port}/api/matches"
        with urlopen(Request(url, body, {"content-type": "application/json"})) as answer:
            made.append(json.load(answer))
    tables = [Table(port, match) for match in made]
    for table in tables:
        await table.sit()
    await at_rate([table.act for table in tables], 1)
    for table in tables:
        table.times.clear()
    before, begun = cpu_seconds(process), time.perf_counter()
    count = await at_rate([table.act for table in tables], SECONDS)
    took, used = time.perf_counter() - begun, cpu_seconds(process) - before
    times = sorted(t for table in tables for t in table.times)
    for table in tables:
        for reader in table.readers:
            reader.cancel()
        for ws in table.sockets:
            await ws.close()
    return {
        "commands a second": count / took,
        "cpu microseconds a command": used / count * 1e6,
        "p50 ms": times[len(times) // 2] * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
    }


async def echo_load(port: int, process: subprocess.Popen[bytes]) -> dict[str, float]:
    """The same number of sockets and messages at an echo."""
    address = f"ws://127.0.0.1:{port}/"
    sockets = [await websockets.connect(address, compression=None) for _ in range(2 * MATCHES)]
    text = "x" * 100

    def act(n: int) -> Callable[[], Coroutine[Any, Any, None]]:
        async def once() -> None:
            await sockets[n].send(text)
            await sockets[n].recv()

        return once

    acts = [act(n) for n in range(2 * MATCHES)]
    await at_rate(acts, 1)
    before = cpu_seconds(process)
    count = await at_rate(acts, SECONDS / 2)
    used = cpu_seconds(process) - before
    for ws in sockets:
        await ws.close()
    return {"cpu microseconds a message": used / count * 1e6}


def engine_cost() -> float:
    """Microseconds of the engine's own work for one of those commands: answer or undo, views, scenes."""
    from escarmouche.engine.match import Match
    from escarmouche.engine.ruleset import Setup
    from escarmouche.games import ruleset

    rules = ruleset("template")
    table = rules.new_table(Setup(rules.scenarios[0], rules.default_lists))
    match = Match(rules, table, "a seed of some length")
    ask: Any = match.pending[0]
    start = time.process_time()
    for n in range(2000):
        new = match.copy()
        new.answer(ask.options[0], ask.side) if n % 2 == 0 else new.undo(ask.side)
        for side in rules.sides:
            rules.scene(rules.view(new.table, side), side)
            new.why_not_undo(side)
        match = new
    return (time.process_time() - start) / 2000 * 1e6


def live() -> None:
    """Print the figures of live matches."""
    with tempfile.TemporaryDirectory() as folder:
        for kind, load in (("echo", echo_load), ("table", live_load)):
            process, port = started(kind, folder)
            try:
                told = asyncio.run(load(port, process))
            finally:
                process.terminate()
                process.wait()
            print(f"{kind}: " + ", ".join(f"{name} {value:.1f}" for name, value in told.items()), flush=True)
    print(f"engine: cpu microseconds a command {engine_cost():.1f}")


# -- the store -----------------------------------------------------------------------------------------------


def store() -> None:
    """Print rows a second: grouped commits against one commit a row, both with synchronous=FULL."""
    with tempfile.TemporaryDirectory() as folder:
        raw = sqlite3.connect(f"{folder}/raw.db", isolation_level=None)
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("CREATE TABLE inputs (m TEXT, n INT, l INT, a INT, p BLOB, PRIMARY KEY (m, n))")
        start = time.perf_counter()
        for n in range(SINGLE):
            raw.execute("INSERT INTO inputs VALUES (?, ?, ?, ?, ?)", ("m", n, n, 1, PAYLOAD))
        single = SINGLE / (time.perf_counter() - start)
        raw.close()
        made = Store(f"sqlite:///{folder}/grouped.db")
        told, left = threading.Event(), [ROWS]

        def done(error: Exception | None) -> None:
            left[0] -= 1
            if not left[0]:
                told.set()

        start = time.perf_counter()
        for n in range(ROWS):
            made.submit(Write((("m", n, n, 1, PAYLOAD),), done=done))
        told.wait(120)
        grouped = ROWS / (time.perf_counter() - start)
        commits = made.commits
        made.close()
    print(f"store: {grouped:.0f} durable rows a second in {commits} commits; row by row {single:.0f}: "
          f"{grouped / single:.1f} times")  # fmt: skip


# -- sleeping matches ----------------------------------------------------------------------------------------


def sleep() -> None:
    """Print the memory of a server that holds many sleeping matches."""
    from urllib.request import Request, urlopen

    with tempfile.TemporaryDirectory() as folder:
        process, port = started("table", folder)
        try:
            url = f"http://127.0.0.1:{port}/api/matches"
            body = json.dumps({"game": "template", "players": ["person", "person"]}).encode()
            before = memory_mb(process.pid)
            for _ in range(SLEEPING):
                with urlopen(Request(url, body, {"content-type": "application/json"})) as answer:
                    answer.read()
            after = memory_mb(process.pid)
        finally:
            process.terminate()
            process.wait()
    print(f"sleep: {SLEEPING} matches, {after:.0f} MB resident ({after - before:.0f} MB more than empty)")


def main() -> int:
    """Run what was asked for."""
    wanted = sys.argv[1:] or ["store", "live", "sleep"]
    if wanted[0] == "serve":
        serve(wanted[1], wanted[2], int(wanted[3]))
        return 0
    for name in wanted:
        {"live": live, "store": store, "sleep": sleep}[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
