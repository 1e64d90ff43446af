"""Three servers that share a PostgreSQL behind HAProxy, one killed every few seconds: what players notice.

    python tools/many_servers.py --matches 300 --seconds 60

Loopback only; it ends by itself. HAProxy is used if it is installed, else a relay of this script (said so).
All players come from one address here, so the limits of an address are off.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import psycopg  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from tests.server.postgres import PostgresServer, found_programs  # noqa: E402

WISH = {"game": "template", "players": ["person", "random"]}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Servers:
    """The processes; one can be killed and is started again at once."""

    def __init__(self, database: str, count: int, folder: Path) -> None:
        self.folder = folder
        self.ports = [free_port() for _ in range(count)]
        self.environment = {**os.environ, "ESCARMOUCHE_DATABASE": database, "XDG_DATA_HOME": str(folder)}
        self.ended: dict[int, float] = {}
        self.processes = [self.start(port) for port in self.ports]

    def start(self, port: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-P", __file__, "--serve", str(port)]
        with (self.folder / f"{port}.log").open("ab") as log:
            return subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def kill(self, number: int) -> None:
        self.processes[number].send_signal(signal.SIGKILL)
        self.processes[number].wait()
        self.ended[self.processes[number].pid] = time.monotonic()
        self.processes[number] = self.start(self.ports[number])

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


def spent(process: subprocess.Popen[bytes]) -> float:
    """Seconds of CPU that a server has used, those of its workers apart."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Player:
    """Answers what it is asked, at its turn, through whatever server is reached; counts what was accepted."""

    def __init__(self, url: str, made: dict[str, Any], luck: random.Random) -> None:
        self.url, self.match, self.token = url, made["match"], made["seats"][0]["token"]
        self.luck, self.accepted, self.away = luck, set[int](), list[float]()
        self.over = False

    async def play(self, pace: float, until: float) -> None:
        lost = 0.0
        while time.monotonic() < until and not self.over:
            try:
                async with connect(f"{self.url}/api/live", max_size=None, open_timeout=5) as socket:
                    hello = {"kind": "hello", "match": self.match, "token": self.token}
                    await socket.send(json.dumps(hello))
                    state = None
                    while time.monotonic() < until:
                        told = json.loads(await asyncio.wait_for(socket.recv(), 30))
                        if told["kind"] == "welcome":
                            if lost:
                                self.away.append(time.monotonic() - lost)
                                lost = 0.0
                            state = told["state"]
                        elif told["kind"] == "state":
                            state = told
                        elif told["kind"] == "accepted":
                            self.accepted.add(told["number"])
                        if state is not None and state["over"]:
                            self.over = True
                            return
                        if state is not None and state["question"]:
                            await asyncio.sleep(self.luck.uniform(0, 2 * pace))
                            await socket.send(json.dumps({"kind": "for-me", "number": state["number"]}))
                            state = None
            except (OSError, WebSocketException, TimeoutError, KeyError):
                lost = lost or time.monotonic()
                await asyncio.sleep(0.25)


async def relayed(ports: list[int], own: int) -> asyncio.Server:
    """Where HAProxy is not installed: each connection to a server that answers, in turn."""
    turn = 0

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal turn
        for _ in ports:
            turn += 1
            try:
                there, back = await asyncio.open_connection("127.0.0.1", ports[turn % len(ports)])
            except OSError:
                continue

            async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
                with contextlib.suppress(OSError):
                    while data := await source.read(65536):
                        target.write(data)
                        await target.drain()
                target.close()

            await asyncio.gather(pour(reader, back), pour(there, writer))
            return
        writer.close()

    return await asyncio.start_server(come, "127.0.0.1", own)


async def asked(port: int, method: str, path: str, body: bytes = b"") -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    head_, _, content = answer.partition(b"\r\n\r\n")
    if b" 200 " not in head_.split(b"\r\n")[0]:
        raise OSError(answer[:200].decode("latin-1"))
    return json.loads(content)


async def run(options: argparse.Namespace, servers: Servers, front: int) -> list[Player]:
    for port in servers.ports:
        for _ in range(300):
            with contextlib.suppress(OSError, ValueError, TimeoutError):
                await asked(port, "GET", "/api/health")
                break
            await asyncio.sleep(0.1)
    made: list[Any] = []
    while len(made) < options.matches:
        try:
            made.append(await asked(front, "POST", "/api/matches", json.dumps(WISH).encode()))
        except OSError as error:
            if not any(code in str(error) for code in ("429", "503")):
                raise
            await asyncio.sleep(1)
    print(f"{len(made)} matches are made", flush=True)
    until = time.monotonic() + options.seconds
    players = [Player(f"ws://127.0.0.1:{front}", each, random.Random(n)) for n, each in enumerate(made)]
    pace = options.matches / options.rate
    playing = [asyncio.create_task(player.play(pace, until)) for player in players]
    killed = 0
    before = sum(map(spent, servers.processes))
    while options.every and time.monotonic() < until - options.every:
        await asyncio.sleep(options.every)
        await asyncio.to_thread(servers.kill, killed % len(servers.ports))
        killed += 1
    await asyncio.gather(*playing)
    print(f"{killed} kills", flush=True)
    if not killed:
        commands = sum(len(player.accepted) for player in players)
        cost = (sum(map(spent, servers.processes)) - before) / max(1, commands)
        print(f"{1000 * cost:.2f} ms of CPU of the servers a command", flush=True)
    return players


