"""Opportunity fire: preparing it, its windows, what it does to an action (CZ-OPP)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import reaction_windows
from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import actions, close_combat
from escarmouche.games.combat_zone.chapters.area_weapons import charges
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import DROPPED_HEIGHT
from escarmouche.games.combat_zone.chapters.shooting import hits, modes, opportunity, shooting
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.table import DEAD, DROPPED, PANICKED, STEADY, WAITING, Referee, Table
from tests.games.combat_zone.tables import (
    Group,
    Script,
    barricade,
    piece,
    referee_of,
    refusal_of,
    table_of,
    wall,
)

ASKED = opportunity.QUESTION
MISS, HITS = (1, 1, 1), (6, 1, 1)
NOTHING = Fraction(1, 216)
"""Only a total of 3 on 3D6 leaves an unarmoured man unmoved."""


def mover(*path: tuple[int, int], facing: int = -1) -> dict[str, Any]:
    return {"action": ["move"], "move": [(("one1a", path, facing),)]}


def facing_each_other(**values: Any) -> tuple[Group, Group]:
    """A mover of side one and a waiting rifle of side two, 20 cm apart."""
    one = Group("one1", "one", (6000, 6000), **values)
    return one, Group("two1", "two", (6000, 8000), facing=270, states=(WAITING,), ap=0)


def go(
    table: Table, *throws: tuple[int, ...], two: Script | None = None, **one: Any
) -> tuple[Referee, Script]:
    """Play side one's next action to its end."""
    waiter = two or Script()
    referee = referee_of(table, *throws, one=Script(**one), two=waiter)
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)
    return referee, waiter


def spot(referee: Referee) -> tuple[int, int]:
    f = referee.table.figures["one1a"]
    return f.x, f.y


def test_opp_01_five_points_prepare_it() -> None:
    table = table_of(Group("one1", "one", (6000, 6000), "green", ap=5), Group("two1", "two", (6000, 9000)))
    referee, _ = go(table, action=["opportunity"])
    assert (referee.table.figures["one1a"].ap, referee.table.figures["one1a"].states) == (
        0,
        frozenset({WAITING}),
    )
    short = table_of(Group("one1", "one", (6000, 6000), "green", ap=4), Group("two1", "two", (6000, 9000)))
    refusal = refusal_of(short, "one1a", "opportunity")
    assert refusal is not None
    assert (refusal.excess, refusal.measure) == (1, "PA")


def test_opp_01_not_capped_not_engaged_not_with_flames() -> None:
    unable: tuple[tuple[str, dict[str, Any]], ...] = (
        ("trooper", {"states": (PANICKED,)}),
        ("trooper", {"states": (STEADY,)}),
        ("trooper", {"foes": ("two1a",)}),
        ("flamer", {}),
        ("rocketeer", {}),
        ("unarmed", {}),
    )
    for profile, values in unable:
        table = table_of(
            Group("one1", "one", (6000, 6000), profile, **values), Group("two1", "two", (6250, 6000))
        )
        assert opportunity.why_not_prepare(table, "one1a") is not None
    single = table_of(
        Group("one1", "one", (6000, 6000), "shotgunner", facing=90), Group("two1", "two", (6000, 6900))
    )
    assert opportunity.why_not_prepare(single, "one1a") is None
    referee = referee_of(single, (1,))
    shooting.burst_at(referee, "one1a", "two1a")  # a weapon of rate 1 fires its one shot


def test_opp_01_flames_and_missiles_are_not_even_thought_of() -> None:
    """Only a gun makes somebody think of waiting; where he has one beside them it is the gun that fires."""
    for profile, thought in (("flamer", False), ("rocketeer", False), ("launcher", True), ("trooper", True)):
        table = table_of(Group("one1", "one", (6000, 6000), profile), Group("two1", "two", (6000, 9000)))
        assert (Deed("opportunity") in actions.deeds(table, "one1a")) is thought
    both = table_of(
        Group("one1", "one", (6000, 6000), "flamer", gained=("assault_rifle",), facing=90),
        Group("two1", "two", (6000, 6900)),
    )
    assert modes.opportunity_weapons(both, "one1a") == ("assault_rifle",)


