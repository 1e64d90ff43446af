"""Fractions of the ledger from the code that plays, against icepool."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import icepool
import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.attack import attack, reaction, saves
from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits
from escarmouche.games.dust.chapters.attack.elimination import bail_out
from escarmouche.games.dust.chapters.attack.hits import CLOSE, COVER, Manner
from escarmouche.games.dust.chapters.cards.weapons import STANDARD
from escarmouche.games.dust.chapters.dice import CHAIN
from escarmouche.games.dust.table import Table
from tests.games.dust.fights import chances, hits
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, card, weapon

ARMY, EASY = icepool.Die([1, 0, 0]), icepool.Die([1, 1, 0])
"""A Dust die that succeeds on one symbol, and on two."""
STEADY = Manner(sustained=True)
SHOT = (0, 1, "two1", "")


def spread(pool: Any) -> dict[int, Fraction]:
    """The exact chances of an icepool die."""
    return {value: Fraction(ways, pool.denominator()) for value, ways in pool.items() if ways}


def again(die: Any) -> Any:
    """A miss thrown once more."""
    return die.map(lambda hit: 1 if hit else die)


def through(count: Any, save: Any) -> Any:
    """Hits that the saves leave."""
    return count.map(lambda n: n @ (1 - save) if n else 0)


def gun(cell: str, *rules: str, target: Any = "ghosts", far: int = 3, **values: Any) -> Table:
    line = {"range": 0} if far == 1 else {}
    first = card("gun", weapon("gun", cell, *rules, **line), models=1)
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


def test_three_panzerfaust_dice() -> None:
    assert hits(gun("3/4", target="pounder"), SHOT) == spread(3 @ ARMY)


def test_a_sustained_attack_of_two_dice() -> None:
    assert hits(gun("2/4", target="pounder"), SHOT, STEADY) == spread(2 @ again(ARMY))


def test_an_expert_plain_and_sustained() -> None:
    table = gun("4/1", "expert")
    assert hits(table, SHOT) == spread(4 @ EASY)
    assert hits(table, SHOT, STEADY) == spread(4 @ again(EASY))


def test_luck_after_a_sustained_attack() -> None:
    twice = again(ARMY).map(lambda hit: 1 if hit else ARMY)
    assert hits(gun("3/1"), SHOT, Manner(sustained=True, lucky=("one1",))) == spread(3 @ twice)


def test_a_laser_die_and_its_chain() -> None:
    chain = ARMY.explode([1], depth=CHAIN)
    wanted = spread(ARMY.map(lambda hit: 1 + chain if hit else 0))
    assert hits(gun("1/1", "laser"), SHOT) == wanted


def test_ghosts_on_red_thunder_in_the_open_and_in_cover() -> None:
    for cover, save in (((), ARMY), (("two1",), EASY)):
        table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "red_thunder", (3, 6)), cover=cover)
        wanted = through(20 @ ARMY, save).map(lambda n: min(n, 5))
        assert chances(table, (0, 4, "two1", ""), (2, 1, "two1", "")) == spread(wanted)


def test_ludwig_on_a_pounder_in_cover() -> None:
    table = plain(Put("one1", "ludwig", (3, 3)), Put("two1", "pounder", (3, 6)), cover=("two1",))
    wanted = through(2 @ again(ARMY), ARMY).map(lambda n: min(6, 4 * n))
    assert chances(table, SHOT, sustained=True) == spread(wanted)


def test_two_kinds_of_damage_on_a_walker() -> None:
    first = card("guns", weapon("heavy", "3/3"), weapon("light", "5/1"), models=2)
    table = plain(Put("one1", first, (3, 3)), Put("two1", "matrioshka", (3, 6)), cover=("two1",))
    wanted = (3 * through(3 @ ARMY, ARMY) + through(5 @ ARMY, ARMY)).map(lambda n: min(7, n))
    assert chances(table, SHOT, (1, 1, "two1", "")) == spread(wanted)


def test_three_lines_of_twenty_four_dice_sustained_in_cover() -> None:
    lines = [weapon(f"gun{n}", cell) for n, cell in enumerate(("8/1", "12/2", "4/3"))]
    table = plain(
        Put("one1", card("three", *lines, models=3), (3, 3)),
        Put("two1", "matrioshka", (3, 6)),
        cover=("two1",),
    )
    one = again(ARMY)
    parts = [damage * through(n @ one, ARMY) for n, damage in ((8, 1), (12, 2), (4, 3))]
    wanted = (parts[0] + parts[1] + parts[2]).map(lambda n: min(7, n))
    found = chances(table, *((n, 1, "two1", "") for n in range(3)), sustained=True)
    assert found == spread(wanted)


def test_a_tough_squad() -> None:
    table = gun("4/1", target="panzers")
    wanted = through(through(4 @ ARMY, ARMY), ARMY).map(lambda n: min(3, n))
    assert chances(table, SHOT) == spread(wanted)


def test_a_tough_hero_hit_for_two() -> None:
    table = gun("1/2", target="lara")
    wanted = through(ARMY, ARMY).map(lambda n: 2 - 2 @ ARMY if n else 0)
    assert chances(table, SHOT) == spread(wanted)


def test_an_instant_kill_on_a_tough_hero() -> None:
    table = gun("1/N", target="lara")
    found = odds(
        lambda r: take_hits(r, "DT-DMG-06", "two1", Hit(kill=True)), table,
        of=lambda _, after: after.units["two1"].place == "gone",
    ).chances  # fmt: skip
    assert found[True] == spread(4 @ ARMY)[0] == Fraction(16, 81)


@pytest.mark.parametrize(("fort", "second"), [("bunker", EASY), ("strongpoint", ARMY)])
def test_saves_in_fortifications(fort: str, second: Any) -> None:
    table = gun("3/1", target="motherland_tesla_gun", forts={"two1": fort})
    save = EASY.map(lambda good: 1 if good else second)
    assert chances(table, SHOT) == spread(through(3 @ ARMY, save))


@pytest.mark.parametrize(("fort", "die"), [("bunker", EASY), ("strongpoint", ARMY)])
def test_close_combat_at_a_fortification(fort: str, die: Any) -> None:
    table = plain(Put("one1", "hammers", (3, 3)), Put("two1", "ghosts", (3, 4)), forts={"two1": fort})
    save = saves.save_of(table, "two1", "one1", CLOSE)
    found = odds(lambda r: saves.roll(r, "two1", save, 3), table).chances
    assert found == spread(3 - 3 @ die)


def test_five_ghosts_against_four_gunners() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4), left=4))
    fists = (STANDARD, 5, "two1", "")
    assert chances(table, fists) == spread((5 @ ARMY).map(lambda n: min(4, n)))
    assert chances(table, fists, target="one1") == spread(4 @ ARMY)


def test_first_strike_thins_the_reply() -> None:
    table = plain(Put("one1", "hammers", (3, 3)), Put("two1", "gunners", (3, 4), left=4))
    reply = (6 @ ARMY).map(lambda n: max(0, 4 - n) @ ARMY if n < 4 else 0).map(lambda n: min(3, n))
    assert chances(table, (0, 3, "two1", ""), target="one1") == spread(reply)


def test_two_bombs_on_a_walker() -> None:
    table = plain(Put("one1", "falke", (3, 3)), Put("two1", "natasha", (3, 4)))
    assert hits(table, (0, 1, "two1", "x2")) == spread(2 @ ARMY)


def test_the_reaction_roll() -> None:
    from escarmouche.engine.dice import outcomes

    for name, die in (("ghosts", ARMY), ("wildfire", EASY)):
        table = plain(Put("one1", "hotdog", (3, 3)), Put("two1", name, (3, 6)))
        found, total = outcomes(reaction.reaction_dice(table, "two1")[1])
        assert {value: Fraction(ways, total) for value, ways in found} == spread(2 @ die)


def test_a_pilot_gets_out() -> None:
    table = plain(
        Put("two1", "grandma", (3, 6)), Put("two2", "koshka", place="aboard", carrier="two1", seat="pilot")
    )
    found = odds(bail_out, table, "two2", "two1", of=lambda _, a: a.units["two2"].boxes, policy=attack.quick)
    assert found.chances == spread(1 - EASY)


def test_sulphur_on_three_grim_reapers() -> None:
    table = plain(Put("one1", "fakyeli", (3, 3)), Put("two1", "grim_reapers", (3, 4)))
    assert chances(table, SHOT) == spread(3 @ ARMY)


def test_a_sniper_with_an_idle_spotter() -> None:
    table = plain(Put("one1", "crack_shots", (3, 3)), Put("two1", "ghosts", (3, 6)))
    assert chances(table, SHOT, sustained=True) == spread(through(again(EASY), ARMY))


def test_cover_saves_of_infantry_and_vehicles() -> None:
    for name, die in (("bazooka_joe", EASY), ("pounder", ARMY)):
        table = plain(Put("one1", "ludwig", (3, 3)), Put("two1", name, (3, 6)), cover=("two1",))
        save = saves.save_of(table, "two1", "one1", COVER)
        assert odds(lambda r, s=save: saves.roll(r, "two1", s, 3), table).chances == spread(3 - 3 @ die)
