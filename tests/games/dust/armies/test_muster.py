"""From a list to the table: who stands where, with what loaded, and who begins aboard what (DT-SETUP-05)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.armies import armylist
from escarmouche.games.dust.armies.armylist import Pick
from escarmouche.games.dust.armies.listcheck import check
from escarmouche.games.dust.armies.muster import fresh, made, muster, with_attached
from escarmouche.games.dust.table import Card
from tests.games.dust.sample_armies import army
from tests.games.dust.tables import card, weapon


@pytest.mark.parametrize(
    ("carrier", "unit", "seat"),
    [
        ("walker", "ace", "pilot"),
        ("her-walker", "koshka", "pilot"),
        ("plane", "flyer", "pilot"),
        ("truck", "ace", "pilot"),
        ("truck", "joe", "inside"),
        ("truck", "rifles", "inside"),
        ("tank", "rifles", "outside"),
        ("tank", "joe", "outside"),  # no pilot: he rides (DS-VEH-19)
        ("tank", "ace", "pilot"),
        ("lifter", "light", "slung"),
        ("lifter", "flyer", "pilot"),
    ],
)
def test_setup_05_who_begins_aboard_has_his_seat(carrier: str, unit: str, seat: str) -> None:
    listed = army(carrier, Pick(unit, aboard=1))
    assert check(listed, "DT-SETUP-04") == ()
    units = muster(listed, "two").units
    assert (units["two2"].place, units["two2"].carrier, units["two2"].seat) == ("aboard", "two1", seat)
    assert (units["two1"].place, units["two1"].carrier) == ("off", "")


def test_card_01_a_unit_comes_whole_and_loaded() -> None:
    ready = muster(army("rifles", "walker", "spies", "joe"), "one")
    rifles, walker, spies, joe = ready.units.values()
    assert rifles.figures == rifles.roster == ("one1a", "one1b", "one1c", "one1d", "one1e")
    assert [ready.figures[f].soldier for f in rifles.figures] == [0, 1, 2, 3, 4]
    assert {ready.figures[f].unit for f in rifles.figures} == {"one1"}
    assert rifles.markers == frozenset()
    assert (walker.figures, walker.markers) == (("one2a",), frozenset({"loaded:0"}))
    assert (spies.place, spies.markers) == ("hidden", frozenset({"camouflaged"}))
    assert joe.figures == ("one4a",)
    assert ready.points == 40
    assert set(ready.cards) == {"rifles", "walker", "spies", "joe"}


def test_setup_08_a_unit_from_reserve_is_as_good_as_new() -> None:
    card = army("walker").card(Pick("walker"))
    assert fresh(card, "one9", "one") == made(card, "one9", "one")[0]


def test_setup_04_an_option_makes_another_card() -> None:
    ready = muster(army("rifles", Pick("rifles", ("brave",))), "one")
    assert set(ready.cards) == {"rifles", "rifles+brave"}
    assert ready.cards["rifles+brave"].skills == ("charge",)
    assert ready.cards["rifles+brave"].points == 13


def test_skill_18_a_commissar_is_one_of_the_squad_and_numbers_go_on_without_him() -> None:
    listed = army("rifles", "heavies", Pick("commissar", attached=2), "walker", Pick("ace", aboard=4))
    ready = muster(listed, "one")
    assert list(ready.units) == ["one1", "one2", "one3", "one4"]
    assert len(ready.units["one2"].roster) == 4
    assert len(ready.units["one1"].roster) == 5
    assert ready.cards[ready.units["one2"].card].specialists == ("", "", "", "commissar")
    assert (ready.units["one3"].card, ready.units["one4"].carrier) == ("walker", "one3")


def test_fort_02_each_strongpoint_unit_brings_its_fortification() -> None:
    listed = army(
        "rifles", "post", Pick("post", fort="bunker"), Pick("post", fort="strongpoint"), forts=("bunker",)
    )
    assert muster(listed, "one").forts == ("strongpoint", "bunker", "strongpoint", "bunker")
    assert muster(army("rifles"), "one").forts == ()


def squad(*skills: str, id: str = "squad", **values: Any) -> Card:
    return card(id, weapon(count=5), skills=skills, **values)


def test_skill_18_a_commissar_is_one_more_miniature_of_his_unit() -> None:
    host, commissar = squad(), card("commissar", weapon("smg"), models=1, kind="attachment", points=2)
    joined = with_attached(host, commissar)
    assert len(joined.soldiers) == 6
    assert joined.soldiers[-1] == (1,)
    assert joined.points == host.points + 2
    assert joined.specialists[-1] == "commissar"


def test_skill_18_a_listed_commissar_has_no_unit_of_his_own() -> None:
    for name in armylist.LISTS.names():
        army = armylist.load_list(name)
        attached = [pick for pick in army.picks if pick.attached]
        assert len(muster(army, "one").units) == len(army.picks) - len(attached)
