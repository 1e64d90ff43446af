"""The forces a campaign begins with."""
