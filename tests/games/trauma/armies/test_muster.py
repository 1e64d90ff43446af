"""The muster: from a list to units and figures."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.armies import armylist
from escarmouche.games.trauma.armies.muster import Mustered, muster
from escarmouche.games.trauma.chapters.shooting import salvos
from escarmouche.games.trauma.table import RESERVE, SECTION, SIDES, Setting, Side, Table, Turn
from tests.games.trauma.books import small_book, small_list
from tests.games.trauma.tables import table_from

SQUAD = "{unit: squad, section: a}"
CAR = "{unit: car, section: a}"


def one_unit(choice: str) -> Mustered:
    return muster(small_list(choice), "one")


def profiles(made: Mustered, unit: str = "one1") -> list[str]:
    return [made.figures[f].profile.rpartition(".")[2] for f in made.units[unit].figures]


def table_of(made: Mustered) -> Table:
    setting = Setting(weapons=made.weapons, profiles=made.profiles, entries=made.entries)
    return table_from(setting, (), {s: Side(s) for s in SIDES}, made.units, made.figures, Turn())


def test_units_and_figures_are_numbered_by_side() -> None:
    made = muster(small_list(f"{SQUAD}, {CAR}"), "two")
    assert list(made.units) == ["two1", "two2"]
    assert made.units["two1"].figures == tuple(f"two1{letter}" for letter in "abcdef")
    assert made.units["two1"].roster == made.units["two1"].figures
    assert all(made.figures[f].unit == "two1" for f in made.units["two1"].figures)
    assert (made.points, made.units["two2"].cost) == (30, 6)


def test_prep_03_assault_units_start_in_reserve() -> None:
    made = muster(small_list(f"{SQUAD}, {CAR}", SQUAD), "one")
    assert [u.place for u in made.units.values()] == [RESERVE, RESERVE, SECTION]


def test_prep_04_the_others_wait_in_the_reinforcement_section() -> None:
    made = muster(armylist.load_list("usf-30-mixed"), "one")
    waiting = [u.cost for u in made.units.values() if u.place == SECTION]
    assert waiting == [3, 3]


def test_comp_01_a_unit_that_is_not_in_the_book_cannot_be_mustered() -> None:
    with pytest.raises(DataError, match="TR-COMP-01: small has no unit dragons"):
        one_unit("{unit: dragons, section: a}")


def test_army_07_the_make_up_follows_the_list() -> None:
    assert profiles(one_unit(SQUAD)) == ["sergeant", *["soldier"] * 5]
    made = one_unit("{unit: squad, section: a, strength: extended, options: {medic: 1, gun: 1, sniper: 1}}")
    assert profiles(made) == ["sergeant", *["soldier"] * 6, "medic", "gunner", "sniper"]
    assert made.units["one1"].extended
    assert made.units["one1"].cost == 5 + 1 + 1


def test_army_12_specialists_carry_their_skill_and_the_unit_its_own() -> None:
    made = one_unit("{unit: squad, section: a, options: {medic: 1}}")
    assert made.profiles["small.squad.medic"].skills == ("healing",)
    assert made.profiles["small.squad.soldier"].skills == ()
    assert made.entries["small.squad"].skills == ("reinforcement",)


def test_army_13_a_heavy_weapon_makes_its_own_salvo() -> None:
    made = one_unit("{unit: squad, section: a, options: {gun: 1}}")
    found = salvos.ranged_salvos(table_of(made), "one1")
    assert {key: len(bearers) for key, bearers in found.items()} == {"small.rifle#1": 5, "small.gun#1": 1}


def test_army_14_the_officer_brings_command_and_grade() -> None:
    made = one_unit("{unit: squad, section: a, officer: captain}")
    captain = made.profiles["small.squad.captain"]
    assert (captain.command, captain.grade, captain.skills) == (3, 3, ("experienced_officer",))
    assert (captain.officer, captain.role) == (True, "officer")
    assert profiles(made) == ["captain", *["soldier"] * 5]


def test_army_15_the_officer_leads_else_the_default_leader() -> None:
    made = one_unit("{unit: squad, section: a, officer: captain}")
    unit = made.units["one1"]
    assert made.figures[unit.leader].profile == "small.squad.captain"
    car = one_unit(CAR).units["one1"]
    assert car.leader == "one1a"


def test_army_08_the_owner_may_name_another_leader() -> None:
    book = small_book(("default: true", "default: false"))
    choice = "{unit: squad, section: a, options: {gun: 1}, leader: gunner}"
    made = muster(small_list(choice, book=book), "one")
    assert made.figures[made.units["one1"].leader].profile == "small.squad.gunner"
    made = muster(small_list(SQUAD, book=book), "one")
    assert made.figures[made.units["one1"].leader].profile == "small.squad.soldier"


def test_skill_12_the_entry_knows_the_unit_at_normal_strength() -> None:
    made = one_unit("{unit: squad, section: a, strength: extended, officer: captain, options: {gun: 1}}")
    normal = made.entries["small.squad"].normal
    assert normal == ("small.squad.sergeant", *["small.squad.soldier"] * 5)
    assert set(normal) <= set(made.profiles)


def test_veh_13_arcs_as_in_the_book_and_walkers_have_none() -> None:
    made = one_unit(CAR)
    assert [c.arc for c in made.profiles["small.car.car"].weapons] == [1, 2]
    made = muster(armylist.load_list("usf-30-mixed"), "one")
    assert {c.arc for c in made.profiles["usf.mastiff.mastiff"].weapons} == {0}
    made = muster(armylist.load_list("helion-30-mixed"), "one")
    assert [c.arc for c in made.profiles["helion.halo.halo"].weapons] == [1, 1, 2]


def test_veh_16_adapted_arcs_make_a_profile_of_their_own() -> None:
    made = one_unit(f"{CAR}, {{unit: car, section: a, arcs: {{line: left_right, weapons: [2, 1]}}}}")
    first, second = (made.profiles[made.figures[f].profile] for f in ("one1a", "one2a"))
    assert (first.arcs, [c.arc for c in first.weapons]) == ("front_rear", [1, 2])
    assert (second.arcs, [c.arc for c in second.weapons]) == ("left_right", [2, 1])
    assert first.id != second.id
    assert made.entries[made.units["one2"].entry].normal == (second.id,)
    found = salvos.ranged_salvos(table_of(made), "one2")
    assert set(found) == {"small.cannon@2#1", "small.gun@1#1"}


def test_size_01_to_04_lengths_are_hundredths_on_the_table() -> None:
    made = muster(armylist.load_list("helion-30-mixed"), "one")
    guard, dart = made.profiles["helion.guards.guard"], made.profiles["helion.dart.dart"]
    assert (guard.movement, guard.radius, guard.height, guard.size) == (1200, 125, 280, "medium")
    assert (dart.movement, dart.radius, dart.height, dart.size) == (2800, 250, 520, "great")


def test_two_armies_of_one_book_share_their_records() -> None:
    one, two = (muster(armylist.load_list("belt-30-mixed"), side) for side in SIDES)
    assert (one.weapons, one.profiles, one.entries) == (two.weapons, two.profiles, two.entries)
    assert not set(one.units) & set(two.units)


def test_veh_16_the_line_alone_or_the_weapons_alone_may_be_adapted() -> None:
    lines = "{unit: car, section: a, arcs: {line: left_right}}"
    weapons = "{unit: car, section: a, arcs: {weapons: [2, 1]}}"
    made = one_unit(f"{CAR}, {lines}, {weapons}")
    found = [made.profiles[made.figures[f"one{n}a"].profile] for n in (1, 2, 3)]
    assert [p.arcs for p in found] == ["front_rear", "left_right", "front_rear"]
    assert [[c.arc for c in p.weapons] for p in found] == [[1, 2], [1, 2], [2, 1]]
    assert len({p.id for p in found}) == 3
