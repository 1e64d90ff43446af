"""The rules of Combat Zone, by the chapters of its book."""
