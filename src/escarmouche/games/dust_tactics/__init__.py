"""Dust Tactics: two armies on a board of squares."""

SHARED = ("dust",)
"""Folders whose rules and sentences it shares with its sister."""
