"""The board of squares: what lies on it, who stands where, who sees whom."""
