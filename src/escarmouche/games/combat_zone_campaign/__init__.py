"""Combat Zone, linked battles: a campaign whose battles are matches of Combat Zone (CZ-GAME-04)."""
