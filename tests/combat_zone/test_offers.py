"""Ready-made moves and turns of Combat Zone, where everyone can say exactly what they are."""

from __future__ import annotations

from typing import Any

from escarmouche.games.combat_zone import deployment, drafts, listcheck, marches, movement, scenario, victory
from escarmouche.games.combat_zone.table import Marker, Table, Zone
from escarmouche.space.shapes import distance
from tests.combat_zone.tables import Group, barricade, door, piece, table_of, wall
from tests.combat_zone.test_forces import army, group

Place = tuple[int, int]


def alone(at: Place = (6000, 6000), *foes: Place, pieces: Any = (), **values: Any) -> Table:
    """One trooper with six points, looking north, and enemies."""
    turn = values.pop("turn", {})
    profiles = values.pop("profiles", "trooper")
    enemies = [Group(f"b{n}", "two", foe, facing=270) for n, foe in enumerate(foes)]
    figure = Group("a", "one", at, profiles, facing=90, **values)
    return table_of(figure, *enemies, pieces=pieces, turn=turn)


def offered(table: Table) -> dict[str, Any]:
    return dict(zip(drafts.draft_names(table, "aa"), drafts.move_drafts(table, "aa"), strict=True))


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
    assert all(len(found[name][0][1]) == 1 for name in drafts.COMPASS)


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
    names = drafts.draft_names(
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
    names = drafts.draft_names(table, "aa")
    assert [n for n in names if n.startswith("reach")] == ["reach:gate", "reach:low"]
    found = offered(table)
    assert end(found["reach:low"]) == (6000, 6300 - 125)
    x, y = end(found["reach:gate"])
    assert 125 <= distance((5300, 7000), (x, y)) <= 128
    up = alone(pieces=pieces, z=300)
    assert not [n for n in drafts.draft_names(up, "aa") if n.startswith("reach")]


def test_move_03_objects_that_lie_about_and_the_way_home() -> None:
    lying = (
        Marker("case", "object", 6000, 7000),
        Marker("held", "object", 6000, 7000, holder="b0a"),
        Marker("panel", "device", 7000, 6000),
        Marker("hurt", "casualty", 6000, 6500),
    )
    table = alone((6000, 6000), (6000, 11000), turn={"markers": lying})
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
    assert offered(seen)["position:b0a"] == drafts.on_the_spot(seen, "aa")
    empty = alone((6300, 6000), (6300, 8000), pieces=(screen,), profiles="unarmed")
    assert offered(empty)["position:b0a"] == drafts.on_the_spot(empty, "aa")


def test_move_01_turns_to_the_nearest_enemies_then_by_quarters() -> None:
    table = alone((6000, 6000), (9000, 6000), (6000, 4000))
    assert [value[0][2] for value in drafts.pivot_drafts(table, "aa")] == [270, 0, 180]
    tired = alone((6000, 6000), (9000, 6000), (6000, 4000), ap=0)
    assert [value[0][2] for value in drafts.pivot_drafts(tired, "aa")][:1] != [90]


def test_move_03_the_step_that_is_too_long_is_named() -> None:
    refusal = movement.why_not_path(alone(), "aa", (("aa", ((6000, 6500), (6000, 7020)), -1),))
    assert refusal is not None
    assert (refusal.reason, refusal.about["step"], refusal.excess) == ("step-too-long", 2, 20)
    house = wall("house", 5000, 6900, 7000, 7000)
    refusal = movement.why_not_path(alone(pieces=(house,)), "aa", (("aa", ((6000, 6500), (6000, 6990)), -1),))
    assert refusal is not None
    assert (refusal.rule, refusal.about["step"]) == ("CZ-TERR-03", 2)


def test_the_boundary_of_a_zone_belongs_to_it() -> None:
    zone = Zone("yard", (1000, 2000), (3000, 4000))
    for at in ((1000, 2000), (3000, 4000), (1000, 4000), (3000, 2000), (2000, 3000)):
        assert victory.inside(zone, at)
    for at in ((999, 3000), (3001, 3000), (2000, 1999), (2000, 4001)):
        assert not victory.inside(zone, at)


def test_sabotage_is_done_by_the_attacker_himself() -> None:
    table = alone()
    table.change("one", {"role": "attacker"})
    played = scenario.load("sabotage")
    for state, holder, done in (("done", "one", True), ("done", "two", False), ("", "one", False)):
        table.change("turn", {"markers": (Marker("d", "device", 0, 0, state=state, holder=holder),)})
        assert victory.reached(table, played) == ("one" if done else "")


def test_force_01_the_group_at_fault_is_named_by_its_number() -> None:
    fine = group("troop: sergeant, quality: veteran", "troop: rifleman, count: 2")
    headless = group("troop: rifleman, count: 3")
    (refusal,) = listcheck.check(army(fine, headless), 0)
    assert (refusal.reason, refusal.about["group"]) == ("one-leader", 2)


def test_game_01_a_group_is_offered_places_all_along_its_edge() -> None:
    anchors = {
        "south": [(n, 1000) for n in range(1500, 12000, 1500)],
        "north": [(n, 11000) for n in range(1500, 12000, 1500)],
        "west": [(1000, n) for n in range(1500, 12000, 1500)],
        "east": [(11000, n) for n in range(1500, 12000, 1500)],
    }
    assert victory.HOME == 1500
    for edge, places in anchors.items():
        table = alone(turn={"phase": "setup"})
        table.change("one", {"edge": edge})
        made = [end(value) for value in deployment.drafts(table, "a")]
        assert len(made) == len(places) == 7
        assert all(distance(a, b) <= deployment.SPACING for a, b in zip(made, places, strict=True))


def test_move_01_as_near_to_a_facing_as_a_free_turn_comes() -> None:
    found = {
        (0, 45): 45, (0, 90): 90, (0, 91): 90, (0, 170): 90, (0, 270): 270, (0, 269): 270, (0, 190): 270,
        (350, 30): 30, (350, 80): 80, (350, 81): 80, (10, 250): 280, (300, 100): 30, (300, 40): 30,
    }  # fmt: skip
    for (facing, wanted), turned in found.items():
        assert marches.turned(facing, wanted) == turned, (facing, wanted)
