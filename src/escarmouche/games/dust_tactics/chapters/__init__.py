"""The rules of Dust Tactics, by the chapters of its book."""
