"""Army books: what a card must hold, and how many columns its weapon lines have (area DT-CARD)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.games.dust import books

GUN = {
    "name": "Rifle",
    "count": 1,
    "range": 6,
    "infantry": ["1/1"] * 4,
    "vehicle": ["1/1"] * 7,
    "aircraft": ["-"] * 3,
}
WALKER: dict[str, Any] = {
    "key": "walker", "code": "X-1", "name": "Walker", "type": "vehicle", "kind": "walker",
    "locomotion": "walker", "armour": 4, "move": 3, "march": 5, "damage": 6, "points": 10, "weapons": [GUN],
}  # fmt: skip


def why(path: Path, **changes: Any) -> str:
    """Why a book of one card with these values is refused; nothing for a good one."""
    card = {k: v for k, v in {**WALKER, **changes}.items() if v is not None}
    data = {"key": "own", "name": {"en": "Own", "fr": "Propre"}, "units": [card]}
    file = path / "own.yaml"
    file.write_text(yaml.safe_dump(data), encoding="utf-8")
    try:
        books.read_book(yamlfile.load(file))
    except DataError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("field", ["move", "march", "armour", "weapons"])
def test_card_01_a_missing_field_is_named(tmp_path: Path, field: str) -> None:
    assert why(tmp_path) == ""
    assert field in why(tmp_path, **{field: None})


def test_card_01_a_card_has_weapon_lines(tmp_path: Path) -> None:
    assert "DT-CARD-01" in why(tmp_path, weapons=[])


def test_card_06_vehicles_have_seven_classes_of_armour(tmp_path: Path) -> None:
    assert why(tmp_path, armour=7) == ""
    assert "units.0.armour" in why(tmp_path, armour=8)
    assert "DT-CARD-06: 7 cells" in why(tmp_path, weapons=[{**GUN, "vehicle": ["1/1"] * 6}])


def test_card_07_aircraft_have_three_classes_of_armour(tmp_path: Path) -> None:
    plane = {"type": "aircraft", "kind": "plane", "locomotion": "plane"}
    assert why(tmp_path, armour=3, **plane) == ""
    assert "DT-CARD-07: armour of aircraft is 1 to 3, not 4" in why(tmp_path, armour=4, **plane)
    assert "DT-CARD-07: 3 cells" in why(tmp_path, weapons=[{**GUN, "aircraft": ["-"] * 4}])
