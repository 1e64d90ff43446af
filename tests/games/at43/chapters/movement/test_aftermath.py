"""What follows a movement (areas A4-MOV, A4-COND, A4-ABIL)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.games.at43.chapters import actions
from escarmouche.games.at43.chapters.movement import aftermath
from escarmouche.games.at43.table import Table
from escarmouche.space.shapes import discs_overlap, distance, onward
from tests.games.at43.tables import Script, Squad, chances, flags, piece, referee_of, table_of

WAYS = {"one1a": ((3000, 3000), (6000, 3000))}


def driven(victims: Squad, **values: Any) -> Table:
    return table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"), victims, **values)


def crushed(table: Table, engaged: frozenset[str] = frozenset()) -> dict[Any, F]:
    before = len(table.units["two1"].figures)
    return chances(
        aftermath.crush,
        table,
        "one1",
        WAYS,
        engaged,
        of=lambda _, after: before - len(after.units["two1"].figures),
    )


def test_mov_10_free_engaged_and_support_weapons() -> None:
    one = Squad("two1", "two", (4500, 3000), count=1)
    assert crushed(driven(one))[1] == F(1, 3)
    assert crushed(driven(one), frozenset({"two1"}))[1] == F(2, 3)
    support = driven(Squad("two1", "two", (4500, 3000), "crew", 1, entry="support"))
    assert crushed(support) == {1: F(1)}
    referee = referee_of(support)
    aftermath.crush(referee, "one1", WAYS, frozenset())
    assert [e.about["figures"] for e in referee.events if e.about.get("key") == "crushed-surely"] == [
        ("two1a",)
    ]


def test_mov_10_three_free_fighters() -> None:
    three = Squad("two1", "two", (0, 0), count=3, places=[(4000, 3000), (4500, 3000), (5000, 3000)])
    told = crushed(driven(three))
    assert told[0] == F(8, 27)
    assert sum(count * chance for count, chance in told.items()) == 1


def test_mov_11_only_who_is_crossed_and_survivors_step_aside() -> None:
    two = Squad("two1", "two", (0, 0), count=3, places=[(4000, 3000), (4500, 3400), (4500, 3600)])
    table = driven(two)
    assert aftermath.run_over(table, "one1", WAYS) == ("two1a", "two1b")
    referee = referee_of(table, (1, 1))
    aftermath.crush(referee, "one1", WAYS, frozenset())
    assert len(referee.table.units["two1"].figures) == 3
    assert not aftermath.run_over(referee.table, "one1", WAYS)


def test_mov_10_who_was_engaged_before_the_move_is_crushed_on_less() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"),
        Squad("one2", "one", (5200, 3300), count=1),
        Squad("two1", "two", (4500, 3000), count=1),
        Squad("two2", "two", (5200, 3000), count=1),
    )
    referee = referee_of(table, (4,), (3,))
    actions.carry_out(referee, "one1", (("one1a", ((6000, 3000),), -1),), "rapid")
    rolls = {e.about["target"]: e.about["needs"] for e in referee.events if e.what == "roll"}
    assert rolls == {"two1": 5, "two2": 3}
    assert (referee.table.units["two1"].place, referee.table.units["two2"].place) == ("table", "gone")


def test_mov_14_abandoned_when_left_out_of_formation() -> None:
    walkers = Squad("one1", "one", (0, 0), "walker", 2, entry="walkers", places=[(3000, 3000), (4900, 3000)])
    table = table_of(walkers)
    table.change("one1b", {"hurt": (2, 0, 0, 0)})
    referee = referee_of(table, (6,))
    aftermath.abandon(referee, "one1")
    assert referee.table.units["one1"].figures == ("one1a",)
    assert [e.rule for e in referee.events if e.what == "roll"] == ["A4-ACT-11"]
    near = Squad("one1", "one", (0, 0), "walker", 2, entry="walkers", places=[(3000, 3000), (4500, 3000)])
    table = table_of(near)
    table.change("one1b", {"hurt": (2, 0, 0, 0)})
    referee = referee_of(table)
    aftermath.abandon(referee, "one1")
    assert len(referee.table.units["one1"].figures) == 2


ICE = piece("ice", "pack_ice", 2000, 2000, 6000, 6000)


def slid(squad: Squad, *thrown: tuple[int, ...] | Squad, **values: Any) -> Table:
    others = [other for other in thrown if isinstance(other, Squad)]
    throws = [faces for faces in thrown if not isinstance(faces, Squad)]
    referee = referee_of(table_of(squad, *others, **values), *throws)
    aftermath.slide(referee, "one1")
    return referee.table


def test_cond_02_the_whole_unit_slides_by_one_vector() -> None:
    after = slid(Squad("one1", "one", (3000, 3000), count=3), (1,), (4,), pieces=(ICE,))
    assert [(f.x, f.y) for f in after.figures.values()] == [(3000, 3400), (3350, 3400), (2650, 3400)]
    told = chances(
        aftermath.slide,
        table_of(Squad("one1", "one", (3000, 3000), count=1), pieces=(ICE,)),
        "one1",
        of=lambda _, t: (t.figures["one1a"].x, t.figures["one1a"].y),
    )
    assert len(told) == 36
    assert set(told.values()) == {F(1, 36)}


def test_cond_02_who_meets_something_stops_there() -> None:
    wall = piece("wall", "wall", 2500, 3250, 4000, 3350)
    after = slid(Squad("one1", "one", (3000, 3000), count=1), (1,), (6,), pieces=(ICE, wall))
    assert after.figures["one1a"].y == 3120
    after = slid(
        Squad("one1", "one", (3000, 8800), count=1), (1,), (6,), setting={"conditions": ("pack_ice",)}
    )
    assert after.figures["one1a"].y == 8870  # at the edge of the table


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("aside", [-240, 0, 240])
def test_cond_02_who_meets_a_figure_stops_short_of_it(face: int, aside: int) -> None:
    heading = (90 - 60 * (face - 1)) % 360
    spot = onward(onward((4000, 4000), heading, 500), (heading + 90) % 360, aside)
    foe = Squad("two1", "two", spot, count=1)
    table = slid(Squad("one1", "one", (4000, 4000), count=1), (face,), (6,), foe, pieces=(ICE,))
    f = table.figures["one1a"]
    assert not discs_overlap((f.x, f.y), 125, spot, 125)
    assert distance((4000, 4000), (f.x, f.y)) < 500, "it would have gone 6 cm"


def test_cond_03_and_abil_08_who_does_not_slide() -> None:
    for profile, entry in (
        ("trooper", "steady"),
        ("trooper", "jumpers"),
        ("trooper", "karmans"),
        ("walker", "walkers"),
    ):
        table = table_of(Squad("one1", "one", (3000, 3000), profile, 1, entry=entry), pieces=(ICE,))
        assert aftermath.why_no_slide(table, "one1")
        referee = referee_of(table)
        aftermath.slide(referee, "one1")
        assert not [e for e in referee.events if e.what == "roll"]
    guns = table_of(Squad("one1", "one", (3000, 3000), "crew", 1, entry="karman_guns"), pieces=(ICE,))
    assert not aftermath.why_no_slide(guns, "one1")


def test_cond_10_the_ground_under_the_leader_decides() -> None:
    off = Squad("one1", "one", (0, 0), count=2, places=[(1500, 3000), (2300, 3000)])
    assert not aftermath.on_ice(table_of(off, pieces=(ICE,)), "one1a")
    on = Squad("one1", "one", (0, 0), count=2, places=[(2300, 3000), (1500, 3000)])
    after = slid(on, (1,), (1,), pieces=(ICE,))
    assert after.figures["one1b"].y == 3100
    anywhere = table_of(off, setting={"conditions": ("pack_ice",)})
    assert aftermath.on_ice(anywhere, "one1a")


def test_cond_12_snowy_tables() -> None:
    from escarmouche.games.at43.chapters.ground import snowy

    lake = piece("lake", "frozen_lake", 2000, 2000, 6000, 6000)
    assert snowy(table_of(pieces=(lake,)))
    assert snowy(table_of(setting={"conditions": ("pack_ice",)}))
    assert not snowy(table_of(pieces=(piece("pond", "water", 0, 0, 1000, 1000),)))


def test_cond_04_who_ends_in_water_or_a_chasm_is_lost() -> None:
    for kind, rule in (("water", "A4-COND-04"), ("chasm", "A4-COND-07")):
        hole = piece("hole", kind, 3000, 2000, 5000, 4000)
        squad = Squad(
            "one1", "one", (0, 0), count=4, places=[(2990, 3000), (3010, 2300), (3400, 3400), (2500, 3000)]
        )
        referee = referee_of(table_of(squad, pieces=(hole,)))
        aftermath.fall(referee, "one1")
        assert referee.table.units["one1"].figures == ("one1a", "one1d")
        assert rule in [e.rule for e in referee.events]
    walker = Squad("one1", "one", (3500, 3000), "walker", 1, entry="walkers")
    referee = referee_of(table_of(walker, pieces=(hole,)))
    aftermath.fall(referee, "one1")
    assert referee.table.units["one1"].place == "gone"


def test_cond_05_in_a_battle_they_are_simply_out() -> None:
    water = piece("water", "water", 3000, 2000, 5000, 4000)
    suits = Squad("one1", "one", (3500, 3000), "suit", 1, entry="elite")
    referee = referee_of(table_of(suits, pieces=(water,)))
    aftermath.fall(referee, "one1")
    assert referee.table.units["one1"].place == "gone"


def test_abil_11_fear_tests_whom_it_newly_touches() -> None:
    horrors = Squad("one1", "one", (3000, 3000), "horror", 1)
    foe = Squad("two1", "two", (3400, 3000), "steel", 4)
    table = table_of(horrors, foe)
    told = chances(
        aftermath.frighten, table, "one1", (), of=lambda _, t: "disorganised" in t.units["two1"].markers
    )
    assert told[True] == F(1, 2)
    referee = referee_of(table)
    aftermath.frighten(referee, "one1", ("two1",))
    assert not referee.events


def test_mov_08_a_rapid_move_ends_without_fire() -> None:
    table = flags(table_of(Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (3000, 6000))), "rapid")
    referee = referee_of(table)
    actions._after_move(referee)
    assert referee.table.turn.step == "melee"


def test_mov_09_no_rapid_move_for_engaged_infantry() -> None:
    table = flags(table_of(Squad("one1", "one", (3000, 3000))), "engaged")
    assert actions.why_not_action(table, "one1", "rapid").rule == "A4-MOV-09"  # type: ignore[union-attr]
    assert actions.why_not_action(table, "one1", "combat") is None
    walker = flags(table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers")), "engaged")
    assert actions.why_not_action(walker, "one1", "rapid") is None


def test_act_17_the_steps_of_an_activation_in_order() -> None:
    squad = Squad("one1", "one", (3000, 3000), ["lieutenant", "trooper", "trooper", "trooper"])
    foe = Squad("two1", "two", (3000, 8000), count=2, markers=("alerte",))
    table = table_of(squad, foe, turn={"step": "begin", "done": ("one1",)})
    ahead = tuple((f.id, ((f.x, f.y + 500),), -1) for f in squad.figures)
    script = Script(action=["combat"], salvo=["-", "-"], move=[ahead], order=["genou", "-"])
    referee = referee_of(table, (1,), one=script, two=Script(alert_fire=["-"]))
    from escarmouche.games.at43.turn import step

    steps = []
    while referee.table.turn.unit == "one1" and referee.table.turn.step not in ("option", "control"):
        steps.append(referee.table.turn.step)
        step(referee)
    assert steps == [
        "begin",
        "morale",
        "routines",
        "action",
        "fire",
        "move",
        "alert",
        "fire",
        "melee",
        "orders",
        "orders",
        "container",
        "end",
    ]


def test_cond_07_a_walker_on_a_chasm_is_gone() -> None:
    chasm = piece("chasm", "chasm", 3000, 2000, 5000, 4000)
    walker = Squad("one1", "one", (3500, 3000), "walker", 1, entry="walkers")
    referee = referee_of(table_of(walker, pieces=(chasm,)))
    aftermath.fall(referee, "one1")
    assert referee.table.units["one1"].place == "gone"
    assert referee.events[0].rule == "A4-COND-07"


def test_cond_11_by_the_centre_of_the_base_and_not_on_a_roof() -> None:
    water = piece("water", "water", 3000, 2000, 5000, 4000)
    for x, lost in ((3001, True), (2999, False)):
        referee = referee_of(table_of(Squad("one1", "one", (x, 3000), count=1), pieces=(water,)))
        aftermath.fall(referee, "one1")
        assert (referee.table.units["one1"].place == "gone") is lost
    up = referee_of(table_of(Squad("one1", "one", (3500, 3000), count=1, z=550), pieces=(water,)))
    aftermath.fall(up, "one1")
    assert up.table.units["one1"].place == "table"
