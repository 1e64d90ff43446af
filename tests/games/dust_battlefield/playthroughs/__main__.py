"""Write the kept matches anew."""

from __future__ import annotations

from tests.games.dust_battlefield.playthroughs import KEPT

KEPT.write()
