"""What the greedy player prefers to what: on small tables, and how moving the table turns the choice."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine.requests import NO_ONE, Ask, Drafts
from escarmouche.games.combat_zone import actions, areas, gains, outlook, weighing
from escarmouche.games.combat_zone.table import OFFICER, Marker, Table
from tests.combat_zone.tables import Group, barricade, door, fence, table_of, wall
from tests.combat_zone.test_vehicles import street
from tests.combat_zone.test_weighing import act, choose

MEASURED = {"premeasure": True}
ROOM = (
    wall("w1", 3000, 4000, 5800, 4060), wall("w2", 6250, 4000, 9000, 4060),
    wall("w3", 3000, 0, 3060, 4000), wall("w4", 8940, 0, 9000, 4000),
)  # fmt: skip
GAP = (5800, 4000, 6250, 4060)
AT_THE_GAP = (6025, 3875)


def laid(*more: Group, profile: Any = "trooper", at: tuple[int, int] = (6000, 3000), **values: Any) -> Table:
    """A figure that looks north, others where a test wants them."""
    given = {key: values.pop(key) for key in ("turn", "pieces", "one", "size") if key in values}
    return table_of(
        Group("one1", "one", at, profile, **{"facing": 90, **values}), *more, options=MEASURED, **given
    )


def foe(n: int = 1, at: tuple[int, int] = (6000, 5000), profile: Any = "trooper", **values: Any) -> Group:
    return Group(f"two{n}", "two", at, profile, **{"facing": 270, **values})


def weigh(table: Table, action: str, figure: str = "one1a") -> float:
    ask = Ask("CZ-AP-04", "one", "action", (action,), about={"figure": figure})
    found = weighing.weigh(ask, table, action)
    assert found is not None
    return found


def never(table: Table, action: str) -> bool:
    """Whether an action is out of the question."""
    return weigh(table, action) < -1e5


# -- fire ------------------------------------------------------------------------------------------------


def test_a_target_behind_is_not_fired_at_before_a_turn() -> None:
    front, back = laid(foe()), laid(foe(), facing=270)
    assert weigh(front, "burst:assault_rifle") > weigh(front, "done")
    assert never(back, "burst:assault_rifle")
    assert never(front, "pivot")
    assert weigh(back, "pivot") > weigh(back, "done")


def test_nobody_turns_twice_for_nothing_or_to_nobody() -> None:
    assert never(laid(foe(), facing=270, pivot=90), "pivot")
    assert never(laid(facing=270), "pivot")
    assert never(laid(foe(), facing=270, pieces=(wall("w", 3000, 4000, 9000, 4060),)), "pivot")


def test_who_waits_turns_to_the_nearest_enemy_seen_or_not() -> None:
    hidden = wall("w", 3000, 4000, 9000, 4060)
    table = laid(foe(), facing=270, pieces=(hidden,), states=("waiting",))
    assert weigh(table, "pivot") > weigh(table, "done")
    table.change("one1a", {"facing": 90})
    assert never(table, "pivot")


def test_the_first_of_several_shots_counts_with_what_is_left_for_the_next() -> None:
    table = laid(foe())
    plenty = weigh(table, "shoot:assault_rifle") - weigh(table, "done")
    table.change("one1a", {"ap": 1})
    assert plenty > weigh(table, "shoot:assault_rifle") - weigh(table, "done") > 0


def test_an_aimed_shot_beats_a_plain_one_from_afar_only_where_there_are_points() -> None:
    table = laid(foe())
    best = max(("shoot", "burst", "aim"), key=lambda mode: weigh(table, f"{mode}:assault_rifle"))
    assert best == "burst"
    assert act(laid(foe(), ap=1)) == "shoot:assault_rifle"


def test_targets_and_guns_are_chosen_by_what_they_gain() -> None:
    table = laid(foe(1, profile="armoured"), foe(2, (6600, 5000)), profile="gunner")
    about = {"figure": "one1a", "weapon": "machine_gun", "mode": "burst"}
    target = Ask("CZ-SHOOT-09", "one", "target", ("two1a", "two2a", NO_ONE), about=about)
    assert choose(table, target) == "two2a"
    assert weighing.weigh(target, table, NO_ONE) == 0
    gun = Ask(
        "CZ-OPP-03", "one", "weapon", ("pistol", "machine_gun"), about={"figure": "one1a", "target": "two1a"}
    )
    assert choose(table, gun) == "machine_gun"


def test_on_questions_it_does_not_know_it_has_no_opinion() -> None:
    assert weighing.weigh(Ask("CZ-X", "one", "colour", ("red",)), laid(), "red") is None


# -- to stay, to wait, to lie low ------------------------------------------------------------------------


def test_to_do_nothing_is_worth_the_place_less_what_is_feared_and_nothing_in_a_fight() -> None:
    safe, seen = laid(foe(profile="unarmed")), laid(foe())
    assert weigh(seen, "done") < weigh(safe, "done") == pytest.approx(0, abs=0.01)
    away = laid(foe(at=(6000, 8000), profile="unarmed"))
    assert weigh(away, "done") < weigh(safe, "done")
    assert weigh(laid(foe(at=(6000, 3250)), foes=("two1a",)), "done") == 0


def test_who_lies_behind_something_is_better_off_only_if_somebody_sees_him() -> None:
    low = barricade("b", 5000, 3200, 7000, 3260)
    seen = laid(foe(), profile="unarmed", pieces=(low,), ap=2)
    assert weigh(seen, "cover") > weigh(seen, "done")
    unseen = laid(foe(at=(6000, 9000), profile="unarmed"), profile="unarmed", pieces=(low,), ap=2)
    assert weigh(unseen, "cover") < weigh(unseen, "done")


def test_points_left_after_lying_down_still_fire() -> None:
    low = barricade("b", 5000, 3200, 7000, 3260)
    table = laid(foe(), pieces=(low,))
    price = actions.cost(table, "one1a", "cover")
    poor = laid(foe(), pieces=(low,), ap=price)
    assert weigh(table, "cover") > weigh(poor, "cover")


def test_who_sees_nobody_waits_rather_than_be_done() -> None:
    table = laid(foe(), pieces=(wall("w", 3000, 4000, 9000, 4060),))
    assert weigh(table, "opportunity") > weigh(table, "done")
    far = laid(foe(at=(6000, 11900)), pieces=(wall("w", 3000, 4000, 9000, 4060),))
    assert weigh(far, "opportunity") == pytest.approx(weigh(far, "done"), abs=0.01)


def test_what_is_no_deed_of_a_bot_is_never_done() -> None:
    assert never(laid(foe()), "drop:case")
    assert never(laid(foe()), "pass:one1b")


# -- throws ----------------------------------------------------------------------------------------------


def test_grenades_are_thrown_at_crowds_and_never_among_friends() -> None:
    thrower: dict[str, Any] = {"profile": "grenadier"}
    crowd = [foe(1, (5900, 4300), count=2, gap=10)]
    table = laid(*crowd, **thrower)
    assert weigh(table, "grenade") > weigh(table, "done")
    mixed = laid(*crowd, Group("one2", "one", (5900, 4560), count=3, gap=10), **thrower)
    assert never(mixed, "grenade")
    assert never(laid(foe(at=(6000, 9000)), **thrower), "grenade")


def test_a_throw_is_worth_what_it_gains_and_the_points_that_are_left() -> None:
    table = laid(foe(at=(6000, 4300)), profile="grenadier")
    cost = actions.cost(table, "one1a", "grenade")
    gain = weighing.best_throw(table, "one1a", "grenade")
    assert gain > 0
    bare = laid(foe(at=(6000, 4300)), profile="grenadier", ap=cost)
    assert weigh(table, "grenade") > weigh(bare, "grenade") > weigh(bare, "done")
    assert weigh(bare, "grenade") - weigh(bare, "done") == pytest.approx(gain, abs=0.01)


def test_a_throw_is_aimed_where_it_gains_most() -> None:
    table = laid(foe(1, (6000, 4300)), foe(2, (7000, 4000), count=3, gap=10), profile="grenadier")
    about = {"figure": "one1a", "what": "grenade"}
    ask = Ask("CZ-AREA-04", "one", "aim", ("two1a", "two2b", areas.GROUND), about=about)
    weights = {option: weighing.weigh(ask, table, option) for option in ask.options}
    assert weights["two2b"] > weights["two1a"]  # type: ignore[operator]
    assert weights["two2b"] == pytest.approx(
        gains.throw_gain(table, "one1a", "grenade", (7260, 4000)), abs=1e-5
    )
    point = Ask("CZ-AREA-04", "one", "aim-point", (), "place", about=about)
    there, astray = ((("", ((x, y),), 0),) for x, y in ((7260, 4000), (3000, 3000)))
    assert areas.point_of(there) == (7260, 4000)
    assert weighing.weigh(point, table, there) > weighing.weigh(point, table, astray)  # type: ignore[operator]


# -- hand to hand ----------------------------------------------------------------------------------------


def test_a_better_arm_strikes_and_a_weaker_one_does_not_begin() -> None:
    def fight(one: str, two: str, **values: Any) -> Table:
        return laid(foe(at=(6000, 3250), profile=two, **values), profile=one, ap=2)

    strong, weak = fight("hero", "unarmed"), fight("unarmed", "hero")
    assert weigh(strong, "fight:two1a") > weigh(strong, "done")
    assert weigh(weak, "fight:two1a") < weigh(weak, "done")
    engaged = fight("unarmed", "hero", foes=("one9a",))
    assert never(engaged, "fight:two1a"), "who has other worries is left alone by the weak"
    assert weigh(fight("hero", "unarmed", foes=("one9a",)), "fight:two1a") > 0


def test_in_a_fight_the_enemy_that_falls_most_easily_is_struck() -> None:
    table = laid(
        foe(1, (6000, 3250), "hero"), foe(2, (6250, 3000), "unarmed"), profile="hero", foes=("two1a", "two2a")
    )
    assert weigh(table, "fight:two2a") > weigh(table, "fight:two1a")
    ask = Ask("CZ-CC-05", "one", "attack-target", ("two1a", "two2a"), about={"figure": "one1a"})
    assert choose(table, ask) == "two2a"


# -- doors and obstacles ---------------------------------------------------------------------------------


def at_gap(piece: Any, profile: str = "trooper", y: int = 9000, **values: Any) -> Table:
    """Before the only gap of a room, the enemy beyond it."""
    return laid(
        foe(at=(6025, y), profile="unarmed"), profile=profile, at=AT_THE_GAP, pieces=(*ROOM, piece), **values
    )


def test_a_door_on_the_way_is_opened_and_one_that_leads_nowhere_is_not() -> None:
    table = at_gap(door("d", *GAP))
    assert weigh(table, "door:d") > weigh(table, "done")
    assert never(at_gap(door("d", *GAP), y=1000), "door:d"), "the enemy is inside"
    assert never(at_gap(door("d", *GAP, opened=True)), "door:d")


def test_points_kept_after_the_door_still_fire() -> None:
    case = Marker("case", "object", 6025, 9000, radius=50)
    worth = []
    for ap in (1, 2, 3):
        table = laid(
            foe(at=(6025, 2000), profile="unarmed"), at=AT_THE_GAP, pieces=(*ROOM, door("d", *GAP)), ap=ap,
            turn={"markers": (case,)},
        )  # fmt: skip
        table.setting = replace(table.setting, scenario="extraction")
        worth.append(weigh(table, "door:d") - weigh(table, "done"))
    view = outlook.Outlook(table, "one1a")
    assert worth[1] - worth[0] == pytest.approx(view.fire(table, 1), abs=0.01)
    assert worth[2] - worth[0] == pytest.approx(view.fire(table, 2), abs=0.01)
    assert 0 < worth[0] < view.fire(table, 2), "there is time for the door after the shooting"


def test_who_can_smash_a_locked_door_on_the_way_does() -> None:
    table = at_gap(door("d", *GAP, "locked"), "alien")
    assert 0 < weigh(table, "smash:d") - weigh(table, "done") < weighing.TAKE / 2, "less than the case"
    assert never(at_gap(door("d", *GAP, "locked"), "alien", y=1000), "smash:d")


def test_a_lock_on_the_way_is_tried_and_the_device_is_what_attackers_came_for() -> None:
    table = at_gap(door("d", *GAP, "locked"), "tech")
    assert 0 < weigh(table, "tech:d") - weigh(table, "done") < weighing.TAKE / 2
    assert never(at_gap(door("d", *GAP, "locked"), "tech", y=1000), "tech:d")
    device = Marker("m", "device", 6000, 3175, radius=50, value=8)
    for role, wanted in (("attacker", True), ("defender", False)):
        near = laid(foe(at=(6000, 11000)), profile="tech", turn={"markers": (device,)}, one={"role": role})
        near.setting = replace(near.setting, scenario="sabotage")
        assert (weigh(near, "tech:m") > weigh(near, "done")) is wanted


def test_an_obstacle_is_crossed_on_the_way_and_not_for_its_own_sake() -> None:
    table = at_gap(barricade("b", *GAP))
    assert weigh(table, "cross:b") > weigh(table, "done")
    assert never(at_gap(barricade("b", *GAP), y=1000), "cross:b")
    assert table.figures["one1a"].y == 3875, "only thought of"


def test_a_fence_on_the_way_is_cut_by_who_can() -> None:
    table = at_gap(fence("wire", *GAP), "cutter")
    assert weigh(table, "cut:wire") > weigh(table, "cross:wire")
    assert 0 < weigh(table, "cut:wire") - weigh(table, "done") < weighing.TAKE / 2
    assert never(at_gap(fence("wire", *GAP), "cutter", y=1000), "cut:wire")


# -- things and people -----------------------------------------------------------------------------------


def test_the_case_is_taken_and_the_fallen_are_left() -> None:
    markers = (
        Marker("case", "object", 6000, 3175, radius=50),
        Marker("dead", "casualty", 6000, 2825, radius=125),
    )
    table = laid(foe(at=(6000, 11000)), turn={"markers": markers})
    table.setting = replace(table.setting, scenario="extraction")
    assert weigh(table, "take:case") > weigh(table, "burst:assault_rifle")
    assert weigh(table, "take:case") > weigh(table, "done")
    assert never(table, "take:dead")
    assert never(table, "take:nothing")


def test_small_services_are_better_than_nothing_and_flames_are_put_out_first() -> None:
    table = laid(foe(at=(6000, 11000)), Group("one2", "one", (6325, 3000), "robot", damage=("power:minor",)))
    idle = weigh(table, "done")
    assert idle < weigh(table, "aid:x") < weigh(table, "tech:one2a") < weigh(table, "extinguish")


def test_an_officer_takes_over_a_group_without_a_leader() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), "officer", kind=OFFICER, facing=90),
        Group("one2", "one", (6400, 3000), count=3), foe(at=(6000, 11000)), options=MEASURED,
    )  # fmt: skip
    assert weigh(table, "lead:one2") > weigh(table, "done")
    assert act(table).startswith("lead:")


# -- who goes first --------------------------------------------------------------------------------------


def test_carriers_go_first_then_who_is_nearest_and_the_shaken_last() -> None:
    table = laid(foe(at=(6000, 6000)), profile=["trooper"] * 4)
    for figure, y in (("one1a", 3000), ("one1b", 4000), ("one1c", 5000), ("one1d", 1000)):
        table.change(figure, {"y": y})
    table.change("one1c", {"states": frozenset({"panicked"})})
    table.change("one1d", {"carrying": "case"})
    ask = Ask(
        "CZ-INIT-10", "one", "figure", ("one1a", "one1b", "one1c", "one1d", NO_ONE), about={"unit": "one1"}
    )
    ranked = sorted(ask.options, key=lambda f: -(weighing.weigh(ask, table, f) or 0))
    assert ranked == ["one1d", "one1b", "one1a", "one1c", NO_ONE]


def test_of_two_at_equal_height_the_nearer_aslant_goes_first() -> None:
    table = laid(foe(at=(6000, 6000)), profile=["trooper"] * 2)
    table.change("one1a", {"x": 2000, "y": 4000})
    table.change("one1b", {"x": 9000, "y": 3000})
    ask = Ask("CZ-INIT-10", "one", "figure", ("one1a", "one1b"), about={"unit": "one1"})
    assert choose(table, ask) == "one1b", "42 cm and not 45"


def test_the_driver_goes_before_and_who_is_driven_after_those_on_foot() -> None:
    table = street(foe(at=(9000, 6000)), Group("c", "one", (2000, 6000)), crew=2)
    ask = Ask("CZ-INIT-10", "one", "figure", ("ab", "ca", "aa"))
    assert sorted(ask.options, key=lambda f: -(weighing.weigh(ask, table, f) or 0)) == ["aa", "ca", "ab"]


def test_the_group_that_is_nearest_by_any_of_its_figures_is_activated_first() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), count=2), Group("one2", "one", (2000, 2000), count=2),
        foe(at=(6000, 6000)),
    )  # fmt: skip
    ask = Ask("CZ-INIT-10", "one", "group", ("one2", "one1"))
    assert choose(table, ask) == "one1"
    table.change("one2b", {"x": 6000, "y": 5000})
    assert choose(table, ask) == "one2"


# -- reaction windows ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("y", "fires"), [(5000, True), (9000, False)])
def test_opp_02_who_waits_fires_where_it_hurts_and_lets_the_distant_go_on(y: int, fires: bool) -> None:
    table = table_of(
        foe(at=(6000, y), profile="armoured"),
        Group("one1", "one", (6000, 3000), "pistolier", facing=90, states=("waiting",)),
        turn={"action": ("move",)},
    )  # fmt: skip
    ask = Ask(
        "CZ-OPP-02", "one", "opportunity-fire", ("one1a", "wait", NO_ONE),
        about={"target": "two1a", "action": ("move",)},
    )  # fmt: skip
    assert choose(table, ask) == ("one1a" if fires else NO_ONE)


def test_opp_02_less_is_asked_of_a_shot_at_one_who_does_not_go_on() -> None:
    table = table_of(foe(), Group("one1", "one", (6000, 3000), facing=90, states=("waiting",)))

    def held(*action: str) -> float:
        about = {"target": "two1a", "action": action}
        ask = Ask("CZ-OPP-02", "one", "opportunity-fire", ("one1a", NO_ONE), about=about)
        found = weighing.weigh(ask, table, NO_ONE)
        assert found is not None
        return found

    assert 0 < held("shoot", "pistol") < held("move")


# -- deployment ------------------------------------------------------------------------------------------


def deploy(table: Table, x: int, y: int) -> float:
    ask = Ask("CZ-GAME-01", "one", "deploy", (), "place", about={"unit": "one1"})
    found = weighing.weigh(ask, table, (("one1a", ((x, y),), 90),))
    assert found is not None
    return found


def test_groups_are_put_down_near_what_they_want_and_towards_the_middle() -> None:
    table = laid(foe(at=(2000, 11000)))
    assert deploy(table, 6000, 1000) > deploy(table, 4000, 1000)
    assert deploy(table, 6000, 1000) > deploy(table, 6000, 500)
    assert deploy(table, 7000, 1000) == deploy(table, 5000, 1000)
    case = Marker("case", "object", 2000, 6000, radius=50)
    table.change("turn", {"markers": (case,)})
    table.setting = replace(table.setting, scenario="extraction")
    assert deploy(table, 2000, 1000) > deploy(table, 6000, 1000)
    assert table.figures["one1a"].y == 3000
    ask = Ask("CZ-GAME-01", "one", "deploy", (), "place", about={"unit": "one1"})
    assert weighing.weigh(ask, table, ()) < deploy(table, 11000, 100)  # type: ignore[operator]


# -- moves -----------------------------------------------------------------------------------------------


def test_a_move_that_was_not_thought_of_is_worth_nothing_and_the_best_what_it_leads_to() -> None:
    table = laid(foe(at=(6000, 10000)), profile="pistolier")
    ask = Ask("CZ-MOVE-03", "one", "move", (), "place", about={"figure": "one1a"})
    (best,) = weighing.prospects(ask, table)
    view = outlook.outlook_of(table, "one1a")
    option = view.best_move()
    assert option is not None
    assert weighing.weigh(ask, table, best) == pytest.approx(view.worth_of(option), abs=1e-5)
    assert weighing.weigh(ask, table, (("one1a", ((6000, 2900),), 0),)) == 0
    assert weigh(table, "move") == weighing.weigh(ask, table, best)


def test_a_turn_goes_to_the_enemy_and_never_nowhere() -> None:
    def facing(table: Table) -> int:
        ask = Ask("CZ-MOVE-01", "one", "pivot", (), "place", about={"figure": "one1a"})
        ((_, path, found),) = weighing.prospects(ask, table)[0]
        assert path == ()
        return int(found)

    assert facing(laid(foe(at=(8000, 3000)))) == 0
    assert facing(laid(foe(at=(6000, 1000)), facing=0)) == 270
    assert facing(laid(facing=10)) != 10, "nobody there: still a turn"
    assert facing(laid(foe(at=(6000, 5000)))) != 90, "he looks there already"


# -- what is weighed at all ------------------------------------------------------------------------------


def place_ask(question: str, *drafts: Any, **about: Any) -> Ask:
    return Ask("CZ-X", "one", question, (), "place", about=about, drafts=lambda: drafts)


def test_who_cannot_go_anywhere_thinks_of_the_first_draft() -> None:
    stuck = laid(foe(at=(6000, 9000)), ap=0)
    assert tuple(weighing.prospects(place_ask("move", "first", "second", figure="one1a"), stuck)) == (
        "first",
    )
    assert (
        tuple(weighing.prospects(Ask("CZ-X", "one", "move", (), "place", about={"figure": "one1a"}), stuck))
        == ()
    )


def test_a_turn_that_is_refused_becomes_the_first_draft() -> None:
    turned = laid(foe(at=(6000, 1000)), pivot=90, ap=0)
    ask = place_ask("pivot", "first", "second", figure="one1a")
    assert tuple(weighing.prospects(ask, turned)) == ("first",)
    bare = Ask("CZ-X", "one", "pivot", (), "place", about={"figure": "one1a"})
    ((answer,),) = weighing.prospects(bare, turned)
    assert answer[0] == "one1a"


def test_of_reaction_windows_only_who_fires_and_nobody_is_weighed() -> None:
    table = laid(foe())
    ask = Ask("CZ-OPP-02", "one", "opportunity-fire", ("one1a", "wait", "above-50", NO_ONE))
    assert list(weighing.prospects(ask, table)) == ["one1a", NO_ONE]


def _nothing() -> None:
    """A draft that finds no place."""


def test_only_the_first_legal_deployments_are_weighed_and_each_once() -> None:
    def weighed(*made: str) -> list[Any]:
        drafts = Drafts([partial(str, value) if value else _nothing for value in made], lambda: "fallback")
        return list(
            weighing.prospects(Ask("CZ-X", "one", "deploy", (), "place", drafts=lambda: drafts), laid())
        )

    assert weighed("a", "", "b", "a") == ["a", "b"]
    assert weighed("", "") == ["fallback"]
    assert weighed(*"abcdefghijkl") == list("abcdefghijkl")[: weighing.DEPLOYMENTS]
    assert list(weighing.prospects(place_ask("deploy", "x", "y"), laid())) == ["x", "y"]
    assert list(weighing.prospects(Ask("CZ-X", "one", "deploy", (), "place"), laid())) == []


def test_a_few_points_to_aim_at_are_weighed_and_all_of_plain_options() -> None:
    assert list(weighing.prospects(place_ask("aim-point", *range(9)), laid())) == list(range(outlook.AIMS))
    assert list(weighing.prospects(Ask("CZ-X", "one", "aim-point", (), "place"), laid())) == []
    assert list(weighing.prospects(Ask("CZ-X", "one", "group", ("a", "b")), laid())) == ["a", "b"]
    pairs = Ask("CZ-X", "one", "thing", ("a", "b"), "several", 1, 2)
    assert list(weighing.prospects(pairs, laid())) == [("a", "b"), ("a",), ("b",)]
