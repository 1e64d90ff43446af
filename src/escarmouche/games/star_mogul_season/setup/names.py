"""Names for people, so that no two of a season are called alike."""

from __future__ import annotations

FIRST = (
    "Ada", "Bran", "Cleo", "Dario", "Edda", "Farid", "Greta", "Hugo", "Ines", "Jaro", "Kaya", "Lev", "Mira",
    "Nico", "Oona", "Piet", "Quinn", "Rosa", "Sami", "Tove", "Ulla", "Vito", "Wanda", "Xeno", "Yara",
    "Zeno", "Anouk", "Basil", "Chiara", "Dov", "Elin",
)  # fmt: skip
LAST = (
    "Abara", "Bolt", "Castan", "Dray", "Erikson", "Fell", "Garnet", "Holm", "Ivers", "Jonas", "Kessel",
    "Lund", "Marek", "Noor", "Okoye", "Pruitt", "Quist", "Rahn", "Sol", "Tran", "Udall", "Varga", "West",
    "Xiang", "Yoder", "Zorn", "Ashby", "Brandt", "Corvo", "Drumm", "Essex", "Faro", "Grimm", "Hale",
    "Ibsen", "Jurado", "Kane",
)  # fmt: skip


def name_of(side: int, number: int) -> str:
    """The name of the n-th person of a company: all of a season differ, for 31 and 37 have no common part."""
    n = number * 4 + side
    return f"{FIRST[(n * 5) % len(FIRST)]} {LAST[(n * 7) % len(LAST)]}"
