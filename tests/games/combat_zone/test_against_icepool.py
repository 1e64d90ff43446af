"""Fractions of close combat and technology against icepool, from the code that plays."""

from __future__ import annotations

from typing import Any

import pytest
from icepool import d4, d6, d8

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.chapters import close_combat as cc
from escarmouche.games.combat_zone.chapters import technology
from tests.games.combat_zone.chapters.test_close_combat import chances, crowd, duel, outcome, with_profiles
from tests.games.combat_zone.chapters.test_technology import at_device

POOLS: dict[str, tuple[Any, Any]] = {
    "basic": (duel(), 3 @ d6 - 2 @ d6),
    "daggers": (duel("dagger_man", "dagger_man"), 3 @ d6 + d4 - 2 @ d6 - d4),
    "two weapons": (duel("duellist"), 3 @ d6 + 2 @ d4 - 2 @ d6),
    "leader": (duel("leader"), 2 @ d8 + d6 - 2 @ d6),
    "hero": (duel("hero"), 2 @ d8 + 2 @ d6 + 2 - 2 @ d6),
    "helper": (crowd(), 4 @ d6 - 2 @ d6),
    "panicked": (duel(states=("panicked",)), 3 @ d6 - (2 @ d6 - 2)),
    "quality": (
        with_profiles(duel(), aa={"quality": "elite"}, ba={"quality": "green"}),
        3 @ d6 + 2 - (2 @ d6 - 1),
    ),
}


@pytest.mark.parametrize("name", list(POOLS))
def test_opposed_pools(name: str) -> None:
    table, difference = POOLS[name]
    expected = (
        difference.probability(">", 0),
        difference.probability("==", 0),
        difference.probability("<", 0),
    )
    assert chances(table) == expected


@pytest.mark.parametrize(
    ("blades", "armour", "total"),
    [((), "none", 2 @ d6), ((), "flak", 2 @ d6 - 2), (("axe", "dagger"), "combat", 2 @ d6 + 4 - 3)],
)
def test_wounds(blades: tuple[str, ...], armour: str, total: Any) -> None:
    table = with_profiles(duel(), aa={"melee": blades}, ba={"armour": armour})
    expected = (
        total.probability(">=", 7),
        total.probability(">=", 5) - total.probability(">=", 7),
        total.probability(">=", 3) - total.probability(">=", 5),
        total.probability("<", 3),
    )
    assert outcome(table) == expected


def test_wounds_of_a_leader() -> None:
    total = 2 @ d8
    assert outcome(duel("leader"))[0] == total.probability(">=", 7)


@pytest.mark.parametrize(("profile", "bonus"), [("engineer", 3), ("tech", 2), ("trooper", -3)])
def test_technology(profile: str, bonus: int) -> None:
    found = odds(technology.attempt, at_device(profile, 9), "aa", "terminal").chances
    assert found[True] == (2 @ d6 + bonus).probability(">=", 9)


def test_the_wound_bands_are_those_of_the_ledger() -> None:
    assert cc.OUTCOMES == (-4, -2, 0)
