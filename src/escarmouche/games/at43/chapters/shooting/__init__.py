"""Shooting: salvos, fire zones, templates, cover, damage."""
