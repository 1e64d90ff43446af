"""What clients draw of a table of Combat Zone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.scene import Scene
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.client.scene import headline, scene, shape, weapon_line
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup.deployment import PLACED
from escarmouche.games.combat_zone.table import ABOARD, VEHICLE, Table, Thing, Zone
from escarmouche.space.shapes import distance
from tests.games.combat_zone.tables import PROFILES, Group, fence, referee_of, street, table_of, wall


def full() -> Table:
    squad = Group("a", "one", (2000, 2000), ["leader", "sub_leader", "trooper", "gunner"], start=6)
    squad.figures[2] = msgspec.structs.replace(
        squad.figures[2], foes=("ba",), carrying="box", states=frozenset({"prone", "aiming"})
    )
    squad.figures[3] = msgspec.structs.replace(squad.figures[3], broken=("pistol",), damage=("slow",))
    robot = Group("b", "two", (6000, 6000), "robot", facing=90)
    lost = Group("c", "two", (0, 0), "hero")
    table = table_of(squad, robot, lost, pieces=(wall("w", 100, 100, 200, 900),), things=MARKS)
    table.units["c"] = replace(table.units["c"], figures=())
    return table


MARKS = (
    Thing("box", "object", 3000, 3000, holder=""),
    Thing("bag", "object", 3000, 3000, holder="aa"),
    Thing("hurt", "casualty", 4000, 4000, holder="ba"),
    Thing("blaze", "fire", 5000, 5000, radius=400),
)


def test_figures_by_kind_and_state() -> None:
    seen = scene(full(), "one")
    by_id = {f.id: f for f in seen.figures}
    assert set(by_id) == {"aa", "ab", "ac", "ad", "ba"}
    assert [(f.role, f.letter, f.shape) for f in by_id.values()] == [
        ("leader", "L", "infantry"),
        ("officer", "S", "infantry"),
        ("soldier", "", "infantry"),
        ("heavy", "", "infantry"),
        ("machine", "M", "walker"),
    ]
    assert by_id["ac"].states == ("aiming", "prone", "engaged", "carrying")
    assert by_id["ad"].states == ("damaged", "weapon_lost")
    robot = by_id["ba"]
    assert (robot.unit, robot.side, robot.x, robot.y, robot.z) == ("b", "two", 6000, 6000, 0)
    assert (robot.radius, robot.facing) == (200, 90)


def test_cards_tell_strength_place_and_weapons() -> None:
    a, b, c = scene(full(), "one").units
    assert (a.figures, a.strength, a.place) == (4, 6, "table")
    assert (b.figures, b.strength, b.place) == (1, 1, "table")
    assert (c.figures, c.place) == (0, "gone")
    lines = {what["en"]: value for what, value in a.lines}
    assert lines["Action points"] == "6"
    assert lines["Attack"].split("/")[0] == "2D8"
    assert sum(value.startswith("3 × ") for value in lines.values()) == 1  # the rifles
    assert (
        sum(" × " in value for value in lines.values()) == 2
    )  # rifles and machine gun: the pistol is broken
    assert lines["Damage taken"] == "slow"
    assert "Damage taken" not in {what["en"] for what, _ in b.lines}


def test_cards_tell_blades_grenades_and_trades() -> None:
    table = full()
    printed = msgspec.structs.replace(
        table.setting.profiles["trooper"],
        melee=("dagger",),
        grenades=2,
        skills=("medic",),
        kit=("medical_kit",),
    )
    table.setting.profiles["trooper"] = printed
    table.figures["ac"] = msgspec.structs.replace(table.figures["ac"], grenades=1)
    seen = scene(table, "one")
    lines = {what["en"]: value for what, value in seen.units[0].lines}
    assert lines["Grenades left"] == "1"
    assert lines["Skills and kit"] == "medic, medical_kit"
    assert lines[table.setting.blades["dagger"].name["en"]].startswith("1 × ")
    assert next(f for f in seen.figures if f.id == "ac").role == "specialist"
    assert seen.units[1].shape == "walker"


def test_before_they_are_put_down_groups_wait_in_reserve() -> None:
    table = full()
    table.change("turn", {"phase": "setup"})
    table.change("b", {"markers": frozenset({PLACED, "panicked"})})
    seen = scene(table, "one")
    assert {f.id for f in seen.figures} == {"ba"}
    assert [u.place for u in seen.units] == ["reserve", "table", "gone"]
    assert seen.units[1].states == ("panicked",)


def test_markers_and_rooms_are_zones() -> None:
    table = full()
    rooms = (Zone("vault", (1000, 2000), (3000, 4000)), Zone("attic", (0, 0), (500, 500)))
    table.setting = msgspec.structs.replace(table.setting, zones=rooms)
    found = {zone.id: zone for zone in scene(table, "one").zones}
    assert set(found) == {"vault", "attic", "box", "hurt", "blaze"}  # what is carried is not drawn
    assert found["vault"].outline == ((1000, 2000), (3000, 2000), (3000, 4000), (1000, 4000))
    assert (found["vault"].name["en"], found["attic"].name["fr"]) == ("Vault", "attic")
    assert (found["hurt"].owner, found["box"].owner) == ("two", "")
    assert {zone.kind for zone in found.values()} == {"area", "mark"}
    assert {zone.id for zone in found.values() if zone.goal} == {"box"}
    assert len({zone.sign for zone in found.values() if zone.kind == "mark"}) == 3
    for id, x, radius in (("box", 3000, 50), ("blaze", 5000, 400)):
        xs = [point[0] for point in found[id].outline]
        assert (min(xs), max(xs)) == (x - radius, x + radius)


def test_a_weapon_in_one_line() -> None:
    assert weapon_line(full(), "missile_launcher") == "1 · 4D8 · 5/30/150 cm"


def test_the_headline_says_whose_turn_it_is_and_who_has_won() -> None:
    table = full()
    assert headline(table)["en"] == f"Turn 1/{table.setting.turns} · Actions · Side one plays"
    assert headline(table)["fr"] == f"Tour 1/{table.setting.turns} · Actions · Camp un joue"
    table.change("turn", {"over": "two"})
    assert headline(table) == {"en": "Side two has won", "fr": "Camp deux a gagné"}
    table.change("turn", {"over": "draw"})
    assert headline(table) == {"en": "Draw", "fr": "Égalité"}
    table.change("turn", {"over": "", "active": "", "round": 0, "phase": "setup"})
    assert headline(table)["en"] == "Set-up"


def test_scores_and_what_is_under_way() -> None:
    table = full()
    table.change("one", {"score": 3, "initiative": 9})
    seen = scene(table, "one")
    values = {(s.side, s.what["en"]): s.value for s in seen.scores}
    assert values["one", "Scenario points"] == "3"
    assert values["one", "Initiative"] == "9"
    assert len(values) == 5  # points of the scenario only where there are some
    assert (seen.acting, seen.by_eye) == ("a", "CZ-SHOOT-05")
    table.change("turn", {"unit": ""})
    assert scene(table, "one").acting == ""
    table.setting = msgspec.structs.replace(table.setting, options={"premeasure": True})
    assert scene(table, "one").by_eye == ""


def throwing(thrower: str = "firebug", away: int = 1000, target: str = "unarmed", **values: Any) -> Table:
    return table_of(
        Group("a", "one", (2000, 6000), thrower),
        Group("b", "two", (2250 + away, 6000), target, facing=180),
        **values,
    )


def fenced(who: str = "cutter", y: int = 5860, **values: Any) -> Table:
    """A figure that touches a fence of 8 cm from the south, an enemy beyond it."""
    return table_of(
        Group("a", "one", (6000, y), who, facing=90, **values),
        Group("b", "two", (6000, 7000), "unarmed", facing=270),
        pieces=(fence("fence1", 5600, 5985, 6400, 6015),),
    )


def test_force_03_cutters_make_no_specialist_of_a_fighter() -> None:
    assert next(f.role for f in scene(fenced(), "one").figures if f.id == "aa") == "soldier"
    assert next(f.role for f in scene(fenced("medic"), "one").figures if f.id == "aa") == "specialist"


@pytest.mark.parametrize(
    ("who", "english", "french"),
    [
        ("firebug", "Molotov cocktails left", "Cocktails Molotov restants"),
        ("burner", "Incendiary grenades left", "Grenades incendiaires restantes"),
    ],
)
def test_shoot_13_the_sheet_counts_what_is_left_to_throw(who: str, english: str, french: str) -> None:
    table = throwing(who)
    unit = next(unit for unit in scene(table, "one").units if unit.id == "a")
    left = {line["en"]: (line["fr"], value) for line, value in unit.lines}
    assert left[english] == (french, "2" if who == "firebug" else "1")


FOE = Group("z", "two", (11000, 11000), facing=270)


def shown(table: Table) -> Scene:
    return scene(table, "one")


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


@pytest.mark.parametrize(("radius", "drawn"), [(125, "infantry"), (126, "heavy")])
def test_a_base_wider_than_a_mans_is_drawn_heavy(radius: int, drawn: str) -> None:
    assert shape(replace(PROFILES["alien"], radius=radius)) == drawn


def test_small_things_are_drawn_large_enough_to_be_seen() -> None:
    markers = (Thing("box", "object", 6000, 6000), Thing("f", "fire", 3000, 3000, radius=400, value=9))
    table = table_of(Group("a", "one", (1000, 1000)), FOE, things=markers)
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


def test_those_aboard_are_not_drawn_and_the_vehicle_names_them() -> None:
    scene = RULESET.client.scene(street(crew=2), "")
    assert [f.id for f in scene.figures] == ["va"]
    assert {u.id: u.place for u in scene.units} == {"a": "aboard", "v": "table"}
    card = next(u for u in scene.units if u.id == "v")
    assert [value for words, value in card.lines if words["en"].startswith("Aboard")] == ["aa, ab"]


def test_every_kind_of_vehicle_has_a_shape_of_its_own() -> None:
    shapes = {kind: RULESET.client.scene(street(kind=kind), "").figures[-1].shape for kind in vehicles.KINDS}
    assert shapes == {
        "car": "car",
        "sports_car": "sports_car",
        "truck_4x4": "truck",
        "motorbike": "motorbike",
        "wheeled_apc": "wheeled_carrier",
        "tracked_apc": "tracked_carrier",
        "tracked_light_tank": "tank",
        "grav_light_tank": "grav_tank",
    }


def test_a_wreck_tells_what_it_was_and_which_way_it_looked() -> None:
    referee = referee_of(street(kind="truck_4x4", facing=90))
    casualties.wreck(referee, "CZ-MACH-08", "va")
    piece = next(p for p in RULESET.client.scene(referee.table, "").pieces if p.kind == "wreck")
    assert piece.tags[-2:] == ("of:truck", "heading:90")
    robot = referee_of(table_of(Group("a", "one", (4000, 6000), "robot")))
    casualties.wreck(robot, "CZ-MACH-08", "aa")
    piece = next(p for p in RULESET.client.scene(robot.table, "").pieces if p.kind == "wreck")
    assert not [tag for tag in piece.tags if tag.startswith("of:")]
