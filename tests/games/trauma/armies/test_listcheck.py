"""The check of army lists: every rule named, by how much, and what would mend it."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.trauma.armies import armylist, listcheck
from tests.games.trauma.books import small_book, small_list

SQUAD = "{unit: squad, section: a}"
CAR = "{unit: car, section: a}"


def refusals(assault: str, reinforcement: str = "", **values: object) -> dict[str, Refusal]:
    """By rule and reason, reinforcement value 0 unless told."""
    least = values.pop("least", 0)
    assert isinstance(least, int)
    found = listcheck.check(small_list(assault, reinforcement, **values), None, least)  # type: ignore[arg-type]
    assert all(r.about["hint"] for r in found)
    return {f"{r.rule} {r.reason}": r for r in found}


def test_a_legal_list_is_not_refused() -> None:
    assert refusals(f"{SQUAD}, {CAR}") == {}


@pytest.mark.parametrize(
    ("number", "sections", "expected"),
    [
        (5, "a: line", []),
        (6, "a: line", ["TR-ARMY-01 section-too-large", "TR-ARMY-01 too-many-in-section"]),
        (5, "a: line, b: line", ["TR-ARMY-01 section-empty"]),
    ],
)
def test_army_01_a_section_has_one_to_five_units(number: int, sections: str, expected: list[str]) -> None:
    found = refusals(", ".join([SQUAD] * number), sections=sections)
    assert list(found) == expected
    if number == 6:
        assert found["TR-ARMY-01 section-too-large"].excess == 1


def test_army_01_seven_units_need_two_sections() -> None:
    seven = [SQUAD] * 4 + ["{unit: squad, section: b}"] * 3
    assert refusals(", ".join(seven), sections="a: line, b: line") == {}
    assert "TR-ARMY-01 section-too-large" in refusals(", ".join([SQUAD] * 7))


def test_army_01_a_section_keeps_to_the_book() -> None:
    assert refusals(f"{SQUAD}, {CAR}, {CAR}, {CAR}")["TR-ARMY-01 too-many-in-section"].excess == 1
    assert "TR-ARMY-01 no-such-kind" in refusals(SQUAD, sections="a: navy")
    assert "TR-ARMY-01 no-such-section" in refusals(f"{SQUAD}, {{unit: car, section: z}}")
    book = small_book(("units: {squad: [0, 5], car: [0, 2]}", "units: {squad: [2, 5]}"))
    found = refusals(f"{SQUAD}, {CAR}", book=book)
    assert found["TR-ARMY-01 too-few-in-section"].excess == 1
    assert found["TR-ARMY-01 not-in-this-section"].about["unit"] == "car"


def test_army_01_an_army_has_a_unit() -> None:
    assert "TR-ARMY-01 no-units" in refusals("", sections="")


def test_army_07_nobody_can_be_replaced_twice() -> None:
    book = small_book(
        ("max: 2, cost: 1", "max: 9, cost: 1"), ("heavy_weapons_max: 1", "heavy_weapons_max: 9")
    )
    five, six = (f"{{unit: squad, section: a, options: {{gun: {n}}}}}" for n in (5, 6))
    assert refusals(five, book=book) == {}
    assert refusals(six, book=book)["TR-ARMY-07 nobody-to-replace"].excess == 1


def test_army_12_specialists_are_limited() -> None:
    found = refusals("{unit: squad, section: a, options: {medic: 1, sniper: 1}}")
    assert found["TR-ARMY-12 too-many-specialists"].excess == 1
    found = refusals("{unit: squad, section: a, options: {medic: 3}}")
    assert found["TR-ARMY-12 option-too-often"].excess == 2


def test_army_13_heavy_weapons_are_limited() -> None:
    assert refusals("{unit: squad, section: a, options: {gun: 1}}") == {}
    found = refusals("{unit: squad, section: a, options: {gun: 2}}")
    assert found["TR-ARMY-13 too-many-heavy-weapons"].excess == 1


def test_army_15_an_officer_leads_whatever_the_list_says() -> None:
    assert list(refusals("{unit: squad, section: a, leader: soldier}")) == ["TR-ARMY-15 officer-leads"]


def test_army_08_a_standard_combatant_leads() -> None:
    book = small_book(("default: true", "default: false"))
    squad = "{unit: squad, section: a, officer: captain}"
    wrong = "{unit: squad, section: a, options: {gun: 1}, leader: gunner}"
    assert list(refusals(f"{squad}, {wrong}", book=book)) == ["TR-ARMY-08 leader-not-standard"]
    absent = "{unit: squad, section: a, leader: medic}"
    assert list(refusals(f"{squad}, {absent}", book=book)) == ["TR-ARMY-08 leader-not-there"]


def test_army_17_an_army_has_an_officer_in_either_section() -> None:
    assert list(refusals(CAR)) == ["TR-ARMY-17 no-officer"]
    assert refusals(CAR, SQUAD) == {}


def test_army_18_a_unit_has_one_officer_at_most() -> None:
    found = refusals("{unit: squad, section: a, officer: [sergeant, captain]}")
    assert found["TR-ARMY-18 two-officers"].excess == 1


def test_comp_01_only_what_the_book_has() -> None:
    found = refusals(f"{SQUAD}, {{unit: dragons, section: a}}")
    assert found["TR-COMP-01 no-such-unit"].about["number"] == 2
    assert "TR-COMP-01 no-such-officer" in refusals("{unit: squad, section: a, officer: king}")
    assert "TR-COMP-01 no-such-option" in refusals("{unit: squad, section: a, options: {laser: 1}}")


def test_prep_02_one_book_for_an_army() -> None:
    found = refusals(f"{SQUAD}, {{unit: marines, section: a}}")
    assert found["TR-PREP-02 other-book"].about["other"] == "usf"
    assert "TR-PREP-02 other-book" in refusals(f"{SQUAD}, {{unit: belt.miners, section: a}}")


def test_skill_11_extended_strength_only_where_there_is_one() -> None:
    assert refusals("{unit: squad, section: a, strength: extended}") == {}
    found = refusals(f"{SQUAD}, {{unit: car, section: a, strength: extended}}")
    assert list(found) == ["TR-SKILL-11 no-extended-strength"]


def test_prep_01_a_list_of_31_is_one_over_30() -> None:
    thirty = armylist.load_list("usf-30-infantry")
    assert listcheck.check(thirty, 30, 6) == ()
    (refusal,) = listcheck.check(thirty, 29, 6)
    assert (refusal.rule, refusal.reason, refusal.excess, refusal.measure) == (
        "TR-PREP-01", "too-expensive", 1, "PA"
    )  # fmt: skip
    assert refusal.about == {"total": 30, "points": 29, "hint": "spend-less"}


@pytest.mark.parametrize(("least", "short"), [(5, 0), (6, 0), (7, 1)])
def test_prep_05_the_reinforcement_value_is_a_minimum(least: int, short: int) -> None:
    found = refusals(f"{SQUAD}, {CAR}", f"{SQUAD}, {SQUAD}", least=least)
    assert sum(r.excess for r in found.values()) == short
    if short:
        assert (found["TR-PREP-05 reinforcement-too-small"].measure) == "PA"


def test_prep_06_thirty_points_leave_24_for_the_assault() -> None:
    four = ", ".join(
        ["{unit: car, section: a}", "{unit: car, section: a}", *["{unit: squad, section: b}"] * 4]
    )
    whole = small_list(
        four, "{unit: squad, section: b}, {unit: squad, section: c}", sections="a: line, b: line, c: line"
    )
    assert armylist.total_cost(whole, whole.assault) == 24
    assert listcheck.check(whole) == ()
    more = four + ", {unit: squad, section: c}"
    over = small_list(more, "{unit: squad, section: b}", sections="a: line, b: line, c: line")
    assert [(r.rule, r.excess) for r in listcheck.check(over)] == [("TR-PREP-05", 3)]


def test_veh_13_both_arcs_are_used() -> None:
    found = refusals(f"{SQUAD}, {{unit: car, section: a, arcs: {{weapons: [1, 1]}}}}")
    assert list(found) == ["TR-VEH-13 one-arc-empty"]
    book = small_book(
        ("weapons: [cannon, gun]", "weapons: [{weapon: cannon, arc: 1}, {weapon: gun, arc: 1}]")
    )
    assert refusals(f"{SQUAD}, {{unit: car, section: a, arcs: {{weapons: [2, 2]}}}}", book=book) == {}


def test_veh_16_arcs_are_adapted_at_list_building() -> None:
    adapted = "{unit: car, section: a, arcs: {line: left_right, weapons: [2, 1]}}"
    assert refusals(f"{SQUAD}, {adapted}") == {}
    found = refusals(f"{SQUAD}, {{unit: car, section: a, arcs: {{weapons: [1]}}}}")
    assert found["TR-VEH-16 arcs-do-not-match"].excess == 1
    assert "TR-VEH-01 no-arcs" in refusals("{unit: squad, section: a, arcs: {line: left_right}}")


def test_army_01_the_unit_without_a_section_is_named_by_its_number() -> None:
    army = small_list("{unit: squad, section: a}", "{unit: squad, section: nowhere}")
    found = [r for r in listcheck.check(army) if r.reason == "no-such-section"]
    assert [r.about["number"] for r in found] == [2]
