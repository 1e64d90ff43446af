"""Dust Tactics as a referee reads it; imports nothing of the package.

Armies, turns and ways are in `dust_moves.py`, throws, hits and losses in `dust_fights.py`, reactions
in `dust_remarks.py`, what units do otherwise in `dust_words.py`, what cards say in `dust_cards.py`.
"""

from __future__ import annotations

from tests.reader import dust_fights, dust_moves, dust_remarks, dust_words

GAME = dust_moves.GAME
assert dust_fights.GAME is dust_remarks.GAME is dust_words.GAME is GAME
