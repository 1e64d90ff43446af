"""A campaign kept as text: when it changes, the version of the rules must go up."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_lines
from escarmouche.engine.ruleset import Setup
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer

KEPT = Path(__file__).parent / "playthroughs" / "front.txt"


def playthrough() -> str:
    """The events of one campaign of two with guessed battles, one a line, under the version of the rules."""
    table = RULESET.rules.new_table(Setup("emerald_mount", RULESET.armies.default_lists))
    players = {side: RandomPlayer(side) for side in table.sides}
    match = Match(RULESET, table, "playthrough", players, fighter=guess_at_once)
    lines = [line for line in record_lines(match) if '"kind":"event"' in line]
    shown = [line.rpartition(',"chain"')[0] + "}" for line in lines]
    return "\n".join([f"rules {RULESET.version}", *shown, f"{match.over} {match.over_rule}", ""])


def test_the_playthrough_has_not_changed() -> None:
    """Changed on purpose? Raise `version` in ruleset.py, write the text anew and read the difference.

    Guesses are no rules: when they alone are fitted anew the text is written anew and the version stays.
    """
    assert playthrough() == KEPT.read_text(encoding="utf-8")


if __name__ == "__main__":
    KEPT.write_text(playthrough(), encoding="utf-8")
