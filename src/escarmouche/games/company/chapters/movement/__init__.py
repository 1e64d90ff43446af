"""Changing place: collisions, following a leader, coming in."""
