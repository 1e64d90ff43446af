"""Who answers: players that need no rulebook, only questions, views and odds."""
