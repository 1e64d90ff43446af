"""An activation goes on with whoever is left of a unit and the hero who joined it (DS-HERO-04)."""

from __future__ import annotations

from escarmouche.games.dust.chapters import activation
from escarmouche.games.dust_tactics.chapters.board import sight
from tests.games.dust.tables import Put, card, referee_of, table_of, weapon

assert sight  # the grid answers for these tables
SQUAD = card("squad", weapon(), move=3)
HERO = card("hero", weapon(), kind="hero", damage=4, move=2)
UNDER_WAY = {"step": "act", "unit": "one1", "hero": "one2", "declared": ("move",), "count": 1}
GONE = {"place": "gone", "figures": ()}


def test_hero_04_a_fallen_hero_is_no_part_of_the_activation_any_more() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", HERO, (0, 0)), turn=UNDER_WAY)
    referee = referee_of(table)
    assert activation.still_there(referee)
    assert referee.table.turn.hero == "one2"
    referee.table.change("one2", GONE)
    assert activation.still_there(referee)
    assert (referee.table.turn.unit, referee.table.turn.hero) == ("one1", "")


def test_hero_04_a_hero_goes_on_alone_when_his_unit_has_fallen() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", HERO, (0, 0)), turn=UNDER_WAY)
    referee = referee_of(table)
    referee.table.change("one1", GONE)
    assert activation.still_there(referee)
    assert (referee.table.turn.unit, referee.table.turn.hero) == ("one2", "")
    referee.table.change("one2", GONE)
    assert not activation.still_there(referee)
