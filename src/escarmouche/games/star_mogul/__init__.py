"""Star Mogul: rival companies fight for salvage, and live from what they bring home."""
