"""Army books: what a card must hold, and how many columns its weapon lines have (area DT-CARD)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.games.dust.armies import armybook
from tests.games.dust.tables import weapon

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
        armybook.read_book(yamlfile.load(file))
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


def test_card_05_infantry_has_four_classes_of_armour_and_its_models(tmp_path: Path) -> None:
    squad = {"type": "infantry", "kind": "squad", "locomotion": None, "damage": None, "models": 5}
    assert why(tmp_path, **squad) == ""
    assert "DT-CARD-05: armour of infantry is 1 to 4, not 5" in why(tmp_path, **{**squad, "armour": 5})
    assert "DT-CARD-04: a squad needs its number of models" in why(tmp_path, **{**squad, "models": None})
    assert why(tmp_path, **{**squad, "models": None, "damage": 4, "kind": "hero"}) == ""
    assert "DT-CARD-04: a vehicle needs a damage capacity" in why(tmp_path, damage=None)


def test_card_08_cells_are_dice_and_damage_or_a_dash(tmp_path: Path) -> None:
    for cell in ("3/1", "12/2", "B/1", "BB/3", "1/N", "B/N", "-"):
        assert why(tmp_path, weapons=[{**GUN, "infantry": [cell] * 4}]) == ""
    for cell in ("3", "x/1", "1/", "1/M", "--"):
        said = why(tmp_path, weapons=[GUN, {**GUN, "infantry": ["1/1", "1/1", "1/1", cell]}])
        assert f"weapons.1.infantry): DT-CARD-08: {cell} is no cell" in said


def test_rng_03_a_range_has_a_least_and_a_greatest_value(tmp_path: Path) -> None:
    def gun(reach: Any) -> tuple[int, int]:
        file = tmp_path / "own.yaml"
        assert why(tmp_path, weapons=[{**GUN, "range": reach}]) == ""
        weapon = armybook.card_of(armybook.read_book(yamlfile.load(file)), "walker").weapons[0]
        return weapon.least, weapon.range

    assert gun(6) == (0, 6)
    assert gun("3-12") == (3, 12)
    assert gun("5-5") == (5, 5)
    assert gun("C") == (0, 0)
    for bad in ("12-3", "3-", "-3", "far"):
        assert f"{bad} is no range" in why(tmp_path, weapons=[{**GUN, "range": bad}])


def test_card_01_a_key_stands_once_in_a_book(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    data = {"key": "own", "name": {"en": "Own", "fr": "Propre"}, "units": [WALKER, WALKER]}
    file.write_text(yaml.safe_dump(data), encoding="utf-8")
    with pytest.raises(DataError, match="walker stands twice"):
        armybook.read_book(yamlfile.load(file))
    file.write_text("- a\n", encoding="utf-8")
    with pytest.raises(DataError, match="an army book is a mapping"):
        armybook.read_book(yamlfile.load(file))


def test_setup_04_options_are_paid_for_and_give_their_skills(tmp_path: Path) -> None:
    options = {"ace": {"points": 3, "skills": ["scout"]}, "gold": {"points": 2}}
    assert why(tmp_path, options=options, skills=["charge"]) == ""
    book = armybook.load(tmp_path / "own.yaml")
    card = armybook.card_of(book, "walker", ("ace", "gold"))
    assert (card.id, card.points, card.skills) == ("walker+ace+gold", 15, ("charge", "scout"))
    plain = armybook.card_of(book, "walker")
    assert (plain.id, plain.points, plain.skills, plain.bloc) == ("walker", 10, ("charge",), "own")
    with pytest.raises(DataError, match="has no unit nobody"):
        armybook.card_of(book, "nobody")


def test_a_book_of_the_package_is_read_once_and_one_of_ones_own_anew(tmp_path: Path) -> None:
    assert armybook.load(armybook.BOOKS.find("axis")) is armybook.load(armybook.BOOKS.find("axis"))
    assert why(tmp_path) == ""
    old = armybook.load(tmp_path / "own.yaml")
    assert why(tmp_path, points=99) == ""
    assert armybook.load(tmp_path / "own.yaml").units[0].points == 99
    assert old.units[0].points == 10


def hands(models: int, *lines: Any) -> list[tuple[int, ...]]:
    return list(armybook.carried(models, lines))


def test_tgt_04_each_soldier_has_one_main_gun() -> None:
    rifle, bazooka = weapon("rifle", count=3), weapon("bazooka", count=2)
    assert hands(5, bazooka, rifle) == [(1,), (1,), (1,), (0,), (0,)]
    assert hands(4, bazooka, rifle) == [(1,), (1,), (1,), (0,)]
    assert hands(0, rifle) == []


def test_tgt_04_under_barrel_and_limited_weapons_hang_on_the_commonest_gun() -> None:
    rifle, bazooka = weapon("rifle", count=4), weapon("bazooka", count=1)
    barrel = weapon("barrel", "1/1", "under_barrel", count=4)
    assert hands(5, bazooka, rifle, barrel) == [(1, 2), (1, 2), (1, 2), (1, 2), (0,)]
    faust = weapon("faust", "1/1", "limited_ammo", count=2)
    assert hands(5, bazooka, rifle, faust) == [(1, 2), (1, 2), (1,), (1,), (0,)]
    more = weapon("more", "1/1", "limited_ammo", count=2)
    assert hands(5, bazooka, rifle, faust, more) == [(1, 2), (1, 2), (1, 3), (1, 3), (0,)]


def test_tgt_04_blades_go_to_those_who_have_none() -> None:
    rifle = weapon("rifle", count=5)
    knife, fist = weapon("knife", range=0, count=2), weapon("fist", range=0, count=3)
    assert hands(5, rifle, knife, fist) == [(0, 1), (0, 1), (0, 2), (0, 2), (0, 2)]
    faust = weapon("faust", "1/1", "limited_ammo", count=2)
    assert hands(5, rifle, faust, knife) == [(0, 1, 2), (0, 1, 2), (0,), (0,), (0,)]


def test_cmd_01_a_command_squad_has_its_specialists() -> None:
    for name in armybook.BOOKS.names():
        book = armybook.load(armybook.BOOKS.find(name))
        squads = [armybook.card_of(book, e.key) for e in book.units if e.kind == "command_squad"]
        assert squads
        for card in squads:
            words = {word for text in card.specialists for word in text.split("+") if word}
            assert words == {"officer", "radio", "medic", "mechanic"}
            assert len(card.specialists) == len(card.soldiers)
            assert card.specialists[0].startswith("officer")


def test_weap_15_the_spotter_is_he_who_has_no_sniper_rifle() -> None:
    found = 0
    for name in armybook.BOOKS.names():
        book = armybook.load(armybook.BOOKS.find(name))
        for entry in book.units:
            card = armybook.card_of(book, entry.key)
            if "spotter" in card.skills:
                found += 1
                for hand, word in zip(card.soldiers, card.specialists, strict=True):
                    sniper = any("sniper" in card.weapons[n].rules for n in hand)
                    assert word == ("" if sniper else "spotter")
            elif entry.kind != "command_squad":
                assert card.specialists == ()
    assert found


def test_arc_04_the_belly_gun_of_a_jagdluther_fires_forward_and_not_at_aircraft() -> None:
    card = armybook.card_of(armybook.load(armybook.BOOKS.find("axis")), "jagdluther")
    gun = next(weapon for weapon in card.weapons if weapon.name == "MG 44")
    assert gun.arc == "front"
    assert set(gun.aircraft) == {"-"}
