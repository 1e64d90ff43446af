"""Machines, their crews and their ends."""
