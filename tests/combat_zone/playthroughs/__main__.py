"""Write the playthroughs anew; with `bots`, only what bots are offered and choose in them."""

import sys

from tests.combat_zone.playthroughs import bots, keeping

if sys.argv[1:] != ["bots"]:
    keeping.write()
bots.write()
