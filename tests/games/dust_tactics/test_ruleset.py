"""Dust Tactics as the engine sees it: what it is asked is answered by the chapter that knows."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust_tactics.bot import weighing
from escarmouche.games.dust_tactics.client.scene import scene
from escarmouche.games.dust_tactics.client.situation import write_situation
from escarmouche.games.dust_tactics.ruleset import RULESET
from tests.games.dust.tables import Put, card, table_of, weapon

SQUAD = card("squad", weapon("rifle", count=5), points=10)


@pytest.mark.parametrize(
    ("row", "seen", "hidden"), [("......", True, 0), (".....t", True, 4), ("..t...", False, 9)]
)
def test_los_01_what_is_seen_of_a_unit_and_of_a_miniature(row: str, seen: bool, hidden: int) -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (5, 0)), rows=[row])
    for watcher, target in (("one1", "two1"), ("one1a", "two1c")):
        found = RULESET.client.sight(table, watcher, target)
        assert (found["visible"], found["hidden"]) == (seen, hidden)


def test_standing_answers_of_the_other_side_are_its_own_business() -> None:
    table = table_of(
        Put("one1", SQUAD), one={"standing": {"reaction": "above-50:1"}}, two={"standing": {"reaction": "x"}}
    )
    view = RULESET.rules.view(table, "one")
    assert view.sides["one"].standing == {"reaction": "above-50:1"}
    assert view.sides["two"].standing == {}
    assert table.sides["two"].standing == {"reaction": "x"}
    spectator = RULESET.rules.view(table, "")
    assert not spectator.sides["one"].standing
    guessed = RULESET.rules.guess(view, "seed")
    assert guessed.units == view.units
    assert guessed is not view


def test_each_question_goes_to_its_chapter() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", SQUAD, (3, 5)))
    assert RULESET.client.scene(table, "one") == scene(table, "one")
    assert RULESET.client.write_situation(table) == write_situation(table)
    assert [f.about["target"] for f in RULESET.client.forecasts(table, "one1")][:1] == ["two1"]
    assert RULESET.bot.appraise(table, "one") == 0
    asked = Ask("DT-TURN-04", "one", "activate", ("one1", NO_ONE))
    assert RULESET.bot.quick_answer(asked, table) == "one1"
    assert RULESET.bot.candidates(asked, table) == ("one1", "one1", NO_ONE)
    assert RULESET.bot.prospects(asked, table) == ("one1", NO_ONE)
    assert RULESET.armies.catalogue()["book"] == ("allies", "axis", "ssu")
    assert len(RULESET.armies.list_pairs()[0]) == 2


def test_weighing_is_that_of_the_chapter_where_it_has_one() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", SQUAD, (3, 5)))
    asked = Ask("DT-TURN-04", "one", "activate", ("one1", NO_ONE))
    assert RULESET.bot.weigh(asked, table, NO_ONE) == weighing.PASS
    assert (RULESET.bot.weigh(asked, table, "one1") or 0) > 0.4, "it has somebody to shoot at"
