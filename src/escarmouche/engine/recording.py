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
from escarmouche.engine.luck import Seeds, commitment
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Event, Input
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.table_changes import delta

FORMAT = 2
"""Since 2 an event says its kind, an undo how many throws it takes back, the header whose dice they are; a
match may have several seeds; a server signs."""
READABLE = (1, 2)
THROWN, TYPED = "thrown", "typed"
"""Who throws at the beginning: the match from its seed, or the players, who type the faces."""
HIDDEN = {"hidden": True}

Content = dict[str, Any]
Item = Input | Event | Declaration | Step
Check = Callable[[Match, Entry], None]
"""Looks at an input or a declaration before it is used. Raises when it may not be."""


def record_lines(match: Match) -> Iterator[str]:
    """The whole record of a match, secrets included; the seed only when the match is over.

    A match that was over before a change of rules has no part under the new ones.
    """
    chain = Chain()
    for line in match.earlier:
        yield chain.follow(line)
    if match.earlier and match.over and not any(match.log):
        return
    for content in contents(match.ruleset, match.origin, match.log, match.seats, match.seeds):
        yield chain.line(content)


def record_for(match: Match, side: str) -> Iterator[str]:
    """The record as `side` may know it while the match goes on; an empty side is a spectator."""
    chain = Chain()
    for line in match.earlier:
        content = _masked(msgspec.json.decode(split(line)[0]), side)
        yield chain.line({**content, "digest": ""} if content["kind"] == "checkpoint" else content)
    for content in contents(match.ruleset, match.origin, match.log, match.seats, match.seeds, side):
        yield chain.line(_masked(content, side))


def write_record(match: Match, path: Path) -> None:
    """Write the whole record of a match to a file."""
    write_whole(path, "".join(f"{line}\n" for line in record_lines(match)).encode())


def contents(
    ruleset: Ruleset,
    origin: Any,
    entries: Iterable[Entry],
    seats: dict[str, Any],
    seeds: Seeds,
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
        "commitment": commitment(seeds.first),
        "dice": TYPED if seeds.first is None else THROWN,
        "turns": seeds.turns,
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
    told = seeds.all if again.over else seeds.all[:-1]
    yield {**close, "seeds": told} if told else close


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
        return {key: value for key, value in content.items() if key not in ("seed", "seeds")}
    return content


def _walk(again: Match, entries: Iterable[Entry], check: Check | None) -> Iterator[Item]:
    """Run entries over a match that waits at its origin: all that goes in and happens, in order.

    What was undone is run too, and the undo after it. With `check` each entry is looked at before it is used.
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
        if check:
            check(again, declaration)
        if declaration.what == "undo":
            again._rewind(declaration, again.log.effective())
        elif declaration.what in ("seed", "begin"):
            again.log = again.log.add((declaration,), again.log.inputs)
        else:
            again._declare(declaration.what, declaration.side, declaration.about)
        yield declaration


def walked(
    ruleset: Ruleset, origin: Any, entries: Iterable[Entry], check: Check | None = None
) -> Iterator[Item]:
    """All that went into a match and happened in it, in order, from its origin on."""
    return _walk(Match(ruleset, origin, None, start=False), entries, check)


def run_again(ruleset: Ruleset, origin: Any, entries: Iterable[Entry], check: Check | None = None) -> Match:
    """The match after these entries; `check` looks at each before it is used."""
    again = Match(ruleset, origin, None, start=False)
    for _ in _walk(again, entries, check):
        pass
    return again


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


Sign = Callable[[bytes], str]
"""The signature of a message, as hexadecimal text."""


def message_of(digest: str, at: int) -> bytes:
    """What a server signs: the digest of all lines before the signature, and the moment (since 1970)."""
    return f"escarmouche record {digest} {at}".encode()


def signature_line(text: str, key: str, at: int, sign: Sign) -> str:
    """The last line of a record that a server has kept: its public key, the moment, its signature."""
    chain = Chain()
    chain.follow(text.rstrip("\n").rpartition("\n")[2])
    signature = sign(message_of(digest_of(text), at))
    return chain.line({"kind": "signature", "key": key, "at": at, "signature": signature})


def digest_of(text: str) -> str:
    """The digest of the lines of a record that its signature is about."""
    return blake2b(text.encode(), digest_size=32).hexdigest()


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
