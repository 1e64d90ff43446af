"""kill -9 in the middle of campaigns with battles under way: over and reported are the same battles."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import threading
import time
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError

import pytest
import sqlalchemy as sa

from escarmouche.server.rows import Reported, decode
from escarmouche.server.store import ABANDONED, make_engine
from escarmouche.server.tables import inputs, matches
from tests.server.postgres import PostgresServer
from tests.server.tables import Json
from tests.server.test_restart import call, start
from tests.server.test_store import emptied

PATIENCE = 150
"""Seconds that a busy machine may take for what takes two on an idle one."""


class War:
    """One campaign that is played as fast as the server lets us: battles are opened, and soon conceded."""

    def __init__(self, base: str, seed: int, game: str = "template_campaign") -> None:
        made = call(base, {"game": game, "players": ["person", "person"]})
        self.base, self.match = base, str(made["match"])
        self.tokens = {seat["side"]: str(seat["token"]) for seat in made["seats"]}
        self.luck = random.Random(seed)
        self.told: dict[str, int] = {}
        """The last input of each match that somebody was told to be accepted."""
        self.over = False

    def play(self) -> None:
        """Until the server is gone or the war is over."""
        while not self.over:
            try:
                for token in self.tokens.values():
                    self._act(token)
            except HTTPError:
                continue  # the match has gone on meanwhile
            except (OSError, HTTPException, json.JSONDecodeError):
                return  # the server is gone

    def _act(self, token: str) -> None:
        state = self._state(self.match, token)
        self.over = bool(state["over"])
        if self.over:
            return
        if state["question"]:
            self._do(self.match, token, state, "for-me")
        for info in state["battles"]:
            if info["state"] == "wanted":
                self._do(self.match, token, state, "open-battle", battle=info["key"])
                return
            if info["state"] == "open":
                fought = self._state(info["match"], token)
                if not fought["over"] and self.luck.random() < 0.5:
                    self._do(info["match"], token, fought, "concede")
                return

    def _state(self, match: str, token: str) -> Json:
        state: Json = call(f"{self.base}/{match}", None, token)["state"]
        return state

    def _do(self, match: str, token: str, state: Json, kind: str, **more: object) -> None:
        body = {"kind": kind, "number": state["number"], **more}
        self.told[match] = call(f"{self.base}/{match}/{kind}", body, token)["number"]

    def check(self) -> int:
        """Every accepted input is there; how many there are."""
        token = next(iter(self.tokens.values()))
        for match, number in self.told.items():
            assert self._state(match, token)["number"] >= number
        return sum(self.told.values())


def agree(database: str) -> int:
    """Battles that are over and reports in their campaigns are the same ones; how many there are."""
    engine = make_engine(database)
    with engine.connect() as connection:
        ended = sa.select(matches.c.parent, matches.c.battle).where(
            matches.c.parent != "", matches.c.status.not_in(["live", ABANDONED])
        )
        over = {(row.parent, row.battle) for row in connection.execute(ended)}
        rows = connection.execute(sa.select(inputs.c.match, inputs.c.payload)).all()
    engine.dispose()
    stored = [(row.match, decode(row.payload).stored) for row in rows]
    reported = [(match, given.battle) for match, given in stored if isinstance(given, Reported)]
    assert len(reported) == len(set(reported)), "no battle answers twice"
    assert set(reported) == over
    return len(over)


def killed(database: str, wars: int, kills: int, game: str = "template_campaign") -> tuple[int, int]:
    """Play, kill, compare, start again, check; how many inputs were accepted and battles fought."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = start(database, port)
    luck = random.Random(wars)
    count = battles = 0
    try:
        played = [War(f"http://127.0.0.1:{port}/api/matches", n, game) for n in range(wars)]
        for _ in range(kills):
            threads = [threading.Thread(target=war.play) for war in played]
            for thread in threads:
                thread.start()
            until = time.monotonic() + PATIENCE
            before = sum(len(war.told) for war in played)
            while sum(len(war.told) for war in played) < before + wars and time.monotonic() < until:
                time.sleep(0.01)
                if all(war.over for war in played):
                    break
            time.sleep(luck.random() * 0.3)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive(), "whoever plays hears that the server is gone"
            battles = agree(database)
            process = start(database, port)
            count = sum(war.check() for war in played)
        return count, battles
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kill_in_the_middle_of_twenty_campaigns(tmp_path: Path) -> None:
    count, battles = killed(f"sqlite:///{tmp_path / 'test.db'}", 20, 3)
    print(f"20 campaigns, killed three times: {count} inputs and {battles} battles agree")
    assert count > 60
    assert battles > 5


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kill_in_the_middle_of_frostbite(tmp_path: Path) -> None:
    """Some campaigns of many battles; `ESCARMOUCHE_WARS=20` for as many as one likes."""
    wars = int(os.environ.get("ESCARMOUCHE_WARS", "3"))
    count, battles = killed(f"sqlite:///{tmp_path / 'test.db'}", wars, 2, "frostbite")
    print(f"{wars} campaigns of Frostbite, killed twice: {count} inputs and {battles} battles agree")
    assert count > 20 * wars
    assert battles > wars // 2


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kill_with_the_campaigns_in_postgresql(postgres: PostgresServer) -> None:
    count, battles = killed(emptied(postgres.url), 6, 2)
    print(f"6 campaigns in PostgreSQL, killed twice: {count} inputs and {battles} battles agree")
    assert count > 12
    assert battles > 0
