"""AT-43: companies of infantry and armour, cards laid in secret, fire zones, scenery that breaks."""
