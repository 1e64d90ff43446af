"""Writing records: the match is run again, each input and event is a JSON line, chained by digests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import __version__
from escarmouche.engine import reaction_windows
from escarmouche.engine.files import write_whole
from escarmouche.engine.history import Declaration, Entry, plain
from escarmouche.engine.kinds import kind_of
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Event, Input
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.table_changes import delta

FORMAT = 2
"""Since 2 an event says its kind."""
READABLE = (1, 2)
LEAST_SECRET = 16
"""Characters a seed must have to be promised by its hash: a shorter one could be guessed from it."""
HIDDEN = {"hidden": True}

Content = dict[str, Any]
Item = Input | Event | Declaration | Step
Check = Callable[[Match, Input], None]
"""Looks at an input before it is used: the match waits for it. Raises when it may not be."""


def record_lines(match: Match) -> Iterator[str]:
    """The whole record of a match, secrets included; the seed only when the match is over.

    A match that was over before a change of rules has no part under the new ones.
    """
    chain = Chain()
    for line in match.earlier:
        yield chain.follow(line)
    if match.earlier and match.over and not any(match.log):
        return
    for content in contents(match.ruleset, match.origin, match.log, match.seats, match.seed):
        yield chain.line(content)


def record_for(match: Match, side: str) -> Iterator[str]:
    """The record as `side` may know it while the match goes on; an empty side is a spectator."""
    chain = Chain()
    for line in match.earlier:
        content = _masked(msgspec.json.decode(split(line)[0]), side)
        yield chain.line({**content, "digest": ""} if content["kind"] == "checkpoint" else content)
    for content in contents(match.ruleset, match.origin, match.log, match.seats, match.seed, side):
        yield chain.line(_masked(content, side))


def write_record(match: Match, path: Path) -> None:
    """Write the whole record of a match to a file."""
    write_whole(path, "".join(f"{line}\n" for line in record_lines(match)).encode())


def commitment(seed: str | None) -> str:
    """The hash that promises a seed without telling it; empty for a seed short enough to be guessed."""
    if seed is None or len(seed) < LEAST_SECRET:
        return ""
    return blake2b(seed.encode(), digest_size=16, person=b"escarmouche seed").hexdigest()


def contents(
    ruleset: Ruleset,
    origin: Any,
    entries: Iterable[Entry],
    seats: dict[str, Any],
    seed: str | None,
    seat: str | None = None,
    check: Check | None = None,
) -> Iterator[Content]:
    """What the lines say, first to last; checkpoints as `seat` sees them, with what changed of its view."""
    shown: dict[str, Any] = {}

    def seen(table: Any) -> Any:
        return table if seat is None else ruleset.rules.view(table, seat)

    def changed(view: Any) -> Content:
        nonlocal shown
        if seat is None:
            return {}
        before, shown = shown, view.to_data()
        return {"changed": delta(before, shown)}

    yield {
        "kind": "header",
        "format": FORMAT,
        "game": ruleset.name,
        "rules": ruleset.version,
        "package": __version__,
        "sides": tuple(origin.sides),
        "seat": seat,
        "commitment": commitment(seed),
        "seats": seats,
        "origin": (shown := seen(origin).to_data()),
    }
    count = 1
    again = Match(ruleset, origin, None, start=False)
    for item in _walk(again, entries, check):
        count += 1
        if isinstance(item, Step):
            view = seen(item.table)
            yield {"kind": "checkpoint", "digest": view.digest(), **changed(view)}
        else:
            yield _plain_content(item)
    close = {"kind": "close", "lines": count + 1, "inputs": again.log.inputs}
    close |= {"result": again.over, "rule": again.over_rule, **changed(seen(again.table))}
    yield {**close, "seed": seed} if again.over and seed is not None else close


def _plain_content(item: Input | Event | Declaration) -> Content:
    if isinstance(item, Input):
        return {"kind": "input", "input": plain(item)}
    if isinstance(item, Declaration):
        return {"kind": "declaration", "what": item.what, "side": item.side, "about": item.about}
    content = {
        "kind": "event",
        "event": item.kind or kind_of(item.what, item.about),
        "what": item.what,
        "rule": item.rule,
        "about": item.about,
    }
    return {**content, "only": item.only} if item.only else content


def _masked(content: Content, side: str) -> Content:
    """A line without what `side` may not know."""
    kind = content["kind"]
    if kind == "event" and content.get("only", side) != side:
        return {"kind": "event", "hidden": True, "rule": content["rule"]}
    if kind == "event" and content.get("what") == "ask":
        return {**content, "about": reaction_windows.discreet(content["about"], side)}
    if kind == "input" and content["input"][0] == "each":
        what, rule, by, pairs = content["input"]
        own = [[who, value if who == side else HIDDEN] for who, value in pairs]
        return {"kind": "input", "input": [what, rule, by, own]}
    if kind == "input" and content["input"][0] == "one":
        what, rule, by, value = content["input"]
        told = reaction_windows.discreet({"side": by, "answer": value}, side)
        return {"kind": "input", "input": [what, rule, by, told["answer"]]}
    if kind == "header" and content["seat"] != side:
        return {**content, "seat": side, "origin": None}
    if kind == "close":
        return {key: value for key, value in content.items() if key != "seed"}
    return content


def _walk(again: Match, entries: Iterable[Entry], check: Check | None) -> Iterator[Item]:
    """Run entries over a match that waits at its origin: all that goes in and happens, in order.

    What was undone is run too, and the undo after it. With `check` each input is looked at before it is used.
    """
    for number, (inputs, declaration) in enumerate(_batches(entries, single=check is not None)):
        if inputs or not number:
            known, seen = len(again.inputs), again._seen
            if check and inputs:
                check(again, inputs[0])
            steps: list[Step] = []
            again._advance((*again.inputs, *inputs), steps.append)
            for step in steps:
                yield from _of_step(step, known, seen)
                known = seen = 0
        if declaration is None:
            continue
        if declaration.what == "undo":
            count, consent = declaration.about["inputs"], declaration.about["consent"]
            again._rewind(declaration.side, count, again.log.effective(), consent=consent)
        else:
            again._declare(declaration.what, declaration.side, declaration.about)
        yield declaration


def _batches(
    entries: Iterable[Entry], *, single: bool
) -> Iterator[tuple[tuple[Input, ...], Declaration | None]]:
    """Inputs up to each declaration, with it; or, single, one entry at a time after an empty start."""
    inputs: list[Input] = []
    if single:
        yield (), None
    for item in entries:
        if isinstance(item, Declaration):
            yield tuple(inputs), item
            inputs = []
        elif single:
            yield (item,), None
        else:
            inputs.append(item)
    if not single:
        yield tuple(inputs), None


def _of_step(step: Step, known: int, seen: int) -> Iterator[Item]:
    """Inputs and events interleaved, without those shown before; then the step itself if it is complete."""
    at = seen
    for number in range(known, len(step.inputs)):
        mark = step.marks[number]
        yield from step.events[at:mark]
        at = max(at, mark)
        yield step.inputs[number]
    yield from step.events[at:]
    if step.complete:
        yield step


class Chain:
    """Gives each line a digest of itself and of all lines before it."""

    def __init__(self) -> None:
        self.digest = ""

    def line(self, content: Content) -> str:
        body = body_of(content)
        self.digest = link(self.digest, body)
        return f'{body[:-1]},"chain":"{self.digest}"}}'

    def follow(self, line: str) -> str:
        self.digest = split(line)[1]
        return line


def body_of(content: Content) -> str:
    """A line without its digest; the same content gives the same text everywhere."""
    return msgspec.json.encode({k: v for k, v in content.items() if k != "chain"}, order="sorted").decode()


def link(before: str, body: str) -> str:
    return blake2b(f"{before}\n{body}".encode(), digest_size=4).hexdigest()


def split(line: str) -> tuple[str, str]:
    """A line's own text and its digest; an empty digest where there is none."""
    body, mark, digest = line.rpartition(',"chain":"')
    if not mark or len(digest) != 10 or not digest.endswith('"}'):
        return line, ""
    return body + "}", digest[:8]
