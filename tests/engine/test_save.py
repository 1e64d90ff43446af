"""Saves: the match goes on as if nothing had happened, and a broken file is one sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.engine import save
from escarmouche.engine.dice import d6
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.record import parse_record, record_lines
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import variant
from tests.engine.toy import Always, toy, toy_match

ONE, TWO = "TY-ONE-01", "TY-TWO-01"


def outpost(seed: str | None, **players: Any) -> Match:
    return Match(RULESET, RULESET.rules.new_table(Setup("outpost", ("scouts", "veterans"))), seed, players)


def begun() -> Match:
    """In the middle of red's deployment."""
    match = outpost("seed")
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    match.answer(("red2", "red1", "red3"))
    match.answer((300, 300))
    match.undo("red")
    match.answer((900, 300))
    return match


def again(match: Match, version: int = 0, step: Any = None) -> Match:
    return save.restore(save.dump(match), "save.json", lambda name: toy(step, version) if step else RULESET)


def test_a_match_comes_back_whole(tmp_path: Path) -> None:
    match = begun()
    match.seats = {"red": "Anna", "blue": "greedy"}
    path = tmp_path / "match.json"
    save.save(match, path)
    loaded = save.load(path, ruleset)
    assert loaded.table.digest() == match.table.digest()
    assert loaded.origin.digest() == match.origin.digest()
    assert list(loaded.log) == list(match.log)
    assert loaded.log.inputs == match.log.inputs
    assert (loaded.seed, loaded.seats, loaded.decisions) == (match.seed, match.seats, match.decisions)
    assert [(a.side, a.rule) for a in loaded.pending] == [(a.side, a.rule) for a in match.pending]
    assert list(record_lines(loaded)) == list(record_lines(match))


def test_a_loaded_match_goes_on_alike() -> None:
    match = begun()
    loaded = again(match)
    ends = []
    for each in (match, loaded):
        each.players = {"red": RandomPlayer(1), "blue": RandomPlayer(2)}
        each.run()
        ends.append((each.over, each.table.digest(), each.log.effective()))
    assert ends[0][0]
    assert ends[0] == ends[1]


def test_a_loaded_match_can_be_undone_to_before_the_save() -> None:
    loaded = again(begun())
    assert loaded.undo("red") is None
    assert loaded.undo("red") is None
    assert [a.rule for a in loaded.pending] == ["TP-SETUP-02"]


