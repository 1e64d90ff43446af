"""What clients are told of both Dust games."""
