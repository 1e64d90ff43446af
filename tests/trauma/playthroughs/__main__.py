"""Write the playthroughs anew; with `offers`, only what is offered in them."""

import sys

from tests.trauma.playthroughs import keeping, long

if sys.argv[1:] != ["offers"]:
    keeping.write()
    long.write_matches()
long.write_offers()
