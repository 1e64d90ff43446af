"""Moves and turns that are proposed to a figure: where they lead, what they leave it (CZ-MOVE-03)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone.chapters.movement import movement, ready_moves
from escarmouche.games.combat_zone.chapters.movement.ready_moves import draft_names, move_drafts, pivot_drafts
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.table import DROPPED, PANICKED, VEHICLE, Table, Thing
from escarmouche.space.shapes import distance, gap
from tests.games.combat_zone.tables import PROFILES, Group, barricade, door, piece, rubble, table_of, wall

PROFILES.setdefault("vehicle.car", vehicles.make_profile("car"))
HERE = (6000, 6000)


def drafted(table: Table) -> dict[str, ready_moves.Move]:
    return dict(zip(ready_moves.draft_names(table, "aa"), ready_moves.move_drafts(table, "aa"), strict=True))


def path_of(move: ready_moves.Move) -> tuple[tuple[int, int], ...]:
    return move[0][1]


def end_of(move: ready_moves.Move) -> tuple[int, int]:
    return path_of(move)[-1]


def man(*others: Group, ap: int = 4, **values: object) -> Table:
    return table_of(Group("a", "one", HERE, facing=0, ap=ap), *others, **values)  # type: ignore[arg-type]


def test_move_06_a_rush_ends_in_contact_and_a_shaken_man_does_not_make_one() -> None:
    near = Group("b", "two", (6000, 6900))
    assert end_of(drafted(man(near))["rush:ba"]) == (6000, 6650)
    shaken = man(near)
    shaken.change("aa", {"states": frozenset({PANICKED})})
    for move in ready_moves.move_drafts(shaken, "aa"):
        assert movement.why_not_path(shaken, "aa", move) is None
        assert gap(end_of(move), 125, (6000, 6900), 125) > 0


def test_move_05_a_draft_counts_difficult_ground() -> None:
    table = man(Group("b", "two", (6000, 11000)), ap=5, pieces=(rubble("r", 5000, 6200, 7000, 11000),))
    assert len(path_of(drafted(table)["rush:ba"])) == 2
    assert movement.why_not_path(table, "aa", drafted(table)["rush:ba"]) is None


def test_move_03_what_stands_in_the_way_is_gone_round() -> None:
    table = man(Group("b", "two", (6000, 11000)), pieces=(wall("w", 5900, 6300, 6100, 6400),))
    path = path_of(drafted(table)["rush:ba"])
    assert path[0] != (6000, 6500)
    assert path[-1][1] > 7000
    assert ready_moves.follow(table, "aa", (6000, 7000)) is not None


@pytest.mark.parametrize(
    ("edge", "end"),
    [("south", (6000, 4000)), ("north", (6000, 8000)), ("west", (4000, 6000)), ("east", (8000, 6000))],
)
def test_game_02_who_carries_a_thing_is_drawn_to_his_own_edge(edge: str, end: tuple[int, int]) -> None:
    thing = Thing("box", "object", *HERE, holder="aa")
    table = man(Group("b", "two", (11000, 11000)), things=(thing,), one={"edge": edge})
    assert "home" not in drafted(table)
    table.change("aa", {"carrying": "box"})
    assert end_of(drafted(table)["home"]) == end


def test_act_03_things_lying_about_are_gone_to_and_those_held_are_not() -> None:
    things = (
        Thing("box", "object", 6000, 6700),
        Thing("dev", "device", 6900, 6000),
        Thing("held", "object", 6000, 6000, holder="ba"),
        Thing("fire", "fire", 3000, 3000, radius=300, value=9),
    )
    found = drafted(man(Group("b", "two", (11000, 11000)), things=things))
    assert {name for name in found if name.startswith("object:")} == {"object:box", "object:dev"}
    assert end_of(found["object:box"]) == (6000, 6700)
    assert end_of(found["object:dev"]) == (6900, 6000)


def test_act_01_a_free_seat_is_gone_to_until_one_stands_at_the_door() -> None:
    car = Group("v", "one", (6000, 8000), "vehicle.car", kind=VEHICLE)
    table = man(car, Group("b", "two", (11000, 11000)), options={"vehicles": "cars"})
    end = end_of(drafted(table)["ride:va"])
    assert gap(end, 125, (6000, 8000), PROFILES["vehicle.car"].radius) == 0
    table.change("aa", {"y": end[1]})
    assert drafted(table)["ride:va"] == movement.any_step(table, "aa"), "nothing but any step"
    table.change("va", {"crew": ("x", "y", "z", "w")})
    assert "ride:va" not in drafted(table)


def test_act_04_a_thing_to_use_is_gone_up_to() -> None:
    table = man(Group("b", "two", (11000, 11000)), pieces=(barricade("low", 5000, 7000, 7000, 7060),))
    end = end_of(drafted(table)["reach:low"])
    assert 6870 <= end[1] <= 6875
    table.change("aa", {"y": 6875})
    assert drafted(table)["reach:low"] == movement.any_step(table, "aa")


def test_move_03_a_figure_is_led_to_a_point_as_far_as_its_points_go() -> None:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (9000, 6000)))
    ((figure, path, facing),) = ready_moves.follow(table, "aa", (4500, 6000)) or ()
    assert (figure, path[-1], len(path), facing) == ("aa", (4500, 6000), 5, -1)
    far = ready_moves.follow(table, "aa", (8000, 6000))
    assert far is not None
    assert far[0][1][-1] == (5000, 6000), "six points, 30 cm"
    assert movement.why_not_path(table, "aa", far) is None


Place = tuple[int, int]


def alone(at: Place = (6000, 6000), *foes: Place, pieces: Any = (), **values: Any) -> Table:
    """One trooper with six points, looking north, and enemies."""
    turn, things = values.pop("turn", {}), values.pop("things", ())
    profiles = values.pop("profiles", "trooper")
    enemies = [Group(f"b{n}", "two", foe, facing=270) for n, foe in enumerate(foes)]
    figure = Group("a", "one", at, profiles, facing=90, **values)
    return table_of(figure, *enemies, pieces=pieces, turn=turn, things=things)


def offered(table: Table) -> dict[str, Any]:
    return dict(zip(ready_moves.draft_names(table, "aa"), ready_moves.move_drafts(table, "aa"), strict=True))


def end(value: Any) -> Place:
    found: Place = value[0][1][-1]
    return found


def test_move_03_one_step_each_way() -> None:
    found = offered(alone())
    assert {name: end(found[name]) for name in ("north", "east", "west")} == {
        "north": (6000, 6500),
        "east": (6500, 6000),
        "west": (5500, 6000),
    }
    for name, (x, y) in (("north-east", (1, 1)), ("north-west", (-1, 1))):
        spot = end(found[name])
        assert 498 <= distance((6000, 6000), spot) <= 500
        assert ((spot[0] > 6000) is (x > 0), (spot[1] > 6000) is (y > 0)) == (True, True)
        assert abs(abs(spot[0] - 6000) - abs(spot[1] - 6000)) <= 1
    assert all(len(found[name][0][1]) == 1 for name in ready_moves.COMPASS)


def test_move_03_a_rush_takes_all_points_and_an_advance_keeps_a_burst() -> None:
    found = offered(alone((6000, 2000), (6000, 9000)))
    assert end(found["rush:b0a"]) == (6000, 5000)
    assert end(found["advance:b0a"]) == (6000, 4000)
    assert end(found["rush:b0a"])[0] == 6000
    near = offered(alone((6000, 2000), (6000, 4000)))
    assert end(near["rush:b0a"]) == (6000, 3750)  # base to base
    assert "advance:b0a" not in offered(alone((6000, 2000), (6000, 9000), ap=2))
    assert "advance:b0a" in offered(alone((6000, 2000), (6000, 9000), ap=3))


def test_move_03_the_three_nearest_are_rushed_at_and_the_two_nearest_advanced_on() -> None:
    names = ready_moves.draft_names(
        alone((6000, 2000), (6000, 9000), (6000, 5000), (9000, 3000), (6000, 3000)), "aa"
    )
    assert [n for n in names if n.startswith("rush")] == ["rush:b3a", "rush:b1a", "rush:b2a"]
    assert [n for n in names if n.startswith("advance")] == ["advance:b3a", "advance:b1a"]
    assert [n for n in names if n.startswith("position")] == ["position:b3a", "position:b1a"]


def test_move_03_back_is_straight_away_from_the_nearest_enemy() -> None:
    assert end(offered(alone((6000, 6000), (9500, 6000)))["back"]) == (3000, 6000)
    assert end(offered(alone((6000, 6000), (7000, 6000)))["back"]) == (5000, 6000)


def test_reac_13_the_panicked_do_not_rush_into_contact() -> None:
    table = alone((6000, 2000), (6000, 2600), states=("panicked",))
    value = offered(table)["rush:b0a"]
    assert distance(end(value), (6000, 2600)) > 250
    assert movement.why_not_path(table, "aa", value) is None


def test_move_03_things_near_are_closed_doors_first() -> None:
    pieces = (
        barricade("low", 5900, 6300, 6100, 6350),
        door("gate", 5000, 7000, 5300, 7060),
        wall("solid", 6300, 5900, 6400, 6100),
        barricade("far", 0, 11000, 200, 11060),
    )
    table = alone(pieces=pieces)
    names = ready_moves.draft_names(table, "aa")
    assert [n for n in names if n.startswith("reach")] == ["reach:gate", "reach:low"]
    found = offered(table)
    assert end(found["reach:low"]) == (6000, 6300 - 125)
    x, y = end(found["reach:gate"])
    assert 125 <= distance((5300, 7000), (x, y)) <= 128
    up = alone(pieces=pieces, z=300)
    assert not [n for n in ready_moves.draft_names(up, "aa") if n.startswith("reach")]


def test_move_03_objects_that_lie_about_and_the_way_home() -> None:
    lying = (
        Thing("case", "object", 6000, 7000),
        Thing("held", "object", 6000, 7000, holder="b0a"),
        Thing("panel", "device", 7000, 6000),
        Thing("hurt", "casualty", 6000, 6500),
    )
    table = alone((6000, 6000), (6000, 11000), things=lying)
    found = offered(table)
    assert [n for n in found if n.startswith("object")] == ["object:case", "object:panel"]
    assert end(found["object:case"]) == (6000, 7000)
    assert "home" not in found
    for edge, spot in (("south", (6000, 3000)), ("west", (3000, 6000)), ("east", (9000, 6000))):
        carrier = alone((6000, 6000), carrying="case")
        carrier.change("aa", {"facing": {"south": 270, "west": 180, "east": 0}[edge]})
        carrier.change("one", {"edge": edge})
        assert end(offered(carrier)["home"]) == spot


def test_move_03_cover_is_on_the_side_away_from_the_enemy() -> None:
    crates = piece("crates", "crates", 5800, 6800, 6200, 7200, 300, "opaque", "impassable", "cover:medium")
    low = piece("kerb", "crates", 5000, 6000, 5400, 6400, 99, "opaque", "impassable")
    table = alone((6000, 6000), (6000, 11000), pieces=(crates, low))
    found = offered(table)
    assert [n for n in found if n.startswith("cover")] == ["cover:crates"]
    assert end(found["cover:crates"]) == (6000, 7000 - 200 - 125 - 20)


def test_a_position_is_the_first_place_that_shows_the_enemy() -> None:
    screen = wall("screen", 6100, 6500, 9000, 6560)
    table = alone((6300, 6000), (6300, 8000), pieces=(screen,))
    value = offered(table)["position:b0a"]
    assert movement.why_not_path(table, "aa", value) is None
    assert len(value[0][1]) <= 3
    seen = alone((6300, 6000), (6300, 8000))
    assert offered(seen)["position:b0a"] == movement.any_step(seen, "aa")
    empty = alone((6300, 6000), (6300, 8000), pieces=(screen,), profiles="unarmed")
    assert offered(empty)["position:b0a"] == movement.any_step(empty, "aa")


def test_move_01_turns_to_the_nearest_enemies_then_by_quarters() -> None:
    table = alone((6000, 6000), (9000, 6000), (6000, 4000))
    assert [value[0][2] for value in ready_moves.pivot_drafts(table, "aa")] == [270, 0, 180]
    tired = alone((6000, 6000), (9000, 6000), (6000, 4000), ap=0)
    assert [value[0][2] for value in ready_moves.pivot_drafts(tired, "aa")][:1] != [90]


def test_move_03_drafts_do_what_their_names_say() -> None:
    table = table_of(
        Group("a", "one", (6000, 3000), facing=90),
        Group("b", "two", (6000, 9000), facing=270),
        pieces=(barricade("low", 5000, 4500, 7000, 4600), wall("high", 2500, 3000, 3500, 3060)),
    )
    ends = dict(zip(ready_moves.draft_names(table, "aa"), ready_moves.move_drafts(table, "aa"), strict=True))
    at = {name: move[0][1][-1] for name, move in ends.items() if move[0][1]}
    assert at["rush:ba"][1] > 4000, "forward, up to the wall or round it"
    assert at["back"] == (6000, 125) or at["back"][1] < 1000
    assert at["north"] == (6000, 3500)
    assert at["west"] == (5500, 3000)
    assert at["south-east"] == (6353, 2647) or distance(at["south-east"], (6350, 2650)) < 5
    cover = at["cover:low"]
    assert cover[1] < 4500, "on the side away from the enemy"
    assert distance(cover, (6000, 4500)) < 1400


FAR = Group("two1", "two", (6000, 11000), facing=270)


def table_with(
    profile: str = "trooper",
    *others: Group,
    at: tuple[int, int] = (6000, 6000),
    facing: int = 0,
    **values: Any,
) -> Table:
    pieces = values.pop("pieces", ())
    return table_of(
        Group("one1", "one", at, profile, facing=facing, **values), *(others or (FAR,)), pieces=pieces
    )


def test_drafts_are_all_legal() -> None:
    pieces = (
        wall("w", 6300, 5000, 6400, 6800),
        barricade("b", 5000, 6500, 5800, 6600),
        rubble("r", 5000, 5000, 5800, 5800),
    )
    for states in ((), (PANICKED,), (DROPPED,)):
        for pivot in (0, 90):
            table = table_with(
                "trooper", Group("two1", "two", (7500, 6200), count=3), Group("one2", "one", (5700, 6000)),
                pieces=pieces, states=states, pivot=pivot,
            )  # fmt: skip
            drafts = move_drafts(table, "one1a")
            assert len(drafts) == len(draft_names(table, "one1a"))
            for name, value in zip(draft_names(table, "one1a"), drafts, strict=True):
                assert movement.why_not_path(table, "one1a", value) is None, name
            for value in pivot_drafts(table, "one1a"):
                assert movement.why_not_facing(table, "one1a", value) is None


def test_move_03_who_can_take_no_step_is_not_offered_a_move() -> None:
    """Walled in on all sides there is nowhere to step, and nothing to pay for."""
    walls = (
        wall("south", 5700, 5700, 6300, 5870),
        wall("north", 5700, 6130, 6300, 6300),
        wall("west", 5700, 5700, 5870, 6300),
        wall("east", 6130, 5700, 6300, 6300),
    )
    shut = alone((6000, 6000), (6000, 9000), pieces=walls)
    refusal = movement.why_not_move(shut, "aa")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-MOVE-03", "nowhere-to-step")
    assert movement.why_not_move(alone((6000, 6000), (6000, 9000)), "aa") is None
