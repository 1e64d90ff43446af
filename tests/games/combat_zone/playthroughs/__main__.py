"""Write the kept matches anew."""

from __future__ import annotations

from tests.games.combat_zone.playthroughs import KEPT

KEPT.write()
