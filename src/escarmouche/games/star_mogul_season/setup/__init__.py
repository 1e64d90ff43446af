"""The table before the first mission."""
