"""A company between missions (SM-POST-10 to SM-POST-13, SM-COMP-01, area SM-CAMP)."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul.chapters.company import Wear
from tests.games.star_mogul.tables import BOOK


def test_post_10_everybody_but_the_boss_is_paid() -> None:
    assert company.bonus_price(12) == 4800


def test_post_11_prices_of_repair() -> None:
    assert company.repair_price(BOOK, Wear(armour=3, superstructure=2)) == 250
    assert company.repairable(200, 5) == 4
    assert company.price(BOOK, "machine_gun") == 400
    assert company.repair_price(BOOK, Wear(weapons=("machine_gun",))) == 200
    assert company.repair_price(BOOK, Wear(power=True)) == 200


def test_post_12_a_salvage_dog_comes_home_for_950() -> None:
    assert company.repair_price(BOOK, company.wrecked(BOOK, "salvage_dog")) == 950
    assert company.price(BOOK, "salvage_dog") == 2000


def test_post_13_hiring_buying_selling() -> None:
    refusal = company.why_not_buy(BOOK, "deckhand", 290)
    assert refusal
    assert (refusal.rule, refusal.excess, refusal.measure) == ("SM-POST-13", 10, "cr")
    assert company.why_not_buy(BOOK, "deckhand", 300) is None
    assert company.price(BOOK, "gun_buggy") == 1200
    assert company.resale(BOOK, "gun_buggy") == 600
    assert company.resale(BOOK, "gun_buggy", Wear(superstructure=4)) == 400
    assert company.resale(BOOK, "gun_buggy", Wear(superstructure=40)) == 0
    assert company.why_not_sell(BOOK, "deckhand")
    twice = company.why_not_hire(("Ann",), "Ann")
    assert twice
    assert twice.reason == "hired-already"


def test_weap_03_a_charge_is_bought_anew() -> None:
    assert company.price(BOOK, "breaching_charge") == 150


def test_comp_01_a_shareholder_succeeds_the_boss() -> None:
    assert company.successor(False, ("Ann", "Bob"), ("Cy",)) == "Ann"
    assert company.successor(False, (), ("Cy",)) == "Cy"
    assert company.successor(True, ("Ann",), ()) == ""


def test_miss_02_what_assets_pay() -> None:
    assert (company.income("ore_mine"), company.income("plant")) == (300, 300)
    assert (company.income("junk_yard", 4), company.income("artifact_site", 4)) == (200, 400)
    assert company.mean_income("junk_yard") * 10 == company.ASSET_WORTH["junk_yard"]
    assert company.mean_income("artifact_site") * 10 == company.ASSET_WORTH["artifact_site"]


def test_camp_01_battles_of_a_season() -> None:
    assert [company.battles(n, 6) for n in (2, 3, 4)] == [6, 6, 12]
    assert company.why_not_season(6) is None
    refusal = company.why_not_season(13)
    assert refusal
    assert refusal.rule == "SM-CAMP-01"


def test_camp_02_worth_and_who_is_richest() -> None:
    assert company.worth(2000, 12_000) == 8000
    assert company.worth(2000, 12_000, ("junk_yard",)) == 9750
    assert company.worth(2000, 12_000, ("junk_yard",), 1500) == 8250
    assert company.richest({"a": 5, "b": 5}, {"a": 11, "b": 12}) == ("b",)
    assert company.richest({"a": 5, "b": 5}, {"a": 11, "b": 11}) == ("a", "b")


def test_camp_03_too_weak_to_deploy() -> None:
    assert company.too_weak(BOOK, 2, 0)
    assert not company.too_weak(BOOK, 2, 300)
    assert not company.too_weak(BOOK, 3, 0)
    assert (company.advance(0), company.advance(1)) == (1500, 0)
