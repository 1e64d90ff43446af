"""What clients draw of a table of Combat Zone."""

from __future__ import annotations

import msgspec

from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.deployment import PLACED
from escarmouche.games.combat_zone.scene import headline, scene, weapon_line
from escarmouche.games.combat_zone.table import Marker, Table, Zone
from tests.combat_zone.tables import Group, table_of, wall


def full() -> Table:
    squad = Group("a", "one", (2000, 2000), ["leader", "sub_leader", "trooper", "gunner"], start=6)
    squad.figures[2] = msgspec.structs.replace(
        squad.figures[2], foes=("ba",), carrying="box", states=frozenset({"prone", "aiming"})
    )
    squad.figures[3] = msgspec.structs.replace(squad.figures[3], broken=("pistol",), damage=("slow",))
    robot = Group("b", "two", (6000, 6000), "robot", facing=90)
    lost = Group("c", "two", (0, 0), "hero")
    table = table_of(squad, robot, lost, pieces=(wall("w", 100, 100, 200, 900),), turn={"markers": MARKS})
    table.units["c"] = replace(table.units["c"], figures=())
    return table


MARKS = (
    Marker("box", "object", 3000, 3000, holder=""),
    Marker("bag", "object", 3000, 3000, holder="aa"),
    Marker("hurt", "casualty", 4000, 4000, holder="ba"),
    Marker("blaze", "fire", 5000, 5000, radius=400),
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
    assert seen.highlights == {"by_eye": True, "unit": "a", "figure": "aa"}
    table.change("turn", {"unit": ""})
    assert scene(table, "one").highlights == {"by_eye": True}
