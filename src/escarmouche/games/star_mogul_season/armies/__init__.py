"""Who founds a company, and with what."""
