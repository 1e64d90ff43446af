"""Tables of older versions of the rules are read as this one writes them."""

from __future__ import annotations

from typing import Any

from escarmouche.games.combat_zone.chapters.movement import doors
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup.conversion import convert
from escarmouche.games.combat_zone.table import Table, Thing
from tests.games.combat_zone.tables import Group, door, fence, referee_of, table_of

OLD = ("id", "kind", "x", "y", "radius", "holder", "value", "state", "z")
"""What a marker of the turn held up to version 9."""
DEVICE = Thing("panel", "device", 3000, 3000, radius=50, holder="one", value=9, state="done")
FIRE = Thing("fire-1-1", "fire", 4000, 4000, 450, radius=400, value=2)


def played() -> Table:
    """A door opened, a machine wrecked, a figure fallen, a device done with, a fire on a roof."""
    table = table_of(
        Group("a", "one", (6000, 6000)),
        Group("b", "two", (9000, 9000), ["robot", "trooper"]),
        pieces=(door("door1", 5900, 6125, 6100, 6185), fence("fence1", 8000, 8000, 8800, 8030)),
    )
    referee = referee_of(table)
    doors.toggle(referee, "aa", "door1")
    casualties.wreck(referee, "CZ-MACH-08", "ba")
    for thing in (DEVICE, FIRE):
        referee.put("CZ-AREA-07", thing)
    casualties.eliminate(referee, "CZ-WND-01", "bb")
    return referee.table


def as_version_9(table: Table) -> dict[str, Any]:
    """The data of a table as they were written before there were things."""
    data = table.to_data()
    lying = [thing for thing in data.pop("things") if thing["kind"] not in ("door", "fence", "wreck")]
    data["turn"] = {**data["turn"], "markers": [{key: thing[key] for key in OLD} for thing in lying]}
    return data


def test_what_the_turn_held_and_the_ground_showed_are_things() -> None:
    table = played()
    converted = convert(as_version_9(table), 9)
    assert "markers" not in converted["turn"]
    assert [thing["id"] for thing in converted["things"]] == [
        "door1", "fence1", "wreck-ba", "panel", "fire-1-1", "casualty-bb",
    ]  # fmt: skip
    converted["setting"]["options"].pop("rout_in_combat")
    table.setting.options.pop("rout_in_combat")
    assert RULESET.rules.records.read(converted) == table


def test_reac_19_a_match_of_before_keeps_its_reading_of_a_rout_in_combat() -> None:
    data = played().to_data()
    del data["setting"]["options"]["rout_in_combat"]
    assert convert(data, 10)["setting"]["options"]["rout_in_combat"] == "strike"
    assert "rout_in_combat" not in data["setting"]["options"]


def test_tables_of_today_stay_as_they_are() -> None:
    data = played().to_data()
    assert convert(data, RULESET.version) is data


def test_a_table_on_which_nothing_lay_is_read_too() -> None:
    """Versions before markers had no such field."""
    data = as_version_9(table_of(Group("a", "one", (6000, 6000)), pieces=(door("d", 0, 0, 200, 60),)))
    del data["turn"]["markers"]
    assert list(RULESET.rules.records.read(convert(data, 5)).things) == ["d"]
