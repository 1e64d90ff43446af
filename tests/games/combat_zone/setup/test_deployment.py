"""Putting groups down at the start (CZ-GAME-01, CZ-GAME-04)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.chapters import figures, victory
from escarmouche.games.combat_zone.chapters.victory import HOME
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup import deployment, scenario, setup
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.shapes import distance
from tests.games.combat_zone.tables import Group, Script, referee_of, table_of


def test_game_01_a_group_with_a_zone_is_offered_nine_places_in_it() -> None:
    lists = RULESET.armies.lists_for("stronghold", ("corp-200-gate", "gang-200-fire"))
    table = RULESET.rules.new_table(Setup("stronghold", lists))
    table.change("one", {"role": "attacker", "edge": "south"})
    table.change("two", {"role": "defender", "edge": "north"})
    zone = victory.zone_of(table, deployment.zone_for(table, "two"))
    assert zone is not None
    (x0, y0), (x1, y1) = zone.a, zone.b
    anchors = [(x0 + (x1 - x0) * a // 4, y0 + (y1 - y0) * b // 4) for a in (1, 2, 3) for b in (1, 2, 3)]
    unit = next(u for u in table.units.values() if u.side == "two").id
    drafts = deployment.drafts(table, unit)
    assert len(drafts) == 9
    for anchor, value in zip(anchors, drafts, strict=True):
        assert distance(anchor, value[0][1][-1]) <= 500


LISTS = ("corp-200-patrol", "gang-200-street")


def fresh(key: str = "firefight", **options: Any) -> Table:
    rules = ruleset("combat_zone")
    return setup.new_table(Setup(key, rules.armies.lists_for(key, LISTS), options))


def edge_table() -> Table:
    table = fresh()
    table.change("one", {"edge": "south"})
    table.change("two", {"edge": "north"})
    return table


def placement(table: Table, unit: str, depth: int) -> tuple[Any, ...]:
    """The whole group in a row, bases `depth` from the southern edge."""
    return tuple(
        (figure, ((2000 + 600 * n, depth + figures.profile(table, figure).radius),), 90)
        for n, figure in enumerate(table.units[unit].figures)
    )


def refusal(table: Table, value: Any) -> Refusal | None:
    return deployment.why_not_deploy(table, "one1", value)


def test_game_01_within_fifteen_centimetres_of_the_edge() -> None:
    table = edge_table()
    assert refusal(table, placement(table, "one1", 1500)) is None
    found = refusal(table, placement(table, "one1", 1510))
    assert found is not None
    assert (found.rule, found.reason, found.excess) == ("CZ-GAME-01", "outside-deployment", 10)


def test_game_01_whole_groups_clear_of_each_other() -> None:
    table = edge_table()
    found = refusal(table, placement(table, "one1", 500)[:-1])
    assert found is not None
    assert found.reason == "whole-group"
    heap = tuple((f, ((2000, 800),), 90) for f in table.units["one1"].figures)
    found = refusal(table, heap)
    assert found is not None
    assert found.reason == "bases-overlap"
    for nonsense in ("x", (), 3, (("one1a",),), (("one1a", ((1.5, 2.5),), 0),)):
        assert refusal(table, nonsense) is not None


def test_game_01_every_draft_may_be_played() -> None:
    for key in scenario.names():
        table = fresh(key)
        table.change("one", {"edge": "south"})
        table.change("two", {"edge": "north"})
        for unit in table.units:
            for draft in deployment.drafts(table, unit):
                assert deployment.why_not_deploy(table, unit, draft) is None


FOE = Group("z", "two", (11000, 11000), facing=270)


@pytest.mark.parametrize(("edge", "facing"), [("south", 90), ("north", 270), ("west", 0), ("east", 180)])
def test_game_01_a_group_is_put_down_looking_into_the_table(edge: str, facing: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), count=2), FOE, one={"edge": edge})
    value = deployment.drafts(table, "a")[3]
    assert {item[2] for item in value} == {facing}
    unsaid = tuple((figure, path, -1) for figure, path, _ in value)
    referee = referee_of(table, one=Script(deploy=[unsaid]))
    deployment.deploy(referee, "one", "a")
    assert {referee.table.figures[f].facing for f in ("aa", "ab")} == {facing}
    assert deployment.PLACED in referee.table.units["a"].markers


@pytest.mark.parametrize(
    ("edge", "box"),
    [
        ("south", (0, 0, 12000, HOME + 125)),
        ("north", (0, 12000 - HOME - 125, 12000, 12000)),
        ("west", (0, 0, HOME + 125, 12000)),
        ("east", (12000 - HOME - 125, 0, 12000, 12000)),
    ],
)
def test_game_01_a_side_deploys_along_its_edge(edge: str, box: tuple[int, int, int, int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), FOE, one={"edge": edge})
    assert deployment.area_of(table, "one", 125) == box
    x0, y0, x1, y1 = box
    middle = (x0 + x1) // 2, (y0 + y1) // 2
    assert deployment.in_area(table, "one", middle, 125) == 0
    beyond = {
        "south": (6000, y1 + 1),
        "north": (6000, y0 - 1),
        "west": (x1 + 1, 6000),
        "east": (x0 - 1, 6000),
    }[edge]
    assert deployment.in_area(table, "one", beyond, 125) == 1
    drafts = deployment.drafts(table, "a")
    assert len(drafts) == 7
    assert all(deployment.why_not_deploy(table, "a", value) is None for value in drafts)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((("aa", ((6000, 500),), 90),), ""),
        ((("aa", ((6000, 500),), -1),), ""),
        ((("aa", ((6000, 500),), 359),), ""),
        ((("aa", ((1, 1), (6000, 500)), 0),), ""),
        ((("aa", ((6000, 500),), 360),), "whole-group"),
        ((("aa", ((6000, 500),), -2),), "whole-group"),
        ((("aa", ((6000, 500.0),), 0),), "whole-group"),
        ((("aa", ((6000, 500, 0),), 0),), "whole-group"),
        ((("aa", (), 0),), "whole-group"),
        ((("aa", ((6000, 500),)),), "whole-group"),
        ((("za", ((6000, 500),), 0),), "whole-group"),
        ((("aa", ((6000, 500),), 0), ("aa", ((6500, 500),), 0)), "whole-group"),
        ((), "whole-group"),
        ("aa", "whole-group"),
        ((("aa", ((6000, 1626),), 0),), "outside-deployment"),
        ((("aa", ((6000, 124),), 0),), "no-room"),
        ((("aa", ((6000, 125),), 0),), ""),
    ],
)
def test_game_01_a_group_is_put_down_whole_in_its_area_and_on_the_table(value: Any, reason: str) -> None:
    table = table_of(Group("a", "one", (0, 0)), FOE)
    refusal = deployment.why_not_deploy(table, "a", value)
    assert (refusal.reason if refusal else "") == reason
    if reason == "outside-deployment":
        assert refusal is not None
        assert refusal.excess == 1


Place = tuple[int, int]


def alone(at: Place = (6000, 6000), *foes: Place, pieces: Any = (), **values: Any) -> Table:
    """One trooper with six points, looking north, and enemies."""
    turn = values.pop("turn", {})
    profiles = values.pop("profiles", "trooper")
    enemies = [Group(f"b{n}", "two", foe, facing=270) for n, foe in enumerate(foes)]
    figure = Group("a", "one", at, profiles, facing=90, **values)
    return table_of(figure, *enemies, pieces=pieces, turn=turn)


def end(value: Any) -> Place:
    found: Place = value[0][1][-1]
    return found


def test_game_01_a_group_is_offered_places_all_along_its_edge() -> None:
    anchors = {
        "south": [(n, 1000) for n in range(1500, 12000, 1500)],
        "north": [(n, 11000) for n in range(1500, 12000, 1500)],
        "west": [(1000, n) for n in range(1500, 12000, 1500)],
        "east": [(11000, n) for n in range(1500, 12000, 1500)],
    }
    assert victory.HOME == 1500
    for edge, places in anchors.items():
        table = alone(turn={"phase": "setup"})
        table.change("one", {"edge": edge})
        made = [end(value) for value in deployment.drafts(table, "a")]
        assert len(made) == len(places) == 7
        assert all(distance(a, b) <= deployment.SPACING for a, b in zip(made, places, strict=True))


def test_game_04_defenders_of_the_house_are_placed_in_it() -> None:
    lists = RULESET.armies.lists_for("stronghold", ("corp-200-patrol", "gang-200-street"))
    table = RULESET.rules.new_table(Setup("stronghold", lists))
    defender = next(side.id for side in table.sides.values() if side.role == "defender")
    assert deployment.in_area(table, defender, (6000, 6000), 125) == 0
    assert deployment.in_area(table, defender, (4200, 4200), 125) == 0
    assert deployment.in_area(table, defender, (4150, 6000), 125) == 50
    assert deployment.in_area(table, defender, (6000, 7900), 125) == 100


def test_game_01_drafts_put_the_group_round_their_anchor() -> None:
    table = RULESET.rules.new_table(Setup("starter", ()))
    referee = referee_of(table, (6,), (1,), one=Script(edge=["south"]))
    RULESET.rules.step(referee)
    found = deployment.cluster(referee.table, "two1", (6000, 11000))
    assert found is not None
    assert max(distance((6000, 11000), path[-1]) for _, path, _ in found) < 700
    assert deployment.why_not_deploy(referee.table, "two1", tuple(found)) is None
    for draft in deployment.drafts(referee.table, "two1"):
        assert deployment.why_not_deploy(referee.table, "two1", draft) is None
