"""The rules of the Dust games, by the chapters of its book."""
