"""Sockets: the other player sees a move at once, a lost connection goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from escarmouche.server import loading
from escarmouche.server import messages as m
from escarmouche.server.store import StoreError
from tests.server.tables import Json, Seat, house_of, new_match

URL = "ws://localhost/api/live"
read = msgspec.json.Decoder(m.FromServer).decode


def heard(socket: Any, kind: str) -> Json:
    """The next message of a kind; every message on the way fits the protocol."""
    for _ in range(50):
        text = socket.receive_text()
        read(text)
        message: Json = msgspec.json.decode(text)
        if message["kind"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


OPEN: list[Any] = []


@pytest.fixture(autouse=True)
def _nobody_stays(client: TestClient) -> Iterator[None]:
    """Every socket is closed at the end, also of a test that fails: the server waits for them."""
    yield
    while OPEN:
        leave(OPEN[-1])


def sit(client: TestClient, seat: Seat, after: int = 0) -> Any:
    socket = client.websocket_connect(URL, headers={"origin": "http://localhost"})
    made = socket.__enter__()
    OPEN.append(made)
    made.send_json(seat.hello(after))
    return made


def leave(socket: Any) -> None:
    OPEN.remove(socket)
    socket.__exit__(None, None, None)


def test_a_move_is_pushed_to_every_seat_as_it_may_know_it(client: TestClient) -> None:
    (red, blue), watcher = new_match(client)
    sockets = [sit(client, seat) for seat in (red, blue, watcher)]
    welcomes = [heard(socket, "welcome") for socket in sockets]
    assert [w["about"]["side"] for w in welcomes] == ["red", "blue", ""]
    state = welcomes[0]["state"]
    option = state["question"]["options"][0]["code"]
    sockets[0].send_json({"kind": "answer", "number": state["number"], "value": option})
    assert heard(sockets[0], "accepted")["number"] == 1
    told = [heard(socket, "state") for socket in sockets]
    assert [t["number"] for t in told] == [1, 1, 1]
    assert told[1]["lines"] == blue.state(after=state["last"])["lines"]
    for socket in sockets:
        leave(socket)


def test_a_connection_goes_on_from_its_last_line(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    first = sit(client, red)
    state = heard(first, "welcome")["state"]
    leave(first)
    red.answer(state["question"]["options"][0]["code"])
    blue.answer(blue.state()["question"]["options"][0]["code"])
    again = sit(client, red, state["last"])
    after = heard(again, "welcome")["state"]
    assert after["last"] == red.state()["last"] > state["last"]
    assert [*state["lines"], *after["lines"]] == red.state()["lines"]
    leave(again)


def test_who_is_there_is_told(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    mine = sit(client, red)
    state = heard(mine, "welcome")["state"]
    assert [seat["connected"] for seat in state["seats"]] == [True, False]
    assert [gone["side"] for gone in heard(mine, "presence")["absent"]] == ["blue"]
    other = sit(client, blue)
    assert [seat["connected"] for seat in heard(mine, "presence")["seats"]] == [True, True]
    leave(other)
    assert [seat["connected"] for seat in heard(mine, "presence")["seats"]] == [True, False]
    leave(mine)
    assert house_of(client).rooms[red.match].connections == set()


def test_two_tabs_on_one_seat_see_the_same(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    one, two = sit(client, red), sit(client, red)
    state = heard(one, "welcome")["state"]
    heard(two, "welcome")
    option = state["question"]["options"][0]["code"]
    one.send_json({"kind": "answer", "number": state["number"], "value": option})
    assert heard(one, "state") == heard(two, "state")
    two.send_json({"kind": "answer", "number": state["number"], "value": option})
    assert heard(two, "problem")["what"] == "stale"
    assert heard(two, "state")["number"] == 1
    leave(one)
    leave(two)


def test_trials_come_back_on_the_socket_one_at_a_time(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    socket = sit(client, red)
    state = heard(socket, "welcome")["state"]
    body = {
        "kind": "consider",
        "number": state["number"],
        "answers": [state["question"]["options"][0]["code"]],
        "id": "t",
    }
    socket.send_json(body)
    socket.send_json(body)
    assert heard(socket, "problem")["what"] == "busy"
    assert heard(socket, "considered")["id"] == "t"
    assert red.state()["number"] == state["number"]
    leave(socket)


def test_a_trial_that_fails_is_answered_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page has one trial under way: without an answer it would wait for ever."""
    (red, _), _ = new_match(client)

    async def dies(*arguments: Any, **named: Any) -> bytes:
        raise OSError("the process is gone")

    monkeypatch.setattr(house_of(client).trials, "run", dies)
    socket = sit(client, red)
    number = heard(socket, "welcome")["state"]["number"]
    for id in ("one", "two"):
        socket.send_json({"kind": "odds", "number": number, "unit": "x", "id": id})
        told = heard(socket, "problem")
        assert (told["what"], told["id"]) == ("failed", id)
    leave(socket)


