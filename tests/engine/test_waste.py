"""What a side let slip, counted from the kinds of events."""

from __future__ import annotations

from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Referee
from escarmouche.engine.waste import Slipped, Watcher
from tests.engine.toy import ToyTable, toy, toy_table


def one_after_the_other(referee: Referee[ToyTable]) -> None:
    """Red comes on and prepares, blue comes on, red strikes, blue does nothing, red does nothing."""
    number = int(referee.table.turn.activation or 0)
    if number == 1:
        referee.move("TY-ONE-01", "red1", [("red1.1", ((100, 100),), -1)])
        referee.mark("TY-ONE-02", "red1", "ready")
    elif number == 2:
        referee.move("TY-ONE-01", "blue1", [("blue1.1", ((200, 100),), -1)])
    elif number == 3:
        referee.note("TY-TWO-01", "struck", tells=STRUCK, unit="red1", target="blue1", hits=1)
    over = "red" if number == 5 else ""
    referee.book(activation=str(number + 1), active=("red", "blue")[number % 2], over=over)


def test_what_moved_struck_prepared_or_did_nothing_is_counted_by_side() -> None:
    watcher = Watcher({"ready": "fire"})
    Match(toy(one_after_the_other), toy_table(), 1, watch=watcher.step)
    red, blue = watcher.slipped("red"), watcher.slipped("blue")
    assert red == Slipped(units=1, harmless=0, activations=3, idle=1, prepared=1)
    assert blue == Slipped(units=1, harmless=1, activations=2, idle=1)
    assert red + blue == Slipped(units=2, harmless=1, activations=5, idle=2, prepared=1)
