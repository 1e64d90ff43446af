"""Frostbite, the front of Emerald Mount: a campaign whose battles are matches of AT-43."""

SHARED = ("at43",)
"""The game of its battles, whose books, rules and sentences it uses."""
