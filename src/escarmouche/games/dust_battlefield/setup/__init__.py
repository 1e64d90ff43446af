"""The new table, scenarios, terrain, deployment."""
