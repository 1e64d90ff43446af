"""What a bot weighs: fire directed for others, and commands only where they reach somebody."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.bot import gains
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.shots import Shot, codes
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.bot import weighing
from tests.games.dust import coded as declare
from tests.games.dust.tables import Put, card, table_of, tile, weapon

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
    best = gains.best_shot(table, "one1", aiming.ATTACK)
    assert codes(best.choice) == ((1, 1, "two1", "gun:one2"),)
    alone = gains.gain(table, "one2", "", (Shot(1, 1, "two1"),), sustained=False)
    assert best.points == alone > 0


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


# -- what is weighed ----------------------------------------------------------------------------------------

RIFLES = card("rifles", weapon("rifle", "1/1", count=5, range=6), points=10)


def asked(question: str, *options: Any, side: str = "one", **values: Any) -> Ask:
    about = {"unit": "one1", **values.pop("about", {})}
    return Ask("DT-ACT-02", side, question, options, about=about, **values)


def test_answers_worth_weighing_are_told_once_each() -> None:
    table = table_of(Put("one1", RIFLES))
    assert weighing.prospects(asked("activate", "one1", NO_ONE), table) == ("one1", NO_ONE)
    assert weighing.prospects(asked("crush", "crush", "keep"), table) == ("crush", "keep")
    many = asked("losses", *range(9), kind="several", least=1, most=9)
    assert len(weighing.prospects(many, table)) == 64


# -- reactions ----------------------------------------------------------------------------------------------


def test_wire_02_a_bot_clears_only_what_lies_beside_it() -> None:
    squad = card("squad", weapon(count=5), models=5)
    for row, near in ((1, True), (2, False)):
        table = table_of(Put("one1", squad), pieces=[tile("wire", "wire", 0, row)])
        assert (worth(table, "special:clear-wire", "nothing") > 0) is near


def test_skill_34_a_bot_calls_back_only_the_fallen() -> None:
    zombies = card("zombies", weapon(count=5), models=5, skills=("mindless_zombie", "zombie"))
    hero = card("hero", weapon(), kind="hero", damage=4, skills=("blutkreuz", "resurrection"))
    for left, wanted in ((5, False), (3, True)):
        table = table_of(Put("one1", hero), Put("one2", zombies, (0, 1), left=left))
        assert (worth(table, "special:resurrection", "nothing") > 0) is wanted
