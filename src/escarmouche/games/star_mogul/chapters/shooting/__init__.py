"""Sight, cover, attacks and return fire."""
