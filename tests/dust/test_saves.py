"""Saves: who has which, and how often they succeed (area DT-SAVE)."""

from __future__ import annotations

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust import attack, saves
from escarmouche.games.dust.hits import CLOSE, COVER, INFANTRY_ONLY, NO_SAVE
from escarmouche.games.dust.table import Table
from tests.dust.fights import F, rolls, toll
from tests.dust.plain import plain
from tests.dust.tables import CARDS, Put, Script, card, referee_of, weapon

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
