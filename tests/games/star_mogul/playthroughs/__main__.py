"""Write the kept matches anew."""

from __future__ import annotations

from tests.games.star_mogul.playthroughs import KEPT

KEPT.write()
