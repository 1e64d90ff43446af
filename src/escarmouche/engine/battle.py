"""Battles inside a match: the match that is fought, what is told of it, and whether the two fit together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from escarmouche.engine import record as records
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.history import Declaration, turns_in
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.match import Match
from escarmouche.engine.odds import guess
from escarmouche.engine.proof import finding
from escarmouche.engine.recording import TYPED as TYPED_DICE
from escarmouche.engine.recording import digest_of, record_lines, run_again
from escarmouche.engine.referee import Player
from escarmouche.engine.reportform import Form, values, why_not_filled
from escarmouche.engine.requests import CONCEDED, FOUGHT, TYPED, Battle, Battles, Input, Refusal, frozen
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.voice import Voice

Rulesets = Callable[[str], Ruleset]
Report = tuple[str, Any, str, str]
"""The answer to a battle: its key, the report, the digest of its record, and how it came about."""
CAMPAIGN, BATTLE = "campaign", "battle"
"""What the names of a battle say of where it belongs."""


def named(campaign: Match) -> str:
    """The name of a campaign, which its battles carry."""
    return str(campaign.seats.get(CAMPAIGN, ""))


def open_battle(
    campaign: Match, key: str, rulesets: Rulesets, players: Mapping[str, Player] | None = None
) -> Match:
    """The match a campaign waits for, begun: an ordinary one; its end answers the campaign.

    Its dice follow from the campaign's seed; where those are typed, these are.
    """
    campaign.begin(key)
    battle = next(battle for battle in campaign.battles if battle.key == key)
    match = new_battle(battle, rulesets, campaign.seed_for(key), {})
    match.seats = {**match.seats, CAMPAIGN: named(campaign)}
    if players:
        match.players = dict(players)
        match.run()
    return match


def new_battle(battle: Battle, rulesets: Rulesets, seed: str | None, players: Mapping[str, Player]) -> Match:
    """The match of a battle; `players` by the sides of the campaign."""
    fixture = battle.fixture
    rules = rulesets(fixture.game)
    table = rules.rules.new_table(fixture.setup)
    seated = {side: players[owner] for side, owner in fixture.seats.items() if owner in players}
    match = Match(rules, table, seed, seated, start=False)
    match.seats = {"scenario": fixture.setup.scenario, BATTLE: battle.key}
    match.run()
    return match


def round_of(key: str) -> int:
    """The round of the campaign, its week, in which a battle was asked for; 0 where its key does not say."""
    first = key.partition("/")[0]
    return int(first) if first.isdecimal() else 0


def report_of(match: Match) -> Any:
    """What a finished battle tells its campaign, whatever has ended it."""
    return frozen(msgspec.to_builtins(match.ruleset.rules.report(match.table, match.over)))


def answer_of(key: str, match: Match) -> Report:
    """The answer that a finished battle gives its campaign."""
    text = "".join(f"{line}\n" for line in record_lines(match))
    how = FOUGHT if match.over == match.table.turn.over else CONCEDED
    return key, report_of(match), digest_of(text), how


def settle(campaign: Match, match: Match) -> Refusal | None:
    """Let a finished battle answer its campaign; refused where it is none of its battles."""
    key = str(match.seats.get(BATTLE, ""))
    if match.seats.get(CAMPAIGN, "") != named(campaign):
        return Refusal("ES-BATTLE-01", "another-campaign", {"key": key})
    return campaign.answer(answer_of(key, match))


def settle_typed(campaign: Match, key: str, report: Any, rulesets: Rulesets) -> Refusal | None:
    """Take a report that all sides of a battle on a real table have agreed to."""
    return why_not_typed(campaign, key, report, rulesets) or campaign.answer((key, frozen(report), "", TYPED))


def why_not_typed(campaign: Match, key: str, report: Any, rulesets: Rulesets) -> Refusal | None:
    """Why a battle cannot have ended so: the battle's own rules say it, and the campaign's."""
    battle = next((battle for battle in campaign.battles if battle.key == key), None)
    if battle is None:
        return Refusal("ES-BATTLE-01", "no-such-battle", {"key": key})
    return why_not_reported(battle, frozen(report), rulesets)


def why_not_reported(battle: Battle, report: Any, rulesets: Rulesets) -> Refusal | None:
    """Why this is no report of a battle."""
    rules = rulesets(battle.fixture.game).rules
    return rules.why_not_report(battle.fixture.setup, report) or battle.judge(report)


def voice_of(battle: Battle, ruleset: Ruleset, lang: str) -> Voice:
    """A voice that calls the sides and units of a battle by their names before it is begun."""
    table = ruleset.rules.new_table(battle.fixture.setup)
    scene = ruleset.client.scene(ruleset.rules.view(table, ""), "")
    return Voice(lang, ruleset, scene, table.setting, ids=False, sides=tuple(table.sides))


def form_of(battle: Battle, rulesets: Rulesets, report: Any = None) -> Form:
    """The blanks by which the report of a battle is typed, as a report fills them."""
    return rulesets(battle.fixture.game).rules.form(battle.fixture.setup, report)


def filled(battle: Battle, rulesets: Rulesets, given: Any) -> tuple[Any, Refusal | None]:
    """The report of a form that was filled in, or why it is none; what is left out stays as it was."""
    form = form_of(battle, rulesets)
    if refusal := why_not_filled(form, given):
        return None, refusal
    setup = battle.fixture.setup
    return frozen(rulesets(battle.fixture.game).rules.filled(setup, values(form, given))), None


class FightAtOnce:
    """Fights the battles of a campaign between its live players; what was fought is kept in `records`."""

    def __init__(self, rulesets: Rulesets, campaign: str = "") -> None:
        self.rulesets, self.campaign = rulesets, campaign
        self.records: list[Fought] = []

    def __call__(self, battle: Battle, seed: str | None, players: Mapping[str, Player]) -> Report | None:
        """The answer of a battle whose sides are all played here, with dice of its own; else None."""
        if seed is None or any(owner not in players for owner in battle.fixture.seats.values()):
            return None
        match = new_battle(battle, self.rulesets, seed, players)
        if not match.over:
            return None
        match.seats = {**match.seats, CAMPAIGN: self.campaign}
        lines = tuple(record_lines(match))
        self.records.append(Fought(battle.key, lines))
        how = FOUGHT if match.over == match.table.turn.over else CONCEDED
        return battle.key, report_of(match), digest_of("".join(f"{line}\n" for line in lines)), how


def guess_at_once(battle: Battle, seed: str | None, players: Mapping[str, Player]) -> Report | None:
    """The answer of a battle that is guessed: for quick simulations and trials of the rules."""
    return None if seed is None else guess(battle, seed)


class Fought(msgspec.Struct, frozen=True):
    """The record of a battle, to be kept with its campaign."""

    battle: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The record as its file has it."""
        return "".join(f"{line}\n" for line in self.lines)


