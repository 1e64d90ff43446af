"""Engagement, reserves, ambush (area DB-SPEC)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.actions import menu, scope_of
from escarmouche.games.dust_battlefield.chapters import arrival
from escarmouche.games.dust_battlefield.chapters.movement import placing
from escarmouche.games.dust_battlefield.table import AMBUSH, Table
from tests.games.dust_battlefield.tables import Put, piece, table_of

F = Fraction


def off(
    card: str = "manfred", place: str = "off", scenario: str = "free_for_all", turn: int = 1, **values: Any
) -> Table:
    unit = Put("one1", card, (0, 0), 0, {"place": place, **values})
    return table_of(unit, scenario=scenario, turn={"round": turn, "zone": "own"})


def allowed(table: Table) -> list[tuple[str, ...]]:
    shown, refused = menu(scope_of(table, "one1"))
    return [words for words in shown if words not in refused]


def test_spec_01_the_first_action_brings_a_unit_on() -> None:
    assert all(words[0] in ("move", "march") for words in allowed(off()))
    far = arrival.from_entry(off(), "one1", (9000, 1500))
    assert far == 1500
    value = (("one1a", ((9000, 2001),), 90),)
    refusal = arrival.why_not_enter(off(), "one1", 2000, False, value)
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("DB-SPEC-01", 1)


def test_spec_02_no_sustained_attack_in_the_first_turn_and_no_attack_of_aircraft() -> None:
    table = table_of(Put("one1", "gunners", (20, 60)), Put("one2", "stormstrike", (60, 60)))
    _, refused = menu(scope_of(table, "one1"))
    assert refused[("sustained",)].rule == "DB-SPEC-02"
    assert not any(
        "attack" in words
        for words in menu(scope_of(table, "one2")).shown
        if words not in menu(scope_of(table, "one2")).refused
    )
    later = table_of(Put("one1", "gunners", (20, 60)), turn={"round": 2})
    assert ("sustained",) in list(menu(scope_of(later, "one1")).shown)


def test_spec_03_an_aircraft_may_stay_off_in_the_first_turn_only() -> None:
    assert ("nothing", "nothing") in allowed(off("falke"))
    assert all(words[0] != "nothing" for words in allowed(off("falke", turn=2)))
    assert all(words[0] != "nothing" for words in allowed(off("gunners")))


def comes(table: Table) -> Fraction:
    return odds(lambda r: arrival.comes_in(r, "one1"), table).chances.get(True, F(0))


def _by_turn(scenario: str, *turns: int, **values: Any) -> list[Fraction]:
    left, chances = F(1), []
    for turn in turns:
        chance = comes(off("gunners", "reserve", scenario, turn, **values))
        chances.append(left * chance)
        left *= 1 - chance
    return chances


def test_spec_08_reserves_come_on_army() -> None:
    assert _by_turn("no_retreat", 1, 2, 3) == [F(1, 3), F(10, 27), F(8, 27)]


def test_spec_11_delayed_reserves_come_a_turn_later() -> None:
    assert _by_turn("pincer", 1, 2, 3, 4) == [0, F(1, 3), F(10, 27), F(8, 27)]


def test_spec_12_each_zone_one_time_in_three_and_less_than_40_cm_from_the_corner() -> None:
    table = off("gunners", "reserve", "encounter", 4)
    zones = odds(lambda r: arrival.settle_zone(r, "one1"), table, of=lambda _, t: t.turn.zone).chances
    assert zones == {"own": F(1, 3), "left": F(1, 3), "right": F(1, 3)}
    left = table_of(
        Put("one1", "gunners", (0, 0), 0, {"place": "reserve"}),
        scenario="encounter",
        turn={"round": 4, "zone": "left"},
    )
    assert arrival.from_entry(left, "one1", (1000, 3990)) == 1000
    assert arrival.from_entry(left, "one1", (1000, 4000)) is None


def test_scen_04_the_reserves_of_the_pincer_come_by_the_long_edges_of_their_half() -> None:
    table = off("gunners", "reserve", "pincer", 4)
    table.change("one", {"half": "west"})
    assert arrival.from_entry(table, "one1", (4000, 1000)) == 1000
    assert arrival.from_entry(table, "one1", (4000, 11500)) == 500
    assert arrival.from_entry(table, "one1", (9001, 1000)) is None


def test_spec_06_an_ambush_lies_in_cover_20_cm_from_every_enemy() -> None:
    wood = piece("w", "wood", (40, 20), (30, 20))
    held = Put("one1", "gunners", (0, 0), 0, {"place": AMBUSH})
    table = table_of(
        held,
        Put("two1", "manfred", (90, 90)),
        scenario="no_retreat",
        pieces=[wood],
        turn={"round": 1, "attacker": "two"},
    )
    table.change("one", {"half": "west"})
    inside = placing.group_at(table, "one1", (4000, 2000))
    assert arrival.why_not_spring(table, "one1", inside) is None
    bare = placing.group_at(table, "one1", (4000, 9000))
    refusal = arrival.why_not_spring(table, "one1", bare)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DB-SPEC-06", "not-in-cover")
    table.change("two1a", {"x": 4000, "y": 4400})
    near = arrival.why_not_spring(table, "one1", inside)
    assert near is not None
    assert near.reason == "too-near-an-enemy"


@pytest.mark.parametrize(("successes", "chance"), [(0, F(1, 9)), (1, F(4, 9)), (2, F(4, 9))])
def test_spec_06_one_action_for_each_army_or_target(successes: int, chance: Fraction) -> None:
    from escarmouche.games.dust.chapters.dice import hitting

    table = off()
    assert odds(lambda r: r.roll("DB-SPEC-06", "one", hitting(2)), table).chances[successes] == chance
