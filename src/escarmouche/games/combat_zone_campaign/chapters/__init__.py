"""The rules between the battles, in their order."""
