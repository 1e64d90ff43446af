"""Who has won, and by what (CZ-GAME-02 to 04)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.chapters import figures, victory
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.setup import scenario, setup
from escarmouche.games.combat_zone.table import DEAD, LEFT, ROUTED, STABILISED, WRECK, Table, Thing, Zone
from tests.games.combat_zone.tables import Group, first_lying, referee_of, table_of

LISTS = ("corp-200-patrol", "gang-200-street")


def fresh(key: str = "firefight", **options: Any) -> Table:
    rules = ruleset("combat_zone")
    return setup.new_table(Setup(key, rules.armies.lists_for(key, LISTS), options))


def test_game_02_most_eliminations_win_at_the_limit() -> None:
    table = setup.new_table(Setup("starter", LISTS))
    referee = referee_of(table)
    assert victory.at_the_limit(referee.table, scenario.load("starter")) == "draw"
    casualties.eliminate(referee, "CZ-WND-01", "two1b")
    assert victory.at_the_limit(referee.table, scenario.load("starter")) == "one"
    casualties.remove(referee, "CZ-REAC-18", "one1b", LEFT)  # gone is not eliminated
    assert victory.at_the_limit(referee.table, scenario.load("starter")) == "one"


def two_men() -> Table:
    return table_of(Group("a", "one", (6000, 6000), "trooper"), Group("b", "two", (9000, 9000), "trooper"))


def test_game_03_a_side_without_figures_has_lost_at_once() -> None:
    referee = referee_of(two_men())
    assert not victory.immediate(referee)
    casualties.remove(referee, "CZ-REAC-18", "aa", LEFT)
    assert victory.immediate(referee)
    assert (referee.table.turn.over, referee.table.turn.over_rule) == ("two", "CZ-GAME-03")


def test_game_03_both_wiped_out_is_a_draw() -> None:
    referee = referee_of(two_men())
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    victory.immediate(referee)
    assert referee.table.turn.over == "draw"


def priced(cost: int) -> Table:
    from msgspec.structs import replace

    table = table_of(
        Group("a", "one", (6000, 6000), "trooper", 2), Group("b", "two", (9000, 9000), "veteran", 2)
    )
    profiles = dict(table.setting.profiles)
    profiles["veteran"] = replace(profiles["veteran"], cost=cost)
    table.setting = replace(table.setting, profiles=profiles, size=200, turns=8)
    table.change("turn", {"round": 8})
    return table


@pytest.mark.parametrize(("cost", "fate", "winner"), [
    (20, "dead", "one"), (19, "dead", "draw"), (20, "left", "one"), (20, "stabilised", "draw")])  # fmt: skip
def test_game_03_points_at_the_last_turn(cost: int, fate: str, winner: str) -> None:
    referee = referee_of(priced(cost))
    casualties.remove(referee, "CZ-WND-01", "ba", fate)
    victory.end_of_turn(referee)
    assert referee.table.turn.over == winner


def test_game_03_not_before_the_last_turn() -> None:
    table = priced(50)
    table.change("turn", {"round": 7})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    victory.end_of_turn(referee)
    assert referee.table.turn.over == ""


def mission(key: str, table: Table) -> Table:
    from msgspec.structs import replace

    zones = (Zone("house", (4200, 4200), (7800, 7800)),)
    table.setting = replace(table.setting, scenario=key, zones=zones)
    table.change("one", {"role": "attacker"})
    table.change("two", {"role": "defender"})
    return table


def test_a_house_is_held_by_the_side_with_more_figures_in_it() -> None:
    referee = referee_of(mission("stronghold", two_men()))
    victory.end_of_turn(referee)
    assert (referee.table.sides["one"].score, referee.table.sides["two"].score) == (1, 0)
    referee.table.change("aa", {"states": frozenset({"routed"})})
    victory.end_of_turn(referee)
    assert referee.table.sides["one"].score == 1
    assert victory.at_the_limit(referee.table, scenario.load("stronghold")) == "one"


def test_an_object_must_come_home() -> None:
    table = mission("extraction", two_men())
    case = Thing("case", "object", 0, 0, holder="aa")
    table.put(case)
    table.change("aa", {"carrying": "case", "y": 1626})
    assert victory.reached(table, scenario.load("extraction")) == ""
    table.change("aa", {"y": 1625})
    assert victory.reached(table, scenario.load("extraction")) == "one"


def test_a_hunt_is_over_when_the_machine_is() -> None:
    table = fresh("hunt")
    target = next(f for f in table.figures.values() if f.unit.endswith("target"))
    assert figures.profile(table, target.id).resistance == 10
    played = scenario.load("hunt")
    assert victory.reached(table, played) == ""
    assert victory.at_the_limit(table, played) == "two"
    referee = referee_of(table)
    casualties.wreck(referee, "CZ-MACH-08", target.id)
    assert victory.reached(referee.table, played) == "one"


def test_sabotage_needs_the_controls() -> None:
    table = fresh("sabotage")
    played = scenario.load("sabotage")
    assert victory.reached(table, played) == ""
    device = first_lying(table)

    table.change(device.id, {"state": "done", "holder": "one"})
    assert victory.reached(table, played) == "one"


FOE = Group("z", "two", (11000, 11000), facing=270)


@pytest.mark.parametrize(
    ("at", "in_it"),
    [
        ((5000, 5000), True),
        ((7000, 6000), True),
        ((4999, 5500), False),
        ((7001, 5500), False),
        ((5500, 4999), False),
        ((5500, 6001), False),
    ],
)
def test_game_02_the_rim_of_a_zone_belongs_to_it(at: tuple[int, int], in_it: bool) -> None:
    zone = Zone("house", (5000, 5000), (7000, 6000))
    assert victory.inside(zone, at) is in_it
    table = table_of(Group("a", "one", at), FOE)
    assert victory.holders(table, zone) == {"one": int(in_it), "two": 0}
    table.change("aa", {"states": frozenset({ROUTED})})
    assert victory.holders(table, zone) == {"one": 0, "two": 0}


@pytest.mark.parametrize(
    ("edge", "spot"),
    [("south", (6000, 0)), ("north", (6000, 12000)), ("west", (0, 6000)), ("east", (12000, 6000))],
)
def test_game_01_home_is_measured_from_ones_own_edge(edge: str, spot: tuple[int, int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), FOE, one={"edge": edge})
    assert victory.from_edge(table, "one", spot) == 0
    assert victory.from_edge(table, "one", (6000, 6000)) == 6000
    inwards = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}[edge]
    for far, home in ((victory.HOME + 125, True), (victory.HOME + 126, False)):
        table.change("aa", {"x": spot[0] + far * inwards[0], "y": spot[1] + far * inwards[1]})
        assert victory.at_home(table, "aa") is home


@pytest.mark.parametrize(
    ("ones", "twos", "scores"),
    [(2, 1, (1, 0)), (1, 2, (0, 1)), (1, 1, (0, 0)), (0, 1, (0, 1)), (0, 0, (0, 0))],
)
def test_a_zone_gives_a_point_to_whoever_has_more_in_it(
    ones: int, twos: int, scores: tuple[int, int]
) -> None:
    table = table_of(
        Group(
            "a", "one", (0, 0), count=2, places=[(6000 + 400 * n, 6000 if n < ones else 100) for n in (0, 1)]
        ),
        Group(
            "b", "two", (0, 0), count=2, places=[(6000 + 400 * n, 6500 if n < twos else 900) for n in (0, 1)]
        ),
    )
    zone = Zone("house", (5000, 5000), (7000, 7000))
    table.setting = replace(table.setting, zones=(zone,), scenario="stronghold")
    played = replace(scenario.of(table), zone="house")
    referee = referee_of(table)
    victory._score_zone(referee, played)
    assert tuple(referee.table.sides[s].score for s in ("one", "two")) == scores


@pytest.mark.parametrize(
    ("lost", "winner"),
    [((0, 10), "one"), ((10, 0), "two"), ((0, 9), "draw"), ((9, 0), "draw"), ((0, 0), "draw")],
)
def test_game_03_a_lead_of_a_tenth_wins(lost: tuple[int, int], winner: str) -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "trooper", start=2), Group("b", "two", (8000, 8000), "green", start=2)
    )
    costs = {"trooper": lost[0], "green": lost[1]}
    profiles = {k: replace(v, cost=costs.get(k, v.cost)) for k, v in table.setting.profiles.items()}
    table.setting = replace(table.setting, profiles=profiles, size=100)
    assert (victory.points_lost(table, "one"), victory.points_lost(table, "two")) == lost
    assert victory.by_points(table) == winner


def with_prices(table: Table, **costs: int) -> Table:
    profiles = {k: replace(v, cost=costs.get(k, v.cost)) for k, v in table.setting.profiles.items()}
    table.setting = replace(table.setting, profiles=profiles)
    return table


@pytest.mark.parametrize(
    ("fate", "lost"), [(DEAD, 12), (WRECK, 12), (LEFT, 12), (STABILISED, 0), ("alive", 0)]
)
def test_game_03_points_lost_are_those_of_the_dead_the_wrecked_and_the_gone(fate: str, lost: int) -> None:
    table = with_prices(table_of(Group("a", "one", (6000, 6000), fate=fate), FOE), trooper=12)
    assert (victory.points_lost(table, "one"), victory.points_lost(table, "two")) == (lost, 0)


Place = tuple[int, int]


def alone(at: Place = (6000, 6000), *foes: Place, pieces: Any = (), **values: Any) -> Table:
    """One trooper with six points, looking north, and enemies."""
    turn = values.pop("turn", {})
    profiles = values.pop("profiles", "trooper")
    enemies = [Group(f"b{n}", "two", foe, facing=270) for n, foe in enumerate(foes)]
    figure = Group("a", "one", at, profiles, facing=90, **values)
    return table_of(figure, *enemies, pieces=pieces, turn=turn)


def test_sabotage_is_done_by_the_attacker_himself() -> None:
    table = alone()
    table.change("one", {"role": "attacker"})
    played = scenario.load("sabotage")
    for state, holder, done in (("done", "one", True), ("done", "two", False), ("", "one", False)):
        table.put(Thing("d", "device", 0, 0, state=state, holder=holder))
        assert victory.reached(table, played) == ("one" if done else "")


@pytest.mark.parametrize(
    ("edge", "away"), [("south", 6000), ("north", 6000), ("west", 2000), ("east", 10000), ("", 0)]
)
def test_game_01_the_distance_from_an_edge(edge: str, away: int) -> None:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (9000, 6000)), one={"edge": edge})
    assert victory.from_edge(table, "one", (2000, 6000)) == away
