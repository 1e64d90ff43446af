"""Our speed beside that of well-known libraries: ours and a peer in turn, on the CPU clock, answers compared.

A group of comparisons is a module with `measure(repeats)`. `escarmouche bench` prints them.
"""

GROUPS = (
    "dice",
    "space",
    "match",
    "process",
    "combat_zone",
    "dust_tactics",
    "dust_battlefield",
    "at43",
    "campaign",
    "growth",
    "botbowl",
)
PEERS = ("chess", "icepool", "dyce", "shapely", "numpy", "msgspec")
