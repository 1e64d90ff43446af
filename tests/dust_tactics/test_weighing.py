"""What a bot thinks answers are worth: fire directed for others, commands that reach somebody."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import Ask
from escarmouche.games.dust import aiming, declare
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics import gains, weighing
from escarmouche.games.dust_tactics.ruleset import RULESET as RULESET
from tests.dust.tables import Put, card, table_of, weapon

SPOTTERS = card("spotters", weapon("pistol", "1/1", range=2), skills=("artillery_observer",), models=2)
GUN = card(
    "gun",
    weapon("rifle", "1/1", range=4),
    weapon("howitzer", "6/1", "artillery", range=14, least=4),
    type="vehicle",
    damage=4,
)


def test_skill_08_a_gun_directed_by_an_observer_is_weighed_by_its_own_line() -> None:
    target = card("target", weapon(), models=5)
    table = table_of(Put("one1", SPOTTERS, (0, 5)), Put("one2", GUN, (0, 0)), Put("two1", target, (0, 9)))
    shots = [c for c in declare.options(table, "one1", "", "attack") if not isinstance(c, str)]
    assert (1, 1, "two1", "gun:one2") in shots
    value, choice = gains.best_shot(table, "one1", aiming.ATTACK)
    assert choice == ((1, 1, "two1", "gun:one2"),)
    alone = gains.gain(table, "one2", "", ((1, 1, "two1", ""),), sustained=False)
    assert value == alone > 0


def worth(table: Table, *words: str) -> float:
    """What announcing these actions is worth to a bot."""
    found = weighing.weigh(Ask("DT-ACT-02", "one", "actions", about={"unit": "one1"}), table, words)
    assert found is not None
    return found


@pytest.mark.parametrize(("row", "heard"), [(2, True), (3, False)])
def test_cmd_06_a_bot_calls_only_for_units_that_hear_it(row: int, heard: bool) -> None:
    hero = card("hero", weapon(), type="infantry", kind="hero", damage=4, skills=("officer",))
    squad = card("squad", weapon(count=5), models=5)
    table = table_of(Put("one1", hero, (0, 0)), Put("one2", squad, (0, row), markers=("activated",)))
    assert (worth(table, "special:get-moving", "nothing") > 0) is heard


def test_weap_12_a_bot_reloads_only_what_is_empty() -> None:
    gun = card("gun", weapon("rocket", "1/3", "reload"), type="vehicle", damage=4)
    assert worth(table_of(Put("one1", gun)), "special:reload", "nothing") == 0
    assert worth(table_of(Put("one1", gun, empty=True)), "special:reload", "nothing") > 0
    assert worth(table_of(Put("one1", gun)), "attack", "special:reload") > 0
