"""What the two Dust games share: cards, dice, attacks, heroes, special rules. No grid, no open table."""
