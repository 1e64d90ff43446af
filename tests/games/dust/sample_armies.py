"""Army lists of our own for the tests of the Dust games: a small book with one unit of each kind."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.armies.armybook import Book, Entry, Gun, Option
from escarmouche.games.dust.armies.armylist import ArmyList, ListFile, Pick

RIFLE = Gun("Rifle", 5, 6, ("1/1",) * 4, ("-",) * 7, ("-",) * 3)
CANNON = Gun("Cannon", 1, 8, ("1/1",) * 4, ("1/2",) * 7, ("-",) * 3, arc="front", rules=("reload",))


def entry(key: str, *guns: Gun, **values: Any) -> Entry:
    base: dict[str, Any] = {"type": "infantry", "kind": "squad", "armour": 2, "points": 10, "models": 5}
    base |= {"move": 2, "march": 4, **values}
    if base["type"] != "infantry" or base["kind"] in ("hero", "support_weapon"):
        base = {"damage": 4, **base, "models": 0}
    return Entry(key, key.upper(), key.title(), weapons=guns or (RIFLE,), **base)


def machine(key: str, *skills: str, **values: Any) -> Entry:
    return entry(key, CANNON, **{"type": "vehicle", "kind": "walker", "skills": skills, **values})


def hero(key: str, *skills: str) -> Entry:
    return entry(key, kind="hero", skills=skills)


BOOK = Book(
    "own",
    {"en": "Own", "fr": "Propre"},
    (
        entry("rifles", options={"brave": Option(3, ("charge",))}),
        entry("heavies", armour=3, models=3),
        entry("gun", CANNON, kind="support_weapon"),
        entry("dead", skills=("zombie",)),
        entry(
            "post", CANNON, kind="strongpoint_unit", skills=("strongpoint",), damage=4, models=0, points=20
        ),
        entry("commissar", kind="attachment", models=1, points=4, skills=("commissar",)),
        entry("spies", skills=("spy", "camouflage")),
        hero("joe"),
        hero("ace", "pilot"),
        hero("koshka", "ace_pilot"),
        hero("flyer", "air_pilot"),
        machine("walker"),
        machine("truck", "passengers:6", locomotion="wheeled"),
        machine("tank", "tank_riders:5", locomotion="tracked"),
        machine("her-walker", "pilot_of:koshka"),
        machine("light", "airmobile"),
        machine("assault", "air_assault"),
        machine("lifter", "airlifter", "helicopter", type="aircraft", armour=2),
        machine("plane", type="aircraft", armour=2),
    ),
)
"""Each unit by its nature; all cost ten points but the post and the commissar."""


def army(*picks: Pick | str, points: int = 100, forts: tuple[str, ...] = ()) -> ArmyList:
    """A list of the book above, not checked."""
    return ArmyList("own.yaml", BOOK, ListFile("own", {"en": "x", "fr": "x"}, points, picks, forts))
