"""Deeds and actions: one record for each action, and a code that files can rely on (CZ-ACT-01)."""

from __future__ import annotations

import pytest

from escarmouche.games.combat_zone.bot import opinions
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.deeds import Deed


@pytest.mark.parametrize(
    ("code", "deed"),
    [
        ("done", Deed("done")),
        ("door:d1", Deed("door", "d1")),
        ("fight:two1a", Deed("fight", target="two1a")),
        ("burst:assault_rifle", Deed("burst", weapon="assault_rifle")),
        ("left:45", Deed("left", number=45)),
        ("drive:20", Deed("drive", number=20)),
    ],
)
def test_act_01_a_deed_is_read_from_its_code_and_written_as_it_was(code: str, deed: Deed) -> None:
    assert Deed.read(code) == deed
    assert deed.code() == code


def test_act_01_every_action_is_declared_once_and_bots_have_an_opinion_of_it() -> None:
    names = [action.name for action in actions.ACTIONS]
    assert len(set(names)) == len(names)
    assert set(opinions.OPINIONS) == set(names)


def test_game_05_a_player_in_a_hurry_is_never_in_two_minds() -> None:
    ranks = [opinion.hurry for opinion in opinions.OPINIONS.values() if opinion.hurry]
    assert sorted(ranks) == list(range(1, len(ranks) + 1))
