"""What a bot thinks of: quick answers, candidates, what they are worth."""
