"""The front before the first week."""
