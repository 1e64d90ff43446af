"""Set-up, scenarios, victory, campaign, situations (CZ-GAME)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.situation import parse, text_of
from escarmouche.games import ruleset
from escarmouche.games.combat_zone import (
    campaign,
    casualties,
    deployment,
    field,
    maps,
    scenario,
    setup,
    victory,
)
from escarmouche.games.combat_zone.table import LEFT, Marker, Table, Zone
from escarmouche.games.combat_zone.terrain import DOOR
from escarmouche.players.random_player import RandomPlayer
from tests.combat_zone.tables import Group, Script, referee_of, table_of

LISTS = ("corp-200-patrol", "gang-200-street")


def fresh(key: str = "firefight", **options: Any) -> Table:
    rules = ruleset("combat_zone")
    return setup.new_table(Setup(key, rules.lists_for(key, LISTS), options))


# -- CZ-GAME-01 ---------------------------------------------------------------------------------------------


def test_game_01_the_higher_roll_chooses_the_edge_and_the_lower_places_first() -> None:
    table = fresh()
    assert (table.ground.width, table.ground.depth) == (12000, 12000)
    referee = referee_of(table, (3,), (3,), (2,), (5,), two=Script(edge=["north"]))
    setup.set_up(referee)
    assert [e.about["value"] for e in referee.events if e.what == "roll"] == [3, 3, 2, 5]
    assert (referee.table.sides["one"].edge, referee.table.sides["two"].edge) == ("south", "north")
    assert referee.table.turn.active == "one"
    order = []
    for _ in range(4):
        before = {u for u in referee.table.units if "placed" in referee.table.units[u].markers}
        setup.set_up(referee)
        now = {u for u in referee.table.units if "placed" in referee.table.units[u].markers}
        order += sorted(referee.table.units[u].side for u in now - before)
    assert order == ["one", "two", "one", "two"]
    setup.set_up(referee)
    assert referee.table.turn.step == "compulsory"


def edge_table() -> Table:
    table = fresh()
    table.change("one", {"edge": "south"})
    table.change("two", {"edge": "north"})
    return table


def placement(table: Table, unit: str, depth: int) -> tuple[Any, ...]:
    """The whole group in a row, bases `depth` from the southern edge."""
    return tuple(
        (figure, ((2000 + 600 * n, depth + field.profile(table, figure).radius),), 90)
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


# -- CZ-GAME-02 ---------------------------------------------------------------------------------------------


def test_game_02_the_starter_scenario() -> None:
    table = setup.new_table(Setup("starter", LISTS))
    sides = {side: [u for u in table.units.values() if u.side == side] for side in ("one", "two")}
    assert [len(u.figures) for u in sides["one"]] == [5]
    assert [len(u.figures) for u in sides["two"]] == [4]
    assert all(u.leader for us in sides.values() for u in us)
    assert table.setting.turns == 8
    guns = sorted(field.profile(table, f).ranged[0] for f in sides["one"][0].figures)
    assert guns == ["machine_pistol", "pistol", "pistol", "pistol", "shotgun"]
    troopers = [field.profile(table, f) for f in sides["two"][0].figures]
    assert {(p.ranged, p.armour, p.quality) for p in troopers} == {(("assault_rifle",), "flak", "average")}


def test_game_02_most_eliminations_win_at_the_limit() -> None:
    table = setup.new_table(Setup("starter", LISTS))
    referee = referee_of(table)
    assert victory.at_the_limit(referee.table, scenario.load("starter")) == "draw"
    casualties.eliminate(referee, "CZ-WND-01", "two1b")
    assert victory.at_the_limit(referee.table, scenario.load("starter")) == "one"
    casualties.remove(referee, "CZ-REAC-18", "one1b", LEFT)  # gone is not eliminated
    assert victory.at_the_limit(referee.table, scenario.load("starter")) == "one"


# -- CZ-GAME-03 ---------------------------------------------------------------------------------------------


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


# -- missions -------------------------------------------------------------------------------------------


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
    case = Marker("case", "object", 0, 0, holder="aa")
    table.change("turn", {"markers": (case,)})
    table.change("aa", {"carrying": "case", "y": 1626})
    assert victory.reached(table, scenario.load("extraction")) == ""
    table.change("aa", {"y": 1625})
    assert victory.reached(table, scenario.load("extraction")) == "one"


def test_a_hunt_is_over_when_the_machine_is() -> None:
    table = fresh("hunt")
    target = next(f for f in table.figures.values() if f.unit.endswith("target"))
    assert field.profile(table, target.id).resistance == 10
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
    device = table.turn.markers[0]
    from msgspec.structs import replace

    table.change("turn", {"markers": (replace(device, state="done", holder="one"),)})
    assert victory.reached(table, played) == "one"


def test_maps_have_rooms_doors_of_every_strength_and_windows() -> None:
    pieces = [p for key in maps.MAPS.names() for p in maps.ground(key).pieces]
    doors = [p for p in pieces if DOOR in p.traits]
    assert {s for p in doors for s in ("strong", "locked", "open") if s in p.traits} == {
        "strong",
        "locked",
        "open",
    }
    assert any(p.kind == "window" for p in pieces)
    assert len(scenario.names()) >= 5


# -- CZ-GAME-04 ---------------------------------------------------------------------------------------------


def story(battles: int) -> campaign.Campaign:
    lines = "".join("  - {scenario: firefight}\n" for _ in range(battles))
    text = (
        "name: {en: Feud, fr: Vendetta}\nforces:\n  one: {book: corp, name: {en: A, fr: A}}\n"
        f"  two: {{book: gang, name: {{en: B, fr: B}}}}\nbattles:\n{lines}"
    )
    return campaign.read_campaign(yamlfile.parse(text, "campaign.yaml"))


def test_game_04_three_battles_at_the_least() -> None:
    found = campaign.check(story(2))
    assert [(r.rule, r.reason, r.excess) for r in found] == [("CZ-GAME-04", "too-few-battles", 1)]
    assert campaign.check(story(3)) == ()


def test_game_04_experience_and_gear_between_battles(tmp_path: Path) -> None:
    table = fresh()
    table.change("turn", {"over": "one"})
    table.change("one1b", {"gained": ("shotgun",)})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "two1c")
    after = campaign.record_battle(story(3), referee.table)
    assert (after.battles[0].winner, after.next_battle) == ("one", 1)
    rifleman, fallen = after.forces["one"].fighters["one1b"], after.forces["two"].fighters["two1c"]
    assert (rifleman.experience, rifleman.gear, fallen.lost) == (2, ("shotgun",), True)
    again = campaign.record_battle(after, referee.table)
    assert (again.forces["one"].fighters["one1b"].quality, again.next_battle) == ("veteran", 2)
    path = tmp_path / "campaign.yaml"
    campaign.write_campaign(again, path)
    assert campaign.read_campaign(yamlfile.load(path)) == again
    with pytest.raises(DataError, match="no battle left"):
        campaign.record_battle(campaign.record_battle(again, referee.table), referee.table)


# -- CZ-GAME-05 ---------------------------------------------------------------------------------------------


def test_game_05_distances_are_inclusive_to_the_hundredth() -> None:
    table = two_men()
    table.change("ba", {"x": 6000 + 250 + 1500, "y": 6000})
    assert field.within(table, "aa", "ba", 1500)
    table.change("ba", {"x": 6000 + 250 + 1501})
    assert not field.within(table, "aa", "ba", 1500)


def test_game_05_no_die_is_thrown_twice() -> None:
    rules = ruleset("combat_zone")
    players = {side: RandomPlayer(f"r{side}") for side in rules.sides}
    match = Match(rules, fresh(), "rerolls", players)
    assert match.over
    assert not [e for e in match.fresh if e.rule == "CZ-FORCE-07"]


# -- the ruleset ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", scenario.names())
def test_random_matches_end_and_situations_come_back(key: str) -> None:
    rules = ruleset("combat_zone")
    players = {side: RandomPlayer(f"{key}{side}") for side in rules.sides}
    match = Match(rules, fresh(key), key, players)
    assert match.over
    text = text_of(rules, match.table)
    again = parse(text, "situation.yaml", ruleset).table
    assert again.digest() == match.table.digest()
    assert rules.scene(match.table, "one").headline["en"]
    assert rules.appraise(match.table, "one") == pytest.approx(-rules.appraise(match.table, "two"))


def test_a_situation_by_hand() -> None:
    text = """
game: combat_zone
map: crossroads
groups:
  - {side: one, book: corp, figures: [{troop: sergeant, at: [60, 10]}, {troop: rifleman, at: [64, 10]}]}
  - side: two
    book: gang
    quality: green
    figures: [{troop: boss, at: [60, 110], state: {states: [panicked]}}]
"""
    table = parse(text, "x.yaml", ruleset).table
    assert table.units["one1"].leader == "one1a"
    assert (table.figures["one1a"].x, table.figures["one1a"].facing) == (6000, 90)
    assert table.figures["two1a"].states == {"panicked"}
    assert (table.turn.round, table.turn.phase, table.turn.active, table.turn.step) == (
        1,
        "actions",
        "one",
        "choose",
    )
    with pytest.raises(DataError, match="gang has no pope"):
        parse(text.replace("troop: boss", "troop: pope"), "x.yaml", ruleset)


@pytest.mark.parametrize(
    "options", [{"burst_cap": "x"}, {"unknown": 1}, {"turns": 0}, {"map": "moon"}, {"attacker": "x"}]
)
def test_options_that_make_no_sense(options: dict[str, Any]) -> None:
    with pytest.raises(DataError):
        fresh(**options)
