"""How models, machines and loads move."""
