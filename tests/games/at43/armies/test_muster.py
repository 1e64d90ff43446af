"""From list to table: units, figures, leaders, profiles and what they may become."""

from __future__ import annotations

from escarmouche.games.at43.armies import muster
from escarmouche.games.at43.armies.armylist import LISTS, load_list
from escarmouche.games.at43.armies.muster import Mustered
from escarmouche.games.at43.table import ASSAULT, ATTACKER, DEFENDER, REINFORCEMENT, RESERVE, SECTION
from tests.games.at43.books import small_list


def mustered(name: str, role: str = ATTACKER) -> Mustered:
    return muster.muster(load_list(name), "one", role)


def test_everything_a_figure_needs_is_there() -> None:
    for name in LISTS.names():
        made = mustered(name)
        for figure in made.figures.values():
            profile = made.profiles[figure.profile]
            assert all(carried.weapon in made.weapons for carried in profile.weapons)
            if profile.crew:
                assert profile.crew in made.profiles
                assert profile.crew.rpartition(".")[0] in made.entries
        for unit in made.units.values():
            assert unit.leader == unit.figures[0]
            assert unit.entry in made.entries
        for entry in made.entries.values():
            assert not entry.fuses_into or made.entries[entry.fuses_into].vehicle in made.profiles
            assert not entry.vehicle or entry.vehicle in made.profiles


def test_costs_add_up_to_the_list() -> None:
    for name in LISTS.names():
        army = load_list(name)
        made = mustered(name)
        scenery = army.total - sum(unit.cost for unit in made.units.values())
        assert scenery == {"crystal": 50, "nanogenerator": 25}.get(next(iter(made.scenery), ""), 0)


def test_force_02_the_list_proposes_who_begins() -> None:
    army = small_list("{unit: squad, group: attack}, {unit: team, group: defence}, {unit: car}")
    groups = {
        role: [u.group for u in muster.muster(army, "one", role).units.values()]
        for role in (ATTACKER, DEFENDER)
    }
    assert groups[ATTACKER] == [ASSAULT, REINFORCEMENT, REINFORCEMENT]
    assert groups[DEFENDER] == [REINFORCEMENT, ASSAULT, REINFORCEMENT]
    places = [u.place for u in muster.muster(army, "one", ATTACKER).units.values()]
    assert places == [RESERVE, SECTION, SECTION]


def test_abil_13_what_routines_make_is_known_even_if_no_list_has_it() -> None:
    made = mustered("array-500-line")
    assert made.routines
    assert {"array.leaper", "array.crusher", "array.titan"} <= set(made.entries)


def test_abil_16_a_strike_names_the_unit_that_calls_it() -> None:
    army = small_list("{unit: squad, group: assault}, {unit: team}")
    strikes = muster.muster(army, "two", ATTACKER).strikes
    assert [(strike.id, strike.caller, strike.cost, strike.uses) for strike in strikes] == [
        ("two2.guns", "two2", 2, 1)
    ]
    assert strikes[0].area == 200


def test_scn_09_a_unit_meant_for_a_bunker_gets_one() -> None:
    army = small_list("{unit: squad, group: assault, garrison: true}, {unit: team}")
    assert muster.muster(army, "one", DEFENDER, ["bunker"]).units["one1"].garrison == "bunker"
    assert muster.muster(army, "one", DEFENDER).units["one1"].garrison == ""


def test_two_units_of_one_entry_share_their_card() -> None:
    army = small_list("{unit: squad, group: assault}, {unit: squad, strength: 8, officer: 2}")
    made = muster.muster(army, "one", ATTACKER)
    assert made.units["one1"].entry == made.units["one2"].entry == "small.squad"
    assert len(made.units["one2"].figures) == 8
