"""Dust Tactics: two armies on a board of squares."""
