"""Books, cards and cohesion as a player is shown them: who carries what, who counts, who stands where."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Ask
from escarmouche.engine.scene import Scene
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    armybook,
    casualties,
    cohesion,
    initiative,
    reach,
    scenario,
    scene,
    terrain,
    vehicles,
    victory,
)
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import ABOARD, PANICKED, ROUTED, VEHICLE, Marker, Table, Zone
from escarmouche.space.shapes import distance
from tests.combat_zone.tables import PROFILES, Group, referee_of, table_of, wall

PROFILES.setdefault("vehicle.car", vehicles.make_profile("car"))
FOE = Group("z", "two", (11000, 11000), facing=270)


# -- books ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", armybook.BOOKS.names())
def test_shoot_13_only_who_carries_a_launcher_has_missiles(name: str) -> None:
    book = armybook.load(armybook.BOOKS.find(name))
    entries: tuple[armybook.Troop | armybook.Machine, ...] = (*book.troops, *book.machines)
    for entry in entries:
        quality = next(iter(entry.cost)) if isinstance(entry, armybook.Troop) else "average"
        printed = armybook.profile_of(book, entry, quality)
        assert (printed.missiles > 0) is ("missile_launcher" in entry.ranged), entry.id
        assert book.entry(entry.id) == entry


def test_force_08_machines_are_wider_and_taller_than_men() -> None:
    book = armybook.load(armybook.BOOKS.find("corp"))
    machine = armybook.profile_of(book, book.machines[0], "average")
    man = armybook.profile_of(book, book.troops[0], next(iter(book.troops[0].cost)))
    assert (machine.radius, man.radius) == (200, 125)
    assert machine.height == 450 > man.height


# -- pieces --------------------------------------------------------------------------------------------------


def test_terr_03_an_open_door_hides_and_stops_nobody() -> None:
    ring = terrain.block("door", (1000, 1000))
    shut, opened = (terrain.make_piece("d", "door", ring, traits=traits) for traits in ((), ("open",)))
    assert terrain.impassable(shut)
    assert terrain.stops(shut)
    assert not terrain.impassable(opened)
    assert not terrain.stops(opened)
    assert not terrain.difficult(shut)


def test_terr_01_a_piece_has_the_height_and_cover_of_its_kind_unless_it_says_so() -> None:
    ring = terrain.block("wall", (1000, 1000), 90)
    assert (min(x for x, _ in ring), max(x for x, _ in ring)) == (970, 1030)
    assert (min(y for _, y in ring), max(y for _, y in ring)) == (500, 1500)
    plain = terrain.make_piece("w", "wall", ring)
    assert plain.height == 600
    assert "cover:hard" in plain.traits
    other = terrain.make_piece("w", "wall", ring, 0, ("cover:light",))
    assert other.height == 0
    assert {t for t in other.traits if t.startswith("cover:")} == {"cover:light"}
    assert terrain.line("wall", (0, 0), (1000, 0)) == ((0, -30), (1000, -30), (1000, 30), (0, 30))
    assert terrain.line("wall", (0, 0), (1000, 0), 20)[0] == (0, -10)


# -- cards ---------------------------------------------------------------------------------------------------


def shown(table: Table) -> Scene:
    return scene.scene(table, "one")


def test_a_group_in_a_vehicle_is_aboard_and_not_drawn() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), count=2, fate=ABOARD, aboard="va"),
        Group("v", "one", (6000, 6000), "vehicle.car", kind=VEHICLE, crew=("aa", "ab")),
        FOE,
        options={"vehicles": "cars"},
    )
    seen = shown(table)
    assert [f.id for f in seen.figures] == ["va", "za"]
    assert [u.place for u in seen.units] == ["aboard", "table", "table"]
    assert [f.shape for f in seen.figures] == ["car", "infantry"]
    assert seen.figures[0].states == ("crewed",)
    assert ("Aboard, the driver first", "aa, ab") in [(w["en"], value) for w, value in seen.units[1].lines]
    table.change("ab", {"fate": "alive", "aboard": ""})
    assert [u.place for u in shown(table).units] == ["table", "table", "table"]


@pytest.mark.parametrize(("radius", "shape"), [(125, "infantry"), (126, "heavy")])
def test_a_base_wider_than_a_mans_is_drawn_heavy(radius: int, shape: str) -> None:
    assert scene.shape(replace(PROFILES["alien"], radius=radius)) == shape


def test_small_things_are_drawn_large_enough_to_be_seen() -> None:
    markers = (Marker("box", "object", 6000, 6000), Marker("f", "fire", 3000, 3000, radius=400, value=9))
    table = table_of(Group("a", "one", (1000, 1000)), FOE, turn={"markers": markers})
    zones = {z.id: z for z in shown(table).zones}
    for id, at, radius in (("box", (6000, 6000), 50), ("f", (3000, 3000), 400)):
        assert all(radius - 2 <= distance(at, point) <= radius for point in zones[id].outline)


def test_the_wreck_of_a_car_says_what_it_was() -> None:
    table = table_of(
        Group("a", "one", (1000, 1000)),
        Group("v", "one", (6000, 6000), "vehicle.car", kind=VEHICLE, facing=30),
        Group("r", "one", (3000, 3000), "robot", kind="machine"),
        FOE,
    )
    referee = referee_of(table)
    casualties.wreck(referee, "CZ-MACH-08", "va")
    casualties.wreck(referee, "CZ-MACH-08", "ra")
    tags = {p.id: p.tags for p in shown(referee.table).pieces}
    assert {"of:car", "heading:30"} <= set(tags["wreck-va"])
    assert not any(tag.startswith("of:") for tag in tags["wreck-ra"])


@pytest.mark.parametrize(
    ("phase", "markers", "kind", "scattered"),
    [
        ("actions", (), "squad", True),
        ("actions", ("cohesive",), "squad", False),
        ("initiative", (), "squad", False),
        ("actions", (), "hero", False),
    ],
)
def test_init_07_a_group_out_of_cohesion_is_shown_scattered(
    phase: str, markers: tuple[str, ...], kind: str, scattered: bool
) -> None:
    table = table_of(Group("a", "one", (6000, 6000), kind=kind, markers=markers), FOE, turn={"phase": phase})
    assert ("scattered" in shown(table).units[0].states) is scattered


# -- cohesion and initiative -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "markers", "points"),
    [
        ({}, ("cohesive",), 6),
        ({}, (), 5),
        ({"states": (PANICKED,)}, (), 3),
        ({"states": ("steady",)}, ("cohesive",), 3),
        ({"states": (ROUTED,)}, ("cohesive",), 0),
        ({"states": ("stunned",)}, ("cohesive",), 0),
    ],
)
def test_ap_02_points_of_a_turn(values: dict[str, Any], markers: tuple[str, ...], points: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), count=2, markers=markers, **values), FOE)
    assert cohesion.allowance(table, "aa") == points


def test_init_05_a_group_is_told_why_it_is_scattered() -> None:
    far = cohesion.LEADER_REACH + 1
    for profiles, places, states, key, rule in (
        (["leader", "trooper"], [(1000, 6000), (1250 + far, 6000)], (), "out-of-cohesion", "CZ-INIT-04"),
        (
            ["leader", "trooper"],
            [(1000, 6000), (1250 + far, 6000)],
            (ROUTED,),
            "out-of-cohesion",
            "CZ-INIT-06",
        ),
        (["trooper", "trooper"], [(1000, 6000), (1300, 6000)], (), "leaderless", "CZ-INIT-05"),
    ):
        table = table_of(Group("a", "one", (0, 0), profiles, places=places), FOE, size=(20000, 12000))
        table.change("ab", {"states": frozenset(states)})
        referee = referee_of(table)
        initiative.freeze_cohesion(referee)
        notes = [
            (e.rule, e.about["key"]) for e in referee.events if e.what == "note" and e.about["unit"] == "a"
        ]
        assert notes == [(rule, key)]
    near = table_of(
        Group("a", "one", (0, 0), ["leader", "trooper"], places=[(1000, 6000), (1249 + far, 6000)]), FOE
    )
    referee = referee_of(near)
    initiative.freeze_cohesion(referee)
    assert "cohesive" in referee.table.units["a"].markers


def test_init_03_a_tie_is_broken_by_the_higher_single_die() -> None:
    for faces, winner in (((2, 2, 6, 3), "one"), ((5, 5, 1, 4), "two")):
        referee = referee_of(table_of(Group("a", "one", (6000, 6000)), FOE), *((f,) for f in faces))
        assert initiative.tie_break(referee) == winner


# -- goals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ones", "twos", "scores"),
    [(2, 1, (1, 0)), (1, 2, (0, 1)), (1, 1, (0, 0)), (0, 1, (0, 1)), (0, 0, (0, 0))],
)
def test_a_zone_gives_a_point_to_whoever_has_more_in_it(
    ones: int, twos: int, scores: tuple[int, int]
) -> None:
    table = table_of(
        Group(
            "a", "one", (0, 0), count=2, places=[(6000 + 400 * n, 6000 if n < ones else 100) for n in (0, 1)]
        ),
        Group(
            "b", "two", (0, 0), count=2, places=[(6000 + 400 * n, 6500 if n < twos else 900) for n in (0, 1)]
        ),
    )
    zone = Zone("house", (5000, 5000), (7000, 7000))
    table.setting = replace(table.setting, zones=(zone,), scenario="stronghold")
    played = replace(scenario.of(table), zone="house")
    referee = referee_of(table)
    victory._score_zone(referee, played)
    assert tuple(referee.table.sides[s].score for s in ("one", "two")) == scores


@pytest.mark.parametrize(
    ("lost", "winner"),
    [((0, 10), "one"), ((10, 0), "two"), ((0, 9), "draw"), ((9, 0), "draw"), ((0, 0), "draw")],
)
def test_game_03_a_lead_of_a_tenth_wins(lost: tuple[int, int], winner: str) -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "trooper", start=2), Group("b", "two", (8000, 8000), "green", start=2)
    )
    costs = {"trooper": lost[0], "green": lost[1]}
    profiles = {k: replace(v, cost=costs.get(k, v.cost)) for k, v in table.setting.profiles.items()}
    table.setting = replace(table.setting, profiles=profiles, size=100)
    assert (victory.points_lost(table, "one"), victory.points_lost(table, "two")) == lost
    assert victory.by_points(table) == winner


# -- being led ---------------------------------------------------------------------------------------------


def led(table: Table, point: tuple[int, int]) -> Any:
    ask = Ask("CZ-MOVE-03", "one", "move", kind="place", about={"figure": "aa"})
    return reach.follow(ask, table, point)


def test_move_03_who_is_led_goes_in_full_steps_and_ends_there() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90, ap=3), FOE)
    assert led(table, (6000, 7200)) == (("aa", ((6000, 6500), (6000, 7000), (6000, 7200)), -1),)
    assert led(table, (6000, 7500))[0][1][-1] == (6000, 7500)
    assert led(table, (6000, 9000))[0][1] == ((6000, 6500), (6000, 7000), (6000, 7500))


def test_move_06_who_is_led_past_a_friend_does_not_end_a_step_on_him() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90, ap=4), Group("f", "one", (6000, 6500)), FOE)
    path = led(table, (6000, 7300))[0][1]
    assert path[-1] == (6000, 7300)
    assert all(distance(spot, (6000, 6500)) >= 250 for spot in path)
    assert all(distance(a, b) <= 500 for a, b in zip(((6000, 6000), *path), path, strict=False))


def test_move_06_who_is_led_behind_a_wall_goes_round_it() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90, ap=6), FOE, pieces=(wall("w", 5700, 6400, 6300, 6450),)
    )
    path = led(table, (6000, 6900))[0][1]
    assert path[-1] == (6000, 6900)
    assert any(abs(x - 6000) >= 400 for x, _ in path)


# -- situations ----------------------------------------------------------------------------------------------


def test_a_situation_writes_of_a_figure_only_what_is_not_as_printed() -> None:
    def written(**values: Any) -> dict[str, Any]:
        table = table_of(Group("a", "one", (6000, 5050), "grenadier", facing=90, **values), FOE)
        found: dict[str, Any] = RULESET.write_situation(table)["groups"][0]["figures"][0]
        return found

    plain = {"id": "aa", "profile": "grenadier", "facing": 90, "at": [60, 50.5]}
    assert written() == plain
    assert written(ap=2) == {**plain, "state": {"ap": 2}}
    assert written(grenades=0, foes=("za",)) == {**plain, "state": {"grenades": 0, "foes": ("za",)}}
    assert written(z=400) == {**plain, "z": 4}
    assert written(places=[(0, 5050)])["at"] == [0, 50.5]
    assert written(places=[(5050, 0)])["at"] == [50.5, 0]


def test_a_situation_writes_of_a_marker_and_a_piece_what_they_have() -> None:
    markers = (
        Marker("box", "object", 6000, 6000, holder="aa"),
        Marker("f", "fire", 3000, 3000, radius=250, value=3, z=400),
    )
    table = table_of(
        Group("a", "one", (6000, 6000)),
        FOE,
        pieces=(wall("w", 1000, 1000, 2000, 1060, 600),),
        turn={"markers": markers, "round": 2},
    )
    written = RULESET.write_situation(table)
    assert written["markers"] == [
        {"id": "box", "kind": "object", "at": [60, 60], "holder": "aa"},
        {"id": "f", "kind": "fire", "at": [30, 30], "radius": 2.5, "z": 4, "value": 3},
    ]
    assert written["pieces"] == [
        {
            "id": "w",
            "kind": "wall",
            "points": [[10, 10], [20, 10], [20, 10.6], [10, 10.6]],
            "height": 6,
            "traits": ["cover:hard", "impassable", "opaque"],
        }
    ]
    assert written["turn"]["round"] == 2
    assert "markers" not in written["turn"]
    assert "way" not in written["turn"]
