"""Contact, pairs and bravery."""
