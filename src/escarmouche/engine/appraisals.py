"""The terms of an appraisal that most games have, by key: `term-<key>` is the sentence of a hint."""

from __future__ import annotations

FORCES = "forces"
"""What is left of both sides."""
POINTS = "points"
"""Victory points made, and points of what was eliminated."""
GROUND = "ground"
"""Objectives held, or nearly."""
PLACES = "places"
"""How well the units stand for what they want: nearness, cover, targets in range."""
TEMPO = "tempo"
"""What may still be done this round."""
MEANS = "means"
"""What is left to be spent: command points, cards, reinforcements."""
DANGER = "danger"
"""What the enemy could do next."""
END = "end"
"""The match is over."""
TERMS = (FORCES, POINTS, GROUND, PLACES, TEMPO, MEANS, DANGER, END)
