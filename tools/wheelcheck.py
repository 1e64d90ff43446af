"""Prove that a wheel built from this clone serves the page: built, installed elsewhere, looked at, played.

Built from a copy of the files that git knows, so that nothing made before can stand in for what the build
makes. The environment gets what the wheel itself asks for, and no Deno.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import bootstrap

SCRIPT_MOST = 250_000
"""Bytes of the compressed script."""
START_SECONDS = 90


def copied(folder: Path) -> Path:
    """The files of this clone that git knows, as they stand."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=bootstrap.ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    clone = folder / "clone"
    for name in filter(None, listed.stdout.split("\0")):
        source = bootstrap.ROOT / name
        if source.is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, clone / name)
    return clone


def built(clone: Path, folder: Path) -> Path:
    """The wheel of a clone."""
    environment = {**os.environ, "DENO_DIR": os.environ.get("DENO_DIR", str(bootstrap.ROOT / ".deno"))}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the wheel could not be built:\n{done.stdout}{done.stderr}")
    return next(folder.glob("*.whl"))


def installed(wheel: Path, folder: Path) -> Path:
    """The `escarmouche` command of a fresh environment that holds the wheel and what it asks for."""
    venv = folder / "venv"
    python = venv / bootstrap.SCRIPTS / bootstrap.PYTHON
    wanted = ["-c", str(bootstrap.LOCKS / "play.txt"), str(wheel)]
    uv = bootstrap.uv_on_path() or shutil.which("uv", path=str(bootstrap.BIN))
    if uv and bootstrap.run_uv(uv, "venv", "-q", "--python", sys.executable, venv):
        done = bootstrap.run_uv(uv, "pip", "install", "-q", "--python", python, *wanted)
    else:
        bootstrap.make_venv(sys.executable, venv)
        command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted]
        done = subprocess.run(command, check=False).returncode == 0
    if not done:
        raise SystemExit("the wheel could not be installed: the lines above say why")
    return venv / bootstrap.SCRIPTS / "escarmouche"


def fetched(url: str, body: Any = None, token: str = "") -> bytes:
    """What a page gets from the server."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers), timeout=20) as answer:
        content: bytes = answer.read()
    return content


def played(url: str) -> str:
    """Make a match and give its first answer, as a page would; the name of the game."""
    game = json.loads(fetched(f"{url}api/catalogue"))["games"][0]["name"]
    made = json.loads(fetched(f"{url}api/matches", {"game": game, "players": ["person", "person"]}))
    base = f"{url}api/matches/{made['match']}"
    for seat in made["seats"]:
        state = json.loads(fetched(base, None, seat["token"]))["state"]
        if state["question"]:
            body = {"kind": "for-me", "number": state["number"]}
            after = json.loads(fetched(f"{base}/for-me", body, seat["token"]))
            assert after["number"] == state["number"] + 1, "the answer was not taken"
            return str(game)
    raise SystemExit(f"{game}: nobody was asked anything")


def looked_at(url: str, wheel: Path) -> int:
    """Fetch the page and all it names, compare them with the wheel; bytes of the script, compressed."""
    page = fetched(url).decode()
    names = re.findall(r'(?:src|href)="([^"#]+)"', page)
    scripts = [name for name in names if name.endswith(".js")]
    assert scripts, "the page names no script"
    with zipfile.ZipFile(wheel) as content:
        for name in names:
            assert fetched(url + name) == content.read(f"escarmouche/web/{name}"), f"{name} is another file"
        assert not [name for name in content.namelist() if name.startswith(("web/", "tests/"))]
        return sum(len(gzip.compress(content.read(f"escarmouche/web/{name}"), 9)) for name in scripts)


def served(command: Path, folder: Path, wheel: Path) -> str:
    """Serve from the environment, look and play; a line with the figures."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8"}
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP") if name in os.environ}
    started = time.perf_counter()
    server = subprocess.Popen(
        [str(command), "serve", "--no-open", "--port", "0", "--lang", "en"],
        cwd=folder,
        env={**kept, **home},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://\S+/", line)
        if not found:
            raise SystemExit(f"the server did not say where it listens: {line!r}")
        url = found[0]
        while True:
            try:
                fetched(url)
                break
            except OSError:
                if server.poll() is not None or time.perf_counter() - started > START_SECONDS:
                    raise SystemExit("the server does not answer") from None
                time.sleep(0.02)
        seconds = time.perf_counter() - started
        size = looked_at(url, wheel)
        game = played(url)
    finally:
        server.terminate()
        server.wait(10)
    if size > SCRIPT_MOST:
        raise SystemExit(f"the script has {size} bytes compressed; at most {SCRIPT_MOST} are allowed")
    return f"page after {seconds:.2f} s, script {size / 1000:.0f} kB compressed, one answer in {game} taken"


def main() -> int:
    """Do it all in a folder that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="escarmouche-wheel-") as name:
        folder = Path(name)
        wheel = built(copied(folder), folder)
        size = wheel.stat().st_size / 1e6
        print(f"{wheel.name}, {size:.1f} MB:", served(installed(wheel, folder), folder, wheel))
    return 0


if __name__ == "__main__":
    sys.exit(main())
