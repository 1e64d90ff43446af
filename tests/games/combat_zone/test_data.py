"""Figures of our own that every map and profile rests on: they do not change unnoticed."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine import yamlfile
from escarmouche.games.combat_zone import rules
from escarmouche.games.combat_zone.chapters.terrain import KINDS
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup import maps, scenario
from escarmouche.games.combat_zone.table import Figure, Profile, Setting, Side, Thing, Turn, Weapon

PIECES = {
    "wall": (600, (1000, 60), "cover:hard impassable opaque"),
    "concrete": (600, (1000, 80), "cover:extra_hard impassable opaque"),
    "partition": (600, (1000, 40), "cover:medium impassable opaque"),
    "window": (130, (300, 60), "cover:hard obstacle opaque"),
    "door": (600, (350, 60), "cover:medium door impassable opaque"),
    "platform": (400, (800, 600), "climb cover:hard flat_top impassable opaque"),
    "stairs": (0, (600, 300), "difficult"),
    "low_wall": (150, (800, 60), "cover:hard obstacle opaque"),
    "sandbags": (140, (600, 120), "cover:hard obstacle opaque"),
    "barricade": (200, (600, 150), "cover:medium obstacle opaque"),
    "furniture": (110, (300, 150), "cover:light obstacle opaque"),
    "fence": (200, (800, 30), "cover:light obstacle wire"),
    "crates": (300, (350, 350), "climb cover:medium flat_top impassable opaque"),
    "container": (450, (1200, 450), "climb cover:extra_hard flat_top impassable opaque"),
    "vehicle": (280, (900, 420), "cover:medium impassable opaque"),
    "wreck": (250, (400, 400), "cover:medium impassable opaque"),
    "bunker": (350, (800, 600), "cover:extra_hard impassable opaque"),
    "pillar": (600, (200, 200), "cover:extra_hard impassable opaque"),
    "bushes": (180, (500, 400), "cover:light difficult opaque"),
    "rubble": (90, (700, 500), "cover:hard difficult opaque"),
    "mud": (0, (800, 600), "difficult"),
    "water": (0, (1000, 400), "difficult"),
    "deep_water": (0, (1000, 600), "impassable"),
}
"""Height, length and width in hundredths of a centimetre, traits."""


def test_terr_01_and_03_the_kinds_of_pieces_are_these() -> None:
    found = {id: (k.height, k.size, " ".join(sorted(k.traits))) for id in KINDS.names for k in (KINDS[id],)}
    assert found == PIECES


def test_force_04_what_is_not_printed_is_the_basic_fighter() -> None:
    printed = Profile("x", {})
    assert (printed.quality, printed.kind, printed.ap) == ("average", "basic", 6)
    assert (printed.attack, printed.damage, printed.resistance, printed.armour) == ("2D6", "2D6", 7, "none")
    assert (printed.attacks, printed.radius, printed.height, printed.cost) == (1, 125, 300, 0)
    assert (printed.grenades, printed.missiles) == (0, 0)
    figure = Figure("f", "u")
    numbers = ("ap", "spent", "grenades", "missiles", "pivot", "rerolls", "stun", "x", "y", "z", "facing")
    assert [getattr(figure, name) for name in numbers] == [0] * len(numbers)
    assert not figure.aided
    assert figure.fate == "alive"
    side = Side("one")
    assert (side.initiative, side.kills, side.score) == (0, 0, 0)
    assert (Setting().size, Setting().turns) == (200, 8)
    assert (Turn().step, Turn().moves, Turn().placed) == ("setup", 0, 0)
    weapon = Weapon("w", {}, 1, "2D6", 1, 2, 3)
    assert (weapon.kind, weapon.radius, weapon.least, weapon.stun) == ("light", 0, 0, 0)
    marker = Thing("m", "object", 1, 2)
    assert (marker.radius, marker.value) == (0, 0)


def test_game_01_maps_are_120_cm_square_and_a_third_full() -> None:
    for name in maps.MAPS.names():
        ground = maps.ground(name)
        assert (ground.width, ground.depth) == (12000, 12000)
        assert len({p.id for p in ground.pieces}) == len(ground.pieces) > 30
        for piece in ground.pieces:
            x0, y0, x1, y1 = piece.polygon.box
            assert 0 <= x0 < x1 <= 12000, piece.id
            assert 0 <= y0 < y1 <= 12000, piece.id
        for zone in maps.zones(name):
            assert 0 <= zone.a[0] < zone.b[0] <= 12000
            assert 0 <= zone.a[1] < zone.b[1] <= 12000


def test_game_02_and_04_the_scenarios_are_these() -> None:
    found = {key: (scenario.load(key).map, scenario.load(key).turns) for key in scenario.names()}
    assert found == {
        "firefight": ("crossroads", 8),
        "starter": ("crossroads", 8),
        "extraction": ("warehouse", 10),
        "hunt": ("works", 10),
        "sabotage": ("works", 8),
        "stronghold": ("compound", 8),
    }
    assert scenario.load("hunt").share("defender", 201) == 100
    assert scenario.load("hunt").share("attacker", 201) == 201


def test_every_switch_of_the_ledger_is_told_with_its_values() -> None:
    told = RULESET.armies.choices("firefight")
    for key, row in yamlfile.cached(Path(rules.__file__).with_name("rules.yaml"))["switches"].items():
        values = row.get("values", [row["default"], not row["default"]])
        assert told[key] == tuple(0 if value == "none" else value for value in values), key
    assert told["vehicles"] == ("none", *vehicles.FLEETS)
