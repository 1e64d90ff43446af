"""What clients are shown of AT-43."""
