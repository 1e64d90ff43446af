"""Where the greedy player wants its figures: the goal, the enemy, and how much they draw."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from escarmouche.games.combat_zone import aims, scenario
from escarmouche.games.combat_zone.aims import Aim
from escarmouche.games.combat_zone.navigation import length
from escarmouche.games.combat_zone.table import ABOARD, Marker, Table, Zone
from tests.combat_zone.tables import Group, table_of, wall

HOUSE = Zone("house", (4000, 4000), (8000, 8000))
FAR = Group("two1", "two", (6000, 11500), "unarmed")


def played(table: Table, key: str, **values: object) -> Table:
    table.setting = replace(table.setting, scenario=key, **values)
    return table


def aim_of(table: Table, name: str, figure: str = "one1a") -> Aim | None:
    return next((aim for aim in aims.aims(table, figure) if aim.name == name), None)


def pull(table: Table, name: str, figure: str = "one1a") -> float:
    found = aim_of(table, name, figure)
    assert found is not None
    return found.pull


def marks(table: Table) -> tuple[str, ...]:
    """The enemies that draw the first figure."""
    found = aim_of(table, "enemy")
    assert found is not None
    return found.marks


def case(**values: object) -> dict[str, object]:
    return {"markers": (Marker("case", "object", 6000, 6000, radius=50, **values),)}  # type: ignore[arg-type]


# -- what a place is worth -----------------------------------------------------------------------------


def test_a_place_is_worth_less_by_the_pull_of_each_centimetre_that_is_left() -> None:
    table = table_of(Group("one1", "one", (6000, 1100), facing=90), Group("two1", "two", (6000, 9100)))
    drawn = aims.aims(table, "one1a")
    assert [aim.name for aim in drawn] == ["enemy"]
    far = aims.post(table, "one1a", drawn)
    assert far == pytest.approx(-drawn[0].pull * (80 - 25)), "80 cm off, and 25 cm is near enough"
    table.change("one1a", {"y": 2100})
    assert aims.post(table, "one1a", drawn) - far == pytest.approx(10 * drawn[0].pull)
    for y in (6700, 7700, 8700):
        table.change("one1a", {"y": y})
        assert aims.post(table, "one1a", drawn) == 0, "within short range no step is worth anything"


def test_who_stands_in_the_house_that_is_to_be_held_stands_better_unless_he_only_drives_through() -> None:
    def worth(y: int, key: str = "stronghold", zones: tuple[Zone, ...] = (HOUSE,), **values: object) -> float:
        table = played(table_of(Group("one1", "one", (6000, y)), FAR), key, zones=zones)
        table.change("one1a", values)
        return aims.post(table, "one1a", ())

    assert worth(4000) == worth(8000) == aims.INSIDE
    assert worth(3999) == worth(8001) == 0
    assert worth(6000, aboard="va", fate=ABOARD) == 0
    assert worth(6000, key="firefight") == 0
    assert worth(6000, zones=()) == 0


# -- the enemy ------------------------------------------------------------------------------------------


def test_those_who_run_draw_nobody_while_others_stand() -> None:
    table = table_of(
        Group("one1", "one", (6000, 1000)),
        Group("two1", "two", (3000, 9000)),
        Group("two2", "two", (9000, 9000)),
    )
    table.change("two1a", {"states": frozenset({"routed"})})
    assert [aim.marks for aim in aims.aims(table, "one1a")] == [("two2a",)]
    table.change("two2a", {"states": frozenset({"routed"})})
    assert [aim.marks for aim in aims.aims(table, "one1a")] == [("two1a", "two2a")]
    for figure in ("two1a", "two2a"):
        table.change(figure, {"fate": "dead"})
    assert aims.aims(table, "one1a") == ()


def test_the_panicked_are_drawn_less() -> None:
    table = table_of(Group("one1", "one", (6000, 1000), count=2), FAR)
    table.change("one1b", {"states": frozenset({"panicked"})})
    assert 0 < pull(table, "enemy", "one1b") < pull(table, "enemy", "one1a")


def test_who_has_the_case_is_gone_for_and_harder_where_the_case_is_what_counts() -> None:
    groups = Group("one1", "one", (6000, 1000)), Group("two1", "two", (3000, 9000), count=2)
    wanted = {}
    for key in ("extraction", "firefight"):
        table = played(table_of(*groups, turn=case(holder="two1b")), key)
        table.change("two1b", {"carrying": "case"})
        found = aim_of(table, "enemy")
        assert found is not None
        assert found.marks == ("two1b",)
        wanted[key] = found.pull
    assert wanted["extraction"] > wanted["firefight"]


def test_who_holds_the_house_draws_only_where_there_is_a_house() -> None:
    table = table_of(Group("one1", "one", (6000, 1000)), Group("two1", "two", (6000, 6000)), FARTHER)
    assert marks(played(table, "stronghold", zones=(HOUSE,))) == ("two1a",)
    assert marks(played(table, "stronghold", zones=())) == ("two1a", "two2a")
    assert marks(played(table, "firefight", zones=(HOUSE,))) == ("two1a", "two2a")


FARTHER = Group("two2", "two", (6000, 11500), "unarmed")


# -- the prey of a hunt --------------------------------------------------------------------------------


def hunt(at: int, turn: int = 1, profile: str = "trooper", **values: object) -> Table:
    """A hunter so far south of a robot, in the given turn of ten."""
    table = table_of(
        Group("one1", "one", (6100, 9900 - at), profile), Group("twotarget", "two", (6100, 9900), "robot")
    )
    table.change("turn", {"round": turn})
    table.change("twotargeta", values)
    return played(table, "hunt", turns=10, size=200)


def test_a_hunter_at_good_range_is_in_no_more_haste_than_one_nearer() -> None:
    assert pull(hunt(2400), "enemy") == pull(hunt(1000), "enemy")
    assert pull(hunt(6000), "enemy") > pull(hunt(2400), "enemy")


def test_the_prey_draws_the_more_the_less_time_is_left() -> None:
    pulls = [pull(hunt(2400, turn), "enemy") for turn in (1, 3, 5, 6, 7)]
    assert pulls == sorted(pulls)
    assert len(set(pulls)) == len(pulls)
    assert pull(hunt(2400, 9), "enemy") == pull(hunt(2400, 10), "enemy"), "more haste than most is no use"


def test_haste_is_the_turns_that_way_and_work_take_by_those_that_are_left() -> None:
    table = hunt(2400, 6)
    assert aims.haste(table, "one1a", 0) == 1, "five turns of work, and five are left"
    assert aims.haste(table, "one1a", -500) == 1
    step = 6 * 500
    assert aims.haste(hunt(2400, 5), "one1a", step) == 1, "one turn of walking more, and six are left"
    assert aims.haste(hunt(2400, 5), "one1a", 3 * step) == pytest.approx(8 / 6)
    table.change("one1a", {"profile": "green"})
    assert aims.haste(table, "one1a", 5 * 500) == pytest.approx(6 / 5), "who has five points walks less"


def test_at_a_prey_in_combat_only_those_go_who_can_strike_or_throw() -> None:
    for profile, foes, hunts in (
        ("trooper", (), True),
        ("trooper", ("one2a",), False),
        ("axeman", ("one2a",), False),
        ("alien", ("one2a",), True),
        ("grenadier", ("one2a",), True),
        ("pistolier", (), False),
    ):
        table = hunt(6000, profile=profile, foes=foes)
        found = aim_of(table, "enemy")
        assert found is not None
        assert (found.pull > aims.CLOSE * 1.5) is hunts, (profile, foes)


# -- ground to hold -------------------------------------------------------------------------------------


def test_a_house_is_held_from_its_four_quarters() -> None:
    table = played(table_of(Group("one1", "one", (6000, 1000)), FAR), "stronghold", zones=(HOUSE,))
    found = aim_of(table, "zone")
    assert found is not None
    for spot in ((5000, 5000), (5000, 7000), (7000, 5000), (7000, 7000)):
        assert length(found.way, spot) == 0
    assert min(length(found.way, spot) for spot in ((6000, 6000), (4100, 4100), (7900, 7900))) > 800
    assert aims.aims(table, "one1a")[0] == found, "it draws more than the enemy"
    assert found.pull < aims.CARRY, "and less than the way home with a case"
    table.change("one1a", {"x": 5000, "y": 4700})
    assert aims.post(table, "one1a", (found,)) == aims.INSIDE, "near enough"


def test_without_the_house_there_is_nothing_to_hold() -> None:
    table = played(table_of(Group("one1", "one", (6000, 1000)), FAR), "stronghold", zones=())
    assert aim_of(table, "zone") is None


# -- things to fetch ------------------------------------------------------------------------------------


def test_the_three_who_are_nearest_fetch_the_case_and_the_others_follow() -> None:
    table = played(
        table_of(Group("one1", "one", (6000, 1100), count=5, gap=700), FAR, turn=case()), "extraction"
    )
    found = {f: aim_of(table, "thing", f) for f in ("one1a", "one1b", "one1c", "one1d", "one1e")}
    earnest = [f for f, aim in found.items() if aim and aim.pull == aims.FETCH]
    assert earnest == ["one1a", "one1b", "one1c"]
    assert all(aim and aim.stop == 0 for f, aim in found.items() if f in earnest)
    assert all(
        aim and 0 < aim.pull < aims.CLOSE and aim.stop > 0 for f, aim in found.items() if f not in earnest
    )


@pytest.mark.parametrize("state", ["routed", "stunned"])
def test_who_is_not_in_his_senses_leaves_the_case_to_the_next(state: str) -> None:
    table = played(
        table_of(Group("one1", "one", (6000, 1100), count=4, gap=700), FAR, turn=case()), "extraction"
    )
    assert pull(table, "thing", "one1d") < aims.FETCH
    table.change("one1b", {"states": frozenset({state})})
    assert pull(table, "thing", "one1d") == aims.FETCH


def test_a_machine_fetches_nothing_and_an_enemy_takes_nobodys_place() -> None:
    robots = Group("one2", "one", (6000, 5000), "robot")
    near = Group("two1", "two", (6000, 6500), "unarmed", count=3)
    table = played(
        table_of(Group("one1", "one", (6000, 1100), count=3, gap=700), robots, near, turn=case()),
        "extraction",
    )
    assert [pull(table, "thing", f) for f in ("one1a", "one1b", "one1c")] == [aims.FETCH] * 3
    assert pull(table, "thing", "one2a") < aims.FETCH


def test_the_case_draws_home_whoever_has_it_and_nobody_else_of_his_side() -> None:
    table = played(
        table_of(Group("one1", "one", (6000, 6000), count=2), FAR, turn=case(holder="one1a")), "extraction"
    )
    found = aim_of(table, "home")
    assert found is not None
    assert length(found.way, (6000, 1300)) < 400
    assert aims.aims(table, "one1a")[0] == found
    assert [aim.name for aim in aims.aims(table, "one1b")] == ["enemy"]
    table.change("turn", {"markers": ()})
    assert [aim.name for aim in aims.aims(table, "one1a")] == ["enemy"]


@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_home_is_along_the_own_edge_and_within_its_depth(edge: str) -> None:
    table = table_of(Group("one1", "one", (6000, 6000)), size=(12000, 9000), one={"edge": edge})
    places = aims.home(table, "one")
    apart = {(x, y): {"south": y, "north": 9000 - y, "west": x, "east": 12000 - x}[edge] for x, y in places}
    assert set(apart.values()) == {1500 - 200}
    side_steps = [x if edge in ("south", "north") else y for x, y in places]
    whole = 12000 if edge in ("south", "north") else 9000
    assert 0 < side_steps[0] == whole - side_steps[-1] < 600, "as near to one corner as to the other"
    assert all(b - a <= 600 for a, b in pairwise(side_steps))


# -- a device -------------------------------------------------------------------------------------------


def device(table: Table, state: str = "", role: str = scenario.ATTACKER) -> Table:
    table.change("turn", {"markers": (Marker("d", "device", 6100, 6100, radius=50, value=8, state=state),)})
    table.change("one", {"role": role})
    return played(table, "sabotage")


def test_who_is_good_at_it_goes_for_the_device_from_farther_away() -> None:
    squad = Group("one1", "one", (6100, 2900), ["trooper", "trooper", "trooper", "tech"], gap=200)
    table = device(table_of(squad, FAR))
    table.change("one1d", {"y": 900})
    assert pull(table, "thing", "one1d") == aims.FETCH
    assert pull(table, "thing", "one1c") < aims.FETCH
    extraction = played(table, "extraction")
    extraction.change("turn", case())
    assert pull(extraction, "thing", "one1d") < aims.FETCH, "anybody can carry a case"
    assert pull(extraction, "thing", "one1c") == aims.FETCH


def test_a_device_that_is_done_draws_nobody_any_more() -> None:
    table = device(table_of(Group("one1", "one", (6000, 1000)), FAR), "done")
    assert [aim.name for aim in aims.aims(table, "one1a")] == ["enemy"]


def test_defenders_of_a_device_stay_about_it_but_mind_the_enemy_more() -> None:
    table = device(table_of(Group("one1", "one", (6100, 2100)), FAR), role=scenario.DEFENDER)
    names = [aim.name for aim in aims.aims(table, "one1a")]
    assert names == ["enemy", "guard"]
    guard = aim_of(table, "guard")
    assert guard is not None
    assert aims.post(table, "one1a", (guard,)) == pytest.approx(-guard.pull * 20), "40 cm off, 20 are allowed"
    table.change("one1a", {"y": 4300})
    assert aims.post(table, "one1a", (guard,)) == 0


def test_who_holds_the_house_by_more_heads_leaves_those_inside_alone() -> None:
    table = table_of(
        Group("one1", "one", (6000, 5000), count=1), Group("two1", "two", (6000, 7000), "unarmed"), FARTHER
    )
    played(table, "stronghold", zones=(HOUSE,))
    assert marks(table) == ("two1a",), "as many as we are"
    both = table_of(Group("one1", "one", (6000, 5000), count=2), Group("two1", "two", (6000, 7000)), FARTHER)
    assert marks(played(both, "stronghold", zones=(HOUSE,))) == ("two1a", "two2a")


def test_a_way_round_a_wall_is_longer_than_straight_on() -> None:
    groups = Group("one1", "one", (6100, 4900)), Group("two1", "two", (6100, 7100), "unarmed")
    straight = aim_of(table_of(*groups), "enemy")
    round_it = aim_of(table_of(*groups, pieces=(wall("w", 3000, 6000, 9000, 6060),)), "enemy")
    assert straight is not None
    assert round_it is not None
    assert length(straight.way, (6100, 4900)) == 2200
    assert length(round_it.way, (6100, 4900)) > 5000
