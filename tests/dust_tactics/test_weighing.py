"""What a bot thinks answers are worth: fire directed for others, commands that reach somebody."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust import aiming, declare
from escarmouche.games.dust.table import Objective, Table
from escarmouche.games.dust_tactics import gains, weighing
from escarmouche.games.dust_tactics.ruleset import RULESET as RULESET
from tests.dust.tables import Put, card, table_of, tile, weapon

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


# -- what is weighed ----------------------------------------------------------------------------------------

RIFLES = card("rifles", weapon("rifle", "1/1", count=5, range=6), points=10)
TARGET = card("target", points=20)
PLANE = card("plane", type="aircraft", kind="plane", locomotion="plane", damage=4)
FISTS = card("fists", weapon("knife", "3/1", count=5, range=0), points=10, skills=("charge",))


def asked(question: str, *options: Any, side: str = "one", **values: Any) -> Ask:
    about = {"unit": "one1", **values.pop("about", {})}
    return Ask("DT-ACT-02", side, question, options, about=about, **values)


def valued(table: Table, question: str, answer: Any, *options: Any, side: str = "one", **about: Any) -> float:
    found = weighing.weigh(asked(question, *options, side=side, about=about), table, answer)
    assert found is not None
    return found


def test_answers_worth_weighing_are_told_once_each() -> None:
    table = table_of(Put("one1", RIFLES))
    assert weighing.prospects(asked("activate", "one1", NO_ONE), table) == ("one1", NO_ONE)
    assert weighing.prospects(asked("crush", "crush", "keep"), table) == ("crush", "keep")
    many = asked("losses", *range(9), kind="several", least=1, most=9)
    assert len(weighing.prospects(many, table)) == 64


@pytest.mark.parametrize("question", ["move", "enter"])
def test_moves_worth_weighing_are_those_with_a_purpose_and_some_of_the_others(question: str) -> None:
    table = table_of(Put("one1", RIFLES))

    def spots(count: int) -> list[Any]:
        ask = asked(question, kind="place", drafts=lambda: [(n, 0, 0, 0) for n in range(count)])
        return list(weighing.prospects(ask, table))

    assert spots(22) == [(n, 0, 0, 0) for n in range(22)]
    assert spots(0) == []
    for count in (23, 60, 300):
        found = [n for n, _, _, _ in spots(count)]
        assert found[:7] == list(range(7))
        assert found == sorted(set(found))
        assert 15 <= len(found) <= 32
        assert found[-1] > 0.8 * count
    twice = asked(question, kind="place", drafts=lambda: [(1, 1, 0, 0)] * 5)
    assert weighing.prospects(twice, table) == [(1, 1, 0, 0)]


def test_an_attack_is_weighed_by_what_it_destroys() -> None:
    table = table_of(Put("one1", RIFLES, (3, 3)), Put("two1", TARGET, (3, 6)))
    some, all_ = ((0, 2, "two1", ""),), ((0, 5, "two1", ""),)
    about = {"hero": "", "context": "attack"}
    assert 0 < valued(table, "attack", some, **about) < valued(table, "attack", all_, **about)
    steady = valued(table, "attack", all_, hero="", context="sustained")
    assert (
        steady == gains.gain(table, "one1", "", all_, sustained=True) > valued(table, "attack", all_, **about)
    )
    reacting = valued(table, "attack", all_, hero="", context="reaction-sustained")
    assert reacting == steady


def test_plain_questions() -> None:
    table = table_of(Put("one1", RIFLES))
    assert valued(table, "heal", "one2", "one2", NO_ONE) > valued(table, "heal", NO_ONE, "one2", NO_ONE)
    assert valued(table, "objective", (3, 3)) == 0
    assert weighing.weigh(asked("crush", "crush", "keep"), table, "keep") is None


# -- who acts -----------------------------------------------------------------------------------------------


def test_who_can_hurt_the_enemy_most_acts_first_and_passing_comes_last() -> None:
    table = table_of(
        Put("one1", RIFLES, (3, 3)), Put("one2", RIFLES, (11, 15)), Put("two1", TARGET, (3, 6)),
        Put("one3", RIFLES, place="off"), Put("one4", PLANE, (0, 0)),
        Put("one5", RIFLES, place="aboard", carrier="one4", seat="inside"),
        Put("one6", card("dear", points=60), place="reserve"),
    )  # fmt: skip
    value = {unit: valued(table, "activate", unit) for unit in (*table.units, NO_ONE) if unit != "two1"}
    assert value["one1"] == max(value.values())
    assert value[NO_ONE] == min(value.values())
    assert value["one6"] > value["one3"] > value["one5"] > value["one2"] > value[NO_ONE]
    assert value["one2"] == 0.5


def test_who_is_about_to_be_hurt_acts_before_who_is_safe() -> None:
    menace = card("menace", weapon("gun", "9/1", range=8))
    table = table_of(
        Put("one1", card("a", points=10), (3, 3)), Put("one2", card("b", points=10), (11, 15)),
        Put("two1", menace, (3, 9)),
    )  # fmt: skip
    assert valued(table, "activate", "one1") > valued(table, "activate", "one2")
    done = table.copy()
    done.change("two1", {"markers": frozenset({"activated"})})
    assert valued(done, "activate", "one1") == valued(done, "activate", "one2")


def test_the_threat_is_what_the_worst_enemy_could_do() -> None:
    small, big = card("small", weapon("gun", "2/1", range=8)), card("big", weapon("gun", "9/1", range=5))
    at = Put("one1", TARGET, (3, 3))
    one = weighing.threat(table_of(at, Put("two1", small, (3, 8))), "one1")
    both = weighing.threat(table_of(at, Put("two1", small, (3, 8)), Put("two2", big, (8, 3))), "one1")
    assert both > one > 0
    assert both == weighing.threat(table_of(at, Put("two2", big, (8, 3))), "one1")
    for put in (Put("two2", big, (9, 3)), Put("two2", big, (8, 3), markers=["activated"]),
                Put("two2", big, (8, 3), place="reserve"), Put("one2", big, (8, 3)),
                Put("two2", card("blade", weapon("blade", "9/1", range=0)), (4, 3))):  # fmt: skip
        assert weighing.threat(table_of(at, put), "one1") == 0


# -- what it does -------------------------------------------------------------------------------------------


def test_act_02_in_range_a_sustained_attack_is_best_and_out_of_range_a_march() -> None:
    near = table_of(Put("one1", RIFLES, (3, 3)), Put("two1", TARGET, (3, 6)))
    assert (
        worth(near, "sustained") > worth(near, "attack", "nothing") > worth(near, "nothing", "nothing") == 0
    )
    far = table_of(Put("one1", RIFLES, (3, 0)), Put("two1", TARGET, (3, 15)))
    assert worth(far, "march") > worth(far, "move", "attack") > 0
    assert worth(far, "sustained") == 0


def test_act_02_who_can_come_into_range_moves_and_fires() -> None:
    table = table_of(Put("one1", RIFLES, (3, 3)), Put("two1", TARGET, (3, 11)))
    assert worth(table, "move", "attack") > worth(table, "attack", "move") > 0
    assert worth(table, "move", "attack") > worth(table, "sustained")


def test_skill_16_a_charge_is_worth_its_blows() -> None:
    table = table_of(Put("one1", FISTS, (3, 3)), Put("two1", card("meek", points=60), (3, 7)))
    assert worth(table, "march", "free-attack") > worth(table, "march")
    assert worth(table, "free-attack") == 0  # nobody in reach yet


def test_setup_05_who_is_not_on_the_board_comes_and_farther_with_a_march() -> None:
    for place in ("off", "reserve"):
        table = table_of(Put("one1", RIFLES, place=place), Put("two1", TARGET, (3, 7)))
        assert (
            worth(table, "march") > worth(table, "move", "nothing") > worth(table, "nothing", "nothing") == 0
        )
        assert worth(table, "sustained") == 0


def test_pass_04_passengers_fire_where_they_can_and_get_off_where_they_cannot() -> None:
    truck = card(
        "truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:6",)
    )
    aboard = Put("one1", RIFLES, place="aboard", carrier="one2", seat="inside")
    near = table_of(aboard, Put("one2", truck, (3, 3)), Put("two1", TARGET, (6, 3)))
    assert worth(near, "attack", "nothing") > worth(near, "move", "nothing") > 0
    far = table_of(aboard, Put("one2", truck, (3, 3)), Put("two1", TARGET, (11, 15)))
    assert worth(far, "move", "nothing") > worth(far, "attack", "nothing") == 0


def test_a_place_is_weighed_by_the_shot_it_gives_and_the_danger_it_is_in() -> None:
    menace = card("menace", weapon("gun", "9/1", range=4), points=20)

    def at(y: int, *declared: str) -> float:
        table = table_of(
            Put("one1", RIFLES, (3, 0)), Put("two1", menace, (3, 10)), turn={"declared": declared}
        )
        return valued(table, "move", (3, y, 0, 0))

    assert at(4, "move", "attack") > at(3, "move", "attack")  # into range of its rifles
    assert at(6, "move") < at(5, "move") == at(4, "move")  # under its gun for nothing
    assert at(4, "move", "attack") > at(4, "move")
    assert at(4, "attack") == at(4, "move")  # the first is the move itself


def test_a_charge_is_weighed_where_it_ends() -> None:
    table = table_of(
        Put("one1", FISTS, (3, 3)), Put("two1", card("meek", points=60), (3, 7)),
        turn={"declared": ("march", "free-attack")},
    )  # fmt: skip
    assert valued(table, "move", (3, 6, 0, 0)) > valued(table, "move", (3, 5, 0, 0)) + 1


def standing_at(x: int, y: int, of: Any = RIFLES, **values: Any) -> float:
    return weighing.standing_there(table_of(Put("one1", of, (x, y)), **values), "one1")


def test_save_03_cover_is_worth_having() -> None:
    assert standing_at(1, 0, rows=[".t."]) > standing_at(0, 0, rows=[".t."]) == 0
    assert standing_at(1, 0, PLANE, rows=[".t."]) == 0


def test_obj_01_objectives_are_worth_going_to_and_more_to_stand_on() -> None:
    turn = {"objectives": (Objective("c", 5, 7),), "scenario": "grab_the_dust"}
    values = [standing_at(5, y, turn=turn) for y in (0, 3, 6, 7)]
    assert values == sorted(values)
    assert values[3] - values[2] > 3 * (values[2] - values[1]) > 0
    walker = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)
    there, near = (standing_at(5, y, walker, turn=turn) for y in (7, 6))
    assert values[3] - values[2] > there - near > 0  # infantry does it best
    assert standing_at(5, 7, PLANE, turn=turn) == 0


def test_rng_01_a_unit_wants_to_come_as_near_as_its_weapons_reach() -> None:
    def gap(y: int, of: Any = RIFLES) -> float:
        return weighing.standing_there(table_of(Put("one1", of, (3, 0)), Put("two1", TARGET, (3, y))), "one1")

    assert gap(6) == gap(3) == 0
    assert gap(7) == -0.25
    assert gap(10) == -1
    assert gap(7, FISTS) == -1.5
    assert gap(1, FISTS) == 0
    sniper = card("sniper", weapon("rifle", range=12))
    assert gap(8, sniper) == gap(8)  # nobody waits at the far end of a long range


# -- reactions ----------------------------------------------------------------------------------------------


def test_react_01_a_shot_now_that_is_better_than_one_later_is_worth_a_reaction() -> None:
    poor = card("poor", points=5)
    table = table_of(Put("one1", TARGET, (3, 3)), Put("two1", RIFLES, (3, 6)), Put("two2", RIFLES, (11, 15)))
    react = valued(table, "reaction", "two1", side="two")
    assert valued(table, "reaction", NO_ONE, side="two") == 0
    assert valued(table, "reaction", "not-this-move", side="two") == 0
    assert valued(table, "reaction", "two2", side="two") < 0  # nobody there to fire at
    lesser = table_of(Put("one1", poor, (3, 3)), Put("two1", RIFLES, (3, 6)), Put("one2", TARGET, (4, 6)))
    assert valued(lesser, "reaction", "two1", side="two") < react
    assert valued(lesser, "reaction", "two1", side="two") < 0


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