# -- verifying -----------------------------------------------------------------------------------------------


def verify(campaign: records.Record, fought: Iterable[Fought], rulesets: Rulesets) -> records.Verdict:
    """Run a campaign again from its inputs and each battle from its record, and compare the reports.

    A battle of older rules is taken as it stands. A record that answers nothing was abandoned.
    """
    ruleset = rulesets(campaign.header.game)
    verdict = records.verify(campaign, ruleset)
    if not verdict.sound:
        return verdict
    by_digest = {digest_of(each.text): each for each in fought}
    counts = dict.fromkeys(("run", "older"), 0)
    for asked in _reports(campaign, ruleset):
        _, _, digest, how = asked.answer
        if how not in (FOUGHT, CONCEDED):
            continue
        record = by_digest.pop(digest, None)
        wrong, state = _compared(campaign, asked, record, rulesets)
        if wrong is not None:
            return msgspec.structs.replace(wrong, findings=verdict.findings)
        counts[state] += 1
    for digest in _answered_before(campaign):
        counts["older"] += by_digest.pop(digest, None) is not None
    counts["abandoned"] = len(by_digest)
    findings = tuple(finding("battles", state, state != "older", n) for state, n in counts.items() if n)
    proven = verdict.verified and not counts["older"]
    return msgspec.structs.replace(verdict, verified=proven, findings=(*verdict.findings, *findings))


