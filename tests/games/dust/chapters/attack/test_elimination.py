"""Who survives his elimination, and who says who falls (DS-HERO-10, DS-SKILL-09, DS-SKILL-17)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.elimination import bail_out
from escarmouche.games.dust.table import Card, Table, Unit
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5

GUN = (0, 1, "two1", "")


def piloted(boxes: int = 0) -> Table:
    return plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", "grandma", (3, 6), boxes=boxes),
        Put("two2", "koshka", place="aboard", carrier="two1", seat="pilot"),
    )


def test_hero_10_the_pilot_of_a_destroyed_machine_escapes_two_times_in_three() -> None:
    table = piloted()
    found = odds(bail_out, table, "two2", "two1", of=lambda _, a: a.units["two2"].boxes, policy=attack.quick)
    assert found.chances == {0: F(2, 3), 1: F(1, 3)}


def test_hero_10_where_he_lands_and_that_he_is_activated() -> None:
    table = piloted(boxes=4)
    gone = Script(bail_out=[(4, 6)])
    referee = referee_of(table, (A,), (T,), (T,), one=Script(attack=[(GUN,)]), two=gone)
    attack.attack(referee, "one1")
    hero = referee.table.units["two2"]
    assert (hero.place, hero.x, hero.y, hero.boxes, hero.carrier) == ("board", 4, 6, 1, "")
    assert "activated" in hero.markers
    assert (3, 6) in gone.asked[0].options  # the square the machine held


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


KNIFE = (1, 1, "two1", "")


def test_skill_09_an_assassin_says_who_falls() -> None:
    table = facing(hero("assassin"), far=1, target="boss")
    one, two = Script(attack=[(KNIFE,)], losses=[("two1a",)]), Script()
    referee = referee_of(table.copy(), (A,), (S,) * 5, one=one, two=two)
    attack.attack(referee, "one1")
    assert "two1a" not in referee.table.units["two1"].figures  # the Officer
    ask = next(a for a in one.asked if a.question == "losses")
    assert (ask.rule, ask.side) == ("DS-SKILL-09", "one")
    assert ask.proposal == ("two1a",)
    ranged = referee_of(table.copy(), (A,), (S,), one=Script(attack=[(GUN,)]), two=two)
    attack.attack(ranged, "one1")
    assert two.asked[-1].rule == "DT-DMG-02"  # with his gun he does not


def fate(unit: Unit) -> tuple[str, int, bool]:
    return unit.place, unit.boxes, "stunned" in unit.markers


def test_skill_17_cheat_death_at_the_end_of_the_action() -> None:
    table = plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", hero("cheat_death"), (3, 6)),
    )
    found = odds(
        declare.resolve, table, "one1", (GUN,), False,
        of=lambda _, after: fate(after.units["two1"]), policy=attack.quick,
    ).chances  # fmt: skip
    assert found[("board", 3, True)] == F(2, 9) * F(2, 3)
    assert found[("gone", 4, False)] == F(2, 9) * F(1, 3)
    assert found[("board", 0, False)] == F(7, 9)


def test_skill_17_he_neither_strikes_back_nor_takes_more_hits_in_that_action() -> None:
    both = card("both", weapon("gun", "1/N"), weapon("knife", "1/1", range=0), models=1)
    table = plain(Put("one1", both, (3, 3)), Put("two1", hero("cheat_death"), (3, 4)))
    referee = referee_of(table, (A,), (T,), (A,), one=Script(attack=[(GUN, KNIFE)]))
    attack.attack(referee, "one1")
    assert [rule for rule, _, _ in rolls(referee)] == ["DT-HIT-01", "DT-SAVE-07", "DS-SKILL-17"]
    assert referee.table.units["two1"].boxes == 3


def test_skill_17_works_in_a_destroyed_machine_too() -> None:
    table = plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", "pounder", (3, 6)),
        Put("two2", hero("cheat_death", "pilot"), boxes=3, place="aboard", carrier="two1", seat="pilot"),
    )
    referee = referee_of(table, (A,), (T,), (S,), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1:] == [("DS-HERO-10", "1D", 0), ("DS-SKILL-17", "1D", 1)]
    assert referee.table.units["two2"].place == "board"
    assert "stunned" in referee.table.units["two2"].markers
