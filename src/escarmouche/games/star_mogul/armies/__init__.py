"""The market, companies and their checks."""
