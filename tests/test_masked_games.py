"""The three games behind other words: odds, sight and lit ground at the same decisions, in the same words."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import deno
import msgspec
import pytest

from escarmouche import games
from escarmouche.engine.conformance import give
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, Input
from escarmouche.server import messages as m
from escarmouche.server import views, workers
from escarmouche.server.speaking import voice_for
from escarmouche.server.workers import Asker
from escarmouche.testing.playthroughs import inputs_of
from tests.masking import Mask, mask_of, settled

ROOT = Path(__file__).resolve().parents[1]
KEPT = {"trauma": "generator", "combat_zone": "firefight", "dust_tactics": "village"}
"""A kept match of each game."""
BOTH = (b"own", b"other")
LIT = 6
"""Free places of a match whose ground is lit, for that is slow; odds and sight are at every decision."""


class Moment(NamedTuple):
    """A decision of both matches."""

    own: Match
    other: Match
    side: str


@pytest.fixture(params=sorted(KEPT))
def moments(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Moment]:
    """The decisions of a kept match and those of the same match behind other words."""
    game = request.param
    name = settled(game, tmp_path / "games", monkeypatch)
    return list(both(game, games.ruleset(name)))


def both(game: str, other: Any) -> Iterator[Moment]:
    """A kept match, and the masked one given the same answers in its own words."""
    kept = import_module(f"tests.games.{game}.playthroughs").KEPT
    key, mask = KEPT[game], mask_of(game)
    own = Match(kept.ruleset, kept.ruleset.rules.new_table(kept.whole[key]))
    same = Match(other, other.rules.new_table(kept.whole[key]))
    for given in inputs_of(kept.kept(key)):
        for ask in own.pending:
            if isinstance(ask, Ask):
                yield Moment(own.copy(), same.copy(), ask.side)
        give(same, masked_input(mask, own, given))
        give(own, given)
    assert (same.over, same.table.digest()) == (own.over, own.table.digest())


def masked_input(mask: Mask, own: Match, given: Input) -> Input:
    """An input in the other words."""
    if given.kind == "roll":
        return given
    asks = {ask.side: ask for ask in own.pending if isinstance(ask, Ask)}
    if given.kind == "each":
        value: Any = tuple((side, mask.given(asks[side], answer)) for side, answer in given.value)
    else:
        value = mask.given(asks[given.side], given.value)
    return msgspec.structs.replace(given, value=value)


def told(match: Match, side: str) -> tuple[Any, Any]:
    """The question and the scene as the page is sent them."""
    voice = voice_for(match, side, "fr", {})
    question = views.question_for(match, side, (), voice)
    shown = [json.loads(msgspec.json.encode(each, enc_hook=str)) for each in (question, voice.names.scene)]
    return shown[0], shown[1]


def decided(shown: list[tuple[Any, Any]], folder: Path) -> list[Any]:
    """What the page makes of each question: by its own functions, run by its own Deno."""
    path = folder / "shown.jsonl"
    path.write_text("".join(json.dumps({"q": q, "s": s}) + "\n" for q, s in shown), encoding="utf-8")
    command = [deno.find_deno_bin(), "run", "--no-check", "--no-lock", "--no-config", "--allow-read"]
    command += [str(ROOT / "tests" / "browser" / "deciding.ts"), str(path)]
    environment = {**os.environ, "DENO_DIR": str(ROOT / ".deno"), "DENO_NO_UPDATE_CHECK": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def without_words(value: Any) -> Any:
    """A message without what is in the game's own words: keys, facts and codes."""
    if isinstance(value, dict):
        mute = ("question", "about", "code", "value", "parts", "proposal", "what", "states", "signs", "raw")
        return {key: without_words(part) for key, part in value.items() if key not in mute}
    return [without_words(part) for part in value] if isinstance(value, list) else value


def test_odds_sight_and_lit_ground_appear_at_the_same_decisions(
    moments: list[Moment], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = [told(moment.own, moment.side) for moment in moments]
    other = [told(moment.other, moment.side) for moment in moments]
    assert {q["question"] for q, _ in own}.isdisjoint(q["question"] for q, _ in other)
    assert without_words([list(each) for each in own]) == without_words([list(each) for each in other])
    shows = decided(other, tmp_path)
    assert shows == decided(own, tmp_path)
    weighing = [n for n, each in enumerate(shows) if each["odds"]]
    lit = [n for n, each in enumerate(shows) if each["led"] and each["led"]["lit"]]
    lit = lit[:: max(1, len(lit) // LIT)]
    held: dict[bytes, Match] = {}
    monkeypatch.setattr(workers, "restored", lambda content: held[content])
    appeared = Appeared()
    for n in sorted({*weighing, *lit}):
        held[b"own"], held[b"other"], side = moments[n]
        asker = Asker(side, "fr", {}, 0, "")
        appeared.weigh(shows[n], own[n][0], other[n][0], asker)
        if n in lit:
            appeared.light(shows[n], own[n][1], asker)
    assert appeared.odds > 5, "odds were worked out"
    assert appeared.fitting > 2, "and belong to options"
    assert appeared.lines > 5, "lines of sight are drawn"
    assert appeared.ground > 2, "and ground is lit"


class Appeared:
    """What both servers answer when the page asks, counted."""

    def __init__(self) -> None:
        self.odds = self.fitting = self.lines = self.ground = 0

    def weigh(self, shows: Any, question: Any, masked: Any, asker: Asker) -> None:
        """The odds of who may attack, what they see, and what is chosen for a player."""
        for unit in shows["odds"]:
            forecasts = self.alike(workers.odds, asker, unit, b"null")["forecasts"]
            self.odds += len(forecasts)
            self.fitting += sum(bool(forecast["options"]) for forecast in forecasts)
            self.lines += len(self.alike(workers.sight, asker, unit)["lines"])
            if shows["together"]:
                values = [json.dumps([q["options"][0]["code"]]).encode() for q in (question, masked)]
                self.same([workers.odds(b, asker, unit, v) for b, v in zip(BOTH, values, strict=True)])
        quick = [json.loads(workers.quick_answer(content, asker.side)) for content in BOTH]
        codes = [[option["code"] for option in q["options"]] for q in (question, masked)]
        if quick[0] in codes[0]:
            assert codes[0].index(quick[0]) == codes[1].index(quick[1])

    def light(self, shows: Any, scene: Any, asker: Asker) -> None:
        """The ground of a free place: its outline, or the squares of its ready-made answers."""
        unit, figure = shows["acts"]
        figures = [each["id"] for each in scene["figures"] if each["unit"] == unit]
        if figure or figures:
            ground = self.alike(workers.reach, asker, figure or figures[0], b"null", ())
            self.ground += bool(ground["rings"])
        drafts = self.alike(workers.drafts, asker, m.AskDrafts(number=0))["drafts"]
        self.ground += any(draft["square"] for draft in drafts)

    def alike(self, job: Any, *given: Any) -> Any:
        """What both answer to the same."""
        return self.same([job(content, *given) for content in BOTH])

    @staticmethod
    def same(answers: list[bytes]) -> Any:
        """Two answers that must not differ but in the game's own words."""
        first, second = (json.loads(answer) for answer in answers)
        assert without_words(first) == without_words(second)
        return first
