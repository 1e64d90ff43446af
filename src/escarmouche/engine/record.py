"""Record files: read by any version, shown, and verified by the rules that wrote them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec

from escarmouche.engine import checked
from escarmouche.engine.errors import EscarmoucheError, RecordError, told
from escarmouche.engine.files import read_whole
from escarmouche.engine.history import Declaration, Entry, entry
from escarmouche.engine.kinds import kind_of
from escarmouche.engine.luck import Seeds
from escarmouche.engine.proof import Finding, Proof, Wrong, finding
from escarmouche.engine.recording import (
    FORMAT,
    READABLE,
    Content,
    body_of,
    contents,
    digest_of,
    link,
    record_for,
    record_lines,
    split,
    write_record,
)
from escarmouche.engine.requests import Event, frozen
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.sentences import LANGUAGES, messages

DEEPEST = 64
"""Brackets within brackets that a line may have; no game needs a third of it."""
STRINGS, BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"'), re.compile(r"[^\[\]{}]")

__all__ = [
    "FORMAT",
    "WITHOUT_KINDS",
    "Header",
    "Line",
    "Part",
    "Record",
    "Verdict",
    "parse_record",
    "read_record",
    "record_for",
    "record_lines",
    "verify",
    "write_record",
]

WITHOUT_KINDS = 1
"""The format of records whose events do not say their kind: they told some things otherwise."""


MOST_TURNS = 1000
"""How often throws may have been taken back before a record begins: whoever says more makes others work."""


class Header(msgspec.Struct, frozen=True):
    """What a record says of itself."""

    format: int
    game: str
    rules: int
    package: str
    sides: tuple[str, ...]
    seat: str | None
    """The side whose knowledge this is (empty: a spectator's); None for the whole record."""
    commitment: str
    seats: dict[str, Any]
    origin: dict[str, Any] | None
    dice: str = ""
    """thrown | typed: who throws at the beginning; format 1 does not say."""
    turns: Annotated[int, msgspec.Meta(ge=0, le=MOST_TURNS)] = 0
    """How often throws had been taken back before this part."""


class Line(msgspec.Struct, frozen=True):
    """One line: its number in the file, its kind and what it says."""

    number: int
    kind: str
    """header | input | event | checkpoint | declaration | close"""
    content: Content

    @property
    def event(self) -> Event | None:
        """The event of the line; None for other kinds and for what this seat may not know.

        An answer of format 1 has no kind: nothing else may have told what came of it.
        """
        if self.kind != "event" or self.content.get("hidden"):
            return None
        content = self.content
        about = frozen(content["about"])
        kind = content.get("event") or ("" if content["what"] == "ask" else kind_of(content["what"], about))
        return Event(content["what"], content["rule"], about, content.get("only", ""), kind)

    @property
    def entry(self) -> Entry | None:
        """The input or declaration of the line."""
        if self.kind == "input":
            return entry(self.content["input"])
        if self.kind == "declaration":
            return Declaration(self.content["what"], self.content["side"], self.content["about"])
        return None


class Part(msgspec.Struct, frozen=True):
    """A stretch of a match under one version of the rules; most records have one part."""

    header: Header
    lines: tuple[Line, ...]

    @property
    def close(self) -> Content | None:
        """The closing line; None when it is missing."""
        return self.lines[-1].content if self.lines[-1].kind == "close" else None


class Record(msgspec.Struct, frozen=True):
    """A record file as it stands: shown by any version, verified by the one that wrote it."""

    name: str
    parts: tuple[Part, ...]
    tampered: int = 0
    """The first line that is not the one that was written; 0 if all are."""
    truncated: int = 0
    """The last whole line of a record that has no end; 0 if it has one."""
    signature: Line | None = None
    """The line in which a server signs it."""
    digest: str = ""
    """Of all lines before the signature."""

    @property
    def header(self) -> Header:
        """The header of the last part."""
        return self.parts[-1].header

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in order."""
        return tuple(line for part in self.parts for line in part.lines)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, for display, what was undone included."""
        return tuple(event for line in self.lines if (event := line.event))

    @property
    def result(self) -> str:
        """The winner, `draw`, or empty for a match that was not over."""
        close = self.parts[-1].close
        return str(close["result"]) if close else ""


def read_record(path: Path) -> Record:
    """Read a record file; RecordError when it is none."""
    try:
        text = read_whole(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text", path=path, byte=error.start) from error
    return parse_record(text, str(path))


def parse_record(text: str, name: str) -> Record:
    """Like `read_record`, for text already in hand."""
    rows = text.split("\n")
    half = rows.pop() != ""
    if half:
        rows = text.split("\n")
    chain, tampered = "", 0
    signature: Line | None = None
    parts: list[tuple[Header, list[Line]]] = []
    for number, row in enumerate(rows, 1):
        body, digest = split(row)
        if nested(body) > DEEPEST:
            raise RecordError("record-nested", name=name, line=number, most=DEEPEST)
        content = _decoded(body)
        if half and number == len(rows) and number > 1 and (content is None or not digest):
            rows = rows[:-1]
            break
        if (link(chain, body) != digest or signature is not None) and not tampered:
            tampered = number
        chain = digest
        if content is not None and content["kind"] == "signature" and parts:
            signature = Line(number, "signature", content)
            continue
        if content is not None and content["kind"] == "header":
            parts.append((_header(content, name, number), []))
        if not parts:
            raise RecordError("record-without-header", name=name, line=1)
        if content is None:
            content = {"kind": "unreadable"}
        parts[-1][1].append(Line(number, content["kind"], content))
    if not parts:
        raise RecordError("record-empty", name=name, line=1)
    whole_parts = tuple(Part(header, tuple(lines)) for header, lines in parts)
    signed = rows if signature is None else rows[: signature.number - 1]
    digest = digest_of("".join(f"{row}\n" for row in signed))
    return Record(name, whole_parts, tampered, 0 if whole_parts[-1].close else len(rows), signature, digest)


def nested(text: str) -> int:
    """How deep the brackets of a line of JSON go."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return 0
    deepest = depth = 0
    for bracket in BRACKETS.sub("", STRINGS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _decoded(body: str) -> Content | None:
    """A line's content if it has the shape of its kind."""
    try:
        content = msgspec.json.decode(body)
        if content["kind"] == "input":
            kind, rule, side, _ = content["input"]
            fits = all(isinstance(part, str) for part in (kind, rule, side))
        elif content["kind"] == "event":
            fits = isinstance(content["rule"], str) and ("hidden" in content or _fits_event(content))
        elif content["kind"] == "declaration":
            fits = isinstance(content["what"], str) and isinstance(content["side"], str)
            fits = fits and isinstance(content["about"], dict)
        else:
            fits = isinstance(content["kind"], str)
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, RecursionError):
        return None
    shaped: Content = content
    return shaped if fits else None


def _fits_event(content: Content) -> bool:
    return isinstance(content["what"], str) and isinstance(content["about"], dict)


def _header(content: Content, name: str, line: int) -> Header:
    number = content.get("format")
    if number not in READABLE:
        raise RecordError("record-format", name=name, line=line, number=number, known=FORMAT)
    try:
        header: Header = checked.convert(content, Header)
        return header
    except msgspec.ValidationError as error:
        raise RecordError("record-header", name=name, line=line, why=error) from error


class Verdict(msgspec.Struct, frozen=True):
    """What came of verifying a record: one sentence, and what is proven part by part."""

    verified: bool
    """All is proven: the rules were followed, and every throw is that of a seed promised before it."""
    text: str
    french: str
    """The same sentence in French."""
    problem: str = ""
    """tampered | truncated | other-game | other-rules | seat | origin | differs | dice | signature"""
    line: int = 0
    expected: str = ""
    found: str = ""
    sound: bool = False
    """Nothing is wrong: the rules were followed, and nothing that is said of the dice is untrue."""
    findings: tuple[Finding, ...] = ()


def verdict(
    verified: bool,
    key: str,
    problem: str = "",
    line: int = 0,
    expected: str = "",
    found: str = "",
    **facts: Any,
) -> Verdict:
    """A verdict by the key of its sentence, `verdict-<key>`, and its facts."""
    facts |= {"line": line, "expected": expected, "found": found}
    english, french = (
        messages(lang).exact(f"verdict-{key}", **{name: told(fact, lang) for name, fact in facts.items()})
        for lang in LANGUAGES
    )
    return Verdict(verified, english, french, problem, line, expected, found, verified or not problem)


def verify(record: Record, ruleset: Ruleset, seal: Finding | None = None) -> Verdict:
    """Run the record again and compare line by line; earlier parts under other rules are only chained.

    `seal` is what somebody who knows keys has found of its signature.
    """
    judged = _judged(record, ruleset)
    if seal is not None and seal.state == "wrong" and not judged.problem:
        line = record.signature.number if record.signature else 0
        proven = judged.findings
        judged = verdict(False, "signature", "signature", line, name=record.name)
        judged = msgspec.structs.replace(judged, findings=proven)
    findings = judged.findings
    if not findings:
        broken = judged.problem in ("differs", "origin")
        findings = (finding("rules", "broken" if broken else "not-run", False),)
        findings += (finding("dice", "wrong", False),) if judged.problem == "dice" else ()
    signed = seal or finding("signature", "unchecked" if record.signature else "none", False)
    return msgspec.structs.replace(judged, findings=(*findings, signed))


def _judged(record: Record, ruleset: Ruleset) -> Verdict:
    name, header = record.name, record.header
    if record.tampered:
        return verdict(False, "tampered", "tampered", record.tampered, name=name)
    if record.truncated:
        return verdict(False, "truncated", "truncated", record.truncated, name=name)
    if header.game != ruleset.name:
        return verdict(False, "other-game", "other-game", name=name, of=header.game, wanted=ruleset.name)
    if header.rules != ruleset.version:
        return verdict(
            False,
            "other-rules",
            "other-rules",
            name=name,
            rules=header.rules,
            of=header.game,
            known=ruleset.version,
        )
    if header.seat is not None:
        return verdict(False, "seat", "seat", name=name, seat=header.seat or "none")
    return _compared(record, ruleset)


def _compared(record: Record, ruleset: Ruleset) -> Verdict:
    """The last part run again; the first difference counts."""
    part = record.parts[-1]
    first = part.lines[0].number
    try:
        origin = ruleset.rules.records.read(part.header.origin or {})
    except (KeyError, TypeError, ValueError, msgspec.ValidationError) as error:
        kind = type(error).__name__
        return verdict(False, "origin", "origin", first, name=record.name, kind=kind, why=error)
    proof, seeds = _proof(part)
    over = bool((part.close or {}).get("result"))
    if broken := proof.tell(seeds, over=over):
        key = "seed" if broken.seed is not None else "seed-missing"
        last = part.lines[-1].number
        return verdict(False, key, "dice", last, name=record.name, promised=first - 1 + broken.line)
    entries = [recorded for line in part.lines if (recorded := line.entry)]
    every = Seeds(None, tuple(seeds) if over else (*seeds, ""), part.header.turns)
    said = contents(ruleset, origin, entries, part.header.seats, every, check=proof.check)
    for line in part.lines:
        try:
            content = next(said)
        except StopIteration:
            return _differs(record.name, line, "nothing more", "nothing-more")
        except Wrong as wrong:
            at = next((x for x in part.lines if x.number >= line.number and x.entry is not None), line)
            return verdict(False, "line", wrong.problem, at.number, name=record.name, why=wrong)
        except EscarmoucheError as error:
            return verdict(False, "does-not-go-on", "differs", line.number, name=record.name, why=error)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            kind, key = type(error).__name__, "does-not-go-on-kind"
            return verdict(False, key, "differs", line.number, name=record.name, kind=kind, why=error)
        expected = body_of(_as_written(content, part.header))
        if expected != body_of(line.content):
            return _differs(record.name, line, expected)
    return _sound(record, proof)


def _sound(record: Record, proof: Proof) -> Verdict:
    """The verdict on a record in which nothing is wrong: what of it is proven."""
    part = record.parts[-1]
    facts: dict[str, Any] = {"name": record.name, "count": part.lines[-1].number}
    if len(record.parts) > 1:
        facts["older"] = part.lines[0].number - 1
        key = "verified-in-part" if proof.proven else "followed-in-part"
    else:
        key = "verified" if proof.proven else "followed"
    findings = (finding("rules", "followed", True, part.lines[-1].number), *proof.findings())
    return msgspec.structs.replace(verdict(proof.proven, key, **facts), findings=findings)


def _proof(part: Part) -> tuple[Proof, list[str]]:
    """What is to be proven of the dice of a part, and the seeds its closing line tells."""
    first, close, header = part.lines[0].number, part.close or {}, part.header
    begun = [
        (line.number - first + 1, str(line.content["about"].get("commitment", "")))
        for line in part.lines
        if line.kind == "declaration" and line.content["what"] == "seed"
    ]
    seeds = close.get("seeds", [close["seed"]] if close.get("seed") is not None else [])
    seeds = [str(seed) for seed in seeds] if isinstance(seeds, list) else []
    return Proof(header.dice, header.commitment, header.turns, begun), seeds


def _as_written(content: Content, header: Header) -> Content:
    """What the rules say, in the format of a record; what only its header can say is left to it."""
    if content["kind"] == "header":
        own = {"package": header.package, "commitment": header.commitment, "format": header.format}
        content |= {**own, "dice": header.dice, "turns": header.turns}
    if header.format > 1:
        return content
    content = {key: value for key, value in content.items() if key not in ("event", "dice", "turns")}
    seeds = content.pop("seeds", ())
    return {**content, "seed": seeds[0]} if seeds else content


def _differs(name: str, line: Line, expected: str, key: str = "differs") -> Verdict:
    written = body_of(line.content)
    return verdict(False, key, "differs", line.number, expected, written, name=name)
