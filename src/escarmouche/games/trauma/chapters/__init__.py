"""The rules of Trauma, by the chapters of its book."""
