"""Write the playthroughs anew; with `bots`, only what bots are offered and choose in them."""

import sys

from tests.trauma.playthroughs import keeping, long

if sys.argv[1:] != ["bots"]:
    keeping.write()
    long.write_matches()
long.write_bots()
