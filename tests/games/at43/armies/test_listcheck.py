"""The check of army lists: every rule named, with the numbers and what would do."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Refusal
from escarmouche.engine.sentences import LANGUAGES, messages
from escarmouche.games.at43.armies import listcheck
from escarmouche.games.at43.armies.armylist import ArmyList, allowance
from escarmouche.games.at43.table import ATTACKER, DEFENDER
from tests.games.at43.books import small_book, small_list

SQUAD = "{unit: squad, group: assault}"
LATER = "{unit: squad}"
TEAM = "{unit: team}"
CAR = "{unit: car}"


def refusals(army: ArmyList, points: int | None = None) -> dict[str, Refusal]:
    """By rule and reason; each has a sentence in both languages, and a hint."""
    refused = listcheck.check(army, points)
    for refusal in refused:
        for lang in LANGUAGES:
            say = messages(lang, "at43")
            assert say.has(f"no-{refusal.reason}"), refusal.reason
            assert say.has(f"hint-{refusal.about['hint']}"), refusal.about["hint"]
            about = {key: str(value) for key, value in refusal.about.items()}
            text = say.say(f"no-{refusal.reason}", excess=refusal.excess, **about)
            assert not {"{", "$"} & set(text), text
    return {f"{refusal.rule} {refusal.reason}": refusal for refusal in refused}


def test_a_legal_list_is_not_refused() -> None:
    assert refusals(small_list(f"{SQUAD}, {TEAM}, {CAR}")) == {}


def test_force_01_the_allowance_by_size_and_role() -> None:
    table = {500: (500, 350), 750: (500, 350), 751: (750, 500), 1000: (750, 500), 1500: (1000, 750)}
    table |= {1501: (1500, 1000), 2000: (1500, 1000), 2001: (2000, 1750), 3000: (2000, 1750), 300: (500, 350)}
    for points, (attacker, defender) in table.items():
        assert (allowance(points, ATTACKER), allowance(points, DEFENDER)) == (attacker, defender), points


def test_force_01_a_list_costs_no_more_than_agreed() -> None:
    army = small_list(f"{SQUAD}, {TEAM}, {CAR}")
    assert army.total == 150 + 80 + 100
    refused = refusals(army, 325)["A4-FORCE-01 too-expensive"]
    assert (refused.excess, refused.measure, refused.about["total"]) == (5, "PA", 330)


def test_force_01_an_assault_group_over_its_allowance() -> None:
    group = ", ".join(["{unit: squad, strength: 10, group: assault}"] * 1)
    army = small_list(f"{group}, {{unit: team, strength: 4, group: assault}}", points=500)
    assert army.proposed(DEFENDER) == 250 + 140
    refused = refusals(army)["A4-FORCE-01 assault-too-large"]
    assert refused.about["role"] == DEFENDER
    assert (refused.about["given"], refused.about["most"], refused.excess) == (390, 350, 40)
    assert refused.about["hint"] == "move-to-reinforcement"


def test_force_01_units_for_one_role_count_in_that_role() -> None:
    army = small_list("{unit: squad, group: attack}, {unit: team, group: defence}")
    assert (army.proposed(ATTACKER), army.proposed(DEFENDER)) == (150, 80)
    assert refusals(army) == {}


def test_force_01_no_game_over_3000_points() -> None:
    assert refusals(small_list(SQUAD, points=3001))["A4-FORCE-01 game-too-large"].excess == 1


def test_force_02_somebody_is_in_the_assault_group() -> None:
    assert "A4-FORCE-02 no-assault-group" in refusals(small_list(LATER))


def test_force_03_a_section_follows_the_pattern() -> None:
    refused = refusals(small_list(f"{SQUAD}, {CAR}, {CAR}"))["A4-FORCE-03 section-no-place"]
    assert refused.about["units"] == "car"
    assert refused.about["free"] == "fantassins/appui 1/2/3"


def test_force_03_places_are_found_whatever_the_order() -> None:
    assert refusals(small_list(f"{CAR}, {TEAM}, {SQUAD}")) == {}
    assert refusals(small_list(f"{SQUAD}, {LATER}, {CAR}")) == {}


def test_force_03_a_section_has_so_many_places() -> None:
    refused = refusals(small_list(f"{SQUAD}, {TEAM}, {CAR}, {TEAM}"))["A4-FORCE-03 section-too-large"]
    assert (refused.about["given"], refused.about["most"], refused.excess) == (4, 3, 1)


def test_force_03_the_mandatory_place_is_filled() -> None:
    assert "A4-FORCE-03 place-not-filled" in refusals(small_list("{unit: team, group: assault}"))


def test_force_03_a_pattern_is_filled_before_another_is_opened() -> None:
    refused = refusals(small_list(f"{SQUAD}, {TEAM}", LATER))["A4-FORCE-03 section-not-full"]
    assert "vehicule" in str(refused.about["wants"])
    assert refusals(small_list(f"{SQUAD}, {TEAM}, {CAR}", LATER, points=1000)) == {}


def test_force_03_empty_sections_and_companies() -> None:
    assert "A4-FORCE-03 section-empty" in refusals(small_list(SQUAD, ""))
    assert "A4-FORCE-03 no-units" in refusals(small_list(""))


def test_force_03_one_grade_5_in_the_army() -> None:
    five = "{unit: squad, officer: 5, group: assault}"
    army = small_list(f"{five}, {five}", points=1000)
    assert refusals(army)["A4-FORCE-03 two-grade-5"].excess == 1


def test_force_03_one_grade_4_in_a_section() -> None:
    four = "{unit: squad, officer: 4, group: attack}"
    low = "{unit: squad, group: assault}"
    refused = refusals(small_list(f"{four}, {four}", points=1000))
    assert refused["A4-FORCE-03 two-grade-4"].about["section"] == 1
    two = refusals(small_list(f"{four}, {low}, {CAR}", f"{four}, {low}", points=2000))
    assert "A4-FORCE-03 two-grade-4" not in two


def test_force_03_a_hero_officer_counts_by_his_grade() -> None:
    army = small_list(
        "{unit: squad, officer: 4, group: attack}, {unit: squad, hero: hero, group: assault}", points=1000
    )
    assert "A4-FORCE-03 two-grade-4" in refusals(army)


def test_force_03_only_units_of_the_book_and_grades_of_the_card() -> None:
    refused = refusals(small_list("{unit: dragon, group: assault}"))["A4-FORCE-03 no-such-unit"]
    assert "squad" in str(refused.about["known"])
    other = refusals(small_list(f"{SQUAD}, {{unit: riflemen}}"))["A4-FORCE-03 other-book"]
    assert other.about["other"] == "northguard"
    grade = refusals(small_list(f"{SQUAD}, {{unit: team, officer: 4}}"))["A4-FORCE-03 grade-not-for-unit"]
    assert grade.about["known"] == "1, 2"


def test_gen_09_strength_between_standard_and_maximum() -> None:
    large = refusals(small_list("{unit: squad, strength: 12, group: assault}"))
    assert (
        large["A4-GEN-09 strength-too-large"].excess,
        large["A4-GEN-09 strength-too-large"].about["most"],
    ) == (2, 10)
    assert (
        refusals(small_list("{unit: squad, strength: 5, group: assault}"))[
            "A4-GEN-09 strength-too-small"
        ].excess
        == 1
    )


def test_abil_05_a_unit_over_its_special_weapons() -> None:
    six = "{unit: squad, special: {launcher: 2}, group: assault}"
    refused = refusals(small_list(six))["A4-ABIL-05 special-for-larger"]
    assert (refused.about["most"], refused.about["needed"], refused.excess) == (1, 10, 1)
    ten = "{unit: squad, strength: 10, special: {launcher: %d}, group: assault}"
    assert refusals(small_list(ten % 2)) == {}
    many = refusals(small_list(ten % 3))["A4-ABIL-05 too-many-special"]
    assert (many.about["given"], many.about["most"]) == (3, 2)
    assert "A4-ABIL-05 no-such-special" in refusals(
        small_list("{unit: squad, special: {mortar: 1}, group: assault}")
    )


def test_abil_10_a_hero_drives_only_his_vehicles() -> None:
    assert "A4-ABIL-10 hero-not-with" in refusals(small_list(f"{SQUAD}, {{unit: car, hero: hero}}"))
    assert refusals(small_list(f"{SQUAD}, {{unit: car, hero: ace}}")) == {}


def test_abil_17_a_hero_joins_only_units_of_his_profile() -> None:
    assert "A4-ABIL-17 hero-not-with" in refusals(small_list(f"{SQUAD}, {{unit: team, hero: hero}}"))
    assert "A4-ABIL-17 no-such-hero" in refusals(small_list("{unit: squad, hero: squad, group: assault}"))
    alone = "{unit: hero, officer: 2, group: assault}"
    assert "A4-ABIL-17 hero-is-leader" in refusals(small_list(alone))


def test_abil_17_two_heroes_alike() -> None:
    army = small_list("{unit: squad, hero: hero, group: assault}, {unit: hero}", points=1000)
    refused = refusals(army)["A4-ABIL-17 hero-twice"]
    assert (refused.about["hero"], refused.about["given"], refused.excess) == ("hero", 2, 1)


def test_gen_05_one_leader_for_a_unit() -> None:
    assert "A4-GEN-05 two-leaders" in refusals(
        small_list("{unit: squad, hero: hero, officer: 2, group: assault}", points=750)
    )
    assert refusals(small_list("{unit: squad, hero: ace, officer: 2, group: assault}")) == {}
    book = small_book(("[[6, 1], [10, 2]]", "[[6, 6]]"))
    full = small_list("{unit: squad, special: {launcher: 6}, officer: 1, group: assault}", book=book)
    assert refusals(full)["A4-GEN-05 nobody-left"].excess == 1


def test_scn_09_only_infantry_is_a_garrison() -> None:
    army = small_list(f"{SQUAD}, {{unit: car, garrison: true}}")
    assert "A4-SCN-09 garrison-of-infantry" in refusals(army)


def test_scn_14_scenery_is_paid_like_units() -> None:
    army = small_list(SQUAD, more="scenery: {crystal: 1, nanogenerator: 2}", points=250)
    assert army.total == 150 + 50 + 2 * 25
    assert refusals(army) == {}
    assert refusals(army, 245)["A4-FORCE-01 too-expensive"].excess == 5
    with pytest.raises(DataError):
        small_list(SQUAD, more="scenery: {bunker: 1}")


def test_prices_of_a_unit_add_up() -> None:
    army = small_list("{unit: squad, strength: 10, special: {launcher: 2}, officer: 3, group: assault}")
    assert army.total == 8 * 25 + 2 * 55 + 25
    assert small_list("{unit: squad, hero: hero, group: assault}").total == 5 * 25 + 100
    assert small_list("{unit: car, hero: ace, group: assault}").total == 100 + 40