def _answered_before(campaign: records.Record) -> list[str]:
    """The digests of battles that answered a campaign under older rules of its own."""
    entries = [line.entry for part in campaign.parts[:-1] for line in part.lines]
    return [e.value[2] for e in entries if isinstance(e, Input) and e.kind == "battle"]


class _Asked(msgspec.Struct, frozen=True):
    """A battle as a campaign asked for it, its answer, and its seed where the campaign tells its own."""

    position: int
    battle: Battle
    answer: Report
    seed: str | None


def _reports(campaign: records.Record, ruleset: Ruleset) -> list[_Asked]:
    """The battles whose reports count at the end of a campaign, as it asked for them."""
    part = campaign.parts[-1]
    entries = [recorded for line in part.lines if (recorded := line.entry)]
    told: list[str] = list((part.close or {}).get("seeds", ()))
    if part.header.dice == TYPED_DICE:
        told.insert(0, "")
    reported: list[_Asked] = []

    def look(match: Match, entry: Input | Declaration) -> None:
        if isinstance(entry, Declaration):
            if entry.what == "undo":
                count = entry.about["inputs"]
                reported[:] = [each for each in reported if each.position < count]
        elif isinstance(match.pending_request, Battles) and entry.kind == "battle":
            battle = match.pending_request.battle(entry.value[0])
            if battle is not None:
                begun = sum(isinstance(e, Declaration) and e.what == "seed" for e in match.log)
                seed = told[begun] if begun < len(told) else ""
                dice = SeededDice(seed, part.header.turns + turns_in(match.log)) if seed else None
                luck = dice.seed_for(battle.key) if dice else None
                reported.append(_Asked(match.log.inputs, battle, entry.value, luck))

    run_again(ruleset, ruleset.rules.records.read(part.header.origin or {}), entries, look)
    return reported


def _compared(
    campaign: records.Record, asked: _Asked, fought: Fought | None, rulesets: Rulesets
) -> tuple[records.Verdict | None, str]:
    """What is wrong with the record of a battle, or how far it proves its report."""
    battle, report = asked.battle, asked.answer[1]
    name, key = campaign.name, battle.key

    def wrong(what: str, **facts: Any) -> tuple[records.Verdict, str]:
        return records.verdict(False, what, "battle", name=name, battle=key, **facts), ""

    if fought is None:
        return wrong("battle-missing")
    try:
        record = records.parse_record(fought.text, f"{name} {key}")
    except EscarmoucheError as error:
        return wrong("battle-wrong", why=error)
    header = record.header
    campaign_name = campaign.header.seats.get(CAMPAIGN, "")
    if header.game != battle.fixture.game or header.seats.get(CAMPAIGN, "") != campaign_name:
        return wrong("battle-foreign")
    ruleset = rulesets(header.game)
    if record.tampered or record.truncated:
        found = records.verify(record, ruleset)
        return wrong("battle-wrong", why={"en": found.text, "fr": found.french})
    if header.rules != ruleset.version:
        return None, "older"
    found = records.verify(record, ruleset)
    if not found.sound:
        return wrong("battle-wrong", why={"en": found.text, "fr": found.french})
    part = record.parts[-1]
    if asked.seed is not None and asked.seed not in (part.close or {}).get("seeds", ())[:1]:
        return wrong("battle-luck")
    origin = ruleset.rules.records.read(part.header.origin or {})
    if len(record.parts) == 1 and origin.digest() != ruleset.rules.new_table(battle.fixture.setup).digest():
        return wrong("battle-forces")
    match = run_again(ruleset, origin, [recorded for line in part.lines if (recorded := line.entry)])
    if (given := report_of(match)) != report:
        return wrong("battle-report", expected=repr(given), found=repr(report))
    return None, "run"
