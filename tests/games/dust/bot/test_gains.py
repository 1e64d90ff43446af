"""What shots are worth to a bot: the points a declaration destroys, on average."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.bot import gains
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.shots import Shot, read_all
from escarmouche.games.dust_tactics.bot.moved import moved
from escarmouche.games.dust_tactics.chapters.board import sight
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move
from tests.games.dust.tables import Put, card, table_of, weapon

assert sight  # the grid answers for these tables
GUN = card("gun", weapon("gun", "1/1"), weapon("big", "1/2"), weapon("death", "1/N"), models=1)
TARGET = card("target", points=20, models=5)
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=10, points=20)


def worth(amount: float, left: float, whole: float, points: float = 20) -> float:
    """Points of the share lost, and a quarter of the whole for a likely kill."""
    return points * (min(amount, left) / whole + 0.25 * min(1, amount / left) ** 2)


def value(*shots: tuple[int, int, str, str] | str, target: Put, sustained: bool = False) -> float:
    table = table_of(Put("one1", GUN, (3, 3)), target)
    return gains.gain(table, "one1", "", read_all(shots), sustained)


def test_hit_02_one_die_on_a_squad_in_the_open() -> None:
    squad = Put("two1", TARGET, (3, 5))
    assert value((0, 1, "two1", ""), target=squad) == pytest.approx(worth(2 / 9, 5, 5))
    assert value((1, 1, "two1", ""), target=squad) == pytest.approx(worth(2 / 9, 5, 5))  # knows no damage
    assert value((2, 1, "two1", ""), target=squad) == pytest.approx(worth(2 / 9, 5, 5))
    steady = value((0, 1, "two1", ""), target=squad, sustained=True)
    assert steady == pytest.approx(worth(5 / 9 * 2 / 3, 5, 5))
    spirit = value((0, 1, "two1", ""), "skill:fighting_spirit", target=squad)
    assert spirit == pytest.approx(worth(2 / 3 * 2 / 3, 5, 5))


def test_dmg_04_a_machine_loses_as_many_boxes_as_the_weapon_has_damage() -> None:
    walker = Put("two1", WALKER, (3, 5))
    assert value((0, 1, "two1", ""), target=walker) == pytest.approx(worth(1 / 3, 10, 10))
    assert value((1, 1, "two1", ""), target=walker) == pytest.approx(worth(2 / 3, 10, 10))
    assert value((2, 1, "two1", ""), target=walker) == pytest.approx(worth(10 / 3, 10, 10))
    hurt = Put("two1", WALKER, (3, 5), boxes=6)
    assert value((2, 1, "two1", ""), target=hurt) == pytest.approx(worth(4 / 3, 4, 10))


def test_tgt_05_a_crew_loses_one_man_a_hit() -> None:
    crew = Put("two1", card("crew", kind="support_weapon", damage=4, points=20), (3, 5))
    assert value((1, 1, "two1", ""), target=crew) == pytest.approx(worth(2 / 9, 4, 4))


def test_shots_on_one_target_add_up_and_stop_at_its_death() -> None:
    walker = Put("two1", WALKER, (3, 5))
    both = value((0, 1, "two1", ""), (1, 1, "two1", ""), target=walker)
    assert both == pytest.approx(worth(1, 10, 10))
    dying = Put("two1", WALKER, (3, 5), boxes=9)
    assert value((0, 30, "two1", ""), target=dying) == pytest.approx(20 * (0.1 + 0.25))
    gone = table_of(Put("one1", GUN, (3, 3)), Put("two1", WALKER, (3, 5), boxes=10))
    assert gains.worth(gone, "two1", 3) == 0


def test_what_harms_nobody_is_worth_nothing() -> None:
    squad = Put("two1", TARGET, (3, 5))
    assert value((0, 1, NO_ONE, "smoke"), target=squad) == 0
    assert value("skill:lucky", target=squad) == 0
    soft = card("gun", weapon("soft", "-"), models=1)
    table = table_of(Put("one1", soft, (3, 3)), Put("two1", WALKER, (3, 5)))
    assert gains.gain(table, "one1", "", (Shot(0, 1, "two1"),), False) == 0


def test_the_best_shot_is_the_most_that_can_be_declared() -> None:
    squad = card("squad", weapon("rifle", "1/1", count=5), models=5)
    dear, cheap = card("dear", points=50), card("cheap", points=5)
    table = table_of(Put("one1", squad, (3, 3)), Put("two1", cheap, (3, 5)), Put("two2", dear, (5, 3)))
    best = gains.best_shot(table, "one1")
    assert best.choice == (Shot(0, 5, "two2"),)
    assert best.points == pytest.approx(worth(10 / 9, 5, 5, 50))
    steady = gains.best_shot(table, "one1", aiming.SUSTAINED).points
    assert steady == pytest.approx(worth(25 / 9 * 2 / 3, 5, 5, 50))
    far = table_of(Put("one1", squad, (3, 3)), Put("two1", dear, (3, 15)))
    assert gains.best_shot(far, "one1") == gains.BestShot()


def test_hero_04_a_table_with_a_unit_elsewhere_takes_its_hero_along() -> None:
    hero = card("hero", kind="hero", damage=4)
    table = table_of(Put("one1", TARGET, (3, 3)), Put("one2", hero, (3, 3)), turn={"hero": "one2"})
    new = moved(table, "one1", Move(5, 6, 0, 2))
    for unit in ("one1", "one2"):
        record = new.units[unit]
        assert (record.x, record.y, record.level, record.facing) == (5, 6, 0, 2)
    assert (table.units["one1"].x, table.units["one2"].x) == (3, 3)
    alone = moved(table_of(Put("one1", TARGET, (3, 3)), Put("one2", hero, (3, 3))), "one1", Move(5, 6, 1, 2))
    assert (alone.units["one1"].level, alone.units["one2"].x) == (1, 3)
    riding = table_of(Put("one1", TARGET, place="aboard", carrier="one2"), Put("one2", WALKER, (3, 3)))
    out = moved(riding, "one1", Move(4, 4, 0, 0)).units["one1"]
    assert (out.place, out.carrier, out.x) == ("board", "", 4)
