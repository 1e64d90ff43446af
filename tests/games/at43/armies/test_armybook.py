"""Army books: what they hold, who carries what, what they may not say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.at43.armies import armybook, bookcheck, muster
from escarmouche.games.at43.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.at43.armies.armylist import Choice
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    ABILITIES,
    ARMOUR,
    ARMOUR_FAMILIES,
    INFANTRY,
    INFANTRY_FAMILIES,
    LOCKED,
    NO_SIGHT,
    SWEEP,
)
from tests.games.at43.books import small_book

BOOKS = armybook.all_books()
UNITS = [(book, unit) for book in BOOKS.values() for unit in book.units]
WEAPONS = [(book, line) for book in BOOKS.values() for line in book.weapons]


def unit(book: ArmyBook, id: str) -> UnitEntry:
    found = book.unit(id)
    assert found is not None
    return found


def refused(text: str, *changes: tuple[str, str]) -> str:
    with pytest.raises(DataError) as caught:
        small_book(*changes)
    assert text in caught.value.said("en"), caught.value
    assert "{" not in caught.value.said("fr")
    assert "mistake-" not in caught.value.said("fr")
    return caught.value.said("en")


def test_there_are_four_books_of_ten_to_fourteen_entries() -> None:
    assert sorted(BOOKS) == ["array", "choir", "haulers", "northguard"]
    assert all(10 <= len(book.units) <= 14 for book in BOOKS.values())


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.key)
def test_each_book_has_what_a_company_needs(book: ArmyBook) -> None:
    heroes = [u for u in book.units if u.hero]
    assert [g.grade for g in book.grades] == [1, 2, 3, 4, 5]
    assert len(heroes) >= 2
    assert any("heroic_pilot" in u.abilities and u.hero and u.hero.drives for u in heroes)
    families = {u.family for u in book.units}
    assert {"vehicule", "transport", "appui", "fantassins", "marcheur"} <= families
    assert not bookcheck.unused_weapons(book)


def carried_abilities() -> Iterator[str]:
    """Abilities of all figures that can stand on a table, heroes and pilots included."""
    for book, entry in UNITS:
        yield from armybook.entry_record(book, entry).abilities
        hero = next((h for h in book.units if h.hero and entry.id in h.hero.drives), None)
        pilots = [armybook.profile_record(book, entry, pilot=hero)] if hero else []
        officers = [armybook.profile_record(book, entry, officer=g) for g in book.grades if not entry.hero]
        for profile in (armybook.profile_record(book, entry), *pilots, *officers):
            yield from profile.abilities


def test_every_ability_is_carried_by_somebody() -> None:
    assert sorted(set(ABILITIES) - set(carried_abilities())) == []


@pytest.mark.parametrize("ability", [LOCKED, SWEEP, NO_SIGHT])
def test_every_ability_of_weapons_is_carried(ability: str) -> None:
    assert any(ability in line.abilities for _, line in WEAPONS)


@pytest.mark.parametrize("kind", ["direct", "indirect", "projection", "melee"])
def test_every_kind_of_weapon_is_carried_by_infantry_and_armour(kind: str) -> None:
    for families in (INFANTRY_FAMILIES, ARMOUR_FAMILIES):
        assert any(
            line.kind == kind
            for book, entry in UNITS
            if entry.family in families
            for id in (*entry.weapons, *entry.special_weapons)
            if (line := book.weapon(id))
        ), (kind, families)


def test_what_else_the_ledger_wants_somebody_to_have() -> None:
    """The list of what nobody carried in the ledger's own two armies, and every other field of a profile."""
    entries = [entry for _, entry in UNITS]
    assert any(entry.strikes for entry in entries)
    assert any(book.karman for book in BOOKS.values())
    assert any(book.routines for book in BOOKS.values())
    assert any(book.armour_controls for book in BOOKS.values())
    assert any(entry.morale == "none" for entry in entries)
    assert any(entry.hero and entry.structure for entry in entries)
    assert any(entry.hero and not entry.hero.leads for entry in entries)
    assert any(entry.fuses_into for entry in entries)
    assert any(entry.created for entry in entries)
    assert any(len(entry.weapons) != len(set(entry.weapons)) for entry in entries)
    assert any(line.rerolls for _, line in WEAPONS)
    assert {line.arc_degrees for _, line in WEAPONS} == {0, 180, 360}
    assert {(entry.rank, entry.infantry) for entry in entries} == {
        (rank, kind) for rank in (1, 2, 3) for kind in (True, False)
    }
    assert {entry.size for entry in entries} == {1, 2, 3, 4, 5}
    assert any(entry.structure.each_weapon > 1 for entry in entries if entry.structure and entry.armour)


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.key)
def test_every_value_has_an_origin(book: ArmyBook) -> None:
    ours = {line.origin for line in book.weapons} | {line.origin for line in book.strikes}
    assert ours | {line.origin for line in book.units} == {"ruling"}
    public = [line.grade for line in book.grades if line.origin == "public"]
    assert public == [3, 4], "the two prices of officers that are publicly known"


