"""What a player who is no person needs."""
