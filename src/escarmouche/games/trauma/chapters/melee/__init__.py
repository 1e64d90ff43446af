"""Hand to hand: blows, suicide assaults, crushing."""
