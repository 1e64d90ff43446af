"""Battles inside a match: waited for, begun, fought, typed in, taken back, verified. On the toy campaign."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine import battle as battles
from escarmouche.engine import campaign_file, record, save
from escarmouche.engine.battle import FightAtOnce, Fought, guess_at_once, open_battle, settle, settle_typed
from escarmouche.engine.campaign_file import Campaign
from escarmouche.engine.errors import DataError, WrongInput
from escarmouche.engine.history import Declaration
from escarmouche.engine.luck import drawn
from escarmouche.engine.match import Match
from escarmouche.engine.odds import odds
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Battles, Input
from escarmouche.engine.ruleset import Ruleset, Setup
from escarmouche.games import ruleset
from escarmouche.games.template_campaign.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import variant

SEED = "a secret that is long enough"
SETUP = Setup("war", ("scouts", "veterans"))
BRIDGE, MILL = "1/battles//OW-BATTLE-01/1", "1/battles//OW-BATTLE-01/2"
WON = {"winner": "red", "left": {"red": 1, "blue": 0}}
LOST = {"winner": "blue", "left": {"red": 0, "blue": 1}}


def bots(seed: str = "") -> dict[str, Any]:
    return {side: RandomPlayer(f"{seed}{side}") for side in RULESET.armies.sides}


def war(seed: str | None = SEED) -> Match:
    """The first week, both places contested, nothing begun."""
    match = Match(RULESET, RULESET.rules.new_table(SETUP), seed)
    match.seats = {"campaign": "this one"}
    for _, counts in (("hire", (0, 0)), ("send", (1, 1))):
        for side, count in zip(match.sides, counts, strict=True):
            assert match.answer(count, side) is None
    assert [battle.key for battle in match.battles] == [BRIDGE, MILL]
    return match


def fought(match: Match, key: str) -> Match:
    """A battle of the war, fought to its end by bots."""
    played = open_battle(match, key, ruleset, {side: RandomPlayer(side) for side in ("red", "blue")})
    assert played.over
    return played


def typed(match: Match, key: str, report: Any) -> None:
    assert settle_typed(match, key, report, ruleset) is None


def over(seed: str = "1") -> tuple[Match, FightAtOnce]:
    """A war between bots, every battle fought."""
    fighter = FightAtOnce(ruleset, "this one")
    match = Match(RULESET, RULESET.rules.new_table(SETUP), f"{SEED} {seed}", bots(seed), fighter=fighter)
    match.seats = {"campaign": "this one"}
    assert match.over
    assert fighter.records
    return match, fighter


def recorded(match: Match) -> record.Record:
    return record.parse_record("".join(f"{line}\n" for line in record.record_lines(match)), "war")


# -- waiting -------------------------------------------------------------------------------------------------


def test_a_campaign_waits_for_battles_that_nobody_owes() -> None:
    match = war()
    assert isinstance(match.pending_request, Battles)
    assert match.pending == ()
    refusal = match.answer(1, "north")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("ES-BATTLE-01", "battles-awaited")
    assert match.asked("north") is match.asked("south") is None
    assert match.begun == ()


def test_reports_come_in_any_order_and_the_step_goes_on_when_all_are_in() -> None:
    one, two = war(), war()
    typed(one, BRIDGE, WON)
    assert [battle.key for battle in one.battles] == [MILL]
    typed(one, MILL, LOST)
    typed(two, MILL, LOST)
    typed(two, BRIDGE, WON)
    assert one.battles == two.battles == ()
    assert one.table.digest() == two.table.digest()
    assert (one.table.things["bridge"].side, one.table.things["mill"].side) == ("north", "south")


def test_each_report_is_in_the_record_at_once() -> None:
    match = war()
    typed(match, MILL, LOST)
    given = [entry for entry in match.log if isinstance(entry, Input) and entry.kind == "battle"]
    assert [entry.value for entry in given] == [(MILL, LOST, "", "typed")]
    (event,) = match.fresh
    assert (event.kind, event.about["how"], event.about["report"]) == ("fought", "typed", LOST)


def test_a_save_between_two_reports_goes_on_to_the_same_end() -> None:
    match = war()
    typed(match, MILL, LOST)
    match.begin(BRIDGE)
    again = save.restore(save.dump(match), "save", ruleset)
    assert again.begun == (BRIDGE,)
    for each in (match, again):
        typed(each, BRIDGE, WON)
    assert again.table.digest() == match.table.digest()


def test_a_second_result_of_one_battle_is_refused() -> None:
    match = war()
    typed(match, MILL, LOST)
    refusal = settle_typed(match, MILL, WON, ruleset)
    assert refusal
    assert (refusal.rule, refusal.reason) == ("ES-BATTLE-01", "no-such-battle")
    assert match.answer((MILL, WON, "", "typed")) == refusal


@pytest.mark.parametrize(
    ("report", "rule", "reason"),
    [
        ({"winner": "red", "left": {"red": 9, "blue": 0}}, "TP-ARMY-02", "not-so-many"),
        ({"winner": "blue", "left": {"red": 1, "blue": 0}}, "TP-ARMY-02", "has-not-won"),
        ({"winner": "green", "left": {"red": 1, "blue": 0}}, "TP-ARMY-02", "has-not-won"),
        ("red", "TP-ARMY-02", "no-report"),
    ],
)
def test_a_typed_report_that_cannot_be_is_refused_by_the_rules_of_the_battle(
    report: Any, rule: str, reason: str
) -> None:
    match = war()
    log = match.log
    refusal = settle_typed(match, BRIDGE, report, ruleset)
    assert refusal
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert match.log is log


def test_the_campaign_itself_refuses_what_it_cannot_go_on_with() -> None:
    match = war()
    refusal = match.answer((BRIDGE, {"winner": "red", "left": {"red": 2, "blue": 0}}, "", "typed"))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("OW-BATTLE-01", "not-so-many")
    for nonsense in ("x", (BRIDGE, WON, "", "dreamt"), (BRIDGE, WON), (BRIDGE, WON, 3, "typed")):
        refusal = match.answer(nonsense)
        assert refusal
        assert refusal.reason == "not-a-report"


def test_a_recorded_report_of_a_battle_that_is_not_asked_for_is_a_wrong_input() -> None:
    inputs = (*war().log.effective(), Input("battle", "OW-BATTLE-01", "", ("other", WON, "", "typed")))
    match = Match(RULESET, RULESET.rules.new_table(SETUP), start=False)
    with pytest.raises(WrongInput, match="battle other"):
        match._advance(inputs)


# -- fought --------------------------------------------------------------------------------------------------


def test_a_battle_is_an_ordinary_match_with_the_forces_in_hand() -> None:
    match = war()
    played = open_battle(match, MILL, ruleset)
    assert played.ruleset.name == "template"
    assert list(played.table.units) == ["red1", "red2", "blue1"]
    assert match.begun == (MILL,)


def test_its_luck_follows_from_the_campaign_and_tells_nothing_of_it() -> None:
    assert open_battle(war(), MILL, ruleset).seed == open_battle(war(), MILL, ruleset).seed
    assert open_battle(war(), MILL, ruleset).seed != open_battle(war(), BRIDGE, ruleset).seed
    assert open_battle(war("another"), MILL, ruleset).seed != open_battle(war(), MILL, ruleset).seed
    assert SEED not in str(open_battle(war(), MILL, ruleset).seed)
    assert open_battle(war(None), MILL, ruleset).seed is None


def test_the_end_of_a_battle_answers_the_campaign() -> None:
    match = war()
    played = fought(match, MILL)
    assert settle(match, played) is None
    (given,) = [entry for entry in match.log if isinstance(entry, Input) and entry.kind == "battle"]
    key, report, digest, how = given.value
    left = {side: sum(u.side == side and "lost" not in u.markers for u in played.table.units.values())
            for side in ("red", "blue")}  # fmt: skip
    assert (key, report, how) == (MILL, {"winner": played.over, "left": left}, "fought")
    assert digest == recorded(played).digest


@pytest.mark.parametrize("what", ["concede", "clock", "absent"])
def test_whatever_ends_a_battle_ends_in_a_report(what: str) -> None:
    match = war()
    played = open_battle(match, MILL, ruleset)
    assert played.declare(what, "red") is None
    assert settle(match, played) is None
    (event,) = match.fresh
    assert event.about["how"] == "conceded"
    assert event.about["report"] == {"winner": "blue", "left": {"red": 2, "blue": 1}}


def test_a_draw_agreed_in_a_battle_is_a_report_too() -> None:
    match = war()
    played = open_battle(match, MILL, ruleset)
    played.declare("draw", "red")
    played.declare("draw", "blue")
    assert settle(match, played) is None
    assert match.fresh[0].about["report"]["winner"] == "draw"


def test_a_battle_of_another_campaign_is_refused() -> None:
    match, other = war(), war()
    other.seats = {"campaign": "that one"}
    refusal = settle(match, fought(other, MILL))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("ES-BATTLE-01", "another-campaign")


def test_between_live_players_battles_are_fought_at_once_and_wars_are_repeatable() -> None:
    one, two = over()[0], over()[0]
    assert one.log.effective() == two.log.effective()
    assert {entry.value[3] for entry in one.log.effective() if entry.kind == "battle"} == {"fought"}


def test_where_one_person_plays_the_battle_is_waited_for() -> None:
    players = {"north": RandomPlayer("north")}
    match = Match(RULESET, RULESET.rules.new_table(SETUP), SEED, players, fighter=FightAtOnce(ruleset))
    while not match.battles:
        assert match.answer(1, "south") is None
    assert not match.begun


# -- taken back ----------------------------------------------------------------------------------------------


def test_undo_is_free_until_a_battle_begins_then_by_consent() -> None:
    stage = one_by_one()
    assert stage.why_not_undo("south") is None
    stage.begin(stage.battles[0].key)
    refusal = stage.why_not_undo("south")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("ES-BATTLE-03", "battle-begun")
    assert stage.undo("south", consent=True) is None
    assert stage.begun == ()
    assert not stage.battles


def one_by_one() -> Match:
    """A campaign that asks one side after the other, then wants a battle."""

    def step(referee: Referee[Any]) -> None:
        from escarmouche.games.template_campaign.chapters import battles as chapter

        for side in referee.table.sides:
            count = referee.ask("OW-SEND-01", side, "send", (1, 2))
            referee.change("OW-SEND-01", side, at_bridge=count)
        chapter.fight(referee)

    ruleset_ = variant(RULESET, step=step)
    match = Match(ruleset_, ruleset_.rules.new_table(SETUP), SEED)
    for side in match.sides:
        assert match.answer(1, side) is None
    return match


def test_after_a_report_undo_is_by_consent_and_the_battle_has_other_luck() -> None:
    match = war()
    before = match.seed_for(BRIDGE)
    typed(match, MILL, LOST)
    refusal = match.why_not_undo("north")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("ES-BATTLE-03", "battle-fought")
    assert match.undo("north", consent=True) is None
    for side in match.sides:
        match.answer(1, side)
    assert [battle.key for battle in match.battles] == [BRIDGE, MILL]
    assert match.seed_for(BRIDGE) != before


def test_an_abandoned_battle_stays_in_the_record() -> None:
    campaign = Campaign(war(), ruleset)
    battle = campaign.battle(BRIDGE)
    seed = battle.seed
    assert campaign.match.undo("north", consent=True) is None
    campaign.tidy()
    assert campaign.open == {}
    assert [kept.battle for kept in campaign.fought] == [BRIDGE]
    undo = [e for e in campaign.match.log if isinstance(e, Declaration) and e.what == "undo"]
    assert undo[0].about["battles"] == (BRIDGE,)
    for side in campaign.match.sides:
        campaign.match.answer(1, side)
    assert campaign.battle(BRIDGE).seed != seed
    verdict = campaign_file.verify(campaign.dump(), "war", ruleset)
    assert verdict.sound, verdict.text
    assert ("battles", "abandoned") in [(part.what, part.state) for part in verdict.findings]


# -- odds and trials -----------------------------------------------------------------------------------------


def test_odds_run_over_guesses_and_are_never_called_exact() -> None:
    table = war().checkpoint
    found = odds(RULESET.rules.step, table, of=lambda _, after: after.things["mill"].side)
    assert set(found.chances) == {"", "north", "south"}
    assert sum(found.chances.values()) == 1
    assert (found.exact, found.guessed) == (False, True)
    sampled = odds(RULESET.rules.step, table, of=lambda _, after: after.things["mill"].side, limit=1)
    assert (sampled.exact, sampled.guessed) == (False, True)
    assert abs(float(sampled.chances["north"] - found.chances["north"])) < 0.05
    low, high = found.interval("north")
    assert low == high == float(found.chances["north"])


def test_a_trial_stops_at_a_battle_and_an_expectation_goes_over_its_guesses() -> None:
    stage = one_by_one()
    assert stage.undo("south") is None
    assert stage.consider("south", 1).stopped == "battle"
    seat = stage.seat("south")
    held = seat.expected(1, lambda table: float(table.things["mill"].side == "north"))
    assert 0 < held < 1


def test_guesses_are_drawn_as_often_as_they_have_ways() -> None:
    got = [drawn([(3, "a"), (1, "b"), (0, "c")], f"{n}") for n in range(4000)]
    assert 0.71 < got.count("a") / 4000 < 0.79
    assert "c" not in got


# -- verified ------------------------------------------------------------------------------------------------


def test_a_war_and_its_battles_verify_together() -> None:
    match, fighter = over()
    verdict = battles.verify(recorded(match), fighter.records, ruleset)
    assert verdict.verified, verdict.text
    states = {(part.what, part.state): part.count for part in verdict.findings}
    assert states["battles", "run"] == states["battles", "fought"] == len(fighter.records)


def test_what_is_wrong_with_the_battles_of_a_campaign_is_said() -> None:
    match, fighter = over()
    whole = recorded(match)
    first, *others = fighter.records
    missing = battles.verify(whole, others, ruleset)
    assert (missing.sound, missing.problem) == (False, "battle")
    assert first.battle in missing.text
    damaged = Fought(first.battle, tuple(line.replace("red1", "red9") for line in first.lines))
    assert "missing" in battles.verify(whole, [damaged, *others], ruleset).text  # its digest is another


def test_a_report_that_the_battle_does_not_give_is_found() -> None:
    match = war()
    played = fought(match, MILL)
    kept = Fought(MILL, tuple(record.record_lines(played)))
    _, report, digest, how = battles.answer_of(MILL, played)
    other = LOST if report["winner"] == "red" else {"winner": "red", "left": {"red": 2, "blue": 0}}
    assert match.answer((MILL, other, digest, how)) is None
    verdict = battles.verify(recorded(match), [kept], ruleset)
    assert not verdict.sound
    assert repr(report) in verdict.text


def test_a_battle_begun_with_other_forces_is_found() -> None:
    match = war()
    stronger = {"book": "outpost", "name": {"en": "x", "fr": "x"}, "points": 4, "force": "scouts", "units": 4}
    setup = match.battles[1].fixture.setup
    table = ruleset("template").rules.new_table(Setup("outpost", (stronger, setup.lists[1])))
    players = {side: RandomPlayer(side) for side in ("red", "blue")}
    played = Match(ruleset("template"), table, "another seed that is long", players)
    played.seats = {"campaign": "this one", "battle": MILL}
    _, report, digest, how = battles.answer_of(MILL, played)
    report["left"]["red"] = min(2, report["left"]["red"])
    assert match.answer((MILL, report, digest, how)) is None
    kept = Fought(MILL, tuple(record.record_lines(played)))
    assert "other forces" in battles.verify(recorded(match), [kept], ruleset).text


def test_a_battle_record_of_another_campaign_is_found() -> None:
    match, other = war(), war()
    other.seats = {"campaign": "that one"}
    played = fought(other, MILL)
    assert match.answer(battles.answer_of(MILL, played)) is None
    kept = Fought(MILL, tuple(record.record_lines(played)))
    assert "another campaign" in battles.verify(recorded(match), [kept], ruleset).text


def test_a_battle_whose_dice_do_not_follow_from_the_campaign_is_found() -> None:
    match = war()
    setup = match.battles[1].fixture.setup
    players = {side: RandomPlayer(side) for side in ("red", "blue")}
    lucky = Match(
        ruleset("template"), ruleset("template").rules.new_table(setup), "a seed of his own", players
    )
    lucky.seats = {"campaign": "this one", "battle": MILL}
    assert match.answer(battles.answer_of(MILL, lucky)) is None
    match.declare("concede", "north")
    kept = Fought(MILL, tuple(record.record_lines(lucky)))
    assert "do not follow" in battles.verify(recorded(match), [kept], ruleset).text


def test_dice_of_battles_follow_the_campaign_also_after_something_was_taken_back() -> None:
    campaign = Campaign(war(), ruleset)
    campaign.battle(BRIDGE)
    assert campaign.match.undo("north", consent=True) is None
    campaign.tidy()
    for side in campaign.match.sides:
        campaign.match.answer(1, side)
    players = {side: RandomPlayer(side) for side in RULESET.armies.sides}
    for key in (MILL, BRIDGE):
        campaign.battle(key, players)
        assert campaign.settle(key) is None
    campaign.match.declare("concede", "north")
    verdict = campaign_file.verify(campaign.dump(), "war", ruleset)
    assert verdict.sound, verdict.text
    states = {(part.what, part.state): part.count for part in verdict.findings}
    assert (states["battles", "run"], states["battles", "abandoned"]) == (2, 1)


def newer(name: str) -> Ruleset:
    """The games, the toy one under its next rules."""
    return variant(ruleset(name), version=99) if name == "template" else ruleset(name)


def test_a_change_of_battle_rules_stops_no_campaign() -> None:
    match, fighter = over()
    verdict = battles.verify(recorded(match), fighter.records, newer)
    assert verdict.sound
    assert not verdict.verified
    assert ("battles", "older") in [(part.what, part.state) for part in verdict.findings]


def test_battles_before_a_change_of_the_campaigns_own_rules_are_not_called_abandoned() -> None:
    match = war()
    played = fought(match, MILL)
    assert settle(match, played) is None
    typed(match, BRIDGE, LOST)
    later = variant(RULESET, version=RULESET.version + 1)
    crossed = save.restore(
        save.dump(match), "save", lambda name: later if name == later.name else ruleset(name)
    )
    assert crossed.table.digest() == match.table.digest()
    kept = Fought(MILL, tuple(record.record_lines(played)))
    verdict = battles.verify(
        recorded(crossed), [kept], lambda name: later if name == later.name else ruleset(name)
    )
    assert verdict.sound, verdict.text
    assert [part.state for part in verdict.findings if part.what == "battles"] == ["older"]


def test_typed_and_guessed_reports_are_not_proven() -> None:
    match = war()
    typed(match, MILL, LOST)
    verdict = battles.verify(recorded(match), [], ruleset)
    assert verdict.sound
    assert ("battles", "typed") in [(part.what, part.state) for part in verdict.findings]
    assert not verdict.verified
    guessed = Match(RULESET, match.origin, SEED, bots(), fighter=guess_at_once)
    assert not record.verify(recorded(guessed), RULESET).verified


def test_a_begin_or_an_undo_that_says_otherwise_is_found() -> None:
    match = war()
    match.begin(MILL)
    match.undo("north", consent=True)
    for old, new in (("battles", []), ("battle", "nowhere")):
        lines = []
        for entry in match.log:
            about = entry.about if isinstance(entry, Declaration) else {}
            if old in about:
                assert isinstance(entry, Declaration)
                entry = Declaration(entry.what, entry.side, {**about, old: new})
            lines.append(entry)
        forged_match = match.copy()
        forged_match.log = type(match.log)((), tuple(lines), match.log.inputs)
        assert not record.verify(recorded(forged_match), RULESET).sound


# -- files ---------------------------------------------------------------------------------------------------


def test_a_campaign_file_holds_the_campaign_and_its_battles() -> None:
    campaign = Campaign(war(), ruleset)
    battle = campaign.battle(MILL)
    battle.answer("medic", "red")
    again = campaign_file.restore(campaign.dump(), "war", ruleset)
    assert again.match.begun == (MILL,)
    assert again.open[MILL].secrets == {"red": "medic"}
    assert again.name == campaign.name
    finished = again.battle(MILL, {side: RandomPlayer(side) for side in RULESET.armies.sides})
    assert finished.over
    assert again.settle(MILL) is None
    assert (again.open, [kept.battle for kept in again.fought]) == ({}, [MILL])
    assert campaign_file.verify(again.dump(), "war", ruleset).sound
    assert (
        campaign_file.restore(again.dump(), "war", ruleset).match.table.digest() == again.match.table.digest()
    )


def test_a_file_of_records_is_read_and_not_played_on() -> None:
    campaign = Campaign(war(), ruleset)
    assert campaign_file.verify(campaign.record(), "war", ruleset).sound
    assert SEED not in campaign.record().decode()
    with pytest.raises(DataError, match="not played on"):
        campaign_file.restore(campaign.record(), "war", ruleset)


def test_a_battle_of_another_campaign_in_a_file_is_refused() -> None:
    one, two = Campaign(war(), ruleset), Campaign(war(), ruleset)
    two.match.seats = {"campaign": "that one"}
    one.open[MILL] = two.battle(MILL)
    with pytest.raises(DataError, match="another campaign"):
        campaign_file.restore(one.dump(), "war", ruleset)


@pytest.mark.parametrize("content", [b"", b'{"campaign":1', b'{"campaign":7}', b"{}", b"\xff"])
def test_what_is_no_campaign_file_is_said_in_a_sentence(content: bytes) -> None:
    with pytest.raises(DataError, match="campaign"):
        campaign_file.restore(content, "war.json", ruleset)
