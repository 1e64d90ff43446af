"""What a battle tells its campaign (area A4-WAR)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.table import DRAW
from escarmouche.games.at43.setup.reports import report
from escarmouche.games.at43.table import Campaign, Table
from tests.games.at43.tables import Squad, table_of


def battle(sides: tuple[str, ...] = ("one", "two"), **values: Any) -> Table:
    """A battle of a campaign for at most 16 VP, a unit on each side, 5 VP for the first, 3 for the others."""
    squads = [Squad(f"{side}1", side, (3000, 2000 * n), count=2) for n, side in enumerate(sides, 1)]
    purses: Any = {
        side: {"pv": 3 if n else 5, "pr": 100, **values.get(side, {})} for n, side in enumerate(sides)
    }
    return table_of(*squads, sides=sides, setting={"campaign": Campaign(), "max_pv": 16}, **purses)


def told(table: Table, over: str) -> dict[str, Any]:
    found = report(table, over)
    assert found is not None
    return found


def test_war_20_a_battle_without_a_campaign_tells_nobody() -> None:
    assert report(table_of(Squad("one1", "one", (3000, 3000))), "one") is None


def test_war_18_who_is_left_alone_has_the_most_the_mission_can_give() -> None:
    gone = told(battle(one={"retreated": True}), "two")
    assert (gone["winner"], gone["pv"], gone["retreated"]) == ("two", {"one": 5, "two": 16}, ("one",))
    stayed = told(battle(), DRAW)
    assert (stayed["pv"], stayed["retreated"]) == ({"one": 5, "two": 3}, ())


def test_war_18_with_several_opponents_left_nobody_has() -> None:
    three = told(battle(("one", "two", "three"), one={"retreated": True}), DRAW)
    assert three["pv"] == {"one": 5, "two": 3, "three": 3}


def test_war_18_who_concedes_has_retreated_and_lost_what_was_on_the_table() -> None:
    ended = told(battle(), "two")
    assert (ended["pv"], ended["retreated"]) == ({"one": 5, "two": 16}, ("one",))
    assert ended["units"]["one1"] == {"place": "gone", "lost": ("a", "b")}
    assert ended["units"]["two1"] == {"place": "table"}
