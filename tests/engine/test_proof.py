"""A verdict says what was proven: rules, promised dice, typed dice, dice that nothing proves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine import save
from escarmouche.engine.errors import RecordError
from escarmouche.engine.history import Declaration
from escarmouche.engine.luck import SeededDice, commitment
from escarmouche.engine.match import Match
from escarmouche.engine.record import Verdict, parse_record, record_lines, verify
from escarmouche.engine.recording import Chain, split
from escarmouche.engine.requests import Roll
from escarmouche.engine.ruleset import Setup
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer

SEED = "a seed long enough to be promised"
OTHER = "the seed of quite another match"
Contents = list[dict[str, Any]]


def outpost(seed: str | None) -> Match:
    return Match(RULESET, RULESET.rules.new_table(Setup("outpost", ("scouts", "veterans"))), seed)


def play(match: Match, most: int = 2_000) -> Match:
    """Random answers; typed dice show what somebody has chosen."""
    players = {side: RandomPlayer(f"{side} {match.decisions}") for side in match.sides}
    for number in range(most):
        if match.over:
            break
        ask = match.pending[0]
        if isinstance(ask, Roll):
            value: Any = SeededDice("up my sleeve").throw(ask.dice, str(number))
        else:
            value = players[ask.side].choose(ask, match.seat(ask.side))
        assert match.answer(value, ask.side) is None
    return match


def contents(match: Match) -> Contents:
    return [msgspec.json.decode(split(line)[0]) for line in record_lines(match)]


def judged(changed: Contents) -> Verdict:
    """The verdict on these contents, the chain mended."""
    chain = Chain()
    text = "".join(f"{chain.line(content)}\n" for content in changed)
    return verify(parse_record(text, "match.jsonl"), RULESET)


def of(match: Match) -> Verdict:
    return judged(contents(match))


def states(verdict: Verdict) -> dict[str, str]:
    return {part.what: part.state for part in verdict.findings}


def throws(match: Match) -> list[Any]:
    return [given.value for given in match.log.effective() if given.kind == "roll"]


def thrown() -> Match:
    """A match in the middle, just after its first dice."""
    most = 1
    while not throws(match := play(outpost(SEED), most)):
        most += 1
    return match


# what is proven


def test_promised_dice_are_proven() -> None:
    verdict = of(play(outpost(SEED)))
    assert (verdict.verified, verdict.sound) == (True, True)
    assert states(verdict) == {"rules": "followed", "dice": "promised", "signature": "none"}
    assert verdict.findings[1].count > 10
    assert "promised before the first throw" in verdict.findings[1].text
    assert "promise avant le premier jet" in verdict.findings[1].french


def test_typed_dice_follow_the_rules_and_prove_nothing() -> None:
    verdict = of(play(outpost(None)))
    assert (verdict.verified, verdict.sound, verdict.problem) == (False, True, "")
    assert states(verdict)["dice"] == "typed"
    assert "but not all dice are proven" in verdict.text


def test_dice_of_a_seed_that_could_be_guessed_are_not_proven() -> None:
    verdict = of(play(outpost("1234")))
    assert (verdict.verified, verdict.sound) == (False, True)
    assert states(verdict)["dice"] == "short"


def test_dice_of_a_running_match_are_proven_later() -> None:
    verdict = of(thrown())
    assert (verdict.verified, verdict.sound) == (False, True)
    assert states(verdict)["dice"] == "untold"


def test_a_finished_record_with_a_commitment_and_no_seed_does_not_verify() -> None:
    """Every throw chosen, a promise of nothing on top: it verified once."""
    changed = contents(play(outpost(None)))
    assert sum(c["kind"] == "input" and c["input"][0] == "roll" for c in changed) > 10
    changed[0] |= {"commitment": commitment(SEED), "dice": "thrown"}
    verdict = judged(changed)
    assert (verdict.verified, verdict.sound, verdict.problem) == (False, False, "dice")
    assert "line 1 promised a seed, and the closing line does not tell it" in verdict.text


def test_a_record_with_the_seed_of_another_match_does_not_verify() -> None:
    changed = contents(play(outpost(None)))
    changed[0] |= {"commitment": commitment(SEED), "dice": "thrown"}
    changed[-1]["seeds"] = [OTHER]
    assert judged(changed).problem == "dice"
    changed[0]["commitment"] = commitment(OTHER)
    verdict = judged(changed)
    assert (verdict.sound, verdict.problem) == (False, "dice")
    assert "the seed throws" in verdict.text


def test_taking_the_promise_off_proves_nothing() -> None:
    """Without promise and seed the dice are nobody's; with a seed and no promise the header is untrue."""
    changed = contents(play(outpost(SEED)))
    changed[0]["commitment"] = ""
    assert judged(changed).problem == "dice"
    del changed[-1]["seeds"]
    verdict = judged(changed)
    assert (verdict.verified, verdict.sound, states(verdict)["dice"]) == (False, True, "absent")


