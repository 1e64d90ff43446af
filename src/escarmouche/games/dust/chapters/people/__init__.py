"""Heroes, officers, crews and passengers: what they can do and what state they are in."""
