"""What a side may know: everything but how the other has chosen to answer windows."""

from __future__ import annotations

from typing import Any

from escarmouche.games.combat_zone.client.scene import scene
from escarmouche.games.combat_zone.client.view import guess, view
from escarmouche.games.combat_zone.table import Thing
from tests.games.combat_zone.tables import Group, table_of


def test_standing_answers_are_known_to_their_own_side_only() -> None:
    squads = (Group("a", "one", (2000, 2000)), Group("b", "two", (6000, 6000)))
    answers: dict[str, Any] = {"one": {"standing": {"x": "above-50:1"}}, "two": {"standing": {"x": "not:1"}}}
    table = table_of(*squads, **answers)
    for side, other in (("one", "two"), ("two", "one")):
        seen = view(table, side)
        assert seen.sides[side].standing == answers[side]["standing"]
        assert seen.sides[other].standing == {}
        assert guess(seen, "seed").digest() == seen.digest()
    assert {s.id: s.standing for s in view(table, "").sides.values()} == {"one": {}, "two": {}}
    assert table.sides["one"].standing == {"x": "above-50:1"}


def test_game_01_a_hidden_thing_is_known_to_its_side_only() -> None:
    squads = (Group("a", "one", (2000, 2000)), Group("b", "two", (6000, 6000)))
    things = (Thing("box", "object", 3000, 3000), Thing("cache", "object", 4000, 4000, only="one"))
    table = table_of(*squads, things=things)
    for side, known in (("one", ["box", "cache"]), ("two", ["box"]), ("", ["box"])):
        seen = view(table, side)
        assert list(seen.things) == known
        assert [zone.id for zone in scene(seen, side).zones] == known
    assert list(table.things) == ["box", "cache"]
