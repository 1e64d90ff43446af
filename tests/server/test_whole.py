"""Whole matches of every game: all that every seat is told is what the rules' own view gives it, to the end.

A second match with the same seed is played beside the server's: its views say what each seat may know.
"""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.engine import reaction_windows, record, situation
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import NO_ONE, Ask, AskEach, Event, frozen
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.trauma import ruleset as trauma
from escarmouche.testing import variant
from tests.server.tables import awaited, settings, unsigned
from tests.server.talk import Answer, Json, Talk, Wire, talking

SEED = "seed of the tests"
OPTIONS: dict[str, Json] = {"trauma": {"turns": 3}}


def plain(value: Any) -> Any:
    return msgspec.json.decode(encoded(value))


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, enc_hook=str)


def in_order(value: Any) -> Any:
    """As records write it: what is a set has an order there."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str, order="sorted"))


class Told(msgspec.Struct):
    """What a state says, the scene as it came."""

    number: int
    scene: msgspec.Raw
    question: Any
    lines: list[Json]
    last: int
    waiting: list[str]
    over: Any


class Shadow:
    """The same match by the rules alone, and what a seat may know of it."""

    def __init__(self, game: str, scenario: str) -> None:
        self.ruleset = rules = ruleset(game)
        lists = tuple(rules.armies.lists_for(scenario, tuple(rules.armies.default_lists)))
        self.match = Match(rules, rules.rules.new_table(Setup(scenario, lists, OPTIONS.get(game, {}))), SEED)
        self.number = 0
        self.events: list[tuple[int, Event]] = []
        """Everything that happened, each with the number of its input."""
        self._learn()

    def answer(self, value: Any, side: str) -> None:
        assert self.match.answer(frozen(plain(value)), side) is None
        self.number += 1
        self._learn()

    def _learn(self) -> None:
        self.events += [(self.number, event) for event in self.match.fresh]

    def view(self, side: str) -> Any:
        return self.match.table if self.match.over else self.ruleset.rules.view(self.match.table, side)

    def scene(self, side: str) -> bytes:
        return encoded(self.ruleset.client.scene(self.view(side), side))

    def lines(self, side: str, after: int = 0) -> list[Any]:
        """The lines a seat may read, each as [number, what, rule, about, input]."""
        found = []
        for number, (given, event) in enumerate(self.events[after:], after + 1):
            if self.match.over or event.only in ("", side):
                about = event.about
                if not self.match.over and event.what == "ask" and about["side"] != side:
                    said = about["answer"]
                    about = {**about, "answer": NO_ONE if said in reaction_windows.ANSWERS else said}
                found.append([number, event.what, event.rule, about, given])
        return found

    def steps(self) -> list[Step]:
        """The match from its start, step by step."""
        found: list[Step] = []
        self.match.replay(found.append)
        return found

    def hidden(self, side: str) -> list[bytes]:
        """Texts that would tell a seat what it may not know now: hands of cards, secret answers, orders."""
        table, view = self.match.table, self.view(side)
        secrets = [value for owner, value in self.match.secrets.items() if owner != side]
        for name in ("sides", "units", "figures"):
            for id, truth in getattr(table, name).items():
                shown = getattr(view, name).get(id)
                for field in truth.__struct_fields__:
                    value = getattr(truth, field)
                    if value != getattr(shown, field, None):
                        secrets.append(value)
        return [
            encoded(value)
            for value in secrets
            if isinstance(value, tuple) and len(value) > 2 and all(isinstance(part, str) for part in value)
        ]


class Sitting:
    """A match on the server, its three seats, and the shadow beside it."""

    def __init__(self, talk: Talk, made: Json, shadow: Shadow) -> None:
        self.talk, self.shadow = talk, shadow
        self.match: str = made["match"]
        self.url = f"/api/matches/{self.match}"
        self.tokens: dict[str, str] = {seat["side"]: seat["token"] for seat in made["seats"]}
        self.tokens[""] = made["spectators"]["token"]
        self.sides = {token: side for side, token in self.tokens.items()}
        self.hashes = [value.encode() for value in talk.house.rooms[self.match].tokens.values()]
        self.wires: dict[str, Wire] = {}
        self.after = dict.fromkeys(self.tokens, 0)
        self.secrets = self.recruited = 0
        """How often there was something to hide: an order of cards or a secret answer, and units bought."""
        self.watch()

    # -- what nobody may hear --------------------------------------------------------------------------------

    def watch(self) -> None:
        """Look up what each seat must not hear from now on."""
        self.forbidden = {side: self.shadow.hidden(side) for side in self.tokens}
        self.secrets += sum(map(len, self.forbidden.values()))
        recruits = [getattr(record, "recruits", ()) for record in self.shadow.match.table.sides.values()]
        self.recruited += any(recruits)

    def overhears(self, token: str, text: bytes) -> None:
        assert not any(other.encode() in text for other in self.tokens.values())
        assert not any(kept in text for kept in self.hashes)
        if self.shadow.match.over:
            return
        assert SEED.encode() not in text
        side = self.sides.get(token, "")
        for secret in self.forbidden[side]:
            assert secret not in text, (side, secret, text[:300])
        if not side:
            assert not any(f"{answer}:".encode() in text for answer in reaction_windows.ANSWERS)

    # -- states ----------------------------------------------------------------------------------------------

    async def call(self, path: str, side: str, body: Any = None) -> Answer:
        return await self.talk.call(self.url + path, body, self.tokens[side])

    def check(self, side: str, state: Told, after: int) -> None:
        """A state, against the rules' own view of this moment."""
        shadow = self.shadow
        match = shadow.match
        assert state.number == shadow.number
        assert bytes(state.scene) == shadow.scene(side)
        lines = [[line[key] for key in ("number", "what", "rule", "about", "input")] for line in state.lines]
        assert lines == plain(shadow.lines(side, after))
        assert state.last == len(shadow.events)
        assert state.waiting == [ask.side for ask in match.pending]
        asked = match.asked(side) if side else None
        assert (state.question is None) == (asked is None)
        if isinstance(asked, Ask):
            got = [
                state.question[key] for key in ("side", "question", "about", "proposal", "intent", "actor")
            ]
            wanted = [side, asked.question, asked.about, asked.proposal, asked.intent, asked.actor]
            assert got == plain(wanted)
            assert [option["code"] for option in state.question["options"]] == plain(list(asked.options))
            assert state.question["text"]
            assert all(option["text"] for option in state.question["options"])
            assert state.question["secret"] == isinstance(match.pending_request, AskEach)
        assert (state.over or {}).get("winner", "") == match.over

    async def hear(self) -> None:
        """Every socket gets its state of this moment, and nothing else but what goes with it."""
        for side, wire in self.wires.items():
            while True:
                text = await wire.next()
                message = msgspec.json.decode(text, type=Json)
                if message["kind"] in ("state", "welcome"):
                    break
                assert message["kind"] in ("presence", "accepted", "refused"), message
            if message["kind"] == "welcome":
                about = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
                state = msgspec.json.decode(about["state"], type=Told)
                assert message["about"]["side"] == side
            else:
                state = msgspec.json.decode(text, type=Told)
            self.check(side, state, self.after[side])
            self.after[side] = state.last

    async def play(self, luck: random.Random, number: int) -> None:
        """One answer, now over a socket, now over HTTP; now and then a wrong one before it."""
        shadow, match = self.shadow, self.shadow.match
        ask = match.pending[luck.randrange(len(match.pending))]
        assert isinstance(ask, Ask)
        side = ask.side
        other = next(s for s in shadow.ruleset.armies.sides if s != side)
        body: Json = {"kind": "answer", "number": shadow.number}
        if not number % 25:
            for who in (side, other, ""):
                told = await self.call("/answer", who, {**body, "value": ["nothing", {"of": "it"}]})
                assert told.status in (400, 403, 409)
        found = shadow.ruleset.bot.candidates(ask, shadow.ruleset.rules.view(match.table, side))
        value = found[luck.randrange(len(found))]
        if ask.kind == "order":
            value = luck.sample(ask.options, len(ask.options))
        elif ask.kind == "several" and isinstance(match.pending_request, AskEach):
            value = max(found, key=len)
        if reaction_windows.ABOVE_HALF in ask.options and luck.random() < 0.5:
            value = luck.choice([option for option in ask.options if option in reaction_windows.ANSWERS])
        shadow.answer(value, side)
        self.watch()
        body["value"] = plain(value)
        if number % 3:
            self.wires[side].say(body)
        else:
            told = await self.call("/answer", side, body)
            assert told.status == 200, told.body
            self.check(side, msgspec.json.decode(told.body, type=Told), self.after[side])
        await self.hear()

    # -- everything else that can be asked for ---------------------------------------------------------------

    async def look_around(self, side: str) -> None:
        shadow, rules = self.shadow, self.shadow.ruleset
        looked = msgspec.json.decode((await self.call("", side)).body, type=dict[str, msgspec.Raw])
        self.check(side, msgspec.json.decode(looked["state"], type=Told), 0)
        steps = shadow.steps()
        await self.look_at_record(side, steps)
        text = (await self.call("/situation", side)).body.decode()
        expected = situation.text_of(rules, rules.rules.guess(shadow.view(side), "situation"))
        assert text == expected or position(text) == position(expected)
        tables = [shadow.match.origin, *(step.table for step in steps)]
        first = max(0, len(tables) - 6)
        got = (await self.call(f"/moments?first={first}&count=50", side)).json()
        assert got["count"] == len(tables)
        scenes = [plain(rules.client.scene(rules.rules.view(table, side), side)) for table in tables[first:]]
        assert [moment["scene"] for moment in got["moments"]] == scenes
        assert (await self.call("/summary", side)).status == 409
        await self.try_out(side)

    async def look_at_record(self, side: str, steps: list[Step]) -> None:
        """The file of a seat, and the link under which it can be shared."""
        shadow, rules = self.shadow, self.shadow.ruleset
        text = (await self.call("/record", side)).body.decode()
        lines = [msgspec.json.decode(line, type=Json) for line in text.splitlines()]
        header = lines[0]
        assert header["seat"] == side
        assert header["origin"] == plain(rules.rules.view(shadow.match.origin, side).to_data())
        assert not any("seed" in line for line in lines)
        told = [line for line in lines if line["kind"] == "event" and not line.get("hidden")]
        events = [[line["what"], line["rule"], line["about"]] for line in told]
        assert events == in_order([line[1:4] for line in shadow.lines(side)])
        ends = [line["digest"] for line in lines if line["kind"] == "checkpoint"]
        assert ends == [rules.rules.view(step.table, side).digest() for step in steps if step.complete]
        for line in lines:
            if line["kind"] == "input" and line["input"][0] == "each":
                assert all(who == side or value == {"hidden": True} for who, value in line["input"][3])
            elif line["kind"] == "input":
                assert line["input"][2] == side or line["input"][3] not in reaction_windows.ANSWERS
        sent = await self.talk.call("/api/records", {"text": text}, self.tokens[side])
        info = sent.json()
        assert (info["verified"], info["problem"], info["seat"]) == (False, "seat", side)
        assert [[line["what"], line["rule"], line["about"]] for line in info["lines"]] == events
        again = await self.talk.call(f"/api/records/{info['record']}", token=self.tokens[side])
        assert again.json() == info

    async def try_out(self, side: str) -> None:
        """Trials: from the seat's own view, as the engine itself makes them; none for spectators."""
        match, number = self.shadow.match, self.shadow.number
        units = [unit.id for unit in match.table.units.values() if unit.side == side][:1] or ["nobody"]
        bodies: list[Json] = [
            {"kind": "drafts"}, {"kind": "odds", "unit": units[0]}, {"kind": "sight", "unit": units[0]},
            {"kind": "reach", "figure": "nobody"}, {"kind": "consider", "answers": ["nothing"]},
        ]  # fmt: skip
        asked = match.asked(side) if side else None
        if isinstance(asked, Ask):
            quick = match.ruleset.bot.quick_answer(asked, match.seat(side).table)
            bodies[-1]["answers"] = [plain(quick)]
        for body in bodies:
            told = await self.call(f"/{body['kind']}", side, {**body, "number": number})
            assert told.status == (200 if side else 403), (body, told.body)
        if isinstance(asked, Ask):
            tried = match.consider(side, frozen(plain(quick)))
            assert told.json()["scene"] == plain(match.ruleset.client.scene(tried.table, side))

    async def ask_the_house(self, game: str) -> None:
        """What needs no seat, and what is refused: overheard like everything else."""
        for path in ("catalogue", f"rules/{game}", "health", "metrics", "openapi.json"):
            assert (await self.talk.call(f"/api/{path}")).status == 200
        for path in (self.url, f"{self.url}/record", f"{self.url}/nothing", "/api/nothing"):
            assert (await self.talk.call(path)).status in (401, 404)
        assert (await self.talk.call(f"{self.url}/answer", {"kind": "x"}, self.tokens[""])).status == 400

    async def end(self) -> None:
        """The full record opens, to every seat and to the spectators alike."""
        texts = [(await self.call("/record", side)).body.decode() for side in self.tokens]
        assert len(set(map(unsigned, texts))) == 1
        text = texts.pop()
        assert SEED in text
        found = record.parse_record(text, "the record")
        assert record.verify(found, self.shadow.ruleset).verified
        told = [[event.what, event.rule, event.about] for event in found.events]
        assert in_order(told) == in_order([line[1:4] for line in self.shadow.lines("")])
        info = (await self.talk.call("/api/records", {"text": text})).json()
        assert info["verified"] is True
        moments = (await self.call("/moments?first=1&count=2", "")).json()["moments"]
        shown = await self.talk.call(f"/api/records/{info['record']}/moments?first=1&count=2")
        assert [m["scene"] for m in shown.json()["moments"]] == [m["scene"] for m in moments]
        summary = (await self.call("/summary", "")).json()
        assert summary["over"]["winner"] == self.shadow.match.over
        assert sum(luck["throws"] for luck in summary["luck"]) > 0