def french_names(book: ArmyBook) -> Iterator[str]:
    yield book.name.fr
    yield from (line.name.fr for line in book.weapons)
    yield from (line.name.fr for line in book.grades)
    yield from (line.name.fr for line in book.strikes)
    for entry in book.units:
        yield entry.name.fr
        yield entry.fighter.fr
        yield from (bearer.name.fr for bearer in entry.special_weapons.values())


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.key)
def test_every_french_name_has_its_grammar(book: ArmyBook) -> None:
    nouns = book.grammar.nouns()
    assert sorted(set(french_names(book)) - set(nouns)) == []
    assert sorted(set(nouns) - set(french_names(book))) == []
    assert all(nouns[entry.name.fr].article == "" for entry in book.units if entry.hero)


def test_gen_04_families_are_infantry_or_armour() -> None:
    entries = {entry.family: armybook.entry_record(book, entry) for book, entry in UNITS}
    kinds = {family: entry.kind for family, entry in entries.items()}
    assert kinds == {
        "fantassins": INFANTRY, "appui": INFANTRY, "vehicule": ARMOUR, "marcheur": ARMOUR, "transport": ARMOUR
    }  # fmt: skip


def test_gen_08_base_and_height_follow_size() -> None:
    for line in LEDGER.data("A4-GEN-08")["size"]:
        book, entry = next((b, e) for b, e in UNITS if e.size == line["size"])
        profile = armybook.profile_record(book, entry)
        assert profile.radius == 50 * line["base_cm"]
        assert profile.height == 100 * line["height_cm"]
    rifleman = armybook.profile_record(BOOKS["northguard"], unit(BOOKS["northguard"], "riflemen"))
    assert (rifleman.radius, rifleman.height) == (125, 300)


@pytest.mark.parametrize("key", ["movement_cm: 12", "protection: 5", "pa_each: 25"])
def test_gen_09_a_profile_has_movement_protection_and_price(key: str) -> None:
    assert f"`{key.partition(':')[0]}`" in refused("required field", (f"    {key}\n", ""))


def test_gen_09_no_morale_is_none() -> None:
    drones = unit(BOOKS["array"], "drones")
    assert armybook.profile_record(BOOKS["array"], drones).morale is None


def test_gen_09_an_officer_adds_grade_authority_and_pc() -> None:
    book = BOOKS["northguard"]
    entry = unit(book, "riflemen")
    captain = armybook.profile_record(book, entry, officer=book.officer(4))
    soldier = armybook.profile_record(book, entry)
    assert (captain.grade, captain.authority, captain.pc, captain.role) == (4, 4, 4, "officer")
    assert (captain.movement, captain.weapons) == (soldier.movement, soldier.weapons)
    assert not soldier.officer


