"""What strangers send: wrong links, forged seats, large bodies, floods, other pages, a full disk."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from escarmouche.engine import record
from escarmouche.games import ruleset
from escarmouche.games.template.ruleset import Template
from escarmouche.server.settings import Limits, Rate
from escarmouche.server.store import StoreError, Write
from tests.server.tables import LIMITS, PLENTY, Seat, house_of, new_match, served, settings


def test_only_hashes_of_tokens_are_kept(client: TestClient, tmp_path: Path) -> None:
    seats, watcher = new_match(client)
    tokens = {seat.token for seat in (*seats, watcher)}
    assert len(tokens) == 3
    assert all(len(token) >= 32 for token in tokens)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert seats[0].match.encode() in kept
    assert not any(token.encode() in kept for token in tokens)


def test_a_token_stands_after_the_hash_and_in_no_log(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    made = client.post("/api/matches", json={"game": "template"}).json()
    link = made["seats"][0]["link"]
    before, _, after = link.partition("#")
    assert before == "http://localhost/"
    assert made["seats"][0]["token"] in after
    with caplog.at_level(logging.DEBUG, logger="escarmouche"):
        Seat(client, made["match"], made["seats"][0]["token"]).state()
        Seat(client, made["match"], "wrong-token-wrong-token").get()
    assert made["seats"][0]["token"] not in caplog.text


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer x"}, {"authorization": "Basic eDp5"}])
def test_without_a_token_nothing_is_told(client: TestClient, headers: dict[str, str]) -> None:
    (red, _), _ = new_match(client)
    here = client.get(f"/api/matches/{red.match}", headers=headers)
    nowhere = client.get("/api/matches/0123456789abcdef", headers=headers)
    assert here.status_code == nowhere.status_code == 401
    assert here.json() == nowhere.json()


def test_the_link_of_another_match_opens_nothing(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    (other, _), _ = new_match(client)
    forged = Seat(client, red.match, other.token)
    assert forged.get().status_code == 401
    assert forged.post("concede", kind="concede", number=0).status_code == 401
    assert red.state()["over"] is None


def test_out_of_turn_and_for_the_other_side(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    option = red.state()["question"]["options"][0]
    red.answer(option)
    before = [seat.get().json() for seat in (red, blue)]
    assert before[0]["state"]["question"] is None
    told = red.answer(option).json()
    assert told["kind"] == "refused"
    assert told["why"]["rule"] == "ES-TURN-01"
    assert [seat.get().json() for seat in (red, blue)] == before
    body = {"kind": "answer", "number": blue.state()["number"], "value": "medic", "side": "red"}
    assert blue.post("answer", **body).json()["what"] == "malformed"


VALUES: list[Any] = [
    None, True, -1, 1.5, "", "x" * 1000, [], [[]], {}, {"a": 1}, [1, 2], [["red1", [[1, 2]], 3]],
    [["red1", "x", "y"]], [None, None], [[["red1"]]], 10**30, [[10**30, 1]], ["red1", [], 0], [[[]]],
]  # fmt: skip


@pytest.mark.parametrize("game", ["template", "trauma"])
def test_values_of_any_shape_leave_the_match_intact(client: TestClient, game: str) -> None:
    """At every kind of question, answers that are none are refused."""
    (one, two), _ = new_match(client, game=game)
    house = house_of(client)
    kinds = set()
    for _ in range(60):
        room = house.rooms[one.match]
        live = room.live
        assert live is not None
        seat = next(s for s in (one, two) if live.match.asked(s.side))
        ask: Any = live.match.asked(seat.side)
        if ask.question not in kinds:
            kinds.add(ask.question)
            for value in VALUES:
                told = seat.post("answer", kind="answer", number=live.number, value=value)
                if told.status_code == 200:
                    assert ask.refuses(_frozen(value)) is None
                    break
                assert told.status_code in (400, 409), (ask.question, value, told.text)
        live = room.live
        assert live is not None
        seat = next(s for s in (one, two) if live.match.asked(s.side))
        ask = live.match.asked(seat.side)
        answer = live.match.ruleset.quick_answer(ask, live.match.table)
        assert seat.answer(answer).status_code == 200
    assert len(kinds) > 3


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


def test_large_and_odd_bodies_are_refused(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    url = f"/api/matches/{red.match}/answer"
    large = client.post(
        url, content=b" " * 100_000, headers={**red.headers, "content-type": "application/json"}
    )
    assert (large.status_code, large.json()["what"]) == (413, "too-large")
    text = client.post(url, content=b"{}", headers={**red.headers, "content-type": "text/plain"})
    assert text.status_code == 415
    deep = client.post(
        url, content=b"[" * 60_000, headers={**red.headers, "content-type": "application/json"}
    )
    assert deep.status_code == 400
    assert client.put(url, headers=red.headers).status_code == 405
    assert client.get("/api/nothing").json()["what"] == "not-found"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "trauma", "lists": ["../../../../etc/passwd", "usf-30-mixed"]},
        {"game": "trauma", "lists": ["/etc/passwd"]},
        {"game": "trauma", "scenario": "../x"},
        {"game": "trauma", "players": ["person", "search"]},
        {"game": "trauma", "options": {"table": "../../x"}},
        {"game": "trauma", "options": {"points": "many"}},
        {"game": "trauma", "options": {"points": 10**9}},
        {"game": "trauma", "options": {"unknown": 1}},
        {"game": "template", "players": ["person", "person", "person"]},
    ],
)
def test_a_match_of_nonsense_is_not_made(client: TestClient, wish: dict[str, Any]) -> None:
    told = client.post("/api/matches", json=wish)
    assert told.status_code in (400, 409), told.text
    assert told.json()["what"] in ("wrong-setup", "malformed")
    assert house_of(client).rooms == {}


def test_other_pages_and_other_names_are_turned_away(client: TestClient) -> None:
    wish = {"game": "template"}
    assert (
        client.post("/api/matches", json=wish, headers={"origin": "https://evil.example"}).status_code == 403
    )
    assert client.get("/", headers={"host": "evil.example"}).status_code == 403
    assert client.get("/", headers={"host": "192.168.1.5"}).status_code == 403
    assert client.get("/", headers={"host": "127.0.0.1:8000"}).status_code == 200
    assert client.post("/api/matches", json=wish, headers={"origin": "http://localhost"}).status_code == 200


def test_a_public_name_is_answered_and_stands_in_links(tmp_path: Path) -> None:
    public = settings(tmp_path, public_url="https://table.example", allowed_hosts=("other.example",))
    with served(public) as client:
        headers = {"host": "table.example", "origin": "https://table.example"}
        made = client.post("/api/matches", json={"game": "template"}, headers=headers).json()
        assert made["seats"][0]["link"].startswith("https://table.example/#/")
        assert client.get("/", headers={"host": "other.example"}).status_code == 200


def test_every_answer_has_safe_headers(client: TestClient) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/locales/en.ftl"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert client.get("/api/health").headers["cache-control"] == "no-store"


def test_guessing_and_flooding_are_stopped(tmp_path: Path) -> None:
    few = Rate(3, 0.001)
    limits = Limits(requests=PLENTY, messages=PLENTY, creations=few, guesses=few)
    with served(settings(tmp_path, limits)) as client:
        made = [client.post("/api/matches", json={"game": "template"}).status_code for _ in range(5)]
        assert made == [200, 200, 200, 429, 429]
        wrong = Seat(client, "0123456789abcdef", "x" * 32)
        assert [wrong.get().status_code for _ in range(5)] == [401, 401, 401, 429, 429]
    with served(settings(tmp_path, Limits(requests=few))) as client:
        assert [client.get("/api/health").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        assert client.get("/").status_code == 200


def test_a_full_disk_is_said_and_the_match_goes_on_later(client: TestClient) -> None:
    """The file may grow no further: SQLite answers as on a full disk."""
    (red, _), watcher = new_match(client)
    before = [seat.state() for seat in (red, watcher)]
    store = house_of(client).store
    full = [True]

    def limit(connection: Any, record: object) -> None:
        if full[0]:
            connection.execute("PRAGMA max_page_count=1")

    sa.event.listen(store.engine, "connect", limit)
    store.engine.dispose()
    store._raw = None
    for number in range(10_000):  # fill every page there is
        try:
            store.wait(Write((("filler", number, 0, 0, b"x"),)))
        except StoreError:
            break
    option = before[0]["question"]["options"][0]
    told = red.answer(option)
    assert (told.status_code, told.json()["what"]) == (503, "not-stored")
    assert "sqlite" not in told.text.lower()
    assert [seat.state() for seat in (red, watcher)] == before
    assert client.get("/api/health").json()["status"] == "not-writing"
    assert client.post("/api/matches", json={"game": "template"}).status_code == 503
    full[0] = False
    store.engine.dispose()
    store._raw = None
    assert client.get("/api/health").json()["status"] == "ok"
    assert red.answer(option).status_code == 200


@pytest.mark.parametrize(
    "text", ["", "x", "{}", '{"kind":"header"}', "\x00", '{"kind":"header","format":99}\n']
)
def test_a_file_that_is_no_record_is_said_to_be_none(client: TestClient, text: str) -> None:
    told = client.post("/api/records", json={"text": text})
    assert told.status_code == 409
    assert told.json()["what"] == "no-record"
    assert LIMITS.upload > LIMITS.body


def test_a_record_of_another_version_is_shown_and_not_verified(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    (red, _), _ = new_match(client)
    red.act("concede")
    live = house_of(client).rooms[red.match].live
    assert live is not None
    rules = ruleset("template").version
    monkeypatch.setattr(Template, "version", rules + 1)
    text = "".join(f"{line}\n" for line in record.record_lines(live.match))
    monkeypatch.undo()
    told = client.post("/api/records", json={"text": text})
    assert told.status_code == 200
    info = told.json()
    assert info["verified"] is False
    assert (info["problem"], info["rules"]) == ("other-rules", rules + 1)
    assert info["lines"][-1]["about"]["what"] == "concede"
    moments = client.get(f"/api/records/{info['record']}/moments").json()
    assert (moments["count"], moments["moments"]) == (0, [])


def test_a_forged_record_is_not_verified(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    red.act("concede")
    text = red.get("/record").text
    assert client.post("/api/records", json={"text": text}).json()["verified"] is True
    forged = text.replace('"result":"blue"', '"result":"red"')
    assert forged != text
    assert client.post("/api/records", json={"text": forged}).json()["verified"] is False


def test_words_of_the_rules_about_a_wrong_answer_are_not_told(client: TestClient) -> None:
    """An exception may name what a seat must not know; only its kind is told."""
    (red, _), _ = new_match(client)
    told = red.answer({"a": [{"b": 1}]})
    assert told.status_code in (400, 409)
    assert "Error" not in told.text
    assert red.state()["number"] == 0
