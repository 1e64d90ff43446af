"""Rules that sister games share, whose ids come from the game that plays them."""