def lost_inputs(url: str, players: list[Player]) -> tuple[int, int]:
    """How many inputs were accepted, and how many of them are not in the database."""
    accepted = lost = 0
    with psycopg.connect(url) as connection:
        for player in players:
            rows = connection.execute('SELECT number FROM inputs WHERE "match" = %s', (player.match,))
            kept = {number for (number,) in rows}
            accepted += len(player.accepted)
            lost += len(player.accepted - kept)
    return accepted, lost


def thought_twice(servers: Servers) -> tuple[int, int]:
    """How often bots thought, and how often for one match in two servers at once."""
    thoughts: dict[str, list[tuple[float, float, int]]] = {}
    for file in servers.folder.glob("*.thoughts"):
        pid, open_ = int(file.stem), dict[str, float]()
        end = servers.ended.get(pid, float("inf"))
        for line in file.read_text().splitlines():
            what, match, at = line.split()
            if what == "begin":
                open_[match] = float(at)
            else:
                thoughts.setdefault(match, []).append((open_.pop(match), float(at), pid))
        for match, began in open_.items():  # the server was killed in the middle of it
            thoughts.setdefault(match, []).append((began, end, pid))
    twice = 0
    for each in thoughts.values():
        each.sort()
        twice += sum(b[0] < a[1] and a[2] != b[2] for a, b in itertools.pairwise(each))
    return sum(map(len, thoughts.values())), twice


def noting_thoughts() -> None:
    """Write down when a bot begins and ends to think; a line a moment, so that a kill loses none."""
    from escarmouche.server import automatic

    think = automatic._thought
    note = (Path(os.environ["XDG_DATA_HOME"]) / f"{os.getpid()}.thoughts").open("a", buffering=1)

    async def noted(house: Any, room: Any, *more: Any) -> list[Any]:
        note.write(f"begin {room.id} {time.monotonic()}\n")
        try:
            return await think(house, room, *more)
        finally:
            note.write(f"end {room.id} {time.monotonic()}\n")

    automatic._thought = noted  # type: ignore[assignment]


def serve(port: int) -> int:
    """One of the servers."""
    import uvicorn

    from escarmouche.server import serving
    from escarmouche.server.settings import Limits, Rate, Settings

    plenty = Rate(10_000_000, 10_000_000)
    limits = Limits(
        requests=plenty,
        messages=plenty,
        creations=plenty,
        guesses=plenty,
        sockets_each=100_000,
        silent_each=512,
    )
    url = f"http://127.0.0.1:{port}"
    database = os.environ["ESCARMOUCHE_DATABASE"]
    settings = Settings(database, workers=1, limits=limits, shared=True, own_url=url, ready=True)
    config = serving.config(settings)
    config.host, config.port = "127.0.0.1", port
    noting_thoughts()
    uvicorn.Server(config).run()
    return 0


def main() -> int:
    """Play, kill, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=8, help="seconds between two kills; 0: none is killed")
    parser.add_argument("--servers", type=int, default=3, help="how many servers there are")
    parser.add_argument("--rate", type=float, default=30, help="commands a second in all")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        return serve(options.serve)
    programs = found_programs()
    if programs is None:
        sys.exit("there is no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="escarmouche-many-"))
    database = PostgresServer(programs)
    servers = Servers(database.url, options.servers, folder)
    front, proxy = free_port(), None
    try:
        if haproxy := shutil.which("haproxy") or (Path("/usr/sbin/haproxy").exists() and "/usr/sbin/haproxy"):
            text = (ROOT / "docs" / "examples" / "haproxy.cfg").read_text(encoding="utf-8")
            for old, new in zip((8437, 8438, 8439), servers.ports, strict=False):
                text = re.sub(rf":{old}\b", f":{new}", text)
            text = re.sub(r":8430\b", f":{front}", text)
            text = re.sub(r"(?m)^.*:(8437|8438|8439)\b.*\n", "", text)  # fewer servers than three
            (folder / "haproxy.cfg").write_text(text)
            proxy = subprocess.Popen([str(haproxy), "-f", str(folder / "haproxy.cfg")])
            print("behind HAProxy", flush=True)
            players = asyncio.run(run(options, servers, front))
        else:
            print("HAProxy is not installed: behind a relay of this script", flush=True)

            async def relayed_run() -> list[Player]:
                async with await relayed(servers.ports, front):
                    return await run(options, servers, front)

            players = asyncio.run(relayed_run())
        accepted, lost = lost_inputs(database.url, players)
        away = sorted(second for player in players for second in player.away)
        print(
            f"{accepted} commands accepted ({accepted / options.seconds:.1f} a second), {lost} of them lost"
        )
        if away:
            late = away[min(len(away) - 1, int(0.95 * len(away)))]
            print(f"{len(away)} times away; 95 % back within {late:.1f} s, all within {away[-1]:.1f} s")
        thoughts, twice = thought_twice(servers)
        print(f"bots thought {thoughts} times, {twice} of them in two servers at once")
        print(f"{sum(player.over for player in players)} matches over")
        return 1 if lost or twice else 0
    finally:
        if proxy is not None:
            proxy.terminate()
            proxy.wait()
        servers.close()
        database.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