def test_gen_10_a_weapon_line_is_read_as_written() -> None:
    book = BOOKS["northguard"]
    line = book.weapon("flamer")
    assert line
    record = armybook.weapon_record(book, line)
    assert (record.area, record.reach, record.special) == (300, 2000, True)
    assert record.id == "northguard.flamer"


def test_abil_02_what_says_no_reach_throws_as_far_as_the_ledger_says() -> None:
    for book, line in WEAPONS:
        reach = armybook.weapon_record(book, line).reach
        assert reach == 100 * line.reach_cm if line.reach_cm else reach == 2000


def test_gen_04_only_support_units_serve_support_weapons() -> None:
    for book, one in UNITS:
        profiles = [p for c in (Choice(one.id),) for p in muster.members(book, one, c)]
        assert {p.support_weapon for p in profiles} == {one.family == "appui"}


def test_gen_13_mounts_of_vehicles_say_their_arc() -> None:
    refused("A4-GEN-13", (", arc_degrees: 360}", "}"))
    refused("A4-GEN-12", ("damage: 1}\n  - {id: launcher", "damage: 1, arc_degrees: 180}\n  - {id: launcher"))


def test_gen_11_a_unit_fits_in_its_formation() -> None:
    refused("A4-GEN-11", ("strength_max: 10", "strength_max: 200"))


def test_abil_01_locked_is_for_direct_fire() -> None:
    refused("A4-ABIL-01", ("abilities: [no_sight]", "abilities: [locked]"))


def test_abil_02_a_projection_weapon_has_an_area_and_alone_a_reach() -> None:
    refused("A4-ABIL-02", ("area_cm: 2, abilities", "reach_cm: 10, area_cm: 2, abilities"))
    refused("A4-ABIL-02", ("kind: direct, accuracy: 4, rate: 1", "kind: projection, accuracy: 4, rate: 1"))


def test_abil_03_an_indirect_weapon_without_area_is_refused() -> None:
    refused("A4-ABIL-03", (", area_cm: 2, abilities: [no_sight]", ""))


def test_abil_05_special_weapons_are_marked_and_limited() -> None:
    refused("A4-ABIL-05", ("special: true, ", ""))
    refused("A4-ABIL-05", ("    special_max: [[6, 1], [10, 2]]\n", ""))
    refused("A4-ABIL-05", ("[[6, 1]", "[[3, 1]"))


def test_abil_05_a_special_weapon_takes_the_place_of_the_standard_one() -> None:
    book = small_book()
    bearer = armybook.profile_record(book, unit(book, "squad"), special="launcher")
    assert [c.weapon for c in bearer.weapons] == ["small.launcher", "small.knife"]
    assert bearer.role == "special"


def test_abil_10_a_pilot_gives_his_vehicle_name_morale_and_command() -> None:
    book = BOOKS["northguard"]
    boar, rask = unit(book, "boar"), unit(book, "rask")
    driven = armybook.profile_record(book, boar, pilot=rask)
    assert "heroic_pilot" in driven.abilities
    assert driven.crew == "northguard.rask.rask"
    assert (driven.grade, driven.authority, driven.pc) == (2, 3, 2)
    assert (driven.morale, driven.frame) == (9, 3)
    assert "heroic_pilot" not in armybook.profile_record(book, rask).abilities
    refused("A4-ABIL-10", ("abilities: [heroic_pilot]", "abilities: [fear]"))


def test_abil_13_officers_and_heroes_of_a_book_with_routines_oversee() -> None:
    book = BOOKS["array"]
    drones = unit(book, "drones")
    assert "overseer" in armybook.profile_record(book, drones, officer=book.officer(1)).abilities
    assert "overseer" not in armybook.profile_record(book, drones).abilities
    assert "overseer" in armybook.profile_record(book, unit(book, "ordinal")).abilities
    assert armybook.entry_record(book, unit(book, "leaper")).fuses_into == "array.crusher"
    refused("A4-ABIL-13", ("    weapons: [turret]\n", "    weapons: [turret]\n    created: true\n"))


