"""Dust Tactics Battlefield: the same war on an open table, measured in centimetres."""

SHARED = ("dust",)
"""Folders whose rules and sentences it shares with its sister."""
