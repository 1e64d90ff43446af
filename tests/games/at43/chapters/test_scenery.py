"""Scenery with a state (area A4-SCN)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.games.at43.chapters import actions
from escarmouche.games.at43.chapters.scenery import damage_scenery, lose_structure, remove_scenery, toggle
from escarmouche.games.at43.chapters.shooting.damage import Blow, damage_test, strike_scenery
from escarmouche.games.at43.chapters.shooting.salvos import salvos_of
from escarmouche.games.at43.chapters.shooting.shooting import why_not_salvo
from escarmouche.games.at43.chapters.terrain import protection
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Squad, chances, flags, piece, referee_of, scenery, table_of


@pytest.mark.parametrize(
    ("kind", "chance"),
    [
        ("bunker", F(1, 6)),
        ("container", F(5, 6)),
        ("crystal", F(5, 6)),
        ("low_wall", F(1, 2)),
        ("nanogenerator", F(2, 3)),
    ],
)
def test_scn_01_penetration_thirteen(kind: str, chance: F) -> None:
    told = chances(
        damage_test, table_of(), Blow("one", "", 13, 1), 1, protection(kind), of=lambda made, _: made
    )
    assert told[1] == chance


def box(**values: Any) -> Table:
    made = piece("box", "container", 3000, 3500, 4200, 4100)
    squad = values.pop("squad", Squad("one1", "one", (3600, 3000), count=1))
    return table_of(squad, pieces=(made,), things=(scenery(made, **values),))


def test_scn_02_three_points_and_it_is_gone_and_who_was_on_it_stands_below() -> None:
    table = box(squad=Squad("one1", "one", (3600, 3800), count=1, z=550))
    referee = referee_of(table)
    strike_scenery(referee, Blow("two", "", 14, 1), "box", 3)
    assert "box" not in referee.table.things
    assert not referee.table.ground.pieces
    assert referee.table.figures["one1a"].z == 0


def test_scn_03_and_12_a_wall_goes_with_its_cover() -> None:
    from escarmouche.games.at43.chapters.shooting.cover import save_of

    wall = piece("wall", "low_wall", 2000, 4700, 4000, 4800)
    table = table_of(
        Squad("one1", "one", (3000, 1000), count=1),
        Squad("two1", "two", (3000, 5000), count=1, markers=("a_couvert",)),
        pieces=(wall,),
        things=(scenery(wall),),
    )
    assert save_of(table, "one1", ("two1a",), "direct").needs == 3
    referee = referee_of(table.copy(), (6,))
    strike_scenery(referee, Blow("one", "one1", 7, 1), "wall", 1)
    assert save_of(referee.table, "one1", ("two1a",), "direct").needs == 0
    for penetration, chance in ((7, F(1, 6)), (6, F(0))):
        told = chances(
            strike_scenery,
            table,
            Blow("one", "one1", penetration, 1),
            "wall",
            1,
            of=lambda _, t: "wall" not in t.things,
        )
        assert told.get(True, F(0)) == chance


def fort(weapon: str = "", squad: Squad | None = None, **values: Any) -> Table:
    made = piece("fort", "bunker", 3000, 3500, 4500, 5000)
    parts = (("body", 4), ("roof", 2), *((("weapon", 1),) if weapon else ()))
    inside = squad or Squad(
        "one1", "one", (0, 0), count=2, places=[(3500, 4200), (4000, 4200)], inside="fort", garrison="fort"
    )
    return table_of(
        inside,
        *values.pop("others", ()),
        pieces=(made,),
        things=(scenery(made, parts=parts, weapon=weapon),),
        **values,
    )


def hit(weapon: str) -> dict[str, F]:
    def part(_: object, after: Table) -> str:
        left = dict(after.things["fort"].parts)
        return next(
            name
            for name, points in {"body": 4, "roof": 2, "weapon": 1}.items()
            if left.get(name, points) < points
        )

    return chances(damage_scenery, fort(weapon), "two", "fort", 1, of=part)


def test_scn_06_where_a_bunker_is_hit() -> None:
    assert hit("embrasure") == {"roof": F(1, 3), "body": F(1, 2), "weapon": F(1, 6)}
    assert hit("") == {"roof": F(1, 2), "body": F(1, 2)}


def test_scn_07_without_body_it_is_gone_and_its_occupants_lie_there() -> None:
    referee = referee_of(fort())
    lose_structure(referee, "A4-SCN-06", "fort", "body", 4)
    assert "fort" not in referee.table.things
    figures = [referee.table.figures[f] for f in referee.table.units["one1"].figures]
    assert all(f.down and not f.inside for f in figures)


def test_scn_08_the_roof_takes_the_weapon_with_it() -> None:
    referee = referee_of(fort("embrasure"))
    lose_structure(referee, "A4-SCN-06", "fort", "roof", 2)
    assert referee.table.things["fort"].weapon == ""
    assert dict(referee.table.things["fort"].parts) == {"body": 4, "roof": 0, "weapon": 0}


def test_scn_09_measured_from_the_nearest_wall_and_one_special_type_in_a_shot() -> None:
    from escarmouche.games.at43.chapters.shooting.targets import distance_to

    squad = Squad(
        "one1",
        "one",
        (0, 0),
        ["trooper", "gunner", "mg"],
        places=[(3500, 4200), (4000, 4200), (3750, 4600)],
        inside="fort",
    )
    table = fort(squad=squad, others=(Squad("two1", "two", (3500, 2000), count=1),))
    assert distance_to(table, "one1", "two1") == 1500 - 125
    table.turn = type(table.turn)(unit="one1", special="launcher", moment="before")
    assert why_not_salvo(table, "one1", "machine_gun").rule == "A4-SCN-09"  # type: ignore[union-attr]
    assert why_not_salvo(table, "one1", "rifle") is None


def test_scn_15_the_weapon_of_a_bunker_is_a_salvo_more() -> None:
    assert "embrasure@mounted" in salvos_of(fort("embrasure"), "one1")
    assert "embrasure@mounted" not in salvos_of(fort(), "one1")


def test_scn_10_opening_and_closing() -> None:
    table = flags(box(squad=Squad("one1", "one", (3600, 3200), count=1)), "rapid")
    assert actions.containers_near(table, "one1") == ("box",)
    assert actions.why_not_toggle(table, "one1") is None
    referee = referee_of(table)
    toggle(referee, "one1", "box")
    assert referee.table.things["box"].open
    assert actions.why_not_toggle(flags(table, "denied"), "one1").rule == "A4-ACT-06"  # type: ignore[union-attr]


def test_scn_13_a_nanogenerator_makes_routines_cheaper() -> None:
    from escarmouche.games.at43.chapters.routines import cost_of

    made = [piece(f"nano{n}", "nanogenerator", 3000 * n, 3000, 3000 * n + 500, 3500) for n in (1, 2)]
    table = table_of(pieces=tuple(made), things=tuple(scenery(m, side="one") for m in made))
    assert (
        cost_of(table, "one", "dash"),
        cost_of(table, "one", "transfer"),
        cost_of(table, "two", "dash"),
    ) == (1, 0, 2)


def test_scn_03_removing_a_piece_is_told() -> None:
    referee = referee_of(box())
    remove_scenery(referee, "A4-SCN-03", "box")
    assert [e.about for e in referee.events][:2] == [
        {"id": "ground", "without": "box"},
        {"id": "box", "gone": True},
    ]
