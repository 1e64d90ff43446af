"""Campaigns in the house: battles in rooms of their own; their end is stored with the campaign's input."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from escarmouche.engine import battle as battles
from escarmouche.engine import campaign_file, record
from escarmouche.games import ruleset
from escarmouche.server import expiry, migrations
from escarmouche.server.store import Store, make_engine
from escarmouche.server.tables import inputs, matches
from tests.server.postgres import PostgresServer
from tests.server.tables import Json, Seat, house_of, new_match, served, settings
from tests.server.test_store import emptied

WON = {"winner": "red", "left": {"red": 1, "blue": 0}}
LOST = {"winner": "blue", "left": {"red": 0, "blue": 1}}


def war(client: TestClient, **wish: Any) -> tuple[Seat, Seat, Seat]:
    """A war at its first battles, both places contested: north, south and a spectator."""
    (north, south), spectator = new_match(client, game="template_campaign", **wish)
    for count in (0, 1):
        for seat in (north, south):
            assert seat.answer(count).status_code == 200
    return north, south, spectator


def battle_of(seat: Seat, place: int = 0) -> Json:
    waited = [info for info in seat.state()["battles"] if info["state"] in ("wanted", "open")]
    found: Json = waited[place]
    return found


def opened(seat: Seat, place: int = 0) -> str:
    """The match of a battle, begun."""
    answer = seat.act("open-battle", battle=battle_of(seat, place)["key"])
    assert answer.status_code == 200, answer.text
    return str(battle_of(seat, place)["match"])


def at(seat: Seat, match: str) -> Seat:
    """A seat of the campaign at one of its battles: the same token."""
    return Seat(seat.client, match, seat.token)


def test_a_seat_of_the_campaign_opens_its_seat_of_the_battle(client: TestClient) -> None:
    north, south, spectator = war(client)
    state = north.state()
    assert (state["question"], state["waiting"]) == (None, [])
    assert [info["text"] for info in state["battles"]] == [
        "Outpost: at the bridge, week 1",
        "Outpost: at the mill, week 1",
    ]
    match = opened(north, 1)
    about = at(south, match).get().json()["about"]
    assert (about["side"], about["game"], about["campaign"]) == ("blue", "template", north.match)
    assert at(north, match).get().json()["about"]["side"] == "red"
    assert at(spectator, match).get().json()["about"]["side"] == ""
    assert [info["state"] for info in south.state()["battles"]] == ["wanted", "open"]
    assert north.act("open-battle", battle=battle_of(north, 1)["key"]).status_code == 200
    assert battle_of(north, 1)["match"] == match, "it is not opened twice"


def test_the_end_of_a_battle_is_the_next_input_of_its_campaign(client: TestClient) -> None:
    north, south, _ = war(client)
    match = opened(north, 1)
    assert at(south, match).act("concede").status_code == 200
    state = north.state()
    (told,) = [line for line in state["lines"] if line["event"] == "fought"]
    assert told["about"]["report"] == {"winner": "red", "left": {"red": 2, "blue": 1}}
    assert told["about"]["how"] == "conceded"
    assert "ended by a word of the players" in told["text"]
    assert [info["state"] for info in state["battles"]] == ["over", "wanted"]
    again = at(north, opened(north))
    assert again.act("concede").status_code == 200
    assert north.state()["scene"]["headline"]["en"] == "Turn 2/2 · Hiring"


def test_a_battle_that_has_answered_is_not_taken_back_nor_fought_again(client: TestClient) -> None:
    north, _, _ = war(client)
    battle = at(north, opened(north, 1))
    battle.act("concede")
    refused = battle.act("undo").json()
    assert (refused["why"]["rule"], refused["why"]["reason"]) == ("ES-BATTLE-03", "reported")
    assert battle.state()["can_undo"] is False
    assert battle.post("rematch", swap=False).status_code == 409


def test_a_typed_report_counts_when_both_sides_agree(client: TestClient) -> None:
    north, south, _ = war(client)
    key = battle_of(north)["key"]
    impossible = {"winner": "red", "left": {"red": 5, "blue": 0}}
    refused = north.act("report", battle=key, report=impossible).json()
    assert refused["why"]["rule"] == "TP-ARMY-02"
    assert refused["why"]["text"] == "Red cannot have 5 units left: it brought 1"
    assert north.act("report", battle=key, report=WON).status_code == 200
    state = south.state()
    assert state["request"] == {"what": "report", "side": "north", "waiting": ["south"]}
    assert (state["battles"][0]["by"], state["battles"][0]["report"]) == ("north", WON)
    assert south.act("consent", agreed=False).status_code == 200
    assert len([i for i in south.state()["battles"] if i["state"] == "wanted"]) == 2
    north.act("report", battle=key, report=WON)
    assert south.act("consent", agreed=True).status_code == 200
    (told,) = [line for line in north.state()["lines"] if line["event"] == "fought"]
    assert (told["about"]["how"], told["about"]["report"]) == ("typed", WON)
    assert "typed by agreement" in told["text"]
    refused = south.act("report", battle=key, report=LOST).json()
    assert refused["why"]["reason"] == "no-such-battle", "two results for one battle"


def form_of(seat: Seat, key: str) -> Json:
    answer = seat.client.get(
        f"/api/matches/{seat.match}/report-form", params={"battle": key}, headers=seat.headers
    )
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_a_report_is_typed_as_a_form_and_read_as_one(client: TestClient) -> None:
    north, south, _ = war(client)
    key = battle_of(north)["key"]
    form = form_of(north, key)
    assert [(b["id"], b["value"], b["most"]) for b in form["blanks"]] == [
        ("winner", "draw", 0), ("red", 1, 1), ("blue", 1, 1),
    ]  # fmt: skip
    assert form["blanks"][1]["name"] == {"en": "Units left", "fr": "Unités restantes"}
    refused = north.act("report", battle=key, filled={"red": 4}).json()
    assert (refused["why"]["rule"], refused["why"]["text"]) == (
        "TP-ARMY-02", "Red cannot have 4 units left: it brought 1",
    )  # fmt: skip
    refused = north.act("report", battle=key, filled={"winner": "green"}).json()
    assert (refused["why"]["rule"], refused["why"]["reason"]) == ("ES-BATTLE-02", "not-filled")
    assert north.act("report", battle=key, filled={"winner": "red", "blue": 0}).status_code == 200
    told = form_of(south, key)
    assert (told["by"], [b["value"] for b in told["blanks"]]) == ("north", ["red", 1, 0])
    assert south.act("consent", agreed=True).status_code == 200
    (line,) = [line for line in north.state()["lines"] if line["event"] == "fought"]
    assert (line["about"]["how"], line["about"]["report"]) == ("typed", WON)


def test_only_who_fights_a_battle_tells_its_report(client: TestClient) -> None:
    north, _, spectator = war(client)
    assert spectator.act("report", battle=battle_of(north)["key"], report=WON).status_code == 403


def test_undo_is_free_until_a_battle_is_open_then_everybody_agrees_and_the_battle_stays(
    client: TestClient,
) -> None:
    north, south, _ = war(client)
    match = opened(north)
    seed = house_of(client).store.match(match).seed  # type: ignore[union-attr]
    state = north.state()
    assert state["undo"]["reason"] in ("revealed", "battle-begun")
    assert north.act("undo").status_code == 200
    assert south.act("consent", agreed=True).status_code == 200
    assert [info["state"] for info in north.state()["battles"]] == ["abandoned"]
    refused = at(north, match).act("concede").json()
    assert (refused["why"]["rule"], refused["why"]["reason"]) == ("ES-BATTLE-03", "abandoned")
    for seat in (north, south):
        seat.answer(1)
    other = opened(north)
    assert other != match
    assert house_of(client).store.match(other).seed != seed  # type: ignore[union-attr]


def test_bots_fight_the_battles_of_a_campaign_against_a_person_and_each_other(client: TestClient) -> None:
    (north,), _ = new_match(client, game="template_campaign", players=["person", "random"])
    north.answer(0)
    for _ in range(200):
        state = north.state()
        if state["question"] is not None or state["battles"]:
            break
        time.sleep(0.05)
    north.answer(1)
    made = client.post("/api/matches", json={"game": "template_campaign", "players": ["random", "random"]})
    watcher = Seat(client, made.json()["match"], made.json()["spectators"]["token"])
    for _ in range(600):
        if watcher.state()["over"]:
            break
        time.sleep(0.05)
    assert watcher.state()["over"]
    assert {info["state"] for info in watcher.state()["battles"]} == {"over"}


def test_a_server_that_was_closed_goes_on_with_campaign_and_battles(tmp_path: Path, quick_disk: None) -> None:
    with served(settings(tmp_path)) as client:
        north, south, _ = war(client)
        match = opened(north, 1)
        at(north, match).answer("medic")
        north.act("report", battle=battle_of(north)["key"], report=WON)
    with served(settings(tmp_path)) as client:
        north, south = (Seat(client, seat.match, seat.token) for seat in (north, south))
        assert battle_of(south)["by"] == "north"
        assert battle_of(south, 1)["match"] == match
        south.act("consent", agreed=True)
        assert at(south, match).answer("bluff").status_code == 200
        at(south, match).act("concede")
        assert north.state()["scene"]["headline"]["en"] == "Turn 2/2 · Hiring"


def test_the_record_of_a_campaign_verifies_with_those_of_its_battles(client: TestClient) -> None:
    north, _, _ = war(client)
    fought = []
    assert north.get("/campaign").status_code == 409, "it may tell what is still secret"
    for _ in range(2):
        battle = at(north, opened(north))
        battle.act("concede")
        fought.append(battles.Fought(battle.match, tuple(_unsigned(battle.get("/record").text))))
    north.act("concede")
    whole = record.parse_record(north.get("/record").text, "war")
    verdict = battles.verify(whole, fought, ruleset)
    assert verdict.sound, verdict.text
    assert campaign_file.verify(north.get("/campaign").content, "war", ruleset).sound
    assert ("battles", "run") in [(part.what, part.state) for part in verdict.findings]


def _unsigned(text: str) -> list[str]:
    return [line for line in text.splitlines() if '"kind":"signature"' not in line]


# -- stored --------------------------------------------------------------------------------------------------


def counted(store: Store, match: str) -> int:
    return len(store.inputs_after(match, -1))


def test_the_last_input_of_a_battle_and_the_answer_to_its_campaign_are_one_commit(client: TestClient) -> None:
    """Nothing of it is there when the campaign's row cannot be written."""
    north, _, _ = war(client)
    match = opened(north, 1)
    store = house_of(client).store
    before = counted(store, match), counted(store, north.match)
    next_number = north.state()["number"] + 1
    with store.engine.begin() as connection:  # somebody else has written the campaign's next number
        connection.execute(
            sa.text('INSERT INTO inputs ("match", number, last, at, payload) VALUES (:m, :n, 0, 0, :p)'),
            {"m": north.match, "n": next_number, "p": b"{}"},
        )
    assert at(north, match).act("concede").status_code == 409
    assert counted(store, match) == before[0]
    with store.engine.begin() as connection:
        connection.execute(
            sa.text('DELETE FROM inputs WHERE "match" = :m AND number = :n'),
            {"m": north.match, "n": next_number},
        )
    assert at(north, match).act("concede").status_code == 200
    assert (counted(store, match), counted(store, north.match)) == (before[0] + 1, before[1] + 1)


