"""Frostbite, the front of Emerald Mount: ledger and front maps. Not a game yet: its battles are AT-43."""
