"""A match of the toy game typed line by line, as plain text."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games, players
from escarmouche.cli.commands import command
from escarmouche.cli.main import main
from escarmouche.cli.session import Session
from escarmouche.cli.terminal import Terminal
from escarmouche.engine import save, situation
from escarmouche.engine.match import Match
from escarmouche.engine.record import read_record, verify
from escarmouche.engine.requests import Ask
from escarmouche.engine.sentences import messages
from escarmouche.testing import variant

Typed = Callable[..., tuple[int, str]]
SETUP = ("1", "", "1", "1", "1")
"""A card, the order of deployment, three places."""
START = ("play", "template", "--two", "random", "--seed", "3", "--lang", "en")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """Run a command with these lines typed; its exit code and what it printed."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def run(words: tuple[str, ...], *lines: str | type[BaseException]) -> tuple[int, str]:
        left = list(lines)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            line = left.pop(0) if left else EOFError
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr("builtins.input", answer)
        code = main(list(words))
        shown = capsys.readouterr()
        return code, shown.out + shown.err

    return run


def until_over(count: int = 120) -> tuple[str, ...]:
    return ("ok",) * count


def test_scenarios_are_listed_with_what_they_are_about(typed: Typed) -> None:
    code, out = typed(("play", "combat_zone", "--scenarios", "--lang", "fr"))
    assert code == 0
    assert "--scenario stronghold" in out
    assert "Tenir la maison - Moitié moins nombreux, derrière des murs." in out
    assert "listes habituelles : cult-200-chapel, gang-100-street" in out
    picture = next(line for line in out.splitlines() if line.endswith("stronghold.svg"))
    assert Path(picture.partition(" : ")[2]).is_file()


def test_the_briefing_is_at_hand_while_one_plays(typed: Typed) -> None:
    _, out = typed(START, "briefing")
    assert "Outpost - Two patrols and a hut between them." in out
    assert games.ruleset("template").armies.briefings("outpost").briefing["en"] in out


