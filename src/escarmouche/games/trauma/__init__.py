"""Trauma, by DiCiCat: two armies of about thirty points on an open table."""
