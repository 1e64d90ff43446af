"""What the cards say of units and weapons."""
