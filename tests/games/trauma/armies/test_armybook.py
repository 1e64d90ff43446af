"""Army books: what they hold, what they may not say."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from escarmouche.engine.datafiles import FOLDER_VARIABLE
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.games.trauma.armies import armybook, muster
from escarmouche.games.trauma.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.trauma.armies.armylist import Choice
from escarmouche.games.trauma.armies.bookcheck import ATTACHED
from escarmouche.games.trauma.bot.quick_answers import quick_answer
from escarmouche.games.trauma.chapters.melee.melee import melee_salvo
from escarmouche.games.trauma.chapters.shooting.salvos import melee_salvos
from escarmouche.games.trauma.client.forecast import salvo_odds
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ARMOUR, INFANTRY, SKILLS, Carried, Profile
from escarmouche.space.terrain import Piece
from tests.games.trauma.books import SMALL, facing, line_of, small_book
from tests.games.trauma.tables import wall

BOOKS = armybook.all_books()
UNITS = [(book, unit) for book in BOOKS.values() for unit in book.units]
SOLDIER = """{id: soldier, name: {en: S, fr: S}, movement: 12, morale: 2, armour: 2, command: 0,
         weapons: [rifle, knife]}"""


def unit(book: ArmyBook, id: str) -> UnitEntry:
    found = book.unit(id)
    assert found is not None
    return found


def car(*changes: tuple[str, str]) -> Profile:
    book = small_book(*changes)
    entry = unit(book, "car")
    return armybook.profile_record(book, entry, entry.line("car"))


def refused(text: str, *changes: tuple[str, str]) -> str:
    with pytest.raises(DataError) as caught:
        small_book(*changes)
    assert text in str(caught.value), caught.value
    return str(caught.value)


def test_a_wrong_value_is_named_with_file_line_and_key() -> None:
    sentence = refused("small.yaml:", ("rate: 3", "rate: 0"))
    assert f"small.yaml:{line_of('rate: 3')} (weapons.2.rate)" in sentence
    assert "Expected `int` >= 1" in sentence


def test_an_unknown_key_is_refused() -> None:
    refused("unknown field `colour`", ("rank: regular", "rank: regular\n    colour: blue"))


def test_a_book_is_found_in_the_package_then_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "small.yaml").write_text(SMALL, encoding="utf-8")
    assert armybook.BOOKS.find("usf", str(tmp_path)).parent == armybook.BOOKS.ours
    assert armybook.BOOKS.find("small", str(tmp_path)) == tmp_path / "small.yaml"
    with pytest.raises(DataError, match="no army book called small"):
        armybook.BOOKS.find("small")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert armybook.load(armybook.BOOKS.find("small")).key == "small"
    assert "small" in armybook.all_books()


def test_a_users_book_may_not_take_the_key_of_one_of_ours(tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "armies" / "mine.yaml").write_text(SMALL.replace("key: small", "key: usf"), encoding="utf-8")
    with pytest.raises(DataError, match="already called usf"):
        armybook.all_books(str(tmp_path))


def test_the_schema_for_editors_knows_the_keys_of_a_unit() -> None:
    schema = armybook.schema()
    assert {"class", "rank", "strength", "officers"} <= set(schema["$defs"]["UnitEntry"]["properties"])


def test_army_02_infantry_of_any_size_is_infantry() -> None:
    assert unit(BOOKS["usf"], "exo_marines").size == "large"
    assert unit(BOOKS["usf"], "exo_marines").kind == INFANTRY


def test_army_03_infantry_has_three_ranks() -> None:
    refused("TR-ARMY-03", ("rank: regular", "rank: heavy"))


@pytest.mark.parametrize(("book", "entry"), UNITS, ids=lambda x: getattr(x, "id", ""))
def test_army_04_every_vehicle_has_a_type_and_a_structure_line(book: ArmyBook, entry: UnitEntry) -> None:
    vehicle = entry.kind == ARMOUR
    assert bool(entry.vehicle_type) == vehicle
    assert all(bool(line.structure) == vehicle for line in entry.profiles)


def test_army_04_a_vehicle_without_type_or_line_is_refused() -> None:
    refused("TR-ARMY-04", ("    vehicle_type: wheeled\n", ""))
    for wrong in ('""', "OXIO", "XOXI", "X"):
        refused("TR-SHOOT-47", ("structure: XOIOIO", f"structure: {wrong}"))


def test_army_05_vehicles_have_three_ranks() -> None:
    refused("TR-ARMY-05", ("rank: support", "rank: elite"))


def test_army_06_a_unit_is_all_infantry_or_all_vehicles() -> None:
    refused("TR-ARMY-06", ("rank: regular\n", "rank: regular\n    vehicle_type: walker\n"))
    refused("TR-ARMY-06", (SOLDIER, SOLDIER.replace("weapons", "structure: XOI, weapons")))


def test_army_12_specialists_are_limited_and_carry_their_skill_themselves() -> None:
    refused("TR-ARMY-12", ("figures: {soldier: 6}", "figures: {soldier: 4, medic: 2}"))
    book = small_book()
    ranks = muster.members(book, unit(book, "squad"), Choice("squad", "a", options={"medic": 1}))
    assert [p.skills for p in ranks if p.role == "specialist"] == [("healing",)]
    assert "healing" not in unit(book, "squad").skills


def test_army_13_heavy_weapons_are_limited() -> None:
    refused("TR-ARMY-13", ("figures: {soldier: 6}", "figures: {soldier: 4, gunner: 2}"))


@pytest.mark.parametrize(("book", "entry"), UNITS, ids=lambda x: getattr(x, "id", ""))
def test_army_14_an_officer_differs_by_command_grade_and_skills_only(
    book: ArmyBook, entry: UnitEntry
) -> None:
    line = entry.line(entry.default_leader)
    plain = armybook.profile_record(book, entry, line)
    for officer in entry.officers:
        made = armybook.profile_record(book, entry, line, officer)
        assert (made.command, made.grade) == (officer.command, officer.grade)
        same = msgspec.structs.replace(
            made, id=plain.id, name=plain.name, command=0, grade=0, skills=plain.skills, role=plain.role
        )
        assert same == plain


def test_army_14_a_grade_must_be_in_the_book() -> None:
    refused("TR-ARMY-14", ("grade: 3, command", "grade: 2, command"))


def test_army_17_a_book_needs_an_officer() -> None:
    start = SMALL.index("    officers:")
    refused("TR-ARMY-17", (SMALL[start : SMALL.index("    skills: [reinforcement]")], ""))


def test_army_18_an_ordinary_make_up_has_one_officer_at_most() -> None:
    refused("TR-ARMY-18", ("cost: 2, skills", "cost: 0, default: true, skills"))


@pytest.mark.parametrize("field", ["movement: 12", "morale: 2", "armour: 2", "command: 0"])
def test_army_19_a_profile_missing_a_score_is_refused(field: str) -> None:
    sentence = refused("missing required field", (SOLDIER, SOLDIER.replace(f"{field},", "")))
    assert field.split(":")[0] in sentence


def test_army_19_only_officers_have_a_command_value() -> None:
    refused("TR-ARMY-19", (SOLDIER, SOLDIER.replace("command: 0", "command: 1")))


def test_army_20_direct_indirect_and_melee_weapons() -> None:
    weapons = {w.id: armybook.weapon_record(BOOKS["usf"], w) for w in BOOKS["usf"].weapons}
    assert not weapons["assault_rifle"].indirect
    assert weapons["mortar"].indirect
    assert weapons["seeker"].indirect
    assert weapons["seeker"].area is None
    assert weapons["knife"].melee


@pytest.mark.parametrize("accuracy", ["x", '"[a]"', "4/", '"*"', '"[2/3]"', '"4+"'])
def test_army_20_an_accuracy_is_a_number_a_plus_brackets_a_dash_or_a_pair(accuracy: str) -> None:
    refused("TR-ARMY-20", ("accuracy: 5,", f"accuracy: {accuracy},"))


def test_army_20_a_melee_weapon_has_no_area() -> None:
    refused("TR-ARMY-20", ('accuracy: "-", rate: 1, area: "-"', 'accuracy: "-", rate: 1, area: 2'))


def test_army_20_every_weapon_ability_is_carried_in_the_three_books() -> None:
    weapons = [armybook.weapon_record(b, w) for b in BOOKS.values() for w in b.weapons]
    assert any(w.always_down for w in weapons)
    assert any(w.limited for w in weapons)
    assert any(w.area for w in weapons)
    assert any(w.area and w.always_down for w in weapons)
    assert {s for w in weapons for s in w.skills} == {"sniper", "lock_on"}
    carried = {(b.key, w) for b, u in UNITS for line in u.profiles for w in line.armament()}
    assert carried == {(b.key, w.id) for b in BOOKS.values() for w in b.weapons}
    twins = [u.id for _, u in UNITS for p in u.profiles if len(set(p.armament())) < len(p.armament())]
    assert {"exo_marines", "old_hands", "arbalest"} <= set(twins)


def test_army_21_an_unknown_skill_is_refused() -> None:
    refused("TR-ARMY-21: no skill is called flying", ("skills: [healing]", "skills: [flying]"))
    refused("TR-ARMY-21", ("skills: [reinforcement]", "skills: [reinforcement, mind_reading]"))


def test_army_21_each_skill_is_attached_where_the_ledger_says() -> None:
    ledger = LEDGER.data("TR-ARMY-21")["attached_to"]
    assert {kind: len(names) for kind, names in ATTACHED.items()} == {k: len(v) for k, v in ledger.items()}
    assert sorted(s for names in ATTACHED.values() for s in names) == sorted(SKILLS)
    assert len(SKILLS) == 15
    refused("belongs to a figure", ("skills: [reinforcement]", "skills: [reinforcement, warrior]"))
    refused("belongs to a vehicle", ("skills: [reinforcement]", "skills: [reinforcement, resistance]"))
    refused("belongs to a weapon", ("skills: [healing]", "skills: [sniper]"))


def carriers(skill: str) -> list[str]:
    found = []
    for book, entry in UNITS:
        skills = set(entry.skills) | {s for line in entry.profiles for s in line.skills}
        skills |= {s for officer in entry.officers for s in officer.skills}
        for line in entry.profiles:
            for id in line.armament():
                weapon = book.weapon(id)
                assert weapon is not None
                skills |= set(weapon.skills)
        if skill in skills:
            found.append(entry.id)
    return found


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_is_carried_by_a_unit(skill: str) -> None:
    assert carriers(skill)


def test_skill_11_reinforcement_needs_an_extended_strength() -> None:
    refused("TR-SKILL-11", ("      extended: {cost: 5, figures: {soldier: 9}}\n", ""))
    refused("TR-SKILL-11", ("    skills: [reinforcement]\n", ""))
    refused("TR-SKILL-11", ("figures: {soldier: 9}", "figures: {soldier: 6}"))


def test_skill_15_a_sniper_weapon_has_two_scores_and_one_bearer() -> None:
    refused("TR-SKILL-15", ("accuracy: 3/7", "accuracy: 3"))
    refused("TR-SKILL-15", ("accuracy: 5,", "accuracy: 5/7,"))
    refused("TR-SKILL-15", ("max: 1, cost: 1, add: sniper", "max: 2, cost: 1, add: sniper"))


def test_skill_18_skirmishers_need_a_sniper() -> None:
    refused("TR-SKILL-18", ("    default_leader: car", "    skills: [skirmishers]\n    default_leader: car"))


def test_skill_19_lock_on_needs_force_six() -> None:
    refused("TR-SKILL-19", ("force: 3, damage: 1}", "force: 3, damage: 1, skills: [lock_on]}"))


def test_prof_01_the_marine_usf_is_as_printed() -> None:
    marines = unit(BOOKS["usf"], "marines")
    printed = LEDGER.data("TR-PROF-01")
    marine = armybook.profile_record(BOOKS["usf"], marines, marines.line("marine"))
    assert marine.name["fr"] == printed["name"]
    assert (marines.kind, marines.rank) == (printed["class"], printed["rank"])
    assert marine.movement == 100 * printed["movement"]
    for score in ("morale", "armour", "command"):
        assert getattr(marine, score) == printed[score]
    assert marine.weapons == (Carried("usf.assault_rifle"), Carried("usf.knife"))
    assert (marines.strength.normal.cost, marines.strength.normal.figures) == (3, {"marine": 6})


@pytest.mark.parametrize(("rule", "id"), [("TR-PROF-02", "assault_rifle"), ("TR-PROF-03", "knife")])
def test_prof_02_and_03_rifle_and_knife_are_as_printed(rule: str, id: str) -> None:
    printed = LEDGER.data(rule)
    line = BOOKS["usf"].weapon(id)
    assert line is not None
    weapon = armybook.weapon_record(BOOKS["usf"], line)
    assert weapon.name["fr"] == printed["name"]
    assert weapon.accuracy == ("-" if printed["accuracy"] is None else str(printed["accuracy"]))
    for key in ("rate", "area", "force", "damage"):
        assert getattr(weapon, key) == printed[key]


def rifle_losses(reach: int, *pieces: Piece, sustained: bool = False, armour: int = 2) -> Fraction:
    table = facing(BOOKS["usf"], "marines", reach, pieces=pieces)
    profiles = {id: msgspec.structs.replace(p, armour=armour) for id, p in table.setting.profiles.items()}
    table.setting = msgspec.structs.replace(table.setting, profiles=profiles)
    found = salvo_odds(table, "one1", "usf.assault_rifle#1", "two1", sustained=sustained)
    assert found["losses"].exact
    return found["losses"].mean


def test_prof_02_six_rifles_remove_what_the_ledger_says() -> None:
    expected = {0: 4, 1: 4, 2: Fraction(8, 3), 4: Fraction(8, 3), 5: Fraction(4, 3), 6: Fraction(4, 3), 7: 0}
    assert {r: rifle_losses(r) for r in expected} == expected
    low_wall = wall("w", 1000, 5600, 8000, 5660, 200)
    assert rifle_losses(3, low_wall) == Fraction(16, 9)
    assert rifle_losses(3, sustained=True) == Fraction(32, 9)
    assert rifle_losses(3, armour=4) == Fraction(4, 3)


def knife_losses(book: ArmyBook, id: str) -> Fraction:
    """Figures that one round of blows removes, everybody reaching the enemy."""
    table = facing(book, id, 0)
    table.figures = {
        f.id: msgspec.structs.replace(f, y=3000 if f.unit == "one1" else 3260) for f in table.figures.values()
    }
    key = next(iter(melee_salvos(table, "one1")))
    before = len(table.units["two1"].figures)
    found = odds(
        melee_salvo, table, "one1", key,
        of=lambda _, after: before - len(after.units["two1"].figures), policy=quick_answer,
    )  # fmt: skip
    return found.mean


def test_prof_03_six_knives_remove_two_thirds_of_a_figure() -> None:
    assert knife_losses(BOOKS["usf"], "marines") == Fraction(2, 3)


@pytest.mark.parametrize(
    ("rule", "size", "radius", "height"),
    [
        ("TR-SIZE-01", "small", 100, 180),
        ("TR-SIZE-02", "medium", 125, 280),
        ("TR-SIZE-03", "large", 200, 380),
    ],
)
def test_size_01_to_03_bases_and_heights(rule: str, size: str, radius: int, height: int) -> None:
    entry = unit(small_book(("rank: regular", f"rank: regular\n    size: {size}")), "squad")
    assert (entry.radius, entry.height) == (radius, height)
    assert LEDGER.data(rule)["engine_base_cm"] * 50 == radius


def test_size_02_a_unit_without_a_size_is_medium() -> None:
    entry = unit(small_book(), "squad")
    assert (entry.size, entry.radius) == ("medium", 125)


def test_size_04_a_vehicle_is_of_great_size_and_never_low() -> None:
    refused("TR-SIZE-04: a vehicle is always of great size", ("size: great", "size: medium"))
    refused("TR-SIZE-04", ("size: great", "size: great\n    height_cm: 5"))
    entry = unit(small_book(("size: great", "size: great\n    base_cm: 5\n    height_cm: 5.1")), "car")
    assert (entry.radius, entry.height) == (250, 510)


def test_size_05_size_changes_base_and_height_only() -> None:
    made = []
    for size in ("small", "large"):
        book = small_book(("rank: regular", f"rank: regular\n    size: {size}"))
        entry = unit(book, "squad")
        made.append(armybook.profile_record(book, entry, entry.line("soldier")))
    small, large = made
    assert small != large
    assert msgspec.structs.replace(small, size="large", radius=large.radius, height=large.height) == large


def test_term_02_a_book_may_make_melee_succeed_on_a_down_and_changes_nothing_else() -> None:
    books = (small_book(), small_book((SOLDIER, SOLDIER.replace("weapons", "melee_face: down, weapons"))))
    plain, fierce = (
        armybook.profile_record(b, unit(b, "squad"), unit(b, "squad").line("soldier")) for b in books
    )
    assert msgspec.structs.replace(fierce, melee_face="up") == plain
    losses = [knife_losses(b, "squad") for b in books]
    assert losses[1] == 2 * losses[0]


def test_term_02_other_overrides_need_a_rule_of_their_own() -> None:
    refused("unknown field", (SOLDIER, SOLDIER.replace("weapons", "extra_actions: 1, weapons")))


def test_veh_01_walkers_and_infantry_have_no_arcs() -> None:
    refused("TR-VEH-01", ("vehicle_type: wheeled", "vehicle_type: walker"))


def test_veh_11_the_longest_structure_line_is_a_wheeled_vehicles() -> None:
    for book in BOOKS.values():
        lengths = {
            (len(line.structure), u.vehicle_type) for u in book.units for line in u.profiles if line.structure
        }
        if any(kind == "wheeled" for _, kind in lengths):
            assert max(lengths)[1] == "wheeled", book.key
    longest = max((len(line.structure), u.vehicle_type) for _, u in UNITS for line in u.profiles)
    assert longest[1] == "wheeled"


def test_veh_13_two_weapons_without_assignment_go_front_and_rear() -> None:
    assert [c.arc for c in car().weapons] == [1, 2]


def test_veh_13_an_unassigned_weapon_takes_the_other_arc() -> None:
    front = ("weapons: [cannon, gun]", "weapons: [{weapon: cannon, arc: 2}, gun]")
    assert [c.arc for c in car(front).weapons] == [2, 1]
    both = ("weapons: [cannon, gun]", "weapons: [{weapon: cannon, arc: 1}, {weapon: gun, arc: 1}, knife]")
    assert [c.arc for c in car(both).weapons] == [1, 1, 0]


def test_veh_13_more_than_two_weapons_need_their_arcs() -> None:
    refused("TR-VEH-13", ("weapons: [cannon, gun]", "weapons: [cannon, gun, gun]"))


def test_veh_13_a_melee_weapon_has_no_arc() -> None:
    refused("TR-VEH-12", ("weapons: [cannon, gun]", "weapons: [cannon, {weapon: knife, arc: 1}]"))


def test_army_10_a_unit_must_fit_around_its_leader() -> None:
    refused("TR-ARMY-10", ("figures: {car: 1}", "figures: {car: 60}"))


def test_prep_06_a_book_must_allow_a_list_of_thirty_points() -> None:
    refused(
        "TR-PREP-06",
        ("normal: {cost: 3", "normal: {cost: 7"),
        ("extended: {cost: 5", "extended: {cost: 14"),
        ("normal: {cost: 6", "normal: {cost: 35"),
        ("command: 3, cost: 2", "command: 3, cost: 7"),
    )


def test_shoot_02_one_weapon_has_one_line() -> None:
    line = '  - {id: rifle, name: {en: R, fr: R}, accuracy: 4, rate: 1, area: "-", force: 2, damage: 1}\n'
    refused("TR-SHOOT-02", (line, line + line.replace("rifle", "carbine")))


def test_veh_11_a_wheeled_vehicle_without_arcs_is_refused() -> None:
    refused("TR-VEH-11", ("arcs: front_rear, ", ""))


def test_veh_08_an_antigrav_without_arcs_is_refused() -> None:
    refused("TR-VEH-08", ("arcs: front_rear, ", ""), ("vehicle_type: wheeled", "vehicle_type: antigrav"))


MARINE = "        armour: {}\n        command: 0\n        weapons: [assault_rifle, knife]"


@pytest.mark.parametrize(
    ("rule", "before", "after"),
    [
        ("TR-PROF-01", MARINE.format(2), MARINE.format(3)),
        ("TR-PROF-02", "    accuracy: 4\n    rate: 1\n", "    accuracy: 4\n    rate: 2\n"),
        ("TR-PROF-03", "    force: 1\n    damage: 1\n", "    force: 2\n    damage: 1\n"),
    ],
)
def test_prof_01_to_03_the_sample_keeps_its_printed_numbers(rule: str, before: str, after: str) -> None:
    text = armybook.BOOKS.find("usf").read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(DataError, match=rule):
        armybook.read(text.replace(before, after, 1), "changed.yaml")


@pytest.mark.parametrize("name", ["usf", "helion", "belt"])
def test_veh_11_the_longest_line_of_a_book_belongs_to_a_wheeled_vehicle(name: str) -> None:
    book = armybook.load(armybook.BOOKS.find(name))
    kinds = {u.vehicle_type for u in book.units if u.vehicle_type}
    longest = {
        kind: max(len(p.structure) for u in book.units if u.vehicle_type == kind for p in u.profiles)
        for kind in kinds
    }
    if "wheeled" in longest:
        assert longest["wheeled"] == max(longest.values())
