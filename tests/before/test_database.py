"""A database of the version before: ten running matches, opened by the server of today over HTTP."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games

Json = dict[str, Any]
FOLDER = Path(__file__).parent
MATCHES: dict[str, Json] = json.loads((FOLDER / "matches.json").read_text(encoding="utf-8"))
"""What each match is, the secret tokens of its seats, what each was told last, and an answer that fits."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `escarmouche serve` over a copy of the database."""
    database = tmp_path_factory.mktemp("before") / "matches.db"
    database.write_bytes((FOLDER / "matches.db").read_bytes())
    options = ("--no-open", "--port", "0", "--lang", "en", "--keep-days", "20000")
    command = [sys.executable, "-m", "escarmouche", "serve", *options, "--database", f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+(?=/)", process.stdout.readline())
            assert address, "the server did not say where it listens"
            yield address[0]
        finally:
            process.terminate()
            process.wait(30)


def call(url: str, token: str = "", body: Json | None = None) -> Any:
    """What the server answers; its own words where it refuses."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            pytest.fail(f"{url}: {error.code} {error.read().decode()}")


def codes(options: list[Any]) -> list[Any]:
    """The codes of options, be they the codes themselves or records of named parts."""
    return [option["code"] if isinstance(option, dict) else option for option in options]


def question_in(state: Json) -> Json | None:
    """The question of a state in the words of `matches.json`."""
    question: Json | None = state["question"]
    if question is None:
        return None
    fields = ("side", "rule", "question", "kind", "least", "most", "secret", "dice")
    return {**{field: question[field] for field in fields}, "options": codes(question["options"])}


def test_there_are_ten_matches_of_three_games_of_every_sort() -> None:
    wishes = [match["wish"] for match in MATCHES.values()]
    assert len(wishes) == 10
    assert {wish["game"] for wish in wishes} == {"trauma", "combat_zone", "dust_tactics"}
    assert sum(wish.get("hot_seat", False) for wish in wishes) == 3
    assert sum(wish["players"] != ["person", "person"] for wish in wishes) == 4
    assert sum(wish.get("typed_dice", False) for wish in wishes) == 1


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_on_where_it_was(server: str, name: str) -> None:
    """Every link opens, every seat is told what it was told, and an answer is taken."""
    before = MATCHES[name]
    url = f"{server}/api/matches/{before['match']}"
    rules = games.ruleset(before["wish"]["game"]).version
    upgraded = int(rules != before["rules"])
    number = before["number"] + upgraded

    for side, token in {**before["seats"], "": before["spectators"]}.items():
        sitting = call(url, token)
        about, state = sitting["about"], sitting["state"]
        assert (about["rules"], state["number"], state["over"]) == (rules, number, None)
        assert (state["waiting"], state["dice"]) == (before["waiting"], before["dice"])
        wanted = state["request"] and {key: state["request"][key] for key in before["request"] or ()}
        assert wanted == before["request"]
        crossings = [line["about"] for line in state["lines"] if line["about"].get("what") == "upgraded"]
        assert [crossing["dropped"] for crossing in crossings] == [0] * upgraded
        if side:
            told = before["told"][side]
            assert question_in(state) == told["question"]
            assert (len(state["lines"]), state["last"]) == (told["lines"] + upgraded, told["last"] + upgraded)
            figures = {figure["id"]: [figure["x"], figure["y"]] for figure in state["scene"]["figures"]}
            assert figures == told["figures"]
        else:
            assert state["question"] is None

    side, value = before["answer"]["side"], before["answer"]["value"]
    token = before["seats"][side]
    state = call(f"{url}/answer", token, {"kind": "answer", "number": number, "value": value})
    assert state["number"] > number
    assert state["waiting"] != before["waiting"] or question_in(state) != before["told"][side]["question"]


def test_a_secret_answer_given_before_is_not_asked_again(server: str) -> None:
    """After the answer of the other seat, given above or here, the choices of both are on the table."""
    before = MATCHES["trauma-secret"]
    url = f"{server}/api/matches/{before['match']}"
    (asked,) = before["waiting"]
    (other,) = set(before["seats"]) - {asked}
    state = call(url, before["seats"][asked])["state"]
    if question_in(state) == before["told"][asked]["question"]:
        answer = {"kind": "answer", "number": state["number"], "value": before["answer"]["value"]}
        call(f"{url}/answer", before["seats"][asked], answer)
    for seat in (asked, other):
        question = question_in(call(url, before["seats"][seat])["state"])
        assert question is None or question["question"] != "sequence"
