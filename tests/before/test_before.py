"""Files of the version before: its matches go on with no input dropped, its records are shown and judged.

The files are never written anew (README.md says what made them). Where the rules of a game are still those
that a file was written under, everything is the same to the byte; under later rules a match crosses over,
with the same question and all its answers, and a record says which rules verify it.
"""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche import games
from escarmouche.cli.main import main
from escarmouche.engine import record, save
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, Roll
from escarmouche.players.random_player import RandomPlayer

Json = dict[str, Any]
FOLDER = Path(__file__).parent
EXPECTED: dict[str, dict[str, Json]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
"""What the version before said of each of its files."""


def files(ending: str, *, but: str = "") -> list[Any]:
    """Game and name of every file of a kind."""
    names = [(game, name) for game, entries in EXPECTED.items() for name in entries if name != but]
    return [pytest.param(*file, id="/".join(file)) for file in names if file[1].endswith(ending)]


def plain(value: Any) -> Any:
    """A value as it comes out of a file."""
    return json.loads(msgspec.json.encode(value))


def code_of(option: Any) -> Any:
    """What an input would hold of an option: itself where it is a code, else the code it has."""
    return option.code() if callable(getattr(option, "code", None)) else plain(option)


def question_of(request: Ask | Roll) -> Json:
    """A pending question in the words of `expected.json`."""
    if isinstance(request, Roll):
        asked: Json = {"question": "dice", "kind": "roll", "options": [], "dice": request.dice.text()}
    else:
        asked = {"question": request.question, "kind": request.kind, "least": request.least}
        asked |= {"most": request.most, "options": [code_of(option) for option in request.options]}
    return {"side": request.side, "rule": request.rule, **asked}


def play_to_the_end(match: Match, sides: list[str]) -> None:
    """Random players answer, and type the dice where real ones are thrown."""
    players = {side: RandomPlayer(f"after {side}") for side in sides}
    dice = SeededDice("after")
    count = 0
    while not match.over:
        count += 1
        request = match.pending[0]
        if isinstance(request, Roll):
            answer: Any = dice.throw(request.dice, str(count))
        else:
            answer = players[request.side].choose(request, match.seat(request.side))
        assert match.answer(answer, request.side) is None


@pytest.mark.parametrize(("game", "name"), files(".save"))
def test_a_save_goes_on_with_every_input_it_holds(game: str, name: str) -> None:
    path, expected = FOLDER / game / name, EXPECTED[game][name]
    content = json.loads(path.read_bytes())["match"]
    match = save.load(path, games.ruleset)
    same_rules = match.ruleset.version == expected["rules"]

    assert [question_of(request) for request in match.pending] == expected["pending"]
    assert (match.over, match.over_rule) == (expected["over"], expected["over_rule"])
    given = [[entry.kind, entry.rule, entry.side, plain(entry.value)] for entry in match.inputs]
    assert given == content["inputs"]
    assert len(given) == expected["inputs"]
    assert plain(match.secrets) == content["secrets"]
    assert sorted(match.secrets) == expected["secrets"]
    assert {figure.id: [figure.x, figure.y] for figure in match.table.figures.values()} == expected["figures"]
    if same_rules:
        assert match.table.digest() == expected["table"]
        assert match.checkpoint.digest() == expected["checkpoint"]
        assert (match.decisions, match.log.inputs) == (expected["decisions"], expected["all_inputs"])

    play_to_the_end(match, expected["sides"])
    whole = record.parse_record("".join(f"{line}\n" for line in record.record_lines(match)), name)
    inputs = [line.content["input"] for line in whole.lines if line.kind == "input"]
    before = [entry for entry in content["log"] if entry[0] != "!"]
    assert inputs[: len(before)] == before
    if same_rules or not expected["over"]:
        assert record.verify(whole, match.ruleset).sound


@pytest.mark.parametrize("game", EXPECTED)
def test_a_secret_answer_is_revealed_with_the_other(game: str) -> None:
    """Combat Zone and Dust Tactics ask nothing in secret."""
    if "secret-question.save" not in EXPECTED[game]:
        assert game in ("combat_zone", "dust_tactics")
        return
    expected = EXPECTED[game]["secret-question.save"]
    match = save.load(FOLDER / game / "secret-question.save", games.ruleset)
    (ask,) = match.pending
    assert isinstance(ask, Ask)
    assert match.answer(ask.options, ask.side) is None
    revealed = next(entry for entry in match.log.newest() if entry.kind == "each")
    assert plain(dict(revealed.value)) == {**expected["given"], ask.side: plain(ask.options)}


@pytest.mark.parametrize(("game", "name"), files(".save", but="typed-dice.save"))
def test_a_save_is_played_on_in_the_terminal(
    game: str,
    name: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All but the one whose dice somebody would have to type."""
    path = tmp_path / name
    path.write_bytes((FOLDER / game / name).read_bytes())
    monkeypatch.setattr("sys.stdin", StringIO())
    words = ("--one", "random", "--two", "random", "--plain", "--lang", "en")
    assert main(["play", "--load", str(path), *words]) == 0
    said, wrong = capsys.readouterr()
    assert str(path) in said
    assert wrong == ""
    assert save.load(path, games.ruleset).over


SAID_BY_OTHERS = ("loses its orders", "perd ses ordres")
"""Lines that are left out by now: those that follow them say the same of each order."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), files(".record"))
def test_a_record_is_shown_line_by_line(
    game: str, name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = FOLDER / game / name
    assert main(["replay", str(path), "--lang", lang]) == 0
    shown = capsys.readouterr().out.splitlines()
    before = path.with_suffix(f".{lang}.txt").read_text(encoding="utf-8").splitlines()
    assert len(shown) == len([line for line in before if not any(said in line for said in SAID_BY_OTHERS)])
    if games.ruleset(game).version == EXPECTED[game][name]["rules"]:
        assert shown == before


@pytest.mark.parametrize(("game", "name"), files(".record"))
def test_a_record_says_which_rules_verify_it(
    game: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, expected = FOLDER / game / name, EXPECTED[game][name]
    rules = games.ruleset(game).version
    code = main(["replay", str(path), "--verify", "--json", "--lang", "en"])
    verdict = json.loads(capsys.readouterr().out)["verdict"]
    if rules != expected["rules"]:
        problem = "other-rules"
        for sentence, word in ((verdict["text"], "rules"), (verdict["french"], "règles")):
            assert f"{word} {expected['rules']}" in sentence
            assert f"{word} {rules}" in sentence
    else:
        problem = "seat" if name == "seat.record" else ""
    assert (code, verdict["sound"], verdict["problem"]) == (int(bool(problem)), not problem, problem)

    assert main(["replay", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["rules"], told["result"]) == (game, expected["rules"], expected["result"])
    assert len(told["events"]) == expected["events"]
