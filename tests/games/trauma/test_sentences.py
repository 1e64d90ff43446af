"""What the events of Trauma tell a referee: scores, distances, faces that count, ways, purses, losses."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.kinds import GAINED, LOST, MOVED, SPENT, STRUCK
from escarmouche.engine.requests import Event
from escarmouche.engine.voice import Voice
from escarmouche.games.trauma.chapters.movement import entry, movement, push
from escarmouche.games.trauma.chapters.orders import give_order
from escarmouche.games.trauma.chapters.shooting.shooting import salvo
from escarmouche.games.trauma.client.scene import scene
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.games.trauma.table import RESERVE, Referee, Zone
from tests.games.trauma.tables import Script, Squad, referee_of, table_of

BY_HAND = ("side", "dice", "faces", "value")


def line(referee: Referee, event: Event, lang: str = "en") -> str:
    table = referee.table
    return Voice(lang, RULESET, scene(table, ""), table.setting).event(event)


def fired(y: int, *dice: Any) -> Referee:
    """Two rifles at two marines, so many hundredths of a centimetre to the north."""
    table = table_of(
        Squad("one1", "one", (4000, 1000), count=2),
        Squad("two1", "two", (4000, 1000 + y), count=2),
        turn={"unit": "one1"},
    )
    referee = referee_of(table, *dice)
    salvo(referee, "one1", "rifle#1", "two1")
    return referee


def test_shoot_26_the_accuracy_test_tells_both_scores_the_distance_and_the_faces() -> None:
    referee = fired(2250, (2, 6), (2,))
    test = next(e for e in referee.events if e.rule == "TR-SHOOT-26")
    told = {name: fact for name, fact in test.about.items() if name not in BY_HAND}
    assert told["accuracy"] - told["range"] == told["margin"] == 2
    assert (told["distance"], told["range"], told["needs"]) == (2000, 2, (2, 3, 4, 5))
    assert (told["origin"], told["mark"]) == ("one1a", "two1a")
    assert line(referee, test) == (
        "squad [one1] fires rifle (salvo 1) at squad [two1]: accuracy 4 against range 2 "
        "(20 cm, one1a to two1a), margin 2, Player one: 2d6 on 2 3 4 5 (2 6), hits: 1 (2 to 5 hit)"
    )


def test_shoot_26_a_page_tells_scores_and_distance_too() -> None:
    referee = fired(2250, (2, 6), (2,))
    test = next(e for e in referee.events if e.rule == "TR-SHOOT-26")
    table = referee.table
    page = Voice("en", RULESET, scene(table, ""), table.setting, ids=False)
    assert "accuracy 4 against range 2 (20 cm, " in page.thrown_for(test)
    assert page.result(test) == "hits: 1 (2 to 5 hit)"


def test_dice_06_a_certain_result_says_how_many_hit_or_miss() -> None:
    near, far = fired(500, (2, 2)), fired(8000)
    (hit,) = [e for e in near.events if e.about.get("key") == "certain-hits"]
    (miss,) = [e for e in far.events if e.about.get("key") == "certain-hits"]
    assert (hit.about["successes"], hit.about["dice"], miss.about["successes"]) == (2, 2, 0)
    assert line(near, hit).endswith("margin 4: no dice, all 2 hit")
    assert line(far, miss).endswith("margin -3: no dice, all 2 miss")
    assert line(far, miss, "fr").endswith("marge -3 : sans dé, les 2 manquent")
    struck = [e for e in far.events if e.kind == STRUCK]
    assert [(e.about["unit"], e.about["target"], e.about["hits"]) for e in struck] == [("one1", "two1", 0)]


def test_shoot_45_losses_are_told_once_with_what_is_left() -> None:
    referee = fired(2250, (2, 6), (2,))
    (lost,) = [e for e in referee.events if e.kind == LOST]
    assert (lost.about["unit"], lost.about["lost"], lost.about["left"]) == ("two1", ("two1a",), 1)
    assert line(referee, lost) == "squad [two1] loses two1a: 1 left"
    assert sum("two1a" in line(referee, e) and "loses" in line(referee, e) for e in referee.events) == 1


def test_actn_10_a_move_is_told_by_every_figures_way() -> None:
    table = table_of(Squad("one1", "one", (4000, 1000), count=2))
    way = (("one1a", ((4000, 1400), (4300, 1400)), -1), ("one1b", ((4350, 1150),), -1))
    referee = referee_of(table, one=Script(move=[way]))
    movement.move(referee, "one1")
    (moved,) = [e for e in referee.events if e.kind == MOVED]
    assert line(referee, moved) == (
        "squad [one1] moves: one1a from 40 10 by 40 14 to 43 14 (7 cm); "
        "one1b from 43.5 10 to 43.5 11.5 (1.5 cm)"
    )
    assert [line(referee, e) for e in referee.events if e.what == "ask"] == [""]


def test_table_04_who_comes_in_is_told_from_off_the_table() -> None:
    zone = Zone("blue", "access", (3000, 0), (6000, 0), "one")
    turn = {"unit": "one1", "zones": (zone,), "step": "enter"}
    table = table_of(Squad("one1", "one", (0, 0), count=1, place=RESERVE), turn=turn)
    way = (("one1a", ((4000, -125), (4000, 500)), -1),)
    referee = referee_of(table, one=Script(enter=["access:blue"], enter_access=[way]))
    entry.enter(referee)
    (moved,) = [e for e in referee.events if e.kind == MOVED]
    assert line(referee, moved) == "squad [one1] comes in: one1a from 40 -1.25 to 40 5 (6.25 cm)"
    assert line(referee, moved, "fr") == "squad [one1] entre : one1a de 40 -1,25 à 40 5 (6,25 cm)"


def test_move_09_who_is_pushed_is_told_where_he_ends() -> None:
    tank = Squad("one1", "one", (4000, 1000), "tank", 1, entry="wheeled")
    referee = referee_of(table_of(tank, Squad("two1", "two", (4200, 1000), count=1)))
    push.push(referee, "one1")
    (moved,) = [e for e in referee.events if e.kind == MOVED]
    (step,) = moved.about["steps"]
    pushed = referee.table.figures["two1a"]
    assert (step[0], step[1][0], step[1][-1][:2]) == ("two1a", (4200, 1000), (pushed.x, pushed.y))


@pytest.mark.parametrize(("order", "amount"), [("alert", 1), ("take_cover", 1)])
def test_ord_01_what_an_order_costs_is_told_with_what_is_left(order: str, amount: int) -> None:
    referee = referee_of(table_of(Squad("one1", "one", (4000, 1000))))
    give_order(referee, "one1", order)
    (spent,) = [e for e in referee.events if e.kind == SPENT]
    assert (spent.about["purse"], spent.about["amount"], spent.about["left"]) == ("pc", amount, 5 - amount)
    assert line(referee, spent) == "Player one pays 1 CP for an order to squad [one1]: 4 left"
    assert not [e for e in referee.events if e.kind == GAINED]


def test_skill_13_a_weapon_that_is_repaired_is_told_by_its_vehicle_and_number() -> None:
    table = table_of(Squad("one1", "one", (4000, 1000)))
    voice = Voice("en", RULESET, scene(table, ""), table.setting)
    assert voice.option(("one1a", "weapon:0"), "repair").endswith(" + weapon number 0")
    assert voice.option(("one1a", "box"), "repair").endswith(" + one box of structure")
