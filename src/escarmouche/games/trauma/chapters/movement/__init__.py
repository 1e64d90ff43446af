"""Everything that changes its place, and what it meets on the way."""
