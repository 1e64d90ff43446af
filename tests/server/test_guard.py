"""A real server against other pages and names, floods and large things; what stands on every answer."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from escarmouche.server.settings import Limits, Rate
from tests.server.tables import PLENTY, Json, listening, settings

WISH = {"game": "template", "players": ["person", "person"]}
http = httpx2.Client(trust_env=False, timeout=60)


@pytest.fixture(scope="module", autouse=True)
def _closed() -> Iterator[None]:
    yield
    http.close()


def live(server: str, **more: Any) -> ClientConnection:
    """A socket to a server, to be used in a with statement."""
    address = server.replace("http", "ws") + "/api/live"
    made: ClientConnection = connect(address, compression=None, proxy=None, **more)
    return made


def raw(server: str, request: bytes) -> tuple[int, dict[str, str]]:
    """What is answered to these very bytes: status and headers; 0 where nothing is."""
    host, port = server.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 10) as plain:
        plain.sendall(request)
        answer = b""
        while b"\r\n\r\n" not in answer and (more := plain.recv(65536)):
            answer += more
    first, *lines = answer.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
    return int(first.split(" ")[1]) if first else 0, headers


# -- other pages and other names ---------------------------------------------------------------------------


def test_no_other_page_can_do_anything(server: str) -> None:
    """Whatever a browser would say it comes from, over HTTP and on a socket; and none can read an answer."""
    port = server.rpartition(":")[2]
    strangers = [
        "https://evil.example", "null", "http://localhost.evil.example", f"http://evil.example:{port}",
        f"http://127.0.0.1.evil.example:{port}", "http://127.0.0.1:1", f"http://localhost:{port}",
        f"http://evil.example/?127.0.0.1:{port}", f"http://127.0.0.1:{port}@evil.example", "file://", "x",
    ]  # fmt: skip
    for origin in strangers:
        told = http.post(f"{server}/api/matches", json=WISH, headers={"origin": origin})
        assert (told.status_code, told.json()["what"]) == (403, "forbidden"), origin
        with pytest.raises(InvalidStatus) as refused, live(server, origin=origin):
            pass
        assert refused.value.response.status_code == 403
        read = http.get(f"{server}/api/catalogue", headers={"origin": origin})
        assert not any(name.startswith("access-control") for name in read.headers)
        asked = http.options(f"{server}/api/matches", headers={"origin": origin})
        assert not any(name.startswith("access-control") for name in asked.headers)
    own = {"origin": f"http://127.0.0.1:{port}"}
    assert http.post(f"{server}/api/matches", json=WISH, headers=own).status_code == 200
    with live(server, origin=own["origin"]) as socket:
        socket.send("x")
        assert json.loads(socket.recv(60))["what"] == "malformed"
    form = {"content-type": "application/x-www-form-urlencoded"}
    sent = http.post(f"{server}/api/matches", content=b"game=template", headers=form)
    assert sent.status_code == 415  # what a page may send without asking is not taken


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 403),
        ("localhost.evil.example", 403),
        ("127.0.0.1.evil.example", 403),
        ("evil.example:80@localhost", 403),
        ("localhost@evil.example", 403),
        ("192.0.2.1", 403),
        ("[2001:db8::1]", 403),
        ("0.0.0.0", 403),
        ("", 403),
        ("[", 403),
        ("LOCALHOST:1", 200),
        ("[::1]:80", 200),
        ("127.0.0.1", 200),
    ],
)
def test_it_answers_to_its_own_names_only(server: str, host: str, status: int) -> None:
    request = f"GET /api/catalogue HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    assert raw(server, request)[0] == status
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    socket_request = f"GET /api/live HTTP/1.1\r\nHost: {host}\r\n".encode() + upgrade + key
    assert raw(server, socket_request)[0] == (101 if status == 200 else status)


def test_a_request_without_any_name_is_not_answered(server: str) -> None:
    assert raw(server, b"GET /api/catalogue HTTP/1.0\r\n\r\n")[0] in (400, 403)


# -- floods and large things -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """A real server that allows little of something."""
    from contextlib import ExitStack

    with ExitStack() as stack:

        def start(**rates: Rate) -> str:
            plenty = dict.fromkeys(("requests", "messages", "creations", "guesses"), PLENTY)
            limits = Limits(**{**plenty, **rates})  # type: ignore[arg-type]
            return stack.enter_context(listening(settings(tmp_path_factory.mktemp("strict"), limits)))

        yield start


def test_a_flood_of_requests_is_stopped_and_the_page_still_comes(strict: Callable[..., str]) -> None:
    server = strict(requests=Rate(10, 0.001))
    answers = [http.get(f"{server}/api/health") for _ in range(13)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 3
    assert answers[-1].json()["what"] == "too-many"
    assert int(answers[-1].headers["retry-after"]) > 0
    with pytest.raises(InvalidStatus), live(server):  # the same bucket
        pass
    assert http.get(f"{server}/").status_code == 200


def test_a_flood_of_messages_is_answered_and_the_seat_comes_back(strict: Callable[..., str]) -> None:
    server = strict(messages=Rate(8, 20))
    made = http.post(f"{server}/api/matches", json=WISH).json()
    hello = {"kind": "hello", "match": made["match"], "token": made["seats"][0]["token"]}
    with live(server) as flooding, live(server) as other:
        for one, seat in ((flooding, 0), (other, 1)):
            one.send(json.dumps({**hello, "token": made["seats"][seat]["token"]}))
            assert json.loads(one.recv(60))["kind"] == "welcome"
        for _ in range(40):
            flooding.send(json.dumps({"kind": "ping"}))
        told = [json.loads(flooding.recv(60)) for _ in range(41)]
        kinds = [message.get("what", message["kind"]) for message in told]
        assert kinds.count("too-many") >= 10
        assert kinds.count("pong") >= 8
        other.send(json.dumps({"kind": "ping", "id": "me"}))
        while (heard := json.loads(other.recv(60)))["kind"] == "presence":
            pass
        assert heard == {"kind": "pong", "id": "me"}
        until = time.monotonic() + 30
        while time.monotonic() < until:
            flooding.send(json.dumps({"kind": "ping", "id": "again"}))
            if json.loads(flooding.recv(60)) == {"kind": "pong", "id": "again"}:
                return
    raise AssertionError("the seat was not heard any more")


def test_guessing_is_stopped_over_both_ways_together(strict: Callable[..., str]) -> None:
    server = strict(guesses=Rate(6, 0.001), creations=Rate(2, 0.001))
    made = [http.post(f"{server}/api/matches", json=WISH) for _ in range(3)]
    assert [answer.status_code for answer in made] == [200, 200, 429]
    match, token = made[0].json()["match"], made[0].json()["seats"][0]["token"]
    for number in range(3):
        wrong = {"authorization": f"Bearer {'x' * 31}{number}"}
        assert http.get(f"{server}/api/matches/{match}", headers=wrong).status_code == 401
        assert greeted(server, match, "y" * 31 + str(number)) == ("unknown", 4401)
    assert greeted(server, match, "z" * 32) == ("too-many", 4429)
    right = {"authorization": f"Bearer {token}"}
    told = http.get(f"{server}/api/matches/{match}", headers=right)
    assert told.status_code == 429  # so that no guess tells whether it was right
    assert http.get(f"{server}/api/catalogue").status_code == 200


def greeted(server: str, match: str, token: str) -> tuple[str, int]:
    """What a socket with this token is told, and how it ends."""
    with live(server) as one:
        one.send(json.dumps({"kind": "hello", "match": match, "token": token}))
        told = json.loads(one.recv(60))
        with pytest.raises(ConnectionClosed) as ended:
            one.recv(60)
        assert ended.value.rcvd is not None
        return told["what"], ended.value.rcvd.code


def test_large_things_are_refused_before_they_are_kept(server: str) -> None:
    limits = Limits()
    made = http.post(f"{server}/api/matches", json=WISH).json()
    headers = {
        "authorization": f"Bearer {made['seats'][0]['token']}",
        "content-type": "application/json",
    }
    url = f"{server}/api/matches/{made['match']}"
    before = http.get(url, headers=headers).json()

    def pieces(size: int) -> Iterator[bytes]:
        """Without a length said before."""
        for _ in range(0, size, 8192):
            yield b" " * 8192

    for path, size in ((f"{url}/answer", limits.body), (f"{server}/api/records", limits.upload)):
        for content in (b" " * (size + 1), pieces(size + 8192)):
            told = http.post(path, content=content, headers=headers)
            assert (told.status_code, told.json()["what"]) == (413, "too-large")
    for line in (b"GET /" + b"x" * 100_000, b"GET / HTTP/1.1\r\nx: " + b"y" * 100_000):
        assert raw(server, line + b"\r\n\r\n")[0] in (0, 400, 403, 404, 414, 431)
    assert http.get(url, headers=headers).json() == before


# -- what stands on every answer ---------------------------------------------------------------------------


def test_every_kind_of_answer_has_safe_headers(server: str) -> None:
    page = http.get(f"{server}/")
    fresh = {"if-none-match": page.headers["etag"]}
    json_body = {"content-type": "application/json"}
    answers = {
        200: [page, http.head(f"{server}/"), http.get(f"{server}/api/health")],
        304: [http.get(f"{server}/", headers=fresh)],
        400: [http.post(f"{server}/api/matches", content=b"{", headers=json_body)],
        401: [http.get(f"{server}/api/matches/0123456789abcdef")],
        403: [http.get(f"{server}/", headers={"host": "evil.example"})],
        404: [http.get(f"{server}/nothing"), http.get(f"{server}/api/nothing")],
        405: [http.put(f"{server}/api/matches"), http.post(f"{server}/")],
        409: [http.post(f"{server}/api/matches", json={"game": "chess"})],
        413: [http.post(f"{server}/api/matches", content=b" " * 70_000, headers=json_body)],
        415: [http.post(f"{server}/api/matches", content=b"{}", headers={"content-type": "text/plain"})],
    }  # fmt: skip
    for status, found in answers.items():
        for answer in found:
            assert answer.status_code == status, answer.url
            safe(answer)
    assert answers[401][0].headers["www-authenticate"] == "Bearer"


def safe(answer: Any) -> None:
    headers = answer.headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "set-cookie" not in headers
    assert headers.get_list("cache-control") in (["no-store"], ["no-cache"], []), answer.url
    if "/api/" in str(answer.url):
        assert headers["cache-control"] == "no-store"
        assert headers["content-type"] == "application/json"


MARKUP = '<img src=x onerror="alert(1)">'


def test_what_people_write_comes_back_as_text_and_never_as_a_page(server: str) -> None:
    """Every place where a client's words are given back: names, problems, records, wrong addresses."""
    names = [MARKUP, "\x1b[31m\u202eevil\u0000</script>"]
    made = http.post(f"{server}/api/matches", json={**WISH, "names": names}).json()
    headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    url = f"{server}/api/matches/{made['match']}"
    looked = http.get(url, headers=headers)
    seats = looked.json()["state"]["seats"]
    assert [seat["name"] for seat in seats] == [MARKUP, "[31mevil</script>"]
    echoed = [
        looked,
        http.get(f"{url}/record", headers=headers),
        http.post(f"{server}/api/matches", json={"game": MARKUP}),
        http.post(f"{server}/api/matches", json={"game": "template", MARKUP: 1}),
        http.post(f"{url}/odds", json={"kind": "odds", "number": 0, "unit": MARKUP}, headers=headers),
        http.post(f"{server}/api/records", json={"text": MARKUP}),
        http.get(f"{server}/{MARKUP}"),
        http.get(f"{server}/api/{MARKUP}"),
        http.get(f"{server}/api/rules/template/{MARKUP}"),
    ]
    for answer in echoed:
        assert not answer.headers["content-type"].startswith("text/html"), answer.url
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_tokens_are_in_no_file_and_nothing_that_is_printed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whatever is done with them: sent well and wrongly, in a path, in a query, in broken messages."""
    import logging

    handler = logging.StreamHandler()
    loggers = [logging.getLogger(name) for name in ("escarmouche", "uvicorn", "websockets", "sqlalchemy")]
    with listening(settings(tmp_path)) as server:
        for one in loggers:
            one.addHandler(handler)
        made = http.post(f"{server}/api/matches", json=WISH).json()
        tokens = [seat["token"] for seat in (*made["seats"], made["spectators"])]
        for token in tokens:
            used(server, made, token)
        for one in loggers:
            one.removeHandler(handler)
    out = "".join(capfd.readouterr())
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert made["match"].encode() in kept
    for token in tokens:
        assert token not in out
        assert token.encode() not in kept


def used(server: str, made: Json, token: str) -> None:
    """Everything a person could do with a link, and much that he should not."""
    match = made["match"]
    headers = {"authorization": f"Bearer {token}"}
    url = f"{server}/api/matches/{match}"
    assert http.get(url, headers=headers).status_code == 200
    http.get(f"{url}/record", headers=headers)
    http.post(f"{url}/answer", json={"kind": "answer", "number": 7, "value": token}, headers=headers)
    http.post(f"{url}/answer", content=token.encode(), headers=headers)
    for path in (f"/{match}/{token}", f"/api/matches/{token}", f"/?token={token}", f"/api/rules/{token}"):
        http.get(f"{server}{path}", headers={"referer": f"{server}/#/{match}/{token}"})
    http.post(f"{server}/api/records", json={"text": token})
    hello = {"kind": "hello", "match": match, "token": token}
    for first in (hello, {**hello, "match": token}, {**hello, "kind": token}, {**hello, token: 1}):
        with live(server) as one:
            one.send(json.dumps(first))
            json.loads(one.recv(60))
            if first is hello:
                one.send(token)
                one.send(json.dumps({"kind": "consider", "number": 0, "answers": [token]}))
                json.loads(one.recv(60))
