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
    guesses: Rate = Rate(20, 0.2)
    """Wrong tokens of one address."""
    live: int = 256
    """Matches kept in memory; the others are read again when somebody wants them."""
    sockets: int = 4000
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
    """Processes for bots, and as many for odds, trials and records."""
    limits: Limits = Limits()
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