@pytest.mark.parametrize(
    ("turns", "offers"),
    [((270,), 1), ((180,), 0), ((180, 270), 1), ((180, 90), 1), ((135, 180), 0)],
)
def test_opp_02_a_paid_pivot_is_an_action_and_a_free_one_is_none(turns: tuple[int, ...], offers: int) -> None:
    one, two = facing_each_other(facing=90)
    waiter = Script(opportunity_fire=[NO_ONE])
    script = Script(action=["pivot"] * len(turns), pivot=[(("one1a", (), turn),) for turn in turns])
    referee = referee_of(table_of(one, two), one=script, two=waiter)
    for _ in turns:
        turn.step(referee)
        while referee.table.turn.step in ("window", "do"):
            turn.step(referee)
    assert len(waiter.asked) == offers
    figure = referee.table.figures["one1a"]
    assert (figure.facing, figure.ap) == (turns[-1], 6 - offers)


def test_opp_02_the_burst_comes_before_the_figure_has_turned() -> None:
    one, two = facing_each_other(facing=90)
    throws = (HITS, (2, 2, 2))
    referee, _ = go(
        table_of(one, two), *throws, two=Script(opportunity_fire=["two1a"]),
        action=["pivot"], pivot=[(("one1a", (), 270),)],
    )  # fmt: skip
    figure = referee.table.figures["one1a"]
    assert (figure.facing, set(figure.states), figure.ap) == (270, {PANICKED}, 2)
    shot = next(n for n, e in enumerate(referee.events) if e.what == "roll")
    turned = next(n for n, e in enumerate(referee.events) if e.about.get("facing") == 270)
    assert shot < turned
    dead, _ = go(
        table_of(one, two), HITS, (6, 6, 6), two=Script(opportunity_fire=["two1a"]),
        action=["pivot"], pivot=[(("one1a", (), 270),)],
    )  # fmt: skip
    assert (dead.table.figures["one1a"].fate, dead.table.figures["one1a"].facing) == (DEAD, 90)


def test_opp_02_before_a_shot_or_another_action_is_resolved() -> None:
    one, two = facing_each_other(facing=90)
    for action in ("shoot:assault_rifle", "cover", "opportunity"):
        script = Script(opportunity_fire=["two1a"])
        referee, _ = go(table_of(one, two), HITS, (6, 6, 6), two=script, action=[action])
        assert [a.question for a in script.asked] == [ASKED]
        assert referee.table.figures["one1a"].fate == "dead"
        assert referee.table.figures["two1a"].states == frozenset()
        hits = [e for e in referee.events if e.what == "roll" and e.about["side"] == "one"]
        assert not hits


