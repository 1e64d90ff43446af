"""What is kept can be listed, brought back, mended: the attic, sums of rows, `matches` and `repair`."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from escarmouche.cli.main import main
from escarmouche.server import attic, expiry
from escarmouche.server.store import existing
from escarmouche.server.tables import checkpoints, idle, inputs
from tests.server.tables import Json, choose, house_of, new_match, served, settings

DAY = expiry.DAY


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture
def played(tmp_path: Path, quick_disk: None) -> tuple[str, Json, str]:
    """A match of some forty inputs on a server that has ended: its name, its last state, its token."""
    with served(settings(tmp_path)) as client:
        (red, blue), _ = new_match(client, players=["person", "person"])
        luck = random.Random(5)
        for _ in range(40):
            seat = next((s for s in (red, blue) if s.state()["question"]), None)
            if seat is None:
                break
            question = seat.state()["question"]
            drafts = None
            if question["kind"] == "place":
                made = seat.act("drafts").json()["drafts"]
                drafts = [draft["value"] for draft in made]
            assert seat.answer(choose(question, luck, drafts)).status_code == 200
        state = red.state()
        assert state["number"] > 20
    return red.match, state, red.token


def again(tmp_path: Path, match: str, token: str) -> Json:
    with served(settings(tmp_path)) as client:
        answer = client.get(f"/api/matches/{match}", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()["state"]
        return state


def damage(database: str, table: sa.Table, match: str, number: int) -> None:
    """Another bit on the disk."""
    column = table.c.payload if table is inputs else table.c.state
    engine = existing(database)
    here = (table.c.match == match) & (table.c.number == number)
    with engine.begin() as connection:
        data = bytearray(connection.execute(sa.select(column).where(here)).scalar_one())
        data[len(data) // 2] ^= 1
        connection.execute(table.update().where(here).values({column.name: bytes(data)}))
    engine.dispose()


def newest(database: str, match: str) -> int:
    engine = existing(database)
    with engine.connect() as connection:
        query = sa.select(sa.func.max(checkpoints.c.number)).where(checkpoints.c.match == match)
        number: int = connection.execute(query).scalar_one()
    engine.dispose()
    return number


def test_a_damaged_checkpoint_falls_back_to_the_one_before(
    played: tuple[str, Json, str], database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, state, token = played
    last = newest(database, match)
    assert last >= 32
    damage(database, checkpoints, match, last)
    assert again(tmp_path, match, token) == state
    damage(database, checkpoints, match, last - 16)
    assert again(tmp_path, match, token) == state
    assert main(["repair", "--database", database, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"{match}: the checkpoint at input {last} was damaged" in told
    assert "nothing left to mend" in told
    assert newest(database, match) < last
    assert main(["repair", "--database", database, "--lang", "fr"]) == 0
    assert "1 partie examinée, 0 abîmée, plus rien à réparer." in capsys.readouterr().out
    assert again(tmp_path, match, token) == state


def test_a_damaged_input_is_named_and_cut_only_if_wanted(
    played: tuple[str, Json, str], database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, state, token = played
    number = newest(database, match) + 2
    assert number < state["number"]
    damage(database, inputs, match, number)
    assert main(["repair", "--database", database, "--lang", "en"]) == 1
    assert f"{match}: input {number} is damaged; nothing was done" in capsys.readouterr().out
    assert main(["repair", "--cut", "--database", database, "--lang", "en"]) == 0
    assert "are taken away" in capsys.readouterr().out
    assert again(tmp_path, match, token)["number"] == number - 1


def test_a_missing_input_is_found(
    played: tuple[str, Json, str], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match, _, _ = played
    number = newest(database, match) + 1
    engine = existing(database)
    with engine.begin() as connection:
        connection.execute(inputs.delete().where(inputs.c.match == match, inputs.c.number == number))
    engine.dispose()
    assert main(["repair", "--database", database, "--lang", "en"]) == 1
    assert f"input {number} is missing" in capsys.readouterr().out


def forgotten(engine: sa.Engine) -> None:
    for day in range(90 + expiry.GRACE + 1):
        expiry.look_round(engine, 1_800_000_000 + day * DAY, 90)


def test_what_expired_lies_in_the_attic_and_comes_back_as_it_was(
    played: tuple[str, Json, str], database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, state, token = played
    engine = existing(database)
    forgotten(engine)
    with engine.connect() as connection:
        assert not connection.execute(sa.select(inputs.c.number)).all()
        assert not connection.execute(sa.select(idle.c.id)).all()
    assert [entry.id for entry in attic.listed(engine)] == [match]
    assert main(["matches", "--database", database, "--lang", "en"]) == 0
    assert f"{match}  in the attic" in capsys.readouterr().out
    assert main(["matches", "restore", match, "--database", database, "--lang", "en"]) == 0
    assert main(["matches", "restore", match, "--database", database, "--lang", "en"]) == 2
    assert again(tmp_path, match, token) == state
    forgotten(engine)
    for day in range(attic.KEPT + 1):
        expiry.look_round(engine, 1_900_000_000 + day * DAY, 90)
    assert not attic.listed(engine)
    engine.dispose()


def test_matches_are_listed_exported_and_deleted(
    played: tuple[str, Json, str], database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, state, _ = played
    assert main(["matches", "list", "--database", database, "--lang", "fr"]) == 0
    assert match in (listed := capsys.readouterr().out)
    assert "entrées" in listed
    target = tmp_path / "out.json"
    assert main(["matches", "export", match, "--to", str(target), "--database", database]) == 0
    content = json.loads(target.read_bytes())
    assert len(content["rows"]["inputs"]) == state["number"] + 1
    assert main(["matches", "export", match, "--to", str(target), "--database", database]) == 2
    assert main(["matches", "delete", match, "--database", database, "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["matches", "--database", database, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "No matches are kept.\n"
    assert main(["matches", "delete", match, "--database", database]) == 2
    assert main(["matches", "delete", "--database", database]) == 2


def test_a_running_server_is_not_repaired(client: TestClient, tmp_path: Path, database: str) -> None:
    assert house_of(client)
    assert main(["repair", "--database", database]) == 2
