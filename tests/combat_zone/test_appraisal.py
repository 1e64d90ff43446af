"""What figures and sides are worth to the greedy player: prices, states, the goal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.games.combat_zone import appraisal, scenario
from escarmouche.games.combat_zone.table import ABOARD, OFFICER, STABILISED, VEHICLE, Marker, Table, Zone
from tests.combat_zone.tables import PROFILES, Group, table_of
from tests.combat_zone.test_vehicles import street

HOUSE = Zone("house", (4000, 4000), (8000, 8000))


def priced(table: Table, **costs: int) -> Table:
    """The table with prices for some profiles."""
    dear = {id: replace(PROFILES[id], cost=cost) for id, cost in costs.items()}
    table.setting = replace(table.setting, profiles={**table.setting.profiles, **dear})
    return table


def played(table: Table, key: str, **values: object) -> Table:
    table.setting = replace(table.setting, scenario=key, **values)
    return table


def worth(*states: str, damage: tuple[str, ...] = (), profile: str = "trooper") -> float:
    table = priced(table_of(Group("one1", "one", (6000, 6000), profile)), trooper=30, robot=100)
    table.change("one1a", {"states": frozenset(states), "damage": damage})
    return appraisal.worth(table, "one1a")


# -- one figure -----------------------------------------------------------------------------------------


def test_a_figure_is_worth_its_price_and_one_without_price_its_head() -> None:
    assert worth() == 30
    assert worth(profile="veteran") == appraisal.HEAD
    table = played(priced(table_of(Group("one1", "one", (6000, 6000))), trooper=30), "starter")
    assert appraisal.worth(table, "one1a") == appraisal.HEAD, "heads are counted there, not prices"


def test_who_runs_is_worth_less_than_who_is_stunned_and_he_less_than_who_is_only_afraid() -> None:
    assert 0 < worth("routed") < worth("stunned") < worth("panicked") < worth()
    assert worth("panicked", "burning") < min(worth("panicked"), worth("burning"))
    assert worth("waiting") > worth("dropped") > worth()


def test_damage_takes_the_more_the_worse_it_is_and_adds_up() -> None:
    levels = [worth(damage=(f"power:{level}",), profile="robot") for level in ("minor", "major", "critical")]
    assert 100 > levels[0] > levels[1] > levels[2] > 0
    assert worth(damage=("power:minor", "hardware:major"), profile="robot") < levels[1]


def test_a_vehicle_is_worth_little_itself_and_half_of_those_who_sit_in_it() -> None:
    empty, full = street(), street(crew=2, profiles="trooper")
    assert 0 < appraisal.worth(empty, "va") < appraisal.HEAD / 2
    for figure in ("aa", "ab"):
        assert appraisal.worth(full, figure) == appraisal.HEAD
    assert appraisal.worth(full, "va") - appraisal.worth(empty, "va") == pytest.approx(appraisal.HEAD)


# -- what is at stake -----------------------------------------------------------------------------------


def test_leaders_and_officers_matter_more() -> None:
    table = table_of(
        Group("one1", "one", (6000, 6000), ["leader", "sub_leader", "trooper"]),
        Group("one2", "one", (6000, 7000), "officer", kind=OFFICER),
    )
    assert [appraisal.stake(table, f) for f in ("one1a", "one1b", "one1c", "one2a")] == [
        appraisal.CHIEF, appraisal.CHIEF, 1.0, appraisal.CHIEF,
    ]  # fmt: skip


def test_the_carrier_matters_most_where_the_case_decides() -> None:
    table = table_of(Group("one1", "one", (6000, 6000), ["leader", "trooper", "trooper"]))
    for figure in ("one1a", "one1b"):
        table.change(figure, {"carrying": "case"})
    assert appraisal.stake(table, "one1b") == 1
    played(table, "extraction")
    assert appraisal.stake(table, "one1b") > 2
    assert appraisal.stake(table, "one1a") == pytest.approx(appraisal.CHIEF * appraisal.stake(table, "one1b"))
    assert appraisal.stake(table, "one1c") == 1


def test_who_stands_in_the_house_matters_more_than_who_stands_before_it() -> None:
    table = table_of(Group("one1", "one", (6000, 4000), count=1), Group("one2", "one", (6000, 3999)))
    assert appraisal.stake(played(table, "stronghold", zones=(HOUSE,)), "one1a") > 1
    assert appraisal.stake(table, "one2a") == 1
    assert appraisal.stake(played(table, "stronghold", zones=()), "one1a") == 1
    assert appraisal.stake(played(table, "firefight", zones=(HOUSE,)), "one1a") == 1


def test_towards_the_end_of_a_hunt_only_the_prey_still_matters() -> None:
    table = table_of(Group("one1", "one", (6000, 4000)), Group("twotarget", "two", (6000, 8000), "robot"))
    played(table, "hunt", turns=10, size=200)
    stakes = {}
    for turn in (1, 5, 6, 7, 8, 10):
        table.change("turn", {"round": turn})
        stakes[turn] = appraisal.stake(table, "one1a")
        assert appraisal.stake(table, "twotargeta") == 1
    assert stakes[1] == stakes[5] == 1, "five turns before the end it begins"
    assert 1 > stakes[6] > stakes[7] > stakes[8] > stakes[10] > 0


# -- a side ---------------------------------------------------------------------------------------------


def test_a_side_is_worth_what_it_has_left_and_a_little_of_those_who_were_stabilised() -> None:
    def strength(**values: object) -> float:
        table = table_of(Group("one1", "one", (6000, 6000), start=2), Group("two1", "two", (6000, 9000)))
        table = priced(table, trooper=30)
        table.change("one1b", values)
        assert appraisal.strength(table, "two") == 30
        return appraisal.strength(table, "one")

    assert strength() == 30
    assert strength(fate=STABILISED) == pytest.approx(30 * (1 + appraisal.STABLE))


def test_the_stand_of_one_side_is_that_of_the_other_turned_round() -> None:
    table = priced(
        table_of(Group("one1", "one", (6000, 6000), count=2), Group("two1", "two", (6000, 9000))), trooper=30
    )
    assert appraisal.appraise(table, "one") == 30 == -appraisal.appraise(table, "two")


def test_a_match_that_is_won_is_worth_more_than_any_figures() -> None:
    table = priced(
        table_of(Group("one1", "one", (6000, 6000)), Group("two1", "two", (6000, 9000), count=2)), trooper=30
    )
    stands = {}
    for over in ("one", "two", "draw"):
        table.change("turn", {"over": over})
        stands[over] = appraisal.appraise(table, "one")
    assert stands["draw"] == -30, "then the figures count"
    assert stands["one"] - stands["draw"] == stands["draw"] - stands["two"] == 10 * table.setting.size


# -- the goal -------------------------------------------------------------------------------------------


def test_points_for_the_house_count_and_those_who_stand_in_it() -> None:
    table = table_of(Group("one1", "one", (6000, 6000), count=2), Group("two1", "two", (6000, 9000)))
    played(table, "stronghold", zones=(HOUSE,), size=200, turns=8)
    both = appraisal.goal(table, "one")
    assert both > 0 == appraisal.goal(table, "two")
    table.change("one1b", {"x": 9000})
    assert appraisal.goal(table, "one") == pytest.approx(both / 2)
    table.change("one1a", {"x": 9000})
    assert appraisal.goal(table, "one") == 0
    table.change("one", {"score": 4})
    assert appraisal.goal(table, "one") == pytest.approx(200 * appraisal.GOAL / 2), "half of the eight turns"
    assert appraisal.goal(played(table, "stronghold", zones=()), "one") == pytest.approx(50)
    assert appraisal.appraise(table, "one") == -appraisal.appraise(table, "two") > 50


def test_an_empty_car_in_the_house_holds_nothing() -> None:
    table = street(size=(12000, 12000))
    table.change("aa", {"x": 1000})
    assert table.units["v"].kind == VEHICLE
    played(table, "stronghold", zones=(Zone("house", (3000, 4000), (8000, 8000)),))
    assert appraisal.goal(table, "one") == 0


def carried(edge: str, at: tuple[int, int], side: str = "one", **case: object) -> float:
    marker = Marker("case", "object", *at, **case)  # type: ignore[arg-type]
    table = table_of(
        Group("one1", "one", at), Group("two1", "two", (11900, 11900)),
        turn={"markers": (Marker("f", "fire", 0, 0), marker)}, one={"edge": edge},
    )  # fmt: skip
    return appraisal.goal(played(table, "extraction", size=200), side)


def test_the_case_is_worth_the_more_the_nearer_its_carrier_is_to_home() -> None:
    home, half, far = (carried("south", (6000, y), holder="one1a") for y in (0, 6000, 12000))
    assert home == pytest.approx(100)
    assert half == pytest.approx(75)
    assert far == pytest.approx(50)
    assert carried("south", (6000, 0), "two", holder="one1a") == 0, "it is the other's"


def test_a_case_that_lies_about_is_worth_half_to_who_stands_over_it_and_nothing_from_afar() -> None:
    assert carried("south", (6000, 6000)) == pytest.approx(50)
    assert 0 < carried("south", (8900, 11900), "two") < 50
    assert carried("south", (5900, 11900), "two") == 0


def test_where_there_is_no_case_nobody_is_near_it() -> None:
    table = table_of(Group("one1", "one", (6000, 6000)), turn={"markers": (Marker("f", "fire", 6000, 6000),)})
    assert appraisal.goal(played(table, "extraction"), "one") == 0


def test_attackers_are_near_their_goal_when_they_are_near_the_device() -> None:
    table = table_of(
        Group("one1", "one", (3000, 6000), count=1), Group("one2", "one", (9000, 9000)),
        Group("two1", "two", (6000, 6000)), turn={"markers": (Marker("d", "device", 6000, 6000),)},
        one={"role": scenario.ATTACKER}, two={"role": scenario.DEFENDER},
    )  # fmt: skip
    played(table, "sabotage", size=200)
    assert appraisal.goal(table, "one") == pytest.approx(50), "30 of 60 cm"
    assert appraisal.goal(table, "two") == 0
    table.change("one1a", {"states": frozenset({"routed"})})
    assert 0 < appraisal.goal(table, "one") < 50, "who runs does not count, the next does"
    table.change("turn", {"markers": ()})
    assert appraisal.goal(table, "one") == 0


def test_neither_cars_nor_those_aboard_stand_by_the_device() -> None:
    table = street(crew=1, turn={"markers": (Marker("d", "device", 4000, 6000),)}, one={"role": "attacker"})
    assert table.figures["aa"].fate == ABOARD
    assert appraisal.goal(played(table, "sabotage"), "one") == 0
