"""The rules between missions, in their order."""
