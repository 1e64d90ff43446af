"""What Dust Tactics and Dust Tactics Battlefield share: cards, dice, attacks, heroes, special rules. No grid, no table."""
