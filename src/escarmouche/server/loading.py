"""A match from the store: its newest checkpoint and the inputs since. A match of older rules crosses over."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from escarmouche import __version__, games
from escarmouche.engine import recording, save
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.luck import Seeds, commitment
from escarmouche.engine.match import Match
from escarmouche.server.room import Live
from escarmouche.server.rows import (
    UNDO,
    Asking,
    Damaged,
    Given,
    Payload,
    TakenBack,
    Upgraded,
    asked_after,
    decode,
    encode,
    played,
    replayed,
)
from escarmouche.server.store import Checkpoint, MatchRow, Store, Write, now, packed
from escarmouche.server.tables import matches
from escarmouche.server.views import lines_of

Rows = Sequence[tuple[int, Payload]]
log = logging.getLogger("escarmouche.loading")


def load(store: Store, row: MatchRow) -> Live:
    """The match at its last accepted input."""
    kept = _soundest(store, row)
    rows = [(number, decode(data)) for number, _, data in store.inputs_after(row.id, kept.number)]
    ruleset = games.ruleset(row.game)
    if row.rules != ruleset.version:
        return crossed(store, row, kept.state, rows)
    match = replayed(save.restore(kept.state, f"match {row.id}", games.ruleset), rows)
    live = Live(match, kept.number, kept.last, {})
    if not rows:  # what the checkpoint's own input left behind
        rows = [(number, decode(data)) for number, _, data in store.inputs_after(row.id, kept.number - 1)]
    for number, payload in rows:
        live.follow(number, payload)
    return live


def _soundest(store: Store, row: MatchRow) -> Checkpoint:
    """The newest checkpoint that can be read; one that is damaged gives way to the one before."""
    kept = store.checkpoint(row.id)
    while kept is not None:
        try:
            save.restore(kept.state, f"match {row.id}", games.ruleset)
        except EscarmoucheError as error:
            log.error("match %s: the checkpoint at %d cannot be read: %s", row.id, kept.number, error)
            kept = store.checkpoint(row.id, kept.number)
        else:
            return kept
    raise Damaged(f"match {row.id} has no sound checkpoint; see `escarmouche repair`")


def crossed(store: Store, row: MatchRow, state: bytes, rows: Rows) -> Live:
    """Go on under newer rules: from the checkpoint, with the answers since as far as they are still asked."""
    match = save.restore(state, f"match {row.id}", games.ruleset)
    every = [(number, decode(data)) for number, _, data in store.inputs_after(row.id, -1)]
    match.earlier = tuple(_earlier(row, state, every, match, rows))
    given = 0
    for _, payload in rows:
        taken = _given_again(match, payload)
        if taken is None:
            break
        match, given = taken, given + 1
    number = every[-1][0] + 1
    last = every[-1][1].first - 1 + _count(every[-1][1])
    dropped = len(rows) - given
    asking = None if dropped or match.over else _asked_in(every)
    if asking and asking.what == UNDO and match.why_not_undo(asking.side, consent=True):
        asking = None  # what was to be taken back lies before the checkpoint
    stored = Upgraded(row.rules, match.ruleset.version, dropped, asking)
    payload = Payload(stored, first=last + 1, clocks=every[-1][1].clocks)
    rules = matches.update().where(matches.c.id == row.id).values(rules=match.ruleset.version)
    kept = {
        "match": row.id,
        "number": number,
        "last": last + 1,
        "state": packed(save.dump(match, record=False)),
    }
    store.wait_apart(
        Write(((row.id, number, last + 1, now(), encode(payload)),), {"checkpoints": [kept]}, [rules])
    )
    live = Live(match, number - 1, last, {})
    live.follow(number, payload)
    return live


def _asked_in(rows: Rows) -> Asking | None:
    """What a side asked of the others when these inputs were the last."""
    asking: Asking | None = None
    for _, payload in rows:
        asking = asked_after(payload.stored, asking, over=False)
    return asking


def _given_again(match: Match, payload: Payload) -> Match | None:
    """The match after a stored input, if the new rules ask for it and allow it."""
    stored = payload.stored
    if isinstance(stored, Given):
        ask = match.asked(stored.side)
        if ask is None or ask.rule != stored.rule:
            return None
    try:
        result = played(match, stored)
    except (EscarmoucheError, TypeError, ValueError, KeyError):
        return None
    return None if result.refusal else result.match


def _count(payload: Payload) -> int:
    return len(lines_of(0, payload))


def _earlier(row: MatchRow, state: bytes, every: Rows, match: Match, rows: Rows) -> Iterator[str]:
    """The record of the match so far, from what is stored: the older rules are not there to run it again."""
    content: dict[str, Any] = msgspec.json.decode(state)["match"]
    chain = recording.Chain()
    for line in content["earlier"]:
        yield chain.follow(line)
    since = max((n for n, (_, p) in enumerate(every) if isinstance(p.stored, Upgraded)), default=-1) + 1
    seeds = _seeds(content, every[since:], rows)
    yield chain.line(
        {
            "kind": "header",
            "format": recording.FORMAT,
            "game": row.game,
            "rules": row.rules,
            "package": content.get("package", __version__),
            "sides": match.sides,
            "seat": None,
            "commitment": commitment(seeds.first),
            "dice": recording.TYPED if seeds.first is None else recording.THROWN,
            "turns": seeds.turns,
            "seats": content["seats"],
            "origin": content["origin"],
        }
    )
    count, inputs = 1, 0
    for _, payload in every[since:]:
        for line in _lines(payload):
            inputs += line["kind"] == "input"
            count += 1
            yield chain.line(line)
    close = {"kind": "close", "lines": count + 1, "inputs": inputs}
    close |= {"result": match.over, "rule": match.over_rule}
    told = seeds.all if match.over else seeds.all[:-1]
    yield chain.line({**close, "seeds": told} if told else close)


def _seeds(content: dict[str, Any], part: Rows, rows: Rows) -> Seeds:
    """The seeds of a match so far: those of its checkpoint, and those that inputs since have begun."""
    later = [p.stored.seed for _, p in rows if isinstance(p.stored, TakenBack) and p.stored.seed]
    now_known = (*content.get("past", ()), content["seed"], *later)
    every = tuple(seed for seed in now_known if seed is not None)
    begun = sum(1 for _, payload in part for entry in payload.entries if entry[:2] == ["!", "seed"])
    turns = content.get("turns", 0)
    return Seeds(None, every, turns) if begun >= len(every) else Seeds(every[0], every[1:], turns)


def _lines(payload: Payload) -> Iterator[dict[str, Any]]:
    for entry in payload.entries:
        if entry[0] == "!":
            yield {"kind": "declaration", "what": entry[1], "side": entry[2], "about": entry[3]}
        else:
            yield {"kind": "input", "input": entry}
    for what, rule, about, only, *told in payload.events:
        content = {"kind": "event", "what": what, "rule": rule, "about": about}
        if told:
            content["event"] = told[0]
        yield {**content, "only": only} if only else content


def asked_rule(match: Match, side: str) -> str:
    """The rule of the question a side owes."""
    ask = match.asked(side)
    return ask.rule if ask is not None else ""
