"""Activating a card (area A4-ACT)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.games.at43.chapters import activation, morale
from escarmouche.games.at43.chapters.activation import activation_cost, candidates
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Script, Squad, chances, marker, referee_of, table_of


def waiting(*squads: Squad, cards: tuple[str, ...] = ("one1",), **values: Any) -> Table:
    turn = {"step": "activate", "unit": "", "waiting": cards}
    return table_of(*squads, turn=turn, **values)


def test_act_01_attitudes_end_when_the_unit_is_chosen() -> None:
    referee = referee_of(waiting(Squad("one1", "one", (3000, 3000), markers=("alerte", "genou"))))
    activation.activate(referee)
    assert not referee.table.units["one1"].markers
    assert referee.table.turn.done == ("one1",)


def test_act_02_cards_of_one_type_fit_several_units() -> None:
    twins = [Squad(f"one{n}", "one", (3000 * n, 3000), count=2) for n in (1, 2)]
    table = waiting(*twins, Squad("one3", "one", (9000, 3000), count=2, entry="others"))
    assert candidates(table, "one1") == ("one1", "one2")
    referee = referee_of(table, one=Script(activate=["one2"]))
    activation.activate(referee)
    assert referee.table.turn.unit == "one2"
    assert candidates(referee.table, "one2") == ("one1",)


def test_act_03_the_card_of_a_unit_that_is_gone() -> None:
    gone = Squad("one1", "one", (0, 0), count=1, place="gone")
    gone.unit = type(gone.unit)("one1", "one", (), entry="squad", place="gone", roster=("one1a",))
    other = Squad("one2", "one", (3000, 3000), count=2, entry="others")
    for answer, step in (("pass", "option"), ("next", "activate")):
        foe = Squad("two1", "two", (9000, 8000))
        table = waiting(gone, other, foe, one={"cards": ("one2",)}, two={"cards": ("two1",)})
        referee = referee_of(table, one=Script(dead_card=[answer]))
        activation.activate(referee)
        assert referee.table.turn.step == step
        assert referee.table.turn.active == ("two" if answer == "pass" else "one")


def reserve(profiles: Any = "trooper", pc: int = 5, **options: Any) -> Table:
    squad = (
        Squad("one1", "one", (0, 0), profiles, 3, place="reserve")
        if isinstance(profiles, str)
        else Squad("one1", "one", (0, 0), profiles, place="reserve")
    )
    drop = marker("drop", (6000, 4500), "drop", side="one", radius=0)
    return table_of(squad, things=(drop,), turn={"step": "begin"}, one={"pc": pc}, options=dict(options))


def test_act_04_reserve_waits_for_nothing_or_comes_in_and_pays() -> None:
    referee = referee_of(reserve(), one=Script(enter=["-"]))
    activation.begin(referee)
    assert referee.table.sides["one"].pc == 5
    assert referee.table.units["one1"].place == "reserve"
    referee = referee_of(reserve(), one=Script(enter=["drop:drop"]))
    activation.begin(referee)
    assert referee.table.sides["one"].pc == 4
    assert referee.table.units["one1"].place == "table"


def test_act_04_without_pc_no_drop_unless_drops_are_free() -> None:
    script = Script()
    activation.begin(referee_of(reserve(pc=0), one=script))
    assert not script.asked  # nothing but to wait is allowed
    referee = referee_of(reserve(pc=0, free_drop=True), one=Script(enter=["drop:drop"]))
    activation.begin(referee)
    assert referee.table.units["one1"].place == "table"
    assert referee.table.sides["one"].pc == 0
    assert ("A4-ACT-04", "free-drop") in [(e.rule, e.about.get("key")) for e in referee.events]


def test_act_05_an_officer_activates_for_nothing() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["lieutenant", "trooper"]))
    assert activation_cost(table, "one1") == 0
    table.change("one1", {"figures": ("one1b",), "leader": "one1b"})
    assert activation_cost(table, "one1") == 1


def test_act_06_an_unpaid_unit_takes_no_action() -> None:
    from escarmouche.games.at43.chapters.actions import choose_action

    squad = Squad("one1", "one", (3000, 3000), down=2)
    referee = referee_of(table_of(squad, turn={"step": "begin"}, one={"pc": 0}))
    activation.begin(referee)
    assert "denied" in referee.table.turn.flags
    assert not any(referee.table.figures[f].down for f in referee.table.units["one1"].figures)
    choose_action(referee)
    assert referee.table.turn.step == "orders"


def test_act_07_a_relay_saves_the_pc() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["relay", "trooper"]))
    assert activation_cost(table, "one1") == 0


@pytest.mark.parametrize(("down", "denied"), [(3, False), (4, True)])
def test_act_08_standing_up(down: int, denied: bool) -> None:
    from escarmouche.games.at43.chapters.actions import why_not_act

    table = table_of(Squad("one1", "one", (3000, 3000), down=down), turn={"step": "begin"})
    referee = referee_of(table, one=Script(everybody_up=["-"]))
    activation.begin(referee)
    assert bool(why_not_act(referee.table, "one1")) is denied


@pytest.mark.parametrize(
    ("squad", "rule"),
    [
        (Squad("one1", "one", (3000, 3000), count=4), ""),
        (Squad("one1", "one", (3000, 3000), count=3), "A4-ACT-09"),
        (Squad("one1", "one", (3000, 3000), "suit", 2, entry="elite"), ""),
        (Squad("one1", "one", (3000, 3000), "suit", 1, entry="elite"), "A4-ACT-09"),
        (Squad("one1", "one", (3000, 3000), "crew", 2, entry="support"), ""),
        (Squad("one1", "one", (3000, 3000), "crew", 1, entry="support"), "A4-ACT-09"),
    ],
)
def test_act_09_when_infantry_tests(squad: Squad, rule: str) -> None:
    assert morale.trigger(table_of(squad), "one1") == rule


def test_act_10_armour_tests_when_all_are_immobilised() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), "walker", 2, entry="walkers"))
    table.change("one1a", {"hurt": (2, 0, 0, 0)})
    assert morale.trigger(table, "one1") == ""
    table.change("one1b", {"hurt": (2, 0, 0, 0)})
    assert morale.trigger(table, "one1") == "A4-ACT-10"


@pytest.mark.parametrize(
    ("value", "chance"), [(2, F(0)), (6, F(1, 3)), (7, F(1, 2)), (9, F(1, 2)), (10, F(2, 3)), (14, F(1))]
)
def test_act_11_morale_against_eight(value: int, chance: F) -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), count=2))
    table.setting = type(table.setting)(
        weapons=table.setting.weapons,
        entries=table.setting.entries,
        profiles={**table.setting.profiles, "trooper": _with_morale(table, value)},
    )
    told = chances(morale.morale_test, table, "A4-ACT-09", "one1", of=lambda held, _: held)
    assert told.get(True, F(0)) == chance


def _with_morale(table: Table, value: int) -> Any:
    from escarmouche.engine.table import replace

    return replace(table.setting.profiles["trooper"], morale=value)


def test_act_12_two_tests_of_morale_six() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), count=3))
    table.setting = type(table.setting)(
        weapons=table.setting.weapons,
        entries=table.setting.entries,
        profiles={**table.setting.profiles, "trooper": _with_morale(table, 6)},
    )

    def twice(referee: Any) -> None:
        for _ in range(2):
            morale.morale_test(referee, "A4-ACT-09", "one1")

    told = chances(twice, table, of=lambda _, after: after.units["one1"].place)
    assert told["table"] == F(5, 9)


def test_act_13_disorganised_loses_its_attitudes() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), count=2, markers=("alerte",)))
    referee = referee_of(table, (1,))
    morale.morale_test(referee, "A4-ACT-09", "one1")
    assert referee.table.units["one1"].markers == {"disorganised"}


def test_act_14_routed_units_are_eliminated_before_any_rally() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=2, markers=("disorganised",)), turn={"step": "morale"}
    )
    script = Script(rally=["rally"])
    referee = referee_of(table, (1,), one=script)
    activation.test_morale(referee)
    assert referee.table.units["one1"].place == "gone"
    assert not script.asked


def test_act_15_rallied_for_two_pc() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), count=3), turn={"step": "morale"})
    referee = referee_of(table, (1,), one=Script(rally=["rally"]))
    activation.test_morale(referee)
    assert not referee.table.units["one1"].markers
    assert referee.table.sides["one"].pc == 3
    assert referee.table.turn.step == "routines"


def test_act_16_armour_tests_for_each_vehicle_lost() -> None:
    table = table_of(Squad("two1", "two", (3000, 3000), "walker", 1, entry="walkers"), turn={"unit": ""})

    def lose_two(referee: Any) -> None:
        morale.armour_morale(referee, "two1", 2)

    told = chances(
        lose_two, table, of=lambda _, after: (after.units["two1"].place, tuple(after.units["two1"].markers))
    )
    assert told["table", ()] == F(1, 4)
    assert told["gone", ()] == F(1, 4)


def test_act_16_not_in_its_own_activation() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), "walker", 2, entry="walkers"))
    referee = referee_of(table)
    morale.armour_morale(referee, "one1", 1)
    assert not referee.events


def test_act_18_standing_still_is_a_combat_move_of_nothing() -> None:
    from escarmouche.games.at43.chapters import actions

    table = table_of(Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (9000, 3000)))
    table.turn = type(table.turn)(**{**_fields(table.turn), "flags": frozenset({"combat"}), "step": "move"})
    referee = referee_of(table, one=Script(move=[()]))
    actions.move(referee)
    assert "moved" not in referee.table.turn.flags
    assert referee.events[-1].about["key"] == "moves-no-distance"


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


@pytest.mark.parametrize("down", [3, 2])
def test_state_06_half_or_fewer_act_normally(down: int) -> None:
    from escarmouche.games.at43.chapters.states import is_prone

    assert not is_prone(table_of(Squad("one1", "one", (3000, 3000), down=down)), "one1")


@pytest.mark.parametrize(("count", "down"), [(5, 3), (1, 1)])
def test_state_07_more_than_half_are_prone(count: int, down: int) -> None:
    from escarmouche.games.at43.chapters.states import is_prone

    assert is_prone(table_of(Squad("one1", "one", (3000, 3000), count=count, down=down)), "one1")


def test_abil_09_and_14_some_never_test() -> None:
    for profile, entry in (("steel", "nerves"), ("drone", "squad")):
        table = table_of(Squad("one1", "one", (3000, 3000), profile, 1, entry=entry))
        referee = referee_of(table)
        assert morale.morale_test(referee, "A4-ACT-09", "one1")
        assert [e.rule for e in referee.events] == ["A4-ABIL-09" if entry == "nerves" else "A4-ABIL-14"]
