"""How a server is to run: where it listens, whom it trusts, what it allows."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

VARIABLE = "ESCARMOUCHE_DATABASE"


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one client may do, and what the server keeps in memory."""

    body: int = 64 * 1024
    """Bytes of a request or a socket message."""
    upload: int = 8_500_000
    """Bytes of a record that is sent in."""
    requests: Rate = Rate(240, 60)
    """Requests of one address."""
    messages: Rate = Rate(120, 40)
    """Socket messages of one seat."""
    creations: Rate = Rate(30, 0.2)
    """New matches and records of one address."""
    records: Rate = Rate(60, 1)
    """Records of one address that are read or checked."""
    kept: Rate = Rate(64_000_000, 800)
    """Bytes of records of one address that are kept."""
    records_kept: int = 50_000
    """Records that are kept in all."""
    unattended_each: int = 4
    """Matches between bots only that go on at once for one address."""
    unattended: int = 32
    """And for all of them."""
    guesses: Rate = Rate(20, 0.2)
    """Wrong tokens of one address."""
    live: int = 256
    """Matches kept in memory; the others are read again when somebody wants them."""
    sockets: int = 4000
    sockets_each: int = 200
    """Sockets of one address."""
    silent_seconds: float = 10
    """How long a connection may stay without a whole request."""
    silent_each: int = 64
    """Connections of one address that owe a request; the oldest goes for a new one."""
    silent: int = 512
    """And of all of them."""
    connections_each: int = 256
    """Connections of one address; a proxy on this machine speaks for many and has no such limit."""
    body_seconds: float = 30
    """How long a body may take."""
    database_seconds: float = 5
    """How long the database may take to answer, or to take something."""
    sockets_a_room: int = 64
    hello_seconds: float = 10
    trial_seconds: float = 20
    """How long odds, trials and bots may take."""
    record_seconds: float = 60


@dataclass(frozen=True)
class Settings:
    """Everything `serve` can be told."""

    database: str
    public_url: str = ""
    """What links start with, when the server stands behind a proxy."""
    elsewhere: str = ""
    """What links start with for others in the same network, where the server listens beyond this machine."""
    allowed_hosts: tuple[str, ...] = ()
    keep_days: int = 90
    """A match nobody has touched for so long is forgotten."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) // 2))
    """Processes for bots, and as many for odds and trials; one more stands back: records, matches of bots."""
    limits: Limits = Limits()
    shared: bool = False
    """Other servers use the same PostgreSQL; each match has one owner among them."""
    own_url: str = ""
    """Where the others reach this one."""
    ready: bool = False
    """Read the rules at once and start the other processes with the first match, not when they are wanted."""


def data_folder() -> Path:
    """This user's folder for the data of programs."""
    home = Path.home()
    usual = {"win32": home / "AppData" / "Local", "darwin": home / "Library" / "Application Support"}
    base = os.environ.get("XDG_DATA_HOME") or usual.get(sys.platform, home / ".local" / "share")
    return Path(base) / "escarmouche"


def default_database() -> str:
    """SQLite in the user's data folder, unless ESCARMOUCHE_DATABASE names another database."""
    if url := os.environ.get(VARIABLE):
        return url
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.db'}"
