"""Record files: complete, masked for a seat, and precise about what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.engine.errors import RecordError
from escarmouche.engine.match import Match
from escarmouche.engine.record import (
    Record,
    Verdict,
    parse_record,
    read_record,
    record_for,
    record_lines,
    verify,
    write_record,
)
from escarmouche.engine.recording import Chain, split
from escarmouche.engine.ruleset import Setup
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer
from tests.engine.toy import toy, toy_match

SEED = "a seed long enough to be promised"
Lines = list[str]


def outpost(seed: str | None, **players: Any) -> Match:
    return Match(RULESET, RULESET.rules.new_table(Setup("outpost", ("scouts", "veterans"))), seed, players)


def played(seed: str = SEED) -> Match:
    return outpost(seed, red=RandomPlayer("red"), blue=RandomPlayer("blue"))


def record_of(lines: Lines) -> Record:
    return parse_record("".join(f"{line}\n" for line in lines), "match.jsonl")


def verdict_of(lines: Lines) -> Verdict:
    return verify(record_of(lines), RULESET)


def contents(lines: Lines) -> list[dict[str, Any]]:
    return [msgspec.json.decode(split(line)[0]) for line in lines]


def forged(changed: list[dict[str, Any]]) -> Lines:
    """Lines with these contents and a chain that fits them."""
    chain = Chain()
    return [chain.line(content) for content in changed]


@pytest.fixture(scope="module")
def lines() -> Lines:
    return list(record_lines(played()))


def test_a_record_of_a_finished_match_verifies(lines: Lines) -> None:
    verdict = verdict_of(lines)
    english, french = (
        f"match.jsonl: verified, {len(lines)} lines",
        f"match.jsonl : vérifié, {len(lines)} lignes",
    )
    assert (verdict.verified, verdict.sound, verdict.text, verdict.french) == (True, True, english, french)
    assert [(part.what, part.state) for part in verdict.findings] == [
        ("rules", "followed"),
        ("dice", "promised"),
        ("signature", "none"),
    ]


def test_the_order_of_lines(lines: Lines) -> None:
    """Header, inputs before the events they make happen, a checkpoint after each step, the closing line."""
    kinds = [content["kind"] for content in contents(lines)]
    assert kinds[:8] == ["header", "input", "event", "event", "event", "event", "event", "checkpoint"]
    assert kinds[-2:] == ["checkpoint", "close"]
    assert set(kinds) == {"header", "input", "event", "checkpoint", "close"}


def test_what_the_header_and_the_closing_line_say(lines: Lines) -> None:
    match = played()
    record = record_of(lines)
    header, close = record.header, contents(lines)[-1]
    assert (header.format, header.game, header.rules, header.seat) == (2, "template", 2, None)
    assert header.commitment
    assert SEED not in lines[0]
    assert close == {
        "kind": "close", "lines": len(lines), "inputs": match.log.inputs, "result": match.over,
        "rule": match.over_rule, "seeds": [SEED],
    }  # fmt: skip
    assert record.result == match.over


def test_the_events_are_those_of_the_match(lines: Lines) -> None:
    steps: list[Any] = []
    played().replay(steps.append)
    events = [event for step in steps for event in step.events]
    encoder = msgspec.json.Encoder(order="deterministic")
    assert encoder.encode(record_of(lines).events) == encoder.encode(events)


def test_a_running_match_has_a_record_without_its_seed() -> None:
    match = outpost(SEED)
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    lines = list(record_lines(match))
    assert SEED not in "".join(lines)
    assert verdict_of(lines).verified
    assert record_of(lines).result == ""


def test_a_seed_that_could_be_guessed_is_not_promised() -> None:
    assert record_of(list(record_lines(outpost("1234")))).header.commitment == ""
    assert record_of(list(record_lines(outpost(None)))).header.commitment == ""
    assert record_of(list(record_lines(outpost("x" * 16)))).header.commitment


def test_names_of_the_seats_are_in_the_header() -> None:
    match = outpost(SEED)
    match.seats = {"red": "Anna", "scenario": "outpost"}
    assert record_of(list(record_lines(match))).header.seats == match.seats


def test_what_was_undone_and_declared_stays_in_the_record() -> None:
    match = outpost(SEED)
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    match.answer(("red1", "red2", "red3"))
    match.answer((300, 300))
    match.undo("red")
    match.declare("remark", "blue", text="well")
    match.answer((900, 300))
    match.declare("concede", "blue")
    match.declare("remark", "red", text="thanks")
    lines = list(record_lines(match))
    shown = [c["what"] for c in contents(lines) if c["kind"] == "declaration"]
    places = [c["input"][3] for c in contents(lines) if c["kind"] == "input" and c["input"][0] == "place"]
    assert shown == ["undo", "remark", "concede", "remark"]
    assert places == [[300, 300], [900, 300]]
    close = contents(lines)[-1]
    assert (close["inputs"], close["result"], close["rule"]) == (3, "red", "ES-TURN-03")
    assert verdict_of(lines).verified


def test_a_record_goes_to_a_file_and_back(tmp_path: Path, lines: Lines) -> None:
    path = tmp_path / "match.jsonl"
    write_record(played(), path)
    record = read_record(path)
    assert path.read_text(encoding="utf-8").splitlines() == lines
    assert verify(record, RULESET).verified


# what is wrong with it


@pytest.mark.parametrize("number", [1, 2, 30, -1])
def test_a_tampered_line_is_found(lines: Lines, number: int) -> None:
    at = number if number > 0 else len(lines)
    while "red" not in lines[at - 1]:
        at -= 1
    bad = list(lines)
    bad[at - 1] = bad[at - 1].replace("red", "rod", 1)
    verdict = verdict_of(bad)
    assert (verdict.problem, verdict.line) == ("tampered", at)
    assert verdict.text == (f"match.jsonl: line {at} was tampered with: it is not the line that was written")


def test_a_line_taken_out_put_in_or_swapped_is_found(lines: Lines) -> None:
    assert verdict_of(lines[:10] + lines[11:]).line == 11
    assert verdict_of([*lines[:10], lines[5], *lines[10:]]).line == 11
    assert verdict_of([*lines[:10], lines[11], lines[10], *lines[12:]]).line == 11
    assert verdict_of([*lines[:10], "not json", *lines[11:]]).line == 11
    assert verdict_of([*lines[:10], "", *lines[10:]]).line == 11


def test_a_truncated_record_says_after_which_line(lines: Lines) -> None:
    verdict = verdict_of(lines[:40])
    assert (verdict.problem, verdict.line) == ("truncated", 40)
    assert verdict.text == (
        "match.jsonl: the record was truncated after line 40: its closing line is missing"
    )


@pytest.mark.parametrize("cut", [1, 5, 20, 60])
def test_a_record_truncated_inside_a_line(lines: Lines, cut: int) -> None:
    text = "".join(f"{line}\n" for line in lines[:40])[:-cut]
    verdict = verify(parse_record(text, "match.jsonl"), RULESET)
    assert (verdict.problem, verdict.line) == ("truncated", 40 if cut == 1 else 39)


@pytest.mark.parametrize("cut", [12, 13, 40])
def test_a_record_cut_in_its_second_line(lines: Lines, cut: int) -> None:
    """With the digest cut off, or in the midst of the content."""
    text = f"{lines[0]}\n{lines[1][:-cut]}"
    verdict = verify(parse_record(text, "match.jsonl"), RULESET)
    assert (verdict.problem, verdict.line) == ("truncated", 1)


def test_a_truncated_record_is_still_shown(lines: Lines) -> None:
    assert len(record_of(lines[:40]).events) > 20


def test_other_rules_are_named(lines: Lines) -> None:
    changed = contents(lines)
    changed[0]["rules"] = 7
    verdict = verdict_of(forged(changed))
    assert verdict.problem == "other-rules"
    assert verdict.text == (
        "match.jsonl: written under rules 7 of template, and these are rules 2: it can be shown, not verified"
    )


def test_another_game_is_named(lines: Lines) -> None:
    verdict = verify(record_of(lines), toy(lambda referee: None))
    assert verdict.problem == "other-game"
    assert verdict.text == "match.jsonl: this is a record of template, not of toy"


def test_events_that_differ_are_shown_both_ways(lines: Lines) -> None:
    """A careful forger who mends the chain is found by running the match again."""
    changed = contents(lines)
    at = next(n for n, c in enumerate(changed) if c["kind"] == "event" and c["what"] == "roll")
    changed[at]["about"]["value"] += 1
    verdict = verdict_of(forged(changed))
    assert (verdict.problem, verdict.line) == ("differs", at + 1)
    assert verdict.text.startswith(f"match.jsonl: events differ at line {at + 1}: expected ")
    assert '"value"' in verdict.expected
    assert verdict.expected != verdict.found


def test_a_checkpoint_that_differs_is_found(lines: Lines) -> None:
    changed = contents(lines)
    at = next(n for n, c in enumerate(changed) if c["kind"] == "checkpoint")
    changed[at]["digest"] = "0" * 16
    assert (verdict_of(forged(changed)).problem, verdict_of(forged(changed)).line) == ("differs", at + 1)


def test_a_forged_result_is_found(lines: Lines) -> None:
    changed = contents(lines)
    changed[-1]["result"] = "green"
    assert verdict_of(forged(changed)).line == len(lines)


def test_an_answer_that_was_not_allowed_is_found(lines: Lines) -> None:
    changed = contents(lines)
    at = next(n for n, c in enumerate(changed) if c["kind"] == "input" and c["input"][0] == "place")
    changed[at]["input"][3] = [2000, 2000]
    verdict = verdict_of(forged(changed))
    assert (verdict.problem, verdict.line) == ("differs", at + 1)
    assert "this answer is not allowed (TP-SETUP-03)" in verdict.text


def test_an_answer_that_was_not_asked_is_found(lines: Lines) -> None:
    changed = contents(lines)
    at = next(n for n, c in enumerate(changed) if c["kind"] == "input" and c["input"][0] == "order")
    changed[at]["input"][2] = "blue"
    verdict = verdict_of(forged(changed))
    assert (verdict.problem, verdict.line) == ("differs", at + 1)
    assert "answers what was not asked: order TP-SETUP-02 of red" in verdict.text


def test_dice_that_are_not_those_of_the_seed_are_found() -> None:
    """The forger plays another match with better dice and closes it with the promised seed."""
    cheat = outpost(None)
    seeded = played().log.effective()
    roll = next(n for n, i in enumerate(seeded) if i.kind == "roll")
    for number, given in enumerate(seeded[: roll + 1]):
        value = given.value
        if number == roll:
            value = (5,) if given.value != (5,) else (4,)
        pairs = value if given.kind == "each" else ((given.side, value),)
        for side, answer in pairs:
            assert cheat.answer(answer, side) is None
    cheat.declare("concede", "red")
    cheat.seed = SEED
    verdict = verdict_of(list(record_lines(cheat)))
    assert verdict.problem == "dice"
    assert "the seed throws" in verdict.text


def test_a_seed_that_was_not_promised_is_found(lines: Lines) -> None:
    changed = contents(lines)
    changed[-1]["seeds"] = ["another seed, just as long as it"]
    verdict = verdict_of(forged(changed))
    assert (verdict.problem, verdict.line) == ("dice", len(lines))
    assert "is not the one that line 1 promised" in verdict.text


def test_a_wrong_table_in_the_header_is_found(lines: Lines) -> None:
    changed = contents(lines)
    del changed[0]["origin"]["units"]
    assert verdict_of(forged(changed)).problem == "origin"
    changed[0]["origin"] = None
    assert verdict_of(forged(changed)).problem == "origin"


def test_a_failing_procedure_is_a_verdict() -> None:
    def fine(referee: Any) -> None:
        referee.change("TY-ONE-01", "turn", over=referee.ask("TY-ONE-01", "red", "who", ("red", "blue")))

    def broken(referee: Any) -> None:
        fine(referee)
        raise ValueError("broken")

    match = toy_match(fine)
    match.answer("red")
    verdict = verify(record_of(list(record_lines(match))), toy(broken))
    assert verdict.problem == "differs"
    assert "the rules do not go on: ValueError: broken" in verdict.text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "match.jsonl: is no record: it is empty"),
        ("hello\n", "match.jsonl: is no record: line 1 is not a header"),
        ('{"kind":"event","rule":"X","what":"note","about":{}}\n', "match.jsonl: is no record: line 1"),
        ('{"kind":"header","format":9}\n', "match.jsonl:1: record format 9 is not known; this version reads"),
        ('{"kind":"header","format":1}\n', "match.jsonl:1: the header is wrong: Object missing required"),
        ("[1, 2]\n", "match.jsonl: is no record: line 1"),
    ],
)
def test_what_is_no_record_is_said(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_record(text, "match.jsonl")
    assert str(error.value).startswith(sentence)
    assert error.value.line == 1


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="is no record: byte 0 is not text"):
        read_record(path)


# for a seat


def test_a_seat_reads_its_own_secrets_only() -> None:
    match = played()
    cards = {side: match.table.sides[side].card for side in ("red", "blue")}
    for side, other in (("red", "blue"), ("blue", "red")):
        lines = list(record_for(match, side))
        each = contents(lines)[1]
        assert dict(each["input"][3]) == {side: cards[side], other: {"hidden": True}}
        laid = [c for c in contents(lines) if c.get("rule") == "TP-CARD-01"]
        assert [c.get("hidden", False) for c in laid] == [side != "red", side != "blue"] * 2
        assert SEED not in "".join(lines)
        assert all(event.only in ("", side) for event in record_of(lines).events)


def test_a_spectator_reads_no_secret() -> None:
    lines = list(record_for(played(), ""))
    assert all(not event.only for event in record_of(lines).events)
    assert contents(lines)[1]["input"][3] == [["red", {"hidden": True}], ["blue", {"hidden": True}]]


def test_a_seat_cannot_try_out_secrets_on_the_digests() -> None:
    """Checkpoints are digests of the view: the same whatever the other side has hidden."""
    found = []
    for card in ("medic", "bluff"):
        match = outpost(SEED)
        match.answer("medic", "red")
        match.answer(card, "blue")
        found.append(list(record_for(match, "red")))
        assert list(record_for(match, "blue")) != found[0] or card == "bluff"
    assert found[0] == found[1]


def test_a_seats_record_is_shown_and_not_verified() -> None:
    verdict = verdict_of(list(record_for(played(), "red")))
    assert verdict.problem == "seat"
    assert verdict.text == "match.jsonl: this is what red may know: it can be shown, not verified"
    assert "a spectator may know" in verdict_of(list(record_for(played(), ""))).text


def test_a_table_with_secrets_at_its_origin_is_masked() -> None:
    match = outpost(SEED)
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    later = Match(RULESET, match.checkpoint, SEED)
    header = record_of(list(record_for(later, "red"))).header
    assert header.origin is not None
    assert [s["card"] for s in header.origin["sides"]] == ["medic", "?"]


def test_earlier_parts_are_masked_too() -> None:
    match = played()
    later = outpost(SEED)
    later.earlier = tuple(record_lines(match))
    whole = record_of(list(record_lines(later)))
    assert len(whole.parts) == 2
    assert verify(whole, RULESET).text.endswith("are shown only)")
    lines = list(record_for(later, "red"))
    masked = record_of(lines)
    assert masked.tampered == 0
    assert all(event.only in ("", "red") for event in masked.events)
    assert masked.parts[0].header.origin is None
    assert SEED not in "".join(lines)
    assert {c["digest"] for c in contents(lines)[: len(match.earlier) + 20] if c["kind"] == "checkpoint"} == {
        ""
    }


@pytest.mark.parametrize("change", ["twice", "one", "stranger"])
def test_secret_answers_must_be_one_of_each_side(lines: Lines, change: str) -> None:
    changed = contents(lines)
    pairs = changed[1]["input"][3]
    first, second = pairs
    changed[1]["input"][3] = {
        "twice": [first, second, second],
        "one": [first],
        "stranger": [first, ["green", second[1]]],
    }[change]
    verdict = verdict_of(forged(changed))
    assert (verdict.problem, verdict.line) == ("differs", 2)
    assert "wants one answer of each side" in verdict.text