# taken back


def test_throws_taken_back_are_told() -> None:
    match = thrown()
    back = sum(1 for given in match.log.effective() if given.kind == "roll")
    side = next(given.side for given in reversed(match.log.effective()) if given.kind not in ("roll", "each"))
    assert match.undo(side, consent=True) is None
    taken = back - len(throws(match))
    assert taken
    verdict = of(play(match))
    assert verdict.verified, verdict.text
    (undone,) = (part for part in verdict.findings if part.what == "undone")
    assert (undone.state, undone.count) == ("anew", taken)


def undone_line(changed: Contents) -> dict[str, Any]:
    return next(c for c in changed if c["kind"] == "declaration" and c["what"] == "undo")


def undone() -> Match:
    match = thrown()
    side = next(given.side for given in reversed(match.log.effective()) if given.kind not in ("roll", "each"))
    match.undo(side, consent=True)
    return play(match)


def test_an_undo_that_hides_its_throws_is_found() -> None:
    changed = contents(undone())
    undone_line(changed)["about"]["throws"] = 0
    verdict = judged(changed)
    assert (verdict.problem, "says 0" in verdict.text) == ("differs", True)


def test_an_undo_past_a_die_without_consent_is_found() -> None:
    changed = contents(undone())
    undone_line(changed)["about"]["consent"] = False
    assert "without consent" in judged(changed).text


def test_an_undo_of_the_version_before_is_told_as_known() -> None:
    """Its throws fell the same again: the match goes on so, and the verdict says it."""
    match = thrown()
    side = next(given.side for given in reversed(match.log.effective()) if given.kind not in ("roll", "each"))
    before = throws(match)
    again = match.copy()
    again.undo(side, consent=True, anew=False)
    for given in match.log.effective()[again.log.inputs :]:
        pairs = given.value if given.kind == "each" else ((given.side, given.value),)
        for by, value in pairs if given.kind != "roll" else ():
            assert again.answer(value, by) is None
    assert throws(again) == before
    verdict = of(play(again))
    assert (verdict.verified, verdict.sound, states(verdict)["undone"]) == (False, True, "same")


# after the end


def test_nothing_is_played_on_after_the_seed_was_told() -> None:
    """Concede, read the seed, take it back by consent: what follows comes from another, promised seed."""
    match = thrown()
    known = match.copy()
    match.declare("concede", "red")
    assert SEED in "".join(record_lines(match))
    assert match.undo("red", consent=True) is None
    assert match.past == (SEED,)
    assert match.seed not in ("", None, SEED)
    last = tuple(match.log)[-1]
    assert isinstance(last, Declaration)
    assert (last.what, last.about) == ("seed", {"commitment": commitment(match.seed)})
    assert (match.seed or "") not in "".join(record_lines(match))
    assert throws(play(match.copy(), 60)) != throws(play(known, 60))
    verdict = of(play(match))
    assert verdict.verified, verdict.text
    assert contents(match)[-1]["seeds"] == [SEED, match.seed]


def ended_and_gone_on() -> Match:
    match = thrown()
    match.declare("concede", "red")
    match.undo("red", consent=True, seed=OTHER)
    return play(match)


