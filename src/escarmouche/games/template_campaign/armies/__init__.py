"""What each side begins the war with."""
