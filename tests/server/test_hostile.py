"""What strangers send: wrong links, forged seats, large bodies, floods, other pages, a full disk."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.engine import record
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.match import Match
from escarmouche.engine.recording import Chain, split
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.template.ruleset import RULESET as TEMPLATE
from escarmouche.server import recordjobs
from escarmouche.server.app import openapi_text
from escarmouche.server.settings import Limits, Rate
from escarmouche.server.store import Write
from escarmouche.testing import variant
from tests.server.tables import (
    LIMITS,
    PLENTY,
    Json,
    Seat,
    awaited,
    full,
    house_of,
    new_match,
    served,
    settings,
)
from tests.server.talk import talking


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
    """Not one operation of a seat, whatever it is: and the answer is that to a match that is not there."""
    (red, blue), watcher = new_match(client)
    (other, _), _ = new_match(client)
    before = [seat.get().json() for seat in (red, blue, watcher)]
    nothing = Seat(client, "0123456789abcdef", red.token)
    done = 0
    for path, operations in json.loads(openapi_text())["paths"].items():
        if "{match}" not in path:
            continue
        last = path.partition("{match}")[2].removeprefix("/")
        for method in operations:
            done += 1
            told = []
            for seat in (Seat(client, red.match, other.token), nothing, Seat(client, red.match, "")):
                if method == "get":
                    answer = seat.get(f"/{last}" if last else "")
                else:
                    answer = seat.post(last, kind=last, number=0, agreed=True, value=1)
                assert answer.status_code == 401, (path, answer.text)
                told.append(answer.text)
            assert told[0] == told[1]
    assert done >= 14
    assert [seat.get().json() for seat in (red, blue, watcher)] == before


def test_out_of_turn_and_for_the_other_side(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    option = red.state()["question"]["options"][0]["code"]
    red.answer(option)
    before = [seat.get().json() for seat in (red, blue)]
    assert before[0]["state"]["question"] is None
    told = red.answer(option).json()
    assert told["kind"] == "refused"
    assert told["why"]["rule"] == "ES-TURN-01"
    assert [seat.get().json() for seat in (red, blue)] == before
    body = {"kind": "answer", "number": blue.state()["number"], "value": "medic", "side": "red"}
    assert blue.post("answer", **body).json()["what"] == "malformed"
    number = red.state()["number"]
    for seat, act in ((red, "undo"), (blue, "answer"), (red, "draw"), (blue, "consent"), (red, "concede")):
        late = seat.post(act, kind=act, number=number + 7, **({"value": 1} if act == "answer" else {}),
                         **({"agreed": True} if act == "consent" else {}))  # fmt: skip
        assert (late.status_code, late.json()["what"]) == (409, "stale")
    assert [seat.get().json() for seat in (red, blue)] == before


VALUES: list[Any] = [
    None, True, -1, 1.5, "", "x" * 1000, [], [[]], {}, {"a": 1}, [1, 2], [["red1", [[1, 2]], 3]],
    [["red1", "x", "y"]], [None, None], [[["red1"]]], 10**30, [[10**30, 1]], ["red1", [], 0], [[[]]],
]  # fmt: skip


@pytest.mark.parametrize("game", ["template", "trauma", "combat_zone", "dust_tactics"])
def test_values_of_any_shape_leave_the_match_intact(client: TestClient, game: str) -> None:
    """At every kind of question, answers that are none are refused."""
    (one, two), _ = new_match(client, game=game)
    house = house_of(client)
    kinds = set()
    for _ in range(60):
        room = house.rooms[one.match]
        live = room.live
        assert live is not None
        if live.match.over:
            break
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
        answer = live.match.ruleset.bot.quick_answer(ask, live.match.table)
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
    (red, blue), watcher = new_match(client)
    text = ended_record(client)
    before = [seat.state() for seat in (red, blue, watcher)]
    option = before[0]["question"]["options"][0]["code"]
    with full(house_of(client).store):
        refused = [
            red.answer(option),
            red.act("concede"),
            blue.act("draw"),
            client.post("/api/matches", json={"game": "template"}),
            client.post("/api/records", json={"text": text}),
        ]
        for told in refused:
            assert (told.status_code, told.json()["what"]) == (503, "not-stored")
            assert told.json()["detail"].count(".") == 0  # one sentence
            assert not any(word in told.text.lower() for word in ("sqlite", "insert", "database or disk"))
        assert [seat.state() for seat in (red, blue, watcher)] == before
        assert client.get("/api/health").json()["status"] == "not-writing"
        trial = red.post("consider", kind="consider", number=0, answers=[option])
        assert trial.json()["kind"] == "considered"
    assert client.get("/api/health").json()["status"] == "ok"
    assert red.answer(option).status_code == 200
    assert client.post("/api/records", json={"text": text}).json()["verified"]


def test_a_server_that_starts_on_a_full_disk_says_so_before_anybody_plays(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as client:
        (red, _), _ = new_match(client)
        before = red.state()
    with served(settings(tmp_path)) as client, full(house_of(client).store):
        house_of(client).store.proven = house_of(client).store.failing = False  # as at the start
        assert client.get("/api/health").json()["status"] == "not-writing"
        red.client = client
        assert red.state() == before


def ended_record(client: TestClient) -> str:
    """The record of a match that is over."""
    (red, _), _ = new_match(client)
    red.act("concede")
    text: str = red.get("/record").text
    return text


@pytest.mark.parametrize(
    "text", ["", "x", "{}", '{"kind":"header"}', "\x00", '{"kind":"header","format":99}\n']
)
def test_a_file_that_is_no_record_is_said_to_be_none(client: TestClient, text: str) -> None:
    told = client.post("/api/records", json={"text": text})
    assert told.status_code == 409
    assert told.json()["what"] == "no-record"
    assert told.json()["said"]["en"] == told.json()["detail"]
    assert re.search("ce n'est pas un enregistrement|n'est pas connu", told.json()["said"]["fr"])
    assert LIMITS.upload > LIMITS.body


def test_a_record_of_another_version_is_shown_and_not_verified(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    (red, _), _ = new_match(client)
    red.act("concede")
    live = house_of(client).rooms[red.match].live
    assert live is not None
    rules = ruleset("template").version
    monkeypatch.setattr(live.match, "ruleset", variant(TEMPLATE, version=rules + 1))
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


def test_another_answer_under_a_name_heard_before_is_not_the_one_that_was_taken(client: TestClient) -> None:
    """Two tabs of one seat that count their messages alike: the second learns that it came too late."""
    (red, _), _ = new_match(client)
    options = [option["code"] for option in red.state()["question"]["options"]]
    body = {"kind": "answer", "number": 0, "id": "1"}
    assert red.post("answer", **body, value=options[0]).status_code == 200
    assert red.post("answer", **body, value=options[0]).status_code == 200
    late = red.post("answer", **body, value=options[1])
    assert (late.status_code, late.json()["what"]) == (409, "stale")
    room = house_of(client).rooms[red.match]
    client.portal.call(house_of(client).sleep, room)  # type: ignore[union-attr]
    assert red.post("answer", **body, value=options[0]).status_code == 200
    assert red.post("answer", **body, value=options[1]).json()["what"] == "stale"
    assert red.state()["number"] == 1


def test_nobody_sees_an_input_before_it_is_on_the_disk(client: TestClient) -> None:
    """While a commit is under way the match is where it was, for its own seat too; then all hear of it."""
    (red, blue), watcher = new_match(client)
    everybody = (red, blue, watcher)
    store = house_of(client).store
    before = [seat.state() for seat in everybody]
    reached, let_go = threading.Event(), threading.Event()
    commit = store._commit

    def slow(batch: list[Write]) -> None:
        reached.set()
        assert let_go.wait(30)
        commit(batch)

    store._commit = slow  # type: ignore[method-assign]
    told: list[Any] = []
    thread = threading.Thread(
        target=lambda: told.append(red.answer(before[0]["question"]["options"][0]["code"]))
    )
    with client.websocket_connect(
        "ws://localhost/api/live", headers={"origin": "http://localhost"}
    ) as socket:
        socket.send_json(blue.hello())
        assert socket.receive_json()["state"]["number"] == 0
        thread.start()
        assert reached.wait(30)
        room = house_of(client).rooms[red.match]
        assert room.live is not None
        assert room.live.number == 0
        assert room.lock.locked()
        socket.send_json({"kind": "ping", "id": "nothing yet"})
        assert socket.receive_json() == {"kind": "pong", "id": "nothing yet"}
        assert told == []
        let_go.set()
        assert socket.receive_json()["number"] == 1
    thread.join(30)
    assert told[0].status_code == 200
    assert len(store.inputs_after(red.match, 0)) == 1


def test_the_same_record_sent_twice_at_once_is_kept_once(tmp_path: Path, quick_disk: None) -> None:
    async def both() -> list[Any]:
        async with talking(settings(tmp_path), lambda token, text: None) as talk:
            made = (await talk.call("/api/matches", {"game": "template"})).json()
            token, url = made["seats"][0]["token"], f"/api/matches/{made['match']}"
            await talk.call(f"{url}/concede", {"kind": "concede", "number": 0}, token)
            text = (await talk.call(f"{url}/record", token=token)).body.decode()
            all_here, store = threading.Barrier(6), talk.house.store
            kept = store.record

            def looked_up(name: str) -> str | None:
                found = kept(name)
                all_here.wait(30)
                return found

            store.record = looked_up  # type: ignore[assignment,method-assign]
            sent = [talk.call("/api/records", {"text": text}) for _ in range(6)]
            return [(answer.status, answer.json()) for answer in await asyncio.gather(*sent)]

    answers = awaited(both())
    assert [status for status, _ in answers] == [200] * 6
    assert all(told == answers[0][1] for _, told in answers)


def test_what_fails_inside_is_answered_safely(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No words of the failure for the client, no token for the log, the headers as on every answer."""
    (red, _), _ = new_match(client)

    async def fails(*arguments: Any) -> Any:
        raise RuntimeError("two3 lies under the first card")

    monkeypatch.setattr(house_of(client), "lines", fails)
    told = red.get()
    assert (told.status_code, told.json()["what"]) == (500, "failed")
    assert "two3" not in told.text
    assert "default-src 'none'" in told.headers["content-security-policy"]
    assert told.headers["x-content-type-options"] == "nosniff"
    assert told.headers["cache-control"] == "no-store"
    assert "RuntimeError" in caplog.text
    assert red.token not in caplog.text
    monkeypatch.undo()
    assert red.state()["number"] == 0