def test_abil_14_the_array_has_no_morale() -> None:
    assert all(entry.morale == "none" for entry in BOOKS["array"].units)


def test_abil_15_the_same_weapon_on_both_arms_is_left_and_right() -> None:
    book = BOOKS["choir"]
    arms = armybook.profile_record(book, unit(book, "ringers")).weapons
    assert [(c.weapon, c.arm) for c in arms[:2]] == [("choir.bell_gun", "left"), ("choir.bell_gun", "right")]
    refused(
        "A4-ABIL-15", ("    weapons: [rifle, knife]\n    special", "    weapons: [rifle, rifle]\n    special")
    )


def test_abil_16_a_strike_is_defined_whole() -> None:
    refused("required field", ("dice: 2, ", ""))
    refused("A4-ABIL-16", ("strikes: [guns]", "strikes: [rain]"))


def test_abil_17_a_hero_is_one_foot_soldier() -> None:
    refused("A4-ABIL-17", ("structure: {frame: 2}\n", "structure: {frame: 2}\n    strength_max: 3\n"))
    refused("A4-ABIL-17", ("joins: [squad], grade", "joins: [car], grade"))


def test_scn_11_and_cond_03_the_keyword_stands_on_every_unit_of_the_people() -> None:
    book = BOOKS["choir"]
    assert all("karman" in armybook.entry_record(book, entry).abilities for entry in book.units)


def test_dmg_02_on_foot_only_a_hero_has_structure() -> None:
    refused(
        "A4-DMG-02",
        (
            "    protection: 5\n    strength_standard: 6",
            "    structure: {frame: 2}\n    protection: 5\n    strength_standard: 6",
        ),
    )


def test_dmg_03_armour_has_structure_in_every_location() -> None:
    refused("A4-DMG-03", ("structure: {propulsion: 2, frame: 2, each_weapon: 1}", "structure: {frame: 2}"))


def test_tran_01_only_transports_have_places() -> None:
    refused("A4-TRAN-01", ("    weapons: [turret]\n", "    weapons: [turret]\n    capacity: 5\n"))


def test_force_03_a_book_has_all_grades_and_a_pattern_of_at_most_five_places() -> None:
    refused(
        "A4-FORCE-03",
        ("  - {grade: 5, name: {en: G5, fr: G5}, from: ruling, authority: 5, pc: 6, pa: 65}\n", ""),
    )
    more = "  - {families: [appui]}\n" * 3
    refused("A4-FORCE-03", ("strikes:\n  - {id: guns", f"{more}strikes:\n  - {{id: guns"))
    refused("A4-FORCE-03", ("ranks: [1, 2], mandatory: true}", "ranks: [1, 2]}"))


def test_gen_05_the_leader_is_officer_or_hero_else_a_standard_member() -> None:
    book = small_book()
    squad, car = unit(book, "squad"), unit(book, "car")

    def roles(choice: Choice) -> list[str]:
        return [profile.role for profile in muster.members(book, unit(book, choice.unit), choice)]

    assert roles(Choice("squad", 6)) == ["soldier"] * 6
    assert roles(Choice("squad", 6, {"launcher": 1}, officer=3)) == ["officer", *["soldier"] * 4, "special"]
    assert roles(Choice("squad", 6, hero="hero")) == ["hero", *["soldier"] * 5]
    assert roles(Choice("squad", 6, hero="ace")) == ["soldier", "hero", *["soldier"] * 4]
    assert roles(Choice("car", 2, hero="ace")) == ["hero", "soldier"]
    assert squad.infantry
    assert car.armour


def test_gen_13_a_hull_mount_covers_half_of_the_table_and_a_turret_all_of_it() -> None:
    book = BOOKS["northguard"]
    lines = {line.id: line for line in book.weapons}
    arcs = [
        armybook.weapon_record(book, lines[id]).arc for id in ("hull_machine_gun", "turret_cannon", "mortar")
    ]
    assert arcs == [180, 360, 360]