def test_opp_02_a_move_is_met_at_the_first_visible_centimetre() -> None:
    walls = (wall("w", 5000, 6300, 6800, 6400), wall("e", 7200, 6300, 9000, 6400))
    one = Group("one1", "one", (6000, 6000), ap=6)
    two = Group("two1", "two", (7000, 8000), facing=270, states=(WAITING,))
    path = tuple((6000 + 500 * n, 6000) for n in range(1, 5))
    script = Script(opportunity_fire=["two1a"])
    referee, _ = go(table_of(one, two, pieces=walls), MISS, two=script, **mover(*path))
    asked = [n for n, e in enumerate(referee.events) if e.what == "ask" and e.about["question"] == ASKED]
    assert len(asked) == 1
    before = [e.about for e in referee.events[: asked[0]] if e.what == "change" and "x" in e.about]
    x = before[-1]["x"]
    assert 6700 < x < 7250
    assert x % 100 == 0
    unseen = table_of(one, two, pieces=walls)
    assert not opportunity.opens(unseen, "one1a", (x - 100, 6000), upright=True)
    assert opportunity.opens(unseen, "one1a", (x, 6000), upright=True)
    assert spot(referee) == (-(-x // 500) * 500, 6000)  # the step is finished, then its owner thinks again
    assert referee.table.turn.step == "act"


def test_opp_02_wait_is_asked_again_and_no_is_not() -> None:
    one, two = facing_each_other()
    later = Script(opportunity_fire=["wait", "wait", "two1a"])
    referee, _ = go(table_of(one, two), MISS, two=later, **mover((6500, 6000)))
    places = []
    for n, e in enumerate(referee.events):
        if e.what == "ask" and e.about["question"] == ASKED:
            seen = [c.about["x"] for c in referee.events[:n] if c.what == "change" and "x" in c.about]
            places.append(seen[-1] if seen else 6000)
    assert places == [6000, 6100, 6200]
    declined = Script(opportunity_fire=["-", "-"])
    referee, _ = go(table_of(one, two), two=declined, **mover((6500, 6000), (7000, 6000)))
    assert len(declined.asked) == 2  # each step is an action of its own
    assert spot(referee) == (7000, 6000)


def test_opp_02_only_the_acting_figure_is_a_target() -> None:
    one, two = facing_each_other()
    other = Group("one2", "one", (6000, 7000))
    referee, script = go(
        table_of(one, other, two), MISS, two=Script(opportunity_fire=["two1a"]), **mover((6500, 6000))
    )
    assert [a.about["target"] for a in script.asked] == ["one1a"]
    assert {e.about.get("target", "one1a") for e in referee.events if e.what == "roll"} == {"one1a"}


def test_opp_02_no_question_while_nobody_waits() -> None:
    one, two = facing_each_other()
    table = table_of(one, two)
    table.change("two1a", {"states": frozenset()})
    _, script = go(table, **mover((6500, 6000)))
    assert not script.asked


def test_opp_03_misses_leave_it_and_a_hit_takes_it() -> None:
    def shot(*throws: tuple[int, ...]) -> bool:
        one, two = facing_each_other()
        table = table_of(one, two)
        referee = referee_of(table, *throws)
        hits.volley(referee, "one1a", "assault_rifle", modes.BURST, (("two1a", 2),))
        assert referee.table.figures["two1a"].fate == "alive"
        return WAITING in referee.table.figures["two1a"].states

    assert shot((1, 1))
    assert not shot((6, 1), (1, 1, 1))  # a wound total of 3 does nothing else


def test_opp_03_lost_by_panic_rout_engagement_and_use() -> None:
    one, two = facing_each_other()

    def lost(deed: Any) -> bool:
        referee = referee_of(table_of(one, two), MISS)
        deed(referee)
        return WAITING not in referee.table.figures["two1a"].states

    assert lost(lambda r: casualties.panic(r, "CZ-WND-02", "two1a"))
    assert lost(lambda r: casualties.rout(r, "CZ-CC-14", "two1a"))
    assert lost(lambda r: close_combat.engage(r, "CZ-CC-02", "one1a", "two1a"))
    assert lost(lambda r: opportunity.fire(r, "two1a", "one1a"))
    assert charges.GRENADE == "grenade"


def test_opp_04_one_after_the_other_and_the_rest_keep_their_markers() -> None:
    one, _ = facing_each_other()
    three = Group("two1", "two", (5500, 8000), count=3, facing=270, states=(WAITING,))
    script = Script(opportunity_fire=["two1b"])
    referee, _ = go(table_of(one, three), HITS, (6, 6, 6), two=script, **mover((6500, 6000)))
    assert script.asked[0].options[:3] == ("two1a", "two1b", "two1c")
    assert len(script.asked) == 1
    assert [WAITING in referee.table.figures[f"two1{n}"].states for n in "abc"] == [True, False, True]
    missing = Script(opportunity_fire=["two1b", "two1a", "-"])
    referee, _ = go(table_of(one, three), MISS, MISS, two=missing, **mover((6500, 6000)))
    assert [a.options[: 3 - n] for n, a in enumerate(missing.asked)] == [
        ("two1a", "two1b", "two1c"), ("two1a", "two1c"), ("two1c",),
    ]  # fmt: skip


def test_opp_04_opportunity_fire_is_not_reacted_to() -> None:
    one, two = facing_each_other()
    friend = Group("one2", "one", (6500, 6000), facing=90, states=(WAITING,))
    mine = Script(**mover((6400, 5700)))
    referee = referee_of(table_of(one, friend, two), MISS, one=mine, two=Script(opportunity_fire=["two1a"]))
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)
    assert ASKED not in [a.question for a in mine.asked]


def test_opp_05_front_arc_range_and_sight_only() -> None:
    one, two = facing_each_other()
    table = table_of(one, two)
    assert tuple(opportunity.ready(table, "one1a")) == ("two1a",)
    table.change("two1a", {"facing": 90})
    assert tuple(opportunity.ready(table, "one1a")) == ()  # it passes behind the waiter
    table.change("two1a", {"facing": 0})
    assert tuple(opportunity.ready(table, "one1a")) == ("two1a",)  # exactly on the line
    far = table_of(
        Group("one1", "one", (6000, 1000)), Group("two1", "two", (6000, 9251), facing=270, states=(WAITING,))
    )
    assert tuple(opportunity.ready(far, "one1a")) == ()  # 80.01 cm
    added = hits.hit_modifiers(table, "two1a", "one1a", modes.BURST, hits.LONG)
    assert sum(m.value for m in added) == 0


def test_opp_06_eliminated_in_mid_action() -> None:
    one, two = facing_each_other()
    script = Script(opportunity_fire=["wait", "two1a"])
    referee, _ = go(table_of(one, two), HITS, (6, 6, 6), two=script, **mover((6500, 6000), (7000, 6000)))
    assert referee.table.figures["one1a"].fate == "dead"
    assert referee.table.turn.step == "figure"
    assert referee.table.turn.way == ()


def test_opp_06_panicked_in_mid_move() -> None:
    one, two = facing_each_other(ap=5, spent=1)
    referee, _ = go(
        table_of(one, two),
        HITS,
        (1, 2, 2),
        two=Script(opportunity_fire=["two1a"]),
        **mover((6500, 6000), (7000, 6000)),
    )
    record = referee.table.figures["one1a"]
    assert record.states == {PANICKED}
    assert (spot(referee), record.ap) == ((6500, 6000), 1)  # the paid step is finished, 3 - 2 points are left


def test_opp_06_a_panicked_charge_stops_short() -> None:
    one = Group("one1", "one", (6000, 6000), ap=2, spent=4)
    foe = Group("two2", "two", (6550, 6000))
    _, two = facing_each_other()
    script = Script(opportunity_fire=["wait", "two1a"])
    referee, _ = go(table_of(one, foe, two), HITS, (1, 2, 2), two=script, **mover((6500, 6000)))
    record = referee.table.figures["one1a"]
    assert (spot(referee), record.ap, record.states) == ((6100, 6000), 0, frozenset({PANICKED}))
    refusal = actions.why_not_do(referee.table, "one1a", Deed("fight", "two2a"))
    assert refusal is not None


def test_opp_06_a_panicked_figure_does_not_finish_an_aimed_shot() -> None:
    one, two = facing_each_other(facing=90)
    table = table_of(one, two)
    referee, _ = go(
        table, HITS, (1, 2, 2), two=Script(opportunity_fire=["two1a"]), action=["aim:assault_rifle"]
    )
    assert referee.table.figures["one1a"].ap == 0
    assert not [e for e in referee.events if e.what == "roll" and e.about["side"] == "one"]
    table = table_of(one, two)
    shots = go(
        table, HITS, (1, 2, 2), (1,), two=Script(opportunity_fire=["two1a"]), action=["shoot:assault_rifle"]
    )[0]
    assert [
        e for e in shots.events if e.what == "roll" and e.about["side"] == "one"
    ]  # a shot is still allowed


# -- standing answers ----------------------------------------------------------------------------------------


def test_not_this_move_holds_for_the_move_and_no_longer() -> None:
    one, two = facing_each_other()
    script = Script(opportunity_fire=[reaction_windows.NOT_THIS_MOVE])
    referee, _ = go(table_of(one, two), two=script, **mover((6500, 6000), (7000, 6000), (6500, 6000)))
    assert len(script.asked) == 1
    assert spot(referee) == (6500, 6000)
    again = Script(opportunity_fire=["-"])
    go(referee.table, two=again, **mover((6000, 6000)))
    assert len(again.asked) == 1


def test_above_half_asks_only_for_good_shots() -> None:
    one, two = facing_each_other()
    table = table_of(one, two)
    assert opportunity.chance(table, "two1a", "one1a") == 1 - (Fraction(2, 3) + Fraction(1, 3) * NOTHING) ** 3
    script = Script(opportunity_fire=[reaction_windows.ABOVE_HALF, "-"])
    referee, _ = go(table, two=script, **mover((6500, 6000)))
    assert [a.options for a in script.asked][1:] == [
        ("two1a", "-", "wait", reaction_windows.NOT_THIS_MOVE, reaction_windows.ALWAYS_ASK)
    ]
    assert referee.table.sides["two"].standing == {ASKED: "above-50:1"}
    far = table_of(*(Group("one1", "one", (6000, 1000)), two))
    quiet = Script(opportunity_fire=[reaction_windows.ABOVE_HALF])
    referee, _ = go(far, two=quiet, **mover((6500, 1000), (7000, 1000)))
    assert len(quiet.asked) == 1
    assert spot(referee) == (7000, 1000)
    assert Fraction(1, 2) > opportunity.chance(far, "two1a", "one1a")


BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


def act_out(referee: Referee) -> None:
    """The next action to its end, windows and all."""
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)


