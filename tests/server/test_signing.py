"""A server signs the records it has kept: a shared one can be told from a forged one, at every door."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.cli.main import main
from escarmouche.engine.errors import DataError
from escarmouche.engine.recording import Chain, split
from escarmouche.server.signing import Signer, key_file
from escarmouche.server.store import make_engine
from tests.server.tables import new_match, served, settings
from tests.server.test_play import play_on

Json = dict[str, Any]


@pytest.fixture
def text(client: TestClient) -> str:
    """The record of a finished match, as the server gives it."""
    seats, _ = new_match(client)
    play_on(seats)
    return str(seats[0].get("/record").text)


def mended(text: str, change: dict[int, Json]) -> str:
    """A record with some contents changed, and every digest of its chain made to fit."""
    chain, lines = Chain(), []
    for number, line in enumerate(text.splitlines()):
        content = json.loads(split(line)[0])
        lines.append(chain.line({**content, **change.get(number, {})}))
    return "".join(f"{line}\n" for line in lines)


def sent(client: TestClient, text: str) -> Json:
    answer = client.post("/api/records", json={"text": text})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    again = client.get(f"/api/records/{info['record']}").json()
    assert again["findings"] == info["findings"]
    return info


def states(info: Json) -> dict[str, str]:
    return {part["what"]: part["state"] for part in info["findings"]}


def test_a_record_of_this_server_is_known_by_its_signature(client: TestClient, text: str) -> None:
    info = sent(client, text)
    assert (info["verified"], info["sound"]) == (True, True)
    assert states(info) == {"rules": "followed", "dice": "promised", "signature": "signed"}
    published = client.get("/api/key").json()["key"]
    assert json.loads(text.splitlines()[-1])["key"] == published
    assert all(
        part["text"] and part["french"] and part["text"] != part["french"] for part in info["findings"]
    )


def test_a_record_that_was_changed_after_it_was_signed_is_forged(client: TestClient, text: str) -> None:
    """The forger mends the chain; what he changes are names, which no rule looks at."""
    seats = json.loads(text.splitlines()[0])["seats"]
    forged = mended(text, {0: {"seats": {**seats, "names": {"red": "somebody", "blue": "else"}}}})
    info = sent(client, forged)
    assert (info["verified"], info["problem"], states(info)["signature"]) == (False, "signature", "wrong")


def test_a_signature_of_another_key_is_told_as_such(client: TestClient, text: str, tmp_path: Path) -> None:
    unsigned = "".join(f"{line}\n" for line in text.splitlines()[:-1])
    stranger = Signer(tmp_path / "stranger.key")
    info = sent(client, stranger.signed(unsigned, 1_800_000_000))
    assert (info["verified"], states(info)["signature"]) == (True, "other-key")
    assert stranger.key in info["findings"][-1]["text"]
    assert states(sent(client, unsigned))["signature"] == "none"


def test_lines_after_the_signature_are_found(client: TestClient, text: str) -> None:
    lines = text.splitlines()
    chain = Chain()
    chain.follow(lines[-1])
    more = chain.line({"kind": "declaration", "what": "concede", "side": "red", "about": {}})
    assert sent(client, f"{text}{more}\n")["problem"] == "tampered"


def test_the_record_of_a_seat_is_signed_too(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    info = sent(client, red.get("/record").text)
    assert (info["problem"], states(info)["signature"]) == ("seat", "signed")


@pytest.mark.parametrize(
    ("lang", "none", "valid"),
    [("en", "Signature: none.", "Signature: valid"), ("fr", "Signature : aucune.", "Signature : valable")],
)
def test_the_command_says_what_is_signed(
    text: str, tmp_path: Path, lang: str, none: str, valid: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text(text, encoding="utf-8")
    command = ["replay", str(path), "--verify", "--lang", lang]
    assert main(command) == 0
    assert valid in capsys.readouterr().out
    key = json.loads(text.splitlines()[-1])["key"]
    assert main([*command, "--key", key]) == 0
    assert f"{key[:16]}…" in capsys.readouterr().out
    assert main([*command, "--key", "00" * 32]) == 1
    path.write_text("".join(f"{line}\n" for line in text.splitlines()[:-1]), encoding="utf-8")
    capsys.readouterr()
    assert main(command) == 0
    assert none in capsys.readouterr().out


def test_the_key_is_made_once_beside_the_database_for_its_owner_alone(tmp_path: Path) -> None:
    where = settings(tmp_path)
    with served(where) as client:
        key = client.get("/api/key").json()["key"]
    path = key_file(make_engine(where.database).url)
    assert path == tmp_path / "test.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with served(where) as client:
        assert client.get("/api/key").json()["key"] == key
    path.write_text("not a key")
    with pytest.raises(DataError, match="is no key of a server"):
        served(where)


def test_a_deeply_nested_line_is_refused_in_one_sentence(client: TestClient, text: str) -> None:
    lines = text.splitlines()
    for depth in (100, 100_000):
        lines[1] = '{"kind":"event","x":' + "[" * depth + "]" * depth + "}"
        told = client.post("/api/records", json={"text": "\n".join(lines)})
        assert (told.status_code, told.json()["what"]) == (409, "no-record")
        assert "brackets are nested more than 64 deep" in told.json()["detail"]
        assert "s'emboîtent" in told.json()["said"]["fr"]
