"""Write the playthroughs anew."""

from tests.combat_zone.playthroughs.keeping import write

write()
