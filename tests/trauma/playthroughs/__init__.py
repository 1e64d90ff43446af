"""Matches of Trauma kept as text. Write them anew with `python -m tests.trauma.playthroughs`."""