def test_nothing_forgets_a_battle_before_its_campaign(client: TestClient) -> None:
    north, _, _ = war(client)
    match = opened(north)
    engine = house_of(client).store.engine
    keep, today = 90, 1_800_000_000
    for day in range(keep + expiry.GRACE):
        with engine.begin() as connection:  # somebody plays the campaign every day, never the battle
            number = 1000 + day
            row = {"match": north.match, "number": number, "last": 0, "at": 0, "payload": b"{}"}
            connection.execute(sa.text("DELETE FROM inputs WHERE number >= 1000"))
            connection.execute(inputs.insert().values(**row))
        assert expiry.look_round(engine, today + day * expiry.DAY, keep).gone == ()
    assert there(engine) == {north.match, match}
    for day in range(keep + expiry.GRACE, 2 * (keep + expiry.GRACE) + 2):
        gone = expiry.look_round(engine, today + day * expiry.DAY, keep).gone
        if gone:
            assert set(gone) == {north.match, match}, "they go together"
    assert there(engine) == set()


def test_a_battle_that_is_played_keeps_its_campaign(client: TestClient) -> None:
    north, _, _ = war(client)
    match = opened(north)
    engine = house_of(client).store.engine
    for day in range(120):
        with engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM inputs WHERE number >= 1000"))
            row = {"match": match, "number": 1000 + day, "last": 0, "at": 0, "payload": b"{}"}
            connection.execute(inputs.insert().values(**row))
        expiry.look_round(engine, 1_800_000_000 + day * expiry.DAY, 90)
    assert there(engine) == {north.match, match}


