"""The table before the first week."""
