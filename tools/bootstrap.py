"""Give this clone the environment a command needs, with nothing but a Python 3 standard library.

Runs on any Python from 3.8 on, so that it can help itself or explain itself on an old one. A stamp in the
environment names the lock files already installed: when nothing changed, a start costs nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
NEED = (3, 11)
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
BIN = VENV / SCRIPTS
PYTHON = "python.exe" if os.name == "nt" else "python"
PY = BIN / PYTHON
CONTAINS = {"play": ("play",), "check": ("check", "play")}
"""Which lock files one lock file installs: play.txt is resolved within check.txt."""


def say(text: str) -> None:
    print("::", text, file=sys.stderr, flush=True)


def works(*command: str | Path) -> bool:
    """Run a command without showing anything; True if it ended well."""
    try:
        done = subprocess.run(
            [str(c) for c in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        )
    except OSError:
        return False
    return done.returncode == 0


def interpreter() -> str | None:
    """A Python new enough: this one, another on PATH, or None."""
    if sys.version_info >= NEED:
        return sys.executable
    for minor in range(16, NEED[1] - 1, -1):
        found = shutil.which("python3.%d" % minor)
        if found and works(found, "-c", "0"):
            return found
    return None


def apt(*packages: str) -> bool:
    """Install Debian packages where that is possible without asking anybody. True if it worked."""
    if os.name == "nt" or not shutil.which("apt-get"):
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if sudo and not works("sudo", "-n", "true"):
        return False
    say("apt-get install " + " ".join(packages))
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")

    def quietly(*arguments: str) -> bool:
        command = [*sudo, "apt-get", *arguments]
        return (
            subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=False).returncode == 0
        )

    quietly("-q", "update")  # a mirror that cannot be refreshed is no reason to stop: the old list may do
    return quietly("-qy", "--no-install-recommends", "install", *packages)


def make_venv(python: str, folder: Path) -> None:
    """A virtual environment with pip, by the standard library; ends the program where that cannot be had."""

    def made() -> bool:
        shutil.rmtree(str(folder), ignore_errors=True)
        return works(python, "-m", "venv", folder)

    if not made() and not (apt("python3-venv") and made()):
        shutil.rmtree(str(folder), ignore_errors=True)
        sys.exit(
            "%s has no working venv module. On Debian or Ubuntu type: sudo apt-get install python3-venv"
            % python
        )


def uv_on_path() -> str | None:
    found = shutil.which("uv")
    return found if found and works(found, "--version") else None


def pip_install(python: Path, lock: Path) -> bool:
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    return subprocess.run([*command, "--require-hashes", "-r", str(lock)], check=False).returncode == 0


def run_uv(uv: str, *arguments: str | Path) -> bool:
    """Run uv on its own certificates or else on the system's. Where neither works, shows why: False."""
    system = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    tries: tuple[dict[str, str], ...] = ({}, system, system)
    command, error = [uv, *map(str, arguments)], ""
    for extra in tries:
        if "429" in error:
            say("the package index asks for patience; trying again in 10 s")
            time.sleep(10)
        environment = {**os.environ, **extra}
        done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode == 0:
            return True
        if done.stderr == error and "429" not in error:
            break
        error = done.stderr
    sys.stderr.write(error)
    return False


def create(uv: str | None) -> None:
    """Make .venv with a Python new enough, fetched by uv where this machine has none."""
    python = interpreter()
    wanted = python or "%d.%d" % NEED
    if python and not uv:
        make_venv(python, VENV)
        return
    spare = ROOT / ".uv"
    if not uv:  # an old Python cannot run the game, but it can install uv, and uv can fetch a newer one
        say("this Python is %s; fetching a newer one" % platform.python_version())
        make_venv(sys.executable, spare)
        if pip_install(spare / SCRIPTS / PYTHON, LOCKS / "uv.txt"):
            uv = str(spare / SCRIPTS / "uv")
    made = uv is not None and run_uv(uv, "venv", "-q", "--clear", "--python", wanted, VENV)
    shutil.rmtree(str(spare), ignore_errors=True)
    if made:
        return
    if not python:
        sys.exit(
            "Python %d.%d or newer is needed (this is %s) and none could be fetched."
            " Install it, or install uv, and run this again." % (*NEED, platform.python_version())
        )
    make_venv(python, VENV)


