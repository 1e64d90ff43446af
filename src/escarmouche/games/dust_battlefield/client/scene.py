"""What is drawn of Battlefield (placeholder for imports)."""


def scene(table, side):
    raise NotImplementedError
