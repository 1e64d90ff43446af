"""Unit and hero are one party through fire, first strike and close combat (DS-HERO-04, DS-HERO-05, DT-CC)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import aiming, attack
from escarmouche.games.dust.chapters.attack.party import Party, left_of
from escarmouche.games.dust.chapters.cards.cards import partner
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD
from escarmouche.games.dust.table import Card, Table
from tests.games.dust.fights import rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
MEN = card("men", weapon("gun", "3/1"), models=2)
QUICK = card("quick", weapon("blade", "2/1", range=0, count=2), models=2, skills=("first_strike",))


def hero(*skills: str, damage: int = 1) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "4/1", range=0))
    return card("hero", *guns, kind="hero", damage=damage, skills=skills)


def party_attacked(**values: Any) -> Table:
    return plain(
        Put("one1", MEN, (3, 3)),
        Put("two1", MEN, (3, 4)),
        Put("two2", hero(**values), (3, 4)),
        Put("two3", MEN),
    )


def joined(table: Table, unit: str = "one1", leader: str = "one2") -> Table:
    table.turn = replace(table.turn, unit=unit, hero=leader)
    return table


GUN, FISTS = (0, 1, "two1", ""), (STANDARD, 1, "two1", "")


def test_hero_05_a_joined_hero_who_was_shot_dead_does_not_strike_back() -> None:
    two = Script(stand_by=["two2"], share_hit=[(0, "two2")])
    referee = referee_of(
        party_attacked(), (A, T, T), (T,), (S,), (S,) * 2, one=Script(attack=[(GUN, FISTS)]), two=two
    )
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].place == "gone"
    assert [dice for _, dice, _ in rolls(referee)] == ["3D", "1D", "1D", "2D"]  # two soldiers, no knife


def test_hero_05_a_hero_whose_unit_was_shot_fights_on() -> None:
    two = Script(stand_by=["two2"], share_hit=[(0, "two1")] * 2)
    referee = referee_of(
        party_attacked(damage=3),
        (A, A, T),
        (T,),
        (T,),
        (A,),
        (A, T, T, T),
        one=Script(attack=[(GUN, FISTS)]),
        two=two,
    )
    attack.attack(referee, "one1")
    table = referee.table
    assert table.units["two1"].place == "gone"
    assert table.units["two2"].boxes == 1  # the blow meant for the unit falls on him
    assert len(table.units["one1"].figures) == 1  # and his knife answers


def test_hero_05_blows_at_a_hero_go_on_when_the_unit_he_joined_has_fallen() -> None:
    at_him = tuple((line, count, "two2", mode) for line, count, _, mode in (GUN, FISTS))
    two = Script(shelter=["two1"], share_hit=[(0, "two1")] * 2)
    referee = referee_of(
        party_attacked(damage=3), (A, A, T), (T,), (T,), (A,), (T,) * 4, one=Script(attack=[at_him]), two=two
    )
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    assert referee.table.units["two2"].boxes == 1


def test_skill_23_a_joined_hero_struck_dead_first_strikes_no_more() -> None:
    table = joined(plain(Put("one1", MEN, (3, 3)), Put("one2", hero(), (3, 3)), Put("two1", QUICK, (3, 4))))
    blows = ((STANDARD, 2, "two1", ""), (HIS + 1, 1, "two1", ""))
    one = Script(attack=[blows], share_hit=[(0, "one2")])
    referee = referee_of(table, (A, T, T, T), (S,) * 2, one=one)
    attack.attack(referee, "one1")
    assert referee.table.units["one2"].place == "gone"
    assert [dice for _, dice, _ in rolls(referee)] == ["4D", "2D"]


def test_skill_23_a_hero_whose_unit_was_struck_down_first_strikes_alone() -> None:
    table = joined(
        plain(Put("one1", MEN, (3, 3)), Put("one2", hero(damage=3), (3, 3)), Put("two1", QUICK, (3, 4)))
    )
    blows = ((STANDARD, 2, "two1", ""), (HIS + 1, 1, "two1", ""))
    referee = referee_of(
        table, (A, A, T, T), (A, T, T, T), one=Script(attack=[blows], share_hit=[(0, "one1")] * 2)
    )
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].place == "gone"
    assert [dice for _, dice, _ in rolls(referee)] == ["4D", "4D"]
    assert len(referee.table.units["two1"].figures) == 1


def test_skill_23_a_hero_does_not_strike_first_with_the_unit_he_joined() -> None:
    table = joined(
        plain(Put("one1", QUICK, (3, 3)), Put("one2", hero(damage=2), (3, 3)), Put("two1", MEN, (3, 4)))
    )
    blows = ((0, 1, "two1", ""), (HIS + 1, 1, "two1", ""))
    referee = referee_of(table, (A, T), (T,) * 4, (A,), one=Script(attack=[blows], share_hit=[(0, "one1")]))
    attack.attack(referee, "one1")
    # the blade, then his knife and the one soldier left at the same time
    assert [dice for _, dice, _ in rolls(referee)] == ["2D", "4D", "1D"]


def test_cc_03_blows_of_two_targets_at_once_find_hero_and_unit_as_one() -> None:
    lone = card("lone", weapon("gun", "1/1"), models=1)
    table = joined(
        plain(
            Put("one1", lone, (3, 3)),
            Put("one2", hero(damage=3), (3, 3)),
            Put("two1", lone, (3, 4)),
            Put("two2", lone, (4, 4)),
        )
    )
    blows = ((STANDARD, 1, "two1", ""), (HIS + 1, 1, "two2", ""))
    one = Script(attack=[blows], share_hit=[(0, "one1")])
    referee = referee_of(table, (T,), (A,), (T,) * 4, (A,), one=one)
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].place == "gone"
    assert referee.table.units["one2"].boxes == 1  # the second blow had nobody else to hit


def test_hero_04_a_fallen_hero_is_part_of_no_attack() -> None:
    table = joined(plain(Put("one1", MEN, (3, 3)), Put("one2", hero(), (3, 3)), Put("two1", MEN, (3, 5))))
    assert any(use.owner == "one2" for use in aiming.lines(table, "one1", "one2", "attack"))
    table.change("one2", {"place": "gone", "figures": (), "boxes": 1})
    assert partner(table, "one1") == ""
    assert not any(use.owner == "one2" for use in aiming.lines(table, "one1", "one2", "attack"))


def test_hero_05_what_is_left_of_a_party() -> None:
    table = party_attacked()
    party = Party("two1", "two2")
    assert left_of(table, party) == party
    table.change("two2", {"boxes": 1})
    assert left_of(table, party) == Party("two1")
    table.change("two2", {"boxes": 0})
    table.change("two1", {"place": "gone", "figures": ()})
    assert left_of(table, party) == Party("two2")
    table.change("two2", {"boxes": 1})
    assert left_of(table, party) is None
