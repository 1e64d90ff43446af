"""Combat Zone: single figures with action points in a ruined city."""
