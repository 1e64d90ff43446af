"""Army books and lists: reading, checking, mustering."""
