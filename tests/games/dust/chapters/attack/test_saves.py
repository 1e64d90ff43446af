"""Saves: who has which, and how often they succeed (area DT-SAVE)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.attack import attack, saves
from escarmouche.games.dust.chapters.attack.hits import CLOSE, COVER, INFANTRY_ONLY, NO_SAVE, Manner
from escarmouche.games.dust.chapters.cards.cards import has_skill
from escarmouche.games.dust.table import Card, Table
from tests.games.dust.fights import F, chances, lot, rolls, toll
from tests.games.dust.plain import plain
from tests.games.dust.tables import CARDS, Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5


def left(table: Table, hits: int = 1, kind: str = COVER, target: str = "two1") -> dict[int, F]:
    """The chances of hits that go through."""
    save = saves.save_of(table, target, "one1", kind)
    return odds(lambda r: saves.roll(r, target, save, hits), table).chances


def duel(target: str, **values: object) -> Table:
    return plain(Put("one1", "ludwig", (3, 3)), Put("two1", target, (3, 6)), **values)


def test_save_01_no_dice_for_vehicles_in_the_open_and_aircraft() -> None:
    assert left(duel("pounder")) == {1: 1}
    assert left(duel("falke", cover=("two1",))) == {1: 1}
    assert left(duel("ghosts", cover=("two1",))) == {0: F(2, 3), 1: F(1, 3)}  # cover, not both saves


def test_save_02_hidden_lines_give_cover() -> None:
    """The lines themselves are the field's; here: what it says decides the save."""
    assert (
        saves.save_of(duel("pounder", cover=(("two1", "one1"),)), "two1", "one1", COVER).rule == "DT-SAVE-06"
    )
    assert saves.save_of(duel("pounder"), "two1", "one1", COVER).rule == ""


def test_save_05_infantry_in_cover_saves_on_army_or_shield() -> None:
    table = duel("bazooka_joe", cover=("two1",))
    assert left(table) == {0: F(2, 3), 1: F(1, 3)}
    assert left(table, 3) == {0: F(8, 27), 1: F(4, 9), 2: F(2, 9), 3: F(1, 27)}


def test_save_05_ludwigs_machine_gun_hits_bazooka_joe_three_times_in_cover() -> None:
    table = duel("bazooka_joe", cover=("two1",))
    referee = referee_of(table, (A, A, A, T, T, S), (A, S, T), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1] == ("DT-SAVE-05", "3D", 2)
    assert referee.table.units["two1"].boxes == 1


def test_save_06_vehicles_in_cover_save_on_army() -> None:
    table = duel("pounder", cover=("two1",))
    assert left(table) == {0: F(1, 3), 1: F(2, 3)}
    gun = plain(
        Put("one1", card("gun", weapon(cell="1/1"), models=1), (3, 3)),
        Put("two1", "pounder", (3, 6)),
        cover=("two1",),
    )
    assert toll(gun, (0, 1, "two1", "")).chances[1] == F(2, 9)


