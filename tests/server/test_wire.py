"""Sockets of a real server against strangers: oversized and repeated messages, floods, foreign seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from escarmouche.server.settings import Limits
from tests.server import web
from tests.server.tables import Json

BODY = {"game": "template", "players": ["person", "person"]}


class Wired:
    """A match on a real server and the sockets to it."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.made: Json = web.post(f"{server}/api/matches", json=BODY).json()
        self.open: list[ClientConnection] = []
        self.stack = ExitStack()

    def sit(self, seat: int = 0) -> tuple[ClientConnection, Json]:
        """A socket and its welcome."""
        return self.hello(self.made["match"], self.made["seats"][seat]["token"])

    def hello(self, match: str, token: str) -> tuple[ClientConnection, Json]:
        """A socket that says who it is, and what it is told."""
        address = self.server.replace("http", "ws") + "/api/live"
        socket = self.stack.enter_context(connect(address, compression=None, proxy=None))
        self.open.append(socket)
        socket.send(json.dumps({"kind": "hello", "match": match, "token": token}))
        return socket, json.loads(socket.recv(60))

    def state(self, seat: int = 0) -> Any:
        """What a seat would be told anew."""
        headers = {"authorization": f"Bearer {self.made['seats'][seat]['token']}"}
        return web.get(f"{self.server}/api/matches/{self.made['match']}", headers=headers).json()["state"]


@pytest.fixture
def wired(server: str) -> Iterator[Wired]:
    made = Wired(server)
    with made.stack:
        yield made


def until(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(socket.recv(60))
        if message["kind"] == kind:
            return message


def test_an_oversized_message_ends_its_connection_only(wired: Wired) -> None:
    red, welcome = wired.sit(0)
    blue, _ = wired.sit(1)
    before = wired.state()
    red.send("x" * (Limits().body + 1))
    with pytest.raises(ConnectionClosed) as ended:
        until(red, "never")
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1009
    blue.send(json.dumps({"kind": "ping", "id": "here"}))
    assert until(blue, "pong")["id"] == "here"
    again, after = wired.sit(0)
    assert after["state"]["scene"] == welcome["state"]["scene"]
    again.send(json.dumps({"kind": "answer", "number": 0, "value": before["question"]["options"][0]["code"]}))
    assert until(blue, "state")["number"] == 1


def test_a_message_heard_before_and_sent_again_counts_once(wired: Wired) -> None:
    """With a name of its own it is accepted again as what it was; without one it is stale."""
    red, welcome = wired.sit(0)
    option = welcome["state"]["question"]["options"][0]["code"]
    message = json.dumps({"kind": "answer", "number": 0, "value": option, "id": "mine"})
    red.send(message)
    assert until(red, "accepted") == {"kind": "accepted", "number": 1, "id": "mine"}
    after = wired.state()
    other, _ = wired.sit(0)
    for socket in (red, other):
        socket.send(message)
        assert until(socket, "accepted")["id"] == "mine"
        socket.send(json.dumps({"kind": "answer", "number": 0, "value": option}))
        assert until(socket, "problem")["what"] == "stale"
    told = wired.state()
    assert (told["number"], told["scene"], told["lines"]) == (1, after["scene"], after["lines"])


def test_of_two_tabs_that_answer_at_once_one_is_taken_and_the_other_told(wired: Wired) -> None:
    """Ten tabs of one seat, each with its own answer to the same question, all sent before any is heard."""
    tabs = [wired.sit(0)[0] for _ in range(10)]
    blue, _ = wired.sit(1)
    options = [option["code"] for option in wired.state()["question"]["options"]]
    for number, tab in enumerate(tabs):
        value = options[number % len(options)]
        tab.send(json.dumps({"kind": "answer", "number": 0, "value": value, "id": "1"}))
    answers = []
    for tab in tabs:
        answers.append(json.loads(tab.recv(60)))
        while answers[-1]["kind"] not in ("accepted", "problem"):
            answers[-1] = json.loads(tab.recv(60))
    taken = [n for n, answer in enumerate(answers) if answer["kind"] == "accepted"]
    assert len({options[n % len(options)] for n in taken}) == 1
    assert all(answers[n]["what"] == "stale" for n in range(10) if n not in taken)
    for tab in (*tabs, blue):
        tab.send(json.dumps({"kind": "ping", "id": "end"}))
        states = []
        while (message := json.loads(tab.recv(60)))["kind"] != "pong":
            states += [message] if message["kind"] == "state" else []
        assert {state["number"] for state in states} <= {1}
    assert wired.state()["number"] == 1


def test_the_answer_of_another_seat_replayed_is_not_taken_for_it(wired: Wired) -> None:
    red, welcome = wired.sit(0)
    blue, _ = wired.sit(1)
    option = welcome["state"]["question"]["options"][0]["code"]
    message = json.dumps({"kind": "answer", "number": 0, "value": option, "id": "mine"})
    red.send(message)
    until(red, "accepted")
    blue.send(message)
    problem = until(blue, "problem")
    assert problem["what"] == "stale"
    assert wired.state(1)["number"] == 1


def test_links_of_other_matches_open_nothing_and_say_nothing(wired: Wired, server: str) -> None:
    other = Wired(server)
    mine = wired.made["match"]
    told = [
        wired.hello(mine, other.made["seats"][0]["token"])[1],
        wired.hello(mine, other.made["spectators"]["token"])[1],
        wired.hello(mine, wired.made["seats"][0]["token"][::-1])[1],
        wired.hello("0123456789abcdef", wired.made["seats"][0]["token"])[1],
        wired.hello("../../etc", wired.made["seats"][0]["token"])[1],
    ]
    assert {json.dumps(message) for message in told} == {json.dumps(told[0])}
    assert told[0]["what"] == "unknown"
    for socket in wired.open:
        with pytest.raises(ConnectionClosed) as ended:
            socket.recv(60)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4401


def test_broken_frames_and_odd_bytes_leave_the_others_alone(wired: Wired) -> None:
    red, _ = wired.sit(0)
    blue, _ = wired.sit(1)
    red.send(b"\xff\xfe\x00")
    assert until(red, "problem")["what"] == "malformed"
    red.socket.sendall(b"\x83\xff\xff\xff\xff")  # a frame of a kind that is not
    with pytest.raises(ConnectionClosed):
        until(red, "never")
    blue.send(json.dumps({"kind": "ping", "id": "here"}))
    assert until(blue, "pong")["id"] == "here"
