"""Records that are not what they seem, made from a true one with its chain mended, and from typed dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from escarmouche.engine.luck import commitment
from escarmouche.engine.recording import Chain, split
from escarmouche.server.signing import Signer
from tests.engine.test_proof import SEED, contents, outpost, play

Contents = list[dict[str, Any]]


def read(text: str) -> Contents:
    """What each line of a record holds."""
    return [json.loads(split(line)[0]) for line in text.splitlines()]


def chained(changed: Contents) -> str:
    """A record of these contents; every digest of its chain fits."""
    chain = Chain()
    return "".join(f"{chain.line(content)}\n" for content in changed)


def unsigned(text: str) -> str:
    """Its signature taken off."""
    return "".join(f"{line}\n" for line in text.splitlines()[:-1])


def renamed(text: str) -> str:
    """Other players' names, which no rule looks at."""
    header, *rest = read(text)
    names = {side: f"somebody {side}" for side in header["sides"]}
    return chained([{**header, "seats": {**header["seats"], "names": names}}, *rest])


def by_stranger(text: str, folder: Path) -> str:
    """Other names, and a signature by a key of the forger's own."""
    return Signer(folder / "stranger.key").signed(unsigned(renamed(text)), 1_800_000_000)


def bettered(text: str) -> str:
    """One throw shows a better face."""
    changed = read(unsigned(text))
    for content in changed:
        if content["kind"] == "input" and content["input"][0] == "roll":
            faces = content["input"][3]
            if max(faces) < 5:
                content["input"][3] = [5 for _ in faces]
                break
    return chained(changed)


def typed() -> str:
    """Every throw chosen, and said to be typed."""
    return chained(contents(play(outpost(None))))


def off_line() -> str:
    """A true record that no server has kept."""
    return chained(contents(play(outpost(SEED))))


def promised(seeds: list[str] | None) -> str:
    """Every throw chosen, under a promise: its seed is not told, or is that of another match."""
    changed = contents(play(outpost(None)))
    changed[0] |= {"commitment": commitment(SEED), "dice": "thrown"}
    if seeds is not None:
        changed[-1]["seeds"] = seeds
    return chained(changed)


def nested(text: str) -> str:
    """A line of very many brackets."""
    lines = text.splitlines()
    lines[1] = '{"kind":"event","x":' + "[" * 100_000 + "]" * 100_000 + "}"
    return "\n".join(lines)
