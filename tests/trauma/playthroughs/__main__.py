"""Write the playthroughs anew."""

from tests.trauma.playthroughs.keeping import write

write()