@pytest.mark.parametrize(("system", "rule"), [(4, "CZ-MACH-06"), (6, "CZ-MACH-07")])
def test_opp_06_a_machine_shut_down_or_rogue_does_not_finish_its_action(system: int, rule: str) -> None:
    gun = Group("b", "two", (6000, 8000), "cannoneer", facing=270, states=(WAITING,), ap=0)
    robot = Group("a", "one", (6000, 6000), "robot", kind="machine", facing=90)
    critical: tuple[tuple[int, ...], ...] = ((6, 1, 1), (8, 8, 8), (system,))
    shot = referee_of(
        table_of(robot, gun),
        *critical,
        one=Script(action=["shoot:autocannon"]),
        two=Script(opportunity_fire=["ba"]),
    )
    act_out(shot)
    assert shot.table.figures["aa"].damage[0].endswith(":critical")
    assert not [e for e in shot.events if e.what == "roll" and e.about["side"] == "one"]
    lost = [e.about["because"] for e in shot.events if e.about.get("key") == "action-lost"]
    assert lost == [rule]
    walk = referee_of(
        table_of(robot, gun),
        *critical,
        one=Script(action=["move"], move=[(("aa", ((6500, 6000), (7000, 6000)), -1),)]),
        two=Script(opportunity_fire=["wait", "ba"]),
    )
    act_out(walk)
    assert (walk.table.figures["aa"].x, walk.table.figures["aa"].y) == (6100, 6000), "where it was hit"


