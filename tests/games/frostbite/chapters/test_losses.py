"""Strength and losses after the missions of a week (FB-DEB-13 to FB-DEB-19, FB-DEB-23)."""

from __future__ import annotations

import pytest

from escarmouche.games.frostbite.chapters import losses
from escarmouche.games.frostbite.table import Table, choice_of, line_of
from tests.games.frostbite.campaigns import campaign, judge, rules_of


def squad(table: Table, entry: str, company: str = "one1") -> str:
    """A squad of the first company that is of an entry; it has fought."""
    found = next(s for s in table.units[company].figures if table.figures[s].entry == entry)
    table.change(found, {"fielded": True})
    return found


def plain(strength: int, left: int, **values: object) -> tuple[Table, str]:
    """Riflemen without a hero: standard six, rank 1; the last ones are missing."""
    table = campaign(2)
    rifles = squad(table, "riflemen")
    table.change(rifles, {"strength": strength, "hero": "", "officer": 0, "special": (), **values})
    table.change(rifles, {"missing": tuple("abcdefghij"[left:strength])})
    return table, rifles


def test_the_standard_strength_of_the_example_is_six() -> None:
    table = campaign(2)
    unit = line_of(table, squad(table, "riflemen"))
    assert (unit.strength_standard, unit.rank, unit.family) == (6, 1, "fantassins")


@pytest.mark.parametrize(("left", "kept"), [(3, False), (4, True)])
def test_deb_13_too_weak_for_its_morale_is_lost(left: int, kept: bool) -> None:
    table, rifles = plain(6, left)
    assert losses.survives(table, rifles) is kept
    losses.count_losses(judge(table))
    assert (rifles in table.units["one1"].figures) is kept


def test_deb_13_all_walkers_immobilised() -> None:
    table = campaign(2)
    boar = squad(table, "boar")
    own = losses.members(table, boar)["a"]
    still = (own.propulsion, 0, *([0] * len(own.weapons)))
    table.change(boar, {"strength": 2, "hurt": (("a", still), ("b", still))})
    assert losses.too_weak(table, boar)
    table.change(boar, {"hurt": (("a", still),)})
    assert not losses.too_weak(table, boar)


def test_deb_13_rank_3_and_support_at_one_and_who_stayed_in_reserve_never() -> None:
    table = campaign(2)
    for entry in ("bastions", "mortars"):
        heavy = squad(table, entry)
        table.change(heavy, {"missing": tuple("abc"[: table.figures[heavy].strength - 2])})
        assert losses.survives(table, heavy)
        table.change(heavy, {"missing": tuple("abcd"[: table.figures[heavy].strength - 1])})
        assert not losses.survives(table, heavy)
        table.change(heavy, {"fielded": False})
        assert losses.survives(table, heavy)


def test_deb_14_back_to_standard_strength() -> None:
    table, rifles = plain(10, 5)
    referee = judge(table)
    losses.count_losses(referee)
    assert table.figures[rifles].strength == 6
    assert table.figures[rifles].missing == ()
    assert rules_of(referee)[0] == "FB-DEB-14"


def test_deb_15_bearers_in_excess_become_standard_fighters() -> None:
    table = campaign(2)
    rifles = squad(table, "riflemen")
    weapon = next(iter(line_of(table, rifles).special_weapons))
    table.change(rifles, {"strength": 10, "hero": "", "officer": 0, "special": ((weapon, 2),)})
    ranks = losses.members(table, rifles)
    bearers = [letter for letter, own in ranks.items() if own.role == "special"]
    others = [letter for letter in ranks if letter not in bearers]
    table.change(rifles, {"missing": tuple(others[:5])})
    most = line_of(table, rifles).special_limit(6)
    assert most < 2
    referee = judge(table)
    losses.count_losses(referee)
    assert sum(n for _, n in table.figures[rifles].special) == most
    assert "FB-DEB-15" in rules_of(referee)


def test_deb_16_above_standard_it_is_whole_again() -> None:
    table, rifles = plain(10, 7)
    referee = judge(table)
    losses.count_losses(referee)
    assert table.figures[rifles].strength == 10
    assert rules_of(referee) == ["FB-DEB-16"]


def test_deb_17_what_still_stands_is_repaired_and_lost_vehicles_stay_lost() -> None:
    table = campaign(2)
    boar = squad(table, "boar")
    own = losses.members(table, boar)["a"]
    bad = (own.propulsion, own.frame - 1, *([0] * len(own.weapons)))
    table.change(boar, {"strength": 3, "hurt": (("a", bad),), "missing": ("c",)})
    referee = judge(table)
    losses.count_losses(referee)
    assert (table.figures[boar].strength, table.figures[boar].hurt) == (2, ())
    assert rules_of(referee) == ["FB-DEB-17"]


def test_deb_18_heroes_and_their_vehicles_always_survive() -> None:
    table = campaign(2)
    boar = squad(table, "boar")
    table.change(boar, {"strength": 1, "hero": "rask", "missing": ("a",), "officer": 0})
    losses.count_losses(judge(table))
    assert boar in table.units["one1"].figures
    assert (table.figures[boar].hero, table.figures[boar].missing) == ("rask", ())
    alone = table.units["one1"].figures[0]
    table.change(alone, {"entry": "varga", "strength": 1, "special": (), "hero": "", "officer": 0})
    table.change(alone, {"missing": ("a",), "fielded": True})
    assert not losses.too_weak(table, alone)
    losses.count_losses(judge(table))
    assert table.figures[alone].missing == ()


def test_deb_18_a_hero_who_fell_in_a_unit_that_lives_is_back_in_it() -> None:
    table = campaign(2)
    rifles = squad(table, "riflemen")
    assert table.figures[rifles].hero == "varga"
    hero = next(letter for letter, own in losses.members(table, rifles).items() if own.role == "hero")
    table.change(rifles, {"missing": (hero,)})
    losses.count_losses(judge(table))
    assert table.figures[rifles].hero == "varga"
    assert len(losses.alive(table, rifles)) == table.figures[rifles].strength == 10


@pytest.mark.parametrize("joins", [False, True])
def test_deb_19_a_hero_without_a_unit_stands_alone_or_joins_another(joins: bool) -> None:
    table = campaign(2)
    rifles = squad(table, "riflemen")
    table.change(rifles, {"missing": tuple("abcdefgh")})
    while table.turn.heroes == ():
        losses.count_losses(judge(table))
    host = next(s for s in table.units["one1"].figures if table.figures[s].entry == "hunters")
    table.change(host, {"officer": 0, "entry": "riflemen", "strength": 8, "special": ()})
    assert host in losses.hosts(table, "one1", "varga")
    for other in table.units["one1"].figures:
        table.change(other, {"fielded": False})
    referee = judge(table, hero_joins=[host if joins else "-"])
    losses.count_losses(referee)
    if joins:
        assert (table.figures[host].hero, table.figures[host].strength) == ("varga", 9)
    else:
        new = table.units["one1"].figures[-1]
        assert choice_of(table.figures[new]).unit == "varga"
    assert "FB-DEB-19" in rules_of(referee)
    assert table.turn.heroes == ()


def test_deb_23_a_lost_unit_leaves_with_its_experience_and_an_empty_company_waits() -> None:
    table, rifles = plain(6, 2, bonuses=(1, 3))
    table.change("one1", {"figures": (rifles,), "node": "b2"})
    referee = judge(table)
    losses.count_losses(referee)
    assert table.units["one1"].figures == ()
    assert table.figures[rifles].bonuses == ()
    assert rules_of(referee)[-1] == "FB-DEB-23"
