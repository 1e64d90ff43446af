"""Attacks on the open table: who of a squad fires, templates, flames."""