def test_a_scenario_named_alone_begins_its_own_match(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    words = ("play", "combat_zone", "--scenario", "starter", "--lang", "en", "--save", str(path))
    typed(words, "ok")
    match = save.load(path, games.ruleset)
    assert match.seats["lists"] == ["starter-gangers", "starter-troopers"]
    assert match.seats["players"]["two"] == "person"


def test_a_whole_match_ends_with_its_winner(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    lines = [*SETUP, "0", *until_over(60), f"record {path}", "log 3", ""]
    code, out = typed(START, *lines)
    assert code == 0
    assert "The match is over: " in out
    record = read_record(path)
    assert record.result
    assert verify(record, games.ruleset("template")).sound


def test_the_question_its_options_and_the_greyed_ones(typed: Typed) -> None:
    _, out = typed(START, *SETUP, "0", "1", "why")
    assert "What does Scouts [red1] do? [TP-ORD-01]" in out
    assert "  1. move" in out
    assert "  -  shoot: Scouts [red1] has no target in range [TP-SHOOT-01 Range]" in out
    assert out.count("Scouts [red1] has no target in range") == 2


def test_everything_is_said_in_french(typed: Typed) -> None:
    _, out = typed((*START[:-1], "fr"), *SETUP, "0", "1", "map", "?", "unit red1")
    assert "Que font les Éclaireurs [red1] ? [TP-ORD-01]" in out
    assert "La table fait 40 cm de large" in out
    assert "Ennemi le plus proche : Vétérans [blue" in out
    assert "{" not in out


def test_looking_and_measuring(typed: Typed) -> None:
    lines = ("units", "unit RED1", "unit nobody", "odds", "odds red9", "measure red1 3,9", "measure red1")
    more = (
        "measure red1 moon",
        "sight red1 blue1",
        "sight red1",
        "sight red1 hut",
        "rule hits",
        "TP-MOVE-01",
    )
    last = ("rule TP-NOPE-09", "tp-end-01", "why", "log", "help", "dance")
    code, out = typed(START, *SETUP, "0", *lines, *more, *last)
    assert code == 0
    assert "Scouts [red1] of Red, 1 figure of 1, at 3 3" in out
    assert "There is no such unit. There are: red1, red2" in out
    assert "Scouts [red1] and 3,9 are 4.5 cm apart, edge to edge." in out
    assert "Nothing on the table is called moon." in out
    assert "Scouts [red1] sees Veterans [blue1]: 1 of 1 figures" in out
    assert "Look from one unit or figure to another." in out
    assert "No unit or figure on the table is called red1 hut." in out
    assert "A unit moves up to 12 cm, in a straight line." in out
    assert 'No rule is called "TP-NOPE-09"' in out
    assert "A side that has no unit left has lost; the last side with units wins at once." in out
    assert "Every option is open." in out
    assert 'I do not understand "dance".' in out


def test_a_repeated_question_says_which_of_how_many(typed: Typed) -> None:
    _, out = typed(START, *SETUP)
    assert "Where does Scouts [red1] stand? (1 of 3)" in out
    assert "Where does Scouts [red3] stand? (3 of 3)" in out
    _, out = typed((*START[:-1], "fr"), *SETUP)
    assert "(2 sur 3)" in out


def test_the_question_stands_below_the_map_again(typed: Typed) -> None:
    _, out = typed(START, *SETUP, "0", "1", "map")
    below = out.rsplit("Nearest enemy", 1)[1]
    assert "What does Scouts [red1] do? [TP-ORD-01]" in below
    assert "  1. move" in below


def test_a_free_place_and_its_refusal(typed: Typed) -> None:
    lines = ("1", "", "to 20 30", "to 20", "to here there", "to 20,5 8", "red2 1,2", "3 4 5", "to 7.25 4")
    _, out = typed(START, *lines)
    assert (
        "Not allowed: Scouts [red1] would stand beyond its deployment band (20 cm too far) [TP-SETUP-03"
        in out
    )
    assert out.count("Say where to, in centimetres: to 45 30.") == 2
    assert "Scouts [red1] is placed: red1.1 at 20.5 8" in out
    assert "is no point of the table" in out
    assert "Scouts [red2] is placed: red2.1 at 7.25 4" in out


def test_orders_are_typed_as_begun(typed: Typed) -> None:
    assert "in this order: Scouts [red3] + Scouts [red1] + Scouts [red2]" in typed(START, "2", "3")[1]
    assert "in this order: Scouts [red2] + Scouts [red3] + Scouts [red1]" in typed(START, "2", "red2,3,1")[1]
    assert "An option stands twice" in typed(START, "2", "1,1")[1]


def test_undo_is_free_then_by_consent(typed: Typed) -> None:
    _, out = typed(
        START, *SETUP[:4], "undo", "6", *SETUP[4:], "0", "1", "1", "1", "undo", "no", "undo", "yes", "2"
    )
    assert "Taken back." in out
    assert "Scouts [red2] is placed: red2.1 at 39 3" in out
    assert "Not allowed: Blue has answered since (TP-" in out
    assert "Nothing was taken back." in out
    assert out.count("Taken back.") == 2
    assert "red1" in out.rsplit("Taken back.", 1)[1]


def test_nothing_to_undo_is_said(typed: Typed) -> None:
    assert "Red has given no answer yet [ES-UNDO-01" in typed(START, "undo")[1]


def test_save_quit_and_load_go_on_where_it_was(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    code, out = typed(START, *SETUP, f"save {path}", "quit", "")
    assert code == 0
    assert f"Saved in {path}" in out
    code, out = typed(("play", "--load", str(path), "--lang", "en"), "log 2", "0")
    assert code == 0
    assert "How many tokens do you bid" in out
    assert "is placed" in out
    assert "Red bids 0 [TP-TURN-02]" in out


def test_quit_offers_to_save(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "later.save"
    code, out = typed(START, "1", "quit", str(path))
    assert code == 0
    assert "Go on later with: escarmouche play --load" in out
    assert save.load(path, games.ruleset).asked("red")


def test_a_named_file_is_saved_after_each_answer_and_at_the_end_of_input(
    typed: Typed, tmp_path: Path
) -> None:
    path = tmp_path / "auto.save"
    code, out = typed((*START, "--save", str(path)), *SETUP)
    assert code == 0
    assert f"Saved in {path}" in out
    loaded = save.load(path, games.ruleset).asked("red")
    assert loaded is not None
    assert loaded.rule == "TP-TURN-02"


def test_interrupted_in_the_middle_nothing_is_lost(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "auto.save"
    code, out = typed((*START, "--save", str(path)), *SETUP, KeyboardInterrupt)
    assert code == 130
    assert f"Nothing is lost: the match is saved in {path}." in out
    code, out = typed(START, *SETUP, KeyboardInterrupt)
    assert code == 130
    kept = tmp_path / "state" / "escarmouche" / "escarmouche-unsaved.json"
    assert str(kept) in out
    assert save.load(kept, games.ruleset).asked("red")


def test_a_full_disk_while_saving_loses_nothing(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "auto.save"
    typed((*START, "--save", str(path)), "1")
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    words = ("play", "--load", str(path), "--lang", "en")
    code, out = typed(words, "", "1", f"save {tmp_path / 'other'}", "1")
    assert code == 2
    assert "auto.save: cannot be written: No space left on device" in out
    assert "Where does Scouts [red3] stand?" in out
    assert path.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [path]
    code, out = typed(words, KeyboardInterrupt)
    assert code == 130
    assert "Interrupted, and the match could not be saved" in out


def test_what_is_no_file_is_not_written(typed: Typed, tmp_path: Path) -> None:
    code, out = typed((*START, "--save", "/dev/full"))
    assert code == 2
    assert "/dev/full: is no file that can be written" in out
    _, out = typed(START, f"save {tmp_path}", "save", "record /dev/null", "situation")
    assert f"{tmp_path}: is no file that can be written" in out
    assert out.count("Name a file.") == 2


def test_what_cannot_be_written_is_said_in_french(typed: Typed, tmp_path: Path) -> None:
    french = ("play", "template", "--plain", "--seed", "1", "--lang", "fr")
    _, out = typed(french, f"sauve {tmp_path}", f"rapport {tmp_path}/nowhere/a")
    assert f"{tmp_path} : on ne peut pas écrire dans ce fichier" in out
    assert "nowhere/a : écriture impossible : aucun fichier ni dossier de ce nom" in out


def test_a_situation_is_written_and_read(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "here.yaml"
    typed(START, *SETUP, "0", f"situation {path}")
    table = situation.read(path, games.ruleset).table
    assert len(table.figures) == 5


def test_a_running_record_tells_no_secret(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.record"
    typed(START, *SETUP, f"record {path}")
    assert "seed" not in path.read_text(encoding="utf-8").replace("seat", "")
    assert read_record(path).header.seat == "red"


def test_typed_dice(typed: Typed) -> None:
    words = ("play", "template", "--two", "random", "--dice", "typed", "--lang", "en")
    code, out = typed(words, *SETUP, "0", "seven", "7", "6", "5", "2", "log 4")
    assert code == 0
    assert "Red throws 1d6: type the faces. [TP-TURN-03]" in out
    assert "Type the faces of 1d6, for example 3 5 6." in out
    assert "There is no face 7 on 1d6" in out
    assert "So far 6. One die is still to be thrown" in out
    assert "Initiative, Red: 1d6 (6 5), result 11" in out
    assert "Initiative, Blue: 1d6 (2)" in out  # what the bot has bid comes before the result


def test_concede_and_draw(typed: Typed) -> None:
    _, out = typed(START, *SETUP, "concede", "no", "concede", "yes", "concede", "draw", "undo", "no", "")
    assert "The match is over: Blue has won. [ES-TURN-03]" in out
    assert out.count("The match is over already.") == 2
    _, out = typed(("play", "template", "--two", "person", "--lang", "en"), "draw", "no", "draw", "y", "")
    assert "Blue declines the draw." in out
    assert "The match is over: a draw. [ES-TURN-04]" in out


def test_two_persons_hand_over_before_a_secret(typed: Typed) -> None:
    words = ("play", "template", "--two", "person", "--seed", "3", "--lang", "en")
    _, out = typed(words, "1", "", "2", "", "1", "undo", "1")
    assert "Now Blue. Hand over the keyboard, then press Enter." in out
    assert "lays a card" not in out.split("Hand over")[1].split("In which order")[1]
    assert "In which order do your units come on? [TP-SETUP-02]" in out


def test_bots_alone_play_to_the_end(typed: Typed) -> None:
    code, out = typed(
        ("play", "template", "--one", "random", "--two", "random", "--seed", "1", "--lang", "en")
    )
    assert code == 0
    assert "The match is over" in out


def test_a_failing_rule_leaves_the_match_as_it_was(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ESCARMOUCHE_FAILURES", str(tmp_path / "failures"))
    real = Match.answer

    def broken(self: Match, value: object, side: str = "") -> object:
        if value == "bluff":
            monkeypatch.setattr(self, "ruleset", variant(self.ruleset, step=lambda referee: 1 / 0))
            try:
                return real(self, value, side)
            finally:
                monkeypatch.undo()
        return real(self, value, side)

    monkeypatch.setattr(Match, "answer", broken)
    _, out = typed(START, "2")
    assert "ZeroDivisionError" in out
    assert out.count("Which card do you lay face down?") == 1


def test_a_broken_save_is_one_sentence(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    typed((*START, "--save", str(path)), "1")
    path.write_bytes(path.read_bytes()[:-40])
    code, out = typed(("play", "--load", str(path)))
    assert code == 2
    assert "match.save: is no save, or only a part of one" in out
    assert len(out.strip().splitlines()) == 1


def test_a_save_of_another_game_is_refused(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    typed((*START, "--save", str(path)), "1")
    code, out = typed(("play", "trauma", "--load", str(path)))
    assert code == 2
    assert "is a match of template, not of trauma" in out


def test_a_mistake_of_the_program_keeps_the_match(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ESCARMOUCHE_FAILURES", str(tmp_path / "failures"))
    path = tmp_path / "match.save"

    def broken(*given: object) -> list[str]:
        raise ZeroDivisionError("somewhere")

    monkeypatch.setattr("escarmouche.cli.cards.spoken_map", broken)
    code, out = typed((*START, "--save", str(path)), "1", "map")
    assert code == 2
    assert f"Nothing is lost: the match is saved in {path}" in out
    assert "escarmouche: ZeroDivisionError: somewhere (reproduction in " in out
    assert save.load(path, games.ruleset).asked("red")


def at_the_order(position: Path, terminal: Terminal) -> tuple[Session, Any]:
    """A session in which red1 has been activated and is asked what it does."""
    laid = situation.read(position, games.ruleset)
    match = Match(laid.ruleset, laid.table, "3", {"blue": players.make("random", "3")})
    assert match.answer("red1", "red") is None
    session = Session(match, terminal, messages("en", "template"), ("red",), command)
    return session, match.pending[0]


def test_odds_are_those_of_who_acts(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session, ask = at_the_order(position, Terminal(plain=True))
    assert (ask.intent, ask.actor) == ("act", "red1")
    command(session, "odds", ask)
    out = capsys.readouterr().out
    assert "Scouts [red1] shoots at Veterans [blue1]" in out
    assert "[red2] shoots" not in out


def test_odds_before_a_choice_of_targets_are_those_of_its_options(
    position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session, _ = at_the_order(position, Terminal(plain=True))
    near = Ask("X", "red", "?", ("blue2", "-"), intent="attack", actor="red2", part="target")
    command(session, "odds", near)
    out = capsys.readouterr().out
    assert "Scouts [red2] shoots at Veterans [blue2]" in out
    assert "blue1" not in out


def test_the_odds_of_an_answer_tell_what_it_may_draw_upon_itself(
    position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the crossroads mines lie on marked spots: who ends near one is told, before he goes."""
    position.write_text(position.read_text() + "scenario: crossroads\n")
    session, ask = at_the_order(position, Terminal(plain=True))
    session.show(ask)
    session.answer("move", ask)
    [ask] = session.match.pending
    session.show(ask)
    capsys.readouterr()
    command(session, "odds to 11 11", ask)
    out = capsys.readouterr().out.splitlines()
    assert out == [
        "Scouts [red1] goes there",
        "  in answer: if a mine lies on the marked spot",
        "    your own risk, boxes lost: mean 0.67  0: 33.3 %  1: 66.7 %",
        "    your own in the line of fire or blast: Scouts [red1]",
    ]
    assert session.match.pending == (ask,)  # nothing is answered yet
    command(session, "odds to 40 40", ask)
    assert "Not allowed: Scouts [red1] does not get that far" in capsys.readouterr().out
    command(session, "odds nobody", ask)
    assert 'There are no odds of "nobody"' in capsys.readouterr().out


def test_me_takes_the_quick_answer_of_the_ruleset(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session, ask = at_the_order(position, Terminal(plain=True))
    wanted = session.match.ruleset.bot.quick_answer(ask, session.match.table)
    command(session, "me", ask)
    assert session.voice().choice(ask, wanted) in capsys.readouterr().out
    assert [given.value for given in session.match.log.effective()][:2] == ["red1", wanted]
