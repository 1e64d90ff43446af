"""What is carried, crossed, cut and held, and what is near: the numbers of the rules at their margin."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    actions,
    activation,
    casualties,
    deployment,
    nearby,
    objects,
    obstacles,
    officers,
    setup,
    shooting,
    technology,
    vehicles,
    victory,
    wires,
)
from escarmouche.games.combat_zone.table import (
    DROPPED,
    PANICKED,
    ROUTED,
    STABILISED,
    WAITING,
    Marker,
    Referee,
    Table,
    Zone,
)
from tests.combat_zone.tables import (
    PROFILES,
    Group,
    Script,
    barricade,
    door,
    fence,
    referee_of,
    rubble,
    table_of,
    wall,
)

FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


# -- things in hand ------------------------------------------------------------------------------------------


def carrier(**values: Any) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), carrying="box"),
        Group("f", "one", (6250, 6000), **values),
        Group("r", "one", (6000, 6325), "robot", kind="machine"),
        Group("b", "two", (5750, 6000)),
        turn={
            "markers": (Marker("box", "object", 6000, 6000, holder="aa"), Marker("pot", "object", 6000, 6100))
        },
    )


def test_act_03_a_thing_is_handed_to_a_friend_with_free_hands() -> None:
    assert why(objects.why_not_hand(carrier(), "aa", "fa")) == ""
    assert why(objects.why_not_hand(carrier(), "aa", "aa")) == "no-friend"
    assert why(objects.why_not_hand(carrier(), "aa", "ba")) == "no-friend"
    assert why(objects.why_not_hand(carrier(), "aa", "ra")) == "hands-full"
    assert why(objects.why_not_hand(carrier(carrying="pot"), "aa", "fa")) == "hands-full"
    assert why(objects.why_not_hand(carrier(states=(ROUTED,)), "aa", "fa")) == "hands-full"
    assert why(objects.why_not_take(carrier(), "aa", "pot")) == "hands-full"
    assert why(objects.why_not_take(carrier(), "fa", "box")) == "nothing-there"
    referee = referee_of(carrier())
    objects.hand(referee, "aa", "fa")
    found = objects.marker_of(referee.table, "box")
    assert found is not None
    assert (found.holder, referee.table.figures["aa"].carrying, referee.table.figures["fa"].carrying) == (
        "fa",
        "",
        "box",
    )


@pytest.mark.parametrize(("x", "touches"), [(6125, True), (6126, False), (5875, True), (5874, False)])
def test_act_03_a_thing_is_in_reach_of_the_base_and_no_farther(x: int, touches: bool) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), turn={"markers": (Marker("box", "object", x, 6000),)})
    assert why(objects.why_not_take(table, "aa", "box")) == ("" if touches else "not-in-contact")
    assert ("take:box" in tuple(actions.options(table, "aa"))) is touches
    assert objects.markers_near(table, "aa", "object") == (("box",) if touches else ())


def test_game_03_who_drops_out_leaves_what_he_carried_where_he_stood() -> None:
    table = carrier()
    table.change("aa", {"x": 6010, "y": 6020})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    found = objects.marker_of(referee.table, "box")
    assert found is not None
    assert (found.x, found.y, found.holder) == (6010, 6020, "")
    assert told(referee) == ["eliminated", "object-dropped"]


def test_tech_05_a_casualty_stabilised_is_no_kill_and_not_helped_twice() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "medic"),
        Group("c", "one", (6100, 6200), count=1, start=2),
        turn={"markers": (Marker("m", "casualty", 6100, 6000, holder="cb"),)},
        two={"kills": 30},
    )
    profiles = {**table.setting.profiles, "trooper": replace(table.setting.profiles["trooper"], cost=12)}
    table.setting = replace(table.setting, profiles=profiles)
    assert [m.value for m in technology.aid_modifiers(table, "aa")] == [2]
    failed = referee_of(table.copy(), (2, 3))
    assert technology.first_aid(failed, "aa", "m") is False
    assert why(technology.why_not_aid(failed.table, "aa", "m")) == "tried-this-turn"
    referee = referee_of(table.copy(), (3, 3))
    assert technology.first_aid(referee, "aa", "m") is True
    assert referee.table.figures["cb"].fate == STABILISED
    assert referee.table.sides["two"].kills == 18
    assert why(technology.why_not_aid(referee.table, "aa", "m")) == "stabilised-already"


@pytest.mark.parametrize(
    ("profile", "states", "values"),
    [
        ("trooper", (), [-3]),
        ("medic", (), [2]),
        ("medic", (PANICKED,), [2, -2]),
    ],
)
def test_tech_05_who_helps_better(profile: str, states: tuple[str, ...], values: list[int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile, states=states))
    assert [m.value for m in technology.aid_modifiers(table, "aa")] == values


def test_act_03_a_thing_straight_ahead_but_far_off_is_not_in_reach() -> None:
    lying = (Marker("box", "object", 6000, 7000), Marker("pot", "object", 7000, 6000))
    table = table_of(Group("a", "one", (6000, 6000)), turn={"markers": lying})
    assert objects.touched_markers(table, "aa") == []
    assert not any(o.startswith("take") for o in actions.options(table, "aa"))


# -- obstacles and wire --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("high", "deep", "reason"), [(300, 250, ""), (301, 250, "too-high"), (300, 251, "too-deep")]
)
def test_act_04_an_obstacle_is_three_centimetres_high_and_two_and_a_half_deep(
    high: int, deep: int, reason: str
) -> None:
    low = barricade("low", 5000, 6125, 7000, 6125 + deep, high)
    table = table_of(Group("a", "one", (6000, 6000), facing=90, states=(DROPPED,)), FOE, pieces=(low,))
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert why(refusal) == reason
    if refusal:
        assert refusal.excess == 1
        return
    referee = referee_of(table)
    obstacles.cross(referee, "aa", "low")
    record = referee.table.figures["aa"]
    assert (record.x, record.y, record.facing, record.states) == (6000, 6125 + deep + 125, 90, frozenset())


def test_act_04_beyond_an_obstacle_there_must_be_room() -> None:
    low = barricade("low", 5000, 6125, 7000, 6185)
    for others, pieces in (
        ((Group("f", "one", (6000, 6500)),), ()),
        ((), (wall("w", 5000, 6400, 7000, 6450),)),
    ):
        table = table_of(Group("a", "one", (6000, 6000)), *others, FOE, pieces=(low, *pieces))
        assert why(obstacles.why_not_cross(table, "aa", "low")) == "no-room-beyond"
        referee = referee_of(table)
        obstacles.cross(referee, "aa", "low")
        assert told(referee) == ["no-room-beyond"]
        assert referee.table.figures["aa"].y == 6000
    edge = table_of(Group("a", "one", (6000, 6000)), pieces=(low,), size=(12000, 6434))
    assert why(obstacles.why_not_cross(edge, "aa", "low")) == "no-room-beyond"
    assert (
        why(
            obstacles.why_not_cross(
                table_of(Group("a", "one", (6000, 6000)), pieces=(low,), size=(12000, 6435)), "aa", "low"
            )
        )
        == ""
    )


def test_act_04_no_wire_is_cut_from_a_roof() -> None:
    wire = fence("w", 5000, 6125, 7000, 6135)
    for z, found in ((0, ("w",)), (400, ())):
        table = table_of(Group("a", "one", (6000, 6000), "cutter", z=z), pieces=(wire,))
        assert wires.fences_near(table, "aa") == found
        assert obstacles.obstacles_near(table, "aa") == found
        assert why(wires.why_not_cut(table, "aa", "w")) == ("not-in-contact" if z else "")
        assert why(obstacles.why_not_cross(table, "aa", "w")) == ("not-in-contact" if z else "")


# -- goals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "in_it"),
    [
        ((5000, 5000), True),
        ((7000, 6000), True),
        ((4999, 5500), False),
        ((7001, 5500), False),
        ((5500, 4999), False),
        ((5500, 6001), False),
    ],
)
def test_game_02_the_rim_of_a_zone_belongs_to_it(at: tuple[int, int], in_it: bool) -> None:
    zone = Zone("house", (5000, 5000), (7000, 6000))
    assert victory.inside(zone, at) is in_it
    table = table_of(Group("a", "one", at), FOE)
    assert victory.holders(table, zone) == {"one": int(in_it), "two": 0}
    table.change("aa", {"states": frozenset({ROUTED})})
    assert victory.holders(table, zone) == {"one": 0, "two": 0}


@pytest.mark.parametrize(
    ("edge", "spot"),
    [("south", (6000, 0)), ("north", (6000, 12000)), ("west", (0, 6000)), ("east", (12000, 6000))],
)
def test_game_01_home_is_measured_from_ones_own_edge(edge: str, spot: tuple[int, int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), FOE, one={"edge": edge})
    assert victory.from_edge(table, "one", spot) == 0
    assert victory.from_edge(table, "one", (6000, 6000)) == 6000
    inwards = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}[edge]
    for far, home in ((victory.HOME + 125, True), (victory.HOME + 126, False)):
        table.change("aa", {"x": spot[0] + far * inwards[0], "y": spot[1] + far * inwards[1]})
        assert victory.at_home(table, "aa") is home


@pytest.mark.parametrize(("edge", "facing"), [("south", 90), ("north", 270), ("west", 0), ("east", 180)])
def test_game_01_a_group_is_put_down_looking_into_the_table(edge: str, facing: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), count=2), FOE, one={"edge": edge})
    value = deployment.drafts(table, "a")[3]
    assert {item[2] for item in value} == {facing}
    unsaid = tuple((figure, path, -1) for figure, path, _ in value)
    referee = referee_of(table, one=Script(deploy=[unsaid]))
    deployment.deploy(referee, "one", "a")
    assert {referee.table.figures[f].facing for f in ("aa", "ab")} == {facing}
    assert deployment.PLACED in referee.table.units["a"].markers


# -- near at hand --------------------------------------------------------------------------------------------


def test_hiding_places_are_those_within_thirty_centimetres_and_the_nearest_first() -> None:
    pieces = (
        wall("far", 9001, 5000, 9100, 7000),
        wall("east", 9000, 5000, 9100, 7000),
        wall("south", 5000, 4000, 7000, 4100),
        wall("north", 5000, 8000, 7000, 8100),
        wall("flat", 6000, 6000, 6100, 6100, 99),
        wall("low", 6400, 6300, 6500, 6400, 100),
    )
    ground = table_of(pieces=pieces).ground
    assert [(far, pieces[n].id) for far, n in nearby.hiding_near(ground, (6000, 6000))] == [
        (3000**2, "east"),
        (1900**2, "south"),
        (2000**2, "north"),
        (400**2 + 300**2, "low"),
    ]
    assert [pieces[n].id for n in nearby.cover_near(ground, (6000, 6000))] == ["low", "south", "north"]


def test_things_in_reach_are_told_doors_first() -> None:
    pieces = (
        barricade("b", 6300, 5900, 6400, 6100),
        door("d", 6000, 7000, 6300, 7050),
        door("x", 6000, 9001, 6300, 9050),
    )
    table = table_of(Group("a", "one", (6000, 6000), ap=6), pieces=pieces)
    assert [pieces[n].id for n in nearby.things_near(table, "aa")] == ["d", "b"]
    table.change("aa", {"ap": 1})
    assert [pieces[n].id for n in nearby.things_near(table, "aa")] == ["b"]


def test_the_three_nearest_enemies_are_looked_at() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000)),
        Group(
            "b", "two", (6000, 8000), places=[(6000, 8000), (7500, 6000), (6000, 3000), (5000, 5000)], count=4
        ),
    )
    assert nearby.nearest_enemies(table, "aa") == ["bd", "bb", "ba"]


# -- guns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "need"), [((), 6), ((1,), 5), ((4,), 2), ((5,), 2), ((-1,), 6), ((2, -1), 5)]
)
def test_shoot_10_a_shot_needs_six_less_what_is_added(values: tuple[int, ...], need: int) -> None:
    assert shooting.to_hit(tuple(Modifier("CZ-SHOOT-11", v) for v in values)) == need


def test_shoot_06_a_limit_belongs_to_the_nearer_band() -> None:
    rifle = table_of().setting.weapons["assault_rifle"]
    found = [
        shooting.band_of(rifle, limit + more)
        for limit in (rifle.point_blank, rifle.short, rifle.long)
        for more in (0, 1)
    ]
    near, short, long, beyond = shooting.POINT_BLANK, shooting.SHORT, shooting.LONG, shooting.BEYOND
    assert found == [near, short, short, long, long, beyond]


# -- what is left to do --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pivot", "states", "asked"), [(89, (WAITING,), True), (90, (WAITING,), False), (0, (), False)]
)
def test_move_01_who_waits_without_points_may_still_turn_as_far_as_is_free(
    pivot: int, states: tuple[str, ...], asked: bool
) -> None:
    table = table_of(Group("a", "one", (6000, 6000), ap=0, pivot=pivot, states=states), FOE)
    script = Script(action=["done"])
    actions.act(referee_of(table, one=script))
    assert bool(script.asked) is asked


@pytest.mark.parametrize(("action", "done"), [("cross:low", True), ("aim:assault_rifle", False)])
def test_opp_06_who_panics_in_the_middle_still_does_what_costs_three(action: str, done: bool) -> None:
    name, _, what = action.partition(":")
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90, states=(PANICKED,), ap=0),
        Group("b", "two", (6000, 9000)),
        pieces=(barricade("low", 5000, 6125, 7000, 6185),),
        turn={"action": (name, what), "step": "do"},
    )
    assert (actions.cost(table, "aa", action) <= 3) is done
    referee = referee_of(table)
    actions.carry_out(referee)
    assert ("action-lost" not in told(referee)) is done
    assert (referee.table.figures["aa"].y > 6200) is done


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({}, ""),
        ({"ap": 0}, "no-points"),
        ({"states": ("frozen",)}, "frozen"),
        ({"damage": ("hardware:minor",)}, ""),
        ({"damage": ("power:critical",)}, "shut-down"),
        ({"damage": ("software:critical",)}, "rogue"),
        ({"fate": "dead"}, "gone"),
    ],
)
def test_init_10_why_a_machine_does_not_act(values: dict[str, Any], reason: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot", **values), FOE)
    assert why(activation.why_not_act(table, "aa")) == reason
    assert activation.able(table, "a") == (() if reason else ("aa",))


def test_init_05_only_an_officer_leads_a_group_not_his_own() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), count=2), Group("o", "one", (6500, 6500), "officer", kind="officer")
    )
    assert officers.led_by(table, "aa") == officers.led_by(table, "oa") == ""
    assert list(officers.leaderless(table, "oa")) == ["a"]
    referee = referee_of(table)
    officers.take_over(referee, "oa", "a")
    assert officers.led_by(referee.table, "oa") == "a"
    assert told(referee) == ["takes-over"]
    assert why(officers.why_not_take_over(referee.table, "oa", "a")) == "not-leaderless"


# -- vehicles on rough ground --------------------------------------------------------------------------------


@pytest.mark.parametrize(("far", "price"), [(1000, 1), (999, 2)])
def test_move_05_a_run_is_dear_as_soon_as_it_enters_difficult_ground(far: int, price: int) -> None:
    PROFILES.setdefault("vehicle.car", vehicles.make_profile("car"))
    rough = (rubble("e", 6000 + far, 4000, 9000, 8000), rubble("w", 3000, 4000, 6000 - far, 8000))
    table = table_of(
        Group("a", "one", (6000, 6000), fate="aboard", aboard="va"),
        Group("v", "one", (6000, 6000), "vehicle.car", kind="vehicle", crew=("aa",)),
        options={"vehicles": "cars"},
        pieces=rough,
    )
    assert actions.cost(table, "aa", "drive:10") == price
    assert actions.cost(table, "aa", "reverse:10") == price
    assert actions.cost(table, "aa", "drive:5") == actions.cost(table, "aa", "reverse:5") == 1


# -- how a match is set up ---------------------------------------------------------------------------------


def test_game_01_equal_rolls_are_thrown_again_and_the_higher_chooses_the_edge() -> None:
    for faces, chooser in (((3, 3, 5, 2), "one"), ((4, 4, 1, 6), "two")):
        table = table_of(Group("a", "one", (0, 0)), Group("b", "two", (0, 0)), turn={"activation": "edges"})
        players = {chooser: Script(edge=["north"])}
        referee = referee_of(table, *((face,) for face in faces), **players)
        setup.choose_edges(referee)
        assert referee.table.sides[chooser].edge == "north"
        assert {side.edge for side in referee.table.sides.values()} == {"north", "south"}
        assert referee.table.turn.active != chooser


@pytest.mark.parametrize(
    ("key", "value", "good"),
    [
        ("turns", 0, False),
        ("turns", 1, True),
        ("points", 0, False),
        ("turns", True, False),
        ("attacker", "three", False),
    ],
)
def test_game_01_sizes_and_turns_begin_at_one(key: str, value: Any, good: bool) -> None:
    made = Setup("firefight", ("corp-100-patrol", "gang-100-street"), {key: value})
    if good:
        assert setup.new_table(made).setting.turns == value
    else:
        with pytest.raises(DataError):
            setup.new_table(made)


def test_mach_08_a_machine_that_is_wrecked_is_told_and_leaves_a_piece() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot"), FOE)
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    assert told(referee) == ["wrecked"]
    found = referee.table.ground.pieces[-1]
    assert (found.kind, found.height) == ("wreck", table.setting.profiles["robot"].height)
    assert found.polygon.contains((6000, 6000))
