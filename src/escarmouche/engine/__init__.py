"""The engine all games stand on: table, dice, referee, match, odds, record. No game, no network."""