def position(text: str) -> str:
    """What a situation file says, however it is written."""
    found: str = situation.parse(text, "the position", ruleset).table.digest()
    return found


async def play_whole(folder: Path, game: str, scenario: str, looks: int) -> Sitting:
    """A match of two persons at random, watched by a spectator; `looks` times everything is asked for."""
    overheard: list[Sitting] = []

    def hear(token: str, text: bytes) -> None:
        for sitting in overheard:
            sitting.overhears(token, text)

    async with talking(settings(folder), hear) as talk:
        wish: Json = {"game": game, "scenario": scenario, "players": ["person", "person"]}
        wish["options"] = OPTIONS.get(game, {})
        made = (await talk.call("/api/matches", wish)).json()
        sitting = Sitting(talk, made, Shadow(game, scenario))
        overheard.append(sitting)
        luck = random.Random(11)
        match = sitting.shadow.match
        async with AsyncExitStack() as stack:
            for side, token in sitting.tokens.items():
                sitting.wires[side] = await stack.enter_async_context(talk.sit(sitting.match, token))
            await sitting.hear()
            number, looked, seen = 0, 0, ""
            while not match.over:
                now = match.table.turn.phase if match.secrets else seen
                if looked < looks and (now != seen or number == 40 + 100 * looked):
                    looked, seen = looked + 1, now
                    for side in sitting.tokens:
                        await sitting.look_around(side)
                    await sitting.ask_the_house(game)
                number += 1
                await sitting.play(luck, number)
            assert looked == looks
            await sitting.end()
        return sitting


@pytest.fixture
def rich_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides of Trauma have reinforcement points from the start, so that they buy units in secret."""
    plain = trauma.RULESET

    def rich(setup: Setup) -> Any:
        table = plain.rules.new_table(setup)
        for side in table.sides:
            table.change(side, {"pr": 6})
        return table

    monkeypatch.setattr(trauma, "RULESET", variant(plain, new_table=rich))


@pytest.mark.parametrize(
    ("game", "scenario", "looks"),
    [
        ("template", "outpost", 2),
        ("trauma", "generator", 2),
        ("combat_zone", "starter", 1),
        ("dust_tactics", "random", 1),
    ],
)
def test_a_whole_match_tells_each_seat_what_it_may_know(
    tmp_path: Path, quick_disk: None, rich_sides: None, game: str, scenario: str, looks: int
) -> None:
    sitting = awaited(play_whole(tmp_path, game, scenario, looks))
    assert sitting.shadow.number > 50
    if game == "trauma":
        assert sitting.secrets > 50
        assert sitting.recruited > 5
