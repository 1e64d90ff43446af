"""Situations (placeholder for imports)."""


def read_situation(*a):
    raise NotImplementedError


def write_situation(*a):
    raise NotImplementedError
