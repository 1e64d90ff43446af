"""The same attack in the open gives the same odds on both tables (DB-BASE-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.dice import Dice
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.aiming import aims
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust_battlefield import turn
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.testing.scripts import Script
from tests.games.dust import plain
from tests.games.dust_battlefield.tables import Put, piece, table_of

ARMY, SHIELD = 1, 5


class Proposing(Script):
    """Takes what is proposed where nothing is scripted."""

    proposals = True


def on_squares(table: Table) -> Table:
    """The same units three squares apart on the bare field of the grid."""
    other = table.copy()
    other.setting = replace(table.setting, system=plain.PLAIN)
    other.change("two1", {"x": 3, "y": 0})
    return other


@pytest.mark.parametrize(
    ("card", "target", "sustained"),
    [
        ("the-ghosts", "red-thunder", False),
        ("ludwig", "matrioshka", True),
        ("pounder", "ludwig", False),
        ("gunners", "the-panzers", True),
        ("natasha", "gunners", False),
        ("death-masks", "steel-tornado", False),
    ],
)
def test_base_02_the_same_attack_has_the_same_odds_on_both_tables(
    card: str, target: str, sustained: bool
) -> None:
    table = table_of(Put("one1", card, (20, 60)), Put("two1", target, (55, 60), 180), turn={"round": 2})
    kind = "sustained" if sustained else "attack"
    direct = [s for s in aims(table, "one1", "", kind) if not s.mode.smoke]
    squares = on_squares(table)
    compared = 0
    for shot in direct:
        one = Shot(shot.line, 1, "two1")
        open_odds = attack.attack_odds(table, "one1", (one,), sustained, "two1")
        assert open_odds.chances == attack.attack_odds(squares, "one1", (one,), sustained, "two1").chances
        compared += 1
    assert compared


class Counted:
    """Dice that show so many armies for each throw of a rule, in order; all else shows shields."""

    def __init__(self, **armies: list[int]) -> None:
        self.armies = {rule.replace("_", "-"): counts for rule, counts in armies.items()}
        self.thrown: list[tuple[str, int]] = []

    def throw(self, dice: Dice, key: str) -> tuple[int, ...]:
        rule, count = key.split("/")[-2], len(dice.missing(()))
        self.thrown.append((rule, count))
        left = self.armies.get(rule, [])
        good = min(left.pop(0) if left else 0, count)
        faces = (ARMY,) * good + (SHIELD,) * (count - good)
        return faces + (SHIELD,) * len(dice.missing(faces))


def _activation(table: Table, unit: str, dice: Counted, **players: Script) -> Referee:
    """One activation from its announcement to its end."""
    referee = Referee(table, (), dice, players)
    while "activated" not in referee.table.units[unit].markers:
        turn.step(referee)
    return referee


def test_cc_03_example_fakyeli_and_grim_reapers() -> None:
    """Fakyeli move; the reaction fells two; the three left shoot two, and the last two fall together."""
    table = table_of(
        Put("one1", "fakyeli", [(57, 60), (57, 63), (60, 60), (60, 63), (60, 57)]),
        Put("two1", "grim-reapers", [(78, 60), (78, 64), (78, 56)]),
        turn={"round": 2, "step": "choose", "active": "one"},
    )
    there = [(7000, 6000), (7000, 6400), (7350, 6000), (7350, 6400), (7350, 5600)]
    way = tuple((f"one1{letter}", (spot,), -1) for letter, spot in zip("abcde", there, strict=True))
    shots = ((0, 1, "two1", ""), (1, 2, "two1", ""), (2, 3, "two1", ""))
    one = Proposing(
        actions=[("move", "attack")], move=[way], losses=[("one1a", "one1b")], attack=[shots], board=["-"]
    )
    two = Proposing(reaction=["two1"], attack=[((0, 3, "one1", ""),)])
    dice = Counted(
        DT_REACT_03=[2],  # two armies: a Sustained Attack
        DT_HIT_04=[6],
        DB_SAVE_07=[4, 0],  # two of six go through; later the shotguns' one
        DB_FLAME_04=[1],  # the Sulphur Thrower: no save
        DT_HIT_01=[1, 1, 1],  # the shotguns; then both sides strike at the same time
    )
    referee = _activation(table, "one1", dice, one=one, two=two)
    after = referee.table
    assert len(after.units["one1"].figures) == 2
    assert after.units["two1"].place == "gone"
    assert "suppressed" in after.units["one1"].markers  # hit by the reaction, and again in close combat
    assert dice.thrown[0:3] == [("DT-REACT-03", 2), ("DT-HIT-04", 33), ("DB-SAVE-07", 6)]
    assert after.sides["one"].points == after.setting.cards["grim-reapers"].points


def _koenigsluther(*markers: str, **values: Any) -> Table:
    wood = piece("wood", "wood", (60, 100), (30, 10))
    return table_of(
        Put("one1", "koenigsluther", (60, 80), 270, {"markers": list(markers)}),
        Put("two1", "lavrentiy-beria", (60, 20), 90),
        pieces=[wood],
        turn={"round": 2, "step": "choose", **values},
    )


def test_supp_02_example_the_koenigsluther_under_fire_is_suppressed_by_a_beria() -> None:
    table = _koenigsluther("under_fire", active="two")
    gun = next(
        n for n, w in enumerate(table.setting.cards["lavrentiy-beria"].weapons) if w.name.startswith("152mm")
    )
    two = Proposing(actions=[("attack", "nothing")], attack=[((gun, 1, "one1", ""),)])
    after = _activation(table, "two1", Counted(DT_HIT_01=[1]), one=Proposing(reaction=["-"]), two=two).table
    king = after.units["one1"]
    assert king.place == "board"
    assert king.boxes > 0
    assert king.markers & {"under_fire", "suppressed"} == {"suppressed"}


def test_supp_07_example_the_suppressed_koenigsluther_does_nothing_then_backs_off() -> None:
    """No army: it stays suppressed, its first action is Nothing, and it may still back behind the wood."""
    table = _koenigsluther("suppressed", active="one")
    back = (("one1a", ((6000, 9500),), -1),)
    one = Proposing(actions=[("nothing", "move")], move=[back])
    dice = Counted()
    referee = _activation(table, "one1", dice, one=one, two=Proposing(reaction=["-"]))
    assert dice.thrown[0] == ("DB-SUPP-06", 2)
    assert "suppressed" in referee.table.units["one1"].markers
    (menu,) = [ask for ask in one.asked if ask.question == "actions"]
    assert all(actions[0] == "nothing" for actions in menu.options)
    assert all("attack" not in actions and "sustained" not in actions for actions in menu.options)
    assert referee.table.figures["one1a"].y == 9500
