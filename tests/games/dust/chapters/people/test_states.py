"""Stunned units and heroes (DS-STATE-01, DS-SKILL-41)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.chapters.attack import aiming, attack
from escarmouche.games.dust.chapters.attack.blows import reply_shots
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.table import Card, Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import cited, reason
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


GUN = (0, 1, "two1", "")


def test_state_01_a_stunned_unit_neither_attacks_nor_strikes_back() -> None:
    table = facing(hero(), far=1)
    table.change("one1", {"markers": frozenset({"stunned"})})
    assert reason(aiming.why_not_attack(table, "one1")) == ("DS-STATE-01", "stunned")
    assert reason(aiming.why_not_fire(table, "one1", 0, "two1")) == ("DS-STATE-01", "stunned")
    assert declare.options(table, "one1", "", "attack") == []
    referee = referee_of(table)
    states.shake_off(referee, "one1")
    assert aiming.why_not_attack(referee.table, "one1") is None
    assert "DS-STATE-01" in cited(referee)


def test_state_01_a_stunned_hero_does_not_fight_with_the_unit_he_has_joined() -> None:
    squad, man = card("squad", weapon(count=5)), hero()
    units = (
        Put("one1", squad, (3, 3)),
        Put("one2", man, (3, 3), markers=("stunned",)),
        Put("two1", squad, (3, 4)),
    )
    table = plain(*units, turn={"hero": "one2"})
    assert all(shot[0] < 50 for shot in declare.options(table, "one1", "one2", "attack"))
    assert reply_shots(table, "one1", "one2", "two1") == declare.shots_read((-1, 5, "two1", ""))
    referee = referee_of(table)
    states.shake_off(referee, "one2")
    assert any(shot[0] > 50 for shot in declare.options(table, "one1", "one2", "attack"))
    assert len(reply_shots(table, "one1", "one2", "two1")) == 2


def test_skill_41_stunned_zombies_still_stunned() -> None:
    gun = card("tesla", weapon("tesla", "1/1", "tesla"), models=1)
    table = plain(Put("one1", gun, (3, 3)), Put("two1", "zombies", (3, 6)))
    referee = referee_of(table, (A,), (A,), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert states.stunned(referee.table, "two1")
