"""One server a database: the second refuses with a sentence, in both languages; a crash frees it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche.cli.main import main
from escarmouche.engine.errors import DataError
from escarmouche.server.lease import Lease
from tests.server.postgres import PostgresServer
from tests.server.test_store import emptied

HOLD = """
import sys, time
from escarmouche.server.lease import Lease
lease = Lease(sys.argv[1])
print("held", flush=True)
time.sleep(600)
"""


def held_elsewhere(url: str) -> subprocess.Popen[str]:
    process = subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "another server is using this database"), ("fr", "un autre serveur utilise cette base")],
)
def test_the_second_server_refuses_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, sentence: str
) -> None:
    url = f"sqlite:///{tmp_path / 'matches.db'}"
    first = Lease(url)
    try:
        serve = ["serve", "--no-open", "--port", "0", "--database", url, "--lang", lang]
        assert main(serve) != 0
        (line,) = capsys.readouterr().err.splitlines()
        assert sentence in line
        assert not (tmp_path / "matches.db").exists()
    finally:
        first.close()


def refused_then_freed_by_a_kill(url: str) -> None:
    process = held_elsewhere(url)
    try:
        with pytest.raises(DataError, match="another server is using"):
            Lease(url)
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=30)
    Lease(url).close()


def test_a_crash_frees_the_file(tmp_path: Path) -> None:
    refused_then_freed_by_a_kill(f"sqlite:///{tmp_path / 'matches.db'}")


def test_a_crash_frees_the_postgresql_database(postgres: PostgresServer) -> None:
    refused_then_freed_by_a_kill(emptied(postgres.url))
