"""An attack, from its declaration to its losses."""
