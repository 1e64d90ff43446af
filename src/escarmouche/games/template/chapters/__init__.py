"""The rules of Outpost, by the chapters of its book."""
