"""A front of three players in the house: one battle of three armies on one table, opened and told."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.server.tables import Seat, new_match
from tests.server.test_campaigns import at, battle_of, opened

ARMIES = ["northguard", "array", "choir"]


def front(client: TestClient) -> list[Seat]:
    """Three companies dropped on one sector in the first week: the mission of three waits."""
    seats, _ = new_match(client, game="frostbite", players=["person"] * 3, lists=ARMIES)
    by_side = {seat.side: seat for seat in seats}
    orders = {side: ["drop", "ne", "done"] for side in by_side}
    for _ in range(80):
        state = next(iter(by_side.values())).state()
        if state["battles"]:
            return seats
        (side,) = state["waiting"]
        question = by_side[side].state()["question"]
        key = question["question"]
        allowed = [option["code"] for option in question["options"]]
        if key in ("order", "drop-where"):
            answer = orders[side].pop(0) if orders[side] else "done"
        else:
            answer = allowed[0]
        told = by_side[side].answer(answer)
        assert told.status_code == 200, told.text
    raise AssertionError("nobody meets")


def test_three_armies_fight_on_one_table_and_one_report_answers_all(client: TestClient) -> None:
    seats = front(client)
    match = opened(seats[0])
    sides = {seat.side: at(seat, match).get().json()["about"]["side"] for seat in seats}
    assert sides == {"one": "one", "two": "two", "three": "three"}
    battle = battle_of(seats[1])
    assert set(battle["seats"]) == {"one", "two", "three"}
    wrong = seats[1].act("report", battle=battle["key"], report={"winner": "nobody"})
    assert wrong.status_code == 409
    assert "A4-WAR-20" in wrong.text