def install(lock: Path) -> None:
    """Install a lock file: by uv, which is several times faster and which pip can install, or else by pip."""
    uv = uv_on_path()
    has_pip = works(PY, "-m", "pip", "--version")
    if not uv and has_pip and pip_install(PY, LOCKS / "uv.txt"):
        uv = shutil.which("uv", path=str(BIN))
    if uv and run_uv(uv, "pip", "install", "-q", "--python", PY, "--require-hashes", "-r", lock):
        return
    if not has_pip and not works(PY, "-m", "ensurepip"):
        make_venv(interpreter() or str(PY.resolve()), VENV)
    if not pip_install(PY, lock):
        sys.exit("%s could not be installed: the lines above say why. Run this again to retry." % lock.name)


def link_project() -> None:
    """Let the environment import src/ as it stands, and give it the `escarmouche` command."""
    question = "import sysconfig; print(sysconfig.get_path('purelib'))"
    answer = subprocess.run([str(PY), "-c", question], check=True, stdout=subprocess.PIPE, text=True)
    (Path(answer.stdout.strip()) / "escarmouche.pth").write_text(str(ROOT / "src") + "\n", encoding="utf-8")
    if os.name == "nt":
        (BIN / "escarmouche.cmd").write_text('@"%~dp0python.exe" -P -m escarmouche %*\n', encoding="utf-8")
        return
    quoted = "'" + str(PY).replace("'", "'\\''") + "'"
    launcher = BIN / "escarmouche"
    launcher.write_text('#!/bin/sh\nexec %s -P -m escarmouche "$@"\n' % quoted, encoding="utf-8")
    launcher.chmod(0o755)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Only one command at a time prepares the environment; where the system has no such lock, go ahead."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (ROOT / ".venv.lock").open("w") as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)
        yield


def digest(lock: str) -> str:
    """What must be installed and how: the lock file and this file, which links the project."""
    content = (LOCKS / (lock + ".txt")).read_bytes() + Path(__file__).read_bytes()
    return hashlib.sha256(content).hexdigest()


def installed() -> list[str]:
    """Digests of what .venv holds; none if it is missing, broken, or was made for a folder elsewhere."""
    stamp = VENV / "installed"
    if not (stamp.exists() and PY.exists()):
        return []
    place, *digests = stamp.read_text(encoding="utf-8").splitlines()
    return digests if place == str(ROOT) else []


def ensure(lock: str) -> None:
    """Make .venv hold everything in requirements/<lock>.txt; do nothing if it already does."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # without compiled files every start is two times slower
    if digest(lock) in installed():
        return
    with alone():
        done = installed()
        if digest(lock) in done:
            return
        if not done:
            say("making .venv")
            create(uv_on_path())
        say("installing %s.txt (the first time this takes a moment)" % lock)
        install(LOCKS / (lock + ".txt"))
        link_project()
        digests = {*done, *map(digest, CONTAINS[lock])}
        (VENV / "installed").write_text("\n".join([str(ROOT), *sorted(digests)]) + "\n", encoding="utf-8")
        say("ready: " + str(BIN / "escarmouche"))


def hand_over(*arguments: str | Path) -> None:
    """Become the environment's Python (or wait for it, where a process cannot be replaced)."""
    command = [str(PY), *map(str, arguments)]
    sys.stdout.flush()
    if os.name == "nt":
        try:
            sys.exit(subprocess.run(command, check=False).returncode)
        except KeyboardInterrupt:
            sys.exit(130)
    os.execv(command[0], command)
