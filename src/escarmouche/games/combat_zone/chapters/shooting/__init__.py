"""Shooting: who sees whom, what is aimed at whom, what it does."""