def test_live_players_go_on_at_once(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save.save(begun(), path)
    loaded = save.load(path, ruleset, {"red": RandomPlayer(1), "blue": RandomPlayer(2)})
    assert loaded.over


def test_a_finished_match_stays_finished() -> None:
    match = outpost("seed", red=RandomPlayer(1), blue=RandomPlayer(2))
    loaded = again(match)
    assert (loaded.over, loaded.over_rule, loaded.pending) == (match.over, match.over_rule, ())


def test_a_match_given_up_stays_given_up() -> None:
    match = begun()
    match.declare("concede", "blue")
    loaded = again(match)
    assert (loaded.over, loaded.over_rule, loaded.pending) == ("red", "ES-TURN-03", ())
    loaded.run()
    assert loaded.over == "red"
    assert list(record_lines(loaded)) == list(record_lines(match))


def test_a_save_without_its_record_is_smaller_and_as_good() -> None:
    match = begun()
    short = save.dump(match, record=False)
    assert len(short) < len(save.dump(match)) * 0.7
    assert save.restore(short, "save.json", ruleset).table.digest() == match.table.digest()


# other rules


def old_step(referee: Referee[Any]) -> None:
    word = referee.ask(ONE, "red", "word", ("a", "b"))
    value = referee.roll(ONE, "red", d6())
    referee.ask(TWO, "blue", "reply", ("c", "d"))
    referee.note(ONE, "said", word=word, value=value)
    referee.change(ONE, "turn", round=referee.table.turn.round + 1)


def saved_under_old_rules() -> Match:
    match = toy_match(old_step, "seed")
    for value in ("a", "c", "b"):
        match.answer(value)
    return match


def test_other_rules_keep_the_answers_they_still_ask() -> None:
    match = saved_under_old_rules()
    loaded = again(match, 2, old_step)
    assert loaded.log.effective() == match.inputs
    assert loaded.table.turn.round == 2
    assert loaded.origin.digest() == match.checkpoint.digest()
    assert [a.rule for a in loaded.pending] == [TWO]


def test_other_rules_drop_the_answers_they_do_not_allow() -> None:
    def new_step(referee: Referee[Any]) -> None:
        referee.ask(ONE, "red", "word", ("a", "x"))
        referee.change(ONE, "turn", over="red")

    loaded = again(saved_under_old_rules(), 2, new_step)
    assert loaded.log.effective() == ()
    assert [getattr(a, "options", ()) for a in loaded.pending] == [("a", "x")]


def test_other_rules_may_throw_dice_of_their_own() -> None:
    def new_step(referee: Referee[Any]) -> None:
        referee.roll(TWO, "red", d6())
        referee.ask(ONE, "red", "word", ("a", "b"))
        referee.change(ONE, "turn", over="red")

    loaded = again(saved_under_old_rules(), 2, new_step)
    assert [i.rule for i in loaded.log.effective()] == [TWO]
    loaded.answer("a")
    assert loaded.over == "red"


def test_the_old_record_is_kept_through_two_upgrades() -> None:
    match = saved_under_old_rules()
    once = again(match, 2, old_step)
    assert list(once.earlier) == list(record_lines(match))
    once.answer("d")
    twice = again(once, 3, old_step)
    record = parse_record("".join(f"{line}\n" for line in record_lines(twice)), "record")
    assert [part.header.rules for part in record.parts] == [1, 2, 3]
    assert record.tampered == record.truncated == 0
    assert [e.about["word"] for e in record.events if e.what == "note"] == ["a", "b"]


def test_secrets_of_one_side_cross_a_change_of_rules() -> None:
    match = outpost("seed")
    match.answer("medic", "red")

    loaded = save.restore(
        save.dump(match), "save.json", lambda name: variant(RULESET, version=RULESET.version + 1)
    )
    assert [a.side for a in loaded.pending] == ["blue"]
    assert loaded.secrets == {"red": "medic"}


def test_a_finished_match_under_other_rules_stays_finished() -> None:
    match = saved_under_old_rules()
    match.declare("concede", "red")
    loaded = again(match, 2, old_step)
    assert (loaded.over, loaded.pending) == ("blue", ())


def test_a_table_that_no_longer_fits_is_said() -> None:
    match = begun()
    content = msgspec.json.decode(save.dump(match))["match"]
    content["checkpoint"]["units"][0]["wounds"] = "many"
    body = msgspec.json.encode(content)
    text = b'{"digest":"%s","match":%s}' % (save._digest(body).encode(), body)
    with pytest.raises(
        DataError, match=r"save\.json: its table \(checkpoint\) does not fit rules 2 of template"
    ):
        save.restore(text, "save.json", ruleset)


# broken files


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "save.json: is no save, or only a part of one: "),
        (b"hello", "save.json: is no save, or only a part of one: "),
        (b"[]", "save.json: is no save, or only a part of one: "),
        (b'{"digest":"x"}', "save.json: is no save, or only a part of one: "),
        (b'{"digest":"x","match":[]}', "save.json: is no save: "),
        (b'{"digest":"x","match":{"save":9}}', "save.json: save format 9 is not known; this version"),
        (b'{"digest":"x","match":{"save":1}}', "save.json: was damaged or changed by hand"),
        (b"\xff\xfe", "save.json: is no save, or only a part of one: "),
    ],
)  # fmt: skip
def test_a_broken_file_is_one_sentence(content: bytes, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        save.restore(content, "save.json", ruleset)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_every_truncation_of_a_save_is_found() -> None:
    content = save.dump(begun(), record=False)
    for cut in range(1, len(content) - 1, 97):
        with pytest.raises(DataError):
            save.restore(content[:cut], "save.json", ruleset)


def test_a_changed_byte_is_found() -> None:
    content = save.dump(begun()).replace(b'"seed":"seed"', b'"seed":"sead"')
    with pytest.raises(DataError, match="was damaged or changed by hand: its digest does not fit"):
        save.restore(content, "save.json", ruleset)


def test_inputs_that_the_rules_do_not_ask_are_said() -> None:
    content = msgspec.json.decode(save.dump(begun()))["match"]
    content["inputs"] = [["one", "TP-ORD-01", "red", "move"]]
    body = msgspec.json.encode(content)
    text = b'{"digest":"%s","match":%s}' % (save._digest(body).encode(), body)
    with pytest.raises(DataError, match=r"save\.json: the rules do not go on from it: WrongInput") as error:
        save.restore(text, "save.json", ruleset)
    assert "save.json : les règles ne peuvent pas continuer de là : WrongInput : la réponse 1 va à" in (
        error.value.said("fr")
    )


def test_a_game_that_is_not_here_is_said(tmp_path: Path) -> None:
    match = toy_match(old_step, "seed")
    save.save(match, tmp_path / "match.json")
    with pytest.raises(DataError, match=r"match\.json: there is no game called toy; there are: "):
        save.load(tmp_path / "match.json", ruleset)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no\.json: cannot be read: No such file"):
        save.load(tmp_path / "no.json", ruleset)


def test_a_full_disk_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    match = begun()
    save.save(match, path)
    before = match.table.digest()
    match.answer((300, 300))

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError, match="No space left on device; what was there before is unchanged"):
        save.save(match, path)
    monkeypatch.undo()
    assert save.load(path, ruleset).table.digest() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_bot_that_waits_is_asked_after_loading() -> None:
    bot = Always()
    match = toy_match(old_step, "seed")
    loaded = save.restore(save.dump(match), "save.json", lambda name: match.ruleset, {"red": bot})
    assert bot.asked == 1
    assert [a.side for a in loaded.pending] == ["blue"]


