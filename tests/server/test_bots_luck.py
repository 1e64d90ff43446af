"""A bot's luck follows from nothing public: not from match, promise, seat or number, nor from the seed."""

from __future__ import annotations

import itertools
import secrets
import time
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest

from escarmouche.server import automatic, catalogue
from tests.server.tables import new_match, served, settings

SEED = "the very same seed of the dice"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seeds that bots think with, in their order; they draw them as a real server lets them."""
    monkeypatch.setattr(automatic, "secrets", secrets)
    seeds: list[str] = []
    thought = automatic._thought

    async def heard(house: Any, room: Any, side: str, content: bytes, seed: str) -> list[Any]:
        seeds.append(seed)
        return await thought(house, room, side, content, seed)

    monkeypatch.setattr(automatic, "_thought", heard)
    monkeypatch.setattr(catalogue, "new_seed", lambda: SEED)
    return seeds


def first_thoughts(folder: Path, seeds: list[str], wanted: int) -> dict[str, str]:
    """Let two bots play; what everybody may know of their match, and the seed of its dice."""
    folder.mkdir()
    with served(settings(folder)) as client:
        _, watcher = new_match(client, players=["random", "random"])
        while len(seeds) < wanted:
            time.sleep(0.01)
        about = watcher.get().json()["about"]
        return {
            "match": watcher.match,
            "commitment": about["commitment"],
            "game": about["game"],
            "created": str(about["created"]),
            "seat": "red",
            "number": "0",
            "seed": SEED,
        }


def guesses(public: dict[str, str]) -> set[str]:
    """Everything a reader would try: each thing, every order of up to three of them, and hashes of these."""
    found: set[str] = set()
    sides, numbers = ("red", "blue", "0", "1"), tuple(map(str, range(4)))
    words = {*public.values(), *sides, *numbers}
    for size in (1, 2, 3):
        for parts in itertools.permutations(sorted(words), size):
            for mark in ("", "/", " ", "-", ":"):
                text = mark.join(parts)
                found.add(text)
                found.add(sha256(text.encode()).hexdigest()[:32])
                found.add(blake2b(text.encode(), digest_size=16).hexdigest())
    return found


def test_a_bots_seed_cannot_be_derived_from_public_things(tmp_path: Path, drawn: list[str]) -> None:
    public = first_thoughts(tmp_path / "one", drawn, 2)
    own = list(drawn)
    assert not set(own) & guesses(public)
    assert all(len(seed) >= 32 for seed in own), "a short seed can be guessed one by one"
    assert not any(thing in seed for seed in own for thing in public.values() if len(thing) > 3)


def test_the_same_match_again_gives_bots_another_luck(tmp_path: Path, drawn: list[str]) -> None:
    """Table, dice, seats and questions are the same: whoever derives the luck from them finds it twice."""
    first_thoughts(tmp_path / "one", drawn, 2)
    once = list(drawn)
    drawn.clear()
    first_thoughts(tmp_path / "two", drawn, 2)
    assert not set(once) & set(drawn)
    assert len(set(once)) == len(once)
