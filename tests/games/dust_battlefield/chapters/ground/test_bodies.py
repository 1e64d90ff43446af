"""Where one measures from: bases, hulls, stands (area DB-MEAS)."""

from __future__ import annotations

from escarmouche.games.dust.armies import armybook
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.open_field import OpenField
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.setup import maps
from tests.games.dust_battlefield.tables import Put, piece, table_of

FIELD = OpenField()


def test_meas_01_the_table_is_180_by_120() -> None:
    assert (maps.WIDTH, maps.DEPTH) == (18000, 12000)
    for key in maps.MAPS.names():
        assert (maps.load(key).width, maps.load(key).depth) == (180, 120)


def test_meas_02_a_point_is_ten_centimetres() -> None:
    assert FIELD.point * 12 == 12000
    assert FIELD.measure == "cm"


def test_meas_03_two_walkers_whose_centres_are_27_cm_apart_are_20_cm_apart() -> None:
    table = table_of(Put("one1", "ludwig", (20, 20)), Put("two1", "ludwig", (47, 20), 180))
    assert FIELD.distance(table, "one1", "two1") == 2000
    soldiers = table_of(Put("one1", "manfred", (20, 20)), Put("two1", "bazooka-joe", (40, 20)))
    assert FIELD.distance(soldiers, "one1", "two1") == 1750


def test_meas_03_a_hull_is_in_a_wood_when_its_outline_is_partly_in_it() -> None:
    wood = piece("w", "wood", (60, 60), (20, 20))
    for x, inside in (
        (46.4, False),
        (46.6, True),
        (60, True),
    ):  # the hull is 7 cm long, the wood begins at 50
        (hull,) = bodies.of(table_of(Put("one1", "ludwig", (x, 60))), "one1")
        assert bodies.overlaps(hull, wood.polygon) is inside


def test_meas_03_every_vehicle_and_aircraft_has_a_hull() -> None:
    machines = 0
    for key in armybook.BOOKS.names():
        book = armybook.BOOKS.book(key)
        for entry in book.units:
            card = armybook.card_of(book, entry.key)
            form = bodies.form_of(card)
            if card.type == "infantry":
                assert form.hull is None
            else:
                machines += 1
                assert form.hull is not None
                assert min(form.hull) > 0
                assert form.height > 0
                assert (form.radius == 400) == (card.kind in ("light_walker", "walker"))
    assert machines == 44 + 8 - 1  # the books lack one walker of which too little is known


def test_meas_04_the_conversion_table_is_ten_centimetres_a_point() -> None:
    table = LEDGER.data("DB-MEAS-04")["cm"]
    assert all(int(points) * 10 == cm for points, cm in table.items())


def test_a_carried_unit_is_measured_from_what_carries_it() -> None:
    riding = Put("one2", "the-ghosts", (0, 0), 0, {"place": "aboard", "carrier": "one1", "seat": "inside"})
    table = table_of(Put("one1", "sturmluther", (20, 20)), riding, Put("two1", "manfred", (60, 20)))
    assert FIELD.distance(table, "one2", "two1") == FIELD.distance(table, "one1", "two1")


def test_a_crew_stands_on_one_base() -> None:
    table = table_of(Put("one1", "hailstorm", (20, 20)), Put("two1", "manfred", (60, 20)))
    (base,) = bodies.of(table, "one1")
    assert base.radius == 300


def test_meas_03_units_are_as_far_apart_as_their_nearest_miniatures() -> None:
    squads = [[(20 + 7 * k, 20 + 3 * k * k) for k in range(5)], [(60 - 5 * k, 60 - 4 * k) for k in range(5)]]
    table = table_of(
        Put("one1", "stormtroopers", squads[0]),
        Put("two1", "stormtroopers", squads[1]),
        Put("two2", "ludwig", (90, 30)),
    )
    ours = bodies.of(table, "one1")
    for foe in ("two1", "two2"):
        pairs = [bodies.apart(a, b) for a in ours for b in bodies.of(table, foe)]
        assert bodies.distance(table, "one1", foe) == bodies.distance(table, foe, "one1") == min(pairs) > 0
