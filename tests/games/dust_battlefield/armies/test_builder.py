"""Platoons in the builder of lists: slots with the units that fit, numbers that follow, platoons formed."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.listbuilder import Edit, edited
from escarmouche.games.dust_battlefield.armies.armylist import LISTS
from escarmouche.games.dust_battlefield.ruleset import RULESET

ARMIES = RULESET.armies


def with_platoon() -> dict[str, Any]:
    """A ready-made list that has a platoon."""
    return next(data for name in LISTS.names() if (data := ARMIES.list_data(name)).get("platoons"))


def rows(data: dict[str, Any]) -> list[Any]:
    bench = ARMIES.workbench(data)
    assert bench is not None
    return [row for row in bench.rows if row.path[0] == "platoons"]


def test_every_platoon_of_every_list_lies_on_the_workbench_with_its_slots() -> None:
    seen = 0
    for name in LISTS.names():
        data = ARMIES.list_data(name)
        for n, row in enumerate(rows(data)):
            platoon, filled = data["platoons"][n], {blank.id: blank.value for blank in row.blanks}
            assert filled["leader"] == tuple(map(str, platoon["leader"]))
            for place, slot in enumerate(platoon["combat"]):
                assert filled[f"combat.{place}"] == tuple(map(str, slot))
            seen += 1
    assert seen > 5


def test_numbers_follow_when_a_unit_is_taken_out_and_its_slot_is_empty() -> None:
    data = with_platoon()
    leader = data["platoons"][0]["leader"][0]
    less = edited(data, Edit("remove", ("units", leader - 1)), ARMIES.put_right)
    platoon = less["platoons"][0]
    assert platoon["leader"] == []
    for old, new in zip(data["platoons"][0]["combat"], platoon["combat"], strict=True):
        units = [data["units"][n - 1]["unit"] for n in old]
        assert [less["units"][n - 1]["unit"] for n in new] == units, "the same units as before"
    refused = {(refusal.rule, refusal.reason) for refusal in ARMIES.check_list(less)}
    assert ("DB-PLAT-01", "slot-empty") in refused


def test_a_slot_is_filled_by_its_key_and_a_platoon_formed_of_free_units() -> None:
    data = with_platoon()
    whole = data["platoons"][0]
    emptied = edited(data, Edit("set", ("platoons", 0), "combat.0", []))
    assert ARMIES.check_list(emptied)
    again = edited(emptied, Edit("set", ("platoons", 0), "combat.0", list(whole["combat"][0])))
    assert again["platoons"] == data["platoons"]
    with pytest.raises(DataError):
        edited(data, Edit("set", ("platoons", 0), "combat.9", [1]))
    loose = edited(data, Edit("remove", ("platoons", 0)), ARMIES.put_right)
    bench = ARMIES.workbench(loose)
    assert bench is not None
    adds = [add.edit for add in bench.adds if add.edit.key == "platoons"]
    formed = [edited(loose, edit, ARMIES.put_right)["platoons"][-1] for edit in adds]
    assert [p for p in formed if p["kind"] == whole["kind"] and len(p["leader"]) == len(whole["leader"])]
