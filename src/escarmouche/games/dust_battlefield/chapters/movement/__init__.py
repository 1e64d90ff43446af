"""Move and March over the open table, hulls that turn, coming on."""