def test_a_record_that_goes_on_under_the_told_seed_is_found() -> None:
    changed = contents(ended_and_gone_on())
    kept = [c for c in changed if not (c["kind"] == "declaration" and c["what"] == "seed")]
    kept[-1] |= {"seeds": [SEED], "lines": len(kept)}
    verdict = judged(kept)
    assert verdict.problem == "dice"
    assert "goes on without a new seed" in verdict.text


def test_a_second_seed_that_was_not_promised_is_found() -> None:
    changed = contents(ended_and_gone_on())
    changed[-1]["seeds"] = [SEED, "a seed nobody has promised"]
    assert judged(changed).problem == "dice"
    changed[-1]["seeds"] = [SEED]
    assert "promised a seed, and the closing line does not tell it" in judged(changed).text


def test_a_new_seed_in_mid_match_is_found() -> None:
    """Whoever could promise anew before each throw would throw until he likes it."""
    changed = contents(play(outpost(SEED)))
    at = [n for n, c in enumerate(changed) if c["kind"] == "input" and c["input"][0] == "roll"][3]
    line = {"kind": "declaration", "what": "seed", "side": "", "about": {"commitment": commitment(OTHER)}}
    changed.insert(at, line)
    changed[-1] |= {"seeds": [SEED, OTHER], "lines": len(changed)}
    verdict = judged(changed)
    assert (verdict.problem, verdict.line) == ("dice", at + 1)


def test_a_match_that_went_on_after_its_end_is_saved_and_loaded() -> None:
    match = thrown()
    match.declare("concede", "red")
    match.undo("red", consent=True)
    loaded = save.restore(save.dump(match), "save", lambda name: RULESET)
    assert (loaded.seed, loaded.past) == (match.seed, (SEED,))
    assert throws(play(loaded)) == throws(play(match))
    assert of(loaded).verified


def test_typed_dice_that_are_thrown_after_all_are_promised_by_a_line() -> None:
    match = outpost(None)
    match.throw_from(SEED)
    verdict = of(play(match))
    assert verdict.verified, verdict.text
    assert states(verdict)["dice"] == "promised"
    assert contents(match)[0]["commitment"] == ""


def test_throws_taken_back_stay_taken_back_under_newer_rules() -> None:
    """A match that crosses a change of rules does not begin its luck again."""
    match = thrown()
    side = next(given.side for given in reversed(match.log.effective()) if given.kind not in ("roll", "each"))
    match.undo(side, consent=True)
    newer = msgspec.structs.replace(RULESET, version=RULESET.version + 1)
    crossed = save.restore(save.dump(match), "save", lambda name: newer)
    assert crossed.turns == 1
    assert throws(play(crossed, 1)) == throws(play(match, 1))[-len(throws(crossed)) :]
    play(crossed)
    chained = "".join(f"{line}\n" for line in record_lines(crossed))
    assert verify(parse_record(chained, "record"), newer).verified


# what is no line


@pytest.mark.parametrize("depth", [100, 5_000, 200_000])
def test_a_deeply_nested_line_is_refused_in_one_sentence(depth: int) -> None:
    lines = list(record_lines(outpost(SEED)))
    lines.insert(1, '{"kind":"event","x":' + "[" * depth + "]" * depth + "}")
    with pytest.raises(RecordError, match=r"match\.jsonl:2: is no record: brackets are nested more than 64"):
        parse_record("".join(f"{line}\n" for line in lines), "match.jsonl")


def test_brackets_in_a_text_are_no_nesting() -> None:
    match = outpost(SEED)
    match.declare("remark", "red", text="[" * 300 + '\\"[')
    assert of(match).sound


def test_a_header_that_says_throws_were_taken_back_without_end_is_refused() -> None:
    """Every throw of the first step is looked for under each of them: a large number is work for ever."""
    lines = contents(play(outpost(SEED)))
    lines[0]["turns"] = 10**9
    with pytest.raises(RecordError, match="turns"):
        judged(lines)
