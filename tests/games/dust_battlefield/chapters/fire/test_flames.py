"""Flame templates (area DB-FLAME)."""

from __future__ import annotations

from escarmouche.games.dust.table import Weapon
from escarmouche.games.dust_battlefield.chapters.fire import bearers, flames
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.shapes import gap_to_polygon
from tests.games.dust_battlefield.tables import Put, piece, table_of


def _flame(table: Table) -> tuple[bearers.Firer, Weapon]:
    card = table.setting.cards[table.units["one1"].card]
    line = next(n for n, w in enumerate(card.weapons) if "flame" in w.rules)
    return bearers.carriers(table, "one1", "one1", line)[0], card.weapons[line]


def test_flame_01_range_1_reaches_10_cm_and_range_2_20() -> None:
    for card, length in (("bbq", 1000), ("hotdog", 2000)):
        firer, weapon = _flame(table_of(Put("one1", card, (20, 60))))
        shape = flames.wedge(table_of(Put("one1", card, (20, 60))), firer.body, weapon, 0)
        reach = max(x for x, _ in shape.points) - firer.body.at[0]
        edge = firer.body.radius or 350
        assert abs(reach - edge - length) <= 2


def test_flame_02_all_of_the_wedge_lies_in_the_arc() -> None:
    table = table_of(Put("one1", "fireball", (60, 60)))
    firer, weapon = _flame(table)
    assert weapon.arc == "front"
    assert flames.why_not_flame(table, "one1", firer, weapon, (9000, 6000)) is None
    refusal = flames.why_not_flame(table, "one1", firer, weapon, (9000, 9000))
    assert refusal is not None
    assert refusal.rule == "DB-FLAME-02"
    shape = flames.wedge(table, firer.body, weapon, 0)
    assert gap_to_polygon(firer.body.at, 0, shape) >= 1000  # a range 3 weapon burns from 10 cm on


def test_flame_03_and_04_only_who_is_seen_burns_friends_too() -> None:
    hidden = piece("w", "wall", (82, 63), (10, 0.6), 9)
    tornado = Put("two1", "steel-tornado", [(85, 60), (88, 60), (85, 64.9)])
    table = table_of(
        Put("one1", "fireball", (60, 60)),
        tornado,
        Put("one2", "gunners", [(90, 61)], 0, {"alive": 1}),
        pieces=[hidden],
    )
    firer, weapon = _flame(table)
    caught = flames.burnt(table, firer, weapon, (9000, 6000))
    assert set(caught["two1"]) == {"two1a", "two1b"}
    assert caught["one2"] == ("one2a",)
    marks = {mark.unit: mark.batch.men for mark in flames.laid(table, firer, weapon, (9000, 6000))}
    assert marks == {"two1": 2, "one2": 1}
