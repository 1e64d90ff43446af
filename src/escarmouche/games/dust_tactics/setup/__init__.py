"""Before the first turn: scenario, table, placing."""
