"""What a client shows: scene, view, situations, overlays and odds."""
