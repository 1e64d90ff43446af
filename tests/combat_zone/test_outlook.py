"""A bot's look round from one figure: what it may hope and fear there, what it may fire, where it may go."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.combat_zone import actions, appraisal, gains, opportunity, outlook, shooting, weighing
from escarmouche.games.combat_zone.outlook import Outlook
from escarmouche.games.combat_zone.table import Marker, Table
from tests.combat_zone.tables import Group, barricade, door, rubble, table_of, wall

MEASURED = {"premeasure": True}
WALL = wall("w", 3000, 4000, 9000, 4060)


def laid(*more: Group, profile: Any = "trooper", pieces: Any = (), **values: Any) -> Table:
    """One figure at 60/30 that looks north; others where a test wants them."""
    turn = values.pop("turn", {})
    return table_of(
        Group("one1", "one", (6000, 3000), profile, facing=90, **values), *more,
        pieces=pieces, options=MEASURED, turn=turn,
    )  # fmt: skip


def foe(n: int = 1, at: tuple[int, int] = (6000, 5000), profile: str = "trooper", **values: Any) -> Group:
    return Group(f"two{n}", "two", at, profile, facing=270, **values)


def look(table: Table, figure: str = "one1a") -> Outlook:
    return Outlook(table, figure)


# -- the place -------------------------------------------------------------------------------------------


def place(table: Table, figure: str = "one1a") -> float:
    return look(table, figure).place(table)


def test_every_member_out_of_cohesion_costs_where_there_is_a_leader_to_keep_to() -> None:
    def worth(first: str, *off: int) -> float:
        table = laid(profile=[first, *["trooper"] * 3])
        for n in off:
            table.change(f"one1{'abcd'[n]}", {"x": 11000})
        return place(table)

    whole = worth("leader")
    assert whole > worth("leader", 1) > worth("leader", 1, 2)
    assert whole - worth("leader", 1) == pytest.approx(worth("leader", 1) - worth("leader", 1, 2))
    assert worth("trooper") == worth("trooper", 1, 2), "nobody leads them"


def test_a_leader_at_hand_is_worth_something_to_the_panicked() -> None:
    table = laid(profile=["trooper", "leader"])
    for states, near in ((("panicked",), True), ((), False)):
        table.change("one1b", {"x": 6250})
        table.change("one1a", {"states": frozenset(states)})
        here = place(table)
        table.change("one1b", {"x": 6800})
        assert (here > place(table)) is near


def test_nobody_stands_in_flames_where_he_could_stand_beside_them() -> None:
    def worth(away: int, kind: str = "fire") -> float:
        marker = Marker("f", kind, 6000 + away, 3000, radius=400)
        return place(laid(turn={"markers": (marker,)}))

    assert worth(0) == worth(525) < 0, "the base reaches into them"
    assert worth(526) == 0
    assert worth(0, "object") == 0


# -- what there is to fear -------------------------------------------------------------------------------


def risk(table: Table) -> float:
    return look(table).risk(table)


def test_those_who_see_a_figure_are_feared_the_second_of_them_half() -> None:
    one = risk(laid(foe(1)))
    assert one > 0
    beside = foe(1), foe(2, (6000, 5000))
    assert risk(laid(*beside)) == pytest.approx(one * (1 + 1 / 2))
    assert risk(laid(*beside, foe(3))) == pytest.approx(one * (1 + 1 / 2 + 1 / 3))
    assert risk(laid(foe(1, profile="pistolier"), foe(2))) == pytest.approx(
        one + risk(laid(foe(1, profile="pistolier"))) / 2
    ), "the worst of them counts in full, whoever comes first"


def test_nobody_is_feared_who_sees_nothing_or_has_other_worries() -> None:
    assert risk(laid(foe(), pieces=(WALL,))) == 0
    for states in ("routed", "stunned"):
        assert risk(laid(foe(states=(states,)))) == 0
    assert risk(laid(foe(foes=("one9a",)))) == 0
    assert risk(laid(foe(), foes=("two1a",))) == 0, "nobody shoots into a fight"
    assert 0 < risk(laid(foe(states=("panicked",)))) < risk(laid(foe())) / 2


# -- what may be fired -----------------------------------------------------------------------------------


def shots(table: Table) -> list[outlook.Shot]:
    return look(table).shots(table)


def test_only_who_is_seen_and_free_is_shot_at_from_the_front_or_after_a_turn() -> None:
    assert {s.target for s in shots(laid(foe()))} == {"two1a"}
    assert {s.target for s in shots(laid(foe(at=(6000, 1000))))} == {"two1a"}, "a free turn is for granted"
    assert shots(laid(foe(), pieces=(WALL,))) == []
    assert shots(laid(foe(foes=("one9a",)))) == []
    assert shots(laid(foe(), foes=("two1a",))) == []
    assert shots(laid(foe(at=(6000, 11900)))) == [], "out of range"


def test_shots_are_ranked_by_what_a_point_of_them_gains() -> None:
    found = shots(laid(foe(1), foe(2, (6500, 5000), "armoured"), foe(3, (3000, 9000))))
    rates = [s.gain / s.cost for s in found]
    assert rates == sorted(rates, reverse=True)
    assert {s.action.partition(":")[0] for s in found} == {"shoot", "burst", "aim"}
    for s in found:
        assert s.cost == shooting.cost(laid(), "assault_rifle", s.action.partition(":")[0], "one1a")


def test_shoot_07_and_12_no_burst_of_a_slow_gun_and_no_aim_of_a_shaken_hand() -> None:
    def modes(**values: Any) -> set[str]:
        return {s.action.partition(":")[0] for s in shots(laid(foe(at=(6000, 4200)), **values))}

    assert modes(profile="shotgunner") == {"shoot", "aim"}
    assert modes(profile="pistolier") == {"shoot", "burst", "aim"}, "two shots are a burst"
    assert modes(states=("panicked",)) == modes(states=("steady",)) == {"shoot", "burst"}


def test_shoot_08_bursts_are_repeated_as_often_as_they_may_be() -> None:
    def most(**values: Any) -> dict[str, int]:
        return {s.action.partition(":")[0]: s.most for s in shots(laid(foe(), **values))}

    rate = laid().setting.weapons["assault_rifle"].rate
    assert most()["burst"] == rate
    assert most(bursts=(("assault_rifle", 1),))["burst"] == rate - 1
    assert "burst" not in most(bursts=(("assault_rifle", rate),))
    assert most()["shoot"] > rate
    assert {s.most for s in shots(laid(foe(), profile="launcher"))} == {1}, "one grenade a turn"


def test_grenades_are_weighed_at_those_in_reach_also_where_they_fight() -> None:
    def thrown(**values: Any) -> list[outlook.Shot]:
        at = values.pop("at", (6000, 4200))
        return [s for s in shots(laid(foe(at=at, **values), profile="grenadier")) if s.action == "grenade"]

    assert [(s.target, s.most) for s in thrown()] == [("two1a", 2)]
    assert thrown(at=(6000, 9000)) == []
    assert [s.target for s in thrown(foes=("one9a",))] == ["two1a"]
    bare = laid(foe(at=(6000, 4200)), profile="grenadier", grenades=0)
    assert [s for s in shots(bare) if s.action == "grenade"] == []


def test_jets_of_flame_and_missiles_are_weighed_by_who_carries_them() -> None:
    for profile, at, action, most in (
        ("rocketeer", (6000, 7000), "missile", 3),
        ("firebug", (6000, 4200), "molotov", 2),
    ):
        found = [s for s in shots(laid(foe(at=at), profile=profile)) if s.action == action]
        assert [(s.target, s.most) for s in found] == [("two1a", most)], profile
        assert found[0].gain > 0
    assert shots(laid(foe(at=(6000, 7000)), profile="rocketeer", missiles=0)) == []
    (jet,) = [s for s in shots(laid(foe(at=(6000, 4200)), profile="flamer")) if s.action == "flame"]
    assert jet.most * jet.cost > 8, "as often as there are points"


def test_a_blast_is_weighed_at_the_dearest_of_those_in_reach_first() -> None:
    leader = foe(5, (6900, 4000), "leader")
    others = [foe(n, (4800 + 400 * n, 4200)) for n in (1, 2, 3)]
    table = laid(*others, leader, profile="grenadier", broken=("assault_rifle",))
    aimed = [s.target for s in shots(table)]
    assert "two5a" in aimed
    assert len(aimed) == outlook.AIMS


def test_a_throw_must_be_worth_what_there_is_little_of_until_the_last_turn() -> None:
    table = laid(foe(at=(6000, 4200)), profile="grenadier")
    costly = replace(table.setting.profiles["trooper"], cost=200)
    table.setting = replace(table.setting, profiles={**table.setting.profiles, "trooper": costly}, turns=8)
    first = look(table).worth_a_throw("grenade")
    assert first == pytest.approx(outlook.SAVED * 200)
    assert look(table).worth_a_throw("flame") < first, "a jet of flame never runs out"
    table.change("turn", {"round": 7})
    assert look(table).worth_a_throw("grenade") == first
    table.change("turn", {"round": 8})
    assert look(table).worth_a_throw("grenade") == look(table).worth_a_throw("flame")
    assert look(laid()).worth_a_throw("grenade") == outlook.WORTH_A_THROW


# -- points of fire --------------------------------------------------------------------------------------


def test_each_shot_at_the_same_target_finds_it_less_often_there() -> None:
    table = laid(foe(profile="unarmed"))
    view = look(table)
    assert view.fire(table, 0) == 0
    values = [view.fire(table, points) for points in range(7)]
    assert values == sorted(values)
    best = view.shots(table)[0]
    assert values[best.cost] == pytest.approx(best.gain)
    assert values[best.cost] < values[2 * best.cost] < 2 * values[best.cost]
    assert values[6] <= view.price("two1a") + 1e-9, "nobody dies twice"


def test_two_targets_are_worth_more_fire_than_one() -> None:
    one, two = laid(foe()), laid(foe(), foe(2, (6500, 5000)))
    assert look(two).fire(two, 6) > look(one).fire(one, 6)


def test_a_target_that_is_as_good_as_dead_is_worth_no_more_fire() -> None:
    table = laid(foe())
    view = look(table)
    whole = view.fire(table, 2)
    assert view.fire(table, 2, ("two1a", 1.0)) == 0
    assert view.fire(table, 2, ("two1a", 2.0)) == 0
    assert view.fire(table, 2, ("two1a", 0.5)) == pytest.approx(whole / 2)
    assert view.fire(table, 2, ("two9a", 1.0)) == whole


def test_the_last_grenade_is_thrown_once() -> None:
    table = laid(foe(at=(6000, 4200)), profile="grenadier", grenades=1, broken=("assault_rifle",))
    view = look(table)
    (throw,) = view.shots(table)
    assert view.fire(table, 9) == pytest.approx(throw.gain)
    assert view.fire(table, 9, thrown="grenade") == 0
    more = laid(foe(at=(6000, 4200)), profile="grenadier", grenades=2, broken=("assault_rifle",))
    assert look(more).fire(more, 9) > view.fire(table, 9)
    assert look(more).fire(more, throw.cost) == pytest.approx(throw.gain)
    assert look(more).fire(more, throw.cost - 1) == 0


def test_a_price_counts_what_is_at_stake() -> None:
    table = laid(foe(1), foe(2, (7000, 5000), "leader"))
    assert look(table).price("two1a") == appraisal.HEAD
    assert look(table).price("two2a") == pytest.approx(appraisal.HEAD * appraisal.CHIEF)


# -- to stand, to lie low, to wait -----------------------------------------------------------------------


def test_behind_a_barricade_it_is_better_to_lie_down_if_there_are_points_for_it() -> None:
    table = laid(foe(), profile="unarmed", pieces=(barricade("b", 5000, 3200, 7000, 3260),))
    view = look(table)
    assert view.risk(view.down(table)) < view.risk(table)
    assert view.stand(table, 6) > view.stand(table, 0)
    assert view.stand(table, 6) == pytest.approx(view.place(table) - view.risk(view.down(table)))
    assert view.stand(table, 0) == pytest.approx(view.place(table) - view.risk(table))
    assert table.figures["one1a"].states == frozenset(), "only thought of"


def test_to_lie_down_or_to_wait_takes_its_points() -> None:
    low = laid(foe(), profile="unarmed", pieces=(barricade("b", 5000, 3200, 7000, 3260),))
    price = actions.cost(low, "one1a", "cover")
    assert look(low).stand(low, price) > look(low).stand(low, price - 1) == look(low).stand(low, 0)
    hidden = laid(foe(), pieces=(WALL,))
    view = look(hidden)
    assert view.stand(hidden, opportunity.COST) - view.stand(hidden, 0) == pytest.approx(view.hope(hidden))
    assert view.stand(hidden, opportunity.COST - 1) == view.stand(hidden, 0)
    hidden.change("one1a", {"states": frozenset({"waiting"})})
    assert look(hidden).stand(hidden, 6) == look(hidden).stand(hidden, 0), "he waits already"
    low.change("one1a", {"states": frozenset({"dropped"})})
    assert look(low).stand(low, 6) == look(low).stand(low, 0), "he lies already"


def test_who_waits_fears_a_little_less_and_keeps_the_rest_of_his_points_for_fire() -> None:
    table = laid(foe())
    view = look(table)
    waiting = view.hope(table) - 0.8 * view.risk(table) + view.fire(table, 6 - opportunity.COST)
    firing = view.fire(table, 6) - view.risk(table)
    assert view.stand(table, 6) >= view.place(table) + max(waiting, firing) - 1e-9


def test_who_sees_nobody_waits_with_hope_who_sees_somebody_with_more() -> None:
    hidden, open_ground = laid(foe(), pieces=(WALL,)), laid(foe())
    assert 0 < look(hidden).hope(hidden) < look(open_ground).hope(open_ground)
    burst = gains.shot_gain(open_ground, "one1a", "assault_rifle", "burst", "two1a")
    assert look(open_ground).hope(open_ground) < burst
    assert look(hidden).stand(hidden, 6) > look(hidden).stand(hidden, 0)


def test_nothing_is_hoped_of_those_who_cannot_come_or_for_those_without_a_gun() -> None:
    for enemy in (foe(states=("panicked",)), foe(states=("routed",)), foe(foes=("one9a",))):
        table = laid(enemy)
        assert look(table).hope(table) == 0
    bare = laid(foe(), profile="unarmed")
    assert look(bare).hope(bare) == 0


def test_only_the_three_nearest_are_waited_for() -> None:
    hopeless = [foe(n, (6000 + 300 * n, 5000), states=("panicked",)) for n in (1, 2, 3)]
    table = laid(*hopeless[:2], foe(4, (6000, 8000)))
    assert look(table).hope(table) > 0
    table = laid(*hopeless, foe(4, (6000, 8000)))
    assert look(table).hope(table) == 0
    table.change("two1a", {"y": 11000})
    assert look(table).hope(table) > 0


def test_who_is_nearest_is_measured_to_either_side() -> None:
    hopeless = [foe(n, (6000 + 300 * n, 5000), states=("panicked",)) for n in (1, 2, 3)]
    for at, near in (((6000, 300), False), ((6000, 1500), True), ((3200, 3000), False), ((4500, 3000), True)):
        table = laid(*hopeless, foe(4, at))
        assert (look(table).hope(table) > 0) is near, at


# -- going elsewhere -------------------------------------------------------------------------------------


def after(table: Table, *path: tuple[int, int], facing: int = -1) -> Any:
    return look(table).trial((("one1a", path, facing),)).figures["one1a"]


def test_a_move_is_thought_through_to_its_end() -> None:
    table = laid(states=("dropped",), pieces=(rubble("r", 5000, 3600, 7000, 9000),))
    end = after(table, (6000, 3500), (6000, 4000))
    assert (end.x, end.y, end.facing, end.ap) == (6000, 4000, 90, 6 - 1 - 2), "one step of two in rubble"
    assert end.states == frozenset(), "who moves gets up"
    assert after(table, (6000, 3500), facing=45).facing == 45
    assert after(table, (6400, 3000), facing=0).facing == 0
    assert table.figures["one1a"].y == 3000


def test_a_move_ends_where_it_meets_an_enemy() -> None:
    table = laid(foe(at=(6000, 3900)))
    end = after(table, (6000, 3500), (6000, 4000), (6000, 4500))
    assert (end.y, end.ap) == (3650, 4), "two steps, the second cut short"


def test_nobody_thinks_of_more_steps_than_he_has_points() -> None:
    table = laid(ap=1)
    assert after(table, (6000, 3500), (6000, 4000)).ap == 0


def test_every_move_that_is_weighed_goes_somewhere_and_looks_at_an_enemy() -> None:
    table = laid(foe(at=(6000, 9000)))
    view = look(table)
    assert view.moves()
    assert len({option.value for option in view.moves()}) == len(view.moves())
    for option in view.moves():
        _, path, facing = option.value[0]
        assert path[-1] != (6000, 3000)
        assert option.table.figures["one1a"].facing == facing
        at = option.table.figures["one1a"]
        assert (at.x, at.y) == path[-1]
    best = view.best_move()
    assert best is not None
    assert view.worth_of(best) == max(view.worth_of(option) for option in view.moves())


def test_beyond_the_best_places_only_positions_cover_and_rushes_are_weighed_and_three_of_them() -> None:
    low = [barricade(f"b{n}", 4000 + 900 * n, 3600, 4400 + 900 * n, 3660) for n in range(5)]
    enemies = [foe(n, (4000 + 700 * n, 7000)) for n in range(1, 6)]
    view = look(laid(*enemies, pieces=(*low, wall("w", 5800, 5000, 6300, 5060))))
    found = view.moves()
    posts = [option.post for option in found]
    assert posts[: outlook.FINALISTS] == sorted(posts, reverse=True)[: outlook.FINALISTS]
    more = [option.name.partition(":")[0] for option in found[outlook.FINALISTS :]]
    assert len(more) == 3
    assert set(more) <= {"position", "cover", "rush"}


@pytest.mark.parametrize("ap", [1, 2, 3, 6])
@pytest.mark.parametrize("y", [3900, 5500, 9000])
def test_no_move_that_is_left_out_would_have_been_better(ap: int, y: int) -> None:
    table = laid(foe(at=(6000, y)), profile="swordsman", ap=ap)
    view = look(table)
    best = view.best_move()
    assert best is not None
    assert view.worth_of(best) == max(look(table).worth_of(option) for option in view.moves())


def test_a_move_up_to_the_door_on_the_way_is_worth_more_than_its_place() -> None:
    pieces = (
        wall("l", 0, 3500, 5800, 3560), wall("r", 6250, 3500, 12000, 3560), door("d", 5800, 3500, 6250, 3560),
    )  # fmt: skip
    view = look(laid(foe(at=(6000, 9000)), pieces=pieces))
    more = {(o.name == "reach:d", o.post - view.place(o.table)) for o in view.moves()}
    assert {bonus for up, bonus in more if not up} == {0}
    (bonus,) = {bonus for up, bonus in more if up}
    assert bonus > 0.5
    (up,) = (o for o in view.moves() if o.name == "reach:d")
    stood = view.stand(up.table, up.table.figures["one1a"].ap)
    assert view.worth_of(up) == pytest.approx(stood + bonus)


def test_a_move_to_where_the_case_is_at_hand_is_worth_more_than_its_place() -> None:
    table = laid(foe(at=(6000, 11500)), turn={"markers": (Marker("case", "object", 6000, 4200, radius=50),)})
    table.setting = replace(table.setting, scenario="extraction")
    view = look(table)
    more = {option.post - view.place(option.table) for option in view.moves()}
    assert min(more) == 0
    assert 0.5 < max(more) < weighing.TAKE / 4, "much less than to take it"
    best = view.best_move()
    assert best is not None
    assert best.post - view.place(best.table) > 0.5
    assert view.worth_of(best) > view.stand(best.table, best.table.figures["one1a"].ap)


def test_who_has_points_to_spare_also_thinks_of_half_the_way() -> None:
    def ways(ap: int) -> list[int]:
        view = look(laid(foe(at=(6000, 11000)), ap=ap))
        return sorted(o.table.figures["one1a"].y - 3000 for o in view.moves() if o.name == "way:enemy")

    half, whole = ways(6)
    assert 2900 < whole <= 3000
    assert whole / 2 - 200 < half < whole / 2 + 300
    assert len(ways(3)) == 2
    assert len(ways(2)) == 1


def test_the_nearest_enemy_is_the_nearest_in_any_direction() -> None:
    for near, far in (
        ((7000, 3000), (6000, 5000)), ((6000, 4000), (3000, 3000)), ((5500, 2500), (6000, 4000)),
        ((7400, 4400), (6000, 500)), ((4600, 3000), (8000, 2000)),
    ):  # fmt: skip
        for table in (laid(foe(1, near), foe(2, far)), laid(foe(2, far), foe(1, near))):
            assert look(table).nearest() == "two1a", (near, far)
    assert look(laid()).nearest() == ""


def test_a_look_round_is_kept_until_something_changes() -> None:
    table = laid(foe())
    first = outlook.outlook_of(table, "one1a")
    assert outlook.outlook_of(table.copy(), "one1a") is first
    moved = table.copy()
    moved.change("two1a", {"x": 6100})
    assert outlook.outlook_of(moved, "one1a") is not first
    again = outlook.outlook_of(moved, "one1a")
    burning = moved.copy()
    burning.change("turn", {"markers": (Marker("f", "fire", 0, 0),)})
    assert outlook.outlook_of(burning, "one1a") is not again
    assert outlook.outlook_of(burning, "two1a").figure == "two1a"


# -- into contact ----------------------------------------------------------------------------------------


def charge(profile: str, enemy: str = "trooper", ap: int = 1, **values: Any) -> float:
    table = laid(foe(at=(6000, 3250), profile=enemy, **values), profile=profile, ap=ap)
    return look(table).charge(table, "two1a")


def test_a_charge_is_worth_a_round_and_half_of_one_more_for_each_point_left() -> None:
    one = charge("hero")
    assert one > 0
    assert charge("hero", ap=3) == pytest.approx(2 * one)


def test_to_stand_by_a_friend_who_fights_is_worth_something_even_to_a_weak_arm() -> None:
    assert charge("trooper", "hero") < 0 < charge("trooper", "hero", foes=("one9a",))


def test_to_hold_a_machine_costs_unless_it_is_held_already() -> None:
    free, held = charge("hero", "robot"), charge("hero", "robot", foes=("one9a",))
    price = look(laid(foe(profile="robot"))).price("two1a")
    assert held - free == pytest.approx(outlook.HELD * price)


def test_a_charge_without_a_point_left_to_strike_is_worth_less() -> None:
    table = laid(foe(at=(6000, 3900)), profile="hero")
    for points, fights in ((8, True), (2, False)):
        table.change("one1a", {"ap": points})
        view = look(table)
        trial = view.trial((("one1a", ((6000, 3500), (6000, 4000)), -1),))
        option = outlook.Option("rush:two1a", (), trial, view.place(trial))
        assert (view.worth_of(option) > view.stand(trial, trial.figures["one1a"].ap)) is fights
