"""Who stands where, how far, in sight, in cover."""
