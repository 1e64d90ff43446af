"""The kept matches of one checkout, answered again: their function calls, or the CPU time they take.

`tools/versions.py` pipes this text into an interpreter that sees one checkout alone, so it may only use what
every version has: games by name, matches that are answered, tables from a set-up or from a file. Where the
contract has changed, both spellings are tried. It prints one JSON object: what each game came to.

python - calls < tools/replayed.py    in the folder of the checkout, with its src in PYTHONPATH
"""

from __future__ import annotations

import cProfile
import gc
import json
import sys
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import escarmouche
from escarmouche import games
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup

Json = dict[str, Any]
SETUPS: dict[str, tuple[str, tuple[str, ...], Json]] = {
    "combat_zone/long-firefight": (
        "firefight",
        ("mercs-200-iron", "cult-200-pit"),
        {"hero_rerolls": 5, "turns": 8},
    ),
    "combat_zone/long-extraction": (
        "extraction",
        ("corp-100-breach", "gang-100-fire"),
        {"burst_cap": "shots", "turns": 8},
    ),
    "combat_zone/long-hunt": ("hunt", ("corp-200-gate", "mercs-100-company"), {"turns": 8}),
    "combat_zone/long-sabotage": ("sabotage", ("gang-200-fire", "corp-100-breach"), {"turns": 8}),
    "combat_zone/long-stronghold": ("stronghold", ("cult-200-chapel", "gang-100-street"), {}),
    "dust_tactics/long-airborne": ("all_out_attack", ("ssu-50-airborne", "allies-50-walkers"), {}),
    "dust_tactics/long-siege": ("supply_drop", ("ssu-100-motherland", "allies-100-siege"), {}),
    "dust_tactics/long-heavy": ("bait_and_flank", ("axis-100-luftwaffe", "allies-100-heavy"), {}),
    "dust_tactics/long-battlegroup": (
        "random",
        ("ssu-100-battlegroup", "axis-100-koenig"),
        {"terrain": "village"},
    ),
}
"""Scenario, lists and options of the playthroughs whose file does not begin with a table."""


def member(ruleset: Any, name: str) -> Any:
    """A member of a ruleset, be it its own or that of one of its parts."""
    holders = (ruleset, *(getattr(ruleset, part, None) for part in ("rules", "armies", "client", "bot")))
    for holder in holders:
        if hasattr(holder, name):
            return getattr(holder, name)
    raise SystemExit(f"{ruleset.name}: neither the ruleset nor a part of it has {name}")


def frozen(value: Any) -> Any:
    """A value read from JSON as the rules hold it: lists become tuples."""
    if isinstance(value, list):
        return tuple(frozen(part) for part in value)
    return {key: frozen(part) for key, part in value.items()} if isinstance(value, dict) else value


class Playthrough:
    """A long kept match: its game, the table it begins with and its answers, each with its side."""

    def __init__(self, path: Path) -> None:
        self.game = path.parent.parent.name
        self.name = f"{self.game}/{path.stem}"
        self.ruleset: Any = games.ruleset(self.game)
        lines = path.read_text(encoding="utf-8").splitlines()
        if lines[1].startswith("{"):
            self.table = member(self.ruleset, "records").read(json.loads(lines[1]))
        elif self.name in SETUPS:
            self.table = member(self.ruleset, "new_table")(Setup(*SETUPS[self.name]))
        else:
            raise SystemExit(f"{self.name}: tools/replayed.py does not know its scenario and lists")
        self.answers: list[tuple[str, Any]] = []
        self.decisions = 0
        for line in lines:
            if line.startswith("> "):
                kind, _, side, value = json.loads(line[2:])
                pairs = [(side, value)] if kind != "each" else value
                self.answers += [(by, frozen(answer)) for by, answer in pairs]
                self.decisions += len(pairs) if kind != "roll" else 0

    def replay(self) -> str:
        """Answer the whole match again; how it ended, in a word that tells different ends apart."""
        match = Match(self.ruleset, self.table)
        for side, answer in self.answers:
            if refusal := match.answer(answer, side):
                raise SystemExit(f"{self.name}: {answer} of {side} is refused: {refusal}")
        if not match.over:
            raise SystemExit(f"{self.name}: the match is not over after its last answer")
        return f"{match.over} {match.table.digest()}"


def measured(played: list[Playthrough], *, calls: bool) -> Json:
    """The matches of one game: decisions, ends, and the function calls or CPU seconds they took."""
    gc.collect()
    profile = cProfile.Profile()
    begun = time.process_time()
    if calls:
        profile.enable()
    ends = [playthrough.replay() for playthrough in played]
    profile.disable()
    seconds = time.process_time() - begun
    count = sum(entry.callcount for entry in profile.getstats())
    return {
        "answers": blake2b(repr([playthrough.answers for playthrough in played]).encode()).hexdigest(),
        "decisions": sum(playthrough.decisions for playthrough in played),
        "ends": ends,
        "rules": played[0].ruleset.version,
        "spent": count if calls else seconds,
    }


def main() -> int:
    """Answer all long kept matches of the checkout in the current folder."""
    here = Path.cwd()
    if not Path(escarmouche.__file__).is_relative_to(here):
        raise SystemExit(f"{escarmouche.__file__} is not of the checkout {here}")
    by_game: dict[str, list[Playthrough]] = {}
    for path in sorted(here.glob("tests/**/playthroughs/long-*.txt")):
        by_game.setdefault(path.parent.parent.name, []).append(Playthrough(path))
    calls = sys.argv[1] == "calls"
    print(json.dumps({game: measured(played, calls=calls) for game, played in by_game.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
