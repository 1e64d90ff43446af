"""Plays, judges and simulates science-fiction miniatures wargames, and says which rule decided."""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "0.1.0"
