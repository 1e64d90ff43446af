"""The match, by the eleven points the kernel must get right, and what else it promises."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.engine import save
from escarmouche.engine.dice import d6
from escarmouche.engine.errors import ProcedureFailed, RulesError, WrongInput
from escarmouche.engine.history import Declaration, Log, entry
from escarmouche.engine.match import KEPT_CHECKPOINTS, Match
from escarmouche.engine.odds import odds
from escarmouche.engine.record import parse_record, record_lines, verify
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, AskEach, Input, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Side
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer
from tests.engine.toy import Always, Step, toy, toy_match, toy_table

ONE, TWO = "TY-ONE-01", "TY-TWO-01"
SETUP = Setup("outpost", ("scouts", "veterans"))


def talk(referee: Referee[Any]) -> None:
    """Red says a word, blue answers, a die falls, red says another; three rounds."""
    turn = referee.table.turn
    word = referee.ask(ONE, "red", "word", ("a", "b"))
    reply = referee.ask(TWO, "blue", "reply", ("c", "d"))
    value = referee.roll(ONE, "red", d6())
    last = referee.ask(ONE, "red", "last", ("e", "f"))
    referee.change(ONE, "red1.1", x=referee.table.figures["red1.1"].x * 10 + value)
    referee.note(ONE, "said", words=(word, reply, last))
    referee.change(ONE, "turn", round=turn.round + 1, over="red" if turn.round == 3 else "")


def outpost(seed: int | str, **players: Any) -> Match:
    return Match(RULESET, RULESET.rules.new_table(SETUP), seed, players)


def played(seed: int | str) -> Match:
    return outpost(seed, red=RandomPlayer(f"r{seed}"), blue=RandomPlayer(f"b{seed}"))


def waiting(match: Match) -> list[tuple[str, str]]:
    return [(ask.side, ask.question if isinstance(ask, Ask) else "roll") for ask in match.pending]


def answers(match: Match, *values: Any) -> Match:
    for value in values:
        assert match.answer(value) is None
    return match


# 1: an input names its request, and counts only once the rules have run on it


def test_kernel_01_a_failing_procedure_leaves_the_match_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ESCARMOUCHE_FAILURES", str(tmp_path))

    def step(referee: Referee[Any]) -> None:
        first = referee.ask(ONE, "red", "first", ("a", "b"))
        referee.change(ONE, "red1.1", x=7)
        second = referee.ask(ONE, "red", "second", (0, 1))
        referee.change(ONE, "turn", over=str(1 // second) + first)

    match = answers(toy_match(step, 5), "a")
    before = (match.table.digest(), match.log, waiting(match), match.inputs)
    with pytest.raises(ProcedureFailed, match="ZeroDivisionError") as failed:
        match.answer(0)
    assert (match.table.digest(), match.log, waiting(match), match.inputs) == before
    assert match.answer(1) is None
    assert match.over == "1a"

    file = msgspec.json.decode(Path(failed.value.reproduction).read_bytes())
    assert "ZeroDivisionError" in file["error"]
    inputs = [entry(item) for item in (*file["inputs"], *file["given"])]
    table = match.ruleset.rules.records.read(file["checkpoint"])
    with pytest.raises(ZeroDivisionError):
        step(Referee(table, inputs))  # type: ignore[arg-type]


def test_kernel_01_a_broken_contract_is_reported_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCARMOUCHE_FAILURES", str(tmp_path))

    def step(referee: Referee[Any]) -> None:
        if referee.ask(ONE, "red", "first", ("a", "b")) == "b":
            referee.change(ONE, "nobody", x=1)
        referee.change(ONE, "turn", over="red")

    match = toy_match(step)
    with pytest.raises(ProcedureFailed, match="nothing on the table is called nobody"):
        match.answer("b")
    assert len(list(tmp_path.iterdir())) == 1
    assert match.answer("a") is None


def test_kernel_01_a_full_disk_does_not_hide_the_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ESCARMOUCHE_FAILURES", str(tmp_path / "file"))

    def step(referee: Referee[Any]) -> None:
        raise ValueError("broken")

    with pytest.raises(ProcedureFailed, match=r"ValueError: broken \(no reproduction written"):
        toy_match(step)


def test_kernel_01_an_interruption_leaves_the_match_as_it_was() -> None:
    interrupt = [True]

    def step(referee: Referee[Any]) -> None:
        asks = [Ask(ONE, side, "bid", (0, 1)) for side in ("red", "blue")]
        referee.ask_each(ONE, asks)
        if interrupt:
            raise KeyboardInterrupt
        referee.change(ONE, "turn", over="red")

    match = toy_match(step)
    match.answer(0, "red")
    with pytest.raises(KeyboardInterrupt):
        match.answer(1, "blue")
    assert waiting(match) == [("blue", "bid")]
    interrupt.clear()
    assert match.answer(1, "blue") is None
    assert match.over == "red"


def test_kernel_01_an_input_that_answers_something_else_is_an_error() -> None:
    match = toy_match(talk)
    with pytest.raises(WrongInput, match="input 1 answers one TY-TWO-01 of red"):
        match._advance((Input("one", TWO, "red", "a"),))
    assert waiting(match) == [("red", "word")]


# 2: several sides may owe an answer at once


def bids(rounds: int, *, in_one_step: bool) -> Any:
    """Both sides bid in secret, so many times."""

    def step(referee: Referee[Any]) -> None:
        for _ in range(rounds if in_one_step else 1):
            asks = [Ask(ONE, side, "bid", (0, 1, 2)) for side in ("red", "blue")]
            found = referee.ask_each(ONE, asks)
            referee.note(ONE, "bids", red=found["red"], blue=found["blue"])
        number = referee.table.turn.round
        referee.change(ONE, "turn", round=number + 1, over="red" if in_one_step or number == rounds else "")

    return step


@pytest.mark.parametrize("in_one_step", [True, False])
def test_kernel_02_secret_answers_one_round_after_another(in_one_step: bool) -> None:
    match = toy_match(bids(3, in_one_step=in_one_step))
    seen: list[Any] = []
    for number in range(3):
        assert waiting(match) == [("red", "bid"), ("blue", "bid")]
        assert match.answer(number, "blue") is None
        assert waiting(match) == [("red", "bid")]
        assert not match.fresh
        refusal = match.answer(1, "blue")
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("ES-TURN-01", "not-your-turn")
        assert match.answer(2, "red") is None
        seen += [e.about for e in match.fresh if e.what == "note"]
    assert match.over == "red"
    assert [(s["red"], s["blue"]) for s in seen] == [(2, 0), (2, 1), (2, 2)]


def test_kernel_02_person_and_bot_mixed() -> None:
    bot = Always()
    match = toy_match(bids(2, in_one_step=False), players={"red": bot})
    assert waiting(match) == [("blue", "bid")]
    assert bot.asked == 0
    match.answer(2, "blue")
    assert bot.asked == 1
    match.answer(1, "blue")
    assert match.over == "red"
    assert [i.value for i in match.log.effective()] == [
        (("red", 0), ("blue", 2)), (("red", 0), ("blue", 1)),
    ]  # fmt: skip


def test_kernel_02_a_secret_answer_is_kept_at_once_and_survives_a_save() -> None:
    match = toy_match(bids(1, in_one_step=True))
    match.answer(2, "blue")
    loaded = save.restore(save.dump(match), "save", lambda name: match.ruleset)
    assert waiting(loaded) == [("red", "bid")]
    loaded.answer(1, "red")
    assert loaded.fresh[-2].about["blue"] == 2
    kinds = [msgspec.json.decode(line)["kind"] for line in record_lines(match)]
    assert kinds == ["header", "close"]


def test_kernel_02_a_secret_answer_can_be_given_back_until_all_are_in() -> None:
    match = toy_match(bids(1, in_one_step=True))
    match.answer(2, "blue")
    assert match.undo("blue") is None
    assert waiting(match) == [("red", "bid"), ("blue", "bid")]
    match.answer(0, "blue")
    match.answer(1, "red")
    assert match.log.effective()[0].value == (("red", 1), ("blue", 0))


# 3: luck is keyed, and the seed is nobody's business


def throws(match: Match) -> list[tuple[int, ...]]:
    return [i.value for i in match.log.effective() if i.kind == "roll"]


def test_kernel_03_a_decision_elsewhere_does_not_move_the_dice() -> None:
    one = answers(toy_match(talk, 11), "a", "c", "e", "a", "c", "e", "a", "c", "e")
    two = answers(toy_match(talk, 11), "b", "d", "f", "b", "c", "f", "a", "d", "e")
    assert throws(one) == throws(two)
    assert len(set(throws(one))) > 1
    assert throws(answers(toy_match(talk, 12), "a", "c", "e", "a", "c", "e", "a", "c", "e")) != throws(one)


def test_kernel_03_copies_do_not_share_luck() -> None:
    """What a copy throws is not taken from the original."""
    match = answers(toy_match(talk, 11), "a")
    alone = throws(answers(match.copy(), "c", "e", "a", "c", "e", "a", "c", "e"))
    for _ in range(3):
        answers(match.copy(), "d", "f", "b", "d", "f")
    assert throws(answers(match, "c", "e", "a", "c", "e", "a", "c", "e")) == alone


def test_kernel_03_an_undone_throw_is_thrown_anew() -> None:
    """Whoever takes an answer back after a die does not know how the die will fall."""
    match = toy_match(talk, 11)
    found = set()
    for turn in range(12):
        answers(match, *(() if turn else ("a",)), "c")
        found.add(throws(match)[0])
        assert match.undo("blue", consent=True) is None
        assert throws(match) == []
        back = tuple(match.log)[-1]
        assert isinstance(back, Declaration)
        assert back.about == {"inputs": 1, "consent": True, "throws": 1}
    assert len(found) > 2


def test_kernel_03_the_new_throw_is_the_same_after_a_restart() -> None:
    match = answers(toy_match(talk, 11), "a", "c")
    match.undo("blue", consent=True)
    loaded = save.restore(save.dump(match), "save", lambda name: match.ruleset)
    assert throws(answers(loaded, "c")) == throws(answers(match.copy(), "c"))


def test_kernel_03_an_undo_that_takes_no_throw_back_moves_no_dice() -> None:
    match = answers(toy_match(talk, 11), "a")
    match.undo("red")
    assert throws(answers(match, "b", "c")) == throws(answers(toy_match(talk, 11), "a", "c"))


def test_kernel_03_the_seed_is_in_no_view_trial_situation_or_running_record() -> None:
    seed = "a secret of the match"
    match = outpost(seed)
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    seat = match.seat("red")
    trial = match.consider("red", ("red1", "red2", "red3"))
    for text in (
        str(RULESET.rules.view(match.table, "red").to_data()),
        str(trial),
        str(RULESET.client.write_situation(match.table)),
        "".join(record_lines(match)),
        str([getattr(seat, name) for name in ("ruleset", "side", "table")]),
    ):
        assert seed not in text
    match.declare("concede", "red")
    assert seed in "".join(record_lines(match))


# 4: records carry events and data; a live match crosses an upgrade at its checkpoint


def test_kernel_04_a_record_carries_its_events_and_the_army_data() -> None:
    record = parse_record("".join(f"{line}\n" for line in record_lines(played(4))), "record")
    assert record.header.origin is not None
    assert record.header.origin["setting"]["entries"]["scouts"]["dice"] == 3
    assert any(event.rule == "TP-TURN-03" for event in record.events)


def test_kernel_04_another_version_shows_it_and_does_not_verify_it() -> None:
    match = answers(toy_match(talk, 3), "a", "c", "e")
    record = parse_record("".join(f"{line}\n" for line in record_lines(match)), "record")
    verdict = verify(record, toy(talk, version=2))
    assert (verdict.verified, verdict.problem) == (False, "other-rules")
    assert "written under rules 1 of toy, and these are rules 2" in verdict.text
    assert [e.about["words"] for e in record.events if e.what == "note"] == [("a", "c", "e")]


def test_kernel_04_a_live_match_crosses_an_upgrade_at_its_checkpoint() -> None:
    def other(referee: Referee[Any]) -> None:
        referee.ask(ONE, "red", "word", ("a", "b"))
        referee.ask(TWO, "red", "new question", ("x", "y"))
        referee.change(ONE, "turn", over="blue")

    match = answers(toy_match(talk, 3), "a", "c", "e", "b", "d")
    loaded = save.restore(save.dump(match), "save", lambda name: toy(other, version=2))
    assert loaded.table.turn.round == 2
    assert waiting(loaded) == [("red", "new question")]
    assert [i.value for i in loaded.log.effective()] == ["b"]
    answers(loaded, "y")
    assert loaded.over == "blue"
    whole = parse_record("".join(f"{line}\n" for line in record_lines(loaded)), "record")
    assert [part.header.rules for part in whole.parts] == [1, 2]
    assert verify(whole, loaded.ruleset).verified


# 5: steps stay short


def test_kernel_05_a_finished_step_is_not_run_again() -> None:
    runs: list[int] = []

    def step(referee: Referee[Any]) -> None:
        runs.append(referee.table.turn.round)
        talk(referee)

    match = toy_match(step, 1)
    for value in ("a", "c", "e"):
        match.answer(value)
    assert runs == [1, 1, 1, 1, 2]
    answers(match, "a")
    assert runs[5:] == [2]


def test_kernel_05_a_match_with_live_players_runs_each_step_once() -> None:
    runs = []

    def step(referee: Referee[Any]) -> None:
        runs.append(1)
        talk(referee)

    toy_match(step, 1, {"red": Always(), "blue": Always()})
    assert len(runs) == 3


# 6: trying without storing


def test_kernel_06_consider_stops_at_the_question_to_the_other_side() -> None:
    match = toy_match(talk, 1)
    before = (match.table.digest(), match.log, match.inputs)
    found = match.consider("red", "b", "ignored")
    assert found.stopped == "question"
    assert isinstance(found.request, Ask)
    assert (found.request.side, found.request.question) == ("blue", "reply")
    assert (match.table.digest(), match.log, match.inputs) == before


def test_kernel_06_consider_stops_at_the_first_die() -> None:
    match = answers(toy_match(talk, None), "a")
    found = match.consider("blue", "c")
    assert found.stopped == "roll"
    seeded = answers(toy_match(talk, 1), "a")
    assert seeded.consider("blue", "c").stopped == "roll"


def test_kernel_06_consider_says_why_not() -> None:
    found = toy_match(talk, 1).consider("red", "x")
    assert found.stopped == "refused"
    assert found.refusal is not None
    assert found.refusal.reason == "not-an-option"


def test_kernel_06_consider_reaches_the_checkpoint() -> None:
    match = answers(toy_match(talk, 1), "a", "c")
    found = match.consider("red", "e")
    assert found.stopped == "checkpoint"
    assert found.table.turn.round == 2
    assert match.table.turn.round == 1


def test_kernel_06_a_trial_shows_no_secret_of_the_other_side() -> None:
    """Blue's secret was chosen in this very step: red's trial runs over it and must not show it."""

    def step(referee: Referee[Any]) -> None:
        asks = [Ask(ONE, side, "hide", ("hill", "wood")) for side in ("red", "blue")]
        for side, place in referee.ask_each(ONE, asks, secret=True).items():
            markers = frozenset({f"secret:{place}"})
            referee.change(ONE, f"{side}1", only=side, markers=markers)
        referee.ask(ONE, "red", "go", ("a", "b"))
        referee.change(ONE, "turn", over="red")

    match = toy_match(step)
    match.answer("hill", "red")
    match.answer("wood", "blue")
    found = match.consider("red", "a")
    assert found.stopped == "checkpoint"
    assert found.table.units["red1"].markers == {"secret:hill"}
    assert found.table.units["blue1"].markers == frozenset()
    assert "wood" not in str(found)


def test_kernel_06_a_trial_stops_at_a_secret_choice() -> None:
    match = toy_match(bids(1, in_one_step=True))
    found = match.consider("red", 2)
    assert found.stopped == "question"
    assert isinstance(found.request, AskEach)
    assert [ask.side for ask in found.request.asks] == ["red"]


# 7: inside odds a quick policy answers


def test_kernel_07_odds_ask_the_policy_and_say_so() -> None:
    asked = []

    def policy(ask: Ask, table: Any) -> Any:
        asked.append(ask.question)
        return RULESET.bot.quick_answer(ask, table)

    def save_or_not(referee: Referee[Any]) -> int:
        if referee.ask(ONE, "blue", "save", ("yes", "no")) == "no":
            return 0
        value: int = referee.roll(ONE, "blue", d6().at_least(5))
        return value

    found = odds(save_or_not, toy_table(), policy=policy, policy_name="first-option")
    assert found.policy == "first-option"
    assert set(asked) == {"save"}
    assert [(value, str(chance)) for value, chance in found.chances.items()] == [(0, "2/3"), (1, "1/3")]


# 8: a view is a table with unknowns


def test_kernel_08_a_view_hides_and_a_guess_fills_it() -> None:
    match = outpost(8)
    match.answer("medic", "red")
    match.answer("medic", "blue")
    view = RULESET.rules.view(match.table, "red")
    assert (view.sides["red"].card, view.sides["blue"].card) == ("medic", "?")
    assert match.table.sides["blue"].card == "medic"
    guesses = {RULESET.rules.guess(view, str(n)).sides["blue"].card for n in range(20)}
    assert guesses == {"medic", "bluff"}
    assert view.sides["blue"].card == "?"


def test_kernel_08_a_player_sits_before_the_view() -> None:
    seen: list[Any] = []

    class Looking:
        def choose(self, ask: Ask, seat: Any) -> Any:
            seen.append((seat.side, {s.id: s.card for s in seat.table.sides.values()}))
            return RandomPlayer(len(seen)).choose(ask, seat)

    outpost(8, red=Looking(), blue=Looking())
    hidden = [cards["blue"] for side, cards in seen if side == "red"]
    assert "?" in hidden
    assert hidden[0] == ""


# 9: inputs that answer no request


def test_kernel_09_undo_is_free_until_somebody_answers() -> None:
    match = answers(toy_match(talk, 2), "a")
    assert match.undo("red") is None
    assert waiting(match) == [("red", "word")]
    answers(match, "b", "d")
    refusal = match.undo("blue")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("ES-UNDO-02", "die-thrown")
    assert match.undo("blue", consent=True) is None
    assert waiting(match) == [("blue", "reply")]
    refusal = match.undo("blue")
    assert refusal is not None
    assert refusal.rule == "ES-UNDO-01"
    answers(match, "c")
    assert [i.value for i in match.log.effective() if i.kind == "one"] == ["b", "c"]


def test_kernel_09_undo_wants_consent_after_another_answer_or_a_reveal() -> None:
    match = answers(toy_match(talk, None), "a", "c")
    refusal = match.undo("red")
    assert refusal is not None
    assert refusal.reason == "answered-since"
    revealed = toy_match(bids(2, in_one_step=True))
    revealed.answer(1, "red")
    revealed.answer(1, "blue")
    refusal = revealed.undo("red")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("ES-UNDO-02", "revealed")


def test_kernel_09_a_reveal_is_taken_back_by_consent_and_all_choose_anew() -> None:
    revealed = toy_match(bids(2, in_one_step=True))
    revealed.answer(1, "red")
    revealed.answer(1, "blue")
    assert revealed.undo("red", consent=True) is None
    assert [ask.side for ask in revealed.pending] == ["red", "blue"]
    assert revealed.log.effective() == ()
    revealed.answer(0, "red")
    revealed.answer(1, "blue")
    assert revealed.log.effective()[0].value == (("red", 0), ("blue", 1))


def test_kernel_09_undo_is_appended_never_erased() -> None:
    match = answers(toy_match(talk, 2), "a")
    match.undo("red")
    answers(match, "b")
    entries = list(match.log)
    assert [getattr(e, "value", None) or getattr(e, "what", None) for e in entries] == ["a", "undo", "b"]


def test_kernel_11_the_newest_inputs_come_first_undone_ones_never() -> None:
    log = Log()
    for number in range(250):
        given = Input("one", "R", "red", number)
        log = log.add((given,), log.inputs + 1)
        if number % 60 == 59:
            log = log.add((Declaration("undo", "red", {"inputs": log.inputs - 7}),), log.inputs - 7)
    assert len(log.packed) > 1
    assert tuple(log.newest()) == tuple(reversed(log.effective()))
    assert len(log.effective()) == log.inputs == 250 - 4 * 7


def test_kernel_09_undo_goes_back_over_checkpoints_long_gone() -> None:
    match = played(9)
    inputs = match.log.effective()
    assert len(inputs) > 40
    while (refusal := match.undo("red", consent=True)) is None:
        pass
    assert refusal.rule == "ES-UNDO-01"
    while match.undo("blue", consent=True) is None:
        pass
    assert waiting(match)[0][1] == "lay-card"


def test_kernel_09_conceding_and_clocks_end_the_match() -> None:
    for what in ("concede", "clock"):
        match = toy_match(talk, 1)
        assert match.declare(what, "red") is None
        assert (match.over, match.over_rule, match.pending) == ("blue", "ES-TURN-03", ())
        refusal = match.answer("a")
        assert refusal is not None
        assert refusal.rule == "ES-TURN-02"
        match.run()
        assert match.over == "blue"


def three_sides(step: Step) -> Match:
    """A match of red, blue and green."""
    table = toy_table()
    table.put(Side("green"))
    return Match(toy(step), table, 1)


def round_robin(referee: Referee[Any]) -> None:
    """Each side is asked in turn, six times; then the side of the last answer wins."""
    count = referee.table.turn.round
    side = ("red", "blue", "green")[(count - 1) % 3]
    answer = referee.ask(ONE, side, "go", ("a", "b"))
    referee.change(ONE, "turn", round=count + 1, over=side if count == 6 else "", activation=answer)


def test_kernel_09_who_gives_up_among_three_leaves_the_others_to_play_on() -> None:
    match = three_sides(round_robin)
    assert match.sides == ("red", "blue", "green")
    assert match.declare("concede", "red") is None
    assert (match.over, match.out, match.playing) == ("", ("red",), ("blue", "green"))
    assert match.pending[0].side == "blue", "the quick answer was given for red"
    refusal = match.declare("draw", "red")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("ES-TURN-03", "has-given-up")
    match.answer("b")
    assert match.pending[0].side == "green"
    loaded = save.restore(save.dump(match), "save", lambda name: toy(round_robin))
    assert loaded.out == ("red",)
    for one in (match, loaded):
        assert one.declare("clock", "green") is None
        assert (one.over, one.over_rule) == ("blue", "ES-TURN-03")
        assert verify(parse_record("\n".join(record_lines(one)), "record"), toy(round_robin)).verified


def test_kernel_09_who_has_given_up_wins_nothing() -> None:
    match = three_sides(round_robin)
    match.declare("absent", "green")
    for _ in range(4):
        match.answer("a")
    assert (match.over, match.over_rule) == ("draw", "ES-TURN-03")
    record = parse_record("\n".join(record_lines(match)), "record")
    assert verify(record, toy(round_robin)).verified
    assert record.result == "draw"


def test_kernel_09_a_draw_among_three_wants_all_who_play() -> None:
    match = three_sides(round_robin)
    match.declare("draw", "red")
    match.declare("draw", "blue")
    assert not match.over
    match.declare("draw", "green")
    assert (match.over, match.over_rule) == ("draw", "ES-TURN-04")
    again = three_sides(round_robin)
    again.declare("concede", "red")
    again.declare("draw", "blue")
    again.declare("draw", "green")
    assert again.over == "draw"


def test_kernel_09_a_match_ends_without_an_absent_side() -> None:
    for what, winner in (("absent", "blue"), ("called-off", "draw")):
        match = toy_match(talk, 1)
        assert match.declare(what, "red", by="blue") is None
        assert (match.over, match.over_rule, match.pending) == (winner, "ES-TURN-05", ())
        last = tuple(match.log)[-1]
        assert isinstance(last, Declaration)
        assert last.about == {"by": "blue"}


def test_kernel_09_a_match_given_up_goes_on_by_consent_only() -> None:
    match = answers(toy_match(talk, None), "a")
    match.declare("concede", "red")
    refusal = match.undo("red")
    assert refusal is not None
    assert refusal.rule == "ES-TURN-02"
    assert match.undo("red", consent=True) is None
    assert match.over == ""
    assert waiting(match) == [("red", "word")]


def test_kernel_09_who_concedes_before_a_reveal_goes_on_by_consent_only() -> None:
    """His waiting answer is no answer any more: taking it back would leave the match over."""
    match = toy_match(bids(2, in_one_step=False), None)
    for side in ("red", "blue"):
        match.answer(1, side)
    match.answer(2, "blue")
    match.declare("concede", "blue")
    refusal = match.undo("blue")
    assert refusal is not None
    assert refusal.rule == "ES-TURN-02"
    assert match.undo("blue", consent=True) is None
    assert match.over == ""


def test_kernel_09_a_draw_wants_both_sides_and_the_same_moment() -> None:
    match = toy_match(talk, 1)
    match.declare("draw", "red")
    match.declare("draw", "red")
    assert match.over == ""
    answers(match, "a")
    match.declare("draw", "blue")
    assert match.over == ""
    match.declare("draw", "red")
    assert (match.over, match.over_rule) == ("draw", "ES-TURN-04")


def test_kernel_09_an_offer_lapses_with_an_undo() -> None:
    match = answers(toy_match(talk, None), "a")
    match.declare("draw", "blue")
    match.undo("red")
    match.declare("draw", "red")
    assert match.over == ""


def test_kernel_09_remarks_are_kept_and_nonsense_is_not() -> None:
    match = toy_match(talk, 1)
    match.declare("remark", "red", text="hello")
    assert match.over == ""
    with pytest.raises(RulesError, match="nobody can declare victory"):
        match.declare("victory", "red")
    with pytest.raises(RulesError, match="green is no side of this match"):
        match.declare("concede", "green")
    assert len(list(match.log)) == 1


# 10: a ruleset gives scenes, situations, candidates and appraisals


def test_kernel_10_a_ruleset_gives_what_clients_and_bots_need() -> None:
    match = played(10)
    table = match.table
    scene = RULESET.client.scene(RULESET.rules.view(table, "red"), "red")
    assert (scene.width, len(scene.units)) == (4000, 5)
    assert {"en", "fr"} <= set(scene.headline)
    assert RULESET.bot.appraise(table, "red") == -RULESET.bot.appraise(table, "blue")
    assert RULESET.client.write_situation(table)["game"] == "template"
    ask = outpost(10).pending[0]
    assert isinstance(ask, Ask)
    assert RULESET.bot.candidates(ask, table) == ("medic", "bluff")


# 11: history is shared


def test_kernel_11_a_copy_shares_history_and_a_match_keeps_few_checkpoints() -> None:
    match = played(11)
    copy = match.copy()
    assert copy.log is match.log
    assert copy.checkpoint is match.checkpoint
    assert len(match._kept) <= KEPT_CHECKPOINTS
    tables = [table for _, table in match._kept]
    assert all(table.ground is match.origin.ground for table in tables)


def test_kernel_11_old_entries_are_packed_and_come_back() -> None:
    match = played(11)
    assert len(match.log.packed) <= 1 + len(list(match.log)) // 96
    steps: list[Any] = []
    again = match.replay(steps.append)
    assert again.table.digest() == match.table.digest()
    assert sum(len(step.inputs) for step in steps) == match.log.inputs
    assert again.log.effective() == match.log.effective()


# and besides


def test_a_refused_answer_changes_nothing() -> None:
    match = toy_match(talk, 1)
    before = (match.table.digest(), match.log)
    for value, side in (("x", ""), ("a", "blue"), ("a", "nobody"), (["a"], "red")):
        assert isinstance(match.answer(value, side), Refusal)
    assert (match.table.digest(), match.log) == before


def test_typed_dice_are_asked_for() -> None:
    match = answers(toy_match(talk, None), "a", "c")
    assert waiting(match) == [("red", "roll")]
    assert isinstance(match.answer((7,)), Refusal)
    answers(match, (4,), "e")
    assert match.table.figures["red1.1"].x == 4


def test_dice_that_were_to_be_typed_are_thrown_from_a_seed() -> None:
    match = answers(toy_match(talk, None), "a", "c")
    match.throw_from("seed")
    assert waiting(match) == [("red", "last")]
    assert [event.what for event in match.fresh] == ["roll"]
    same = answers(toy_match(talk, "seed"), "a", "c")
    assert match.table.digest() == same.table.digest()
    begun = next(entry for entry in match.log if isinstance(entry, Declaration))
    assert (begun.what, begun.about) == ("seed", {"commitment": ""})
    assert [e for e in match.log if e is not begun] == list(same.log)
    with pytest.raises(RulesError, match="thrown already"):
        match.throw_from("another")
    typed = answers(toy_match(talk, None), "a", "c", (4,))
    with pytest.raises(RulesError, match="thrown already"):
        typed.throw_from("seed")


def test_fresh_is_what_the_last_answer_made_happen() -> None:
    match = toy_match(talk, None)
    assert not match.fresh
    seen: list[Any] = []
    for value in ("a", "c", (4,), "e"):
        match.answer(value)
        seen.append([e.what for e in match.fresh])
    assert seen == [["ask"], ["ask"], ["roll"], ["ask", "change", "note", "change"]]


def test_decisions_are_counted_once_however_the_match_is_played() -> None:
    live = toy_match(talk, 1, {"red": Always(), "blue": Always()})
    typed = answers(toy_match(talk, 1), *["a", "c", "e"] * 3)
    assert live.decisions == typed.decisions == 9
    match = answers(toy_match(talk, 1), "a", "c")
    match.undo("blue", consent=True)
    assert match.decisions == 2


def test_inputs_after_the_end_are_an_error() -> None:
    match = toy_match(talk, None)
    rounds = [Input("one", ONE, "red", "a"), Input("one", TWO, "blue", "c"), Input("roll", ONE, "red", (1,))]
    inputs = (*rounds, Input("one", ONE, "red", "e")) * 3
    with pytest.raises(WrongInput, match="1 inputs are left after the end"):
        match._advance((*inputs, Input("one", ONE, "red", "a")))
    match._advance(inputs)
    assert match.over == "red"


def test_a_failing_undo_leaves_the_match_as_it_was() -> None:
    broken: list[int] = []

    def step(referee: Referee[Any]) -> None:
        if broken:
            raise ValueError("broken")
        talk(referee)

    match = answers(toy_match(step, None), "a", "c")
    before = (match.table.digest(), waiting(match), match.log, match.inputs)
    broken.append(1)
    with pytest.raises(ValueError, match="broken"):
        match.undo("blue")
    assert (match.table.digest(), waiting(match), match.log, match.inputs) == before


# -- a match that waits ------------------------------------------------------------------------------------


def test_a_match_that_waits_keeps_nothing_with_its_ground_and_goes_on_the_same() -> None:
    match, straight, player = outpost(4), outpost(4), RandomPlayer(4)
    for _ in range(12):
        ask = straight.pending[0]
        assert isinstance(ask, Ask)
        value = player.choose(ask, straight.seat(ask.side))
        assert straight.answer(value) is None
        assert match.answer(value) is None
        match.rest()
        assert not match.table.ground.remembered
    assert match.table == straight.table
    assert match.pending == straight.pending


def test_a_ground_that_others_play_on_keeps_what_was_worked_out() -> None:
    match = outpost(4)
    ground = match.table.ground
    ground.remembered["for others"] = 1
    match.rest(frozenset({ground}))
    assert ground.remembered
    match.rest()
    assert not ground.remembered
