"""Companies that may be deployed (SM-COMP-01 to SM-COMP-04, SM-SETUP-06)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.engine.errors import DataError
from escarmouche.games.star_mogul.armies import armybook, listcheck
from escarmouche.games.star_mogul.armies.armylist import LISTS
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul.ruleset import RULESET


def rules(units: list[dict[str, Any]], points: int = 1500, **named: Any) -> list[str]:
    army = LISTS.load_army(
        {"book": "market", "name": {"en": "x", "fr": "x"}, "points": points, "units": units}
    )
    return [refusal.rule for refusal in listcheck.check(army, **named)]


def men(crew: str, count: int, **gear: Any) -> dict[str, Any]:
    return {"models": [{"crew": crew, "count": count, **gear}]}


def test_comp_01_one_boss_and_two_shareholders_cost_nothing() -> None:
    squad = {"models": [{"crew": "boss"}, {"crew": "shareholder", "count": 2}]}
    assert rules([squad], 1) == []
    assert rules([{"models": [{"crew": "boss", "count": 2}, {"crew": "deckhand"}]}]) == ["SM-COMP-01"]
    truck = {"type": "vehicle", "vehicle": "salvage_dog", "crew": {0: "boss"}}
    assert rules([truck], 200) == [], "he may crew a vehicle"


def test_comp_02_three_to_fifteen_models() -> None:
    assert rules([men("deckhand", 2)]) == ["SM-COMP-02"]
    assert rules([men("deckhand", 3)]) == []
    assert rules([men("deckhand", 15)]) == []
    many = {"models": [{"crew": "deckhand", "count": 10}, {"crew": "gunner", "count": 6}]}
    assert rules([many]) == ["SM-COMP-02"]


def test_comp_03_a_profile_without_one_of_its_values_is_refused(tmp_path: Path) -> None:
    data = yaml.safe_load((Path(armybook.__file__).parent / "market.yaml").read_text(encoding="utf-8"))
    for field in ("move", "shooting", "melee", "res", "skills", "kind"):
        broken = {
            **data,
            "crew": {"deckhand": {k: v for k, v in data["crew"]["deckhand"].items() if k != field}},
        }
        path = tmp_path / "market.yaml"
        path.write_text(yaml.safe_dump(broken), encoding="utf-8")
        with pytest.raises(DataError):
            ARMOURY.check_file(path)


def test_comp_04_a_point_over_the_limit_is_refused() -> None:
    assert rules([men("deckhand", 3)], 90) == []
    assert rules([men("deckhand", 3)], 89) == ["SM-COMP-04"]


def test_setup_06_without_air_no_open_bios() -> None:
    assert rules([men("gunner", 3)], vacuum=True) == ["SM-SETUP-06"]
    assert rules([men("gunner", 3, armour="hard_suit"), men("scout_mekk", 3)], vacuum=True) == []
    assert rules([{"type": "vehicle", "vehicle": "gun_buggy"}], vacuum=True) == []


def test_every_ready_made_company_is_legal() -> None:
    names = LISTS.names()
    assert len([n for n in names if "-1000-" in n]) >= 4
    assert len([n for n in names if "-1500-" in n]) >= 4
    for name in names:
        assert listcheck.check(LISTS.load_army(name)) == (), name


def test_every_vehicle_of_the_market_can_be_built() -> None:
    book = armybook.BOOKS.book("market")
    for name in book.vehicles:
        made = armybook.machine_of(book, name)
        assert made.length >= made.height > 0 or made.length > 0
    assert {line.drive for line in book.vehicles.values()} == {
        "wheeled",
        "tracked",
        "walker",
        "hover",
        "flying",
    }
    assert RULESET.armies.scenarios[0] == "salvage_rights"
