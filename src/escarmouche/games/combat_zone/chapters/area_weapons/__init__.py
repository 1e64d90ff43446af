"""What is thrown or fired at a place: grenades, missiles, flames."""
