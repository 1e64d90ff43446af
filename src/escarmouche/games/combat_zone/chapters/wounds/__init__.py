"""What becomes of those who are hit: wounds, damage, flight."""
