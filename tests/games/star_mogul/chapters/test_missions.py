"""Missions (area SM-MISS)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.dice import d6
from escarmouche.games.star_mogul.chapters import actions, missions
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.setup import setup
from tests.games.star_mogul.tables import Men, Script, pas, piece, referee_of, salvage_at, table_of

F = Fraction


def test_miss_01_the_mission_table_and_the_raid() -> None:
    found: dict[str, Fraction] = {}
    for face in range(1, 7):
        key = missions.mission_of(face, (1500, 1500))
        found[key] = found.get(key, F(0)) + F(1, missions.mission_dice().ways)
    assert found == {"salvage_rights": F(1, 2), "asset": F(1, 6), "asset_raid": F(1, 6), "rescue": F(1, 6)}
    assert missions.mission_of(1, (1500, 751)) == "salvage_rights"
    assert missions.mission_of(1, (1500, 750)) == "salvage_raid"
    assert missions.mission_of(6, (1500, 1500, 1500)) == "salvage_rights", "for two players only"


def test_miss_02_the_asset_at_stake() -> None:
    assert [missions.asset_of(face) for face in range(1, 7)] == [
        "ore_mine",
        "ore_mine",
        "plant",
        "plant",
        "junk_yard",
        "artifact_site",
    ]
    assert F(1, 6) * F(2, 6) == F(1, 18)


def lying(ours: int, theirs: int) -> tuple[Any, ...]:
    return tuple(salvage_at(6, 6, f"a{n}") for n in range(ours)) + tuple(
        salvage_at(42, 42, f"b{n}") for n in range(theirs)
    )


def board(ours: int = 0, theirs: int = 0, mission: str = "salvage_rights", **named: Any) -> Any:
    return table_of(
        Men("one1", "one", (20, 20)),
        Men("two1", "two", (30, 30)),
        things=lying(ours, theirs),
        mission=mission,
        **named,
    )


@pytest.mark.parametrize("mission", ["salvage_rights", "revenge"])
def test_miss_03_and_10_most_counters_win(mission: str) -> None:
    assert missions.winner(board(4, 2, mission)) == "one"
    assert missions.winner(board(3, 3, mission)) == "draw"
    alone = board(0, 4, mission)
    alone.change("two1", {"figures": ()})
    assert missions.winner(alone) == "one", "sole survivor"


@pytest.mark.parametrize(("secured", "winner"), [(1, "two"), (2, "one")])
def test_miss_04_the_raider_needs_two(secured: int, winner: str) -> None:
    table = board(secured, 2, "salvage_raid", sides={"one": {"role": "raider"}, "two": {"role": "raided"}})
    assert missions.winner(table) == winner


@pytest.mark.parametrize(("reading", "winner"), [("gives_up", "one"), ("wins", "two")])
def test_miss_04_and_09_who_keeps_prizes_and_leaves_first_gives_them_up(reading: str, winner: str) -> None:
    roles = {"one": {"role": "raider"}, "two": {"role": "raided", "called": True}}
    raid = board(0, 2, "salvage_raid", sides=roles, options={"keeper_calls": reading})
    assert missions.winner(raid) == winner
    raid.change("two", {"called": False})
    assert missions.winner(raid) == "two"
    assert missions.winner(raid, caller="two") == winner
    guarded = rescue(3)
    guarded.change("one", {"called": True})
    assert missions.winner(guarded) == "two", "the investigator leaves without enough"
    guarded.change("two", {"called": True})
    assert missions.winner(guarded) == "one"


def test_miss_05_more_unengaged_models_near_the_asset() -> None:
    house = piece("building", 24, 24, id="asset")
    places = tuple((16 + 1.2 * n, 20) for n in range(7))
    other = tuple((16 + 1.2 * n, 28) for n in range(6))

    def fight(theirs: int) -> Any:
        return table_of(
            Men("one1", "one", (0, 0), 6, places=places[:6]),
            Men("two1", "two", (0, 0), theirs, places=other[:theirs]),
            pieces=(house,),
            mission="asset",
            centre="asset",
        )

    assert missions.holders(fight(5)) == {"one": 6, "two": 5}
    assert missions.winner(fight(5)) == "one"
    assert missions.winner(fight(6)) == "draw"


def test_miss_06_the_higher_die_may_attack_or_decline() -> None:
    house = piece("building", 24, 24, id="asset")
    table = board(
        mission="asset_raid", pieces=(house,), centre="asset", step="setup", activation="roles", phase="setup"
    )
    script = Script(asset_raid=["let-be"])
    referee = referee_of(table, (2,), (2,), (1,), (5,), (3,), two=script)
    setup.roles(referee)
    assert script.asked[0].options == ("attack", "let-be")
    assert referee.events[-1].about["asset"] == "plant"


def test_miss_07_two_to_four_buildings_in_parts_rolled_at_random() -> None:
    counts = {face: (face + 1) // 2 + 1 for face in range(1, 7)}
    assert [F(sum(c == n for c in counts.values()), 6) for n in (2, 3, 4)] == [F(1, 3)] * 3
    table = board(mission="rescue", step="setup", activation="roles", phase="setup")
    referee = referee_of(table, (6,), (1,), (3,), (1,), (1,), (5,), (5,), (3,))
    setup.roles(referee)
    doors = [t for t in referee.table.things.values() if t.kind == "door"]
    assert len(doors) == 3
    assert len({p.footprint for p in referee.table.ground.pieces}) == 3, "two in one part: the next free one"
    assert {s.role for s in referee.table.sides.values()} == {"guard", "investigator"}


def test_miss_08_captives_and_stashes() -> None:
    captives = [missions.kinds_of(face).count("captive") for face in range(1, 7)]
    stashes = [missions.kinds_of(face).count("stash") for face in range(1, 7)]
    assert F(sum(captives), 6) == F(10, 3)
    assert F(sum(stashes), 6) == F(7, 2)
    assert d6().ways == 6
    table = board(sides={"one": {"role": "guard"}, "two": {"role": "investigator"}}, mission="rescue")
    table.put(salvage_at(20, 20, "captive1", kind="captive"))
    refusal = actions.why_not(table, "one1", Deed("salvage", "captive1"))
    assert refusal
    assert refusal.rule == "SM-MISS-08"


def rescue(secured: int) -> Any:
    prizes = tuple(salvage_at(6, 6, f"p{n}", kind="stash") for n in range(secured))
    rest = tuple(salvage_at(24, 24, f"q{n}", kind="captive") for n in range(7 - secured))
    roles = {"one": {"role": "investigator"}, "two": {"role": "guard"}}
    return table_of(
        Men("one1", "one", (20, 20)),
        Men("two1", "two", (30, 30)),
        things=prizes + rest,
        mission="rescue",
        sides=roles,
    )


@pytest.mark.parametrize(("secured", "winner"), [(4, "one"), (3, "two")])
def test_miss_09_more_than_half_of_the_total(secured: int, winner: str) -> None:
    assert missions.winner(rescue(secured)) == winner


def test_miss_09_a_door_is_blown_by_a_model_that_touches_it_and_captives_follow() -> None:
    house = piece("building", 24, 24, (5, 4), id="house1")
    door = salvage_at(24, 21.46, "door1", kind="door", piece="house1")
    held = salvage_at(24, 21.46, "captive1", kind="captive", piece="house1", inside=True)
    table = table_of(
        Men("one1", "one", (24, 21.46), 1),
        Men("two1", "two", (40, 40)),
        pieces=(house,),
        things=(door, held),
        mission="rescue",
        sides={"one": {"role": "investigator"}, "two": {"role": "guard"}},
    )
    script = Script(activate=["one1", "one1"], order=["door:door1", "salvage:captive1"])
    referee = referee_of(table, one=script)
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    assert referee.table.things["door1"].open
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    assert referee.table.things["captive1"].holder == "one1"
    assert referee.table.sides["one"].left == 2
    from escarmouche.games.star_mogul.chapters.movement import walking

    walking.moved(referee, "SM-MOVE-01", "one1", (("one1a", (pas(24, 18),), -1),))
    assert referee.table.things["captive1"].y == pas(18)
