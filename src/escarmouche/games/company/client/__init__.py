"""What clients of sister games count alike."""
