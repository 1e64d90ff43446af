"""Engagement, reserves, ambush, coming on in the midst of reactions (area DB-SPEC)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters import activation
from escarmouche.games.dust.chapters.actions import menu, scope_of
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.table import BOARD, RESERVE
from escarmouche.games.dust_battlefield.chapters import arrival
from escarmouche.games.dust_battlefield.chapters.movement import placing, ways
from escarmouche.games.dust_battlefield.client import view
from escarmouche.games.dust_battlefield.setup import scenario, setup
from escarmouche.games.dust_battlefield.table import AMBUSH, Table
from escarmouche.testing.scripts import Script, referee_of
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
    assert (refusal.rule, refusal.excess) == ("DB-SPEC-01", 126)


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


def coming(card: str, place: str = "off", *others: Put, scenario: str = "free_for_all", **turn: Any) -> Table:
    unit = Put("one1", card, (0, 0), 0, {"place": place})
    first = {"round": 1, "zone": "own", "unit": "one1", "active": "one", **turn}
    return table_of(unit, *others, scenario=scenario, turn=first)


def why(table: Table, y: float, facing: int = 90, length: int = 1000) -> tuple[str, int] | None:
    refusal = arrival.why_not_enter(
        table, "one1", length, False, (("one1a", ((9000, round(y * 100)),), facing),)
    )
    return (refusal.rule, refusal.excess) if refusal else None


def test_spec_14_no_point_of_a_hull_comes_farther_in_than_its_way() -> None:
    walker = coming("ludwig")  # 7 cm long
    assert why(walker, 6.5) is None
    assert why(walker, 6.6) == ("DB-SPEC-14", 10)
    assert why(coming("manfred"), 8.75) is None
    assert why(coming("manfred"), 8.76) == ("DB-SPEC-01", 1)


def test_spec_13_in_quarters_nobody_comes_on_beside_his_own() -> None:
    table = coming("manfred", scenario="clean_sweep")
    table.change("one", {"half": "south_west"})
    for x, reason in ((3000, ""), (15000, "not-from-there")):
        value = (("one1a", ((x, 500),), 90),)
        refusal = arrival.why_not_enter(table, "one1", 1000, False, value)
        assert (refusal.reason if refusal else "") == reason


def test_spec_14_a_hull_longer_than_its_way_has_its_rear_at_the_edge() -> None:
    tank = coming("karl-marx")
    half = ways.walkers(tank, "one1")[0].form.hull
    assert half is not None
    short = half[0] // 100 * 150
    assert why(tank, half[0] / 100, length=short) is None
    assert why(tank, half[0] / 100 + 0.1, length=short) == ("DB-SPEC-14", 2 * half[0] + 10 - short)


def test_react_02_a_march_onto_the_table_stops_for_the_reaction_and_goes_on() -> None:
    foe = Put("two1", "gunners", [(90 + 3 * n, 40) for n in range(5)])
    table = coming("ludwig", "off", foe, round=2, declared=("march",), scenario="no_retreat")
    points = paces(table, "one1")
    referee = referee_of(table)
    activation.act(referee)
    gone = arrival.from_entry(referee.table, "one1", ways.walkers(referee.table, "one1")[0].at) or 0
    assert referee.table.turn.step == "react"
    assert referee.table.turn.spare == points[1] * 1000 - gone > 0
    assert gone <= points[0] * 1000
    referee.book(step="act", reacted=True)
    activation.act(referee)
    asked = [e for e in referee.events if e.what == "ask"]
    assert [e.rule for e in asked] == ["DB-SPEC-01", "DB-REACT-02"]
    nobody = coming("ludwig", "off", round=2, declared=("march",))
    alone = referee_of(nobody)
    activation.act(alone)
    assert alone.table.turn.step == "choose"


def told(table: Table, unit: str, *throws: tuple[int, ...], **answers: Any) -> list[tuple[str, Any]]:
    """What the enemy reads of the start of an activation."""
    referee = referee_of(table, *throws, one=Script(**answers))
    field = arrival.springs if table.units[unit].place == AMBUSH else arrival.comes_in
    assert not field(referee, unit)
    return [(e.rule, e.about.get("key", e.about.get("value"))) for e in referee.events if not e.only]


def kept_back(place: str) -> Table:
    foe = Put("two1", "manfred", (90, 90))
    table = coming("gunners", place, foe, scenario="no_retreat", attacker="two")
    table.change("one", {"half": "west"})
    return table


@pytest.mark.parametrize("face", [1, 3])
def test_spec_15_and_05_who_waits_in_ambush_reads_like_a_reserve_that_stays(face: int) -> None:
    staying = told(kept_back(RESERVE), "one1", (face,), come_on=[NO_ONE])
    waiting = told(kept_back(AMBUSH), "one1", (face,), spring=[NO_ONE])
    assert staying == waiting
    assert waiting[-1] == ("DB-SPEC-08", "stays-in-reserve")
    referee = referee_of(kept_back(AMBUSH), (face,), one=Script(spring=[NO_ONE]))
    arrival.springs(referee, "one1")
    assert any(e.only == "one" and e.rule == "DB-SPEC-05" for e in referee.events)


def test_spec_04_one_unit_is_held_in_ambush_and_the_enemy_sees_a_reserve() -> None:
    others = [Put(f"one{n}", "gunners", (0, 0), 0, {"place": RESERVE}) for n in (2, 3)]
    table = coming("gunners", RESERVE, *others, scenario="no_retreat", attacker="two")
    referee = referee_of(table, one=Script(ambush=["one2"]))
    setup.choose_ambush(referee)
    made = referee.table
    assert [u.id for u in made.units.values() if u.place == AMBUSH] == ["one2"]
    assert view.view(made, "two").units["one2"].place == RESERVE
    assert view.view(made, "one").units["one2"].place == AMBUSH
    assert {e.only for e in referee.events if e.rule == "DB-SPEC-04"} == {"one"}


def test_spec_09_a_hero_who_arrives_with_a_unit_comes_on_joined_with_one_throw() -> None:
    hero = Put("one2", "manfred", (0, 0), 0, {"place": RESERVE, "escort": "one1"})
    table = coming("gunners", RESERVE, hero, scenario="no_retreat", round=3, attacker="one")
    referee = referee_of(table)
    assert arrival.comes_in(referee, "one1")
    arrival.enter(referee, "one1", 2, march=False)
    assert referee.table.units["one2"].place == BOARD
    assert referee.table.turn.hero == "one2"
    assert [e.rule for e in referee.events if e.about.get("id") == "one2"][-1] == "DB-SPEC-09"


def test_spec_10_what_is_carried_comes_on_with_what_carries_it() -> None:
    rider = Put("one2", "gunners", (0, 0), 0, {"place": "aboard", "carrier": "one1", "seat": "inside"})
    table = coming("honey", RESERVE, rider, scenario="no_retreat", round=3, attacker="one")
    assert setup.countable(table, "one") == []
    assert arrival.off_table(table, "one2")
    referee = referee_of(table)
    arrival.comes_in(referee, "one1")
    arrival.enter(referee, "one1", 2, march=False)
    assert not arrival.off_table(referee.table, "one2")
    assert [e for e in referee.events if e.what == "roll"] == []


def test_spec_13_in_quarters_one_comes_on_over_the_long_edge_of_the_own_quarter() -> None:
    table = coming("gunners", "off", scenario="clean_sweep", round=3)
    table.change("one", {"half": "north_east"})
    assert arrival.from_entry(table, "one1", (15000, 11500)) == 500
    assert arrival.from_entry(table, "one1", (3000, 11500)) is None


def test_scen_02_the_encounter_is_an_engagement_with_delayed_and_scattered_reserves() -> None:
    table = coming("gunners", RESERVE, scenario="encounter", round=1)
    played = scenario.of(table)
    assert (played.engagement, played.delayed, played.scattered, played.reserves) == (
        True,
        True,
        True,
        "both",
    )
    assert arrival.reserve_dice(table, "one1") == (0, "DB-SPEC-11")
    assert why(coming("manfred", scenario="encounter"), 8.75) is None
