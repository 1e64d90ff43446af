"""Outpost, the war: a toy campaign to copy. Its battles are matches of the toy game."""