def there(engine: sa.Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(sa.select(matches.c.id)).scalars())


def upgraded(url: str) -> None:
    """A database of the version before gets the new columns, and what was in it is no battle."""
    engine = make_engine(url)
    migrations.upgrade(engine, "0002")
    row = {"id": "old", "game": "template", "rules": 1, "seed": None, "tokens": b"{}", "about": b"{}"}
    row |= {"status": "live", "rematch": "", "created": 1, "touched": 1}
    with engine.begin() as connection:
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(sa.text(f"INSERT INTO matches ({names}) VALUES ({values})"), row)
    migrations.upgrade(engine)
    with engine.connect() as connection:
        found = connection.execute(sa.select(matches.c.parent, matches.c.battle)).one()
    assert tuple(found) == ("", "")
    migrations.downgrade(engine, "0002")
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT id FROM matches")).scalar_one() == "old"
    migrations.upgrade(engine)
    engine.dispose()


def test_an_older_database_gets_the_columns(tmp_path: Path) -> None:
    upgraded(f"sqlite:///{tmp_path / 'old.db'}")


def test_an_older_postgresql_gets_the_columns(postgres: PostgresServer) -> None:
    emptied(postgres.url)
    upgraded(postgres.url)
    emptied(postgres.url)


@pytest.mark.parametrize("wrong", ["nowhere", ""])
def test_a_battle_that_is_not_waited_for_is_not_opened(client: TestClient, wrong: str) -> None:
    north, _, _ = war(client)
    refused = north.act("open-battle", battle=wrong)
    assert (refused.status_code, refused.json()["why"]["reason"]) == (409, "no-such-battle")
