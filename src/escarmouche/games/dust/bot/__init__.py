"""What the bots of both Dust games reckon with."""
