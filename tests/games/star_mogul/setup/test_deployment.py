"""Drop zones and deployment (area SM-SETUP)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.star_mogul.chapters import phases
from escarmouche.games.star_mogul.chapters.models import RADIUS
from escarmouche.games.star_mogul.setup import deployment, setup
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, Script, pas, piece, referee_of, salvage_at, table_of

HIDDEN = {"fate": "waiting"}


def why(refusal: Any) -> tuple[str, str]:
    assert refusal
    return refusal.rule, refusal.reason


def test_setup_01_fifteen_pas_from_salvage_and_other_markers() -> None:
    table = table_of(
        things=(salvage_at(24, 24),), sides={"one": {"zone": (-1, -1)}, "two": {"zone": pas(42, 6)}}
    )
    assert why(deployment.why_not_marker(table, "one", pas(24, 24 - 14.9))) == (
        "SM-SETUP-01",
        "too-near-salvage",
    )
    assert deployment.why_not_marker(table, "one", pas(24, 24 - 15.1)) is None
    assert why(deployment.why_not_marker(table, "one", pas(42, 20.9))) == ("SM-SETUP-01", "too-near-a-marker")
    assert RADIUS == 6 * PAS


def test_setup_01_an_asset_counts_as_salvage() -> None:
    house = piece("building", 24, 24, (6, 6), id="asset")
    table = table_of(pieces=(house,), mission="asset", centre="asset", sides={"one": {"zone": (-1, -1)}})
    assert why(deployment.why_not_marker(table, "one", pas(24, 6.1))) == ("SM-SETUP-01", "too-near-the-asset")
    assert deployment.why_not_marker(table, "one", pas(24, 5.9)) is None


def test_setup_02_wholly_inside_the_zone_in_the_order_of_the_dice() -> None:
    table = table_of(
        Men("one1", "one", (6, 6), 3, values=HIDDEN), Men("two1", "two", (42, 42), 3, values=HIDDEN)
    )
    half = tuple((f, (pas(6 + n, 11.8),), -1) for n, f in enumerate(("one1a", "one1b", "one1c")))
    assert why(deployment.why_not_deploy(table, "one1", half)) == ("SM-SETUP-02", "outside-the-zone")
    inside = tuple((f, (pas(6 + n, 6),), -1) for n, f in enumerate(("one1a", "one1b", "one1c")))
    assert deployment.why_not_deploy(table, "one1", inside) is None
    script = Script(who_places=["one"])
    referee = referee_of(table_of(step="setup", activation="order/0", phase="setup"), (2,), (5,), two=script)
    setup.order(referee)
    assert referee.table.turn.order == ("one", "two")


def test_setup_03_what_does_not_fit_waits_and_then_stays_out() -> None:
    crowd = Men("one1", "one", (6, 6), 15, places=tuple((6, 6) for _ in range(15)))
    from tests.games.star_mogul.tables import piece

    wall = tuple(piece("rocks", x, y, (3, 3), id=f"r{x}{y}") for x in (2, 5, 8, 11) for y in (2, 5, 8, 11))
    table = table_of(Men("one2", "one", (6, 6), 5, values=HIDDEN), Men("two1", "two", (42, 42)), pieces=wall)
    assert deployment.drafts(table, "one2") == ()
    referee = referee_of(table)
    assert not deployment.put_down(referee, "SM-SETUP-02", "one2")
    assert deployment.waiting(referee.table, "one") == ("one2",)
    phases.stay_out(referee, "one")
    assert deployment.waiting(referee.table, "one") == ()
    assert referee.table.figures["one2a"].fate == "away", "kept on the roster"
    assert crowd.count == 15


def test_setup_04_flyers_up_to_ten_pas_and_two_a_phase() -> None:
    table = table_of(
        Car("one1", "one", (6, 6), "scout_flyer", values=HIDDEN),
        Car("one2", "one", (6, 6), "salvage_dog", values=HIDDEN),
        Men("two1", "two", (42, 42)),
    )
    assert deployment.why_not_park(table, "one1", pas(14, 6), 0) is None
    assert why(deployment.why_not_park(table, "one1", pas(15, 6), 0)) == ("SM-SETUP-04", "outside-the-zone")
    assert why(deployment.why_not_park(table, "one2", pas(14, 6), 0)) == ("SM-SETUP-02", "outside-the-zone")
    table.change("one", {"flyers": 2})
    referee = referee_of(table)
    assert not deployment.put_down(referee, "SM-SETUP-02", "one1")
    assert referee.events[-1].rule == "SM-SETUP-04"


def test_setup_05_counters_keep_from_edges_and_each_other_and_leave_room() -> None:
    table = table_of(things=(salvage_at(24, 24),))
    assert why(deployment.why_not_counter(table, pas(7.9, 24))) == ("SM-SETUP-05", "too-near-the-edge")
    assert why(deployment.why_not_counter(table, pas(29, 24))) == ("SM-SETUP-05", "counters-too-near")
    assert deployment.why_not_counter(table, pas(31, 24)) is None
    crowded = tuple(
        salvage_at(x, y, f"s{x}{y}")
        for x, y in ((9, 9), (9, 24), (9, 39), (24, 9), (24, 39), (39, 24), (39, 39))
    )
    assert why(deployment.why_not_counter(table_of(things=crowded), pas(39, 9))) == (
        "SM-SETUP-05",
        "no-room-for-markers",
    )


def test_miss_04_the_counters_of_a_raid_lie_near_the_stronger_marker() -> None:
    table = table_of(
        mission="salvage_raid",
        sides={"one": {"role": "raider"}, "two": {"role": "raided", "zone": pas(40, 24)}},
    )
    assert why(deployment.why_not_counter(table, pas(24, 24))) == ("SM-MISS-04", "too-far-from-marker")
    assert deployment.why_not_counter(table, pas(30, 24)) is None


def test_miss_07_the_guard_posts_one_unit_at_a_building() -> None:
    from tests.games.star_mogul.tables import piece

    house = piece("building", 24, 24, (5, 4), id="house1")
    door = salvage_at(24, 21.4, "door1", kind="door", piece="house1")
    table = table_of(
        Men("one1", "one", (6, 6), 3, values=HIDDEN),
        Men("two1", "two", (42, 42)),
        pieces=(house,),
        things=(door,),
        mission="rescue",
        sides={"one": {"role": "guard"}, "two": {"role": "investigator"}},
    )
    there = tuple((f, (pas(22 + 1.5 * n, 20),), -1) for n, f in enumerate(("one1a", "one1b", "one1c")))
    assert deployment.why_not_deploy(table, "one1", there) is None
    table.change("one", {"placed": 1})
    assert why(deployment.why_not_deploy(table, "one1", there)) == ("SM-SETUP-02", "outside-the-zone")
    assert why(deployment.why_not_marker(table, "two", pas(24, 36))) == ("SM-MISS-07", "too-near-a-building")