def test_a_quick_answer_that_fails_is_answered_and_the_socket_stays(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page sends what was not answered again after a break: it must not be the cause of one."""
    (red, _), _ = new_match(client)

    async def dies(*arguments: Any, **named: Any) -> bytes:
        raise AttributeError("the bot stumbles")

    monkeypatch.setattr(house_of(client).bots, "run", dies)
    socket = sit(client, red)
    number = heard(socket, "welcome")["state"]["number"]
    for id in ("one", "two"):
        socket.send_json({"kind": "for-me", "number": number, "id": id})
        told = heard(socket, "problem")
        assert (told["what"], told["id"]) == ("failed", id)
    leave(socket)


def test_who_cannot_be_told_the_newest_state_is_told_to_come_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that stayed open without a state would wait for ever."""
    (red, _), _ = new_match(client)
    socket = sit(client, red)
    heard(socket, "welcome")
    house = house_of(client)

    def unreadable(store: object, row: object) -> Any:
        raise StoreError("the database is away")

    def forget_and_tell() -> None:
        room = house.rooms[red.match]
        house.sleep(room)
        room.tell()

    monkeypatch.setattr(loading, "load", unreadable)
    client.portal.call(forget_and_tell)  # type: ignore[union-attr]
    with pytest.raises(WebSocketDisconnect) as ended:
        heard(socket, "state")
    assert ended.value.code == 1013
    monkeypatch.undo()
    leave(socket)
    again = sit(client, red)
    assert heard(again, "welcome")["state"]["number"] == 0


@pytest.mark.parametrize(
    ("first", "what"),
    [
        ("{", "malformed"),
        ('{"kind":"ping"}', "malformed"),
        ('{"kind":"hello","match":"0123456789abcdef","token":"wrong-token"}', "unknown"),
        ("[" * 30_000, "malformed"),
        ("\ud800", "malformed"),
    ],
)
def test_who_does_not_say_who_he_is_is_turned_away(client: TestClient, first: str, what: str) -> None:
    with client.websocket_connect(
        "ws://localhost/api/live", headers={"origin": "http://localhost"}
    ) as socket:
        socket.send_bytes(first.encode("utf-8", "surrogatepass"))
        assert heard(socket, "problem")["what"] == what
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_text()
        assert ended.value.code == 4401


def test_a_page_from_elsewhere_gets_no_socket(client: TestClient) -> None:
    for headers in (
        {"origin": "https://evil.example"},
        {"host": "evil.example", "origin": "https://evil.example"},
    ):
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(URL, headers=headers),
        ):
            pass


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("nonsense", "malformed"),
        ('{"kind":"give-me-everything"}', "malformed"),
        ('{"kind":"hello","match":"0123456789abcdef","token":"wrong-token"}', "malformed"),
        ('{"kind":"answer","number":0}', "malformed"),
        ('{"kind":"answer","number":99,"value":1}', "stale"),
        ('{"kind":"consent","number":0,"agreed":true}', "not-asked"),
        ('{"kind":"answer","number":0,"value":1,"side":"blue"}', "malformed"),
    ],
)
def test_bad_messages_are_answered_and_the_match_is_intact(client: TestClient, text: str, what: str) -> None:
    (red, _), _ = new_match(client)
    before = red.state()
    socket = sit(client, red)
    heard(socket, "welcome")
    socket.send_text(text)
    assert heard(socket, "problem")["what"] == what
    socket.send_json({"kind": "ping", "id": "still"})
    assert heard(socket, "pong")["id"] == "still"
    leave(socket)
    after = red.state()
    assert (after["scene"], after["question"], after["number"]) == (
        before["scene"],
        before["question"],
        before["number"],
    )


def test_spectators_cannot_play(client: TestClient) -> None:
    _, watcher = new_match(client)
    socket = sit(client, watcher)
    heard(socket, "welcome")
    for kind in ("concede", "draw", "undo"):
        socket.send_json({"kind": kind, "number": 0})
        assert heard(socket, "problem")["what"] == "not-a-player"
    leave(socket)


def test_sentences_come_in_the_language_of_the_seat(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    with client.websocket_connect(URL, headers={"origin": "http://localhost"}) as socket:
        socket.send_json({**red.hello(), "lang": "fr"})
        state = socket.receive_json()["state"]
        assert state["question"]["text"] == "Quelle carte posez-vous face cachée\u00a0?"
        assert [option["text"] for option in state["question"]["options"]] == ["médecin", "bluff"]
        assert state["names"]["red"] == "Rouge"
        socket.send_json({**red.hello(), "lang": "en"})
        again = heard(socket, "welcome")
        assert again["state"]["question"]["text"] == "Which card do you lay face down?"
        assert again["state"]["names"]["red"] == "Red"


def test_a_socket_stays_at_its_seat(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    with client.websocket_connect(URL, headers={"origin": "http://localhost"}) as socket:
        socket.send_json(red.hello())
        assert socket.receive_json()["kind"] == "welcome"
        socket.send_json(blue.hello())
        assert heard(socket, "problem")["what"] == "malformed"


def test_names_are_told_once_and_again_when_they_change(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    with client.websocket_connect(URL, headers={"origin": "http://localhost"}) as socket:
        socket.send_json(red.hello())
        welcome = socket.receive_json()["state"]
        assert {"red1", "blue1", "hut"} <= set(welcome["names"])
        red.answer("medic")
        while (message := socket.receive_json())["kind"] != "state":
            pass
        assert message["names"] == {}
        assert set(red.state()["names"]) == set(welcome["names"])


def test_a_long_backlog_is_told_in_words(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.server.speaking.MANY", 3)
    seats, watcher = new_match(client)
    for _ in range(6):
        for seat in seats:
            if seat.state()["question"]:
                seat.act("for-me")
    with client.websocket_connect(URL, headers={"origin": "http://localhost"}) as socket:
        socket.send_json(watcher.hello())
        lines = socket.receive_json()["state"]["lines"]
    assert len(lines) > 3
    assert "Scouts 1 is placed at 3 3" in [line["text"] for line in lines]
    assert lines == watcher.state()["lines"]
