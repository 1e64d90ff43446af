"""The armies a campaign is fought with."""
