"""Things of the table: what lies about; doors, fences and wrecks with the pieces that follow from them."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import RulesError
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.games.combat_zone.chapters.movement import doors, fences, objects, ready_moves
from escarmouche.games.combat_zone.chapters.things import (
    BUILT,
    built,
    change_door,
    door_of,
    lying,
    lying_thing,
    pass_on,
)
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Referee, Table, Thing
from tests.games.combat_zone.tables import Group, codes_of, door, fence, referee_of, refusal_of, table_of

DOOR = door("hall-door1", 5900, 6125, 6100, 6185, "locked", "strong", "cover:medium")
WIRE = fence("fence1", 8000, 8000, 8800, 8030)
FOE = Group("b", "two", (11000, 11000), "robot")
BOX = Thing("box", "object", 6000, 6000)


def house() -> Table:
    """A figure before a strong locked door, a box at its feet, a fence far off, a machine of the enemy."""
    return table_of(Group("a", "one", (6000, 6000), "cutter"), FOE, pieces=(DOOR, WIRE), things=(BOX,))


def built_of(table: Table) -> dict[str, Thing]:
    return {id: thing for id, thing in table.things.items() if thing.kind in BUILT}


def agrees(referee: Referee) -> bool:
    """Whether the built things are as the pieces of the ground stand."""
    table = referee.table
    return built_of(table) == {thing.id: thing for thing in built(table.ground.pieces, table.figures)}


def test_what_lies_about_is_told_apart_from_what_is_built() -> None:
    table = house()
    assert list(table.things) == ["hall-door1", "fence1", "box"]
    assert lying(table) == (BOX,)
    assert lying_thing(table, "box") == BOX
    assert lying_thing(table, "hall-door1") is None
    assert door_of(table, "box") is None
    assert built_of(table)["hall-door1"] == Thing(
        "hall-door1", "door", 6000, 6155, locked=True, strength="strong"
    )
    assert built_of(table)["fence1"] == Thing("fence1", "fence", 8400, 8015)


def test_act_02_the_piece_of_a_door_follows_from_its_thing() -> None:
    """Closed it blocks sight and movement; one that locks itself is locked again when it is closed."""
    referee = referee_of(house())
    closed = referee.table.ground.piece("hall-door1").traits
    change_door(referee, "CZ-ACT-02", "hall-door1", open=True)
    assert referee.table.ground.piece("hall-door1").traits == closed - {"opaque", "impassable"} | {"open"}
    assert not doors.is_locked(referee.table, "hall-door1")
    assert agrees(referee)
    change_door(referee, "CZ-ACT-02", "hall-door1", open=False)
    assert referee.table.ground.piece("hall-door1").traits == closed
    assert doors.is_locked(referee.table, "hall-door1")
    doors.unlock(referee, "CZ-TECH-03", "hall-door1")
    assert referee.table.ground.piece("hall-door1").traits == closed - {"locked"}
    assert refusal_of(referee.table, "aa", "door:hall-door1") is None
    assert agrees(referee)
    changes = [event.about for event in referee.events if event.about["id"] == "hall-door1"]
    assert changes[0] == {"id": "hall-door1", "open": True}


def test_terr_04_a_smashed_door_is_gone_from_ground_and_table() -> None:
    referee = referee_of(house())
    doors.smash(referee, "aa", "hall-door1")
    assert "hall-door1" not in referee.table.things
    assert [piece.id for piece in referee.table.ground.pieces] == ["fence1"]
    refusal = doors.why_not_door(referee.table, "aa", "hall-door1")
    assert refusal is not None
    assert refusal.reason == "no-door"


def test_act_04_what_is_left_of_a_fence_are_things_of_their_own() -> None:
    table = house()
    table.change("aa", {"x": 8400, "y": 7875})
    referee = referee_of(table)
    fences.cut(referee, "aa", "fence1")
    assert list(referee.table.things) == ["hall-door1", "box", "fence2", "fence3"]
    assert agrees(referee)
    refusal = fences.why_not_cut(referee.table, "aa", "fence1")
    assert refusal is not None
    assert refusal.reason == "no-wire"


def test_mach_08_a_wreck_is_a_thing_that_knows_its_machine() -> None:
    referee = referee_of(house())
    casualties.wreck(referee, "CZ-MACH-08", "ba")
    assert referee.table.things["wreck-ba"] == Thing("wreck-ba", "wreck", 11000, 11000, holder="ba")
    assert "cover:medium" in referee.table.ground.piece("wreck-ba").traits
    assert agrees(referee)
    assert lying(referee.table) == (BOX,)


def test_act_03_what_no_file_put_on_the_table_is_let_go_all_the_same() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), carrying="ghost"), FOE))
    objects.drop(referee, "CZ-ACT-03", "aa")
    assert referee.table.figures["aa"].carrying == ""
    pass_on(referee, "CZ-ACT-03", "ghost", holder="aa")
    assert not referee.table.things
    with pytest.raises(RulesError):
        referee.change("CZ-ACT-03", "ghost", holder="aa")


@pytest.mark.parametrize(("only", "known"), [("", True), ("one", True), ("two", False)])
def test_game_01_nobody_lays_hands_on_what_his_side_does_not_know(only: str, known: bool) -> None:
    near = Thing("box", "object", 6000, 6000, only=only)
    far = Thing("pot", "object", 6000, 9000, only=only)
    table = table_of(Group("a", "one", (6000, 6000)), FOE, things=(near, far))
    assert ("take:box" in codes_of(table, "aa")) is known
    assert (refusal_of(table, "aa", "take:box") is None) is known
    assert ("object:pot" in ready_moves.draft_names(table, "aa")) is known


@pytest.mark.parametrize(("only", "known"), [("", True), ("one", True), ("two", False)])
def test_game_01_a_hidden_thing_asks_no_question(only: str, known: bool) -> None:
    """Which figure acts is asked for a single one where it may be left alone; what is hidden tells nobody."""
    table = table_of(
        Group("a", "one", (6000, 6000)),
        FOE,
        things=(Thing("pot", "object", 6000, 9000, only=only),),
        turn={"unit": "a", "step": "figure"},
    )
    ask = Match(RULESET, table).asked("one")
    assert isinstance(ask, Ask)
    assert (ask.question == "figure") is known
