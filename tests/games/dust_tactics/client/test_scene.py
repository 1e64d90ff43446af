"""What a client draws: each wall, piece, miniature, card and marker of a table at its square."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from escarmouche.engine.scene import SceneFigure, SceneUnit
from escarmouche.engine.table import replace
from escarmouche.games.dust.client.signs import CARRYING, PILOTLESS, STATES
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    GONE,
    HIDDEN,
    OFF,
    RESERVE,
    STUNNED,
    Table,
)
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.client.scene import scene
from tests.games.dust.tables import Put, card, opening, table_of, tile, wall, weapon

SQUAD = card("squad", weapon("rifle", count=5))
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)


def figures(table: Table, unit: str = "one1") -> list[SceneFigure]:
    return [figure for figure in scene(table, "one").figures if figure.unit == unit]


def shown(table: Table, unit: str = "one1") -> SceneUnit:
    return next(found for found in scene(table, "one").units if found.id == unit)


def lines(table: Table, unit: str = "one1") -> dict[str, str]:
    return {words["en"]: value for words, value in shown(table, unit).lines}


# -- ground -------------------------------------------------------------------------------------------------


def test_terr_10_each_wall_and_opening_is_drawn_on_its_edge() -> None:
    pieces = [
        wall("w1", 1, 0, "e"),
        wall("w2", 0, 1, "n", 3),
        opening("o1", 1, 1, "n"),
        opening("o2", 2, 1, "n", "large"),
    ]
    drawn = scene(table_of(size=(4, 3), pieces=pieces), "one")
    assert drawn.grid is not None
    assert {(e.a, e.b): e.kind for e in drawn.grid.edges} == {
        ((2000, 0), (2000, 1000)): "wall",
        ((0, 2000), (1000, 2000)): "wall",
        ((1000, 2000), (2000, 2000)): "small",
        ((2000, 2000), (3000, 2000)): "large",
    }
    assert (drawn.grid.square, drawn.grid.columns, drawn.grid.rows, drawn.grid.levels) == (1000, 4, 3, 1)
    assert (drawn.width, drawn.depth) == (4000, 3000)
    assert drawn.pieces == ()  # what lies on edges is no piece


def test_terr_10_openings_to_the_east_too() -> None:
    pieces = [wall("w", 0, 0, "e", 3), opening("s", 0, 0, "e"), opening("l", 0, 1, "e", "large")]
    grid = scene(table_of(size=(3, 3), pieces=pieces), "one").grid
    assert grid is not None
    assert [(e.a, e.b, e.kind) for e in grid.edges] == [
        ((1000, 0), (1000, 1000), "small"),
        ((1000, 1000), (1000, 2000), "large"),
        ((1000, 2000), (1000, 3000), "wall"),
    ]


def test_terrain_and_smoke_are_drawn_on_their_squares() -> None:
    house = tile("house", "building", 1, 0, 2, 1, "floors:2")
    table = table_of(rows=["..t.", "...."], pieces=[house], things=(things.smoke(3, 1, 4),))
    drawn = scene(table, "one")
    assert {(p.id, p.kind): p.outline for p in drawn.pieces} == {
        ("tree2_1", "tree"): ((2000, 1000), (3000, 1000), (3000, 2000), (2000, 2000)),
        ("house", "building"): ((1000, 0), (3000, 0), (3000, 1000), (1000, 1000)),
        ("smoke-3-1", "smoke"): ((3000, 1000), (4000, 1000), (4000, 2000), (3000, 2000)),
    }
    tags = {p.id: p.tags for p in drawn.pieces}
    assert tags["house"] == ("floors:2",)
    assert tags["smoke-3-1"] == ("until:4",)
    assert {p.height for p in drawn.pieces} == {0}  # the grid gives them none
    assert drawn.grid is not None
    assert drawn.grid.levels == 3  # two floors and the roof


def test_objectives_belong_to_the_side_of_their_half() -> None:
    marks = (
        things.objective("a", 1, 0, "south"),
        things.objective("b", 0, 1, "north"),
        things.objective("c", 2, 1),
    )
    zones = scene(table_of(size=(3, 2), things=marks), "one").zones
    assert {z.id: z.owner for z in zones} == {"a": "one", "b": "two", "c": ""}
    assert {z.id: z.outline[0] for z in zones} == {"a": (1000, 0), "b": (0, 1000), "c": (2000, 1000)}
    assert {(z.kind, z.sign, z.goal, z.name["fr"]) for z in zones} == {("point", "★", True, "Objectif")}
    nowhere = table_of(size=(3, 2), things=marks[2:], one={"half": ""})
    assert scene(nowhere, "one").zones[0].owner == ""  # an objective of the centre is nobody's


# -- miniatures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("models", [1, 2, 3, 4, 5, 6])
def test_a_squad_is_drawn_evenly_in_its_square(models: int) -> None:
    drawn = figures(table_of(Put("one1", card("squad", models=models), (3, 2))))
    spots = {(f.x - 3500, f.y - 2500) for f in drawn}
    assert len(spots) == models
    assert spots == {(-x, y) for x, y in spots}  # one half the mirror of the other
    _apart(drawn)
    if models not in (1, 3):
        assert spots == {(x, -y) for x, y in spots}


def test_the_fallen_are_not_drawn_and_the_gone_neither() -> None:
    table = table_of(Put("one1", SQUAD, (3, 2), left=2), Put("one2", SQUAD, (0, 0), place=GONE))
    assert [f.id for f in figures(table)] == ["one1a", "one1b"]
    assert figures(table, "one2") == []


@pytest.mark.parametrize(
    ("size", "facing", "middle"),
    [("normal", 0, (4500, 4500)), ("large", 0, (4500, 4000)), ("large", 2, (4000, 4500)),
     ("large", 4, (4500, 5000)), ("huge", 0, (5000, 5000))],
)  # fmt: skip
def test_board_02_a_machine_is_drawn_in_the_middle_of_its_squares(
    size: str, facing: int, middle: tuple[int, int]
) -> None:
    machine = card("machine", type="vehicle", kind="tank", locomotion="tracked", damage=6, size=size)
    (drawn,) = figures(table_of(Put("one1", machine, (4, 4), facing=facing)))
    assert (drawn.x, drawn.y) == middle


def test_larger_machines_are_drawn_larger() -> None:
    radii = []
    for size in ("normal", "large", "huge"):
        machine = card("machine", type="vehicle", kind="tank", locomotion="tracked", damage=6, size=size)
        radii.append(figures(table_of(Put("one1", machine, (4, 4))))[0].radius)
    man = figures(table_of(Put("one1", SQUAD, (4, 4))))[0].radius
    assert man < radii[0] < radii[1] < radii[2] < 1000
    assert man * 2 < radii[0]
    assert radii[0] < 500 < radii[1]


def test_arc_01_facing_is_told_in_degrees_from_east_against_the_clock() -> None:
    for facing, degrees in enumerate((90, 45, 0, 315, 270, 225, 180, 135)):
        table = table_of(Put("one1", WALKER, (4, 4), facing=facing))
        assert figures(table)[0].facing == degrees
        assert shown(table).facing == degrees


def test_arc_01_infantry_looks_nowhere_unless_a_gun_of_it_has_an_arc() -> None:
    assert figures(table_of(Put("one1", SQUAD, (4, 4), facing=3)))[0].facing == -1
    gun = card("gun", weapon("Gun", arc="front"))
    assert figures(table_of(Put("one1", gun, (4, 4), facing=2)))[0].facing == 0


def test_cards_show_what_a_unit_is_before_it_is_on_the_board() -> None:
    walker = Put("one1", WALKER, (0, 0), place="off")
    assert shown(table_of(walker)).shape == "walker"
    assert shown(table_of(Put("one1", SQUAD, (0, 0), place="off"))).shape == "infantry"


def test_an_aircraft_hides_nobody_in_its_square() -> None:
    plane = card("plane", type="aircraft", kind="aircraft", locomotion="plane", damage=4)
    (alone,) = figures(table_of(Put("one1", plane, (4, 4))))
    assert (alone.x, alone.y, alone.radius) == (4500, 4500, 400)
    both = table_of(Put("one1", plane, (4, 4)), Put("two1", SQUAD, (4, 4)))
    aloft, *squad = scene(both, "one").figures
    assert aloft.radius < alone.radius
    assert min(max(abs(aloft.x - f.x), abs(aloft.y - f.y)) for f in squad) < 400
    assert max(max(abs(aloft.x - f.x), abs(aloft.y - f.y)) for f in squad) > 500


HERO = card("hero", kind="hero", damage=4)


@pytest.mark.parametrize("models", [1, 2, 3, 4, 5])
def test_hero_02_a_hero_stands_aside_in_a_square_that_he_shares(models: int) -> None:
    squad = Put("one2", card("squad", models=models), (3, 2))
    drawn = scene(table_of(Put("one1", HERO, (3, 2)), squad), "one").figures
    assert len(drawn) == 1 + models
    _apart(drawn)
    assert sum(f.x for f in drawn[1:]) == 3500 * models  # his mates stay where they are


def test_hero_02_two_heroes_in_a_square_are_both_seen() -> None:
    drawn = scene(table_of(Put("one1", HERO, (3, 2)), Put("one2", HERO, (3, 2))), "one").figures
    _apart(drawn)
    assert {f.x for f in drawn} == {3500}
    assert sum(f.y for f in drawn) == 2 * 2500


@pytest.mark.parametrize("other", [Put("one2", SQUAD, (3, 2), place=RESERVE), Put("one2", SQUAD, (3, 3)),
                                   Put("one2", SQUAD, (2, 2))])  # fmt: skip
def test_hero_02_a_hero_alone_stands_in_the_middle(other: Put) -> None:
    (alone,) = figures(table_of(Put("one1", HERO, (3, 2)), other))
    assert (alone.x, alone.y) == (3500, 2500)


def _apart(drawn: Sequence[SceneFigure]) -> None:
    """No two miniatures on each other, all of them within their square (3, 2)."""
    for a, b in combinations(drawn, 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (a.radius + b.radius) ** 2
    for f in drawn:
        assert 3000 <= f.x - f.radius < f.x + f.radius <= 4000
        assert 2000 <= f.y - f.radius < f.y + f.radius <= 3000


def test_los_06_a_miniature_is_as_high_as_its_floor() -> None:
    house = tile("house", "building", 1, 1, 1, 1, "floors:2")
    heights = []
    for level in (0, 1, 2):
        table = table_of(Put("one1", SQUAD, (1, 1), level=level), pieces=[house], size=(4, 4))
        heights.append(figures(table)[0].z)
        assert shown(table).level == level
    assert heights == [0, 300, 600]


def _shape(**values: Any) -> str:
    values = {"kind": "unit", **values}
    return figures(table_of(Put("one1", card("c", **values), (4, 4))))[0].shape


def test_card_02_a_token_for_each_kind_of_unit() -> None:
    assert _shape(armour=2) == "infantry"
    assert _shape(armour=3) == "heavy"
    assert _shape(armour=4) == "heavy"
    assert _shape(type="vehicle", locomotion="walker", damage=4) == "walker"
    for tracks in ("tracked", "wheeled", "half_tracked"):
        assert _shape(type="vehicle", locomotion=tracks, damage=4) == "tank"
    assert _shape(type="aircraft", locomotion="helicopter", damage=4) == "aircraft"


def test_cmd_01_specialists_and_leaders_are_told_apart() -> None:
    def roles(name: str) -> list[str]:
        return [f.role for f in figures(table_of(Put("one1", name, (4, 4))))]

    assert roles("boss") == ["leader", "specialist", "specialist", "specialist", "soldier"]
    assert roles("big_boss") == ["leader", "specialist", "specialist"]
    assert roles("crack_shots") == ["soldier", "specialist"]
    assert roles("bazooka_joe") == ["hero"]
    led = card("led", like="crack_shots", specialists=("commissar", ""))
    assert [f.role for f in figures(table_of(Put("one1", led, (4, 4))))] == ["leader", "soldier"]


def test_states_are_shown_on_the_card_and_on_each_miniature() -> None:
    marked = Put("one1", SQUAD, (3, 2), markers=[STUNNED, ACTIVATED, "loaded:1"])
    table = table_of(marked)
    assert shown(table).states == (ACTIVATED, STUNNED)
    assert {f.states for f in figures(table)} == {(ACTIVATED, STUNNED)}
    assert shown(table_of(Put("one1", WALKER, (3, 2), pilotless=True))).states == ("pilotless",)


# -- cards --------------------------------------------------------------------------------------------------


def test_card_03_boxes_are_ticked_on_the_card() -> None:
    hit = table_of(Put("one1", WALKER, (4, 4), boxes=2))
    assert lines(hit)["Damage"] == "■■□□□□"
    assert "Soldiers" not in lines(hit)
    squad = table_of(Put("one1", SQUAD, (4, 4), left=3))
    assert lines(squad)["Soldiers"] == "3/5"
    assert "Damage" not in lines(squad)


def test_card_04_strength_is_counted_in_miniatures_or_in_boxes() -> None:
    squad = shown(table_of(Put("one1", SQUAD, (4, 4), left=3)))
    assert (squad.figures, squad.strength) == (3, 5)
    hurt = shown(table_of(Put("one1", HERO, (4, 4), boxes=1)))
    assert (hurt.figures, hurt.strength) == (3, 4)
    beyond = shown(table_of(Put("one1", HERO, (4, 4), boxes=6)))
    assert beyond.figures == 0
    machine = shown(table_of(Put("one1", WALKER, (4, 4), boxes=2)))
    assert (machine.figures, machine.strength) == (4, 6)
    lost = shown(table_of(Put("one1", WALKER, (4, 4), left=0, place=GONE)))
    assert (lost.figures, lost.strength) == (0, 6)


def test_card_01_what_is_printed_is_shown() -> None:
    gun = weapon("Panzerfaust", "1/3", "grenade", "limited_ammo", count=2, range=4, least=1, arc="front")
    blade = weapon("Blade", "2/1", count=3, range=0)
    known = card("known", gun, blade, armour=3, move=2, march=4, points=11, skills=("charge", "passengers:6"))
    table = table_of(Put("one1", known, (4, 4), ammo=(1, 0)))
    found = lines(table)
    faust = "2 × Panzerfaust, front, range 1-4, Grenade Weapons, Limited ammunition"
    blades = "3 × Blade, close combat"
    assert list(found) == [
        "Armour (infantry)", "Move / March", "Soldiers", "Dice/damage by armour 1, 2, 3 … against",
        faust, blades, "Charge", "Passengers (6)", "A, B", "C", "D, E", "Army points",
    ]  # fmt: skip
    assert found["Armour (infantry)"] == "3"
    assert found["Move / March"] == "2 / 4"
    four, seven, three = " ".join(["1/3"] * 4), " ".join(["1/3"] * 7), " ".join(["1/3"] * 3)
    assert found[faust] == f"{four} | {seven} | {three} · ■□"
    assert found[blades].startswith("2/1 2/1 2/1 2/1 | ")
    assert "□" not in found[blades]
    assert (found["Charge"], found["Passengers (6)"]) == ("DS-SKILL-16", "DS-VEH-15")
    assert (found["A, B"], found["C"]) == ("Panzerfaust + Blade", "Blade")
    assert found["Army points"] == "11"
    plain = lines(table_of(Put("one1", card("plain", weapon(range=6)), (4, 4))))
    assert plain["1 × gun, range 6"].startswith("1/1 1/1 ")
    assert all(set(words) == {"en", "fr"} for words, _ in shown(table).lines)


def test_card_03_a_skill_that_is_used_up_is_ticked() -> None:
    spirited = card("spirited", skills=("fighting_spirit", "lucky"))
    table = table_of(Put("one1", spirited, (4, 4), used=("lucky",)))
    assert lines(table)["Fighting Spirit"] == "DS-SKILL-22"
    assert lines(table)["Lucky"] == "DS-SKILL-29 ■"


def test_card_03_ammunition_of_an_unused_card_is_free() -> None:
    known = card("known", weapon("Rocket", "1/3", "limited_ammo", count=3))
    found = lines(table_of(Put("one1", known, (4, 4), ammo=())))
    assert found["3 × Rocket, range 6, Limited ammunition"].endswith("□□□")


def test_pass_01_who_is_aboard_stands_on_the_card_of_the_machine() -> None:
    truck = card("truck", type="vehicle", kind="tank", locomotion="wheeled", damage=4)
    squad = replace(SQUAD, name={"en": "Rangers", "fr": "Chasseurs"})
    table = table_of(
        Put("one1", truck, (4, 4)),
        Put("one2", squad, (4, 4), place=ABOARD, carrier="one1", seat="inside"),
        Put("one3", WALKER, (6, 6)),
        Put("one4", card("lost"), (4, 4), place=GONE, carrier="one1"),
    )
    assert lines(table)["Aboard (Rangers)"] == "5/5"
    assert "À bord (Chasseurs)" in [words["fr"] for words, _ in shown(table).lines]
    assert not any(line.startswith("Aboard") for line in lines(table, "one3"))
    assert "carrying" in shown(table).states
    assert "carrying" not in shown(table, "one3").states
    assert shown(table, "one2").carrier == "one1"
    assert shown(table, "one2").squares == ()
    assert figures(table, "one2") == []


def test_a_unit_is_told_with_its_squares_and_its_place() -> None:
    large = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
    table = table_of(
        Put("one1", large, (4, 4), facing=2),
        Put("one2", SQUAD, place=OFF),
        Put("one3", SQUAD, place=RESERVE),
        Put("one4", SQUAD, place=GONE),
        Put("one5", SQUAD, place=HIDDEN),
    )
    assert shown(table).squares == ((4, 4), (3, 4))
    places = {u.id: u.place for u in scene(table, "one").units}
    assert places == {"one1": "table", "one2": "off", "one3": "reserve", "one4": "gone", "one5": "off"}
    assert shown(table, "one2").squares == ()


# -- who plays ----------------------------------------------------------------------------------------------


def _said(**values: Any) -> dict[str, str]:
    blocs = values.pop("blocs", ("allies", "axis"))
    table = table_of(
        Put("one1", SQUAD, (1, 1)), turn=values, one={"bloc": blocs[0]}, two={"bloc": blocs[1]},
        setting={"turns": 8},
    )  # fmt: skip
    return scene(table, "one").headline


def test_the_headline_says_the_turn_and_who_plays_or_has_won() -> None:
    assert _said(round=3, active="two") == {"en": "Turn 3/8 · Axis plays", "fr": "Tour 3/8 · Axe joue"}
    assert _said(round=0, active="") == {"en": "Set-up", "fr": "Mise en place"}
    assert _said(round=8, over="one") == {"en": "Allied bloc has won", "fr": "Victoire : Bloc allié"}
    assert _said(round=8, over="draw") == {"en": "Draw", "fr": "Égalité"}


def test_two_armies_of_a_bloc_are_numbered() -> None:
    assert _said(round=1, active="one", blocs=("ssu", "ssu"))["fr"] == "Tour 1/8 · SSU 1 joue"
    assert _said(round=1, active="two", blocs=("ssu", "ssu"))["en"] == "Turn 1/8 · SSU 2 plays"
    assert _said(round=1, active="two", blocs=("mine", "own"))["en"] == "Turn 1/8 · two plays"


def test_scores_and_the_unit_under_way_are_told() -> None:
    table = table_of(
        Put("one1", SQUAD, (1, 1)),
        Put("two1", SQUAD, (5, 5)),
        one={"points": 12, "score": 3},
        two={"score": 1},
        turn={"scenario": "supply_drop"},
    )
    drawn = scene(table, "one")
    assert [(s.side, s.what["en"], s.value) for s in drawn.scores] == [
        ("one", "Army points destroyed", "12"), ("one", "Victory points", "3"),
        ("two", "Army points destroyed", "0"), ("two", "Victory points", "1"),
    ]  # fmt: skip
    assert drawn.acting == "one1"
    assert drawn.called["two"] == {"en": "Allied bloc 2", "fr": "Bloc allié 2"}
    without = scene(table_of(Put("one1", SQUAD, (1, 1))), "one").scores
    assert {s.what["en"] for s in without} == {"Army points destroyed"}  # encounter counts no others
    resting = table_of(Put("one1", SQUAD, (1, 1)), turn={"unit": ""})
    assert scene(resting, "one").acting == ""


def test_every_state_that_occurs_has_a_sign() -> None:
    marked = Put("one1", WALKER, (0, 0), markers=STATES, pilotless=True)
    drawn = scene(table_of(marked, Put("one2", SQUAD, place="aboard", carrier="one1", seat="inside")), "one")
    shown = {state for unit in drawn.units for state in unit.states}
    assert shown == set(drawn.signs) == {*STATES, PILOTLESS, CARRYING}
    assert {state for state, sign in drawn.signs.items() if sign.grave} == {STUNNED, PILOTLESS}
    assert all(sign.path for sign in drawn.signs.values())


def test_board_01_distances_are_told_in_squares() -> None:
    drawn = scene(table_of(size=(3, 2)), "one")
    assert (drawn.measure.name, drawn.measure.hundredths) == ("squares", drawn.width // 3)