def test_opp_06_a_climb_beyond_three_points_is_not_finished_in_panic() -> None:
    tower = piece(
        "tower", "platform", 6000, 6000, 7200, 7200, 800, "opaque", "impassable", "climb", "flat_top"
    )
    for height, up in ((800, False), (500, True)):
        table = table_of(
            Group("a", "one", (6300, 5875), facing=90),
            Group("b", "two", (6300, 4000), facing=90, states=(WAITING,)),
            pieces=(replace(tower, height=height),),
        )
        referee = referee_of(
            table, (6, 1, 1), (1, 2, 2),
            one=Script(action=["climb:tower"]), two=Script(opportunity_fire=["ba"]),
        )  # fmt: skip
        act_out(referee)
        assert referee.table.figures["aa"].states == {PANICKED}
        assert (referee.table.figures["aa"].z == height) is up, "4 points are more than a panicked man has"


def climb(*answers: str) -> tuple[Referee, Script]:
    """Up onto the container, from the side that the waiting enemy does not see."""
    table = table_of(
        Group("a", "one", (6300, 5875), facing=90),
        Group("b", "two", (6300, 8500), facing=270, states=(WAITING,)),
        pieces=(BOX,),
    )
    waiter = Script(opportunity_fire=list(answers))
    referee = referee_of(table, (6, 1, 1), (6, 6, 6), one=Script(action=["climb:box"]), two=waiter)
    act_out(referee)
    return referee, waiter


