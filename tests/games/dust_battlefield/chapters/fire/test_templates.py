"""The blast template (area DB-BLAST)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust_battlefield.chapters.fire import bearers, templates
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.testing.scripts import Script
from tests.games.dust.fights import Falling
from tests.games.dust_battlefield.tables import Put, piece, table_of

GUN = Put("one1", "nikita", (20, 60))


def _line(table: Table, unit: str = "one1") -> int:
    cells = [w.infantry for w in table.setting.cards[table.units[unit].card].weapons]
    return next(n for n, cell in enumerate(cells) if any(c.startswith("B") for c in cell))


def why(table: Table, x: float, y: float) -> str:
    line = _line(table)
    weapon = bearers.weapon_of(table, "one1", line)
    (firer, *_) = bearers.carriers(table, "one1", "one1", line)
    refusal = templates.why_not_centre(table, "one1", firer, weapon, "one1", (round(x * 100), round(y * 100)))
    return f"{refusal.rule} {refusal.reason}" if refusal else ""


def test_blast_01_the_centre_lies_in_range_arc_and_sight() -> None:
    table = table_of(GUN)
    assert why(table, 45, 60) == ""
    assert why(table, 19, 60) != ""  # in the hull itself there is no bearing ahead
    assert why(table, 175, 60) == "DB-BLAST-01 out-of-range"
    hidden = table_of(GUN, pieces=[piece("w", "wall", (40, 60), (0.6, 40), 9)])
    assert why(hidden, 50, 60) == "DB-BLAST-01 centre-not-seen"


def test_weap_02_smoke_goes_where_the_gun_reaches_and_sees_and_into_no_building() -> None:
    house = piece("h", "building", (60, 60), (20, 20), 9)
    table = table_of(GUN, pieces=[house])
    points = templates.smoke_points(table, "one1", _line(table), "one1")
    assert len(points) > 10
    assert all(why(table, x / 100, y / 100) == "" for x, y in points)
    assert not any(5000 < x < 7000 and 5000 < y < 7000 for x, y in points)


def test_blast_02_and_03_who_is_under_it_in_sight_of_its_centre() -> None:
    squad = [(60, 60), (60, 64), (60, 68.5), (60, 70)]
    table = table_of(GUN, Put("two1", "hammers", squad))
    assert templates.under(table, (6000, 6000))["two1"] == ("two1a", "two1b", "two1c")  # 7.5 + 1.25 > 8.5
    walled = table_of(GUN, Put("two1", "hammers", squad), pieces=[piece("w", "wall", (60, 62), (10, 0.6), 9)])
    assert templates.under(walled, (6000, 6000))["two1"] == ("two1a",)


def test_blast_04_each_unit_has_its_own_roll() -> None:
    reapers = Put("two1", "grim-reapers", [(60, 60), (60, 63), (60, 66)])
    gunners = Put("two2", "gunners", [(57, 57), (57, 60), (57, 63), (57, 66), (63, 60)])
    table = table_of(GUN, reapers, gunners)
    line = _line(table)
    card = table.setting.cards["nikita"]
    weapon = replace(card.weapons[line], infantry=("BB/1",) * 4, boxes=0, count=1)
    table.setting.cards["nikita"] = replace(card, weapons=(weapon,))
    players = {"one": Script(lay_template=[(6000, 6200)]), "two": Script()}
    referee = Referee(table, (), Falling(3, 3), players)
    attack.resolve(referee, "one1", (Shot(0, 1, "two1"),))
    rolls = [e.about["dice"] for e in referee.events if e.what == "roll" and e.rule == "DB-BLAST-02"]
    assert sorted(rolls) == ["10D", "6D"]


def test_blast_05_with_the_centre_outside_upper_floors_are_spared() -> None:
    table = table_of(GUN, Put("two1", "manfred", (60, 60)))
    table.change("two1a", {"z": 400})
    assert "two1" not in templates.under(table, (6000, 6200))
    assert "two1" in templates.under(table_of(GUN, Put("two1", "manfred", (60, 60))), (6000, 6200))


def test_blast_06_a_number_against_vehicles_is_no_template() -> None:
    table = table_of(
        Put("one1", "pounder", (20, 60)), Put("two1", "ludwig", (60, 60)), Put("two2", "manfred", (60, 66))
    )
    for line, weapon in enumerate(table.setting.cards["pounder"].weapons):
        if bearers.is_template(weapon, table, "two2"):
            assert not bearers.is_template(weapon, table, "two1")
            (firer,) = bearers.carriers(table, "one1", "one1", line)
            struck = templates.laid(table, firer, weapon, (6000, 6400))
            assert [mark.unit for mark in struck] == ["two2"]


def test_blast_07_every_crewman_of_a_support_weapon_counts() -> None:
    table = table_of(GUN, Put("two1", "hailstorm", (60, 60), 0, {"boxes": 1}))
    (firer,) = bearers.carriers(table, "one1", "one1", _line(table))
    weapon = bearers.weapon_of(table, "one1", _line(table))
    (mark,) = templates.laid(table, firer, weapon, (6000, 6000))
    assert mark.batch.men == 3
