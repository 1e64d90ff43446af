"""Moves and turns that are proposed to a figure: where they lead, what they leave it (CZ-MOVE-03)."""

from __future__ import annotations

import pytest

from escarmouche.games.combat_zone import drafts, movement, vehicles
from escarmouche.games.combat_zone.table import PANICKED, VEHICLE, Marker, Table
from escarmouche.space.shapes import gap
from tests.combat_zone.tables import PROFILES, Group, barricade, rubble, table_of, wall

PROFILES.setdefault("vehicle.car", vehicles.make_profile("car"))
HERE = (6000, 6000)


def drafted(table: Table) -> dict[str, drafts.Move]:
    return dict(zip(drafts.draft_names(table, "aa"), drafts.move_drafts(table, "aa"), strict=True))


def path_of(move: drafts.Move) -> tuple[tuple[int, int], ...]:
    return move[0][1]


def end_of(move: drafts.Move) -> tuple[int, int]:
    return path_of(move)[-1]


def man(*others: Group, ap: int = 4, **values: object) -> Table:
    return table_of(Group("a", "one", HERE, facing=0, ap=ap), *others, **values)  # type: ignore[arg-type]


def test_move_06_a_rush_ends_in_contact_and_a_shaken_man_does_not_make_one() -> None:
    near = Group("b", "two", (6000, 6900))
    assert end_of(drafted(man(near))["rush:ba"]) == (6000, 6650)
    shaken = man(near)
    shaken.change("aa", {"states": frozenset({PANICKED})})
    for move in drafts.move_drafts(shaken, "aa"):
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
    assert drafts.follow(table, "aa", (6000, 7000)) is not None


@pytest.mark.parametrize(
    ("edge", "end"),
    [("south", (6000, 4000)), ("north", (6000, 8000)), ("west", (4000, 6000)), ("east", (8000, 6000))],
)
def test_game_02_who_carries_a_thing_is_drawn_to_his_own_edge(edge: str, end: tuple[int, int]) -> None:
    thing = Marker("box", "object", *HERE, holder="aa")
    table = man(Group("b", "two", (11000, 11000)), turn={"markers": (thing,)}, one={"edge": edge})
    assert "home" not in drafted(table)
    table.change("aa", {"carrying": "box"})
    assert end_of(drafted(table)["home"]) == end


def test_act_03_things_lying_about_are_gone_to_and_those_held_are_not() -> None:
    things = (
        Marker("box", "object", 6000, 6700),
        Marker("dev", "device", 6900, 6000),
        Marker("held", "object", 6000, 6000, holder="ba"),
        Marker("fire", "fire", 3000, 3000, radius=300, value=9),
    )
    found = drafted(man(Group("b", "two", (11000, 11000)), turn={"markers": things}))
    assert {name for name in found if name.startswith("object:")} == {"object:box", "object:dev"}
    assert end_of(found["object:box"]) == (6000, 6700)
    assert end_of(found["object:dev"]) == (6900, 6000)


def test_act_01_a_free_seat_is_gone_to_until_one_stands_at_the_door() -> None:
    car = Group("v", "one", (6000, 8000), "vehicle.car", kind=VEHICLE)
    table = man(car, Group("b", "two", (11000, 11000)), options={"vehicles": "cars"})
    end = end_of(drafted(table)["ride:va"])
    assert gap(end, 125, (6000, 8000), PROFILES["vehicle.car"].radius) == 0
    table.change("aa", {"y": end[1]})
    assert path_of(drafted(table)["ride:va"]) == ((6000, end[1]),), "nothing but the step on the spot"
    table.change("va", {"crew": ("x", "y", "z", "w")})
    assert "ride:va" not in drafted(table)


def test_act_04_a_thing_to_use_is_gone_up_to() -> None:
    table = man(Group("b", "two", (11000, 11000)), pieces=(barricade("low", 5000, 7000, 7000, 7060),))
    end = end_of(drafted(table)["reach:low"])
    assert 6870 <= end[1] <= 6875
    table.change("aa", {"y": 6875})
    assert path_of(drafted(table)["reach:low"]) == ((6000, 6875),)
