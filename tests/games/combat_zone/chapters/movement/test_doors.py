"""Doors and terrain (CZ-ACT-02, CZ-TERR-03, CZ-TERR-04)."""

from __future__ import annotations

import pytest

from escarmouche.games.combat_zone.chapters.figures import look_at
from escarmouche.games.combat_zone.chapters.movement import doors
from escarmouche.games.combat_zone.chapters.terrain import (
    DIFFICULT,
    KINDS,
    LEVELS,
    impassable,
    obstacle,
)
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.terrain import Piece
from tests.games.combat_zone.tables import Group, door, referee_of, table_of, wall


def doorway(*traits: str, at: int = 5875, other: int = 3000, opened: bool = False) -> Table:
    """A wall from west to east at y = 6000 with a door in it; one figure south of it, an enemy north."""
    pieces = (
        wall("west", 0, 6000, 5800, 6060),
        door("door", 5800, 6000, 6200, 6060, *traits, opened=opened),
        wall("east", 6200, 6000, 12000, 6060),
    )
    return table_of(
        Group("a", "one", (6000, at), "trooper", facing=90),
        Group("b", "two", (6000, 6060 + other), "trooper", facing=270),
        pieces=pieces,
    )


def test_act_02_a_door_is_moved_in_contact_for_one_point() -> None:
    refusal = doors.why_not_door(doorway(at=5775), "aa", "door")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-ACT-02", "not-in-contact", 100)
    table = doorway()
    assert doors.doors_near(table, "aa") == ("door",)
    assert doors.why_not_door(table, "aa", "door") is None
    assert not look_at(table, "aa", "ba").visible
    referee = referee_of(table)
    doors.toggle(referee, "aa", "door")
    piece = referee.table.ground.piece("door")
    assert not impassable(piece)
    assert look_at(referee.table, "aa", "ba").visible
    doors.toggle(referee, "aa", "door")
    assert impassable(referee.table.ground.piece("door"))
    assert not look_at(referee.table, "aa", "ba").visible


def test_act_02_a_locked_door_is_refused() -> None:
    refusal = doors.why_not_door(doorway("locked"), "aa", "door")
    assert refusal is not None
    assert refusal.reason == "locked"


def test_act_02_an_enemy_on_the_other_side_holds_it() -> None:
    table = doorway(other=125)
    refusal = doors.why_not_door(table, "aa", "door")
    assert refusal is not None
    assert refusal.reason == "held"
    table.change("ba", {"states": frozenset({"routed"})})
    assert doors.why_not_door(table, "aa", "door") is None
    table = doorway(other=126)  # a hundredth away: no contact
    assert doors.why_not_door(table, "aa", "door") is None


def test_act_02_an_enemy_on_the_same_side_holds_nothing() -> None:
    table = doorway()
    table.change("aa", {"x": 5900})
    table.change("ba", {"x": 6150, "y": 5875})
    assert doors.why_not_door(table, "aa", "door") is None


def test_act_02_nobody_closes_a_door_on_somebody() -> None:
    table = doorway(opened=True)
    table.change("ba", {"y": 6100})
    refusal = doors.why_not_door(table, "aa", "door")
    assert refusal is not None
    assert refusal.reason in ("held", "doorway-taken")
    table.change("ba", {"y": 9000})
    assert doors.why_not_door(table, "aa", "door") is None


@pytest.mark.parametrize(("kind", "what"), [("rubble", "difficult"), ("mud", "difficult"),
    ("water", "difficult"), ("bushes", "difficult"), ("stairs", "difficult"), ("wall", "impassable"),
    ("deep_water", "impassable"), ("door", "impassable"), ("low_wall", "obstacle"),
    ("window", "obstacle")])  # fmt: skip
def test_terr_03_difficult_and_impassable_ground(kind: str, what: str) -> None:
    piece = KINDS.piece("p", kind, KINDS.block(kind, (3000, 3000)))
    found = {
        "difficult": DIFFICULT in piece.traits,
        "impassable": impassable(piece),
        "obstacle": obstacle(piece),
    }
    assert found == {name: name == what for name in found}


def test_terr_03_an_open_door_is_clear_ground() -> None:
    piece = KINDS.piece("p", "door", KINDS.block("door", (3000, 3000)), traits=("open",))
    assert not impassable(piece)
    assert DIFFICULT not in piece.traits
    assert "opaque" not in piece.traits


def test_every_kind_has_at_most_one_cover_level() -> None:
    for name in KINDS.names:
        kind = KINDS[name]
        levels = [t.removeprefix("cover:") for t in kind.traits if t.startswith("cover:")]
        assert len(levels) <= 1, name
        assert set(levels) <= set(LEVELS), name
    hard = KINDS.piece("p", "crates", KINDS.block("crates", (3000, 3000)), traits=("cover:hard",))
    assert [t for t in hard.traits if t.startswith("cover:")] == ["cover:hard"]


def smashing(*traits: str) -> tuple[Table, Piece]:
    piece = door("door", 5800, 6000, 6200, 6060, *traits)
    return table_of(Group("a", "one", (6000, 5875), "alien", kind="alien"), pieces=(piece,)), piece


def test_terr_04_a_creature_breaks_doors_by_their_strength() -> None:
    for traits, cost in (((), 3), (("strong",), 6)):
        table, _ = smashing(*traits)
        assert doors.smash_cost(table, "door") == cost
        assert doors.why_not_smash(table, "aa", "door") is None
        referee = referee_of(table)
        doors.smash(referee, "aa", "door")
        assert referee.table.ground.pieces == ()


def test_terr_04_what_cannot_be_smashed() -> None:
    refusal = doors.why_not_smash(smashing("impregnable")[0], "aa", "door")
    assert refusal is not None
    assert refusal.reason == "impregnable"
    refusal = doors.why_not_smash(doorway(), "aa", "door")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-TERR-04", "no-such-ability")


@pytest.mark.parametrize(
    ("at", "side"), [((6000, 5000), -1), ((6000, 7000), 1), ((6400, 6900), 1), ((7000, 6030), 0)]
)
def test_the_two_sides_of_a_door(at: tuple[int, int], side: int) -> None:
    gate = door("d", 5800, 6000, 6200, 6060)
    assert doors.face(gate, at) * doors.face(gate, (6000, 9000)) == side
    upright = door("d", 6000, 5800, 6060, 6200)
    assert doors.face(upright, (at[1], at[0])) * doors.face(upright, (9000, 6000)) == side


def test_act_02_a_door_with_somebody_in_it_is_not_closed() -> None:
    gate = door("d", 5700, 6100, 6300, 6160, opened=True)
    for y, reason in ((6130, "doorway-taken"), (6600, "")):
        table = table_of(Group("a", "one", (5800, 5975)), Group("f", "one", (6100, y)), pieces=(gate,))
        refusal = doors.why_not_door(table, "aa", "d")
        assert (refusal.reason if refusal else "") == reason
        if refusal:
            assert refusal.about["by"] == "fa"
