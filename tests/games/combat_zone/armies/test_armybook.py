"""Army books (CZ-FORCE-03, CZ-FORCE-08)."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.games.combat_zone.armies import armybook, armylist, catalogue
from escarmouche.games.combat_zone.armies.armylist import ArmyList


def test_force_03_three_things_to_throw_at_most() -> None:
    text = armybook.BOOKS.find("gang").read_text(encoding="utf-8")
    start, more = "molotovs: 2,\n     cost: {green: 14", "molotovs: 2, grenades: 2,\n     cost: {green: 20"
    wrong = text.replace(start, more)
    assert wrong != text
    with pytest.raises(DataError, match="3 grenades and bottles at most"):
        armybook.read_book(yamlfile.parse(wrong, "gang.yaml"))


def army(*groups: str, points: int = 200, book: str = "corp") -> ArmyList:
    text = f"book: {book}\nname: {{en: x, fr: x}}\npoints: {points}\ngroups:\n" + "".join(groups)
    return armylist.read_list(yamlfile.parse(text, "list.yaml"))


def group(*figures: str, type: str = "squad", quality: str = "average") -> str:
    lines = "".join(f"      - {{{figure}}}\n" for figure in figures)
    return f"  - type: {type}\n    quality: {quality}\n    figures:\n{lines}"


def test_force_03_a_book_with_other_prices_is_refused(tmp_path: Path) -> None:
    text = armybook.BOOKS.find("corp").read_text(encoding="utf-8")
    path = tmp_path / "corp.yaml"
    path.write_text(text.replace("average: 32", "average: 31", 1), encoding="utf-8")
    with pytest.raises(DataError, match="31 is printed, the prices make 32"):
        armybook.load(path)


def test_force_08_mounts_are_limited() -> None:
    text = armybook.BOOKS.find("corp").read_text(encoding="utf-8")
    wrong = text.replace("ranged: [machine_pistol], cost: 40", "ranged: [machine_pistol, pistol], cost: 44")
    assert wrong != text
    with pytest.raises(DataError, match="CZ-FORCE-08"):
        armybook.read_book(yamlfile.parse(wrong, "corp.yaml"))


def test_what_a_file_may_get_wrong(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="corp has no wizard"):
        army(group("troop: wizard"))
    with pytest.raises(DataError, match="no army book called nobody"):
        army(group("troop: rifleman"), book="nobody")
    text = armybook.BOOKS.find("gang").read_text(encoding="utf-8").replace("[heavy_pistol]", "[ray_gun]", 1)
    with pytest.raises(DataError, match="there is no weapon ray_gun") as error:
        armybook.read_book(yamlfile.parse(text, "gang.yaml"))
    assert error.value.said("fr").endswith(" : il n'y a pas d'arme de tir du nom de ray_gun")
    path = tmp_path / "x.yaml"
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(DataError, match="expected an army book"):
        catalogue.ARMOURY.check_file(path)
    assert catalogue.ARMOURY.check_file(armylist.LISTS.find("corp-200-patrol"), "firefight") == ()
    assert catalogue.ARMOURY.check_file(armybook.BOOKS.find("cult")) == ()


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
