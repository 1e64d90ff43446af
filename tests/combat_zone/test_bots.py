"""In the kept matches bots are offered and choose what they were and did.

Other bots on purpose: run `python -m tests.combat_zone.playthroughs bots`, and read the difference before
committing it.
"""

from __future__ import annotations

from tests.combat_zone.playthroughs import bots


def test_the_same_moves_are_offered() -> None:
    assert list(bots.offers()) == bots.OFFERS.read_text(encoding="utf-8").splitlines()


def test_greedy_would_choose_the_same() -> None:
    assert list(bots.choices()) == bots.CHOICES.read_text(encoding="utf-8").splitlines()
