"""Matches of Combat Zone kept as text. Write them anew with `python -m tests.combat_zone.playthroughs`."""
