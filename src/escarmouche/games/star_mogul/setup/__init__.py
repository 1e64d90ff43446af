"""The new table, the missions, maps and drop zones."""
