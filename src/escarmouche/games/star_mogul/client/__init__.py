"""What is shown and asked before an answer."""
