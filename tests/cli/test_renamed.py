"""The toy game under another name, every question key renamed, is played in the terminal like any game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.cli.main import main
from escarmouche.engine import save
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from tests.renaming import NAME, close_together, settled

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """Run a command with these lines typed; what it printed."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def run(*words: str, lines: tuple[str, ...]) -> str:
        left = list(lines)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("builtins.input", answer)
        assert main([*words, "--lang", "en"]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The renamed game is there; the new key of each question by the old."""
    return settled(tmp_path / "games", monkeypatch)


@pytest.fixture
def begun(keys: dict[str, str], tmp_path: Path) -> Path:
    """A match of it, saved where everybody is in range and the first unit has been chosen."""
    match = Match(games.ruleset(NAME), close_together(), "7")
    match.seats = {"players": {"red": "person", "blue": "random"}, "scenario": "outpost"}
    ask = match.asked("red")
    while isinstance(ask, Ask) and ask.question != keys["order"]:
        match.answer(ask.options[0], "red")
        ask = match.asked("red")
    assert isinstance(ask, Ask), "the unit is asked for its order"
    path = tmp_path / "match.save"
    save.save(match, path)
    return path


def test_a_match_begins_in_words_and_is_set_up_by_choosing_for_me(typed: Typed, keys: dict[str, str]) -> None:
    out = typed("play", NAME, "--two", "random", "--seed", "3", lines=("me",) * 5)
    assert "Which card do you lay face down?" in out
    assert "Where does" in out
    assert "The usual answer: medic." in out, "the scenario's usual answer"
    assert not any(key in out for key in keys.values()), "no key reaches a person"


def test_odds_come_before_the_choice_and_sight_is_told(
    typed: Typed, begun: Path, keys: dict[str, str]
) -> None:
    out = typed("play", "--load", str(begun), lines=("odds", "sight red1 blue1", "me"))
    assert "What does" in out
    asked, chosen = out.index("What does"), out.index("The usual answer: move.")
    assert asked < out.index("shoots at") < chosen, "odds of its attacks, before anything is chosen"
    assert "boxes lost" in out[asked:chosen]
    assert "sees Veterans [blue1]: 1 of 1 figures see something of it" in out[asked:chosen]
    assert not any(key in out for key in keys.values()), "no key reaches a person"
