"""Dust Tactics Battlefield: the same war on an open table, measured in centimetres."""
