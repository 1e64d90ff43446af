"""The rules of Battlefield where they are not those of the common Dust, by the chapters of its book."""
