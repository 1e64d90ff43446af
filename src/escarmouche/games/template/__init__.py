"""Outpost: a toy game to copy when you add one of your own."""
