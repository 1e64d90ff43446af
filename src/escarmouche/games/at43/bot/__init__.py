"""What players who are no persons need to play AT-43."""
