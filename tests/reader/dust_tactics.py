"""Dust Tactics as a referee reads it; imports nothing of the package.

Armies, turns and ways are in `dust_moves.py`, throws, hits and losses in `dust_fights.py`, sentences from
which nothing follows in `dust_remarks.py`, what cards say in `dust_cards.py`.
"""

from __future__ import annotations

from tests.reader import dust_fights, dust_moves, dust_remarks

GAME = dust_moves.GAME
assert dust_fights.GAME is dust_remarks.GAME is GAME
