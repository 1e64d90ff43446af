"""Situations read from files, and written as they stand."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.situation import parse
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.chapters.movement import doors, fences
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Thing
from tests.games.combat_zone.tables import Group, enemy, referee_of, street, table_of, wall

FOE = Group("z", "two", (11000, 11000), facing=270)


def test_force_06_a_hero_of_a_situation_is_elite_unless_it_says_otherwise() -> None:
    text = """
game: combat_zone
map: crossroads
groups:
  - side: one
    book: corp
    quality: green
    figures: [{troop: agent, at: [60, 10]}, {troop: rifleman, at: [64, 10]}]
"""
    table = parse(text, "x.yaml", ruleset).table
    agent, rifleman = (table.setting.profiles[table.figures[f].profile] for f in ("one1a", "one1b"))
    assert agent.kind == "hero"
    assert (agent.quality, rifleman.quality) == ("elite", "green")


@pytest.mark.parametrize(("y", "stands"), [(60, True), (1, True), (0, False)])
def test_reac_18_a_figure_stands_on_the_table_while_its_centre_does(y: int, stands: bool) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), FOE)
    table.change("aa", {"y": y})
    written = {"game": "combat_zone", **RULESET.client.write_situation(table)}
    if stands:
        again = RULESET.client.read_situation(written, lambda *_: "here")
        assert again.figures["aa"] == table.figures["aa"]
    else:
        with pytest.raises(DataError, match="aa does not stand on the table"):
            RULESET.client.read_situation(written, lambda *_: "here")


def test_a_situation_by_hand() -> None:
    text = """
game: combat_zone
map: crossroads
groups:
  - {side: one, book: corp, figures: [{troop: sergeant, at: [60, 10]}, {troop: rifleman, at: [64, 10]}]}
  - side: two
    book: gang
    quality: green
    figures: [{troop: boss, at: [60, 110], state: {states: [panicked]}}]
"""
    table = parse(text, "x.yaml", ruleset).table
    assert table.units["one1"].leader == "one1a"
    assert (table.figures["one1a"].x, table.figures["one1a"].facing) == (6000, 90)
    assert table.figures["two1a"].states == {"panicked"}
    assert (table.turn.round, table.turn.phase, table.turn.active, table.turn.step) == (
        1,
        "actions",
        "one",
        "choose",
    )
    with pytest.raises(DataError, match="gang has no pope"):
        parse(text.replace("troop: boss", "troop: pope"), "x.yaml", ruleset)


def test_a_situation_keeps_who_sits_where() -> None:
    table = street(enemy(9000), crew=2)
    table.change("va", {"speed": 2000})
    written = {"game": "combat_zone", **RULESET.client.write_situation(table)}
    again = RULESET.client.read_situation(written, lambda *_: "here")
    assert again.figures == table.figures
    assert again.units == table.units


# -- what is written -----------------------------------------------------------------------------------------


def test_a_situation_says_of_a_side_only_what_it_has() -> None:
    written = RULESET.client.write_situation(
        table_of(Group("a", "one", (6000, 6000)), FOE, two={"kills": 12})
    )
    assert written["sides"] == {"one": {"edge": "south"}, "two": {"edge": "north", "kills": 12}}


def test_a_situation_writes_of_a_figure_only_what_is_not_as_printed() -> None:
    def written(**values: Any) -> dict[str, Any]:
        table = table_of(Group("a", "one", (6000, 5050), "grenadier", facing=90, **values), FOE)
        figure: dict[str, Any] = RULESET.client.write_situation(table)["groups"][0]["figures"][0]
        return figure

    plain = {"id": "aa", "profile": "grenadier", "facing": 90, "at": [60, 50.5]}
    assert written() == plain
    assert written(ap=2) == {**plain, "state": {"ap": 2}}
    assert written(grenades=0, foes=("za",)) == {**plain, "state": {"grenades": 0, "foes": ("za",)}}
    assert written(z=400) == {**plain, "z": 4}
    assert written(places=[(0, 5050)])["at"] == [0, 50.5]
    assert written(places=[(5050, 0)])["at"] == [50.5, 0]


def test_a_situation_writes_of_a_marker_and_a_piece_what_they_have() -> None:
    markers = (
        Thing("box", "object", 6000, 6000, holder="aa"),
        Thing("f", "fire", 3000, 3000, radius=250, value=3, z=400),
    )
    table = table_of(
        Group("a", "one", (6000, 6000)),
        FOE,
        pieces=(wall("w", 1000, 1000, 2000, 1060, 600),),
        things=markers,
        turn={"round": 2},
    )
    written = RULESET.client.write_situation(table)
    assert written["markers"] == [
        {"id": "box", "kind": "object", "at": [60, 60], "holder": "aa"},
        {"id": "f", "kind": "fire", "at": [30, 30], "radius": 2.5, "z": 4, "value": 3},
    ]
    assert written["pieces"] == [
        {
            "id": "w",
            "kind": "wall",
            "points": [[10, 10], [20, 10], [20, 10.6], [10, 10.6]],
            "height": 6,
            "traits": ["cover:hard", "impassable", "opaque"],
        }
    ]
    assert written["turn"]["round"] == 2
    assert "markers" not in written["turn"]
    assert "way" not in written["turn"]


STAGE = """
game: combat_zone
terrain:
  - {kind: door, at: [60, 62], size: [3.5, 0.6], traits: [locked]}
  - {kind: fence, from: [80, 80], to: [88, 80]}
markers:
  - {id: box, kind: object, at: [30, 30], only: two}
groups:
  - {side: one, book: corp, figures: [{troop: sergeant, at: [84, 78.6]}]}
  - {side: two, book: gang, figures: [{troop: boss, at: [60, 110]}]}
"""


def test_doors_and_fences_of_a_situation_are_things_and_come_back() -> None:
    """In any order: what was put down later than something that lay there comes after it."""
    table = parse(STAGE, "x.yaml", ruleset).table
    assert {id: thing.kind for id, thing in table.things.items()} == {
        "door1": "door", "fence1": "fence", "box": "object",
    }  # fmt: skip
    assert (table.things["door1"].locked, table.things["box"].only) == (True, "two")
    assert "thing_order" not in RULESET.client.write_situation(table)
    referee = referee_of(table)
    fences.cut(referee, "one1a", "fence1")
    doors.unlock(referee, "CZ-TECH-03", "door1")
    written = RULESET.client.write_situation(referee.table)
    assert written["thing_order"] == ["door1", "box", "fence2", "fence3"]
    again = RULESET.client.read_situation({"game": "combat_zone", **written}, lambda *_: "here")
    assert again.digest() == referee.table.digest()
    assert list(again.things) == list(referee.table.things)
    written["thing_order"] = ["door1", "box"]
    with pytest.raises(DataError, match="every thing"):
        RULESET.client.read_situation({"game": "combat_zone", **written}, lambda *_: "here")


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("id: door1, kind: object", "already called door1"),
        ("id: box, kind: door", "kind"),
        ("id: one1, kind: object", "already called one1"),
        ("id: box, only: three, kind: object", "no side three"),
    ],
)
def test_a_thing_of_a_situation_has_a_name_and_a_kind_of_its_own(wrong: str, complaint: str) -> None:
    text = STAGE.replace(", only: two", "").replace("id: box, kind: object", wrong)
    with pytest.raises(DataError, match=complaint):
        parse(text, "x.yaml", ruleset)