def test_secret_answers_under_other_rules_are_kept_all_or_none() -> None:
    def bids(most: int, sides: tuple[str, ...] = ("red", "blue")) -> Any:
        def step(referee: Referee[Any]) -> None:
            asks = [Ask(ONE, side, "bid", tuple(range(most))) for side in sides]
            referee.ask_each(ONE, asks)
            referee.ask(TWO, "red", "word", ("a", "b"))
            referee.change(ONE, "turn", over="red")

        return step

    match = toy_match(bids(4), "seed")
    match.answer(0, "red")
    match.answer(3, "blue")
    assert [a.side for a in again(match, 2, bids(2)).pending] == ["red", "blue"]
    assert [a.side for a in again(match, 2, bids(4, ("red",))).pending] == ["red"]
    assert [a.rule for a in again(match, 2, bids(5)).pending] == [TWO]


def test_one_answer_is_no_answer_where_other_rules_ask_both_sides() -> None:
    def both(referee: Referee[Any]) -> None:
        referee.ask_each(ONE, [Ask(ONE, side, "word", ("a", "b")) for side in ("red", "blue")])
        referee.change(ONE, "turn", over="red")

    loaded = again(saved_under_old_rules(), 2, both)
    assert loaded.log.effective() == ()
    assert [a.side for a in loaded.pending] == ["red", "blue"]


def test_the_answer_of_one_side_is_not_that_of_the_other() -> None:
    def turned(referee: Referee[Any]) -> None:
        referee.ask(ONE, "blue", "word", ("a", "b"))
        referee.change(ONE, "turn", over="red")

    loaded = again(saved_under_old_rules(), 2, turned)
    assert loaded.log.effective() == ()
    assert [a.side for a in loaded.pending] == ["blue"]


def test_an_answer_taken_is_followed_by_the_next() -> None:
    def two_words(referee: Referee[Any]) -> None:
        referee.ask(ONE, "red", "word", ("a", "b"))
        referee.ask(ONE, "red", "word", ("a", "b"))
        referee.ask(TWO, "blue", "word", ("a", "b"))
        referee.change(ONE, "turn", over="red")

    match = toy_match(two_words, "seed")
    match.answer("b", "red")
    match.answer("a", "red")
    loaded = again(match, 2, two_words)
    assert [i.value for i in loaded.log.effective()] == ["b", "a"]
    assert [a.side for a in loaded.pending] == ["blue"]
