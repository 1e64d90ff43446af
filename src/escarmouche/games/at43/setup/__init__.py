"""Before the first turn: missions, ready tables, the split of the companies, placing."""
