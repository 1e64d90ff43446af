"""Heroes who are attacked shelter with a unit (DS-HERO-05, DS-SUPER-01, DS-SUPER-02)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters.attack import attack, shelter
from escarmouche.games.dust.chapters.people.heroes import why_not_join
from escarmouche.games.dust.table import Card, Table
from tests.games.dust.fights import reason, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5

GUN = (0, 1, "two1", "")


def squad_and_hero(**values: Any) -> Table:
    gun = card("gun", weapon("gun", "3/1"), weapon("bomb", "B/1"), models=2)
    return plain(
        Put("one1", gun, (3, 3)),
        Put("two1", "bot_hunters", (3, 5)),
        Put("two2", "bazooka_joe", (3, 5)),
        **values,
    )


def test_hero_05_a_hero_who_is_attacked_shelters_with_a_unit() -> None:
    two = Script(shelter=["two1"])
    shot = (0, 1, "two2", "")
    referee = referee_of(squad_and_hero(), (A, T, T), (T,), one=Script(attack=[(shot,)]), two=two)
    attack.attack(referee, "one1")
    ask = two.asked[0]
    assert (ask.rule, ask.question, ask.options, ask.proposal) == (
        "DS-HERO-05",
        "shelter",
        ("two1", NO_ONE),
        "two1",
    )
    assert len(referee.table.units["two1"].figures) == 4
    alone = Script(shelter=[NO_ONE])
    referee = referee_of(squad_and_hero(), (A, T, T), (T,), one=Script(attack=[(shot,)]), two=alone)
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].boxes == 1


def test_hero_05_activated_heroes_may_and_a_blast_counts_one_more() -> None:
    table = squad_and_hero()
    table.change("two2", {"markers": frozenset({"activated"})})
    bomb = (1, 1, "two1", "")
    referee = referee_of(table, (S,) * 6, one=Script(attack=[(bomb,)]), two=Script(stand_by=["two2"]))
    attack.attack(referee, "one1")
    assert rolls(referee)[0][1] == "6D"
    referee = referee_of(
        squad_and_hero(), (S,) * 5, one=Script(attack=[(bomb,)]), two=Script(stand_by=[NO_ONE])
    )
    attack.attack(referee, "one1")
    assert rolls(referee)[0][1] == "5D"


def test_hero_05_one_who_may_not_join_is_not_asked() -> None:
    gun = card("gun", weapon("gun", "3/1"), models=1)
    table = plain(
        Put("one1", gun, (3, 3)), Put("two1", "panzers", (3, 5)), Put("two2", "bazooka_joe", (3, 5))
    )
    two = Script()
    referee = referee_of(table, (S, S, S), one=Script(attack=[(GUN,)]), two=two)
    attack.attack(referee, "one1")
    assert two.asked == []  # armour 2 with armour 3


def test_hero_05_hero_and_unit_attacked_together_are_one_party() -> None:
    two = Script(shelter=["two1"])
    shots = ((0, 1, "two2", ""), (1, 1, "two1", ""))
    referee = referee_of(squad_and_hero(), (S,) * 3, (S,) * 6, one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["3D", "6D"]
    assert len(two.asked) == 1


def test_hero_05_who_is_not_on_the_board_shelters_with_nobody() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)), Put("two1", "bot_hunters", (3, 5)), Put("two2", "bazooka_joe", (3, 5)),
        Put("two3", "bazooka_joe", (3, 5), place="reserve"),
    )  # fmt: skip
    assert shelter.hosts(table, "two2") == ["two1"]
    assert shelter.hosts(table, "two3") == []
    assert shelter.guests(table, "two1") == ["two2"]
    table.change("two1", {"place": "reserve"})
    assert shelter.guests(table, "two1") == []
    assert shelter.hosts(table, "two2") == []


def test_hero_05_a_hero_who_is_a_target_himself_is_not_asked_to_stand_by() -> None:
    table = squad_and_hero()
    two = Script(shelter=[NO_ONE])
    shots = ((1, 1, "two1", ""), (0, 1, "two2", ""))
    referee = referee_of(table, (S,) * 5, (S,) * 3, one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert [ask.question for ask in two.asked] == ["shelter"]
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "3D"]


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def test_super_01_a_superhuman_never_joins() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("two1", "gunners", (3, 6)),
        Put("two2", hero("superhuman"), (3, 6)),
    )
    assert reason(why_not_join(table, "two2", "two1")) == ("DS-SUPER-01", "superhuman-joins-nobody")
    two = Script()
    referee = referee_of(table, (S,) * 8, one=Script(attack=[((2, 1, "two2", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert two.asked == []


def test_super_02_a_sidekick_joins_his_own_hero_when_attacked() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("two1", hero("superhuman", name="titan"), (3, 6)),
        Put("two2", hero("sidekick:titan", name="mouse", armour=1), (3, 6)),
    )
    assert why_not_join(table, "two2", "two1") is None
    two = Script(shelter=["two1"])
    referee = referee_of(table, (S,) * 8, one=Script(attack=[((2, 1, "two2", ""),)]), two=two)
    attack.attack(referee, "one1")
    ask = two.asked[0]
    assert (ask.question, ask.options) == ("shelter", ("two1", NO_ONE))
