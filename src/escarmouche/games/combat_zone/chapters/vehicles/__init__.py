"""Vehicles that figures drive, and their crews."""
