"""The records of Trauma: strategic points are things, and tables that had them in the turn are read so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche import games
from escarmouche.engine import save
from escarmouche.engine.errors import DataError
from escarmouche.engine.table import kept
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.games.trauma.table import RECORDS, Point, Table, convert
from tests.games.trauma.tables import Squad, table_of, wall

BEFORE = Path(__file__).parents[2] / "before" / "trauma"
"""Files written under rules 4."""
ALPHA = Point("alpha1", "alpha", piece="w1", side="two")


def written(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((BEFORE / name).read_bytes())["match"]
    return content


def table() -> Table:
    squad = Squad("one1", "one", (4000, 4000))
    return table_of(squad, pieces=(wall("w1", 3000, 6000, 3500, 6100),), points=(ALPHA,))


@pytest.mark.parametrize("name", ["mid-question.save", "secret-question.save", "finished.save"])
def test_points_of_rules_4_are_things(name: str) -> None:
    """In their order, each with its piece or zone and who holds it; nothing else of the table differs."""
    data = written(name)["checkpoint"]
    points = data["turn"]["points"]
    assert points
    converted: Table = RECORDS.read(convert(data, 4))
    told = [
        {"id": p.id, "kind": p.kind, "piece": p.piece, "zone": p.zone, "holder": p.side}
        for p in converted.things.values()
    ]
    assert told == points
    again = converted.to_data()
    del again["things"]
    again["turn"]["points"] = points
    assert json.loads(msgspec.json.encode(again)) == data


def test_somebody_holds_a_point_in_a_finished_match_of_rules_4() -> None:
    match = save.load(BEFORE / "finished.save", games.ruleset)
    held = {p["id"]: p["holder"] for p in written("finished.save")["checkpoint"]["turn"]["points"]}
    assert any(held.values())
    assert {point.id: point.side for point in match.table.things.values()} == held


def test_a_table_older_than_points_is_read_without_them() -> None:
    data = written("mid-question.save")["checkpoint"]
    del data["turn"]["points"]
    older: Table = RECORDS.read(convert(data, 1))
    assert older.things == {}


def test_a_table_of_today_is_not_converted() -> None:
    data = table().to_data()
    assert convert(data, RULESET.version) is data
    assert RECORDS.read(data).things == {"alpha1": ALPHA}


@pytest.mark.parametrize("points", [[{"id": "alpha1"}], ["alpha1"], 3])
def test_a_save_of_rules_4_with_broken_points_is_one_sentence(points: Any) -> None:
    content = written("mid-question.save")
    content["checkpoint"]["turn"]["points"] = points
    body = msgspec.json.encode(content)
    text = b'{"digest":"%s","match":%s}' % (save._digest(body).encode(), body)
    with pytest.raises(
        DataError, match=r"old\.save: its table \(checkpoint\) does not fit rules 6 of trauma"
    ):
        save.restore(text, "old.save", games.ruleset)


def test_a_point_that_changes_hands_drops_what_was_kept_for_the_table() -> None:
    @kept
    def holder(of: Table) -> str:
        side: str = of.things["alpha1"].side
        return side

    before = table()
    after = before.copy()
    assert (holder(before), holder(after)) == ("two", "two")
    after.change("alpha1", {"side": "one"})
    assert (holder(before), holder(after)) == ("two", "one")