@pytest.mark.parametrize("game", ["template", "trauma", "combat_zone", "dust_tactics"])
def test_records_forged_with_care_are_answered_too(game: str) -> None:
    """Values changed at random and every digest made to fit: never verified as what they are not."""
    lines = forged_lines(game)
    for seed in range(25):
        luck = random.Random(seed)
        new = list(lines)
        place = luck.choice([0, luck.randrange(len(new))])
        new[place] = changed(new[place], luck)
        chain = Chain()
        text = "".join(f"{chain.line(content)}\n" for content in new)
        try:
            info = json.loads(recordjobs.check_record(text, "0" * 32, "en"))
            moments = json.loads(recordjobs.record_moments(text, 0, 2))
        except EscarmoucheError:
            continue
        assert info["verified"] is False or body(new, 0) == body(lines, 0)
        assert bool(moments["moments"]) is info["verified"]


def body(lines: list[Json], number: int) -> Any:
    """What a header says of the match itself: not who played it, nor with which version of the program."""
    return {key: value for key, value in lines[number].items() if key not in ("seats", "package")}


def forged_lines(game: str) -> list[Json]:
    """The lines of a record, without their digests."""
    rules = ruleset(game)
    scenario = rules.armies.scenarios[0]
    setup = Setup(scenario, tuple(rules.armies.lists_for(scenario, tuple(rules.armies.default_lists))))
    match = Match(rules, rules.rules.new_table(setup), "a seed that is long enough")
    for _ in range(25):
        ask: Any = match.pending[0]
        match.answer(rules.bot.quick_answer(ask, rules.rules.view(match.table, ask.side)), ask.side)
    match.declare("concede", rules.armies.sides[0])
    return [json.loads(split(line)[0]) for line in record.record_lines(match)]


def changed(value: Any, luck: random.Random) -> Any:
    """Something in it replaced by something else."""
    if isinstance(value, dict) and value:
        key = luck.choice(sorted(set(value) - {"kind"}))
        return {**value, key: changed(value[key], luck)}
    if isinstance(value, list) and value and luck.random() < 0.9:
        place = luck.randrange(len(value))
        return [*value[:place], changed(value[place], luck), *value[place + 1 :]]
    return luck.choice([other for other in VALUES if other != value and not isinstance(other, float)])


def test_words_of_the_rules_about_a_wrong_answer_are_not_told(client: TestClient) -> None:
    """An exception may name what a seat must not know; only its kind is told."""
    (red, _), _ = new_match(client)
    told = red.answer({"a": [{"b": 1}]})
    assert told.status_code in (400, 409)
    assert "Error" not in told.text
    assert red.state()["number"] == 0
