"""Combat Zone, linked battles: a campaign whose battles are matches of Combat Zone (CZ-GAME-04)."""

SHARED = ("combat_zone",)
"""The game of its battles, whose books, lists and sentences it uses."""
