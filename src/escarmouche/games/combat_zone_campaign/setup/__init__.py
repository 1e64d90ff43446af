"""The table before the first battle."""
