"""Two matches that differ only in a secret of one side look the same to everybody else, byte for byte."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.tables import Seat, house_of, new_match, unsigned
from tests.server.test_leaks import plain
from tests.server.test_live import URL, heard

Pick = Callable[[Any], Any]


class World:
    """A match played by the quick answers of its rules, but for one secret answer of the first side."""

    def __init__(self, client: TestClient, game: str) -> None:
        (self.own, self.other), self.watcher = new_match(client, game=game)
        self.client, self.room = client, house_of(client).rooms[self.own.match]

    @property
    def match(self) -> Any:
        assert self.room.live is not None
        return self.room.live.match

    def ask(self, seat: Seat) -> Any:
        return self.match.asked(seat.side)

    def quick(self, seat: Seat) -> Any:
        view = self.match.ruleset.rules.view(self.match.table, seat.side)
        return self.match.ruleset.bot.quick_answer(self.ask(seat), view)

    def answer(self, seat: Seat, value: Any) -> None:
        told = seat.answer(plain(value))
        assert told.status_code == 200, told.text

    def play_until(self, question: str) -> None:
        """Answer until the first side is asked something, and the other too."""
        for _ in range(80):
            asked = [seat for seat in (self.own, self.other) if self.ask(seat)]
            if len(asked) == 2 and self.ask(self.own).question == question:
                return
            self.answer(asked[0], self.quick(asked[0]))
        raise AssertionError(f"{question} was not asked")

    def told(self) -> Iterator[str]:
        """Everything the others can get: states, socket, records, replays, situations, trials."""
        for seat in (self.other, self.watcher):
            yield seat.get().text
            for path in ("/record", "/situation", "/moments?count=50"):
                yield seat.get(path).text
            with self.client.websocket_connect(URL, headers={"origin": "http://localhost"}) as socket:
                socket.send_json(seat.hello())
                yield str(heard(socket, "welcome"))
        number = self.other.state()["number"]
        if ask := self.ask(self.other):
            tried = [plain(self.quick(self.other))]
            yield self.other.post("consider", kind="consider", number=number, answers=tried).text
            yield self.other.post(
                "odds", kind="odds", number=number, unit=str(ask.about.get("unit", "x"))
            ).text
            yield self.other.post("drafts", kind="drafts", number=number).text
            for unit in self.other.state()["scene"]["units"][:12]:
                yield self.other.post("sight", kind="sight", number=number, unit=unit["id"]).text

    def heard(self) -> list[str]:
        """The same without the names of the match, the time it was made and the moment of a signature."""
        created = f'"created":{self.room.row.created}'
        return [
            text.replace(self.room.id, "M").replace(created, "").replace(str(self.room.row.created), "")
            for text in map(unsigned, self.told())
        ]


def first(ask: Any) -> Any:
    return ask.options[0] if ask.kind == "one" else tuple(ask.options)


def last(ask: Any) -> Any:
    return ask.options[-1] if ask.kind == "one" else tuple(reversed(ask.options))


@pytest.mark.parametrize(
    ("game", "question", "stays"),
    [
        ("trauma", "sequence", True),
        ("trauma", "bid", False),
        ("template", "lay-card", True),
        ("template", "bid", False),
    ],
)
def test_a_secret_makes_no_difference_to_others(
    client: TestClient, game: str, question: str, stays: bool
) -> None:
    """Face-down cards, also after both are laid; secret bids, until both are given."""
    worlds = [World(client, game) for _ in range(2)]
    for world in worlds:
        world.play_until(question)
    assert worlds[0].heard() == worlds[1].heard()
    for world, pick in zip(worlds, (first, last), strict=True):
        world.answer(world.own, pick(world.ask(world.own)))
    given = [world.match.secrets[world.own.side] for world in worlds]
    assert given[0] != given[1]
    assert worlds[0].heard() == worlds[1].heard()
    for world in worlds:
        world.answer(world.other, world.quick(world.other))
    assert (worlds[0].heard() == worlds[1].heard()) is stays
    own = [world.own.get().text.replace(world.room.id, "M") for world in worlds]
    assert own[0] != own[1]
