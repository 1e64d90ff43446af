"""A bot that plays over the API with nothing but Python's standard library.

    python bot_client.py http://127.0.0.1:8437            makes a match against the server's bot and plays it
    python bot_client.py LINK                             takes the seat of a secret link

It answers each question by the proposal, or by lot among the options and drafts. Replace `choose`.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

Json = dict[str, Any]
PATIENCE = 30
"""How often a request is tried that the server has no time for."""


class Seat:
    """One seat of a match: its address and its token."""

    def __init__(self, server: str, match: str, token: str) -> None:
        self.server, self.match, self.token = server.rstrip("/"), match, token

    def call(self, path: str, body: Json | None = None) -> tuple[int, Json]:
        """GET, or POST with a body: the status and the answer."""
        return call(f"{self.server}/api/matches/{self.match}{path}", body, self.token)

    def look(self, number: int = -1, after: int = 0, wait: float = 0) -> Json:
        """The state; with `wait`, as soon as the match has gone beyond `number`."""
        query = f"?after={after}&number={max(0, number)}&wait={wait if number >= 0 else 0}"
        status, answer = self.call(query)
        if status != 200:
            raise SystemExit(f"the server says {status}: {answer}")
        state: Json = answer["state"]
        return state


def call(url: str, body: Json | None = None, token: str = "") -> tuple[int, Json]:
    """One request; refusals and problems are answers too. Where the server asks for patience it gets some."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)
    for tries in range(1, PATIENCE + 1):
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or tries == PATIENCE:
                return error.code, json.load(error)
            time.sleep(1)
    raise AssertionError("the last try returns")


def choose(seat: Seat, state: Json, luck: random.Random) -> Any:
    """An answer to the pending question."""
    question = state["question"]
    kind, options = question["kind"], [option["code"] for option in question["options"]]
    if kind == "place":
        _, answer = seat.call("/drafts", {"kind": "drafts", "number": state["number"]})
        return luck.choice(answer["drafts"])["value"]
    if kind == "dice":
        count, _, sides = question["dice"].partition("d")
        return [luck.randint(1, int(sides or 6)) for _ in range(int(count or 1))]
    if question["proposal"] is not None:
        return question["proposal"]
    if kind == "several":
        return luck.sample(options, question["least"])
    return luck.sample(options, len(options)) if kind == "order" else luck.choice(options)


def fight(seat: Seat, state: Json, luck: random.Random) -> Json | None:
    """Open and play the first battle a campaign waits for; the same token opens it. None: there is none."""
    battle = next((b for b in state["battles"] if b["state"] in ("wanted", "open")), None)
    if battle is None:
        return None
    if battle["state"] == "wanted":
        wish = {"kind": "open-battle", "number": state["number"], "battle": battle["key"]}
        seat.call("/open-battle", wish)
    else:
        play(Seat(seat.server, battle["match"], seat.token), luck.randrange(1000))
    return seat.look(after=state["last"])


def play(seat: Seat, seed: int = 1, most: int = 5000) -> Json:
    """Play to the end; the last state."""
    luck = random.Random(seed)
    state = seat.look()
    for _ in range(most):
        if state["over"]:
            break
        if state["dice"] == "asked":  # real dice are wanted: agree, if it is this seat that is asked
            seat.call("/consent", {"kind": "consent", "number": state["number"], "agreed": True})
        if fought := fight(seat, state, luck):
            state = fought
            continue
        if state["question"] is None:
            state = seat.look(state["number"], state["last"], wait=20)
            continue
        answer = {"kind": "answer", "number": state["number"], "value": choose(seat, state, luck)}
        status, told = seat.call("/answer", answer)
        if status == 200:
            state = told
        elif told["kind"] == "refused":
            print("refused:", told["why"]["rule"], told["why"]["reason"])
        else:
            state = seat.look(after=state["last"])
    return state


def main(argument: str, game: str = "template") -> int:
    """Sit down and play."""
    parts = urlsplit(argument)
    server = f"{parts.scheme}://{parts.netloc}"
    if parts.fragment:
        match, token = parts.fragment.strip("/").split("/")
    else:
        status, made = call(f"{server}/api/matches", {"game": game, "players": ["person", "random"]})
        if status != 200:
            raise SystemExit(f"no match was made: {made}")
        match, token = made["match"], made["seats"][0]["token"]
        print("watch at", made["spectators"]["link"])
    state = play(Seat(server, match, token))
    print("over:", state["over"], "after", state["number"], "inputs")
    return 0 if state["over"] else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