def test_opp_02_who_climbs_into_sight_may_be_fired_at_on_the_top() -> None:
    referee, waiter = climb("ba")
    assert len(waiter.asked) == 1
    assert referee.table.figures["aa"].fate == "dead"
    assert (referee.table.figures["aa"].z, referee.table.turn.step) == (450, "figure")
    spared, waiter = climb("-")
    assert [a.options for a in waiter.asked] == [("ba", "-", "not-this-move", "above-50")], "it is over"
    assert (spared.table.figures["aa"].z, spared.table.turn.step) == (450, "act")
    assert spared.table.turn.action == ()


def test_opp_02_before_a_climb_one_may_wait_for_its_end_and_no_is_no() -> None:
    seen = table_of(
        Group("a", "one", (6300, 6575), facing=270),
        Group("b", "two", (6300, 8500), facing=270, states=(WAITING,)),
        pieces=(BOX,),
    )
    for answers, asked, fate in ((["wait", "ba"], 2, "dead"), (["-"], 1, "alive")):
        waiter = Script(opportunity_fire=answers)
        up = Script(action=["climb:box"])
        referee = referee_of(seen.copy(), (6, 1, 1), (6, 6, 6), one=up, two=waiter)
        act_out(referee)
        assert (len(waiter.asked), referee.table.figures["aa"].fate) == (asked, fate)
        assert referee.table.figures["aa"].z == 450


FOE = Group("z", "two", (11000, 11000), facing=270)


def test_opp_01_who_waits_already_does_not_prepare_again() -> None:
    table = table_of(Group("a", "one", (6000, 6000), states=(WAITING,)), FOE)
    refusal = opportunity.why_not_prepare(table, "aa")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-OPP-01", "already-waiting")


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def test_opp_06_the_window_closes_at_once_when_its_target_falls() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90),
        Group("b", "two", (6000, 7000), facing=270, states=(WAITING,)),
        turn={"step": "window", "action": ("cover", ""), "way": ()},
    )
    referee = referee_of(table, (6, 6, 6), (6, 6, 6))
    opportunity.fire(referee, "ba", "aa")
    assert referee.table.figures["aa"].fate == DEAD
    assert referee.table.turn.step == "do"
    assert "action-cancelled" in told(referee)
    assert WAITING not in referee.table.figures["ba"].states


@pytest.mark.parametrize(("more", "may"), [(0, True), (1, False)])
def test_opp_05_a_waiting_gun_reaches_its_long_range(more: int, may: bool) -> None:
    waiter = Group("b", "two", (6000, 7000), facing=270, states=(WAITING,))
    table = table_of(Group("a", "one", (6000, 1000)), waiter, size=(12000, 20000))
    long = table.setting.weapons["assault_rifle"].long
    table.change("ba", {"y": 1000 + 250 + long + more})
    assert list(opportunity.ready(table, "aa")) == (["ba"] if may else [])


def test_opp_05_who_lies_behind_a_low_wall_is_seen_when_he_gets_up() -> None:
    low = barricade("low", 5000, 6300, 7000, 6350, DROPPED_HEIGHT + 40)
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90, states=(DROPPED,)),
        Group("b", "two", (6000, 9000), facing=270, states=(WAITING,)),
        pieces=(low,),
    )
    assert list(opportunity.ready(table, "aa")) == []
    assert list(opportunity.ready(table, "aa", upright=True)) == ["ba"]
    table.change("aa", {"states": frozenset()})
    assert list(opportunity.ready(table, "aa")) == ["ba"]


def noted(referee: Referee, key: str) -> list[str]:
    """The rules of the notes with this key."""
    return [e.rule for e in referee.events if e.about.get("key") == key]


def test_opp_04_and_05_several_waiting_guns_are_asked_under_their_own_rule() -> None:
    for count, rule in ((1, "CZ-OPP-02"), (2, "CZ-OPP-04")):
        table = table_of(
            Group("a", "one", (2000, 6000)),
            Group("b", "two", (4000, 6000), count=count, states=("waiting",), facing=180),
            turn={"step": "window", "action": ("shoot", "assault_rifle"), "figure": "aa"},
        )
        two = Script(**{"opportunity-fire": [NO_ONE]})
        opportunity.window(referee_of(table, two=two))
        assert two.asked[0].rule == rule
    referee = referee_of(table, (1, 1, 1))
    opportunity.fire(referee, "ba", "aa")
    assert noted(referee, "opportunity-fire") == ["CZ-OPP-05"]
