"""Books, lists, platoons and their checks."""
