"""Figures of our own that every map and profile rests on: they do not change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.combat_zone import deployment, drafts, maps, rules, scenario, vehicles, walking
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Figure, Marker, Profile, Setting, Side, Turn, Weapon
from escarmouche.games.combat_zone.terrain import KINDS
from escarmouche.space.shapes import distance
from tests.combat_zone.tables import Group, Script, barricade, referee_of, table_of, wall

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
    found = {id: (k.height, k.size, " ".join(sorted(k.traits))) for id, k in KINDS.items()}
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
    marker = Marker("m", "object", 1, 2)
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


@pytest.mark.parametrize(("x", "stops_at"), [(2500, 2000), (2900, 2900)])
def test_opp_06_whoever_is_stopped_on_a_friend_goes_back_to_free_ground(x: int, stops_at: int) -> None:
    table = table_of(
        Group("a", "one", (0, 0), ["trooper", "trooper"], places=[(x, 6000), (2500, 6000)]),
        Group("b", "two", (9000, 6000)),
    )
    referee = referee_of(table)
    referee.book(figure="aa", action=("move", "-1", "2000", "6000"), way=((3000, 6000),))
    walking._stop_here(referee, "aa")
    found = referee.table.figures["aa"].x
    assert found == stops_at if x == 2900 else 2000 <= found <= 2250
    assert referee.table.turn.step == "act"
    assert referee.table.turn.way == ()


def test_game_01_drafts_put_the_group_round_their_anchor() -> None:
    table = RULESET.new_table(Setup("starter", ()))
    referee = referee_of(table, (6,), (1,), one=Script(edge=["south"]))
    RULESET.step(referee)
    found = deployment.cluster(referee.table, "two1", (6000, 11000))
    assert found is not None
    assert max(distance((6000, 11000), path[-1]) for _, path, _ in found) < 700
    assert deployment.why_not_deploy(referee.table, "two1", tuple(found)) is None
    for draft in deployment.drafts(referee.table, "two1"):
        assert deployment.why_not_deploy(referee.table, "two1", draft) is None


def test_move_03_drafts_do_what_their_names_say() -> None:
    table = table_of(
        Group("a", "one", (6000, 3000), facing=90),
        Group("b", "two", (6000, 9000), facing=270),
        pieces=(barricade("low", 5000, 4500, 7000, 4600), wall("high", 2500, 3000, 3500, 3060)),
    )
    ends = dict(zip(drafts.draft_names(table, "aa"), drafts.move_drafts(table, "aa"), strict=True))
    at = {name: move[0][1][-1] for name, move in ends.items() if move[0][1]}
    assert at["rush:ba"][1] > 4000, "forward, up to the wall or round it"
    assert at["back"] == (6000, 125) or at["back"][1] < 1000
    assert at["north"] == (6000, 3500)
    assert at["west"] == (5500, 3000)
    assert at["south-east"] == (6353, 2647) or distance(at["south-east"], (6350, 2650)) < 5
    cover = at["cover:low"]
    assert cover[1] < 4500, "on the side away from the enemy"
    assert distance(cover, (6000, 4500)) < 1400


def test_game_05_every_answer_of_the_quick_player_is_an_answer() -> None:
    table = table_of(Group("a", "one", (2000, 6000), count=2), Group("b", "two", (6000, 6000)))
    ask = Ask("CZ-INIT-10", "one", "figure", ("aa", "ab", NO_ONE), about={"unit": "a"})
    assert RULESET.quick_answer(ask, table) == "aa"
    assert set(RULESET.candidates(ask, table)) == {"aa", "ab"}
    assert set(RULESET.prospects(ask, table)) >= {"aa", "ab"}
    order = Ask("CZ-INIT-02", "one", "order", ("act-first", "act-second"))
    assert RULESET.quick_answer(order, table) == "act-first"
    assert tuple(RULESET.candidates(order, table)) == ("act-first", "act-second")


def test_every_switch_of_the_ledger_is_told_with_its_values() -> None:
    told = RULESET.choices("firefight")
    for key, row in yamlfile.cached(Path(rules.__file__).with_name("rules.yaml"))["switches"].items():
        values = row.get("values", [row["default"], not row["default"]])
        assert told[key] == tuple(0 if value == "none" else value for value in values), key
    assert told["vehicles"] == ("none", *vehicles.FLEETS)
