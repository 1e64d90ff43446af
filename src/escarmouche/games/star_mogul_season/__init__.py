"""Star Mogul, the season: companies that live from salvage. Its battles are matches of Star Mogul."""
