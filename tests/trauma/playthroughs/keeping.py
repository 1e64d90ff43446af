"""Matches kept as text: the answers that were given and everything that followed from them.

The answers are kept too, so that better bots do not change a playthrough: only other rules do.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import situation
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.conformance import give
from escarmouche.engine.log import entry, plain
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, Event, Input
from escarmouche.engine.ruleset import Setup
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer

FOLDER = Path(__file__).parent
FINGERPRINT = FOLDER / "fingerprint.json"
LISTS = (str(FOLDER / "first.yaml"), str(FOLDER / "second.yaml"))
SETUPS = {
    "generator": Setup("generator", LISTS, {"turns": 4, "table": "outpost"}, str(FOLDER)),
    "attack": Setup("attack", LISTS, {"turns": 4, "table": "old-town", "attacker": "roll"}, str(FOLDER)),
}
"""Lists of a small book that stands beside them, on ready-made tables."""
DEPTH = 3


def played(name: str) -> Match:
    """A match between random players under a fixed seed."""
    seats = {side: RandomPlayer(f"playthrough {side}") for side in RULESET.sides}
    return Match(RULESET, RULESET.new_table(SETUPS[name]), "playthrough", seats)


def text_of(match: Match) -> str:
    """Answers and events in the order they came, one a line, and the end."""
    steps: list[Any] = []
    match.replay(steps.append)
    lines = [f"rules {RULESET.version}"]
    for step in steps:
        told = 0
        for given, mark in zip(step.inputs, step.marks, strict=True):
            lines += [_event(event) for event in step.events[told:mark]]
            told = mark
            lines.append("> " + msgspec.json.encode(plain(given)).decode())
        lines += [_event(event) for event in step.events[told:]]
    return "\n".join([*lines, f"{match.over} {match.over_rule}", ""])


def _event(event: Event) -> str:
    about = msgspec.json.encode(event.about, enc_hook=repr, order="sorted").decode()
    return f"{event.rule} {event.what}{' only ' + event.only if event.only else ''} {about}"


def inputs_of(text: str) -> list[Input]:
    """The answers of a kept playthrough."""
    found = [entry(msgspec.json.decode(line[2:])) for line in text.splitlines() if line.startswith("> ")]
    return [given for given in found if isinstance(given, Input)]


def replayed(name: str, text: str) -> str:
    """The same answers under the rules of today; raises where one of them no longer fits."""
    match = Match(RULESET, RULESET.new_table(SETUPS[name]))
    for given in inputs_of(text):
        give(match, given)
    return text_of(match)


def positions(depth: int = DEPTH) -> list[int]:
    """How many different tables a tiny position leads to after 1, 2, 3 … answers; dice end a line."""
    table = situation.read(FOLDER / "tiny.yaml", lambda name: RULESET).table
    now = [Match(RULESET, table)]
    counts = []
    for _ in range(depth):
        seen: dict[str, Match] = {}
        for match in now:
            for ask in match.pending[:1]:
                if not isinstance(ask, Ask) or ask.kind == "place":
                    continue
                for answer in plain_candidates(ask):
                    new = match.copy()
                    assert new.answer(answer, ask.side) is None
                    pending = new.pending_request
                    seen.setdefault(
                        f"{new.table.digest()} {type(pending).__name__} {pending and pending.rule}", new
                    )
        now = list(seen.values())
        counts.append(len(now))
    return counts


def digest(text: str) -> str:
    """A short name of a text, its version apart."""
    return blake2b(text.partition("\n")[2].encode(), digest_size=12).hexdigest()


def fingerprint() -> dict[str, Any]:
    """What the kept texts and counts come to."""
    texts = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in SETUPS}
    kept = {name: digest(text) for name, text in texts.items()}
    return {"version": RULESET.version, "positions": positions(), **kept}


def write() -> None:
    """Play the matches and write everything anew; the version of the rules must have gone up before."""
    for name in SETUPS:
        (FOLDER / f"{name}.txt").write_text(text_of(played(name)), encoding="utf-8")
    FINGERPRINT.write_bytes(msgspec.json.format(msgspec.json.encode(fingerprint()), indent=2) + b"\n")
