"""Write the kept matches anew; with `bots`, only what bots are offered and choose in them."""

from __future__ import annotations

import sys

from tests.combat_zone.playthroughs import BOTS, KEPT

if sys.argv[1:] != ["bots"]:
    KEPT.write()
BOTS.write()