def test_save_06_ludwig_hits_a_covered_pounder_twice() -> None:
    table = duel("pounder", cover=("two1",))
    referee = referee_of(table, (A, A), (A, S), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert rolls(referee) == [("DT-HIT-01", "2D", 2), ("DT-SAVE-06", "2D", 1)]
    assert referee.table.units["two1"].boxes == 4


def test_save_07_infantry_in_the_open_saves_on_army() -> None:
    table = duel("bot_hunters")
    assert left(table) == {0: F(1, 3), 1: F(2, 3)}
    assert left(table, 3)[1] == F(2, 9)


def test_save_07_bot_hunters_lose_one_of_three() -> None:
    table = duel("bot_hunters")
    referee = referee_of(table, (A, A, A, T, T, S), (A, A, S), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1] == ("DT-SAVE-07", "3D", 2)
    assert len(referee.table.units["two1"].figures) == 4


@pytest.mark.parametrize(
    ("kind", "open_", "covered"),
    [
        (COVER, F(1, 3), F(2, 3)),
        (INFANTRY_ONLY, F(1, 3), F(1, 3)),
        (NO_SAVE, F(0), F(0)),
        (CLOSE, F(0), F(0)),
    ],
)
def test_which_saves_a_weapon_leaves(kind: str, open_: F, covered: F) -> None:
    assert left(duel("ghosts"), 1, kind).get(0, F(0)) == open_
    assert left(duel("ghosts", cover=("two1",)), 1, kind).get(0, F(0)) == covered


def test_the_chance_that_bots_weigh_is_the_chance_that_is_rolled() -> None:
    for name in ("ghosts", "pounder", "falke", "steel_tornado", "zombies"):
        for options in (
            {},
            {"cover": ("two1",)},
            {"forts": {"two1": "bunker"}},
            {"forts": {"two1": "strongpoint"}},
        ):
            if "forts" in options and CARDS[name].type != "infantry":
                continue
            for kind in (COVER, INFANTRY_ONLY, NO_SAVE, CLOSE):
                table = duel(name, **options)
                save = saves.save_of(table, "two1", "one1", kind)
                assert abs(saves.failing(save) - float(left(table, 1, kind).get(1, F(0)))) < 1e-12


@pytest.mark.parametrize(
    ("fort", "cover", "infantry"), [("bunker", F(8, 9), F(7, 9)), ("strongpoint", F(7, 9), F(5, 9))]
)
def test_fort_10_failed_saves_are_thrown_again(fort: str, cover: F, infantry: F) -> None:
    table = plain(
        Put("one1", "mickey", (3, 3)), Put("two1", "motherland_tesla_gun", (3, 6)), forts={"two1": fort}
    )
    for kind, wanted in ((COVER, cover), (INFANTRY_ONLY, infantry)):
        save = saves.save_of(table, "two1", "one1", kind)
        assert odds(lambda r, s=save: saves.roll(r, "two1", s, 1), table).chances[0] == wanted


def test_fort_10_a_mickey_attacks_the_motherlands_strongpoint() -> None:
    """One howitzer and two machine-gun hits: of two cover saves one fails, then a re-roll without army."""
    table = plain(
        Put("one1", "mickey", (3, 3), facing=0),
        Put("two1", "motherland_tesla_gun", (3, 6)),
        forts={"two1": "strongpoint"},
    )
    howitzer, gun = (0, 1, "two1", ""), (1, 1, "two1", "")
    thrown = (
        (A, T, T, T), (T,), (A,),  # a hit of four dice; the infantry save fails, its re-roll shows army
        (A, A, S, S, S, S), (A, T), (S,),  # two hits; one cover save fails, and so does its re-roll
    )  # fmt: skip
    referee = referee_of(table, *thrown, one=Script(attack=[(howitzer, gun)]))
    attack.attack(referee, "one1")
    assert [rule for rule, _, _ in rolls(referee)] == [
        "DT-HIT-06", "DS-WEAP-06", "DS-FORT-10", "DT-HIT-01", "DT-SAVE-05", "DS-FORT-10",
    ]  # fmt: skip
    assert referee.table.units["two1"].boxes == 1


@pytest.mark.parametrize(("fort", "wanted"), [("bunker", F(2, 3)), ("strongpoint", F(1, 3))])
def test_fort_11_a_save_in_close_combat_from_outside(fort: str, wanted: F) -> None:
    table = plain(
        Put("one1", "hammers", (3, 3)), Put("two1", "motherland_tesla_gun", (3, 4)), forts={"two1": fort}
    )
    save = saves.save_of(table, "two1", "one1", CLOSE)
    found = odds(lambda r: saves.roll(r, "two1", save, 1), table).chances
    assert found[0] == wanted  # not thrown again
    inside = plain(
        Put("one1", "hammers", (3, 3)), Put("two1", "ghosts", (3, 4)), forts={"two1": fort, "one1": fort}
    )
    assert saves.save_of(inside, "two1", "one1", CLOSE).rule == ""


def test_fort_11_hammers_hit_the_strongpoint_three_times() -> None:
    table = plain(
        Put("one1", "hammers", (3, 3)),
        Put("two1", "motherland_tesla_gun", (3, 4)),
        forts={"two1": "strongpoint"},
    )
    save = saves.save_of(table, "two1", "one1", CLOSE)
    assert odds(lambda r: saves.roll(r, "two1", save, 3), table).chances[1] == F(2, 9)
    punches = (0, 3, "two1", "")
    referee = referee_of(table, (A, A, A, T, S, S), (A, A, S), (S,) * 3, one=Script(attack=[(punches,)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1] == ("DS-FORT-11", "3D", 2)
    assert referee.table.units["two1"].boxes == 1
    assert len(CARDS["hammers"].soldiers) == 3


STEADY = Manner(sustained=True)


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


GUN = (0, 1, "two1", "")


def test_gen_01_a_special_rule_is_cited_in_place_of_the_standard_one() -> None:
    plain_die = lot(facing(hero()), GUN)
    assert plain_die.rule == "DT-HIT-01"
    assert lot(facing(hero("take_aim")), GUN, STEADY).rule == "DS-SKILL-39"
    steel = plain(Put("one1", hero(), (3, 3)), Put("two1", "steel_tornado", (3, 6)), cover=("two1",))
    assert saves.save_of(steel, "two1", "one1", COVER).rule == "DS-SKILL-37"
    assert saves.save_of(facing(hero()), "two1", "one1", COVER).rule == "DT-SAVE-07"


def test_skill_20_defensive_tactics_in_cover_only() -> None:
    wary = card("wary", models=5, skills=("defensive_tactics",))
    gun = card("gun", weapon("gun", "1/1"), weapon("flame", "1/1", "flame"), models=2)
    units = (Put("one1", gun, (3, 3)), Put("two1", wary, (3, 4)))
    assert chances(plain(*units), GUN)[1] == F(1, 3) * F(2, 3)
    assert chances(plain(*units, cover=("two1",)), GUN)[1] == F(1, 3) * F(1, 3) * F(2, 3)
    flame = (1, 1, "two1", "")
    assert chances(plain(*units, cover=("two1",)), flame)[1] == F(1, 3) * F(2, 3)  # even with the save denied
    shared = plain(
        Put("one1", gun, (3, 3)),
        Put("two1", card("plain", models=5), (3, 4)),
        Put("two2", hero("defensive_tactics"), (3, 4)),
        cover=("two1", "two2"),
    )
    assert has_skill(shared, "two1", "defensive_tactics", "two2")


@pytest.mark.parametrize(("name", "rule"), [("steel_tornado", "DS-SKILL-37"), ("zombies", "DS-SKILL-41")])
def test_skill_37_and_41_no_cover_but_army_or_shield(name: str, rule: str) -> None:
    for options in ({}, {"cover": ("two1",)}):
        table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", name, (3, 6)), **options)
        for kind in (COVER, INFANTRY_ONLY):
            save = saves.save_of(table, "two1", "one1", kind)
            assert (save.rule, save.easy) == (rule, True)
        assert saves.save_of(table, "two1", "one1", NO_SAVE).rule == ""
