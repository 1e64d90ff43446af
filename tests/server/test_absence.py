"""A person who is gone: shown as away; after the time agreed the match can end without him (ES-TURN-05)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from escarmouche.server import absence
from tests.server.tables import Json, Seat, choose, house_of, new_match
from tests.server.test_live import OPEN, heard, leave, sit
from tests.server.test_play import drafts_of


class Watch:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def watch(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    made = Watch()
    monkeypatch.setattr(absence, "time", made)
    yield made
    while OPEN:
        leave(OPEN[-1])


def asked(*seats: Seat) -> tuple[Seat, Seat]:
    """The seat that owes an answer, and the other."""
    first = next(seat for seat in seats if seat.state()["question"])
    return first, next(seat for seat in seats if seat is not first)


def absent(told: Json) -> dict[str, tuple[int, int | None]]:
    """Who is not there: for how long, and when the match may end without him."""
    return {one["side"]: (one["away"], one["claim"]) for one in told["absent"]}


def presence(seat: Seat) -> dict[str, tuple[int, int | None]]:
    return absent(seat.get("/presence").json())


def test_who_is_gone_while_the_match_waits_for_him_loses_after_the_time_agreed(
    client: TestClient, watch: Watch
) -> None:
    seats, spectator = new_match(client, absence=300)
    owing, other = asked(*seats)
    assert other.get().json()["about"]["absence"] == 300
    watch.now += absence.LATELY + 1
    one, two = sit(client, other), sit(client, owing)
    assert absent(heard(one, "presence")) == {owing.side: (31_000, 300_000 - 31_000)}
    assert absent(heard(one, "presence")) == {}
    refused = other.act("claim").json()
    assert (refused["why"]["rule"], refused["why"]["reason"]) == ("ES-TURN-05", "is-there")
    leave(two)
    assert absent(heard(one, "presence")) == {owing.side: (0, 300_000)}
    watch.now += 299
    assert presence(other) == {owing.side: (299_000, 1000)}
    refused = other.act("claim").json()
    assert (refused["kind"], refused["why"]["reason"]) == ("refused", "too-soon")
    assert (refused["why"]["about"]["side"], refused["why"]["excess"]) == (owing.side, 1)
    watch.now += 2
    assert presence(other)[owing.side][1] == 0
    assert spectator.act("claim").status_code == 403
    assert other.act("claim").json()["over"] == {"winner": other.side, "rule": "ES-TURN-05"}
    line = other.state()["lines"][-1]
    assert (line["what"], line["rule"]) == ("declared", "ES-TURN-05")
    assert line["about"] == {"what": "absent", "side": owing.side, "by": other.side}
    record = other.get("/record").text
    told = client.post("/api/records", json={"text": record}).json()
    assert (told["verified"], told["result"]) == (True, other.side)
    assert other.act("claim").status_code == 409


def test_the_match_can_be_called_a_draw_and_is_over_after_a_restart(client: TestClient, watch: Watch) -> None:
    seats, _ = new_match(client, absence=60)
    owing, other = asked(*seats)
    watch.now += 61 + absence.LATELY
    assert other.act("claim", what="draw").json()["over"] == {"winner": "draw", "rule": "ES-TURN-05"}
    house = house_of(client)
    house.sleep(house.rooms[other.match])
    assert owing.state()["over"] == {"winner": "draw", "rule": "ES-TURN-05"}


def test_a_request_is_a_sign_of_life_too(client: TestClient, watch: Watch) -> None:
    seats, _ = new_match(client, absence=60)
    owing, other = asked(*seats)
    watch.now += 59
    owing.state()
    watch.now += absence.LATELY - 1
    assert presence(other) == {}
    assert other.act("claim").json()["why"]["reason"] == "is-there"
    watch.now += 2
    assert other.act("claim").json()["why"]["reason"] == "too-soon"


def test_the_time_begins_when_the_match_begins_to_wait(client: TestClient, watch: Watch) -> None:
    seats, _ = new_match(client, absence=60)
    luck = random.Random(3)

    def until_alone(but: str = "") -> Json:
        """Answer until the match waits for one side only, and not for this one."""
        for _ in range(40):
            state = seats[0].state()
            if len(state["waiting"]) == 1 and state["waiting"] != [but]:
                return state
            turn = next(seat for seat in seats if seat.side == state["waiting"][0])
            state = turn.state()
            drafts = drafts_of(turn, state["number"]) if state["question"]["kind"] == "place" else None
            assert turn.answer(choose(state["question"], luck, drafts)).status_code == 200
        raise AssertionError("it is never the turn of one of them")

    owing = until_alone()["waiting"][0]
    first, second = sorted(seats, key=lambda seat: seat.side != owing)
    watch.now += 500
    assert first.act("claim").json()["why"]["reason"] == "not-waiting"
    assert until_alone(owing)["waiting"] == [second.side]
    watch.now += absence.LATELY + 1
    told = first.act("claim").json()["why"]
    assert (told["reason"], told["excess"]) == ("too-soon", 60 - absence.LATELY - 1)


def test_nobody_is_absent_from_a_bot_a_shared_screen_or_a_patient_match(
    client: TestClient, watch: Watch
) -> None:
    (alone,), _ = new_match(client, players=["person", "random"])
    shared, _ = new_match(client, hot_seat=True)
    patient, _ = new_match(client, absence=0)
    watch.now += 100_000
    assert alone.act("claim").json()["why"]["reason"] == "not-waiting"
    for seats in (shared, patient):
        _, other = asked(*seats)
        assert other.act("claim").json()["why"]["reason"] == "waits-for-ever"
        assert all(claim is None for _, claim in presence(other).values())
